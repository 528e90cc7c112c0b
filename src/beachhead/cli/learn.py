"""`beachhead learn GAME`: the guided game in the terminal, chapter by chapter or side by side."""

from __future__ import annotations

from pathlib import Path

import click
from rich.panel import Panel

from beachhead import bots
from beachhead.bots import Budget
from beachhead.cli import _console
from beachhead.cli._table import Table
from beachhead.cli.replay import load
from beachhead.core.match import Match
from beachhead.core.options import Option
from beachhead.core.words import Words
from beachhead.lab import lessons
from beachhead.lab.lessons import Lesson, Tutor


@click.command("learn")
@click.argument("game", type=_console.GAME)
@click.argument("lesson", required=False)
@click.option("--load", "saved", type=click.Path(path_type=Path), help="Go on with a saved lesson.")
@_console.lang_option
def command(game: str, lesson: str | None, saved: Path | None, lang: str) -> None:
    """Learn GAME in small steps; without LESSON, see which there are and begin the first."""
    course = lessons.course(game)
    if not course:
        raise click.ClickException(f"nobody has written lessons for {game} yet")
    if lesson is not None and lesson not in course:
        raise click.ClickException(f"no lesson {lesson!r}; there are: {', '.join(course)}")
    chosen = course[lesson] if lesson else next(iter(course.values()))
    said = Words(lang, "common", game, f"{game}.lessons", "learn.web")
    if lesson is None:
        for one in course.values():
            title, text = said.say(f"learn-{one.id}"), said.say(f"learn-{one.id}.text")
            _console.out.print(f"  [bold]{one.id:<16}[/] {title}: {text}")
    match = lessons.start(chosen) if saved is None else load(saved)
    if match.begins_with != lessons.beginning(game, chosen.id):
        raise click.ClickException(f"{saved} is not a game of the lesson {chosen.id!r}")
    Taught(chosen, match, lang, said).run()


class Taught(Table):
    """A table with a tutor: he says what is to be done, and shows the options that it needs."""

    def __init__(self, lesson: Lesson, match: Match, language: str, said: Words) -> None:
        rival = bots.make("greedy", match.game.id)
        super().__init__(match, {lesson.seat}, rival, Budget(), language)
        self.words = said
        self.say = _console.sayer(said)
        self.tutor = Tutor(lesson, match.fresh())
        self.all = False  # the reader wants every option
        self.told = -1  # the step that was explained last
        self.commands |= {"all": self._show_all, "again": self._again}

    def _options(self) -> list[Option]:
        """The step in a frame, when it is new, and its options."""
        self.tutor.follow(self.match.actions)
        if self.tutor.number != self.told:
            self.told = self.tutor.number
            self._explain()
        if self.tutor.strays():
            _console.out.print(self.say("learn-strays"), style="yellow")
        offered = [] if self.all else self.tutor.offered()
        return [o for o in self.match.options() if not offered or o.action in offered]

    def _explain(self) -> None:
        lesson, step = self.tutor.lesson, self.tutor.step
        if step is None:
            done = f"{self.say('learn-done')} {self.say('learn-done-last')}"
            _console.out.print(Panel(done, expand=False, width=78))
            return
        key = f"learn-{lesson.id}-{step.id}"
        cards = [f"{key}-{n + 1}" for n in range(len(step.notes))]
        text = "\n\n".join(self.say(card) for card in [*cards, key])
        goal = f"[bold]▸ {self.say(f'{key}.goal')}[/]"
        title = f"{self.say(f'learn-{lesson.id}')} {self.told + 1}/{len(lesson.step)}"
        _console.out.print(Panel(f"{text}\n\n{goal}", title=title, expand=False, width=78))

    def _bot(self, seat: int) -> None:
        self.tutor.follow(self.match.actions)
        scripted = self.tutor.reply()
        if scripted is None:
            super()._bot(seat)
        else:
            self.match.play(scripted)

    def _show_all(self, _: str) -> None:
        self.all = not self.all
        self.shown = self._options()
        self._question(self.match.seat, self.shown)

    def _again(self, _: str) -> None:
        """Back to where the step began."""
        if len(self.match.actions) > self.tutor.since:
            self.match.undo(self.tutor.since)
            self.seen = min(self.seen, len(self.match.events(self.reader)))
            self.told = -1

    def _kept(self, path: Path) -> str:
        lesson = self.tutor.lesson
        return self.say("learn-saved", file=str(path), game=lesson.game, lesson=lesson.id)
