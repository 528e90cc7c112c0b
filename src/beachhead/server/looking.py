"""Bots that look finished matches through: one at a time for each address, in the common queue.

Work goes on only while somebody wants to know; what was found is kept here, and stored by whoever
derives from this.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import msgspec

from beachhead.server import clocks, wire_end
from beachhead.server.bots import Ask, BotFailed
from beachhead.server.diary import diary
from beachhead.server.fair import Owner
from beachhead.server.store.contract import Store
from beachhead.server.thinking import Answer, Request

log = diary()

KEPT = 256
PATIENCE_SECONDS = 120.0  # how long tables may keep a review waiting
FORGOTTEN_SECONDS = 20.0  # nobody has asked for it any more

# moments alone were a list, before there were reviews
_KEPT = msgspec.json.Decoder(wire_end.Kept | list[wire_end.Moment])

Found = TypeVar("Found")


class Forgotten(Exception):
    """Whoever wanted to know has left."""


class Looking(Generic[Found]):
    """What was found in each match, and the work that is under way."""

    def __init__(self, store: Store, ask: Ask, failed: Found) -> None:
        self._store = store
        self._ask = ask
        self._failed = failed
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._known: OrderedDict[str, Found] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, float] = {}  # when somebody last wanted what is under way

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def keep(self, match_id: str, found: Found) -> Found:
        self._known[match_id] = found
        self._known.move_to_end(match_id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    def wanted(self, match_id: str) -> None:
        """Somebody waits for what is under way."""
        if match_id in self._tasks:
            self._asked[match_id] = time.monotonic()

    def start(self, match_id: str, owner: Owner, work: Callable[[], Awaitable[Found]]) -> None:
        """Begin to work on a match, when nothing else of this address is under way."""
        self._asked[match_id] = time.monotonic()
        self._tasks[match_id] = asyncio.create_task(self._run(match_id, owner, work))

    async def halt(self, match_id: str) -> None:
        """Nobody wants to know any more."""
        task = self._tasks.get(match_id)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            self._known.pop(match_id, None)

    async def kept(self, match_id: str) -> wire_end.Kept:
        """What is stored of all that bots have found in a match."""
        stored = await self._store.read_review(match_id)
        kept = wire_end.Kept() if stored is None else _KEPT.decode(stored)
        return wire_end.Kept(moments=kept) if isinstance(kept, list) else kept

    async def store_kept(self, match_id: str, kept: wire_end.Kept) -> None:
        await self._store.write_review(match_id, msgspec.json.encode(kept).decode(), clocks.now())

    async def gently(self, request: Request, owner: Owner) -> Answer:
        """Ask in turn, and only while somebody wants to know."""
        asked = self._asked.get(request.match_id, time.monotonic())
        if time.monotonic() - asked > FORGOTTEN_SECONDS:
            raise Forgotten
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self._ask(request, owner)

    async def _run(self, match_id: str, owner: Owner, work: Callable[[], Awaitable[Found]]) -> None:
        turn = self._turns.setdefault(owner.place, asyncio.Lock())
        try:
            async with turn:
                self.keep(match_id, await work())
        except Forgotten:
            self._known.pop(match_id, None)
        except (BotFailed, TimeoutError) as failure:
            log.info("no review", match=match_id, reason=str(failure))
            self.keep(match_id, self._failed)
        except Exception:
            log.exception("review failed", match=match_id)
            self.keep(match_id, self._failed)
        finally:
            del self._tasks[match_id]
            self._asked.pop(match_id, None)
