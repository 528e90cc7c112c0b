"""The same requests, sent to a server and to the browser edition, get the same JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from beachhead.core import registry
from beachhead.lab import lessons
from beachhead.server.settings import Settings

from .conftest import Person, running
from .pages import Page, page

LONG_AGO = 1_600_000_000_000  # milliseconds; whatever is larger is a time
SEED = "20261118"


class Asker(Protocol):
    def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, Any]: ...


class Pair:
    """Both sides, and what the last match is called on each."""

    def __init__(self, person: Person, local: Page) -> None:
        self.sides: list[Asker] = [self._server(person), local.ask]
        self.ids = ["", ""]

    @staticmethod
    def _server(person: Person) -> Asker:
        def ask(method: str, path: str, body: Any = None) -> tuple[int, Any]:
            answer = person.ask(method, f"/api{path}", body)
            return answer.status_code, answer.json() if answer.content else None

        return ask

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Both answers, which must be the same but for ids and times."""
        answers = [
            side(method, path.replace("{id}", own), body)
            for side, own in zip(self.sides, self.ids, strict=True)
        ]
        server, local = map(self._plain, answers, self.ids)
        assert local == server, f"{method} {path}"
        return answers[0][1]

    def make(self, path: str, body: Any) -> None:
        """Something that gets an id."""
        answers = [
            side("POST", path.replace("{id}", own), body)
            for side, own in zip(self.sides, self.ids, strict=True)
        ]
        assert answers[0][0] == answers[1][0] < 300, answers
        self.ids = [found["id"] for _, found in answers]

    def _plain(self, answer: tuple[int, Any], own: str) -> tuple[int, Any]:
        status, found = answer
        if status >= 400:
            found["error"].pop("text")  # for logs; Litestar has its own sentences
        if isinstance(found, dict):
            for number, notice in enumerate(found.get("notices", ())):
                notice["id"] = number  # a database counts those of all matches
        text = json.dumps(found)
        if own:
            text = text.replace(own, "{id}")
        return status, re.sub(r"\d{13}", lambda m: "0" if int(m[0]) > LONG_AGO else m[0], text)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("data")
    settings = Settings(data_dir=str(folder), rate_limits=False, bots="none")
    with running(settings) as server, page() as local:
        found = Pair(server.person(), local)
        for side in found.sides:
            side("PATCH", "/me", {"name": "Ann"})
        yield found


def seats(game: str) -> list[dict[str, str]]:
    count = registry.get(game).players[0]
    return [{"kind": "hotseat" if number else "me"} for number in range(count)]


@pytest.mark.parametrize("game", registry.names())
def test_a_match_is_played_looked_back_at_and_given_up(both: Pair, game: str) -> None:
    both.make("/matches", {"game": game, "seats": seats(game), "seed": SEED})
    for number in range(12):
        table = both.ask("GET", "/matches/{id}")
        asked = table["asked"]
        action = asked["options"][number % len(asked["options"])]["action"]
        command = {
            "id": f"command-{number:03}",
            "seq": table["seq"],
            "seat": asked["seat"],
            "action": action,
        }
        both.ask("POST", "/matches/{id}/commands", command)
        both.ask("POST", "/matches/{id}/commands", command)  # the answer it got
        both.ask("GET", "/matches/{id}?since=" + str(table["seq"]))
    both.ask("POST", "/matches/{id}/commands", command | {"id": "command-late"})
    both.ask("POST", "/matches/{id}/commands", command | {"id": "command-seat", "seat": 9})
    seq = both.ask("GET", "/matches/{id}")["seq"]
    seat = both.ask("GET", "/matches/{id}")["asked"]["seat"]
    illegal = {"id": "command-none", "seq": seq, "seat": seat, "action": 999_999}
    both.ask("POST", "/matches/{id}/commands", illegal)
    for path in (
        "at/3",
        "at/3?after=2&seat=0",
        "at/99",
        "log?before=5",
        "reach?target=none",
        "end",
    ):
        both.ask("GET", "/matches/{id}/" + path)
    option = both.ask("GET", "/matches/{id}")["asked"]["options"][0]["name"]
    both.ask("GET", "/matches/{id}/forecast?answer=" + option)
    both.ask("POST", "/matches/{id}/undo", {"id": "undo-0001", "seq": seq})
    both.ask("POST", "/matches/{id}/reset", {"id": "reset-001", "seq": seq + 1})
    both.ask("GET", "/matches/{id}")
    both.ask("GET", "/matches/{id}/replay")
    both.ask("PUT", "/matches/{id}/hidden", {"hidden": True})
    for number in range(len(seats(game))):
        both.ask("POST", "/matches/{id}/resign", {"seat": number})
    for path in ("", "/end", "/chance", "/replay", "/at/5?seat=1"):
        both.ask("GET", "/matches/{id}" + path)
    replay = both.ask("GET", "/matches/{id}/replay")
    both.make("/replays", replay)
    both.ask("GET", "/matches/{id}")


