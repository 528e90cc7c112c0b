"""The search with a learned judgement, where a game has one; else with its advice."""

from __future__ import annotations

from pathlib import Path

from beachhead.bots import judgements
from beachhead.bots.base import Bot
from beachhead.bots.ideas import ALL
from beachhead.bots.thinker import ThinkerBot
from beachhead.core.errors import SetupError


def make(game: str) -> Bot:
    found = judgements.own(game)
    return ThinkerBot(game, ALL, None if found is None else found.evaluate)


def trained(path: Path, game: str) -> Bot:
    """The same with weights from a file."""
    found = judgements.judgement(judgements.read(path), game)
    if found is None:
        raise SetupError(f"{path} does not fit {game}", field="bot", value=str(path))
    return ThinkerBot(game, ALL, found.evaluate)
