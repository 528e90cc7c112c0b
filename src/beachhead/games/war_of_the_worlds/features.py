"""What one side may know, as a row of small numbers (WW-HID-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.features import Block, Row, numbered, size_of
from beachhead.games.war_of_the_worlds.rules import (
    buildings,
    fortifications,
    human_damage,
    martian_damage,
    movement,
    units,
)
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    BUILDINGS,
    CARD_OPTIONS,
    CARDS,
    MARKERS,
    PILE,
    RESERVE,
    ROW,
    SIDES,
    UNIT_KINDS,
)

VERSION: Final = 1
DECISIONS: Final = [
    "D-ATTACKAREA",
    "D-CIVFROM",
    "D-CIVTO",
    "D-DMGORDER",
    "D-GUERRILLA",
    "D-JOIN",
    "D-LANDING",
    "D-MAIN",
    "D-PLACEBUILDING",
    "D-PLACEUNIT",
    "D-PUSH",
    "D-REAP",
    "D-STEP",
    "D-UNIT",
]
NUMBER: Final = numbered(DECISIONS)
OPTIONS: Final = CARDS * CARD_OPTIONS

LAYOUT: Final = [
    # -- who and what
    Block("seat", SIDES, 0, 1, "the side that looks: Martians, Humans"),
    Block("question", len(DECISIONS), 0, 1, "if asked: the decision: " + ", ".join(DECISIONS)),
    Block("asked", 1, 0, 1, "1 if the side that looks is asked"),
    Block("question_card", CARDS, 0, 1, "if asked: the card the question is about"),
    Block("question_option", CARD_OPTIONS, 0, 1, "if asked: which option of that card"),
    Block("question_kind", UNIT_KINDS, 0, 1, "if asked: the kind of unit that moves"),
    Block("question_place", AREAS, 0, 1, "if asked: where the unit or the civilian stands"),
    Block("question_other", AREAS, 0, 1, "if asked: where it came from, or the last one went"),
    Block("question_left", 1, 0, 40, "if asked: steps, civilians or damage left"),
    # -- the turn
    Block("active", SIDES, 0, 1, "whose turn it is"),
    Block("round", 1, 0, 32767, "the round"),
    Block("rounds_left", 1, 0, 32767, "rounds up to the limit; 0 without a limit"),
    Block("damage", 1, 0, 1000, "damage the Martians have taken"),
    Block("damage_left", 1, -1000, 1000, "damage up to the Humans' victory"),
    Block("resources", 1, 0, 1000, "resources of the active side"),
    Block("swapped", 1, 0, 1, "1 if the card of this turn has been swapped"),
    Block("civilians_left", 1, 0, 200, "civilians on the board"),
    Block("attack_area", AREAS, 0, 1, "the area of the attack that is being put together"),
    Block("attack_damage", 1, 0, 1000, "its damage still to be dealt"),
    Block("attack_pushes", 1, 0, 100, "armies still to be pushed"),
    Block("attack_special", 1, 0, 1, "1 if only special attacks may join"),
    # -- the board
    Block("civilians", AREAS, 0, 100, "civilians, by area"),
    Block("spent", AREAS, 0, 100, "civilians that attacked this turn, by area"),
    Block("buildings", BUILDINGS * AREAS, 0, 1, "building tokens, by kind, then area"),
    Block("fired", AREAS, 0, 1, "1 if the building here was used this turn, by area"),
    Block("balloons", AREAS, 0, 1, "balloons, by area"),
    Block("markers", MARKERS * AREAS, 0, 20, "influence markers, by kind, then area"),
    Block("units", UNIT_KINDS * AREAS, 0, 40, "units, by kind, then area"),
    Block("units_used", UNIT_KINDS * AREAS, 0, 40, "units used this turn, by kind, then area"),
    Block("reserve", UNIT_KINDS, 0, 40, "units off the board, by kind"),
    Block("supply", BUILDINGS, 0, 40, "building tokens off the board, by kind"),
    # -- the cards; each card belongs to one side
    Block("hand", CARDS, 0, PILE, "cards in the own hand"),
    Block("unseen", CARDS, 0, PILE, "own supply deck; of the other side hand and supply deck"),
    Block("discard", CARDS, 0, PILE, "cards in the discard piles"),
    Block("removed", CARDS, 0, PILE, "cards removed from the game"),
    Block("row", CARDS, 0, ROW, "cards in the decision rows"),
    Block("plan", CARDS, 0, PILE, "cards in the decision decks"),
    Block("hand_size", SIDES, 0, PILE, "cards in hand, by side"),
    Block("deck_size", SIDES, 0, PILE, "cards in the supply deck, by side"),
    Block("plan_size", SIDES, 0, PILE, "cards in the decision deck, by side"),
]
SIZE: Final = size_of(LAYOUT)


def observe_into(s: State, seat: i64, row: Row) -> None:
    """Write what `seat` may know, block after block of LAYOUT."""
    row.one_of(seat, SIDES)
    row.question(s, seat, NUMBER)
    details(s, seat, row)
    turn(s, row)
    board(s, row)
    cards(s, seat, row)


def details(s: State, seat: i64, row: Row) -> None:
    """The choices that led to the question on top; nobody else needs them."""
    option: i64 = -1
    kind: i64 = -1
    place: i64 = -1
    other: i64 = -1
    left: i64 = 0
    q = s.top
    if q is None or s.over or q.seat != seat:
        pass
    elif isinstance(q, (buildings.PlaceBuilding, units.PlaceUnit)):
        option = q.card * CARD_OPTIONS
    elif isinstance(q, (units.ChooseUnit, fortifications.ChooseArea, human_damage.TakeCivilian)):
        option = q.option
    elif isinstance(q, martian_damage.CivilianAttack):
        left = q.damage
    elif isinstance(q, movement.MoveUnit):
        kind = s.tables.unit_kind[q.unit]
        place = s.at[q.unit]
        other = q.start
        left = q.steps
    elif isinstance(q, movement.CivilianFrom):
        other = q.moved_to
        left = q.tokens
    elif isinstance(q, movement.CivilianTo):
        place = q.start
        left = q.tokens
    row.one_of(option // CARD_OPTIONS if option >= 0 else -1, CARDS)
    row.one_of(option % CARD_OPTIONS if option >= 0 else -1, CARD_OPTIONS)
    row.one_of(kind, UNIT_KINDS)
    row.one_of(place, AREAS)
    row.one_of(other, AREAS)
    row.put(left)


def turn(s: State, row: Row) -> None:
    """Whose turn it is, the tracks, and the attack that is being put together."""
    t = s.tables
    row.one_of(s.active, SIDES)
    row.put(s.round)
    row.put(t.round_limit - s.round if t.round_limit > s.round else 0)
    row.put(s.damage)
    row.put(t.damage_target - s.damage)
    row.put(s.resources)
    row.flag(s.swapped)
    row.put(s.alive)
    row.one_of(s.target, AREAS)
    row.put(s.pool)
    row.put(s.pushes)
    row.flag(s.only_special)


def board(s: State, row: Row) -> None:
    """Tokens and units, area by area."""
    row.copy(s.civilians, 0, AREAS)
    row.copy(s.spent, 0, AREAS)
    start = row.at
    row.skip(BUILDINGS * AREAS)
    area: i64
    for area in range(AREAS):
        if s.building[area] >= 0:
            row.raise_at(start + s.building[area] * AREAS + area)
    row.copy(s.fired, 0, AREAS)
    row.copy(s.balloons, 0, AREAS)
    row.copy(s.markers, 0, MARKERS * AREAS)
    row.copy(s.force, 0, UNIT_KINDS * AREAS)
    start = row.at
    row.skip(UNIT_KINDS * AREAS)
    reserve = row.at
    row.skip(UNIT_KINDS)
    kinds = s.tables.unit_kind
    u: i64
    for u in range(s.tables.units):
        if s.at[u] == RESERVE:
            row.raise_at(reserve + kinds[u])
        elif s.used[u] == 1:
            row.raise_at(start + kinds[u] * AREAS + s.at[u])
    row.copy(s.tokens, 0, BUILDINGS)


def cards(s: State, seat: i64, row: Row) -> None:
    """WW-HID-02, WW-HID-03: one hand is known, all else as far as it can be deduced."""
    t = s.tables
    hand = row.at
    unseen = hand + CARDS
    row.skip(2 * CARDS)
    row.copy(s.discard, 0, CARDS)
    row.copy(s.removed, 0, CARDS)
    open_row = row.at
    plan = open_row + CARDS
    row.skip(2 * CARDS)
    side: i64
    card: i64
    i: i64
    for side in range(SIDES):
        place = hand if side == seat else unseen
        for card in range(t.first_card[side], t.last_card[side]):
            if s.hand[card] > 0:
                row.raise_at(place + card, s.hand[card])
        for i in range(side * PILE, side * PILE + s.deck_n[side]):
            row.raise_at(unseen + s.deck[i])
        for i in range(side * ROW, side * ROW + ROW):
            if s.row[i] >= 0:
                row.raise_at(open_row + s.row[i])
        for i in range(side * PILE, side * PILE + s.plan_n[side]):
            row.raise_at(plan + s.plan[i])
    row.copy(s.hand_n, 0, SIDES)
    row.copy(s.deck_n, 0, SIDES)
    row.copy(s.plan_n, 0, SIDES)
