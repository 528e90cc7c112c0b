"""Where Units get to and who gets at a Region: by the rules, from what a seat may know."""

from beachhead.core.match import Match
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.game import CryHavoc
from beachhead.games.cry_havoc.reach import reach, steps
from beachhead.games.cry_havoc.rules.movement import destinations
from beachhead.games.cry_havoc.state import State

SEATS = ("humans", "machines", "pilgrims")


def table() -> State:
    match = Match.new("cry_havoc", seats=SEATS, seed=6)
    state = match.state
    assert isinstance(state, State)
    return state


def test_own_units_go_as_far_as_the_hand_carries_them() -> None:
    s = table()
    home = int(s.hq[v.HUMANS])
    s.piles[v.HAND + v.HUMANS] = 0
    nothing = reach(s, 0, f"area:{v.REGION_IDS[home]}")
    s.piles[v.HAND + v.HUMANS] = 1 << v.TERRAIN_CARDS
    one = reach(s, 0, f"area:{v.REGION_IDS[home]}")

    assert nothing is not None and nothing.reaches == ()
    assert one is not None
    near = destinations(s, v.HUMANS, home)
    assert steps(s, 0, v.HUMANS) >= 1
    assert {f"area:{v.REGION_IDS[r]}" for r in range(v.REGIONS) if near >> r & 1} <= set(
        one.reaches
    )


def test_enemies_and_trog_tokens_end_the_way() -> None:
    s = table()
    home = int(s.hq[v.HUMANS])
    near = [r for r in range(v.REGIONS) if destinations(s, v.HUMANS, home) >> r & 1]
    s.piles[v.HAND + v.HUMANS] = v.ARMY_DECK
    free = reach(s, 0, f"area:{v.REGION_IDS[home]}")
    for region in near:
        s.put(v.MACHINES, region, 1)
    held = reach(s, 0, f"area:{v.REGION_IDS[home]}")

    assert free is not None and held is not None
    assert len(free.reaches) > len(near)
    assert set(held.reaches) == {f"area:{v.REGION_IDS[region]}" for region in near}
    assert held.reached_by == ()  # nobody enters an HQ
    threat = reach(s, SEATS.index("machines"), f"area:{v.REGION_IDS[near[0]]}")
    assert threat is not None and f"area:{v.REGION_IDS[home]}" in threat.reached_by


def test_an_enemy_hq_is_out_of_reach_and_the_hand_of_others_is_not_looked_at() -> None:
    s = table()
    home = f"area:{v.REGION_IDS[s.hq[v.HUMANS]]}"
    before = reach(s, 0, home)
    s.piles[v.HAND + v.MACHINES] = 0
    s.piles[v.HAND + v.PILGRIMS] = v.ARMY_DECK

    assert before is not None
    assert before == reach(s, 0, home)
    assert f"area:{v.REGION_IDS[s.hq[v.MACHINES]]}" not in before.reaches


def test_what_is_no_region_has_no_reach() -> None:
    game = CryHavoc()
    s = table()
    assert [game.reach(s, 0, target) for target in ("area:nowhere", "card:x", "", "area:")] == [
        None
    ] * 4
