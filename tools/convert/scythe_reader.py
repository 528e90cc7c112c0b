"""The older reader of Scythe: sets a table, plays, and checks what must be true.

This file plays; `scythe_position.py` reads `given`, `scythe_checks.py` reads `then`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from beachhead.core.engine import legal_actions
from beachhead.core.event import Journal
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.state import State
from convert import scythe_checks as checks
from convert.scythe_position import (
    NATION_NAMES,
    SEED,
    Given,
    build,
    statements,
)

Case = Mapping[str, Any]
TOPS = {
    "Move": "move",
    "Gain": "coins",
    "Bolster power": "power",
    "Bolster cards": "cards",
    "Trade resources": "resources",
    "Trade popularity": "popularity",
    "Produce": "produce",
}
SKIPS = (v.SKIP_TOP, v.SKIP_BOTTOM)


class Variation(NamedTuple):
    """A case or one of its variations."""

    given: Given
    when: list[str]
    then: list[str]


def variations(case: Case) -> list[Variation]:
    found = [Variation(Given().read(case["given"]), case["when"], case["then"])]
    for other in case.get("instead", ()):
        given = Given().read(case["given"]).read(other.get("given", []))
        found.append(Variation(given, other.get("when", case["when"]), other["then"]))
    return found


def check(case: Case, seed: int = SEED) -> list[str]:
    """What is wrong with a case, as readable lines; an empty list is a pass."""
    return [line for one in variations(case) for line in _wrong(one, seed)]


def _wrong(one: Variation, first: int) -> list[str]:
    def run(seed: int) -> Run:
        return Run(build(one.given, seed)).play(one.when)

    played = run(first)
    if played.refused:
        return [played.refused]
    wrong = list(played.wrong)
    for statement in statements(one.then):
        wrong += checks.holds(statement, played, run)
    return wrong


class Asked(NamedTuple):
    """A question that came up, and its answers in the words of the cases."""

    name: str
    seat: int
    active: int
    offers: tuple[str, ...]
    actions: tuple[int, ...]


class Run:
    """A table in play, and what was asked so far."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.asked: list[Asked] = []
        self.refused = ""
        self.wrong: list[str] = []
        s.journal = Journal()

    def seat(self, nation: str) -> int:
        """The seat of a nation, by its name in the cases."""
        return self.s.tables.nation_ids.index(NATION_NAMES[nation])

    def play(self, when: list[str]) -> Run:
        self.note()
        for text in statements(when):
            self._one(text)
            if self.refused:
                return self
        self._settle()
        return self

    def _one(self, text: str) -> None:
        name, colon, rest = text.partition(": ")
        if name == "check":
            self.check(rest)
        elif colon and name in NATION_NAMES:
            if rest.startswith("check: "):
                self._one(rest)
                return
            self._until(self.seat(name))
            if self.s.over or self.s.seat_to_act() != self.seat(name):
                self.refused = f"{text}: {name} is not asked"
                return
            self._choose(rest)
        else:
            self._choose(text)

    def check(self, text: str) -> None:
        """A statement that must hold at this moment."""
        self._settle()
        self.wrong += [f"then: {line}" for line in checks.holds(text, self, None)]

    def _until(self, seat: int) -> None:
        """Answer what has one answer until a seat is asked."""
        while not self.s.over and self.s.seat_to_act() != seat:
            actions = legal_actions(self.s)
            if len(actions) > 1:
                return
            self._pass(actions[0])

    # -- choices -----------------------------------------------------------------------------------

    def _choose(self, text: str) -> None:
        if text == "skip both":
            self._skip_both()
        elif m := re.fullmatch(r"(\w+) skips a turn", text):
            self._skip_turn(self.seat(m[1]))
        elif m := re.fullmatch(r"skip to (\w+)", text):
            self._skip_turn(int(self.s.active))
            while not self.s.over and self.s.active != self.seat(m[1]):
                self._skip_turn(int(self.s.active))
        elif m := re.fullmatch(r"section of (\w+)", text):
            self._section(v.TOP_IDS.index(m[1]), top=True)
        elif text in TOPS:
            self._section(v.TOP_IDS.index(_top_of(text)), top=True)
            self._answer(TOPS[text])
        elif text.lower() in v.BOTTOM_IDS:
            self._section(v.BOTTOM_IDS.index(text.lower()), top=False)
            if v.SKIP_TOP in self._offers():
                self._answer("skip")
            self._answer("take")
        elif text == "any card":
            self._apply(legal_actions(self.s)[0])
        else:
            self._answer(text)

    def _section(self, action: int, *, top: bool) -> None:
        seat = int(self.s.seat_to_act())
        row = self.s.tables.section_top if top else self.s.tables.section_bottom
        sections = [int(n) for n in row[seat * v.SECTIONS : (seat + 1) * v.SECTIONS]]
        self._answer(f"section {sections.index(action)}")

    def _answer(self, text: str) -> None:
        """Give an answer; questions with one answer, and DP-OBJ, are passed over."""
        if self.refused:
            return
        while not self.s.over:
            offers = {phrase(self.s, action): action for action in legal_actions(self.s)}
            wanted = re.sub(r"\b(new )?workers$", r"\1worker", text)
            if wanted in offers or text in offers:
                self._apply(offers.get(text, offers.get(wanted, 0)))
                return
            asked = self.s.top
            assert asked is not None
            if len(offers) == 1:
                self._pass(next(iter(offers.values())))
            elif asked.name == "D-OBJ":
                self._apply(v.NO_REVEAL)
            else:
                self.refused = f"{text}: {asked.name} offers {', '.join(offers)}"
                return
        self.refused = f"{text}: the game is over"

    def _offers(self) -> list[int]:
        return [] if self.s.over else legal_actions(self.s)

    def _skip_both(self) -> None:
        seat = self.s.active
        while not self.s.over and self.s.active == seat and self.s.seat_to_act() == seat:
            skips = [action for action in self._offers() if action in SKIPS]
            if not skips:
                return
            self._apply(skips[0])

    def _skip_turn(self, seat: int) -> None:
        """A whole turn in which nothing is done."""
        self._until(seat)
        turns = int(self.s.turns[seat])
        while not self.s.over and self.s.turns[seat] == turns:
            actions = legal_actions(self.s)
            idle = [a for a in actions if a in (*SKIPS, v.NO_REVEAL, v.NO_GIFT)]
            asked = self.s.top
            assert asked is not None
            if asked.seat != seat or (not idle and asked.name != "D-SECTION"):
                self.refused = f"{self.s.tables.nation_ids[seat]} cannot skip at {asked.name}"
                return
            self._apply(idle[0] if idle else actions[0])

    def _apply(self, action: int) -> None:
        self.s.apply(action)
        self.note()

    def _pass(self, action: int) -> None:
        """The only answer to a question that the case does not mention."""
        self._apply(action)

    def note(self) -> None:
        """Remember the question on top."""
        top = self.s.top
        if self.s.over or top is None:
            return
        actions = tuple(legal_actions(self.s))
        offers = tuple(phrase(self.s, action) for action in actions)
        self.asked.append(Asked(top.name, int(top.seat), int(self.s.active), offers, actions))

    def _settle(self) -> None:
        """Answer what has one answer."""
        while not self.s.over and len(actions := legal_actions(self.s)) == 1:
            self._pass(actions[0])


