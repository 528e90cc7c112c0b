"""Chapter 8, Objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import saxony
from beachhead.games.scythe.rules import cards, control, gains, pieces, star
from beachhead.games.scythe.vocab import (
    HELD_OBJECTIVES,
    HEXES,
    LAKE,
    NEED_ADJACENT,
    NEED_AROUND_LAKE,
    NEED_CARDS,
    NEED_COINS,
    NEED_COMBAT_STARS,
    NEED_CROWD,
    NEED_EACH_RESOURCE,
    NEED_FACTORY_CARD,
    NEED_HIGHEST_POWER,
    NEED_MECHS,
    NEED_ONE_RESOURCE,
    NEED_PARTY,
    NEED_POPULARITY,
    NEED_POWER,
    NEED_RECRUITS,
    NEED_ROUTED,
    NEED_STOCKPILE,
    NEED_STRUCTURES,
    NEED_TERRAIN,
    NEED_TUNNELS,
    NEED_UPGRADES,
    NEED_WORKERS,
    NEED_WORKERS_AS_RECRUITS,
    NO_CARD,
    NO_REVEAL,
    OBJECTIVE_LATER,
    OBJECTIVE_OPEN,
    OBJECTIVES,
    PLACES,
    RESOURCES,
    REVEAL0,
    STAR_COMBAT,
    STAR_KINDS,
    STAR_OBJECTIVE,
    WORKERS,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


@mypyc_attr(acyclic=True)
class Moment(Question):
    """SC-OBJ-02, SC-OBJ-06. A question of the own turn at which a fulfilled objective may be shown.

    Moments lie between acts, never inside a unit's move, a combat, a payment or a gain. What the
    question itself is about stands in `choices`, `sought`, `obstacle` and `answer`; after a reveal
    it is asked again.
    """

    def choices(self, s: State, out: Actions) -> None:
        """As `legal`, without objectives."""
        raise NotImplementedError

    def sought(self, s: State, out: Actions) -> None:
        """As `expected`, without objectives."""

    def obstacle(self, s: State, action: i64) -> i64:
        """As `bar`, without objectives."""
        return FREE

    def answer(self, s: State, action: i64) -> None:
        """As `apply`, without objectives."""
        raise NotImplementedError

    def is_last_chance(self) -> bool:
        """Whether its only choice may undo what fulfils an objective: then it is asked for that."""
        return False

    def legal(self, s: State, out: Actions) -> None:
        self.choices(s, out)
        if out.n > 1 or self.is_last_chance():
            add_reveals(s, self.seat, False, out)

    def expected(self, s: State, out: Actions) -> None:
        self.sought(s, out)
        expect_reveals(s, self.seat, out)

    def bar(self, s: State, action: i64) -> i64:
        if REVEAL0 <= action < REVEAL0 + OBJECTIVES:
            return bar_to_reveal(s, self.seat, action - REVEAL0, False)
        return self.obstacle(s, action)

    def apply(self, s: State, action: i64) -> None:
        if REVEAL0 <= action < REVEAL0 + OBJECTIVES:
            reveal(s, self.seat, action - REVEAL0)
        else:
            self.answer(s, action)


def is_secret(s: State) -> bool:
    """Whether somebody is asked only because an objective of his matters: SC-HID-08 hides that."""
    top = s.top
    if isinstance(top, Moment):
        out = Actions()
        top.choices(s, out)
        return out.n < 2
    if isinstance(top, gains.AcceptGain):
        return not s.tables.declinable
    return isinstance(top, RevealObjective)


def add_reveals(s: State, seat: i64, last: bool, out: Actions) -> None:
    i: i64
    for i in range(HELD_OBJECTIVES):
        card = s.objectives[seat * HELD_OBJECTIVES + i]
        if card != NO_CARD and bar_to_reveal(s, seat, card, last) == FREE:
            out.add(REVEAL0 + card)


def expect_reveals(s: State, seat: i64, out: Actions) -> None:
    i: i64
    for i in range(HELD_OBJECTIVES):
        card = s.objectives[seat * HELD_OBJECTIVES + i]
        if card != NO_CARD:
            out.add(REVEAL0 + card)


def bar_to_reveal(s: State, seat: i64, card: i64, last: bool) -> i64:
    """SC-OBJ-03. Cards that speak of the end of the turn can be revealed there only."""
    if s.tables.end_of_turn[card] and not last:
        return OBJECTIVE_LATER
    if not star.may_place(s, seat, STAR_OBJECTIVE) or not fulfilled(s, seat, card):
        return OBJECTIVE_OPEN
    return FREE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LastWindow(Step):
    """The end of the turn: asked only if a card may be revealed (SC-OBJ-03)."""

    rule: ClassVar[str] = "SC-OBJ-03"

    def act(self, s: State) -> None:
        s.top = self.below
        i: i64
        for i in range(HELD_OBJECTIVES):
            card = s.objectives[self.seat * HELD_OBJECTIVES + i]
            if card != NO_CARD and bar_to_reveal(s, self.seat, card, True) == FREE:
                s.top = RevealObjective(self.below, self.seat)
                return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RevealObjective(Question):
    """Reveal a card or wait (SC-OBJ-02); that this was asked is hidden, SC-HID-08."""

    rule: ClassVar[str] = "SC-OBJ-02"
    name: ClassVar[str] = "D-OBJ"

    def legal(self, s: State, out: Actions) -> None:
        add_reveals(s, self.seat, True, out)
        out.add(NO_REVEAL)

    def expected(self, s: State, out: Actions) -> None:
        expect_reveals(s, self.seat, out)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_reveal(s, self.seat, action - REVEAL0, True)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != NO_REVEAL:
            s.top = LastWindow(self.below, self.seat)
            reveal(s, self.seat, action - REVEAL0)


def reveal(s: State, seat: i64, card: i64) -> None:
    """SC-OBJ-04. The card is shown; it and the other one, unseen, go under the deck."""
    seen: i64 = bit(card)
    keeps = saxony.unlimited(s, seat)
    s.reveals += 1
    other: i64
    for other in range(s.seats):
        s.seen_objectives[other] |= seen
    events.objective_revealed(s, seat, card)
    i: i64
    for i in range(HELD_OBJECTIVES):
        index = seat * HELD_OBJECTIVES + i
        held = s.objectives[index]
        if held == card or (held != NO_CARD and not keeps):
            s.seen_objectives[seat] |= bit(held)
            s.objectives[index] = NO_CARD
            if held != card:
                events.objective_returned(s, seat, held)
    star.place(s, seat, STAR_OBJECTIVE)


def fulfilled(s: State, seat: i64, card: i64) -> bool:
    """Whether all conditions of a card hold now."""
    t = s.tables
    i: i64
    for i in range(t.needs_first[card], t.needs_first[card + 1]):
        n = measure(s, seat, t.need_kind[i], t.need_arg[i])
        if n < t.need_min[i] or n > t.need_max[i]:
            return False
    return True


def measure(s: State, seat: i64, kind: i64, arg: i64) -> i64:
    """SC-OBJ-07, SC-OBJ-08, SC-OBJ-09. The number that a condition speaks of.

    Pieces in play count wherever they are; territories are never home bases; tunnels are the
    printed ones; workers forced to retreat are those of this turn.
    """
    t = s.tables
    if kind == NEED_TERRAIN:
        return control.count(control.controlled(s, seat) & t.terrain_mask[arg])
    if kind == NEED_TUNNELS:
        return control.count(control.controlled(s, seat) & t.tunnels)
    if kind == NEED_ADJACENT:
        return control.count(control.controlled(s, seat) & t.edges[arg])
    if kind == NEED_AROUND_LAKE:
        return around_one_lake(s, seat)
    if kind == NEED_HIGHEST_POWER:
        return 1 if has_highest_power(s, seat) else 0
    if kind == NEED_ROUTED:
        return s.routed if seat == s.active else 0
    if kind == NEED_FACTORY_CARD:
        return 0 if s.factory_card[seat] == NO_CARD else 1
    if kind == NEED_MECHS:
        return pieces.mechs_in_play(s, seat)
    if kind == NEED_WORKERS:
        return WORKERS - s.spare_workers[seat]
    if kind == NEED_STRUCTURES:
        return pieces.structures_built(s, seat)
    if kind == NEED_RECRUITS:
        return control.count(s.recruits[seat])
    if kind == NEED_UPGRADES:
        return 6 - control.count(s.covered[seat])
    if kind in (NEED_STOCKPILE, NEED_PARTY, NEED_CROWD):
        return best_territory(s, seat, kind)
    if kind == NEED_EACH_RESOURCE:
        return min(
            control.resource_total(s, seat, 0),
            control.resource_total(s, seat, 1),
            control.resource_total(s, seat, 2),
            control.resource_total(s, seat, 3),
        )
    if kind == NEED_ONE_RESOURCE:
        return max(
            control.resource_total(s, seat, 0),
            control.resource_total(s, seat, 1),
            control.resource_total(s, seat, 2),
            control.resource_total(s, seat, 3),
        )
    if kind == NEED_WORKERS_AS_RECRUITS:
        return 1 if WORKERS - s.spare_workers[seat] == control.count(s.recruits[seat]) else 0
    if kind == NEED_CARDS:
        return cards.held(s, seat)
    if kind == NEED_COMBAT_STARS:
        return s.stars[seat * STAR_KINDS + STAR_COMBAT]
    if kind == NEED_COINS:
        return s.coins[seat]
    if kind == NEED_POWER:
        return s.power[seat]
    assert kind == NEED_POPULARITY
    return s.popularity[seat]


def around_one_lake(s: State, seat: i64) -> i64:
    """SC-OBJ-10. Controlled territories that share an edge with the best lake; not the lake."""
    t = s.tables
    mine = control.controlled(s, seat)
    best: i64 = 0
    place: i64
    for place in range(HEXES):
        if t.terrain[place] == LAKE:
            best = max(best, control.count(mine & t.edges[place]))
    return best


def has_highest_power(s: State, seat: i64) -> bool:
    """Nobody has more."""
    other: i64
    for other in range(s.seats):
        if s.power[other] > s.power[seat]:
            return False
    return True


def best_territory(s: State, seat: i64, kind: i64) -> i64:
    """The largest number that one territory gives for a condition."""
    mine = control.controlled(s, seat)
    best: i64 = 0
    place: i64
    for place in range(HEXES):
        if kind == NEED_CROWD:
            best = max(best, crowd(s, seat, place))
        elif (mine >> place) & 1:
            if kind == NEED_STOCKPILE:
                best = max(best, stockpile(s, place))
            elif is_party(s, seat, place):
                best = max(best, tokens_on(s, place))
    return best


def crowd(s: State, seat: i64, place: i64) -> i64:
    """Own pieces on a territory: character, mechs, workers, structure."""
    n = pieces.combat_units(s, seat, place) + s.workers[seat * PLACES + place]
    return n + ((s.standing[seat] >> place) & 1)


def stockpile(s: State, place: i64) -> i64:
    """Tokens on a territory that has all four kinds."""
    resource: i64
    for resource in range(RESOURCES):
        if s.resources[place * RESOURCES + resource] == 0:
            return 0
    return tokens_on(s, place)


def is_party(s: State, seat: i64, place: i64) -> bool:
    """The character, exactly one mech and exactly one worker."""
    index = seat * PLACES + place
    return s.character[seat] == place and s.mechs[index] == 1 and s.workers[index] == 1


def tokens_on(s: State, place: i64) -> i64:
    n: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        n += s.resources[place * RESOURCES + resource]
    return n
