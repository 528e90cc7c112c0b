"""Near misses: a card in hand that cannot be played now, and why."""

from __future__ import annotations

from beachhead.core.contract import Refusal
from beachhead.games._template.rules import moves
from beachhead.games._template.rules.turn import PLAYS
from beachhead.games._template.state import State
from beachhead.games._template.vocab import CARDS, MARCH, MUSTER, STORM

REASONS = {
    MARCH: ("why-no-unit", "TP-MOVE-01"),
    MUSTER: ("why-no-place", "TP-MUSTER-01"),
    STORM: ("why-no-target", "TP-STORM-01"),
}


def refusals(s: State) -> list[Refusal]:
    """What the seat that is asked would expect to do and cannot."""
    top = s.top
    if top is None or top.name != "D-MAIN":
        return []
    found = []
    for card in range(CARDS):
        if s.hand[top.seat * CARDS + card] == 0:
            continue
        name = s.tables.cards[card]
        thing, targets = f"play:{name}", (f"card:{name}",)
        if s.plays == PLAYS:
            found.append(
                Refusal(thing, "why-plays", {"plays": PLAYS}, ("TP-TURN-01",), targets=targets)
            )
        elif not moves.playable(s, top.seat, card):
            key, rule = REASONS[card]
            found.append(Refusal(thing, key, rules=(rule,), targets=targets))
    return found
