"""Matches: make, find, read, play, take back, look back."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from beachhead.core import replay as replay_file
from beachhead.core.forecast import Forecast
from beachhead.core.options import Reach
from beachhead.core.replay import Replay
from beachhead.server import chance, wire, wire_end
from beachhead.server.api.common import (
    PROBLEMS,
    AnswersQuery,
    AnyRequest,
    MatchId,
    Position,
    SeatQuery,
    SinceQuery,
    TargetQuery,
    ThenQuery,
    TheReader,
    TheServices,
    TheUser,
    address,
    owner,
    player_id,
    services_of,
)
from beachhead.server.render import Reader
from beachhead.server.services import Services
from beachhead.server.store.rows import UserRow

LogQuery = Annotated[int, QueryParameter(ge=1, le=1_000_000)]
LineQuery = Annotated[list[int], QueryParameter(min_items=1, max_items=100)]
ScopeQuery = Annotated[wire.Scope, QueryParameter(name="scope")]


@post("/api/matches", responses=PROBLEMS)
async def create_match(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[wire.NewMatch]
) -> wire.Created:
    """Make a table. It begins at once if no seat is open."""
    services.limiter.check("create", user.id)
    for seat in data.seats:
        await services.identity.check_name(user.id, seat.name)
    if any(seat.kind == "open" for seat in data.seats):
        services.limiter.check("offer", user.id)
    if any(seat.kind == "bot" for seat in data.seats):
        services.thoughts.check_room(owner(request))
    return await services.seating.create(user, data)


@post("/api/seals", responses=PROBLEMS)
async def make_seal(services: TheServices, user: TheUser) -> wire.Seal:
    """A promise about the chance of a match you are about to make; good for an hour, and once."""
    services.limiter.check("write", user.id)
    return await services.seals.promise()


@get("/api/matches", responses=PROBLEMS)
async def list_matches(
    services: TheServices, reader: TheReader, which: ScopeQuery = "mine"
) -> list[wire.MatchHead]:
    """Your matches, open tables, finished ones, or those to watch."""
    return await services.reception.heads(which, reader)


@get("/api/matches/{match_id:str}", responses=PROBLEMS)
async def read_match(
    services: TheServices,
    match_id: MatchId,
    reader: TheReader,
    seat: SeatQuery = None,
    since: SinceQuery = None,
) -> wire.Table:
    """The table as you may know it, or as one of your seats does."""
    return await services.reception.table(match_id, Reader(reader, seat, since))


@post("/api/matches/{match_id:str}/commands", responses=PROBLEMS, status_code=HTTP_200_OK)
async def play(request: AnyRequest, match_id: MatchId, data: JSONBody[wire.Command]) -> wire.Done:
    """Play one action. Answered after it is stored; sent twice, it is played once."""
    services, user_id = services_of(request), player_id(request)  # injection would cost as much
    services.limiter.check("command", user_id)
    return await services.reception.play(match_id, user_id, data)


@post("/api/matches/{match_id:str}/undo", responses=PROBLEMS, status_code=HTTP_200_OK)
async def undo(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Undo]
) -> wire.Done:
    """Go back one own step, or to a given position, as far as nothing was revealed."""
    return await _undo(services, match_id, user, data, reset=False)


@post("/api/matches/{match_id:str}/reset", responses=PROBLEMS, status_code=HTTP_200_OK)
async def reset(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Undo]
) -> wire.Done:
    """Go back to the start of the own turn, as far as nothing was revealed."""
    return await _undo(services, match_id, user, data, reset=True)


async def _undo(
    services: Services, match_id: str, user: UserRow, data: wire.Undo, *, reset: bool
) -> wire.Done:
    services.limiter.check("command", user.id)
    return await services.reception.undo(match_id, user.id, data, reset=reset)


@post("/api/matches/{match_id:str}/hint", responses=PROBLEMS, status_code=HTTP_200_OK)
async def hint(
    services: TheServices, request: AnyRequest, match_id: MatchId, user: TheUser
) -> wire.Hint:
    """What a strong bot would think of in your place; only where no other person plays."""
    services.limiter.check("hint", user.id)
    services.thoughts.check_room(owner(request))
    return await services.reception.hint(match_id, user.id, owner(request))


@post("/api/matches/{match_id:str}/free", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def free_lesson(services: TheServices, match_id: MatchId, user: TheUser) -> None:
    """Leave the lesson and play on: from here on this is a match like any other."""
    services.limiter.check("write", user.id)
    await services.tables.free(match_id, user.id)


# -- looking back ----------------------------------------------------------------------------


@get("/api/matches/{match_id:str}/at/{n:int}", responses=PROBLEMS)
async def read_match_at(
    services: TheServices,
    match_id: MatchId,
    n: Position,
    reader: TheReader,
    seat: SeatQuery = None,
    after: SinceQuery = None,
) -> wire.Table:
    """The table after `n` actions: during play as your seat knew it, afterwards as any seat did.

    With `after`, only the events after that action come with it.
    """
    return await services.replays.at(match_id, n, Reader(reader, seat), after)


@get("/api/matches/{match_id:str}/log", responses=PROBLEMS)
async def read_log(
    services: TheServices,
    match_id: MatchId,
    reader: TheReader,
    before: LogQuery,
    seat: SeatQuery = None,
) -> wire.LogPart:
    """A part of the log that a table left out: what happened before the action `before`."""
    return await services.reception.log(match_id, Reader(reader, seat), before)


@get("/api/matches/{match_id:str}/reach", responses=PROBLEMS)
async def read_reach(
    services: TheServices,
    match_id: MatchId,
    reader: TheReader,
    target: TargetQuery,
    seat: SeatQuery = None,
    at: SinceQuery = None,
) -> Reach:
    """Where a thing on the board can get to and what can attack it, as far as you may know."""
    return await services.replays.reach(match_id, at, target, Reader(reader, seat))


@get("/api/matches/{match_id:str}/forecast", responses=PROBLEMS)
async def read_forecast(
    services: TheServices,
    match_id: MatchId,
    reader: TheReader,
    answer: AnswersQuery,
    seat: SeatQuery = None,
    at: SinceQuery = None,
    then: ThenQuery = False,
) -> Forecast:
    """What you may expect if you gave these answers, in notation, one after another.

    It comes from what you may know alone; what depends on chance or hidden things is left out.
    """
    who = Reader(reader, seat)
    return await services.replays.forecast(match_id, at, answer, who, then=then)


@get("/api/matches/{match_id:str}/end", responses=PROBLEMS)
async def read_end(
    services: TheServices, request: AnyRequest, match_id: MatchId, reader: TheReader
) -> wire_end.End:
    """How a finished match ended: who won and by what, points by source, the course, moments."""
    return await services.reception.end(match_id, reader, owner(request))


@get("/api/matches/{match_id:str}/moments", responses=PROBLEMS)
async def read_moments(
    services: TheServices, request: AnyRequest, match_id: MatchId, reader: TheReader
) -> wire_end.Moments:
    """What a bot has found in a finished match so far; ask again while it is thinking."""
    return await services.reception.moments(match_id, reader, owner(request))


@get("/api/matches/{match_id:str}/review", responses=PROBLEMS)
async def read_review(
    services: TheServices, match_id: MatchId, reader: TheReader
) -> wire_end.Study:
    """The review of a finished match, or how far it is; ask again while it is thinking."""
    return await services.reception.review(match_id, reader)


@post("/api/matches/{match_id:str}/review", status_code=HTTP_200_OK, responses=PROBLEMS)
async def begin_review(
    services: TheServices, request: AnyRequest, match_id: MatchId, user: TheUser
) -> wire_end.Study:
    """Let the strongest bot judge every decision of a finished match."""
    services.limiter.check("write", user.id, address(request))
    return await services.reception.begin_review(match_id, user.id, owner(request))


@delete("/api/matches/{match_id:str}/review", status_code=HTTP_200_OK, responses=PROBLEMS)
async def stop_review(services: TheServices, match_id: MatchId, user: TheUser) -> wire_end.Study:
    """Stop a review that is under way."""
    return await services.reception.stop_review(match_id, user.id)


@get("/api/matches/{match_id:str}/line/{k:int}", responses=PROBLEMS)
async def read_line(
    services: TheServices,
    match_id: MatchId,
    k: Position,
    reader: TheReader,
    action: LineQuery,
    seat: SeatQuery = None,
) -> wire.Table:
    """What might have been: the table of a finished match after `k` actions and these instead."""
    return await services.replays.line(match_id, k, action, Reader(reader, seat))


@get("/api/matches/{match_id:str}/chance", responses=PROBLEMS)
async def read_chance(
    services: TheServices, request: AnyRequest, match_id: MatchId, reader: TheReader
) -> wire.Chance:
    """What was promised about the chance of a match; after its end the key, and every draw anew."""
    services.limiter.check("write", address(request))
    return await chance.tell(services.tables, match_id, reader)


@get("/api/matches/{match_id:str}/replay", responses=PROBLEMS)
async def export_replay(
    services: TheServices, match_id: MatchId, reader: TheReader
) -> Response[Replay]:
    """The finished match as a file."""
    found = await services.replays.export(match_id, reader)
    name = f"{found.game}-{match_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found, headers=headers)


@post("/api/replays", responses=PROBLEMS)
async def import_replay(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[Replay]
) -> wire.Created:
    """Bring a file in. It is played through; one that does not replay is refused."""
    services.limiter.check("import", user.id, address(request))
    checked = replay_file.decode(replay_file.encode(data))
    return wire.Created(await services.replays.bring_in(user, checked))


ROUTES = [
    make_seal,
    create_match,
    list_matches,
    read_match,
    play,
    undo,
    reset,
    hint,
    free_lesson,
    read_match_at,
    read_log,
    read_end,
    read_moments,
    read_review,
    begin_review,
    stop_review,
    read_line,
    read_reach,
    read_forecast,
    read_chance,
    export_replay,
    import_replay,
]
