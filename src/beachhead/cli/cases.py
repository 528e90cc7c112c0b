"""`beachhead cases GAME [FILE]`: run worked cases, one's own too."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.cli import _console
from beachhead.core.errors import BeachheadError
from beachhead.lab import cases, places


@click.command("cases")
@click.argument("game", type=_console.GAME)
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path(path_type=Path))
@click.option("--only", help="Only the case with this id, or cases that list this rule.")
@click.option("--verbose", "-v", is_flag=True, help="Name the cases that hold, too.")
def command(game: str, files: tuple[Path, ...], only: str | None, verbose: bool) -> None:
    """Run the worked cases in FILE, or those that come with GAME."""
    found = [case for path in files or places.cases(game) for case in cases.load(path)]
    chosen = [case for case in found if only is None or only == case.id or only in case.rules]
    if not chosen:
        raise click.ClickException("no such case")
    failed = 0
    for case in chosen:
        try:
            wrong = cases.check(game, case)
        except BeachheadError as error:
            wrong = [_console.explain(error)]
        failed += bool(wrong)
        if wrong or verbose:
            sign, style = ("✗", "red") if wrong else ("✓", "green")
            _console.out.print(f"{sign} {case.id} {case.title}", style=style, markup=False)
        for line in wrong:
            _console.out.print(f"    {line}", markup=False, soft_wrap=True)
    _console.out.print(f"{len(chosen) - failed} of {len(chosen)} cases hold")
    if failed:
        raise SystemExit(1)
