"""The rule index: where each rule of a sheet lives in the code, and which tests name it.

The sheet is the law. `docs/guide/adding-a-game.md`, section Rule ids, tells how a home and a test
are written; this module only reads them. Sources are read as text, so it works compiled too.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from beachhead.core import content
from beachhead.lab import cases, places
from beachhead.lab.sheet import ID, Rule, sheet

OPENING = re.compile(rf"({ID}(?:, (?:and )?{ID})*)\.(?:\s|$)")


class Place(msgspec.Struct, frozen=True):
    """A place in the sources that names rules."""

    file: str
    line: int
    what: str = ""  # the name of a test or a case

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.what}" if self.what else "")


class Index(msgspec.Struct, frozen=True):
    """Everything known about the rules of one game, by id."""

    game: str
    rules: dict[str, Rule]
    homes: dict[str, list[Place]]
    tests: dict[str, list[Place]]

    def unhoused(self) -> list[str]:
        """Rules without a home."""
        return [rule for rule in self.rules if rule not in self.homes]

    def crowded(self) -> list[str]:
        """Rules with more than one home."""
        return [rule for rule, found in self.homes.items() if len(found) > 1]

    def unknown(self) -> list[str]:
        """Ids with a home or a test that the sheet does not have."""
        return sorted((set(self.homes) | set(self.tests)) - set(self.rules))

    def untested(self) -> list[str]:
        """Rules that no test names."""
        return [rule for rule in self.rules if rule not in self.tests]


def build(game: str) -> Index:
    """The index of one game, read from its sheet, its folder and its tests."""
    rules: dict[str, Rule] = {}
    for rule in sheet(places.sheets(game)):
        if rule.id in rules:
            raise ValueError(f"{rule.id} stands twice in the sheet: {rule.file}:{rule.line}")
        rules[rule.id] = rule
    folder = places.PACKAGE / "games" / game
    homes: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("*.py")):
        _note(homes, homes_in_source(path.read_text(encoding="utf-8")), places.shown(path))
    for path in sorted((folder / "content").glob("*.toml")):
        _note(homes, homes_in_content(path), places.shown(path))
    return Index(game, rules, homes, _tests(game, rules))


# -- homes -------------------------------------------------------------------------------------


def opening(text: str) -> list[str]:
    """The ids of the list that opens a text and is closed by a full stop."""
    match = OPENING.match(" ".join(text.split()))
    return re.findall(ID, match[1]) if match else []


def homes_in_source(source: str) -> Iterator[tuple[str, int]]:
    """Each id with the line of the docstring or comment that it opens."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            value = node.value.value
            if isinstance(value, str):
                for rule in opening(value):
                    yield rule, node.lineno
    for line, comment in _comments(source):
        for rule in opening(comment):
            yield rule, line


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Each place where a list of ids may open a comment, with the text from there on.

    Comments below each other are one text: a list may go on in the next line, and another list
    may open a later line of the same block.
    """
    block: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        line, words = token.start[0], token.string.lstrip("#: ")
        alone = not token.line[: token.start[1]].strip()
        if not (alone and block and block[-1][0] == line - 1):
            yield from _openings(block)
            block = []
        block.append((line, words))
    yield from _openings(block)


def _openings(block: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    for number, (line, _) in enumerate(block):
        if number == 0 or not block[number - 1][1].rstrip().endswith(","):
            yield line, " ".join(words for _, words in block[number:])


def homes_in_content(path: Path) -> Iterator[tuple[str, int]]:
    """Each id that a content record gives as its `rule`, or among its `rules`."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for rule in _rule_fields(content.read_toml(path)):
        wanted = re.compile(rf'\brules?\s*=.*"{rule}"|^\s*"{rule}",?')
        yield rule, next((n for n, line in enumerate(lines, 1) if wanted.search(line)), 1)


def _rule_fields(data: Any) -> Iterator[str]:
    if isinstance(data, list):
        for item in data:
            yield from _rule_fields(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "rule" and isinstance(value, str) and re.fullmatch(ID, value):
                yield value
            elif key == "rules" and isinstance(value, list):
                yield from (v for v in value if isinstance(v, str) and re.fullmatch(ID, v))
            else:
                yield from _rule_fields(value)


# -- tests -------------------------------------------------------------------------------------


def _tests(game: str, rules: dict[str, Rule]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for path in places.cases(game):
        lines = path.read_text(encoding="utf-8").splitlines()
        for case in cases.load(path):
            line = next((n for n, text in enumerate(lines, 1) if f'"{case.id}"' in text), 1)
            place = Place(places.shown(path), line, case.id)
            for rule in dict.fromkeys(case.rules):
                found.setdefault(rule, []).append(place)
    slugs = {rule.lower().replace("-", "_"): rule for rule in rules}
    for path in places.tests():
        for name, line in _test_functions(path):
            for slug, rule in slugs.items():
                if name == f"test_{slug}" or name.startswith(f"test_{slug}_"):
                    found.setdefault(rule, []).append(Place(places.shown(path), line, name))
    return found


def _test_functions(path: Path) -> list[tuple[str, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        (node.name, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _note(into: dict[str, list[Place]], found: Iterator[tuple[str, int]], file: str) -> None:
    for rule, line in found:
        into.setdefault(rule, []).append(Place(file, line))


# -- questions ---------------------------------------------------------------------------------


def strangers(game: str) -> list[str]:
    """Questions whose `rule` does not stand in their own docstring, or is not in the sheet."""
    known = {rule.id for rule in sheet(places.sheets(game))}
    wrong = []
    for path in sorted((places.PACKAGE / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and (rule := _rule_of(node)):
                cited = re.findall(ID, ast.get_docstring(node) or "")
                if rule not in cited or rule not in known:
                    wrong.append(f"{places.shown(path)}:{node.lineno} {node.name}: {rule}")
    return wrong


def _rule_of(node: ast.ClassDef) -> str:
    """The value of `rule: ClassVar[str] = "..."` in a class, or an empty string."""
    for item in node.body:
        if (
            isinstance(item, ast.AnnAssign)
            and isinstance(item.target, ast.Name)
            and item.target.id == "rule"
            and isinstance(item.value, ast.Constant)
        ):
            return str(item.value.value)
    return ""
