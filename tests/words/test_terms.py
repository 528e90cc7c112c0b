"""Each thing has one word in each language: the glossaries in docs/ are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from beachhead.core.words import LANGUAGES
from beachhead.lab import phrases

from .renderings import GAMES, files_of

DOCS = Path(__file__).parents[2] / "docs"
GLOSSARIES = DOCS / "glossary"
TARGET = re.compile(r"\]\([^)]*\)")  # of a link: an id, not a word
SHORTEST = 4  # letters that every form of a word has in common


class Texts(Visitor):
    """All that people read of a message, without the names of facts and forms."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str, game: str) -> dict[str, str]:
    entries = (entry for name in files_of(game) for entry in phrases.entries(language, name))
    return {entry.id.name: " ".join(Texts(entry).found) for entry in entries}


def pages(language: str, game: str) -> dict[str, str]:
    """The rulebook, and the rule sheet where it is a translation."""
    folders = (DOCS / "rulebook" / game / language, DOCS / "rules" / game / language)
    found = (path for folder in folders for path in sorted(folder.rglob("*.md")))
    return {str(path.relative_to(DOCS)): TARGET.sub("]", path.read_text("utf-8")) for path in found}


def glossary(game: str, language: str) -> list[tuple[str, list[str]]]:
    """Each term of a language, if it has some, with the words that never stand for it."""
    lines = (GLOSSARIES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("| ")]
    head, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    if language not in head:
        return []
    at = head.index(language)
    return [(row[at], [word for word in row[at + 1].split(", ") if word]) for row in rows]


def anywhere(word: str) -> str:
    """A word with any ending; a small letter may begin a sentence, a capital one is a noun's."""
    first, rest = word[0], re.escape(word[1:]).replace("…", r"\w*")
    return f"[{first}{first.upper()}]{rest}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_thing_has_a_second_word(game: str, language: str) -> None:
    words = [word for _, never in glossary(game, language) for word in never]
    pattern = re.compile(rf"\b(?:{'|'.join(map(anywhere, words))})\b")
    read = texts(language, game) | pages(language, game)
    found = {key: pattern.findall(text) for key, text in read.items() if words}
    assert {key: second for key, second in found.items() if second} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_in_use(game: str, language: str) -> None:
    said = "\n".join(texts(language, game).values()).lower()
    terms = [term.lower() for term, _ in glossary(game, language)]
    assert [term for term in terms if stem(term) not in said] == []


def stem(term: str) -> str:
    """What all forms of the first word of a term begin with, roughly."""
    first = term.split(maxsplit=1)[0]
    return first[: max(SHORTEST, len(first) - 2)]
