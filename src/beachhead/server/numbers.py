"""Where a table stands, counted as its reader saw it.

The log of a match counts every action. Its readers must not: how often somebody has acted in
secret, or that he was asked a secret question, is hidden. So a row of the log says to whom it
showed something, and a reader's `seq`, `at` and `n` count only the rows that did.

A secret question holds the table of the others back at the position before it: to them its seat
still thinks about the last open question. `docs/guide/hidden-information.md` has the rule.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from beachhead.core.contract import SPECTATOR
from beachhead.core.match import Match
from beachhead.server.store.rows import MoveRow

WATCHING = 1 << 16  # the bit of those who do not sit at the table


def bit(seat: int) -> int:
    return WATCHING if seat == SPECTATOR else 1 << seat


def mask(seats: Iterable[int]) -> int:
    """The bits of a reader who sits on these seats, or on none."""
    return sum(1 << seat for seat in seats) or WATCHING


class Numbers:
    """The numbers of one kind of reader; it hears every row of the log, in order."""

    def __init__(self, who: int) -> None:
        self._who = who
        self._ns = [0]  # the number of the position after each action in force
        self._after = [0]  # the number reached by each row that was shown
        self._lost: dict[int, int] = {}  # row of a step back -> how many steps it took back

    def hear(self, row: MoveRow) -> None:
        shown = bool(row.shown & self._who)
        if row.kind != "play":
            self._lost[row.seq] = self._ns[-1] - self._ns[row.value]
            del self._ns[row.value + 1 :]
        if row.kind != "undo":
            self._ns.append(self._ns[-1] + shown)
        if shown:
            self._after.append(self._ns[-1])

    @property
    def seq(self) -> int:
        return len(self._after) - 1

    @property
    def at(self) -> int:
        return self._ns[-1]

    def number(self, k: int) -> int:
        """The number of the position after `k` actions."""
        return self._ns[k]

    def told_at(self, k: int) -> int:
        """The number under which the events of action `k` are told: late, if it was held back."""
        return self._ns[k - 1] + 1 if k else 0

    def told_before(self, n: int) -> int:
        """The last action whose events are told under a smaller number."""
        return self.last(n - 2) + 1

    def first(self, n: int) -> int:
        """The actions after which position `n` was shown."""
        return bisect_left(self._ns, n)

    def last(self, n: int) -> int:
        """The actions before position `n` gave way to the next."""
        return bisect_right(self._ns, n) - 1

    def lost(self, row: int) -> int:
        """How many steps the reader saw taken back by this row of the log."""
        return self._lost.get(row, 0)

    def common(self, since: int) -> int:
        """How many steps shown now were already shown at row `since`."""
        return min(self._after[max(0, since) :], default=self.at)


def holds_back(match: Match, actor: int) -> bool:
    """Whether the others must not see yet that the seat which has just acted is asked again."""
    return match.seat == actor and match.asks_in_secret()
