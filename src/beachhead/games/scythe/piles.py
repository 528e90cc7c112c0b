"""Where the cards lie, for positions as text (core/position.py), and who knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beachhead.core.fields import named, wrong
from beachhead.core.position import Piles, Thing
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.fields import LAYOUT
from beachhead.games.scythe.rules import hidden, objective
from beachhead.games.scythe.state import State
from beachhead.games.scythe.tables import Tables

VALUES = tuple(str(v.LOWEST_CARD + i) for i in range(v.CARD_VALUES))
DIALS = tuple(f"dial-{n}" for n in range(v.MAX_DIAL + 1))
SIDES = ("attacker", "defender")
NONE = "none"  # an objective that was fulfilled


class ScythePiles(Piles):
    """Hands, objectives, orders of decks and secret choices (SC-HID-01 to SC-HID-05)."""

    layout = LAYOUT

    def blank(self, tables: Tables, seats: int) -> State:
        return State(tables, seats)

    def write(self, s: State, seat: int | None) -> dict[str, list[Thing]]:
        return {
            **_hands(s, seat),
            **_objectives(s, seat),
            **_encounters(s, seat),
            **_factory(s, seat),
        }

    def read(self, s: State, piles: Mapping[str, list[str]]) -> None:
        t = s.tables
        for path, words in piles.items():
            pile, _, rest = path.partition(".")
            where = f"$.piles.{path}"
            if pile in ("hand", "scouted"):
                first = named(t.nation_ids, rest, where) * v.CARD_VALUES
                _add(getattr(s, pile), first, words, where)
            elif path in ("combat.deck", "combat.discard"):
                _add(getattr(s, rest), 0, words, where)
            elif pile == "committed":
                _commit(s, named(SIDES, rest, where), words, where)
            elif pile == "objectives" and rest != "deck":
                seat = named(t.nation_ids, rest, where)
                _hold(s, seat, words, where)
            elif pile == "seen_objectives":
                seat = named(t.nation_ids, rest, where)
                s.seen_objectives[seat] = _mask(t.objective_ids, words, where)
            elif path == "factory.pile":
                s.factory_pile = _mask(t.factory_ids, words, where)
            elif path in ("objectives.deck", "factory.box"):
                rest_of = t.objective_ids if pile == "objectives" else t.factory_ids
                _mask(rest_of, words, where)
            elif pile != "encounters":
                raise wrong(where, "no such pile")
        _stack_encounters(s, piles)

    def complete(self, s: State) -> None:
        if sorted(s.encounter_deck) != list(range(v.ENCOUNTERS)):
            raise wrong("$.piles.encounters", f"drawn and deck must be the {v.ENCOUNTERS} cards")
        for seat in range(s.seats):
            pieces = [int(s.character[seat])]
            for place in range(v.PLACES):
                index = seat * v.PLACES + place
                pieces += [place] * bool(s.workers[index] or s.mechs[index])
            s.present[seat] = sum(1 << place for place in set(pieces))
            first = seat * v.STRUCTURES
            built = {int(p) for p in s.built[first : first + v.STRUCTURES] if p != v.NOWHERE}
            s.standing[seat] = sum(1 << place for place in built)
            first = seat * v.STAR_KINDS
            s.star_total[seat] = sum(s.stars[first : first + v.STAR_KINDS])

    def asks_in_secret(self, s: State, seat: int) -> bool:
        """That somebody is asked would tell of an objective he holds (SC-HID-08)."""
        return s.top is not None and s.top.seat != seat and objective.is_secret(s)

    def stock(self, s: State) -> dict[str, list[str]]:
        t = s.tables
        return {
            "combat": [VALUES[i] for i in range(v.CARD_VALUES) for _ in range(t.card_count[i])],
            "objectives": list(t.objective_ids),
            "encounters": list(t.encounter_ids),
            "factory": list(t.factory_ids),
        }


# -- writing -------------------------------------------------------------------------------------


def _values(counts: Any, pool: str = "") -> list[Thing]:
    return [Thing(VALUES[i], pool) for i in range(v.CARD_VALUES) for _ in range(counts[i])]


def _hands(s: State, seat: int | None) -> dict[str, list[Thing]]:
    """Combat cards; another's secret choice counts as part of the hand."""
    pool = "" if seat is None else "combat"
    found = {
        "combat.deck": _values(list(s.deck), pool),
        "combat.discard": _values(list(s.discard)),
    }
    for other, nation in enumerate(s.tables.nation_ids):
        first = other * v.CARD_VALUES
        hand = [int(n) for n in s.hand[first : first + v.CARD_VALUES]]
        side = int(hidden.side_of(s, other))
        committed = [0] * v.COMMITMENT
        if side >= 0:
            committed = [int(n) for n in s.committed[side * v.COMMITMENT :][: v.COMMITMENT]]
        if seat is None or seat == other:
            found[f"hand.{nation}"] = _values(hand)
            found[f"scouted.{nation}"] = _values(list(s.scouted[first : first + v.CARD_VALUES]))
            if side >= 0:
                dial = [Thing(DIALS[committed[v.DIAL]])] if committed[v.DIAL] else []
                found[f"committed.{SIDES[side]}"] = [*dial, *_values(committed)]
            continue
        sure = _certain(s, seat, other)
        open_ = [hand[i] + committed[i] - sure[i] for i in range(v.CARD_VALUES)]
        found[f"hand.{nation}"] = _values(sure) + _values(open_, pool)
    return found


