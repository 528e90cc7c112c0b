"""What happened, as facts. The engine never writes a sentence: words live in `locales/`.

A fact is a number or the id of a word. Hidden information is part of the event: the seats in
`known_to` get the facts, the others the rumour, or nothing.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Fact: TypeAlias = int | str
Facts: TypeAlias = dict[str, Fact]

EVERYONE: Final = -1


def only(seat: i64) -> i64:
    """The audience that consists of one seat."""
    return 1 << seat


class Event:
    """One thing that happened at the table."""

    def __init__(
        self,
        key: str,
        rule: str,
        facts: Facts,
        known_to: i64 = EVERYONE,
        rumour: Facts | None = None,
    ) -> None:
        self.key: Final = key  # message id in the game's locale file
        self.rule: Final = rule  # the rule that made it happen
        self.facts: Final = facts
        self.known_to: Final = known_to  # bit mask of seats, or EVERYONE
        self.rumour: Final = rumour  # what the other seats learn; None: nothing

    def cut(self, seat: int) -> Event | None:
        """The event as `seat` may know it; a negative seat is a spectator."""
        if self.known_to == EVERYONE or (seat >= 0 and (self.known_to >> seat) & 1):
            return self
        if self.rumour is None:
            return None
        return Event(self.key + ".rumour", self.rule, self.rumour)


class Journal:
    """Collects events for whoever listens. Simulations keep none, so telling costs them nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
