"""What the files of a language hold: messages, the forms they ask names for, the facts in them.

For tests that compare languages and render every sentence; nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beachhead.core.words import LOCALES

FORM = "FORM"


@cache
def entries(language: str, name: str) -> tuple[ast.Message, ...]:
    """The messages of one file; what Fluent cannot read is a slip of the translator."""
    path = LOCALES / language / f"{name}.ftl"
    if not path.exists():
        return ()
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{language}/{name}.ftl: not readable: {junk[0]!r}")
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


def files(language: str) -> list[str]:
    """The names of all files of a language."""
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Key and text of a message and of each of its attributes."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class Asked(Visitor):
    """The facts of a text, and the forms that it asks each of them for."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.facts: set[str] = set()
        self.forms: set[tuple[str, str]] = set()  # fact, attribute
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        arguments: list[Any] = list(node.arguments.positional)
        if node.id.name == FORM:
            form = str(arguments[1].parse()["value"])
            self.forms.add((arguments[0].id.name, form[:1].lower() + form[1:]))
        self.generic_visit(node)


@cache
def forms(language: str) -> frozenset[str]:
    """Every form that some message of a language asks for."""
    asked = (Asked(entry) for name in files(language) for entry in entries(language, name))
    return frozenset(form for one in asked for _, form in one.forms)


def keys(language: str, name: str) -> set[str]:
    """The keys that a file shares with the other languages: all but the forms of names."""
    found = {key for entry in entries(language, name) for key, _ in patterns(entry)}
    return {key for key in found if key.partition(".")[2] not in forms(language)}
