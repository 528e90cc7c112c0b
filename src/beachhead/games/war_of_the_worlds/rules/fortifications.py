"""Chapter 11, fortifications and combined attacks: WW-FORT."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
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
    ADD0,
    ADJACENT,
    AREA0,
    AREAS,
    ARMY,
    ATTACK,
    CARD_OPTIONS,
    FOG,
    MARTIAN,
    MODES,
    REPAIR,
    RESERVE,
    RESOLVE,
    SAME,
    SPECIAL_ATTACK,
    TRIPOD,
    UFO,
    UNIT_ATTACK,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State

NO_UNIT: Final = -1
NO_CARD: Final = -1


# -- may an area be attacked? ------------------------------------------------------------------


def strength(s: State, o: i64) -> i64:
    """The damage of an option; the Alien Factory raises that of Tripod cards (WW-MC-12)."""
    t = s.tables
    if t.has_bonus[o] == 1 and s.on_board[t.alien_factory] > 0:
        return t.damage[o] + t.tripod_bonus
    return t.damage[o]


def may_attack(
    s: State, area: i64, damage: i64, attacker: i64, gone: i64, keep_cards: bool
) -> bool:
    """WW-FORT-02, WW-FORT-03, WW-FORT-07, WW-DMGH-09. Only an attack that can destroy something.

    The damage, with the largest that the other hand cards could still add, must reach the defence
    of the first piece: nobody gets stuck with an attack that is too weak. `attacker` is the kind
    of unit this card uses, `gone` the card itself while it is still in hand.
    """
    defence = human_damage.first_defence(s, area)
    if defence == 0:
        return False
    if damage >= defence:
        return True
    return damage + most_joined(s, area, attacker, gone, keep_cards) >= defence


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
        if may_attack(s, s.at[u], damage, kind, card, keep_cards):
            return True
    return False


def any_area_may_be_hit(s: State, o: i64, card: i64, keep_cards: bool) -> bool:
    """Whether a UFO stands in an area that Scorching Beam may attack."""
    t = s.tables
    u: i64
    for u in range(t.unit_first[UFO], t.unit_first[UFO] + t.unit_count[UFO]):
        if s.at[u] != RESERVE and may_attack(s, s.at[u], strength(s, o), NO_UNIT, card, keep_cards):
            return True
    return False


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
            if area != RESERVE and may_attack(s, area, strength(s, o), NO_UNIT, NO_CARD, False):
                out.add_once(AREA0 + area)

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


def may_join(s: State, o: i64) -> bool:
    """Whether an option of a hand card may join the running attack (WW-FORT-04, WW-FORT-07)."""
    t = s.tables
    effect = t.effect[o]
    if effect == SPECIAL_ATTACK:
        return special_attacks.is_in_range(s, o, s.target)
    if effect == UNIT_ATTACK:
        kind = t.option_unit[o]
        if s.unused(kind, s.target) == 0:
            return False
    elif effect == ATTACK:
        kind = NO_UNIT
        if s.count(UFO, s.target) == 0:
            return False
    else:
        return False
    return may_attack(s, s.target, s.pool + strength(s, o), kind, o // CARD_OPTIONS, False)


def any_may_join(s: State) -> bool:
    t = s.tables
    card: i64
    o: i64
    for card in range(t.first_card[MARTIAN], t.last_card[MARTIAN]):
        if s.hand[card] > 0:
            for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
                if may_join(s, o):
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
                    if may_join(s, o):
                        out.add(ADD0 + o)
        if may_resolve(s):
            out.add(RESOLVE)

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
        if s.building[area] == kind and s.fired[area] == 0 and has_target(s, kind, mode, area):
            return area
    return -1


def has_target(s: State, kind: i64, mode: i64, area: i64) -> bool:
    """Whether a mode would do something (WW-HC-12, WW-HC-13, WW-MC-15)."""
    t = s.tables
    if mode == REPAIR:
        return s.damage > 0 and s.resources >= t.repair_cost
    # WW-SPEC-07. Fog silences Heavy Artillery and Fort; their defence stays.
    if t.building_fogged[kind] == 1 and s.marked(FOG, area):
        return False
    if mode == SAME:
        return s.count(TRIPOD, area) > 0
    assert mode == ADJACENT
    return any(components.is_martian_target(s, other) for other in t.land_neighbours[area])


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
        s.damage -= 1
        events.damage_repaired(s, s.damage, t.repair_cost)
    else:
        martian_damage.hit(s, t.mode_damage[ability])
