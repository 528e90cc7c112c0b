"""What one reader gets: a cut of the match, and nothing else leaves the server.

Everything hidden is kept back here and in the engine's own cuts (`Match.view`, `Match.events`):
a question, its options and reasons go to the seat that is asked, an action's notation to the
seat that made it.
"""

from __future__ import annotations

import msgspec

from beachhead.core.contract import SPECTATOR
from beachhead.core.match import Match
from beachhead.server import clocks, lessons, wire
from beachhead.server.errors import forbidden, invalid
from beachhead.server.live import OPEN_BOOK, Live
from beachhead.server.numbers import Numbers
from beachhead.server.store.rows import MatchRow, SeatRow

PART = 600  # actions and events that one table brings


class Reader(msgspec.Struct, frozen=True):
    """Who looks, and from where."""

    user_id: str | None
    look: int | None = None  # a seat, SPECTATOR, or None: let the table choose
    since: int | None = None  # the `seq` the reader has; None: nothing yet


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
        return reader.look if live.dealt else SPECTATOR
    if reader.look == SPECTATOR or not mine or not live.dealt:
        return SPECTATOR
    if live.match.seat in mine:
        return live.match.seat
    acted = [seat for seat in live.actors if seat in mine]
    return acted[-1] if acted else mine[0]


def table(live: Live, reader: Reader, presence: Presence) -> wire.Table:
    """The table as it stands now."""
    check_may_read(live, reader.user_id)
    seat = viewpoint(live, reader)
    start = first_event(live, reader)
    return _cut(live, live.match, reader, presence, seat=seat, start=start, at=None)


def first_event(live: Live, reader: Reader) -> int:
    """The number up to which the reader has the events; -1: it has none.

    When the book opens everybody begins to count all actions: what was counted before is of no use.
    Whoever has only the beginning may not know the set-up, which may have been dealt since.
    """
    if not reader.since or live.head.status in OPEN_BOOK:
        return -1
    return live.numbers(reader.user_id).common(reader.since)


def table_at(
    live: Live, match: Match, reader: Reader, presence: Presence, at: int, start: int = -1
) -> wire.Table:
    """The table as it stood in `match`, the same match after `at` steps."""
    check_may_read(live, reader.user_id)
    seat = viewpoint(live, reader)
    return _cut(live, match, reader, presence, seat=seat, start=start, at=at)


def _cut(
    live: Live,
    match: Match,
    reader: Reader,
    presence: Presence,
    *,
    seat: int,
    start: int,
    at: int | None,
) -> wire.Table:
    """The table after `at` steps; None: now."""
    replayed = at is not None
    k = live.at if at is None else at
    head, user_id = live.head, reader.user_id
    mine = live.seats_of(user_id)
    numbers = live.numbers(user_id)
    undo_to = None if replayed else live.undo_to(user_id)
    held = None if replayed else live.state_for(mine)
    talk = head.talk
    part = log_part(live, seat, numbers, start, k)
    return wire.Table(
        id=head.id,
        game=head.game,
        rules=head.rules,
        edition=head.edition,
        options=head.options,
        status=head.status,
        pace=head.pace,
        seq=numbers.seq,
        at=numbers.number(k),
        last=numbers.at,
        over=_is_over(live, match, k),
        seats=[_seat(row, mine, presence) for row in live.seats],
        you=mine,
        seat=seat,
        view=match.view(seat) if held is None else match.game.view(held, seat),
        asked=None if _is_over(live, match, k) else _asked(live, match, seat, mine, replayed),
        events_from=start if part.older == 0 else -1,
        older=part.older,
        events=part.events,
        notices=_notices(live, live.who(user_id)),
        can_undo=undo_to is not None,
        undo_to=_counted(numbers, undo_to),
        reset_to=None if replayed else _counted(numbers, live.reset_to(user_id)),
        takeback_to=None if replayed else _counted(numbers, live.takeback_to(user_id)),
        takeback=_takeback(live, numbers) if talk.takeback is not None else None,
        vote=_vote(live),
        clock=_clock(live),
        spectators=presence.spectators,
        hints=bool(mine) and not replayed and head.status == "playing" and live.alone(),
        host=head.host == user_id,
        rematch=head.rematch,
        rematch_asked=[] if talk.offer is None else talk.offer.asked,
        lesson=None if replayed or not mine else lessons.guide(live, numbers),
    )


def _counted(numbers: Numbers, k: int | None) -> int | None:
    return None if k is None else numbers.number(k)


def _notices(live: Live, who: int) -> list[wire.Notice]:
    """What the table was told; a step back only if it took back something that was seen."""
    told = []
    for notice in live.notices:
        facts = dict(notice.facts)
        if (row := facts.pop("row", None)) is not None:
            facts["count"] = live.numbers_of(who).lost(int(row))
            if not facts["count"]:
                continue
        told.append(wire.Notice(notice.id, notice.key, facts, notice.made))
    return told


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


def _is_over(live: Live, match: Match, at: int) -> bool:
    """By the rules, or because somebody gave up here."""
    return match.over or (live.head.status == "over" and at == live.at)


def _asked(
    live: Live, match: Match, seat: int, mine: list[int], replayed: bool
) -> wire.Asked | None:
    """Who is asked; what, and with which answers, only for the seat that is asked.

    The others learn no name of a question: that a player may reveal something is a secret too.
    """
    decision = match.decision
    if decision is None or live.head.status == "waiting":
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


def log_part(live: Live, seat: int, numbers: Numbers, start: int, at: int) -> wire.LogPart:
    """What the seat was told after position `start` up to step `at`, or the newest part of that."""
    if not live.dealt:
        return wire.LogPart(0, [])
    parts: list[list[wire.EventLine]] = []
    first = 0 if start < 0 else numbers.first(start) + 1
    now, count, k = numbers.number(at), 0, at
    while k >= first and (count < PART or numbers.told_at(k) == numbers.told_at(k + 1)):
        lines = _events_of(live, k, seat, numbers) if start < numbers.told_at(k) <= now else []
        parts.append(lines)
        count += 1 + len(lines)
        k -= 1
    older = 0 if k < first else numbers.told_at(k + 1)
    return wire.LogPart(older, [line for lines in reversed(parts) for line in lines])


def _events_of(live: Live, k: int, seat: int, numbers: Numbers) -> list[wire.EventLine]:
    """What step `k` did; 0 is the set-up."""
    known = k and (live.head.status in OPEN_BOOK or live.kept[k - 1].seat == seat)
    action = live.notation(k) if known else None
    cut = [event.cut(seat) for event in live.told(k)]
    n = numbers.told_at(k)
    return [wire.EventLine(n, action, e.key, e.rule, e.facts) for e in cut if e is not None]


def _takeback(live: Live, numbers: Numbers) -> wire.Takeback:
    asked = live.head.talk.takeback
    assert asked is not None
    waiting = [
        seat for seat in live.others(live.seats[asked.seat].user_id) if seat not in asked.accepted
    ]
    return wire.Takeback(asked.seat, numbers.number(asked.to), asked.accepted, waiting)


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
    """One line of a list. How often somebody has acted is told when nothing is hidden any more."""
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
        at=head.at if head.status in OPEN_BOOK else 0,
        asked_seat=head.asked_seat,
        asked=head.asked_name if head.asked_seat in mine else None,
        your_move=head.asked_seat in mine,
        created=head.created,
        updated=head.updated,
        deadline=head.deadline,
    )
