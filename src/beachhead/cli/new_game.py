"""`beachhead new-game NAME`: a complete small game to grow from, made from games/_template."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import click

from beachhead.cli import _console
from beachhead.core import registry
from beachhead.env import spec
from beachhead.lab import golden_search, places

TEMPLATE = places.PACKAGE / "games" / "_template"
TEMPLATE_ID, TEMPLATE_PREFIX, TEMPLATE_CLASS = "_template", "TP", "Template"
TRIES = 200  # matches among which golden games are looked for
LIKE_A_GAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@click.command("new-game")
@click.argument("name")
@click.option("--prefix", help="Two capital letters that open its rule ids; else from the name.")
def command(name: str, prefix: str | None) -> None:
    """Start a game called NAME (like_this) in this working copy."""
    root = places.working_copy()
    if root is None:
        raise click.ClickException("a new game needs a working copy of the sources")
    if not LIKE_A_GAME.fullmatch(name):
        raise click.ClickException(f"write the name like_this, not {name!r}")
    letters = prefix or _prefix(name)
    if not re.fullmatch("[A-Z]{2}", letters):
        raise click.ClickException(f"the prefix must be two capital letters, not {letters!r}")
    if name in registry.names() or letters in [registry.get(n).prefix for n in registry.names()]:
        raise click.ClickException(f"there is a game called {name}, or one with prefix {letters}")
    for path in [*make(root, name, letters), *grow(root, name)]:
        _console.out.print(places.shown(path), markup=False)
    _console.out.print(
        f"\nTry it:\n  beachhead play {name}\n  beachhead serve\n  beachhead cases {name}\n"
        f"  beachhead rules {name} --coverage\nThen read docs/guide/adding-a-game.md.",
        markup=False,
    )


def _prefix(name: str) -> str:
    words = name.split("_")
    return (words[0][0] + words[1][0] if len(words) > 1 else name[:2]).upper()


def make(root: Path, name: str, prefix: str) -> list[Path]:
    """Copy the template, with names and rule ids replaced; the files made."""
    made = []
    for source in sorted(
        p for p in TEMPLATE.rglob("*") if p.suffix in (".py", ".toml", ".md", ".ftl")
    ):
        target = _target(root, name, source.relative_to(TEMPLATE))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source.read_text(encoding="utf-8"), name, prefix), "utf-8")
        made.append(target)
    return made


def grow(root: Path, name: str) -> list[Path]:
    """What the game itself tells: its page for programs, and golden games; the files made.

    In a process of its own: this one does not know the new game, and may run compiled.
    """
    command = [sys.executable, "-m", __name__, name]
    environment = {**os.environ, "BEACHHEAD_PURE": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [root / line for line in done.stdout.splitlines()]


def tell(root: Path, name: str) -> None:
    """Write those files and print their names."""
    page = root / "docs" / "games" / f"{name}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(spec.renewed(spec.skeleton(name), name), encoding="utf-8")
    played = golden_search.find(name, root / "tests" / "golden" / name, range(TRIES))
    for path in (page, *played):
        print(path.relative_to(root))


def _target(root: Path, name: str, path: Path) -> Path:
    """Sheets, cases and words have their places outside the game's folder."""
    match path.parts[0]:
        case "sheet":
            return root / "docs" / "rules" / name / path.name
        case "cases":
            return root / "tests" / "cases" / name / path.name
        case "words":
            return root / "src" / "beachhead" / "locales" / path.stem / f"{name}.ftl"
    return root / "src" / "beachhead" / "games" / name / path


def _renamed(text: str, name: str, prefix: str) -> str:
    title = "".join(word.capitalize() for word in name.split("_"))
    text = text.replace(TEMPLATE_ID, name).replace(f"{TEMPLATE_PREFIX}-", f"{prefix}-")
    text = text.replace(f'"{TEMPLATE_PREFIX}"', f'"{prefix}"')
    text = re.sub(rf"\b{TEMPLATE_CLASS}\b", title, text)
    return text.replace(
        "The smallest complete game in our file layout; `beachhead new-game NAME` copies it.",
        f"{title}.",
    )


if __name__ == "__main__":
    tell(places.PACKAGE.parents[1], sys.argv[1])
