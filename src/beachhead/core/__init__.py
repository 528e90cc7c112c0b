"""The engine every game stands on. Knows no game, no server, no language, no screen."""
