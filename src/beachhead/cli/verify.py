"""`beachhead verify FILE`: was the chance of a finished match what it was promised to be."""

from __future__ import annotations

from pathlib import Path

import click
from msgspec import UNSET

from beachhead.cli import _console
from beachhead.cli.replay import read
from beachhead.core.fair import Sealed
from beachhead.core.replay import Replay
from beachhead.core.verify import Verdict, verify


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--sealed", metavar="DIGITS", help="The fingerprint you noted during the match.")
@click.option("--edition", type=click.Path(path_type=Path), help="The edition it was played with.")
def command(file: Path, sealed: str | None, edition: Path | None) -> None:
    """Check the chance of a finished match: its key, the players' numbers, every draw."""
    replay = read(file)
    verdict = verify(replay, edition)
    assert replay.chance is not UNSET
    noted = sealed is None or replay.chance.commitment.startswith(sealed.lower())
    for line in (*_about_key(replay.chance, verdict, noted), *_about_draws(replay, verdict)):
        _console.out.print(line, markup=False, soft_wrap=True)
    if not (verdict.holds and noted):
        raise click.ClickException("the chance of this match is not what was promised")


def _about_key(sealed: Sealed, verdict: Verdict, noted: bool) -> list[str]:
    if not noted:
        return [f"Key: WRONG. The file names the fingerprint {sealed.commitment}, you another."]
    if not verdict.key_holds:
        return [f"Key: WRONG. Its SHA-256 is not the fingerprint {sealed.commitment}."]
    return [f"Key: right. Its SHA-256 is the fingerprint {sealed.commitment}."]


def _about_draws(replay: Replay, verdict: Verdict) -> list[str]:
    numbers = [
        f"Seat {seat} ({side}) {'added a number of its own.' if gave else 'added no number.'}"
        for seat, (side, gave) in enumerate(zip(replay.seats, verdict.numbers, strict=True), 1)
    ]
    if verdict.wrong:
        return [*numbers, f"Draws: WRONG. With the draws of this key {verdict.wrong}."]
    told = f"Draws: right. {verdict.draws} draws and {verdict.actions} actions"
    return [*numbers, f"{told}, computed anew, lead to the table of the file."]
