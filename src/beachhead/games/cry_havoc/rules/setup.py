"""Chapter 2, Set-up. CH-SETUP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question, Step, zeros
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import bits, places, rounds
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    ARMY_DECK,
    DECK,
    EVENTS,
    EXPLORE0,
    HQ0,
    LAST_SPACE,
    NEST0,
    NOBODY,
    NOWHERE,
    PICK_SKILL0,
    SKILLS_EACH,
    TERRAINS,
    TOKENS,
    TROGS,
    TUNNEL,
    WAR0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def begin(s: State) -> None:
    """CH-SETUP-24. Chance in this order: events, initiative, skills, HQ spaces, tokens.

    Decks are sets that are drawn from by chance (CH-SETUP-05, CH-SETUP-10), so they need none here.
    """
    lay_events(s)
    lay_decks(s)
    lay_initiative(s)
    default_skills(s)
    s.top = SetUp(rounds.Sequence(), NOBODY)


def lay_events(s: State) -> None:
    """CH-SETUP-02, CH-SETUP-04. Four of the six event tokens on the four fields, two removed
    unseen.
    """
    tokens = numbered(EVENTS)
    s.shuffle(tokens, 0, EVENTS)
    field: i64
    for field in range(LAST_SPACE):
        s.stacks[field] = tokens[field] + 1


def lay_decks(s: State) -> None:
    """CH-SETUP-05, CH-SETUP-07, CH-SETUP-10, CH-GEN-28. Four terrain decks, one deck per army; no
    hand yet.
    """
    terrain: i64
    for terrain in range(TERRAINS):
        s.terrain[terrain] = bits.deck(terrain)
    army: i64
    for army in range(ARMIES):
        if s.seat_of(army) != NOBODY:
            s.piles[DECK + army] = ARMY_DECK


def lay_initiative(s: State) -> None:
    """CH-SETUP-14. A random order on the Initiative track, repeated on the New Initiative track."""
    place: i64
    for place in range(s.seats):
        s.order[place] = s.tables.army_of[place]
    s.shuffle(s.order, 0, s.seats)
    for place in range(s.seats):
        s.order[ARMIES + place] = s.order[place]


def default_skills(s: State) -> None:
    """CH-SETUP-08. Everybody has the Default skill; further ones depend on the level."""
    army: i64
    i: i64
    for army in range(ARMIES):
        if s.seat_of(army) != NOBODY:
            for i in range(SKILLS_EACH):
                skill = army * SKILLS_EACH + i
                if s.tables.default_skill[skill] != 0:
                    s.skills |= 1 << skill


def own_skills(s: State, army: i64) -> i64:
    """Mask of the skills an army has in play, lowest bit its first skill."""
    return (s.skills >> (army * SKILLS_EACH)) & 31


@final
@mypyc_attr(acyclic=True)
class SetUp(Step):
    """Further skills, then HQ spaces, then the board; each player in the order of the track
    (CH-SETUP-08).
    """

    rule: ClassVar[str] = "CH-SETUP-08"

    def act(self, s: State) -> None:
        place: i64
        for place in range(s.seats):
            army = s.order[place]
            if bits.count(own_skills(s, army)) <= s.tables.extra_skills:
                if s.tables.choose_skills:
                    s.top = PickSkill(self, s.seat_of(army), army)
                else:
                    free = ~own_skills(s, army) & 31
                    take_skill(s, army, bits.nth(free, s.roll(bits.count(free))))
                return
        for place in range(s.seats):
            army = s.order[place]
            if s.hq[army] == NOWHERE:
                if army == TROGS:
                    settle_trogs(s)
                elif s.tables.choose_hq:
                    s.top = ChooseHq(self, s.seat_of(army), army)
                else:
                    free = free_spaces(s)
                    settle(s, army, bits.nth(free, s.roll(bits.count(free))))
                return
        lay_board(s)
        s.ready = s.skills
        events.set_up(s)
        s.top = self.below


def take_skill(s: State, army: i64, i: i64) -> None:
    skill = army * SKILLS_EACH + i
    s.skills |= 1 << skill
    events.skill_taken(s, army, skill)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PickSkill(Question):
    """With `skill_draw = choose` players pick their further skills (CH-SETUP-08)."""

    rule: ClassVar[str] = "CH-SETUP-08"
    name: ClassVar[str] = "D-SETUP-SKILL"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, PICK_SKILL0 + self.army * SKILLS_EACH, ~own_skills(s, self.army) & 31)

    def apply(self, s: State, action: i64) -> None:
        take_skill(s, self.army, action - PICK_SKILL0 - self.army * SKILLS_EACH)
        s.top = self.below


def free_spaces(s: State) -> i64:
    """HQ spaces nobody has taken yet."""
    mask = s.tables.hq_spaces
    army: i64
    for army in range(ARMIES):
        if s.hq[army] != NOWHERE:
            mask &= ~(1 << s.hq[army])
    return mask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseHq(Question):
    """CH-SETUP-11. HQ spaces by chance, or with `hq_assignment = choose` in initiative order."""

    rule: ClassVar[str] = "CH-SETUP-11"
    name: ClassVar[str] = "D-SETUP-HQ"

    def __init__(self, below: Question, seat: i64, army: i64) -> None:
        super().__init__(below, seat)
        self.army: Final = army

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, HQ0, free_spaces(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, HQ0, s.tables.hq_spaces)

    def bar(self, s: State, action: i64) -> i64:
        return places.bar_to_choose(s, free_spaces(s), action - HQ0)

    def apply(self, s: State, action: i64) -> None:
        settle(s, self.army, action - HQ0)
        s.top = self.below


def settle(s: State, army: i64, space: i64) -> None:
    """CH-SETUP-12. Four Units and a Control marker on the HQ, the rest in the Reserve."""
    s.hq[army] = space
    s.control[army] |= 1 << space
    s.put(army, space, s.tables.start_units[army])
    s.reserve[army] = s.tables.units[army] - s.tables.start_units[army]
    events.hq_settled(s, army, space)


def settle_trogs(s: State) -> None:
    """CH-SETUP-20, CH-SETUP-21, CH-SETUP-22. The Trog HQ is the centre; five Tunnels are open."""
    settle(s, TROGS, s.tables.trog_hq)
    s.markers[TUNNEL] = s.tables.tunnels


def lay_board(s: State) -> None:
    """CH-SETUP-13, CH-SETUP-15, CH-SETUP-16, CH-SETUP-17, CH-SETUP-18, CH-SETUP-19, CH-SETUP-23.

    Tokens at random on the marked Regions, Crystals, and without a Trog player the whole Trog
    Reserve. Nests wait in the supply and are never used with a Trog player. Points, Battle markers
    and the Battle board start empty.
    """
    t = s.tables
    if s.seat_of(TROGS) == NOBODY:
        s.reserve[TROGS] = t.units[TROGS]
    for region in t.order:
        s.crystals[region] = t.crystals[region]
    deal(s, WAR0, NEST0, t.war_marks)
    deal(s, EXPLORE0, TOKENS, t.explore_marks)
    for region in t.order:
        if t.war_marks[region] > 0:
            s.war_tokens |= 1 << region
        if t.explore_marks[region] > 0:
            s.explore_tokens |= 1 << region


def deal(s: State, first: i64, last: i64, marks: vec[i64]) -> None:
    """Random tokens face down, in the order of the Regions on the board."""
    tokens = numbered(last - first)
    s.shuffle(tokens, 0, last - first)
    n: i64 = 0
    for region in s.tables.order:
        for _ in range(marks[region]):
            s.places[first + tokens[n]] = region
            n += 1


def numbered(n: i64) -> vec[i64]:
    """The numbers 0 to n - 1 in a row."""
    row = zeros(n)
    i: i64
    for i in range(n):
        row[i] = i
    return row
