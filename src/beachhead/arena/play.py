"""Plays one game of a tournament. The same job gives the same result on every machine.

(With time as the only budget it need not; levels and simulations are bounded by number.)
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from beachhead import bots
from beachhead.arena.plan import Job
from beachhead.bots import Budget, as_known
from beachhead.bots.advice import scores
from beachhead.core import registry
from beachhead.core.contract import Setup
from beachhead.core.engine import Actions, returns
from beachhead.core.setups import prepare
from beachhead.core.stream import for_bots

LIMIT = 20_000  # decisions; only a match that need not end reaches it
GRACE = 0.25  # seconds over its limit that a bot is not blamed for: the machine may be busy

DONE = "done"
CRASH = "crash"  # a bot raised an error or chose something illegal
TIMEOUT = "timeout"  # a bot took longer than its limit; the game went on
UNFINISHED = "unfinished"  # stopped at LIMIT
LOST = "lost"  # the worker died


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: one line of the results file."""

    key: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    status: str = DONE
    returns: tuple[float, ...] = ()  # each seat's result, 0 to 1
    decisions: int = 0
    rounds: int = 0  # of the game's own count, or the turns of whoever had most
    scores: tuple[float, ...] = ()  # in the game's own measure, if its advice knows one
    slowest: tuple[float, ...] = ()  # seconds of each seat's longest decision
    cpu: float = 0.0  # seconds
    fault: str = ""  # which bot failed, and how
    fingerprint: str = ""  # of the last position: tells two runs apart


def play(job: Job) -> Result:
    """Play a game. A bot that fails loses it; the fault is told."""
    began = time.process_time()
    run = _Run(job)
    status, fault = run.play()
    return Result(
        key=job.key,
        game=job.game,
        seats=run.sides,
        options=job.options,
        seed=job.seed,
        bots=job.bots,
        status=status,
        returns=tuple(run.shares(status)),
        decisions=run.made,
        rounds=_rounds(run.state),
        scores=scores(job.game, run.state),
        slowest=tuple(round(seconds, 4) for seconds in run.slowest),
        cpu=round(time.process_time() - began, 4),
        fault=fault,
        fingerprint=f"{run.state.fingerprint():016x}",
    )


class _Run:
    """One game on its way."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.setup = Setup(job.seats, job.options, job.seed)
        game = registry.get(job.game)
        tables = prepare(game, self.setup, None).tables
        self.sides = game.dealt_seats(self.setup, tables)
        self.state = game.start(tables, self.setup)
        # a bot per seat and game: what it remembers must not depend on what was played before
        self.bots = [bots.make(name, job.game) for name in job.bots]
        self.budget = Budget(job.simulations, job.seconds)
        self.slowest = [0.0] * len(job.seats)
        self.made = 0
        self.loser = -1

    def play(self) -> tuple[str, str]:
        """To the end; the status and the fault, if any."""
        out = Actions()
        state = self.state
        state.settle(out)
        chance = for_bots(self.job.seed)
        late = ""
        while self.made < LIMIT and state.play_forced(out):
            seat = int(state.seat_to_act())
            known = as_known(state, seat, chance.seed(2 * self.made))
            rng = chance.seed(2 * self.made + 1)
            clock = time.perf_counter()
            try:
                action = int(self.bots[seat].choose(known, rng, self.budget))
            except Exception as error:
                self.loser = seat
                return CRASH, f"{self.job.bots[seat]}: {type(error).__name__}: {error}"
            spent = time.perf_counter() - clock
            self.slowest[seat] = max(self.slowest[seat], spent)
            if spent > self.job.seconds + GRACE and not late:
                late = f"{self.job.bots[seat]}: {spent:.2f} s for one decision"
            if not out.has(action):
                self.loser = seat
                return CRASH, f"{self.job.bots[seat]}: chose {action}, which is not legal"
            state.step(action, out)
            self.made += 1
        if not state.over:
            return UNFINISHED, ""
        return (TIMEOUT, late) if late else (DONE, "")

    def shares(self, status: str) -> list[float]:
        """The returns; who failed gets nothing and the others share."""
        if status != CRASH:
            return returns(self.state)
        others = len(self.job.seats) - 1
        return [0.0 if seat == self.loser else 1.0 / others for seat in range(others + 1)]


def lost(job: Job, fault: str) -> Result:
    """A game whose worker died."""
    return Result(job.key, job.game, job.seats, job.options, job.seed, job.bots, LOST, fault=fault)


def _rounds(state: Any) -> int:
    """How long the game was in its own measure; 0 if it has none."""
    turns = getattr(state, "turns", None)
    return int(getattr(state, "round", 0)) if turns is None else int(max(turns, default=0))
