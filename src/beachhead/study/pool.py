"""A review by several processes of this machine, each with a match of its own."""

from __future__ import annotations

import multiprocessing as mp
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from beachhead.core.match import Match
from beachhead.core.replay import Replay
from beachhead.study.findings import Finding, Walk

_walks: list[Walk] = []  # of a process: its one match


def spread(match: Match, looked: Sequence[int], seed: int, workers: int) -> Iterator[Finding]:
    """What is found at these actions, in their order; every process gets later and later ones."""
    start = (match.save(), match.edition)
    with ProcessPoolExecutor(workers, mp.get_context("spawn"), _begin, start) as pool:
        yield from pool.map(_find, looked, [seed] * len(looked))


def _begin(saved: Replay, edition: Path | None) -> None:
    _walks[:] = [Walk(Match.load(saved, upto=0, edition=edition), saved.actions)]


def _find(n: int, seed: int) -> Finding:
    return _walks[0].find(n, seed)
