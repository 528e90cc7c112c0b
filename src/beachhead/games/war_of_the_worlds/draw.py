from __future__ import annotations

from beachhead.games.war_of_the_worlds.state import State


def draw(s: State, seat: int, say: object) -> str:
    return ""
