"""`beachhead train`: actors play the net against itself and share what they learn.

In a round every actor begins with the same weights, plays and learns from so many games, and the
weights of all are averaged. Games depend on the seed, the round and the actor alone, so the same
command gives the same weights, on whatever machine and however often it was broken off.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from librt.vecs import vec

from beachhead.bots import advice, judgements
from beachhead.bots.judgements import Lesson, Weights
from beachhead.bots.learned import Net
from beachhead.bots.lookahead import Lookahead
from beachhead.bots.pupil import Pupil
from beachhead.core import registry
from beachhead.core.contract import Game, Setup
from beachhead.core.errors import SetupError
from beachhead.core.rng import MAX_SEED, seed_state
from beachhead.core.setups import check_setup, prepare

GAMES = 20  # of one actor in a round
SHARE = 80  # evaluations for one answer
RANDOM = 500  # of ten thousand answers, on average
RATE, HALF = 0.02, 1_000  # of learning at first; after so many games, half of it


class Task(msgspec.Struct, frozen=True):
    """What an actor does in a round."""

    weights: Weights
    chance: str  # what its games follow from
    rate: float


class Report(msgspec.Struct, frozen=True):
    """What came of it."""

    weights: Weights
    surprise: float  # the mean loss of what was thought against what came out
    seconds: float  # of processor time


def begin(game: str, hidden: int, seed: int, command: str) -> Weights:
    """Weights that say nothing yet beyond the advice."""
    facts = judgements.facts_of(game)
    if facts is None:
        raise SetupError(f"{game} has no facts to learn from", field="game", value=game)
    net = Net(len(facts.NAMES), hidden)
    net.scatter(seed_state(seed))
    return judgements.kept(net, game, Lesson(command, seed, _commit(), 0, 0.0))


def train(weights: Weights, seconds: float, games: int, actors: int) -> Iterator[Report]:
    """Rounds until so much processor time was spent or so many games were played in all.

    Each tells the weights so far.
    """
    with ProcessPoolExecutor(actors, mp_context=get_context("spawn")) as pool:
        while weights.lesson.seconds < seconds and weights.lesson.games < games:
            lesson = weights.lesson
            rate = RATE / (1.0 + lesson.games / HALF)
            tasks = [
                Task(weights, f"{lesson.seed}/{lesson.games}/{actor}", rate)
                for actor in range(actors)
            ]
            reports = list(pool.map(study, tasks))
            spent = sum(report.seconds for report in reports)
            lesson = msgspec.structs.replace(
                lesson,
                games=lesson.games + GAMES * actors,
                seconds=round(lesson.seconds + spent, 1),
            )
            weights = _mean([report.weights for report in reports], lesson)
            yield Report(weights, sum(r.surprise for r in reports) / actors, spent)


def study(task: Task) -> Report:
    """One actor's part of a round."""
    began = time.process_time()
    game = registry.get(task.weights.game)
    judge = judgements.judgement(task.weights, game.id)
    assert judge is not None
    known = advice.endings(game.id)
    pupil = Pupil(judge, Lookahead(judge.evaluate, None if known is None else known.decided))
    chance = Random(task.chance)
    surprise = 0.0
    for _ in range(GAMES):
        state = _table(game, task.weights.players, chance)
        rng = seed_state(chance.randrange(MAX_SEED))
        pupil.play(state, rng, chance.randrange(2 * RANDOM), SHARE)
        if state.over:
            result = vec[float]([0.0] * state.seats)
            state.returns_into(result)
            surprise += pupil.learn(result, task.rate)
    spent = time.process_time() - began
    weights = judgements.kept(judge.net, game.id, task.weights.lesson)
    return Report(weights, surprise / GAMES, spent)


def _table(game: Game[Any], players: int, chance: Random) -> Any:
    """A match with its default options and sides by chance."""
    usual = check_setup(game, players, None, {}, chance.randrange(MAX_SEED))
    fits = game.seat_choices(players, usual.options)
    while True:
        sides = tuple(chance.choice(each) for each in fits)
        if len(set(sides)) == players and not game.check_seats(sides, usual.options):
            break
    setup = Setup(sides, usual.options, usual.seed)
    return game.start(prepare(game, setup, None).tables, setup)


def _mean(found: list[Weights], lesson: Lesson) -> Weights:
    """The average of what several actors learned."""

    def row(name: str) -> list[float]:
        columns = zip(*(getattr(weights, name) for weights in found), strict=True)
        return [round(sum(column) / len(found), judgements.DIGITS) for column in columns]

    return msgspec.structs.replace(
        found[0],
        lesson=lesson,
        linear=row("linear"),
        bias=row("bias"),
        outer=row("outer"),
        inner=row("inner"),
        seen=row("seen"),
    )


def _commit() -> str:
    """The state of the sources, if they lie in a repository."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
