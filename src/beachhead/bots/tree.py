"""The tree of a search: nodes in flat rows, taken from a pool that never grows beyond its bound.

A node stands for one action after another: what was done, not what is true. The same node is
visited with different hidden cards, so an action may be legal in one visit and not in the next;
`offered` counts how often it was.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import filled, zeros

NONE: Final = -1


@final
class Tree:
    """Children of a node form a list, the one with the best prior first."""

    def __init__(self, seats: i64, capacity: i64) -> None:
        self.seats: Final = seats
        self.capacity: Final = capacity
        self.n: i64 = 0
        self.action: vec[i64] = zeros(capacity)
        self.first: vec[i64] = filled(capacity, NONE)
        self.next: vec[i64] = filled(capacity, NONE)
        self.visits: vec[i64] = zeros(capacity)
        self.offered: vec[i64] = zeros(capacity)
        self.prior: vec[float] = vec[float]([0.0] * capacity)
        self.worth: vec[float] = vec[float]([0.0] * (capacity * seats))

    def clear(self) -> i64:
        """Forget everything; the new root."""
        self.n = 0
        return self.add(NONE, 0.0)

    def full(self) -> bool:
        return self.n == self.capacity

    def add(self, action: i64, prior: float) -> i64:
        """A new node; the caller knows that there is room."""
        node = self.n
        self.n += 1
        self.action[node] = action
        self.first[node] = NONE
        self.next[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.prior[node] = prior
        seat: i64
        for seat in range(self.seats):
            self.worth[node * self.seats + seat] = 0.0
        return node

    def add_child(self, parent: i64, action: i64, prior: float) -> None:
        """A new child, in its place by prior; among equals the earlier one stays in front."""
        node = self.add(action, prior)
        before = NONE
        after = self.first[parent]
        while after != NONE and self.prior[after] >= prior:
            before = after
            after = self.next[after]
        self.next[node] = after
        if before == NONE:
            self.first[parent] = node
        else:
            self.next[before] = node

    def child(self, parent: i64, action: i64) -> i64:
        """The node after an action, or NONE."""
        node = self.first[parent]
        while node != NONE and self.action[node] != action:
            node = self.next[node]
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """What the visits found on average; before the first one, the prior."""
        if self.visits[node] == 0:
            return self.prior[node]
        return self.worth[node * self.seats + seat] / float(self.visits[node])

    def graft(self, src: Tree, root: i64) -> None:
        """Become a copy of the branch of `src` below `root`; what has no room is left out."""
        self.n = 0
        origin = zeros(self.capacity)  # of each copied node, in the order of copying
        self._take(src, root)
        origin[0] = root
        done: i64 = 0
        while done < self.n:
            last = NONE
            node = src.first[origin[done]]
            while node != NONE and not self.full():
                copy = self._take(src, node)
                origin[copy] = node
                if last == NONE:
                    self.first[done] = copy
                else:
                    self.next[last] = copy
                last = copy
                node = src.next[node]
            done += 1

    def _take(self, src: Tree, node: i64) -> i64:
        copy = self.add(src.action[node], src.prior[node])
        self.visits[copy] = src.visits[node]
        self.offered[copy] = src.offered[node]
        seat: i64
        for seat in range(self.seats):
            self.worth[copy * self.seats + seat] = src.worth[node * self.seats + seat]
        return copy
