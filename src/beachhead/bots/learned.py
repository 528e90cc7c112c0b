"""A learned judgement: a small net over a game's facts, on top of its hand-made advice.

The chance of winning is a sigmoid of: the advice (the first fact), a weight for each fact, and a
few units that see combinations of facts. `beachhead train` finds the weights by play of the net
against itself; they are data in the game's folder (`judgement.toml`), and where they do not fit the
table, the advice is asked.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.rng import next_state, pick

FIRST: Final = 0.1  # how large weights are at first
PARTS: Final = 2001
CERTAIN: Final = 30.0
PATIENCE: Final = 200.0  # the larger, the longer a fact that is often seen goes on learning


@final
class Net:
    """One hidden layer beside a linear one, in flat rows."""

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.inputs: Final = inputs
        self.hidden: Final = hidden
        self.linear: vec[float] = vec[float]([0.0] * inputs)
        self.bias: vec[float] = vec[float]([0.0] * (hidden + 1))  # of the units, then of all
        self.outer: vec[float] = vec[float]([0.0] * hidden)
        self.inner: vec[float] = vec[float]([0.0] * (inputs * hidden))
        self.seen: vec[float] = vec[float]([0.0] * inputs)  # how much of each fact was learned from
        self.units: vec[float] = vec[float]([0.0] * hidden)

    def scatter(self, rng: i64) -> None:
        """Small random weights for the units, so that they begin to differ; nothing is said yet."""
        i: i64
        for i in range(self.inputs * self.hidden):
            rng = next_state(rng)
            self.inner[i] = FIRST * (float(pick(rng, PARTS)) / 1000.0 - 1.0)
        for i in range(self.hidden):
            self.outer[i] = FIRST if i % 2 == 0 else -FIRST

    def logit(self, facts: vec[float], first: i64) -> float:
        """The sum whose sigmoid is the chance; the facts begin at `first` of their row."""
        hidden = self.hidden
        units = self.units
        inner = self.inner
        linear = self.linear
        bias = self.bias
        total = facts[first] + bias[hidden]
        i: i64
        j: i64
        for j in range(hidden):
            units[j] = bias[j]
        for i in range(self.inputs):
            x = facts[first + i]
            if x != 0.0:
                total += linear[i] * x
                start = i * hidden
                for j in range(hidden):
                    units[j] += x * inner[start + j]
        for j in range(hidden):
            if units[j] > 0.0:
                total += units[j] * self.outer[j]
        return total

    def learn(self, facts: vec[float], first: i64, target: float, rate: float) -> None:
        """One step towards a target between 0 and 1."""
        wrong = sigmoid(self.logit(facts, first)) - target
        hidden = self.hidden
        units = self.units
        inner = self.inner
        i: i64
        j: i64
        self.bias[hidden] -= 0.1 * rate * wrong
        for j in range(hidden):
            active = units[j]
            units[j] = 0.0
            if active > 0.0:
                units[j] = wrong * self.outer[j]  # from here on: what each unit did wrong
                self.outer[j] -= 0.3 * rate * wrong * active
                self.bias[j] -= 0.1 * rate * units[j]
        for i in range(self.inputs):
            x = facts[first + i]
            if x == 0.0:
                continue
            self.seen[i] += x * x
            step = rate * x / math.sqrt(1.0 + self.seen[i] / PATIENCE)
            self.linear[i] -= step * wrong
            start = i * hidden
            for j in range(hidden):
                inner[start + j] -= step * units[j]


@final
class Judgement:
    """Judges positions by a net; tables of another size by the advice."""

    def __init__(
        self,
        net: Net,
        facts: Callable[[Any, int, vec[float]], None],
        advice: Callable[[Any, int], float],
        players: i64,
    ) -> None:
        self.net: Final = net
        self.facts: Final = facts
        self.advice: Final = advice
        self.players: Final = players
        self.row: vec[float] = vec[float]([0.0] * net.inputs)

    def evaluate(self, state: Any, seat: int) -> float:
        """The chance of winning that a position suggests to a seat, 0 to 1."""
        if state.seats != self.players:
            return self.advice(state, seat)
        row = self.row
        i: i64
        for i in range(self.net.inputs):
            row[i] = 0.0
        self.facts(state, seat, row)
        return sigmoid(self.net.logit(row, 0))


def sigmoid(x: float) -> float:
    if x > CERTAIN:
        return 1.0
    if x < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
