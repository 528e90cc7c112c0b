"""Measures the engine: CPU time, best of several runs, one core.

All rates are also given as a ratio to the kernel, which is measured in the same run. A machine
that is twice as slow, or busy with something else, then gives the same ratio.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import msgspec

import beachhead
from beachhead import bots
from beachhead.bench import kernel
from beachhead.bots import uct
from beachhead.core import registry
from beachhead.core.engine import Actions, GameState
from beachhead.core.match import Match
from beachhead.core.replay import decode, encode
from beachhead.core.rng import seed_state
from beachhead.core.setups import check_setup
from beachhead.env.table import playable

REPEATS = 5
TABLES = 64  # of a batch
LIMIT = 20_000  # decisions in one random game; only a match that need not end reaches it
KERNEL = "kernel"
Start = Callable[[int], GameState]


class Rates(msgspec.Struct, frozen=True):
    """The speed of one game. Forced decisions are not counted."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_ns: float
    uct_rollouts_per_second: float  # to the end of the game
    cut_rollouts_per_second: float | None  # of the bots' search, judged by the game's advice
    observed_steps_per_second: float | None  # of a batch, as arrays; needs numpy
    replay_ms: float | None  # a whole random game from its list of actions, events included
    match_kilobytes: float | None  # memory of a match with its history


def starts(name: str, players: int | None = None) -> tuple[Start, int]:
    """How to begin a game from a seed, with content read and tables built beforehand."""
    if name == KERNEL:
        return kernel.new_game, 4
    game = registry.get(name)
    setup = check_setup(game, players, None, None, 0)
    tables = game.tables(game.load_content(), setup)

    def start(seed: int) -> GameState:
        state: GameState = game.start(tables, msgspec.structs.replace(setup, seed=seed))
        return state

    return start, len(setup.seats)


def measure(name: str, seconds: float, players: int | None = None) -> Rates:
    """All rates of one game, spending about `seconds` of CPU time on it."""
    start, seats = starts(name, players)
    slice_ = seconds / (5 * REPEATS)
    gc.collect()
    runs = [playouts(start, slice_, number * 1000) for number in range(REPEATS)]
    decisions, games = max(run[0] for run in runs), max(run[1] for run in runs)
    return Rates(
        game=name,
        players=seats,
        decisions_per_second=decisions,
        games_per_second=games,
        decisions_per_game=decisions / games,
        clone_ns=min(clones(start, slice_) for _ in range(REPEATS)),
        uct_rollouts_per_second=max(rollouts(start, slice_) for _ in range(REPEATS)),
        cut_rollouts_per_second=None if name == KERNEL else cut_rollouts(name, start, slice_),
        observed_steps_per_second=None if name == KERNEL else observed(name, slice_, players),
        replay_ms=None if name == KERNEL else replays(name, seats),
        match_kilobytes=None if name == KERNEL else kilobytes(name, seats),
    )


def playouts(start: Start, seconds: float, seed: int) -> tuple[float, float]:
    """Random games: decisions and games per second. Set-up is part of a game."""
    out = Actions()
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or games == 0:
        state = start(seed + games)
        state.settle(out)
        decisions += state.playout(seed_state(seed + games + 777), LIMIT, out)
        games += 1
    return decisions / spent, games / spent


def middle(start: Start) -> GameState:
    """A position in the middle of a game."""
    out = Actions()
    state = start(3)
    state.settle(out)
    state.playout(seed_state(99), 100, out)
    return start(3) if state.over else state


def clones(start: Start, seconds: float) -> float:
    """Nanoseconds per copy."""
    state = middle(start)
    copies = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or copies == 0:
        kernel.copy_often(state, 1000)
        copies += 1000
    return spent / copies * 1e9


def rollouts(start: Start, seconds: float) -> float:
    """Simulations per second of plain UCT, each to the end of the game."""
    state = middle(start)
    out = Actions()
    state.settle(out)
    simulations = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or simulations == 0:
        uct.search(state, 5 + simulations, 50, 1e9)
        simulations += 50
    return simulations / spent


