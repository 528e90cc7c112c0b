"""What can be measured while tables are played; here nobody does.

A server counts in `metrics.py`. The browser edition has no operator who would read it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class Measures:
    """Takes note of nothing."""

    def commit(self) -> AbstractContextManager[object]:
        """From change to commit."""
        return nullcontext()

    def moved(self, player: str) -> None:
        """A person or a bot has played an action."""

    def bot_thought(self, level: str, seconds: float) -> None:
        """A bot has decided."""

    def bot_failed(self, level: str, reason: str) -> None:
        """A bot was replaced."""
