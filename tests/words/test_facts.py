"""What the table says of facts is what the games tell: else sentences would be read with others."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

from beachhead import Match
from beachhead.core.words import LANGUAGES
from beachhead.lab import phrases

from .renderings import GAMES, NUMBERS, spoken, values

STEPS = 150


def told(game: str) -> Iterator[tuple[str, Mapping[str, int | str]]]:
    """Keys and facts of all that a match offers, refuses and tells."""
    match = Match.new(game, seed=1)
    chance = random.Random(1)
    for _ in range(STEPS):
        if match.over:
            break
        yield from ((one.key, one.facts) for one in match.options())
        yield from ((one.key, one.facts) for one in match.refusals())
        match.play(chance.choice(match.legal()))
    for seat in range(-1, len(match.setup.seats)):
        yield from ((event.key, event.facts) for event in match.events(seat))


def facts_in_use(game: str) -> dict[str, set[str]]:
    """For each key the facts that some language says; the screen needs more than words do."""
    found: dict[str, set[str]] = defaultdict(set)
    for entry in (entry for one in LANGUAGES for entry in phrases.entries(one, game)):
        for key, pattern in phrases.patterns(entry):
            found[key] |= phrases.Asked(pattern).facts
    return found


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_what_the_table_says(game: str) -> None:
    said, used = spoken("en", game), facts_in_use(game)
    wrong = set()
    for key, facts in told(game):
        for fact, value in ((fact, facts[fact]) for fact in used[key] & set(facts)):
            known = values(game, key, fact)
            named = isinstance(value, str) and said.has(value)
            if (known is NUMBERS) != isinstance(value, int) or (named and value not in known):
                wrong.add((key, fact, value))
    assert wrong == set()
