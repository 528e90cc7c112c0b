"""What the coach says about an idea is true in the line it comes from."""

from __future__ import annotations

from random import Random

import pytest

from beachhead import Match
from beachhead.bots import as_known
from beachhead.bots.plans import Plan, beside, plan, telling
from beachhead.core import registry
from beachhead.core.engine import Actions, GameState
from beachhead.core.gains import Change, changes, count, gains_of
from beachhead.core.words import LANGUAGES, words

GAMES = ("war_of_the_worlds", "cry_havoc", "hexpanse", "scythe")
CHANCE = 17


def positions(game: str) -> list[Match]:
    """Some tables of a random match, from its set-up on."""
    chance, match = Random(5), Match.new(game, seed=5)
    found = []
    while not match.over and len(match.actions) < 160:
        if len(match.actions) % 40 == 7:
            found.append(match.clone())
        match.play(chance.choice(match.legal()))
    return found


def known(match: Match) -> GameState:
    return as_known(match.state, match.seat, CHANCE)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_brings_what_its_line_leads_to(game: str) -> None:
    for match in positions(game):
        table, seat = known(match), match.seat
        made = plan(match.game, table, seat, match.legal()[0], CHANCE)
        before = count(match.game, table, seat)
        out = Actions()
        for action in made.line:
            table.legal_into(out)
            assert out.has(action)
            table.step(action, out)
            table.play_forced(out)
        assert made.brings == changes(match.game, before, count(match.game, table, seat))
        assert table.over or table.seat_to_act() == seat or len(made.line) == 80


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_the_seats_own_beginning_with_the_idea(game: str) -> None:
    for match in positions(game):
        idea = match.legal()[-1]
        made = plan(match.game, known(match), match.seat, idea, CHANCE)
        assert made.steps[0].action == idea
        assert [step.action for step in made.steps] == made.line[: len(made.steps)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_position_gets_the_same_plan(game: str) -> None:
    match = positions(game)[1]
    first, again = (
        plan(match.game, known(match), match.seat, match.legal()[0], CHANCE) for _ in range(2)
    )
    assert first == again and first.line


def test_plans_are_compared_by_what_they_bring() -> None:
    first = Plan([], [], [Change("coins", 3, 0), Change("stars", 1, 0)])
    other = Plan([], [], [Change("coins", 1, 0), Change("power", 2, 1)])
    told = [Change("coins", -2, 0), Change("stars", -1, 0), Change("power", 2, 1)]
    assert beside(first, other) == told and beside(first, first) == []


def test_what_others_do_anyway_is_not_told() -> None:
    anyway, mine = Change("mechs", 1, 1), Change("coins", 3, 0)
    plans = [Plan([], [], [mine, anyway, Change("power", -2, 1)]), Plan([], [], [mine, anyway])]
    assert telling(plans, 0) == [[mine, Change("power", -2, 1)], [mine]]


@pytest.mark.parametrize("game", GAMES)
def test_everything_counted_has_words(game: str) -> None:
    found = gains_of(registry.get(game))
    assert found
    for language in LANGUAGES:
        for gain in found:
            said = {words(language, game).say(f"gain-{gain.key}", {"n": n}) for n in (1, 2, 5)}
            assert len(said) == 3
