"""Why an idea is good: what its plan brings, in things that can be counted.

A plan is one line of play on a table that the seat could be sitting at: the idea, then what the
game's advice likes best, for everybody, until the seat has its next turn. Everything said about it
is read off that line, so it is true there; a sentence written for one kind of position would not
be.
"""

from __future__ import annotations

from typing import Any

import msgspec

from beachhead.bots.base import Budget
from beachhead.bots.greedy import GreedyBot
from beachhead.core.contract import Game
from beachhead.core.engine import Actions, GameState
from beachhead.core.gains import Change, changes, count
from beachhead.core.options import Option
from beachhead.core.rng import next_state, seed_state

LONGEST = 80  # decisions of a line
SHOWN = 6  # steps that are told


class Plan(msgspec.Struct, frozen=True):
    """An idea played on."""

    line: list[int]  # every action, the forced ones aside
    steps: list[Option]  # the seat's own, as far as neither chance nor others come between
    brings: list[Change]  # from now to the seat's next turn, the weightiest first


def plan(game: Game[Any], known: GameState, seat: int, idea: int, chance: int) -> Plan:
    """Play an idea on. `known` is a table as the seat knows it; `chance` feeds only the players."""
    table = known.clone()
    before = count(game, table, seat)
    mind, out, rng = GreedyBot(game.id), Actions(), seed_state(chance)
    line: list[int] = []
    steps: list[Option] = []
    sure, others, action = True, False, idea
    while len(line) < LONGEST:
        asked = int(table.seat_to_act())
        others = others or asked != seat
        if others and asked == seat:
            break
        if line:
            rng = next_state(rng)
            action = int(mind.choose(table.clone(), rng, Budget()))
        if sure and asked == seat and len(steps) < SHOWN:
            steps.append(game.describe(table, action))
        drawn, shown = table.rng, table.reveals
        line.append(action)
        table.step(action, out)
        if not table.play_forced(out):
            break
        sure = sure and (table.rng, table.reveals) == (drawn, shown)
        sure = sure and int(table.seat_to_act()) == seat
    return Plan(line, steps, changes(game, before, count(game, table, seat)))


def beside(first: Plan, other: Plan) -> list[Change]:
    """What the other plan brings more or less than the first, in the order of the first's facts."""
    mine = {(change.key, change.seat): change.n for change in first.brings}
    theirs = {(change.key, change.seat): change.n for change in other.brings}
    keys = dict.fromkeys([*mine, *theirs])
    found = ((key, theirs.get(key, 0) - mine.get(key, 0)) for key in keys)
    return [Change(key[0], n, key[1]) for key, n in found if n]


def telling(plans: list[Plan], seat: int) -> list[list[Change]]:
    """What each plan brings, without what others do in the meantime whatever the seat chooses."""
    always = set[Change]()
    if len(plans) > 1:
        always = set(plans[0].brings).intersection(*(each.brings for each in plans[1:]))
    return [
        [change for change in each.brings if change.seat == seat or change not in always]
        for each in plans
    ]
