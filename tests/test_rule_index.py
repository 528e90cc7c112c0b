"""The rule sheets are the law: every rule has exactly one home and at least one test."""

import re
from pathlib import Path

import pytest

from beachhead.core import registry
from beachhead.core.words import words
from beachhead.lab import places, rule_index
from beachhead.lab.sheet import sheet

GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_exactly_one_home(game: str) -> None:
    index = rule_index.build(game)

    assert index.rules
    assert index.unhoused() == []
    assert {rule: index.homes[rule] for rule in index.crowded()} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_code_or_test_names_a_rule_that_the_sheet_does_not_have(game: str) -> None:
    assert rule_index.build(game).unknown() == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert rule_index.build(game).untested() == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_names_its_source(game: str) -> None:
    rules = rule_index.build(game).rules.values()

    assert [rule.id for rule in rules if not rule.source or not rule.text] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_carries_an_id_of_its_own_docstring(game: str) -> None:
    assert rule_index.strangers(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_begin_with_the_prefix_of_the_game(game: str) -> None:
    prefix = registry.get(game).prefix

    assert [r for r in rule_index.build(game).rules if not r.startswith(f"{prefix}-")] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_decisions_lists_the_questions_that_are_asked(game: str) -> None:
    """Question and row have the same name; what has one option only is not a decision."""
    spoken = words("en", game).keys()
    asked = {key[4:].upper() for key in spoken if re.match(r"ask-[^.]*$", key)}
    (chapter,) = places.sheets(game).glob("*-decision*s.md")
    rows = re.findall(r"^\| (D-[^|]+?) \|", chapter.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(rows) == sorted(asked - {"D-BEGIN", "D-DEAL"})


def test_a_home_is_a_list_of_ids_closed_by_a_full_stop() -> None:
    source = '''
def f() -> None:
    """WW-A-01, WW-B2-02. Two rules."""
    # WW-C-03. A comment, and
    # WW-D-04. another one below it.
    x = 1  # HX-A01. At the end of a line.
    y = 2  # WW-E-05: only cited.
    # See WW-F-06. Only cited, too.
    # WW-G-07 is cited.
'''

    homes = dict(rule_index.homes_in_source(source))

    assert homes == {"WW-A-01": 3, "WW-B2-02": 3, "WW-C-03": 4, "WW-D-04": 5, "HX-A01": 6}


def test_a_list_may_go_on_in_the_next_line() -> None:
    source = '"""WW-A-01,\n    WW-A-02. Long."""\n# WW-B-01,\n# WW-B-02. Long, too.\n'

    assert [rule for rule, _ in rule_index.homes_in_source(source)] == [
        "WW-A-01",
        "WW-A-02",
        "WW-B-01",
        "WW-B-02",
    ]


def test_content_records_are_homes(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text('[[card]]\nid = "a"\nrule = "CH-CARD-07"\n[[card]]\nrules = ["CH-X-01"]\n')

    assert dict(rule_index.homes_in_content(path)) == {"CH-CARD-07": 3, "CH-X-01": 5}


def test_the_template_keeps_the_promise_too() -> None:
    folder = places.PACKAGE / "games" / "_template"
    rules = [rule.id for rule in sheet(folder / "sheet")]
    homes = [
        rule
        for path in sorted(folder.rglob("*.py"))
        for rule, _ in rule_index.homes_in_source(path.read_text())
    ]
    homes += [r for p in folder.glob("content/*.toml") for r, _ in rule_index.homes_in_content(p)]

    assert sorted(homes) == sorted(rules)
