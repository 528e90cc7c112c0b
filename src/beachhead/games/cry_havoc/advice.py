"""How good a position looks to a seat, for bots: points, what will score, and what can be done.

`evaluate` looks through questions that only complete a click (where to, how many, which card), so
that a bot which looks one decision ahead sees what the click is for. The weights are points.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import Actions
from beachhead.games.cry_havoc.rules import battle_board, bits, ending
from beachhead.games.cry_havoc.rules.action import PlayCards
from beachhead.games.cry_havoc.rules.build import BuildStep
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    ATTACKER,
    ATTRITION,
    CAPTURE,
    CARD_BITS,
    CONTROL,
    DEFENDER,
    F_KILLS,
    F_PREVENT,
    HAND,
    HUMANS,
    KINDS,
    LAID,
    LAST_SPACE,
    MACHINES,
    NOBODY,
    NOWHERE,
    PHASE_ACTION,
    PILGRIMS,
    REGIONS,
    ROW_BUILD,
    ROW_MOVE,
    ROW_RECRUIT,
    TEMPLE,
    TROGS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State

STRENGTHS: Final = ((1.7, 0), (2, 0), (3, 6), (0, 20), (0, 800), (0, 1600))
TURNS_AHEAD: Final = 4  # a search plays on so long: Battles come after all have moved
DEPTH: Final = 3  # how many completing clicks are looked through
SCALE: Final = 12.0  # a lead of so many points is worth about 73 %

CARD: Final = 0.3  # a card in hand
UNIT: Final = 0.35  # a Unit on the map
FIELD: Final = 0.15  # a Unit away from its HQ
REGION: Final = 0.7  # a controlled Region, besides its Crystals
EMPTY: Final = 0.75  # how safe a Region without Units is
HELD: Final = 0.92  # how safe a Region with Units is
STOCK: Final = 1.2  # a Crystal in the stock
TOKEN: Final = 0.5  # an Artillery or Keep Watch token, a stored card
PRISONER: Final = 0.8  # a Prisoner held, per Round to come
AMBUSHERS: Final = 2.0  # Trogs to be expected under a token
MOVE_ICON: Final = 0.42  # a Move or Recruit icon that can be used
BUILD_ICON: Final = 0.2  # a Build icon that can be used: what it buys pays later, if at all
SCORINGS: Final = 0.45  # how often Scoring is enabled in a Round to come
USES: Final = 0.3  # how often a structure is activated in a Round to come

# What one activation of each structure brings beyond its icons, in the order of STRUCTURE_IDS.
GAINS: Final = vec[float](
    [
        1.2,  # Airfield: a Region
        0.2,  # Artillery Battery
        0.2,  # Watchtower
        0.2,  # Harvester: its Crystal would have scored where it lay
        0.5,  # Power Sphere: a Unit at the front
        0.5,  # Temple
        0.3,  # Orbital Sniper
        0.3,  # Shred Drones
        0.6,  # Production Plant: a Unit at the front
        0.1,  # Bunker: only if somebody attacks
        0.3,  # Matrix: a card for some Battles
        0.05,  # Tunnel
        0.2,  # Trap: only if somebody attacks
        0.6,  # War Drum: a War Party
    ]
)


def evaluate(s: State, seat: i64) -> float:
    """How good the position looks to a seat, between 0 and 1."""
    return look(s, seat, DEPTH)


def look(s: State, seat: i64, depth: i64) -> float:
    """The best way to complete what the seat has begun, or the position as it stands."""
    if s.over:
        return 1.0 if ending.winner(s) == s.tables.army_of[seat] else 0.0
    top = s.top
    if depth == 0 or top is None or top.seat != seat or not top.completes():
        return standing(s, s.tables.army_of[seat])
    answers = Actions()
    scratch = Actions()
    s.legal_into(answers)
    best = 0.0
    i: i64
    for i in range(answers.n):
        trial = s.clone()
        trial.step(answers.codes[i], scratch)
        worth = look(trial, seat, depth - 1)
        best = max(best, worth)
    return best


def scores(s: State) -> list[float]:
    """Points now, seat by seat."""
    return [float(s.vp[s.tables.army_of[seat]]) for seat in range(s.seats)]


def standing(s: State, me: i64) -> float:
    """The lead over the others, squeezed between 0 and 1."""
    best = -1000.0
    total = 0.0
    army: i64
    for army in range(ARMIES):
        if army != me and s.seat_of(army) != NOBODY:
            theirs = worth_of(s, army)
            total += theirs
            best = max(best, theirs)
    lead = worth_of(s, me) - 0.6 * best - 0.4 * total / float(s.seats - 1)
    return 1.0 / (1.0 + exp(-lead / SCALE))


def rounds_left(s: State) -> float:
    """Rounds after this one."""
    if s.final_round:
        return 0.0
    n: i64 = 1
    field: i64
    for field in range(LAST_SPACE):
        if s.stacks[field] != 0:
            n += 1
    return float(n)


def lasting(s: State) -> float:
    """How much of what is no point by itself can still become one: in the last Round, less and
    less, and after its last action nothing.
    """
    if not s.final_round:
        return 1.0
    if s.phase == PHASE_ACTION:
        rounds = s.tables.action_rounds
        return float(rounds + 1 - s.action_round) / float(rounds)
    return 1.0 if s.phase < PHASE_ACTION else 0.0


def worth_of(s: State, army: i64) -> float:
    """What an army has, in points."""
    later = rounds_left(s)
    scorings = 1.0 + SCORINGS * later
    worth = float(s.vp[army])
    # in the last Round, Final Scoring replaces the one that was enabled (CH-END-02)
    if s.enabled_by != NOBODY and not s.final_round:
        scorings += 1.0
        if s.enabled_by == army:
            worth += float(bits.count(s.control[army]))
    last = lasting(s)
    worth += last * CARD * float(bits.count(s.piles[HAND + army]))
    worth += lands(s, army, scorings, last)
    worth += captives(s, army, later)
    worth += last * belongings(s, army, later)
    worth += icons_worth(s, army)
    if s.battle_region() != NOWHERE:
        worth += battle_worth(s, army, scorings)
    return worth


def crystal_rate(s: State, army: i64, scorings: float) -> float:
    return 0.5 * scorings if s.tables.half_crystals[army] != 0 else scorings


def region_worth(s: State, army: i64, region: i64, scorings: float) -> float:
    return REGION + float(s.crystals[region]) * crystal_rate(s, army, scorings)


def lands(s: State, army: i64, scorings: float, last: float) -> float:
    """Regions and Units: what is held, and what will be held or fought for after this movement."""
    worth = 0.0
    hqs = s.hq_mask()
    tokens = s.war_tokens | s.nest_tokens
    enemies = s.enemies(army)
    region: i64
    for region in range(REGIONS):
        units = s.units[army * REGIONS + region]
        mine = (s.control[army] >> region) & 1 != 0
        if units > 0:
            worth += last * UNIT * float(units)
            if (hqs >> region) & 1 == 0:
                worth += last * FIELD * float(units)
        if (hqs >> region) & 1 != 0 or region == s.battle_region():
            continue
        if units > 0 and (enemies >> region) & 1 != 0:
            foe = s.enemy_in(army, region)
            theirs = float(s.units[foe * REGIONS + region])
            attacks = s.marker[region] == 0 or s.marker[region] % ARMIES == army
            worth += clash(s, army, region, float(units), theirs, attacks, scorings)
        elif units > 0 and (tokens >> region) & 1 != 0 and army != TROGS:
            worth += clash(s, army, region, float(units), AMBUSHERS, True, scorings)
        elif units > 0:
            worth += HELD * region_worth(s, army, region, scorings)
        elif mine:
            worth += EMPTY * region_worth(s, army, region, scorings)
    return worth


def clash(
    s: State, army: i64, region: i64, mine: float, theirs: float, attacks: bool, scorings: float
) -> float:
    """What a Battle to come is worth: a share of the Region, points for control and kills."""
    margin = mine - theirs + (-0.3 if attacks else 0.6)
    chance = squeeze(0.5 + 0.3 * margin)
    prize = 2.0 + crystal_rate(s, army, scorings) + region_worth(s, army, region, scorings)
    kills = 0.35 * mine if mine < theirs else 0.35 * theirs
    losses = 0.3 * theirs if theirs < mine else 0.3 * mine
    return chance * prize + kills - UNIT * (losses + (1.0 - chance) * 0.4 * mine)


def squeeze(chance: float) -> float:
    return 0.03 if chance < 0.03 else 0.97 if chance > 0.97 else chance


def captives(s: State, army: i64, later: float) -> float:
    worth = 0.0
    other: i64
    for other in range(ARMIES):
        worth += PRISONER * (1.0 + later) * float(s.prisoners[army * ARMIES + other])
        worth -= UNIT * float(s.prisoners[other * ARMIES + army])
    return worth


def belongings(s: State, army: i64, later: float) -> float:
    """Structures by what they will do, tokens, stock, stored cards."""
    t = s.tables
    worth = 0.0
    uses = USES * (0.5 + later)
    structure: i64
    for structure in range(t.first_structure[army], t.first_structure[army + 1]):
        held = bits.count(s.markers[structure] & s.control[army])
        worth += uses * GAINS[structure] * float(held)
    if army == PILGRIMS:
        rate = STOCK + 0.4 if s.markers[TEMPLE] & s.control[army] != 0 else STOCK
        worth += rate * float(s.stock)
    elif army == HUMANS:
        worth += TOKEN * float(bits.count(s.artillery) + bits.count(s.watch))
    elif army == MACHINES:
        worth += TOKEN * float(bits.count(s.matrix))
    return worth


def icons_worth(s: State, army: i64) -> float:
    """Icons that may still be spent, and while cards are chosen those the hand could add."""
    top = s.top
    if top is None or s.tables.army_of[top.seat if top.seat >= 0 else 0] != army:
        return 0.0
    if not isinstance(top, PlayCards):
        rate = BUILD_ICON if isinstance(top, BuildStep) else MOVE_ICON
        return rate * float(s.icons) * 0.5
    cap = useful(s, army, top.row)
    rate = BUILD_ICON if top.row == ROW_BUILD else MOVE_ICON
    laid = icons_in(s, army, s.piles[LAID + army], top.row)
    worth = 0.0
    pile = s.piles[HAND + army]
    at = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0 and laid < cap:
            n = s.tables.icons[top.row * KINDS + s.tables.kind_of[at]]
            gain = rate * float(n) - CARD
            if gain > 0.0:
                worth += gain
                laid += n
        pile >>= 1
        at += 1
    known = icons_in(s, army, s.piles[LAID + army], top.row)
    return worth + rate * float(known if known < cap else cap)


def icons_in(s: State, army: i64, pile: i64, row: i64) -> i64:
    n: i64 = 0
    at = army * CARD_BITS
    while pile != 0:
        if pile & 1 != 0:
            n += s.tables.icons[row * KINDS + s.tables.kind_of[at]]
        pile >>= 1
        at += 1
    return n


def useful(s: State, army: i64, row: i64) -> i64:
    """How many icons of a row can be put to use."""
    if row == ROW_RECRUIT:
        return s.reserve[army] if s.reserve[army] < 4 else 4
    if row == ROW_BUILD:
        return build_icons(s, army)
    assert row == ROW_MOVE
    n: i64 = 0
    region: i64
    for region in range(REGIONS):
        n += s.units[army * REGIONS + region] - s.stopped[army * REGIONS + region]
    return n if n < 6 else 6


def build_icons(s: State, army: i64) -> i64:
    """Icons to activate all that stands ready, and for the best structure that could be added."""
    t = s.tables
    plain = s.plain()
    icons: i64 = 0
    best = 0.0
    addition: i64 = 0
    structure: i64
    for structure in range(t.first_structure[army], t.first_structure[army + 1]):
        markers = s.markers[structure]
        ready = plain if t.in_battle[structure] == 0 else s.battles
        icons += t.activate_cost[structure] * bits.count(markers & s.control[army] & ready)
        left = bits.count(markers) < t.marker_count[structure]
        if left and s.control[army] & plain & ~markers != 0 and GAINS[structure] > best:
            best = GAINS[structure]
            addition = t.build_cost[structure]
            if t.in_battle[structure] == 0:
                addition += t.activate_cost[structure]
    return icons + addition


def battle_worth(s: State, army: i64, scorings: float) -> float:
    """The running Battle as if it were resolved now.

    A defender who has still to place sees the attacker's Units and answers them: enough for Region
    Control, where a tie will do, then for a Prisoner, the rest on Attrition.
    """
    side: i64 = NOBODY
    if s.fighter(ATTACKER) == army:
        side = ATTACKER
    elif s.fighter(DEFENDER) == army:
        side = DEFENDER
    region = s.battle_region()
    if side == NOBODY:
        mine = (s.control[army] >> region) & 1 != 0
        return region_worth(s, army, region, scorings) * 0.3 if mine else 0.0
    own_control = force(s, side, CONTROL)
    own_capture = force(s, side, CAPTURE)
    own_attrition = force(s, side, ATTRITION)
    foe_control = force(s, 1 - side, CONTROL)
    foe_capture = force(s, 1 - side, CAPTURE)
    foe_attrition = force(s, 1 - side, ATTRITION)
    left = answering(s)
    if left > 0.0 and side == DEFENDER:
        sent = sent_for(foe_control - own_control, left)
        own_control += sent
        left -= sent
        sent = sent_for(foe_capture + 1.0 - own_capture, left)
        own_capture += sent
        own_attrition += left - sent
    elif left > 0.0:
        sent = sent_for(own_control - foe_control, left)
        foe_control += sent
        left -= sent
        sent = sent_for(own_capture + 1.0 - foe_capture, left)
        foe_capture += sent
        foe_attrition += left - sent
    own = units_of(s, side)
    foe = units_of(s, 1 - side)
    chance = 0.0
    if s.battle_winner() != NOBODY:
        chance = 1.0 if s.battle_winner() == side else 0.0
    else:
        margin = own_control - foe_control + (0.5 if side == DEFENDER else -0.5)
        chance = squeeze(0.5 + 0.45 * margin)
    prize = region_worth(s, army, region, scorings)
    worth = chance * (prize if s.battle_winner() != NOBODY else prize + 2.0)
    if own_capture > foe_capture and foe > 0.0:
        worth += 1.6
        foe_attrition = foe_attrition * (foe - 1.0) / foe
    elif foe_capture > own_capture and own > 0.0:
        worth -= 1.0
        own_attrition = own_attrition * (own - 1.0) / own
    kills = own_attrition if own_attrition < foe else foe
    losses = foe_attrition if foe_attrition < own else own
    worth += kills - (UNIT + 0.25) * losses
    worth += UNIT * own - (1.0 - chance) * 0.1 * own
    return worth


def waiting(s: State, side: i64) -> i64:
    """Units of a side not yet placed."""
    return s.units[s.fighter(side) * REGIONS + s.battle_region()]


def answering(s: State) -> float:
    """Units of a defender who is still to answer an attacker's placement."""
    if s.battle_winner() != NOBODY or waiting(s, ATTACKER) > 0:
        return 0.0
    return float(waiting(s, DEFENDER))


def sent_for(behind: float, left: float) -> float:
    """Units sent to an objective to make up for what is missing; none if they are too few."""
    return behind if 0.0 < behind <= left else 0.0


def units_of(s: State, side: i64) -> float:
    """All Units of a side, placed or not."""
    placed = battle_board.on_board(s, side)
    return float(placed) if s.battle_winner() != NOBODY else float(placed + waiting(s, side))


def force(s: State, side: i64, objective: i64) -> float:
    """Units and effects on an objective; while the attacker places, the others are spread."""
    found = float(s.assigned(side, objective) + s.strength(side, objective))
    if s.battle_winner() == NOBODY and waiting(s, ATTACKER) > 0:
        found += float(waiting(s, side)) * (0.5 if objective == CONTROL else 0.25)
    if objective == ATTRITION:
        found += float(s.fight[F_KILLS + side] - s.fight[F_PREVENT + 1 - side])
        found = max(found, 0.0)
    return found
