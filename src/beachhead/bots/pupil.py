"""Plays against itself and learns from it: the inner loop of `beachhead train`.

A game is played with one completed move of lookahead, now and then a random option. After every
move the position is kept as both seats see it. When the game is over each position learns a mixture
of what came out and what the net thought of the positions after it (lambda-returns).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bots.learned import Judgement
from beachhead.bots.lookahead import Lookahead
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state, pick

ROOM: Final = 4_000  # positions kept of one game
LONGEST: Final = 3_000  # decisions of one game
TRUST: Final = 0.8  # in what came out, the rest in what the net thought
CHANCES: Final = 10_000
CLOSE: Final = 1e-9


@final
class Pupil:
    """A net, and the game it is playing."""

    def __init__(self, judgement: Judgement, lookahead: Lookahead) -> None:
        self.judgement: Final = judgement
        self.lookahead: Final = lookahead
        self.out: Final = Actions()
        width = judgement.net.inputs
        self.rows: vec[float] = vec[float]([0.0] * (ROOM * width))
        self.thought: vec[float] = vec[float]([0.0] * ROOM)
        self.target: vec[float] = vec[float]([0.0] * ROOM)
        self.kept: i64 = 0

    def play(self, state: GameState, rng: i64, random: i64, share: i64) -> None:
        """One game. `random` of ten thousand answers are; `share` bounds the evaluations of one."""
        out = self.out
        self.kept = 0
        state.settle(out)
        made: i64 = 0
        while made < LONGEST and state.play_forced(out):
            seat = state.seat_to_act()
            rng = next_state(rng)
            made += 1
            if pick(rng, CHANCES) < random:
                rng = next_state(rng)
                action = out.codes[pick(rng, out.n)]
            else:
                known = state.clone()
                known.determinize(seat, rng >> 1)
                action = self.lookahead.best(known, out, seat, share)
            state.step(action, out)
            if state.over:
                return
            top = state.top
            assert top is not None
            if top.seat != seat or top.waits():
                self._keep(state)

    def learn(self, result: vec[float], rate: float) -> float:
        """Learn from the game that was played; how wrong the net had been, on average."""
        net = self.judgement.net
        seats: i64 = self.judgement.players
        if self.kept == 0:
            return 0.0
        seat: i64
        row: i64
        surprise = 0.0
        for seat in range(seats):
            goal = result[seat]
            row = self.kept - seats + seat
            while row >= 0:
                thought = self.thought[row]
                surprise -= result[seat] * math.log(max(thought, CLOSE))
                surprise -= (1.0 - result[seat]) * math.log(max(1.0 - thought, CLOSE))
                self.target[row] = goal
                goal = (1.0 - TRUST) * thought + TRUST * goal
                row -= seats
        for row in range(self.kept):
            net.learn(self.rows, row * net.inputs, self.target[row], rate)
        return surprise / float(self.kept)

    def _keep(self, state: GameState) -> None:
        """The position as every seat sees it, while there is room."""
        judgement = self.judgement
        seats: i64 = judgement.players
        width = judgement.net.inputs
        if self.kept + seats > ROOM:
            return
        seat: i64
        i: i64
        for seat in range(seats):
            value = judgement.evaluate(state, seat)
            start = self.kept * width
            for i in range(width):
                self.rows[start + i] = judgement.row[i]
            self.thought[self.kept] = value
            self.kept += 1
