"""Content and set-up turned into Tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.contract import Setup
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.content import (
    Base,
    Content,
    EncounterOption,
    Gain,
    Hex,
    Nation,
    Need,
    Tile,
)
from beachhead.games.scythe.seating import Seating
from beachhead.games.scythe.tables import Tables

TERRAIN_IDS = ("mountain", "farm", "forest", "tundra", "village", "lake", "factory")


def build_tables(content: Content, setup: Setup, seating: Seating) -> Tables:
    """The rows that the rules read."""
    t = Tables(len(setup.seats))
    places = [*(h.id for h in content.board.hex), *(b.id for b in content.board.base)]
    t.place_ids = places
    _board(t, content, places)
    _players(t, content, setup, seating, places)
    _mats(t, content, seating)
    _actions(t, content)
    _objectives(t, content, places)
    _options(t, content)
    _tiles(t, content)
    _rule_options(t, setup)
    return t


def _mask(places: Sequence[str], ids: Iterable[str]) -> int:
    return sum(1 << places.index(name) for name in ids)


def _board(t: Tables, content: Content, places: list[str]) -> None:
    """SC-MAP-01. 47 territories by terrain, with tunnels and encounter symbols."""
    board = content.board
    for i, hex_ in enumerate(board.hex):
        terrain = TERRAIN_IDS.index(hex_.terrain)
        t.terrain[i] = terrain
        t.terrain_mask[terrain] |= 1 << i
        t.column[i] = hex_.q
        t.row[i] = hex_.r
        t.tunnels |= hex_.tunnel << i
        t.encounters |= hex_.encounter << i
    t.factory = places.index("factory")
    for i in range(v.HEXES, v.PLACES):
        t.terrain[i] = -1
        t.base_place[i - v.HEXES] = i
    listed: tuple[Hex | Base, ...] = (*board.hex, *board.base)
    for i, place in enumerate(listed):
        _edges(t, i, place, places)


def _edges(t: Tables, i: int, place: Hex | Base, places: list[str]) -> None:
    """SC-MAP-03, SC-MAP-05, SC-MAP-06. Edges by what they are: dry land, river, shore of a lake.

    Home bases have edges outwards only, and rivers run between land and land.
    """
    lakes = int(t.terrain_mask[v.LAKE])
    near = _mask(places, place.adj)
    rivers = _mask(places, place.river)
    t.edges[i] = near
    if isinstance(place, Hex) and place.terrain == "lake":
        t.lakes[i] = near
    else:
        t.lakes[i] = near & lakes
        t.rivers[i] = rivers
        t.land[i] = near & ~lakes & ~rivers


def _players(
    t: Tables, content: Content, setup: Setup, seating: Seating, places: list[str]
) -> None:
    nations: dict[str, Nation] = {nation.id: nation for nation in content.nations.faction}
    mats = {mat.id: mat for mat in content.mats.player_mat}
    t.nation_ids = list(seating.nations)
    t.mat_ids = list(seating.mats)
    # SC-SETUP-09. Clockwise round the board; absent nations are skipped.
    order = sorted(range(t.seats), key=lambda seat: nations[seating.nations[seat]].seat)
    for i, seat in enumerate(order):
        t.left[seat] = order[(i + 1) % len(order)]
        t.right[seat] = order[i - 1]
    t.first = min(range(t.seats), key=lambda seat: mats[seating.mats[seat]].number)
    for seat in range(t.seats):
        mat = mats[seating.mats[seat]]
        t.mat_number[seat] = mat.number
        t.start_popularity[seat] = mat.popularity
        t.start_coins[seat] = mat.coins
        _nation(t, seat, nations[seating.nations[seat]], places)
        t.wayfare[seat] = _wayfare(content, setup, seating, seat, places)


def _nation(t: Tables, seat: int, nation: Nation, places: list[str]) -> None:
    t.home[seat] = places.index(nation.home_base)
    t.start_power[seat] = nation.power
    t.start_cards[seat] = nation.combat_cards
    for i, name in enumerate(nation.start_workers):
        t.start_worker[seat * 2 + i] = places.index(name)
    t.nation_ability[seat] = 1 << v.ABILITY_IDS.index(nation.faction_ability)
    # SC-SETUP-13. Four mechs on the faction mat, each on its ability.
    for i, name in enumerate(nation.mech_abilities):
        t.mech_ability[seat * v.MECHS + i] = 1 << v.ABILITY_IDS.index(name)
    for name in nation.riverwalk:
        t.riverwalk[seat] |= t.terrain_mask[TERRAIN_IDS.index(name)]


def _wayfare(content: Content, setup: Setup, seating: Seating, seat: int, places: list[str]) -> int:
    """SC-NAT-18. The own base and those of absent nations; the two printed extra ones by option."""
    extra = setup.options["wayfare_expansion_bases"] == "on"
    bases = [
        base.id
        for base in content.board.base
        if base.faction == seating.nations[seat]
        or (base.faction not in seating.nations and (base.in_base_game or extra))
    ]
    return _mask(places, bases)


def _mats(t: Tables, content: Content, seating: Seating) -> None:
    """SC-SETUP-16. Pairs of actions, costs, bracketed boxes and coins of each player mat."""
    mats = {mat.id: mat for mat in content.mats.player_mat}
    for seat, name in enumerate(seating.mats):
        for i, part in enumerate(mats[name].section):
            bottom = v.BOTTOM_IDS.index(part.bottom)
            t.section_top[seat * v.SECTIONS + i] = v.TOP_IDS.index(part.top)
            t.section_bottom[seat * v.SECTIONS + i] = bottom
            t.bottom_cost[seat * v.BOTTOMS + bottom] = part.cost_start
            t.bottom_slots[seat * v.BOTTOMS + bottom] = part.upgrade_slots
            t.bottom_coins[seat * v.BOTTOMS + bottom] = part.coins


BOXES = (
    ("move", "move_units"),
    ("move", "gain_coins"),
    ("bolster", "power"),
    ("bolster", "combat_cards"),
    ("trade", "popularity"),
    ("produce", "territories"),
)


def _actions(t: Tables, content: Content) -> None:
    """SC-SETUP-15. The six green boxes that cubes cover, and what all mats have in common."""
    tops = {top.id: top for top in content.mats.top_action}
    for i, (action, value) in enumerate(BOXES):
        top = next(top for name, top in tops.items() if name == action)
        t.box_base[i] = top.base[value]
        t.box_upgraded[i] = top.upgraded[value]
    t.traded = tops["trade"].base["resources"]
    for row in content.mats.produce_cost:
        for workers in range(row.workers_in_play_min, row.workers_in_play_max + 1):
            _goods(t.produce_cost, workers, row.cost)
    for action_ in content.mats.bottom_action:
        i = v.BOTTOM_IDS.index(action_.id)
        t.bottom_pays[i] = v.RESOURCE_IDS.index(action_.pays)
        ((good, n),) = action_.ongoing_bonus.items()
        t.ongoing_good[i] = v.GOODS_IDS.index(good)
        t.ongoing_n[i] = n
    for bonus in content.mats.recruit_onetime:
        ((good, n),) = bonus.gain.items()
        t.onetime_n[v.GOODS_IDS.index(good)] = n
    for tier in content.game.popularity_tier:
        for popularity in range(tier.min, tier.max + 1):
            t.tier_star[popularity] = tier.coins_per_star
            t.tier_territory[popularity] = tier.coins_per_territory
            t.tier_pair[popularity] = tier.coins_per_resource_pair
    for card in content.cards.combat_card:
        t.card_count[card.value - v.LOWEST_CARD] = card.count


def _goods(row: vec[i64], index: int, cost: Mapping[Any, int]) -> None:
    for good, n in cost.items():
        row[index * v.GOODS + v.GOODS_IDS.index(good)] = n


def _objectives(t: Tables, content: Content, places: list[str]) -> None:
    rows: list[tuple[int, int, int, int]] = []
    for i, card in enumerate(content.cards.objective):
        t.objective_ids.append(card.id)
        t.end_of_turn[i] = card.timing == "end_of_turn"
        t.needs_first[i] = len(rows)
        rows.extend(_need(need, places) for need in card.requires)
    t.needs_first[v.OBJECTIVES] = len(rows)
    t.need_kind = vec[i64]([row[0] for row in rows])
    t.need_min = vec[i64]([row[1] for row in rows])
    t.need_max = vec[i64]([row[2] for row in rows])
    t.need_arg = vec[i64]([row[3] for row in rows])
    for i in range(v.OBJECTIVES):
        for kind, _, most, _ in rows[t.needs_first[i] : t.needs_first[i + 1]]:
            if kind in v.NEEDS_OF_GOODS:
                cell = i * v.GOODS + v.NEEDS_OF_GOODS.index(kind)
                t.need_most[cell] = min(t.need_most[cell], most)


def _need(need: Need, places: list[str]) -> tuple[int, int, int, int]:
    """Kind, least, most and argument of a condition."""
    kind = v.NEED_IDS.index(need.kind)
    if kind in (v.NEED_HIGHEST_POWER, v.NEED_WORKERS_AS_RECRUITS):
        return kind, 1, 1, 0
    if kind == v.NEED_PARTY:
        return kind, need.resources_min, need.max, 0
    argument = 0
    if need.terrain is not None:
        argument = TERRAIN_IDS.index(need.terrain)
    if need.hex is not None:
        argument = places.index(need.hex)
    if need.exactly is not None:
        return kind, need.exactly, need.exactly, argument
    return kind, need.min, need.max, argument


def _options(t: Tables, content: Content) -> None:
    """Costs and gains of the 84 encounter options, then two rows for each Factory card."""
    t.encounter_ids = [card.id for card in content.cards.encounter]
    t.factory_ids = [card.id for card in content.cards.factory_card]
    rows: list[tuple[dict[str, int], tuple[Gain, ...]]] = []
    for card in content.cards.encounter:
        rows.extend(_option(option) for option in card.option)
    for factory in content.cards.factory_card:
        cost = {str(good): n for good, n in factory.cost.items()}
        if factory.mode == "one_of":
            rows.extend((cost, (gain,)) for gain in factory.gain)
        else:
            rows.extend(((cost, factory.gain), (cost, ())))
    listed: list[Gain] = []
    for i, (cost, gains) in enumerate(rows):
        t.gains_first[i] = len(listed)
        listed.extend(gains)
        _goods(t.option_cost, i, cost)
    t.gains_first[len(rows)] = len(listed)
    t.gain_kind = vec[i64]([v.GAIN_IDS.index(gain.kind) for gain in listed])
    t.gain_n = vec[i64]([gain.hexes or gain.n for gain in listed])
    t.gain_res = vec[i64]([v.RESOURCE_IDS.index(gain.res) if gain.res else 0 for gain in listed])


def _option(option: EncounterOption) -> tuple[dict[str, int], tuple[Gain, ...]]:
    return {str(good): n for good, n in option.cost.items()}, option.gain


def _tiles(t: Tables, content: Content) -> None:
    masks = {
        "encounter": int(t.encounters),
        "lake": int(t.terrain_mask[v.LAKE]),
        "tunnel": int(t.tunnels),
        "farm_or_tundra": int(t.terrain_mask[v.FARM] | t.terrain_mask[v.TUNDRA]),
        "structures": 0,
    }
    for i, tile in enumerate(content.cards.structure_bonus):
        t.tile_ids.append(tile.id)
        t.tile_kind[i] = _tile_kind(tile)
        t.tile_mask[i] = masks[tile.target]
        for first, last, coins in tile.steps:
            for count in range(first, min(last, 11) + 1):
                t.tile_pays[i * 12 + count] = coins


def _tile_kind(tile: Tile) -> int:
    kinds = ("hexes_adjacent_to_structures", "structures_on", "longest_line")
    return kinds.index(tile.kind)


def _rule_options(t: Tables, setup: Setup) -> None:
    def on(name: str) -> bool:
        return setup.options[name] == "on"

    t.relentless_factory = on("relentless_on_factory_card")
    t.published_tiebreak = on("tiebreak_rulebook_order")
    t.camaraderie_always = on("camaraderie_without_combat")
    t.declinable = on("declinable_gains")
    t.gifts = on("coin_gifts")
    t.turn_cap = int(setup.options["turn_cap_per_player"])
