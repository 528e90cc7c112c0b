"""Plays many games between bots that look one decision ahead, and counts how they end.

    python -m beachhead.games.hexpanse.balance --games 1000 --players 2 -o seat_bonus=on

`docs/balance/hexpanse.md` records what it said before and after each change of a reconstructed
value. Factions are drawn anew for each game, the set-up is left to chance.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from random import Random

import msgspec

from beachhead.core.contract import Setup
from beachhead.core.engine import Actions, returns
from beachhead.core.rng import next_state, pick, seed_state
from beachhead.core.setups import check_setup
from beachhead.games.hexpanse import GAME, advice
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.state import State

ENDS = {v.BY_FORMATION: "formation", v.BY_ELIMINATION: "elimination", v.BY_LIMIT: "limit"}


class Table:
    """One kind of table: so many players, these options."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.setup = check_setup(GAME, players, None, options, 0)
        self.tables = GAME.tables(GAME.load_content(), self.setup)
        self.out = Actions()

    def play(self, seed: int, random_seats: frozenset[int]) -> tuple[State, Setup]:
        """A whole game; seats that are not random look one decision ahead."""
        factions = build.FACTION_IDS[: self.tables.factions]
        seats = tuple(Random(seed).sample(factions, self.players))
        setup = msgspec.structs.replace(self.setup, seats=seats, seed=seed)
        state = GAME.start(self.tables, setup)
        out = Actions()
        state.settle(out)
        rng = seed_state(seed + 17)
        while not state.over:
            rng = next_state(rng)
            seat = int(state.seat_to_act())
            if seat in random_seats or state.round == 0:
                action = int(out.codes[pick(rng, out.n)])
            else:
                action = self.look_ahead(state, seat, rng)
            state.step(action, out)
        return state, setup

    def look_ahead(self, state: State, seat: int, rng: int) -> int:
        """The action after which the position, as far as the seat knows it, looks best."""
        known = state.clone()
        known.determinize(seat, rng)
        legal = Actions()
        known.legal_into(legal)
        best: list[int] = []
        most = -1.0
        for action in legal.to_list():
            trial = known.clone()
            trial.step(action, self.out)
            worth = 2 * returns(trial)[seat] if trial.over else advice.evaluate(trial, seat)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(action)
        return best[pick(rng, len(best))]


def report(table: Table, games: int, seed: int, against_random: bool) -> list[str]:
    """Play and count."""
    ends: Counter[str] = Counter()
    places: Counter[int] = Counter()  # wins by place in turn order
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    rounds: list[int] = []
    thinking = 0
    for number in range(games):
        thinker = number % table.players
        idle = frozenset(range(table.players)) - {thinker} if against_random else frozenset()
        state, setup = table.play(seed + number, idle)
        ends[ENDS[state.ended]] += 1
        winners = [i for i in range(table.players) if (state.winners >> i) & 1]
        thinking += thinker in winners
        places.update((i - int(state.first)) % table.players for i in winners)
        played.update(setup.seats)
        won.update(setup.seats[i] for i in winners)
        if state.ended != v.BY_LIMIT:
            rounds.append(int(state.round))
    rounds.sort()
    decided = len(rounds)
    middle = [rounds[decided * share // 10] for share in (1, 5, 9)] if decided else []
    lines = [f"{games} games, {table.players} players, seeds from {seed}"]
    lines.append(f"ends: {dict(ends)}; decided {decided / games:.1%}; rounds 10/50/90 %: {middle}")
    if against_random:
        lines.append(f"one-ply greedy wins {thinking / games:.1%} against random")
    else:
        share = {place + 1: f"{places[place] / games:.1%}" for place in range(table.players)}
        lines.append(f"wins by place in turn order: {share}")
        lines.append("wins by faction: " + str({f: f"{won[f] / played[f]:.1%}" for f in played}))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--against-random", action="store_true")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="K=V")
    wanted = parser.parse_args()
    options = dict(option.split("=", 1) for option in wanted.option)
    table = Table(wanted.players, options)
    for line in report(table, wanted.games, wanted.seed, wanted.against_random):
        print(line)


if __name__ == "__main__":
    main()
