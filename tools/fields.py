"""Write each game's `record.py` from its `fields.py`.

    python tools/fields.py           writes them
    python tools/fields.py --check   says which are out of date

The declaration is the only place where a field is listed; the record holds, copies and folds them
into the fingerprint. `tests/core/test_fields.py` compares the files with what this would write.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from beachhead.core.fields import Field, Layout

GAMES = Path(__file__).parents[1] / "src" / "beachhead" / "games"
WIDTH = 100


def games() -> list[str]:
    """The games that declare their fields, the template among them."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def record(game: str) -> str:
    """The text of a game's record."""
    package = f"beachhead.games.{game}"
    try:
        importlib.import_module(package)
    except ImportError:  # the game wants its record, which does not exist yet
        sys.modules[package] = bare = ModuleType(package)
        bare.__path__ = [str(GAMES / game)]
    layout: Layout = importlib.import_module(f"{package}.fields").LAYOUT
    body = "\n".join(_class(layout))
    return "\n".join(_head(package, body)) + "\n\n\n" + body + "\n"


def _head(package: str, body: str) -> Iterator[str]:
    vocab = vars(importlib.import_module(f"{package}.vocab"))
    words = set(re.findall(r"\b[A-Z][A-Z0-9_]*\b", re.sub(r"#.*", "", body)))
    core = [n for n in ("filled", "mix_piles", "mix_row", "mix_wide", "zeros") if f"{n}(" in body]
    yield '"""Generated from `fields.py` by `tools/fields.py`: do not edit."""\n'
    yield "from __future__ import annotations\n"
    yield "from typing import TYPE_CHECKING, Final\n"
    yield "from librt.vecs import vec"
    yield "from mypy_extensions import i64\n"
    yield f"from beachhead.core.engine import {', '.join(['GameState', *core])}"
    names = sorted((word for word in words if word in vocab), key=str.lower)
    yield from _import(f"{package}.vocab", names)
    yield "\nif TYPE_CHECKING:"
    yield f"    from {package}.tables import Tables"


def _import(module: str, names: list[str]) -> Iterator[str]:
    line = f"from {module} import {', '.join(names)}"
    if not names:
        return
    if len(line) <= WIDTH:
        yield line
        return
    yield f"from {module} import ("
    yield from (f"    {name}," for name in names)
    yield ")"


def _class(layout: Layout) -> Iterator[str]:
    told = "seats: i64, " if layout.seats == "seats" else ""
    yield "class Record(GameState):"
    yield '    """Everything on the table, field by field."""\n'
    yield f"    def __init__(self, tables: Tables, {told}src: Record | None = None) -> None:"
    yield f"        super().__init__({layout.seats})"
    yield "        self.tables: Final = tables"
    yield "        if src is None:"
    for group in layout.groups:
        yield f"            # -- {group.id.replace('_', ' ')}"
        yield from map(_made, group.fields)
    yield "        else:"
    # not `copy_base`: a call here would make the compiler check every access to the fields below
    base = ("over", "rng", "reveals", "top")
    yield from (f"            self.{name} = src.{name}" for name in base)
    yield from map(_copied, layout.fields)
    yield ""
    yield "    def mix_fields(self, h: i64) -> i64:"
    *most, last = (_mixed(field) for field in layout.fields if not field.derived)
    yield from (f"        h = {mixed}" for mixed in most)
    yield f"        return {last}"


def _made(field: Field) -> str:
    if not field.size:
        kind, value = ("bool" if field.flag else "i64"), field.start
    elif field.start.endswith("[:]"):
        kind, value = "vec[i64]", field.start
    elif field.start == "0":
        kind, value = "vec[i64]", f"zeros({field.size})"
    else:
        kind, value = "vec[i64]", f"filled({field.size}, {field.start})"
    line = f"            self.{field.name}: {kind} = {value}"
    if len(line) + len(field.note) + 4 <= WIDTH:
        return f"{line}  # {field.note}"
    return f"            # {field.note}\n{line}"


def _copied(field: Field) -> str:
    copy = "[:]" if field.size and not field.shared else ""
    return f"            self.{field.name} = src.{field.name}{copy}"


def _mixed(field: Field) -> str:
    me = f"self.{field.name}"
    if not field.size:
        return f"mix_wide(h, {f'int({me})' if field.flag else me})"
    if field.stride:
        return f"mix_piles(h, {me}, self.{field.count}, {field.stride})"
    count = f"self.{field.count}" if field.count else f"len({me})"
    return f"mix_row(h, {me}, {count})"


def main() -> None:
    stale = []
    for game in games():
        path = GAMES / game / "record.py"
        text = record(game)
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(game)
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    print("\n".join(f"{game}/record.py" for game in stale) or "nothing to do")
    if stale and "--check" in sys.argv:
        sys.exit(1)


if __name__ == "__main__":
    main()
