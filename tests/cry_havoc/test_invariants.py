"""Chapter 16: each invariant raises the alarm when somebody breaks it by hand."""

from beachhead.core.match import Match
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.invariants import broken
from beachhead.games.cry_havoc.state import State

OPTIONS = {"level": "expert"}


def table(players: int = 3) -> State:
    """A sound table at the first turn of a game."""
    match = Match.new("cry_havoc", players=players, options=OPTIONS, seed=11)
    while match.decision is None or match.decision.name != "D-TURN":
        match.play(match.legal()[0])
    state = match.state
    assert isinstance(state, State)
    assert broken(state) == []
    return state


def alarms(s: State) -> set[str]:
    return {line.split(":")[0] for line in broken(s)}


def test_ch_inv_01_a_lost_unit_is_noticed() -> None:
    s = table()
    s.reserve[v.HUMANS] -= 1

    assert alarms(s) == {"CH-INV-01"}


def test_ch_inv_02_a_doubled_card_is_noticed() -> None:
    s = table()
    s.piles[v.HAND + v.HUMANS] |= s.terrain[0] & -s.terrain[0]

    assert alarms(s) == {"CH-INV-02"}


def test_ch_inv_03_too_many_markers_are_noticed() -> None:
    s = table()
    s.artillery = 0b11110

    assert alarms(s) == {"CH-INV-03"}


def test_ch_inv_04_a_token_in_two_minds_is_noticed() -> None:
    s = table()
    s.war_tokens ^= s.war_tokens & -s.war_tokens

    assert alarms(s) == {"CH-INV-04"}


def test_ch_inv_05_two_armies_without_a_battle_are_noticed() -> None:
    s = table()
    for army in (v.HUMANS, v.PILGRIMS):
        s.reserve[army] -= 1
        s.put(army, v.REGION_IDS.index("mistlands"), 1)

    assert alarms(s) == {"CH-INV-05"}


def test_ch_inv_06_crystals_in_an_hq_are_noticed() -> None:
    s = table()
    s.crystals[s.hq[v.HUMANS]] = 1

    assert alarms(s) == {"CH-INV-06"}


def test_ch_inv_07_a_battle_number_used_again_is_noticed() -> None:
    s = table()
    s.fight[v.F_BOARD] = 1

    assert alarms(s) == {"CH-INV-07"}


def test_ch_inv_08_negative_points_are_noticed() -> None:
    s = table()
    s.vp[v.MACHINES] = -1

    assert alarms(s) == {"CH-INV-08"}


def test_ch_inv_09_a_lost_event_token_is_noticed() -> None:
    s = table()
    s.stacks[3] = 0

    assert alarms(s) == {"CH-INV-09"}


def test_ch_inv_10_a_fourth_action_is_noticed() -> None:
    s = table()
    s.action_round = 4

    assert alarms(s) == {"CH-INV-10"}


def test_ch_inv_11_a_player_twice_on_the_track_is_noticed() -> None:
    s = table()
    s.order[v.ARMIES] = s.order[v.ARMIES + 1]

    assert alarms(s) == {"CH-INV-11"}


def test_ch_inv_12_neutral_trogs_with_points_and_nests_of_players_are_noticed() -> None:
    s, four = table(), table(players=4)
    s.vp[v.TROGS] = 1
    four.places[v.NEST0] = v.REGION_IDS.index("mistlands")
    four.nest_tokens = 1 << v.REGION_IDS.index("mistlands")

    assert alarms(s) == {"CH-INV-12"}
    assert alarms(four) == {"CH-INV-12"}


def test_ch_inv_13_units_alone_without_control_are_noticed() -> None:
    s = table()
    s.reserve[v.HUMANS] -= 1
    s.put(v.HUMANS, v.REGION_IDS.index("mistlands"), 1)

    assert alarms(s) == {"CH-INV-13"}


def test_ch_inv_14_an_eighth_card_is_noticed() -> None:
    s = table()
    last = s.order[s.seats - 1]
    s.piles[v.HAND + last] |= s.piles[v.DECK + last]
    s.piles[v.DECK + last] = 0

    assert alarms(s) == {"CH-INV-14"}
