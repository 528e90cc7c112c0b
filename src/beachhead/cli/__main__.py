"""`beachhead`: collects the commands of this folder. Nobody edits a list.

The file `new_game.py` holds the command `new-game`; files that begin with an underscore hold none.
A command is imported when it is used, so that a game starts fast although servers are heavy.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from pathlib import Path
from typing import Any

import click

import beachhead
from beachhead.cli import _console
from beachhead.core.errors import BeachheadError


class Commands(click.Group):
    """The commands as files; mistakes of the user end in one clear line, never in a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        files = (m.name for m in pkgutil.iter_modules([str(Path(__file__).parent)]))
        return sorted(name.replace("_", "-") for name in files if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = f"beachhead.cli.{cmd_name.replace('-', '_')}"
        if cmd_name not in self.list_commands(ctx):
            return None
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            return _not_installed(cmd_name, str(error.name))
        found = (c for c in vars(module).values() if isinstance(c, click.Command))
        return next(c for c in found if c.name == cmd_name)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BeachheadError as error:
            _console.fail(_console.explain(error))
            ctx.exit(2)


def _not_installed(name: str, missing: str) -> click.Command:
    """Stands in for a command of the server where only the engine is installed."""

    def tell() -> None:
        _console.fail(f"`beachhead {name}` needs the package {missing}, which is not installed")
        _console.fail("pip install 'beachhead[server]' brings what the server needs")
        sys.exit(2)

    help_line = f"(needs the package {missing}: pip install 'beachhead[server]')"
    return click.Command(name, callback=tell, help=help_line)


def _version() -> str:
    return f"beachhead {beachhead.__version__}, {beachhead.how()}"


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(_version())
        ctx.exit()


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and whether the engine is compiled.",
)
def main() -> None:
    """Four asymmetric area-control board games to play, study and research."""
    _console.note(_version())


if __name__ == "__main__":
    main()
