"""Where pieces get to and what can strike them, against the moves that the rules allow."""

from random import Random
from typing import Any

import pytest

from beachhead.core.match import Match
from beachhead.core.options import Reach
from beachhead.games.war_of_the_worlds import GAME
from beachhead.games.war_of_the_worlds.state import State
from beachhead.lab import cases


def reach(target: str, **board: Any) -> Reach:
    given = {"base": "martian_turn", "board": board, "unchecked": True}
    found = GAME.reach(cases.laid("war_of_the_worlds", given).state, -1, target)
    assert found is not None
    return found


def test_a_tripod_walks_one_area_and_a_ufo_two() -> None:
    tripod = reach("unit:tripod@york", at={"tripod-1": "york", "ufo-1": "glasgow"})
    ufo = reach("unit:ufo@glasgow", at={"tripod-1": "york", "ufo-1": "glasgow"})

    assert "area:newcastle" in tripod.reaches and "area:edinburgh" not in tripod.reaches
    assert "area:north_sea" not in tripod.reaches
    assert {"area:edinburgh", "area:newcastle", "area:irish_sea"} <= set(ufo.reaches)
    assert "area:glasgow" not in ufo.reaches


def test_an_army_holds_a_tripod_and_balloons_stop_a_ufo() -> None:
    held = reach("unit:tripod@york", at={"tripod-1": "york", "army-1": "york", "ufo-1": "wales"})
    flying = reach("unit:ufo@wales", at={"ufo-1": "wales"}, balloons={"birmingham": True})

    assert held.reaches == ()
    assert held.reached_by == ("unit:army@york",)
    assert "area:birmingham" not in flying.reaches


def test_a_tripod_is_in_range_of_ships_guns_and_civilians() -> None:
    found = reach(
        "unit:tripod@york",
        at={"tripod-1": "york", "navy-1": "north_sea"},
        building={"newcastle": "heavy_artillery", "manchester": "fort"},
        civilians={"york": 1, "london": 3},
    )

    assert found.reached_by == (
        "unit:navy@north_sea",
        "building:heavy_artillery@newcastle",
        "piece:civilian@york",
    )


def test_poisonous_fog_silences_the_guns() -> None:
    fog = {"poisonous_fog": {"newcastle": 1}}
    given: dict[str, Any] = {"building": {"newcastle": "heavy_artillery"}}
    gun = "building:heavy_artillery@newcastle"

    assert "area:york" in reach(gun, **given).reaches
    assert reach(gun, **given, markers=fog).reaches == ()


def test_civilians_are_struck_from_next_door_and_after_a_move() -> None:
    given: dict[str, Any] = {"civilians": {"london": 2}}
    near = reach("piece:civilian@london", at={"tripod-1": "norwich", "ufo-1": "wales"}, **given)
    far = reach("piece:civilian@london", at={"tripod-1": "york", "ufo-1": "grampians"}, **given)

    assert near.reached_by == ("unit:tripod@norwich", "unit:ufo@wales")
    assert far.reached_by == ()
    assert "area:bristol" in near.reaches and "area:thames_estuary" not in near.reaches


@pytest.mark.parametrize(
    "target", ["", "area:", "area:atlantis", "unit:tripod@london", "unit:x@york", "york", "@", ":@"]
)
def test_what_is_not_there_has_no_reach(target: str) -> None:
    assert Match.new("war_of_the_worlds", seed=1).reach(target, 0) is None


def test_every_step_the_rules_offer_is_within_reach() -> None:
    chance = Random(5)
    match = Match.new("war_of_the_worlds", seed=5)
    steps = 0
    while not match.over and len(match.actions) < 700:
        asked = match.decision
        names = [match.names[action] for action in match.legal()]
        if asked is not None and asked.name == "D-UNIT" and "m_" in match.names[match.actions[-1]]:
            name = chance.choice(names)
            before = match.reach(":".join(name.split(":")[:2]))
            match.play(name)
            if match.decision is not None and match.decision.name == "D-STEP":
                assert before is not None
                to = {"area:" + match.names[a][3:] for a in match.legal()}
                assert to <= set(before.reaches)
                steps += 1
            continue
        match.play(chance.choice(names))
    assert steps > 5


@pytest.mark.parametrize("seed", range(3))
def test_a_second_step_leads_where_the_view_says(seed: int) -> None:
    match = Match.new("war_of_the_worlds", seed=seed)
    chance = Random(seed)
    compared = 0
    while not match.over and compared < 5:
        state = match.state
        assert isinstance(state, State)
        ways = GAME.view(state, match.seat).far
        if ways:
            compared += 1
            now = {match.names[action] for action in match.legal()}
            assert now.isdisjoint(f"to:{area}" for area in ways)
            for area, first in ways.items():
                twin = state.clone()
                twin.apply(match.names.index(f"to:{first}"))
                assert GAME.view(twin, match.seat).far == {}
                twin.apply(match.names.index(f"to:{area}"))
        match.play(chance.choice(match.legal()))

    assert compared == 5
