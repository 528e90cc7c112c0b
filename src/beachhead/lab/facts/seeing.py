"""What a seat may know: its view, and the piles that are open or secret to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from beachhead.core.contract import SPECTATOR
from beachhead.core.position import Thing
from beachhead.lab.facts.fact import Fact, Operators, Scene
from beachhead.lab.slips import Slip, some, table

NOBODY = "nobody"  # somebody who looks on
OTHER_CHANCE = 12_345
MISSING = object()


def _view(scene: Scene, name: str, path: str) -> dict[str, Any]:
    seat = SPECTATOR if name == NOBODY else scene.table.seat(name, path)
    return _shown(scene, scene.table.state, seat)


def _shown(scene: Scene, state: Any, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(scene.table.game.view(state, seat))
    return found


def _inside(value: Any, where: str) -> Any:
    """What stands at `sides.human.hand` or `players.0.coins`; MISSING if nothing does."""
    for part in where.split("."):
        if isinstance(value, Mapping):
            value = value.get(part, MISSING)
        elif isinstance(value, list | tuple) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return MISSING
    return value


def _sees(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """`sees.human."sides.human.hand" = { h_relocate = 1 }`."""
    for name, values in table(wanted, path).items():
        view = _view(scene, name, f"{path}.{name}")
        for where, value in table(values, f"{path}.{name}").items():
            found = _inside(view, where)
            if found is MISSING and _inside(view, where.rpartition(".")[0] or where) is MISSING:
                raise Slip(f'{path}.{name}."{where}"', "no view has such a place")
            yield Fact(f'{path}.{name}."{where}"', found, value)


def _hides(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Places that are missing or empty in the view of a seat; others see them, or nobody does."""
    for name, values in table(wanted, path).items():
        where = f"{path}.{name}"
        view = _view(scene, name, where)
        for place in some(values, where):
            _check_place(scene, str(place), where)
            yield Fact(f"{where} {place}", _inside(view, place) in (MISSING, None), True)


def _check_place(scene: Scene, place: str, path: str) -> None:
    """A place that no view has must at least be called like a pile."""
    outer, _, name = place.rpartition(".")
    views = [_view(scene, seat, path) for seat in scene.table.seats()]
    names = {pile.rpartition(".")[2] for pile in scene.after.piles}
    around = [view if not outer else _inside(view, outer) for view in views]
    if any(isinstance(found, Mapping) and name in {*found, *names} for found in around):
        return
    if any(name in found for found in _alike(views, outer)):
        return
    if all(_inside(view, place) is MISSING for view in views):
        raise Slip(path, f"no view has such a place: {place!r}")


def _alike(views: list[dict[str, Any]], outer: str) -> Iterator[Mapping[str, Any]]:
    """What stands beside a place: all territories, if it is one of them."""
    for view in views:
        around = _inside(view, outer.rpartition(".")[0])
        if isinstance(around, Mapping):
            yield from (one for one in around.values() if isinstance(one, Mapping))


def _piles(secret: bool) -> Callable[[Scene, str, Any], Iterator[Fact]]:
    """Piles of which a seat knows no card, or every one."""

    def operator(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
        for name, values in table(wanted, path).items():
            where = f"{path}.{name}"
            seat = scene.table.seat(name, where)
            rows = scene.table.game.piles.write(scene.table.state, seat)
            for pile in some(values, where):
                things = rows.get(pile) or _empty(scene, pile, where)
                found = {bool(thing.pool) for thing in things}
                yield Fact(f"{where} {pile}", found, {secret})

    return operator


def _empty(scene: Scene, pile: str, path: str) -> list[Thing]:
    scene.after.pile(pile, path)
    raise Slip(path, f"nothing lies in {pile}: there is nothing to know")


def _ignorant(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Seats whose view stays the same when all that they cannot know is dealt anew."""
    for name in some(wanted, path):
        seat = scene.table.seat(name, path)
        twin = scene.table.state.clone()
        twin.determinize(seat, OTHER_CHANCE)
        same = _shown(scene, twin, seat) == _view(scene, name, path)
        yield Fact(f"{path} {name}", same, True)


OPERATORS: Operators = {
    "sees": _sees,
    "hides": _hides,
    "secret": _piles(secret=True),
    "open": _piles(secret=False),
    "ignorant": _ignorant,
}
