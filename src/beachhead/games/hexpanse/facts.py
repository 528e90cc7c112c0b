"""What a position says about itself in numbers: the input of the learned judgement.

First the hand-made judgement, then who is to move, then the same about the seat and about its
rival: how many placements of the better mission lack how many units with how many foreign ones in
the way, how near the nearest is, and what else a player has. Numbers are scaled to about 0 to 1.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.games.hexpanse import advice
from beachhead.games.hexpanse.advice_board import holdings
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.vocab import NOWHERE

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State

PLAYERS: Final = 2
GENERAL: Final = ("advice", "own_turn", "own_actions", "rival_actions")
NEAREST: Final = 8  # units and removals that the nearest placement needs: 0 to 7
PLAYER: Final = (
    *(f"missing_{m}_foreign_{f}" for m in range(advice.MISSING) for f in range(advice.IN_WAY)),
    *(f"nearest_{n}" for n in range(NEAREST)),
    "formation",
    "resources",
    "landing",
    "struck",
    "life",
    "life_1",
    "life_2",
    "hexilum",
    "income",
    "in_ship",
    "at_home",
    "warlord",
    "mercenaries",
    "small_purse",
)
NAMES: Final = (*GENERAL, *(f"own_{n}" for n in PLAYER), *(f"rival_{n}" for n in PLAYER))
PLACEMENTS: Final = 18  # MISSING * IN_WAY
OTHERS: Final = PLACEMENTS + NEAREST  # where the rest of a player's facts begins
EACH: Final = OTHERS + 14
OUT: Final = 8.0  # the advice, when a player is out


def facts_into(s: State, seat: i64, out: vec[float]) -> None:
    """Write the facts of `NAMES`; before the first round there is nothing to tell."""
    if s.round == 0:
        return
    rival = 1 - seat
    lead = advice.SLOPE * (player_into(s, seat, out, 4) - player_into(s, rival, out, 4 + EACH))
    if s.life[seat] == 0:
        lead = -OUT
    elif s.life[rival] == 0:
        lead = OUT
    out[0] = lead
    actions = 0.5 * float(s.actions_left)
    if s.active == seat:
        out[1] = 1.0
        out[2] = actions
    else:
        out[3] = actions


def player_into(s: State, seat: i64, out: vec[float], at: i64) -> float:
    """Write what there is to tell about a player; his points as the advice counts them."""
    landing = advice.landings_to_come(s, seat)
    struck = advice.strikes_to_come(s, seat)
    held = holdings(s, s.tables.team[seat])
    points = 0.0
    if s.common != NOWHERE:
        points = mission_into(s, seat, s.common, held, landing, struck, 0.0, out, at)
    mission = s.secret[seat]
    if mission != NOWHERE:
        points = mission_into(s, seat, mission, held, landing, struck, points, out, at)
    resources = advice.resource_points(s, seat)
    life = s.life[seat]
    purse = s.hexilum[seat]
    n = at + OTHERS
    out[n] = points / 15.0
    out[n + 1] = resources / 10.0
    out[n + 2] = float(landing) / 2.0
    out[n + 3] = float(struck) / 2.0
    out[n + 4] = float(life) / 6.0
    out[n + 5] = 1.0 if life == 1 else 0.0
    out[n + 6] = 1.0 if life == 2 else 0.0
    out[n + 7] = float(purse) / 8.0
    out[n + 8] = float(s.income[seat]) / 3.0
    out[n + 9] = float(units.in_ship(s, seat)) / 4.0
    out[n + 10] = float(s.home[2 * seat] + s.home[2 * seat + 1]) / 6.0
    out[n + 11] = 1.0 if s.warlord[seat] != NOWHERE else 0.0
    out[n + 12] = float(s.hired[seat]) / 3.0
    out[n + 13] = float(min(purse, 3)) / 3.0
    return points + resources


def mission_into(
    s: State,
    seat: i64,
    mission: i64,
    held: vec[i64],
    landing: i64,
    struck: i64,
    before: float,
    out: vec[float],
    at: i64,
) -> float:
    """Write a mission's placements, if it is worth more than what was `before`; the more."""
    found = zeros(PLACEMENTS)
    points = advice.mission_points(s, seat, mission, held, landing, struck, found)
    if points <= before:
        return before
    size = s.tables.formations[mission].size
    nearest: i64 = NEAREST - 1
    i: i64
    for i in range(PLACEMENTS):
        missing = i // advice.IN_WAY
        out[at + i] = 0.0
        if found[i] > 0:
            # a placement is found from each of its units
            out[at + i] = log(1.0 + float(found[i]) / float(size - missing)) / 3.0
            nearest = min(nearest, missing + i % advice.IN_WAY)
    for i in range(NEAREST):
        out[at + PLACEMENTS + i] = 1.0 if i == nearest else 0.0
    return points
