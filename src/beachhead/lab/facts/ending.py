"""How the match stands or has ended: winners, points and where they came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from beachhead.core.outcome import Source
from beachhead.lab.facts.fact import IN, Fact, Operators, Scene
from beachhead.lab.slips import Slip, known, number, rows, table


def _over(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    if not isinstance(wanted, bool):
        raise Slip(path, f"true or false is needed, not {wanted!r}")
    yield Fact(path, bool(scene.table.state.over), wanted)


def _winners(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    seats = [scene.table.seat(name, path) for name in rows(wanted, path)]
    ending = scene.table.game.ending(scene.table.state)
    yield Fact(path, sorted(ending.winners), sorted(seats))


def _places(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    ending = scene.table.game.ending(scene.table.state)
    for name, value in table(wanted, path).items():
        place = ending.places[scene.table.seat(name, f"{path}.{name}")]
        yield Fact(f"{path}.{name}", place, number(value, f"{path}.{name}"))


def _reasons(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    ending = scene.table.game.ending(scene.table.state)
    yield Fact(path, [reason.key for reason in ending.reasons], rows(wanted, path))


def _of_seat(scene: Scene, name: str, path: str) -> list[Source]:
    """Where the points of a seat came from so far."""
    table = scene.table
    return table.game.sources(table.state, table.journal.events)[table.seat(name, path)]


def _points(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    for name, value in table(wanted, path).items():
        where = f"{path}.{name}"
        found = sum(source.points for source in _of_seat(scene, name, where))
        yield Fact(where, found, number(value, where))


def _sources(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """`sources.red = { source-area = 9 }`: all points of a kind. With facts, a single source:
    `sources.red.source-area = { points = 2, area = "area-ford" }`.
    """
    for name, values in table(wanted, path).items():
        for key, value in table(values, f"{path}.{name}").items():
            where = f"{path}.{name}.{key}"
            own = [source for source in _of_seat(scene, name, where) if source.key == key]
            if isinstance(value, dict):
                shown = [{"points": source.points, **source.facts} for source in own]
                found = [{fact: one.get(fact) for fact in value} for one in shown]
                yield Fact(where, found, value, IN)
            else:
                yield Fact(where, sum(s.points for s in own), number(value, where))


def _standing(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """By measure and seat: `standing.measure-points = { red = 7 }`."""
    game = scene.table.game
    rows_ = dict(zip(game.measures, game.standing(scene.table.state), strict=True))
    for measure, values in table(wanted, path).items():
        row = rows_[known(measure, rows_, path, "measure")]
        for name, value in table(values, f"{path}.{measure}").items():
            where = f"{path}.{measure}.{name}"
            yield Fact(where, row[scene.table.seat(name, where)], number(value, where))


def _seats(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Who sits where, with all that chance has dealt to them."""
    table = scene.table
    yield Fact(path, list(table.game.dealt_seats(table.setup, table.tables)), rows(wanted, path))


def _may_sit(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """What each seat may choose to play, the first seat first."""
    table = scene.table
    choices = table.game.seat_choices(len(table.setup.seats), table.setup.options)
    yield Fact(path, [list(names) for names in choices], rows(wanted, path))


OPERATORS: Operators = {
    "over": _over,
    "winners": _winners,
    "places": _places,
    "reasons": _reasons,
    "points": _points,
    "sources": _sources,
    "standing": _standing,
    "seats": _seats,
    "may_sit": _may_sit,
}
