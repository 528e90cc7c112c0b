"""A bot of your own in one method. Let it play:

    beachhead arena run results.jsonl --game war_of_the_worlds \\
        --bot examples/my_bot.py:MyBot --bot level1 --rounds 10
    beachhead play war_of_the_worlds --bot examples/my_bot.py:MyBot
"""

from beachhead.bots import Bot, Budget
from beachhead.core.engine import GameState, legal_actions, returns


class MyBot(Bot):
    """Wins if it can win at once; else it plays the option with the largest number."""

    def choose(self, state: GameState, rng: int, budget: Budget) -> int:
        seat = state.seat_to_act()
        legal = legal_actions(state)
        for action in legal:
            trial = state.clone()  # the state is a copy: try things out
            trial.apply(action)
            if trial.over and returns(trial)[seat] == 1:
                return action
        return legal[-1]
