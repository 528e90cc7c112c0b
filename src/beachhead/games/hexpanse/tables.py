"""Content turned into flat, immutable arrays: what the rules read while they run.

One line, one fact. Tables belong to the match, because an edition may change any printed value.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import filled, zeros
from beachhead.games.hexpanse.vocab import (
    CAPTAIN,
    CARDS,
    EFFECTS,
    FACTIONS,
    KINDS,
    LIMIT_DRAW,
    MERCENARIES,
    MINORITIES,
    NOWHERE,
    ORIENTATIONS,
)


@final
class Pattern:
    """HX-PAT-01. Offsets with the roles attack and deploy, laid on every cell in every orientation.

    Cells that only show distance ("empty" in the content) have no effect and are not kept. A
    placement is numbered `cell * ORIENTATIONS + orientation`; NOWHERE is off the board.
    """

    def __init__(self, cells: i64, attacks: i64, deploys: i64) -> None:
        self.attacks: i64 = attacks  # attack cells in the pattern
        self.deploys: i64 = deploys  # deploy cells in the pattern
        self.free: bool = False  # laid on a cell of the player's choice, not on a unit
        self.images: vec[i64] = zeros(0)  # distinct orientations, lowest index each
        self.attack_at: vec[i64] = filled(cells * ORIENTATIONS * attacks, NOWHERE)
        self.deploy_at: vec[i64] = filled(cells * ORIENTATIONS * deploys, NOWHERE)
        self.hits: vec[i64] = zeros(cells * ORIENTATIONS)  # attack cells that are on the board
        self.most_hits: vec[i64] = zeros(cells)  # of the best orientation there
        self.reach: vec[vec[i64]] = vec[vec[i64]]()  # cell: every deploy cell of any image


@final
class Formation:
    """HX-MIS-01, HX-MIS-02, HX-MIS-03. One mission in the size the match is played with."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.placements: vec[i64] = zeros(0)  # `size` cells for each way it fits on the board
        self.others: vec[vec[i64]] = vec[vec[i64]]()  # cell: the other cells of placements there


@final
class Tables:
    """The board in use, the effects, the prices, the formations and the options of a match."""

    def __init__(self, seats: i64, cells: i64) -> None:
        # the match
        self.seats: i64 = seats
        self.team: vec[i64] = vec[i64](list(range(seats)))  # seat: team
        self.teams: i64 = seats
        self.level: i64 = CAPTAIN
        self.elites: i64 = 0  # regular units replaced by elite ones
        self.advanced: bool = False  # two drafted minorities each
        self.seat_bonus: bool = False
        self.hidden_pick: bool = False
        self.factions_at_table: bool = False  # factions are chosen as the first decision
        self.factions: i64 = 4  # how many may be chosen from
        self.limit: i64 = LIMIT_DRAW  # what happens after the last round
        self.last_round: i64 = 60
        # the board
        self.cells: i64 = cells
        self.near: vec[vec[i64]] = vec[vec[i64]]()  # cell: its neighbours
        self.source: vec[i64] = zeros(cells)  # cell: 1 with a hexilum source
        # numbers
        self.actions_per_turn: i64 = 2
        self.units: i64 = 12
        self.life_start: i64 = 6
        self.life_max: i64 = 12
        self.income_start: i64 = 1
        self.income_max: i64 = 4
        self.income_price: vec[i64] = zeros(8)  # level reached: its price
        self.hexilum_start: i64 = 0
        self.hexilum_max: i64 = 30
        self.market_size: i64 = 5
        self.source_pay: i64 = 1
        self.gain: i64 = 1
        self.frames: i64 = 5  # mercenary units a player may have on the board
        self.special_price: vec[i64] = zeros(FACTIONS)  # HX-ACT-11: in life, by faction
        self.minority_units: vec[i64] = zeros(MINORITIES)  # HX-SETUP-05: by board
        # cards and units
        self.cost: vec[i64] = zeros(CARDS)
        self.permanent: vec[i64] = zeros(MERCENARIES)
        self.tokens: vec[i64] = filled(MERCENARIES, 1)  # units that belong to the card
        self.trait: vec[i64] = zeros(KINDS)
        self.trait_amount: vec[i64] = zeros(KINDS)
        self.can_attack: vec[i64] = filled(KINDS, 1)
        # effects
        self.op: vec[i64] = zeros(EFFECTS)
        self.amount: vec[i64] = zeros(EFFECTS)
        self.hits_warlord: vec[i64] = zeros(EFFECTS)  # reserve attacks that may hit a warlord
        self.pattern: vec[i64] = filled(EFFECTS, NOWHERE)
        self.patterns: list[Pattern] = []
        self.pattern_effect: vec[i64] = zeros(EFFECTS)  # pattern: the effect it belongs to
        self.formations: list[Formation] = []
        self.smallest: i64 = 0  # cells of the smallest formation
        # words for events
        self.cell_names: list[str] = []
        self.kind_words: list[str] = []
        self.card_words: list[str] = []
        self.faction_words: list[str] = []
        self.mission_words: list[str] = []