def _certain(s: State, seat: int, other: int) -> list[int]:
    """The stolen cards that a victim of Scout knows in the thief's hand."""
    if not s.abilities[other] & v.SCOUT:
        return [0] * v.CARD_VALUES
    first = seat * v.CARD_VALUES
    return [int(n) for n in s.scouted[first : first + v.CARD_VALUES]]


def _objectives(s: State, seat: int | None) -> dict[str, list[Thing]]:
    ids = s.tables.objective_ids
    held = [int(card) for card in s.objectives]
    found = {}
    seen = 0 if seat is None else int(s.seen_objectives[seat])
    for other, nation in enumerate(s.tables.nation_ids):
        pool = "" if seat in (None, other) else "objectives"
        row = held[other * v.HELD_OBJECTIVES : (other + 1) * v.HELD_OBJECTIVES]
        found[f"objectives.{nation}"] = [
            Thing(NONE) if card == v.NO_CARD else Thing(ids[card], pool) for card in row
        ]
        if seat in (None, other):
            known = int(s.seen_objectives[other])
            found[f"seen_objectives.{nation}"] = [
                Thing(ids[i]) for i in range(v.OBJECTIVES) if known >> i & 1
            ]
    deck = [
        Thing(ids[i], "" if seat is None or seen >> i & 1 else "objectives")
        for i in range(v.OBJECTIVES)
        if i not in held
    ]
    # known cards first: their place among the others would tell which of those somebody holds
    found["objectives.deck"] = sorted(deck, key=lambda thing: thing.pool != "")
    return found


def _encounters(s: State, seat: int | None) -> dict[str, list[Thing]]:
    ids = [s.tables.encounter_ids[card] for card in s.encounter_deck]
    drawn = int(s.encounters_drawn)
    pool = "" if seat is None else "encounters"
    return {
        "encounters.drawn": [Thing(card) for card in ids[:drawn]],
        "encounters.deck": [Thing(card, pool) for card in ids[drawn:]],
    }


def _factory(s: State, seat: int | None) -> dict[str, list[Thing]]:
    ids = s.tables.factory_ids
    pool = "" if seat is None or s.factory_seen >> seat & 1 else "factory"
    taken = {int(card) for card in s.factory_card}
    left = [i for i in range(v.FACTORY_CARDS) if s.factory_pile >> i & 1]
    box = [i for i in range(v.FACTORY_CARDS) if i not in left and i not in taken]
    return {
        "factory.pile": [Thing(ids[i], pool) for i in left],
        "factory.box": [Thing(ids[i], pool) for i in box],
    }


# -- reading -------------------------------------------------------------------------------------


def _add(row: Any, first: int, words: list[str], path: str) -> None:
    for word in words:
        row[first + named(VALUES, word, path)] += 1


def _commit(s: State, side: int, words: list[str], path: str) -> None:
    first = side * v.COMMITMENT
    for word in words:
        if word in DIALS:
            s.committed[first + v.DIAL] = DIALS.index(word)
        else:
            s.committed[first + named(VALUES, word, path)] += 1


def _hold(s: State, seat: int, words: list[str], path: str) -> None:
    if len(words) > v.HELD_OBJECTIVES:
        raise wrong(path, f"more than {v.HELD_OBJECTIVES} objectives")
    for i, word in enumerate(words):
        if word != NONE:
            card = named(s.tables.objective_ids, word, path)
            if card in list(s.objectives):
                raise wrong(path, f"{word} lies in two places")
            s.objectives[seat * v.HELD_OBJECTIVES + i] = card


def _mask(ids: list[str], words: list[str], path: str) -> int:
    mask = 0
    for word in words:
        one = 1 << named(ids, word, path)
        if mask & one:
            raise wrong(path, f"{word} lies there twice")
        mask |= one
    return mask


def _stack_encounters(s: State, piles: Mapping[str, list[str]]) -> None:
    ids = s.tables.encounter_ids
    drawn, deck = piles.get("encounters.drawn", []), piles.get("encounters.deck", [])
    seen = _mask(ids, drawn, "$.piles.encounters.drawn")
    if seen & _mask(ids, deck, "$.piles.encounters.deck"):
        raise wrong("$.piles.encounters", "a card lies in two places")
    for i, word in enumerate([*drawn, *deck]):
        s.encounter_deck[i] = ids.index(word)
    s.encounters_drawn = len(drawn)
