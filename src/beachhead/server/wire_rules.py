"""The wire of what one reads about a game: the rule sheet, the rulebook for people."""

from __future__ import annotations

from msgspec import Struct


class Rule(Struct, frozen=True):
    id: str
    text: str
    language: str  # English where nobody has written it in the language that was asked for
    ruling: bool  # the rulebook leaves it open
    source: str
    note: str  # for who implements it
    reconstructed: bool


class Chapter(Struct, frozen=True):
    number: int
    title: str
    behind: bool  # for who implements the game, not for players
    rules: list[Rule]


class RuleSheet(Struct, frozen=True):
    chapters: list[Chapter]


class Part(Struct, frozen=True):
    """A piece of a page: text, or an example with what it shows."""

    html: str = ""
    example: str = ""
    caption: str = ""


class Page(Struct, frozen=True):
    id: str
    title: str
    parts: list[Part]


class BookChapter(Struct, frozen=True):
    page: Page
    rules: list[str]  # what it tells
    details: list[str]  # what only the sheet tells


class BookSide(Struct, frozen=True):
    id: str
    difficulty: int  # 1 is easy, 3 is hard
    first: bool  # good to begin with
    page: Page


class Term(Struct, frozen=True):
    """An entry of the index."""

    term: str
    page: str
    anchor: str


class Rulebook(Struct, frozen=True):
    """A game explained; empty if it has the rule sheet alone."""

    chapters: list[BookChapter]
    more: list[Page]  # a summary to print, the symbols
    sides: list[BookSide]
    terms: list[Term]
