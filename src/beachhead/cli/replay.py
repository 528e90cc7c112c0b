"""`beachhead replay FILE`: a saved game told again, as one seat or a spectator saw it."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.cli import _console
from beachhead.core import replay
from beachhead.core.contract import SPECTATOR
from beachhead.core.errors import ReplayError
from beachhead.core.match import Match
from beachhead.core.replay import Replay
from beachhead.core.words import words


def read(file: Path) -> Replay:
    """The saved game in a file."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise ReplayError(f"{file}: {error.strerror}", reason=f"{file}: {error.strerror}") from None
    return replay.decode(text)


def load(file: Path, upto: int | None = None, edition: Path | None = None) -> Match:
    """The match in a file."""
    return Match.load(read(file), upto=upto, edition=edition)


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--upto", type=click.IntRange(0), help="Stop after this many actions.")
@click.option("--seat", type=click.IntRange(1), help="Tell it as this seat saw it (1, 2 ...).")
@click.option("--edition", type=click.Path(path_type=Path), help="The edition it was played with.")
@click.option("--quiet", "-q", is_flag=True, help="Only the table at the end.")
@_console.lang_option
def command(
    file: Path, upto: int | None, seat: int | None, edition: Path | None, quiet: bool, lang: str
) -> None:
    """Replay a saved game and show how it stands."""
    match = load(file, upto, edition)
    reader = SPECTATOR if seat is None else seat - 1
    if reader >= len(match.setup.seats):
        raise click.ClickException(f"the match has {len(match.setup.seats)} seats")
    spoken = words(lang, match.game.id)
    if not quiet:
        told = 0
        for number in range(len(match.actions) + 1):
            events = match.events(reader, 0, number)
            for event in events[told:]:
                line = f"{number:>4}  {spoken.say(event.key, event.facts)}"
                _console.out.print(line, markup=False, soft_wrap=True)
            told = len(events)
        _console.out.print()
    drawing = match.game.draw(match.state, reader, _console.sayer(spoken))
    _console.out.print(drawing, markup=False, soft_wrap=True)
    total = len(match.actions)
    _console.out.print(f"\nactions: {total}, fingerprint {match.fingerprint()}", style="dim")
    if match.over:
        for number, share in enumerate(match.returns()):
            side = spoken.say(match.game.side_of(match.state, number))
            _console.out.print(f"{side}: {share:g}", markup=False)
