"""Tables: content turned into flat arrays, read by every rule, changed by none.

They belong to the match: the board side and the seats are part of them, and editions change them.
Sets of Regions are bit masks, bit r for Region r.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import filled, zeros
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    CARD_BITS,
    EVENTS,
    F_REGION,
    FIGHT,
    KINDS,
    NO_TERRAIN,
    NOBODY,
    NOWHERE,
    REGIONS,
    ROWS,
    SKILLS,
    STRUCTURES,
    TOKENS,
)


@final
class Tables:
    """One line, one fact. Built once by `content.build_tables`, then only read."""

    def __init__(self, players: i64) -> None:
        # the table
        self.players: i64 = players
        self.army_of: vec[i64] = filled(players, NOBODY)  # at [seat]
        self.seat_of: vec[i64] = filled(ARMIES, NOBODY)  # at [army]; neutral Trogs have no seat
        self.extra_skills: i64 = 0
        self.passing: bool = False  # event tokens can be passed
        self.choose_hq: bool = False
        self.choose_skills: bool = False

        # the board side
        self.board: str = ""
        self.regions: i64 = 0  # mask of all spaces of this side, HQ spaces too
        self.hq_spaces: i64 = 0  # mask of the spaces for invaders
        self.trog_hq: i64 = NOWHERE  # only with a Trog player
        self.adjacent: vec[i64] = zeros(REGIONS)  # mask at [region], arrows round the planet too
        self.terrain: vec[i64] = filled(REGIONS, NO_TERRAIN)  # at [region]
        self.order: vec[i64] = zeros(0)  # Regions as the board file lists them
        self.crystals: vec[i64] = zeros(REGIONS)  # at set-up
        self.war_marks: vec[i64] = zeros(REGIONS)
        self.explore_marks: vec[i64] = zeros(REGIONS)
        self.tunnels: i64 = 0  # mask of the Tunnel markers at set-up, the Trog HQ's included

        # armies
        self.units: vec[i64] = zeros(ARMIES)
        self.start_units: vec[i64] = zeros(ARMIES)
        self.half_crystals: vec[i64] = zeros(ARMIES)  # 1 if Crystals score half

        # cards; rows at [row * KINDS + kind]
        self.icons: vec[i64] = zeros(ROWS * KINDS)
        self.draw_each: vec[i64] = zeros(ROWS * KINDS)
        self.draw_once: vec[i64] = zeros(ROWS * KINDS)
        self.row_vp: vec[i64] = zeros(ROWS * KINDS)
        self.bonus: vec[i64] = zeros(ROWS * KINDS)  # 1 if the initiative text counts in this row
        self.enables: vec[i64] = zeros(KINDS)  # 1 for the Enable Scoring card
        self.op_first: vec[i64] = zeros(KINDS)  # battle lines of a card: op_first .. + op_count
        self.op_count: vec[i64] = zeros(KINDS)
        self.kind_of: vec[i64] = zeros(ARMIES * CARD_BITS)  # at [army * CARD_BITS + bit]
        self.bit_of: vec[i64] = zeros(ARMIES * KINDS)  # mask of the cards of a kind, [army, kind]

        # battle lines, at [line]
        self.op: vec[i64] = zeros(0)
        self.op_n: vec[i64] = zeros(0)  # the field `n` or `max`
        self.op_cond: vec[i64] = zeros(0)
        self.op_to: vec[i64] = zeros(0)  # an objective or ANY_OBJECTIVE
        self.op_from: vec[i64] = zeros(0)  # an objective or ANY_OBJECTIVE
        self.op_vp: vec[i64] = zeros(0)
        self.op_cost: vec[i64] = zeros(0)  # Crystals of the stock, each
        self.op_who: vec[i64] = zeros(0)
        self.op_source: vec[i64] = zeros(0)
        self.op_per_region: vec[i64] = zeros(0)
        self.op_if: vec[i64] = zeros(0)  # the condition that raises `max`
        self.op_if_n: vec[i64] = zeros(0)  # the raised `max`

        # structures, at [structure]
        self.owner: vec[i64] = zeros(STRUCTURES)
        self.build_cost: vec[i64] = zeros(STRUCTURES)
        self.activate_cost: vec[i64] = zeros(STRUCTURES)
        self.marker_count: vec[i64] = zeros(STRUCTURES)
        self.in_battle: vec[i64] = zeros(STRUCTURES)  # 1 if activated only in a Battle Region
        self.structure_n: vec[i64] = zeros(STRUCTURES)
        self.structure_max: vec[i64] = zeros(STRUCTURES)
        self.structure_vp: vec[i64] = zeros(STRUCTURES)
        self.structure_pay: vec[i64] = zeros(STRUCTURES)
        self.structure_paid_n: vec[i64] = zeros(STRUCTURES)
        self.structure_tokens: vec[i64] = zeros(STRUCTURES)
        self.first_structure: vec[i64] = zeros(ARMIES + 1)  # those of army a: [a] .. [a + 1]

        # skills, at [skill]
        self.default_skill: vec[i64] = zeros(SKILLS)
        self.passive: vec[i64] = zeros(SKILLS)
        self.in_battle_skill: vec[i64] = zeros(SKILLS)
        self.skill_n: vec[i64] = zeros(SKILLS)
        self.skill_max: vec[i64] = zeros(SKILLS)
        self.skill_vp: vec[i64] = zeros(SKILLS)
        self.skill_pay: vec[i64] = zeros(SKILLS)

        # tokens, at [token]; War Parties and Nests hold Trogs and Crystals
        self.token_trogs: vec[i64] = zeros(TOKENS)
        self.token_crystals: vec[i64] = zeros(TOKENS)
        self.token_does: vec[i64] = zeros(TOKENS)  # Exploration tokens
        self.token_n: vec[i64] = zeros(TOKENS)
        self.event_n: vec[i64] = zeros(EVENTS)
        self.event_fields: vec[i64] = zeros(0)
        self.max_rounds: i64 = 0
        self.action_rounds: i64 = 0

        # printed numbers
        self.draw_per_round: i64 = 0
        self.hand_limit: i64 = 0
        self.block_factor: i64 = 0
        self.ransom_vp: i64 = 0
        self.prisoner_vp: i64 = 0
        self.control_win_vp: i64 = 0
        self.kill_vp: i64 = 0
        self.region_vp: i64 = 0
        self.crystal_vp: i64 = 0
        self.battle_crystal: i64 = 0
        self.no_fight: vec[i64] = zeros(FIGHT)  # the Battle board while nobody fights
        self.no_fight[F_REGION] = NOWHERE

        # ids, for words and notation
        self.card_ids: list[str] = []  # at [kind]
        self.token_ids: list[str] = []  # at [token]
        self.structure_rules: list[str] = []  # at [structure]
        self.skill_rules: list[str] = []  # at [skill]
