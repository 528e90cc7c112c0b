"""A beginner: mostly at random, but of a few ideas it takes the one it likes best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from beachhead.bots.advice import evaluation
from beachhead.bots.base import Bot, Budget
from beachhead.bots.lookahead import Lookahead
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state, pick, seed_state

WHIM: Final = 3  # one decision in so many is made without a thought
IDEAS: Final = 2  # options it thinks of
CARE: Final = 8  # evaluations for each of them


@final
class LearnerBot(Bot):
    """Thinks of two random options and plays the one that looks better, or just any."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.lookahead: Final = Lookahead(evaluation(game))

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        out = Actions()
        state.legal_into(out)
        seat = state.seat_to_act()
        rng = next_state(seed_state(rng))
        if pick(rng, WHIM) == 0:
            return out.codes[pick(next_state(rng), out.n)]
        best: i64 = out.codes[0]
        most = -1.0
        for _ in range(IDEAS):
            rng = next_state(rng)
            action = out.codes[pick(rng, out.n)]
            worth = self.lookahead.worth(state, action, seat, CARE)
            if worth > most:
                most = worth
                best = action
        return best


def make(game: str) -> Bot:
    return LearnerBot(game)
