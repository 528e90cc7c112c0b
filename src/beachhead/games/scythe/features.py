"""What one seat may know, as a row of small numbers.

Players come clockwise, the one who looks first; places of absent players are zero. The question on
top is told to nobody but the seat that is asked (SC-HID-08).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.core.features import Block, Row, numbered, size_of
from beachhead.games.scythe.rules import (
    bottom,
    build,
    cards,
    cargo,
    control,
    deploy,
    encounter,
    enlist,
    gains,
    move,
    produce,
    trade,
    upgrade,
)
from beachhead.games.scythe.state import State
from beachhead.games.scythe.vocab import (
    ABILITY_IDS,
    BOTTOMS,
    CARD_VALUES,
    CARGO_KINDS,
    COMMITMENT,
    CUBES,
    DIAL,
    ENCOUNTERS,
    FACTORY_CARDS,
    GOODS,
    HELD_OBJECTIVES,
    MAX_DIAL,
    MAX_POPULARITY,
    MAX_POWER,
    MECHS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
    PLACES,
    RESOURCES,
    SECTIONS,
    STAR_KINDS,
    STRUCTURES,
    TILES,
    UNIT_KINDS,
    WORKERS,
)

VERSION: Final = 1
DECISIONS: Final = [
    "D-BLD-HEX",
    "D-BLD-WHICH",
    "D-BOT",
    "D-COMBAT-ARTILLERY",
    "D-COMBAT-CARD",
    "D-COMBAT-DIAL",
    "D-COMBAT-ORDER",
    "D-DEP-HEX",
    "D-DEP-MECH",
    "D-ENC-OPTION",
    "D-ENL-FROM",
    "D-ENL-TO",
    "D-FACTORY-CARD",
    "D-GAIN",
    "D-GIFT",
    "D-LAKE-CARGO",
    "D-MOVE-CARGO",
    "D-MOVE-STEP",
    "D-MOVE-UNIT",
    "D-OBJ",
    "D-PAY-CARD",
    "D-PAY-RES",
    "D-PROD-HEX",
    "D-PROD-N",
    "D-RETREAT-UNIT",
    "D-RETREAT-WORKERS",
    "D-SECTION",
    "D-TOP-BOLSTER",
    "D-TOP-FACTORY",
    "D-TOP-MOVE",
    "D-TOP-PRODUCE",
    "D-TOP-TRADE",
    "D-TRADE-HEX",
    "D-TRADE-RES",
    "D-UPG-FROM",
    "D-UPG-TO",
]
NUMBER: Final = numbered(DECISIONS)
SEATS: Final = 5
ABILITIES: Final = len(ABILITY_IDS)

LAYOUT: Final = [
    # -- who and what
    Block("question", len(DECISIONS), 0, 1, "if asked: the decision: " + ", ".join(DECISIONS)),
    Block("asked", 1, 0, 1, "1 if the player who looks is asked"),
    Block("question_place", PLACES, 0, 1, "if asked: the place the question is about"),
    Block("question_thing", 1, 0, 100, "if asked: a structure, resource, action or good, + 1"),
    Block("question_left", 1, 0, 100, "if asked: how many are left, or the most"),
    # -- the turn
    Block("active", SEATS, 0, 1, "whose turn it is"),
    Block("first", SEATS, 0, 1, "who began"),
    Block("moves", 1, 0, 10, "units moved in this action"),
    Block("moving", UNIT_KINDS, 0, 1, "the unit that moves: character, mech, worker"),
    Block("moving_place", PLACES, 0, 1, "where it is"),
    Block("cargo", CARGO_KINDS, 0, 100, "carried by the unit that moves"),
    Block("coerced", 1, 0, 1, "1 if Coercion was used this turn"),
    Block("routed", 1, 0, 100, "workers routed this turn"),
    # -- the board; places are the territories, then the home bases
    Block("workers", SEATS * PLACES, 0, WORKERS, "workers, by player, then place"),
    Block("mechs", SEATS * PLACES, 0, MECHS, "mechs, by player, then place"),
    Block("character", SEATS * PLACES, 0, 1, "characters, by player, then place"),
    Block("standing", SEATS * PLACES, 0, 1, "structures, by player, then place"),
    Block("structures", STRUCTURES * PLACES, 0, 1, "monument, mill, mine, armory, then place"),
    Block("resources", RESOURCES * PLACES, 0, 1000, "food, wood, metal, oil, then place"),
    Block("encounters", PLACES, 0, 1, "encounter tokens"),
    # -- players
    Block("abilities", SEATS * ABILITIES, 0, 1, "abilities that work, by player: nation, mechs"),
    Block("power", SEATS, 0, MAX_POWER, "power"),
    Block("popularity", SEATS, 0, MAX_POPULARITY, "popularity"),
    Block("coins", SEATS, 0, 1000, "coins"),
    Block("turns", SEATS, 0, 1000, "turns taken"),
    Block("last_section", SEATS, 0, SECTIONS + 1, "section of the last turn, from 1; 0: none"),
    Block("spare_workers", SEATS, 0, WORKERS, "workers on the mat"),
    Block("hand_size", SEATS, 0, 100, "combat cards, committed ones included"),
    Block("objectives_held", SEATS, 0, HELD_OBJECTIVES, "objective cards"),
    Block("covered", SEATS * CUBES, 0, 1, "boxes under cubes, by player"),
    Block("cubes", SEATS * BOTTOMS, 0, CUBES, "cubes on bottom actions, by player"),
    Block("cost", SEATS * BOTTOMS, 0, 10, "price of bottom actions, by player"),
    Block("slots", SEATS * BOTTOMS, 0, 10, "places for cubes on bottom actions, by player"),
    Block("rewards", SEATS * BOTTOMS, 0, 10, "coins of bottom actions, by player"),
    Block("tops", SEATS * SECTIONS, 0, SECTIONS, "top action of each section, from 1, by player"),
    Block("bottoms", SEATS * SECTIONS, 0, BOTTOMS, "bottom action of each section, from 1"),
    Block("recruits", SEATS * BOTTOMS, 0, 1, "recruits enlisted, by player"),
    Block("bonuses", SEATS * GOODS, 0, 1, "one-time bonuses used, by player"),
    Block("stars", SEATS * STAR_KINDS, 0, 6, "stars, by player, then kind"),
    Block("factory_card", SEATS * FACTORY_CARDS, 0, 1, "Factory cards, by player"),
    # -- cards
    Block("hand", CARD_VALUES, 0, 50, "own combat cards of value 2, 3, 4, 5"),
    Block("scouted", CARD_VALUES, 0, 50, "own cards stolen by Scout, by value"),
    Block("objectives", OBJECTIVES, 0, 1, "own objectives"),
    Block("seen_objectives", OBJECTIVES, 0, 1, "objectives known to be in the deck"),
    Block("deck_size", 1, 0, 100, "combat cards in the deck"),
    Block("discard", CARD_VALUES, 0, 50, "combat cards in the discard pile, by value"),
    Block("encounters_past", ENCOUNTERS, 0, 1, "encounter cards resolved"),
    Block("encounter", ENCOUNTERS, 0, 1, "the encounter card being resolved"),
    Block("factory_size", 1, 0, FACTORY_CARDS, "Factory cards left"),
    Block("factory", FACTORY_CARDS, 0, 1, "which, if the player who looks has been there"),
    Block("tile", TILES, 0, 1, "the structure bonus tile"),
    # -- combat
    Block("battlefield", PLACES, 0, 1, "where combat is under way"),
    Block("defender", SEATS, 0, 1, "who defends; the active player attacks"),
    Block("dial", 1, 0, MAX_DIAL, "power on the own dial"),
    Block("committed", CARD_VALUES, 0, 50, "own combat cards committed, by value"),
]
SIZE: Final = size_of(LAYOUT)


def observe_into(s: State, seat: i64, row: Row) -> None:
    """Write what `seat` may know, block after block of LAYOUT."""
    order = clockwise(s, seat)
    row.question(s, seat, NUMBER)
    details(s, seat, row)
    row.one_of(place_of(s, order, s.active), SEATS)
    row.one_of(place_of(s, order, s.tables.first), SEATS)
    row.put(s.moves)
    moving(s, row)
    row.flag(s.coerced)
    row.put(s.routed)
    board(s, order, row)
    mats(s, order, row)
    hidden_cards(s, seat, row)
    combat(s, seat, order, row)


def clockwise(s: State, seat: i64) -> vec[i64]:
    """The seats, beginning with the one who looks."""
    order = zeros(s.seats)
    place: i64
    for place in range(s.seats):
        order[place] = seat
        seat = s.tables.left[seat]
    return order


def place_of(s: State, order: vec[i64], seat: i64) -> i64:
    """How many places after the one who looks a player sits; NOBODY sits nowhere."""
    place: i64
    for place in range(s.seats):
        if order[place] == seat:
            return place
    return NOWHERE


def details(s: State, seat: i64, row: Row) -> None:
    """What the question on top is about; nobody else needs it."""
    place: i64 = NOWHERE
    thing: i64 = -1
    left: i64 = 0
    q = s.top
    if q is None or s.over or q.seat != seat:
        pass
    elif isinstance(q, bottom.ChooseBottom):
        thing = q.bottom
    elif isinstance(q, bottom.PayToken):
        thing = q.resource
        left = q.left
    elif isinstance(q, (build.ChooseStructure, deploy.ChooseMech)):
        place = q.place
    elif isinstance(q, build.PlaceStructure):
        thing = q.kind
    elif isinstance(q, encounter.ChooseOption):
        thing = q.taken
        left = q.left
    elif isinstance(q, enlist.ChooseBonus):
        thing = q.recruit
    elif isinstance(q, gains.AcceptGain):
        thing = q.good
        left = q.n
    elif isinstance(q, (move.ChooseUnit, move.Step, produce.ProduceHex)):
        left = q.left
    elif isinstance(q, produce.NewWorkers):
        place = q.place
        left = q.most
    elif isinstance(q, trade.ChooseToken):
        place = q.place
        left = q.left
    elif isinstance(q, trade.PlaceToken):
        thing = q.resource
    elif isinstance(q, upgrade.PlaceCube):
        thing = q.number
    row.one_of(place, PLACES)
    row.put(thing + 1)
    row.put(left)


def moving(s: State, row: Row) -> None:
    """The unit on its way and its cargo, for all to see."""
    q = s.top
    if not s.over and isinstance(q, (move.Step, cargo.Handle, cargo.TakeAll)):
        row.one_of(q.kind, UNIT_KINDS)
        row.one_of(q.place, PLACES)
        row.copy(s.cargo, 0, CARGO_KINDS)
    else:
        row.skip(UNIT_KINDS + PLACES + CARGO_KINDS)


def board(s: State, order: vec[i64], row: Row) -> None:
    """Whatever stands and lies on the map."""
    absent = (SEATS - s.seats) * PLACES
    for seat in order:
        row.copy(s.workers, seat * PLACES, PLACES)
    row.skip(absent)
    for seat in order:
        row.copy(s.mechs, seat * PLACES, PLACES)
    row.skip(absent)
    for seat in order:
        row.one_of(s.character[seat], PLACES)
    row.skip(absent)
    for seat in order:
        row.bits(s.standing[seat], PLACES)
    row.skip(absent)
    kinds = row.at
    tokens = kinds + STRUCTURES * PLACES
    row.skip((STRUCTURES + RESOURCES) * PLACES)
    i: i64
    for i in range(s.seats * STRUCTURES):
        if s.built[i] != NOWHERE:
            row.write(kinds + i % STRUCTURES * PLACES + s.built[i], 1)
    resources = s.resources
    for i in range(PLACES * RESOURCES):
        if resources[i] != 0:
            row.write(tokens + i % RESOURCES * PLACES + i // RESOURCES, resources[i])
    row.bits(s.tokens, PLACES)


def mats(s: State, order: vec[i64], row: Row) -> None:
    """Tracks and player mats: all of it is open."""
    absent = SEATS - s.seats
    t = s.tables
    for seat in order:
        row.bits(s.abilities[seat], ABILITIES)
    row.skip(absent * ABILITIES)
    by_player(s, order, row, s.power, 1)
    by_player(s, order, row, s.popularity, 1)
    by_player(s, order, row, s.coins, 1)
    by_player(s, order, row, s.turns, 1)
    for seat in order:
        row.put(s.last_section[seat] + 1)
    row.skip(absent)
    by_player(s, order, row, s.spare_workers, 1)
    for seat in order:
        # the number of committed cards is secret too, so they still count as cards in hand
        row.put(cards.held(s, seat) + committed_by(s, seat))
    row.skip(absent)
    for seat in order:
        row.put(held_objectives(s, seat))
    row.skip(absent)
    for seat in order:
        row.bits(s.covered[seat], CUBES)
    row.skip(absent * CUBES)
    by_player(s, order, row, s.cubes, BOTTOMS)
    action: i64
    for seat in order:
        for action in range(BOTTOMS):
            row.put(bottom.cost(s, seat, action))
    row.skip(absent * BOTTOMS)
    by_player(s, order, row, t.bottom_slots, BOTTOMS)
    by_player(s, order, row, t.bottom_coins, BOTTOMS)
    section: i64
    for seat in order:
        for section in range(SECTIONS):
            row.put(t.section_top[seat * SECTIONS + section] + 1)
    row.skip(absent * SECTIONS)
    for seat in order:
        for section in range(SECTIONS):
            row.put(t.section_bottom[seat * SECTIONS + section] + 1)
    row.skip(absent * SECTIONS)
    for seat in order:
        row.bits(s.recruits[seat], BOTTOMS)
    row.skip(absent * BOTTOMS)
    for seat in order:
        row.bits(s.bonuses[seat], GOODS)
    row.skip(absent * GOODS)
    by_player(s, order, row, s.stars, STAR_KINDS)
    for seat in order:
        row.one_of(s.factory_card[seat], FACTORY_CARDS)
    row.skip(absent * FACTORY_CARDS)


def by_player(s: State, order: vec[i64], row: Row, values: vec[i64], each: i64) -> None:
    """A part of the state that has `each` numbers a seat."""
    for seat in order:
        row.copy(values, seat * each, each)
    row.skip((SEATS - s.seats) * each)


def side_of(s: State, seat: i64) -> i64:
    """The side of a seat in the combat under way, or NOBODY."""
    if s.battlefield == NOWHERE:
        return NOBODY
    if seat == s.active:
        return 0
    return 1 if seat == s.defender else NOBODY


def committed_by(s: State, seat: i64) -> i64:
    side = side_of(s, seat)
    return 0 if side == NOBODY else cards.total(s.committed, side * CARD_VALUES)


def held_objectives(s: State, seat: i64) -> i64:
    n: i64 = 0
    i: i64
    for i in range(HELD_OBJECTIVES):
        if s.objectives[seat * HELD_OBJECTIVES + i] != NO_CARD:
            n += 1
    return n


def hidden_cards(s: State, seat: i64, row: Row) -> None:
    """The own cards, and of all others what lies open."""
    row.copy(s.hand, seat * CARD_VALUES, CARD_VALUES)
    row.copy(s.scouted, seat * CARD_VALUES, CARD_VALUES)
    start = row.at
    row.skip(OBJECTIVES)
    i: i64
    for i in range(HELD_OBJECTIVES):
        card = s.objectives[seat * HELD_OBJECTIVES + i]
        if card != NO_CARD:
            row.write(start + card, 1)
    row.bits(s.seen_objectives[seat], OBJECTIVES)
    row.put(cards.total(s.deck, 0))
    row.copy(s.discard, 0, CARD_VALUES)
    start = row.at
    row.skip(ENCOUNTERS)
    for i in range(s.encounters_drawn):
        row.write(start + s.encounter_deck[i], 1)
    row.one_of(s.encounter, ENCOUNTERS)
    row.put(control.count(s.factory_pile))
    row.bits(s.factory_pile if (s.factory_seen >> seat) & 1 else 0, FACTORY_CARDS)
    row.one_of(s.tile, TILES)


def combat(s: State, seat: i64, order: vec[i64], row: Row) -> None:
    """SC-HID-05: a side sees its own dial and cards until both are revealed."""
    row.one_of(s.battlefield, PLACES)
    side = side_of(s, seat)
    row.one_of(NOWHERE if s.battlefield == NOWHERE else place_of(s, order, s.defender), SEATS)
    if side == NOBODY:
        row.skip(1 + CARD_VALUES)
        return
    row.put(s.committed[side * COMMITMENT + DIAL])
    row.copy(s.committed, side * COMMITMENT, CARD_VALUES)
