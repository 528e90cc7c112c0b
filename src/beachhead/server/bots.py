"""Bots at the tables: who thinks, for how long, and what happens when one fails.

Thinking is done by processes that can be killed. `Pool` runs them here; `jobs.py` hands the work
to `beachhead worker` processes elsewhere. A bot that fails is replaced for that decision by the
level below it, in the end by a random legal action, and the table is told; except where that would
tell that a secret question was asked.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from beachhead.server import levels
from beachhead.server.diary import diary
from beachhead.server.errors import Refused
from beachhead.server.fair import Owner, Whereabouts
from beachhead.server.live import Live
from beachhead.server.measures import Measures
from beachhead.server.store.rows import Stale, told
from beachhead.server.tables import Tables
from beachhead.server.thinking import READY, Answer, Request, frame

log = diary()

START_SECONDS = 60.0
pause = asyncio.sleep  # tests look at it
PROGRAM = ("-m", "beachhead.server.thinking")


Ask = Callable[[Request, Owner], Awaitable[Answer]]


class BotFailed(Exception):
    """A bot crashed, hung or chose nonsense."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason  # crashed, late, error


class Chooser(Protocol):
    """Somebody who answers requests: a pool of local processes or a queue."""

    async def ask(self, request: Request) -> Answer: ...
    async def close(self) -> None: ...


class Desk(msgspec.Struct, eq=False):
    """A place for one process, and the match it thought about last."""

    process: Process | None = None
    match_id: str = ""


