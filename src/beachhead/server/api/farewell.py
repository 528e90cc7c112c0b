"""Everything the server knows about you, and going for good."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from beachhead.server import wire_account
from beachhead.server.api.account import enter_as_guest
from beachhead.server.api.common import (
    PROBLEMS,
    AnyRequest,
    TheServices,
    TheUser,
    address,
    player_session,
)
from beachhead.server.wire_account import Proof


@get("/api/account/export", responses=PROBLEMS)
async def export(services: TheServices, user: TheUser) -> Response[dict[str, Any]]:
    """One file: profile, sessions, matches with their moves, notes and what you wrote."""
    services.limiter.check("import", user.id)
    found = await services.farewell.export(user, await services.sessions.of_user(user.id))
    headers = {
        "content-disposition": 'attachment; filename="beachhead-account.json"',
        "cache-control": "no-store",
    }
    return Response(found, headers=headers)


@post("/api/account/delete", responses=PROBLEMS, status_code=HTTP_200_OK)
async def delete_account(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[Proof]
) -> Response[wire_account.Me]:
    """Go for good. Your games stay with the others; you are somebody who left."""
    services.limiter.check("login", address(request), f"user:{user.id}")
    session = player_session(request)
    await services.identity.prove(user, session, data)
    await services.sessions.end_others(user.id, but=session.key)
    await services.farewell.leave(user)
    return await enter_as_guest(request)


ROUTES = [export, delete_account]
