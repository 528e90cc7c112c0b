"""Chapter 5, Battle phase, steps 1 to 3: Crystal, distribution, Tactics cards. CH-BATTLE-01 to 14,
40 to 42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import battle_events, bits, effects, general, objectives, piles
from beachhead.games.cry_havoc.vocab import (
    ADVANTAGE0,
    ARMIES,
    ATTACKER,
    ATTRITION,
    CAPTURE,
    CAPTURE0,
    CARD0,
    CARD_BITS,
    CONTROL,
    CONTROL0,
    DEFENDER,
    F_ARMY,
    F_PASSED,
    F_PLAYED,
    F_REGION,
    F_SEAT,
    F_WINNER,
    FIGHT,
    HAND,
    KINDS,
    NO_BATTLE_TEXT,
    NO_TERRAIN,
    NO_TERRAIN_HERE,
    NOBODY,
    NOT_FOR_TROGS,
    NOWHERE,
    PASS,
    REGIONS,
    STORED0,
    TERRAIN_KIND0,
    TERRAIN_MASK,
    WRONG_TERRAIN,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def lowest_marker(s: State) -> i64:
    """The Battle Region with the lowest number, or NOWHERE."""
    best: i64 = NOWHERE
    region: i64
    for region in range(REGIONS):
        if s.marker[region] != 0 and (best == NOWHERE or s.marker[region] < s.marker[best]):
            best = region
    return best


def begin(s: State, below: Question, region: i64) -> None:
    """CH-BATTLE-05. Step 1: a Crystal for the Battle Region."""
    i: i64
    for i in range(FIGHT):
        s.fight[i] = 0
    attacker = s.marker[region] % ARMIES
    defender = s.enemy_in(attacker, region)
    s.fight[F_REGION] = region
    s.fight[F_ARMY + ATTACKER] = attacker
    s.fight[F_ARMY + DEFENDER] = defender
    s.fight[F_SEAT + ATTACKER] = deciding_seat(s, attacker, defender)
    s.fight[F_SEAT + DEFENDER] = deciding_seat(s, defender, attacker)
    s.fight[F_WINNER] = NOBODY
    battle_events.battle_begins(s)
    general.add_crystals(s, region, s.tables.battle_crystal)
    s.top = AssignControl(
        AssignControl(Duel(below, s.decider(ATTACKER), ATTACKER), s.decider(DEFENDER), DEFENDER),
        s.decider(ATTACKER),
        ATTACKER,
    )


def deciding_seat(s: State, army: i64, opponent: i64) -> i64:
    """CH-BATTLE-02. For neutral Trogs the left neighbour of the player who fights them."""
    seat = s.seat_of(army)
    return seat if seat != NOBODY else general.left_neighbour(s, s.seat_of(opponent))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AssignControl(Question):
    """CH-BATTLE-06. Step 2: the attacker, then the defender, sends Units to Region Control."""

    rule: ClassVar[str] = "CH-BATTLE-06"
    name: ClassVar[str] = "D-B-CONTROL"

    def __init__(self, below: Question, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(s.units_at(s.fighter(self.side), s.battle_region()) + 1):
            out.add(CONTROL0 + n)

    def apply(self, s: State, action: i64) -> None:
        army = s.fighter(self.side)
        region = s.battle_region()
        n = action - CONTROL0
        s.assign(self.side, CONTROL, n)
        s.take(army, region, n)
        below = self.below
        assert below is not None
        s.top = AssignCapture(below, self.seat, self.side)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AssignCapture(Question):
    """Units on Capture Prisoners; the rest goes to Attrition (CH-BATTLE-06)."""

    rule: ClassVar[str] = "CH-BATTLE-06"
    name: ClassVar[str] = "D-B-CAPTURE"

    def __init__(self, below: Question, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(s.units_at(s.fighter(self.side), s.battle_region()) + 1):
            out.add(CAPTURE0 + n)

    def apply(self, s: State, action: i64) -> None:
        army = s.fighter(self.side)
        region = s.battle_region()
        rest = s.units_at(army, region)
        n = action - CAPTURE0
        s.assign(self.side, CAPTURE, n)
        s.assign(self.side, ATTRITION, rest - n)
        s.take(army, region, rest)
        battle_events.units_assigned(s, self.side)
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Duel(Question):
    """CH-BATTLE-07, CH-BATTLE-08, CH-BATTLE-40, CH-BATTLE-42. Step 3: in turns one card or the
    final pass.

    Whoever has passed is not asked again, the other side may go on. With cards in hand but none to
    play a side still has to say that it passes, for nobody else may know. Cards drawn meanwhile
    count.
    """

    rule: ClassVar[str] = "CH-BATTLE-07"
    name: ClassVar[str] = "D-B-CARD"

    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def run(self, s: State) -> bool:
        if s.fight[F_PASSED + self.side] == 0:
            return False
        if s.fight[F_PASSED + 1 - self.side] == 0:
            s.top = Duel(self.below, s.decider(1 - self.side), 1 - self.side)
        else:
            objectives.begin(s, self.below)
        return True

    def seems_open(self, s: State) -> bool:
        return s.piles[HAND + s.tables.army_of[self.seat]] != 0

    def legal(self, s: State, out: Actions) -> None:
        out.add(PASS)
        army = s.tables.army_of[self.seat]
        offer_cards(s, out, self.side, army)
        if army == s.fighter(self.side):
            if bar_by_opponent(s, self.side, TERRAIN_KIND0) == FREE:
                roster.of(army).offer_extra_cards(s, out)

    def expected(self, s: State, out: Actions) -> None:
        """The whole hand, and what the army has besides."""
        army = s.tables.army_of[self.seat]
        piles.offer_kinds(s, out, CARD0, army, s.piles[HAND + army])
        roster.of(army).expect_extra_cards(s, out)

    def bar(self, s: State, action: i64) -> i64:
        army = s.tables.army_of[self.seat]
        if action < STORED0:
            return bar_to_card(s, self.side, army, action - CARD0)
        if army != s.fighter(self.side):
            return NOT_FOR_TROGS
        return bar_to_kind(s, self.side, army, TERRAIN_KIND0 + action - STORED0)

    def apply(self, s: State, action: i64) -> None:
        if action == PASS:
            s.fight[F_PASSED + self.side] = 1
            battle_events.passed(s, self.side)
            s.top = Duel(self.below, s.decider(1 - self.side), 1 - self.side)
            return
        s.fight[F_PLAYED + self.side] += 1
        army = s.tables.army_of[self.seat]
        if action < STORED0:
            kind = action - CARD0
        elif action < ADVANTAGE0:
            kind = TERRAIN_KIND0 + action - STORED0
        else:
            kind = TERRAIN_KIND0 + action - ADVANTAGE0
        if action < STORED0:
            piles.lay(s, army, kind)
        else:
            roster.of(army).play_extra_card(s, action, kind)
        battle_events.battle_card_played(s, self.side, army, kind)
        s.top = effects.Lines(
            Duel(self.below, s.decider(1 - self.side), 1 - self.side), self.side, kind, 0
        )


def offer_cards(s: State, out: Actions, side: i64, army: i64) -> None:
    """CH-BATTLE-03, CH-BATTLE-09, CH-BATTLE-10, CH-BATTLE-11, CH-BATTLE-13. Cards of the hand with
    a Battle text.

    Army cards everywhere, Terrain cards only in their terrain; whether they can do something does
    not matter. The controller of neutral Trogs plays from the own hand.
    """
    t = s.tables
    pile = s.piles[HAND + army] & fitting(s)
    last: i64 = NOWHERE
    at = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0:
            kind = t.kind_of[at]
            if kind != last and t.op_count[kind] > 0 and bar_by_opponent(s, side, kind) == FREE:
                out.add(CARD0 + kind)
            last = kind
        pile >>= 1
        at += 1


def fitting(s: State) -> i64:
    """Army cards, and the cards of the terrain of the Battle Region."""
    terrain = s.tables.terrain[s.battle_region()]
    if terrain == NO_TERRAIN:
        return ~TERRAIN_MASK
    return ~TERRAIN_MASK | bits.deck(terrain)


def bar_to_card(s: State, side: i64, army: i64, kind: i64) -> i64:
    """What keeps a card of the hand from being played."""
    if s.tables.op_count[kind] == 0:
        return NO_BATTLE_TEXT
    return bar_to_kind(s, side, army, kind)


def bar_to_kind(s: State, side: i64, army: i64, kind: i64) -> i64:
    """What the opponent and the terrain have against a kind of card."""
    barred = bar_by_opponent(s, side, kind)
    if barred != FREE or s.tables.bit_of[army * KINDS + kind] & fitting(s) != 0:
        return barred
    bare = s.tables.terrain[s.battle_region()] == NO_TERRAIN
    return NO_TERRAIN_HERE if bare else WRONG_TERRAIN


def bar_by_opponent(s: State, side: i64, kind: i64) -> i64:
    """Whether an effect of the opponent leaves a side this kind of card."""
    opponent = s.fighter(1 - side)
    if s.seat_of(opponent) == NOBODY:
        return FREE
    return roster.of(opponent).bar_to_card(s, kind, s.fight[F_PLAYED + side])
