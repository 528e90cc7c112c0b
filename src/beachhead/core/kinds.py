"""The table of a game's actions: each kind once, with its numbers, its notation and its words.

An action is the first number of its kind plus what it is about, counted in the order of the places
of its form: `play:{card}:{option}`. From the table follow the notation of every action, what an
option says by default, the page of the game in `docs/games/` and what the client knows of kinds.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import prod
from typing import Any

import msgspec

from beachhead.core.event import Fact, Facts
from beachhead.core.options import Option

PLACE = re.compile(r"\{(\w+)\}")
KEPT = 1_000  # forms of all games with the ids of some editions


class Domain(msgspec.Struct, frozen=True):
    """What can stand in a place of a form: an area, a card, a number."""

    size: int
    ids: Callable[[Any], Sequence[str]]  # of these tables, as the notation writes them
    word: str = ""  # "area": the fact is the message `area-york`; without one, the id itself
    target: str = ""  # "area": the thing on the screen is `area:york`; without one, none


class Kind(msgspec.Struct, frozen=True):
    """Actions of one kind."""

    first: int  # the number of the first one
    form: str  # its notation, "to:{area}"
    key: str = ""  # message id; `option-` and the first word of the form if left out
    rule: str = ""  # what stands behind it besides the rule that asks
    facts: dict[str, str] | None = None  # "card-{card}"; those of its domains if left out
    targets: tuple[str, ...] | None = None  # "hand:{card}"; those of its domains if left out
    glyph: str = ""  # its picture, "{structure}"; see `Option.glyph`
    # what is special: takes state, option and the number in each place, returns the option
    special: Callable[..., Option] | None = None

    @property
    def head(self) -> str:
        return self.form.partition(":")[0]

    @property
    def places(self) -> tuple[str, ...]:
        return _places(self.form)


@cache
def _places(form: str) -> tuple[str, ...]:
    """Read once: every option of every table is made from its form."""
    return tuple(PLACE.findall(form))


@lru_cache(KEPT)
def _spelt(form: str, ids: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """All names of a form; tables of one game mostly have the same ids."""
    places = _places(form)
    return tuple(form.format(**dict(zip(places, one, strict=True))) for one in product(*ids))


class Kinds:
    """The whole table, in the order of the numbers, without a gap.

    `things` are no actions, but people look for them and are told why not; their numbers follow.
    """

    def __init__(
        self, domains: Mapping[str, Domain], *kinds: Kind, things: Sequence[Kind] = ()
    ) -> None:
        self.domains = domains
        self.kinds = kinds
        self._all = (*kinds, *things)
        self._firsts = [kind.first for kind in self._all]
        at = 0
        for kind in self._all:
            assert kind.first == at, f"{kind.form} begins at {kind.first} instead of {at}"
            at += self.size(kind)
        self.actions = sum(self.size(kind) for kind in kinds)

    def size(self, kind: Kind) -> int:
        """How many actions a kind has."""
        return prod(self.domains[place].size for place in kind.places)

    def names(self, tables: Any) -> list[str]:
        """The notation of every action, at its number."""
        return [name for kind in self.kinds for name in self._names(kind, tables)]

    def _names(self, kind: Kind, tables: Any) -> Sequence[str]:
        return _spelt(kind.form, tuple(tuple(self.domains[p].ids(tables)) for p in kind.places))

    def read(self, action: int) -> tuple[Kind, tuple[int, ...]]:
        """The kind of an action, and the number in each of its places."""
        kind = self._all[bisect_right(self._firsts, action) - 1]
        rest = action - kind.first
        found = []
        for place in reversed(kind.places):
            rest, number = divmod(rest, self.domains[place].size)
            found.append(number)
        return kind, tuple(reversed(found))

    def name(self, tables: Any, action: int) -> str:
        """The notation of one action."""
        kind, chosen = self.read(action)
        return kind.form.format(**self._ids(kind, chosen, tables))

    def option(self, s: Any, action: int) -> Option:
        """The human side of an action of the question on top."""
        kind, chosen = self.read(action)
        ids = self._ids(kind, chosen, s.tables)
        asking = s.top.rule
        rules = (asking, kind.rule) if kind.rule not in ("", asking) else (asking,)
        key = kind.key or f"option-{kind.head.replace('_', '-')}"
        option = Option(
            action,
            kind.form.format(**ids),
            key,
            self._facts(kind, ids),
            self._targets(kind, ids),
            kind.glyph.format(**ids),
            rules=rules,
        )
        return option if kind.special is None else kind.special(s, option, *chosen)

    def nouns(self) -> dict[str, str]:
        """What word follows the head of a target or a notation: a `card` after `hand` and `buy`."""
        shown = {d.target: d.word for d in self.domains.values() if d.target and d.word}
        told = [form for kind in self._all for form in kind.targets or ()]
        return shown | self._nouns(told) | self._nouns([kind.form for kind in self._all])

    def _nouns(self, forms: Sequence[str]) -> dict[str, str]:
        about = {form.partition(":")[0]: _places(form)[0] for form in forms if _places(form)}
        words = {head: self.domains[place].word for head, place in about.items()}
        return {head: word for head, word in words.items() if word}

    def targets(self, s: Any, action: int) -> tuple[str, ...]:
        """The things on the screen an action belongs to."""
        kind, chosen = self.read(action)
        return self._targets(kind, self._ids(kind, chosen, s.tables))

    def facts(self, s: Any, action: int) -> Facts:
        """What an action is about, in the words of its domains."""
        kind, chosen = self.read(action)
        return self._facts(kind, self._ids(kind, chosen, s.tables))

    def _ids(self, kind: Kind, chosen: tuple[int, ...], tables: Any) -> dict[str, str]:
        numbered = zip(kind.places, chosen, strict=True)
        return {place: str(self.domains[place].ids(tables)[number]) for place, number in numbered}

    def _facts(self, kind: Kind, ids: dict[str, str]) -> Facts:
        if kind.facts is not None:
            return {name: _number(form.format(**ids)) for name, form in kind.facts.items()}
        return {place: self._fact(place, found) for place, found in ids.items()}

    def _fact(self, place: str, found: str) -> Fact:
        word = self.domains[place].word
        return f"{word}-{found}" if word else _number(found)

    def _targets(self, kind: Kind, ids: dict[str, str]) -> tuple[str, ...]:
        if kind.targets is not None:
            return tuple(form.format(**ids) for form in kind.targets)
        named = ((self.domains[place].target, found) for place, found in ids.items())
        return tuple(f"{target}:{found}" for target, found in named if target)


def _number(text: str) -> Fact:
    """Numbers are told as such, so that every language can write and count them its own way."""
    return int(text) if text.isdecimal() else text
