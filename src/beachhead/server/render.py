"""What one reader gets: a cut of the match, and nothing else leaves the server.

Everything hidden is kept back here and in the engine's own cuts (`Match.view`, `Match.events`):
a question, its options and reasons go to the seat that is asked, an action's notation to the
seat that made it.
"""

from __future__ import annotations

import msgspec

from beachhead.core.contract import SPECTATOR
from beachhead.core.match import Match
from beachhead.server import clocks, wire
from beachhead.server.errors import forbidden, invalid
from beachhead.server.live import Live
from beachhead.server.store.matches import MatchRow, SeatRow

OPEN_BOOK = ("over", "study")  # every seat's knowledge may be looked at


class Reader(msgspec.Struct, frozen=True):
    """Who looks, and from where."""

    user_id: str | None
    look: int | None = None  # a seat, SPECTATOR, or None: let the table choose
    since: int | None = None  # log row the reader has; None: nothing yet


class Presence(msgspec.Struct, frozen=True):
    """Who is connected right now."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


def may_read(live: Live, user_id: str | None) -> bool:
    """Players and the maker always; others if the table lets itself be watched."""
    head = live.head
    return head.watch or head.host == user_id or bool(live.seats_of(user_id))


def check_may_read(live: Live, user_id: str | None) -> None:
    open_seat = any(seat.kind in {"open", "invite"} for seat in live.seats)
    if not may_read(live, user_id) and not open_seat:
        raise forbidden("error-private", "this table is private")


def viewpoint(live: Live, reader: Reader) -> int:
    """Whose knowledge the reader gets."""
    mine = live.seats_of(reader.user_id)
    if reader.look is not None and reader.look != SPECTATOR:
        if reader.look >= len(live.seats):
            raise invalid("error-no-seat", f"there is no seat {reader.look}", seat=reader.look)
        if reader.look not in mine and live.head.status not in OPEN_BOOK:
            raise forbidden("error-not-your-seat", "not your seat", seat=reader.look)
        return reader.look
    if reader.look == SPECTATOR or not mine:
        return SPECTATOR
    if live.match.seat in mine:
        return live.match.seat
    acted = [seat for seat in live.actors if seat in mine]
    return acted[-1] if acted else mine[0]


def table(live: Live, reader: Reader, presence: Presence) -> wire.Table:
    """The table as it stands now."""
    check_may_read(live, reader.user_id)
    seat = viewpoint(live, reader)
    start = -1 if reader.since is None else live.common(reader.since)
    return _cut(live, live.match, reader, presence, seat=seat, start=start, replayed=False)


def table_at(
    live: Live, match: Match, reader: Reader, presence: Presence, start: int = -1
) -> wire.Table:
    """The table as it stood in `match`, the same match after fewer actions."""
    check_may_read(live, reader.user_id)
    seat = viewpoint(live, reader)
    return _cut(live, match, reader, presence, seat=seat, start=start, replayed=True)


def _cut(
    live: Live,
    match: Match,
    reader: Reader,
    presence: Presence,
    *,
    seat: int,
    start: int,
    replayed: bool,
) -> wire.Table:
    head, user_id = live.head, reader.user_id
    mine = live.seats_of(user_id)
    undo_to = None if replayed else live.undo_to(user_id)
    talk = head.talk
    return wire.Table(
        id=head.id,
        game=head.game,
        rules=head.rules,
        edition=head.edition,
        options=head.options,
        status=head.status,
        pace=head.pace,
        seq=live.seq,
        at=len(match.actions),
        last=live.at,
        over=_is_over(live, match),
        seats=[_seat(row, mine, presence) for row in live.seats],
        you=mine,
        seat=seat,
        view=match.view(seat),
        asked=_asked(live, match, seat, mine, replayed=replayed),
        events_from=start,
        events=_events(live, match, seat, start),
        notices=[wire.Notice(n.id, n.key, n.facts, n.made) for n in live.notices],
        can_undo=undo_to is not None,
        undo_to=undo_to,
        reset_to=None if replayed else live.reset_to(user_id),
        takeback_to=None if replayed else live.takeback_to(user_id),
        takeback=_takeback(live) if talk.takeback is not None else None,
        vote=_vote(live),
        clock=_clock(live),
        spectators=presence.spectators,
        hints=bool(mine) and not replayed and head.status == "playing" and live.alone(),
        host=head.host == user_id,
        rematch=head.rematch,
        rematch_asked=[] if talk.offer is None else talk.offer.asked,
    )


def _seat(row: SeatRow, mine: list[int], presence: Presence) -> wire.SeatView:
    return wire.SeatView(
        seat=row.seat,
        side=row.side,
        name=row.name,
        kind=row.kind,
        you=row.seat in mine,
        online=row.kind == "bot" or row.seat in presence.seats,
        level=row.level,
        bot_plays=row.bot_plays,
        result=row.result,
        resigned=row.resigned,
    )


def _is_over(live: Live, match: Match) -> bool:
    """By the rules, or because somebody gave up here."""
    return match.over or (live.head.status == "over" and len(match.actions) == live.at)


def _asked(
    live: Live, match: Match, seat: int, mine: list[int], *, replayed: bool
) -> wire.Asked | None:
    """Who is asked; what, and with which answers, only for the seat that is asked.

    The others learn no name of a question: that a player may reveal something is a secret too.
    """
    decision = match.decision
    if decision is None or live.head.status == "waiting" or _is_over(live, match):
        return None  # a table that still waits for people waits for none of its own
    asked = match.seat
    own = asked == seat
    told = own or live.head.status in OPEN_BOOK
    return wire.Asked(
        seat=asked,
        decision=decision.name if told else "",
        rule=decision.rule if told else "",
        mine=asked in mine and live.head.status == "playing" and not replayed,
        options=match.options() if own else [],
        refusals=match.refusals() if own else [],
    )


def _events(live: Live, match: Match, seat: int, start: int) -> list[wire.EventLine]:
    lines = []
    open_book = live.head.status in OPEN_BOOK
    setup = match.events(seat, 0, 0)
    for n in range(max(0, start + 1), len(match.actions) + 1):
        if n == 0:
            told, action = setup, None
        else:
            told = match.events(seat, n - 1, n)[len(setup) if n == 1 else 0 :]
            known = open_book or live.actors[n - 1] == seat
            action = match.names[match.actions[n - 1]] if known else None
        lines += [wire.EventLine(n, action, e.key, e.rule, e.facts) for e in told]
    return lines


def _takeback(live: Live) -> wire.Takeback:
    asked = live.head.talk.takeback
    assert asked is not None
    waiting = [
        seat for seat in live.others(live.seats[asked.seat].user_id) if seat not in asked.accepted
    ]
    return wire.Takeback(asked.seat, asked.to, asked.accepted, waiting)


def voters(live: Live, absent: int) -> list[int]:
    """Who decides about an absent seat."""
    return live.others(live.seats[absent].user_id)


def _vote(live: Live) -> wire.Vote | None:
    absent = live.head.talk.absent
    if absent is None or live.head.status != "playing":
        return None
    ballots = {str(seat): ballot for seat, ballot in live.head.talk.ballots.items()}
    return wire.Vote(absent, voters(live, absent), ballots)


def _clock(live: Live) -> wire.Clock | None:
    head = live.head
    if head.pace == "none":
        return None
    now = clocks.now()
    running = head.asked_seat if head.deadline is not None else None
    left = [row.left_ms for row in live.seats]
    if running is not None and (stock := left[running]) is not None:
        left[running] = max(0, stock - (now - head.turn_started))
    return wire.Clock(head.pace, running, left, now, head.talk.absent is not None)


def match_head(head: MatchRow, seats: list[SeatRow], user_id: str | None) -> wire.MatchHead:
    """One line of a list."""
    mine = [row.seat for row in seats if user_id is not None and row.user_id == user_id]
    return wire.MatchHead(
        id=head.id,
        game=head.game,
        status=head.status,
        pace=head.pace,
        seats=[
            wire.SeatHead(
                row.seat, row.side, row.name, row.kind, row.seat in mine, row.level, row.result
            )
            for row in seats
        ],
        options=head.options,
        seq=head.seq,
        at=head.at,
        asked_seat=head.asked_seat,
        asked=head.asked_name if head.asked_seat in mine else None,
        your_move=head.asked_seat in mine,
        created=head.created,
        updated=head.updated,
        deadline=head.deadline,
    )
