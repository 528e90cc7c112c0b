"""Generated from `fields.py` by `tools/fields.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import GameState, filled, mix_piles, mix_row, mix_wide, zeros
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    BUILDINGS,
    CARDS,
    EMPTY,
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
    from beachhead.games.war_of_the_worlds.tables import Tables


class Record(GameState):
    """Everything on the table, field by field."""

    def __init__(self, tables: Tables, src: Record | None = None) -> None:
        super().__init__(SIDES)
        self.tables: Final = tables
        if src is None:
            # -- board
            self.civilians: vec[i64] = zeros(AREAS)  # WW-SETUP-02
            self.spent: vec[i64] = zeros(AREAS)  # WW-DMGM-07: how many attacked this turn
            self.building: vec[i64] = filled(AREAS, EMPTY)  # WW-BLD-03: a kind or EMPTY
            self.balloons: vec[i64] = zeros(AREAS)  # WW-HC-10: 0 or 1
            self.fired: vec[i64] = zeros(AREAS)  # WW-FORT-11: the building here was used
            self.markers: vec[i64] = zeros(MARKERS * AREAS)  # WW-SPEC-10: how many
            self.at: vec[i64] = filled(tables.units, RESERVE)  # WW-SETUP-04: where a unit is
            self.used: vec[i64] = zeros(tables.units)  # WW-UNIT-04: by a unit card this turn
            self.force: vec[i64] = zeros(UNIT_KINDS * AREAS)  # how many units of a kind are where
            self.on_board: vec[i64] = zeros(BUILDINGS)  # building tokens on the board
            self.tokens: vec[i64] = tables.building_tokens[:]  # WW-BLD-13: still in supply
            # -- cards
            self.hand: vec[i64] = zeros(CARDS)  # how many of each kind
            self.discard: vec[i64] = zeros(CARDS)  # how many of each kind
            self.removed: vec[i64] = zeros(CARDS)  # WW-CARD-07
            self.row: vec[i64] = filled(SIDES * ROW, EMPTY)  # WW-ROW-01: a card or EMPTY
            self.deck: vec[i64] = zeros(SIDES * PILE)  # supply decks, the top last
            self.plan: vec[i64] = zeros(SIDES * PILE)  # decision decks, the top last
            self.hand_n: vec[i64] = zeros(SIDES)  # cards in hand
            self.discard_n: vec[i64] = zeros(SIDES)  # cards in the discard pile
            self.deck_n: vec[i64] = zeros(SIDES)  # cards in the supply deck
            self.plan_n: vec[i64] = zeros(SIDES)  # cards in the decision deck
            self.plan_known: vec[i64] = zeros(SIDES)  # WW-HID-04: known cards at the bottom
            # -- turn
            self.active: i64 = MARTIAN  # whose turn it is
            self.round: i64 = 1  # WW-TURN-01
            self.damage: i64 = 0  # WW-DMGM-02
            self.resources: i64 = 0  # WW-TURN-04: of the active side
            self.swapped: bool = False  # WW-ROW-09
            self.alive: i64 = 0  # civilians on the board
            self.marker_count: i64 = 0  # influence markers on the board
            self.ship_area: i64 = EMPTY  # WW-SETUP-03
            # -- attack
            self.target: i64 = EMPTY  # WW-FORT-05: the area, or EMPTY
            self.pool: i64 = 0  # damage still to be dealt
            self.pushes: i64 = 0  # WW-SPEC-06: armies still to be pushed
            self.only_special: bool = False  # WW-FORT-06
            # -- end
            self.winner: i64 = NOBODY  # a side or NOBODY
            self.adjudicated: bool = False  # WW-END-06
        else:
            self.over = src.over
            self.rng = src.rng
            self.reveals = src.reveals
            self.top = src.top
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

    def mix_fields(self, h: i64) -> i64:
        h = mix_row(h, self.civilians, len(self.civilians))
        h = mix_row(h, self.spent, len(self.spent))
        h = mix_row(h, self.building, len(self.building))
        h = mix_row(h, self.balloons, len(self.balloons))
        h = mix_row(h, self.fired, len(self.fired))
        h = mix_row(h, self.markers, len(self.markers))
        h = mix_row(h, self.at, len(self.at))
        h = mix_row(h, self.used, len(self.used))
        h = mix_row(h, self.tokens, len(self.tokens))
        h = mix_row(h, self.hand, len(self.hand))
        h = mix_row(h, self.discard, len(self.discard))
        h = mix_row(h, self.removed, len(self.removed))
        h = mix_row(h, self.row, len(self.row))
        h = mix_piles(h, self.deck, self.deck_n, PILE)
        h = mix_piles(h, self.plan, self.plan_n, PILE)
        h = mix_row(h, self.plan_known, len(self.plan_known))
        h = mix_wide(h, self.active)
        h = mix_wide(h, self.round)
        h = mix_wide(h, self.damage)
        h = mix_wide(h, self.resources)
        h = mix_wide(h, int(self.swapped))
        h = mix_wide(h, self.target)
        h = mix_wide(h, self.pool)
        h = mix_wide(h, self.pushes)
        h = mix_wide(h, int(self.only_special))
        h = mix_wide(h, self.winner)
        return mix_wide(h, int(self.adjudicated))
