"""What the operator may set: environment variables `BEACHHEAD_…`, everything has a default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

Bots = Literal["local", "queue", "none"]
MailTls = Literal["none", "offered", "starttls", "tls"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One field, one variable: `port` is BEACHHEAD_PORT."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: str = ""  # left out: the user's data directory
    database_url: str = ""  # left out: a SQLite file in data_dir
    secret: str = ""  # left out: made once and kept in the database
    origins: str = ""  # further origins that may use the API, separated by spaces
    secure_cookies: bool = False  # set behind HTTPS
    rate_limits: bool = True
    people_per_address: int = 4  # an address may do as much as so many people
    connections: int = 0  # in all; 0: as many as the system lets us have open files
    connections_per_address: int = 100
    request_seconds: float = 30.0  # until a request is there, and until its answer is read
    proxies: str = ""  # addresses whose word about the sender is taken, separated by spaces
    bots: Bots = "local"  # queue: `beachhead worker` processes think
    bot_processes: int = 0  # 0: one for each core; and always one for small thoughts
    bot_seconds: float = 5.0  # hard limit for one decision
    bot_memory_mb: int = 1024
    live_matches: int = 1000  # rebuilt matches kept in memory
    live_minutes: float = 10.0  # how long one is kept that nobody uses
    waiting_days: int = 14  # until a table is closed that waits while nobody comes; 0: never
    abandoned_days: int = 180  # until what guests left behind goes; 0: never
    metrics: Literal["local", "public", "none"] = "none"
    mail_server: str = ""  # host:port; left out: mails are printed to the log
    mail_from: str = "beachhead@localhost"
    mail_user: str = ""  # if the mail server wants a login
    mail_password: str = ""
    mail_tls: MailTls = "offered"  # starttls and tls: nothing is sent in the clear
    public_url: str = ""  # in mails; left out: http://host:port
    log: Literal["plain", "json"] = "plain"
    arena: bool = True  # people may let bots play small tournaments here
    compress_sockets: bool = False  # saves traffic, costs time at every move

    @property
    def folder(self) -> Path:
        if self.data_dir:
            return Path(self.data_dir).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(base) / "beachhead"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy writes it."""
        if not self.database_url:
            return f"sqlite:///{self.folder / 'beachhead.sqlite3'}"
        head, colon, rest = self.database_url.partition(":")
        return (
            f"postgresql+psycopg{colon}{rest}"
            if head in {"postgres", "postgresql"}
            else (self.database_url)
        )

    @property
    def thinkers(self) -> int:
        """Processes for thoughts of all sizes."""
        return self.bot_processes or os.cpu_count() or 1

    @property
    def address(self) -> str:
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process; a wrong value stops with the variable's name."""
    names = {f"BEACHHEAD_{name.upper()}": name for name in Settings.__struct_fields__}
    given = {
        name: environment[variable] for variable, name in names.items() if variable in environment
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SystemExit(f"beachhead: wrong setting: {error}") from None
