"""The end of a match as the table sees it: the rules' outcome, or somebody's giving up.

Whoever resigns has lost, whatever the bot in that place does afterwards. A match ends with it when
nobody is left to play against, or no person to play for.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from beachhead.core.match import Match
from beachhead.core.outcome import Ending, Outcome, Reason, places
from beachhead.server import levels
from beachhead.server.store.rows import SeatRow

FAR_BEHIND = 0.6  # of the winner's points


def ends_it(seats: Sequence[SeatRow], teams: Sequence[int]) -> bool:
    """Whether the last resignation leaves nothing to play for."""
    left = [row for row in seats if not row.resigned]
    people = [row for row in left if row.kind == "human"]
    return not people or len({teams[row.seat] for row in left}) <= 1


def outcome(seats: Sequence[SeatRow], match: Match) -> Outcome:
    """How it ended; those who resigned are behind everybody who did not."""
    gone = [row.seat for row in seats if row.resigned]
    if not match.over:
        return match.account(_given_up(gone, match))
    told = match.outcome()
    if not gone or len(gone) == len(seats):
        return told
    return _without(gone, told, match)


def _given_up(gone: Sequence[int], match: Match) -> Ending:
    """The others have won. Teams win together, those who resigned excepted."""
    count = len(match.setup.seats)
    left = [seat for seat in range(count) if seat not in gone]
    last = match.game.side_of(match.state, gone[-1]) if gone else ""
    if not gone:  # nobody gave up: the rules changed, and the match could not go on
        return Ending((Reason("end-rules-changed", "", {}),), places([left], count), ())
    key = "end-resigned" if len({match.teams()[seat] for seat in left}) == 1 else "end-abandoned"
    reason = Reason(key, "", {"side": last})
    return Ending((reason,), places([left, list(gone)], count), tuple(left))


def _without(gone: Sequence[int], told: Outcome, match: Match) -> Outcome:
    """The next best wins if the winner had resigned."""
    left = [each for each in told.seats if each.seat not in gone]
    best = min(each.place for each in left)
    groups: dict[int, list[int]] = {}
    for each in left:
        groups.setdefault(each.place, []).append(each.seat)
    ranked = [*(groups[place] for place in sorted(groups)), list(gone)]
    found = places(ranked, len(told.seats))
    winners = tuple(seat for seat in told.winners if seat not in gone)
    reasons = told.reasons
    if told.winners and not winners:
        winners = tuple(groups[best])
        side = match.game.side_of(match.state, told.winners[0])
        reasons = (Reason("end-resigned-winner", "", {"side": side}), *reasons)
    seats = tuple(
        msgspec.structs.replace(each, place=place)
        for each, place in zip(told.seats, found, strict=True)
    )
    return Outcome(reasons, winners, seats)


def book(seats: Sequence[SeatRow], match: Match) -> None:
    """Write everybody's result, 0 to 1; a team shares no victory, it wins together."""
    told = outcome(seats, match)
    if match.over and not any(row.resigned for row in seats):
        for row, share in zip(seats, match.returns(), strict=True):
            row.result = share
        return
    teams = {told.seats[seat].team for seat in told.winners}
    for row in seats:
        if told.winners:
            row.result = 1.0 / len(teams) if row.seat in told.winners else 0.0
        else:  # a draw of those who stayed
            row.result = 0.0 if row.resigned else 1.0 / len(seats)


def next_level(seats: Sequence[SeatRow], told: Outcome, mine: Sequence[int]) -> str | None:
    """The level to try next: one up after a victory, one down after a heavy defeat."""
    ids = levels.ids()
    met = [ids.index(row.level) for row in seats if row.kind == "bot" and row.level in ids]
    if not met or not mine:
        return None
    number = max(met)
    if any(seat in told.winners for seat in mine):
        number = min(number + 1, len(ids) - 1)
    elif told.winners and _far_behind(told, mine):
        number = max(number - 1, 0)
    return ids[number]


def _far_behind(told: Outcome, mine: Sequence[int]) -> bool:
    own = max((told.seats[seat].points or 0) for seat in mine)
    best = told.seats[told.winners[0]].points
    return best is not None and own < FAR_BEHIND * best
