"""State: everything on the table. Read it like a form: one line, one fact, the rule that owns it.

Sets of Regions, cards and tokens are bit masks. Whatever belongs to a player stands at the number
of the army, because the neutral Trogs have Units, a Reserve and Prisoners but no seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, Decision, GameState, filled, zeros
from beachhead.core.rng import mix, seed_state
from beachhead.games.cry_havoc.question import Question
from beachhead.games.cry_havoc.rules import ending, hidden
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    F_REGION,
    FIGHT,
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


@final
class State(GameState):
    """The table of one match."""

    def __init__(self, tables: Tables, src: State | None = None) -> None:
        super().__init__(tables.players)
        self.tables: Final = tables
        if src is None:
            self.top: Question | None = None

            # the course of the game
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

            # the planet
            self.units: vec[i64] = zeros(ARMIES * REGIONS)  # [army * REGIONS + region]
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
            self.nest_tokens: i64 = 0
            self.explore_tokens: i64 = 0
            self.markers: vec[i64] = zeros(STRUCTURES)  # CH-BUILD-05: mask of Regions
            self.used: vec[i64] = zeros(STRUCTURES)  # CH-BUILD-09: markers used in this action
            self.used_twice: i64 = 0  # CH-SK-13: the overclocked marker was used a second time
            self.artillery: i64 = 0  # CH-STR-02: mask of Regions
            self.watch: i64 = 0  # CH-STR-04

            # players
            self.vp: vec[i64] = zeros(ARMIES)  # CH-GEN-06
            self.reserve: vec[i64] = zeros(ARMIES)  # CH-GEN-16
            self.prisoners: vec[i64] = zeros(ARMIES * ARMIES)  # CH-BATTLE-21: [captor, army]
            self.stock: i64 = 0  # CH-STR-10: Crystals of the Pilgrims
            self.skills: i64 = 0  # CH-SETUP-08: mask of the skills in play
            self.ready: i64 = 0  # CH-SKILL-02
            self.skill_place: vec[i64] = filled(SKILLS, NOWHERE)  # CH-SETUP-09: NOWHERE = on card
            self.overclocked: i64 = 0  # CH-SK-13: the structure under the token
            self.salvaged: i64 = 0  # CH-SK-15: points of this Round

            # cards
            self.piles: vec[i64] = zeros(4 * ARMIES)  # CH-GEN-28: HAND, DECK, DISCARD, LAID + army
            self.terrain: vec[i64] = zeros(TERRAINS)  # CH-SETUP-05: cards in no known order
            self.bottom: vec[i64] = zeros(TERRAINS)  # CH-STR-16: cards + 1 below them, 4 bits
            self.matrix: i64 = 0  # CH-STR-16
            self.look: i64 = 0  # cards somebody looks at and has to choose from
            self.shown: i64 = 0  # Terrain cards whose place everybody knows
            self.seen: i64 = 0  # CH-SK-04: face-down tokens the Humans looked at

            # the running action and Battle
            self.icons: i64 = 0  # CH-ACT-03
            self.scope: i64 = 0  # CH-BUILD-02: Regions controlled when the action began
            self.fight: vec[i64] = zeros(FIGHT)  # CH-BATTLE-05 ff., see vocab F_...
            self.fight[F_REGION] = NOWHERE
        else:
            self.copy_base(src)
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

    # -- the contract --------------------------------------------------------------------------

    def clone(self) -> State:
        return State(self.tables, self)

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
        self.run()

    def run(self) -> None:
        """Carry out everything that asks nobody."""
        while not self.over:
            top = self.top
            assert top is not None
            if not top.resume(self):
                return

    def determinize(self, seat: i64, rng: i64) -> None:
        self.rng = seed_state(rng)
        hidden.resample(self, seat)

    def returns_into(self, out: vec[float]) -> None:
        i: i64
        for i in range(self.seats):
            out[i] = 1.0 / float(self.seats)
        if self.over:
            best = ending.winner(self)
            for i in range(self.seats):
                out[i] = 1.0 if self.tables.army_of[i] == best else 0.0

    def fingerprint(self) -> i64:
        h = mix(mix(self.rng, self.rng >> 32), self.phase * 64 + self.round * 8 + self.action_round)
        h = mix(mix(h, self.turn), self.event_rest)
        h = mix(mix(h, self.resolved), self.enabled_by * 2 + (1 if self.final_round else 0))
        h = mix(mix(h, self.battles), self.next_battle)
        h = mix(mix(h, self.artillery), self.watch)
        h = mix(mix(h, self.stock * 64 + self.salvaged), self.skills)
        h = mix(mix(h, self.ready), self.overclocked * 2 + self.used_twice)
        h = mix(mix(h, self.matrix), self.look)
        h = mix(mix(h, self.look >> 32), self.shown)
        h = mix(mix(h, self.seen), self.seen >> 32)
        h = mix(mix(h, self.icons), self.scope)
        for row in (self.order, self.stacks, self.units, self.stopped, self.present, self.control):
            h = mix_row(h, row)
        for row in (self.hq, self.crystals, self.marker, self.places, self.markers, self.used):
            h = mix_row(h, row)
        for row in (self.vp, self.reserve, self.prisoners, self.skill_place, self.fight):
            h = mix_row(h, row)
        for row in (self.piles, self.terrain, self.bottom):
            h = mix_row(h, row)
        return h

    # -- Units, the only way they come and go ------------------------------------------------------

    def units_at(self, army: i64, region: i64) -> i64:
        return self.units[army * REGIONS + region]

    def put(self, army: i64, region: i64, n: i64) -> None:
        """Units arrive in a Region."""
        if n > 0:
            self.units[army * REGIONS + region] += n
            self.present[army] |= 1 << region

    def take(self, army: i64, region: i64, n: i64) -> None:
        """CH-MOVE-12. Units leave or die; those not stopped go first."""
        at = army * REGIONS + region
        left = self.units[at] - n
        self.units[at] = left
        self.stopped[at] = min(self.stopped[at], left)
        if left == 0:
            self.present[army] &= ~(1 << region)

    def enemies(self, army: i64) -> i64:
        """The Regions with Units of anybody else."""
        mask: i64 = 0
        other: i64
        for other in range(ARMIES):
            if other != army:
                mask |= self.present[other]
        return mask

    def enemy_in(self, army: i64, region: i64) -> i64:
        """The other army with Units in a Region, or NOBODY."""
        other: i64
        for other in range(ARMIES):
            if other != army and (self.present[other] >> region) & 1 != 0:
                return other
        return NOBODY

    def occupied(self) -> i64:
        """CH-GEN-10, CH-GEN-11. Only Units occupy a Region; tokens, markers and structures do
        not.
        """
        present = self.present
        return present[0] | present[1] | present[2] | present[3]

    # -- control and HQs ---------------------------------------------------------------------------

    def controller(self, region: i64) -> i64:
        army: i64
        for army in range(ARMIES):
            if (self.control[army] >> region) & 1 != 0:
                return army
        return NOBODY

    def controlled(self) -> i64:
        control = self.control
        return control[0] | control[1] | control[2] | control[3]

    def hq_mask(self) -> i64:
        """All HQ spaces, used or not, and the Trog HQ."""
        mask = self.tables.hq_spaces
        if self.tables.trog_hq != NOWHERE:
            mask |= 1 << self.tables.trog_hq
        return mask

    def plain(self) -> i64:
        """CH-GEN-21. "Region" in an effect: neither an HQ nor a Battle Region."""
        return self.tables.regions & ~self.hq_mask() & ~self.battles

    def seat_of(self, army: i64) -> i64:
        return self.tables.seat_of[army]


def mix_row(h: i64, row: vec[i64]) -> i64:
    for value in row:
        h = mix(mix(h, value), value >> 32)
    return h
