"""`beachhead reports`: what people reported, and the match behind a report as a replay file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from beachhead.cli._console import harmless
from beachhead.core import replay
from beachhead.server.live import in_force, rebuild
from beachhead.server.settings import from_environment
from beachhead.server.store import matches, reports
from beachhead.server.store.database import make_engine


@click.command("reports")
@click.argument("report", required=False)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), required=False)
@click.option("--count", default=20, show_default=True, help="How many to list, newest first.")
def list_reports(report: str | None, file: Path | None, count: int) -> None:
    """List reported problems; with REPORT and FILE, save the match up to the reported position.

    The file holds the seed, and so everything that is hidden from the players.
    """
    settings = from_environment()
    engine = make_engine(settings.url, writing=False)
    with engine.connect() as connection:
        if report is None:
            for row in reports.latest(connection, count):
                day = datetime.fromtimestamp(row.made / 1000, UTC).strftime("%Y-%m-%d %H:%M")
                place = f"{settings.address}/g/{row.match_id}/replay#{row.at}"
                click.echo(f"{row.id}  {day}  {place}  seat {row.seat}, {row.version}")
                click.echo(f"    {harmless(row.text)}")
            return
        found = reports.one(connection, report)
        loaded = None if found is None else matches.load(connection, found.match_id)
    engine.dispose()
    if found is None or loaded is None:
        raise click.ClickException(f"there is no report {report!r}")
    match = rebuild(loaded.head)
    for move in in_force([move for move in loaded.moves if move.seq <= found.seq]):
        match.play(move.value)
    target = file or Path(f"{loaded.head.game}-{report}.json")
    target.write_bytes(replay.encode(match.save()))
    click.echo(f"{target}, actions: {len(match.actions)}; `beachhead replay {target}` shows it")
