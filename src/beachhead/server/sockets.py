"""Sockets: one message in, one table out. Every reader gets its own cut after every change.

The hub holds no truth. It hears "match M is at version N", reads the match and sends. A message
that gets lost is made good by the next one, or by the regular look at the versions.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Collection
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from beachhead.core.contract import SPECTATOR
from beachhead.server import clocks, render, wire
from beachhead.server.cuts import Cuts
from beachhead.server.errors import Refused
from beachhead.server.fair import Owner
from beachhead.server.live import OPEN_BOOK, Live
from beachhead.server.metrics import Metrics
from beachhead.server.render import Presence, Reader
from beachhead.server.security import Limiter
from beachhead.server.store.rows import ChatRow, MatchRow
from beachhead.server.tables import Tables

log = structlog.get_logger()

LARGE = 20_000  # letters, after which others get their turn
BACKLOG = 100  # messages a slow reader may be behind
SILENT_SECONDS = 30.0  # after which the word of another process counts no longer
_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Client:
    """One open socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], match_id: str, reader: Reader, owner: Owner
    ) -> None:
        self.socket = socket
        self.match_id = match_id
        self.owner = owner
        self.user_id = reader.user_id
        self.seats: list[int] = []  # where the reader sits, as of the last table
        self.look = reader.look
        self.since = reader.since
        self.sent_version = -1
        self.sent = ""  # the last table without what changes by itself
        self.session: str | None = None  # key of the session that opened it
        self.signed_out = False
        self.lost = asyncio.Event()  # signed out, or too far behind
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()

    @property
    def reader(self) -> Reader:
        return Reader(self.user_id, self.look, self.since)

    def put(self, text: str) -> None:
        """Queue a message; a reader that is too far behind starts over when it reconnects."""
        if len(self._outbox) < BACKLOG:
            self._outbox.append(text)
        else:
            self.lost.set()
        self._wake.set()

    async def send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self.socket.send_data(self._outbox.popleft(), mode="text")


