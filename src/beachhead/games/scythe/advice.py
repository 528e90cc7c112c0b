"""How good a position looks for a seat, in coins: what bots without a search of their own follow.

The value is what the game would pay now, plus what is on the way to a star, plus a promise for
every frame of the own turn that is still on the stack. So a choice whose fruit comes a few
questions later already shows. Only what the seat may know is looked at.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from beachhead.core.engine import Question
from beachhead.games.scythe.advice_worth import (
    STAR,
    TOKEN,
    gain_left,
    need,
    next_worth,
    standing,
    useful,
)
from beachhead.games.scythe.powers import common
from beachhead.games.scythe.rules import (
    board,
    bottom,
    build,
    cards,
    combat,
    control,
    deploy,
    encounter,
    enlist,
    factory,
    move,
    pieces,
    produce,
    scoring,
    star,
    trade,
    turn,
    upgrade,
)
from beachhead.games.scythe.state import State
from beachhead.games.scythe.vocab import (
    ATTACKER,
    BOTTOMS,
    BOX_TERRITORIES,
    BUILD,
    CARD_VALUES,
    CHARACTER,
    COMMITMENT,
    DEFENDER,
    DEPLOY,
    DIAL,
    ENLIST,
    FACTORY_SECTION,
    HEXES,
    MAX_DIAL,
    NO_CARD,
    NOBODY,
    PLACES,
    RESOURCES,
    SECTIONS,
    STAR_COMBAT,
    STARS,
    TERRITORIES,
    TRADE,
    UPGRADE,
    WORKER,
)

STRENGTHS: Final = ((1.85, 0), (2, 0), (3, 6), (0, 8), (0, 1000), (0, 2000))  # few teach nothing
TURNS_AHEAD: Final = 2  # a search plays on so long: what a turn prepared, the next one uses
SCALE: Final = 25.0  # a lead of so many coins is worth about 73 %
WIN: Final = 60.0
AVERAGE_CARD: Final = 3.1
TURN: Final = 8.7  # what a turn brings on average, as this file counts


def evaluate(s: State, seat: i64) -> float:
    """The chance of winning that the lead over the best rival suggests, 0 to 1."""
    mine = prospects(s, seat)
    best = -1e9
    other: i64
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    return 1.0 / (1.0 + exp((best - mine) / SCALE))


def prospects(s: State, seat: i64) -> float:
    """The worth of a position for a seat, in coins."""
    value = standing(s, seat)
    if s.over:
        if (scoring.winners(s) >> seat) & 1:
            return value + WIN
        return value
    top = s.top
    while top is not None:
        if top.seat == seat:
            value += promise(s, seat, top)
        top = top.below
    return value + fight(s, seat) - TURN * float(turns_begun(s, seat))


def turns_begun(s: State, seat: i64) -> i64:
    """Who has had a turn more is not better off for it: the others are still to have theirs."""
    return s.turns[seat] + 1 if seat == s.active else s.turns[seat]


def scores(s: State) -> list[float]:
    """Coins of a final scoring now, seat by seat."""
    return [float(scoring.total(s, seat)) for seat in range(s.seats)]


# -- what the turn still promises ------------------------------------------------------------------


def promise(s: State, seat: i64, frame: Question) -> float:
    """What a frame of the own turn will probably bring."""
    if isinstance(frame, turn.ChooseSection):
        return TURN
    if isinstance(frame, turn.BottomAction):
        return bottom_promise(s, seat, frame.section)
    if isinstance(frame, bottom.ChooseBottom):
        return gain_promise(s, seat, frame.bottom)
    if isinstance(frame, bottom.MainGain):
        return main_promise(s, seat, frame.bottom) - coins_of(s, seat, frame.bottom)
    if isinstance(frame, bottom.PayToken):
        return -TOKEN * float(frame.left)
    if isinstance(frame, bottom.Rewards):
        return coins_of(s, seat, frame.bottom) if frame.step == 0 else 0.0
    if isinstance(frame, (upgrade.TakeCube, upgrade.PlaceCube)):
        return next_worth(s, seat, UPGRADE)
    if isinstance(frame, (deploy.ChooseMech, deploy.PlaceMech)):
        return next_worth(s, seat, DEPLOY)
    if isinstance(frame, (build.ChooseStructure, build.PlaceStructure)):
        return next_worth(s, seat, BUILD)
    if isinstance(frame, (enlist.ChooseRecruit, enlist.ChooseBonus)):
        return next_worth(s, seat, ENLIST) + 1.5
    if isinstance(frame, trade.ChooseToken):
        return TOKEN * float(frame.left)
    if isinstance(frame, trade.PlaceToken):
        return token_promise(s, seat, frame.resource)
    if isinstance(frame, produce.ProduceHex):
        return produce_promise(s, seat, frame.left, frame.mills, frame.chosen)
    if isinstance(frame, produce.NewWorkers):
        return 1.2 * float(frame.most)
    if isinstance(frame, encounter.ChooseOption):
        return 4.0 * float(frame.left)
    if isinstance(frame, factory.TakeCard):
        return 4.0
    if isinstance(frame, combat.Resolve):
        return visit_promise(s, seat)
    if isinstance(frame, move.ChooseUnit):
        return 0.6 * float(frame.left)
    if isinstance(frame, move.Step):
        return step_promise(s, seat, frame) + carried(s, seat)
    return top_promise(s, seat, frame)


def top_promise(s: State, seat: i64, frame: Question) -> float:
    """The question for a top action."""
    if frame.name == "D-TOP-MOVE":
        return move_promise(s, seat)
    if frame.name == "D-TOP-BOLSTER":
        return 0.6
    if frame.name == "D-TOP-TRADE":
        return 2.0 * TOKEN - 1.0
    if frame.name == "D-TOP-PRODUCE":
        left = upgrade.box(s, seat, BOX_TERRITORIES)
        return produce_promise(s, seat, left, produce.mill(s, seat), 0) - produce_price(s, seat)
    if frame.name == "D-TOP-FACTORY":
        return 2.5
    return 0.0


def produce_price(s: State, seat: i64) -> float:
    good: i64
    value = 0.0
    for good in range(3):
        value += 0.7 * float(produce.cost(s, seat, good))
    return value


def move_promise(s: State, seat: i64) -> float:
    """Moving is for new territory, for encounters and for the Factory."""
    value = 0.4
    place = s.character[seat]
    if place < HEXES:
        near = board_near(s, seat, place)
        if near & s.tokens:
            value += 4.0
        if s.factory_card[seat] == NO_CARD and (near >> s.tables.factory) & 1:
            value += 4.0
    home = s.tables.home[seat]
    idle = s.mechs[seat * PLACES + home] + s.workers[seat * PLACES + home]
    return value + 0.8 * float(min(idle, 2)) + (2.5 if place == home else 0.0)


def visit_promise(s: State, seat: i64) -> float:
    """What waits for the character when all have moved."""
    place = s.character[seat]
    if (s.tokens >> place) & 1:
        return 6.0
    if place == s.tables.factory and s.factory_card[seat] == NO_CARD:
        return 6.0
    return 0.0


def step_promise(s: State, seat: i64, frame: move.Step) -> float:
    """What the next step of a unit could lead to."""
    targets = board.steps(s, seat, frame.kind, frame.place)
    if frame.kind == CHARACTER:
        if targets & s.tokens:
            return 6.0
        if (targets >> s.tables.factory) & 1 and s.factory_card[seat] == NO_CARD:
            return 6.0
    mine = control.controlled(s, seat)
    free = targets & ~mine & ~control.opposing(s, seat) & TERRITORIES
    company = pieces.combat_units(s, seat, frame.place) + s.workers[seat * PLACES + frame.place]
    best = 0.3
    if free != 0 and (company > 1 or frame.place >= HEXES):
        best = 1.0 + 0.5 * float(s.tables.tier_territory[s.popularity[seat]])
    if frame.kind != WORKER:
        prey = targets & control.opposing(s, seat)
        place: i64
        for place in range(HEXES):
            if (prey >> place) & 1:
                enemy = enemy_at(s, seat, place)
                if pieces.combat_units(s, enemy, place) > 0:
                    best = max(best, chance_value(s, seat, enemy, place, NOBODY))
    return best


def board_near(s: State, seat: i64, place: i64) -> i64:
    return s.tables.land[place] | common.riverwalk(s, seat, place)


def carried(s: State, seat: i64) -> float:
    """What a moving unit carries is off the board, but not lost."""
    value = 0.0
    i: i64
    for i in range(RESOURCES):
        value += 0.9 * float(s.cargo[i])
    return value + 0.6 * float(s.cargo[4] + s.cargo[5])


def produce_promise(s: State, seat: i64, left: i64, mills: i64, chosen: i64) -> float:
    """The best territories that may still produce."""
    mask = produce.producers(s, seat, mills, chosen, left > 0)
    first = 0.0
    second = 0.0
    place: i64
    for place in range(HEXES):
        if (mask >> place) & 1:
            n = float(s.workers[seat * PLACES + place] + ((mills >> place) & 1))
            worth = useful(s, seat, place) * n
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return first if left + (1 if mills else 0) < 2 else first + second


def token_promise(s: State, seat: i64, resource: i64) -> float:
    """A token of a kind that is still needed."""
    kind: i64
    for kind in range(BOTTOMS):
        if s.tables.bottom_pays[kind] == resource:
            have = control.resource_total(s, seat, resource)
            return TOKEN if have < need(s, seat, kind) else 0.3
    return 0.0


def bottom_promise(s: State, seat: i64, section: i64) -> float:
    """The bottom action of the chosen section, if it can be paid, or will be by the top action."""
    if section == FACTORY_SECTION:
        return 1.0
    kind = s.tables.section_bottom[seat * SECTIONS + section]
    missing = bottom.cost(s, seat, kind) - bottom.available(s, seat, kind)
    if missing <= 0:
        return gain_promise(s, seat, kind)
    top = s.tables.section_top[seat * SECTIONS + section]
    if top == TRADE and missing <= s.tables.traded and s.coins[seat] > 0:
        return 0.7 * gain_promise(s, seat, kind)
    return 0.0


def gain_promise(s: State, seat: i64, kind: i64) -> float:
    """A payable bottom action: its gain and coins, less its tokens."""
    price = (TOKEN + 0.5) * float(bottom.cost(s, seat, kind))
    return main_promise(s, seat, kind) - price


def coins_of(s: State, seat: i64, kind: i64) -> float:
    """The coins of a bottom action, and its own ongoing bonus."""
    coins = float(s.tables.bottom_coins[seat * BOTTOMS + kind])
    return coins + 0.7 if (s.recruits[seat] >> kind) & 1 else coins


def main_promise(s: State, seat: i64, kind: i64) -> float:
    """The main gain and the coins of a bottom action."""
    coins = coins_of(s, seat, kind)
    if not gain_left(s, seat, kind):
        return coins
    if kind == DEPLOY and not deploy.possible(s, seat, -1):
        return coins
    if kind == BUILD and not build.possible(s, seat, -1):
        return coins
    return coins + next_worth(s, seat, kind)


# -- combat ----------------------------------------------------------------------------------------


def fight(s: State, seat: i64) -> float:
    """Combats under way and combats to come, as far as this seat is in them."""
    value = 0.0
    if s.battlefield >= 0:
        if seat == s.active:
            value += chance_value(s, seat, s.defender, s.battlefield, ATTACKER)
        elif seat == s.defender:
            value += chance_value(s, seat, s.active, s.battlefield, DEFENDER)
    if seat != s.active:
        return value
    contested = s.present[seat] & control.opposing(s, seat)
    place: i64
    for place in range(HEXES):
        if (contested >> place) & 1 and place != s.battlefield:
            value += chance_value(s, seat, enemy_at(s, seat, place), place, NOBODY)
    return value


def enemy_at(s: State, seat: i64, place: i64) -> i64:
    other: i64
    for other in range(s.seats):
        if other != seat and (s.present[other] >> place) & 1:
            return other
    return NOBODY


def most(s: State, seat: i64, place: i64, held: i64) -> float:
    """The strength a seat could show, with average cards."""
    units = pieces.combat_units(s, seat, place)
    return float(min(MAX_DIAL, s.power[seat])) + AVERAGE_CARD * float(min(units, held))


def chance_value(s: State, seat: i64, enemy: i64, place: i64, side: i64) -> float:
    """Expected worth of a combat; `side` is NOBODY before it begins."""
    prize = 3.0 + (STAR + 4.0 if star.may_place(s, seat, STAR_COMBAT) else 0.0)
    if s.star_total[seat] == STARS - 1:
        prize += 10.0
    theirs = most(s, enemy, place, hidden_hand(s, enemy))
    if side == NOBODY:
        mine = most(s, seat, place, cards.held(s, seat))
        price = 0.35 * min(mine, theirs + 1.0)
    else:
        mine = shown(s, seat, place, side)
        price = 0.35 * float(s.committed[side * COMMITMENT + DIAL])
        theirs *= 0.75  # few show all they have
    if side != DEFENDER:
        mine += 0.5  # the attacker wins ties
    odds = min(1.0, (mine + 0.5) / (theirs + 1.0))
    if side == DEFENDER:
        odds = min(odds, mine / (theirs + 0.5))
    return (odds * odds) * prize - (1.0 - odds) * 4.0 - price


def hidden_hand(s: State, seat: i64) -> i64:
    """Cards of a seat as the others count them: those in hand and those laid down in secret."""
    n = cards.held(s, seat)
    if s.battlefield >= 0 and seat == s.active:
        n += cards.total(s.committed, ATTACKER * COMMITMENT)
    elif s.battlefield >= 0 and seat == s.defender:
        n += cards.total(s.committed, DEFENDER * COMMITMENT)
    return n


def shown(s: State, seat: i64, place: i64, side: i64) -> float:
    """Dial and cards laid down so far; before the dial, what could be shown."""
    top = s.top
    assert top is not None
    if top.seat == seat and top.name == "D-COMBAT-DIAL":
        return most(s, seat, place, cards.held(s, seat))
    n = s.committed[side * COMMITMENT + DIAL]
    value: i64
    for value in range(CARD_VALUES):
        n += s.committed[side * COMMITMENT + value] * (value + 2)
    return float(n)
