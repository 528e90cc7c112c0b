"""What is asked, what may be done, what was asked and told on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from beachhead.core import questions
from beachhead.core.engine import OVER, Question
from beachhead.core.errors import PositionError
from beachhead.core.event import Event
from beachhead.lab.facts.fact import IN, NOT_IN, Fact, Operators, Scene
from beachhead.lab.facts.lying import check_value
from beachhead.lab.sheet import rule_ids
from beachhead.lab.slips import Slip, known, number, rows, some, table
from beachhead.lab.snapshot import Snapshot, word
from beachhead.lab.table import Asked

NOBODY = "nobody"


def decisions(scene: Scene) -> list[str]:
    """The names of all decisions of the game."""
    package = f"beachhead.games.{scene.table.game.id}"
    return [kind.name for kind in questions.kinds(Question, package).values() if kind.name]


def _asked(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """`human D-MAIN`, one of the two words, or `nobody`."""
    seat = scene.table.asked_seat()
    seats = scene.table.seats()
    if wanted == NOBODY:
        yield Fact(path, seat == OVER, True)
        return
    for part in str(wanted).split():
        if part in seats:
            yield Fact(path, NOBODY if seat == OVER else seats[seat], part)
        else:
            known(part, decisions(scene), path, "seat or decision")
            yield Fact(path, NOBODY if seat == OVER else scene.table.trail[-1].decision, part)


def _legal(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    for name in some(wanted, path):
        yield Fact(path, scene.table.offers(), scene.table.action(name, path), IN)


def _illegal(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    for name in some(wanted, path):
        yield Fact(path, scene.table.offers(), scene.table.action(name, path), NOT_IN)


def _exactly(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    names = [scene.table.action(name, path) for name in rows(wanted, path)]
    yield Fact(path, sorted(scene.table.offers()), sorted(names))


def _only(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Of the actions with this verb exactly these: `only.to = ["york", "wales"]`."""
    for verb, value in table(wanted, path).items():
        where = f"{path}.{verb}"
        names = [scene.table.action(f"{verb}:{one}", where) for one in rows(value, where)]
        if not any(name.startswith(f"{verb}:") for name in scene.table.names):
            raise Slip(where, f"no action is called {verb}")
        found = [name for name in scene.table.offers() if name.startswith(f"{verb}:")]
        yield Fact(where, sorted(found), sorted(names))


