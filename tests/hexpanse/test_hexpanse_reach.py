"""Reach and threat: from open things alone, and in step with what the rules allow."""

from random import Random
from typing import Any

from beachhead import Match
from beachhead.games.hexpanse import GAME
from beachhead.games.hexpanse.reach import cells_by_target
from beachhead.games.hexpanse.state import State
from beachhead.lab import cases


def reach(given: dict[str, Any], target: str, seat: int = 0) -> tuple[set[str], set[str]]:
    found = GAME.reach(cases.laid("hexpanse", {"base": "two", **given}).state, seat, target)
    assert found is not None
    return set(found.reaches), set(found.reached_by)


def test_a_unit_attacks_its_neighbours_and_they_attack_it() -> None:
    board = {
        "unit": {"H8": "A:regular", "H9": "B:regular", "H11": "B:elite"},
        "home": {"A:regular": 11, "B:regular": 10},
    }
    assert reach({"board": board}, "cell:0,0") == ({"cell:1,0"}, {"cell:1,0"})
    assert reach({"board": board}, "cell:3,0") == (set(), set())


def test_a_warlord_steps_while_he_has_life_to_pay_with() -> None:
    given: dict[str, Any] = {
        "board": {"unit": {"H4": "A:warlord"}},
        "players": {"warlord": {"A": "H4"}, "life": {"A": 2}},
    }
    free, _ = reach(given, "cell:-4,0")
    assert "cell:-3,0" in free
    given["players"]["life"]["A"] = 1
    assert reach(given, "cell:-4,0")[0] == set()


def test_cards_and_minorities_of_opponents_threaten() -> None:
    given = {
        "board": {
            "unit": {"H8": "A:regular", "H12": "B:warlord"},
            "home": {"A:regular": 11, "B:regular": 9, "M03": 3},
        },
        "players": {"warlord": {"B": "H12"}, "minority": {"B": {"first": "M03"}}},
        "piles": {
            "cards": {
                "owned": {"A": ["A25"], "B": ["A19", "A01", "C15"]},
                "market": ["A02", "A03", "A04", "A05", "A06"],
                "deck": ["..."],
            }
        },
    }
    _, threats = reach(given, "cell:0,0")
    assert threats == {"card:A19", "card:C15", "minority:M03"}
    _, threats = reach(given, "cell:4,0", seat=1)
    assert threats == {"card:A25"}


def test_nonsense_has_no_reach() -> None:
    state = cases.laid("hexpanse", {"base": "two"}).state
    assert [GAME.reach(state, 0, target) for target in ("", "cell:9,9", "card:A01")] == [None] * 3


def test_what_may_be_attacked_is_reached() -> None:
    """Every target the rules offer in random matches is among the reach of its attacker."""
    seen = 0
    for seed in range(4):
        chance = Random(seed)
        match = Match.new("hexpanse", players=3, seed=seed)
        while not match.over and len(match.actions) < 500:
            options = match.options()
            attacker = match.view(-1).about.at
            if attacker and any(option.name.startswith("target:") for option in options):
                state = match.state
                assert isinstance(state, State)
                names = {name: cell for cell, name in enumerate(state.tables.cell_names)}
                start = next(t for t, c in cells_by_target().items() if c == names[attacker])
                found = GAME.reach(state, -1, start)
                assert found is not None
                assert {t for o in options for t in o.targets} <= set(found.reaches)
                seen += 1
            match.play(chance.choice(match.legal()))
    assert seen > 3
