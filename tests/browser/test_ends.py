"""The end of a match on the screen: every way to end, giving up, files that survive a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beachhead import Match
from beachhead.core.replay import decode, encode
from beachhead.lab import golden

from . import staged
from .conftest import PHONE, keep
from .playing import LONG, see_end

GOLDEN = Path(__file__).parents[1] / "golden"
BEYOND = (1 << 62) - 5  # no number of a browser holds it
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "level2"}]

POST = """async ([path, body]) => {
    const me = await (await fetch('/api/me')).json();
    const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
    const text = await (await fetch(path, { method: 'POST', headers, body })).text();
    return text && JSON.parse(text);
}"""

# Ways to end: a golden game, what its title says, and a word of its reason.
WAYS = {
    "cry_havoc/3p-game-over-machines": ("Victory for Machines", "Most victory points"),
    "scythe/3p-crimea-tie-broken": ("Victory for Crimean Khanate", "decided by"),
    "scythe/2p-game-won-nordic": ("Victory for Nordic Kingdoms", "Most coins"),
    "war_of_the_worlds/2p-game-won-by-humans-human": ("Victory for Humans", "damage"),
    "war_of_the_worlds/2p-game-won-by-martians-martian": ("Victory for Martians", "No civilian"),
    "war_of_the_worlds/2p-game-adjudicated-human": ("Victory for Humans", "was the last"),
    "hexpanse/3p-formation-completed-nomads": ("Victory for Interstellar Nomads", "formation"),
    "hexpanse/6p-last-warlord-seat-2-seat-5": ("Team victory", "last warlord"),
    "hexpanse/3p-limit-judged-seat-2": ("Victory", "decides"),
    "hexpanse/2p-cyberians-limit-draw-terra": ("A draw", "nobody had won"),
}


# Those that no golden game has.
STAGED: dict[str, tuple[Callable[[], Match], str, str]] = {
    "cry_havoc/tie-prisoners": (
        lambda: staged.cry_havoc_tie(prisoners=True),
        "Victory for Humans",
        "Prisoners",
    ),
    "cry_havoc/tie-initiative": (
        lambda: staged.cry_havoc_tie(prisoners=False),
        "Victory for",
        "nitiative",
    ),
    "scythe/shared": (staged.scythe_shared, "Shared victory", "in every tie-break"),
}


def keep_match(person: Any, match: Match) -> str:
    if person.page.url == "about:blank":
        person.go().wait_for_selector(".game")
    file = encode(match.save()).decode()
    return str(person.page.evaluate(POST, ["/api/replays", file])["id"])


def bring_in(person: Any, name: str) -> str:
    return keep_match(person, golden.read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", STAGED)
def test_a_staged_end_has_its_screen(people: Any, name: str) -> None:
    stage, title, reason = STAGED[name]
    person = people()
    page = person.go(f"/g/{keep_match(person, stage())}")
    assert title in see_end(page)
    assert reason in str(page.text_content("[data-end] header"))
    totals = {cell.inner_text() for cell in page.query_selector_all("[data-end] tfoot td")}
    assert len(totals) == 1, "all have the same"
    keep(page, f"end-{name.replace('/', '-')}")


def test_every_way_to_end_has_its_screen(people: Any) -> None:
    person = people()
    for name, (title, reason) in WAYS.items():
        page = person.go(f"/g/{bring_in(person, name)}")
        assert title in see_end(page), name
        assert reason in str(page.text_content("[data-end] header")), name
        assert page.query_selector("[data-end] svg[role=img] >> nth=0"), name
        points = page.query_selector_all("[data-end] tfoot td")
        game = name.partition("/")[0]
        assert bool(points) == (game != "hexpanse"), name
        keep(page, f"end-{name.replace('/', '-')}")


@pytest.mark.parametrize("language", ["de", pytest.param("pl", marks=LONG)])
def test_the_end_fits_a_phone(people: Any, language: str) -> None:
    person = people(**PHONE)
    person.go().wait_for_selector(".game")
    person.page.evaluate(
        "language => localStorage.setItem('beachhead-settings', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('beachhead-settings')), language}))",
        language,
    )
    page = person.go(f"/g/{bring_in(person, 'cry_havoc/4p-game-over-trogs')}")
    see_end(page)
    wide = page.evaluate("document.querySelector('[data-end]').scrollWidth")
    assert wide <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('[data-end] button, [data-end] nav a')]"
        ".filter((e) => e.getBoundingClientRect().height < 40).length"
    )
    assert small == 0
    keep(page, f"end-phone-{language}")


def test_giving_up_ends_in_the_end_screen_and_a_rematch(people: Any) -> None:
    """Resign, read the end, its moments or not, share it, put it away, tidy the list, once more."""
    person = people()
    match = person.new_match(ME_AND_BOT)
    page = person.sit(match)
    page.click(".burger")
    page.click("[data-resign]")
    page.click("dialog >> text=Cancel")
    assert page.query_selector("[data-end]") is None
    page.click(".burger")
    page.click("[data-resign]")
    page.click("[data-resign-sure]")
    assert see_end(page) == "You have resigned"
    assert "Victory for" in str(page.text_content("[data-end] .who"))
    with page.expect_download() as loading:
        page.click("[data-share=picture]")
    drawn = Path(loading.value.path()).read_bytes()
    assert drawn.startswith(b"\x89PNG") and len(drawn) > 10_000
    page.click("[data-end-back]")
    page.wait_for_selector("[data-end]", state="detached")
    page.click("[data-end-open]")
    page.wait_for_selector("[data-end] h1")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-end]", state="detached")
    page.click("[data-end-open]")
    assert page.input_value("[data-rematch-level]") in {"level1", "level2"}
    page.select_option("[data-rematch-level]", "level3")
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: match not in url)
    page.wait_for_selector(".ww-board")

    page = person.go("/games")
    page.click(f"[data-remove='{match}']")
    page.wait_for_selector(f"[data-remove='{match}']", state="detached")
    page.click("[data-put-back]")
    page.wait_for_selector(f"[data-remove='{match}']")


def test_a_table_nobody_joined_is_closed(people: Any) -> None:
    person = people()
    match = person.new_match([{"kind": "me"}, {"kind": "open"}])
    page = person.sit(match)
    page.click("[data-close-table]")
    page.click("[data-close-sure]")
    page.wait_for_url("**/games")
    page = person.go(f"/g/{match}")
    page.wait_for_selector("text=closed before the match began")


def test_a_file_survives_the_browser(people: Any, tmp_path: Path) -> None:
    """A seed of 62 bits goes out by the button, comes in by the button, and still replays."""
    person = people()
    both = [{"kind": "me"}, {"kind": "hotseat"}]
    match = person.new_match(both, seed=str(BEYOND))
    person.page.evaluate(POST, [f"/api/matches/{match}/resign", json.dumps({"seat": 1})])
    page = person.go(f"/g/{match}/replay#0")
    with page.expect_download() as loading:
        page.click("text=Save as a file")
    file = tmp_path / "match.json"
    loading.value.save_as(file)
    saved = decode(file.read_bytes())
    assert Match.load(saved).setup.seed == BEYOND
    old = json.loads(file.read_text()) | {"format": "beachhead-replay/1", "seed": BEYOND}
    (tmp_path / "old.json").write_text(json.dumps(old))
    for name in ("match.json", "old.json"):
        page = person.go("/games")
        page.set_input_files("input[type=file]", tmp_path / name)
        page.wait_for_url(lambda url: "/replay" in url and match not in url)
        study = page.url.split("/g/")[1].split("/")[0]
        again = page.evaluate(f"fetch('/api/matches/{study}/replay').then((r) => r.json())")
        assert (again["seed"], again["fingerprint"]) == (str(BEYOND), saved.fingerprint)
