"""`beachhead play GAME`: a game in the terminal, against bots or with others at one screen."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead import bots
from beachhead.bots import Budget
from beachhead.cli import _console
from beachhead.cli._table import Table
from beachhead.cli.position import read
from beachhead.cli.replay import load
from beachhead.core import registry
from beachhead.core.contract import RANDOM
from beachhead.core.match import Match
from beachhead.core.words import words


@click.command("play")
@click.argument("game", type=_console.GAME, required=False)
@click.option("--players", type=int, help="How many sit at the table, bots included.")
@click.option(
    "--seat",
    "mine",
    multiple=True,
    metavar="SIDE",
    help="What you play: a side, or the number of a seat. Several times for several people.",
)
@click.option("--hot-seat", is_flag=True, help="People in every seat, at this screen.")
@click.option("--bot", default="greedy", show_default=True, help="Who takes the other seats.")
@click.option("--think", default=2.0, show_default=True, help="Seconds a bot may think.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option("--load", "saved", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--position", type=click.Path(path_type=Path), help="Begin where this text stands.")
@click.option("--edition", type=click.Path(path_type=Path), help="A folder with your own values.")
@_console.options_option
@_console.lang_option
def command(
    game: str | None,
    players: int | None,
    mine: tuple[str, ...],
    hot_seat: bool,
    bot: str,
    think: float,
    seed: int | None,
    saved: Path | None,
    position: Path | None,
    edition: Path | None,
    options: dict[str, str],
    lang: str,
) -> None:
    """Play GAME in the terminal. Type `help` at any question."""
    if saved is not None:
        match = load(saved, edition=edition)
    elif position is not None:
        match = read(position, seed, edition)
    else:
        name = game or _ask_game(lang)
        match = Match.new(
            name,
            players=players,
            seats=_seats(name, players, mine, options),
            options=options,
            seed=seed,
            edition=edition,
        )
    people = _people(match, mine, hot_seat)
    rival = bots.make(bot, match.game.id)
    Table(match, people, rival, Budget(1_000_000, think), lang).run()


def _ask_game(lang: str) -> str:
    """A newcomer need not know the ids."""
    names = registry.names()
    if not names:
        raise click.ClickException("there is no game to play")
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        pitch = words(lang, name).say("game-pitch") if words(lang, name).has("game-pitch") else ""
        _console.out.print(f"{number:>3}  [bold]{_console.title(name, lang)}[/]  {pitch}")
    chosen = click.prompt(
        words(lang).say("cli-which-game"), type=click.IntRange(1, len(names)), default=1
    )
    return names[chosen - 1]


def _seats(
    name: str, players: int | None, mine: tuple[str, ...], options: dict[str, str]
) -> list[str] | None:
    """Sides named with --seat go to the first seats that may take them; the rest is open."""
    sides = [seat for seat in mine if not seat.isdigit()]
    if not sides:
        return None
    game = registry.get(name)
    count = players if players is not None else max(game.players[0], len(sides))
    chosen = {spec.id: spec.default for spec in game.options()} | options
    choices = game.seat_choices(count, chosen) if count in game.players else ()
    seats = [RANDOM] * count
    for side in sides:
        free = [n for n, fits in enumerate(choices) if side in fits and seats[n] == RANDOM]
        if not free:
            known = ", ".join(dict.fromkeys(side for fits in choices for side in fits))
            raise click.ClickException(f"no free seat can play {side!r}; there are: {known}")
        seats[free[0]] = side
    return seats


def _people(match: Match, mine: tuple[str, ...], hot_seat: bool) -> set[int]:
    """The seats that people play."""
    total = len(match.setup.seats)
    if hot_seat:
        return set(range(total))
    people = set()
    for seat in mine or ("1",):
        number = int(seat) - 1 if seat.isdigit() else match.setup.seats.index(seat)
        if not 0 <= number < total:
            raise click.ClickException(f"there is no seat {seat}; the table has {total}")
        people.add(number)
    return people
