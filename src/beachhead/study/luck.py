"""What chance did: the outlook after a draw beside the outlook before it was known.

As backgammon programs do it. The action is played many times on tables that the seat could be
sitting at, which gives what it could expect; then the table as it became is looked at as many
times, resampled in the same way. The difference is luck. Both sides are judged right after the
action by the same eyes, so that nothing which the judge sees later counts as luck.
"""

from __future__ import annotations

import math
from functools import cache

from beachhead.bots.advice import endings, evaluation, turns_ahead
from beachhead.bots.base import as_known
from beachhead.bots.lookahead import Lookahead
from beachhead.bots.search import LEAF_SHARE, luck_of
from beachhead.core.engine import Actions, GameState

CERTAIN = 2.0  # standard errors by which luck must stand out from the noise
SMALL = 0.01  # luck that need not be known better
BATCH = 24
MOST = 120  # tables imagined for each side
TRIES = 4  # tables imagined for each on which the action is possible


class Sample:
    """Mean and spread of what was seen so far."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / max(self.count, 1)

    @property
    def doubt(self) -> float:
        """Variance of the mean."""
        spread = max(self._squares / max(self.count, 1) - self.mean**2, 0.0)
        return spread / max(self.count - 1, 1)


class Fortune:
    """Measures the luck of one game."""

    def __init__(self, game: str) -> None:
        known = endings(game)
        self._lookahead = Lookahead(evaluation(game), None if known is None else known.decided)
        self._turns = turns_ahead(game)
        self.out = Actions()

    def of(self, before: GameState, action: int, after: GameState, rng: int) -> tuple[float, ...]:
        """Luck of every seat, by what it knew itself; nothing where it is within the noise."""
        seats = range(int(before.seats))
        return tuple(self._of(before, action, after, seat, rng) for seat in seats)

    def _of(self, before: GameState, action: int, after: GameState, seat: int, rng: int) -> float:
        expected, became = Sample(), Sample()
        while became.count < MOST:
            for number in range(became.count, became.count + BATCH):
                self._expect(expected, before, action, seat, int(luck_of(rng, number)))
                became.add(self.worth(as_known(after, seat, luck_of(rng, number)), seat))
            if expected.count < became.count // TRIES:
                return 0.0  # what was done could hardly be expected by this seat
            change = became.mean - expected.mean
            noise = math.sqrt(became.doubt + expected.doubt)
            if abs(change) + CERTAIN * noise < SMALL:
                return 0.0
        return change if abs(change) > CERTAIN * noise else 0.0

    def _expect(self, sample: Sample, before: GameState, action: int, seat: int, luck: int) -> None:
        """One table as it might become, if the action is possible on it."""
        trial = as_known(before, seat, luck)
        trial.settle(self.out)
        if not trial.over and self.out.has(action):
            trial.step(action, self.out)
            sample.add(self.worth(trial, seat))

    def worth(self, table: GameState, seat: int) -> float:
        """How a table looks to a seat when it has been played on; the table is used up."""
        if not table.over:
            table.settle(self.out)
            self._lookahead.play_on(table, self.out, LEAF_SHARE, self._turns)
        return float(self._lookahead.value(table, seat))


@cache
def fortune_of(game: str) -> Fortune:
    """One for each game and process."""
    return Fortune(game)
