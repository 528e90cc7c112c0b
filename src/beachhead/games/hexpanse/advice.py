"""How good a position looks for a player, 0 to 1: what bots steer by.

Formations decide the game, so each placement of a counting mission weighs four times as much with
every unit that stands in it, and little while a foreign unit does. Units that are about to land or
to be attacked are counted as if the best cell had already been chosen: so a bot that looks one
decision ahead sees what an action is for. Hexilum, income, cards, life and units at hand follow.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Question, zeros
from beachhead.games.hexpanse.advice_board import FOREIGN, FREE, IN_THE_WAY, OWN, holdings
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    CARDS,
    EFFECT_UNIT,
    KIND_MASK,
    NOWHERE,
    OP_ATTACK_ANY,
    OP_ATTACK_HEAL,
    OP_ATTACK_HEXILUM,
    OP_ATTACK_LIFE,
    OP_PATTERN,
    OP_PLACE_SQUAD,
    OWNED,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State

STRENGTHS: Final = ((1.8, 0), (3, 0), (8, 15), (0, 80), (0, 6000), (0, 6000))  # short ones
SLOPE: Final = 0.14  # how fast a lead in points becomes certainty
FORMATION: Final = 3.2  # points for each unit in the best place
HEXILUM: Final = 0.35
HEXILUM_LATE: Final = 0.12  # each hexilum beyond what a turn can spend
ENOUGH_HEXILUM: Final = 8
INCOME: Final = 1.1
CARD: Final = 0.45  # for each hexilum of its price
MERCENARY_ON_BOARD: Final = 0.15  # what is left of a card whose unit stands in the formation
LIFE: Final = 0.35
DANGER: Final = 3.0  # for each life below the one that can be spent safely
SAFE_LIFE: Final = 3
IN_SHIP: Final = -0.3
LEADER: Final = 0.9  # a warlord on the board
# placements are counted up to so many missing units, and foreign ones in the way
MISSING: Final = 6
IN_WAY: Final = 3


def evaluate(s: State, seat: i64) -> float:
    """The chance of winning that a position suggests to `seat`."""
    if s.over:
        if s.winners == 0:
            return 1.0 / float(s.tables.teams)
        return 1.0 if (s.winners >> seat) & 1 else 0.0
    if s.life[seat] == 0 and not has_living_mate(s, seat):
        return 0.0
    if s.round == 0:
        return 1.0 / float(s.tables.teams)
    mine = strength(s, seat)
    best = -1000.0
    i: i64
    for i in range(s.seats):
        if s.tables.team[i] != s.tables.team[seat] and s.life[i] > 0:
            theirs = strength(s, i)
            best = max(best, theirs)
    return 1.0 / (1.0 + exp(SLOPE * (best - mine)))


def has_living_mate(s: State, seat: i64) -> bool:
    i: i64
    for i in range(s.seats):
        if s.tables.team[i] == s.tables.team[seat] and s.life[i] > 0:
            return True
    return False


# -- a player's points -------------------------------------------------------------------------


def strength(s: State, seat: i64) -> float:
    """Points of a player: the formation first, then everything that helps to build it."""
    landing = landings_to_come(s, seat)
    struck = strikes_to_come(s, seat)
    return formation_points(s, seat, landing, struck) + resource_points(s, seat)


def resource_points(s: State, seat: i64) -> float:
    """Hexilum, income, life, cards and units."""
    t = s.tables
    purse = s.hexilum[seat]
    points = HEXILUM * float(purse)
    if purse > ENOUGH_HEXILUM:
        points += (HEXILUM_LATE - HEXILUM) * float(purse - ENOUGH_HEXILUM)
    points += INCOME * float(s.income[seat])
    life = s.life[seat]
    points += LIFE * float(life)
    if life < SAFE_LIFE:
        points -= DANGER * float(SAFE_LIFE - life)
    points += IN_SHIP * float(units.in_ship(s, seat))
    if s.warlord[seat] != NOWHERE:
        points += LEADER
    where = s.where
    mine = OWNED + seat
    card: i64
    for card in range(CARDS):
        if where[card] == mine:
            worth = float(t.cost[card])
            if card >= ACTION_CARDS and s.tokens[card - ACTION_CARDS] == 0:
                points += MERCENARY_ON_BOARD * worth
            else:
                points += CARD * worth
    return points


# -- what is about to happen -------------------------------------------------------------------


def landings_to_come(s: State, seat: i64) -> i64:
    asked = s.top
    if asked is None or asked.seat != seat or s.active != seat:
        return 0
    return expected_landings(s, seat, asked)


def strikes_to_come(s: State, seat: i64) -> i64:
    asked = s.top
    if asked is None or s.tables.team[asked.seat] == s.tables.team[seat]:
        return 0
    return expected_strikes(s, asked)


def expected_landings(s: State, seat: i64, asked: Question) -> i64:
    """Units the player is about to put on the board before his next action."""
    count: i64 = 0
    frame: Question | None = asked
    while frame is not None:
        count += frame.landings(s)
        frame = frame.below
    i: i64
    for i in range(s.queue_n):
        effect = EFFECT_UNIT + (s.unit[s.queue[i]] & KIND_MASK)
        if s.tables.op[effect] == OP_PATTERN:
            count += s.tables.patterns[s.tables.pattern[effect]].deploys
        elif s.tables.op[effect] == OP_PLACE_SQUAD:
            count += 2
    at_hand = s.home[seat * 2] + s.home[seat * 2 + 1] + 1  # normal units, and one for the rest
    return min(count, at_hand)


def expected_strikes(s: State, asked: Question) -> i64:
    """Attacks on cells that whoever is asked is about to make."""
    count: i64 = 0
    frame: Question | None = asked
    while frame is not None:
        count += frame.strikes(s)
        frame = frame.below
    i: i64
    for i in range(s.queue_n):
        effect = EFFECT_UNIT + (s.unit[s.queue[i]] & KIND_MASK)
        op = s.tables.op[effect]
        if op == OP_PATTERN:
            count += s.tables.patterns[s.tables.pattern[effect]].attacks
        elif op in (OP_ATTACK_ANY, OP_ATTACK_LIFE, OP_ATTACK_HEXILUM, OP_ATTACK_HEAL):
            count += 1
    return count


# -- formations --------------------------------------------------------------------------------


def formation_points(s: State, seat: i64, landing: i64, struck: i64) -> float:
    """How far the missions that count for a player have come."""
    held = holdings(s, s.tables.team[seat])
    none = zeros(0)
    points = 0.0
    if s.common >= 0:
        points = mission_points(s, seat, s.common, held, landing, struck, none)
    i: i64
    for i in range(s.seats):
        mission = s.secret[i]
        if mission != NOWHERE and s.tables.team[i] == s.tables.team[seat]:
            other = mission_points(s, seat, mission, held, landing, struck, none)
            points = max(points, other)
    return points


def mission_points(
    s: State,
    seat: i64,
    mission: i64,
    held: vec[i64],
    landing: i64,
    struck: i64,
    found: vec[i64],
) -> float:
    """Points for one mission: the logarithm of the weight of all its placements.

    Only placements with a unit of the team weigh anything, so they are found from these units; one
    that holds several is found from each, and weighs a part of its weight each time. `found`, if it
    has room, counts them by missing and foreign units (`facts.py`).
    """
    formation = s.tables.formations[mission]
    step = formation.size - 1
    total = 1.0
    nearest: i64 = formation.size  # units and removals that the best placement still needs
    changing = landing > 0 or struck > 0
    counting = len(found) > 0
    cells: i64 = s.tables.cells if changing else 0
    gain = vec[float]([0.0] * cells)
    want: i64 = OWN if struck > 0 else FREE
    cell: i64
    i: i64
    for cell in range(s.tables.cells):
        if held[cell] != OWN:
            continue
        others = formation.others[cell]
        start: i64 = 0
        count: i64 = len(others)
        while start < count:
            tally: i64 = OWN
            for i in range(start, start + step):
                tally += held[others[i]]
            own = tally & (FOREIGN - 1)
            foreign = tally >> IN_THE_WAY
            missing = formation.size - own
            nearest = min(nearest, missing + foreign)
            if counting and missing < MISSING and foreign < IN_WAY:
                found[missing * IN_WAY + foreign] += 1
            rank = 2 * own - 3 * foreign
            if rank > 0:
                weight = float(1 << rank) / float(own)
                total += weight
                if changing:
                    for i in range(start, start + step):
                        if held[others[i]] == want:
                            gain[others[i]] += weight
                    if want == OWN:
                        gain[cell] += weight
            start += step
    if changing:
        most = 0.0
        for cell in range(cells):
            most = max(most, gain[cell])
        if landing > 0:
            total += 3.0 * most
            nearest -= landing
            while landing > 1:  # further units do almost as much as the first
                total *= 3.0
                landing -= 1
        else:
            total -= 0.75 * most
            nearest += 1
    return FORMATION * log(total) / log(4.0) + tempo_points(s, seat, nearest)


def tempo_points(s: State, seat: i64, nearest: i64) -> float:
    """A formation that could stand before anybody else moves is worth far more than one that waits.

    `nearest` counts the units and removals it still needs.
    """
    on_turn = s.active == seat
    moves: i64 = s.actions_left if on_turn else s.tables.actions_per_turn
    if on_turn and s.actions_left == 0:
        moves = -1
    spare = moves - nearest
    if on_turn and moves >= 0:
        return 12.0 if spare >= 0 else 0.0
    if on_turn:  # his turn is over, everybody else moves before him
        return 5.0 if nearest <= 2 else 1.5 if nearest == 3 else 0.0
    return 16.0 if spare >= 0 else 4.0 if spare == -1 else 0.0
