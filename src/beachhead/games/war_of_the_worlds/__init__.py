"""War of the Worlds: The New Wave. Two sides: Martians against the people of Great Britain."""

from beachhead.games.war_of_the_worlds.game import WarOfTheWorlds

GAME = WarOfTheWorlds()
