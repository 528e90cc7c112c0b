"""Hexpanse."""

from beachhead.games.hexpanse.game import Hexpanse

GAME = Hexpanse()
