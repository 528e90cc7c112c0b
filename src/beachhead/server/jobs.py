"""Bot decisions as jobs in the database, for `beachhead worker` processes on any host.

A job can be claimed when its lease is past. The worker prolongs the lease while it thinks; if it
dies, the lease ends and another worker takes over, until the deadline. Nothing here is precious:
a lost job is made again from the match.
"""

from __future__ import annotations

import asyncio
import secrets
import socket

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from beachhead.server import clocks
from beachhead.server.bots import BotFailed, Chooser
from beachhead.server.store import schema
from beachhead.server.store.database import Database
from beachhead.server.thinking import Answer, Request

log = structlog.get_logger()

LEASE_MS = 3_000
BEAT_SECONDS = 1.0
POLL_SECONDS = 0.05
IDLE_SECONDS = 0.2
AGAIN_SECONDS = 1.0


# Made when the module is imported: msgspec must not learn a type in two threads at once.
_REQUEST = msgspec.json.Decoder(Request)
_ANSWER = msgspec.json.Decoder(Answer)


class Job(msgspec.Struct, frozen=True):
    id: str
    request: Request


def add(connection: Connection, job: Job, deadline: int, *, small: bool = False) -> None:
    text = msgspec.json.encode(job.request).decode()
    values = {"id": job.id, "request_json": text, "deadline": deadline, "lease": 0, "small": small}
    connection.execute(insert(schema.job).values(**values))


def claim(connection: Connection, worker: str, now: int, *, only_small: bool = False) -> Job | None:
    """One job nobody works on, leased to this worker; small ones first."""
    table = schema.job
    free = table.c.answer_json.is_(None) & (table.c.lease < now) & (table.c.deadline > now)
    if only_small:
        free &= table.c.small
    query = select(table).where(free).order_by(table.c.small.desc(), table.c.deadline).limit(1)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    row = connection.execute(query).first()
    if row is None:
        return None
    lease = {"worker": worker, "lease": now + LEASE_MS}
    connection.execute(update(table).where(table.c.id == row.id).values(**lease))
    return Job(row.id, _REQUEST.decode(row.request_json))


def beat(connection: Connection, job_id: str, worker: str, now: int) -> bool:
    """Prolong the lease; False if the job is gone or another worker has it."""
    table = schema.job
    mine = (table.c.id == job_id) & (table.c.worker == worker)
    lease = update(table).where(mine).values(lease=now + LEASE_MS)
    return connection.execute(lease).rowcount == 1


def answer(connection: Connection, job_id: str, worker: str, found: Answer) -> None:
    table = schema.job
    mine = (table.c.id == job_id) & (table.c.worker == worker)
    text = msgspec.json.encode(found).decode()
    connection.execute(update(table).where(mine).values(answer_json=text))


def collect(connection: Connection, job_id: str) -> Answer | None:
    text = connection.execute(
        select(schema.job.c.answer_json).where(schema.job.c.id == job_id)
    ).scalar_one_or_none()
    return None if text is None else _ANSWER.decode(text)


def remove(connection: Connection, job_id: str, now: int) -> None:
    """Tidy up this job, and what dead servers left."""
    table = schema.job
    old = or_(table.c.id == job_id, table.c.deadline < now - 60_000)
    connection.execute(delete(table).where(old))


class Queue:
    """The server's side: puts a job down and waits for its answer."""

    def __init__(self, database: Database, seconds: float, *, small: bool) -> None:
        self._database = database
        self._seconds = seconds
        self._small = small

    async def ask(self, request: Request) -> Answer:
        job = Job(secrets.token_hex(16), request)
        seconds = max(self._seconds, request.seconds)
        deadline = clocks.now() + int(seconds * 1000)
        await self._database.write(lambda c: add(c, job, deadline, small=self._small))
        try:
            while clocks.now() < deadline:
                found = await self._database.read(lambda c: collect(c, job.id))
                if found is not None and found.error:
                    raise BotFailed("error", found.error)
                if found is not None:
                    return found
                await asyncio.sleep(POLL_SECONDS)
        finally:
            await self._database.write(lambda c: remove(c, job.id, clocks.now()))
        raise BotFailed("late", f"no worker answered within {seconds} s")

    async def close(self) -> None:
        """Nothing runs here."""


class Worker:
    """The other side: claims jobs and lets a local pool think."""

    def __init__(self, database: Database, chooser: Chooser, *, only_small: bool = False) -> None:
        self._database = database
        self._chooser = chooser
        self._only_small = only_small
        self._name = f"{socket.gethostname()[:40]}-{secrets.token_hex(4)}"

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop; a database that goes away comes back."""
        while not stop.is_set():
            try:
                job = await self._database.write(self._claim)
                if job is None:
                    await asyncio.sleep(IDLE_SECONDS)
                else:
                    await self._work(job)
            except DBAPIError as error:
                log.warning("no database", reason=str(error.orig)[:200])
                await asyncio.sleep(AGAIN_SECONDS)

    def _claim(self, connection: Connection) -> Job | None:
        return claim(connection, self._name, clocks.now(), only_small=self._only_small)

    async def _work(self, job: Job) -> None:
        thinking = asyncio.create_task(self._chooser.ask(job.request))
        try:
            while not thinking.done():
                await asyncio.wait([thinking], timeout=BEAT_SECONDS)
                now = clocks.now()
                if not await self._database.write(lambda c: beat(c, job.id, self._name, now)):  # noqa: B023
                    thinking.cancel()
                    break
        except DBAPIError:
            thinking.cancel()  # whoever asked will ask again
            raise
        try:
            found = await thinking
        except asyncio.CancelledError:
            return
        except BotFailed as failure:
            log.warning("bot failed", match=job.request.match_id, detail=str(failure))
            found = Answer(error=f"{failure.reason}: {failure}")
        await self._database.write(lambda c: answer(c, job.id, self._name, found))
