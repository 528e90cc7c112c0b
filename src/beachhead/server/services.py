"""Everything a request may need, made once per process, and what runs beside the requests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from beachhead.server import clocks, library, sessions
from beachhead.server.arena import Arena
from beachhead.server.bots import BotFailed, Chooser, Driver, Pool
from beachhead.server.chance import Seals
from beachhead.server.expiry import Expiry
from beachhead.server.fair import Whereabouts
from beachhead.server.farewell import Farewell
from beachhead.server.identity import Identity
from beachhead.server.jobs import Queue
from beachhead.server.mail import Postman
from beachhead.server.metrics import Metrics
from beachhead.server.reception import Reception
from beachhead.server.rematches import Rematches
from beachhead.server.render import Presence
from beachhead.server.replays import Replays
from beachhead.server.reviews import Reviews
from beachhead.server.seats import Seating
from beachhead.server.security import Limiter
from beachhead.server.sessions import Sessions
from beachhead.server.settings import Settings
from beachhead.server.sockets import Hub
from beachhead.server.store import matches, migrate, rows, users
from beachhead.server.store.database import Database
from beachhead.server.store.rows import ChatRow, MatchRow
from beachhead.server.store.sql import SqlStore
from beachhead.server.studies import Studies
from beachhead.server.tables import Tables
from beachhead.server.talks import Talks
from beachhead.server.thinking import Answer, Request
from beachhead.server.thoughts import Lane, Thoughts

log = structlog.get_logger()

CHANNEL = "beachhead"
ALIVE_SECONDS = 5.0
TIDY_SECONDS = 15.0
EXPIRY_SECONDS = 3600.0
ANNOUNCE_SECONDS = 1.0
GENTLY = 10  # how much large thoughts give way to everything else on this machine
MOST_STEPS = 100  # in one message
GAP_MS = 15_000  # a longer silence was a time without any server, or the clock was set


class NoBots:
    """Where bots shall not think (tests)."""

    async def ask(self, request: Request) -> Answer:
        raise BotFailed("late", "bots are switched off")

    async def close(self) -> None:
        """Nothing runs here."""


class Services:
    """One per process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.channels = channels
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.people = Whereabouts()
        self.limiter = Limiter(
            self.people, on=settings.rate_limits, crowd=settings.people_per_address
        )
        self.database = Database(settings.url)
        self.store = SqlStore(self.database)
        self.tables = Tables(self.store, settings.live_matches, self.metrics)
        self.metrics.live.set_function(lambda: self.tables.in_memory)
        self.seals = Seals(self.store)
        self.seating = Seating(self.tables, self.seals)
        self.rematches = Rematches(self.tables, self.seating)
        self.talks = Talks(self.tables)
        self.replays = Replays(self.tables)
        self.hub = Hub(self.tables, self.metrics, self.limiter, several=channels is not None)
        self.postman = Postman(self.database, settings)
        self.identity = Identity(self.database, "")
        self.farewell = Farewell(self.database, self.tables)
        self.sessions = Sessions(self.database, self.identity.read_old)
        self.thoughts = self._thoughts()
        self.driver = Driver(self.tables, self.thoughts.ask, self.people, self.metrics)
        self.reviews = Reviews(self.store, self.thoughts.ask)
        self.studies = Studies(self.store, self.thoughts.ask)
        self.reception = Reception(
            self.tables,
            self.replays,
            self.reviews,
            self.studies,
            self.thoughts.ask,
            self.hub.presence,
        )
        self.expiry = Expiry(self.database, self.tables, self.hub, settings)
        self.arena = Arena(settings.folder / "arena", on=settings.arena)
        self._watch = clocks.Watch()
        self._loops: list[asyncio.Task[None]] = []

    def _thoughts(self) -> Thoughts:
        """One process for small thoughts, the others for all; those give way to the server."""
        size = self.settings.thinkers
        self._quick = self._chooser(1, small=True)
        quick = Lane(self._quick, 1, only_small=True)
        return Thoughts(quick, Lane(self._chooser(size, small=False), size, only_small=False))

    def _chooser(self, size: int, *, small: bool) -> Chooser:
        settings = self.settings
        if settings.bots == "queue":
            return Queue(self.database, settings.bot_seconds, small=small)
        if settings.bots == "none":
            return NoBots()
        nice = 0 if small else GENTLY
        return Pool(size, settings.bot_seconds, settings.bot_memory_mb, nice=nice)

    # -- starting and stopping ------------------------------------------------------------------

    async def start(self) -> None:
        """Bring the schema up to date, pick up where the last process stopped."""
        library.games()  # read all content now, in this thread: msgspec learns its types only once
        await self.database.write(migrate.upgrade)
        secret = self.settings.secret or await self.database.write(_own_secret)
        self.identity = Identity(self.database, secret)
        self.sessions = Sessions(self.database, self.identity.read_old)
        self.sessions.ended.append(self.hub.sign_out)
        await self._alive()
        self.tables.listeners += [self.hub.changed, self._wake_bots]
        if isinstance(self._quick, Pool):
            self._loops.append(asyncio.create_task(self._quick.warm()))
        self._every(1.0, self._sweep_clocks)
        self._every(ALIVE_SECONDS, self._alive)
        self._every(5.0, self._sweep_bots)
        self._every(2.0, self.postman.empty_outbox)
        self._every(TIDY_SECONDS, self._forget_idle)
        self._every(3600.0, self.sessions.tidy)
        self._every(EXPIRY_SECONDS, self.expiry.run)
        if self.channels is not None:
            self._loops.append(asyncio.create_task(self._hear(self.channels)))
            self._loops.append(asyncio.create_task(self._send_steps()))
            self._every(ANNOUNCE_SECONDS, self._announce)
            self._every(2.0, self._look_for_lost_messages)

    async def stop(self) -> None:
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.reviews.close()
        await self.studies.close()
        await self.driver.close()
        await self.thoughts.close()
        await self.arena.close()
        await self.database.write(_mark_alive)
        self.database.close()

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def loop() -> None:
            while True:
                try:
                    await work()
                except Exception:
                    log.exception("background work failed", work=work.__name__)
                await asyncio.sleep(seconds)

        self._loops.append(asyncio.create_task(loop()))

    # -- beside the requests --------------------------------------------------------------------

    def _wake_bots(self, head: MatchRow) -> None:
        if head.bot_asked and self.settings.bots != "none":
            self.driver.wake(head.id)

    async def _sweep_bots(self) -> None:
        """Bots whose server died in mid-thought think again."""
        if self.settings.bots != "none":
            for match_id in await self.store.waiting_for_bots():
                self.driver.wake(match_id)

    async def _sweep_clocks(self) -> None:
        if self._watch.jumped():
            await self._alive()
        now = clocks.now()
        for match_id in await self.database.read(lambda c: matches.out_of_time(c, now)):
            with suppress(rows.Stale):
                await self.talks.clock_out(match_id)

    async def _forget_idle(self) -> None:
        self.tables.forget_idle(60 * self.settings.live_minutes)

    async def _alive(self) -> None:
        """Say so; a gap since the last time was a pause, or somebody set the clock."""
        if await self.database.write(_mind_the_gap):
            self.tables.forget_all()
            await self._look_for_lost_messages()

    # -- several processes on one PostgreSQL ----------------------------------------------------

    async def _hear(self, channels: ChannelsPlugin) -> None:
        """What the processes tell: steps, chat, who is where, that they run."""
        async with channels.start_subscription([CHANNEL]) as subscription:
            async for message in subscription.iter_events():
                try:
                    await self._heard(message.decode())
                except Exception:
                    log.exception("message not understood", message=message[:200])

    async def _heard(self, message: str) -> None:
        match message.split(":", 2):
            case [match_id, "chat", number]:
                await self._send_chat(match_id, int(number))
            case [match_id, "here", rest]:
                process, spectators, *seats = rest.split(":")
                if process != self.process:
                    told = Presence(frozenset(map(int, seats)), int(spectators))
                    self.hub.remote_presence(match_id, process, told)
            case ["alive", process]:
                if process != self.process and self.hub.process_alive(process):
                    self.hub.announce_all()  # it has not heard who is here
            case [sessions.ENDED, key]:
                self.sessions.forget(key)
            case [match_id, version, *news]:
                for step in news:
                    self.tables.follow(match_id, int(version), step)
                self.hub.heard(match_id, int(version))

    async def _send_chat(self, match_id: str, number: int) -> None:
        if match_id not in self.hub.watched():
            return
        lines = await self.database.read(
            lambda c: matches.chat_lines(c, match_id, ["table", "spectators"], number - 1)
        )
        async with self.tables.hold(match_id) as live:
            for line in lines:
                if line.id == number:
                    self.hub.chat(match_id, line, live)

    async def chat(self, match_id: str, line: ChatRow) -> None:
        """Store a line; send it here, and on PostgreSQL by the word of the database."""
        stored = await self.database.write(lambda c: matches.add_chat(c, match_id, line))
        if self.channels is None:
            async with self.tables.hold(match_id, 0) as live:
                self.hub.chat(match_id, stored, live)

    async def _send_steps(self) -> None:
        """Tell the other processes what was stored here.

        Not in the transaction of the move: PostgreSQL lets only one that notifies commit at a
        time. What piles up while a message is sent goes with the next.
        """
        steps: asyncio.Queue[str] = asyncio.Queue()
        self.tables.spread = steps.put_nowait
        while True:
            lines = [await steps.get()]
            while not steps.empty() and len(lines) < MOST_STEPS:
                lines.append(steps.get_nowait())
            try:
                await self.database.write(lambda c: matches.notify(c, *lines))  # noqa: B023
            except DBAPIError as error:
                log.warning("message lost", reason=str(error)[:200])

    async def _announce(self) -> None:
        """Tell the others that this process runs, and who came or went at its tables."""
        lines = [f"alive:{self.process}"]
        for match_id in self.hub.take_changed():
            here = self.hub.local_presence(match_id)
            seats = map(str, sorted(here.seats))
            lines.append(":".join([match_id, "here", self.process, str(here.spectators), *seats]))
        await self.database.write(lambda c: matches.notify(c, *lines))

    async def _look_for_lost_messages(self) -> None:
        self.hub.forget_silent()
        watched = self.hub.watched()
        for match_id, version in await self.database.read(lambda c: matches.versions(c, watched)):
            self.hub.heard(match_id, version)


def _own_secret(connection: Connection) -> str:
    """The signing secret of this database, made once."""
    found = users.read_meta(connection, "secret")
    if found is None:
        found = secrets.token_hex(32)
        users.write_meta(connection, "secret", found)
    return found


def _mark_alive(connection: Connection) -> None:
    users.write_meta(connection, "alive", str(clocks.now()))


def _mind_the_gap(connection: Connection) -> bool:
    """People's clocks stood still while no server ran, and do not follow a clock that is set."""
    users.lock_meta(connection)  # of several processes one moves the clocks
    last = users.read_meta(connection, "alive")
    gap = clocks.now() - int(last) if last is not None else 0
    jumped = abs(gap) > GAP_MS
    if jumped:
        log.warning("clocks moved on", milliseconds=gap)
        matches.delay_clocks(connection, gap)
    _mark_alive(connection)
    return jumped
