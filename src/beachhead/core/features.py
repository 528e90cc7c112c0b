"""Observations as rows of small numbers, for programs that learn.

Each game's `features.py` describes its row as a list of blocks and fills it in the same order. A
row is written from what one seat may know, into a buffer that many rows share.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from beachhead.core.engine import GameState


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


def blank(n: i64) -> vec[i16]:
    """Room for n numbers."""
    return vec[i16]([i16(0)] * n)


@final
class Row:
    """Writes one row, number after number; `at` is where the next one goes."""

    def __init__(self, cells: vec[i16]) -> None:
        self.cells: Final = cells
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        self.cells[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        self.put(1 if value else 0)

    def skip(self, count: i64) -> None:
        """Zeros: an empty place, or nothing known."""
        cells = self.cells
        i: i64
        for i in range(self.at, self.at + count):
            cells[i] = 0
        self.at += count

    def copy(self, values: vec[i64], first: i64, count: i64) -> None:
        """A part of a row of the state."""
        cells = self.cells
        at = self.at
        i: i64
        for i in range(count):
            cells[at + i] = i16(values[first + i])
        self.at = at + count

    def one_of(self, index: i64, count: i64) -> None:
        """A one at `index` among zeros; a negative index leaves all of them zero."""
        at = self.at
        self.skip(count)
        if index >= 0:
            self.cells[at + index] = 1

    def bits(self, mask: i64, count: i64) -> None:
        """The lowest bits of a number, each for itself."""
        i: i64
        for i in range(count):
            self.put((mask >> i) & 1)

    def write(self, place: i64, value: i64) -> None:
        """Write a number elsewhere, over zeros left by `skip`."""
        self.cells[place] = i16(value)

    def raise_at(self, place: i64, by: i64 = 1) -> None:
        """Add to a number that is already written."""
        self.cells[place] += i16(by)

    def question(self, state: GameState, seat: i64, names: dict[str, int]) -> None:
        """If `seat` is asked: which decision stands on top, and a 1. The others are told nothing.

        That somebody has a choice at all may be a secret.
        """
        top = state.asked()
        if state.over or top is None or top.seat != seat:
            self.skip(len(names) + 1)
            return
        self.one_of(names[top.name], len(names))
        self.put(1)
