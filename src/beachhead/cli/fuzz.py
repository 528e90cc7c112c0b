"""`beachhead fuzz GAME`: random matches, everything checked, findings kept as replays."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import click

from beachhead.cli import _console
from beachhead.core import registry, replay
from beachhead.lab import conformance
from beachhead.lab.conformance import Finding, Inspector

BATCH = 2_000  # decisions a worker makes before it reports


@click.command("fuzz")
@click.argument("game", type=_console.GAME)
@click.option("--decisions", default=100_000, show_default=True, help="How many to make in all.")
@click.option("--players", type=int, help="Always this many at the table.")
@click.option("--seed", type=int, help="Run the same matches again.")
@click.option("--deep", default=0.02, show_default=True, help="Share of positions seen closely.")
@click.option("--jobs", default=lambda: os.cpu_count() or 1, type=click.IntRange(1))
@click.option("--stop", default=10, show_default=True, help="Stop after so many findings.")
@click.option(
    "--into",
    type=click.Path(path_type=Path),
    default=Path("findings"),
    show_default=True,
    help="Where findings are kept.",
)
def command(
    game: str,
    decisions: int,
    players: int | None,
    seed: int | None,
    deep: float,
    jobs: int,
    stop: int,
    into: Path,
) -> None:
    """Play GAME at random and check everything that all games must keep."""
    start = secrets.randbelow(1 << 32) if seed is None else seed
    batches = [
        (game, players, f"{start} {number}", deep, min(BATCH, decisions - first))
        for number, first in enumerate(range(0, decisions, BATCH))
    ]
    made = matches = findings = 0
    began = time.perf_counter()
    with _console.progress() as bar:
        task = bar.add_task(f"{game}, seed {start}", total=decisions)
        for done, played, found in _work(batches, jobs):
            made, matches = made + done, matches + played
            bar.update(task, completed=min(made, decisions))
            for text, saved in found:
                findings += 1
                _keep(text, saved, into / f"{game}-{start}-{findings}.json")
            if findings >= stop:
                break
    seconds = time.perf_counter() - began
    _console.out.print(
        f"{game}: {made:,} decisions in {matches:,} matches, {seconds:.0f} s, seed {start}: "
        f"{findings} findings",
        soft_wrap=True,
    )
    if findings:
        raise SystemExit(1)


Batch = tuple[str, int | None, str, float, int]
Result = tuple[int, int, list[tuple[str, bytes]]]


def _work(batches: list[Batch], jobs: int) -> Iterator[Result]:
    """The results of the batches, in order; in processes of their own if that pays."""
    if jobs == 1 or len(batches) == 1:
        yield from map(run_batch, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(run_batch, batches)
        finally:
            pool.shutdown(cancel_futures=True)


def run_batch(batch: Batch) -> Result:
    """Matches until enough decisions are made; how many, and what was found."""
    game, players, seed, deep, decisions = batch
    chance = Random(seed)
    made = matches = 0
    findings = []
    while made < decisions:
        match = conformance.random_match(registry.get(game), chance, players)
        matches += 1
        try:
            made += Inspector(match, chance, deep).play()
        except Finding as finding:
            made += len(match.actions) + 1
            findings.append((str(finding), replay.encode(finding.replay)))
    return made, matches, findings


def _keep(text: str, saved: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(saved)
    _console.fail(f"{text}\n  beachhead replay {path}")
