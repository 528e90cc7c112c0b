"""What can happen, one function per event. Returns at once when nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Event, Facts, only

if TYPE_CHECKING:
    from beachhead.games._template.state import State


def _area(s: State, area: i64) -> str:
    return "area-" + s.tables.areas[area]


def _side(s: State, seat: i64) -> str:
    return "side-" + s.tables.sides[seat]


def card_played(s: State, seat: i64, card: i64) -> None:
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "card": "card-" + s.tables.cards[card]}
    s.journal.tell(Event("card-played", s.tables.card_rules[card], facts))


def turn_began(s: State, seat: i64) -> None:
    """The log opens a new paragraph with it."""
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "round": int(s.round)}
    s.journal.tell(Event("turn-began", "TP-TURN-01", facts))


def card_drawn(s: State, seat: i64, card: i64) -> None:
    """The owner learns which card it is, the others that it was drawn."""
    if s.journal is None:
        return
    facts: Facts = {"card": "card-" + s.tables.cards[card]}
    s.journal.tell(
        Event("card-drawn", "TP-TURN-02", facts, only(seat), rumour={"side": _side(s, seat)})
    )


def unit_marched(s: State, seat: i64, src: i64, dst: i64) -> None:
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "from": _area(s, src), "to": _area(s, dst)}
    s.journal.tell(Event("unit-marched", "TP-MOVE-01", facts))


def units_fell(s: State, seat: i64, defender: i64, area: i64) -> None:
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "other": _side(s, defender), "area": _area(s, area)}
    s.journal.tell(Event("units-fell", "TP-MOVE-02", facts))


def unit_mustered(s: State, seat: i64, area: i64) -> None:
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "area": _area(s, area)}
    s.journal.tell(Event("unit-mustered", "TP-MUSTER-01", facts))


def unit_stormed(s: State, seat: i64, victim: i64, area: i64) -> None:
    if s.journal is None:
        return
    facts: Facts = {"side": _side(s, seat), "other": _side(s, victim), "area": _area(s, area)}
    s.journal.tell(Event("unit-stormed", "TP-STORM-01", facts))


def game_ended(s: State) -> None:
    if s.journal is None:
        return
    if s.dominant >= 0:
        facts: Facts = {"side": _side(s, s.dominant)}
        s.journal.tell(Event("game-ended-by-dominance", "TP-END-02", facts))
    else:
        s.journal.tell(Event("game-ended-after-rounds", "TP-END-01", {"rounds": int(s.round)}))
