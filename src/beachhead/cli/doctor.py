"""`beachhead doctor`: is this host ready for people?"""

from __future__ import annotations

import asyncio
import sys

import click

from beachhead.cli import _console
from beachhead.server.doctor import Finding, Verdict, examine, examine_mail
from beachhead.server.settings import from_environment

MARKS: dict[Verdict, tuple[str, str]] = {
    "good": ("ok  ", "green"),
    "note": ("note", "yellow"),
    "bad": ("BAD ", "red"),
}


@click.command("doctor")
def doctor() -> None:
    """Look this host through: engine, storage, disk, clock, mail, proxy, port.

    Reads the settings of the server (variables BEACHHEAD_…) and ends with 1 if people would notice
    something.
    """
    settings = from_environment()
    findings = [*examine(settings), asyncio.run(examine_mail(settings))]
    for finding in findings:
        _show(finding)
    sys.exit(any(finding.verdict == "bad" for finding in findings))


def _show(finding: Finding) -> None:
    mark, colour = MARKS[finding.verdict]
    _console.out.print(f"[{colour}]{mark}[/] ", end="")
    _console.out.print(finding.text, markup=False)
