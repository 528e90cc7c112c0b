"""`beachhead bench`: how fast the engine is here; docs/performance.md tells how to read it."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from beachhead.bench import measure
from beachhead.cli import _console
from beachhead.core import registry


@click.command("bench")
@click.argument("games", nargs=-1, type=_console.GAME, metavar="[GAME]...")
@click.option("--seconds", default=6.0, show_default=True, help="CPU time per game.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON.")
def command(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure random playouts, clones and UCT of each GAME against the fixed kernel."""
    with _console.err.status("measuring ..."):
        found = measure.report(list(games or registry.names()), seconds)
    if as_json:
        click.echo(json.dumps(found, indent=1))
    else:
        _show(found)


def _show(found: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    heads = ["", "decisions/s", "games/s", "clone ns", "UCT rollouts/s", "observed steps/s"]
    heads.append("plain decisions/s")
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    for rates in (found["kernel"], *found["games"]):
        plain = found["plain_decisions_per_second"][rates["game"]]
        row = [rates["decisions_per_second"], rates["games_per_second"], rates["clone_ns"]]
        row += [rates["uct_rollouts_per_second"], rates["observed_steps_per_second"], plain]
        shown = ("" if value is None else f"{value:,.0f}" for value in row)
        table.add_row(rates["game"], *shown)
        if "ratio" in rates:
            ratio = rates["ratio"]
            shares = [ratio["decisions"], None, ratio["clone"], ratio["uct"]]
            shown = ("" if value is None else f"× {value:.2f}" for value in shares)
            table.add_row("  to the kernel", *shown, "", "", style="dim")
    _console.out.print(table)
    _console.out.print(
        f"engine {found['engine']}, Python {found['python']}, CPU time, "
        "best of several, forced decisions not counted",
        style="dim",
    )
