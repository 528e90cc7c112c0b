"""`beachhead bench`: how fast the engine is here; docs/performance.md tells how to read it."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from beachhead.bench import measure
from beachhead.cli import _console
from beachhead.core import registry

PLAYING = {
    "decisions/s": "decisions_per_second",
    "ratio": "decisions",
    "plain": "plain_decisions_per_second",
    "games/s": "games_per_second",
    "clone ns": "clone_ns",
    "ratio ": "clone",
}
SEARCHING = {
    "UCT full/s": "uct_rollouts_per_second",
    "UCT cut/s": "cut_rollouts_per_second",
    "observed/s": "observed_steps_per_second",
    "replay ms": "replay_ms",
    "match kB": "match_kilobytes",
}


@click.command("bench")
@click.argument("games", nargs=-1, type=_console.GAME, metavar="[GAME]...")
@click.option("--seconds", default=6.0, show_default=True, help="CPU time per game.")
@click.option("--all-players", is_flag=True, help="Every number of players, not just the usual.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON.")
def command(games: tuple[str, ...], seconds: float, all_players: bool, as_json: bool) -> None:
    """Measure random playouts, clones and UCT of each GAME against the fixed kernel."""
    with _console.err.status("measuring ..."):
        found = measure.report(list(games or registry.names()), seconds, all_players=all_players)
    if as_json:
        click.echo(json.dumps(found, indent=1))
    else:
        _show(found)


def _show(found: dict[str, Any]) -> None:
    plain = found["plain_decisions_per_second"]
    lines = [
        {**rates, **rates.get("ratio", {}), "plain_decisions_per_second": plain[rates["game"]]}
        for rates in (found["kernel"], *found["games"])
    ]
    for heads in (PLAYING, SEARCHING):
        table = Table(box=None, pad_edge=False)
        table.add_column("", no_wrap=True)
        for head in ("seats", *heads):
            table.add_column(head, justify="right", no_wrap=True)
        for line in lines:
            cells = (_number(line.get(field)) for field in ("players", *heads.values()))
            table.add_row(line["game"], *cells)
        _console.out.print(table)
        _console.out.print()
    _console.out.print(
        f"engine {found['engine']}, Python {found['python']}, CPU time, "
        "best of several, forced decisions not counted",
        style="dim",
    )


def _number(value: float | None) -> str:
    """Three digits that count; the rest is noise."""
    if value is None:
        return ""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"
