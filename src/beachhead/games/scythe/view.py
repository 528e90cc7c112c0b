"""What one seat may know, ready for JSON. The only thing about a state that a seat ever gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from msgspec import UNSET, UnsetType

from beachhead.core.contract import SPECTATOR
from beachhead.core.engine import FREE
from beachhead.games.scythe import reach
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.content import (
    Bottom,
    Good,
    NationId,
    Resource,
    StructureId,
    Top,
)
from beachhead.games.scythe.harvest import harvest
from beachhead.games.scythe.rules import (
    bottom,
    cards,
    cargo,
    combat,
    control,
    move,
    objective,
    pieces,
    produce,
    scoring,
    turn,
    upgrade,
)
from beachhead.games.scythe.seen import (
    BoxView,
    CombatView,
    DecksView,
    FactoryView,
    FighterView,
    MeasureView,
    MoveView,
    PlaceView,
    PlayerView,
    ResourcesView,
    ScoreView,
    SectionView,
    StructureView,
    UnitId,
    UnitsView,
    View,
)
from beachhead.games.scythe.state import State

Word = TypeVar("Word", bound=str)
TOP_NAMES = cast("Sequence[Top]", v.TOP_IDS)
BOTTOM_NAMES = cast("Sequence[Bottom]", v.BOTTOM_IDS)
GOODS_NAMES = cast("Sequence[Good]", v.GOODS_IDS)
RESOURCE_NAMES = cast("Sequence[Resource]", v.RESOURCE_IDS)
STRUCTURE_NAMES = cast("Sequence[StructureId]", v.STRUCTURE_IDS)
UNIT_NAMES = cast("Sequence[UnitId]", v.UNIT_IDS)

FULL = (v.CUBES, v.MECHS, v.STRUCTURES, v.RECRUITS)  # of each bottom action
HIGHEST_CARD = v.LOWEST_CARD + v.CARD_VALUES - 1


def view(s: State, seat: int) -> View:
    """SC-HID-06. All that is public, and what is hidden from the others but not from this seat."""
    t = s.tables
    return View(
        active=int(s.active),
        first=int(t.first),
        order=_order(s),
        asked=_asked(s, seat),
        tile=t.tile_ids[s.tile],
        turn_cap=int(t.turn_cap),
        players=[_player(s, p, seat) for p in range(s.seats)],
        places=_places(s),
        decks=_decks(s),
        factory=_factory(s, seat),
        encounter=None if s.encounter == v.NO_CARD else t.encounter_ids[s.encounter],
        move=_move(s),
        combat=_combat(s, seat),
        winners=_seats(scoring.winners(s)) if s.over else [],
    )


def _order(s: State) -> list[int]:
    """Seats clockwise, beginning with the first player."""
    order = [int(s.tables.first)]
    while len(order) < s.seats:
        order.append(int(s.tables.left[order[-1]]))
    return order


def _asked(s: State, seat: int) -> str | None:
    """SC-HID-08. The question, for whoever is asked; the others learn nothing of it."""
    top = s.top
    if s.over or top is None or top.seat != seat:
        return None
    return top.name


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(5) if mask >> seat & 1]


def _bits(mask: int, words: Sequence[Word]) -> list[Word]:
    return [word for i, word in enumerate(words) if mask >> i & 1]


def _values(counts: list[int]) -> list[int]:
    """Counts per value as the values themselves."""
    return [v.LOWEST_CARD + i for i, n in enumerate(counts) for _ in range(n)]


def _hand(s: State, seat: int) -> list[int]:
    first = seat * v.CARD_VALUES
    return _values([int(n) for n in s.hand[first : first + v.CARD_VALUES]])


def _committed(s: State, side: int) -> list[int]:
    first = side * v.COMMITMENT
    return _values([int(n) for n in s.committed[first : first + v.CARD_VALUES]])


def _side(s: State, seat: int) -> int:
    if s.battlefield == v.NOWHERE:
        return v.NOBODY
    return {int(s.active): v.ATTACKER, int(s.defender): v.DEFENDER}.get(seat, v.NOBODY)


def _held(s: State, p: int) -> int:
    """Combat cards of a seat; committed ones still count, for their number is secret."""
    side = _side(s, p)
    committed = _committed(s, side) if side != v.NOBODY else []
    return int(cards.held(s, p)) + len(committed)


def _player(s: State, p: int, seat: int) -> PlayerView:
    t = s.tables
    held = [int(c) for c in s.objectives[p * 2 : p * 2 + 2] if c != v.NO_CARD]
    mine = p == seat
    return PlayerView(
        seat=p,
        nation=cast("NationId", t.nation_ids[p]),
        mat=t.mat_ids[p],
        mat_number=int(t.mat_number[p]),
        home=t.place_ids[t.home[p]],
        power=int(s.power[p]),
        popularity=int(s.popularity[p]),
        coins=int(s.coins[p]),
        turns=int(s.turns[p]),
        cards=_held(s, p),
        objective_count=len(held),
        abilities=_bits(int(s.abilities[p]), v.ABILITY_IDS),
        mechs_left=[name for name in _mat_mechs(s, p) if not _has(s, p, name)],
        workers=v.WORKERS - int(s.spare_workers[p]),
        workers_left=int(s.spare_workers[p]),
        structures_left=[
            STRUCTURE_NAMES[k] for k in range(v.STRUCTURES) if s.built[p * 4 + k] == v.NOWHERE
        ],
        recruits=_bits(int(s.recruits[p]), BOTTOM_NAMES),
        bonuses_used=_bits(int(s.bonuses[p]), GOODS_NAMES),
        boxes={v.BOX_IDS[i]: _box(s, p, i) for i in range(v.CUBES)},
        sections=[_section(s, p, i) for i in range(v.SECTIONS)],
        produce_cost={
            name: int(n) for i, name in enumerate(GOODS_NAMES) if (n := produce.cost(s, p, i))
        },
        harvest=harvest(s, p),
        factory_card=None if s.factory_card[p] == v.NO_CARD else t.factory_ids[s.factory_card[p]],
        factory_open=turn.bar_to_section(s, p, v.FACTORY_SECTION) == FREE,
        last_section=int(s.last_section[p]),
        stars={
            name: int(s.stars[p * v.STAR_KINDS + i])
            for i, name in enumerate(v.STAR_IDS)
            if s.stars[p * v.STAR_KINDS + i]
        },
        star_total=int(s.star_total[p]),
        resources=ResourcesView(*_resources(s, p)),
        score=_score(s, p),
        hand=_hand(s, p) if mine else UNSET,
        objectives=[t.objective_ids[card] for card in held] if mine else UNSET,
        measures={t.objective_ids[c]: _measures(s, p, c) for c in held} if mine else UNSET,
        seen_objectives=_bits(int(s.seen_objectives[p]), t.objective_ids) if mine else UNSET,
        scouted=_values([int(n) for n in s.scouted[p * 4 : p * 4 + 4]]) if mine else UNSET,
    )


def _measures(s: State, p: int, card: int) -> list[MeasureView]:
    t = s.tables
    return [
        MeasureView(
            have=int(objective.measure(s, p, t.need_kind[i], t.need_arg[i])),
            min=int(t.need_min[i]),
            max=int(t.need_max[i]),
        )
        for i in range(t.needs_first[card], t.needs_first[card + 1])
    ]


def _mat_mechs(s: State, p: int) -> list[str]:
    abilities = (int(s.tables.mech_ability[p * v.MECHS + i]) for i in range(v.MECHS))
    return [v.ABILITY_IDS[ability.bit_length() - 1] for ability in abilities]


def _has(s: State, p: int, name: str) -> bool:
    return bool(s.abilities[p] >> v.ABILITY_IDS.index(name) & 1)


def _box(s: State, p: int, i: int) -> BoxView:
    return BoxView(int(upgrade.box(s, p, i)), bool(s.covered[p] >> i & 1))


def _section(s: State, p: int, i: int) -> SectionView:
    t = s.tables
    action = int(t.section_bottom[p * v.SECTIONS + i])
    index = p * v.BOTTOMS + action
    return SectionView(
        top=TOP_NAMES[t.section_top[p * v.SECTIONS + i]],
        bottom=BOTTOM_NAMES[action],
        pays=RESOURCE_NAMES[t.bottom_pays[action]],
        cost=int(bottom.cost(s, p, action)),
        cost_start=int(t.bottom_cost[index]),
        slots=int(t.bottom_slots[index]),
        cubes=int(s.cubes[index]),
        coins=int(t.bottom_coins[index]),
        open=turn.bar_to_section(s, p, i) == FREE,
        done=_done(s, p)[action],
        full=FULL[action],
    )


def _done(s: State, p: int) -> tuple[int, ...]:
    """Upgrades, mechs, structures and recruits, in the order of the bottom actions."""
    return (
        v.CUBES - int(control.count(s.covered[p])),
        int(pieces.mechs_in_play(s, p)),
        int(pieces.structures_built(s, p)),
        int(control.count(s.recruits[p])),
    )


def _resources(s: State, p: int) -> list[int]:
    return [int(control.resource_total(s, p, r)) for r in range(v.RESOURCES)]


def _score(s: State, p: int) -> ScoreView:
    return ScoreView(
        coins=int(s.coins[p]),
        stars=int(scoring.star_coins(s, p)),
        territories=int(scoring.territory_coins(s, p)),
        resources=int(scoring.resource_coins(s, p)),
        structures=int(scoring.structure_coins(s, p)),
        total=int(scoring.total(s, p)),
    )


def _places(s: State) -> dict[str, PlaceView]:
    """Every row is read once: from outside, each look at a compiled row makes a new object."""
    ids, units, built, goods = s.tables.place_ids, _units(s), _structures(s), list(s.resources)
    return {
        ids[place]: PlaceView(
            structure=built.get(place, UNSET),
            units=units.get(place, UNSET),
            resources=_lying(goods[place * v.RESOURCES : (place + 1) * v.RESOURCES]) or UNSET,
            token=True if s.tokens >> place & 1 else UNSET,
            controller=_controller(s, place),
        )
        for place in range(v.PLACES)
    }


def _units(s: State) -> dict[int, list[UnitsView]]:
    found: dict[int, list[UnitsView]] = {}
    mechs, workers = list(s.mechs), list(s.workers)
    for p, character in enumerate(s.character):
        found.setdefault(character, []).append(UnitsView(p, "character", 1))
        for place in range(v.PLACES):
            if n := mechs[p * v.PLACES + place]:
                found.setdefault(place, []).append(UnitsView(p, "mech", n))
            if n := workers[p * v.PLACES + place]:
                found.setdefault(place, []).append(UnitsView(p, "worker", n))
    return found


def _structures(s: State) -> dict[int, StructureView]:
    return {
        place: StructureView(i // v.STRUCTURES, STRUCTURE_NAMES[i % v.STRUCTURES])
        for i, place in enumerate(s.built)
    }


def _lying(counts: list[int]) -> dict[Resource, int]:
    return {name: n for name, n in zip(RESOURCE_NAMES, counts, strict=True) if n}


def _controller(s: State, place: int) -> int | UnsetType:
    owner = control.controller(s, place) if place < v.HEXES else v.NOBODY
    return UNSET if owner == v.NOBODY else int(owner)


def _decks(s: State) -> DecksView:
    """SC-HID-03 in numbers: sizes of decks; the combat discard pile lies open."""
    held = sum(1 for card in s.objectives if card != v.NO_CARD)
    return DecksView(
        combat=int(cards.total(s.deck, 0)),
        discard=_values([int(n) for n in s.discard]),
        objectives=v.OBJECTIVES - held,
        encounters=v.ENCOUNTERS - (s.encounter != v.NO_CARD),
        encounters_done=[
            s.tables.encounter_ids[card] for card in s.encounter_deck[: s.encounters_drawn]
        ],
    )


def _factory(s: State, seat: int) -> FactoryView:
    """The number of cards left; who has been there knows which."""
    known = seat != SPECTATOR and s.factory_seen >> seat & 1
    cards = _bits(int(s.factory_pile), s.tables.factory_ids) if known else UNSET
    return FactoryView(int(control.count(s.factory_pile)), cards)


def _move(s: State) -> MoveView | None:
    top = s.top
    if s.over or not isinstance(top, (cargo.Handle, cargo.TakeAll, move.Step)):
        return None
    step = top if isinstance(top, move.Step) else top.below
    assert isinstance(step, move.Step)
    ids = s.tables.place_ids
    found = reach.ways(s, int(step.seat), int(step.kind), int(step.place), int(step.left))
    return MoveView(
        unit=UNIT_NAMES[step.kind],
        place=ids[step.place],
        cargo={v.CARGO_IDS[i]: int(n) for i, n in enumerate(s.cargo) if n},
        steps=int(step.left),
        far={ids[place]: ids[first] for place, first in found.items()},
    )


def _combat(s: State, seat: int) -> CombatView | None:
    """SC-HID-05 as a picture: a side sees its own dial and cards until both are revealed."""
    if s.battlefield == v.NOWHERE:
        return None
    fighters = (int(s.active), int(s.defender))
    sides = [_fighter(s, side, fighter, seat) for side, fighter in enumerate(fighters)]
    return CombatView(s.tables.place_ids[s.battlefield], sides)


def _fighter(s: State, side: int, fighter: int, seat: int) -> FighterView:
    mine = fighter == seat
    limit, held = int(combat.card_limit(s, fighter)), _held(s, fighter)
    dial = min(v.MAX_DIAL, int(s.power[fighter]))
    return FighterView(
        seat=fighter,
        units=int(pieces.combat_units(s, fighter, s.battlefield)),
        power=int(s.power[fighter]),
        limit=limit,
        dial_most=dial,
        most=dial + HIGHEST_CARD * min(limit, held),
        wins_ties=side == v.ATTACKER,
        dial=int(s.committed[side * v.COMMITMENT + v.DIAL]) if mine else UNSET,
        cards=_committed(s, side) if mine else UNSET,
    )
