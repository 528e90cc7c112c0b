"""Deterministic randomness: multiply-with-carry in one 63-bit integer.

The same seed gives the same game on every machine, compiled or not: no intermediate value ever
leaves 63 bits, so native integers and Python's own agree. `docs/decisions/0002-randomness.md`
tells why nothing larger was taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x76AC2962  # MULTIPLIER * 2**32 - 1 is a safe prime
SPREAD_LOW: Final = 0x2545F491
SPREAD_HIGH: Final = 0x5DEECE66
MAX_SEED: Final = (1 << 62) - 1


def next_state(x: i64) -> i64:
    """The state after one draw."""
    return MULTIPLIER * (x & MASK32) + (x >> 32)


def pick(x: i64, n: i64) -> i64:
    """A number in 0 .. n - 1, read from the state `x`."""
    return (((x ^ (x >> 32)) & MASK32) * n) >> 32


def seed_state(seed: i64) -> i64:
    """The first state for a seed in 0 .. MAX_SEED; neighbouring seeds give unrelated games."""
    x: i64 = ((seed & MASK32) * SPREAD_LOW) ^ ((seed >> 32) * SPREAD_HIGH) ^ SPREAD_HIGH
    for _ in range(8):
        x = next_state(x)
    return x


def mix(h: i64, value: i64) -> i64:
    """Fold one more value into a fingerprint."""
    return next_state(h ^ (value & MASK32))
