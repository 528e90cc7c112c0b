"""Who you are: guest, account by password, account by mail."""

from __future__ import annotations

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from beachhead.server import wire
from beachhead.server.api.common import (
    PROBLEMS,
    AnyRequest,
    TheServices,
    TheUser,
    address,
    reader_id,
)
from beachhead.server.errors import invalid
from beachhead.server.identity import COOKIE, COOKIE_SECONDS
from beachhead.server.services import Services
from beachhead.server.store import matches
from beachhead.server.store.users import UserRow

MAX_SETTINGS = 20_000


async def _me(services: Services, user: UserRow) -> wire.Me:
    return wire.Me(
        id=user.id,
        name=user.name,
        guest=user.login is None and user.mail is None,
        csrf=services.identity.csrf(user.id),
        settings=user.settings,
        mail=user.mail,
        to_move=await services.database.read(lambda c: matches.to_move(c, user.id)),
    )


async def _answer(services: Services, user: UserRow, *, new: bool) -> Response[wire.Me]:
    """Your data; with a cookie where the browser has none, or another user's."""
    cookie = Cookie(
        COOKIE,
        value=services.identity.sign(user.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    headers = {"cache-control": "no-store"}
    return Response(await _me(services, user), cookies=[cookie] if new else [], headers=headers)


@get("/api/me", responses=PROBLEMS)
async def me(services: TheServices, request: AnyRequest) -> Response[wire.Me]:
    """Who you are. On first contact a guest is made and the cookie set."""
    known = reader_id(request)
    user = await services.identity.user(known or services.identity.new_guest())
    return await _answer(services, user, new=known is None)


@patch("/api/me", responses=PROBLEMS)
async def change_me(services: TheServices, user: TheUser, data: JSONBody[wire.MeChange]) -> wire.Me:
    """Change your name or settings."""
    services.limiter.check("write", user.id)
    if data.name is not None and user.login is None:
        user.name = data.name.strip() or user.name
    elif data.name is not None and data.name.strip() != user.name:
        raise invalid("error-name-fixed", "the name of an account stays")
    if data.settings is not None:
        if len(msgspec.json.encode(data.settings)) > MAX_SETTINGS:
            raise invalid("error-too-large", "too many settings")
        user.settings = data.settings
    await services.identity.save(user)
    return await _me(services, user)


@post("/api/account/register", responses=PROBLEMS, status_code=200)
async def register(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[wire.Credentials]
) -> wire.Me:
    """Make an account of this guest; seats and settings stay."""
    services.limiter.check("login", address(request))
    return await _me(services, await services.identity.register(user.id, data.name, data.password))


@post("/api/account/login", responses=PROBLEMS, status_code=200)
async def login(
    services: TheServices, request: AnyRequest, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    """Log in by name and password."""
    services.limiter.check("login", address(request), f"name:{data.name}")
    user = await services.identity.login(data.name, data.password)
    return await _answer(services, user, new=True)


@post("/api/account/logout", responses=PROBLEMS, status_code=200)
async def logout(services: TheServices) -> Response[wire.Me]:
    """Become a new guest."""
    user = await services.identity.user(services.identity.new_guest())
    return await _answer(services, user, new=True)


@post("/api/account/magic-link", responses=PROBLEMS, status_code=202)
async def magic_link(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[wire.MailAddress]
) -> None:
    """Mail a link that logs this browser in. The answer never tells whether it is known."""
    services.limiter.check("mail", address(request), f"mail:{data.mail.lower()}")
    language = request.headers.get("accept-language", "en")[:2].lower()
    address_ = services.settings.address
    await services.identity.send_link(user.id, data.mail, address_, language)


@post("/api/account/magic-login", responses=PROBLEMS, status_code=200)
async def magic_login(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[wire.MagicToken]
) -> Response[wire.Me]:
    """Use a mailed link."""
    services.limiter.check("login", address(request))
    return await _answer(
        services, await services.identity.follow_link(user.id, data.token), new=True
    )


ROUTES = [me, change_me, register, login, logout, magic_link, magic_login]
