"""The reach of a unit is what its moves, played one by one, really lead to."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from beachhead import Match
from beachhead.core.engine import Actions
from beachhead.games.scythe import GAME, reach
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.state import State


def explored(state: State, names: Sequence[str], here: int) -> set[int]:
    """Every place a unit halts on, whatever it is asked on the way."""
    found: set[int] = set()
    legal = Actions()
    state.legal_into(legal)
    for action in legal.to_list():
        name = names[action]
        if not name.startswith(("step:", "cargo:done", "lake:none")):
            continue
        twin = state.clone()
        twin.apply(action)
        stands = state.tables.place_ids.index(name[5:]) if name.startswith("step:") else here
        found.add(stands)
        asked = twin.top
        if asked is not None and asked.name in ("D-MOVE-STEP", "D-MOVE-CARGO", "D-LAKE-CARGO"):
            found |= explored(twin, names, stands)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_unit_reaches_what_its_steps_lead_to(seed: int) -> None:
    match = Match.new("scythe", seats=["random"] * 4, seed=seed)
    chance = random.Random(seed)
    compared = 0
    while not match.over and compared < 60:
        if match.decision is not None and match.decision.name == "D-MOVE-UNIT":
            state = match.state
            assert isinstance(state, State)
            if state.moves == 0 and state.factory_card[match.seat] == v.NO_CARD:
                for action in match.legal():
                    name = match.names[action]
                    if not name.startswith("unit:"):
                        continue
                    twin = state.clone()
                    twin.apply(action)
                    found = GAME.reach(state, match.seat, name)
                    assert found is not None
                    start = state.tables.place_ids.index(name.rpartition("@")[2])
                    moving = GAME.view(twin, match.seat).move
                    if moving is not None:  # asked for its load or its first step
                        assert sorted("area:" + p for p in moving.far) == sorted(found.reaches)
                    told = {state.tables.place_ids.index(t[5:]) for t in found.reaches}
                    assert told == explored(twin, match.names, start) - {start}, name
                    compared += 1
        legal = match.legal()
        eager = [a for a in legal if match.names[a] in ("bottom:take", "move")]
        match.play(chance.choice(eager or legal))
    assert compared >= 60


def test_who_reaches_a_unit_is_said_the_other_way_round(table: State) -> None:
    t = table.tables
    place = t.place_ids.index
    table.character[1] = place("village5")
    table.present[1] |= 1 << place("village5")
    table.character[0] = place("forest4")
    table.present[0] |= 1 << place("forest4")

    threat = GAME.reach(table, 0, "unit:character@forest4")
    assert threat is not None
    assert "unit:character@village5" in threat.reached_by  # through the tunnels
    assert GAME.reach(table, 0, "area:forest4").reached_by == threat.reached_by  # type: ignore[union-attr]


def test_the_factory_card_and_speed_make_units_faster(table: State) -> None:
    assert reach.steps(table, 0, v.MECH) == 1
    table.factory_card[0] = 3
    assert reach.steps(table, 0, v.WORKER) == 2
    table.abilities[0] |= v.SPEED
    assert reach.steps(table, 0, v.MECH) == 3


@pytest.mark.parametrize(
    "junk", ("", "area:", "area:nowhere", "unit:mech@factory", "unit:x@factory", "card:obj01")
)
def test_junk_reaches_nothing(table: State, junk: str) -> None:
    assert GAME.reach(table, 0, junk) is None
