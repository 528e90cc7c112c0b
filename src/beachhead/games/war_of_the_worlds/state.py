"""Everything on the table of War of the Worlds. One line, one fact, the rule that owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, Decision, GameState, filled, zeros
from beachhead.core.rng import mix, next_state
from beachhead.games.war_of_the_worlds.rules import hidden
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    BUILDINGS,
    CARDS,
    MARKERS,
    MARTIAN,
    NOBODY,
    PILE,
    RESERVE,
    ROW,
    SIDES,
    UNIT_KINDS,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.question import Question
    from beachhead.games.war_of_the_worlds.tables import Tables

EMPTY: Final = -1  # no card in this place of a row, no building in this area


@final
class State(GameState):
    """The board, both sides' cards, and the turn so far."""

    def __init__(self, tables: Tables, src: State | None = None) -> None:
        super().__init__(SIDES)
        self.tables: Final = tables
        if src is None:
            # -- the board
            self.civilians: vec[i64] = zeros(AREAS)  # WW-SETUP-02
            self.spent: vec[i64] = zeros(AREAS)  # WW-DMGM-07: how many attacked this turn
            self.building: vec[i64] = filled(AREAS, EMPTY)  # WW-BLD-03: a kind or EMPTY
            self.balloons: vec[i64] = zeros(AREAS)  # WW-HC-10: 0 or 1
            self.fired: vec[i64] = zeros(AREAS)  # WW-FORT-11: the building here was used
            self.markers: vec[i64] = zeros(MARKERS * AREAS)  # WW-SPEC-10: how many, by kind
            self.at: vec[i64] = filled(tables.units, RESERVE)  # WW-SETUP-04: where a unit is
            self.used: vec[i64] = zeros(tables.units)  # WW-UNIT-04: by a unit card this turn
            self.force: vec[i64] = zeros(UNIT_KINDS * AREAS)  # how many units of a kind are where
            self.on_board: vec[i64] = zeros(BUILDINGS)  # building tokens on the board
            self.tokens: vec[i64] = tables.building_tokens[:]  # WW-BLD-13: still in supply
            # WW-COMP-11. Hand, supply deck, decision deck, decision row and discard pile of each
            # side: how many of each kind, or in order with the top last.
            self.hand: vec[i64] = zeros(CARDS)
            self.discard: vec[i64] = zeros(CARDS)
            self.removed: vec[i64] = zeros(CARDS)  # WW-CARD-07
            self.row: vec[i64] = filled(SIDES * ROW, EMPTY)
            self.deck: vec[i64] = zeros(SIDES * PILE)  # supply decks
            self.plan: vec[i64] = zeros(SIDES * PILE)  # decision decks
            self.hand_n: vec[i64] = zeros(SIDES)
            self.discard_n: vec[i64] = zeros(SIDES)
            self.deck_n: vec[i64] = zeros(SIDES)
            self.plan_n: vec[i64] = zeros(SIDES)
            self.plan_known: vec[i64] = zeros(SIDES)  # WW-HID-04: known cards at the bottom
            # -- the turn
            self.active: i64 = MARTIAN
            self.round: i64 = 1  # WW-TURN-01
            self.damage: i64 = 0  # WW-DMGM-02
            self.resources: i64 = 0  # WW-TURN-04: of the active side
            self.swapped: bool = False  # WW-ROW-09
            self.alive: i64 = 0  # civilians on the board
            self.marker_count: i64 = 0  # influence markers on the board
            self.ship_area: i64 = EMPTY  # WW-SETUP-03
            # -- the attack that is being put together
            self.target: i64 = EMPTY  # WW-FORT-05: the area, or EMPTY
            self.pool: i64 = 0  # damage still to be dealt
            self.pushes: i64 = 0  # WW-SPEC-06: armies still to be pushed
            self.only_special: bool = False  # WW-FORT-06
            # -- the end
            self.winner: i64 = NOBODY
            self.adjudicated: bool = False  # WW-END-06
            self.top: Question | None = None
        else:
            self.copy_base(src)
            self.civilians = src.civilians[:]
            self.spent = src.spent[:]
            self.building = src.building[:]
            self.balloons = src.balloons[:]
            self.fired = src.fired[:]
            self.markers = src.markers[:]
            self.at = src.at[:]
            self.used = src.used[:]
            self.force = src.force[:]
            self.on_board = src.on_board[:]
            self.tokens = src.tokens[:]
            self.hand = src.hand[:]
            self.discard = src.discard[:]
            self.removed = src.removed[:]
            self.row = src.row[:]
            self.deck = src.deck[:]
            self.plan = src.plan[:]
            self.hand_n = src.hand_n[:]
            self.discard_n = src.discard_n[:]
            self.deck_n = src.deck_n[:]
            self.plan_n = src.plan_n[:]
            self.plan_known = src.plan_known[:]
            self.active = src.active
            self.round = src.round
            self.damage = src.damage
            self.resources = src.resources
            self.swapped = src.swapped
            self.alive = src.alive
            self.marker_count = src.marker_count
            self.ship_area = src.ship_area
            self.target = src.target
            self.pool = src.pool
            self.pushes = src.pushes
            self.only_special = src.only_special
            self.winner = src.winner
            self.adjudicated = src.adjudicated
            self.top = src.top

    # -- the engine contract -------------------------------------------------------------------

    def clone(self) -> State:
        return State(self.tables, self)

    def asked(self) -> Decision | None:
        return self.top

    def legal_into(self, out: Actions) -> None:
        top = self.top
        assert top is not None
        out.n = 0
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)

    def determinize(self, seat: i64, rng: i64) -> None:
        self.rng = next_state(rng)
        hidden.resample(self, seat)
        self.rng = next_state(self.rng)

    def returns_into(self, out: vec[float]) -> None:
        side: i64
        for side in range(SIDES):
            if self.winner == NOBODY:
                out[side] = 0.5
            else:
                out[side] = 1.0 if self.winner == side else 0.0

    def fingerprint(self) -> i64:
        h: i64 = mix(self.rng, self.active)
        for field in (
            self.civilians,
            self.spent,
            self.building,
            self.balloons,
            self.fired,
            self.markers,
            self.at,
            self.used,
            self.on_board,
            self.tokens,
            self.hand,
            self.discard,
            self.removed,
            self.row,
        ):
            for value in field:
                h = mix(h, value)
        side: i64
        i: i64
        for side in range(SIDES):
            for i in range(self.deck_n[side]):
                h = mix(h, self.deck[side * PILE + i])
            for i in range(self.plan_n[side]):
                h = mix(h, self.plan[side * PILE + i])
            h = mix(h, self.plan_known[side])
        h = mix(mix(mix(h, self.round), self.damage), self.resources)
        h = mix(mix(mix(h, int(self.swapped)), self.target), self.pool)
        h = mix(mix(mix(h, self.pushes), self.winner), int(self.adjudicated))
        return mix(h, self.seat_to_act())

    # -- questions the rules ask of the board --------------------------------------------------

    def count(self, kind: i64, area: i64) -> i64:
        """Units of a kind in an area."""
        return self.force[kind * AREAS + area]

    def reserve(self, kind: i64) -> i64:
        """Units of a kind that are not on the board."""
        t = self.tables
        first = t.unit_first[kind]
        n: i64 = 0
        u: i64
        for u in range(first, first + t.unit_count[kind]):
            if self.at[u] == RESERVE:
                n += 1
        return n

    def move(self, unit: i64, area: i64) -> None:
        """Put a unit somewhere else; RESERVE is off the board."""
        row = self.tables.unit_kind[unit] * AREAS
        if self.at[unit] != RESERVE:
            self.force[row + self.at[unit]] -= 1
        if area != RESERVE:
            self.force[row + area] += 1
        self.at[unit] = area

    def unused(self, kind: i64, area: i64) -> i64:
        """Units of a kind in an area that no unit card has used this turn."""
        t = self.tables
        first = t.unit_first[kind]
        n: i64 = 0
        u: i64
        for u in range(first, first + t.unit_count[kind]):
            if self.at[u] == area and self.used[u] == 0:
                n += 1
        return n

    def find_unit(self, kind: i64, area: i64, used: bool) -> i64:
        """A unit of a kind in an area with this mark; the caller knows that there is one."""
        t = self.tables
        u = t.unit_first[kind]
        while self.at[u] != area or (self.used[u] == 1) != used:
            u += 1
        return u

    def marked(self, marker: i64, area: i64) -> bool:
        return self.markers[marker * AREAS + area] > 0
