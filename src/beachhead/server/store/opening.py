"""Before a server starts: is there a storage that can be used, and is it ours alone?

Every "no" is a sentence for the operator, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from alembic.runtime.migration import MigrationContext
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from beachhead.server.store import migrate
from beachhead.server.store.database import make_engine

OWNER_ONLY = 0o600  # hashes of passwords and the signing secret lie in the file


class Unusable(Exception):
    """Why no server can start with this storage."""


class InUse(Unusable):
    """A server runs with it."""


@contextmanager
def opened(url: str) -> Iterator[None]:
    """The storage, looked at and held; a second server on the same SQLite file is refused."""
    file = make_url(url).database
    if not url.startswith("sqlite") or not file:
        _look(url, make_url(url).render_as_string())
        yield
        return
    with _held(Path(file)):
        _look(url, file)
        yield


@contextmanager
def _held(file: Path) -> Iterator[None]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        lock = file.with_name(f"{file.name}.lock").open("a")
        with suppress(OSError):  # where the file belongs to somebody else, it is theirs to say
            file.chmod(OWNER_ONLY)
    except OSError as error:
        reason = error.strerror or error
        raise Unusable(f"cannot write to {file.parent}: {reason}; is it yours?") from None
    with lock:
        if not _lock(lock):
            raise InUse(f"another server uses {file}; stop it, or name another --data directory")
        yield


def _lock(file: IO[str]) -> bool:
    """Take the lock, which ends with the process, however that ends; False if it is taken."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only Windows has it

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - Windows has none

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _look(url: str, name: str) -> None:
    """Read something, and compare the schema with the ones that are known here."""
    engine = make_engine(url, writing=False)
    try:
        with engine.connect() as connection:
            connection.execute(text("select 1")).scalar()
            found = MigrationContext.configure(connection).get_current_revision()
    except DBAPIError as error:
        reason = str(error.orig).partition("\n")[0]
        raise Unusable(
            f"{name} cannot be read: {reason}; `beachhead restore` fills an empty one from a backup"
        ) from None
    finally:
        engine.dispose()
    if found is not None and found not in migrate.revisions():
        raise Unusable(f"{name} was written by a newer Beachhead; install that version again")
