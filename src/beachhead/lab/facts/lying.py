"""What lies on the table: fields and piles, counted, compared with before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from beachhead.core.errors import PositionError
from beachhead.core.fields import Field
from beachhead.lab.facts.fact import LEAST, NOT_IN, Fact, Operators, Scene
from beachhead.lab.slips import Slip, known, number, rows, some, table
from beachhead.lab.snapshot import OTHERS, PILES, Snapshot, spelt, word


def group(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Fields of one group, by name."""
    id = path.removeprefix("then.")
    fields = {
        field.name: field
        for group in scene.table.game.piles.layout.groups
        if group.id == id
        for field in group.fields
    }
    shown = scene.after.fields[id]
    for name, value in table(wanted, path).items():
        known(name, shown, f"{path}.{name}", "field")
        yield from _field(scene, fields[name], shown[name], value, f"{path}.{name}")


def _field(scene: Scene, field: Field, found: Any, wanted: Any, path: str) -> Iterator[Fact]:
    if not isinstance(found, Mapping):
        _readable(scene, field, wanted, path)
        yield Fact(path, found, wanted)
        return
    for name in table(wanted, path):
        if name != OTHERS:
            known(name, found, f"{path}.{name}", "thing")
    for name, value in found.items():
        if name in wanted or OTHERS in wanted:
            wish = wanted.get(name, wanted.get(OTHERS))
            yield from _field(scene, field, value, wish, f"{path}.{name}")


def check_value(scene: Scene, where: str, wanted: Any, path: str) -> None:
    """What a field that `where` leads to can never be is a slip."""
    id, _, rest = where.partition(".")
    for group in scene.table.game.piles.layout.groups:
        for field in group.fields:
            if (group.id, field.name) == (id, rest.partition(".")[0]):
                _readable(scene, field, wanted, path)


def _readable(scene: Scene, field: Field, wanted: Any, path: str) -> None:
    """A wish that no table could fulfil is a slip, not a failure."""
    values = wanted if field.size and not field.at and isinstance(wanted, list) else [wanted]
    for value in values:
        try:
            field.value.read(scene.table.state, value, path)
        except PositionError as error:
            raise Slip(path, str(error.facts["reason"])) from None


def piles(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Exactly these things in a pile, or in several together; the order is free."""
    for name, value in _flat(scene.after, table(wanted, path), ""):
        where = f"{path}.{name}"
        selector = " + ".join(f"{PILES}.{part}" for part in name.split(" + "))
        words = _words(scene.after, selector, value, where)
        yield Fact(where, sorted(scene.after.words(selector, where)), sorted(words))


def _flat(shown: Snapshot, wanted: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for name, value in wanted.items():
        where = f"{path}.{name}".removeprefix(".")
        if isinstance(value, Mapping):
            yield from _flat(shown, value, where)
        else:
            yield where, value


def _words(shown: Snapshot, selector: str, value: Any, path: str) -> list[str]:
    """The words wanted; things that cannot lie in one of the piles are slips."""
    words = spelt(rows(value, path), path)
    parts = [part.partition(" = ")[0].strip() for part in selector.split(" + ")]
    named = [part.removeprefix(f"{PILES}.") for part in parts if part.startswith(f"{PILES}.")]
    for thing in dict.fromkeys(words):
        if len(named) == len(parts):
            _fits_one(shown, named, thing, path)
    return words


def _fits_one(shown: Snapshot, piles: list[str], thing: str, path: str) -> None:
    slips = []
    for name in piles:
        try:
            shown.check_words(name, [thing], path)
        except Slip as slip:
            slips.append(slip)
    if len(slips) == len(piles):
        raise slips[0]


Look = Callable[[Scene, str, str, Any], Iterator[Fact]]


def by_selector(look: Look) -> Any:
    """An operator whose table names what it looks at."""

    def operator(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
        for selector, value in table(wanted, path).items():
            yield from look(scene, f'{path}."{selector}"', selector, value)

    return operator


def _all(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    words = _words(scene.after, selector, value, path)
    yield Fact(path, sorted(scene.after.words(selector, path)), sorted(words))


def _order(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    words = _words(scene.after, selector, value, path)
    yield Fact(path, scene.after.words(selector, path), words)


def _top(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    words = _words(scene.after, selector, some(value, path), path)
    yield Fact(path, scene.after.words(selector, path)[: len(words)], words)


def _bottom(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    words = _words(scene.after, selector, some(value, path), path)
    yield Fact(path, scene.after.words(selector, path)[-len(words) :], words)


def _has(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    found = Counter(scene.after.words(selector, path))
    for thing, n in Counter(_words(scene.after, selector, some(value, path), path)).items():
        yield Fact(f"{path} {thing}", found[thing], n, LEAST)


def _lacks(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    found = scene.after.words(selector, path)
    for thing in _words(scene.after, selector, some(value, path), path):
        yield Fact(path, found, thing, NOT_IN)


def _moved(sign: int) -> Look:
    """What a pile has gained, or lost: at least these."""

    def look(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
        after = Counter(scene.after.words(selector, path))
        before = Counter(scene.before.words(selector, path))
        for thing, n in Counter(_words(scene.after, selector, some(value, path), path)).items():
            yield Fact(f"{path} {thing}", sign * (after[thing] - before[thing]), n, LEAST)

    return look


def _count(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    yield Fact(path, len(scene.after.words(selector, path)), number(value, path))


def _different(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    yield Fact(path, len(set(scene.after.words(selector, path))), number(value, path))


def _sum(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    yield Fact(path, _total(scene.after, selector, path), number(value, path))


def _total(shown: Snapshot, selector: str, path: str) -> int:
    values = [one for part in selector.split(" + ") for one in shown.find(part, path)]
    return sum(number(int(v) if _counts(v) else v, path) for v in values)


def _counts(value: Any) -> bool:
    """Whether something that is not a number can be added up: a truth, a card called `5`."""
    return isinstance(value, bool) or (isinstance(value, str) and value.isdigit())


def _change(scene: Scene, path: str, selector: str, value: Any) -> Iterator[Fact]:
    """By how much a number, or the size of a pile, differs from before."""
    size = selector.startswith(f"{PILES}.") or " = " in selector
    measure = _size if size else _total
    after, before = (measure(shown, selector, path) for shown in (scene.after, scene.before))
    yield Fact(path, after - before, number(value, path))


def _size(shown: Snapshot, selector: str, path: str) -> int:
    return len(shown.words(selector, path))


def _printed(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """A number or word of the tables or of the content."""
    root = path.removeprefix("then.")
    for name, value in table(wanted, path).items():
        where = f"{path}.{name}"
        found = [word(one) for one in scene.after.find(f"{root}.{name}", where)]
        yield Fact(where, found, [word(v) for v in (value if isinstance(value, list) else [value])])


OPERATORS: Operators = {
    "piles": piles,
    "all": by_selector(_all),
    "order": by_selector(_order),
    "top": by_selector(_top),
    "bottom": by_selector(_bottom),
    "has": by_selector(_has),
    "lacks": by_selector(_lacks),
    "gained": by_selector(_moved(1)),
    "lost": by_selector(_moved(-1)),
    "count": by_selector(_count),
    "different": by_selector(_different),
    "sum": by_selector(_sum),
    "change": by_selector(_change),
    "tables": _printed,
    "content": _printed,
}
