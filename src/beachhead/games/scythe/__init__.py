"""Scythe, by the base rules of 2016."""

from beachhead.games.scythe.game import Scythe

GAME = Scythe()
