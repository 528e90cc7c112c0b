"""`beachhead simulate GAME`: many games at random or between bots, and who wins them."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any

import click
from rich.table import Table

from beachhead import bots
from beachhead.bots import Bot, Budget, as_known
from beachhead.cli import _console
from beachhead.core import registry
from beachhead.core.contract import Game, Setup
from beachhead.core.engine import Actions, GameState, returns
from beachhead.core.rng import MAX_SEED, seed_state
from beachhead.core.setups import check_setup
from beachhead.core.stream import Stream, for_bots

LIMIT = 20_000  # decisions; only a match that need not end reaches it


@click.command("simulate")
@click.argument("game", type=_console.GAME)
@click.option("--players", type=int, help="How many sit at the table.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--bots", "names", help="A bot per seat, as in random,greedy; else all at random.")
@click.option("--simulations", default=100, show_default=True, help="Budget of a searching bot.")
@click.option("--json", "as_json", is_flag=True, help="The result as JSON.")
@_console.options_option
def command(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    names: str | None,
    simulations: int,
    as_json: bool,
    options: dict[str, str],
) -> None:
    """Play GAMES games and count results. The same seed gives the same games."""
    found = registry.get(game)
    setup = check_setup(found, players, None, options, seed)
    table = [bots.make(name.strip(), game) for name in names.split(",")] if names else []
    if table and len(table) != len(setup.seats):
        raise click.ClickException(f"{len(setup.seats)} seats need as many bots")
    result = simulate(found, setup, games, table, Budget(simulations))
    if as_json:
        click.echo(json.dumps(result, indent=1))
    else:
        _show(result)


def simulate(
    game: Game[Any], setup: Setup, games: int, table: list[Bot], budget: Budget
) -> dict[str, Any]:
    """Seeds count up from the set-up's; chance and bots follow from them alone."""
    tables = game.tables(game.load_content(), setup)
    shares = [0.0] * len(setup.seats)
    lengths: Counter[int] = Counter()
    unfinished = 0
    out = Actions()
    began = time.process_time()
    with _console.progress() as bar:
        task = bar.add_task(game.id, total=games)
        for number in range(games):
            seed = (setup.seed + number) & MAX_SEED
            state = game.start(tables, Setup(setup.seats, setup.options, seed))
            state.settle(out)
            if table:
                made = _play(state, table, budget, for_bots(seed), out)
            else:
                made = state.playout(seed_state(seed ^ 0x51A1), LIMIT, out)
            lengths[made] += 1
            unfinished += not state.over
            for seat, share in enumerate(returns(state)):
                shares[seat] += share
            if number % 64 == 0:
                bar.update(task, completed=number)
    seconds = time.process_time() - began
    decisions = sum(length * count for length, count in lengths.items())
    return {
        "game": game.id,
        "seats": list(setup.seats),
        "options": setup.options,
        "seed": setup.seed,
        "games": games,
        "unfinished": unfinished,
        "win_share": {side: shares[n] / games for n, side in enumerate(setup.seats)},
        "decisions": decisions,
        "decisions_per_game": {
            "mean": decisions / games,
            "least": min(lengths),
            "most": max(lengths),
        },
        "cpu_seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
    }


def _play(state: GameState, table: list[Bot], budget: Budget, chance: Stream, out: Actions) -> int:
    """One game between bots, each with what its seat knows."""
    made = 0
    while made < LIMIT and state.play_forced(out):
        seat = state.seat_to_act()
        known = as_known(state, seat, chance.seed(2 * made))
        state.step(table[seat].choose(known, chance.seed(2 * made + 1), budget), out)
        made += 1
    return made


def _show(result: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("side")
    table.add_column("win share", justify="right")
    for side, share in result["win_share"].items():
        table.add_row(side, f"{share:.1%}")
    _console.out.print(table)
    length = result["decisions_per_game"]
    _console.out.print(
        f"{result['games']:,} games, {length['mean']:.0f} decisions each "
        f"({length['least']} to {length['most']}), "
        f"{result['decisions_per_second']:,.0f} decisions/s, "
        f"{result['games_per_second']:,.0f} games/s"
    )
