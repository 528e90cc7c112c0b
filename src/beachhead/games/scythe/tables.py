"""Tables: content and set-up turned into flat, immutable rows. They belong to the match.

What depends on the player is stored per seat, so that no rule asks which nation or mat it is.
Masks are sets of places, one bit each.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import NO_LIMIT, filled, zeros
from beachhead.games.scythe.vocab import (
    BASES,
    BOTTOMS,
    ENCOUNTERS,
    FACTORY_CARDS,
    GOODS,
    HEXES,
    MECHS,
    OBJECTIVES,
    PLACES,
    SECTIONS,
    TERRAINS,
    TILES,
    WORKERS,
)


@final
class Tables:
    """One line, one fact; filled once by `content.build`, then only read."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # -- words and records, for whoever talks to people
        self.place_ids: list[str] = []
        self.nation_ids: list[str] = []  # at [seat]
        self.mat_ids: list[str] = []  # at [seat]
        self.objective_ids: list[str] = []
        self.encounter_ids: list[str] = []
        self.factory_ids: list[str] = []
        self.tile_ids: list[str] = []

        # -- the map (SC-MAP-01)
        self.terrain: vec[i64] = zeros(PLACES)  # of each hex; home bases have -1
        self.terrain_mask: vec[i64] = zeros(TERRAINS)
        self.edges: vec[i64] = zeros(PLACES)  # mask of hexes that share an edge, rivers or not
        self.land: vec[i64] = zeros(PLACES)  # mask of land hexes over dry edges
        self.rivers: vec[i64] = zeros(PLACES)  # mask of land hexes over river edges
        self.lakes: vec[i64] = zeros(PLACES)  # mask of lakes beside land, of land beside a lake
        self.tunnels: i64 = 0
        self.encounters: i64 = 0  # mask of the 11 symbols
        self.factory: i64 = 0  # the place of the Factory
        self.column: vec[i64] = zeros(HEXES)  # axial q
        self.row: vec[i64] = zeros(HEXES)  # axial r
        self.base_place: vec[i64] = zeros(BASES)

        # -- players, at [seat]
        self.left: vec[i64] = zeros(seats)  # next clockwise
        self.right: vec[i64] = zeros(seats)
        self.first: i64 = 0  # who begins
        self.home: vec[i64] = zeros(seats)  # place of the home base
        self.start_worker: vec[i64] = zeros(seats * 2)
        self.start_power: vec[i64] = zeros(seats)
        self.start_cards: vec[i64] = zeros(seats)
        self.start_popularity: vec[i64] = zeros(seats)
        self.start_coins: vec[i64] = zeros(seats)
        self.nation_ability: vec[i64] = zeros(seats)  # bit
        self.mech_ability: vec[i64] = zeros(seats * MECHS)  # bits, in the order of the mat
        self.riverwalk: vec[i64] = zeros(seats)  # mask of the hexes Riverwalk may enter
        self.wayfare: vec[i64] = zeros(seats)  # mask of the bases Wayfare may enter
        self.mat_number: vec[i64] = zeros(seats)

        # -- player mats, at [seat * 4 + section] or [seat * 4 + bottom action]
        self.section_top: vec[i64] = zeros(seats * SECTIONS)
        self.section_bottom: vec[i64] = zeros(seats * SECTIONS)
        self.bottom_cost: vec[i64] = zeros(seats * BOTTOMS)  # before any cube
        self.bottom_slots: vec[i64] = zeros(seats * BOTTOMS)
        self.bottom_coins: vec[i64] = zeros(seats * BOTTOMS)

        # -- actions, the same for all
        self.bottom_pays: vec[i64] = zeros(BOTTOMS)  # resource
        self.box_base: vec[i64] = zeros(6)  # what a covered box gives
        self.box_upgraded: vec[i64] = zeros(6)
        self.traded: i64 = 0  # tokens of Trade
        self.produce_cost: vec[i64] = zeros((WORKERS + 1) * GOODS)  # at [workers * 4 + good]
        self.ongoing_good: vec[i64] = zeros(BOTTOMS)
        self.ongoing_n: vec[i64] = zeros(BOTTOMS)
        self.onetime_n: vec[i64] = zeros(GOODS)  # one-time bonus of each good
        self.tier_star: vec[i64] = zeros(19)  # at [popularity]
        self.tier_territory: vec[i64] = zeros(19)
        self.tier_pair: vec[i64] = zeros(19)

        # -- cards
        self.card_count: vec[i64] = zeros(4)  # combat cards of value 2, 3, 4, 5
        self.end_of_turn: vec[i64] = zeros(OBJECTIVES)  # SC-OBJ-03
        self.needs_first: vec[i64] = zeros(OBJECTIVES + 1)  # rows below that belong to a card
        self.need_kind: vec[i64] = zeros(1)
        self.need_min: vec[i64] = zeros(1)
        self.need_max: vec[i64] = zeros(1)
        self.need_arg: vec[i64] = zeros(1)
        self.need_most: vec[i64] = filled(OBJECTIVES * GOODS, NO_LIMIT)  # of a good, SC-CTRL-12
        # options of encounters (card * 3 + option), then of Factory cards (84 + card * 2 + option)
        self.gains_first: vec[i64] = zeros(ENCOUNTERS * 3 + FACTORY_CARDS * 2 + 1)
        self.option_cost: vec[i64] = zeros((ENCOUNTERS * 3 + FACTORY_CARDS * 2) * GOODS)
        self.gain_kind: vec[i64] = zeros(1)
        self.gain_n: vec[i64] = zeros(1)
        self.gain_res: vec[i64] = zeros(1)
        self.tile_kind: vec[i64] = zeros(TILES)
        self.tile_mask: vec[i64] = zeros(TILES)  # what is counted beside or under structures
        self.tile_pays: vec[i64] = zeros(TILES * 12)  # coins at [tile * 12 + count]

        # -- options
        self.relentless_factory: bool = False  # SC-TURN-02
        self.published_tiebreak: bool = False  # SC-SCO-10
        self.camaraderie_always: bool = False  # SC-NAT-22
        self.declinable: bool = False  # SC-CTRL-12
        self.gifts: bool = False  # SC-FAQ-10
        self.turn_cap: i64 = 0  # SC-END-04
