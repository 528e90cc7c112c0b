"""The terminal tells what the cards of the row cost and do, as this table plays them."""

import pytest

from beachhead import Match
from beachhead.core.words import words
from beachhead.games.war_of_the_worlds import GAME


def drawn(match: Match) -> list[str]:
    spoken = words("en", "war_of_the_worlds")
    text = GAME.draw(match.state, 0, lambda key, **facts: spoken.say(key, facts))  # type: ignore[arg-type]
    return [line.strip() for line in text.splitlines()]


def test_the_row_tells_prices_and_effects() -> None:
    lines = drawn(Match.new("war_of_the_worlds", seed=3))
    depot = next(line for line in lines if line.startswith("Supply Depot"))
    synthesis = "Plasma Synthesis (3 energy): Gain 2 energy. / Gain 3 energy and remove"

    assert any(line.startswith(synthesis) for line in lines)
    assert depot.startswith("Supply Depot (4 coins): ")
    assert "1 coin" in depot


@pytest.mark.parametrize(
    ("option", "area"), [("german", "adjacent to a tripod"), ("english", "with a tripod")]
)
def test_ww_spec_03_card_texts_follow_the_option(option: str, area: str) -> None:
    match = Match.new("war_of_the_worlds", seed=3, options={"influence_range": option})
    agent = next(line for line in drawn(match) if line.startswith("Nerve Agent ("))

    assert f"Deal 1 damage in a land area {area} and put" in agent
