"""Where the cards lie, for positions as text (core/position.py), and who knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beachhead.core.fields import named, wrong
from beachhead.core.position import Piles, Thing
from beachhead.games._template.fields import LAYOUT
from beachhead.games._template.state import State
from beachhead.games._template.tables import Tables
from beachhead.games._template.vocab import CARDS


class CardPiles(Piles):
    """Hands and the order of the deck are secret (TP-HID-01); the discard pile is not."""

    layout = LAYOUT

    def blank(self, tables: Tables, seats: int) -> State:
        return State(tables, seats)

    def write(self, s: State, seat: int | None) -> dict[str, list[Thing]]:
        ids = s.tables.cards
        secret = "" if seat is None else "deck"
        found = {
            "deck": [Thing(ids[s.deck[i]], secret) for i in reversed(range(s.deck_n))],
            "discard": [Thing(ids[c]) for c in range(CARDS) for _ in range(s.discard[c])],
        }
        for other, side in enumerate(s.tables.sides):
            pool = secret if other != seat else ""
            found[f"hand.{side}"] = [
                Thing(ids[card], pool)
                for card in range(CARDS)
                for _ in range(s.hand[other * CARDS + card])
            ]
        return found

    def read(self, s: State, piles: Mapping[str, list[str]]) -> None:
        for path, words in piles.items():
            cards = [named(s.tables.cards, word, f"$.piles.{path}") for word in words]
            pile, _, side = path.partition(".")
            if path == "deck" and len(cards) <= len(s.deck):
                for i, card in enumerate(reversed(cards)):
                    s.deck[i] = card
                s.deck_n = len(cards)
            elif path == "discard":
                _add(s.discard, 0, cards)
            elif pile == "hand":
                seat = named(s.tables.sides, side, f"$.piles.{path}")
                _add(s.hand, seat * CARDS, cards)
            else:
                raise wrong(f"$.piles.{path}", "no such pile, or too many cards")

    def complete(self, s: State) -> None:
        """All that follows from other fields, the size of the deck, is set with it."""

    def stock(self, s: State) -> dict[str, list[str]]:
        t = s.tables
        return {"deck": [t.cards[card] for card in range(CARDS) for _ in range(t.copies[card])]}


def _add(counts: Any, first: int, cards: list[int]) -> None:
    for card in cards:
        counts[first + card] += 1
