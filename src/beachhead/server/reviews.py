"""Moments that decided: a strong bot looks a finished match through, when nobody else needs it.

It gives its outlook at turns of every seat, knowing what that seat knew. Where the outlook of a
seat changed most from one of its turns to a later one, the game's own advice finds the action.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from itertools import pairwise
from weakref import WeakValueDictionary

import msgspec

from beachhead.server import clocks, levels, wire_end
from beachhead.server.bots import Ask, BotFailed, Driver
from beachhead.server.diary import diary
from beachhead.server.fair import Owner
from beachhead.server.live import Live
from beachhead.server.store.contract import Store
from beachhead.server.thinking import Answer, Request

log = diary()

SHOWN = 3
LOOKS = 36  # positions of a match that a bot looks at
LEAST = 0.04  # a smaller change decides nothing
KEPT = 256
PATIENCE_SECONDS = 120.0  # how long tables may keep a review waiting
FORGOTTEN_SECONDS = 20.0  # nobody has asked for it any more

NONE = wire_end.Moments("none", 1.0, [])
_MOMENTS = msgspec.json.Decoder(list[wire_end.Moment])


class Forgotten(Exception):
    """Whoever wanted to know has left."""


class Look(msgspec.Struct, frozen=True):
    """The outlook of a seat before the action with this number plus one."""

    n: int
    seat: int
    value: float


class Reviews:
    """One review at a time for each address; whoever asks for another waits for it."""

    def __init__(self, store: Store, ask: Ask) -> None:
        self._store = store
        self._ask = ask
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._known: OrderedDict[str, wire_end.Moments] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}  # when somebody last wanted a review that is under way

    async def of(self, live: Live, owner: Owner) -> wire_end.Moments:
        """What is known now; the first question starts the work."""
        match_id = live.head.id
        self._asked[match_id] = time.monotonic()
        known = self._known.get(match_id)
        if known is not None and known.state != "thinking":
            del self._asked[match_id]
        if known is None:
            stored = await self._store.read_review(match_id)
            if stored is not None:
                del self._asked[match_id]
                return self._keep(match_id, wire_end.Moments("ready", 1.0, _MOMENTS.decode(stored)))
            if live.base or not turns(live):  # of an older chapter only pictures are left
                del self._asked[match_id]
                return NONE
            known = self._keep(match_id, wire_end.Moments("thinking", 0.0, []))
            request = Driver.request(live, 0, levels.strongest())
            work = self._work(request, owner, looks(live))
            self._tasks[match_id] = asyncio.create_task(work)
        return known

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _keep(self, match_id: str, moments: wire_end.Moments) -> wire_end.Moments:
        self._known[match_id] = moments
        self._known.move_to_end(match_id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return moments

    async def _work(self, request: Request, owner: Owner, positions: list[tuple[int, int]]) -> None:
        match_id = request.match_id
        turn = self._turns.setdefault(owner.place, asyncio.Lock())
        try:
            async with turn:
                moments = await self._review(request, owner, positions)
            self._keep(match_id, wire_end.Moments("ready", 1.0, moments))
            text = msgspec.json.encode(moments).decode()
            await self._store.write_review(match_id, text, clocks.now())
        except Forgotten:
            del self._known[match_id]
        except (BotFailed, TimeoutError) as failure:
            log.info("no review", match=match_id, reason=str(failure))
            self._keep(match_id, NONE)
        except Exception:
            log.exception("review failed", match=match_id)
            self._keep(match_id, NONE)
        finally:
            del self._tasks[match_id]
            self._asked.pop(match_id, None)

    async def _review(
        self, request: Request, owner: Owner, positions: list[tuple[int, int]]
    ) -> list[wire_end.Moment]:
        seen: list[Look] = []
        for number, (n, seat) in enumerate(positions):
            done = number / len(positions)
            self._keep(request.match_id, wire_end.Moments("thinking", done, []))
            answer = await self._gently(
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
            if any(before.n < moment.n <= after.n for moment in found):
                continue  # the same turns, seen from another seat
            answer = await self._gently(
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

    async def _gently(self, request: Request, owner: Owner) -> Answer:
        """Ask in turn, and only while somebody wants to know."""
        asked = self._asked.get(request.match_id, time.monotonic())
        if time.monotonic() - asked > FORGOTTEN_SECONDS:
            raise Forgotten
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self._ask(request, owner)


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


def swings(seen: list[Look]) -> Iterator[tuple[Look, Look]]:
    """Neighbouring looks of the same seat, the largest change first."""
    pairs = []
    for seat in {look.seat for look in seen}:
        own = [look for look in seen if look.seat == seat]
        pairs += list(pairwise(own))
    pairs.sort(key=lambda pair: (-abs(pair[1].value - pair[0].value), pair[0].n))
    return (pair for pair in pairs if abs(pair[1].value - pair[0].value) >= LEAST)
