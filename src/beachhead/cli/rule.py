"""`beachhead rule ID`: from a rule to its sentence, its home in the code and its tests."""

from __future__ import annotations

import difflib

import click

from beachhead.cli import _console
from beachhead.core import registry
from beachhead.lab import rule_index
from beachhead.lab.rule_index import Index


@click.command("rule")
@click.argument("rule_id", metavar="ID")
def command(rule_id: str) -> None:
    """Show a rule: its sentence, its source, where it lives, what tests it."""
    wanted = rule_id.upper()
    indices = [rule_index.build(game) for game in _games(wanted)]
    index = next((index for index in indices if wanted in index.rules), None)
    if index is None:
        known = [rule for index in indices for rule in index.rules]
        close = difflib.get_close_matches(wanted, known, 3)
        hint = f"; did you mean {', '.join(close)}?" if close else ""
        raise click.ClickException(f"no rule {wanted}{hint}")
    _show(index, wanted)


def _games(wanted: str) -> list[str]:
    """The games with this prefix, or all of them."""
    prefix = wanted.partition("-")[0]
    exact = [name for name in registry.names() if registry.get(name).prefix == prefix]
    return exact or list(registry.names())


def _show(index: Index, wanted: str) -> None:
    rule = index.rules[wanted]
    out = _console.out
    out.print(f"[bold]{rule.id}[/]  {_console.title(index.game, 'en')}, {rule.chapter}")
    out.print(rule.text, markup=False, soft_wrap=True)
    if rule.source:
        out.print(f"Source: {rule.source}", style="dim", markup=False, soft_wrap=True)
    _lines("sheet", [f"{rule.file}:{rule.line}"])
    _lines("home", [str(place) for place in index.homes.get(wanted, ())] or ["none"])
    _lines("tests", [str(place) for place in index.tests.get(wanted, ())] or ["none here"])


def _lines(head: str, lines: list[str]) -> None:
    for line in lines:
        _console.out.print(f"{head:>6}  {line}", markup=False, soft_wrap=True)
        head = ""
