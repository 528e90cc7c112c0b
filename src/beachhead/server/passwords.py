"""Passwords: kept as argon2 hashes, refused if they are among the first that are tried."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from beachhead.server.errors import invalid

FEWEST_GUESSES = 1_000_000  # a program that knows people's habits needs at least so many
_LOOKED_AT = 64  # letters; looking at more takes long and changes nothing
_HASHER = PasswordHasher()


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def fits(stored: str | None, password: str) -> bool:
    """Whether it is the password; where there is none, it takes as long to say no."""
    return await asyncio.to_thread(_verify, stored or _nobody(), password)


async def check(password: str, known: Sequence[str]) -> None:
    """Refuse what is easily guessed; `known` is what everybody knows about the owner."""
    told = await asyncio.to_thread(_guesses, password, known)
    if told < FEWEST_GUESSES:
        raise invalid("error-password-common", "this password is easily guessed")


def _guesses(password: str, known: Sequence[str]) -> int:
    found = zxcvbn(password[:_LOOKED_AT], user_inputs=[*known, "beachhead"])
    return int(found["guesses"])


def _verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    """A hash no password has: checking an unknown name takes as long as a known one."""
    return _HASHER.hash(secrets.token_hex(16))
