"""The arena: how balanced the games are, and small tournaments to find out."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from beachhead.core import registry
from beachhead.server import wire, wire_arena
from beachhead.server.api.common import PROBLEMS, TheReader, TheServices, TheUser

MEDIA = {"csv": "text/csv; charset=utf-8", "jsonl": "application/jsonl"}
Form = Annotated[wire.ArenaForm, PathParameter()]
RunId = Annotated[str, PathParameter(max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]


@get("/api/arena", responses=PROBLEMS)
async def list_arena(services: TheServices, reader: TheReader) -> wire_arena.ArenaList:
    """The reports in this server's data directory."""
    return await services.arena.overview(reader)


@get("/api/arena/{run_id:str}", responses=PROBLEMS)
async def read_arena(
    services: TheServices, run_id: RunId, reader: TheReader
) -> wire_arena.ArenaReport:
    """Win shares with their intervals, matchups, lengths and ratings."""
    return await services.arena.read(run_id, reader)


@get("/api/arena/{run_id:str}/games/{form:str}", responses=PROBLEMS)
async def export_arena(services: TheServices, run_id: RunId, form: Form) -> Response[bytes]:
    """The raw results for tables of one's own: one row per seat of each game."""
    name = f"beachhead-{run_id}.{form}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    found = await services.arena.export(run_id, form)
    return Response(found, media_type=MEDIA[form], headers=headers)


@post("/api/arena", responses=PROBLEMS)
async def start_arena(
    services: TheServices, user: TheUser, data: JSONBody[wire_arena.NewArena]
) -> wire.Created:
    """Let bots play a small tournament beside the server."""
    services.limiter.check("arena", user.id)
    registry.get(data.game)
    return wire.Created(await services.arena.start(user.id, data))


@post("/api/arena/{run_id:str}/stop", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def stop_arena(services: TheServices, run_id: RunId, user: TheUser) -> None:
    """End a run of your own; the games it has played stay."""
    await services.arena.stop(run_id, user.id)


ROUTES = [list_arena, read_arena, export_arena, start_arena, stop_arena]
