"""Guided lessons: every step can be done as told, and by whatever the step offers."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase

import pytest

from beachhead.core import registry
from beachhead.core.match import Match
from beachhead.core.words import LANGUAGES, Words
from beachhead.lab import lessons, places, rulebook
from beachhead.lab.lessons import Lesson, Tutor

GAMES = [game for game in registry.names() if lessons.course(game)]
ALL = [lesson for game in GAMES for lesson in lessons.course(game).values()]
RUNS = 6  # with other choices among what is offered
LONGEST = 120  # actions of one step
FIRST = 4  # options that the first step of a lesson may offer at once
TEXT, GOAL, TITLE = 330, 90, 40  # characters that fit beside a board


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_step_is_done_as_told(lesson: Lesson) -> None:
    """The answers that a step tells are offered, reach its goal, and none of them is left over."""
    tutor = Tutor(lesson, lessons.start(lesson))
    for step in lesson.step:
        assert tutor.step == step
        answers = list(step.play)
        while tutor.step == step:
            if tutor.asks:
                assert answers, f"{step.id}: {_names(tutor)}"
                action = tutor.match.names.index(answers.pop(0))
                assert action in tutor.offered(), f"{step.id}: {_names(tutor)}"
            else:
                action = _other(tutor)
            tutor.follow([*tutor.match.actions, action])
        assert not answers, step.id
    assert not tutor.match.over, "nothing is left to play"


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_whatever_is_offered_leads_on(lesson: Lesson) -> None:
    """No choice among those that are shown leads away from the goal."""
    for seed in range(RUNS):
        chance = random.Random(seed)
        tutor = Tutor(lesson, lessons.start(lesson))
        while (step := tutor.step) is not None:
            assert not tutor.strays(), f"{step.id}: {_names(tutor)}"
            assert len(tutor.match.actions) - tutor.since < LONGEST, step.id
            if tutor.asks:
                action = chance.choice(tutor.offered() or tutor.match.legal())
            else:
                action = _other(tutor, chance)
            tutor.follow([*tutor.match.actions, action])


def _other(tutor: Tutor, chance: random.Random | None = None) -> int:
    scripted = tutor.reply()
    legal = tutor.match.legal()
    return scripted if scripted is not None else chance.choice(legal) if chance else legal[0]


def _names(tutor: Tutor) -> list[str]:
    return [tutor.match.names[action] for action in tutor.match.legal()]


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_a_lesson_begins_with_few_options(lesson: Lesson) -> None:
    tutor = Tutor(lesson, lessons.start(lesson))
    assert 0 < len(tutor.offered()) <= FIRST
    for step in lesson.step:
        for pattern in step.offer:
            form = pattern.rpartition(" ")[2]
            assert any(fnmatchcase(name, form) for name in tutor.match.names), pattern


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taught_in_chapters_and_by_sides(game: str) -> None:
    found = lessons.course(game).values()
    chapters = [lesson for lesson in found if not lesson.side]
    assert len(chapters) >= 3
    assert sum(len(lesson.step) for lesson in chapters) >= 12
    book = rulebook.book(game)
    assert book is not None
    assert [lesson.side for lesson in found if lesson.side] == [side.id for side in book.side]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_words(game: str, language: str) -> None:
    """Titles, cards, goals and the names of pictures, short enough for a card."""
    said = Words(language, "common", game, f"{game}.lessons")
    needed, used = {}, set()
    for lesson in lessons.course(game).values():
        needed[f"learn-{lesson.id}"] = TITLE
        needed[f"learn-{lesson.id}.text"] = TEXT
        for step in lesson.step:
            key = f"learn-{lesson.id}-{step.id}"
            needed |= {key: TEXT, f"{key}.goal": GOAL}
            needed |= {f"{key}-{n + 1}": TEXT for n in range(len(step.notes))}
            used |= set(step.signs.values())
    missing = [key for key in [*needed, *used] if not said.has(key)]
    assert not missing
    assert not {key: len(said.say(key)) for key in needed if len(said.say(key)) > needed[key]}
    own = Words(language, f"{game}.lessons").keys()
    assert own <= set(needed) | used


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_drawn(game: str) -> None:
    root = places.working_copy()
    assert root is not None
    sheet = (root / f"web/src/games/{game}/glyphs.svg").read_text(encoding="utf-8")
    steps = [step for lesson in lessons.course(game).values() for step in lesson.step]
    named = {glyph for step in steps for glyph in step.signs}
    assert not [glyph for glyph in named if f'id="g-{glyph}"' not in sheet]


def test_a_step_back_is_followed() -> None:
    lesson = lessons.course("war_of_the_worlds")["basics"]
    match: Match = lessons.start(lesson)
    tutor = Tutor(lesson, match.fresh())
    for name in lesson.step[0].play:
        match.play(name)
    tutor.follow(match.actions)
    assert (tutor.number, tutor.since) == (1, 2)
    match.undo(1)
    tutor.follow(match.actions)
    assert (tutor.number, tutor.since) == (0, 0)


def test_another_path_is_noticed() -> None:
    """Whoever plays something else is told, and can go back to where the step began."""
    lesson = lessons.course("war_of_the_worlds")["basics"]
    tutor = Tutor(lesson, lessons.start(lesson))
    match = tutor.match.fresh()
    match.play("play:m_tripod:1")
    match.play("to:grampians")
    tutor.follow(match.actions)
    assert tutor.strays()
    assert (tutor.number, tutor.since) == (0, 0)
