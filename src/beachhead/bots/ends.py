"""The end of a game is looked at exactly: who can win takes it, who can be stopped is stopped.

Advice guesses; near the end a guess is not good enough. A game's `ends.py` says when a decision may
be about the end, who has already won, and in how many ways others win next. With that every option
is followed to the end of its move, and those that throw the game away are put aside.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bots.advice import Endings
from beachhead.bots.lookahead import Lookahead
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state

LOOKS: Final = 6_000  # verdicts for one decision, shared among its options
LEAST: Final = 70  # for each of them: enough for the cells of a board
DEALS: Final = 2  # tables that an option is tried on: luck must not decide
OPEN: Final = 0.5  # nobody has won
STEP: Final = 0.01  # for each way in which others win next
MOST_WAYS: Final = 40
SURE: Final = 0.98


@final
class Ends:
    """Leaves of the options those that do not throw the game away."""

    def __init__(self, known: Endings) -> None:
        self.known: Final = known
        self.lookahead: Final = Lookahead(self.verdict, known.decided)

    def verdict(self, state: Any, seat: int) -> float:
        """An open position: the fewer ways others have to win next, the better."""
        ways: int = self.known.danger(state, seat)
        return OPEN - STEP * float(min(ways, MOST_WAYS))

    def sift(self, state: GameState, out: Actions, rng: i64, blocks: bool) -> bool:
        """Leave what wins if anything does, else what does not lose; True if it wins.

        With `blocks` only those are left that leave others the fewest ways to win next.
        """
        seat = state.seat_to_act()
        if out.n < 2 or not self.known.near(state, seat):
            return False
        worths = self._worths(state, out, seat, rng)
        best = -1.0
        i: i64
        for i in range(out.n):
            best = max(best, worths[i])
        least = SURE if best >= SURE else best if blocks else min(best, OPEN - STEP * MOST_WAYS)
        kept: i64 = 0
        for i in range(out.n):
            if worths[i] >= least:
                out.codes[kept] = out.codes[i]
                kept += 1
        out.n = kept
        return best >= SURE

    def _worths(self, state: GameState, out: Actions, seat: i64, rng: i64) -> vec[float]:
        """The verdict on each option once its move is complete, at worst of some deals."""
        worths = vec[float]([1.0] * out.n)
        share = max(LOOKS // (out.n * DEALS), LEAST)
        deal: i64
        i: i64
        for deal in range(DEALS):
            table = state.clone()
            if deal > 0:
                rng = next_state(rng)
                table.determinize(seat, rng >> 1)
            for i in range(out.n):
                worth = self.lookahead.worth(table, out.codes[i], seat, share)
                worths[i] = min(worths[i], worth)
        return worths
