"""Every worked case holds, and the runner is not blind."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from beachhead.core.errors import ContentError
from beachhead.games.scythe.cases import check

FILE = Path(__file__).parents[1] / "cases" / "scythe" / "cases.toml"
CASES: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["scenario"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    assert check(case) == []


def test_all_134_cases_are_there() -> None:
    assert [case["id"] for case in CASES] == [f"SC-S{n:02}" for n in range(1, 135)]


@pytest.mark.parametrize(
    "statement",
    [
        "Rusviet: $9",
        "Rusviet: power 9",
        "Rusviet: hand [5, 5]",
        "Rusviet: stars [power]",
        "Rusviet: controls factory",
        "Rusviet: worker on factory",
        "mountain5: nothing",
        "DP-SECTION offers 0, 1, 2",
        "DP-SECTION not asked",
        "steps of Rusviet worker on village3: farm3",
        "game over",
        "deck 12",
        "score of Rusviet: total 999",
        "token on factory",
        "count hexes 46",
        "view of Nordic: 9 cards of Rusviet",
    ],
)
def test_a_false_statement_fails(statement: str) -> None:
    case = {"given": ["Rusviet: $4"], "when": [], "then": [statement]}

    assert check(case) != []


def test_a_choice_that_is_not_offered_fails() -> None:
    case = {"given": ["Rusviet: $0"], "when": ["Bolster power"], "then": []}

    assert "power" in check(case)[0]


@pytest.mark.parametrize("place", ["given", "when", "then"])
def test_a_statement_that_nobody_understands_is_an_error(place: str) -> None:
    case: dict[str, Any] = {"given": ["Rusviet: $4"], "when": [], "then": []}
    case[place] = ["Rusviet: a flock of geese"]
    if place == "when":
        assert check(case) != []
        return
    with pytest.raises(ContentError):
        check(case)
