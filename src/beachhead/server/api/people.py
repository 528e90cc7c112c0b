"""People at a table: seats, takebacks, votes, chat, notes, the socket."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import WebSocket, get, post, put, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

import beachhead
from beachhead.server import clocks, render, wire
from beachhead.server.api.common import (
    PROBLEMS,
    MatchId,
    TheReader,
    TheServices,
    TheUser,
    find_session,
    owner,
    reader_id,
    services_of,
)
from beachhead.server.errors import Refused
from beachhead.server.render import Reader
from beachhead.server.security import Origins
from beachhead.server.sockets import chat_line, rooms
from beachhead.server.store import matches, reports
from beachhead.server.store.reports import ReportRow
from beachhead.server.store.rows import ChatRow, new_id

log = structlog.get_logger()

ONE = "/api/matches/{match_id:str}"


@post(f"{ONE}/join", responses=PROBLEMS, status_code=HTTP_200_OK)
async def join(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Join]
) -> wire.Joined:
    """Take an open seat, or the seat of an invite token."""
    services.limiter.check("write", user.id)
    await services.identity.check_name(user.id, data.name)
    return wire.Joined(await services.seating.join(match_id, user, data))


@post(f"{ONE}/invites", responses=PROBLEMS)
async def invite(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.SeatChoice]
) -> wire.Invite:
    """A new token for a free seat; the old one is revoked."""
    services.limiter.check("write", user.id)
    return await services.seating.invite(match_id, user, data.seat)


@post(f"{ONE}/start", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def start(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Start]
) -> None:
    """Begin with bots on the free seats."""
    services.limiter.check("write", user.id)
    await services.seating.start(match_id, user, data.level)


@post(f"{ONE}/leave", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def leave(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.SeatChoice]
) -> None:
    """Go; a bot plays on in your place."""
    services.limiter.check("write", user.id)
    await services.seating.leave(match_id, user, data.seat)


@post(f"{ONE}/resign", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def resign(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.SeatChoice]
) -> None:
    """Give up. It counts as a loss; a bot plays on where others still have a game."""
    services.limiter.check("write", user.id)
    await services.seating.resign(match_id, user, data.seat)


@post(f"{ONE}/cancel", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def cancel(services: TheServices, match_id: MatchId, user: TheUser) -> None:
    """Close a table of yours that nobody else has joined."""
    services.limiter.check("write", user.id)
    await services.seating.cancel(match_id, user)


@put(f"{ONE}/hidden", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def hide(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Hide]
) -> None:
    """Take a finished match out of your list, or put it back; others keep it."""
    services.limiter.check("write", user.id)
    await services.reception.hide(match_id, user.id, hidden=data.hidden)


@post(f"{ONE}/return", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def come_back(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.SeatChoice]
) -> None:
    """Take your seat back from the bot."""
    services.limiter.check("write", user.id)
    await services.seating.come_back(match_id, user, data.seat)


@post(f"{ONE}/rematch", responses=PROBLEMS, status_code=HTTP_200_OK)
async def rematch(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Rematch]
) -> wire.Created:
    """The same table again: offer it to the others, or answer such an offer."""
    services.limiter.check("create", user.id)
    return wire.Created(await services.rematches.rematch(match_id, user, data))


@post(f"{ONE}/takeback", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def takeback(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.TakebackStep]
) -> None:
    """Ask the others to give a move back, or answer such a request."""
    services.limiter.check("command", user.id)
    await services.talks.takeback(match_id, user.id, data)


@post(f"{ONE}/vote", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def vote(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.VoteStep]
) -> None:
    """Decide about a seat whose time is up: wait, skip, or a bot plays on."""
    services.limiter.check("command", user.id)
    await services.talks.vote(match_id, user.id, data)


@post(f"{ONE}/reports", responses=PROBLEMS)
async def report(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.NewReport]
) -> wire.Reported:
    """Report a problem. The position is kept with it, so that it can be played again."""
    services.limiter.check("report", user.id)
    async with services.tables.hold(match_id) as live:
        render.check_may_read(live, user.id)
        counted = live.numbers(user.id)
        shown = counted.at if data.at is None else min(data.at, counted.at)
        at = counted.first(shown)
        row = ReportRow(
            id=new_id(),
            match_id=match_id,
            user_id=user.id,
            seat=data.seat,
            seq=live.seq,
            at=at,
            text=data.text,
            browser=data.browser,
            version=beachhead.__version__,
            made=clocks.now(),
        )
    await services.database.write(lambda c: reports.add(c, row))
    log.warning("problem reported", report=row.id, match=match_id, at=at, text=data.text)
    return wire.Reported(row.id, f"/g/{match_id}/replay#{shown}")


# -- words -----------------------------------------------------------------------------------


@get(f"{ONE}/chat", responses=PROBLEMS)
async def read_chat(
    services: TheServices, match_id: MatchId, reader: TheReader
) -> list[wire.ChatLine]:
    """The chat you may read: the table's for players, the spectators' for others."""
    async with services.tables.hold(match_id) as live:
        render.check_may_read(live, reader)
        allowed = rooms(live, reader)
    lines = await services.database.read(lambda c: matches.chat_lines(c, match_id, allowed))
    return [chat_line(line) for line in lines]


@post(f"{ONE}/chat", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def write_chat(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.NewChat]
) -> None:
    """Say something in your room."""
    services.limiter.check("chat", user.id)
    async with services.tables.hold(match_id) as live:
        render.check_may_read(live, user.id)
        mine = live.seats_of(user.id)
    line = ChatRow(
        id=0,
        room="table" if mine else "spectators",
        user_id=user.id,
        name=user.name,
        seat=mine[0] if mine else None,
        text=data.text,
        made=clocks.now(),
    )
    await services.chat(match_id, line)


@get(f"{ONE}/notes", responses=PROBLEMS)
async def read_notes(services: TheServices, match_id: MatchId, user: TheUser) -> wire.Notes:
    """Your private notes."""
    return wire.Notes(await services.store.read_note(match_id, user.id))


@put(f"{ONE}/notes", responses=PROBLEMS, status_code=HTTP_204_NO_CONTENT)
async def write_notes(
    services: TheServices, match_id: MatchId, user: TheUser, data: JSONBody[wire.Notes]
) -> None:
    """Keep your private notes."""
    services.limiter.check("write", user.id)
    await services.reception.keep_notes(match_id, user.id, data.text)


# -- the socket ------------------------------------------------------------------------------


@websocket(f"{ONE}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], match_id: FromPath[str], since: FromQuery[int | None] = None
) -> None:
    """Tables after every change, chat and presence; `since` is the last `seq` you have."""
    origins: Origins = socket.app.state.origins
    try:
        origins.check(socket)
        session, services = await find_session(socket), services_of(socket)
        if session is not None:
            await services.expiry.saw(session.user_id)
        reader = Reader(reader_id(socket), None, since)
        key = None if session is None else session.key
        await services.hub.serve(socket, match_id, reader, owner(socket), key)
    except Refused as refused:  # before it was accepted
        await socket.close(code=4000 + refused.status, reason=refused.key)


ROUTES = [
    join,
    invite,
    start,
    leave,
    resign,
    cancel,
    hide,
    come_back,
    rematch,
    takeback,
    vote,
    report,
    read_chat,
    write_chat,
    read_notes,
    write_notes,
    table_socket,
]