def _choices(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    yield Fact(path, len(scene.table.offers()), number(wanted, path))


def _forced(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Answers that were given without asking since the last move."""
    for name in some(wanted, path):
        yield Fact(path, scene.table.unasked, scene.table.action(name, path), IN)


def _why(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """The reason, by its key or by a rule, that is given for what cannot be done."""
    refusals = scene.table.game.refusals(scene.table.state)
    for thing, reason in table(wanted, path).items():
        found = [r for r in refusals if r.thing == thing]
        yield Fact(f"{path}.{thing}", [w for r in found for w in (r.key, *r.rules)], reason, IN)


def _gives(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """What a function of the rules says of the table: `{ run = "board.steps", ..., is = [] }`."""
    for i, one in enumerate(some(wanted, path)):
        where = f"{path}[{i}]"
        if not {"run", "is"} <= set(table(one, where)):
            raise Slip(where, "`run` and `is` are needed")
        given = {key: value for key, value in one.items() if key != "is"}
        found = scene.table.call(scene.table.state.clone(), given, where)
        meaning = scene.table.meaning(str(one["run"]).rpartition(".")[2], "is")
        try:
            meaning.read(scene.table.state, one["is"], f"{where}.is")
        except PositionError as error:
            raise Slip(f"{where}.is", str(error.facts["reason"])) from None
        yield Fact(f"{where}.is", meaning.write(scene.table.state, found), one["is"])


# -- questions on the way ----------------------------------------------------------------------

QUESTION = ("decision", "seat", "while", "forced", "number")
ABOUT = ("times", "exactly", "legal", "illegal", "choices")


def _questions(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """Questions that came up since the case began: how often, and what they offered."""
    for i, one in enumerate(some(wanted, path)):
        where = f"{path}[{i}]"
        for key in table(one, where):
            known(key, (*QUESTION, *ABOUT), where, "key")
        if not set(one) & set(ABOUT):
            raise Slip(where, "says nothing")
        _check_question(scene, one, where)
        found = [asked for asked in scene.table.trail if _fits(scene, asked, one, where)]
        if "times" in one:
            yield Fact(where, len(found), number(one["times"], where))
        if set(one) & set(ABOUT[1:]):
            yield from _offered(scene, found, one, where)


def _check_question(scene: Scene, one: Mapping[str, Any], path: str) -> None:
    """A question that can never come up is a slip."""
    if "decision" in one:
        known(one["decision"], decisions(scene), path, "decision")
    if "seat" in one:
        scene.table.seat(one["seat"], path)
    for where, value in table(one["while"], path).items() if "while" in one else ():
        scene.after.find(where, path)
        check_value(scene, where, value, path)


def _fits(scene: Scene, asked: Asked, one: Mapping[str, Any], path: str) -> bool:
    seat = scene.table.seat(one["seat"], path) if "seat" in one else asked.seat
    if (one.get("decision", asked.decision), seat) != (asked.decision, asked.seat):
        return False
    if one.get("forced", asked.forced) != asked.forced:
        return False
    if "while" not in one:
        return True
    then = Snapshot(scene.table.game, asked.state)
    return all(
        [word(v) for v in then.find(where, path)] == [word(value)]
        for where, value in one["while"].items()
    )


def _offered(scene: Scene, found: list[Asked], one: Mapping[str, Any], path: str) -> Iterator[Fact]:
    """What the question offered, the last one unless `number` says which."""
    n = number(one.get("number", len(found)), path)
    if not 0 < n <= len(found):
        yield Fact(f"{path} asked", len(found), max(n, 1))
        return
    offers = found[n - 1].offers
    action = scene.table.action
    if "exactly" in one:
        names = sorted(action(name, path) for name in rows(one["exactly"], path))
        yield Fact(f"{path}.exactly", sorted(offers), names)
    if "choices" in one:
        yield Fact(f"{path}.choices", len(offers), number(one["choices"], path))
    for name in one.get("legal", ()):
        yield Fact(f"{path}.legal", offers, action(name, path), IN)
    for name in one.get("illegal", ()):
        yield Fact(f"{path}.illegal", offers, action(name, path), NOT_IN)


# -- events ------------------------------------------------------------------------------------


def _told(scene: Scene, one: Mapping[str, Any], path: str) -> Iterator[Event]:
    """The events of the case, as a seat was told them if `to` names one."""
    seat = scene.table.seat(one["to"], path) if "to" in one else None
    if "rule" in one:
        known(one["rule"], rule_ids(scene.table.game.id), path, "rule")
    for event in scene.table.journal.events[scene.told :]:
        cut = event if seat is None else event.cut(seat)
        if cut is not None:
            yield cut


def _like(event: Event, one: Mapping[str, Any]) -> bool:
    found = {"key": event.key, "rule": event.rule, **event.facts}
    return all(found.get(name) == value for name, value in one.items() if name != "to")


def _events(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    """These events in this order; others may stand between them."""
    after = 0
    for i, one in enumerate(some(wanted, path)):
        where = f"{path}[{i}]"
        told = list(_told(scene, table(one, where), where))
        places = [n for n, event in enumerate(told) if n >= after and _like(event, one)]
        found = [event.key for event in told[after:]]
        yield Fact(where, dict(one) if places else found, dict(one))
        after = places[0] + 1 if places else after


def _no_events(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
    for i, one in enumerate(some(wanted, path)):
        where = f"{path}[{i}]"
        told = _told(scene, table(one, where), where)
        yield Fact(where, [event.key for event in told if _like(event, one)], [])


def _of_kind(first: bool) -> Callable[[Scene, str, Any], Iterator[Fact]]:
    """All events of a kind, or the first ones, by the facts that are named."""

    def operator(scene: Scene, path: str, wanted: Any) -> Iterator[Fact]:
        for key, value in table(wanted, path).items():
            where = f"{path}.{key}"
            told = [event.facts for event in _told(scene, {}, where) if event.key == key]
            wishes = [dict(table(one, where)) for one in rows(value, where)]
            if first:
                told = told[: len(some(value, where))]
            names = [list(wish) for wish in wishes] + [[]] * len(told)
            found = [
                {name: facts.get(name) for name in named or facts}
                for facts, named in zip(told, names, strict=False)
            ]
            yield Fact(where, found, wishes)

    return operator


OPERATORS: Operators = {
    "asked": _asked,
    "legal": _legal,
    "illegal": _illegal,
    "exactly": _exactly,
    "only": _only,
    "choices": _choices,
    "forced": _forced,
    "why": _why,
    "gives": _gives,
    "questions": _questions,
    "events": _events,
    "no_events": _no_events,
    "events_of": _of_kind(first=False),
    "first_of": _of_kind(first=True),
}
