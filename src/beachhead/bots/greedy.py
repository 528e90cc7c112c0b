"""Looks one move ahead with the game's own `advice.evaluate`; without it, at random."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bots.advice import endings, evaluation
from beachhead.bots.base import Bot, Budget, Hint
from beachhead.bots.ends import Ends
from beachhead.bots.ideas import ALL, overlook
from beachhead.bots.lookahead import Lookahead
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state, pick, seed_state

EVALUATIONS: Final = 600  # for one decision, shared among its options
SHOWN: Final = 3  # options that a hint names


@final
class GreedyBot(Bot):
    """Completes every move once and keeps what looks best; equal ones are left to chance.

    `alert`: however few ideas it has, it sees a win of its own and one that it can stop.
    """

    def __init__(self, game: str, ideas: float = ALL, alert: bool = True) -> None:
        super().__init__(game)
        known = endings(game)
        decided = None if known is None else known.decided
        self.lookahead: Final = Lookahead(evaluation(game), decided)
        self.ends: Final = Ends(known) if known is not None and alert else None
        self.ideas: Final = ideas

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        out = Actions()
        state.legal_into(out)
        rng = seed_state(rng)
        ends = self.ends
        if ends is None or not ends.sift(state, out, rng, self.ideas != ALL):
            rng = overlook(out, self.ideas, rng)
        if out.n == 1:
            return out.codes[0]
        worths = self._worths(state, out, budget.seconds)
        best: i64 = 0
        equal: i64 = 0
        i: i64
        for i in range(out.n):
            if worths[i] > worths[best]:
                best = i
                equal = 1
            elif worths[i] == worths[best]:
                equal += 1
                rng = next_state(rng)
                if pick(rng, equal) == 0:
                    best = i
        return out.codes[best]

    def explain(self, state: GameState, rng: i64, budget: Budget) -> list[Hint]:
        out = Actions()
        state.legal_into(out)
        worths = self._worths(state, out, budget.seconds)
        hints = [Hint(out.codes[i], worths[i], 1) for i in range(out.n)]
        return sorted(hints, key=lambda hint: -hint.value)[:SHOWN]

    def _worths(self, state: GameState, out: Actions, seconds: float) -> vec[float]:
        """What each option is worth; those that time did not suffice for count as lost."""
        seat = state.seat_to_act()
        until = perf_counter() + seconds
        self.lookahead.until = until
        worths = vec[float]([0.0] * out.n)
        share = max(EVALUATIONS // max(out.n, 1), 1)
        i: i64
        for i in range(out.n):
            if i > 0 and perf_counter() > until:
                break
            worths[i] = self.lookahead.worth(state, out.codes[i], seat, share)
        return worths


def make(game: str) -> Bot:
    return GreedyBot(game)
