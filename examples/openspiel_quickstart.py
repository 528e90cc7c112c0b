"""OpenSpiel in a minute: one match, a search, and regret minimisation on a shortened game.

pip install .[spiel]
python examples/openspiel_quickstart.py
"""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, mcts

import beachhead.env.openspiel  # noqa: F401 - makes the games known

GAME = "beachhead_war_of_the_worlds"


def main() -> None:
    chance = random.Random(42)
    game = pyspiel.load_game(f"{GAME}(options=round_limit:40)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    print(f"a random match of {len(state.history())} moves: {state.returns()}")

    # a search on a game that is cut off after 20 decisions
    short = pyspiel.load_game(f"{GAME}(chance=8,horizon=20)")
    state = short.new_initial_state()
    state.apply_action(0)  # the deal
    numbers = np.random.RandomState(42)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = mcts.MCTSBot(short, uct_c=1.4, max_simulations=25, evaluator=evaluator)
    print(f"search opens with {state.action_to_string(bot.step(state))}")

    # counterfactual regret on the first two decisions, two possible deals
    tiny = pyspiel.load_game(f"{GAME}(chance=2,horizon=2)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(tiny)
    for _ in range(5):
        solver.iteration()
    state = tiny.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    for action, share in sorted(policy.items(), key=lambda item: -item[1])[:3]:
        print(f"{share:6.1%} {state.action_to_string(action)}")


if __name__ == "__main__":
    main()
