"""Chapter 3.1, Event phase: stacks on the score track, passing them, the six events.

CH-EVENT, CH-EVT.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Actions, Question, Step
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import bits, draw_two, general, piles, places, trog_tokens
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    CONTROLLED,
    CRYSTAL_BLOOM,
    DECK0,
    FIELD_STUDIES,
    LAST_SPACE,
    NEST0,
    NOBODY,
    NOT_HERE,
    NOWHERE,
    OCCUPIED,
    REINFORCEMENTS,
    SKILLS,
    SUPPLY_DROP,
    TARGET0,
    TREMORS,
    TROGS,
    UPRISING,
    WAR0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def reveal_stack(s: State, below: Question) -> None:
    """CH-EVENT-01. Step 1: the next face-down stack is revealed, the last space if none is left."""
    field: i64 = 0
    while field < LAST_SPACE and s.stacks[field] == 0:
        field += 1
    s.event_rest = s.stacks[field]
    s.stacks[field] = 0
    s.top = ResolveStack(below, field == LAST_SPACE)


def enable_final_scoring(s: State) -> None:
    """CH-EVENT-03, CH-SETUP-03. The printed last event: this is the last Round."""
    s.final_round = True
    events.final_scoring_enabled(s)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ResolveStack(Step):
    """CH-EVENT-02. The tokens of a stack, one after another from top to bottom."""

    rule: ClassVar[str] = "CH-EVENT-02"

    def __init__(self, below: Question | None, last: bool) -> None:
        super().__init__(below, NOBODY)
        self.last: Final = last

    def act(self, s: State) -> None:
        if s.event_rest == 0:
            # CH-EVENT-09. Tokens that were passed on to the last space come before what is printed
            # there.
            if self.last:
                enable_final_scoring(s)
            s.top = self.below
            return
        event = (s.event_rest & 15) - 1
        s.event_rest >>= 4
        s.resolved |= 1 << event
        s.reveals += 1
        events.event_revealed(s, event)
        if event == TREMORS:
            tremors(s)
        else:
            s.top = EachPlayer(self, event, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EachPlayer(Step):
    """CH-EVENT-10, CH-ROUND-02. An event for every player, in the order of the Initiative track."""

    rule: ClassVar[str] = "CH-EVENT-10"

    def __init__(self, below: Question | None, event: i64, place: i64) -> None:
        super().__init__(below, NOBODY)
        self.event: Final = event
        self.place: Final = place

    def act(self, s: State) -> None:
        if self.place == s.seats:
            s.top = self.below
            return
        after = EachPlayer(self.below, self.event, self.place + 1)
        army = s.order[self.place]
        n = s.tables.event_n[self.event]
        s.top = after
        if self.event == CRYSTAL_BLOOM:
            if bloom_regions(s, army) != 0:
                s.top = PlaceCrystal(after, s.seat_of(army))
        elif self.event == REINFORCEMENTS:
            general.recruit(s, army, s.hq[army], n, "CH-EVT-02")
        elif self.event == SUPPLY_DROP:
            piles.draw(s, army, n, "CH-EVT-03")
        elif self.event == UPRISING:
            if uprising_regions(s) != 0 and trog_tokens.are_left(s, uprising_kind(s)):
                s.top = PlaceToken(after, s.seat_of(army))
        elif self.event == FIELD_STUDIES and piles.terrain_decks(s) != 0:
            s.top = StudyDeck(after, s.seat_of(army))


def bloom_regions(s: State, army: i64) -> i64:
    return s.control[army] & s.plain()


def uprising_regions(s: State) -> i64:
    return s.plain() & ~s.controlled() & ~s.occupied()


def uprising_kind(s: State) -> i64:
    """Nests; with a Trog player War Parties."""
    return NEST0 if s.seat_of(TROGS) == NOBODY else WAR0


def tremors(s: State) -> None:
    """Tremors (CH-EVT-05): every uncontrolled Region gets a Crystal."""
    mask = s.plain() & ~s.controlled()
    region: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            general.add_crystals(s, region, s.tables.event_n[TREMORS])
        mask >>= 1
        region += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceCrystal(Question):
    """Crystal Bloom (CH-EVT-01): a Crystal in a Region the player controls, no HQ."""

    rule: ClassVar[str] = "CH-EVT-01"
    name: ClassVar[str] = "D-EVENT-CRYSTAL"

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, bloom_regions(s, s.tables.army_of[self.seat]))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, s.control[s.tables.army_of[self.seat]])

    def bar(self, s: State, action: i64) -> i64:
        mine = bloom_regions(s, s.tables.army_of[self.seat])
        return places.bar_to_choose(s, mine, action - TARGET0)

    def apply(self, s: State, action: i64) -> None:
        general.add_crystals(s, action - TARGET0, s.tables.event_n[CRYSTAL_BLOOM])
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceToken(Question):
    """Uprising (CH-EVT-04): a random Nest, with a Trog player a War Party, in an empty free
    Region.
    """

    rule: ClassVar[str] = "CH-EVT-04"
    name: ClassVar[str] = "D-EVENT-TOKEN"

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, uprising_regions(s))

    def expected(self, s: State, out: Actions) -> None:
        bits.offer(out, TARGET0, s.tables.regions)

    def bar(self, s: State, action: i64) -> i64:
        region = action - TARGET0
        barred = places.bar_to_choose(s, uprising_regions(s), region)
        if barred == NOT_HERE and (s.controlled() >> region) & 1 != 0:
            return CONTROLLED
        if barred == NOT_HERE and (s.occupied() >> region) & 1 != 0:
            return OCCUPIED
        return barred

    def apply(self, s: State, action: i64) -> None:
        trog_tokens.place_random(s, uprising_kind(s), action - TARGET0)
        s.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StudyDeck(Question):
    """Field Studies (CH-EVT-06): look at the top two of one terrain deck and take one."""

    rule: ClassVar[str] = "CH-EVT-06"
    name: ClassVar[str] = "D-EVENT-DECK"

    def legal(self, s: State, out: Actions) -> None:
        bits.offer(out, DECK0, piles.terrain_decks(s))

    def expected(self, s: State, out: Actions) -> None:
        piles.expect_decks(out)

    def bar(self, s: State, action: i64) -> i64:
        return piles.bar_to_deck(s, action - DECK0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        draw_two.look_at_terrain(
            s,
            s.tables.army_of[self.seat],
            action - DECK0,
            s.tables.event_n[FIELD_STUDIES],
            "CH-EVT-06",
        )


def new_order(s: State) -> None:
    """CH-EVENT-11. Step 2: the Initiative track becomes equal to the New Initiative track."""
    place: i64
    changed = False
    for place in range(s.seats):
        changed = changed or s.order[place] != s.order[ARMIES + place]
        s.order[place] = s.order[ARMIES + place]
    if changed:
        events.order_changed(s)


def refresh(s: State) -> None:
    """CH-EVENT-12, CH-SK-21. Step 3: all skills are ready again, their tokens on their cards."""
    changed = s.ready != s.skills
    s.ready = s.skills
    s.salvaged = 0
    skill: i64
    for skill in range(SKILLS):
        changed = changed or s.skill_place[skill] != NOWHERE
        s.skill_place[skill] = NOWHERE
    if changed:
        events.skills_ready(s)
