"""What a move is worth once it is complete.

A click is not a move: "play this card" is followed by "with which unit" and "where". A half-made
move looks bad, because its price is paid and its gain is still to come. So whoever judges an
action follows the seat's own further questions first, until somebody else is asked or the seat
comes back to a question that waits for it (`Question.waits`), and judges the best of those ends.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions, GameState

MOST_QUESTIONS: Final = 4  # of one seat in a row; a longer move is judged unfinished

NO_LIMIT: Final = 1e18
WON: Final = 0.995  # for sure, but not yet: a finished match is better
LOST: Final = 0.005
LONGEST_PLAY: Final = 60  # questions that `play_on` answers


@final
class Lookahead:
    """Judges actions with a game's `advice.evaluate`, within a bound on evaluations.

    Where the game's `ends.decided` knows who wins, that is the judgement.
    """

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        decided: Callable[[Any], int] | None = None,
    ) -> None:
        self.evaluate: Final = evaluate
        self.decided: Final = decided
        self.until: float = NO_LIMIT  # when the clock says so, moves are judged as they stand
        self.buffers: Final = [Actions() for _ in range(MOST_QUESTIONS + 1)]

    def value(self, state: GameState, seat: i64) -> float:
        """How good the position is for a seat; a finished match is what it paid."""
        if state.over:
            result = vec[float]([0.0] * state.seats)
            state.returns_into(result)
            return result[seat]
        winners = self.winners(state)
        if winners != 0:
            return WON if (winners >> seat) & 1 else LOST
        return self.evaluate(state, seat)

    def winners(self, state: GameState) -> i64:
        """Who wins for sure although the match is not over, as bits; mostly nobody."""
        decided = self.decided
        if decided is None:
            return 0
        return decided(state)

    def worth(self, state: GameState, action: i64, seat: i64, share: i64) -> float:
        """What an action is worth to `seat` at the end of its move; the state stays as it is.

        `share` bounds the evaluations spent on it.
        """
        return self._after(state, action, seat, share, 0)

    def play_on(self, state: GameState, out: Actions, share: i64, turns: i64) -> None:
        """Finish the move that was begun, and play greedily until so many turns have ended.

        A turn ends when another seat is asked. `out` holds the legal actions, before and after;
        `share` bounds the evaluations for each question.
        """
        questions: i64 = 0
        seat = state.seat_to_act()
        while turns > 0 or _same_move(state, seat):
            if state.over or questions == LONGEST_PLAY or perf_counter() > self.until:
                return
            state.step(self.best(state, out, seat, share), out)
            questions += 1
            if state.seat_to_act() != seat:
                turns -= 1
                if turns <= 0:
                    return
                seat = state.seat_to_act()

    def best(self, state: GameState, out: Actions, seat: i64, share: i64) -> i64:
        """The action that is worth most; of more options than evaluations, only some are tried."""
        if out.n == 1:
            return out.codes[0]
        stride = (out.n + share - 1) // share
        tried = (out.n + stride - 1) // stride
        best: i64 = out.codes[0]
        most = -1.0
        i: i64
        for i in range(0, out.n, stride):
            worth = self.worth(state, out.codes[i], seat, share // tried)
            if worth > most:
                most = worth
                best = out.codes[i]
        return best

    def _after(self, state: GameState, action: i64, seat: i64, share: i64, questions: i64) -> float:
        trial = state.clone()
        out = self.buffers[questions]
        trial.step(action, out)
        if questions == MOST_QUESTIONS or share < 2 or not _same_move(trial, seat):
            return self.value(trial, seat)
        if perf_counter() > self.until:
            return self.value(trial, seat)
        # When there are more options than evaluations left, look at every second, third, ...
        stride = (out.n + share - 1) // share
        tried = (out.n + stride - 1) // stride
        best = -1.0
        i: i64
        for i in range(0, out.n, stride):  # deeper questions have buffers of their own
            worth = self._after(trial, out.codes[i], seat, share // tried, questions + 1)
            best = max(best, worth)
        return best


def _same_move(state: GameState, seat: i64) -> bool:
    """Whether the same seat is asked how to go on with what it began."""
    if state.over:
        return False
    top = state.top
    assert top is not None
    return top.seat == seat and not top.waits()
