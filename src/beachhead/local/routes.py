"""The paths of the browser edition: those of the server's API that one person alone can use.

Each answers with the status and the struct of its twin in `server/api`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from beachhead.core import replay as replay_file
from beachhead.core.replay import Replay
from beachhead.lab import rulebook
from beachhead.local.tables import ME, Local
from beachhead.server import chance, lessons, library, wire, wire_account, wire_learn
from beachhead.server.errors import Refused, invalid, not_found
from beachhead.server.render import Reader

T = TypeVar("T")

OK, MADE, NOTHING = 200, 201, 204
ALONE = frozenset({"me", "hotseat", "bot"})  # who can sit down where nobody else comes


class Asked:
    """One request, read as far as a handler wants to know it."""

    def __init__(self, local: Local, parts: list[str], query: str, body: str | None) -> None:
        self.local = local
        self.parts = parts
        self._query = parse_qs(query)
        self._body = body or "{}"

    @property
    def id(self) -> str:
        return self.parts[0]

    def body(self, kind: type[T]) -> T:
        return msgspec.json.decode(self._body, type=kind)

    def text(self, name: str) -> str:
        return self.texts(name)[0]

    def texts(self, name: str) -> list[str]:
        if name not in self._query:
            raise Refused(400, "error-body", f"{name} is missing")
        return self._query[name]

    def wishes(self, name: str) -> list[str]:
        return self._query.get(name, [])

    def number(self, name: str) -> int | None:
        found = self._query.get(name)
        return None if found is None else msgspec.convert(found[0], int, strict=False)

    @property
    def reader(self) -> Reader:
        return Reader(ME, self.number("seat"))


Handler = Callable[[Asked], Awaitable[Any]]


# -- people and games ------------------------------------------------------------------------


async def me(asked: Asked) -> wire_account.Me:
    return await asked.local.me()


async def change_me(asked: Asked) -> wire_account.Me:
    return await asked.local.change_me(asked.body(wire_account.MeChange))


async def games(asked: Asked) -> list[wire.GameInfo]:
    return library.games()


async def content(asked: Asked) -> msgspec.Struct:
    return library.content(asked.id)


async def setup(asked: Asked) -> wire.GameSetup:
    wishes = dict(wish.partition(":")[::2] for wish in asked.wishes("option"))
    return library.setup(asked.id, asked.number("players"), wishes)


async def play_example(asked: Asked) -> wire.Created:
    game, name = asked.parts
    library.info(game)
    if name not in rulebook.examples(game):
        raise not_found("example")
    user = await asked.local.user()
    return await asked.local.seating.create_at(user, rulebook.start(game, name))


async def lesson_heads(asked: Asked) -> list[wire_learn.LessonHead]:
    return await lessons.course(asked.local.store, asked.id, ME)


async def begin_lesson(asked: Asked) -> wire.Created:
    lesson = lessons.find(*asked.parts)
    return await asked.local.seating.begin_lesson(await asked.local.user(), lesson)


# -- matches ---------------------------------------------------------------------------------


async def seal(asked: Asked) -> wire.Seal:
    return await asked.local.seals.promise()


async def create(asked: Asked) -> wire.Created:
    wanted = asked.body(wire.NewMatch)
    if any(seat.kind not in ALONE for seat in wanted.seats):
        raise invalid("error-needs-server", "other people can only come to a server")
    return await asked.local.seating.create(await asked.local.user(), wanted)


async def heads(asked: Asked) -> list[wire.MatchHead]:
    which = asked.wishes("scope")
    scope = msgspec.convert(which[0] if which else "mine", wire.Scope)
    return await asked.local.reception.heads(scope, ME)


async def table(asked: Asked) -> wire.Table:
    reader = msgspec.structs.replace(asked.reader, since=asked.number("since"))
    return await asked.local.reception.table(asked.id, reader)


async def play(asked: Asked) -> wire.Done:
    return await asked.local.reception.play(asked.id, ME, asked.body(wire.Command))


async def undo(asked: Asked) -> wire.Done:
    return await asked.local.reception.undo(asked.id, ME, asked.body(wire.Undo), reset=False)


async def reset(asked: Asked) -> wire.Done:
    return await asked.local.reception.undo(asked.id, ME, asked.body(wire.Undo), reset=True)


async def hint(asked: Asked) -> wire.Hint:
    return await asked.local.reception.hint(asked.id, ME, asked.local.owner)


async def at(asked: Asked) -> wire.Table:
    match_id, n = asked.parts
    return await asked.local.replays.at(match_id, int(n), asked.reader, asked.number("after"))


async def log(asked: Asked) -> wire.LogPart:
    before = msgspec.convert(asked.text("before"), int, strict=False)
    return await asked.local.reception.log(asked.id, asked.reader, before)


async def reach(asked: Asked) -> msgspec.Struct:
    where = asked.text("target")
    return await asked.local.replays.reach(asked.id, asked.number("at"), where, asked.reader)


async def forecast(asked: Asked) -> msgspec.Struct:
    then = "true" in asked.wishes("then")
    answers, n = asked.texts("answer"), asked.number("at")
    return await asked.local.replays.forecast(asked.id, n, answers, asked.reader, then=then)


async def end(asked: Asked) -> msgspec.Struct:
    return await asked.local.reception.end(asked.id, ME, asked.local.owner)


async def moments(asked: Asked) -> msgspec.Struct:
    return await asked.local.reception.moments(asked.id, ME, asked.local.owner)


async def review(asked: Asked) -> msgspec.Struct:
    return await asked.local.reception.review(asked.id, ME)


async def begin_review(asked: Asked) -> msgspec.Struct:
    return await asked.local.reception.begin_review(asked.id, ME, asked.local.owner)


async def stop_review(asked: Asked) -> msgspec.Struct:
    return await asked.local.reception.stop_review(asked.id, ME)


async def line(asked: Asked) -> wire.Table:
    k, *actions = (
        msgspec.convert(n, int, strict=False) for n in [asked.parts[1], *asked.texts("action")]
    )
    return await asked.local.replays.line(asked.id, k, actions, asked.reader)


async def tell_chance(asked: Asked) -> wire.Chance:
    return await chance.tell(asked.local.tables, asked.id, ME)


async def export(asked: Asked) -> Replay:
    return await asked.local.replays.export(asked.id, ME)


async def bring_in(asked: Asked) -> wire.Created:
    checked = replay_file.decode(replay_file.encode(asked.body(Replay)))
    return wire.Created(await asked.local.replays.bring_in(await asked.local.user(), checked))


# -- going, coming back, once more -----------------------------------------------------------


async def free(asked: Asked) -> None:
    await asked.local.tables.free(asked.id, ME)


async def leave(asked: Asked) -> None:
    seat = asked.body(wire.SeatChoice).seat
    await asked.local.seating.leave(asked.id, await asked.local.user(), seat)


async def resign(asked: Asked) -> None:
    seat = asked.body(wire.SeatChoice).seat
    await asked.local.seating.resign(asked.id, await asked.local.user(), seat)


async def come_back(asked: Asked) -> None:
    seat = asked.body(wire.SeatChoice).seat
    await asked.local.seating.come_back(asked.id, await asked.local.user(), seat)


async def rematch(asked: Asked) -> wire.Created:
    user = await asked.local.user()
    wanted = asked.body(wire.Rematch)
    return wire.Created(await asked.local.rematches.rematch(asked.id, user, wanted))


async def hide(asked: Asked) -> None:
    await asked.local.reception.hide(asked.id, ME, hidden=asked.body(wire.Hide).hidden)


async def notes(asked: Asked) -> wire.Notes:
    return wire.Notes(await asked.local.store.read_note(asked.id, ME))


async def keep_notes(asked: Asked) -> None:
    await asked.local.reception.keep_notes(asked.id, ME, asked.body(wire.Notes).text)


ROUTES: dict[str, tuple[int, Handler]] = {
    "GET /me": (OK, me),
    "PATCH /me": (OK, change_me),
    "GET /games": (OK, games),
    "GET /games/*/content": (OK, content),
    "GET /games/*/setup": (OK, setup),
    "POST /games/*/examples/*/match": (MADE, play_example),
    "GET /games/*/lessons": (OK, lesson_heads),
    "POST /games/*/lessons/*/match": (MADE, begin_lesson),
    "POST /seals": (MADE, seal),
    "POST /matches": (MADE, create),
    "GET /matches": (OK, heads),
    "GET /matches/*": (OK, table),
    "POST /matches/*/commands": (OK, play),
    "POST /matches/*/undo": (OK, undo),
    "POST /matches/*/reset": (OK, reset),
    "POST /matches/*/hint": (OK, hint),
    "GET /matches/*/at/*": (OK, at),
    "GET /matches/*/log": (OK, log),
    "GET /matches/*/reach": (OK, reach),
    "GET /matches/*/forecast": (OK, forecast),
    "GET /matches/*/end": (OK, end),
    "GET /matches/*/moments": (OK, moments),
    "GET /matches/*/review": (OK, review),
    "POST /matches/*/review": (OK, begin_review),
    "DELETE /matches/*/review": (OK, stop_review),
    "GET /matches/*/line/*": (OK, line),
    "GET /matches/*/chance": (OK, tell_chance),
    "GET /matches/*/replay": (OK, export),
    "POST /replays": (MADE, bring_in),
    "POST /matches/*/free": (NOTHING, free),
    "POST /matches/*/leave": (NOTHING, leave),
    "POST /matches/*/resign": (NOTHING, resign),
    "POST /matches/*/return": (NOTHING, come_back),
    "POST /matches/*/rematch": (OK, rematch),
    "PUT /matches/*/hidden": (NOTHING, hide),
    "GET /matches/*/notes": (OK, notes),
    "PUT /matches/*/notes": (NOTHING, keep_notes),
}
_PATTERNS = [
    (re.compile(re.escape(path).replace(r"\*", "([A-Za-z0-9_-]+)").replace(r"\ ", " ")), *found)
    for path, found in ROUTES.items()
]


def find(method: str, path: str) -> tuple[int, Handler, list[str]]:
    """The status of success, who answers, and what the path names."""
    for pattern, status, handler in _PATTERNS:
        if found := pattern.fullmatch(f"{method} {unquote(path)}"):
            return status, handler, list(found.groups())
    raise not_found("page")
