"""Why not: the reason for what a person would expect and is not offered.

The condition that decides whether an action is legal returns the number of a reason instead of
yes or no, FREE if nothing stands against it; so reasons cannot drift from rules. A question names
the actions people look for (`expected`) and gives the number for one of them (`bar`); the game's
table says what the number means to people. Nothing of it is done unless somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from beachhead.core.engine import FREE, Actions
from beachhead.core.event import Facts
from beachhead.core.kinds import Kinds
from beachhead.core.options import Refusal


class Why(msgspec.Struct, frozen=True):
    """What the number of a reason means: a sentence, the rules behind it, the numbers in it.

    What depends on the position is a function of state, question and action.
    """

    key: str  # message id, "why-blocked"
    rules: tuple[str, ...] | Callable[[Any, Any, int], tuple[str, ...]]
    facts: Callable[[Any, Any, int], Facts] | None = None
    # the things on the screen it greys out, where they are not those of the action
    targets: Callable[[Any, Any, int], tuple[str, ...]] | None = None


def refusals(kinds: Kinds, reasons: Mapping[int, Why], s: Any) -> list[Refusal]:
    """Near misses of the question on top, each with its reason."""
    top = s.top
    expected = Actions()
    top.expected(s, expected)
    barred = ((action, int(top.bar(s, action))) for action in expected.to_list())
    return [_refusal(kinds, reasons[code], s, action) for action, code in barred if code != FREE]


def _refusal(kinds: Kinds, why: Why, s: Any, action: int) -> Refusal:
    asked = s.top
    facts = why.facts(s, asked, action) if why.facts else {}
    rules = why.rules(s, asked, action) if callable(why.rules) else why.rules
    targets = why.targets(s, asked, action) if why.targets else kinds.targets(s, action)
    return Refusal(kinds.name(s.tables, action), why.key, facts, rules, targets)
