"""State: everything on the table. Read it like a form: one line, one fact, one rule."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, Decision, GameState, filled, zeros
from beachhead.core.rng import mix
from beachhead.games.scythe.question import Question
from beachhead.games.scythe.rules import hidden, scoring
from beachhead.games.scythe.tables import Tables
from beachhead.games.scythe.vocab import (
    CARD_VALUES,
    CARGO_KINDS,
    COMMITMENT,
    CUBES,
    ENCOUNTERS,
    ENTRY,
    HELD_OBJECTIVES,
    MOVED_MAX,
    NO_CARD,
    NO_SECTION,
    NOBODY,
    NOWHERE,
    PLACES,
    RESOURCES,
    STAR_KINDS,
    STRUCTURES,
    WORKERS,
)


@final
class State(GameState):
    """The table, the mats, the hands, and the stack of what is asked."""

    def __init__(self, tables: Tables, seats: i64, src: State | None = None) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        if src is None:
            # -- the board
            self.workers: vec[i64] = zeros(seats * PLACES)  # how many, at [seat * PLACES + place]
            self.mechs: vec[i64] = zeros(seats * PLACES)
            self.character: vec[i64] = zeros(seats)  # place
            self.present: vec[i64] = zeros(seats)  # mask of places with own units
            self.built: vec[i64] = filled(seats * STRUCTURES, NOWHERE)  # place of each structure
            self.standing: vec[i64] = zeros(seats)  # mask of places with own structures
            # SC-SETUP-07, SC-CTRL-07. Tokens lie on places, and the supply has no end.
            self.resources: vec[i64] = zeros(PLACES * RESOURCES)
            self.tokens: i64 = 0  # mask of encounter tokens left
            # -- mats and tracks, at [seat]
            self.power: vec[i64] = zeros(seats)
            self.popularity: vec[i64] = zeros(seats)
            self.coins: vec[i64] = zeros(seats)
            self.spare_workers: vec[i64] = filled(seats, WORKERS)  # still on the mat
            self.abilities: vec[i64] = zeros(seats)  # bits that work now
            self.covered: vec[i64] = filled(seats, (1 << CUBES) - 1)  # mask of boxes under cubes
            self.cubes: vec[i64] = zeros(seats * 4)  # cubes on each bottom action
            # SC-SETUP-17. Recruits stand on the mat: no ongoing bonus is free yet.
            self.recruits: vec[i64] = zeros(seats)  # mask of freed ongoing bonuses
            self.bonuses: vec[i64] = zeros(seats)  # mask of used one-time bonuses
            self.stars: vec[i64] = zeros(seats * STAR_KINDS)
            self.star_total: vec[i64] = zeros(seats)
            # SC-SETUP-19. The action token lies beside the mat: every section is open.
            self.last_section: vec[i64] = filled(seats, NO_SECTION)
            self.turns: vec[i64] = zeros(seats)
            # -- cards
            self.hand: vec[i64] = zeros(seats * CARD_VALUES)  # counts per value
            self.scouted: vec[i64] = zeros(seats * CARD_VALUES)  # stolen cards the victim knows of
            self.deck: vec[i64] = zeros(CARD_VALUES)  # counts: a draw is a uniform pick
            self.discard: vec[i64] = zeros(CARD_VALUES)
            self.objectives: vec[i64] = filled(seats * HELD_OBJECTIVES, NO_CARD)
            self.seen_objectives: vec[i64] = zeros(seats)  # mask of cards known to be in the deck
            self.encounter_deck: vec[i64] = zeros(ENCOUNTERS)  # never changed in place: shared
            self.factory_card: vec[i64] = filled(seats, NO_CARD)
            # -- a move under way
            self.moved: vec[i64] = filled(MOVED_MAX, NOWHERE)  # kind * 64 + place, NOWHERE: none
            self.cargo: vec[i64] = zeros(CARGO_KINDS)  # on the unit that moves
            self.entered: vec[i64] = zeros(MOVED_MAX * ENTRY)  # SC-END-03: who came from where
            # -- a combat under way, at [side]
            self.committed: vec[i64] = zeros(2 * COMMITMENT)  # cards per value, and the dial
            self.top: Question | None = None
        else:
            self.copy_base(src)
            self.workers = src.workers[:]
            self.mechs = src.mechs[:]
            self.character = src.character[:]
            self.present = src.present[:]
            self.built = src.built[:]
            self.standing = src.standing[:]
            self.resources = src.resources[:]
            self.tokens = src.tokens
            self.power = src.power[:]
            self.popularity = src.popularity[:]
            self.coins = src.coins[:]
            self.spare_workers = src.spare_workers[:]
            self.abilities = src.abilities[:]
            self.covered = src.covered[:]
            self.cubes = src.cubes[:]
            self.recruits = src.recruits[:]
            self.bonuses = src.bonuses[:]
            self.stars = src.stars[:]
            self.star_total = src.star_total[:]
            self.last_section = src.last_section[:]
            self.turns = src.turns[:]
            self.hand = src.hand[:]
            self.scouted = src.scouted[:]
            self.deck = src.deck[:]
            self.discard = src.discard[:]
            self.objectives = src.objectives[:]
            self.seen_objectives = src.seen_objectives[:]
            self.encounter_deck = src.encounter_deck
            self.factory_card = src.factory_card[:]
            self.moved = src.moved[:]
            self.cargo = src.cargo[:]
            self.entered = src.entered[:]
            self.committed = src.committed[:]
            self.top = src.top
        self.active: i64 = NOBODY if src is None else src.active
        self.tile: i64 = NO_CARD if src is None else src.tile  # SC-SETUP-05
        self.factory_pile: i64 = 0 if src is None else src.factory_pile  # mask of cards left
        self.factory_seen: i64 = 0 if src is None else src.factory_seen  # mask of seats: visitors
        self.encounters_drawn: i64 = 0 if src is None else src.encounters_drawn
        self.encounter: i64 = NO_CARD if src is None else src.encounter  # being resolved
        self.ways: i64 = 0 if src is None else src.ways  # SC-MOVE-27: two bits per kind, this halt
        self.moves: i64 = 0 if src is None else src.moves  # units moved in this action
        self.entries: i64 = 0 if src is None else src.entries  # rows of `entered`
        self.routed: i64 = 0 if src is None else src.routed  # SC-OBJ-08: workers, this turn
        self.coerced: bool = False if src is None else src.coerced  # SC-BOT-07: this turn
        self.battlefield: i64 = NOWHERE if src is None else src.battlefield  # combat under way
        self.defender: i64 = NOBODY if src is None else src.defender

    def clone(self) -> State:
        return State(self.tables, self.seats, self)

    def asked(self) -> Decision | None:
        return self.top

    def legal_into(self, out: Actions) -> None:
        out.n = 0
        top = self.top
        assert top is not None
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)
        self.proceed()

    def proceed(self) -> None:
        """Carry out the effects on top of the stack, up to the next question or the end."""
        while not self.over:
            top = self.top
            assert top is not None
            if not top.automatic():
                return
            top.run(self)

    def determinize(self, seat: i64, rng: i64) -> None:
        hidden.determinize(self, seat, rng)

    def returns_into(self, out: vec[float]) -> None:
        scoring.returns_into(self, out)

    def fingerprint(self) -> i64:
        h: i64 = self.rng
        h = fold(h, self.workers)
        h = fold(h, self.mechs)
        h = fold(h, self.character)
        h = fold(h, self.built)
        h = fold(h, self.resources)
        h = fold(h, self.power)
        h = fold(h, self.popularity)
        h = fold(h, self.coins)
        h = fold(h, self.spare_workers)
        h = fold(h, self.abilities)
        h = fold(h, self.covered)
        h = fold(h, self.cubes)
        h = fold(h, self.recruits)
        h = fold(h, self.bonuses)
        h = fold(h, self.stars)
        h = fold(h, self.last_section)
        h = fold(h, self.turns)
        h = fold(h, self.hand)
        h = fold(h, self.scouted)
        h = fold(h, self.deck)
        h = fold(h, self.discard)
        h = fold(h, self.objectives)
        h = fold(h, self.seen_objectives)
        h = fold(h, self.encounter_deck)
        h = fold(h, self.factory_card)
        h = fold(h, self.moved)
        h = fold(h, self.cargo)
        h = mix(h, self.ways)
        h = fold(h, self.entered)
        h = fold(h, self.committed)
        h = mix(mix(h, self.tokens), self.tokens >> 32)
        h = mix(h, self.active)
        h = mix(h, self.tile)
        h = mix(h, self.factory_pile)
        h = mix(h, self.factory_seen)
        h = mix(h, self.encounters_drawn)
        h = mix(h, self.encounter)
        h = mix(h, self.moves)
        h = mix(h, self.entries)
        h = mix(h, self.routed)
        h = mix(h, self.battlefield)
        h = mix(h, self.defender)
        return mix(mix(h, 1 if self.coerced else 0), 1 if self.over else 0)


def fold(h: i64, row: vec[i64]) -> i64:
    """Fold a whole row into a fingerprint."""
    for value in row:
        h = mix(h, value)
    return h
