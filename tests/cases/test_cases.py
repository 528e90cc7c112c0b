"""The worked cases of every game: one test per case, and one per rule that a case lists."""

import pytest

from beachhead.core import registry
from beachhead.games import _template
from beachhead.lab import cases, mutants, places
from beachhead.lab.cases import Case

CASES = [(game, case) for game in registry.names() for case in cases.of_game(game)]
BY_RULE: dict[tuple[str, str], list[Case]] = {}
for _game, _case in CASES:
    for _rule in dict.fromkeys(_case.rules):
        BY_RULE.setdefault((_game, _rule), []).append(_case)
TEMPLATE = cases.load(places.PACKAGE / "games" / "_template" / "cases" / "cases.toml")


def each(found: list[tuple[str, Case]]) -> list[object]:
    return [pytest.param(game, case, id=case.id) for game, case in found]


@pytest.mark.parametrize(("game", "case"), each(CASES))
def test_case(game: str, case: Case) -> None:
    assert cases.check(game, case) == []


@pytest.mark.parametrize(
    ("game", "listed"), [pytest.param(key[0], found, id=key[1]) for key, found in BY_RULE.items()]
)
def test_rule(game: str, listed: list[Case]) -> None:
    wrong = {case.id: cases.check(game, case) for case in listed}

    assert {name: lines for name, lines in wrong.items() if lines} == {}


@pytest.mark.parametrize(("game", "case"), each(CASES))
def test_every_expectation_can_fail(game: str, case: Case) -> None:
    """Each word of `then`, changed, is noticed, and no comparison holds whatever is wanted."""
    facts = cases.expectations(registry.get(game), case)

    assert [fact.path for fact in facts if fact.altered().holds()] == []
    assert mutants.unnoticed(registry.get(game), case) == []


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in TEMPLATE])
def test_the_template_has_cases_too(case: Case) -> None:
    facts = cases.expectations(_template.GAME, case)

    assert [line for fact in facts if (line := fact.wrong())] == []
    assert mutants.unnoticed(_template.GAME, case) == []
