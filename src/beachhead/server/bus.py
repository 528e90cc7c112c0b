"""The bus between server processes on one PostgreSQL, through restarts of the database.

It carries what is stored already ("match M is at N, by this step"). A message that gets lost is
made good by the regular look at the versions, so a broken line is no reason to fail: it is mended
and everybody goes on.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

log = structlog.get_logger()

LOOK_SECONDS = 0.1  # how often it notices that it shall stop
AGAIN_SECONDS = 0.5


class Bus(PsycoPgChannelsBackend):
    """NOTIFY and LISTEN, as Litestar does it, without giving up when the database goes away."""

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=LOOK_SECONDS):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except OperationalError as error:
                log.warning("line to the database lost", reason=str(error)[:200])
                await self._connect_again()

    async def _connect_again(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                line = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await line.execute(SQL("LISTEN {}").format(Identifier(channel)))
            except OperationalError:
                continue
            self._exit_stack.push_async_callback(line.close)
            self._listener_conn = line
            log.info("line to the database mended")
            return
