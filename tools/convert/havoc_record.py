"""What an older case of Cry Havoc does, scene by scene: laid, played, expected.

Whatever the reader lays on the table by itself is given; answers and parts of the rules are moves.
"""

from __future__ import annotations

import re
from typing import Any

from beachhead.games.cry_havoc.fields import LAYOUT
from beachhead.games.cry_havoc.rules import setup
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.vocab import NOBODY
from convert import havoc_words
from convert.dialect import Record
from convert.havoc_table import Table

CLEAR = "map clear"
HEAD = r"option .*|seats .*|hq: .*"  # read before anything is laid out
BOTTOM, SET_UP, NEVER = "Sequence", "SetUp", "never"


class Answer:
    """An answer; a forced one is written only if the older case names it."""

    def __init__(self, name: str, asked: str, only: bool, forced: bool) -> None:
        self.name = name
        self.asked = asked
        self.forced = forced
        self.shown = not forced
        self.text = f"={name}" if only else f"{asked.split(maxsplit=1)[0]}: {name}"


class Scene:
    """The table before and after what is given, then moves and expectations."""

    def __init__(self, before: State, halt: str, told: int) -> None:
        self.before = before
        self.after = before
        self.halt = halt
        self.told = told  # events before it
        self.steps: list[Answer | Record] = []
        self.lines: list[str] = []  # what was read
        self.facts: list[Record] = []
        self.things: set[str] = set()  # the single things that were compared

    def begun(self) -> bool:
        return bool(self.steps or self.lines)

    def moves(self) -> list[Any]:
        """The entries of `when`."""
        found: list[Any] = []
        for step in self.steps:
            if not isinstance(step, Answer):
                found.append(step)
            elif step.shown:
                found.append(step.text)
        return found


class Recorder(Table):
    """Plays an older case and keeps what the new one has to say."""

    def __init__(self, given: list[str]) -> None:
        super().__init__(given)
        self.clear = CLEAR in given
        self.late = [line for line in self.early if not re.fullmatch(HEAD, line)]
        self.in_play = False
        self.answers_given: list[tuple[int, Answer]] = []  # all, with the number of their scene
        self.offers: list[tuple[str, list[str]]] = []  # every question and what it offered
        self.early_table = self.waits  # nothing is laid out yet
        if self.waits:
            self.s.top = setup.SetUp(self.bottom, NOBODY) if self.late else self.bottom
        self.known = self.s.clone()
        self.scenes = [Scene(self.known, self.halt(), 0)]

    def halt(self) -> str:
        """Where play stands still: the older reader runs the sequence of play by hand."""
        if self.waits and self.late:
            return SET_UP
        return NEVER if self.running == "all" else BOTTOM

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def note(self) -> None:
        """What was laid on the table since the last move is given, in a new scene if need be."""
        changed = self.s.fingerprint() != self.known.fingerprint()
        if self.in_play or not (changed or self.halt() != self.scene.halt):
            return
        if self.scene.begun():
            self.begin_scene()
        self.scene.after = self.known = self.s.clone()
        self.scene.halt = self.halt()

    def begin_scene(self) -> None:
        self.scenes.append(Scene(self.known, self.halt(), self.told()))

    def go_on(self) -> None:
        """Something is done: what was expected before stands in a scene of its own."""
        self.note()
        if self.scene.lines:
            self.begin_scene()

    def told(self) -> int:
        return len(self.s.journal.events) if self.s.journal is not None else 0

    # -- when ----------------------------------------------------------------------------------

    def advance(self) -> None:
        self.note()
        self.in_play = True
        super().advance()
        self.in_play = False
        self.known = self.s.clone()
        if self.legal():
            self.offers.append((self.question(), self.legal()))

    def question(self) -> str:
        """Who is asked what: "humans D-TURN"."""
        top = self.s.top
        assert top is not None
        return f"{self.who()} {top.name}"

    def run(self, what: str, **arguments: Any) -> None:
        self.go_on()
        words = {name: self.word(name, value) for name, value in arguments.items()}
        super().run(what, **arguments)
        if what != "@top.run" or self.halt() != NEVER:
            self.scene.steps.append({"run": what, **words})
        if not self.in_play:
            self.known = self.s.clone()

    def word(self, name: str, value: Any) -> Any:
        if name == "below":
            return "@top"
        meaning = LAYOUT.arguments.get(name)
        return value if meaning is None else meaning.write(self.s, value)

    def give(self, action: int, forced: bool = False) -> None:
        self.go_on()
        legal = self.legal()
        answer = Answer(self.names[action], self.question(), len(legal) == 1, forced)
        self.scene.steps.append(answer)
        self.answers_given.append((len(self.scenes) - 1, answer))
        if forced:
            self.offers.append((f"{answer.asked} unasked", legal))
        super().give(action, forced)
        if not self.in_play:
            self.known = self.s.clone()

    def pass_over(self, name: str) -> None:
        super().pass_over(name)
        waiting = [a for _, a in self.answers_given if not a.shown and a.name == name]
        waiting[-1 - self.unasked.count(name)].shown = True

    # -- then ----------------------------------------------------------------------------------

    def since_last(self) -> list[Answer]:
        """The forced answers since the last move or part of the rules."""
        steps = [step for scene in self.scenes for step in scene.steps]
        found: list[Answer] = []
        for step in reversed(steps):
            if not isinstance(step, Answer) or not step.forced:
                break
            found.append(step)
        return found

    def expect(self, line: str) -> None:
        super().expect(line)
        self.note()
        if line not in self.scene.lines:
            self.scene.lines.append(line)
            havoc_words.say(self, line)
