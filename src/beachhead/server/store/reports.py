"""Reported problems in the database. The match is there anyway; a report says where to look."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from beachhead.server.store import schema


class ReportRow(msgspec.Struct, frozen=True):
    id: str
    match_id: str
    user_id: str
    seat: int  # whose view it was; -1: a spectator's
    seq: int
    at: int
    text: str
    browser: str
    version: str
    made: int


def add(connection: Connection, report: ReportRow) -> None:
    connection.execute(insert(schema.report).values(**msgspec.structs.asdict(report)))


def latest(connection: Connection, count: int) -> list[ReportRow]:
    """Newest first."""
    query = select(schema.report).order_by(schema.report.c.made.desc()).limit(count)
    return [ReportRow(**row) for row in connection.execute(query).mappings()]


def one(connection: Connection, report_id: str) -> ReportRow | None:
    query = select(schema.report).where(schema.report.c.id == report_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else ReportRow(**row)
