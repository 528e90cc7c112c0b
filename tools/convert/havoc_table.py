"""What the older `when` of Cry Havoc does on the table that `given` has set."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from typing import Any

from beachhead.core.engine import Actions
from beachhead.core.setups import check_setup
from beachhead.games.cry_havoc import GAME, invariants
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules import (
    action,
    bits,
    build,
    event_phase,
    movement,
    rounds,
)
from convert import havoc_facts as facts
from convert.havoc_facts import CaseError, army
from convert.havoc_laid import Laid

RULES = "beachhead.games.cry_havoc.rules"


class Table(Laid):
    """A table in play."""

    def play(self, when: list[str], then: list[str]) -> list[str]:
        """Play `when`, read `then` back; what does not come out as told."""
        for line in when:
            if line.startswith("expect "):
                self.expect(line.removeprefix("expect "))
            else:
                self.step(line)
            if not self.waits:
                self.failures += invariants.broken(self.s)
        for line in then:
            self.expect(line)
        return self.failures

    def step(self, line: str) -> None:
        for pattern, act in STEPS.items():
            if m := re.fullmatch(pattern, line):
                act(self, *m.groups())
                return
        raise CaseError(f"when: cannot read {line!r}")

    def advance(self) -> None:
        """Carry out what asks nobody, forced answers too, up to the next question or the bottom."""
        s, out = self.s, Actions()
        while not s.over:
            top = s.top
            assert top is not None
            if top is self.bottom:
                if not self.goes_on():
                    return
                self.run("@top.run")
            elif not top.run(s):
                s.legal_into(out)
                self.asked.append(f"{self.who()} {top.name}")
                if out.n != 1 or top.waits():
                    return
                self.asked[-1] += " unasked"
                self.unasked.append(self.names[out.codes[0]])
                self.give(out.codes[0], forced=True)

    def give(self, action: int, forced: bool = False) -> None:
        """One answer, of a player or the only one there is."""
        top = self.s.top
        assert top is not None
        top.apply(self.s, action)

    def run(self, what: str, **arguments: Any) -> None:
        """Carry out a function of the rules, or what the question on top can do by itself."""
        chapter, _, name = what.partition(".")
        owner: Any = self.s.top if chapter == "@top" else import_module(f"{RULES}.{chapter}")
        getattr(owner, name)(self.s, **arguments)

    def goes_on(self) -> bool:
        """Whether the running phase has not ended yet."""
        s = self.s
        if self.running == "event":
            return bool(s.phase == v.PHASE_EVENT)
        if self.running == "draw":
            return bool(s.phase == v.PHASE_DRAW)
        if self.running == "battle":
            return bool(s.battles)
        if self.running == "prisoner":
            return bool(s.turn < s.seats)
        return self.running == "all"

    def who(self) -> str:
        top = self.s.top
        seat = top.seat if top is not None else v.NOBODY
        return v.ARMY_IDS[self.s.tables.army_of[seat]] if seat >= 0 else "nobody"

    def legal(self) -> list[str]:
        if self.s.over or self.s.top is self.bottom:
            return []
        out = Actions()
        self.s.legal_into(out)
        return [self.names[code] for code in out.to_list()]

    def answer(self, name: str) -> None:
        """Give one answer; if it was carried out without asking, that is the same."""
        if name not in self.names:
            raise CaseError(f"no action is written {name!r}")
        if name in self.legal():
            self.unasked = []
            self.give(self.names.index(name))
            self.advance()
        elif name in self.unasked:
            self.pass_over(name)
        else:
            raise CaseError(f"{name} is not legal; {self.who()} may {', '.join(self.legal())}")

    def pass_over(self, name: str) -> None:
        """An answer that was carried out already."""
        self.unasked.remove(name)

    def answers(self, who: str | None, text: str) -> None:
        for name in text.split():
            if who is None or self.who() == who:
                self.answer(name)
            elif name in self.unasked:
                self.pass_over(name)
            else:
                raise CaseError(f"{name}: {self.who()} are asked, not {who}")

    def turn_of(self, who: str) -> None:
        """A fresh turn, unless this player is asked in one already and has not acted."""
        top = self.s.top
        if isinstance(top, action.Turn) and self.who() == who and not top.acted:
            return
        self.s.phase = v.PHASE_ACTION
        self.s.action_round = self.s.action_round or 1
        number = army(who)
        self.s.top = action.Turn(self.bottom, self.s.seat_of(number), number, False)
        self.advance()

    def act(self, who: str, word: str, how: str) -> None:
        """ "humans Move with hum_outflank, hum_dig_in", "with no card", "with 3 icons"."""
        word = word.lower()
        self.turn_of(who)
        if m := re.fullmatch(r"(\d+) icons?", how):
            self.with_icons(who, word, int(m[1]))
            return
        self.answer(word)
        for name in [] if how == "no card" else re.split(r",\s*|\s+and\s+", how):
            self.answer(f"play:{name}")
        self.answer("done")

    def with_icons(self, who: str, word: str, n: int) -> None:
        """An action with icons given, whatever the cards."""
        s, number = self.s, army(who)
        s.icons = n
        s.scope = s.control[number]
        after = action.Turn(self.bottom, s.seat_of(number), number, True)
        if word == "move":
            s.top = movement.MoveFrom(after, s.seat_of(number), number)
        else:
            build.begin(s, after, s.seat_of(number), number)
        self.advance()

    def walk(self, n: str, path: str) -> None:
        """ "2 Units hq_b > thornwood > kalas_gorge": each Unit goes the whole way."""
        places = [place.strip() for place in path.split(">")]
        for _ in range(int(n)):
            for source, target in pairwise(places):
                self.answer(f"from:{source}")
                self.answer(f"to:{target}")

    def use(self, who: str, skill: str, rest: str | None) -> None:
        self.turn_of(who)
        self.answer(f"skill:{skill}")
        self.answers(who, rest or "")

    def place(self, who: str, control: str, capture: str, attrition: str) -> None:
        """Distribute Units; the Battle phase begins by itself."""
        top = self.s.top
        if top is self.bottom or (isinstance(top, action.Turn) and top.acted):
            self.s.top = self.bottom
            self.begin("battle")
        if self.who() != who and f"control:{control}" not in self.unasked:
            raise CaseError(f"{self.who()} are asked, not {who}")
        self.answer(f"control:{control}")
        self.answer(f"capture:{capture}")

    def begin(self, phase: str) -> None:
        """Start a phase and play it up to its first question, or through."""
        s = self.s
        self.running = phase
        s.phase, s.action_round = v.PHASE_IDS.index(phase), 0
        if phase == "event":
            s.phase, s.round, s.top = v.PHASE_SCORING, s.round - 1, self.bottom
            self.run("@top.next_round")
        elif phase == "battle" and any(s.stopped):
            self.run("movement.clear_stops")
        if phase != "event":
            self.enter(s.phase)
        if phase == "prisoner":
            self.run("prisoners.score_prisoners")
        self.advance()

    def enter(self, phase: int) -> None:
        """Begin a phase; a question that is still open is answered in it."""
        if self.s.top is self.bottom:
            self.run("@top.begin", phase=phase)
        else:
            self.bottom.begin(self.s, phase)

    def score(self, final: bool) -> None:
        s = self.s
        s.phase, s.action_round = v.PHASE_SCORING, 0
        if final:
            s.final_round = True
        self.run("scoring.score_phase")
        if final:
            self.run("ending.end_game")

    def end_round(self) -> None:
        """From the end of the Prisoner phase into the next Round, up to its first question."""
        s = self.s
        s.phase, s.action_round, s.turn = v.PHASE_PRISONER, 0, s.seats
        self.running = "all"
        s.top = self.bottom
        self.advance()

    def next_round(self, number: str) -> None:
        """The Event phase of the next Round."""
        self.s.round = int(number)
        self.s.top = self.bottom
        self.begin("event")

    def whole_round(self) -> None:
        self.running = "all"
        self.s.round -= 1
        self.s.phase, self.s.action_round = v.PHASE_SETUP, 0
        self.s.top = self.bottom
        self.advance()

    def passes(self, who: str) -> None:
        """Recruit with no card, then the end of the turn."""
        if self.who() != who:
            raise CaseError(f"{self.who()} are asked, not {who}")
        top = self.s.top
        if not (isinstance(top, action.Turn) and top.acted):
            self.answer("recruit")
            self.answer("done")
        if "end" in self.legal() and self.who() == who:
            self.answer("end")

    def everybody_passes(self) -> None:
        """To the end of the game, doing as little as possible."""
        self.running = "all"
        self.advance()
        while not self.s.over:
            self.idle()

    def fight_on(self) -> None:
        """To the end of the Battle phase without another card."""
        while self.s.battles:
            self.idle()

    def idle(self) -> None:
        legal = self.legal()
        idle = [name for name in ("recruit", "done", "end", "stop", "pass") if name in legal]
        self.answer((idle or legal)[0])

    def keep_one(self, who: str) -> None:
        kept = [name for name in (*self.legal(), *self.unasked) if name.startswith("keep:")]
        self.answers(who, kept[0] if kept else "keep:nothing")

    def discard_terrain(self, who: str, terrain: str) -> None:
        number = army(who)
        own = self.s.piles[v.HAND + number] & (v.ONE_DECK << 8 * v.TERRAIN_IDS.index(terrain))
        self.run("piles.discard", army=number, pile=v.HAND, bit=bits.first(own))

    def event(self, name: str) -> None:
        number = facts.event_number(name)
        self.s.event_rest = number + 1
        self.s.resolved = 0
        others = [event for event in range(v.EVENTS) if event != number]
        for field in range(1, v.LAST_SPACE):
            self.s.stacks[field] = others[field] + 1
        self.s.top = event_phase.ResolveStack(self.bottom, False)
        self.advance()

    def step_one(self) -> None:
        """Event phase, step 1 alone."""
        self.s.top = self.bottom
        self.run("event_phase.reveal_stack", below=self.bottom)
        self.advance()

    def set_up(self) -> None:
        self.run("setup.begin")
        bottom = self.s.top.below if self.s.top is not None else None
        assert isinstance(bottom, rounds.Sequence)
        self.bottom = bottom
        self.waits = False
        for line in self.early:
            self.put(line)
        self.advance()

    def expect(self, line: str) -> None:
        """One statement of `then`, or of `when` after the word "expect"."""
        from convert import havoc_checks  # noqa: PLC0415 - checks read tables

        if wrong := havoc_checks.wrong(self, line):
            self.failures.append(f"{line}: {wrong}")

    def choose_seats(self, names: str) -> None:
        """Seats choose their armies; "random" takes what is left."""
        self.choices = names.split()
        self.chosen = check_setup(GAME, None, self.choices, None, 1).seats


STEPS: dict[str, Callable[..., None]] = {
    r"set-up": Table.set_up,
    r"(event|draw|battle|prisoner) phase": Table.begin,
    r"event phase step 1": Table.step_one,
    r"event phase step 3": lambda t: t.run("event_phase.refresh"),
    r"event (ev_\w+)": Table.event,
    r"scoring phase": lambda t: t.score(False),
    r"final scoring": lambda t: t.score(True),
    r"the round ends": Table.end_round,
    r"round (\d+) follows": Table.next_round,
    r"the whole round": Table.whole_round,
    r"(\w+) pass": Table.passes,
    r"everybody passes": Table.everybody_passes,
    r"the Battle goes on without cards": Table.fight_on,
    r"(\w+) keep one": Table.keep_one,
    r"(\w+) discard a (\w+) card": Table.discard_terrain,
    r"(\w+) score (\d+)": lambda t, a, n: t.run(
        "general.score", army=army(a), n=int(n), rule="CH-FX-13"
    ),
    r"(\w+) (Move|Recruit|Build) with (.+)": Table.act,
    r"(\w+)'? turn": Table.turn_of,
    r"(\d+) Units? (\w+(?: > \w+)+)": Table.walk,
    r"(\w+) use (\w+)(?:: (.+))?": Table.use,
    r"(\w+) place (?:the Trogs? )?(\d+)/(\d+)/(\d+)": Table.place,
    r"seats choose (.+)": Table.choose_seats,
    r"(?:(humans|pilgrims|machines|trogs): )?([\w:-]+(?: [\w:-]+)*)": Table.answers,
}
