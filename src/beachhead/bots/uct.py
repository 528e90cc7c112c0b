"""Plain UCT with rollouts to the end, on information the searching seat has.

Every simulation resamples what the seat cannot know (`determinize`), walks down the tree along
actions that are legal there, adds one node and plays at random to the end. The tree therefore
averages over what might be true, and never peeks at the real deck or the next draw.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bots.base import Bot, Budget
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state, pick, seed_state

EXPLORATION: Final = 1.0
ROLLOUT: Final = 10_000  # decisions; only a match that need not end reaches it
CLOCK_EVERY: Final = 16  # simulations between two looks at the clock


@final
class Node:
    """What the simulations found after one action; children form a linked list."""

    def __init__(self, action: i64, seats: i64) -> None:
        self.action: Final = action
        self.first: Node | None = None
        self.next: Node | None = None
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its parent was visited
        self.worth: vec[float] = vec[float]([0.0] * seats)

    def child(self, action: i64) -> Node | None:
        node = self.first
        while node is not None and node.action != action:
            node = node.next
        return node

    def add(self, action: i64, seats: i64) -> Node:
        node = Node(action, seats)
        node.next = self.first
        node.offered = 1
        self.first = node
        return node


def select(node: Node, seat: i64, out: Actions, rng: i64) -> i64:
    """The most promising legal action for `seat`; one never tried comes first."""
    untried: i64 = 0
    untried_pick: i64 = -1
    best = -1.0
    best_action: i64 = -1
    i: i64
    for i in range(out.n):
        action = out.codes[i]
        child = node.child(action)
        if child is None:
            untried += 1
            rng = next_state(rng)
            if pick(rng, untried) == 0:  # each untried action is as likely as any other
                untried_pick = action
        elif untried == 0:
            child.offered += 1
            n = float(child.visits)
            value = child.worth[seat] / n + EXPLORATION * math.sqrt(
                math.log(float(child.offered)) / n
            )
            if value > best:
                best = value
                best_action = action
    return untried_pick if untried > 0 else best_action


def simulate(root: Node, state: GameState, out: Actions, rng: i64, reward: vec[float]) -> None:
    """One walk: down the tree, one new node, a random game to the end, and back up."""
    path: list[Node] = [root]
    node = root
    state.settle(out)
    while not state.over:
        rng = next_state(rng)
        action = select(node, state.seat_to_act(), out, rng)
        child = node.child(action)
        state.step(action, out)
        if child is None:
            path.append(node.add(action, state.seats))
            rng = next_state(rng)
            state.playout(rng, ROLLOUT, out)
            break
        path.append(child)
        node = child
    state.returns_into(reward)
    seat: i64
    for visited in path:
        visited.visits += 1
        worth = visited.worth
        for seat in range(state.seats):
            worth[seat] += reward[seat]


def search(state: GameState, rng: i64, simulations: i64, seconds: float) -> Node:
    """The root of the tree after this many simulations, or when the time is up."""
    seat = state.seat_to_act()
    root = Node(-1, state.seats)
    out = Actions()
    reward = vec[float]([0.0] * state.seats)
    rng = seed_state(rng)
    until = perf_counter() + seconds
    done: i64
    for done in range(simulations):
        if done > 0 and done % CLOCK_EVERY == 0 and perf_counter() > until:
            break
        trial = state.clone()
        rng = next_state(rng)
        trial.determinize(seat, rng >> 1)
        rng = next_state(rng)
        simulate(root, trial, out, rng, reward)
    return root


def most_visited(root: Node) -> i64:
    """The action that the search trusts."""
    best = root.first
    assert best is not None
    node = best.next
    while node is not None:
        if node.visits > best.visits:
            best = node
        node = node.next
    return best.action


@final
class UctBot(Bot):
    """Thinks as long as its budget allows."""

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        out = Actions()
        state.legal_into(out)
        if out.n == 1:
            return out.codes[0]
        return most_visited(search(state, rng, budget.simulations, budget.seconds))


def make(game: str) -> Bot:
    return UctBot(game)
