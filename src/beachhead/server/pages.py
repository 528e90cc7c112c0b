"""Pages of a rulebook: Markdown becomes HTML, links of ours become what the client shows.

`rule:WW-ROW-01` leads to the law, `glyph:coin` is an icon of the game, and an image of its own
paragraph that names `example:…` is a part between two pieces of text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from beachhead.server import wire_rules

RULE, GLYPH, EXAMPLE = "rule:", "glyph:", "example:"
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def page(game: str, name: str, text: str) -> wire_rules.Page:
    """A page with its title and its parts in order."""
    tokens = MARKDOWN.parse(text)
    title, body = tokens[1].content, tokens[3:]  # what follows the heading
    for token in body:
        _dress(token, game)
    _name_headings(body)
    return wire_rules.Page(name, title, list(_parts(body)))


def terms(name: str, text: str) -> Iterator[wire_rules.Term]:
    """What a page explains: its words in bold, each once."""
    found: dict[str, str] = {}
    for token in MARKDOWN.parse(text):
        children = token.children or []
        for opening, inner in pairwise(children):
            if opening.type == "strong_open":
                found.setdefault(slug(inner.content), inner.content)
    return (wire_rules.Term(term, name, f"term-{anchor}") for anchor, term in found.items())


def links(text: str, kind: str) -> list[str]:
    """The names that the links and images of a kind have: `rule:`, `glyph:`, `example:`."""
    every = [child for token in MARKDOWN.parse(text) for child in token.children or []]
    targets = [str(child.attrGet("href") or child.attrGet("src") or "") for child in every]
    return [target.removeprefix(kind) for target in targets if target.startswith(kind)]


def slug(text: str) -> str:
    return re.sub(r"\W+", "-", text.lower()).strip("-")


def _parts(tokens: Sequence[Token]) -> Iterator[wire_rules.Part]:
    """Text and examples in turn."""
    text: list[Token] = []
    for number, token in enumerate(tokens):
        text.append(token)
        image = _example(token)
        if image is None:
            continue
        del text[-2:]  # the paragraph around it
        tokens[number + 1].hidden = True
        yield from _text(text)
        name = str(image.attrGet("src")).removeprefix(EXAMPLE)
        yield wire_rules.Part(example=name, caption=image.content)
        text = []
    yield from _text(text)


def _text(tokens: Sequence[Token]) -> Iterator[wire_rules.Part]:
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}).strip()
    if html:
        yield wire_rules.Part(html=html)


def _example(token: Token) -> Token | None:
    """The image of a paragraph that is nothing but an example."""
    children = token.children or []
    if len(children) != 1 or children[0].type != "image":
        return None
    return children[0] if str(children[0].attrGet("src")).startswith(EXAMPLE) else None


def _dress(token: Token, game: str) -> None:
    """Give the links, icons and terms of a line what the client needs."""
    children = token.children or []
    for number, child in enumerate(children):
        target = str(child.attrGet("href") or child.attrGet("src") or "")
        if target.startswith(RULE):
            rule = target.removeprefix(RULE)
            child.attrs = {"href": f"/rules/{game}/law#{rule}", "class": "law"}
        elif target.startswith(GLYPH):
            children[number] = Token("html_inline", "", 0, content=_icon(child, target))
        elif child.type == "strong_open":
            child.attrSet("id", f"term-{slug(children[number + 1].content)}")


def _icon(image: Token, target: str) -> str:
    glyph = escape(target.removeprefix(GLYPH))
    name = escape(image.content)
    return f'<svg class="g" role="img" aria-label="{name}"><use href="#g-{glyph}"/></svg>'


def _name_headings(tokens: Sequence[Token]) -> None:
    """Headings can be linked to, and stand below the title of the page."""
    for opening, inner, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type == "heading_open":
            opening.attrSet("id", slug(inner.content))
            opening.tag = closing.tag = f"h{int(opening.tag[1:]) + 1}"
