"""Everything one can point at has a name and a text in every language."""

import pytest

from beachhead.core.match import Match
from beachhead.core.words import LANGUAGES, words
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.events import SOURCES

PIECES = ("crystal", "battle", "artillery", "watch", "hq", "reserve", "control", "initiative")


def things() -> list[str]:
    match = Match.new("cry_havoc", players=4, seed=1)
    tokens = {"war_party", "nest", "exploration"}
    found = {t for t in match.tables.token_ids if t.startswith("ex_")}
    return [
        *(f"card-{card}" for card in match.tables.card_ids),
        *(f"structure-{one}" for one in v.STRUCTURE_IDS),
        *(f"skill-{one}" for one in v.SKILL_IDS),
        *(f"event-{one}" for one in v.EVENT_IDS),
        *(f"objective-{one}" for one in v.OBJECTIVE_IDS),
        *(f"token-{one}" for one in sorted(tokens | found)),
        *(f"piece-{one}" for one in PIECES),
        *(f"action-{one}" for one in ("move", "recruit", "build", "enable", "draw")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_text(language: str) -> None:
    said = words(language, "cry_havoc")
    assert [thing for thing in things() if not said.has(f"{thing}.text")] == []
    assert [source for source in SOURCES.values() if not said.has(source)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    said = words(language, "cry_havoc")
    match = Match.new("cry_havoc", players=4, seed=1)
    names = [said.say(f"card-{card}") for card in match.tables.card_ids]
    assert sorted(set(names)) == sorted(names)
