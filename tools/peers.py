"""Measures other engines from their packages and sets ours against them, in one run.

    make bench                      ours, then the peers, then the ratios
    python tools/peers.py --json    the same as data

The peers live in an environment of their own (`build/peers`), because their pins are not ours.
Everything plays at random on one core; rates are per second of CPU time, best of several slices.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "peers"
PEERS = (
    "catanatron==3.2.1",
    "open-spiel==2.0.2",
    "pettingzoo==1.27.0",
    "rlcard==1.2.0",  # PettingZoo's classic games ask for these
    "chess==1.11.2",
    "pygame-ce==2.5.8",
)
SLICES = 4
SECONDS = 1.5  # of CPU time per slice


def best(run: Callable[[], int]) -> float:
    """The best rate per CPU second; `run` does a piece of work and says how much it was."""
    run()  # whatever is built once is built now
    found = []
    for _ in range(SLICES):
        done = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            done += run()
        found.append(done / spent)
    return max(found)


# -- inside the environment of the peers -------------------------------------------------------


def catanatron() -> dict[str, float]:
    """Four random players of Catan; a decision is one tick with more than one action."""
    game_module = importlib.import_module("catanatron.game")
    player = importlib.import_module("catanatron.models.player")
    colours = list(player.Color)

    def fresh() -> Any:
        return game_module.Game([player.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game = fresh()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    game = fresh()
    for _ in range(200):
        game.play_tick()

    def copy() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return {"decisions_per_second": best(play), "clone_ns": 1e9 / best(copy)}


def open_spiel(name: str) -> dict[str, float]:
    """One of its games, driven from Python and by its own C++ loop."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, shares)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(chance.choice(legal))
        return decisions

    state = game.new_initial_state()
    for _ in range(20):
        pick = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(pick or state.legal_actions()))

    def copy() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(2)]
    seeds = iter(range(1 << 40))

    def play_inside() -> int:
        start = game.new_initial_state()
        pyspiel.evaluate_bots(start, bots, next(seeds))
        return 1

    per_game = sum(play() for _ in range(30)) / 30
    return {
        "decisions_per_second": best(play),
        "clone_ns": 1e9 / best(copy),
        "inside_decisions_per_second": best(play_inside) * per_game,
    }


def pettingzoo() -> dict[str, float]:
    """Connect four through the AEC interface."""
    env = importlib.import_module("pettingzoo.classic.connect_four_v3").env()
    chance = random.Random(1)

    def play() -> int:
        env.reset(seed=chance.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [a for a, may in enumerate(seen["action_mask"]) if may]
            decisions += len(legal) > 1
            env.step(chance.choice(legal))
        return decisions

    return {"decisions_per_second": best(play)}


def measure_peers() -> dict[str, dict[str, float]]:
    return {
        "catanatron, Catan, 4 players": catanatron(),
        "OpenSpiel, backgammon": open_spiel("backgammon"),
        "OpenSpiel, chess": open_spiel("chess"),
        "PettingZoo, connect four": pettingzoo(),
    }


# -- outside -----------------------------------------------------------------------------------


def environment() -> Path:
    """The Python of the peers, installed on the first call."""
    python = HOME / "bin" / "python"
    stamp = HOME / ".installed"
    wanted = "\n".join(PEERS)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("beachhead: installing the peers into build/peers (once)", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*install, *PEERS], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def output(command: list[str]) -> Any:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    return json.loads(done.stdout)


def compare(ours: dict[str, Any], peers: dict[str, dict[str, float]]) -> dict[str, Any]:
    """How many times as fast each of our games is as each peer."""
    return {
        rates["game"]: {
            name: {
                kind: rates["decisions_per_second"] / value
                if "decisions" in kind
                else value / rates["clone_ns"]
                for kind, value in peer.items()
            }
            for name, peer in peers.items()
        }
        for rates in ours["games"]
    }


def show(peers: dict[str, dict[str, float]], ratios: dict[str, Any]) -> None:
    for name, peer in peers.items():
        print(f"\n{name}")
        for kind, value in peer.items():
            label = {
                "decisions_per_second": "decisions/s",
                "inside_decisions_per_second": "decisions/s, its own loop in C++",
                "clone_ns": "ns per copy",
            }[kind]
            print(f"  {label:34}{value:14,.0f}")
            for game, against in ratios.items():
                print(f"    {game:32}{against[name][kind]:12.1f} x")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.inside:
        print(json.dumps(measure_peers()))
        return
    python = environment()
    ours = output([sys.executable, "-m", "beachhead.cli", "bench", "--json"])
    peers = output([str(python), __file__, "--inside"])
    ratios = compare(ours, peers)
    if wanted.json:
        print(json.dumps({"ours": ours, "peers": peers, "ratios": ratios}, indent=1))
    else:
        show(peers, ratios)


if __name__ == "__main__":
    main()
