"""Beside the requests: who was here, and what nobody uses any more."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import Connection

from beachhead.server import clocks
from beachhead.server.errors import Refused
from beachhead.server.settings import Settings
from beachhead.server.sockets import Hub
from beachhead.server.store import expiry, users
from beachhead.server.store.database import Database
from beachhead.server.store.rows import Stale
from beachhead.server.tables import Tables

log = structlog.get_logger()

DAY = 24 * clocks.HOUR
MAIL_DAYS = 30


class Expiry:
    """Visits are written down once a day; abandoned tables and guests go."""

    def __init__(self, database: Database, tables: Tables, hub: Hub, settings: Settings) -> None:
        self._tables = tables
        self._database = database
        self._hub = hub
        self._settings = settings
        self._today = 0
        self._seen: set[str] = set()
        self._alone = asyncio.Lock()

    async def saw(self, user_id: str) -> None:
        """Somebody is here."""
        now = clocks.now()
        if now // DAY != self._today:
            self._today, self._seen = now // DAY, set()
        if user_id not in self._seen:
            self._seen.add(user_id)
            await self._database.write(lambda c: expiry.saw(c, user_id, now))

    async def run(self) -> None:
        """Tidy up, one run at a time."""
        async with self._alone:
            await self._run(clocks.now())

    async def _run(self, now: int) -> None:
        """Nobody counts as away for longer than visits are written down."""
        since = await self._database.write(lambda c: expiry.watched_since(c, now))
        waiting, abandoned = self._settings.waiting_days, self._settings.abandoned_days
        if waiting and since <= (before := now - waiting * DAY):
            await self._close(before)
        if abandoned and since <= (before := now - abandoned * DAY):
            await self._remove(before)
        await self._database.write(lambda c: expiry.forget_mails(c, now - MAIL_DAYS * DAY, now))

    async def _close(self, before: int) -> None:
        watched = self._hub.watched()
        found = await self._database.read(lambda c: expiry.unattended(c, before, watched))
        for match_id in found:
            with suppress(Stale, Refused):
                await self._tables.close(match_id, before)
        if found:
            log.info("tables closed that nobody attends", count=len(found))

    async def _remove(self, before: int) -> None:
        watched, count = self._hub.watched(), 0

        def remove(connection: Connection) -> list[str]:
            users.lock_meta(connection)
            statuses = expiry.ALL_STATUSES
            found = expiry.abandoned(connection, statuses, before, watched)
            expiry.remove(connection, found)
            return found

        while found := await self._database.write(remove):
            count += len(found)
            for match_id in found:
                self._tables.forget(match_id)
        guests = await self._database.write(lambda c: expiry.forget_guests(c, before))
        if count or guests:
            log.info("nobody came back", matches=count, guests=guests)
