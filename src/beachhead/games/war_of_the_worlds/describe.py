from __future__ import annotations

from beachhead.core.contract import Option
from beachhead.games.war_of_the_worlds.names import action_names
from beachhead.games.war_of_the_worlds.state import State


def option(s: State, action: int) -> Option:
    return Option(action, action_names(s.tables)[action], "x")
