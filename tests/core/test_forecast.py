"""What a forecast tells, and what it keeps to itself; conformance holds it against real play."""

from random import Random

from beachhead import Match
from beachhead.core.forecast import Forecast


def positions(game: str, count: int) -> list[tuple[Match, str, Forecast]]:
    """Some questions, each with an answer and its forecast."""
    chance = Random(3)
    found: list[tuple[Match, str, Forecast]] = []
    match = Match.new(game, seed=3)
    while len(found) < count:
        name = match.names[chance.choice(match.legal())]
        found.append((match.clone(), name, match.forecast([name], seed=5)))
        match.play(name)
    return found


def test_what_is_drawn_is_not_foreseen() -> None:
    """The end of a turn draws a new hand; only a hand of the last cards there are is known."""
    ends = [told for _, name, told in positions("war_of_the_worlds", 120) if name == "end_turn"]
    assert ends and not any(told.certain for told in ends)
    assert sum("sides" not in told.view for told in ends) >= len(ends) / 3
    assert all("areas" in told.view for told in ends)


def test_what_is_certain_comes_with_the_whole_view_and_its_events() -> None:
    sure = 0
    for match, name, told in positions("war_of_the_worlds", 120):
        if not told.certain:
            continue
        seat = match.seat
        cut = (event.cut(seat) for event in match.play(name))
        heard = [(event.key, event.facts) for event in cut if event is not None]
        foreseen = [(event.key, event.facts) for event in told.events]
        assert foreseen == heard[: len(foreseen)]
        sure += bool(foreseen)
    assert sure > 20


def test_answers_are_given_as_long_as_they_can_be() -> None:
    match = Match.new("war_of_the_worlds", seed=3)
    name = match.names[match.legal()[0]]
    assert match.forecast(["no such answer", name]).given == 0
    assert match.forecast([name, "no such answer"]).given == 1
    assert match.forecast([]).view == match.forecast(["no such answer"]).view
    assert not match.actions


def test_what_would_be_asked_then_is_told_on_request() -> None:
    """They are those of the next question, if the same seat is asked and nothing is dealt."""
    seen = 0
    for match, name, told in positions("hexpanse", 80):
        asked = match.forecast([name], seed=5, then=True)
        assert told.options == []
        seat = match.seat
        match.play(name)
        if match.seat == seat and asked.certain:
            assert asked.options == match.options()
            seen += 1
        elif match.seat != seat:
            assert asked.options == []
    assert seen > 30
