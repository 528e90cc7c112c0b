"""The save format: a match is its chance, options and a list of small integers.

The file is JSON and documented in `docs/replay-format.md`. It is at once the saved game, the bug
report, the golden file and what the server stores.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from beachhead.core.errors import ReplayError
from beachhead.core.fair import Sealed

MAX_ACTIONS = 100_000
SEEDED: Final = "beachhead-replay/2"
SEALED: Final = "beachhead-replay/3"

# Digits in quotes: a seed has up to 62 bits, and a browser's numbers hold 53.
SeedText = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,19}$")]


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One saved match."""

    format: Literal["beachhead-replay/1", "beachhead-replay/2", "beachhead-replay/3"] = SEEDED
    game: str
    rules: int  # rules version it was played under
    edition: str  # hash of the content it was played with
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: SeedText | int | msgspec.UnsetType = msgspec.UNSET  # a number only in files of format 1
    chance: Sealed | msgspec.UnsetType = msgspec.UNSET  # of a real match, in place of a seed
    actions: tuple[int, ...]
    position: str | msgspec.UnsetType = msgspec.UNSET  # where it began, if not with the set-up
    fingerprint: str  # of the state after the last action: scheme, colon, hexadecimal

    def __post_init__(self) -> None:
        """What was read from an old file is written as a new one, its old fingerprint excepted."""
        if (self.seed is msgspec.UNSET) == (self.chance is msgspec.UNSET):
            raise ValueError("either a seed or the chance of a real match is needed")
        if self.seed is not msgspec.UNSET:
            msgspec.structs.force_setattr(self, "seed", str(self.seed))
        if ":" in self.fingerprint:
            current = SEEDED if self.chance is msgspec.UNSET else SEALED
            msgspec.structs.force_setattr(self, "format", current)
        elif self.format != "beachhead-replay/1" or self.chance is not msgspec.UNSET:
            raise ValueError("from format 2 on the fingerprint names its scheme")


def encode(replay: Replay) -> bytes:
    """The replay as the text of its file."""
    return msgspec.json.format(msgspec.json.encode(replay), indent=1)


def decode(text: bytes | str) -> Replay:
    """A replay from the text of its file."""
    try:
        replay = msgspec.json.decode(text, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ReplayError(f"not a replay: {error}", reason=str(error)) from None
    if len(replay.actions) > MAX_ACTIONS:
        raise ReplayError("too many actions", reason=f"more than {MAX_ACTIONS} actions")
    return replay
