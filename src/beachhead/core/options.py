"""What people are told about a question: what may be done, what may not and why, and reach."""

from __future__ import annotations

import msgspec

from beachhead.core.event import Facts


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action, described for people: words, targets on the board, cost and gain."""

    action: int
    name: str  # its notation, "play:h_relocate:1"
    key: str  # message id of its label
    facts: Facts = {}
    targets: tuple[str, ...] = ()  # things on the screen it belongs to, "area:york"
    glyph: str = ""  # its picture: of the game's sheet, or of the one of all games, "ui-check"
    cost: dict[str, int] = {}  # resource -> amount paid
    gain: dict[str, int] = {}  # resource -> amount received
    rules: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a thing that a player would expect to use cannot be used now."""

    thing: str  # what was expected: an action's notation or a target, "buy:h_fort"
    key: str  # message id of the reason
    facts: Facts = {}  # the numbers in it
    rules: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()  # things on the screen it greys out


class Reach(msgspec.Struct, frozen=True):
    """Where a thing on the board can get to, and what can get at it: targets, "area:york"."""

    reaches: tuple[str, ...] = ()
    reached_by: tuple[str, ...] = ()
