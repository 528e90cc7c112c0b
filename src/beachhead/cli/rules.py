"""`beachhead rules GAME`: the rule sheet, and whether code and tests keep its promise."""

from __future__ import annotations

import click

from beachhead.cli import _console
from beachhead.lab import places, rule_index
from beachhead.lab.rule_index import Index


@click.command("rules")
@click.argument("game", type=_console.GAME)
@click.option(
    "--coverage", is_flag=True, help="Check sheet = code = tests and say what is missing."
)
@click.option("--chapter", help="Only chapters whose title contains this.")
def command(game: str, coverage: bool, chapter: str | None) -> None:
    """Print the rule sheet of GAME, or its coverage."""
    index = rule_index.build(game)
    if coverage:
        _coverage(index)
        return
    shown = ""
    for rule in index.rules.values():
        if chapter and chapter.lower() not in rule.chapter.lower():
            continue
        if rule.chapter != shown:
            shown = rule.chapter
            _console.out.print(f"\n[bold]{shown}[/]\n")
        _console.out.print(f"[bold]{rule.id}[/] ", end="")
        _console.out.print(rule.text, markup=False, soft_wrap=True)


def _coverage(index: Index) -> None:
    total = len(index.rules)
    out = _console.out
    out.print(f"{index.game}: {total} rules in the sheet")
    out.print(f"{total - len(index.unhoused())}/{total} with home")
    if places.working_copy():
        out.print(f"{total - len(index.untested())}/{total} tested")
    problems = {
        "without home": index.unhoused(),
        "more than one home": index.crowded(),
        "not in the sheet": index.unknown(),
        "without test": index.untested() if places.working_copy() else [],
        "question and docstring differ": rule_index.strangers(index.game),
    }
    for what, found in problems.items():
        for item in found:
            homes = ", ".join(map(str, index.homes.get(item, ())))
            line = f"  {what}: {item} {homes}".rstrip()
            out.print(line, style="red", markup=False, soft_wrap=True)
    if any(problems.values()):
        raise SystemExit(1)