def _top_of(text: str) -> str:
    return {"Gain": "move"}.get(text, text.partition(" ")[0].lower())


PHRASES = {
    "gain:coins": "coins",
    "bolster:power": "power",
    "bolster:cards": "cards",
    "trade:resources": "resources",
    "trade:popularity": "popularity",
    "skip:top": "skip",
    "bottom:skip": "skip",
    "bottom:take": "take",
    "cargo:done": "done",
    "commit:done": "done",
    "reveal:none": "no",
    "gift:none": "no",
    "lake:all": "take all",
    "lake:none": "take nothing",
}
VERBS = {
    "section": "section",
    "factory": "gain",
    "step": "step",
    "token": "token",
    "token-to": "token to",
    "produce": "produce on",
    "combat": "combat",
    "dial": "dial",
    "commit": "card",
    "artillery": "artillery",
    "retreat": "retreat to",
    "retreat-workers": "workers to",
    "encounter": "option",
    "factory-card": "take",
    "pay": "pay from",
    "pay-all": "pay all from",
    "coerce": "pay card",
    "pay-card": "pay card",
    "cube-from": "cube from",
    "cube-to": "cube to",
    "mech": "mech",
    "mech-to": "mech to",
    "structure": "structure",
    "structure-to": "structure to",
    "recruit": "recruit",
    "bonus": "bonus",
    "reveal": "reveal",
}


def phrase(s: State, action: int) -> str:
    """An action in the words of the cases."""
    name = KINDS.name(s.tables, action)
    if name in PHRASES:
        return PHRASES[name]
    kind, _, rest = name.partition(":")
    if kind == "stop":
        return "stop"
    if kind == "unit":
        unit, _, place = rest.partition("@")
        return f"choose {unit} on {place}"
    if kind in ("load", "unload"):
        return f"{kind} {rest.replace(':', ' ')}"
    if kind == "workers":
        return f"{rest} new worker"
    if kind == "gift":
        seat, _, n = rest.partition(":")
        nations = dict(enumerate(s.tables.nation_ids))
        return f"give {n} to {nations.get(int(seat), 'nobody').capitalize()}"
    if kind in VERBS and rest:
        return f"{VERBS[kind]} {rest}"
    return name
