"""What proves that you are you: password, mail address, second factor."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT

from beachhead.server import wire_account
from beachhead.server.api.account import describe, enter
from beachhead.server.api.common import (
    PROBLEMS,
    AnyRequest,
    TheServices,
    TheSession,
    TheUser,
    address,
    language,
    player_session,
)
from beachhead.server.errors import conflict
from beachhead.server.services import Services
from beachhead.server.store.rows import UserRow
from beachhead.server.wire_account import (
    FactorCode,
    FactorOffer,
    FactorState,
    NewMail,
    NewPassword,
    Proof,
    RecoveryCodes,
)

FACTOR = "/api/account/second-factor"


async def prove(services: Services, request: AnyRequest, user: UserRow, proof: Proof) -> None:
    """Only an account has something to prove; tries are counted like those of a login."""
    if user.guest:
        raise conflict("error-no-account", "guests have no account")
    services.limiter.check("login", address(request), f"user:{user.id}")
    await services.identity.prove(user, player_session(request), proof)


@post("/api/account/password", responses=PROBLEMS, status_code=HTTP_200_OK)
async def change_password(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[NewPassword]
) -> Response[wire_account.Me]:
    """A new password; every other browser is signed out."""
    await prove(services, request, user, data.proof)
    await services.identity.change_password(user, data.password)
    await services.sessions.end_others(user.id, but=player_session(request).key)
    return await enter(request, user)


@post("/api/account/mail", responses=PROBLEMS, status_code=HTTP_202_ACCEPTED)
async def change_mail(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[NewMail]
) -> None:
    """Mail a link to a new address; it becomes yours when you follow the link."""
    services.limiter.check("mail", address(request), f"mail:{data.mail.lower()}")
    await prove(services, request, user, data.proof)
    await services.identity.send_change(
        user, data.mail, services.settings.address, language(request)
    )


@post("/api/account/mail/confirm", responses=PROBLEMS, status_code=HTTP_200_OK)
async def confirm_mail(
    services: TheServices,
    request: AnyRequest,
    session: TheSession,
    user: TheUser,
    data: JSONBody[wire_account.MagicToken],
) -> wire_account.Me:
    """Use the link that was mailed to a new address."""
    services.limiter.check("login", address(request))
    await services.identity.change_mail(user, data.token, language(request))
    return await describe(services, user, session)


@get(FACTOR, responses=PROBLEMS)
async def read_factor(services: TheServices, session: TheSession) -> FactorState:
    """Whether a code is asked for at login, and how many recovery codes are left."""
    factors = services.identity.factors
    return FactorState(
        active=await factors.active(session.user_id),
        codes_left=await factors.codes_left(session.user_id),
    )


@post(FACTOR, responses=PROBLEMS, status_code=HTTP_200_OK)
async def offer_factor(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[Proof]
) -> Response[FactorOffer]:
    """A secret for your app; nothing changes until a code confirms it."""
    await prove(services, request, user, data)
    offer = await services.identity.factors.offer(user)
    return Response(offer, headers={"cache-control": "no-store"})


@post(f"{FACTOR}/confirm", responses=PROBLEMS, status_code=HTTP_200_OK)
async def confirm_factor(
    services: TheServices, user: TheUser, data: JSONBody[FactorCode]
) -> Response[RecoveryCodes]:
    """From now on a code is asked for at login. The recovery codes are shown this once."""
    services.limiter.check("login", f"user:{user.id}")
    codes = RecoveryCodes(await services.identity.factors.confirm(user.id, data.code))
    return Response(codes, headers={"cache-control": "no-store"})


@post(f"{FACTOR}/off", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def remove_factor(
    services: TheServices, request: AnyRequest, user: TheUser, data: JSONBody[Proof]
) -> None:
    """No more codes."""
    await prove(services, request, user, data)
    await services.identity.factors.remove(user.id)


ROUTES = [
    change_password,
    change_mail,
    confirm_mail,
    read_factor,
    offer_factor,
    confirm_factor,
    remove_factor,
]
