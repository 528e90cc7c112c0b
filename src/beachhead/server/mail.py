"""The mail outbox: written in the transaction that causes a mail, emptied here.

Without a mail server the mails are printed to the log, so that a server at home needs none.
"""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from typing import Any

import aiosmtplib
import structlog

from beachhead.server import clocks
from beachhead.server.settings import Settings
from beachhead.server.store import users
from beachhead.server.store.database import Database
from beachhead.server.store.users import MailRow

log = structlog.get_logger()

_PORTS = {"none": 25, "offered": 25, "starttls": 587, "tls": 465}
_START_TLS = {"none": False, "offered": None, "starttls": True, "tls": False}


class Postman:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._emptying = asyncio.Lock()  # a mail that is on its way is not sent a second time

    async def empty_outbox(self) -> None:
        """Send what waits; what fails is tried again later, `users.MOST_TRIES` times at most.

        Whatever is wrong with one mail, an address no message can carry included, is written to
        its row and keeps no other mail waiting. `beachhead outbox` lists what was given up.
        """
        async with self._emptying:
            for row in await self._database.read(users.unsent):
                error = await self._try(row)
                now = clocks.now()
                await self._database.write(lambda c: users.mark_sent(c, row.id, now, error))  # noqa: B023

    async def _try(self, row: MailRow) -> str | None:
        try:
            await self._send(row)
        except Exception as problem:  # one mail must never stop the others
            error = f"{type(problem).__name__}: {problem}"[:200]
            log.warning("mail not sent", mail=row.id, error=error)
            return error
        return None

    async def _send(self, row: MailRow) -> None:
        settings = self._settings
        if not settings.mail_server:
            log.info("mail", to=row.mail, subject=row.subject, body=row.body)
            return
        message = EmailMessage()
        message["From"] = settings.mail_from
        message["To"] = row.mail
        message["Subject"] = row.subject
        message.set_content(row.body)
        await aiosmtplib.send(message, **way(settings))


def way(settings: Settings) -> dict[str, Any]:
    """To the mail server, as aiosmtplib wants to know it."""
    host, _, port = settings.mail_server.partition(":")
    return {
        "hostname": host,
        "port": int(port or _PORTS[settings.mail_tls]),
        "username": settings.mail_user or None,
        "password": settings.mail_password or None,
        "use_tls": settings.mail_tls == "tls",
        "start_tls": _START_TLS[settings.mail_tls],
        "timeout": 20,
    }
