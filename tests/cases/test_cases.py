"""The worked cases of every game: one test per case, named after the rules that it lists."""

import pytest

from beachhead.core import registry
from beachhead.games import _template
from beachhead.lab import cases, mutants, places
from beachhead.lab.cases import Case

CASES = [(game, case) for game in registry.names() for case in cases.of_game(game)]
TEMPLATE = cases.load(places.PACKAGE / "games" / "_template" / "cases" / "cases.toml")


def named(case: Case) -> str:
    """A case by its id and the rules it lists: `-k WW-MOVE-04` runs all that hold this rule."""
    return " ".join((case.id, *case.rules))


EACH = [pytest.param(game, case, id=named(case)) for game, case in CASES]


@pytest.mark.parametrize(("game", "case"), EACH)
def test_case(game: str, case: Case) -> None:
    assert cases.check(game, case) == []


@pytest.mark.parametrize(("game", "case"), EACH)
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
