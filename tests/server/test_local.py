"""The browser edition by itself: bots, two tabs, a full storage, and what it does not need."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec

from .pages import Page, page

SERVERS_ONLY = (
    *("sqlalchemy", "alembic", "litestar", "argon2", "structlog", "prometheus_client"),
    *("fluent", "markdown_it", "click", "rich", "openskill", "zxcvbn"),
)
GAME = "war_of_the_worlds"


def new_match(local: Page, *kinds: str) -> str:
    seats = [{"kind": kind} | ({"level": "level1"} if kind == "bot" else {}) for kind in kinds]
    status, made = local.ask("POST", "/matches", {"game": GAME, "seats": seats})
    assert status == 201, made
    return str(made["id"])


def answer(local: Page, match_id: str, name: str) -> tuple[int, Any]:
    """The first option of whoever is asked."""
    table = local.get(f"/matches/{match_id}")
    asked = table["asked"]
    command = {
        "id": f"command-{name}",
        "seq": table["seq"],
        "seat": asked["seat"],
        "action": asked["options"][0]["action"],
    }
    return local.ask("POST", f"/matches/{match_id}/commands", command)


def test_it_runs_where_no_server_is_installed() -> None:
    program = f"""
import sys
for name in {(*SERVERS_ONLY, "resource")!r}:
    sys.modules[name] = None
from beachhead.local import door
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def test_bots_answer_and_the_open_table_hears_of_it() -> None:
    with page() as local:
        match_id = new_match(local, "me", "bot")
        local.open(match_id)
        for number in range(40):
            local.settle()
            if local.get(f"/matches/{match_id}")["asked"]["seat"] == 1:
                break
            assert answer(local, match_id, f"{number:04}")[0] == 200
        local.settle()

        told = [message["table"] for message in local.heard]
        seqs = [table["seq"] for table in told]
        assert seqs == sorted(seqs)
        assert told[-1] | {"events": [], "events_from": 0} == local.get(f"/matches/{match_id}") | {
            "events": [],
            "events_from": 0,
        }


def test_a_hint_comes_from_the_bots() -> None:
    with page() as local:
        match_id = new_match(local, "me", "bot")
        local.open(match_id)
        local.settle()
        status, hint = local.ask("POST", f"/matches/{match_id}/hint")

        assert status == 200
        assert hint["ideas"]


def test_of_two_tabs_the_second_is_shown_what_the_first_did() -> None:
    with page() as first:
        second = Page(first.loop, first.drawer)
        match_id = new_match(first, "me", "hotseat")
        for tab in (first, second):
            tab.open(match_id)
        behind = second.get(f"/matches/{match_id}")
        assert answer(first, match_id, "first-tab")[0] == 200
        asked = behind["asked"]
        late = {
            "id": "command-second-tab",
            "seq": behind["seq"],
            "seat": asked["seat"],
            "action": asked["options"][0]["action"],
        }
        status, refused = second.ask("POST", f"/matches/{match_id}/commands", late)
        first.loop.run_until_complete(second.door.changed_elsewhere(match_id))

        assert (status, refused["error"]["key"]) == (409, "error-stale")
        assert refused["table"]["seq"] == behind["seq"] + 1
        assert second.heard[-1]["table"]["seq"] == behind["seq"] + 1


def test_what_the_browser_cannot_keep_has_not_happened() -> None:
    async def full(changes: str) -> str:
        return "QuotaExceededError"

    with page() as local:
        match_id = new_match(local, "me", "hotseat")
        before = local.get(f"/matches/{match_id}")
        kept = local.drawer.write
        local.drawer.write = full  # type: ignore[method-assign]
        status, refused = answer(local, match_id, "too-much")

        assert (status, refused["error"]["key"]) == (503, "error-browser-storage")
        assert local.get(f"/matches/{match_id}") == before
        local.drawer.write = kept  # type: ignore[method-assign]
        assert answer(local, match_id, "once-more")[0] == 200


def test_seats_for_other_people_need_a_server() -> None:
    with page() as local:
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, refused = local.ask("POST", "/matches", {"game": GAME, "seats": seats})

        assert (status, refused["error"]["key"]) == (422, "error-needs-server")


def test_a_line_of_the_lists_is_kept_beside_the_match() -> None:
    """The page shows its lists before the engine is there."""
    with page() as local:
        match_id = new_match(local, "me", "bot")
        stored = local.drawer.kept[f"match/{match_id}"]

        assert msgspec.json.decode(stored)["shown"] == local.get("/matches?scope=mine")[0]
