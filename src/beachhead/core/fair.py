"""Chance that can be checked: who seals it, who adds to it, what it becomes.

The server draws a key and shows its SHA-256 before anybody sits down. Whoever takes a seat adds a
number. Key and numbers together make the stream of the match; the key is shown after the end, and
then everybody can compute every draw. `docs/guide/randomness.md` tells what that proves.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated

import msgspec

from beachhead.core.stream import Stream

KEY_BYTES = 32
PURPOSE = "beachhead-chance/1"

Digits = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Number = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # empty: nothing was given
MatchName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,20}\Z")]


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the chance of one match comes from. A secret until the match is over."""

    match: MatchName
    commitment: Digits  # SHA-256 of the key
    key: Digits
    numbers: tuple[Number, ...]  # what each seat has added

    def __repr__(self) -> str:
        """No key in a log or in the trace of an error."""
        return f"Sealed({self.match!r}, {self.commitment!r})"

    def stream(self) -> Stream:
        """HMAC-SHA256 under the key, of the match and all numbers in the order of the seats."""
        words = "\n".join((PURPOSE, self.match, *self.numbers))
        return Stream(hmac.digest(bytes.fromhex(self.key), words.encode(), "sha256"))

    def with_number(self, seat: int, number: str) -> Sealed:
        """The same after a seat has added its number, or taken it away with an empty one."""
        numbers = (*self.numbers[:seat], number, *self.numbers[seat + 1 :])
        return msgspec.structs.replace(self, numbers=numbers)

    def holds(self) -> bool:
        """Whether the key is the one that was promised."""
        return hmac.compare_digest(commit(self.key), self.commitment)


def new_key() -> str:
    """A secret nobody can guess."""
    return secrets.token_hex(KEY_BYTES)


def commit(key: str) -> str:
    """What is shown instead of the key: it fits no other, and the key does not follow from it."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def seal(match: str, seats: int, key: str | None = None) -> Sealed:
    """Fresh chance for a match to which nobody has added yet."""
    key = key or new_key()
    return Sealed(match, commit(key), key, ("",) * seats)
