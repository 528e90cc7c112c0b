"""Chapter 11, fortifications and combined attacks: WW-FORT."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import (
    cards,
    components,
    human_damage,
    martian_damage,
    special_attacks,
)
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    ABILITY_USED,
    ADD0,
    ADJACENT,
    AREA0,
    AREAS,
    ARMY,
    ATTACK,
    CANNOT_RESOLVE,
    CARD_OPTIONS,
    FOG,
    FOGGED,
    MARTIAN,
    MODES,
    NO_DAMAGE,
    NO_TARGET_BESIDE,
    NO_TRIPOD_HERE,
    NO_UNIT_TO_JOIN,
    NOTHING_HERE,
    NOTHING_TO_HIT,
    OUT_OF_RANGE,
    REPAIR,
    REPAIR_TOO_EXPENSIVE,
    RESERVE,
    RESOLVE,
    SAME,
    SPECIAL_ATTACK,
    TOO_WEAK,
    TRIPOD,
    UFO,
    UNIT_ATTACK,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State

NOBODY: Final = -1
NO_CARD: Final = -1


# -- may an area be attacked? ------------------------------------------------------------------


def strength(s: State, o: i64) -> i64:
    """The damage of an option; the Alien Factory raises that of Tripod cards (WW-MC-12)."""
    t = s.tables
    if t.has_bonus[o] == 1 and s.on_board[t.alien_factory] > 0:
        return t.damage[o] + t.tripod_bonus
    return t.damage[o]


def bar_to_attack(
    s: State, area: i64, damage: i64, attacker: i64, gone: i64, keep_cards: bool
) -> i64:
    """WW-FORT-02, WW-FORT-03, WW-FORT-07, WW-DMGH-09. Only an attack that can destroy something.

    The damage, with the largest that the other hand cards could still add, must reach the defence
    of the first piece: nobody gets stuck with an attack that is too weak. `attacker` is the kind
    of unit this card uses, `gone` the card itself while it is still in hand.
    """
    defence = human_damage.first_defence(s, area)
    if defence == 0:
        return NOTHING_HERE
    if damage >= defence:
        return FREE
    most = damage + most_joined(s, area, attacker, gone, keep_cards)
    return FREE if most >= defence else TOO_WEAK


def most_joined(s: State, area: i64, attacker: i64, gone: i64, keep_cards: bool) -> i64:
    """The largest damage that hand cards could add: each its best option, each unit once."""
    t = s.tables
    tripods = s.unused(TRIPOD, area) - (1 if attacker == TRIPOD else 0)
    ufos = s.unused(UFO, area) - (1 if attacker == UFO else 0)
    total: i64 = 0
    card: i64
    for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
        copies = s.hand[card] - (1 if card == gone else 0)
        if copies <= 0:
            continue
        best = best_option(s, card, area, keep_cards)
        if best == 0:
            continue
        if t.card_unit[card] == TRIPOD:
            copies = min(copies, tripods)
            tripods -= copies
        elif t.card_unit[card] == UFO:
            copies = min(copies, ufos)
            ufos -= copies
        total += copies * best
    return total


def best_option(s: State, card: i64, area: i64, keep_cards: bool) -> i64:
    """The largest damage one copy of a card could add in an area; units are not counted here."""
    t = s.tables
    best: i64 = 0
    o: i64
    for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
        if keep_cards and t.removes[o] == 1:
            continue
        if t.effect[o] == UNIT_ATTACK or reaches(s, o, area):
            best = max(best, strength(s, o))
    return best


def reaches(s: State, o: i64, area: i64) -> bool:
    """Whether a damage option that uses up no unit can hit an area."""
    effect = s.tables.effect[o]
    if effect == ATTACK:
        return s.count(UFO, area) > 0
    return effect == SPECIAL_ATTACK and special_attacks.is_in_range(s, o, area)


def any_unit_may_attack(s: State, o: i64, card: i64, keep_cards: bool) -> bool:
    """Whether an unused Martian unit can attack with this option of a hand card."""
    t = s.tables
    kind = t.option_unit[o]
    damage = strength(s, o)
    u: i64
    for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
        if s.at[u] == RESERVE or s.used[u] == 1:
            continue
        if bar_to_attack(s, s.at[u], damage, kind, card, keep_cards) == FREE:
            return True
    return False


def any_area_may_be_hit(s: State, o: i64, card: i64, keep_cards: bool) -> bool:
    """Whether a UFO stands in an area that Scorching Beam may attack."""
    t = s.tables
    damage = strength(s, o)
    u: i64
    for u in range(t.unit_first[UFO], t.unit_first[UFO] + t.unit_count[UFO]):
        if s.at[u] == RESERVE:
            continue
        if bar_to_attack(s, s.at[u], damage, NOBODY, card, keep_cards) == FREE:
            return True
    return False


def why_no_attack(s: State, o: i64) -> i64:
    """An attack finds nothing to hit, or nothing weak enough."""
    return NOTHING_TO_HIT if last_defended(s, o) == RESERVE else TOO_WEAK


def last_defended(s: State, o: i64) -> i64:
    """The area of the last unit that could attack and has something before it, or RESERVE."""
    t = s.tables
    kind = t.option_unit[o] if t.effect[o] == UNIT_ATTACK else human_damage.taker(s, o)
    found: i64 = RESERVE
    u: i64
    for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_count[kind]):
        if s.at[u] == RESERVE or (t.effect[o] != ATTACK and s.used[u] == 1):
            continue
        if human_damage.first_defence(s, s.at[u]) > 0:
            found = s.at[u]
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseArea(Question):
    """Which area is attacked without using up a unit (WW-MC-08, WW-SPEC-02)."""

    rule: ClassVar[str] = "WW-SPEC-02"
    name: ClassVar[str] = "D-ATTACKAREA"

    def __init__(self, below: Question | None, seat: i64, option: i64) -> None:
        super().__init__(below, seat)
        self.option: Final = option

    def legal(self, s: State, out: Actions) -> None:
        t = s.tables
        o = self.option
        if t.effect[o] == SPECIAL_ATTACK:
            special_attacks.areas_in_range(s, o, out)
            return
        u: i64
        for u in range(t.unit_first[UFO], t.unit_first[UFO] + t.unit_count[UFO]):
            area = s.at[u]
            if area != RESERVE and self.bar(s, AREA0 + area) == FREE:
                out.add_once(AREA0 + area)

    def expected(self, s: State, out: Actions) -> None:
        """Areas with human pieces; for Scorching Beam those with a UFO."""
        special = s.tables.effect[self.option] == SPECIAL_ATTACK
        area: i64
        for area in range(AREAS):
            if special:
                if s.tables.is_land[area] == 1 and components.has_human_piece(s, area):
                    out.add(AREA0 + area)
            elif s.count(UFO, area) > 0:
                out.add(AREA0 + area)

    def bar(self, s: State, action: i64) -> i64:
        area = action - AREA0
        if s.tables.effect[self.option] == SPECIAL_ATTACK:
            in_range = special_attacks.is_in_range(s, self.option, area)
            return FREE if in_range else OUT_OF_RANGE
        return bar_to_attack(s, area, strength(s, self.option), NOBODY, NO_CARD, False)

    def apply(self, s: State, action: i64) -> None:
        start(s, self.option, action - AREA0, self.below)


# -- putting an attack together ----------------------------------------------------------------


def start(s: State, o: i64, area: i64, below: Question | None) -> None:
    """WW-FORT-05. The first card forms the pool; others may join; then all is dealt as one attack.

    Played cards have gone to their piles already (WW-TURN-09).
    """
    s.target = area
    s.pool = 0
    s.pushes = 0
    s.only_special = True
    join(s, o, below)


def join(s: State, o: i64, below: Question | None) -> None:
    """WW-FORT-04, WW-FORT-09. Damage of several cards against one area is one attack."""
    t = s.tables
    s.pool += strength(s, o)
    events.attack_made(s, o // CARD_OPTIONS, shooter(s, o), origin(s, o), strength(s, o))
    if t.effect[o] == SPECIAL_ATTACK:
        special_attacks.take_effect(s, o)
    else:
        s.only_special = False
    if has_strong_piece(s, s.target) and any_may_join(s):
        s.top = Join(below, MARTIAN)
    else:
        human_damage.deal(s, below)


def shooter(s: State, o: i64) -> i64:
    """The kind of unit behind a damage option: its own, a UFO's beam, a tripod's special attack."""
    t = s.tables
    if t.effect[o] == UNIT_ATTACK:
        return t.option_unit[o]
    return UFO if t.effect[o] == ATTACK else TRIPOD


def origin(s: State, o: i64) -> i64:
    """Where that unit fires from: the area itself, or for a special attack the first tripod."""
    t = s.tables
    if t.effect[o] == SPECIAL_ATTACK and t.hits_beside[o] == 1:
        for area in t.land_neighbours[s.target]:
            if s.count(TRIPOD, area) > 0:
                return area
    return s.target


def has_strong_piece(s: State, area: i64) -> bool:
    """WW-FORT-01. A fortification, or an army while the Tank Factory stands: defence 2 or more."""
    if human_damage.has_hittable_building(s, area):
        if s.tables.building_defence[s.building[area]] > 1:
            return True
    return human_damage.army_defence(s) > 1 and s.count(ARMY, area) > 0


def bar_to_join(s: State, o: i64) -> i64:
    """Whether a damage option may join the running attack (WW-FORT-04, WW-FORT-07)."""
    t = s.tables
    effect = t.effect[o]
    if effect == SPECIAL_ATTACK:
        return FREE if special_attacks.is_in_range(s, o, s.target) else OUT_OF_RANGE
    kind: i64 = NOBODY
    if effect == UNIT_ATTACK:
        kind = t.option_unit[o]
        if s.unused(kind, s.target) == 0:
            return NO_UNIT_TO_JOIN
    elif s.count(UFO, s.target) == 0:
        return NO_UNIT_TO_JOIN
    return bar_to_attack(s, s.target, s.pool + strength(s, o), kind, o // CARD_OPTIONS, False)


def hits(s: State, o: i64) -> bool:
    """Whether an option deals damage to human pieces."""
    effect = s.tables.effect[o]
    return effect == UNIT_ATTACK or effect == ATTACK or effect == SPECIAL_ATTACK


def any_may_join(s: State) -> bool:
    t = s.tables
    card: i64
    o: i64
    for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
        if s.hand[card] > 0:
            for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
                if hits(s, o) and bar_to_join(s, o) == FREE:
                    return True
    return False


def may_resolve(s: State) -> bool:
    """WW-FORT-06. Enough for the first piece, or special attacks only: their damage may be lost."""
    return s.only_special or s.pool >= human_damage.first_defence(s, s.target)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Join(Question):
    """WW-FORT-08. Join another card or resolve (WW-FORT-05); what is over hits the next pieces."""

    rule: ClassVar[str] = "WW-FORT-05"
    name: ClassVar[str] = "D-JOIN"

    def legal(self, s: State, out: Actions) -> None:
        t = s.tables
        card: i64
        o: i64
        for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
            if s.hand[card] > 0:
                for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
                    if hits(s, o) and bar_to_join(s, o) == FREE:
                        out.add(ADD0 + o)
        if may_resolve(s):
            out.add(RESOLVE)

    def expected(self, s: State, out: Actions) -> None:
        t = s.tables
        card: i64
        o: i64
        for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
            if s.hand[card] > 0:
                for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
                    if hits(s, o):
                        out.add(ADD0 + o)
        out.add(RESOLVE)

    def bar(self, s: State, action: i64) -> i64:
        if action == RESOLVE:
            return FREE if may_resolve(s) else CANNOT_RESOLVE
        return bar_to_join(s, action - ADD0)

    def apply(self, s: State, action: i64) -> None:
        if action == RESOLVE:
            human_damage.deal(s, self.below)
            return
        t = s.tables
        o = action - ADD0
        cards.leave_hand(s, MARTIAN, o // CARD_OPTIONS, o)
        events.card_played(s, MARTIAN, o // CARD_OPTIONS, o)
        if t.effect[o] == UNIT_ATTACK:
            s.used[s.find_unit(t.option_unit[o], s.target, False)] = 1
        join(s, o, self.below)


# -- abilities of buildings --------------------------------------------------------------------


def legal_abilities(s: State, side: i64, out: Actions) -> None:
    """WW-FORT-11. Once per own turn each; use is voluntary and needs no card."""
    t = s.tables
    mode: i64
    for kind in t.able_buildings:
        if s.on_board[kind] == 0 or t.building_side[kind] != side:
            continue
        for mode in range(MODES):
            if t.mode_exists[kind * MODES + mode] == 1 and ready(s, kind, mode) >= 0:
                out.add(ABILITY0 + kind * MODES + mode)


def ready(s: State, kind: i64, mode: i64) -> i64:
    """The area of a building of this kind that can use a mode now, or -1."""
    area: i64
    for area in range(AREAS):
        if s.building[area] == kind and bar_to_mode(s, kind, mode, area) == FREE:
            return area
    return -1


def expected_abilities(s: State, side: i64, out: Actions) -> None:
    """Every mode of every own building on the board."""
    t = s.tables
    mode: i64
    for kind in t.able_buildings:
        for mode in range(MODES):
            own = s.on_board[kind] > 0 and t.building_side[kind] == side
            if own and t.mode_exists[kind * MODES + mode] == 1:
                out.add(ABILITY0 + kind * MODES + mode)


def bar_to_ability(s: State, ability: i64) -> i64:
    """What keeps all buildings of a kind from using a mode: told of the last one."""
    kind = ability // MODES
    barred: i64 = FREE
    area: i64
    for area in range(AREAS):
        if s.building[area] == kind:
            barred = bar_to_mode(s, kind, ability % MODES, area)
            if barred == FREE:
                return FREE
    return barred


def bar_to_mode(s: State, kind: i64, mode: i64, area: i64) -> i64:
    """A mode must do something (WW-HC-12, WW-HC-13, WW-MC-15)."""
    t = s.tables
    if s.fired[area] == 1:
        return ABILITY_USED
    if mode == REPAIR:
        if s.damage == 0:
            return NO_DAMAGE
        return FREE if s.resources >= t.repair_cost else REPAIR_TOO_EXPENSIVE
    # WW-SPEC-07. Fog silences Heavy Artillery and Fort; their defence stays.
    if t.building_fogged[kind] == 1 and s.marked(FOG, area):
        return FOGGED
    if mode == SAME:
        return FREE if s.count(TRIPOD, area) > 0 else NO_TRIPOD_HERE
    assert mode == ADJACENT
    for other in t.land_neighbours[area]:
        if components.is_martian_target(s, other):
            return FREE
    return NO_TARGET_BESIDE


def aim(s: State, mode: i64, area: i64) -> i64:
    """The area that a building is told to hit: which of several does not matter (WW-DMGM-03)."""
    if mode == ADJACENT:
        for other in s.tables.land_neighbours[area]:
            if components.is_martian_target(s, other):
                return other
    return area


def use_ability(s: State, ability: i64) -> None:
    """WW-FORT-10. A building attacks or repairs; its damage counts like any other."""
    t = s.tables
    kind = ability // MODES
    mode = ability % MODES
    area = ready(s, kind, mode)
    s.fired[area] = 1
    events.ability_used(s, t.building_side[kind], ability, area, aim(s, mode, area))
    if mode == REPAIR:
        s.resources -= t.repair_cost
        s.damage = max(s.damage - t.repaired, 0)
        events.damage_repaired(s, s.damage, t.repair_cost)
    else:
        martian_damage.hit(s, t.mode_damage[ability])
