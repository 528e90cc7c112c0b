"""Where the cards lie, for positions as text (core/position.py), and who knows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from beachhead.core.fields import named, wrong
from beachhead.core.position import Piles, Thing
from beachhead.games.war_of_the_worlds.fields import LAYOUT
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.tables import Tables
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    BUILDINGS,
    CARDS,
    EMPTY,
    PILE,
    RESERVE,
    ROW,
    SIDE_IDS,
    SIDES,
)

NONE = "none"  # an empty place of a row
BAGS = ("hand", "discard", "removed")
STACKS = {"deck": ("deck", "deck_n"), "decision_deck": ("plan", "plan_n")}


class WarPiles(Piles):
    """Hands are secret, orders of decks too, but not what was put under (WW-HID-02 to 04)."""

    layout = LAYOUT

    def blank(self, tables: Tables, seats: int) -> State:
        return State(tables)

    def write(self, s: State, seat: int | None) -> dict[str, list[Thing]]:
        found: dict[str, list[Thing]] = {}
        for side, name in enumerate(SIDE_IDS):
            supply = "" if seat is None else f"{name}-supply"
            future = "" if seat is None else f"{name}-decisions"
            secret = supply if seat != side else ""
            plan = [future if i >= s.plan_known[side] else "" for i in range(s.plan_n[side])]
            found |= {
                f"{name}.hand": [Thing(card, secret) for card in _bag(s, s.hand, side)],
                f"{name}.deck": [Thing(card, supply) for card in _stack(s, s.deck, s.deck_n, side)],
                f"{name}.decision_deck": [
                    Thing(card, pool)
                    for card, pool in zip(
                        _stack(s, s.plan, s.plan_n, side), reversed(plan), strict=True
                    )
                ],
                f"{name}.row": [
                    Thing(NONE if card == EMPTY else s.tables.card_ids[card])
                    for card in s.row[side * ROW : side * ROW + ROW]
                ],
                f"{name}.discard": [Thing(card) for card in _bag(s, s.discard, side)],
                f"{name}.removed": [Thing(card) for card in _bag(s, s.removed, side)],
            }
        return found

    def read(self, s: State, piles: Mapping[str, list[str]]) -> None:
        for path, words in piles.items():
            name, _, pile = path.partition(".")
            side = named(SIDE_IDS, name, f"$.piles.{name}")
            if pile in BAGS:
                row: Any = getattr(s, pile)
                for card in _cards(s, side, words, path):
                    row[card] += 1
            elif pile in STACKS:
                _fill(s, side, *STACKS[pile], words, path)
            elif pile == "row" and len(words) <= ROW:
                for i, word in enumerate(words):
                    if word != NONE:
                        s.row[side * ROW + i] = _card(s, side, word, path)
            else:
                raise wrong(f"$.piles.{path}", "no such pile, or too many cards")

    def complete(self, s: State) -> None:
        t = s.tables
        for side in range(SIDES):
            mine = range(t.first_card[side], t.last_card[side])
            s.hand_n[side] = sum(int(s.hand[card]) for card in mine)
            s.discard_n[side] = sum(int(s.discard[card]) for card in mine)
        s.alive = sum(s.civilians)
        s.marker_count = sum(s.markers)
        for unit in range(t.units):
            if s.at[unit] != RESERVE:
                s.force[t.unit_kind[unit] * AREAS + s.at[unit]] += 1
        standing = list(s.building)
        for kind in range(BUILDINGS):
            s.on_board[kind] = standing.count(kind)
        s.on_board[t.balloons] = sum(s.balloons)
        s.ship_area = standing.index(t.ship) if t.ship in standing else EMPTY

    def stock(self, s: State) -> dict[str, list[str]]:
        """What a supply deck begins with, and what can be bought."""
        t = s.tables
        found: dict[str, list[str]] = {}
        for card in range(CARDS):
            name = SIDE_IDS[t.card_side[card]]
            bought = t.card_count[card] - t.card_start[card]
            found.setdefault(f"{name}-supply", []).extend([t.card_ids[card]] * t.card_start[card])
            found.setdefault(f"{name}-decisions", []).extend([t.card_ids[card]] * bought)
        return found


def _bag(s: State, counts: Any, side: int) -> Iterator[str]:
    t = s.tables
    for card in range(t.first_card[side], t.last_card[side]):
        yield from [t.card_ids[card]] * counts[card]


def _stack(s: State, row: Any, counts: Any, side: int) -> list[str]:
    """The cards of a deck, the top first."""
    cards = row[side * PILE : side * PILE + counts[side]]
    return [s.tables.card_ids[card] for card in reversed(list(cards))]


def _card(s: State, side: int, word: str, path: str) -> int:
    card = named(s.tables.card_ids, word, f"$.piles.{path}")
    if s.tables.card_side[card] != side:
        raise wrong(f"$.piles.{path}", f"{word!r} is a card of the other side")
    return card


def _cards(s: State, side: int, words: list[str], path: str) -> list[int]:
    return [_card(s, side, word, path) for word in words]


def _fill(s: State, side: int, row: str, counts: str, words: list[str], path: str) -> None:
    if len(words) > PILE:
        raise wrong(f"$.piles.{path}", f"more than {PILE} cards")
    pile: Any = getattr(s, row)
    for i, card in enumerate(reversed(_cards(s, side, words, path))):
        pile[side * PILE + i] = card
    count: Any = getattr(s, counts)
    count[side] = len(words)
