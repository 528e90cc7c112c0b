"""Rules that hold over whole games or have no worked case: one test per rule, named after it."""

from random import Random

import pytest

from beachhead.core.match import Match
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules import battle_regions, bits, general, trog_tokens
from beachhead.games.cry_havoc.state import State

MISTLANDS = v.REGION_IDS.index("mistlands")
REMOVAL_RULES = {
    "CH-TOK-03",
    "CH-STR-11",
    "CH-STR-12",
    "CH-STR-18",
    "CH-SK-12",
    "CH-SK-16",
    "CH-SK-17",
    "CH-SK-18",
}


def state_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def test_ch_gen_18_units_leave_the_map_only_by_rules_that_say_so() -> None:
    match = Match.new("cry_havoc", players=4, options={"level": "expert"}, seed=5)
    chance = Random(5)
    while not match.over:
        match.play(chance.choice(match.legal()))
    rules = {event.rule for event in match.events() if event.key == "units-removed"}

    assert rules
    assert rules <= REMOVAL_RULES


def test_ch_gen_24_no_region_ever_holds_three_armies() -> None:
    match = Match.new("cry_havoc", players=4, seed=6)
    chance = Random(6)
    most = 0
    while not match.over:
        match.play(chance.choice(match.legal()))
        s = state_of(match)
        armies = [sum(p >> r & 1 for p in s.present) for r in range(v.REGIONS)]
        most = max(most, *armies)

    assert most == 2


def test_ch_setup_15_unused_armies_leave_but_the_neutral_trogs_stay() -> None:
    s = state_of(Match.new("cry_havoc", seats=["humans", "pilgrims"], seed=1))

    assert s.reserve[v.MACHINES] == 0
    assert s.present[v.MACHINES] == 0
    assert s.piles[v.DECK + v.MACHINES] == 0
    assert s.skills >> v.MACHINES * v.SKILLS_EACH & 31 == 0
    assert s.reserve[v.TROGS] == 16


def test_ch_tok_06_an_empty_supply_is_made_anew_from_the_discarded_tokens() -> None:
    s = state_of(Match.new("cry_havoc", players=3, seed=1))
    for token in range(v.NEST0, v.EXPLORE0):
        s.places[token] = v.DISCARDED
    trog_tokens.place_random(s, v.NEST0, MISTLANDS)

    nests = [s.places[token] for token in range(v.NEST0, v.EXPLORE0)]
    assert sorted(nests) == [v.IN_SUPPLY] * 11 + [MISTLANDS]

    for token in range(v.NEST0, v.EXPLORE0):
        s.places[token] = 0
    trog_tokens.place_random(s, v.NEST0, MISTLANDS)

    assert all(s.places[token] == 0 for token in range(v.NEST0, v.EXPLORE0))


def test_ch_tok_09_tokens_hold_one_to_three_trogs() -> None:
    t = state_of(Match.new("cry_havoc", players=3, seed=1)).tables
    parties = [(t.token_trogs[i], t.token_crystals[i]) for i in range(v.WAR0, v.NEST0)]
    nests = [(t.token_trogs[i], t.token_crystals[i]) for i in range(v.NEST0, v.EXPLORE0)]

    assert len(parties) == 18
    assert all(1 <= trogs <= 3 and 1 <= crystals <= 3 for trogs, crystals in parties)
    assert len(nests) == 12
    assert all(1 <= trogs <= 2 and 0 <= crystals <= 1 for trogs, crystals in nests)


def test_ch_breg_04_neutral_trogs_left_alone_leave_a_nest() -> None:
    s = state_of(Match.new("cry_havoc", players=3, seed=1))
    s.put(v.TROGS, MISTLANDS, 2)
    s.put(v.HUMANS, MISTLANDS, 1)
    general.take_control(s, v.HUMANS, MISTLANDS)
    battle_regions.place_marker(s, v.HUMANS, MISTLANDS)
    general.kill(s, v.HUMANS, MISTLANDS, 1, "CH-STR-18")
    battle_regions.check_deserted(s, MISTLANDS)

    assert s.battles == 0
    assert s.controller(MISTLANDS) == v.NOBODY
    assert s.nest_tokens == 1 << MISTLANDS


def test_content_that_leaves_too_few_to_draw_from_is_refused() -> None:
    """An edition without a space for an HQ must end in an error, not go on for ever."""
    assert bits.nth(0b1010, 1) == 3 and bits.first(0b1010) == 1
    for empty in (bits.first, lambda mask: bits.nth(mask, 0)):
        with pytest.raises(ValueError, match="too few"):
            empty(0)
