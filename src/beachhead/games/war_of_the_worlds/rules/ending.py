"""Chapter 15, end of the game: WW-END."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.vocab import (
    HUMAN,
    MARTIAN,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def check_damage(s: State) -> None:
    """WW-END-01, WW-END-05. The Humans win as soon as the marker reaches 30; more is ignored.

    In whoever's turn that happens (WW-DMGM-10).
    """
    # WW-DMGM-10. Landmines can end the game in the Martian turn.
    if s.damage >= s.tables.damage_target:
        win(s, HUMAN)


def check_civilians(s: State) -> None:
    """WW-END-02. The Martians win as soon as no civilian is left on the board."""
    if s.alive == 0:
        win(s, MARTIAN)


def win(s: State, side: i64) -> None:
    """WW-END-03, WW-END-04. The game stops at once; there is no draw and no tie-break."""
    s.over = True
    s.winner = side
    events.game_won(s, side, s.adjudicated)


def round_limit_reached(s: State) -> bool:
    """Checked at the end of the human turn (WW-END-06)."""
    return s.tables.round_limit > 0 and s.round >= s.tables.round_limit


def adjudicate(s: State) -> None:
    """WW-END-06. At the round limit the higher progress wins; on equality the Humans held out."""
    s.adjudicated = True
    destroyed = s.tables.civilians - s.alive
    win(s, MARTIAN if destroyed > s.damage else HUMAN)
