"""The tables of a game's page in `docs/games/`, made from the game itself.

A page is written by people, except what stands between `<!-- table: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from beachhead.env.table import Rulebook
from beachhead.lab import places

MARKED = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
MANY = 8  # sides in one line
SKELETON = """# {title}, for programs

## Seats

<!-- table: seats -->
<!-- end -->

## Options

<!-- table: options -->
<!-- end -->

## Actions

<!-- table: actions -->
<!-- end -->

## Observation

<!-- table: observation -->
<!-- end -->

## Rewards

0 until the match ends; then from -1, lost, to 1, won.

## Termination

How a match ends, and how long it takes.

## Versions of the observation

| version | what changed |
|---|---|
| 1 | the first |
"""


def page(game: str) -> Path | None:
    """The page of a game; an installed package has none."""
    root = places.working_copy()
    return root / "docs" / "games" / f"{game}.md" if root else None


def skeleton(game: str) -> str:
    """A page to begin with."""
    return SKELETON.format(title=game.replace("_", " ").title())


def renewed(text: str, game: str) -> str:
    """The text of a page with every table made anew."""
    tables = all_tables(game)
    return MARKED.sub(lambda found: found[1] + tables[found[2]] + found[3], text)


def all_tables(game: str) -> dict[str, str]:
    """Every table of a page, by its name."""
    rules = Rulebook(game)
    return {
        "seats": seats(rules),
        "options": options(rules),
        "actions": actions(rules),
        "observation": observation(rules),
    }


def seats(rules: Rulebook) -> str:
    """Player counts with the same choice of sides share a line."""
    game = rules.game
    lines: dict[str, list[str]] = {}
    for count in game.players:
        choices = game.seat_choices(count, rules.setup.options)
        sides = " / ".join(_sides(fits) for fits in dict.fromkeys(choices))
        lines.setdefault(sides, []).append(str(count))
    rows = ((", ".join(counts), sides) for sides, counts in lines.items())
    return _table(("players", "sides, the default first"), rows)


def _sides(fits: Sequence[str]) -> str:
    """A long list is cut short; `beachhead games` has all of it."""
    shown = ", ".join(f"`{side}`" for side in fits[:MANY])
    return shown if len(fits) <= MANY else f"{shown} ... {len(fits)} in all"


def options(rules: Rulebook) -> str:
    rows = (
        (f"`{o.id}`", ", ".join(f"`{v}`" for v in o.values), f"`{o.default}`", o.rule)
        for o in rules.game.options()
    )
    return _table(("option", "values", "default", "rule"), rows)


def actions(rules: Rulebook) -> str:
    """Neighbours of one kind share a line: `play:h_army:1` and `play:h_army:2` are both `play`."""
    rows = []
    for kind, members in groupby(enumerate(rules.names), lambda item: item[1].partition(":")[0]):
        found = list(members)
        (first, first_name), (last, last_name) = found[0], found[-1]
        span = f"{first}" if first == last else f"{first}-{last}"
        names = f"`{first_name}`" if first == last else f"`{first_name}` ... `{last_name}`"
        rows.append((span, str(len(found)), f"`{kind}`", names))
    head = f"{len(rules.names)} actions.\n\n"
    return head + _table(("numbers", "count", "kind", "notation"), rows)


def observation(rules: Rulebook) -> str:
    """One line per block of the game's LAYOUT."""
    rows = []
    first = 0
    for block in rules.layout:
        span = f"{first}-{first + block.length - 1}" if block.length > 1 else f"{first}"
        bounds = f"{block.low} to {block.high}"
        rows.append((span, str(block.length), f"`{block.name}`", bounds, block.what))
        first += block.length
    head = f"Version {rules.version}, {rules.width} numbers (int16).\n\n"
    return head + _table(("places", "count", "block", "range", "meaning"), rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
