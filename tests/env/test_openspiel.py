"""OpenSpiel's simulation test for every game, and its search and regret algorithms."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from beachhead.core import registry

pyspiel = pytest.importorskip(
    "pyspiel", reason="open-spiel is missing: pip install beachhead[spiel]"
)
import numpy as np  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import beachhead.env.openspiel  # noqa: E402, F401 - registers the games

GAMES = registry.names()


def load(game: str, **parameters: int | str) -> Any:
    return pyspiel.load_game(f"beachhead_{game}", parameters)


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(
        load(game, horizon=15, chance=4), num_sims=1, serialize=True, verbose=False
    )


def test_a_match_to_its_end() -> None:
    game = load("war_of_the_worlds", options="round_limit:40+swap_rule:advanced")
    state = game.new_initial_state()
    chance = Random(1)
    chances = 0
    while not state.is_terminal():
        chances += state.is_chance_node()
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        state.apply_action(chance.choice(legal))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert chances > 5  # the deal, and the decks made anew
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.history() == state.history()


@pytest.mark.parametrize("game", GAMES)
def test_more_players_have_no_zero_sum(game: str) -> None:
    for players in registry.get(game).players:
        kind = load(game, players=players).get_type().utility
        sums = pyspiel.GameType.Utility
        assert kind == (sums.ZERO_SUM if players == 2 else sums.GENERAL_SUM)


@pytest.mark.parametrize("game", GAMES)
def test_chance_nodes_decide_what_chance_decides(game: str) -> None:
    """The same path leads to the same table, another deal to another one."""
    deals = []
    for deal in (0, 0, 1):
        state = load(game).new_initial_state()
        assert state.is_chance_node()
        state.apply_action(deal)
        deals.append(str(state))
    assert deals[0] == deals[1] != deals[2]


@pytest.mark.parametrize("game", GAMES)
def test_information_states_keep_the_past_and_hide_the_hidden(game: str) -> None:
    state = load(game, chance=8).new_initial_state()
    chance = Random(game)
    seen = set()
    for _ in range(12):
        if not state.is_chance_node():
            player = state.current_player()
            known = state.information_state_string(player)
            assert (player, known) not in seen
            seen.add((player, known))
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.information_state_string(player) == known
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("search", [mcts.MCTSBot, ismcts.ISMCTSBot])
def test_search_finds_a_legal_action(game: str, search: Any) -> None:
    spiel = load(game, horizon=8, chance=4)
    state = spiel.new_initial_state()
    state.apply_action(0)
    random = np.random.RandomState(1)
    bot = search(
        game=spiel,
        uct_c=1.4,
        max_simulations=6,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
    )
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_on_a_shortened_game() -> None:
    game = load("war_of_the_worlds", horizon=2, chance=2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_outcome_sampling_walks_every_game(game: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game, horizon=4, chance=2))
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy() is not None
