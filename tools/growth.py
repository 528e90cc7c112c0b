"""How the cost of a question and of a copy grows with the table: players, cells, cards, chains.

    python tools/growth.py                      a table for each question
    python tools/growth.py --plot docs/growth.svg

Positions are sampled from random games; for each the legal actions are written and the state is
copied many times over. Costs are in units of the bench kernel's own question and copy, measured
in the same run, so that another machine gives the same curves.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from html import escape
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from beachhead.bench import kernel, measure
from beachhead.core import registry
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import next_state, pick, seed_state
from beachhead.games.cry_havoc import vocab as cry_havoc
from beachhead.games.hexpanse import vocab as hexpanse
from beachhead.games.scythe import vocab as scythe

TIMES = 40  # per position: the clock is coarser than a question
TRIES = 3
FEWEST = 20  # positions for a point of a curve
EVERY = 7  # decisions between two samples

Size = Callable[[Any], int]


class Sample(NamedTuple):
    """One position: how large it is in each respect, and what it costs."""

    sizes: dict[str, int]
    question: float  # seconds to write the legal actions
    copy: float


class Curve(NamedTuple):
    """Cost against size; both costs as multiples of the kernel's."""

    game: str
    size: str
    points: list[tuple[int, float, float]]  # size, question, copy


def cards_in_cry_havoc(state: Any) -> int:
    army = state.tables.army_of[state.seat_to_act()]
    return int(state.piles[cry_havoc.HAND + army]).bit_count()


def cards_in_hexpanse(state: Any) -> int:
    mine = hexpanse.OWNED + state.seat_to_act()
    return sum(place == mine for place in state.where)


def cards_in_scythe(state: Any) -> int:
    first = state.seat_to_act() * scythe.CARD_VALUES
    return sum(state.hand[first : first + scythe.CARD_VALUES])


# What can be large in a game, beside the number of players and of options.
SIZES: dict[str, dict[str, Size]] = {
    "cry_havoc": {"cards held": cards_in_cry_havoc},
    "hexpanse": {
        "cells": lambda state: len(state.unit),
        "cards held": cards_in_hexpanse,
        "chain length": lambda state: int(state.queue_n),
    },
    "scythe": {"cards held": cards_in_scythe},
    "war_of_the_worlds": {"cards held": lambda state: int(state.hand_n[state.seat_to_act()])},
}


def per_call(work: Callable[[], None]) -> float:
    """Seconds for one call; the least of several tries, because others use the machine, too."""
    tries = []
    for _ in range(TRIES):
        began = process_time()
        for _ in range(TIMES):
            work()
        tries.append(process_time() - began)
    return min(tries) / TIMES


def positions(start: measure.Start, games: int) -> list[GameState]:
    """Positions along random games."""
    found = []
    out = Actions()
    for number in range(games):
        state = start(number)
        rng = seed_state(number + 1)
        state.settle(out)
        for step in range(measure.LIMIT):
            if state.over:
                break
            if step % EVERY == 0:
                found.append(state.clone())
            rng = next_state(rng)
            state.step(int(out.codes[pick(rng, out.n)]), out)
    return found


def cost(state: GameState) -> tuple[float, float]:
    """Seconds for the legal actions and for a copy."""
    out = Actions()
    return per_call(lambda: state.legal_into(out)), per_call(lambda: kernel.copy_often(state, 1))


def samples(game: str, players: int, games: int) -> list[Sample]:
    start, _ = measure.starts(game, players)
    found = []
    for state in positions(start, games):
        sizes = {name: size(state) for name, size in SIZES.get(game, {}).items()}
        out = Actions()
        state.legal_into(out)
        sizes |= {"players": players, "options": int(out.n)}
        found.append(Sample(sizes, *cost(state)))
    return found


def curve(game: str, size: str, found: list[Sample], pace: tuple[float, float]) -> Curve:
    """The median cost for each size that occurs often enough; large sizes are put together."""
    groups: dict[int, list[Sample]] = defaultdict(list)
    for sample in found:
        value = sample.sizes[size]
        groups[value if value < 12 or size in ("cells", "players") else value // 10 * 10].append(
            sample
        )
    points = [
        (
            value,
            median(sample.question for sample in group) / pace[0],
            median(sample.copy for sample in group) / pace[1],
        )
        for value, group in sorted(groups.items())
        if len(group) >= FEWEST
    ]
    return Curve(game, size, points)


def curves(games: int) -> list[Curve]:
    costs = [cost(state) for state in positions(kernel.new_game, games)]
    pace = median(c[0] for c in costs), median(c[1] for c in costs)
    found = []
    for game in registry.names():
        seen = [
            sample
            for players in registry.get(game).players
            for sample in samples(game, players, games)
        ]
        for size in ("players", "options", *SIZES.get(game, {})):
            found.append(curve(game, size, seen, pace))
    return [c for c in found if len(c.points) > 1]


# -- the plot ----------------------------------------------------------------------------------

WIDE, HIGH, GAP, COLUMNS = 220, 130, 54, 4


def plot(found: list[Curve]) -> str:
    """Small multiples: one panel per curve, questions as a full line, copies dashed."""
    rows = -(-len(found) // COLUMNS)
    width, height = COLUMNS * (WIDE + GAP) + GAP, rows * (HIGH + 2 * GAP) + GAP
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        "font-family='system-ui, sans-serif' font-size='12'>"
        f"<rect width='{width}' height='{height}' fill='#fbfaf7'/>"
        f"<text x='{GAP}' y='26' font-size='14'>Cost as a multiple of the kernel's: "
        "full line = writing the legal actions, dashed = copying the state</text>"
    ]
    for number, one in enumerate(found):
        x = GAP + number % COLUMNS * (WIDE + GAP)
        y = 2 * GAP + number // COLUMNS * (HIGH + 2 * GAP)
        parts.append(f"<g transform='translate({x} {y})'>{_panel(one)}</g>")
    return "".join([*parts, "</svg>\n"])


def _panel(one: Curve) -> str:
    low, high = one.points[0][0], one.points[-1][0]
    top = max(max(q, c) for _, q, c in one.points) * 1.1

    def line(which: int) -> str:
        return " ".join(
            f"{(p[0] - low) / (high - low) * WIDE:.1f},{HIGH - p[which] / top * HIGH:.1f}"
            for p in one.points
        )

    name = escape(one.game.replace("_", " "))
    return (
        f"<text y='-12' font-weight='600'>{name}: {escape(one.size)}</text>"
        f"<path d='M0 0V{HIGH}H{WIDE}' fill='none' stroke='#999'/>"
        f"<polyline points='{line(1)}' fill='none' stroke='#1d5b79' stroke-width='2'/>"
        f"<polyline points='{line(2)}' fill='none' stroke='#a63d2f' stroke-width='2' "
        "stroke-dasharray='5 3'/>"
        f"<text x='-6' y='8' text-anchor='end'>{top:.1f}</text>"
        f"<text x='-6' y='{HIGH}' text-anchor='end'>0</text>"
        f"<text y='{HIGH + 16}'>{low}</text>"
        f"<text x='{WIDE}' y='{HIGH + 16}' text-anchor='end'>{high}</text>"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=12, help="random games per player count")
    parser.add_argument("--plot", type=Path, help="write the curves as an SVG picture")
    wanted = parser.parse_args()
    found = curves(wanted.games)
    for one in found:
        print(f"{one.game}, {one.size}")
        for size, question, copy in one.points:
            print(f"  {size:6}  question {question:6.2f}  copy {copy:6.2f}")
    if wanted.plot:
        wanted.plot.write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
