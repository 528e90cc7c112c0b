"""Observations: complete, within their bounds, and nothing in them that a seat cannot know."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import beachhead
from beachhead.core import registry
from beachhead.core.engine import GameState, Question
from beachhead.core.features import Row
from beachhead.core.rng import MAX_SEED
from beachhead.env.table import Rulebook, Table, features_of
from beachhead.lab import conformance

GAMES = registry.names()
MATCHES = 6 if beachhead.compiled() else 2
LENGTH = 1500 if beachhead.compiled() else 240  # decisions of a match that are played at most
LOOKS = 60 if beachhead.compiled() else 24  # positions that are looked at, three in a row


def some_positions(game: str, number: int) -> Iterator[tuple[Rulebook, GameState, Random]]:
    """Positions of a random match with random seats and options; the last one is the end."""
    chance = Random(f"{game} {number}")
    setup = conformance.random_match(registry.get(game), chance).setup
    rules = Rulebook(game, None, setup.seats, setup.options)
    table = Table(rules, setup.seed)
    row = 3
    for _ in range(LENGTH):
        if table.over:
            break
        if chance.random() < LOOKS / LENGTH / 3:
            row = 3
        if row > 0:
            yield rules, table.state, chance
        row -= 1
        table.play(chance.choice(table.legal()))
    yield rules, table.state, chance


def row_of(rules: Rulebook, state: GameState, seat: int) -> bytes:
    return rules.observe(state, seat).tobytes()


def blocks_that_differ(rules: Rulebook, one: bytes, other: bytes) -> list[str]:
    found, first = [], 0
    for block in rules.layout:
        span = slice(2 * first, 2 * (first + block.length))
        if one[span] != other[span]:
            found.append(block.name)
        first += block.length
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_names_each_block_once(game: str) -> None:
    features = features_of(game)
    names = [block.name for block in features.LAYOUT]

    assert len(set(names)) == len(names)
    assert sum(block.length for block in features.LAYOUT) == features.SIZE
    assert all(block.length > 0 and block.low < block.high for block in features.LAYOUT)
    assert all(block.low >= -(1 << 15) and block.high < 1 << 15 for block in features.LAYOUT)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_has_its_number(game: str) -> None:
    """Whatever can stand on top of the stack can be told."""
    package = importlib.import_module(f"beachhead.games.{game}")
    names = set()
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and issubclass(kind, Question) and kind.name:
                names.add(kind.name)

    assert sorted(names) == sorted(features_of(game).DECISIONS)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_filled_to_its_end_and_within_bounds(game: str, number: int) -> None:
    for rules, state, _ in some_positions(game, number):
        for seat in range(state.seats):
            row = Row(2, rules.width)
            row.begin(0)

            rules.observe_into(state, seat, row)

            assert row.at == rules.width
            assert not any(row.cells[rules.width :])
            numbers = list(row.cells[: rules.width])
            first = 0
            for block in rules.layout:
                part = numbers[first : first + block.length]
                assert block.low <= min(part) and max(part) <= block.high, block.name
                first += block.length


@pytest.mark.parametrize("game", GAMES)
def test_a_row_that_is_written_again_keeps_nothing(game: str) -> None:
    used: Row | None = None
    for rules, state, _ in some_positions(game, 0):
        used = used or Row(2, rules.width)
        for seat in range(state.seats):
            used.begin(1)
            rules.observe_into(state, seat, used)
            used.end()

            assert list(used.cells[rules.width :]) == list(rules.observe(state, seat))


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_row_does_not_depend_on_what_a_seat_cannot_know(game: str, number: int) -> None:
    for rules, state, chance in some_positions(game, number):
        for seat in range(state.seats):
            twin = state.clone()
            twin.determinize(seat, chance.randint(1, MAX_SEED))

            here, there = row_of(rules, state, seat), row_of(rules, twin, seat)

            assert not blocks_that_differ(rules, here, there)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_shows_what_a_seat_alone_knows(game: str) -> None:
    """Deal anew what the next seat cannot know: of that, this seat knows a part."""
    changed = 0
    for number in range(MATCHES):
        for rules, state, chance in some_positions(game, number):
            for seat in range(state.seats):
                twin = state.clone()
                twin.determinize((seat + 1) % state.seats, chance.randint(1, MAX_SEED))
                changed += row_of(rules, state, seat) != row_of(rules, twin, seat)

    assert changed > 0


def without_question(view: dict[str, Any]) -> dict[str, Any]:
    """The table alone: what another player is asked about is shown on a screen, not in a row."""
    move = view.get("move")
    steady = {key: value for key, value in view.items() if key != "about"}
    if move:
        steady["move"] = {key: value for key, value in move.items() if key != "steps"}
    return steady


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_row_changes_with_the_view(game: str, number: int) -> None:
    """Whatever an action changes on a player's screen, a program sees a change, too."""
    before: dict[int, tuple[object, bytes]] = {}
    for rules, state, _ in some_positions(game, number):
        for seat in range(state.seats):
            seen = without_question(to_builtins(rules.game.view(state, seat)))
            now = seen, row_of(rules, state, seat)
            if seat in before and before[seat][0] != now[0]:
                assert before[seat][1] != now[1]
            before[seat] = now


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_is_asked_is_told_so(game: str) -> None:
    layout = features_of(game).LAYOUT
    names = [block.name for block in layout]
    place = sum(block.length for block in layout[: names.index("asked")])
    for rules, state, _ in some_positions(game, 0):
        told = [rules.observe(state, seat)[place] for seat in range(state.seats)]

        assert told == [int(seat == state.seat_to_act()) for seat in range(state.seats)]
