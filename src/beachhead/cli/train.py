"""`beachhead train GAME`: learn to judge positions by play against itself."""

from __future__ import annotations

from pathlib import Path

import click

from beachhead.bots import judgements, training
from beachhead.cli import _console
from beachhead.core.errors import SetupError


@click.command("train")
@click.argument("game", type=_console.GAME)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--minutes",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0, min_open=True),
    help="Of processor time, all actors together.",
)
@click.option(
    "--games", default=1_000_000, show_default=True, help="Never more than so many: repeats a run."
)
@click.option(
    "--actors", default=1, show_default=True, type=click.IntRange(1), help="Processes that play."
)
@click.option("--hidden", default=16, show_default=True, type=click.IntRange(1, 256))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
def command(
    game: str, file: Path, minutes: float, games: int, actors: int, hidden: int, seed: int
) -> None:
    """Learn the weights of a judgement for GAME and keep them in FILE.

    If FILE is there already, the training in it goes on; the same seed, actors and games give the
    same weights. The bot `FILE@N` plays by them with N
    simulations.
    """
    if file.exists():
        weights = judgements.read(file)
        if judgements.judgement(weights, game) is None:
            raise SetupError(f"{file} does not fit {game}", field="file", value=str(file))
    else:
        said = f"beachhead train {game} FILE --minutes {minutes:g} --actors {actors}"
        weights = training.begin(game, hidden, seed, f"{said} --hidden {hidden} --seed {seed}")
    with _console.progress() as bar:
        until = 60 * minutes
        task = bar.add_task("train", total=until, completed=int(weights.lesson.seconds))
        for report in training.train(weights, until, games, actors):
            judgements.write(report.weights, file)
            lesson = report.weights.lesson
            said = f"{lesson.games} games, surprise {report.surprise:.3f}"
            bar.update(task, completed=lesson.seconds, description=said)
    lesson = judgements.read(file).lesson
    click.echo(f"{file}: {lesson.games} games in {lesson.seconds:.0f} s of processor time")
