"""Where games are played: in processes of this machine, or on a Ray cluster.

Both hand out one game at a time and give back results in the order they arrive. A game depends
on nothing but its job, so both give the same results. A worker that dies takes only its current
game with it: the game is tried once more and then counted as lost.
"""

from __future__ import annotations

import importlib
import multiprocessing as mp
import os
import time
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from beachhead.arena.plan import Job
from beachhead.arena.play import TIMEOUT, Result, lost, play
from beachhead.core.errors import SetupError

TRIES = 2
AHEAD = 4  # games in flight for each processor of a Ray cluster


def run(
    jobs: Sequence[Job], engine: str, workers: int, game_seconds: float, address: str | None = None
) -> Iterator[Result]:
    """Play all jobs. `game_seconds` is the longest a whole game may take."""
    if engine == "local":
        return local(jobs, workers, game_seconds)
    if engine == "ray":
        return on_ray(jobs, address, workers, game_seconds)
    raise SetupError(f"no engine {engine!r}; there are local and ray", field="engine", value=engine)


# -- processes of this machine -----------------------------------------------------------------


def _work(pipe: Connection) -> None:
    """A worker: plays what it is sent, until it is sent nothing more."""
    while (job := pipe.recv()) is not None:
        pipe.send(play(job))


class _Worker:
    """A process and the game it plays."""

    def __init__(self, context: Any) -> None:
        self.pipe, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.job: Job | None = None
        self.since = 0.0

    def begin(self, job: Job) -> None:
        self.job = job
        self.since = time.monotonic()
        self.pipe.send(job)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def local(jobs: Sequence[Job], workers: int, game_seconds: float) -> Iterator[Result]:
    """A pool that survives its workers."""
    context = mp.get_context("spawn")
    todo = deque((job, 1) for job in jobs)
    tries: dict[str, int] = {}
    pool: list[_Worker] = []
    try:
        while todo or any(worker.job for worker in pool):
            while todo and len(pool) < workers:
                pool.append(_Worker(context))
            for worker in pool:
                if worker.job is None and todo:
                    job, tries[job.key] = todo.popleft()
                    worker.begin(job)
            busy = [worker for worker in pool if worker.job is not None]
            ready = wait([worker.pipe for worker in busy], timeout=1.0)
            for worker in busy:
                current = worker.job
                assert current is not None
                if worker.pipe in ready:
                    result = _receive(worker)
                    if result is None:  # it died
                        pool.remove(worker)
                        if tries[current.key] < TRIES:
                            todo.append((current, tries[current.key] + 1))
                            continue
                        result = lost(current, "the worker died")
                    yield result
                elif time.monotonic() - worker.since > game_seconds:
                    worker.stop()
                    pool.remove(worker)
                    yield _stopped(current, game_seconds)
    finally:
        for worker in pool:
            worker.stop()


def _receive(worker: _Worker) -> Result | None:
    try:
        result: Result = worker.pipe.recv()
    except (EOFError, OSError):
        worker.stop()
        return None
    worker.job = None
    return result


def _stopped(job: Job, game_seconds: float) -> Result:
    fault = f"stopped after {game_seconds:g} s"
    return Result(
        job.key, job.game, job.seats, job.options, job.seed, job.bots, TIMEOUT, fault=fault
    )


# -- Ray ---------------------------------------------------------------------------------------


def on_ray(
    jobs: Sequence[Job], address: str | None, workers: int, game_seconds: float
) -> Iterator[Result]:
    """A cluster at `address`, or a local one with so many processors."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        text = "--engine ray needs the package ray (pip install beachhead[ray])"
        raise SetupError(text, field="engine", value="ray") from None
    if address is None:  # a cluster of one, reachable from this machine only
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    started = not ray.is_initialized()
    if started:
        local_only = {"num_cpus": workers, "include_dashboard": False} if address is None else {}
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local_only)
    try:
        remote = ray.remote(max_retries=TRIES - 1, num_cpus=1)(play)
        room = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
        todo = deque(jobs)
        flying: dict[Any, tuple[Job, float]] = {}
        while todo or flying:
            while todo and len(flying) < room:
                job = todo.popleft()
                flying[remote.remote(job)] = (job, time.monotonic())
            ready, _ = ray.wait(list(flying), num_returns=1, timeout=1.0)
            for reference in ready:
                job, _since = flying.pop(reference)
                yield _fetch(ray, reference, job)
            for reference, (job, since) in list(flying.items()):
                # games wait in line behind others: only a whole line that stands still is stopped
                if time.monotonic() - since > game_seconds * (AHEAD + 1):
                    ray.cancel(reference, force=True)
                    del flying[reference]
                    yield _stopped(job, game_seconds)
    finally:
        if started:
            ray.shutdown()


def _fetch(ray: Any, reference: Any, job: Job) -> Result:
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayError as error:
        return lost(job, f"{type(error).__name__}")
    return result
