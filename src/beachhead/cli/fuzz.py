"""`beachhead fuzz GAME`: random matches, everything checked, findings kept as replays."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from random import Random

import click

from beachhead.cli import _console
from beachhead.core import conformance, registry, replay
from beachhead.core.conformance import Finding, Inspector


@click.command("fuzz")
@click.argument("game", type=_console.GAME)
@click.option("--decisions", default=100_000, show_default=True, help="How many to make in all.")
@click.option("--players", type=int, help="Always this many at the table.")
@click.option("--seed", type=int, help="Run the same matches again.")
@click.option(
    "--deep", default=0.02, show_default=True, help="Share of positions looked at closely."
)
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
    stop: int,
    into: Path,
) -> None:
    """Play GAME at random and check every rule that all games obey."""
    found = registry.get(game)
    start = secrets.randbelow(1 << 32) if seed is None else seed
    made = matches = findings = 0
    began = time.perf_counter()
    with _console.progress() as bar:
        task = bar.add_task(f"{game}, seed {start}", total=decisions)
        while made < decisions and findings < stop:
            chance = Random(start + matches)
            matches += 1
            match = conformance.random_match(found, chance, players)
            try:
                made += Inspector(match, chance, deep).play()
            except Finding as finding:
                findings += 1
                made += len(match.actions)
                _keep(finding, into, f"{game}-{start}-{matches}")
            bar.update(task, completed=min(made, decisions))
    seconds = time.perf_counter() - began
    _console.out.print(
        f"{game}: {made:,} decisions in {matches:,} matches, {seconds:.0f} s, seed {start}: "
        f"{findings} findings"
    )
    if findings:
        raise SystemExit(1)


def _keep(finding: Finding, into: Path, name: str) -> None:
    into.mkdir(parents=True, exist_ok=True)
    path = into / f"{name}.json"
    path.write_bytes(replay.encode(finding.replay))
    _console.fail(f"{finding}\n  beachhead replay {path}")
