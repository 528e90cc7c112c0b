"""What all commands share: output, progress, options, errors in the reader's words."""

from __future__ import annotations

import locale
from collections.abc import Callable
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from beachhead.core import registry
from beachhead.core.errors import BeachheadError, SetupError
from beachhead.core.words import LANGUAGES, Words, words

F = TypeVar("F", bound=Callable[..., Any])

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def note(text: str) -> None:
    """A remark beside the result."""
    err.print(text, style="dim", markup=False)


def fail(text: str) -> None:
    err.print(text, style="red", markup=False)


def harmless(text: str) -> str:
    """Somebody else's text on one line: what would steer the terminal is shown, not obeyed."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def progress() -> Progress:
    """A bar for long work; it goes to the error stream, so that results stay clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    )


def default_language() -> str:
    """The language of the system if we speak it, else English."""
    found = (locale.getlocale()[0] or "")[:2]
    return found if found in LANGUAGES else "en"


def lang_option(command: F) -> F:
    """`--lang`, also from BEACHHEAD_LANG; errors speak it too."""

    def remember(ctx: click.Context, _: click.Parameter, value: str) -> str:
        ctx.find_root().meta["language"] = value
        return value

    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=default_language,
        envvar="BEACHHEAD_LANG",
        callback=remember,
        is_eager=True,
        help="Language of the game.",
    )
    return option(command)


def explain(error: BeachheadError) -> str:
    """An error in the language of the command; where words are missing, the plain line."""
    context = click.get_current_context(silent=True)
    language = context.find_root().meta.get("language", "en") if context else "en"
    spoken = words(language)
    if language == "en" or not spoken.has(error.key):
        return str(error)
    try:
        return spoken.say(error.key, error.facts)
    except ValueError:
        return str(error)


class GameType(click.ParamType[str]):
    """The id of a game; completes in the shell and names the games when it does not fit."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        wanted = str(value).replace("-", "_")
        names = registry.names()
        close = [name for name in names if name == wanted] or [
            name for name in names if name.startswith(wanted)
        ]
        if len(close) != 1:
            known = ", ".join(names) or "none yet"
            self.fail(f"no game called {value!r}; there are: {known}", param, ctx)
        return close[0]


GAME = GameType()


def options_option(command: F) -> F:
    """`--option k=v`, any number of times."""
    option = click.option(
        "--option",
        "-o",
        "options",
        multiple=True,
        metavar="K=V",
        callback=_pairs,
        help="An option of the game; `beachhead games GAME` lists them.",
    )
    return option(command)


def _pairs(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise SetupError(f"write options as name=value, not {text!r}", field=text, value="")
        found[key.strip()] = value.strip()
    return found


def sayer(spoken: Words) -> Callable[..., str]:
    """`say(key, **facts)` as the drawings of the games call it."""

    def say(key: str, **facts: int | str) -> str:
        return spoken.say(key, facts)

    return say


def title(game: str, language: str) -> str:
    """The name of a game in the reader's language."""
    spoken = words(language, game)
    return spoken.say("game-title") if spoken.has("game-title") else game
