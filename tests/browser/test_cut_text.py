"""The check of the looks tool finds each kind of cut text, and lets what is readable pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import ROOT

CUT = (ROOT / "tools" / "cut_text.js").read_text(encoding="utf-8")
PAGE = "<!doctype html><style>* {{ margin: 0 }} body {{ font: 16px/1.2 sans-serif }}</style>{}"
LINE = "Kosmische Strahlung"
BOXED = "width: 60px; white-space: nowrap; border: 1px solid"

# Markup, and a word of what the check says about it.
FAULTS = {
    "own box": (f'<p style="{BOXED}; overflow: hidden">{LINE}</p>', "its own box"),
    "ellipsis": (
        f'<p style="{BOXED}; overflow: hidden; text-overflow: ellipsis">{LINE}</p>',
        "its own box",
    ),
    "outer box": (
        '<div id="o" style="width: 60px; overflow: hidden">'
        f'<p style="width: 200px">{LINE}</p></div>',
        "cut sideways by div#o",
    ),
    "below": (
        f'<div id="o" style="height: 20px; overflow: hidden"><i>{LINE}</i><p>{LINE}</p></div>',
        "cut below by div#o",
    ),
    "over a border": (f'<p id="o" style="{BOXED}">{LINE}</p>', "hangs out of p#o sideways"),
    "over an outer border": (
        f'<div id="o" style="{BOXED}"><b style="display: inline-block">{LINE}</b></div>',
        "hangs out of div#o sideways",
    ),
    "over a background": (
        '<div id="o" style="height: 30px; width: 90px; background: gold">'
        f"<p>{LINE}</p><p>{LINE}</p></div>",
        "hangs out of div#o above or below",
    ),
    "over the neighbour": (
        '<div style="display: flex; width: 100px"><b id="o" style="min-width: 0; flex: 1; '
        f'white-space: nowrap">{LINE}</b><i>12</i></div>',
        "hangs out of b#o sideways",
    ),
    "off the screen": (f'<p style="position: absolute; left: 350px">{LINE}</p>', "off the screen"),
    "below the screen": (
        f'<p style="position: fixed; top: 295px">{LINE}</p>',
        "below the screen",
    ),
    "broken word": (
        '<p style="width: 60px; word-break: break-all">Strahlungen</p>',
        "without a hyphen",
    ),
    "broken beside its soft hyphen": (
        '<p style="width: 60px; overflow-wrap: anywhere">Vernichtungs&shy;strahl</p>',
        "breaks Vernichtungs without a hyphen",
    ),
    "picture": (
        f'<svg><text y="20" data-fit="40">{LINE}</text></svg>',
        "wider than its place",
    ),
}

READABLE = {
    "wrapped": f'<p style="width: 90px; border: 1px solid">{LINE}</p>',
    "scrolled": f'<div style="height: 20px; overflow: auto"><p>{LINE}</p><p>{LINE}</p></div>',
    "for screen readers": (
        '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; '
        f'clip-path: inset(50%)">{LINE}</p>'
    ),
    "hidden": f'<p style="{BOXED}; visibility: hidden">{LINE}</p>',
    "a badge over its corner": (
        '<div style="position: relative; margin: 20px; width: 40px; height: 40px; '
        'border: 1px solid">4<b style="position: absolute; top: -8px; right: -12px">12</b></div>'
    ),
    "tight lines": '<p style="font: 40px/0.9 sans-serif; background: gold">Strahlung</p>',
    "soft hyphens": '<p style="width: 60px; border: 1px solid">Strah&shy;lungen</p>',
    "no paint": f'<div style="height: 10px"><p>{LINE}</p></div>',
    "picture": f'<svg width="300"><text y="20" data-fit="300">{LINE}</text></svg>',
}


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    page = browser.new_page(viewport={"width": 400, "height": 300})
    yield page
    page.close()


@pytest.mark.parametrize("kind", FAULTS)
def test_a_cut_text_is_found(page: Any, kind: str) -> None:
    markup, why = FAULTS[kind]
    page.set_content(PAGE.format(markup))
    found = page.evaluate(CUT)
    assert [why in said for _, _, said in found] == [True] * max(1, len(found)), found


@pytest.mark.parametrize("kind", READABLE)
def test_a_readable_text_passes(page: Any, kind: str) -> None:
    page.set_content(PAGE.format(READABLE[kind]))
    assert page.evaluate(CUT) == []
