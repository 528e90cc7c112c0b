"""After the game: what was good, what was luck, what else there was."""
