"""The chance of a real match: a keyed stream that nobody can continue without its key.

The draw at a position is HMAC-SHA256 of the position. Whoever has seen every other draw knows
nothing about it, and whoever has the key finds the same number again.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 8  # bytes of a digest that make a number
SPAN: Final = 1 << 64


@final
class Stream:
    """Numbers by position. It remembers nothing, so that going back draws the same again."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def roll(self, position: i64, n: i64) -> i64:
        """The number in 0 .. n - 1 at a position, each equally likely."""
        count: int = n
        fair = SPAN - SPAN % count  # numbers beyond would make the small ones likelier
        attempt = 0
        while (number := self._number(f"draw {position}.{attempt}")) >= fair:
            attempt += 1
        return number % count

    def seed(self, number: i64 = 0) -> int:
        """A seed for somebody who draws by himself; no other seed and no draw follows from it."""
        return self._number(f"seed {number}") >> 2

    def _number(self, purpose: str) -> int:
        digest = hmac.digest(self._key, purpose.encode(), "sha256")
        return int.from_bytes(digest[:WORD], "big")


def for_bots(seed: int) -> Stream:
    """The chance of the bots in the match of a seed; no way leads back to the seed."""
    return Stream(hashlib.sha256(f"beachhead-bots {seed}".encode()).digest())
