"""Clocks: each seat has a stock of time, gains some with every decision, never above a cap.

Running out ends nothing: the others decide by vote (`talks.py`).
"""

from __future__ import annotations

import time

import msgspec

from beachhead.server.wire import Pace

MINUTE = 60_000
HOUR = 60 * MINUTE
JUMP_MS = 5_000


class Rate(msgspec.Struct, frozen=True):
    """Milliseconds."""

    start: int
    gain: int
    cap: int


RATES: dict[Pace, Rate] = {
    "live": Rate(20 * MINUTE, 45_000, 20 * MINUTE),
    "day": Rate(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "fast": Rate(72 * HOUR, 12 * HOUR, 120 * HOUR),
    "slow": Rate(72 * HOUR, 36 * HOUR, 240 * HOUR),
}


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watch:
    """Notices when the system's clock is set, by a clock that nobody can set."""

    def __init__(self) -> None:
        self._ahead = self._offset()

    @staticmethod
    def _offset() -> int:
        return now() - time.monotonic_ns() // 1_000_000

    def jumped(self) -> bool:
        """Whether it was set since the last look."""
        before, self._ahead = self._ahead, self._offset()
        return abs(self._ahead - before) > JUMP_MS


def at_start(pace: Pace) -> int | None:
    """What a seat begins with; None where no clock runs."""
    return RATES[pace].start if pace in RATES else None


def after_decision(pace: Pace, left: int, spent: int) -> int:
    """What is left after a decision that took `spent`."""
    rate = RATES[pace]
    return min(rate.cap, max(0, left - spent) + rate.gain)


def after_waiting(pace: Pace) -> int:
    """What an absent seat gets when the others choose to wait: a quarter of the start."""
    return RATES[pace].start // 4
