"""The attack on chance: from a few draws in a row the fast generator is known for ever.

A step of the generator is a multiplication by MULTIPLIER modulo MODULUS. A draw shows the upper
bits of one half of the state, mixed with those of the other; and one half is, but for a tiny error,
the next state. So a guess of the first state's upper bits gives those of all the others, and states
whose upper bits are known lie near one point of a lattice. Real matches must not fall to it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from beachhead import Match
from beachhead.core import fair, registry
from beachhead.core.contract import Setup
from beachhead.core.engine import GameState
from beachhead.core.rng import MULTIPLIER, next_state, pick
from beachhead.core.setups import check_setup

MODULUS = MULTIPLIER * 2**32 - 1
SIDES = 64  # of the die that is seen: six bits of each draw
SEEN = 18  # draws
Rows = NDArray[np.float64]


@cache
def reduced_lattice() -> list[list[int]]:
    """Short vectors of the lattice of all sequences of SEEN states (Lenstra, Lenstra, Lovász)."""
    basis: list[list[int]] = [[1]]
    for k in range(1, SEEN):
        factor = pow(MULTIPLIER, k, MODULUS)
        basis = [[*row, row[0] * factor % MODULUS] for row in basis] + [[0] * k + [MODULUS]]
        _reduce(basis)
    return basis


def _reduce(basis: list[list[int]]) -> None:
    k = 1
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            _, share = _orthogonal(basis[: k + 1])
            if times := round(share[k, j]):
                basis[k] = [a - times * b for a, b in zip(basis[k], basis[j], strict=True)]
        lengths, share = _orthogonal(basis[: k + 1])
        if lengths[k] >= (0.99 - share[k, k - 1] ** 2) * lengths[k - 1]:
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            k = max(1, k - 1)


def _orthogonal(basis: list[list[int]]) -> tuple[Rows, Rows]:
    """Squared lengths of the orthogonal parts, and the share of each part in each vector."""
    upper = np.linalg.qr(np.array(basis, dtype=float).T, mode="r")
    size = np.diag(upper)
    return size**2, (upper / size[:, None]).T


def guesses(draws: list[int]) -> Rows:
    """For each guess of the first state the upper bits of all, as parts of MODULUS."""
    states = [(np.arange(SIDES) + 0.5)[:, None] / SIDES]
    for draw in draws[:-1]:
        last, width = states[-1][:, -1], 0.5 / SIDES
        both = [np.floor((last + side * width) * MULTIPLIER / 2**32 * SIDES) for side in (-1, 1)]
        ways = [
            np.column_stack([states[-1][kept], ((half[kept].astype(int) ^ draw) + 0.5) / SIDES])
            for half, kept in zip(both, (both[0] >= 0, both[0] != both[1]), strict=True)
        ]
        states.append(np.vstack(ways))
    return states[-1]


def found_state(draws: list[int]) -> int | None:
    """The state of the fast generator at the first of these draws, if it made them."""
    basis = reduced_lattice()
    rows = np.array(basis, dtype=float) / MODULUS
    parts, _ = np.linalg.qr(rows.T)
    left = guesses(draws)
    firsts = np.zeros((len(left), len(basis)))
    for k in range(len(basis) - 1, -1, -1):  # the nearest plane, one after the other
        firsts[:, k] = np.rint(left @ parts[:, k] / (rows[k] @ parts[:, k]))
        left = left - firsts[:, k, None] * rows[k]
    near = np.argsort((left**2).sum(axis=1))[:50]
    for times in firsts[near].astype(int):
        state = sum(int(n) * row[0] for n, row in zip(times, basis, strict=True)) % MODULUS
        if followed(state, SEEN) == draws:
            return state
    return None


def followed(state: int, count: int) -> list[int]:
    """So many draws from a state of the fast generator on."""
    made = []
    for _ in range(count):
        made.append(int(pick(state, SIDES)))
        state = int(next_state(state))
    return made


def table_of_a_seed(number: int) -> GameState:
    return Match.new("hexpanse", seed=number)._state


def table_of_people(number: int) -> GameState:
    found = registry.get("hexpanse")
    setup = check_setup(found, 2, None, None, 0)
    sealed = fair.seal("match-1", 2, hashlib.sha256(b"%d" % number).hexdigest())
    return Match(found, Setup.of_sealed(setup.seats, setup.options, sealed))._state


def predicted(make: Callable[[int], GameState]) -> int:
    """At how many of five tables the attack foretells the next twenty draws."""
    right = 0
    for number in range(5):
        table = make(number)
        draws = [int(table.roll(SIDES)) for _ in range(SEEN)]
        state = found_state(draws)
        coming = [int(table.roll(SIDES)) for _ in range(20)]
        right += state is not None and followed(state, SEEN + 20)[SEEN:] == coming
    return right


def test_the_fast_generator_falls_to_the_attack() -> None:
    """Or the test below would prove nothing."""
    assert predicted(table_of_a_seed) >= 4


def test_nobody_predicts_the_draws_of_a_real_match() -> None:
    assert predicted(table_of_people) == 0
