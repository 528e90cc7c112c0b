"""The door of the browser edition: the server's requests and sockets, without a network.

A worker of the page holds one `Door` (`web/src/local/engine.worker.ts`) and a second worker calls
`think`. Paths, bodies and answers are those of `server/api`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from urllib.parse import parse_qs

import msgspec

from beachhead.core.errors import BeachheadError
from beachhead.local import routes
from beachhead.local.shelf import Drawer
from beachhead.local.tables import ME, Local, Think
from beachhead.server import clocks, render, wire
from beachhead.server.diary import diary
from beachhead.server.errors import Refused, from_core
from beachhead.server.live import Live
from beachhead.server.render import Presence, Reader
from beachhead.server.store.rows import MatchRow, Stale
from beachhead.server.thinking import Answer, Request, Thinker

log = diary()

MOST_SEATS = 16

Send = Callable[[str], object]
_SOCKET = re.compile(r"/matches/([A-Za-z0-9_-]+)/socket(?:\?(.*))?")
_HEARD: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Screen:
    """One open table: what it looks from, and what it has."""

    def __init__(self, match_id: str, since: int | None, send: Send) -> None:
        self.match_id = match_id
        self.look: int | None = None
        self.since = since
        self.send = send


class Door:
    """Answers what the page asks, and tells its open tables what changes."""

    def __init__(self, drawer: Drawer, think: Think) -> None:
        self._screens: dict[int, Screen] = {}
        self._told: set[asyncio.Task[None]] = set()
        self.local = Local(drawer, think, self._presence)
        self.local.tables.listeners += [self._changed]

    # -- requests -------------------------------------------------------------------------------

    async def call(self, method: str, address: str, body: str | None) -> tuple[int, str]:
        """The status and the JSON that a server would answer with; `address` is below `/api`."""
        try:
            return await self._answer(method, address, body)
        except Refused as refused:
            return refused.status, wire.encode(refused.body()).decode()
        except BeachheadError as error:
            return self._refuse(from_core(error))
        except Stale:
            return self._refuse(Refused(409, "error-stale", "somebody was faster, try again"))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self._refuse(Refused(400, "error-body", str(error)[:500]))
        except OSError as error:  # what the drawer raises when the browser keeps nothing more
            log.warning("cannot store", reason=str(error)[:300])
            return self._refuse(
                Refused(503, "error-browser-storage", "the browser cannot store this")
            )
        except Exception:
            log.exception("request failed", method=method, address=address)
            return self._refuse(Refused(500, "error-server", "a mistake; nothing was changed"))

    async def _answer(self, method: str, address: str, body: str | None) -> tuple[int, str]:
        path, _, query = address.partition("?")
        status, handler, parts = routes.find(method, path)
        answer = await handler(routes.Asked(self.local, parts, query, body))
        return status, "" if answer is None else wire.encode(answer).decode()

    @staticmethod
    def _refuse(refused: Refused) -> tuple[int, str]:
        return refused.status, wire.encode(refused.body()).decode()

    # -- open tables ----------------------------------------------------------------------------

    async def open(self, number: int, address: str, send: Send) -> None:
        """A table's socket; its first message is the table."""
        found = _SOCKET.fullmatch(address)
        if found is None:
            return
        since = parse_qs(found[2] or "").get("since")
        screen = Screen(found[1], int(since[0]) if since else None, send)
        self._screens[number] = screen
        await self._show(screen)

    async def hear(self, number: int, text: str) -> None:
        """What the page says on a socket."""
        screen = self._screens.get(number)
        if screen is None:
            return
        message = _HEARD.decode(text)
        if isinstance(message, wire.PingMessage):
            screen.send(wire.encode(wire.PongMessage(clocks.now())).decode())
            return
        screen.look = None if message.seat == -1 else message.seat
        screen.since = None
        await self._show(screen)

    def close(self, number: int) -> None:
        self._screens.pop(number, None)

    async def changed_elsewhere(self, match_id: str) -> None:
        """Another tab has stored something."""
        async with self.local.tables.hold(match_id) as live:
            self._tell(live)

    async def _show(self, screen: Screen) -> None:
        try:
            async with self.local.tables.hold(screen.match_id) as live:
                self._put(screen, live)
                self._wake(live.head)
        except Refused as refused:
            log.warning("table not shown", match=screen.match_id, reason=str(refused))

    def _changed(self, head: MatchRow) -> None:
        """A change is told when whoever made it has let go of the match."""
        task = asyncio.ensure_future(self._after(head.id))
        self._told.add(task)
        task.add_done_callback(self._told.discard)

    async def _after(self, match_id: str) -> None:
        if self._watched(match_id):
            async with self.local.tables.hold(match_id, 0) as live:
                self._tell(live)

    def _tell(self, live: Live) -> None:
        for screen in list(self._screens.values()):
            if screen.match_id == live.head.id:
                self._put(screen, live)
        self._wake(live.head)

    def _put(self, screen: Screen, live: Live) -> None:
        reader = Reader(ME, screen.look, screen.since)
        table = render.table(live, reader, self._presence(live.head.id))
        screen.since = table.seq
        screen.send(wire.encode(wire.TableMessage(table)).decode())

    def _wake(self, head: MatchRow) -> None:
        """Bots think only where somebody looks: a phone has better uses for its battery."""
        if head.bot_asked and self._watched(head.id):
            self.local.driver.wake(head.id)

    def _presence(self, match_id: str) -> Presence:
        """Everybody at this table sits before this screen."""
        return Presence(frozenset(range(MOST_SEATS)) if self._watched(match_id) else frozenset())

    def _watched(self, match_id: str) -> bool:
        return any(screen.match_id == match_id for screen in self._screens.values())


class Bots:
    """The other worker: one question, one answer."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def think(self, text: str) -> str:
        try:
            answer = self._thinker.think(msgspec.json.decode(text, type=Request))
        except Exception as error:  # a bot may fail in any way it likes
            log.exception("bot failed")
            answer = Answer(error=f"{type(error).__name__}: {error}"[:200])
        return msgspec.json.encode(answer).decode()
