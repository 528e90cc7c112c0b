"""Names of people: when two are the same, when they only look the same, what a guest is called.

`fold` makes the name an account is found by; `skeleton` is what remains of a name for the eye
(Unicode TR 39), so that nobody takes a name with letters that stand in for somebody else's.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from beachhead.server.errors import invalid

LONGEST_LOGIN = 40
_GUEST = re.compile(r"guest [0-9a-f]{4}")
_ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
# Scripts that people write together; every other mixture is a disguise.
_TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
)


def guest(user_id: str) -> str:
    """What a guest is called who chose nothing."""
    return f"Guest {user_id[:4].upper()}"


def tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def fold(name: str) -> str:
    """Names that differ only in case, width or spaces are the same account."""
    folded = tidy(name).casefold()
    if not folded:
        raise invalid("error-name", "a name needs letters")
    if len(folded) > LONGEST_LOGIN:  # some letters fold into several
        raise invalid("error-name-long", "this name is too long")
    return folded


def check(name: str) -> None:
    """Whether an account may be called so, apart from who else is."""
    found = frozenset(alias(letter) for letter in tidy(name)) - _ANY_SCRIPT
    if len(found) > 1 and not any(found <= scripts for scripts in _TOGETHER):
        raise invalid("error-name-mixed", "a name keeps to one script")
    if _GUEST.fullmatch(fold(name)):
        raise invalid("error-name-guest", "guests are called so")


def skeleton(name: str) -> str:
    """The same for all names that look alike, whatever their case."""
    return _prototypes(_prototypes(tidy(name)).casefold())


def _prototypes(text: str) -> str:
    return "".join(_prototype(letter) for letter in unicodedata.normalize("NFD", text))


@lru_cache(maxsize=4096)
def _prototype(letter: str) -> str:
    """One for all that look like this letter; several letters where it looks like several."""
    alike, look = {letter}, [letter]
    while look:
        fresh = {each["c"] for each in confusables_data.get(look.pop(), ())} - alike
        alike |= fresh
        look += fresh
    long = min((each for each in alike if len(each) > 1), default="")
    return "".join(map(_prototype, long)) if long else min(alike)
