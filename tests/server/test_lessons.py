"""Guided lessons at the server: it keeps where they stand, plays the others' part and remembers."""

from __future__ import annotations

from uuid import uuid4

import pytest

from beachhead.lab import lessons
from beachhead.server import wire

from .conftest import GAME, Person, Server

LESSON = lessons.course(GAME)["basics"]


def begin(person: Person, lesson: str = LESSON.id) -> wire.Table:
    made = person.post(f"/api/games/{GAME}/lessons/{lesson}/match").json()
    return person.table(made["id"])


def choose(person: Person, table: wire.Table, name: str) -> wire.Table:
    assert table.asked is not None
    [action] = [option.action for option in table.asked.options if option.name == name]
    answer = person.post(f"/api/matches/{table.id}/commands", person.command(table, action=action))
    assert answer.status_code == 200, answer.text
    return person.table(table.id)


def heads(person: Person) -> dict[str, dict[str, object]]:
    return {head["id"]: head for head in person.get(f"/api/games/{GAME}/lessons").json()}


def test_the_server_says_which_step_it_is_and_what_it_offers(ann: Person) -> None:
    table = begin(ann)
    guide = table.lesson
    assert guide is not None and table.asked is not None
    assert (guide.lesson, guide.step, guide.number) == ("basics", "walk", 0)
    names = {option.action: option.name for option in table.asked.options}
    assert [names[action] for action in guide.offered] == ["play:m_tripod:1"]
    assert len(names) > len(guide.offered)
    for name in LESSON.step[0].play:
        table = choose(ann, table, name)
    assert table.lesson is not None and table.lesson.step == "reap"
    body = {"id": uuid4().hex, "seq": table.seq, "to": 0}
    assert ann.post(f"/api/matches/{table.id}/undo", body).status_code == 200
    again = ann.table(table.id).lesson
    assert again is not None and again.step == "walk"


def test_a_lesson_is_remembered_and_becomes_a_match_like_any_other(
    server: Server, ann: Person
) -> None:
    table = begin(ann, "arms")
    assert heads(ann)["arms"]["match"] == table.id
    assert ann.get("/api/matches?scope=mine").json() == []
    for step in lessons.course(GAME)["arms"].step:
        for name in step.play:
            table = choose(ann, table, name)
    assert table.lesson is not None
    assert (table.lesson.step, table.lesson.next) == ("", "victory")
    assert heads(ann)["arms"]["done"]
    assert ann.post(f"/api/matches/{table.id}/free").status_code == 204
    assert ann.table(table.id).lesson is None
    assert [head["id"] for head in ann.get("/api/matches?scope=mine").json()] == [table.id]
    assert heads(ann)["arms"]["match"] is None
    exported = ann.get("/api/account/export").json()
    assert [row["lesson"] for row in exported["lessons"]] == ["arms"]


def test_begun_anew_the_older_table_is_closed(ann: Person) -> None:
    first, second = begin(ann), begin(ann)
    assert ann.table(first.id).status == "closed"
    assert heads(ann)["basics"]["match"] == second.id


def test_nobody_else_takes_part(ann: Person, bob: Person) -> None:
    table = begin(ann)
    assert bob.get(f"/api/matches/{table.id}").status_code == 403
    assert bob.post(f"/api/matches/{table.id}/free").status_code == 403
    assert not heads(bob)["basics"]["match"]


@pytest.mark.parametrize("path", ["nothing", "basics.toml"])
def test_a_lesson_that_is_none_is_not_found(ann: Person, path: str) -> None:
    assert ann.post(f"/api/games/{GAME}/lessons/{path}/match").status_code == 404