class Pool:
    """Processes on this machine; each thinks about one decision at a time."""

    def __init__(
        self,
        size: int,
        seconds: float,
        memory_mb: int,
        program: Sequence[str] = PROGRAM,
        *,
        nice: int = 0,
    ) -> None:
        self._program = program
        self._seconds = seconds
        self._memory_mb = memory_mb
        self._nice = nice
        self._idle = [Desk() for _ in range(size)]  # the one used last at the end
        self._free = asyncio.Semaphore(size)
        self._running: set[Process] = set()

    async def ask(self, request: Request) -> Answer:
        async with self._free:
            desk = self._desk(request.match_id)
            try:
                answer = await self._ask(desk, request)
            finally:
                self._idle.append(desk)
        if answer.error:
            raise BotFailed("error", answer.error)
        return answer

    async def warm(self) -> None:
        """Start a process before somebody waits for it."""
        async with self._free:
            desk = self._desk("")
            try:
                with suppress(BotFailed):
                    desk.process = desk.process or await self._start()
            finally:
                self._idle.append(desk)

    def _desk(self, match_id: str) -> Desk:
        """Best the one that knows the match, or any that runs."""
        known = [desk for desk in self._idle if desk.match_id == match_id]
        desk = (known or self._idle)[-1]
        self._idle.remove(desk)
        desk.match_id = match_id
        return desk

    async def _ask(self, desk: Desk, request: Request) -> Answer:
        try:
            if desk.process is None or desk.process.returncode is not None:
                desk.process = await self._start()
            return await self._talk(desk.process, request)
        except BaseException:
            await self._kill(desk.process)
            desk.process = None
            raise

    async def _start(self) -> Process:
        environment = os.environ | {
            "BEACHHEAD_BOT_MEMORY_MB": str(self._memory_mb),
            "BEACHHEAD_BOT_NICE": str(self._nice),
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._program,
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
        )
        self._running.add(process)
        assert process.stdout is not None
        try:  # importing is not thinking time
            async with asyncio.timeout(START_SECONDS):
                await process.stdout.readexactly(len(READY))
        except (TimeoutError, asyncio.IncompleteReadError):
            await self._kill(process)
            raise BotFailed("crashed", "the process did not start") from None
        return process

    async def _talk(self, process: Process, request: Request) -> Answer:
        assert process.stdin is not None and process.stdout is not None
        seconds = max(self._seconds, request.seconds)
        try:
            process.stdin.write(frame(msgspec.msgpack.encode(request)))
            async with asyncio.timeout(seconds):
                await process.stdin.drain()
                head = await process.stdout.readexactly(4)
                body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        except TimeoutError:
            raise BotFailed("late", f"no answer within {seconds} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise BotFailed("crashed", "the process ended") from None
        return msgspec.msgpack.decode(body, type=Answer)

    async def _kill(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._running):
            await self._kill(process)


class Asked(msgspec.Struct):
    """What a bot is asked, and on whose account it thinks."""

    seq: int
    request: Request
    owner: Owner
    bluff: bool  # it has one answer, and nobody else may know that
    script: int | None = None  # what it answers in a lesson, whatever it would think of


class Driver:
    """Keeps bots moving: one task per match in which a bot is asked."""

    def __init__(self, tables: Tables, ask: Ask, people: Whereabouts, measures: Measures) -> None:
        self.tables = tables
        self._measures = measures
        self._ask = ask
        self._people = people
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._spent: dict[
            tuple[str, str], float
        ] = {}  # seconds of the last thought, by game, level

    def wake(self, match_id: str) -> None:
        """A bot may be asked in this match. Harmless if not, or if its task runs already."""
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._drive(match_id))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, match_id: str) -> None:
        try:
            while (asked := await self._question(match_id)) is not None:
                action, level = await self._decide(asked)
                await self.tables.play_for(match_id, asked.seq, asked.request.seat, action, level)
        except Stale:
            pass  # another process plays; the sweep comes back if it does not
        except Refused as error:
            log.warning("bot stopped", match=match_id, reason=str(error))
        except Exception:
            log.exception("bot driver failed", match=match_id)
        finally:
            # no pause between the last look at the table and this line: no wake-up is lost
            del self._tasks[match_id]

    async def _question(self, match_id: str) -> Asked | None:
        async with self.tables.hold(match_id, 0) as live:
            asked = live.asked_seat()
            if asked is None or not live.bot_asked():
                return None
            request = self.request(live, asked.seat, asked.level or levels.stand_in())
            owner = self._people.owner(live.players() or [live.head.host])
            tutor = live.tutor()
            script = None if tutor is None else tutor.reply()
            return Asked(live.seq, request, owner, live.match.only_seems_open(), script)

    @staticmethod
    def request(live: Live, seat: int, level: str) -> Request:
        setup = live.match.setup
        return Request(
            match_id=live.head.id,
            game=live.head.game,
            sides=list(setup.seats),
            options=setup.options,
            seed=setup.seed if setup.sealed is None else 0,
            sealed=setup.sealed,
            position=live.match.begins_with,
            actions=list(live.match.actions),
            seat=seat,
            level=level,
            chance=secrets.randbits(62),
        )

    async def _decide(self, asked: Asked) -> tuple[int, str]:
        """An action, from the level itself or from the first below it that works.

        Where a bot only seems to have a choice it takes as long as it did for its last one.
        """
        request = asked.request
        if asked.script is not None:
            return asked.script, request.level
        level: str | None = request.level
        while level is not None:
            began = time.perf_counter()
            try:
                answer = await self._ask(msgspec.structs.replace(request, level=level), asked.owner)
            except BotFailed as failure:
                log.warning(
                    "bot failed",
                    match=request.match_id,
                    seq=asked.seq,
                    seat=request.seat,
                    level=level,
                    reason=failure.reason,
                    detail=str(failure),
                )
                self._measures.bot_failed(level, failure.reason)
                await self._tell(request, level, failure.reason)
                level = levels.below(level)
                continue
            spent, kind = time.perf_counter() - began, (request.game, level)
            self._measures.bot_thought(level, spent)
            if asked.bluff:
                await pause(self._spent.get(kind, 0.0) - spent)
            else:
                self._spent[kind] = spent
            return answer.action, level
        async with self.tables.hold(request.match_id, 0) as live:
            return secrets.choice(live.match.legal() or [-1]), "chance"

    async def _tell(self, request: Request, level: str, reason: str) -> None:
        async with self.tables.hold(request.match_id) as live:
            if not live.asked_openly():
                return
            side = live.side_word(request.seat)
            word = levels.word(level)
            change = told(f"table-bot-{reason}", seat=request.seat, side=side, level=word)
            await self.tables.commit(live, change, [])
