"""Near misses: the reason says its numbers in every language. Which reason it is, cases tell."""

import pytest

from beachhead.core.words import LANGUAGES, words
from beachhead.games.cry_havoc import GAME, vocab
from beachhead.games.cry_havoc.reasons import REASONS
from beachhead.lab import cases
from beachhead.lab.cases import Case

NEAR_MISSES = [case for case in cases.of_game("cry_havoc") if case.file == "near_misses.toml"]


@pytest.mark.parametrize("case", NEAR_MISSES, ids=[case.id for case in NEAR_MISSES])
def test_a_near_miss_is_explained_in_every_language(case: Case) -> None:
    table = cases.laid("cry_havoc", case.data["given"])
    table.play_all(case.data["when"])
    thing = next(iter(case.data["then"]["why"]))
    refusal = next(refusal for refusal in GAME.refusals(table.state) if refusal.thing == thing)

    for language in LANGUAGES:
        assert words(language, "cry_havoc").say(refusal.key, refusal.facts)


def test_what_is_legal_is_never_refused() -> None:
    table = cases.laid(
        "cry_havoc",
        {
            "base": "three_players_clear",
            "planet": {
                "control": {"pilgrims": ["hq_a", "mistlands"]},
                "crystals": {"mistlands": 2},
            },
            "action": {"icons": 5, "scope": ["hq_a", "mistlands"]},
            "question": [
                {"ask": "BuildStep", "seat": "pilgrims", "army": "pilgrims"},
                {"ask": "Turn", "seat": "pilgrims", "army": "pilgrims", "acted": True},
                {"ask": "Sequence", "seat": "none"},
            ],
        },
    )

    assert len(table.offers()) > 1
    assert not set(table.offers()) & {refusal.thing for refusal in GAME.refusals(table.state)}


def test_every_reason_has_its_number() -> None:
    """The table holds exactly the numbers that the conditions can return."""
    assert sorted(REASONS) == list(range(vocab.ACTED, vocab.OTHER_OBJECTIVE + 1))
