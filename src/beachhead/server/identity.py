"""Who somebody is. A guest needs nothing but the session of a browser.

A guest becomes an account by choosing a password or proving a mail address, and keeps the id and
with it every seat.
"""

from __future__ import annotations

import hmac
import re
import secrets

from sqlalchemy import Connection

from beachhead.core.words import LANGUAGES, Words, words
from beachhead.server import clocks, names, passwords
from beachhead.server.errors import Refused, conflict, forbidden
from beachhead.server.factors import Factors
from beachhead.server.store import users
from beachhead.server.store.database import Database, Work
from beachhead.server.store.rows import UserRow
from beachhead.server.store.sessions import Session
from beachhead.server.store.users import Link, Taken
from beachhead.server.wire_account import Proof

COOKIE = "beachhead"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest browsers allow
LINK_MS = 10 * clocks.MINUTE
FRESH_MS = 15 * clocks.MINUTE  # a login so young is proof enough where there is no password
_ID = re.compile(r"^[0-9a-f]{24}$")


class Identity:
    """Knows accounts, and what a session proves."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database = database
        self._secret = secret.encode()
        self.factors = Factors(database)

    # -- tokens ---------------------------------------------------------------------------------

    def read_old(self, cookie: str) -> str | None:
        """The user id of a genuine cookie of the time before there were sessions."""
        user_id, _, mac = cookie.partition(".")
        if not _ID.match(user_id):
            return None
        genuine = hmac.compare_digest(mac.encode(), self._mac("session", user_id).encode())
        return user_id if genuine else None

    def csrf(self, session: Session) -> str:
        return self._mac("csrf", session.key)

    def csrf_ok(self, session: Session, token: str | None) -> bool:
        return hmac.compare_digest((token or "").encode(), self.csrf(session).encode())

    def _mac(self, purpose: str, value: str) -> str:
        return hmac.digest(self._secret, f"{purpose}:{value}".encode(), "sha256").hex()

    # -- people ---------------------------------------------------------------------------------

    @staticmethod
    def new_guest() -> str:
        return secrets.token_hex(12)

    async def user(self, user_id: str) -> UserRow:
        """The user, known or not; a guest's name comes from the id."""
        row = await self._database.read(lambda c: users.by_id(c, user_id))
        return row or UserRow(user_id, names.guest(user_id), clocks.now())

    async def save(self, row: UserRow) -> None:
        await self._write(lambda c: users.save(c, row))

    async def _write(self, work: Work[None]) -> None:
        try:
            await self._database.write(work)
        except Taken:
            raise conflict("error-mail-taken", "another account has this address") from None

    async def check_name(self, user_id: str, name: str | None) -> None:
        """Nobody sits down under the name of somebody else's account, or one that looks like it."""
        if name is None:
            return
        look = names.skeleton(name)
        if await self._database.read(lambda c: users.name_taken(c, look, user_id)):
            raise conflict("error-name-taken", "an account has this name", name=name)

    async def rename(self, row: UserRow, name: str) -> None:
        """A guest's new name; the caller saves."""
        await self.check_name(row.id, name)
        row.name, row.skeleton = name, names.skeleton(name)

    # -- name and password ----------------------------------------------------------------------

    async def register(self, user_id: str, name: str, password: str) -> UserRow:
        """Make an account of the guest who asks."""
        row = await self.user(user_id)
        if row.login is not None:
            raise conflict("error-has-account", "you already have an account")
        names.check(name)
        await passwords.check(password, [name])
        row.name, row.login, row.skeleton = name.strip(), names.fold(name), names.skeleton(name)
        row.password = await passwords.hashed(password)
        try:
            await self._database.write(lambda c: users.claim_name(c, row))
        except Taken:
            raise conflict("error-name-taken", "this name is taken", name=row.name) from None
        return row

    async def login(self, name: str, password: str, code: str | None) -> UserRow:
        """The account with this name and password, and a code if it asks for one."""
        row = await self._database.read(lambda c: users.by_login(c, names.fold(name)))
        stored = None if row is None else row.password
        if not await passwords.fits(stored, password) or row is None:
            raise Refused(401, "error-login", "wrong name or password")
        await self.factors.check(row.id, code)
        return row

    async def change_password(self, row: UserRow, password: str) -> None:
        if row.login is None:  # whoever came by mail chooses a name with it: `register`
            raise conflict("error-no-password", "this account has no password")
        await passwords.check(password, [row.name, row.mail or ""])
        row.password = await passwords.hashed(password)
        await self.save(row)

    async def prove(self, row: UserRow, session: Session, proof: Proof) -> None:
        """Before anything that could cost somebody the account: the password once more."""
        if row.guest:
            return
        if row.password is None:
            if session.created < clocks.now() - FRESH_MS:
                raise Refused(401, "error-login-again", "log in once more, then try again")
        elif not await passwords.fits(row.password, proof.password or ""):
            raise Refused(401, "error-password", "wrong password")
        await self.factors.check(row.id, proof.code)

    # -- mailed links ---------------------------------------------------------------------------

    async def send_link(self, row: UserRow, mail: str, address: str, language: str) -> None:
        """Mail a link that logs this browser in, once, within ten minutes."""
        if not row.guest:
            raise conflict("error-has-account", "you already have an account")
        link = Link(mail.lower(), row.id, clocks.now() + LINK_MS)
        await self._mail_link(link, f"{address}/login", "login", language)

    async def send_change(self, row: UserRow, mail: str, address: str, language: str) -> None:
        """Mail a link to the new address; only whoever reads it there can make the change."""
        link = Link(mail.lower(), row.id, clocks.now() + LINK_MS, change=True)
        await self._mail_link(link, f"{address}/confirm", "change", language)

    async def _mail_link(self, link: Link, page: str, kind: str, language: str) -> None:
        token, say = secrets.token_urlsafe(16), _words(language).say
        body = say(f"mail-{kind}-body", {"link": f"{page}#{token}"})

        def store(connection: Connection) -> None:
            users.add_link(connection, token, link)
            users.post(connection, link.mail, say(f"mail-{kind}-subject"), body, clocks.now())

        await self._database.write(store)

    async def follow_link(self, browser: UserRow, token: str, code: str | None) -> UserRow:
        """The account of the address the link proves; a guest's own if there was none."""
        mail = await self._followed(browser.id, token, change=False)
        row = await self._database.read(lambda c: users.by_mail(c, mail))
        if row is not None:
            await self.factors.check(row.id, code)
        elif not browser.guest:
            raise conflict("error-has-account", "you already have an account")
        await self._use(token)
        if row is None:
            row = browser
            row.mail = mail
            await self.save(row)
        return row

    async def change_mail(self, row: UserRow, token: str, language: str) -> None:
        """The new address is proved. The old one is told, in case it was somebody else's doing."""
        mail = await self._followed(row.id, token, change=True)
        await self._use(token)
        old, row.mail, say = row.mail, mail, _words(language).say

        def store(connection: Connection) -> None:
            users.save(connection, row)
            if old is not None:
                body = say("mail-changed-body", {"mail": mail})
                users.post(connection, old, say("mail-changed-subject"), body, clocks.now())

        await self._write(store)

    async def _followed(self, browser: str, token: str, *, change: bool) -> str:
        """The address a link proves; the link stays until it is used."""
        now = clocks.now()
        link = await self._database.read(lambda c: users.find_link(c, token, browser, now))
        if link is None or link.change != change:
            raise forbidden("error-link", "this link is used, too old or from another browser")
        return link.mail

    async def _use(self, token: str) -> None:
        if not await self._database.write(lambda c: users.use_link(c, token)):
            raise forbidden("error-link", "this link is used")


def _words(language: str) -> Words:
    return words(language if language in LANGUAGES else "en", "server")
