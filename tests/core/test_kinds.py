"""The table of kinds: numbers, notation and default descriptions follow from it."""

import re
from random import Random
from types import SimpleNamespace

import pytest

from beachhead.core import registry
from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.core.match import Match
from beachhead.lab import places

SYMBOL = re.compile(r'<symbol id="(?:g-)?([^"]+)"')
COLOURS = ["red", "blue"]
SIZES = ["1", "2", "3"]
DOMAINS = {
    "colour": Domain(2, lambda tables: COLOURS, word="colour", target="pot"),
    "size": Domain(3, lambda tables: SIZES),
}


def table() -> Kinds:
    return Kinds(DOMAINS, Kind(0, "pass"), Kind(1, "paint:{colour}:{size}"), Kind(7, "mix:{size}"))


def test_the_notation_counts_the_last_place_first() -> None:
    names = table().names(None)

    assert names[:4] == ["pass", "paint:red:1", "paint:red:2", "paint:red:3"]
    assert names[-1] == "mix:3"
    assert len(names) == table().actions


def test_every_number_is_read_back() -> None:
    kinds = table()

    for action, name in enumerate(kinds.names(None)):
        assert kinds.name(None, action) == name
    kind, chosen = kinds.read(6)
    assert (kind.head, chosen) == ("paint", (1, 2))


def test_a_fact_that_is_a_number_is_told_as_one() -> None:
    kinds = Kinds(DOMAINS, Kind(0, "mix:{size}", facts={"n": "{size}", "pot": "pot-{size}"}))
    state = SimpleNamespace(tables=None, top=SimpleNamespace(rule="TP-TURN-01"))

    assert kinds.option(state, 2).facts == {"n": 3, "pot": "pot-3"}


def test_what_an_action_is_about_is_said_without_a_question() -> None:
    facts = table().facts(SimpleNamespace(tables=None), 6)

    assert facts == {"colour": "colour-blue", "size": 3}


def test_a_gap_between_kinds_is_refused() -> None:
    with pytest.raises(AssertionError, match="mix"):
        Kinds(DOMAINS, Kind(0, "pass"), Kind(2, "mix:{size}"))


def test_things_are_named_but_are_no_actions() -> None:
    kinds = Kinds(DOMAINS, Kind(0, "pass"), things=(Kind(1, "pot:{colour}"),))

    assert kinds.names(None) == ["pass"]
    assert kinds.actions == 1
    assert [kinds.name(None, number) for number in (1, 2)] == ["pot:red", "pot:blue"]


@pytest.mark.parametrize("game", registry.names())
def test_the_table_of_a_game_is_its_notation(game: str) -> None:
    match = Match.new(game, seed=1)
    kinds = getattr(match.game, "kinds", None)
    if kinds is None:
        pytest.skip("this game has no table of kinds yet")

    assert list(match.names) == kinds.names(match.tables)
    assert [option.name for option in match.options()] == [match.names[a] for a in match.legal()]


def test_a_picture_is_a_form_too() -> None:
    kinds = Kinds(DOMAINS, Kind(0, "pot:{colour}", glyph="{colour}-pot"))
    state = SimpleNamespace(tables=None, top=SimpleNamespace(rule="TP-TURN-01"))

    assert kinds.option(state, 1).glyph == "blue-pot"


def test_nouns_follow_from_places_and_a_notation_goes_before_a_target() -> None:
    domains = DOMAINS | {"shape": Domain(1, lambda tables: ["ring"], word="shape")}
    kinds = Kinds(
        domains,
        Kind(0, "paint:{colour}", targets=("brush:{colour}", "cut:{colour}")),
        Kind(2, "cut:{shape}"),
        Kind(3, "mix:{size}"),
    )

    assert kinds.nouns() == {"pot": "colour", "paint": "colour", "brush": "colour", "cut": "shape"}


def test_nouns_of_a_game() -> None:
    nouns = registry.get("war_of_the_worlds").kinds.nouns()

    assert {head for head, word in nouns.items() if word == "card"} == {
        *("play", "add", "place_instead", "buy", "swap"),
        *("hand", "row"),
    }
    assert (nouns["to"], nouns["ability"], nouns["unit"]) == ("area", "building", "unit")


@pytest.mark.parametrize("game", registry.names())
def test_every_option_shows_a_picture_of_a_sheet(game: str) -> None:
    root = places.working_copy()
    assert root is not None
    sheets = [root / "web/src/ui/glyphs.svg", root / f"web/src/games/{game}/glyphs.svg"]
    drawn = {name for path in sheets if path.exists() for name in SYMBOL.findall(path.read_text())}
    match = Match.new(game, seed=0)
    kinds = match.game.kinds
    plain = (a for a in range(kinds.actions) if kinds.read(a)[0].special is None)
    shown = {(o.name, o.glyph) for o in (kinds.option(match.state, a) for a in plain)}
    for seed in range(3):
        match = Match.new(game, seed=seed)
        rng = Random(seed)
        for _ in range(120):
            if match.over:
                break
            shown |= {(o.name, o.glyph) for o in match.options()}
            match.play(rng.choice(match.legal()))

    assert sorted((name, glyph) for name, glyph in shown if glyph not in drawn) == []
