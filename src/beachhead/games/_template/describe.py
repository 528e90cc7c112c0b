"""The human side of an action: its notation, its words, what it touches on the board."""

from __future__ import annotations

from beachhead.core.contract import Option
from beachhead.core.event import Facts
from beachhead.games._template.state import State
from beachhead.games._template.tables import Tables
from beachhead.games._template.vocab import AREAS, END_TURN, FROM0, HIT0, PLACE0, PLAY0, TO0

VERBS = ((FROM0, "from"), (TO0, "to"), (PLACE0, "place"), (HIT0, "hit"))


def action_names(tables: Tables) -> list[str]:
    """The notation of every action, at its number."""
    cards = [f"play:{card}" for card in tables.cards]
    return ["end_turn", *cards, *(f"{verb}:{area}" for _, verb in VERBS for area in tables.areas)]


def describe(s: State, action: int) -> Option:
    """A legal action as people read it."""
    name = action_names(s.tables)[action]
    assert s.top is not None
    rules = (s.top.rule,)
    if action == END_TURN:
        return Option(action, name, "option-end-turn", rules=rules)
    if action < FROM0:
        card = s.tables.cards[action - PLAY0]
        facts: Facts = {"card": f"card-{card}"}
        return Option(action, name, "option-play", facts, (f"card:{card}",), rules=rules)
    first, verb = next((first, verb) for first, verb in VERBS if action < first + AREAS)
    area = s.tables.areas[action - first]
    return Option(
        action, name, f"option-{verb}", {"area": f"area-{area}"}, (f"area:{area}",), rules=rules
    )
