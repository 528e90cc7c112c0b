"""A page of the browser edition: its door, its storage, and bots that answer in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from beachhead.local.door import Bots, Door
from beachhead.local.shelf import KEPT, STALE, Write


class Version(msgspec.Struct):
    """All that is read of a stored match."""

    version: int


class MemoryDrawer:
    """What `web/src/local/drawer.ts` does with IndexedDB, in a dictionary."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.kept.get(key)

    async def list(self, start: str, end: str) -> str:
        found = sorted(item for item in self.kept.items() if start <= item[0] < end)
        return msgspec.json.encode(found).decode()

    async def write(self, changes: str) -> str:
        wanted = msgspec.json.decode(changes, type=Write)
        stored = self.kept.get(f"match/{wanted.match}")
        version = None if stored is None else msgspec.json.decode(stored, type=Version).version
        if version != wanted.version:
            return STALE
        for key in wanted.drop:
            self.kept.pop(key, None)
        self.kept.update(wanted.put)
        return KEPT

    async def put(self, key: str, text: str | None) -> str:
        if text is None:
            self.kept.pop(key, None)
        else:
            self.kept[key] = text
        return KEPT


class Page:
    """Asks as the client does; several pages may share a drawer, as tabs do."""

    def __init__(self, loop: asyncio.AbstractEventLoop, drawer: MemoryDrawer) -> None:
        self.loop = loop
        self.drawer = drawer
        self.heard: list[dict[str, Any]] = []
        self._bots = Bots()
        self.door = Door(drawer, self._think)

    async def _think(self, text: str) -> str:
        return self._bots.think(text)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        sent = None if body is None else msgspec.json.encode(body).decode()
        status, text = self.loop.run_until_complete(self.door.call(method, path, sent))
        return status, msgspec.json.decode(text) if text else None

    def get(self, path: str) -> Any:
        status, found = self.ask("GET", path)
        assert status == 200, found
        return found

    def open(self, match_id: str) -> None:
        def hear(text: str) -> None:
            self.heard.append(msgspec.json.decode(text))

        work = self.door.open(1, f"/matches/{match_id}/socket", hear)
        self.loop.run_until_complete(work)

    def settle(self) -> None:
        """Until bots have answered and everything is told."""

        async def others() -> None:
            mine = asyncio.current_task()
            while waiting := [task for task in asyncio.all_tasks() if task is not mine]:
                await asyncio.wait(waiting)

        self.loop.run_until_complete(others())


@contextmanager
def page() -> Iterator[Page]:
    loop = asyncio.new_event_loop()
    try:
        yield Page(loop, MemoryDrawer())
    finally:
        loop.close()
