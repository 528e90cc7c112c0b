"""A position as text: all that is on the table, written so that people read and change it.

`docs/guide/positions.md` describes the format. Fields are written as `fields.py` declares them;
cards and tokens lie in piles, which the game's `Piles` lists, and any of them may be left open: `?`
stands for something of a pool that is dealt by the seed.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from beachhead.core import questions, toml
from beachhead.core.engine import Actions, Question, legal_actions
from beachhead.core.errors import PositionError
from beachhead.core.fields import Field, Group, Layout, Number, Value, named, whole, wrong
from beachhead.core.rng import MAX_SEED, next_state, pick, seed_state

if TYPE_CHECKING:
    from beachhead.core.contract import Game, Setup

FORMAT = "beachhead-position/1"
HEAD = ("format", "game", "rules", "edition", "seats", "seen_by", "over", "chance", "options")
MOST_TEXT = 200_000  # characters
MOST_COPIES = 100  # of one thing in a row
MOST_QUESTIONS = 100
# What comes of values that are right one by one and do not fit together.
MISFITS = (LookupError, ValueError, TypeError, ArithmeticError, AssertionError)
TRIES = 50  # deals of the open places until one can be
WIDEST = (1 << 62) - 1
ANYTHING = Number(WIDEST, least=-1)  # an argument of a question that means no more than its number


class Thing(NamedTuple):
    """A card or token in a pile, and the pool it is dealt from if the reader does not know it."""

    id: str
    pool: str = ""


class Piles(ABC):
    """The part of a position that a game writes by itself: what lies where, and what follows."""

    layout: Layout
    former: Mapping[str, str] = {}  # names that questions had in older positions -> their names

    @abstractmethod
    def blank(self, tables: Any, seats: int) -> Any:
        """A state before any set-up."""

    @abstractmethod
    def write(self, s: Any, seat: int | None) -> dict[str, list[Thing]]:
        """Every pile by its path, `martian.hand`; with a seat, what it does not know has a pool."""

    @abstractmethod
    def read(self, s: Any, piles: Mapping[str, list[str]]) -> None:
        """Put the things of all piles into the state; a wrong name raises `PositionError`."""

    @abstractmethod
    def complete(self, s: Any) -> None:
        """Work out the fields that follow from the others."""

    def asks_in_secret(self, s: Any, seat: int) -> bool:
        """Whether a seat may not even know what is asked now: then nothing is written for it."""
        return False

    def stock(self, s: Any) -> dict[str, list[str]]:
        """All that could be in a pool, for positions that do not say what is."""
        return {}


# -- writing -------------------------------------------------------------------------------------


def write(piles: Piles, s: Any, head: Mapping[str, Any], seat: int | None = None) -> str:
    """The text of a state; `head` says which match it belongs to."""
    return toml.write(data(piles, s, head, seat))


def data(piles: Piles, s: Any, head: Mapping[str, Any], seat: int | None = None) -> dict[str, Any]:
    """The same before it is text."""
    if seat is not None and piles.asks_in_secret(s, seat):
        raise wrong("$.question", f"what is asked now is a secret to seat {seat + 1}")
    layout = piles.layout
    blank = piles.blank(s.tables, s.seats)
    found: dict[str, Any] = {"format": FORMAT, **head}
    if seat is not None:
        found["seen_by"] = head["seats"][seat]
    if s.over:
        found["over"] = True
    if seat is None:
        found["chance"] = int(s.rng)
    for group in layout.groups:
        if fields := dict(_fields(s, blank, group)):
            found[group.id] = fields
    rows = piles.write(s, seat)
    found["piles"] = tree({path: counted(row) for path, row in rows.items() if row})
    if pools := _pools(rows):
        found["unknown"] = pools
    found["question"] = [_question(layout, s, question) for question in questions.stack(s.top)]
    return found


def _fields(s: Any, blank: Any, group: Group) -> Iterator[tuple[str, Any]]:
    """The fields that are not as they begin."""
    for field in group.fields:
        if field.zone or field.derived:
            continue
        value, begins = getattr(s, field.name), getattr(blank, field.name)
        if not field.size:
            if value != begins:
                yield field.name, field.value.write(s, int(value))
        elif field.at:
            if row := _row(s, field, list(value), list(begins)):
                yield field.name, row
        else:
            count = int(getattr(s, field.count)) if field.count else len(value)
            if list(value[:count]) != ([] if field.count else list(begins)):
                yield field.name, [field.value.write(s, int(n)) for n in value[:count]]


def _row(s: Any, field: Field, values: list[int], begins: list[int]) -> dict[str, Any]:
    """A row by the names of its index, without what is as it begins."""
    outer, *inner = (names(s) for names in field.at)
    if not inner:
        return _named(s, field.value, outer, values, begins)
    n = len(inner[0])
    rows = {
        name: _named(s, field.value, inner[0], values[i * n : i * n + n], begins[i * n : i * n + n])
        for i, name in enumerate(outer)
    }
    return {name: row for name, row in rows.items() if row}


def _named(
    s: Any, value: Value, names: Sequence[str], values: list[int], begins: list[int]
) -> dict[str, Any]:
    triples = zip(names, values, begins, strict=False)
    return {name: value.write(s, int(n)) for name, n, start in triples if n != start}


def counted(row: Iterable[Thing]) -> list[str]:
    """Things in a row, equal neighbours as `card*3`."""
    words: list[tuple[str, int]] = []
    for thing in row:
        word = f"?{thing.pool}" if thing.pool else thing.id
        if words and words[-1][0] == word:
            words[-1] = (word, words[-1][1] + 1)
        else:
            words.append((word, 1))
    return [word if n == 1 else f"{word}*{n}" for word, n in words]


def _pools(piles: Mapping[str, list[Thing]]) -> dict[str, list[str]]:
    found: dict[str, list[Thing]] = {}
    for row in piles.values():
        for thing in row:
            if thing.pool:
                found.setdefault(thing.pool, []).append(Thing(thing.id))
    return {pool: counted(sorted(found[pool])) for pool in sorted(found)}


def tree(rows: Mapping[str, Any]) -> dict[str, Any]:
    """`a.b` becomes a table in a table."""
    found: dict[str, Any] = {}
    for path, value in rows.items():
        *outer, name = path.split(".")
        inner = found
        for part in outer:
            inner = inner.setdefault(part, {})
        inner[name] = value
    return found


def _question(layout: Layout, s: Any, question: Any) -> dict[str, Any]:
    kind: Any = type(question)
    found = {"ask": kind.__name__}
    for name in ("seat", *questions.arguments(kind)):
        value = getattr(question, name)
        meaning = _meaning(layout, kind, name) or ANYTHING
        found[name] = value if isinstance(value, (str, bool)) else meaning.write(s, int(value))
    return found


def _meaning(layout: Layout, kind: Any, name: str) -> Value | None:
    own = layout.arguments.get(f"{kind.__name__}.{name}")
    return own or layout.arguments.get(name)


# -- reading -------------------------------------------------------------------------------------


def parse(text: str) -> dict[str, Any]:
    """The data of a text, its head checked for what every game shares."""
    if len(text) > MOST_TEXT:
        raise wrong("$", f"longer than {MOST_TEXT} characters")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise wrong("$", f"not TOML: {error}") from None
    if data.get("format") != FORMAT:
        raise wrong("$.format", f"this program reads {FORMAT}")
    for key, kind in (("game", str), ("rules", int), ("seats", list), ("options", dict)):
        if not isinstance(data.get(key, kind()), kind):
            raise wrong(f"$.{key}", f"cannot be {data[key]!r}")
    for key in ("seats", "options"):
        part = data.get(key, [])
        for value in part.values() if isinstance(part, dict) else part:
            if not isinstance(value, str):
                raise wrong(f"$.{key}", f"words are needed, not {value!r}")
    if not isinstance(data.get("edition", ""), str):
        raise wrong("$.edition", "a hash is needed")
    if not isinstance(data.get("over", False), bool):
        raise wrong("$.over", "true or false is needed")
    return data


def modern(game: Game[Any], text: str) -> str:
    """A position of any rules version and any content as one of today.

    Raises `PositionError` if the game cannot carry it over.
    """
    data = parse(text)
    version = data.get("rules")
    if version != game.rules_version:
        try:
            data = game.migrate(data, int(version or 0))
        except MISFITS as error:
            raise wrong("$.rules", f"version {version} cannot be carried over: {error}") from error
    data.pop("edition", None)
    return toml.write(data | {"rules": game.rules_version})


def same_table(here: str, there: str) -> bool:
    """Whether two positions tell the same table, whatever the names of their questions."""
    tables = [parse(text) for text in (here, there)]
    for data in tables:
        for key in ("rules", "edition"):
            data.pop(key, None)
        for asked in data.get("question", []):
            asked.pop("ask", None)
    return tables[0] == tables[1]


def place(game: Game[Any], data: Mapping[str, Any], tables: Any, setup: Setup) -> Any:
    """The state of a position that can be played on; what is open is dealt by the seed.

    Two kinds of deals are dealt again: those that the rules forbid, such as a mission that is
    formed already, and those that leave a question with one answer, which nobody would be asked.
    """
    forced, broken = None, [""]
    for attempt in range(TRIES if "seen_by" in data or "unknown" in data else 1):
        seed = (setup.seed + attempt) % (MAX_SEED + 1)
        try:
            s = read(game.piles, data, tables, setup.seats, seed)
            broken = game.broken_invariants(s)
            if not broken:
                _try_out(game, s)
                if s.over or s.top.waits() or s.top.seems_open(s) or len(legal_actions(s)) > 1:
                    return s
                forced = s
        except MISFITS as error:
            raise wrong("$", f"does not fit together: {type(error).__name__} {error}") from error
    if forced is not None:
        return forced
    rule, _, text = broken[0].partition(": ")
    name = rule if rule.startswith(game.prefix) else f"{game.prefix} invariant {rule}"
    raise PositionError(f"$: {name}: {text}", path="$", rule=name, reason=f"{name}: {text}")


def _try_out(game: Game[Any], s: Any) -> None:
    """Look at the table as everybody will, before anybody does."""
    legal = legal_actions(s)
    if not s.over and not legal:
        raise wrong("$.question", "nothing can be answered")
    for seat in range(s.seats):
        game.view(s, seat)
    for action in legal:
        game.describe(s, action)
    if not s.over:
        game.refusals(s)
    s.clone().settle(Actions())


def read(
    piles: Piles, data: Mapping[str, Any], tables: Any, seats: Sequence[str], seed: int
) -> Any:
    """The state that the data describes; what is open is dealt by the seed."""
    s = piles.blank(tables, len(seats))
    known = {*HEAD, "piles", "unknown", "question", *(group.id for group in piles.layout.groups)}
    for key in data:
        if key not in known:
            raise wrong(f"$.{key}", "no such part of a position")
    for group in piles.layout.groups:
        _read_group(s, group, data.get(group.id, {}))
    rows = dict(flat(data.get("piles", {}), "$.piles"))
    chance = seed_state(seed)
    piles.read(s, _dealt(rows, _read_pools(piles, s, rows, data.get("unknown", {})), chance))
    piles.complete(s)
    s.top = _read_stack(piles, s, data.get("question", []))
    s.over = data.get("over", False)
    if not s.over and s.top is None:
        raise wrong("$.question", "nothing is asked, and the match is not over")
    s.rng = whole(data.get("chance", chance), "$.chance", 0, WIDEST * 2 + 1)
    if "seen_by" in data:
        seat = named(seats, data["seen_by"], "$.seen_by")
        s.determinize(seat, next_state(chance))
    return s


def _read_group(s: Any, group: Group, given: Any) -> None:
    path = f"$.{group.id}"
    if not isinstance(given, dict):
        raise wrong(path, "a table is needed")
    fields = {field.name: field for field in group.fields if not (field.zone or field.derived)}
    for name, value in given.items():
        if name not in fields:
            raise wrong(f"{path}.{name}", "no such field")
        _read_field(s, fields[name], value, f"{path}.{name}")


def _read_field(s: Any, field: Field, given: Any, path: str) -> None:
    if not field.size:
        value = field.value.read(s, given, path)
        setattr(s, field.name, bool(value) if field.flag else value)
    elif field.at:
        outer, *inner = (names(s) for names in field.at)
        row = getattr(s, field.name)
        for name, part in _items(given, path):
            at = named(outer, name, path)
            if not inner:
                row[at] = field.value.read(s, part, f"{path}.{name}")
                continue
            for below, value in _items(part, f"{path}.{name}"):
                index = named(inner[0], below, f"{path}.{name}")
                where = f"{path}.{name}.{below}"
                row[at * len(inner[0]) + index] = field.value.read(s, value, where)
    else:
        _read_list(s, field, given, path)


def _items(given: Any, path: str) -> Iterable[tuple[str, Any]]:
    if not isinstance(given, dict):
        raise wrong(path, f"a table is needed, not {given!r}")
    return given.items()


def _read_list(s: Any, field: Field, given: Any, path: str) -> None:
    row = getattr(s, field.name)
    if not isinstance(given, list) or len(given) > len(row):
        raise wrong(path, f"a list of at most {len(row)} is needed")
    for i, value in enumerate(given):
        row[i] = field.value.read(s, value, f"{path}[{i}]")
    if field.count:
        setattr(s, field.count, len(given))


def flat(given: Any, path: str) -> Iterator[tuple[str, list[Thing]]]:
    """Every pile by its path without the `$.piles`."""
    for name, value in _items(given, path):
        if isinstance(value, dict):
            yield from flat(value, f"{path}.{name}")
        else:
            yield f"{path}.{name}".removeprefix("$.piles."), things(value, f"{path}.{name}")


def things(given: Any, path: str) -> list[Thing]:
    """The things of one pile; a hole has no id."""
    if not isinstance(given, list):
        raise wrong(path, f"a list is needed, not {given!r}")
    found = []
    for i, entry in enumerate(given):
        if not isinstance(entry, str):
            raise wrong(f"{path}[{i}]", f"a name is needed, not {entry!r}")
        word, star, count = entry.partition("*")
        if star and not (count.isascii() and count.isdigit() and 0 < int(count) <= MOST_COPIES):
            raise wrong(f"{path}[{i}]", f"cannot be read: {entry!r}")
        thing = Thing("", word[1:]) if word.startswith("?") else Thing(word)
        found += [thing] * (int(count) if star else 1)
    return found


def _read_pools(
    piles: Piles, s: Any, rows: Mapping[str, list[Thing]], given: Any
) -> dict[str, list[str]]:
    """What each pool holds: as it is said, or all of its stock that is mentioned nowhere."""
    wanted = Counter(thing.pool for row in rows.values() for thing in row if not thing.id)
    said = {
        pool: [thing.id for thing in things(value, f"$.unknown.{pool}")]
        for pool, value in _items(given, "$.unknown")
    }
    for pool in said:
        if pool not in wanted:
            raise wrong(f"$.unknown.{pool}", "no place is open for it")
    mentioned = Counter(thing.id for row in rows.values() for thing in row if thing.id)
    mentioned += Counter(word for pool in said.values() for word in pool)
    stock = piles.stock(s)
    found = {}
    for pool, places in wanted.items():
        if pool not in said and pool not in stock:
            raise wrong("$.unknown", f"says nothing of {pool!r}")
        left = Counter(stock.get(pool, [])) - mentioned
        found[pool] = said.get(pool, sorted(left.elements()))
        if len(found[pool]) < places:
            raise wrong(f"$.unknown.{pool}", f"{len(found[pool])} for {places} open places")
    return found


def _dealt(
    rows: Mapping[str, list[Thing]], pools: Mapping[str, list[str]], chance: int
) -> dict[str, list[str]]:
    """The piles with every hole filled from its shuffled pool."""
    left = {}
    for pool, words in pools.items():
        cards = list(words)
        for i in range(len(cards) - 1, 0, -1):
            chance = next_state(chance)
            j = pick(chance, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        left[pool] = cards
    return {
        path: [thing.id or left[thing.pool].pop() for thing in row] for path, row in rows.items()
    }


def _read_stack(piles: Piles, s: Any, given: Any) -> Any:
    """The questions, made from the bottom up."""
    if not isinstance(given, list) or len(given) > MOST_QUESTIONS:
        raise wrong("$.question", f"a list of at most {MOST_QUESTIONS} is needed")
    below = None
    for i in reversed(range(len(given))):
        below = _read_question(piles, s, given[i], f"$.question[{i}]", below)
    return below


def _read_question(piles: Piles, s: Any, given: Any, path: str, below: Any) -> Any:
    asked = dict(_items(given, path))
    name = asked.pop("ask", None)
    kinds = questions.kinds(Question, type(piles).__module__.rpartition(".")[0])
    if name not in kinds and isinstance(name, str):
        name = piles.former.get(name, name)
    if not isinstance(name, str) or name not in kinds:
        raise wrong(f"{path}.ask", f"no such question: {name!r}")
    kind: Any = kinds[name]
    known = ("seat", *questions.arguments(kind))
    wanted = [arg for arg in known if questions.has(kind, arg)]
    values: dict[str, Any] = {"below": below} if questions.has(kind, "below") else {}
    for arg, value in asked.items():
        if arg == "seat" and arg not in wanted:
            continue
        if arg not in wanted:
            raise wrong(f"{path}.{arg}", f"{name} has no such argument")
        meaning = _meaning(piles.layout, kind, arg) or ANYTHING
        values[arg] = value if isinstance(value, bool) else meaning.read(s, value, f"{path}.{arg}")
    try:
        return kind(**values)
    except TypeError as error:
        raise wrong(path, f"{name} cannot be asked so: {error}") from None