def cut_rollouts(name: str, start: Start, seconds: float) -> float:
    """Simulations per second of the bots' search, which judges positions instead of ending them."""
    state = middle(start)
    bot = bots.make("thinker", name)
    simulations = 200
    found = []
    for number in range(REPEATS):
        searches = 0
        began = process_time()
        while (spent := process_time() - began) < seconds or searches == 0:
            bot.choose(state.clone(), number + 1, bots.Budget(simulations, 1e9))
            searches += 1
        found.append(searches * simulations / spent)
    return max(found)


def random_match(name: str, players: int, seed: int) -> Match:
    """A match played at random to its end."""
    chance = Random(seed)
    match = Match.new(name, players=players, seed=seed)
    while not match.over and len(match.actions) < LIMIT:
        match.play(chance.choice(match.legal()))
    return match


def replays(name: str, players: int) -> float:
    """Milliseconds to rebuild a finished match from its file, checked against its end."""
    saved = encode(random_match(name, players, 1).save())
    found = []
    for _ in range(REPEATS):
        began = process_time()
        Match.load(decode(saved))
        found.append(process_time() - began)
    return min(found) * 1e3


def kilobytes(name: str, players: int) -> float:
    """Memory that a finished match takes, history and events included."""
    saved = random_match(name, players, 1).save()
    Match.load(saved)  # content is read once, whoever plays
    gc.collect()
    tracemalloc.start()
    kept = Match.load(saved)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept.over or len(kept.actions) == LIMIT
    return taken / 1024


def observed(name: str, seconds: float, players: int | None = None) -> float | None:
    """Decisions per second of many tables at random, each with its observation and mask in numpy.

    Choosing the actions is part of it, and so are the games that are dealt anew.
    """
    if find_spec("numpy") is None or name not in playable():
        return None
    from beachhead.env.batch import Batch  # noqa: PLC0415 - needs numpy

    batch = Batch(name, TABLES, players=players, seed=1)
    found = []
    for _ in range(REPEATS):
        steps = 0
        began = process_time()
        while (spent := process_time() - began) < seconds or steps == 0:
            batch.step(batch.sample())
            steps += TABLES
        found.append(steps / spent)
    return max(found)


def in_plain_python(games: list[str], seconds: float) -> dict[str, float]:
    """Decisions per second of the same sources uncompiled, in a process of its own."""
    code = f"from beachhead.bench import measure; measure.plain({games!r}, {seconds!r})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BEACHHEAD_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def plain(games: list[str], seconds: float) -> None:
    """The other half of `in_plain_python`: print the rates as JSON."""
    assert not beachhead.compiled()
    found = {}
    for name in games:
        start, _ = starts(name)
        runs = [playouts(start, seconds / REPEATS, number) for number in range(REPEATS)]
        found[name] = max(run[0] for run in runs)
    print(json.dumps(found))


def report(games: list[str], seconds: float, *, all_players: bool = False) -> dict[str, Any]:
    """Everything, ready for JSON; the kernel first, as the machine's pace."""
    pace = measure(KERNEL, seconds)
    found = []
    for name in games:
        for players in registry.get(name).players if all_players else (None,):
            rates = measure(name, seconds, players)
            found.append({**msgspec.to_builtins(rates), "ratio": _ratios(rates, pace)})
    return {
        "version": beachhead.__version__,
        "engine": beachhead.how(),
        "python": sys.version.split()[0],
        "kernel": msgspec.to_builtins(pace),
        "games": found,
        "plain_decisions_per_second": in_plain_python([KERNEL, *games], seconds / 2),
    }


def _ratios(rates: Rates, pace: Rates) -> dict[str, float]:
    """How a game compares with the kernel; above 1 is faster."""
    return {
        "decisions": rates.decisions_per_second / pace.decisions_per_second,
        "clone": pace.clone_ns / rates.clone_ns,
        "uct": rates.uct_rollouts_per_second / pace.uct_rollouts_per_second,
    }
