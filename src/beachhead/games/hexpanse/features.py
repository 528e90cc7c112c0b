"""What one seat may know, as a row of small numbers.

Players come in turn order, the one who looks first; places of absent players are zero. Cells keep
their numbers on every board, so places beyond a smaller board are zero, too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.core.features import Block, Row, numbered, size_of
from beachhead.games.hexpanse.rules import (
    attack,
    cards,
    deploy,
    market,
    minorities,
    pattern,
    reserve,
    steal,
    swap,
    units,
)
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.vocab import (
    CARDS,
    CHOSEN,
    EMPTY,
    FACE_DOWN,
    FACTIONS,
    FIRST_KEPT,
    HAND,
    IN_DISCARD,
    IN_EXTRAS,
    IN_MARKET,
    KINDS,
    MAX_CELLS,
    MAX_SEATS,
    MERCENARIES,
    MERCENARY,
    MINORITIES,
    MINORITY,
    MISSIONS,
    NEUTRAL,
    NOWHERE,
    OPEN_BOARD,
    OWNED,
    PASSED,
    POOL_MINORITY,
    SECOND_KEPT,
)

VERSION: Final = 1
DECISIONS: Final = [
    "D-ACTION",
    "D-ANCHOR",
    "D-ATTACK-CELL",
    "D-BEGIN",
    "D-BUY",
    "D-CELL",
    "D-DEAL",
    "D-DEPLOY-CELL",
    "D-DRAFT-DISCARD",
    "D-DRAFT-KEEP1",
    "D-DRAFT-KEEP2",
    "D-FACTION",
    "D-FOREIGN-CARD",
    "D-HEAL",
    "D-MINORITY",
    "D-OPPONENT",
    "D-ORIENT",
    "D-PROTECT",
    "D-RESERVE-HIT",
    "D-SECRET-MISSION",
    "D-STEP",
    "D-STOLEN-UNIT",
    "D-SWAP-FIRST",
    "D-SWAP-SECOND",
    "D-TARGET",
    "D-UNIT",
    "D-USE",
]
NUMBER: Final = numbered(DECISIONS)
SORTS: Final = 5  # regular, elite, warlord, minority, mercenary
OWNERS: Final = MAX_SEATS + 1  # the players and nobody
USES: Final = 3  # warlord actions
ENDS: Final = 4

LAYOUT: Final = [
    # -- who and what
    Block("seat", MAX_SEATS, 0, 1, "who looks, by seat"),
    Block("question", len(DECISIONS), 0, 1, "if asked: the decision: " + ", ".join(DECISIONS)),
    Block("asked", 1, 0, 1, "1 if the player who looks is asked"),
    Block("question_cell", MAX_CELLS, 0, 1, "if asked: the cell the question is about"),
    Block("question_kind", KINDS, 0, 1, "if asked: the kind of unit"),
    Block("question_player", MAX_SEATS, 0, 1, "if asked: the opponent it is about"),
    Block("question_effect", 1, 0, 400, "if asked: number of the effect, pattern or extras, + 1"),
    Block("question_left", 1, 0, 100, "if asked: units still to be healed, or hit"),
    Block("question_ship", 1, 0, 1, "if asked: 1 if the unit comes from the recovery ship"),
    # -- the turn
    Block("first", MAX_SEATS, 0, 1, "the first player"),
    Block("active", MAX_SEATS, 0, 1, "whose turn it is"),
    Block("round", 1, 0, 32767, "the round"),
    Block("actions_left", 1, 0, 10, "actions of this turn"),
    Block("warlord_used", USES, 0, 1, "warlord actions used this turn: heal, move, special"),
    Block("tired", MERCENARIES, 0, 1, "mercenaries deployed or activated this turn"),
    Block("extensions", 1, 0, 50, "extra cards of this turn's market phase"),
    Block("playing", CARDS, 0, 1, "the card that is being carried out"),
    Block("queue", MAX_CELLS, 0, 30, "waiting pieces, by cell: 1 is the next, 2 the one after it"),
    # -- the board
    Block("owner", OWNERS * MAX_CELLS, 0, 1, "units by owner, the last is nobody, then cell"),
    Block("sort", SORTS * MAX_CELLS, 0, 1, "regular, elite, warlord, minority, mercenary, by cell"),
    Block("member", MAX_CELLS, 0, 25, "which minority or mercenary, from 1, by cell"),
    # -- players
    Block("faction", MAX_SEATS * FACTIONS, 0, 1, "by player, then faction"),
    Block("ally", MAX_SEATS, 0, 1, "1 for every player of the own team"),
    Block("life", MAX_SEATS, 0, 100, "life of the warlord; 0 is out of the game"),
    Block("income", MAX_SEATS, 0, 20, "level of income"),
    Block("hexilum", MAX_SEATS, 0, 200, "hexilum"),
    Block("at_home", MAX_SEATS, 0, 1, "1 if the warlord is on his tableau"),
    Block("hired", MAX_SEATS, 0, 20, "mercenary units on the board"),
    Block("reserve", MAX_SEATS * 2, 0, 20, "regular and elite units in reserve, by player"),
    Block("recovery", MAX_SEATS * 2, 0, 20, "the same on the recovery ship"),
    Block("leads", MAX_SEATS * MINORITIES, 0, 1, "minorities, by player"),
    Block("minority_home", MINORITIES, 0, 20, "minority units on their board"),
    Block("minority_ship", MINORITIES, 0, 20, "minority units on the recovery ship"),
    Block("shields", 1, 0, 20, "Protectors out of the game"),
    Block("owned", MAX_SEATS * CARDS, 0, 1, "cards before the players, by player"),
    Block("card_units", MERCENARIES, 0, 20, "units lying on their mercenary card"),
    Block("has_secret", MAX_SEATS, 0, 1, "1 if the player has a secret mission"),
    Block("secret", MAX_SEATS * MISSIONS, 0, 1, "secret missions, as far as they are known"),
    # -- common
    Block("market", CARDS, 0, 1, "cards in the market"),
    Block("extras", CARDS, 0, 1, "extra cards, if the player who looks is the buyer"),
    Block("extras_size", 1, 0, CARDS, "extra cards"),
    Block("discard", CARDS, 0, 1, "cards discarded openly"),
    Block("discard_own", CARDS, 0, 1, "cards the player who looks discarded face down"),
    Block("discard_size", 1, 0, CARDS, "cards in the discard pile"),
    Block("deck_size", 1, 0, CARDS, "cards in the deck"),
    Block("common", MISSIONS, 0, 1, "the common mission"),
    Block("open_missions", MISSIONS, 0, 1, "missions to choose from, if they are seen"),
    # -- the choice of minorities
    Block("boards_open", MINORITIES, 0, 1, "minority boards lying open"),
    Block("boards_hand", MINORITIES, 0, 1, "in the own hand"),
    Block("boards_kept", MINORITIES, 0, 1, "kept by the player who looks"),
    Block("boards_passed", MINORITIES, 0, 1, "passed on by the player who looks"),
    Block("boards_chosen", MAX_SEATS * MINORITIES, 0, 1, "chosen openly, by player"),
    # -- the end
    Block("ended", ENDS, 0, 1, "not yet, by formation, by elimination, by the round limit"),
    Block("winners", MAX_SEATS, 0, 1, "the winners"),
    Block("won_with", MISSIONS, 0, 1, "the mission that was completed"),
]
SIZE: Final = size_of(LAYOUT)


def observe_into(s: State, seat: i64, row: Row) -> None:
    """Write what `seat` may know, block after block of LAYOUT."""
    row.one_of(seat, MAX_SEATS)
    row.question(s, seat, NUMBER)
    details(s, seat, row)
    turn(s, seat, row)
    board(s, seat, row)
    players(s, seat, row)
    open_cards(s, seat, row)
    boards(s, seat, row)
    row.one_of(s.ended, ENDS)
    place: i64
    for place in range(MAX_SEATS):
        row.put((s.winners >> seat_at(s, seat, place)) & 1 if place < s.seats else 0)
    row.one_of(s.won_with, MISSIONS)


def seat_at(s: State, seat: i64, place: i64) -> i64:
    """The player who sits `place` places after the one who looks."""
    return (seat + place) % s.seats


def place_of(s: State, seat: i64, other: i64) -> i64:
    """How many places after the one who looks a player sits."""
    return (other - seat + s.seats) % s.seats


def details(s: State, seat: i64, row: Row) -> None:
    """What the question on top is about; nobody else needs it."""
    cell: i64 = NOWHERE
    kind: i64 = NOWHERE
    player: i64 = NOWHERE
    effect: i64 = NOWHERE
    left: i64 = 0
    ship = False
    q = s.top
    if q is None or s.over or q.seat != seat:
        pass
    elif isinstance(q, attack.Target):
        cell = q.attacker
    elif isinstance(
        q,
        (attack.DisplaceUnit, pattern.PatternUnit, minorities.Protect, deploy.ResurrectUnit),
    ):
        cell = q.cell
    elif isinstance(q, (cards.Opponent, minorities.AttackNear)):
        cell = q.cell
        effect = q.effect
    elif isinstance(q, pattern.Orient):
        cell = q.cell
        effect = q.number
    elif isinstance(q, (pattern.Anchor, pattern.PatternCell)):
        effect = q.number
    elif isinstance(q, cards.HealUnits):
        left = q.left
    elif isinstance(q, deploy.DeployCell):
        kind = q.kind
        ship = q.from_ship
    elif isinstance(q, deploy.DeployNear):
        kind = q.kind
        cell = q.around
        ship = q.from_ship
    elif isinstance(q, (deploy.PlaceSquad, deploy.DriveOutFrom)):
        kind = q.kind
    elif isinstance(q, market.UseVisit):
        effect = q.extras
    elif isinstance(q, reserve.ReserveHit):
        player = q.victim
        left = q.left
    elif isinstance(q, steal.ForeignCard):
        effect = q.op
    elif isinstance(q, steal.StolenUnit):
        kind = MERCENARY + q.mercenary
        player = q.victim
    elif isinstance(q, swap.SwapSecond):
        cell = q.first
    row.one_of(cell, MAX_CELLS)
    row.one_of(kind, KINDS)
    row.one_of(NOWHERE if player == NOWHERE else place_of(s, seat, player), MAX_SEATS)
    row.put(effect + 1)
    row.put(left)
    row.flag(ship)


def turn(s: State, seat: i64, row: Row) -> None:
    """Whose turn it is, and what is left of it."""
    row.one_of(place_of(s, seat, s.first), MAX_SEATS)
    row.one_of(place_of(s, seat, s.active), MAX_SEATS)
    row.put(s.round)
    row.put(s.actions_left)
    row.bits(s.warlord_used, USES)
    row.bits(s.tired, MERCENARIES)
    row.put(s.extensions)
    row.one_of(s.playing, CARDS)
    start = row.at
    row.skip(MAX_CELLS)
    i: i64
    for i in range(s.queue_n):
        row.write(start + s.queue[i], i + 1)


def board(s: State, seat: i64, row: Row) -> None:
    """Units, cell by cell."""
    owner = row.at
    sort = owner + OWNERS * MAX_CELLS
    member = sort + SORTS * MAX_CELLS
    row.skip((OWNERS + SORTS + 1) * MAX_CELLS)
    on_board = s.unit
    cell: i64
    for cell in range(s.tables.cells):
        unit = on_board[cell]
        if unit == EMPTY:
            continue
        whose = units.owner_of(unit)
        place = MAX_SEATS if whose == NEUTRAL else place_of(s, seat, whose)
        row.write(owner + place * MAX_CELLS + cell, 1)
        kind = units.kind_of(unit)
        if kind < MINORITY:
            row.write(sort + kind * MAX_CELLS + cell, 1)
        elif kind < MERCENARY:
            row.write(sort + 3 * MAX_CELLS + cell, 1)
            row.write(member + cell, kind - MINORITY + 1)
        else:
            row.write(sort + 4 * MAX_CELLS + cell, 1)
            row.write(member + cell, kind - MERCENARY + 1)


def players(s: State, seat: i64, row: Row) -> None:
    """The players, block by block in turn order; everything is open but secret missions."""
    faction = row.at
    ally = faction + MAX_SEATS * FACTIONS
    at_home = ally + 4 * MAX_SEATS
    hired = at_home + MAX_SEATS
    home = hired + MAX_SEATS
    ship = home + 2 * MAX_SEATS
    leads = ship + 2 * MAX_SEATS
    row.skip(leads + MAX_SEATS * MINORITIES - faction)
    row.copy(s.home, POOL_MINORITY, MINORITIES)
    row.copy(s.ship, POOL_MINORITY, MINORITIES)
    row.put(s.shields)
    owned = row.at
    row.skip(MAX_SEATS * CARDS)
    row.copy(s.tokens, 0, MERCENARIES)
    has_secret = row.at
    secret = has_secret + MAX_SEATS
    row.skip(MAX_SEATS * (1 + MISSIONS))
    place: i64
    i: i64
    for place in range(s.seats):
        other = seat_at(s, seat, place)
        mate = s.tables.team[other] == s.tables.team[seat]
        if s.faction[other] != NOWHERE:
            row.write(faction + place * FACTIONS + s.faction[other], 1)
        row.write(ally + place, 1 if mate else 0)
        row.write(ally + MAX_SEATS + place, s.life[other])
        row.write(ally + 2 * MAX_SEATS + place, s.income[other])
        row.write(ally + 3 * MAX_SEATS + place, s.hexilum[other])
        row.write(at_home + place, 1 if s.warlord[other] == NOWHERE else 0)
        row.write(hired + place, s.hired[other])
        for i in range(2):
            row.write(home + 2 * place + i, s.home[2 * other + i])
            row.write(ship + 2 * place + i, s.ship[2 * other + i])
            if s.minority[2 * other + i] != NOWHERE:
                row.write(leads + place * MINORITIES + s.minority[2 * other + i], 1)
        mission = s.secret[other]
        if mission != NOWHERE:
            row.write(has_secret + place, 1)
            if mate or s.won_with == mission:
                row.write(secret + place * MISSIONS + mission, 1)
    where = s.where
    for i in range(CARDS):
        if OWNED <= where[i] < OWNED + s.seats:
            row.write(owned + place_of(s, seat, where[i] - OWNED) * CARDS + i, 1)


def open_cards(s: State, seat: i64, row: Row) -> None:
    """Market, discard pile and deck; extra cards are seen by their buyer alone."""
    shop = row.at
    extras = shop + CARDS
    extras_size = extras + CARDS
    discard = extras_size + 1
    discard_own = discard + CARDS
    discard_size = discard_own + CARDS
    row.skip(discard_size + 1 - shop)
    where = s.where
    card: i64
    for card in range(CARDS):
        place = where[card]
        if place == IN_MARKET:
            row.write(shop + card, 1)
        elif place == IN_EXTRAS:
            row.raise_at(extras_size)
            if s.buyer == seat:
                row.write(extras + card, 1)
        elif market.is_discarded(place):
            row.raise_at(discard_size)
            if place == IN_DISCARD:
                row.write(discard + card, 1)
            elif place == FACE_DOWN + seat:
                row.write(discard_own + card, 1)
    row.put(s.deck_n)
    row.one_of(s.common, MISSIONS)
    is_seen = not s.tables.hidden_pick or s.seat_to_act() == seat
    row.bits(s.open_missions if is_seen else 0, MISSIONS)


def boards(s: State, seat: i64, row: Row) -> None:
    """Minority boards while they are chosen: the open ones, and one's own in a draft."""
    start = row.at
    chosen = start + 4 * MINORITIES
    row.skip((4 + MAX_SEATS) * MINORITIES)
    m: i64
    for m in range(MINORITIES):
        place = s.board_at[m]
        if place == OPEN_BOARD:
            row.write(start + m, 1)
        elif place == HAND + seat:
            row.write(start + MINORITIES + m, 1)
        elif place == FIRST_KEPT + seat or place == SECOND_KEPT + seat:
            row.write(start + 2 * MINORITIES + m, 1)
        elif place == PASSED + seat:
            row.write(start + 3 * MINORITIES + m, 1)
        elif CHOSEN <= place < CHOSEN + s.seats:
            row.write(chosen + place_of(s, seat, place - CHOSEN) * MINORITIES + m, 1)
