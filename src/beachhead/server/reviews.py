"""Moments that decided: a strong bot looks a finished match through, when nobody else needs it.

It gives its outlook at turns of every seat, knowing what that seat knew. Where the outlook of a
seat changed most from one of its turns to a later one, the game's own advice finds the action.
"""

from __future__ import annotations

import msgspec

from beachhead.server import levels, wire_end
from beachhead.server.bots import Ask, Driver
from beachhead.server.fair import Owner
from beachhead.server.live import Live
from beachhead.server.looking import Looking
from beachhead.server.store.contract import Store
from beachhead.server.thinking import Request
from beachhead.study.turning import SHOWN, Look, overlaps, swings

LOOKS = 36  # positions of a match that a bot looks at

NONE = wire_end.Moments("none", 1.0, [])


class Reviews(Looking[wire_end.Moments]):
    """Moments of matches; the first question starts the work."""

    def __init__(self, store: Store, ask: Ask) -> None:
        super().__init__(store, ask, NONE)

    async def of(self, live: Live, owner: Owner) -> wire_end.Moments:
        """What is known now."""
        match_id = live.head.id
        self.wanted(match_id)
        known = self._known.get(match_id)
        if known is not None:
            return known
        stored = _moments(await self.kept(match_id))
        if stored is not None:
            return self.keep(match_id, wire_end.Moments("ready", 1.0, stored))
        if live.base or not turns(live):  # of an older chapter only pictures are left
            return NONE
        request = Driver.request(live, 0, levels.strongest())
        positions = looks(live)
        self.start(match_id, owner, lambda: self._look(request, owner, positions))
        return self.keep(match_id, wire_end.Moments("thinking", 0.0, []))

    async def _look(
        self, request: Request, owner: Owner, positions: list[tuple[int, int]]
    ) -> wire_end.Moments:
        moments = await self._review(request, owner, positions)
        kept = await self.kept(request.match_id)
        await self.store_kept(request.match_id, msgspec.structs.replace(kept, moments=moments))
        return wire_end.Moments("ready", 1.0, moments)

    async def _review(
        self, request: Request, owner: Owner, positions: list[tuple[int, int]]
    ) -> list[wire_end.Moment]:
        seen: list[Look] = []
        for number, (n, seat) in enumerate(positions):
            done = number / len(positions)
            self.keep(request.match_id, wire_end.Moments("thinking", done, []))
            answer = await self.gently(
                msgspec.structs.replace(
                    request, seat=seat, actions=request.actions[:n], review="outlook"
                ),
                owner,
            )
            seen.append(Look(n, seat, answer.value))
        found: list[wire_end.Moment] = []
        for before, after in swings(seen):
            if len(found) == SHOWN:
                break
            if overlaps(before, after, (moment.n for moment in found)):
                continue  # the same turns, seen from another seat
            answer = await self.gently(
                msgspec.structs.replace(
                    request,
                    seat=before.seat,
                    actions=request.actions[: after.n],
                    review="turning",
                    since=before.n,
                    worse=after.value < before.value,
                ),
                owner,
            )
            found.append(wire_end.Moment(answer.action, before.seat, before.value, after.value))
        return sorted(found, key=lambda moment: moment.n)


def _moments(kept: wire_end.Kept) -> list[wire_end.Moment] | None:
    """Those of the review, if there is one: it has looked closer."""
    if kept.review is None:
        return kept.moments
    return [
        wire_end.Moment(turning.n, turning.seat, turning.before, turning.after)
        for turning in kept.review.turning
    ]


def turns(live: Live) -> list[tuple[int, int]]:
    """Where somebody begins to act: actions played before, and the seat."""
    actors = live.actors
    return [(n, seat) for n, seat in enumerate(actors) if n == 0 or seat != actors[n - 1]]


def looks(live: Live) -> list[tuple[int, int]]:
    """A bounded number of turns, evenly spread over each seat's own."""
    found = turns(live)
    each = max(2, LOOKS // len(live.seats))
    kept: set[tuple[int, int]] = set()
    for seat in range(len(live.seats)):
        own = [turn for turn in found if turn[1] == seat]
        step = max(1.0, len(own) / each)
        kept |= {own[int(number * step)] for number in range(min(each, len(own)))}
    return sorted(kept)
