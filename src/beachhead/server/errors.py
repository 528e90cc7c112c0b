"""Refusals of the server, with a status, a message key and facts; words are in `server.ftl`."""

from __future__ import annotations

from math import ceil

from beachhead.core.errors import (
    BeachheadError,
    Facts,
    MatchOver,
    NotYourTurn,
    UnknownGame,
)
from beachhead.server.wire import ErrorBody, Problem, Table


class Refused(Exception):
    """A request that cannot be granted. Nothing has changed."""

    def __init__(
        self,
        status: int,
        key: str,
        text: str,
        facts: Facts | None = None,
        table: Table | None = None,
        wait: int = 0,  # seconds after which it may be tried again
    ) -> None:
        super().__init__(text)
        self.status = status
        self.key = key
        self.facts: Facts = facts or {}
        self.table = table
        self.wait = wait

    def body(self) -> ErrorBody:
        return ErrorBody(Problem(self.key, self.facts, str(self)), self.table)


def not_found(what: str) -> Refused:
    return Refused(404, "error-not-found", f"no such {what}", {"thing": what})


def forbidden(key: str, text: str, **facts: int | str) -> Refused:
    return Refused(403, key, text, facts)


def conflict(key: str, text: str, **facts: int | str) -> Refused:
    return Refused(409, key, text, facts)


def invalid(key: str, text: str, **facts: int | str) -> Refused:
    return Refused(422, key, text, facts)


def too_often(key: str, wait: float) -> Refused:
    """Somebody has had enough for now; says when to come back."""
    seconds = max(1, ceil(wait))
    text = f"too often, try again in {seconds} s"
    facts: Facts = {"seconds": seconds, "minutes": ceil(seconds / 60)}
    return Refused(429, key, text, facts, wait=seconds)


def from_core(error: BeachheadError) -> Refused:
    """An error of the engine's doors as an answer."""
    status = 422
    if isinstance(error, UnknownGame):
        status = 404
    elif isinstance(error, NotYourTurn):
        status = 403
    elif isinstance(error, MatchOver):
        status = 409
    return Refused(status, error.key, str(error), error.facts)
