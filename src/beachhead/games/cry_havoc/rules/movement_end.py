"""Chapter 4.2, the end of a movement: five steps in order. CH-MOVEEND."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import (
    battle_regions,
    bits,
    draw_two,
    general,
    piles,
    trog_tokens,
)
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    BATTLE0,
    DECK0,
    DISCARDED,
    EXPLORE0,
    EXPLORE_ACT0,
    FIND_CARD,
    FIND_CRYSTAL,
    FIND_MAPS,
    FIND_UNIT,
    FIND_VP,
    REVEAL0,
    TOKENS,
    TROGS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndMove(Question):
    """CH-MOVEEND-01, CH-MOVEEND-06, CH-MOVEEND-07, CH-MOVEEND-08. Step 1: Exploration tokens.

    `scope` holds every Region after a Move action, else only the Regions an effect entered; Units
    that merely crossed a Region do not stand there now. Old Battle Regions are passed over.
    """

    rule: ClassVar[str] = "CH-MOVEEND-01"
    name: ClassVar[str] = "D-END-EXPLORE"

    def __init__(self, below: Question, seat: i64, army: i64, scope: i64, cards: bool) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.scope: Final = scope
        self.cards: Final = cards  # whether the cards of a Move action lie on the table

    def regions(self, s: State) -> i64:
        return s.explore_tokens & s.present[self.army] & self.scope & ~s.battles

    def run(self, s: State) -> bool:
        if self.regions(s) != 0:
            return False
        below = self.below
        assert below is not None
        s.top = RevealTokens(below, self.seat, self.army, self.scope, self.cards)
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, EXPLORE_ACT0, self.regions(s))

    def apply(self, s: State, action: i64) -> None:
        explore(s, self.seat, self.army, action - EXPLORE_ACT0)


def explore(s: State, seat: i64, army: i64, region: i64) -> None:
    """CH-EXP-01, CH-EXP-02. The token gives its text to whoever revealed it and is gone."""
    token: i64 = EXPLORE0
    while s.places[token] != region:
        token += 1
    s.places[token] = DISCARDED
    s.reveals += 1
    mask: i64 = 0
    i: i64
    for i in range(EXPLORE0, TOKENS):
        if s.places[i] >= 0:
            mask |= 1 << s.places[i]
    s.explore_tokens = mask
    does = s.tables.token_does[token]
    n = s.tables.token_n[token]
    map_events.explored(s, army, region, token)
    if does == FIND_CRYSTAL:
        general.add_crystals(s, region, n)
    elif does == FIND_CARD:
        piles.draw(s, army, n, "CH-EXP-01")
    elif does == FIND_VP:
        general.score(s, army, n, "CH-EXP-01")
    elif does == FIND_UNIT:
        general.recruit(s, army, region, n, "CH-EXP-01")
    elif does == FIND_MAPS and piles.terrain_decks(s) != 0:
        s.top = LocalMaps(s.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LocalMaps(Question):
    """Local Maps: the top card of a terrain deck of choice (CH-EXP-01)."""

    rule: ClassVar[str] = "CH-EXP-01"
    name: ClassVar[str] = "D-EXPLORE-DECK"

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, DECK0, piles.terrain_decks(s))

    def expected(self, s: State, out: Actions) -> None:
        piles.expect_decks(out)

    def bar(self, s: State, action: i64) -> i64:
        return piles.bar_to_deck(s, action - DECK0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        draw_two.look_at_terrain(s, s.tables.army_of[self.seat], action - DECK0, 1, "CH-EXP-01")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RevealTokens(Question):
    """CH-MOVEEND-02, CH-MOVEEND-09. Step 2: War Party and Nest tokens, Region by Region.

    Each step is finished for all Regions before the next begins.
    """

    rule: ClassVar[str] = "CH-MOVEEND-02"
    name: ClassVar[str] = "D-END-TROGTOKEN"

    def __init__(self, below: Question, seat: i64, army: i64, scope: i64, cards: bool) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.scope: Final = scope
        self.cards: Final = cards

    def regions(self, s: State) -> i64:
        """CH-TOK-08. Not where another player's Units are met: two armies per Region are enough."""
        if roster.of(self.army).skips_tokens():
            return 0
        tokens = (s.war_tokens | s.nest_tokens) & s.present[self.army] & self.scope & ~s.battles
        other: i64
        for other in range(ARMIES):
            if other not in (self.army, TROGS):
                tokens &= ~s.present[other]
        return tokens

    def run(self, s: State) -> bool:
        if self.regions(s) != 0:
            return False
        below = self.below
        assert below is not None
        s.top = PlaceMarkers(below, self.seat, self.army, self.scope, self.cards)
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, REVEAL0, self.regions(s))

    def apply(self, s: State, action: i64) -> None:
        trog_tokens.reveal_for_invader(s, self.army, action - REVEAL0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceMarkers(Question):
    """CH-MOVEEND-03. Step 3: Battle markers where own and enemy Units now stand together."""

    rule: ClassVar[str] = "CH-MOVEEND-03"
    name: ClassVar[str] = "D-END-BATTLE"

    def __init__(self, below: Question, seat: i64, army: i64, scope: i64, cards: bool) -> None:
        super().__init__(below, seat)
        self.army: Final = army
        self.scope: Final = scope
        self.cards: Final = cards

    def regions(self, s: State) -> i64:
        return s.present[self.army] & s.enemies(self.army) & self.scope & ~s.battles

    def run(self, s: State) -> bool:
        if self.regions(s) != 0:
            return False
        take_empty_regions(s, self.army, self.scope)
        if self.cards:
            piles.clear_laid(s, self.army)
        s.top = self.below
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, BATTLE0, self.regions(s))

    def apply(self, s: State, action: i64) -> None:
        battle_regions.place_marker(s, self.army, action - BATTLE0)


def take_empty_regions(s: State, army: i64, scope: i64) -> None:
    """CH-MOVEEND-04, CH-GEN-25. Step 4: control of every Region that holds only own Units."""
    mask = s.present[army] & scope & ~s.enemies(army) & ~s.control[army]
    region: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            general.take_control(s, army, region)
        mask >>= 1
        region += 1
