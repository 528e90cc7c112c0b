"""What the routes share: who asks, what may go wrong, how an error is answered."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from sqlalchemy.exc import DBAPIError

from beachhead.core.errors import BeachheadError
from beachhead.server.errors import Refused, from_core
from beachhead.server.fair import Owner, place_of
from beachhead.server.identity import COOKIE
from beachhead.server.security import CSRF_HEADER, UNSAFE, Origins
from beachhead.server.services import Services
from beachhead.server.store.rows import Stale, UserRow
from beachhead.server.store.sessions import Session
from beachhead.server.wire import ErrorBody, Problem

log = structlog.get_logger()

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

MatchId = Annotated[str, PathParameter(max_length=20, pattern=r"^[A-Za-z0-9_-]+$")]
Position = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=-1, le=15)]
ThenQuery = Annotated[bool, QueryParameter()]
AnswersQuery = Annotated[list[str], QueryParameter(min_items=1, max_items=20)]
TargetQuery = Annotated[str, QueryParameter(max_length=80)]
SinceQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]

# What every route may answer besides success; the body is the same everywhere.
PROBLEMS = {
    status: ResponseSpec(ErrorBody, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "Not logged in, or a wrong password.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "The table has moved on; the body says where it stands.",
        413: "Too large.",
        422: "Readable, but not allowed: an illegal action, a set-up that does not fit.",
        429: "Too often.",
        503: "Storage or bot out of reach; nothing was changed.",
    }.items()
}


def services_of(connection: AnyConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def provide_services(request: AnyRequest) -> Services:
    return services_of(request)


async def find_session(connection: AnyConnection) -> Session | None:
    """The session of whoever asks, looked up once and then at hand; None without a genuine one."""
    cookie = connection.cookies.get(COOKIE)
    services = services_of(connection)
    found = await services.sessions.find(cookie) if cookie else None
    if found is not None:
        services.people.seen(found.user_id, address(connection))
    connection.state["session"] = found
    return found


def session_of(connection: AnyConnection) -> Session | None:
    found: Session | None = connection.state.get("session")
    return found


def reader_id(connection: AnyConnection) -> str | None:
    """The user id of whoever asks, None without a session."""
    session = session_of(connection)
    return None if session is None else session.user_id


def player_id(request: AnyRequest) -> str:
    """The same for those who play: all a move needs to know."""
    return player_session(request).user_id


def player_session(request: AnyRequest) -> Session:
    session = session_of(request)
    if session is None:
        raise Refused(401, "error-no-session", "ask /api/me first, it sets the cookie")
    return session


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def language(request: AnyRequest) -> str:
    """Of mails: the browser's first."""
    return request.headers.get("accept-language", "en")[:2].lower()


def place(connection: AnyConnection) -> str:
    """What the limits count as one address."""
    return place_of(address(connection))


def owner(connection: AnyConnection) -> Owner:
    """Who is to pay for what is asked."""
    return Owner(reader_id(connection) or "", place(connection))


async def provide_reader(request: AnyRequest) -> str | None:
    return reader_id(request)


async def provide_session(request: AnyRequest) -> Session:
    return player_session(request)


async def provide_user(request: AnyRequest) -> UserRow:
    """Whoever asks; `check_unsafe` has seen to it that there is somebody."""
    return await services_of(request).identity.user(player_id(request))


TheServices: TypeAlias = NamedDependency[Services]
TheReader: TypeAlias = NamedDependency[str | None]  # a user id
TheSession: TypeAlias = NamedDependency[Session]
TheUser: TypeAlias = NamedDependency[UserRow]

DEPENDENCIES = {
    "services": Provide(provide_services),
    "reader": Provide(provide_reader),
    "session": Provide(provide_session),
    "user": Provide(provide_user),
}


async def check_request(request: AnyRequest) -> None:
    """The gate for everything that can change something: origin, session, token."""
    services = services_of(request)
    if request.method not in UNSAFE:
        if request.url.path.startswith("/api/"):
            session = await find_session(request)
            if session is None:
                services.limiter.check_place("read", place(request))
            else:
                services.limiter.check("read", session.user_id)
        return
    origins: Origins = request.app.state.origins
    origins.check(request)
    await find_session(request)
    if not services.identity.csrf_ok(player_session(request), request.headers.get(CSRF_HEADER)):
        raise Refused(403, "error-csrf", f"the header {CSRF_HEADER} is missing or wrong")


# -- errors ----------------------------------------------------------------------------------


def answer_refused(request: AnyRequest, error: Refused) -> Response[ErrorBody]:
    services_of(request).metrics.refused.labels(error.key).inc()
    headers = {"retry-after": str(error.wait)} if error.wait else {}
    return Response(error.body(), status_code=error.status, headers=headers)


def answer_core(request: AnyRequest, error: BeachheadError) -> Response[ErrorBody]:
    return answer_refused(request, from_core(error))


def answer_stale(request: AnyRequest, _: Stale) -> Response[ErrorBody]:
    return answer_refused(request, Refused(409, "error-stale", "somebody was faster, try again"))


def answer_storage(request: AnyRequest, error: DBAPIError) -> Response[ErrorBody]:
    """The disk is full or the database is away: nothing was stored, so nothing has happened."""
    log.error("cannot store", path=request.url.path, reason=str(error.orig)[:300])
    text = "the server cannot reach its storage; nothing was changed, try again"
    return answer_refused(request, Refused(503, "error-storage", text))


def answer_depth(request: AnyRequest, error: RecursionError) -> Response[ErrorBody]:
    """A body of brackets in brackets without end; nothing of ours goes that deep."""
    log.warning("nested too deep", path=request.url.path, reason=str(error))
    return answer_refused(request, Refused(400, "error-body", "nested too deep"))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    """Litestar's own refusals in our shape: unreadable bodies, unknown paths, wrong methods."""
    keys = {404: "error-not-found", 405: "error-method", 413: "error-too-large"}
    key = keys.get(error.status_code, "error-body" if error.status_code < 500 else "error-server")
    facts: dict[str, int | str] = {"thing": "page"} if error.status_code == 404 else {}
    text = error.detail
    if isinstance(error.extra, list):
        text = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in error.extra)
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    body = ErrorBody(Problem(key, facts, text[:500]))
    return Response(body, status_code=error.status_code, headers=headers)


def answer_fault(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """A fault of ours: the log gets all of it, the reader one sentence."""
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    body = ErrorBody(Problem("error-server", {}, "the server made a mistake; nothing was changed"))
    return Response(body, status_code=500)
