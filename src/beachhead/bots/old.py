"""The search as it was before the ends of games were solved, for comparison: `thinker@old`."""

from __future__ import annotations

from beachhead.bots.base import Bot
from beachhead.bots.ideas import ALL
from beachhead.bots.thinker import ThinkerBot


def make(game: str) -> Bot:
    return ThinkerBot(game, ALL, None, alert=False)
