"""What MkDocs does not know about our pages: the books' contents, links to rules, glyphs, examples.

The rulebooks are written for the client, which draws their examples on the real board. Here an
example is its caption and a link to the page of the client that shows it.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GAMES = {
    "cry_havoc": "Cry Havoc",
    "hexpanse": "Hexpanse",
    "scythe": "Scythe",
    "war_of_the_worlds": "War of the Worlds",
}
RULE = re.compile(r"\]\(rule:([A-Z]{2}-[\w-]+)\)")
GLYPH = re.compile(r" ?!\[([^\]]*)\]\(glyph:[\w-]+\)")
EXAMPLE = re.compile(r"^!\[([^\]]*)\]\(example:[\w-]+\)$", re.MULTILINE)
OUTSIDE = re.compile(
    r"\[([^\]]+)\]\((?:\.\./)+(?:examples|src|tests|tools|deploy|[A-Z]+\.md)[^)]*\)"
)


def on_config(config: Any) -> Any:
    """Books, sheets and whole folders take their places in the navigation: no list to keep."""
    config.nav = [each for part in config.nav for each in _filled(part)]
    return config


def on_page_markdown(text: str, page: Any, **_: Any) -> str:
    parts = Path(page.file.src_uri).parts
    if parts[0] == "rulebook":
        here, game = Path(page.file.src_uri).parent, parts[1]
        up = "../" * len(here.parts)
        text = RULE.sub(lambda found: f"]({up}{rule_page(game, found[1])})", text)
        text = GLYPH.sub("", text)
        shown = f"/rules/{game}/{'/'.join(parts[3:]).removesuffix('.md')}"
        text = EXAMPLE.sub(rf'!!! example "\1"\n    [See it on the board]({shown}).', text)
    return OUTSIDE.sub(r"`\1`", text)


def _filled(part: Any) -> list[Any]:
    """`books` and `sheets` stand for those of all games, `folder/*` for its pages."""
    if isinstance(part, dict):
        return [
            {title: [each for one in inner for each in _filled(one)]}
            for title, inner in part.items()
        ]
    if part == "books":
        return [{title: _book(game)} for game, title in GAMES.items()]
    if part == "sheets":
        return [{title: _pages(f"rules/{game}")} for game, title in GAMES.items()]
    return _pages(part.removesuffix("/*")) if part.endswith("/*") else [part]


def _book(game: str) -> list[str]:
    book = tomllib.loads((DOCS / "rulebook" / game / "book.toml").read_text(encoding="utf-8"))
    names = [f"{each['id']}.md" for each in book["chapter"]]
    chapters = [f"rulebook/{game}/en/{name}" for name in [*names, "summary.md", "symbols.md"]]
    return [*chapters, *_pages(f"rulebook/{game}/en/sides")]


def _pages(folder: str) -> list[str]:
    return [page.relative_to(DOCS).as_posix() for page in sorted((DOCS / folder).glob("*.md"))]


def rule_page(game: str, rule: str) -> str:
    return f"rules/{game}/{_chapters(game)[rule]}#{rule.lower()}"


@cache
def _chapters(game: str) -> dict[str, str]:
    """Every rule of a sheet, with the name of its file."""
    return {
        rule: page.name
        for page in sorted((DOCS / "rules" / game).glob("*.md"))
        for rule in re.findall(r"^### ([A-Z]{2}-[\w-]+)", page.read_text(encoding="utf-8"), re.M)
    }
