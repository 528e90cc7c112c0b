"""What the New Game page may offer: only choices that can be made and that take effect."""

from __future__ import annotations

import random
from typing import Any

import pytest

from beachhead.core import registry
from beachhead.core.errors import SetupError
from beachhead.core.match import Match
from beachhead.server import library

from .conftest import Person

TRIES = 25


@pytest.mark.parametrize("name", registry.names())
def test_whatever_is_open_makes_a_match(name: str) -> None:
    game = registry.get(name)
    chance = random.Random(7)
    for _ in range(TRIES):
        players = chance.choice(list(game.players))
        wishes = {spec.id: chance.choice(spec.values) for spec in game.options()}
        setup = library.setup(name, players, wishes)
        assert [spec.id for spec in setup.options] == [spec.id for spec in game.options()]
        for spec in setup.options:
            assert {spec.default, setup.chosen[spec.id]} <= set(spec.values)
            changed = {**setup.chosen, spec.id: chance.choice(spec.values)}
            again = library.setup(name, players, changed)
            match = Match.new(name, seats=["random"] * players, options=again.chosen, seed=1)
            for side, fits in zip(match.setup.seats, again.sides, strict=True):
                assert any(side.startswith(fit) for fit in fits)


@pytest.mark.parametrize(
    ("players", "wishes", "fixed"),
    [
        (2, {}, {"team": "off", "hidden_pick": "off"}),
        (4, {"level": "admiral"}, {}),
        (4, {"level": "sailor", "advanced": "on"}, {"advanced": "off", "hidden_pick": "off"}),
        (5, {"level": "admiral"}, {"advanced": "off", "team": "off", "aliens": "on"}),
        (6, {"level": "admiral"}, {"advanced": "off", "aliens": "on"}),
    ],
)
def test_hexpanse_fixes_what_has_no_effect(
    players: int, wishes: dict[str, str], fixed: dict[str, str]
) -> None:
    setup = library.setup("hexpanse", players, wishes)
    single = {spec.id: spec.values[0] for spec in setup.options if len(spec.values) == 1}
    assert single == fixed
    assert fixed.items() <= setup.chosen.items()


def test_aliens_can_be_chosen_by_two(ann: Person) -> None:
    def sides(*options: str) -> Any:
        query = "&".join(f"option={option}" for option in options)
        answer = ann.get(f"/api/games/hexpanse/setup?players=2&{query}")
        return answer.json()["sides"]

    assert "ox" not in sides("level:captain")[0]
    assert sides("aliens:on")[1][-2:] == ["ox", "mentacles"]
    assert sides("aliens:on", "factions:table") == [["seat-1"], ["seat-2"]]


@pytest.mark.parametrize(
    "wrong", ["players=9", "players=1", "option=nix:on", "option=level:king", "option=level"]
)
def test_unknown_choices_are_refused(ann: Person, wrong: str) -> None:
    answer = ann.get(f"/api/games/hexpanse/setup?{wrong}")
    assert answer.status_code == 422
    assert answer.json()["error"]["key"].startswith("error-")


def test_beginners_draw_no_skills() -> None:
    spec = library.setup("cry_havoc", 2, {"level": "beginner"}).options[-1]
    assert (spec.id, spec.values) == ("skill_draw", ("random",))
    with pytest.raises(SetupError):
        library.setup("cry_havoc", 7, {})


def test_hx_win_09_people_play_without_a_limit_of_rounds(ann: Person) -> None:
    (info,) = [game for game in library.games() if game.id == "hexpanse"]
    setup = library.setup("hexpanse", 2, {})
    for specs in (info.options, setup.options):
        assert [spec.default for spec in specs if spec.id == "round_limit"] == ["off"]
    assert setup.chosen["round_limit"] == "off" and info.for_learners == {"level": "sailor"}

    rules = {}
    for options in ({}, {"round_limit": "draw"}):
        match_id = ann.new_match("me", "bot", game="hexpanse", options=options).id
        rules[str(options)] = ann.table(match_id).options["round_limit"]
    assert list(rules.values()) == ["off", "draw"]
    assert Match.new("hexpanse").setup.options["round_limit"] == "draw", "among bots"
