"""The table of a worked case: set by `given`, played by `when`. See `cases.py` for the whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from beachhead.core.engine import Actions
from beachhead.core.event import Journal
from beachhead.core.match import check_setup
from beachhead.games.cry_havoc import case_facts as facts
from beachhead.games.cry_havoc import content, invariants
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.case_facts import CaseError, army, bracketed, pairs, region
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.rules import (
    action,
    battle_regions,
    bits,
    build,
    ending,
    event_phase,
    general,
    movement,
    piles,
    prisoners,
    rounds,
    scoring,
    setup,
)
from beachhead.games.cry_havoc.state import State

OPTIONS = {
    "level": "beginner",
    "hq_assignment": "random",
    "early_events": "by_level",
    "skill_draw": "random",
}
HOMES = {"pilgrims": "hq_a", "humans": "hq_b", "machines": "hq_c"}


class Table:
    """One table, set by the statements of `given`."""

    def __init__(self, given: list[str]) -> None:
        head = re.fullmatch(r"([234])p (\w+) (beginner|advanced|expert)", given[0])
        if head is None:
            raise CaseError(f"begins with players, board and level, not {given[0]!r}")
        players = int(head[1])
        options = {**OPTIONS, "level": head[3]}
        for line in given:
            if m := re.fullmatch(r"option (\w+) = (\w+)", line):
                options[m[1]] = m[2]
        self.tables = content.build_tables(content.load(), self.seats(given, players), options)
        if self.tables.board != head[2]:
            raise CaseError(f"{players} players play on {self.tables.board}")
        self.names = KINDS.names(self.tables)
        self.s = State(self.tables)
        self.s.journal = Journal()
        self.bottom = rounds.Sequence()
        self.unasked: list[str] = []  # actions carried out without asking since the last answer
        self.asked: list[str] = []  # every question so far: "humans DP-TURN"
        self.failures: list[str] = []
        self.fixed: dict[str, int] = {}  # stated Reserves and HQ Units
        self.running = ""  # the phase that is being played through
        self.waits = "before set-up" in given
        self.early = [line for line in given[1:] if self.waits and line != "before set-up"]
        if not self.waits:
            self.lay_out(given)
            for line in given[1:]:
                self.put(line)
            self.balance()
            self.s.journal = Journal()

    # -- setting the table ---------------------------------------------------------------------

    def seats(self, given: list[str], players: int) -> tuple[str, ...]:
        for line in given:
            if line.startswith("seats "):
                return tuple(v.ARMY_IDS[army(word)] for word in line.split()[1:])
        if players == 2:
            named = [a for a in ("humans", "machines") if any(a in line for line in given)]
            if any("pilgrims" in line for line in given) or len(named) < 2:
                named = sorted([(named or ["humans"])[0], "pilgrims"])
            return tuple(named)
        return v.ARMY_IDS[:players]

    def lay_out(self, given: list[str]) -> None:
        """Set-up without chance: HQs in fixed places, the order of the seats, all tokens dealt."""
        s = self.s
        s.rng = 7
        setup.lay_events(s)
        setup.lay_decks(s)
        setup.default_skills(s)
        homes = dict(HOMES)
        if s.seats == 2:
            homes["machines"] = "hq_b"
            if s.seat_of(v.PILGRIMS) == v.NOBODY:
                homes["humans"] = "hq_a"
        for line in given:
            if line.startswith("hq: "):
                homes |= dict(part.split("=") for part in line[4:].split())
        for seat in range(s.seats):
            who = s.tables.army_of[seat]
            s.order[seat] = s.order[v.ARMIES + seat] = who
            if who == v.TROGS:
                setup.settle_trogs(s)
            else:
                setup.settle(s, who, region(homes[v.ARMY_IDS[who]]))
        setup.lay_board(s)
        s.ready = s.skills
        s.phase, s.round, s.action_round, s.turn = v.PHASE_ACTION, 1, 1, s.seats
        event_phase.reveal_stack(s, self.bottom)
        s.resolved = facts_of_stack(s.event_rest)
        s.event_rest = 0
        s.top = self.bottom

    def put(self, line: str) -> None:
        """One statement of `given`."""
        for pattern, act in PUT.items():
            if m := re.fullmatch(pattern, line):
                act(self, *m.groups())
                return
        raise CaseError(f"given: cannot read {line!r}")

    def clear_map(self) -> None:
        s = self.s
        for who in range(v.ARMIES):
            s.control[who] = 1 << s.hq[who] if s.hq[who] != v.NOWHERE else 0
        for token in range(v.TOKENS):
            s.places[token] = v.IN_SUPPLY
        s.war_tokens = s.nest_tokens = s.explore_tokens = 0
        for kind in range(v.STRUCTURES):
            s.markers[kind] = 0
        for where in range(v.REGIONS):
            s.crystals[where] = 0

    def put_units(self, who: str, text: str) -> None:
        for where, n in pairs(text):
            a, r = army(who), region(where)
            self.s.take(a, r, self.s.units_at(a, r))
            self.s.put(a, r, int(n))
            if r == self.s.hq[a]:
                self.fixed[f"hq {a}"] = int(n)

    def put_control(self, places: str, who: str) -> None:
        for where in re.split(r",\s*", places):
            general.lose_control(self.s, region(where))
            if who != "none":
                self.s.control[army(who)] |= 1 << region(where)

    def put_battle(self, number: str, where: str, first: str, second: str, n: str, m: str) -> None:
        self.s.put(army(first), region(where), int(n))
        self.s.put(army(second), region(where), int(m))
        self.s.next_battle = int(number)
        battle_regions.place_marker(self.s, army(first), region(where))

    def put_skills(self, who: str, names: str) -> None:
        base = army(who) * v.SKILLS_EACH
        self.s.skills &= ~(31 << base)
        for name in re.split(r",\s*", names):
            self.s.skills |= 1 << v.SKILL_IDS.index(name)
        self.s.ready = self.s.skills

    def put_skill_token(self, skill: str, where: str) -> None:
        number = v.SKILL_IDS.index(skill)
        self.s.skills |= 1 << number
        self.s.ready &= ~(1 << number)
        self.s.skill_place[number] = region(where)

    def put_markers(self, name: str, places: str) -> None:
        for where in re.split(r",\s*", places):
            self.s.markers[v.STRUCTURE_IDS.index(name)] |= 1 << region(where)

    def put_matrix(self, text: str) -> None:
        for name in bracketed(text):
            all_decks = sum(self.s.terrain)
            bit = facts.card_bit(self.s, v.MACHINES, name, all_decks)
            self.s.terrain[bits.first(bit) >> 3] &= ~bit
            self.s.matrix |= bit

    def put_reserve(self, text: str) -> None:
        for who, n in pairs(text):
            self.fixed[f"reserve {army(who)}"] = int(n)

    def put_terrain(self, deck: str, n: str) -> None:
        terrain = v.TERRAIN_IDS.index(deck)
        spare = self.s.terrain[terrain]
        while bits.count(spare) > int(n):
            self.s.piles[v.DISCARD + self.s.tables.army_of[self.s.seats - 1]] |= spare & -spare
            spare &= spare - 1
        self.s.terrain[terrain] = spare

    def put_order(self, new: str | None, names: str) -> None:
        for place, who in enumerate(names.split()):
            if new is None:
                self.s.order[place] = army(who)
            self.s.order[v.ARMIES + place] = army(who)

    def balance(self) -> None:
        """CH-INV-01 holds: Units not mentioned stand in the HQ, else with the Trogs as
        Prisoners.
        """
        s = self.s
        for who in range(v.ARMIES):
            if s.seat_of(who) == v.NOBODY and who != v.TROGS:
                continue
            held = sum(s.prisoners[c * v.ARMIES + who] for c in range(v.ARMIES))
            out = sum(s.units_at(who, r) for r in range(v.REGIONS) if r != s.hq[who])
            home = s.units_at(who, s.hq[who]) if s.hq[who] != v.NOWHERE else 0
            left = s.tables.units[who] - held - out
            reserve = self.fixed.get(f"reserve {who}")
            if reserve is None:
                reserve = left - home
            elif s.hq[who] != v.NOWHERE and f"hq {who}" not in self.fixed:
                s.take(who, s.hq[who], home)
                home = left - reserve
                s.put(who, s.hq[who], home)
            s.reserve[who] = reserve
            s.prisoners[v.TROGS * v.ARMIES + who] += left - reserve - home
            if reserve < 0 or left - reserve - home < 0:
                raise CaseError(f"{v.ARMY_IDS[who]} have too many Units")

    # -- playing -------------------------------------------------------------------------------

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
                top.run(s)
            elif not top.run(s):
                s.legal_into(out)
                self.asked.append(f"{self.who()} {top.name}")
                if out.n != 1 or top.waits():
                    return
                self.asked[-1] += " unasked"
                self.unasked.append(self.names[out.codes[0]])
                top.apply(s, out.codes[0])

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
            top = self.s.top
            assert top is not None
            top.apply(self.s, self.names.index(name))
            self.advance()
        elif name in self.unasked:
            self.unasked.remove(name)
        else:
            raise CaseError(f"{name} is not legal; {self.who()} may {', '.join(self.legal())}")

    def answers(self, who: str | None, text: str) -> None:
        for name in text.split():
            if who is None or self.who() == who:
                self.answer(name)
            elif name in self.unasked:
                self.unasked.remove(name)
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
        if phase == "event":
            s.phase, s.round = v.PHASE_SCORING, s.round - 1
            s.action_round = 0
            self.bottom.next_round(s)
        elif phase == "draw":
            self.bottom.begin(s, v.PHASE_DRAW)
            s.action_round = 0
        elif phase == "battle":
            movement.clear_stops(s)
            self.bottom.begin(s, v.PHASE_BATTLE)
            s.action_round = 0
        elif phase == "prisoner":
            self.bottom.begin(s, v.PHASE_PRISONER)
            s.action_round = 0
            prisoners.score_prisoners(s)
        self.advance()

    def score(self, final: bool) -> None:
        s = self.s
        s.phase, s.action_round = v.PHASE_SCORING, 0
        if final:
            s.final_round = True
        scoring.score_phase(s)
        if final:
            ending.end_game(s)

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
        self.s.phase, self.s.action_round = v.PHASE_SCORING, 0
        self.bottom.next_round(self.s)
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
        piles.discard(self.s, number, v.HAND, bits.first(own))

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
        event_phase.reveal_stack(self.s, self.bottom)
        self.advance()

    def set_up(self) -> None:
        self.s.rng = 7
        setup.begin(self.s)
        bottom = self.s.top.below if self.s.top is not None else None
        assert isinstance(bottom, rounds.Sequence)
        self.bottom = bottom
        self.waits = False
        for line in self.early:
            self.put(line)
        self.advance()

    def expect(self, line: str) -> None:
        """One statement of `then`, or of `when` after the word "expect"."""
        from beachhead.games.cry_havoc import case_checks  # noqa: PLC0415 - checks read tables

        if wrong := case_checks.wrong(self, line):
            self.failures.append(f"{line}: {wrong}")

    def choose_seats(self, names: str) -> None:
        """Seats choose their armies; "random" takes what is left."""
        from beachhead.games.cry_havoc import GAME  # noqa: PLC0415 - the game knows its cases

        self.chosen = check_setup(GAME, None, names.split(), None, 1).seats


def facts_of_stack(stack: int) -> int:
    mask = 0
    while stack:
        mask |= 1 << ((stack & 15) - 1)
        stack >>= 4
    return mask


def _nothing(table: Table, *words: str) -> None:
    """A statement that was read before the table was laid out."""


def _put_pairs(name: str) -> Callable[[Table, str], None]:
    number = region if name == "crystals" else army

    def put(table: Table, text: str) -> None:
        for word, n in pairs(text):
            getattr(table.s, name)[number(word)] = int(n)

    return put


def _put_mask(name: str) -> Callable[[Table, str], None]:
    def put(table: Table, where: str) -> None:
        setattr(table.s, name, getattr(table.s, name) | 1 << region(where))

    return put


def _put_prisoners(table: Table, captor: str, n: str, who: str) -> None:
    table.s.prisoners[army(captor) * v.ARMIES + army(who)] = int(n)


def _exhaust(table: Table, skill: str) -> None:
    table.s.ready &= ~(1 << v.SKILL_IDS.index(skill))


def _put_tunnels(table: Table) -> None:
    table.s.markers[v.TUNNEL] = table.tables.tunnels


PUT: dict[str, Callable[..., None]] = {
    r"map clear": Table.clear_map,
    r"option \w+ = \w+|seats .*|hq: .*": _nothing,
    r"units (\w+) (.+)": Table.put_units,
    r"reserve (.+)": Table.put_reserve,
    r"control (.+) (\w+)": Table.put_control,
    r"crystals (.+)": _put_pairs("crystals"),
    r"vp (.+)": _put_pairs("vp"),
    r"tokens (\w+) (\[.*\])": lambda t, r, x: facts.set_tokens(t.s, region(r), bracketed(x)),
    r"(hand|deck|discard) (\w+) (\[.*\]|\d+)": lambda t, p, a, x: facts.set_pile(
        t.s, p, army(a), x
    ),
    r"top of the (\w+)' deck: (\w+)": lambda t, a, x: facts.set_pile(
        t.s, "deck", army(a), f"[{x}]"
    ),
    r"(mountain|desert|jungle|water) deck (\d+)": Table.put_terrain,
    r"battle (\d+) (\w+) attacker (\w+) defender ([\w-]+) with (\d+) and (\d+)": Table.put_battle,
    r"(new )?initiative (.+)": Table.put_order,
    r"stacks (.+)": lambda t, x: facts.set_stacks(t.s, x),
    r"no stacks": lambda t: facts.set_stacks(t.s, ""),
    r"round (\d+)": lambda t, n: setattr(t.s, "round", int(n)),
    r"next battle (\d+)": lambda t, n: setattr(t.s, "next_battle", int(n)),
    r"stock (\d+)": lambda t, n: setattr(t.s, "stock", int(n)),
    r"markers (\w+) (.+)": Table.put_markers,
    r"tunnels as at set-up": _put_tunnels,
    r"artillery (\w+)": _put_mask("artillery"),
    r"watch (\w+)": _put_mask("watch"),
    r"skills (\w+) (.+)": Table.put_skills,
    r"exhausted (\w+)": _exhaust,
    r"skill token (\w+) (\w+)": Table.put_skill_token,
    r"prisoners (\w+) hold (\d+) (\w+)": _put_prisoners,
    r"enabled none": _nothing,
    r"enabled (\w+)": lambda t, a: setattr(t.s, "enabled_by", army(a)),
    r"matrix (\[.*\])": Table.put_matrix,
}

STEPS: dict[str, Callable[..., None]] = {
    r"set-up": Table.set_up,
    r"(event|draw|battle|prisoner) phase": Table.begin,
    r"event phase step 1": Table.step_one,
    r"event phase step 3": lambda t: event_phase.refresh(t.s),
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
    r"(\w+) score (\d+)": lambda t, a, n: general.score(t.s, army(a), int(n), "CH-FX-13"),
    r"(\w+) (Move|Recruit|Build) with (.+)": Table.act,
    r"(\w+)'? turn": Table.turn_of,
    r"(\d+) Units? (\w+(?: > \w+)+)": Table.walk,
    r"(\w+) use (\w+)(?:: (.+))?": Table.use,
    r"(\w+) place (?:the Trogs? )?(\d+)/(\d+)/(\d+)": Table.place,
    r"seats choose (.+)": Table.choose_seats,
    r"(?:(humans|pilgrims|machines|trogs): )?([\w:-]+(?: [\w:-]+)*)": Table.answers,
}
