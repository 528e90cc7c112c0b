"""Shares with honest intervals, distributions, and how many games a question needs."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

Z95 = 1.959964


class Share(msgspec.Struct, frozen=True):
    """A share of games won, with its 95 % interval."""

    games: int
    wins: float  # ties count by part
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A distribution: its quantiles, and counts in equal bins."""

    count: int
    mean: float
    least: float
    q25: float
    median: float
    q75: float
    most: float
    first: float  # where the first bin begins
    step: float
    bins: tuple[int, ...]


def wilson(wins: float, games: int) -> Share:
    """Wilson's interval: right also for few games and for shares near 0 and 1."""
    if games == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    p = wins / games
    z2 = Z95 * Z95
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    low = 0.0 if wins == 0 else max(centre - half, 0.0)
    high = 1.0 if wins == games else min(centre + half, 1.0)
    return Share(games, wins, p, low, high)


def games_needed(share: float, precision: float = 0.02) -> int:
    """Games until the 95 % interval of such a share is no wider than +- `precision`."""
    p = min(max(share, 0.05), 0.95)  # a share near 0 or 1 is not known to stay there
    return math.ceil(p * (1 - p) * (Z95 / precision) ** 2)


def spread(values: Sequence[float], bins: int = 24) -> Spread | None:
    """The distribution of some values, or None if there are none."""
    if not values:
        return None
    ordered = sorted(values)
    least, most = ordered[0], ordered[-1]
    whole = all(float(value).is_integer() for value in ordered)
    step = (most - least) / bins or 1.0
    if whole:
        step = max(math.ceil((most - least + 1) / bins), 1)
    counts = [0] * (int((most - least) / step) + 1)
    for value in ordered:
        counts[int((value - least) / step)] += 1
    return Spread(
        len(ordered),
        sum(ordered) / len(ordered),
        least,
        quantile(ordered, 0.25),
        quantile(ordered, 0.5),
        quantile(ordered, 0.75),
        most,
        least,
        step,
        tuple(counts),
    )


def quantile(ordered: Sequence[float], part: float) -> float:
    """Linear between the neighbours."""
    place = (len(ordered) - 1) * part
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
