"""`beachhead edition`: a folder of values that replaces what the standard content says.

An owner of a box whose values differ makes one, changes the records, and plays with
`--edition FOLDER`. Saved games remember the hash of what they were played with.
"""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from beachhead.cli import _console
from beachhead.core import content, registry
from beachhead.core.content import EDITION_FILE, edition_info
from beachhead.core.errors import BeachheadError, ContentError
from beachhead.core.match import Match
from beachhead.core.setups import check_setup

HEAD = """# An edition of {game}: the records below replace the standard ones, matched by `id`.
# Keep only what differs. Check it with: beachhead edition check {folder}

game = "{game}"
name = "{name}"
note = ""
"""


@click.group("edition")
def edition() -> None:
    """Play with values of your own."""


@edition.command("new")
@click.argument("game", type=_console.GAME)
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--name", help="What to call it; else the name of the folder.")
def new(game: str, folder: Path, name: str | None) -> None:
    """Make FOLDER with the standard values of GAME, ready to be changed."""
    if folder.exists() and any(folder.iterdir()):
        raise ContentError(f"{folder} is not empty", file=str(folder), reason="not empty")
    folder.mkdir(parents=True, exist_ok=True)
    head = HEAD.format(game=game, folder=folder, name=name or folder.name)
    (folder / EDITION_FILE).write_text(head, encoding="utf-8")
    for path in sorted((registry.get(game).folder / "content").glob("*.toml")):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        _console.out.print(f"  {path.name}", markup=False)
    _console.out.print(f"Change the values in {folder}, then: beachhead edition check {folder}")


@edition.command("check")
@click.argument("folder", type=click.Path(path_type=Path))
def check(folder: Path) -> None:
    """Check every file of FOLDER; errors name the file and the record."""
    info = edition_info(folder)
    game = registry.get(info.game)
    known = {path.name for path in (game.folder / "content").glob("*.toml")} | {EDITION_FILE}
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            fits = ", ".join(sorted(known))
            text = f"{path.name}: no such content file; there are: {fits}"
            raise ContentError(text, file=path.name, reason="unknown file")
    for players in game.players:  # a match of any size must be able to begin
        found = Match(game, check_setup(game, players, None, None, 0), folder).edition_hash
    standard = content.fingerprint(game.load_content())
    _console.out.print(f"{info.name}: fine, {info.game}, hash {found}", markup=False)
    if found == standard:
        _console.out.print("It is equal to the standard content.")


@edition.command("list")
@click.argument("folder", type=click.Path(path_type=Path), default=Path())
def list_(folder: Path) -> None:
    """List the editions in FOLDER and the standard ones."""
    table = Table(box=None, pad_edge=False)
    for column in ("game", "edition", "hash", "where"):
        table.add_column(column)
    for name in registry.names():
        standard = content.fingerprint(registry.get(name).load_content())
        table.add_row(name, "standard", standard, "")
    for path in sorted(folder.glob(f"**/{EDITION_FILE}")):
        table.add_row(*_row(path.parent))
    _console.out.print(table)


def _row(folder: Path) -> tuple[str, str, str, str]:
    try:
        info = edition_info(folder)
        loaded = registry.get(info.game).load_content(folder)
        return info.game, info.name, content.fingerprint(loaded), str(folder)
    except BeachheadError as error:
        return "?", _console.explain(error), "", str(folder)
