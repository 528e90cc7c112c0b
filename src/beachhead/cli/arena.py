"""`beachhead arena`: tournaments between bots, their ratings, and the balance of games."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import click
import msgspec
from rich.table import Table

from beachhead import bots
from beachhead.arena import balance, engines, page, results
from beachhead.arena.plan import Plan
from beachhead.arena.play import Result
from beachhead.arena.ratings import Rating, ratings
from beachhead.arena.results import Writer
from beachhead.arena.statistics import Share
from beachhead.cli import _console
from beachhead.core.errors import SetupError

FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group("arena")
def command() -> None:
    """Let bots play tournaments; rate them; see how balanced a game is."""


@command.command("run")
@FILE
@click.option(
    "--game", "games", multiple=True, required=True, type=_console.GAME, help="Several if you like."
)
@click.option(
    "--bot",
    "names",
    multiple=True,
    help="A name (level3, thinker@60), or path.py:Name for your own; at least one.",
)
@click.option(
    "--pair",
    "pairs",
    multiple=True,
    metavar="A,B",
    help="Only these meetings; else each against each.",
)
@click.option(
    "--rounds", default=100, show_default=True, type=click.IntRange(1), help="Seeds per meeting."
)
@click.option(
    "--players", "players", multiple=True, type=int, help="Table sizes; else the smallest."
)
@click.option(
    "--sides", multiple=True, metavar="A,B", help="The sides in order of seats; else all in turn."
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option(
    "--simulations", default=200, show_default=True, help="Budget of a bot without a level."
)
@click.option("--seconds", default=10.0, show_default=True, help="Hard limit for one decision.")
@click.option("--game-seconds", default=1800.0, show_default=True, help="Hard limit for one game.")
@click.option("--engine", type=click.Choice(["local", "ray"]), default="local", show_default=True)
@click.option("--address", help="Of a Ray cluster; else a local one is started.")
@click.option("--workers", type=click.IntRange(1), help="Processes; else one per processor.")
@click.option("--leashed", is_flag=True, hidden=True, help="End when the standard input ends.")
@_console.options_option
def run(
    file: Path,
    games: tuple[str, ...],
    names: tuple[str, ...],
    pairs: tuple[str, ...],
    rounds: int,
    players: tuple[int, ...],
    sides: tuple[str, ...],
    seed: int,
    simulations: int,
    seconds: float,
    game_seconds: float,
    engine: str,
    address: str | None,
    workers: int | None,
    leashed: bool,
    options: dict[str, str],
) -> None:
    """Play a tournament and append its games to FILE (JSON lines).

    Every seed is played once for every seating of the bots. The same command goes on where it was
    broken off.
    """
    if leashed:
        threading.Thread(target=_end_with_input, daemon=True).start()
    meetings = tuple(_split(pair) for pair in pairs)
    everybody = tuple(dict.fromkeys((*names, *(bot for pair in meetings for bot in pair))))
    if not everybody:
        raise SetupError("name at least one --bot or --pair", field="bot", value="")
    for game in games:
        for name in everybody:
            bots.make(name, game)  # a wrong name is told before the first game
    plan = Plan(
        games=games,
        bots=everybody,
        rounds=rounds,
        players=players,
        pairs=meetings,
        options=(options,),
        sides=tuple(_split(one) for one in sides),
        seed=seed,
        simulations=simulations,
        seconds=seconds,
    )
    jobs = plan.jobs()
    played = results.finished(results.read(file))
    left = [job for job in jobs if job.key not in played]
    _console.note(f"{len(jobs)} games, {len(jobs) - len(left)} of them in {file} already")
    with Writer(file) as writer, _console.progress() as bar:
        task = bar.add_task("arena", total=len(jobs), completed=len(jobs) - len(left))
        found = engines.run(left, engine, workers or os.cpu_count() or 1, game_seconds, address)
        for result in found:
            writer.add(result)
            bar.advance(task)
    wanted = {job.key for job in jobs}
    mine = [result for result in results.read(file) if result.key in wanted]
    _show_report(balance.report(mine))


def _end_with_input() -> None:
    """Whoever began this run holds the other end of the pipe; killed, it lets go."""
    while sys.stdin.buffer.read(1):
        pass
    os._exit(0)  # every game that was finished is in the file


@command.command("report")
@FILE
@click.option("--html", type=click.Path(path_type=Path), help="Write the page with plots here.")
@click.option(
    "--export", type=click.Path(path_type=Path), help="Write rows: .csv, .parquet, .jsonl."
)
@click.option("--title", default="Balance report", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
def report(file: Path, html: Path | None, export: Path | None, title: str, as_json: bool) -> None:
    """What the games of FILE say about sides, seats, table sizes and length."""
    found = _read(file)
    made = balance.report(found)
    if html is not None:
        rated = ratings(found)
        html.write_text(page.page(made, rated, title), encoding="utf-8")
        _console.note(f"wrote {html}")
    if export is not None:
        results.export(found, export)
        _console.note(f"wrote {export}")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(made), indent=1).decode())
    elif html is None and export is None:
        _show_report(made)


@command.command("ratings")
@FILE
@click.option("--json", "as_json", is_flag=True, help="The ratings as JSON.")
def rate(file: Path, as_json: bool) -> None:
    """How strong the bots of FILE are."""
    found = ratings(_read(file))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _show_ratings(found)


def _read(file: Path) -> list[Result]:
    if not file.exists():
        raise click.ClickException(f"there is no file {file}")
    return results.read(file)


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def _show_report(made: balance.Report) -> None:
    for table in made.tables:
        _console.out.print(f"[bold]{table.game}[/], {table.players} players, {table.games} games")
        shown = Table(box=None, pad_edge=False)
        for column in ("", "won", "95 %", "games", "for ±2 %"):
            shown.add_column(column, justify="left" if column == "" else "right")
        for lines in (table.sides, table.parts, table.seats, table.bots):
            for line in lines:
                shown.add_row(line.name, *_share(line.share), f"{line.games_for_2_percent:,}")
        for cell in table.bot_matchups:
            if (cell.share.share, cell.column) > (0.5, cell.row):  # the other half says the same
                shown.add_row(f"{cell.row} v {cell.column}", *_share(cell.share))
        _console.out.print(shown)
        if table.rounds is not None:
            spread = table.rounds
            _console.out.print(
                f"rounds: median {spread.median:g}, half of the games {spread.q25:g} to "
                f"{spread.q75:g}, all {spread.least:g} to {spread.most:g}"
            )
        for status, count in table.statuses.items():
            if status != "done":
                _console.out.print(f"{status}: {count}", style="red")
        for fault, count in table.faults.items():
            _console.out.print(f"{count} × {fault}", style="red", markup=False)


def _show_ratings(found: list[Rating]) -> None:
    shown = Table(box=None, pad_edge=False)
    for column in ("bot", "rating", "from", "to", "won", "95 %", "games"):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for rating in found:
        numbers = (f"{rating.rating:.1f}", f"{rating.low:.1f}", f"{rating.high:.1f}")
        shown.add_row(rating.bot, *numbers, *_share(rating.share))
    _console.out.print(shown)


def _share(share: Share) -> tuple[str, str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}", f"{share.games:,}"
