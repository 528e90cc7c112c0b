"""The wire of the account's own pages: where somebody is signed in, proofs, second factor."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from beachhead.server.wire import Mail, Name, Secret, Word


class SessionView(Struct, frozen=True):
    """One browser that is signed in."""

    id: str  # names it, opens nothing
    device: str  # browser and system; empty if it did not tell
    created: int
    seen: int  # to a few minutes
    here: bool  # the one that asks


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is you who asks, not somebody at your screen."""

    password: Secret | None = None  # an account without one signs in afresh instead
    code: Word | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    password: Secret
    proof: Proof


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Mail
    proof: Proof


class FactorOffer(Struct, frozen=True):
    """What an authenticator app needs; `svg` is the same as a picture to scan."""

    secret: str
    uri: str
    svg: str


class FactorCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Word


class RecoveryCodes(Struct, frozen=True):
    """Each lets you in once without the app. They are not stored and not shown again."""

    codes: list[str]


class FactorState(Struct, frozen=True):
    active: bool
    codes_left: int


class Me(Struct, frozen=True):
    """Who the server thinks you are. `csrf` goes back in the header `x-csrf-token`."""

    id: str
    name: str
    guest: bool
    csrf: str
    settings: dict[str, Any]
    mail: str | None
    to_move: int  # matches that wait for you
    password: bool  # the account has one
    second_factor: bool


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Secret
    code: Word | None = None  # of the second factor, where there is one


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Mail


class MagicToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Word
    code: Word | None = None


class MeChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    settings: dict[str, Any] | None = None
