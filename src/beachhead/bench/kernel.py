"""The measuring stick: a toy area-control game that never changes.

Its speed tells the pace of a machine, so that the rates of the real games can be quoted as a
ratio to it. Sixteen regions, four seats with twelve units and a deck each, battles on a decision
stack. It is written in the style of the real games and runs on the same engine, but it is no game
for people: it is not in the registry and has no words. Do not improve it; its results are fixed.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bench import kernel_questions
from beachhead.bench.kernel_tables import (
    DECK,
    HAND_MAX,
    HOME,
    KINDS,
    NEIGHBOURS,
    REGIONS,
    ROUNDS,
    SEATS,
    VALUE,
)
from beachhead.core.engine import Actions, GameState, zeros
from beachhead.core.rng import mix, seed_state


def new_round(s: State) -> None:
    p: i64
    for p in range(SEATS):
        s.draw(p, 4)
        s.actions_left[p] = 3
    s.phase = 0
    s.turn = s.round % SEATS


def move_unit(s: State, p: i64, src: i64, dst: i64) -> None:
    s.units[src * SEATS + p] -= 1
    s.units[dst * SEATS + p] += 1
    q: i64
    for q in range(SEATS):
        if q != p and s.units[dst * SEATS + q] > 0:
            s.contested[dst] = p + 1
            return
    s.owner[dst] = p + 1


def force(s: State, side: i64, obj: i64) -> i64:
    n = s.place[side * 3 + obj]
    return n + s.bonus[side * 3 + obj] if n > 0 else 0


def capture(s: State, captor: i64, victim_side: i64) -> None:
    best: i64 = 0
    o: i64
    for o in range(1, 3):
        if s.place[victim_side * 3 + o] > s.place[victim_side * 3 + best]:
            best = o
    if s.place[victim_side * 3 + best] == 0:
        return
    s.place[victim_side * 3 + best] -= 1
    s.units[s.battle_region * SEATS + s.side[victim_side]] -= 1
    s.prisoners[captor] += 1


def attrition(s: State, killer: i64, victim: i64, kills: i64) -> None:
    kills = min(kills, s.units[s.battle_region * SEATS + victim])
    s.units[s.battle_region * SEATS + victim] -= kills
    s.reserve[victim] += kills
    s.score[killer] += kills


def resolve(s: State) -> None:
    r = s.battle_region
    attacker = s.side[0]
    defender = s.side[1]
    attacker_wins = force(s, 0, 0) > force(s, 1, 0)
    fa = force(s, 0, 1)
    fd = force(s, 1, 1)
    if fa > fd:
        capture(s, attacker, 1)
    elif fa < fd:
        capture(s, defender, 0)
    kills_a = s.place[2]
    kills_d = s.place[5]
    attrition(s, attacker, defender, kills_a)
    attrition(s, defender, attacker, kills_d)
    s.contested[r] = 0
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    if s.units[r * SEATS + winner] == 0:
        winner, loser = loser, winner
    if s.units[r * SEATS + winner] == 0:
        s.owner[r] = 0
        return
    s.owner[r] = winner + 1
    s.score[winner] += 2
    if s.units[r * SEATS + loser] > 0:
        for q in NEIGHBOURS[r]:
            if s.safe_retreat(loser, q):
                s.top = kernel_questions.Retreat(s.top, loser, r)
                return
        s.reserve[loser] += s.units[r * SEATS + loser]
        s.units[r * SEATS + loser] = 0


def start_battle(s: State, r: i64) -> None:
    attacker = s.contested[r] - 1
    defender: i64 = 0
    while defender == attacker or s.units[r * SEATS + defender] == 0:
        defender += 1
    s.battle_region = r
    s.side[0] = attacker
    s.side[1] = defender
    s.left[0] = s.units[r * SEATS + attacker]
    s.left[1] = s.units[r * SEATS + defender]
    i: i64
    for i in range(6):
        s.place[i] = 0
        s.bonus[i] = 0
    s.top = kernel_questions.PlaceUnit(s.top, attacker, 0)


def score_round(s: State) -> None:
    r: i64
    p: i64
    for r in range(REGIONS):
        o = s.owner[r]
        if o > 0:
            s.score[o - 1] += VALUE[r] + s.building[r]
    for p in range(SEATS):
        s.score[p] += s.prisoners[p]


def advance(s: State) -> None:
    """Run automatic steps until a player must decide or the game ends."""
    r: i64
    while True:
        if s.phase == 0:
            for _ in range(SEATS):
                p = s.turn
                s.turn = (p + 1) % SEATS
                if s.actions_left[p] > 0:
                    s.top = kernel_questions.Turn(s.top, p)
                    return
            s.phase = 1
        for r in range(REGIONS):
            if s.contested[r]:
                start_battle(s, r)
                return
        score_round(s)
        s.round += 1
        if s.round == ROUNDS:
            s.over = True
            return
        new_round(s)


@final
class State(GameState):
    def __init__(self, src: State | None = None) -> None:
        super().__init__(SEATS)
        if src is None:
            self.units: vec[i64] = zeros(REGIONS * SEATS)
            self.reserve: vec[i64] = zeros(SEATS)
            self.owner: vec[i64] = zeros(REGIONS)
            self.building: vec[i64] = zeros(REGIONS)
            self.hand: vec[i64] = zeros(SEATS * KINDS)
            self.hand_n: vec[i64] = zeros(SEATS)
            self.disc: vec[i64] = zeros(SEATS * KINDS)
            self.deck: vec[i64] = zeros(SEATS * DECK)
            self.deck_n: vec[i64] = zeros(SEATS)
            self.score: vec[i64] = zeros(SEATS)
            self.prisoners: vec[i64] = zeros(SEATS)
            self.actions_left: vec[i64] = zeros(SEATS)
            self.contested: vec[i64] = zeros(REGIONS)
            self.place: vec[i64] = zeros(6)
            self.bonus: vec[i64] = zeros(6)
            self.left: vec[i64] = zeros(2)
            self.side: vec[i64] = zeros(2)
            self.round: i64 = 0
            self.turn: i64 = 0
            self.phase: i64 = 0
            self.battle_region: i64 = 0
        else:
            self.units = src.units[:]
            self.reserve = src.reserve[:]
            self.owner = src.owner[:]
            self.building = src.building[:]
            self.hand = src.hand[:]
            self.hand_n = src.hand_n[:]
            self.disc = src.disc[:]
            self.deck = src.deck[:]
            self.deck_n = src.deck_n[:]
            self.score = src.score[:]
            self.prisoners = src.prisoners[:]
            self.actions_left = src.actions_left[:]
            self.contested = src.contested[:]
            self.place = src.place[:]
            self.bonus = src.bonus[:]
            self.left = src.left[:]
            self.side = src.side[:]
            self.top = src.top
            self.round = src.round
            self.turn = src.turn
            self.phase = src.phase
            self.battle_region = src.battle_region
            self.copy_base(src)

    def clone(self) -> State:
        return State(self)

    def draw(self, p: i64, n: i64) -> None:
        for _ in range(n):
            if self.hand_n[p] >= HAND_MAX:
                return
            if self.deck_n[p] == 0:
                self.reshuffle(p)
                if self.deck_n[p] == 0:
                    return
            self.deck_n[p] -= 1
            k = self.deck[p * DECK + self.deck_n[p]]
            self.hand[p * KINDS + k] += 1
            self.hand_n[p] += 1

    def reshuffle(self, p: i64) -> None:
        n: i64 = 0
        k: i64
        deck = self.deck
        for k in range(KINDS):
            for _ in range(self.disc[p * KINDS + k]):
                deck[p * DECK + n] = k
                n += 1
            self.disc[p * KINDS + k] = 0
        self.deck_n[p] = n
        self.shuffle(deck, p * DECK, n)

    def discard(self, p: i64, k: i64) -> None:
        self.hand[p * KINDS + k] -= 1
        self.hand_n[p] -= 1
        self.disc[p * KINDS + k] += 1

    def can_enter(self, p: i64, r: i64) -> bool:
        if self.contested[r]:
            return False
        others: i64 = 0
        q: i64
        for q in range(SEATS):
            if q != p and self.units[r * SEATS + q] > 0:
                others += 1
        return others <= 1

    def movable(self, p: i64, r: i64) -> bool:
        if self.units[r * SEATS + p] == 0 or self.contested[r]:
            return False
        for q in NEIGHBOURS[r]:
            if self.can_enter(p, q):
                return True
        return False

    def buildable(self, p: i64, r: i64) -> bool:
        return (
            self.owner[r] == p + 1
            and self.building[r] == 0
            and self.contested[r] == 0
            and self.units[r * SEATS + p] > 0
        )

    def safe_retreat(self, p: i64, r: i64) -> bool:
        if self.owner[r] != p + 1 or self.contested[r]:
            return False
        q: i64
        for q in range(SEATS):
            if q != p and self.units[r * SEATS + q] > 0:
                return False
        return True

    def total_placed(self, side: i64) -> i64:
        place = self.place
        return place[side * 3] + place[side * 3 + 1] + place[side * 3 + 2]

    def returns_into(self, out: vec[float]) -> None:
        best: i64 = -1
        n: i64 = 0
        p: i64
        for p in range(SEATS):
            v = self.score[p]
            if v > best:
                best = v
                n = 1
            elif v == best:
                n += 1
        for p in range(SEATS):
            out[p] = 1.0 / float(n) if self.score[p] == best else 0.0

    def legal_into(self, out: Actions) -> None:
        top = self.top
        assert top is not None
        out.n = 0
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        top = self.top
        assert top is not None
        top.apply(self, action)
        if self.top is None:
            advance(self)

    def determinize(self, seat: i64, rng: i64) -> None:
        """Only the chance to come is resampled: the kernel measures, it does not hide."""
        self.rng = seed_state(rng)

    def fingerprint(self) -> i64:
        h: i64 = 1
        i: i64
        for i in range(SEATS):
            h = mix(mix(mix(h, self.score[i]), self.reserve[i]), self.prisoners[i])
        for i in range(REGIONS * SEATS):
            h = mix(h, self.units[i])
        return mix(h, self.rng)


def new_game(seed: i64) -> State:
    """The state at its first question."""
    s = State()
    s.rng = seed_state(seed)
    p: i64
    k: i64
    for p in range(SEATS):
        for k in range(KINDS):
            s.disc[p * KINDS + k] = 2
        h = HOME[p]
        q = NEIGHBOURS[h][0]
        s.units[h * SEATS + p] = 4
        s.units[q * SEATS + p] = 2
        s.owner[h] = p + 1
        s.owner[q] = p + 1
        s.reserve[p] = 6
    new_round(s)
    advance(s)
    return s


def copy_often(state: GameState, times: i64) -> None:
    """The loop that measures copies, compiled like everything it is compared with."""
    for _ in range(times):
        state.clone()
