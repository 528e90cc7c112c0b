"""Chapter 7, Combat. Retreats are in retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import common, crimea, nordic, rusviet, saxony
from beachhead.games.scythe.rules import cards, control, encounter, factory, pieces, retreat
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.vocab import (
    ARTILLERY,
    ATTACKER,
    CARD_LIMIT,
    CARD_VALUES,
    CARDS_DONE,
    COMBAT0,
    COMMIT0,
    COMMITMENT,
    DEFENDER,
    DIAL,
    DIAL0,
    DISARM,
    ENTRY,
    ENTRY_KIND,
    ENTRY_TO,
    FOUGHT,
    HEXES,
    LOWEST_CARD,
    MAX_DIAL,
    NO_SUCH_CARD,
    NOBODY,
    NOWHERE,
    PEOPLES_ARMY,
    SCOUT,
    TOO_LITTLE_POWER,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Step):
    """SC-MOVE-24, SC-COM-01, SC-COM-18. After the last move every contested territory is fought
    for, without a way out; then the character meets people or sees the Factory.
    """

    rule: ClassVar[str] = "SC-MOVE-24"

    def act(self, s: State) -> None:
        contested = s.present[self.seat] & control.opposing(s, self.seat)
        if contested == 0:
            s.top = self.below
            s.entries = 0
            visit(s, self.seat)
        else:
            s.top = ChooseCombat(self, self.seat)


def visit(s: State, seat: i64) -> None:
    """SC-COM-16, SC-ENC-01. A character on a token, also after a won combat, has an encounter."""
    place = s.character[seat]
    if (s.tokens >> place) & 1:
        encounter.begin(s, seat, place)
    elif place == s.tables.factory:
        factory.visit(s, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCombat(Moment):
    """SC-COM-02. The active player is the attacker and chooses the order of several combats."""

    rule: ClassVar[str] = "SC-COM-02"
    name: ClassVar[str] = "D-COMBAT-ORDER"

    def is_last_chance(self) -> bool:
        return True

    def choices(self, s: State, out: Actions) -> None:
        contested = s.present[self.seat] & control.opposing(s, self.seat)
        place: i64
        for place in range(HEXES):
            if (contested >> place) & 1:
                out.add(COMBAT0 + place)

    def answer(self, s: State, action: i64) -> None:
        s.top = self.below
        begin(s, self.seat, action - COMBAT0)


def begin(s: State, seat: i64, place: i64) -> None:
    """SC-COM-03, SC-COM-21. Two fighters; abilities first, the attacker's before the defender's."""
    s.battlefield = place
    s.defender = defender_at(s, seat, place)
    i: i64
    for i in range(2 * COMMITMENT):
        s.committed[i] = 0
    events.combat_began(s, seat, s.defender, place)
    s.top = UseAbility(s.top, seat, ATTACKER)


def defender_at(s: State, seat: i64, place: i64) -> i64:
    enemy: i64
    for enemy in range(s.seats):
        if enemy != seat and (s.present[enemy] >> place) & 1:
            return enemy
    return NOBODY


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UseAbility(Step):
    """The combat abilities of one side, then of the other (SC-COM-03), then the secret choices."""

    rule: ClassVar[str] = "SC-COM-03"

    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def act(self, s: State) -> None:
        fighter = s.active
        enemy = s.defender
        if self.side == ATTACKER:
            s.top = UseAbility(self.below, self.seat, DEFENDER)
        else:
            fighter, enemy = enemy, fighter
            s.top = SetDial(Reveal(self.below, self.seat), s.active, ATTACKER)
        abilities = s.abilities[fighter]
        if abilities & SCOUT:
            crimea.scout(s, fighter, enemy)
        if abilities & DISARM:
            saxony.disarm(s, fighter, enemy)
        if abilities & ARTILLERY and nordic.may_fire(s, fighter, enemy):
            s.top = nordic.Artillery(s.top, fighter, enemy)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SetDial(Question):
    """SC-COM-04, SC-HID-05. In secret a number from 0 to 7, not more than the power."""

    rule: ClassVar[str] = "SC-COM-04"
    name: ClassVar[str] = "D-COMBAT-DIAL"

    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def legal(self, s: State, out: Actions) -> None:
        n: i64
        for n in range(min(MAX_DIAL, s.power[self.seat]) + 1):
            out.add(DIAL0 + n)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(DIAL0, MAX_DIAL + 1)

    def bar(self, s: State, action: i64) -> i64:
        return FREE if action - DIAL0 <= s.power[self.seat] else TOO_LITTLE_POWER

    def apply(self, s: State, action: i64) -> None:
        s.committed[self.side * COMMITMENT + DIAL] = action - DIAL0
        s.top = self.below
        if self.side == ATTACKER:
            s.top = SetDial(self.below, s.defender, DEFENDER)
        events.dial_set(s, self.seat, action - DIAL0)
        s.top = CommitCard(s.top, self.seat, self.side)


def card_limit(s: State, seat: i64) -> i64:
    """SC-COM-05, SC-COM-15. One card per own combat unit; workers add none by themselves."""
    limit = pieces.combat_units(s, seat, s.battlefield)
    if common.has(s, seat, PEOPLES_ARMY):
        limit += rusviet.militia(s, seat, s.battlefield)
    return limit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CommitCard(Question):
    """Add a combat card face down, or be done (SC-COM-05)."""

    rule: ClassVar[str] = "SC-COM-05"
    name: ClassVar[str] = "D-COMBAT-CARD"

    def __init__(self, below: Question | None, seat: i64, side: i64) -> None:
        super().__init__(below, seat)
        self.side: Final = side

    def legal(self, s: State, out: Actions) -> None:
        if not self.is_full(s):
            value: i64
            for value in range(CARD_VALUES):
                if s.hand[self.seat * CARD_VALUES + value] > 0:
                    out.add(COMMIT0 + value)
        out.add(CARDS_DONE)

    def is_full(self, s: State) -> bool:
        return cards.total(s.committed, self.side * COMMITMENT) >= card_limit(s, self.seat)

    def expected(self, s: State, out: Actions) -> None:
        out.add_range(COMMIT0, CARD_VALUES)

    def bar(self, s: State, action: i64) -> i64:
        if s.hand[self.seat * CARD_VALUES + action - COMMIT0] == 0:
            return NO_SUCH_CARD
        return CARD_LIMIT if self.is_full(s) else FREE

    def apply(self, s: State, action: i64) -> None:
        if action == CARDS_DONE:
            s.top = self.below
            return
        value = action - COMMIT0
        s.hand[self.seat * CARD_VALUES + value] -= 1
        s.committed[self.side * COMMITMENT + value] += 1
        events.card_committed(s, self.seat, value)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reveal(Step):
    """SC-COM-06, SC-COM-07. Both reveal dial plus cards; the higher sum wins, a tie the attacker.

    Then, in this order, SC-COM-13: dials, cards, retreat, popularity, card, star.
    """

    rule: ClassVar[str] = "SC-COM-06"

    def act(self, s: State) -> None:
        s.top = self.below
        s.reveals += 1
        attack = strength(s, ATTACKER)
        defence = strength(s, DEFENDER)
        winner = s.active
        loser = s.defender
        if attack < defence:
            winner, loser = loser, winner
        won = max(attack, defence)
        lost = min(attack, defence)
        events.combat_revealed(s, attack, defence)
        spend(s, s.active, ATTACKER)
        spend(s, s.defender, DEFENDER)
        close_entries(s)
        events.combat_won(s, winner, loser, won, lost)
        s.top = retreat.Aftermath(s.top, winner, loser, lost, retreat.workers_at_stake(s, loser))
        retreat.begin(s, loser)


def strength(s: State, side: i64) -> i64:
    """SC-COM-20. The dial and the values of the cards, 2 to 5."""
    n = s.committed[side * COMMITMENT + DIAL]
    value: i64
    for value in range(CARD_VALUES):
        n += s.committed[side * COMMITMENT + value] * (value + LOWEST_CARD)
    return n


def spend(s: State, seat: i64, side: i64) -> None:
    """SC-COM-08. The power on the dial is paid, the cards go face up to the discard pile."""
    s.power[seat] -= s.committed[side * COMMITMENT + DIAL]
    value: i64
    for value in range(CARD_VALUES):
        while s.committed[side * COMMITMENT + value] > 0:
            s.committed[side * COMMITMENT + value] -= 1
            cards.lay_open(s, seat, value)
    s.committed[side * COMMITMENT + DIAL] = 0


def close_entries(s: State) -> None:
    """Nobody goes back from this combat any more."""
    row: i64
    for row in range(s.entries):
        if s.entered[row * ENTRY + ENTRY_TO] == s.battlefield:
            s.entered[row * ENTRY + ENTRY_KIND] = FOUGHT


def close(s: State) -> None:
    """The battlefield is quiet again."""
    s.battlefield = NOWHERE
    s.defender = NOBODY
