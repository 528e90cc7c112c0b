"""The second factor: a code from an app on the phone, or one of ten recovery codes."""

from __future__ import annotations

import base64
import hmac
import secrets
from datetime import UTC, datetime

import pyotp
import segno

from beachhead.server import clocks
from beachhead.server.errors import Refused, conflict
from beachhead.server.store import factors
from beachhead.server.store.database import Database
from beachhead.server.store.factors import Factor
from beachhead.server.store.rows import UserRow
from beachhead.server.wire_account import FactorOffer

CODES = 10
CODE_BYTES = 10  # 80 bits: a plain hash of it tells nothing
_DRIFT = (0, -1, 1)  # steps of 30 s that clocks may differ


class Factors:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def active(self, user_id: str) -> bool:
        found = await self._find(user_id)
        return found is not None and found.active

    async def _find(self, user_id: str) -> Factor | None:
        return await self._database.read(lambda c: factors.find(c, user_id))

    async def codes_left(self, user_id: str) -> int:
        return await self._database.read(lambda c: factors.codes_left(c, user_id))

    async def offer(self, user: UserRow) -> FactorOffer:
        """A new secret for the app; it counts only after `confirm`."""
        if await self.active(user.id):
            raise conflict("error-factor-on", "the second factor is on")
        factor = Factor(user.id, pyotp.random_base32())
        await self._database.write(lambda c: factors.replace(c, factor))
        uri = pyotp.TOTP(factor.secret).provisioning_uri(user.name, issuer_name="Beachhead")
        drawn = segno.make(uri, micro=False).svg_inline(omitsize=True, border=2, light="#fff")
        return FactorOffer(factor.secret, uri, drawn)

    async def confirm(self, user_id: str, code: str) -> list[str]:
        """The app knows the secret: switch it on. The recovery codes are shown this once."""
        found = await self._find(user_id)
        if found is None or found.active:
            raise conflict("error-factor-on", "no second factor waits to be confirmed")
        if not await self._is_from_app(found, code):
            raise Refused(401, "error-code", "wrong code")
        codes = [_recovery_code() for _ in range(CODES)]
        plain = [_plain(each) for each in codes]
        await self._database.write(lambda c: factors.activate(c, user_id, plain))
        return codes

    async def check(self, user_id: str, code: str | None) -> None:
        """Refuse whoever should have a code and has none, a wrong or a used one."""
        found = await self._find(user_id)
        if found is None or not found.active:
            return
        if code is None:
            raise Refused(401, "error-code-needed", "a code of the second factor is needed")
        if not await self._is_from_app(found, code) and not await self._is_recovery(user_id, code):
            raise Refused(401, "error-code", "wrong code")

    async def remove(self, user_id: str) -> None:
        await self._database.write(lambda c: factors.remove(c, user_id))

    async def _is_from_app(self, factor: Factor, code: str) -> bool:
        app, moment = pyotp.TOTP(factor.secret), datetime.fromtimestamp(clocks.now() / 1000, UTC)
        given = _plain(code).encode()
        for drift in _DRIFT:
            if hmac.compare_digest(app.at(moment, drift).encode(), given):
                step = app.timecode(moment) + drift
                return await self._database.write(
                    lambda c: factors.use_step(c, factor.user_id, step)  # noqa: B023
                )
        return False

    async def _is_recovery(self, user_id: str, code: str) -> bool:
        return await self._database.write(lambda c: factors.use_code(c, user_id, _plain(code)))


def _recovery_code() -> str:
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def _plain(code: str) -> str:
    """However it was copied: with spaces, dashes, large letters."""
    return "".join(filter(str.isalnum, code)).lower()
