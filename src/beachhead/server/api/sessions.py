"""Where somebody is signed in, and signing out from afar."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get
from litestar.params import PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from beachhead.server.api.common import PROBLEMS, TheServices, TheSession
from beachhead.server.errors import not_found
from beachhead.server.wire_account import SessionView

SHOWN = 16  # letters of the key: enough to name a session, too few to be of any use
SessionId = Annotated[str, PathParameter(max_length=SHOWN, pattern=r"^[0-9a-f]+$")]


@get("/api/account/sessions", responses=PROBLEMS)
async def list_sessions(services: TheServices, session: TheSession) -> list[SessionView]:
    """Your browsers, last seen first."""
    return [
        SessionView(
            id=each.key[:SHOWN],
            device=each.device,
            created=each.created,
            seen=each.seen,
            here=each.key == session.key,
        )
        for each in await services.sessions.of_user(session.user_id)
    ]


@delete(
    "/api/account/sessions/{session_id:str}",
    responses=PROBLEMS,
    status_code=HTTP_204_NO_CONTENT,
)
async def end_session(services: TheServices, session: TheSession, session_id: SessionId) -> None:
    """Sign one of your browsers out."""
    services.limiter.check("write", session.user_id)
    mine = await services.sessions.of_user(session.user_id)
    keys = [each.key for each in mine if each.key[:SHOWN] == session_id]
    if not keys:
        raise not_found("session")
    await services.sessions.end(*keys)


@delete("/api/account/sessions", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def end_other_sessions(services: TheServices, session: TheSession) -> None:
    """Sign all of your browsers out but this one."""
    services.limiter.check("write", session.user_id)
    await services.sessions.end_others(session.user_id, but=session.key)


ROUTES = [list_sessions, end_session, end_other_sessions]
