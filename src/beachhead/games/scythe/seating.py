"""Who sits where: seats are written "nordic" or "nordic/industrial".

A nation alone draws its player mat from the seed, among the mats that nobody named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from beachhead.core.rng import next_state, pick, seed_state

NATIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")
FAST = (("rusviet", "industrial"), ("crimea", "patriotic"))
SALT = 0x3A75


class Seating(NamedTuple):
    """The nation and the player mat of each seat."""

    nations: tuple[str, ...]
    mats: tuple[str, ...]


def split(seat: str) -> tuple[str, str]:
    """The nation and the mat of a seat; no mat is an empty string."""
    nation, _, mat = seat.partition("/")
    return nation, mat


def choices(options: Mapping[str, str]) -> tuple[str, ...]:
    """SC-MODE-03. Every nation, with a drawn mat or with one that is fixed."""
    fixed = [
        f"{nation}/{mat}" for nation in NATIONS for mat in MATS if not banned(nation, mat, options)
    ]
    return (*NATIONS, *fixed)


def banned(nation: str, mat: str, options: Mapping[str, str]) -> bool:
    """SC-SETUP-22. By option nobody holds one of the two fast combinations."""
    return options["ban_fast_combinations"] == "on" and (nation, mat) in FAST


def wrong(seats: Sequence[str], options: Mapping[str, str]) -> str:
    """What does not fit about these seats together, or an empty string."""
    pairs = [split(seat) for seat in seats]
    nations = [nation for nation, _ in pairs]
    mats = [mat for _, mat in pairs if mat]
    if len(set(nations)) < len(nations):
        return "two seats play the same nation"
    if len(set(mats)) < len(mats):
        return "two seats use the same player mat"
    if not _deals(pairs, options):
        return "no deal of player mats is left that the option allows"
    return ""


def deal(seats: Sequence[str], options: Mapping[str, str], seed: int) -> Seating:
    """SC-SETUP-08, SC-RND-01. Mats that nobody named are dealt at random, apart from the nations.

    All allowed deals are equally likely, as if the deal were repeated until one is allowed.
    """
    pairs = [split(seat) for seat in seats]
    deals = _deals(pairs, options)
    chance = next_state(seed_state(seed ^ SALT))
    mats = deals[pick(chance, len(deals))]
    return Seating(tuple(nation for nation, _ in pairs), mats)


def _deals(pairs: list[tuple[str, str]], options: Mapping[str, str]) -> list[tuple[str, ...]]:
    """Every allowed way to give each seat its mat."""
    named = {mat for _, mat in pairs if mat}
    found: list[tuple[str, ...]] = [()]
    for nation, mat in pairs:
        wanted = [mat] if mat else [m for m in MATS if m not in named]
        found = [
            (*dealt, m)
            for dealt in found
            for m in wanted
            if m not in dealt and not banned(nation, m, options)
        ]
    return found
