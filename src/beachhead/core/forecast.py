"""What answers would do, as far as the seat that gives them can know before.

They are tried out on tables that the seat could be sitting at: everything it does not know, and all
chance to come, is drawn anew for each. The true table is never asked, so a forecast tells nothing
that the seat could not work out. Where the tables go different ways, nothing is said, and nothing
of what others are asked next, even if they have no choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from beachhead.core.engine import Actions, GameState, legal_actions
from beachhead.core.event import Event, Facts, Journal
from beachhead.core.options import Option
from beachhead.core.rng import next_state

if TYPE_CHECKING:
    from beachhead.core.contract import Game

TABLES = 5  # tried out: enough to see that something depends


class Told(Struct, frozen=True):
    """An event of a forecast."""

    key: str
    rule: str
    facts: Facts


class Forecast(Struct, frozen=True):
    """What would happen; `certain` if neither chance nor anything hidden has a say in it."""

    certain: bool
    given: int  # how many of the answers could be given, one after another
    events: list[Told]  # up to the first that depends
    view: dict[str, Any]  # the table after it: those parts of the view that do not depend
    options: list[Option]  # what the seat could answer then, if that was asked for


class _Course(NamedTuple):
    """How it went on one table."""

    certain: bool
    given: int
    events: list[Told]
    view: dict[str, Any]
    options: list[Option]


def forecast(
    game: Game[Any], state: GameState, answers: Sequence[int], seed: int, *, then: bool = False
) -> Forecast:
    """What the seat that is asked may expect of its answers; `seed` draws what it does not know.

    `then`: also what it would be asked after them, if it is sure to be.
    """
    seat = int(state.seat_to_act())
    courses = []
    for _ in range(TABLES):
        seed = int(next_state(seed))
        table = state.clone()
        table.determinize(seat, seed)
        courses.append(_try_out(game, table, answers, seat, then))
    certain = all(course.certain and course == courses[0] for course in courses)
    given = min(course.given for course in courses)
    options = courses[0].options
    sure = options if all(course.options == options for course in courses) else []
    return Forecast(certain, given, _common_events(courses), _common_view(courses), sure)


def _try_out(
    game: Game[Any], table: GameState, answers: Sequence[int], seat: int, then: bool
) -> _Course:
    table.journal = journal = Journal()
    chance, reveals = table.rng, table.reveals
    given, out = 0, Actions()
    for answer in answers:
        if table.seat_to_act() != seat:
            break
        table.legal_into(out)
        if not out.has(answer):
            break
        give(table, answer)
        given += 1
    quiet = (table.rng, table.reveals) == (chance, reveals)
    view = msgspec.to_builtins(game.view(table, seat))
    options = _asked(game, table) if then and table.seat_to_act() == seat else []
    return _Course(quiet, given, _told(journal.events, seat), view, options)


def _asked(game: Game[Any], table: GameState) -> list[Option]:
    return [game.describe(table, action) for action in legal_actions(table)]


def give(table: GameState, answer: int) -> None:
    """Carry out an answer and whatever its seat must answer then."""
    seat, out = table.seat_to_act(), Actions()
    table.apply(answer)
    while table.seat_to_act() == seat:
        table.legal_into(out)
        asked = table.top
        assert asked is not None
        if out.n != 1 or asked.waits() or asked.seems_open(table):
            return
        table.apply(out.codes[0])


def _told(events: list[Event], seat: int) -> list[Told]:
    cut = (event.cut(seat) for event in events)
    return [Told(event.key, event.rule, event.facts) for event in cut if event is not None]


def _common_events(courses: list[_Course]) -> list[Told]:
    together = zip(*(course.events for course in courses), strict=False)
    agreed = []
    for each in together:
        if any(event != each[0] for event in each):
            break
        agreed.append(each[0])
    return agreed


def _common_view(courses: list[_Course]) -> dict[str, Any]:
    views = [course.view for course in courses]
    return {
        name: part
        for name, part in views[0].items()
        if all(view.get(name) == part for view in views)
    }
