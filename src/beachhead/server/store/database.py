"""One database, two doors: `read` and `write`.

Writers run in threads of their own. On SQLite there is one, and everything that waits when it is
free shares one transaction and so one trip to the disk: each unit of work has its own savepoint,
nobody is answered before the commit. PostgreSQL has several writers and no batches.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event, make_url
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
POSTGRES_WRITERS = 4
SQLITE_BATCH = 64


class Unit:
    """One piece of work and who waits for it."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def answer(self, result: Any, error: BaseException | None) -> None:
        """Called in the writer's thread."""
        self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)


class Database:
    """The engines, the writer threads and the reader threads."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.writing = make_engine(url, writing=True)
        self.reading = make_engine(url, writing=False)
        self._batch = SQLITE_BATCH if self.sqlite else 1
        self._units: queue.SimpleQueue[Unit | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writers = [
            threading.Thread(target=self._serve, name=f"writer-{n}", daemon=True)
            for n in range(1 if self.sqlite else POSTGRES_WRITERS)
        ]
        for writer in self._writers:
            writer.start()

    @property
    def name(self) -> str:
        return "sqlite" if self.sqlite else "postgresql"

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction; returns after the commit."""
        unit = Unit(work, asyncio.get_running_loop())
        self._units.put(unit)
        result: T = await unit.future
        return result

    async def read(self, work: Work[T]) -> T:
        """Do the work on a connection that sees what is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def close(self) -> None:
        """Finish what waits, then let go."""
        for _ in self._writers:
            self._units.put(None)
        for writer in self._writers:
            writer.join()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    def _look(self, work: Work[T]) -> T:
        with self.reading.begin() as connection:
            return work(connection)

    def _serve(self) -> None:
        while (unit := self._units.get()) is not None:
            batch = [unit]
            stop = False
            while len(batch) < self._batch and not self._units.empty():
                following = self._units.get()
                if following is None:
                    stop = True
                    break
                batch.append(following)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[Unit]) -> None:
        answers: list[tuple[Any, BaseException | None]] = []
        try:
            with self.writing.begin() as connection:
                for unit in batch:
                    answers.append(_run(connection, unit.work, alone=len(batch) == 1))
                if len(batch) == 1 and (error := answers[0][1]) is not None:
                    raise error
        except Exception as error:  # nothing of this batch is on the disk
            answers = [(None, error) for _ in batch]
        for unit, (result, failure) in zip(batch, answers, strict=True):
            unit.answer(result, failure)


def _run(
    connection: Connection, work: Work[Any], *, alone: bool
) -> tuple[Any, BaseException | None]:
    fence: AbstractContextManager[None] = nullcontext() if alone else _fenced(connection)
    try:
        with fence:
            return work(connection), None
    except Exception as error:
        return None, error


@contextmanager
def _fenced(connection: Connection) -> Iterator[None]:
    """A savepoint in plain SQL: SQLAlchemy's own compiles its statement anew every time."""
    connection.exec_driver_sql("SAVEPOINT unit")
    try:
        yield
    except Exception:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT unit")
        raise
    finally:
        connection.exec_driver_sql("RELEASE SAVEPOINT unit")


def make_engine(url: str, *, writing: bool) -> Engine:
    """SQLite with our transactions and pragmas, or PostgreSQL; whoever reads sees one moment.

    Errors name the statement, never what was to be stored: logs are read by more people.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        engine = create_engine(
            url,
            pool_size=READERS,
            max_overflow=READERS,
            pool_pre_ping=True,
            hide_parameters=True,
            isolation_level="READ COMMITTED" if writing else "REPEATABLE READ",
        )
        event.listen(engine, "handle_error", _keep_rows_out)
        return engine
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are ours, see _begin
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _keep_rows_out(context: ExceptionContext) -> None:
    """PostgreSQL tells the whole row that it refuses, after the first line of its message."""
    first = str(context.original_exception).partition("\n")[0]
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (first, *error.args[1:])
