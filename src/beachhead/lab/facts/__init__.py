"""The expectations of `then`: each key of the case language, and what it looks at.

Besides these a key may be a table of the game's positions (`board`, `turn`), see `lying.group`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from beachhead.lab.facts import ending, lying, playing, seeing
from beachhead.lab.facts.fact import Fact, Operators, Scene
from beachhead.lab.slips import Slip, known, number, some, table

NEAR = 0.07  # how far the share of some hundred runs may lie from the odds
MOST_SEEDS = 2_000


def facts(scene: Scene, then: Any) -> Iterator[Fact]:
    """All expectations of a `then`, compared."""
    groups = scene.after.groups
    for key, wanted in table(then, "then").items():
        path = f"then.{key}"
        known(key, (*groups, *OPERATORS), path, "key")
        yield from (lying.group if key in groups else OPERATORS[key])(scene, path, wanted)


def _odds(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """How often something holds when the case is played with other seeds, or how many different
    words a selector finds in all of these games together.
    """
    for i, one in enumerate(some(wanted, path)):
        where = f"{path}[{i}]"
        for key in table(one, where):
            known(key, ("seeds", "share", "then", "different"), where, "key")
        if scene.again is None:
            raise Slip(where, "odds cannot stand in odds")
        seeds = number(one.get("seeds"), f"{where}.seeds")
        if not 0 < seeds <= MOST_SEEDS:
            raise Slip(f"{where}.seeds", f"1 to {MOST_SEEDS} are possible")
        games = map(scene.again, range(seeds))
        look = _found if "different" in one else _held
        yield from look(games, seeds, one, where)


def _held(games: Iterator[Scene], seeds: int, one: Any, path: str) -> Iterator[Fact]:
    share = _share(one.get("share"), f"{path}.share")
    held = sum(all(fact.holds() for fact in facts(game, one.get("then"))) for game in games)
    yield Fact(path, _near(held / seeds, share), share)


def _found(games: Iterator[Scene], seeds: int, one: Any, path: str) -> Iterator[Fact]:
    for key in one:
        known(key, ("seeds", "different"), path, "key")
    wanted = table(one["different"], f"{path}.different")
    words: dict[str, set[str]] = {selector: set() for selector in wanted}
    for game in games:
        for selector, found in words.items():
            found.update(game.after.words(selector, path))
    for selector, n in wanted.items():
        where = f'{path}.different."{selector}"'
        yield Fact(where, len(words[selector]), number(n, where))


def _share(value: Any, path: str) -> float:
    try:
        return float(Fraction(str(value)))
    except (ValueError, ZeroDivisionError):
        raise Slip(path, f'a share such as "1/3" is needed, not {value!r}') from None


def _near(found: float, wanted: float) -> float:
    """The share wanted if it is near enough; never and always are meant as they are."""
    return wanted if wanted not in (0, 1) and abs(found - wanted) < NEAR else found


OPERATORS: Operators = {
    **lying.OPERATORS,
    **playing.OPERATORS,
    **ending.OPERATORS,
    **seeing.OPERATORS,
    "odds": _odds,
}
__all__ = ["OPERATORS", "Fact", "Scene", "facts"]