def test_lists_notes_leaving_and_coming_back(both: Pair) -> None:
    game = "war_of_the_worlds"
    bots = [{"kind": "me"}, {"kind": "bot", "level": "level1"}]
    both.make("/matches", {"game": game, "seats": bots, "seed": SEED})
    both.ask("PUT", "/matches/{id}/notes", {"text": "remember"})
    both.ask("GET", "/matches/{id}/notes")
    for step in ("leave", "leave", "return", "return"):
        both.ask("POST", "/matches/{id}/" + step, {"seat": 0})
    both.ask("POST", "/matches/{id}/resign", {"seat": 0})
    both.ask("GET", "/matches/{id}/end")
    both.ask("PUT", "/matches/{id}/hidden", {"hidden": True})
    both.make("/matches/{id}/rematch", {})
    both.ask("GET", "/me/nothing")


def test_bad_requests_are_refused_alike(both: Pair) -> None:
    new = {"game": "hexpanse", "seats": seats("hexpanse")}
    for method, path, body in (
        ("GET", "/matches/nowhere", None),
        ("GET", "/matches?scope=all", None),
        ("POST", "/matches", new | {"game": "chess"}),
        ("POST", "/matches", new | {"seats": []}),
        ("POST", "/matches", new | {"seats": [{"kind": "bot"}] * 2}),
        ("POST", "/matches", new | {"colour": "red"}),
        ("POST", "/matches", new | {"options": {"none": "such"}}),
        ("POST", "/replays", {"game": "hexpanse"}),
        ("GET", "/games/chess/setup", None),
        ("GET", "/games/hexpanse/setup?players=many", None),
        ("POST", "/games/hexpanse/examples/none/match", {}),
    ):
        both.ask(method, path, body)


def test_what_is_known_of_games_is_the_same(both: Pair) -> None:
    both.ask("GET", "/games")
    for game in registry.names():
        both.ask("GET", f"/games/{game}/content")
        both.ask("GET", f"/games/{game}/setup?players=2")


def test_an_example_of_a_rulebook_can_be_played(both: Pair) -> None:
    example = Path(__file__).parents[2] / "docs" / "rulebook" / "hexpanse" / "examples.toml"
    found = re.search(r'^id = "([\w-]+)"', example.read_text("utf-8"), re.MULTILINE)
    assert found is not None

    both.make(f"/games/hexpanse/examples/{found[1]}/match", {})

    both.ask("GET", "/matches/{id}")


def test_a_lesson_is_begun_followed_and_left(both: Pair) -> None:
    path = "/games/war_of_the_worlds/lessons"
    assert both.ask("GET", path)
    both.ask("POST", f"{path}/nothing/match")
    both.make(f"{path}/arms/match", {})
    for number, step in enumerate(lessons.course("war_of_the_worlds")["arms"].step):
        for name in step.play:
            table = both.ask("GET", "/matches/{id}")
            [action] = [o["action"] for o in table["asked"]["options"] if o["name"] == name]
            command = {"id": f"lesson-{number}-{action}-{table['seq']}", "seq": table["seq"]}
            both.ask("POST", "/matches/{id}/commands", command | {"seat": 0, "action": action})
    assert [one["id"] for one in both.ask("GET", path) if one["done"]] == ["arms"]
    both.ask("POST", "/matches/{id}/free")
    assert both.ask("GET", "/matches/{id}")["lesson"] is None
