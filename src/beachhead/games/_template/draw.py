"""The table in a terminal."""

from __future__ import annotations

from typing import Any

from beachhead.games._template.rules import ending
from beachhead.games._template.state import State
from beachhead.games._template.vocab import AREAS, CARDS, NOBODY


def draw(s: State, seat: int, say: Any) -> str:
    """Areas with their units and neighbours, then each seat; `seat` sees its own hand."""
    lines = [say("draw-round", round=int(s.round), rounds=int(s.tables.rounds)), ""]
    width = max(len(say("area-" + name)) for name in s.tables.areas)
    lines += [_area(s, area, width, say) for area in range(AREAS)]
    lines.append("")
    lines += [_seat(s, number, seat, say) for number in range(s.seats)]
    return "\n".join(lines)


def _area(s: State, area: int, width: int, say: Any) -> str:
    name = say("area-" + s.tables.areas[area]).ljust(width)
    stars = ("★" * int(s.tables.values[area])).ljust(3)
    near = ", ".join(say("area-" + s.tables.areas[n]) for n in s.tables.neighbours[area])
    if s.owner[area] == NOBODY:
        held = ""
    else:
        held = "●" * int(s.units[area]) + " " + say("side-" + s.tables.sides[s.owner[area]])
    return f"  {name} {stars} {held:<16} → {near}"


def _seat(s: State, number: int, reader: int, say: Any) -> str:
    side = say("side-" + s.tables.sides[number])
    facts = {
        "points": int(ending.points(s, number)),
        "reserve": int(s.reserve[number]),
        "hand": int(s.hand_size(number)),
    }
    line = say("draw-seat", side=side, **facts)
    if number != reader:
        return f"  {line}"
    hand = [
        say("card-" + s.tables.cards[card])
        for card in range(CARDS)
        for _ in range(s.hand[number * CARDS + card])
    ]
    return f"▶ {line} {', '.join(hand)}"
