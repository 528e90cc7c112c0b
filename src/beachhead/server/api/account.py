"""Who you are: guest, account by password, account by mail."""

from __future__ import annotations

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from beachhead.server import devices, names, wire_account
from beachhead.server.api.common import (
    PROBLEMS,
    AnyRequest,
    TheServices,
    TheSession,
    TheUser,
    address,
    language,
    place,
    services_of,
    session_of,
)
from beachhead.server.errors import invalid
from beachhead.server.identity import COOKIE, COOKIE_SECONDS
from beachhead.server.services import Services
from beachhead.server.store.rows import UserRow
from beachhead.server.store.sessions import Session
from beachhead.server.wire_account import Proof

MAX_SETTINGS = 20_000


async def describe(services: Services, user: UserRow, session: Session) -> wire_account.Me:
    return wire_account.Me(
        id=user.id,
        name=user.name,
        guest=user.guest,
        csrf=services.identity.csrf(session),
        settings=user.settings,
        mail=user.mail,
        to_move=await services.store.to_move(user.id),
        password=user.password is not None,
        second_factor=await services.identity.factors.active(user.id),
    )


async def enter(request: AnyRequest, user: UserRow) -> Response[wire_account.Me]:
    """A new session for this browser, in the place of the one it had."""
    services, before = services_of(request), session_of(request)
    device = devices.name(request.headers.get("user-agent", ""))
    token, session = await services.sessions.begin(user.id, device)
    if before is not None:
        await services.sessions.end(before.key)
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    headers = {"cache-control": "no-store"}
    return Response(await describe(services, user, session), cookies=[cookie], headers=headers)


async def enter_as_guest(request: AnyRequest) -> Response[wire_account.Me]:
    identity = services_of(request).identity
    return await enter(request, await identity.user(identity.new_guest()))


@get("/api/me", responses=PROBLEMS)
async def me(services: TheServices, request: AnyRequest) -> Response[wire_account.Me]:
    """Who you are. On first contact a guest is made and the cookie set."""
    session = session_of(request)
    if session is None:
        services.limiter.check_place("guest", place(request))
        return await enter_as_guest(request)
    await services.expiry.saw(session.user_id)
    user = await services.identity.user(session.user_id)
    if session.old:
        return await enter(request, user)
    headers = {"cache-control": "no-store"}
    return Response(await describe(services, user, session), headers=headers)


@patch("/api/me", responses=PROBLEMS)
async def change_me(
    services: TheServices, session: TheSession, user: TheUser, data: JSONBody[wire_account.MeChange]
) -> wire_account.Me:
    """Change your name or settings."""
    services.limiter.check("write", user.id)
    if data.name is not None and data.name.strip() != user.name:
        if user.login is not None:
            raise invalid("error-name-fixed", "the name of an account stays")
        await services.identity.rename(user, data.name.strip() or user.name)
    if data.settings is not None:
        if len(msgspec.json.encode(data.settings)) > MAX_SETTINGS:
            raise invalid("error-too-large", "too many settings")
        user.settings = data.settings
    await services.identity.save(user)
    return await describe(services, user, session)


@post("/api/account/register", responses=PROBLEMS, status_code=200)
async def register(
    services: TheServices,
    request: AnyRequest,
    session: TheSession,
    user: TheUser,
    data: JSONBody[wire_account.Credentials],
) -> Response[wire_account.Me]:
    """Make an account of this guest, or give one that came by mail a name and a password."""
    services.limiter.check("login", address(request))
    if user.login is None:
        await services.identity.prove(user, session, Proof(code=data.code))
    made = await services.identity.register(user.id, data.name, data.password)
    return await enter(request, made)


@post("/api/account/login", responses=PROBLEMS, status_code=200)
async def login(
    services: TheServices, request: AnyRequest, data: JSONBody[wire_account.Credentials]
) -> Response[wire_account.Me]:
    """Log in by name and password."""
    services.limiter.check("login", address(request), f"name:{names.fold(data.name)}")
    user = await services.identity.login(data.name, data.password, data.code)
    return await enter(request, user)


@post("/api/account/logout", responses=PROBLEMS, status_code=200)
async def logout(request: AnyRequest) -> Response[wire_account.Me]:
    """End this session and become a new guest."""
    return await enter_as_guest(request)


@post("/api/account/magic-link", responses=PROBLEMS, status_code=202)
async def magic_link(
    services: TheServices,
    request: AnyRequest,
    user: TheUser,
    data: JSONBody[wire_account.MailAddress],
) -> None:
    """Mail a link that logs this browser in. The answer never tells whether it is known."""
    services.limiter.check("mail", address(request), f"mail:{data.mail.lower()}")
    await services.identity.send_link(user, data.mail, services.settings.address, language(request))


@post("/api/account/magic-login", responses=PROBLEMS, status_code=200)
async def magic_login(
    services: TheServices,
    request: AnyRequest,
    user: TheUser,
    data: JSONBody[wire_account.MagicToken],
) -> Response[wire_account.Me]:
    """Use a mailed link."""
    services.limiter.check("login", address(request), f"user:{user.id}")
    found = await services.identity.follow_link(user, data.token, data.code)
    return await enter(request, found)


ROUTES = [me, change_me, register, login, logout, magic_link, magic_login]
