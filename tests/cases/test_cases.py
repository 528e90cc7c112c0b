"""The worked cases of every game: one test per case, and one per rule that a case lists."""

import pytest

from beachhead.core import registry
from beachhead.lab import cases
from beachhead.lab.cases import Case

CASES = [(game, case) for game in registry.names() for case in cases.of_game(game)]
BY_RULE: dict[tuple[str, str], list[Case]] = {}
for _game, _case in CASES:
    for _rule in dict.fromkeys(_case.rules):
        BY_RULE.setdefault((_game, _rule), []).append(_case)


@pytest.mark.parametrize(
    ("game", "case"), [pytest.param(game, case, id=case.id) for game, case in CASES]
)
def test_case(game: str, case: Case) -> None:
    assert cases.checker(game)(case.data) == []


@pytest.mark.parametrize(
    ("game", "listed"), [pytest.param(key[0], found, id=key[1]) for key, found in BY_RULE.items()]
)
def test_rule(game: str, listed: list[Case]) -> None:
    wrong = {case.id: cases.checker(game)(case.data) for case in listed}

    assert {name: lines for name, lines in wrong.items() if lines} == {}
