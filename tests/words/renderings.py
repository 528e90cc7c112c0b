"""Every message with every kind of fact: what `test_sentences.py` reads through."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from beachhead.core.words import Words
from beachhead.lab import phrases

HERE = Path(__file__).parent
GAMES = ("cry_havoc", "hexpanse", "scythe", "war_of_the_worlds")
FRAME = ("common", "server", "web")
NUMBERS = (0, 1, 2, 5, 21, 22)
FEW = 3  # names of a kind, where a sentence takes them as they are
FACTS: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "facts.toml").read_text("utf-8"))


class Rendering(msgspec.Struct, frozen=True):
    key: str
    facts: dict[str, int | str]
    text: str


def files_of(game: str) -> tuple[str, ...]:
    return (game, f"{game}.web", f"{game}.learn")


@cache
def spoken(language: str, game: str, *first: str) -> Words:
    """All that is said around a game; where two files have the same key, `first` is heard."""
    return Words(language, *first, *FRAME, "generic.web", "account.web", "review", *files_of(game))


@cache
def names(game: str, kind: str) -> tuple[str, ...]:
    """The names of a kind: texts without facts, so that events like `unit-moved` are none."""
    found = {
        key
        for name in (*FRAME, *files_of(game))
        for entry in phrases.entries("en", name)
        for key, pattern in phrases.patterns(entry)
        if not phrases.Asked(pattern).facts and _is(key, kind)
    }
    return tuple(sorted(found))


def _is(key: str, kind: str) -> bool:
    if "*" in kind:
        return fnmatchcase(key, kind) and ("." in key) == ("." in kind)
    return key.startswith(kind) and not set("-.") & set(key.removeprefix(kind))


def values(game: str, key: str, fact: str) -> tuple[int | str, ...]:
    """What can stand for a fact of a message."""
    table = {**FACTS["all"], **FACTS[game]}
    kinds = table.get(f"{key}.{fact}", table.get(fact))
    if not kinds:
        return NUMBERS
    return tuple(value for kind in kinds for value in _values(game, kind))


def _values(game: str, kind: str) -> tuple[str, ...]:
    return names(game, kind) if kind.endswith("-") or "*" in kind else (kind,)


def renderings(language: str, game: str, names: tuple[str, ...]) -> Iterator[Rendering]:
    """Every message of these files, and every number and name in it."""
    own = phrases.forms(language)
    for name in names:
        said = spoken(language, game, *heard_first(game, name))
        for entry in phrases.entries(language, name):
            for key, pattern in phrases.patterns(entry):
                if key.partition(".")[2] not in own:
                    for facts in _facts(game, key, pattern):
                        yield Rendering(key, facts, said.say(key, facts))


def heard_first(game: str, name: str) -> tuple[str, ...]:
    """On the screen a game may say shorter what it says in a terminal."""
    return (name,) if name == f"{game}.web" else ()


def _facts(game: str, key: str, pattern: Any) -> Iterator[dict[str, int | str]]:
    asked = phrases.Asked(pattern)
    inflected = {fact for fact, _ in asked.forms}
    kinds = {fact: values(game, key, fact) for fact in sorted(asked.facts)}
    numbers = [fact for fact, of in kinds.items() if of is NUMBERS]
    words = {
        fact: of if fact in inflected else of[:FEW]
        for fact, of in kinds.items()
        if of is not NUMBERS
    }
    counts = _counts(numbers)
    for at in range(max(len(counts), *(len(of) for of in words.values()), 1)):
        said = {fact: of[(at + turn) % len(of)] for turn, (fact, of) in enumerate(words.items())}
        yield said | counts[at % len(counts)]


def _counts(numbers: list[str]) -> list[dict[str, int | str]]:
    """Two numbers in all pairs; the others of a longer row go along with them."""
    pairs = product(NUMBERS, repeat=min(len(numbers), 2))
    return [{fact: pair[at % 2] for at, fact in enumerate(numbers)} for pair in pairs]
