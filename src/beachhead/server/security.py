"""The gate in front of every request: origin, CSRF token, rate, size, headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from beachhead.server.errors import forbidden, too_often
from beachhead.server.fair import Whereabouts

UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})
CSRF_HEADER = "x-csrf-token"
MAX_BODY = 1 << 20  # a long replay; everything else is far smaller

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}


class Rate(msgspec.Struct, frozen=True):
    """A bucket that holds `burst` tokens and gains `per_second`."""

    burst: float
    per_second: float


RATES = {
    "command": Rate(20, 10),
    "read": Rate(100, 30),
    "guest": Rate(20, 0.1),
    "create": Rate(12, 30 / 3600),
    "offer": Rate(5, 10 / 3600),  # tables that others see in the lobby
    "arena": Rate(3, 6 / 3600),
    "chat": Rate(5, 0.5),
    "login": Rate(10, 10 / 600),
    "mail": Rate(3, 3 / 3600),
    "write": Rate(20, 2),
    "import": Rate(10, 10 / 600),
    "report": Rate(5, 5 / 600),
    "hint": Rate(6, 0.5),
    "frame": Rate(20, 20),
    "look": Rate(8, 2),
    "socket": Rate(20, 1),  # opened
}


class Limiter:
    """Token buckets by rate and by whoever asks. The oldest are forgotten first.

    Cookies are free, so a user's request also counts for the address it came from, which may do
    as much as several people.
    """

    def __init__(self, people: Whereabouts, *, on: bool, crowd: int, kept: int = 50_000) -> None:
        self._people = people
        self._on = on
        self._crowd = crowd
        self._kept = kept
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, name: str, *who: str) -> None:
        """Refuse with 429 if anybody of `who` (a user, an address, a name) asks too often."""
        for one in who:
            self._check(name, one, 1)
            if (place := self._people.place(one)) is not None:
                self.check_place(name, place)

    def check_place(self, name: str, place: str) -> None:
        """The same for an address, whoever asks from there."""
        self._check(name, f"place {place}", self._crowd)

    def _check(self, name: str, who: str, crowd: int) -> None:
        if (wait := self._wait(name, who, crowd)) > 0:
            raise too_often("error-too-often", wait)

    def _wait(self, name: str, who: str, crowd: int) -> float:
        """Take a token; how many seconds until there is one, if there is none."""
        if not self._on:
            return 0
        rate, now, key = RATES[name], time.monotonic(), (name, who)
        tokens, seen = self._buckets.pop(key, (rate.burst * crowd, now))
        gain = rate.per_second * crowd
        tokens = min(rate.burst * crowd, tokens + (now - seen) * gain)
        granted = tokens >= 1
        self._buckets[key] = (tokens - 1 if granted else tokens, now)
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return 0 if granted else (1 - tokens) / gain


class Origins:
    """Where browsers may come from: the page's own host, and what the operator added."""

    def __init__(self, allowed: str, *, secure: bool) -> None:
        self._allowed = frozenset(allowed.split())
        self._schemes = frozenset({"https"} if secure else {"http", "https"})

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Browsers send Origin with every socket and every unsafe request."""
        headers = connection.headers
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
                raise forbidden("error-origin", "requests from other sites are refused")
            return
        if origin not in self._allowed and not self._own(origin, headers.get("host", "")):
            raise forbidden("error-origin", "requests from other sites are refused")

    def _own(self, origin: str, host: str) -> bool:
        """Whether a page of this host sent it; behind HTTPS, a page that came by HTTPS."""
        scheme, _, netloc = origin.partition("://")
        return scheme in self._schemes and netloc == host


def header_adder(*, secure: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """Puts the protective headers on every answer, errors of the router included."""
    wanted = HEADERS | (HTTPS_ONLY if secure else {})
    raw = [(name.encode(), value.encode()) for name, value in wanted.items()]

    async def add_headers(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"]]
            known = {name for name, _ in headers}
            headers += [pair for pair in raw if pair[0] not in known]
            message["headers"] = headers

    return add_headers


class HeadAsGet:
    """HEAD is GET without the body, for every address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await self._app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        scope["method"] = "GET"  # type: ignore[typeddict-unknown-key]
        await self._app(scope, receive, without_body)
