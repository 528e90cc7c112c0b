"""Cry Havoc: four unlike armies, one planet full of Crystals. The rules:
`docs/rules/cry_havoc/`.
"""

from beachhead.games.cry_havoc.game import CryHavoc

GAME = CryHavoc()
