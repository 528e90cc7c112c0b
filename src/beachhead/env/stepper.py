"""The compiled loop behind `Batch`: many tables of one game, played in step.

All results lie in rows that are allocated once; numpy looks at them through the buffer protocol,
so nothing is copied on the way out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from beachhead.core.engine import Actions, GameState, zeros
from beachhead.core.features import Row
from beachhead.core.rng import next_state, pick, seed_state


@final
class Stepper:
    """Tables, their legal actions, and the rows that describe them."""

    def __init__(
        self,
        start: Callable[[int], GameState],
        observe: Callable[[GameState, int, Row], None],
        count: i64,
        seats: i64,
        width: i64,
        actions: i64,
        max_steps: i64,
    ) -> None:
        self.start: Final = start
        self.observe: Final = observe
        self.count: Final = count
        self.seats: Final = seats
        self.width: Final = width  # numbers in one observation
        self.actions: Final = actions
        self.max_steps: Final = max_steps  # decisions before a table is cut off; 0 is never
        self.states: Final[list[GameState]] = []
        self.legal: Final[list[Actions]] = []
        self.row: Final = Row(count, width)
        self.masks: Final = vec[u8]([u8(0)] * (count * actions))
        self.rewards: Final = vec[float]([0.0] * (count * seats))
        self.terminated: Final = vec[u8]([u8(0)] * count)
        self.truncated: Final = vec[u8]([u8(0)] * count)
        self.to_act: Final = zeros(count)
        self.steps: Final = zeros(count)  # decisions in the present game, at [table]
        self.results: Final = vec[float]([0.0] * seats)
        self.seeds: i64 = 0  # the chance that seeds new games
        self.chance: i64 = 0  # the chance of `sample`

    def reset(self, seed: i64) -> None:
        """Every table begins a new game; the seed decides all of them."""
        self.seeds = seed_state(seed)
        self.chance = next_state(self.seeds)
        fresh = len(self.states) == 0
        i: i64
        for i in range(self.count):
            if fresh:
                self.legal.append(Actions())
                self.states.append(self.deal(i))
            else:
                self.clear_mask(i)
                self.states[i] = self.deal(i)
            self.clear_result(i)
            self.show(i)

    def deal(self, i: i64) -> GameState:
        """A new game for table i, at its first real question."""
        self.seeds = next_state(self.seeds)
        state = self.start(self.seeds >> 1)
        state.settle(self.legal[i])
        state.play_forced(self.legal[i])
        self.steps[i] = 0
        return state

    def refused(self, actions: list[int]) -> i64:
        """The first table whose action is not legal, or -1."""
        i: i64
        for i in range(self.count):
            action = i64(actions[i])
            if not 0 <= action < self.actions or self.masks[i * self.actions + action] == 0:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision at every table; a table whose game ends deals the next one at once."""
        i: i64
        for i in range(self.count):
            self.clear_mask(i)
            self.clear_result(i)
            state = self.states[i]
            out = self.legal[i]
            state.step(actions[i], out)
            state.play_forced(out)
            self.steps[i] += 1
            if state.over:
                self.pay(i, state)
                self.terminated[i] = 1
                self.states[i] = self.deal(i)
            elif self.max_steps > 0 and self.steps[i] >= self.max_steps:
                self.truncated[i] = 1
                self.states[i] = self.deal(i)
            self.show(i)

    def sample(self) -> list[int]:
        """A random legal action for every table."""
        actions: list[int] = []
        i: i64
        for i in range(self.count):
            out = self.legal[i]
            self.chance = next_state(self.chance)
            actions.append(out.codes[pick(self.chance, out.n)])
        return actions

    # -- the rows ------------------------------------------------------------------------------

    def show(self, i: i64) -> None:
        """Observation and mask of the seat that is asked at table i."""
        state = self.states[i]
        seat = state.seat_to_act()
        self.to_act[i] = seat
        self.row.begin(i)
        self.observe(state, seat, self.row)
        self.row.end()
        self.mark(i, 1)

    def clear_mask(self, i: i64) -> None:
        self.mark(i, 0)

    def mark(self, i: i64, value: u8) -> None:
        out = self.legal[i]
        codes = out.codes
        masks = self.masks
        first = i * self.actions
        k: i64
        for k in range(out.n):
            masks[first + codes[k]] = value

    def clear_result(self, i: i64) -> None:
        if self.terminated[i] == 1:
            seat: i64
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0
        self.terminated[i] = 0
        self.truncated[i] = 0

    def pay(self, i: i64, state: GameState) -> None:
        """Results from -1, lost, to 1, won."""
        state.returns_into(self.results)
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 2.0 * self.results[seat] - 1.0
