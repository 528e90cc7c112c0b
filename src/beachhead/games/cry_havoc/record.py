"""Generated from `fields.py` by `tools/fields.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import GameState, filled, mix_row, mix_wide, zeros
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    IN_SUPPLY,
    NOBODY,
    NOWHERE,
    PHASE_SETUP,
    REGIONS,
    SKILLS,
    STACKS,
    STRUCTURES,
    TERRAINS,
    TOKENS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.tables import Tables


class Record(GameState):
    """Everything on the table, field by field."""

    def __init__(self, tables: Tables, src: Record | None = None) -> None:
        super().__init__(tables.players)
        self.tables: Final = tables
        if src is None:
            # -- course
            self.phase: i64 = PHASE_SETUP  # CH-ROUND-01
            self.round: i64 = 0  # CH-ROUND-01: 1 to 5
            self.action_round: i64 = 0  # CH-ACT-01: 1 to 3
            self.turn: i64 = 0  # place in the order whose turn it is
            self.order: vec[i64] = filled(2 * ARMIES, NOBODY)  # CH-INIT-02: now [0..], next [4..]
            self.stacks: vec[i64] = zeros(STACKS)  # CH-EVENT-01: tokens + 1, 4 bits, top lowest
            self.event_rest: i64 = 0  # CH-EVENT-02: the revealed stack, same coding
            self.resolved: i64 = 0  # mask of event tokens already resolved
            self.enabled_by: i64 = NOBODY  # CH-ENABLE-02
            self.final_round: bool = False  # CH-EVENT-03
            # -- planet
            self.units: vec[i64] = zeros(ARMIES * REGIONS)  # at [army, region]
            self.stopped: vec[i64] = zeros(ARMIES * REGIONS)  # CH-MOVE-12
            self.present: vec[i64] = zeros(ARMIES)  # mask of Regions with Units, at [army]
            self.control: vec[i64] = zeros(ARMIES)  # CH-GEN-12: mask of Regions, at [army]
            self.hq: vec[i64] = filled(ARMIES, NOWHERE)  # CH-GEN-15
            self.crystals: vec[i64] = zeros(REGIONS)  # CH-GEN-08
            self.battles: i64 = 0  # CH-BREG-01: mask of Battle Regions
            self.marker: vec[i64] = zeros(REGIONS)  # CH-GEN-07: number * ARMIES + attacker
            self.next_battle: i64 = 1  # CH-BREG-03
            self.places: vec[i64] = filled(TOKENS, IN_SUPPLY)  # face-down tokens: where each lies
            self.war_tokens: i64 = 0  # mask of Regions with War Parties
            self.nest_tokens: i64 = 0  # mask of Regions with Nests
            self.explore_tokens: i64 = 0  # mask of Regions with Exploration tokens
            self.markers: vec[i64] = zeros(STRUCTURES)  # CH-BUILD-05: mask of Regions
            self.used: vec[i64] = zeros(STRUCTURES)  # CH-BUILD-09: markers used in this action
            self.used_twice: i64 = 0  # CH-SK-13: the overclocked marker was used a second time
            self.artillery: i64 = 0  # CH-STR-02: mask of Regions
            self.watch: i64 = 0  # CH-STR-04: mask of Regions
            # -- players
            self.vp: vec[i64] = zeros(ARMIES)  # CH-GEN-06
            self.reserve: vec[i64] = zeros(ARMIES)  # CH-GEN-16
            self.prisoners: vec[i64] = zeros(ARMIES * ARMIES)  # CH-BATTLE-21: [captor, army]
            self.stock: i64 = 0  # CH-STR-10: Crystals of the Pilgrims
            self.skills: i64 = 0  # CH-SETUP-08: mask of the skills in play
            self.ready: i64 = 0  # CH-SKILL-02: mask of skills
            self.skill_place: vec[i64] = filled(SKILLS, NOWHERE)  # CH-SETUP-09: NOWHERE = on card
            self.overclocked: i64 = 0  # CH-SK-13: the structure under the token
            self.salvaged: i64 = 0  # CH-SK-15: points of this Round
            # -- cards
            self.piles: vec[i64] = zeros(4 * ARMIES)  # CH-GEN-28: HAND, DECK, DISCARD, LAID + army
            self.terrain: vec[i64] = zeros(TERRAINS)  # CH-SETUP-05: cards in no known order
            self.bottom: vec[i64] = zeros(TERRAINS)  # CH-STR-16: cards + 1 below them, 4 bits
            self.matrix: i64 = 0  # CH-STR-16
            self.look: i64 = 0  # cards somebody looks at and has to choose from
            self.shown: i64 = 0  # Terrain cards whose place everybody knows
            self.seen: i64 = 0  # CH-SK-04: face-down tokens the Humans looked at
            # -- action
            self.icons: i64 = 0  # CH-ACT-03
            self.scope: i64 = 0  # CH-BUILD-02: Regions controlled when the action began
            self.fight: vec[i64] = tables.no_fight[:]  # CH-BATTLE-05 ff., see vocab F_...
        else:
            self.over = src.over
            self.rng = src.rng
            self.reveals = src.reveals
            self.top = src.top
            self.phase = src.phase
            self.round = src.round
            self.action_round = src.action_round
            self.turn = src.turn
            self.order = src.order[:]
            self.stacks = src.stacks[:]
            self.event_rest = src.event_rest
            self.resolved = src.resolved
            self.enabled_by = src.enabled_by
            self.final_round = src.final_round
            self.units = src.units[:]
            self.stopped = src.stopped[:]
            self.present = src.present[:]
            self.control = src.control[:]
            self.hq = src.hq[:]
            self.crystals = src.crystals[:]
            self.battles = src.battles
            self.marker = src.marker[:]
            self.next_battle = src.next_battle
            self.places = src.places[:]
            self.war_tokens = src.war_tokens
            self.nest_tokens = src.nest_tokens
            self.explore_tokens = src.explore_tokens
            self.markers = src.markers[:]
            self.used = src.used[:]
            self.used_twice = src.used_twice
            self.artillery = src.artillery
            self.watch = src.watch
            self.vp = src.vp[:]
            self.reserve = src.reserve[:]
            self.prisoners = src.prisoners[:]
            self.stock = src.stock
            self.skills = src.skills
            self.ready = src.ready
            self.skill_place = src.skill_place[:]
            self.overclocked = src.overclocked
            self.salvaged = src.salvaged
            self.piles = src.piles[:]
            self.terrain = src.terrain[:]
            self.bottom = src.bottom[:]
            self.matrix = src.matrix
            self.look = src.look
            self.shown = src.shown
            self.seen = src.seen
            self.icons = src.icons
            self.scope = src.scope
            self.fight = src.fight[:]

    def mix_fields(self, h: i64) -> i64:
        h = mix_wide(h, self.phase)
        h = mix_wide(h, self.round)
        h = mix_wide(h, self.action_round)
        h = mix_wide(h, self.turn)
        h = mix_row(h, self.order, len(self.order))
        h = mix_row(h, self.stacks, len(self.stacks))
        h = mix_wide(h, self.event_rest)
        h = mix_wide(h, self.resolved)
        h = mix_wide(h, self.enabled_by)
        h = mix_wide(h, int(self.final_round))
        h = mix_row(h, self.units, len(self.units))
        h = mix_row(h, self.stopped, len(self.stopped))
        h = mix_row(h, self.control, len(self.control))
        h = mix_row(h, self.hq, len(self.hq))
        h = mix_row(h, self.crystals, len(self.crystals))
        h = mix_wide(h, self.battles)
        h = mix_row(h, self.marker, len(self.marker))
        h = mix_wide(h, self.next_battle)
        h = mix_row(h, self.places, len(self.places))
        h = mix_row(h, self.markers, len(self.markers))
        h = mix_row(h, self.used, len(self.used))
        h = mix_wide(h, self.used_twice)
        h = mix_wide(h, self.artillery)
        h = mix_wide(h, self.watch)
        h = mix_row(h, self.vp, len(self.vp))
        h = mix_row(h, self.reserve, len(self.reserve))
        h = mix_row(h, self.prisoners, len(self.prisoners))
        h = mix_wide(h, self.stock)
        h = mix_wide(h, self.skills)
        h = mix_wide(h, self.ready)
        h = mix_row(h, self.skill_place, len(self.skill_place))
        h = mix_wide(h, self.overclocked)
        h = mix_wide(h, self.salvaged)
        h = mix_row(h, self.piles, len(self.piles))
        h = mix_row(h, self.terrain, len(self.terrain))
        h = mix_row(h, self.bottom, len(self.bottom))
        h = mix_wide(h, self.matrix)
        h = mix_wide(h, self.look)
        h = mix_wide(h, self.shown)
        h = mix_wide(h, self.seen)
        h = mix_wide(h, self.icons)
        h = mix_wide(h, self.scope)
        return mix_row(h, self.fight, len(self.fight))
