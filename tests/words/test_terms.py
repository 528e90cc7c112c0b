"""Each thing has one word in each language: the glossaries in docs/ are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from beachhead.lab import phrases

from .renderings import GAMES, files_of

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
COLUMNS = {"en": (0, 1), "de": (2, 3), "pl": (4, 5)}  # the word, and those that never stand for it
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


def rows(game: str) -> list[list[str]]:
    lines = (GLOSSARIES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def never(game: str, language: str) -> list[str]:
    cells = [row[COLUMNS[language][1]] for row in rows(game)]
    return [word for cell in cells for word in cell.split(", ") if word]


def anywhere(word: str) -> str:
    """A word with any ending; a small letter may begin a sentence, a capital one is a noun's."""
    first, rest = word[0], re.escape(word[1:]).replace("…", r"\w*")
    return f"[{first}{first.upper()}]{rest}"


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("game", GAMES)
def test_no_thing_has_a_second_word(game: str, language: str) -> None:
    pattern = re.compile(rf"\b(?:{'|'.join(map(anywhere, never(game, language)))})\b")
    found = {key: pattern.findall(text) for key, text in texts(language, game).items()}
    assert {key: words for key, words in found.items() if words} == {}


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_in_use(game: str, language: str) -> None:
    said = "\n".join(texts(language, game).values()).lower()
    terms = [re.sub(r" \(.*\)", "", row[COLUMNS[language][0]]).lower() for row in rows(game)]
    stems = {term: term.split()[0][: max(SHORTEST, len(term.split()[0]) - 2)] for term in terms}
    assert [term for term, stem in stems.items() if stem not in said] == []
