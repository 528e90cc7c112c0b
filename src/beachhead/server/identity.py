"""Who is asking: a signed cookie with a random id. Guests need nothing else.

A guest becomes an account by choosing a password or proving a mail address, and keeps the id and
with it every seat. The cookie holds `id.signature`; nothing is stored for a guest who only looks.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from beachhead.core.words import LANGUAGES, words
from beachhead.server import clocks
from beachhead.server.errors import Refused, conflict, forbidden, invalid
from beachhead.server.store import users
from beachhead.server.store.database import Database
from beachhead.server.store.users import Taken, UserRow

COOKIE = "beachhead"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest browsers allow
LONGEST_LOGIN = 40
LINK_MS = 10 * clocks.MINUTE
_ID = re.compile(r"^[0-9a-f]{24}$")
_HASHER = PasswordHasher()


class Identity:
    """Signs cookies and knows accounts."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._secret = secret.encode()

    # -- cookies --------------------------------------------------------------------------------

    def sign(self, user_id: str) -> str:
        return f"{user_id}.{self._mac('session', user_id)}"

    def read(self, cookie: str | None) -> str | None:
        """The user id of a genuine cookie."""
        user_id, _, mac = (cookie or "").partition(".")
        if not _ID.match(user_id):
            return None
        if not hmac.compare_digest(mac.encode(), self._mac("session", user_id).encode()):
            return None
        return user_id

    def csrf(self, user_id: str) -> str:
        return self._mac("csrf", user_id)

    def csrf_ok(self, user_id: str, token: str | None) -> bool:
        return hmac.compare_digest((token or "").encode(), self.csrf(user_id).encode())

    def _mac(self, purpose: str, value: str) -> str:
        return hmac.digest(self._secret, f"{purpose}:{value}".encode(), "sha256").hex()

    # -- people ---------------------------------------------------------------------------------

    @staticmethod
    def new_guest() -> str:
        return secrets.token_hex(12)

    async def user(self, user_id: str) -> UserRow:
        """The user, known or not; a guest's name comes from the id."""
        row = await self._database.read(lambda c: users.by_id(c, user_id))
        return row or UserRow(user_id, f"Guest {user_id[:4].upper()}", clocks.now())

    async def save(self, row: UserRow) -> None:
        try:
            await self._database.write(lambda c: users.save(c, row))
        except Taken:
            raise conflict("error-name-taken", "this name is taken", name=row.name) from None

    # -- name and password ----------------------------------------------------------------------

    async def register(self, user_id: str, name: str, password: str) -> UserRow:
        """Make an account of the guest who asks."""
        row = await self.user(user_id)
        if row.login is not None:
            raise conflict("error-has-account", "you already have an account")
        hashed = await asyncio.to_thread(_HASHER.hash, password)
        row.name, row.login, row.password = name.strip(), fold(name), hashed
        await self.save(row)
        return row

    async def login(self, name: str, password: str) -> UserRow:
        """The account with this name and password."""
        row = await self._database.read(lambda c: users.by_login(c, fold(name)))
        stored = row.password if row is not None and row.password else nobody()
        if not await asyncio.to_thread(_verify, stored, password) or row is None:
            raise Refused(401, "error-login", "wrong name or password")
        return row

    # -- magic links ----------------------------------------------------------------------------

    async def send_link(self, browser: str, mail: str, address: str, language: str) -> None:
        """Mail a link that logs this browser in, once, within ten minutes."""
        token = secrets.token_urlsafe(16)
        say = words(language if language in LANGUAGES else "en", "server").say
        link = f"{address}/login#{token}"
        subject, body = say("mail-login-subject"), say("mail-login-body", {"link": link})

        def store(connection: Connection) -> None:
            now = clocks.now()
            users.add_link(connection, token, mail.lower(), browser, now + LINK_MS)
            users.post(connection, mail, subject, body, now)

        await self._database.write(store)

    async def follow_link(self, browser: str, token: str) -> UserRow:
        """The account of the address the link proves; a guest's own if there was none."""
        now = clocks.now()
        mail = await self._database.write(lambda c: users.use_link(c, token, browser, now))
        if mail is None:
            raise forbidden("error-link", "this link is used, too old or from another browser")
        row = await self._database.read(lambda c: users.by_mail(c, mail))
        if row is None:
            row = await self.user(browser)
            row.mail = mail
            await self.save(row)
        return row


@cache
def nobody() -> str:
    """A hash no password has: checking an unknown name takes as long as a known one."""
    return _HASHER.hash(secrets.token_hex(16))


def fold(name: str) -> str:
    """Names that look alike are the same account."""
    folded = " ".join(name.split()).casefold()
    if not folded:
        raise invalid("error-name", "a name needs letters")
    if len(folded) > LONGEST_LOGIN:  # some letters fold into several
        raise invalid("error-name-long", "this name is too long")
    return folded


def _verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
