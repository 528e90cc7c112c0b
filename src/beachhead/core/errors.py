"""Everything that can go wrong at the public doors, with a reason a reader can be told.

    BeachheadError
    ├── UnknownGame           no such game in the registry
    ├── SetupError            seats, options or seed do not fit the game
    ├── ContentError          a content or edition file is wrong; carries file and path
    ├── ReplayError           a saved game cannot be read or does not replay to its end
    ├── PositionError         a position cannot be read or cannot be; carries path and reason
    └── ActionError
        ├── UnreadableAction  no action of this game is written like that
        ├── IllegalAction     an action of this game, but not legal here
        ├── NotYourTurn       another seat is asked
        └── MatchOver         nobody is asked any more

Each carries a message key and facts, so that the reader's language decides the words; `str()`
gives a plain English line for logs.
"""

from __future__ import annotations

from typing import ClassVar

Facts = dict[str, int | str]


class BeachheadError(Exception):
    """Base of all errors that are somebody's input, not a fault of ours."""

    key: ClassVar[str] = "error"

    def __init__(self, text: str, **facts: int | str) -> None:
        super().__init__(text)
        self.facts: Facts = facts


class UnknownGame(BeachheadError):
    key = "error-unknown-game"


class SetupError(BeachheadError):
    key = "error-setup"


class ContentError(BeachheadError):
    key = "error-content"


class ReplayError(BeachheadError):
    key = "error-replay"


class PositionError(BeachheadError):
    key = "error-position"


class ActionError(BeachheadError):
    key = "error-action"


class UnreadableAction(ActionError):
    key = "error-unreadable-action"


class IllegalAction(ActionError):
    key = "error-illegal-action"


class NotYourTurn(ActionError):
    key = "error-not-your-turn"


class MatchOver(ActionError):
    key = "error-match-over"
