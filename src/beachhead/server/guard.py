"""The line itself: how many connections, and how long a request may take to arrive.

uvicorn waits for the rest of a request for ever, so that a thousand half-sent ones fill every
place. Here a request must be there in time, an answer must be read in time, and nobody has more
than a share of the places. A named proxy speaks for many and has no share; it counts itself.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from beachhead.server.fair import place_of

KEPT_FREE = 200  # open files for the database, bots and the web bundle
MOST = 10_000
HEADER_SECONDS = 10.0
LOOK_SECONDS = 0.5
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: %d\r\nconnection: close\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n\r\n%s"
)
SENTENCES = (
    "Too many connections; try again in a moment. "
    "Zu viele Verbindungen; versuche es gleich noch einmal. "
    "Zbyt wiele połączeń; spróbuj ponownie za chwilę.\n"
).encode()


def places() -> int:
    """As many connections as there may be open files, less those needed otherwise."""
    if sys.platform == "win32":
        return MOST
    import resource  # noqa: PLC0415 - Windows has none

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return MOST if most == resource.RLIM_INFINITY else max(1, min(MOST, most - KEPT_FREE))


class Arriving(Protocol):
    """A connection whose request is not there yet."""

    def let_go(self) -> None: ...


class Guard:
    """Counts connections; says who may have another one."""

    def __init__(self, most: int, most_of_address: int, seconds: float, proxies: str) -> None:
        self.seconds = seconds  # for a whole request, and for an answer that nobody reads
        self.header_seconds = min(seconds, HEADER_SECONDS)
        self._most = most
        self._most_of_address = most_of_address
        self._proxies = frozenset(proxies.split())
        self._open: Counter[str] = Counter()
        self._arriving: dict[Arriving, float] = {}  # who has not sent a whole request, until when
        self._looks = False

    def enter(self, host: str) -> bool:
        """Take a place, if there is one for this address."""
        place = place_of(host)
        if self._open[place] >= self._most_of_address and host not in self._proxies:
            return False
        if self._open.total() >= self._most and not self._make_room():
            return False
        self._open[place] += 1
        return True

    def _make_room(self) -> bool:
        """Let go whoever has kept us waiting longest."""
        oldest = next(iter(self._arriving), None)
        if oldest is None:
            return False
        self.arrived(oldest)
        oldest.let_go()
        return True

    def arrives(self, connection: Arriving, seconds: float) -> None:
        """One look at all now and then: a timer for every request would cost more than the rest."""
        self._arriving[connection] = time.monotonic() + seconds
        if not self._looks:
            self._looks = True
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        now = time.monotonic()
        for connection in [each for each, until in self._arriving.items() if until < now]:
            self.arrived(connection)
            connection.let_go()
        self._looks = bool(self._arriving)
        if self._looks:
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def arrived(self, connection: Arriving) -> None:
        self._arriving.pop(connection, None)

    def leave(self, host: str) -> None:
        place = place_of(host)
        self._open[place] -= 1
        if self._open[place] <= 0:
            del self._open[place]


def host_of(transport: Any) -> str:
    found = transport.get_extra_info("peername")
    return str(found[0]) if isinstance(found, tuple) else "unknown"


class Deadline:
    """Ends a connection unless it is met."""

    def __init__(self, loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
        self._loop = loop
        self._end = end
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.met()
        self._timer = self._loop.call_later(seconds, self._end)

    def met(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None


def http(guard: Guard) -> type[HttpToolsProtocol]:
    """uvicorn's protocol, with places and deadlines."""

    class Guarded(HttpToolsProtocol):
        host: str | None = None  # whose place it has
        arriving = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.reading = Deadline(self.loop, transport.abort)
            host = host_of(transport)
            if guard.enter(host):
                self.host = host
                guard.arrives(self, guard.header_seconds)
                self.arriving = True
            else:
                transport.write(FULL % (guard.seconds, len(SENTENCES), SENTENCES))
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            self.reading.met()
            self._leave()
            super().connection_lost(exc)

        def let_go(self) -> None:
            self._leave()
            self.transport.abort()

        def _leave(self) -> None:
            if self.host is not None:
                guard.leave(self.host)
            self.host = None

        def _arrived(self) -> None:
            self.arriving = False
            guard.arrived(self)

        def data_received(self, data: bytes) -> None:
            if self.host is None:
                return
            if not self.arriving and (self.cycle is None or self.cycle.response_complete):
                self.arriving = True
                guard.arrives(self, guard.header_seconds)
            super().data_received(data)

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            guard.arrives(self, guard.seconds)

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._arrived()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.reading.set(guard.seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.reading.met()

    return Guarded


def websocket(guard: Guard) -> type[WebSocketsSansIOProtocol]:
    """The place of a request goes on as that of a socket."""

    class Guarded(WebSocketsSansIOProtocol):
        host = "unknown"

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.host = host_of(transport)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            guard.leave(self.host)
            super().connection_lost(exc)

    return Guarded
