"""Chapter 2, set-up: WW-SETUP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import chance, row, turn
from beachhead.games.war_of_the_worlds.vocab import (
    AREA0,
    AREAS,
    MARTIAN,
    PILE,
    SIDES,
    UNIT_KINDS,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def set_up(s: State) -> None:
    """WW-SETUP-01. Each side takes its cards, tokens and units; then the ship lands."""
    place_civilians(s)
    # WW-SETUP-05. The damage marker starts on 0, or where a handicap puts it.
    s.damage = s.tables.start_damage
    side: i64
    for side in range(SIDES):
        deal(s, side)
    if len(s.tables.landing) > 1:
        s.top = Landing(None, MARTIAN)
    else:
        land(s, s.tables.landing[0])


def place_civilians(s: State) -> None:
    """WW-SETUP-02, WW-VAR-05. Civilians in the marked areas, less a handicap, one from each."""
    t = s.tables
    missing = t.handicap_civilians
    area: i64
    for area in range(AREAS):
        here = t.start_civilians[area]
        if here > 0 and missing > 0:
            here -= 1
            missing -= 1
        s.civilians[area] = here
        s.alive += here
    events.civilians_settled(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Landing(Question):
    """WW-SETUP-03. The ship lands in an area with the landing symbol.

    The standard board has one such area, so nothing is asked; an edition may have more.
    """

    rule: ClassVar[str] = "WW-SETUP-03"
    name: ClassVar[str] = "D-LANDING"

    def legal(self, s: State, out: Actions) -> None:
        for area in s.tables.landing:
            out.add(AREA0 + area)

    def apply(self, s: State, action: i64) -> None:
        land(s, action - AREA0)


def land(s: State, area: i64) -> None:
    """WW-SETUP-04. The first tripod and UFO stand with the ship; all other units in reserve."""
    t = s.tables
    s.ship_area = area
    s.building[area] = t.ship
    s.on_board[t.ship] = 1
    s.tokens[t.ship] -= 1
    kind: i64
    u: i64
    for kind in range(UNIT_KINDS):
        for u in range(t.unit_first[kind], t.unit_first[kind] + t.unit_start[kind]):
            s.move(u, area)
    events.ship_landed(s, area)
    # WW-SETUP-12. The Martians take the first turn.
    turn.begin(s, MARTIAN)


def deal(s: State, side: i64) -> None:
    """WW-SETUP-06, WW-SETUP-09. Start deck and decision deck, shuffled; row and hand are dealt."""
    t = s.tables
    card: i64
    for card in range(t.first_card[side], t.last_card[side]):
        # WW-SETUP-07, WW-SETUP-08. How many copies start in the supply deck stands in the content.
        for _ in range(t.card_start[card]):
            s.deck[side * PILE + s.deck_n[side]] = card
            s.deck_n[side] += 1
        # WW-CARD-01. Start cards have no cost and are never in a decision row.
        for _ in range(t.card_count[card] - t.card_start[card]):
            s.plan[side * PILE + s.plan_n[side]] = card
            s.plan_n[side] += 1
    chance.shuffle_start(s, side)
    row.fill(s, side)
    # WW-SETUP-10, WW-SETUP-11. Five cards in hand; the discard piles start empty.
    chance.draw_hand(s, side)