class Hub:
    """All sockets of this process."""

    def __init__(
        self, tables: Tables, metrics: Metrics, limiter: Limiter, *, several: bool
    ) -> None:
        self.tables = tables
        self.several = several  # there may be other processes who want to know who is here
        self.metrics = metrics
        self.limiter = limiter
        self._cuts = Cuts(metrics)
        self._presence_news: set[str] = set()  # matches whose presence the others do not know
        self._clients: dict[str, set[Client]] = defaultdict(set)
        self._wanted: dict[str, int] = {}  # match -> version to send
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._remote: dict[str, dict[str, Presence]] = {}  # process -> match -> who is there
        self._heard: dict[str, float] = {}  # process -> when

    # -- one socket -----------------------------------------------------------------------------

    async def serve(
        self,
        socket: WebSocket[Any, Any, Any],
        match_id: str,
        reader: Reader,
        owner: Owner,
        session: str | None = None,
    ) -> None:
        """Talk until the other side goes away."""
        client = Client(socket, match_id, reader, owner)
        client.session = session
        self._limit(client, "socket")
        async with self.tables.hold(match_id) as live:
            render.check_may_read(live, reader.user_id)
            client.seats = live.seats_of(reader.user_id)
        await socket.accept()
        self._clients[match_id].add(client)
        self.metrics.sockets.inc()
        sender = asyncio.create_task(client.send_all())
        try:
            self._presence_changed(match_id)
            await self._send_table(client)
            await self._listen(client, sender)
        except Refused as refused:
            await socket.close(code=4400 + refused.status % 100, reason=refused.key)
        finally:
            sender.cancel()
            self.metrics.sockets.dec()
            self._clients[match_id].discard(client)
            if not self._clients[match_id]:
                del self._clients[match_id]
                if match_id not in self._tasks:
                    self._wanted.pop(match_id, None)
            self._presence_changed(match_id)

    async def _listen(self, client: Client, sender: asyncio.Task[None]) -> None:
        """Whichever ends first, reading, sending or patience, ends all."""
        reading = asyncio.create_task(self._read_all(client))
        lost = asyncio.create_task(client.lost.wait())
        try:
            await asyncio.wait([reading, sender, lost], return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            lost.cancel()
        if client.signed_out:
            raise Refused(401, "error-no-session", "signed out")
        if client.lost.is_set():
            log.info("reader too slow", match=client.match_id)
        error = reading.exception() if reading.done() and not reading.cancelled() else None
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error

    async def _read_all(self, client: Client) -> None:
        while True:
            text = await client.socket.receive_data(mode="text")
            self._limit(client, "frame")
            try:
                message = _decode(text)
            except (msgspec.DecodeError, RecursionError):
                raise Refused(400, "error-body", "not a message of this protocol") from None
            if isinstance(message, wire.PingMessage):
                client.put(_text(wire.PongMessage(clocks.now())))
            else:
                self._limit(client, "look")
                client.look = None if message.seat == SPECTATOR else message.seat
                client.since = None
                client.sent_version, client.sent = -1, ""
                await self._send_table(client)

    def _limit(self, client: Client, name: str) -> None:
        """Rates count for all sockets of a user, and of an address, together."""
        if client.user_id is not None:
            self.limiter.check(name, client.user_id)
        else:
            self.limiter.check_place(name, client.owner.place)

    async def _send_table(self, client: Client) -> None:
        async with self.tables.hold(client.match_id, 0) as live:
            self._seat_clients([client], live)
            self._put_table(client, live)
        await asyncio.sleep(0)  # whoever asks often does not keep the others waiting

    # -- all sockets of a match -----------------------------------------------------------------

    def changed(self, head: MatchRow) -> None:
        """A change of this process is committed."""
        self.heard(head.id, head.version)

    def heard(self, match_id: str, version: int) -> None:
        """The match is at this version; bring its readers up to date."""
        if match_id not in self._clients or version <= self._wanted.get(match_id, -1):
            return
        self._wanted[match_id] = version
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._refresh(match_id))

    async def _refresh(self, match_id: str) -> None:
        try:
            done = -1
            while (version := self._wanted[match_id]) > done:
                async with self.tables.hold(match_id, version) as live:
                    clients = list(self._clients.get(match_id, ()))
                    self._seat_clients(clients, live)
                    for client in clients:
                        if self._put_table(client, live) > LARGE:
                            await asyncio.sleep(0)
                done = version
        except Refused as refused:
            log.warning("cannot send", match=match_id, reason=str(refused))
        except Exception:
            log.exception("cannot send", match=match_id)
        finally:
            del self._tasks[match_id]
            if match_id not in self._clients:
                self._wanted.pop(match_id, None)

    def _put_table(self, client: Client, live: Live) -> int:
        """Queue the client's cut; how many letters had to be made for it."""
        if client.sent_version >= live.head.version:
            return 0
        here, before = self.presence(live.head.id), time.monotonic()
        cut = self._cuts.of(live, client.reader, client.seats, here)
        if cut.news or cut.lasting != client.sent:  # what nobody may see makes no noise
            client.put(cut.text)
            if cut.presence != here:
                client.put(_presence(here))
        client.sent = cut.lasting
        # not before the set-up, which is still to come
        client.since = live.numbers(client.user_id).seq if live.dealt else None
        client.sent_version = live.head.version
        return len(cut.text) if cut.made >= before else 0

    def chat(self, match_id: str, line: ChatRow, seats: Live) -> None:
        """A chat line, to those who may read its room."""
        text = _text(wire.ChatMessage(chat_line(line)))
        for client in list(self._clients.get(match_id, ())):
            if line.room in rooms(seats, client.user_id):
                client.put(text)

    # -- presence -------------------------------------------------------------------------------

    def presence(self, match_id: str) -> Presence:
        """Who is here, in this process and by the word of the others."""
        told = [self.local_presence(match_id)]
        told += [there[match_id] for there in self._remote.values() if match_id in there]
        seats = frozenset(seat for each in told for seat in each.seats)
        return Presence(seats, sum(each.spectators for each in told))

    def local_presence(self, match_id: str) -> Presence:
        clients = self._clients.get(match_id, set())
        seats = frozenset(seat for client in clients for seat in client.seats)
        return Presence(seats, sum(not client.seats for client in clients))

    def _seat_clients(self, clients: list[Client], live: Live) -> None:
        """Somebody who watched may have sat down meanwhile."""
        before = [client.seats for client in clients]
        for client in clients:
            client.seats = live.seats_of(client.user_id)
        if before != [client.seats for client in clients]:
            self._presence_changed(live.head.id)

    def _presence_changed(self, match_id: str) -> None:
        self._send_presence(match_id)
        if self.several:
            self._presence_news.add(match_id)

    def take_changed(self) -> set[str]:
        """Matches where somebody came or went since the last call."""
        taken, self._presence_news = self._presence_news, set()
        return taken

    def announce_all(self) -> None:
        """Somebody new is to be told everything."""
        self._presence_news.update(self._clients)

    def remote_presence(self, match_id: str, process: str, told: Presence) -> None:
        """Another process tells who is connected there."""
        there = self._remote.setdefault(process, {})
        if told == Presence():
            there.pop(match_id, None)
        else:
            there[match_id] = told
        self._send_presence(match_id)

    def process_alive(self, process: str) -> bool:
        """Another process tells that it runs; whether that is news."""
        news = process not in self._heard
        self._heard[process] = time.monotonic()
        return news

    def forget_silent(self) -> None:
        """What processes told that were not heard for long is no longer so."""
        before = time.monotonic() - SILENT_SECONDS
        for process in [name for name, when in self._heard.items() if when < before]:
            del self._heard[process]
            for match_id in self._remote.pop(process, {}):
                self._send_presence(match_id)

    def _send_presence(self, match_id: str) -> None:
        if match_id not in self._clients:
            return
        text = _presence(self.presence(match_id))
        for client in list(self._clients[match_id]):
            client.put(text)

    def sign_out(self, sessions: Collection[str]) -> None:
        """Whoever is signed out sees no more of a seat, on sockets that are open, too."""
        for clients in self._clients.values():
            for client in clients:
                if client.session in sessions:
                    client.signed_out = True
                    client.lost.set()

    def watched(self) -> list[str]:
        """Matches somebody looks at here."""
        return list(self._clients)


def rooms(live: Live, user_id: str | None) -> list[wire.ChatRoom]:
    """Players never see the spectators' chat during play; spectators never the table's."""
    if not live.seats_of(user_id):
        return ["spectators"]
    return ["table", "spectators"] if live.head.status in OPEN_BOOK else ["table"]


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.id, row.room, row.name, row.seat, row.text, row.made)


def _presence(here: Presence) -> str:
    return _text(wire.PresenceMessage(sorted(here.seats), here.spectators))


def _text(message: wire.ServerMessage) -> str:
    return wire.encode(message).decode()
