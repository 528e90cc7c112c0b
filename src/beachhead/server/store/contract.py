"""What tables ask of whoever keeps them.

On a server that is a database (`sql.py`), in the browser edition the browser's own storage
(`beachhead.local.shelf`). Both keep the same promises: a change is made whole or not at all, it
is kept when the call returns, and `change` raises `Stale` if the stored version is not the one it
was made for. `tests/server/test_two_doors.py` holds them to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from beachhead.server.store.rows import (
    Change,
    Loaded,
    MatchRow,
    MoveRow,
    NoticeRow,
    Older,
    SeatRow,
)
from beachhead.server.wire import Scope


class Store(Protocol):
    """Matches with their people, logs, notes and reviews; promises about chance."""

    async def version(self, match_id: str) -> int | None:
        """The stored version, the cheapest question there is."""

    async def load(self, match_id: str, after: int = 0) -> Loaded | None:
        """A match and its log after the row with number `after`."""

    async def older(self, match_id: str) -> Older:
        """What is kept of a match besides its log."""

    async def create(
        self,
        head: MatchRow,
        seats: Sequence[SeatRow],
        moves: Sequence[MoveRow] = (),
        kept: Older | None = None,
    ) -> None:
        """A new match, or one brought in with its log."""

    async def change(
        self, head: MatchRow, seats: Sequence[SeatRow], changed: Change
    ) -> list[NoticeRow]:
        """The next version of a match; `head.version` is the one it was made for."""

    async def heads(
        self, scope: Scope, user_id: str | None
    ) -> list[tuple[MatchRow, list[SeatRow]]]:
        """One list of the lobby, newest change first."""

    async def to_move(self, user_id: str) -> int:
        """How many matches wait for this user."""

    async def waiting_for_bots(self) -> list[str]:
        """Matches in which a bot is to move."""

    async def lessons_done(self, user_id: str | None, game: str) -> set[str]:
        """The lessons of a game that somebody has done to the end."""

    async def lessons_begun(self, user_id: str | None, game: str) -> dict[str, str]:
        """Lesson -> the match in which it was left, the newest one."""

    async def read_note(self, match_id: str, user_id: str) -> str:
        """What somebody wrote down for themselves."""

    async def write_note(self, match_id: str, user_id: str, text: str) -> None:
        """The same, from now on."""

    async def hide(self, match_id: str, user_id: str, *, hidden: bool) -> None:
        """Take a finished match out of somebody's list, or put it back."""

    async def read_review(self, match_id: str) -> str | None:
        """What a bot found in a finished match."""

    async def write_review(self, match_id: str, moments: str, now: int) -> None:
        """The same, from now on."""

    async def promise(self, match_id: str, key: str, now: int) -> None:
        """Remember the key of a match to come, and forget those nobody came back for."""

    async def redeem(self, match_id: str, now: int) -> str | None:
        """The promised key, which is gone afterwards: two matches never share one."""
