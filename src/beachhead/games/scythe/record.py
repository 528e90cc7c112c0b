"""Generated from `fields.py` by `tools/fields.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import GameState, filled, mix_row, mix_wide, zeros
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

if TYPE_CHECKING:
    from beachhead.games.scythe.tables import Tables


class Record(GameState):
    """Everything on the table, field by field."""

    def __init__(self, tables: Tables, seats: i64, src: Record | None = None) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        if src is None:
            # -- board
            self.workers: vec[i64] = zeros(seats * PLACES)  # how many, at [seat, place]
            self.mechs: vec[i64] = zeros(seats * PLACES)  # how many, at [seat, place]
            self.character: vec[i64] = zeros(seats)  # place
            self.present: vec[i64] = zeros(seats)  # mask of places with own units
            self.built: vec[i64] = filled(seats * STRUCTURES, NOWHERE)  # place of each structure
            self.standing: vec[i64] = zeros(seats)  # mask of places with own structures
            self.resources: vec[i64] = zeros(PLACES * RESOURCES)  # tokens, at [place, resource]
            self.tokens: i64 = 0  # mask of encounter tokens left
            # -- mats
            self.power: vec[i64] = zeros(seats)  # at [seat]
            self.popularity: vec[i64] = zeros(seats)  # at [seat]
            self.coins: vec[i64] = zeros(seats)  # at [seat]
            self.spare_workers: vec[i64] = filled(seats, WORKERS)  # still on the mat
            self.abilities: vec[i64] = zeros(seats)  # bits that work now
            self.covered: vec[i64] = filled(seats, (1 << CUBES) - 1)  # mask of boxes under cubes
            self.cubes: vec[i64] = zeros(seats * 4)  # cubes on each bottom action
            self.recruits: vec[i64] = zeros(seats)  # mask of freed ongoing bonuses
            self.bonuses: vec[i64] = zeros(seats)  # mask of used one-time bonuses
            self.stars: vec[i64] = zeros(seats * STAR_KINDS)  # at [seat, kind]
            self.star_total: vec[i64] = zeros(seats)  # stars placed
            # where the action token was last
            self.last_section: vec[i64] = filled(seats, NO_SECTION)
            self.turns: vec[i64] = zeros(seats)  # turns taken
            # -- cards
            self.hand: vec[i64] = zeros(seats * CARD_VALUES)  # counts per value
            self.scouted: vec[i64] = zeros(seats * CARD_VALUES)  # stolen cards the victim knows of
            self.deck: vec[i64] = zeros(CARD_VALUES)  # counts: a draw is a uniform pick
            self.discard: vec[i64] = zeros(CARD_VALUES)  # counts per value
            # cards in hand or NO_CARD
            self.objectives: vec[i64] = filled(seats * HELD_OBJECTIVES, NO_CARD)
            self.seen_objectives: vec[i64] = zeros(seats)  # mask of cards known to be in the deck
            self.encounter_deck: vec[i64] = zeros(ENCOUNTERS)  # never changed in place
            self.factory_card: vec[i64] = filled(seats, NO_CARD)  # a card or NO_CARD
            self.factory_pile: i64 = 0  # mask of cards left
            self.factory_seen: i64 = 0  # mask of seats: visitors
            self.encounters_drawn: i64 = 0  # cards of the deck that were drawn
            # -- move
            self.moved: vec[i64] = filled(MOVED_MAX, NOWHERE)  # kind * 64 + place, NOWHERE: none
            self.cargo: vec[i64] = zeros(CARGO_KINDS)  # on the unit that moves
            self.entered: vec[i64] = zeros(MOVED_MAX * ENTRY)  # SC-END-03: who came from where
            self.ways: i64 = 0  # SC-MOVE-27: two bits per kind, this halt
            self.moves: i64 = 0  # units moved in this action
            self.entries: i64 = 0  # rows of `entered`
            # -- combat
            # cards per value, and the dial, at [side]
            self.committed: vec[i64] = zeros(2 * COMMITMENT)
            self.battlefield: i64 = NOWHERE  # combat under way
            self.defender: i64 = NOBODY  # a seat or NOBODY
            # -- turn
            self.active: i64 = NOBODY  # whose turn it is
            self.tile: i64 = NO_CARD  # SC-SETUP-05
            self.encounter: i64 = NO_CARD  # being resolved
            self.routed: i64 = 0  # SC-OBJ-08: workers, this turn
            self.coerced: bool = False  # SC-BOT-07: this turn
        else:
            self.over = src.over
            self.rng = src.rng
            self.reveals = src.reveals
            self.top = src.top
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
            self.factory_pile = src.factory_pile
            self.factory_seen = src.factory_seen
            self.encounters_drawn = src.encounters_drawn
            self.moved = src.moved[:]
            self.cargo = src.cargo[:]
            self.entered = src.entered[:]
            self.ways = src.ways
            self.moves = src.moves
            self.entries = src.entries
            self.committed = src.committed[:]
            self.battlefield = src.battlefield
            self.defender = src.defender
            self.active = src.active
            self.tile = src.tile
            self.encounter = src.encounter
            self.routed = src.routed
            self.coerced = src.coerced

    def mix_fields(self, h: i64) -> i64:
        h = mix_row(h, self.workers, len(self.workers))
        h = mix_row(h, self.mechs, len(self.mechs))
        h = mix_row(h, self.character, len(self.character))
        h = mix_row(h, self.built, len(self.built))
        h = mix_row(h, self.resources, len(self.resources))
        h = mix_wide(h, self.tokens)
        h = mix_row(h, self.power, len(self.power))
        h = mix_row(h, self.popularity, len(self.popularity))
        h = mix_row(h, self.coins, len(self.coins))
        h = mix_row(h, self.spare_workers, len(self.spare_workers))
        h = mix_row(h, self.abilities, len(self.abilities))
        h = mix_row(h, self.covered, len(self.covered))
        h = mix_row(h, self.cubes, len(self.cubes))
        h = mix_row(h, self.recruits, len(self.recruits))
        h = mix_row(h, self.bonuses, len(self.bonuses))
        h = mix_row(h, self.stars, len(self.stars))
        h = mix_row(h, self.last_section, len(self.last_section))
        h = mix_row(h, self.turns, len(self.turns))
        h = mix_row(h, self.hand, len(self.hand))
        h = mix_row(h, self.scouted, len(self.scouted))
        h = mix_row(h, self.deck, len(self.deck))
        h = mix_row(h, self.discard, len(self.discard))
        h = mix_row(h, self.objectives, len(self.objectives))
        h = mix_row(h, self.seen_objectives, len(self.seen_objectives))
        h = mix_row(h, self.encounter_deck, len(self.encounter_deck))
        h = mix_row(h, self.factory_card, len(self.factory_card))
        h = mix_wide(h, self.factory_pile)
        h = mix_wide(h, self.factory_seen)
        h = mix_wide(h, self.encounters_drawn)
        h = mix_row(h, self.moved, len(self.moved))
        h = mix_row(h, self.cargo, len(self.cargo))
        h = mix_row(h, self.entered, len(self.entered))
        h = mix_wide(h, self.ways)
        h = mix_wide(h, self.moves)
        h = mix_wide(h, self.entries)
        h = mix_row(h, self.committed, len(self.committed))
        h = mix_wide(h, self.battlefield)
        h = mix_wide(h, self.defender)
        h = mix_wide(h, self.active)
        h = mix_wide(h, self.tile)
        h = mix_wide(h, self.encounter)
        h = mix_wide(h, self.routed)
        return mix_wide(h, int(self.coerced))
