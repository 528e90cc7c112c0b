"""Looks a host through before people come: every finding says what is so and what to do."""

from __future__ import annotations

import shutil
import socket
import sys
from collections.abc import Iterator
from typing import Literal

import aiosmtplib
import msgspec
from sqlalchemy import func, make_url, select
from sqlalchemy.exc import DBAPIError

import beachhead
from beachhead.server import clocks, mail, static
from beachhead.server.guard import places
from beachhead.server.settings import Settings
from beachhead.server.store import schema
from beachhead.server.store.database import make_engine
from beachhead.server.store.opening import InUse, Unusable, opened

Verdict = Literal["good", "note", "bad"]

ROOMY_MB = 1024
FEW_CONNECTIONS = 500
MINUTE = 60_000


class Finding(msgspec.Struct, frozen=True):
    """`bad`: people would notice; `note`: worth knowing; what to do follows the semicolon."""

    verdict: Verdict
    text: str


def examine(settings: Settings) -> Iterator[Finding]:
    """All findings, what everything rests on first."""
    yield from _program()
    yield from _storage(settings)
    yield from _room(settings)
    yield from _address(settings)
    yield from _port(settings)


async def examine_mail(settings: Settings) -> Finding:
    """Connects, greets and logs in, and sends nothing."""
    if not settings.mail_server:
        return Finding("note", "no mail server: login mails go to the log; BEACHHEAD_MAIL_SERVER")
    try:
        async with aiosmtplib.SMTP(**mail.way(settings)) as server:
            await server.noop()
    except (aiosmtplib.SMTPException, OSError) as error:
        return Finding("bad", f"mail server {settings.mail_server}: {error}; BEACHHEAD_MAIL_…")
    return Finding("good", f"mail server {settings.mail_server} answers")


def _program() -> Iterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("good", f"beachhead {beachhead.__version__}, Python {python}")
    if beachhead.compiled():
        yield Finding("good", "the engine is compiled")
    else:
        yield Finding(
            "note",
            "the engine runs as plain Python, and bots think slowly; install a wheel for"
            " this system, or a C compiler and `make compiled`",
        )
    if (static.BUNDLE / static.START).exists():
        yield Finding("good", "the web client is there")
    else:
        yield Finding("bad", "no web client: people see an empty page; `make web`, or a wheel")


def _storage(settings: Settings) -> Iterator[Finding]:
    name = make_url(settings.url).render_as_string()
    try:
        with opened(settings.url):
            yield Finding("good", f"storage {name} can be used")
    except InUse as reason:
        yield Finding("note", str(reason))
    except Unusable as reason:
        yield Finding("bad", str(reason))
        return
    ahead = _last_stored(settings.url) - clocks.now()
    if ahead > MINUTE:
        yield Finding(
            "bad",
            f"the clock is {ahead // MINUTE} minutes behind what is stored; set it, or games"
            " lose their time",
        )


def _last_stored(url: str) -> int:
    """When the newest match was touched, 0 where there is none yet."""
    engine = make_engine(url, writing=False)
    try:
        with engine.connect() as connection:
            return int(connection.execute(select(func.max(schema.match.c.updated))).scalar() or 0)
    except DBAPIError:
        return 0  # a new storage has no tables
    finally:
        engine.dispose()


def _room(settings: Settings) -> Iterator[Finding]:
    folder = settings.folder if settings.folder.exists() else settings.folder.parent
    if settings.url.startswith("sqlite") and folder.exists():
        free = shutil.disk_usage(folder).free >> 20
        verdict: Verdict = "good" if free >= ROOMY_MB else "bad"
        more = "" if free >= ROOMY_MB else f"; make room, at least {ROOMY_MB:,} MB"
        yield Finding(verdict, f"{free:,} MB free in {folder}{more}")
    lines = settings.connections or places()
    if lines < FEW_CONNECTIONS:
        yield Finding("note", f"room for {lines} connections only; raise the limit of open files")


def _address(settings: Settings) -> Iterator[Finding]:
    """What the settings say about the way from the browser to here must fit together."""
    https = settings.public_url.startswith("https://")
    local = settings.host in {"127.0.0.1", "::1", "localhost"}
    if https and not settings.secure_cookies:
        yield Finding("bad", "cookies would travel without TLS; BEACHHEAD_SECURE_COOKIES=1")
    if settings.secure_cookies and not https:
        yield Finding("note", "links in mails are not https; BEACHHEAD_PUBLIC_URL=https://…")
    if https and local and not settings.proxies:
        yield Finding(
            "bad",
            "behind a proxy that is not named, all people share one limit;"
            " BEACHHEAD_PROXIES=127.0.0.1",
        )
    if not local and not https:
        yield Finding("note", f"open at {settings.host} without TLS; put a proxy in front of it")


def _port(settings: Settings) -> Iterator[Finding]:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            yield Finding("note", f"port {settings.port} is taken; is a server running already?")
        else:
            yield Finding("good", f"port {settings.port} is free")
