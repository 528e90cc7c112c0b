"""Fit the weights of a game's `advice` to the results of games between greedy bots.

    python tools/fit_advice.py war_of_the_worlds --games 2000 --rounds 3

Each round plays games with the weights so far, some moves at random so that odd positions occur,
and fits a logistic regression of the result on the facts of sampled positions. It prints the
weights in the order of `advice.FEATURES`; nothing is written. Needs numpy.
"""

from __future__ import annotations

import argparse
import importlib
from typing import Any

import numpy as np
from librt.vecs import vec

from beachhead.bench.measure import starts
from beachhead.bots import make
from beachhead.bots.base import Budget, as_known
from beachhead.core.engine import Actions, returns
from beachhead.core.rng import next_state, pick, seed_state

RANDOM_MOVES = 12  # one in so many
SAMPLED = 6  # one position in so many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ridge", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    advice = importlib.import_module(f"beachhead.games.{args.game}.advice")
    for number in range(args.rounds):
        facts, won = play(args.game, advice, args.games, args.seed + number * 1_000_000)
        start = np.array(list(advice.WEIGHTS))
        weights = fit(facts, won, start, args.ridge)
        print(f"round {number + 1}: {won.mean():.1%} won by the first seat, {len(won)} positions")
        for i, (name, weight) in enumerate(zip(advice.FEATURES, weights, strict=True)):
            spread = facts[:, i].std()
            print(f"  {weight:8.3f}  {name:20} {start[i]:8.3f} before, spread {spread:.2f}")
            advice.WEIGHTS[i] = float(weight)
        print("  [" + ", ".join(f"{w:.3f}" for w in weights) + "]", flush=True)


def play(game: str, advice: Any, games: int, seed: int) -> tuple[Any, Any]:
    """Facts of sampled positions, and whether the first seat won."""
    start, _ = starts(game)
    bot = make("greedy", game)
    budget = Budget()
    rows: list[list[float]] = []
    won: list[float] = []
    out = Actions()
    for number in range(games):
        state = start(seed + number)
        state.settle(out)
        rng = seed_state(seed + number)
        seen: list[list[float]] = []
        while not state.over:
            rng = next_state(rng)
            if pick(rng, RANDOM_MOVES) == 0:
                rng = next_state(rng)
                action = out.codes[pick(rng, out.n)]
            else:
                known = as_known(state, state.seat_to_act(), rng >> 1)
                action = bot.choose(known, rng >> 1, budget)
            state.step(action, out)
            rng = next_state(rng)
            if not state.over and pick(rng, SAMPLED) == 0:
                facts = vec[float]([0.0] * len(advice.FEATURES))
                advice.features_into(state, facts)
                seen.append(list(facts))
        rows += seen
        won += [returns(state)[0]] * len(seen)
    return np.array(rows), np.array(won)


def fit(facts: Any, won: Any, start: Any, ridge: float) -> Any:
    """Newton's method with shorter steps where it overshoots.

    The ridge keeps what was hardly ever seen at its old weight.
    """

    def loss(weights: Any) -> float:
        total = facts @ weights
        misfit = np.logaddexp(0, total) - won * total
        return float(misfit.sum() + ridge / 2 * ((weights - start) ** 2).sum())

    weights = start.copy()
    for _ in range(50):
        chance = 1 / (1 + np.exp(-np.clip(facts @ weights, -30, 30)))
        slope = facts.T @ (won - chance) - ridge * (weights - start)
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        while loss(weights + step) > loss(weights) and np.abs(step).max() > 1e-9:
            step = step / 2
        weights = weights + step
        if np.abs(step).max() < 1e-5:
            break
    return weights


if __name__ == "__main__":
    main()
