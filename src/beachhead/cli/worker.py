"""`beachhead worker`: bots that think for a server elsewhere."""

from __future__ import annotations

import asyncio
import signal

import click

from beachhead.server.bots import Pool
from beachhead.server.jobs import Worker
from beachhead.server.logs import configure
from beachhead.server.settings import from_environment
from beachhead.server.store.database import Database


@click.command("worker")
@click.option("--processes", default=1, show_default=True, help="Decisions thought of at a time.")
def worker(processes: int) -> None:
    """Let bots think here for servers started with BEACHHEAD_BOTS=queue on the same database."""
    asyncio.run(_work(processes))


async def _work(processes: int) -> None:
    settings = from_environment()
    configure(settings.log)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    database = Database(settings.url)
    pool = Pool(processes, settings.bot_seconds, settings.bot_memory_mb)
    quick = Pool(1, settings.bot_seconds, settings.bot_memory_mb)  # never busy with large thoughts
    workers = [Worker(database, quick, only_small=True)]
    workers += [Worker(database, pool) for _ in range(processes)]
    click.echo("Bots think here; Ctrl+C stops them.", err=True)
    try:
        await asyncio.gather(*(worker.run(stop) for worker in workers))
    finally:
        await pool.close()
        await quick.close()
        database.close()
