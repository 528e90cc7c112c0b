"""Observations as rows of small numbers, for programs that learn.

Each game's `features.py` describes its row as a list of blocks and fills it in the same order. A
row is written from what one seat may know, into a buffer that many rows share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beachhead.core.engine import GameState, zeros


@final
class Block:
    """A stretch of the row: its name, how long it is, and what its numbers mean."""

    def __init__(self, name: str, length: int, low: int, high: int, what: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.low: Final = low  # no number in it is smaller
        self.high: Final = high  # or larger
        self.what: Final = what


def size_of(layout: list[Block]) -> int:
    """How many numbers a row has."""
    return sum([block.length for block in layout])


def numbered(names: list[str]) -> dict[str, int]:
    """The place of each name."""
    return {names[i]: i for i in range(len(names))}


@final
class Row:
    """Writes rows into a buffer that they share, number after number; `at` is the next place.

    Most numbers of a row are zero. So what is not zero is remembered, and only that is cleared
    before the row is written again.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self.width: Final = width
        self.cells: Final = vec[i16]([i16(0)] * (rows * width))
        self.written: Final = zeros(rows * width)  # places that are not zero, row by row
        self.written_n: Final = zeros(rows)
        self.number: i64 = 0  # of the row that is being written
        self.at: i64 = 0
        self.next_mark: i64 = 0

    def begin(self, number: i64) -> None:
        """Clear a row; everything is then written to it, until `end`."""
        cells = self.cells
        written = self.written
        first = number * self.width
        i: i64
        for i in range(first, first + self.written_n[number]):
            cells[written[i]] = 0
        self.number = number
        self.at = first
        self.next_mark = first

    def end(self) -> None:
        """The row is complete."""
        self.written_n[self.number] = self.next_mark - self.number * self.width

    def put(self, value: i64) -> None:
        self.write(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        self.put(1 if value else 0)

    def skip(self, count: i64) -> None:
        """Zeros: an empty place, nothing known, or room for `write` and `raise_at`."""
        self.at += count

    def copy(self, values: vec[i64], first: i64, count: i64) -> None:
        """A part of a row of the state."""
        at = self.at
        i: i64
        for i in range(count):
            self.write(at + i, values[first + i])
        self.at = at + count

    def one_of(self, index: i64, count: i64) -> None:
        """A one at `index` among zeros; a negative index leaves all of them zero."""
        if index >= 0:
            self.write(self.at + index, 1)
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a number, each for itself."""
        at = self.at
        self.at = at + count
        while mask != 0 and at < self.at:
            if mask & 1 != 0:
                self.write(at, 1)
            mask >>= 1
            at += 1

    def write(self, place: i64, value: i64) -> None:
        """Write a number at a place that was skipped."""
        if value != 0:
            self.cells[place] = i16(value)
            self.written[self.next_mark] = place
            self.next_mark += 1

    def raise_at(self, place: i64, by: i64 = 1) -> None:
        """Add to a number at a place that was skipped."""
        if self.cells[place] == 0:
            self.write(place, by)
        else:
            self.cells[place] += i16(by)

    def question(self, state: GameState, seat: i64, names: dict[str, int]) -> None:
        """If `seat` is asked: which decision stands on top, and a 1. The others are told nothing.

        That somebody has a choice at all may be a secret.
        """
        top = state.top
        if state.over or top is None or top.seat != seat:
            self.skip(len(names) + 1)
            return
        self.one_of(names[top.name], len(names))
        self.put(1)
