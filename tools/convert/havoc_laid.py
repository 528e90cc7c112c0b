"""The table of an older case of Cry Havoc, as `given` sets it; `havoc_table.py` plays on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from beachhead.core.event import Journal
from beachhead.games.cry_havoc import content
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.kinds import KINDS
from beachhead.games.cry_havoc.rules import (
    battle_regions,
    bits,
    event_phase,
    general,
    rounds,
    setup,
)
from beachhead.games.cry_havoc.state import State
from convert import havoc_facts as facts
from convert.havoc_facts import CaseError, army, bracketed, pairs, region

CHANCE = 7
OPTIONS = {
    "level": "beginner",
    "hq_assignment": "random",
    "early_events": "by_level",
    "skill_draw": "random",
}
HOMES = {"pilgrims": "hq_a", "humans": "hq_b", "machines": "hq_c"}


_printed = cache(content.load)


class Laid:
    """One table, set by the statements of `given`."""

    def __init__(self, given: list[str]) -> None:
        head = re.fullmatch(r"([234])p (\w+) (beginner|advanced|expert)", given[0])
        if head is None:
            raise CaseError(f"begins with players, board and level, not {given[0]!r}")
        players = int(head[1])
        self.options = {**OPTIONS, "level": head[3]}
        for line in given:
            if m := re.fullmatch(r"option (\w+) = (\w+)", line):
                self.options[m[1]] = m[2]
        seats = self.seats(given, players)
        self.tables = content.build_tables(_printed(), seats, self.options)
        if self.tables.board != head[2]:
            raise CaseError(f"{players} players play on {self.tables.board}")
        self.names = KINDS.names(self.tables)
        self.s = State(self.tables)
        self.s.rng = CHANCE
        self.s.journal = Journal()
        self.bottom = rounds.Sequence()
        self.unasked: list[str] = []  # actions carried out without asking since the last answer
        self.asked: list[str] = []  # every question so far: "humans D-TURN"
        self.failures: list[str] = []
        self.choices: list[str] = []  # what seats chose to play, "random" too
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


def facts_of_stack(stack: int) -> int:
    mask = 0
    while stack:
        mask |= 1 << ((stack & 15) - 1)
        stack >>= 4
    return mask


def _nothing(table: Laid, *words: str) -> None:
    """A statement that was read before the table was laid out."""


def _put_pairs(name: str) -> Callable[[Laid, str], None]:
    number = region if name == "crystals" else army

    def put(table: Laid, text: str) -> None:
        for word, n in pairs(text):
            getattr(table.s, name)[number(word)] = int(n)

    return put


def _put_mask(name: str) -> Callable[[Laid, str], None]:
    def put(table: Laid, where: str) -> None:
        setattr(table.s, name, getattr(table.s, name) | 1 << region(where))

    return put


def _put_prisoners(table: Laid, captor: str, n: str, who: str) -> None:
    table.s.prisoners[army(captor) * v.ARMIES + army(who)] = int(n)


def _exhaust(table: Laid, skill: str) -> None:
    table.s.ready &= ~(1 << v.SKILL_IDS.index(skill))


def _put_tunnels(table: Laid) -> None:
    table.s.markers[v.TUNNEL] = table.tables.tunnels


PUT: dict[str, Callable[..., None]] = {
    r"map clear": Laid.clear_map,
    r"option \w+ = \w+|seats .*|hq: .*": _nothing,
    r"units (\w+) (.+)": Laid.put_units,
    r"reserve (.+)": Laid.put_reserve,
    r"control (.+) (\w+)": Laid.put_control,
    r"crystals (.+)": _put_pairs("crystals"),
    r"vp (.+)": _put_pairs("vp"),
    r"tokens (\w+) (\[.*\])": lambda t, r, x: facts.set_tokens(t.s, region(r), bracketed(x)),
    r"(hand|deck|discard) (\w+) (\[.*\]|\d+)": lambda t, p, a, x: facts.set_pile(
        t.s, p, army(a), x
    ),
    r"top of the (\w+)' deck: (\w+)": lambda t, a, x: facts.set_pile(
        t.s, "deck", army(a), f"[{x}]"
    ),
    r"(mountain|desert|jungle|water) deck (\d+)": Laid.put_terrain,
    r"battle (\d+) (\w+) attacker (\w+) defender ([\w-]+) with (\d+) and (\d+)": Laid.put_battle,
    r"(new )?initiative (.+)": Laid.put_order,
    r"stacks (.+)": lambda t, x: facts.set_stacks(t.s, x),
    r"no stacks": lambda t: facts.set_stacks(t.s, ""),
    r"round (\d+)": lambda t, n: setattr(t.s, "round", int(n)),
    r"next battle (\d+)": lambda t, n: setattr(t.s, "next_battle", int(n)),
    r"stock (\d+)": lambda t, n: setattr(t.s, "stock", int(n)),
    r"markers (\w+) (.+)": Laid.put_markers,
    r"tunnels as at set-up": _put_tunnels,
    r"artillery (\w+)": _put_mask("artillery"),
    r"watch (\w+)": _put_mask("watch"),
    r"skills (\w+) (.+)": Laid.put_skills,
    r"exhausted (\w+)": _exhaust,
    r"skill token (\w+) (\w+)": Laid.put_skill_token,
    r"prisoners (\w+) hold (\d+) (\w+)": _put_prisoners,
    r"enabled none": _nothing,
    r"enabled (\w+)": lambda t, a: setattr(t.s, "enabled_by", army(a)),
    r"matrix (\[.*\])": Laid.put_matrix,
}
