"""`beachhead games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table

from beachhead.cli import _console
from beachhead.core import registry
from beachhead.core.contract import Game
from beachhead.core.words import words


@click.command("games")
@click.argument("game", type=_console.GAME, required=False)
@_console.lang_option
def command(game: str | None, lang: str) -> None:
    """List the games, or the seats and options of one GAME."""
    if game:
        _one(registry.get(game), lang)
        return
    table = Table(box=None, pad_edge=False)
    for column in ("id", "", "players"):
        table.add_column(column, style="bold" if column == "id" else "")
    for name in registry.names():
        players = ", ".join(map(str, registry.get(name).players))
        table.add_row(name, _console.title(name, lang), players)
    _console.out.print(table)


def _one(game: Game[Any], lang: str) -> None:
    spoken = words(lang, game.id)
    out = _console.out
    out.print(f"[bold]{_console.title(game.id, lang)}[/]")
    if spoken.has("game-pitch"):
        out.print(spoken.say("game-pitch"))
    defaults = {spec.id: spec.default for spec in game.options()}
    for players in game.players:
        seats = game.seat_choices(players, defaults)
        out.print(f"\n{players} players")
        for number, sides in enumerate(seats, 1):
            out.print(f"  seat {number}: {', '.join(sides)}", markup=False)
    out.print("\nOptions" if defaults else "\nNo options")
    for spec in game.options():
        values = " | ".join(f"[{v}]" if v == spec.default else v for v in spec.values)
        out.print(f"  {spec.id} = {values}  {spec.rule}", markup=False)
        key = f"setting-{spec.id}.hint"
        if spoken.has(key):
            out.print(f"      {spoken.say(key)}", style="dim", markup=False)
