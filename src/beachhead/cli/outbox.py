"""`beachhead outbox`: mails the server has given up, and why."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from beachhead.cli._console import harmless
from beachhead.server.settings import from_environment
from beachhead.server.store import users
from beachhead.server.store.database import make_engine


@click.command("outbox")
@click.option("--again", is_flag=True, help="Try all of them again, when the cause is mended.")
def outbox(again: bool) -> None:
    """List mails that could not be sent after several tries."""
    engine = make_engine(from_environment().url, writing=again)
    with engine.begin() as connection:
        if again:
            click.echo(f"{users.try_again(connection)} mails will be tried again")
        else:
            for mail in users.given_up(connection):
                day = datetime.fromtimestamp(mail.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
                click.echo(harmless(f"{mail.id}  {day}  {mail.mail}  {mail.subject}"))
                click.echo(f"    {harmless(mail.error)}")
    engine.dispose()
