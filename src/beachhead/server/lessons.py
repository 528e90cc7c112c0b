"""Guided lessons at the tables: which there are, who has done them, and where one stands."""

from __future__ import annotations

from beachhead.core import registry
from beachhead.lab import lessons
from beachhead.lab.lessons import Lesson, Tutor
from beachhead.server import wire_learn
from beachhead.server.errors import not_found
from beachhead.server.live import Live
from beachhead.server.numbers import Numbers
from beachhead.server.store.contract import Store
from beachhead.server.store.rows import Learnt


async def course(store: Store, game: str, user_id: str | None) -> list[wire_learn.LessonHead]:
    """All lessons of a game, with what this reader has done and begun."""
    registry.get(game)
    done = await store.lessons_done(user_id, game)
    begun = await store.lessons_begun(user_id, game)
    return [
        wire_learn.LessonHead(
            id=lesson.id,
            side=lesson.side,
            plays=lessons.start(lesson).setup.seats[lesson.seat],
            steps=len(lesson.step),
            done=lesson.id in done,
            match=begun.get(lesson.id),
        )
        for lesson in lessons.course(game).values()
    ]


def find(game: str, name: str) -> Lesson:
    registry.get(game)
    found = lessons.course(game).get(name)
    if found is None:
        raise not_found("lesson")
    return found


def guide(live: Live, numbers: Numbers) -> wire_learn.Guide | None:
    """Where the lesson of a match stands; nothing in an ordinary one."""
    tutor = live.tutor()
    if tutor is None:
        return None
    step = tutor.step
    return wire_learn.Guide(
        lesson=tutor.lesson.id,
        step="" if step is None else step.id,
        number=tutor.number,
        of=len(tutor.lesson.step),
        since=numbers.number(tutor.since),
        offered=tutor.offered(),
        show=[] if step is None else list(step.show),
        signs={} if step is None else dict(step.signs),
        notes=[] if step is None else [list(note) for note in step.notes],
        strays=tutor.strays(),
        next=_next(tutor),
    )


def _next(tutor: Tutor) -> str:
    """The chapter after this one; the short form of a side has none."""
    if tutor.lesson.side:
        return ""
    found = lessons.course(tutor.lesson.game).values()
    chapters = [lesson.id for lesson in found if not lesson.side]
    return "".join(chapters[chapters.index(tutor.lesson.id) + 1 :][:1])


def learnt(live: Live) -> Learnt | None:
    """What the last action completed, for the learner's record."""
    tutor = live.tutor()
    if tutor is None or tutor.step is not None or tutor.since != live.at:
        return None
    user_id = live.seats[tutor.lesson.seat].user_id
    return None if user_id is None else Learnt(user_id, tutor.lesson.game, tutor.lesson.id)
