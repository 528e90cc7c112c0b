from __future__ import annotations

from beachhead.core.contract import Refusal
from beachhead.games.war_of_the_worlds.state import State


def refusals(s: State) -> list[Refusal]:
    return []
