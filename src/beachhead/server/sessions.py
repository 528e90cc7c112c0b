"""Who is signed in where. The cookie holds a random token; the database knows its hash.

A session begins at the first visit and anew at every login, so that nobody can plant one. It ends
at logout, when its owner ends it from elsewhere, or when nobody has used it for long.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection

from sqlalchemy import Connection

from beachhead.server import clocks
from beachhead.server.store import matches, sessions, users
from beachhead.server.store.database import Database
from beachhead.server.store.rows import digest
from beachhead.server.store.sessions import Session

TOKEN_BYTES = 32
IDLE_MS = 400 * 24 * 60 * clocks.MINUTE  # as long as browsers keep a cookie
LOOKED_MS = 30 * 24 * 60 * clocks.MINUTE  # for visitors who left nothing here
SEEN_MS = 5 * clocks.MINUTE  # how exactly "last seen" is known
KNOWN_SECONDS = 60.0  # how long an end that another process did not hear of may go unnoticed
MOST_KNOWN = 20_000
ENDED = "ended"


class Sessions:
    """Begins, finds and ends sessions; those in use are kept in memory for a minute."""

    def __init__(self, database: Database, old: Callable[[str], str | None]) -> None:
        self._database = database
        self._old = old  # reads a cookie of the time before there were sessions
        self._known: OrderedDict[str, tuple[Session, float]] = OrderedDict()
        self.ended: list[Callable[[Collection[str]], None]] = []  # who wants to know

    async def begin(self, user_id: str, device: str) -> tuple[str, Session]:
        """A new session, and the token that opens it."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), clocks.now()
        session = Session(digest(token), user_id, device, now, now)
        await self._database.write(lambda c: sessions.add(c, session))
        return token, session

    async def find(self, cookie: str) -> Session | None:
        """The session of a cookie."""
        key = digest(cookie)
        known = self._known.get(key)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        found = await self._load(key) or await self._load_old(cookie)
        if found is not None:
            self._keep(key, found)
        return found

    async def _load(self, key: str) -> Session | None:
        found = await self._database.read(lambda c: sessions.find(c, key))
        now = clocks.now()
        if found is None or found.seen < now - IDLE_MS:
            return None
        if found.seen < now - SEEN_MS:
            await self._database.write(lambda c: sessions.touch(c, key, now))
        return found

    async def _load_old(self, cookie: str) -> Session | None:
        """A guest of the time before sessions; an account signs in again, as its cookies never end.

        Its key is the user's id until `/api/me` makes a real session of it.
        """
        user_id = self._old(cookie)
        if user_id is None:
            return None
        user = await self._database.read(lambda c: users.by_id(c, user_id))
        return Session(user_id, user_id, "", 0, 0) if user is None or user.guest else None

    def _keep(self, key: str, session: Session) -> None:
        self._known[key] = session, time.monotonic() + KNOWN_SECONDS
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    # -- ending ---------------------------------------------------------------------------------

    async def of_user(self, user_id: str) -> list[Session]:
        return await self._database.read(lambda c: sessions.of_user(c, user_id))

    async def end(self, *keys: str) -> None:
        """From now on these tokens open nothing, here and in every other process."""

        def work(connection: Connection) -> None:
            sessions.end(connection, keys)
            if connection.dialect.name == "postgresql":
                matches.notify(connection, *(f"{ENDED}:{key}" for key in keys))

        if keys:
            await self._database.write(work)
            self.forget(*keys)

    async def end_others(self, user_id: str, but: str) -> None:
        """Sign somebody out everywhere else."""
        mine = await self.of_user(user_id)
        await self.end(*(session.key for session in mine if session.key != but))

    def forget(self, *keys: str) -> None:
        for key in keys:
            self._known.pop(key, None)
        for listener in self.ended:
            listener(keys)

    async def tidy(self) -> None:
        now = clocks.now()
        await self._database.write(lambda c: sessions.end_unseen(c, now - IDLE_MS))
        await self._database.write(lambda c: sessions.end_traceless(c, now - LOOKED_MS))
