"""Chapter 4.8, Draw 2, keep 1, and every other look at two cards. CH-DRAW2."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import bits, piles
from beachhead.games.cry_havoc.vocab import (
    CARD_BITS,
    DECK0,
    DISCARD,
    HAND,
    KEEP0,
    NOWHERE,
    OWN_DECK,
    TERRAIN_MASK,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def sources(s: State, army: i64) -> i64:
    """CH-DRAW2-02. The own deck and any terrain deck, whatever the player controls; no empty
    one.
    """
    mask = piles.terrain_decks(s)
    if piles.can_draw(s, army):
        mask |= 1 << OWN_DECK
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSource(Question):
    """CH-DRAW2-01. Two cards of one deck; one is kept, the other discarded or shuffled back."""

    rule: ClassVar[str] = "CH-DRAW2-01"
    name: ClassVar[str] = "D-DRAW2-SOURCE"

    def completes(self) -> bool:
        return True

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, DECK0, sources(s, s.tables.army_of[self.seat]))

    def expected(self, s: State, out: Actions) -> None:
        piles.expect_decks(out)

    def bar(self, s: State, action: i64) -> i64:
        return piles.bar_to_deck(s, action - DECK0)

    def apply(self, s: State, action: i64) -> None:
        army = s.tables.army_of[self.seat]
        s.top = self.below
        if action - DECK0 != OWN_DECK:
            look_at_terrain(s, army, action - DECK0, 2, "CH-DRAW2-01")
            return
        for _ in range(2):
            bit = piles.take_top(s, army)
            if bit != NOWHERE:
                s.look |= bits.only(bit)
        keep_one(s, army, OWN_DECK, "CH-DRAW2-01")


def look_at_terrain(s: State, army: i64, terrain: i64, n: i64, rule: str) -> None:
    """The top cards of a terrain deck; one of them goes to the hand."""
    for _ in range(n):
        bit = piles.take_terrain(s, terrain)
        if bit != NOWHERE:
            s.look |= bits.only(bit)
    keep_one(s, army, terrain, rule)


def keep_one(s: State, army: i64, source: i64, rule: str) -> None:
    """CH-DRAW2-04. A single card is kept without a choice."""
    if s.look & (s.look - 1) == 0:
        keep(s, army, bits.first(s.look), source, rule)
    else:
        events.cards_seen(s, army, s.look, source, rule)
        s.top = KeepOne(s.top, s.seat_of(army), source, rule)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KeepOne(Question):
    """Which of the two cards is kept; the others learn only where it came from (CH-DRAW2-01)."""

    rule: ClassVar[str] = "CH-DRAW2-01"
    name: ClassVar[str] = "D-DRAW2-KEEP"

    def __init__(self, below: Question | None, seat: i64, source: i64, law: str) -> None:
        super().__init__(below, seat)
        self.source: Final = source
        self.law: Final = law  # the rule that let the player look

    def completes(self) -> bool:
        return True

    def seems_open(self, s: State) -> bool:
        """Two cards of one kind are as secret as any two."""
        return True

    def legal(self, s: State, out: Actions) -> None:
        piles.offer_kinds(s, out, KEEP0, s.tables.army_of[self.seat], s.look)

    def apply(self, s: State, action: i64) -> None:
        army = s.tables.army_of[self.seat]
        s.top = self.below
        keep(s, army, piles.find(s, army, s.look, action - KEEP0), self.source, self.law)


def keep(s: State, army: i64, bit: i64, source: i64, rule: str) -> None:
    """CH-DRAW2-03. The kept card belongs to the player for the rest of the game."""
    other = s.look & ~bits.only(bit)
    s.look = 0
    s.piles[HAND + army] |= bits.only(bit)
    events.card_kept(s, army, s.tables.kind_of[army * CARD_BITS + bit], source, rule)
    if other == 0:
        return
    if source == OWN_DECK:
        s.piles[DISCARD + army] |= other
        s.shown |= other & TERRAIN_MASK
        events.card_discarded(s, army, s.tables.kind_of[army * CARD_BITS + bits.first(other)], rule)
    else:
        s.shown &= ~bits.only(bit)  # which of the two was kept stays secret
        piles.shuffle_back(s, bits.first(other))
