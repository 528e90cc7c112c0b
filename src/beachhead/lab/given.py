"""Changes laid on a table: `given` names what is different from the table it begins with.

In a row the names that are not written stay as they are; `"*"` stands for all of them. In a pile
`"..."` is the rest: all that lay in the piles mentioned in the same table and is not named in them,
in its old order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from beachhead.core.position import Thing, counted, flat, tree
from beachhead.lab.slips import Slip, known, table
from beachhead.lab.snapshot import OTHERS, Snapshot, spelt

REST = "..."
WHOLE = ("question", "chance", "over", "unknown")  # parts that are replaced as they are


def lay(base: Mapping[str, Any], changes: Mapping[str, Any], blank: Snapshot) -> dict[str, Any]:
    """The data of a position with changes on it; `blank` knows all names and beginnings."""
    found = dict(base)
    for key, value in changes.items():
        path = f"given.{key}"
        if key in WHOLE:
            found[key] = value
        elif key == "piles":
            _check_empty(table(value, path), blank)
            found[key] = piles(base.get(key, {}), value)
        else:
            fields = blank.fields[known(key, blank.fields, path, "part of a position")]
            found[key] = _fields(found.get(key, {}), table(value, path), fields, path)
    return found


def _fields(
    old: Mapping[str, Any], new: Mapping[str, Any], begins: Mapping[str, Any], path: str
) -> dict[str, Any]:
    """Values by name; what is as it begins is left out, as positions do."""
    found = dict(old)
    for name in new:
        if name != OTHERS or not begins:
            known(name, begins, f"{path}.{name}", "thing")
    for name, start in begins.items():
        if name not in new and OTHERS not in new:
            continue
        value = new.get(name, new.get(OTHERS))
        if isinstance(start, Mapping):
            inner = table(value, f"{path}.{name}")
            value = _fields(found.get(name, {}), inner, start, f"{path}.{name}")
        found[name] = value
        if value in ({}, start) and type(value) is type(start):
            del found[name]
    return found


def _check_empty(given: Mapping[str, Any], blank: Snapshot) -> None:
    """Piles that are left empty are not read with the others: no such pile is a slip, too."""
    for path, words in lists(given, ""):
        if not words:
            blank.check_words(path, [], f"given.piles.{path}")


def piles(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """All piles, those mentioned as they are written."""
    before = {path: [_word(thing) for thing in row] for path, row in flat(base, "$.piles")}
    after = dict(lists(changes, ""))
    after |= _with_rest(before, after)
    return tree({path: _counted(words) for path, words in {**before, **after}.items() if words})


def lists(given: Mapping[str, Any], path: str) -> Iterator[tuple[str, list[str]]]:
    for name, value in given.items():
        where = f"{path}.{name}".removeprefix(".")
        if isinstance(value, Mapping):
            yield from lists(value, where)
        else:
            yield where, spelt(value, f"given.piles.{where}")


def _with_rest(
    before: Mapping[str, list[str]], after: Mapping[str, list[str]]
) -> dict[str, list[str]]:
    """The piles that take the rest of their table."""
    takers = [path for path, words in after.items() for word in words if word == REST]
    scopes = [_scope(path) for path in takers]
    for i, scope in enumerate(scopes):
        if any(scope.startswith(other) for other in scopes[:i] + scopes[i + 1 :]):
            raise Slip(f"given.piles.{takers[i]}", "the rest can lie in one place only")
    return {path: _taken(before, after, path) for path in takers}


def _scope(path: str) -> str:
    """The table that a pile stands in, as the beginning of the paths of its members."""
    outer = path.rpartition(".")[0]
    return f"{outer}." if outer else ""


def _taken(
    before: Mapping[str, list[str]], after: Mapping[str, list[str]], taker: str
) -> list[str]:
    inside = [path for path in after if path.startswith(_scope(taker))]
    named = Counter(word for path in inside for word in after[path] if word != REST)
    rest = []
    for word in (word for path, words in before.items() if path in inside for word in words):
        named[word] -= 1
        if named[word] < 0:
            rest.append(word)
    missing = [word for word, n in named.items() if n > 0 and not word.startswith("?")]
    if missing:
        raise Slip("given.piles", f"{', '.join(missing)}: not in the piles that are mentioned")
    at = after[taker].index(REST)
    return [*after[taker][:at], *rest, *after[taker][at + 1 :]]


def _word(thing: Thing) -> str:
    return thing.id or f"?{thing.pool}"


def _counted(words: list[str]) -> list[str]:
    return counted(Thing("", w[1:]) if w.startswith("?") else Thing(w) for w in words)
