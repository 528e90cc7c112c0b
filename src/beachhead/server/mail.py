"""The mail outbox: written in the transaction that causes a mail, emptied here.

Without a mail server the mails are printed to the log, so that a server at home needs none.
"""

from __future__ import annotations

from email.message import EmailMessage

import aiosmtplib
import structlog

from beachhead.server import clocks
from beachhead.server.settings import Settings
from beachhead.server.store import users
from beachhead.server.store.database import Database
from beachhead.server.store.users import MailRow

log = structlog.get_logger()


class Postman:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def empty_outbox(self) -> None:
        """Send what waits; what fails is tried again later, five times at most."""
        for row in await self._database.read(users.unsent):
            error = await self._send(row)
            now = clocks.now()
            await self._database.write(lambda c: users.mark_sent(c, row.id, now, error))  # noqa: B023

    async def _send(self, row: MailRow) -> str | None:
        if not self._settings.mail_server:
            log.info("mail", to=row.mail, subject=row.subject, body=row.body)
            return None
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = row.mail
        message["Subject"] = row.subject
        message.set_content(row.body)
        host, _, port = self._settings.mail_server.partition(":")
        try:
            await aiosmtplib.send(message, hostname=host, port=int(port or 25), timeout=20)
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.warning("mail not sent", to=row.mail, error=str(problem))
            return str(problem)[:200]
        return None
