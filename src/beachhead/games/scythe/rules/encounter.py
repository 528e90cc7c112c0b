"""Chapter 8, Encounters, and the gains that cards give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import polania
from beachhead.games.scythe.rules import (
    build,
    control,
    deploy,
    enlist,
    gains,
    produce,
    trade,
    upgrade,
)
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.rules.star import CheckStars
from beachhead.games.scythe.vocab import (
    ENCOUNTER0,
    ENCOUNTER_OPTIONS,
    GAIN_ANY_RESOURCE,
    GAIN_MECH,
    GAIN_PRODUCE,
    GAIN_RECRUIT,
    GAIN_RESOURCE,
    GAIN_STRUCTURE,
    GAIN_UPGRADE,
    GAIN_WORKER,
    GOODS,
    NO_CARD,
    NOWHERE,
    OPTION_USED,
    OPTION_USELESS,
    STOP_ENCOUNTER,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def begin(s: State, seat: i64, place: i64) -> None:
    """SC-ENC-09. The token goes and a card is drawn for all to see, wanted or not."""
    s.tokens &= ~bit(place)
    s.encounter = s.encounter_deck[s.encounters_drawn]
    s.encounters_drawn += 1
    s.reveals += 1
    events.encounter_drawn(s, seat, place, s.encounter)
    s.top = ChooseOption(s.top, seat, polania.options_allowed(s, seat), 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseOption(Moment):
    """SC-ENC-02. One of the options that can be paid and are of use."""

    rule: ClassVar[str] = "SC-ENC-02"
    name: ClassVar[str] = "D-ENC-OPTION"

    def __init__(self, below: Question | None, seat: i64, left: i64, taken: i64) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.taken: Final = taken  # mask of options used

    def is_last_chance(self) -> bool:
        return True

    def choices(self, s: State, out: Actions) -> None:
        option: i64
        for option in range(ENCOUNTER_OPTIONS):
            if self.obstacle(s, ENCOUNTER0 + option) == FREE:
                out.add(ENCOUNTER0 + option)
        if self.taken != 0:
            out.add(STOP_ENCOUNTER)

    def sought(self, s: State, out: Actions) -> None:
        out.add_range(ENCOUNTER0, ENCOUNTER_OPTIONS)

    def obstacle(self, s: State, action: i64) -> i64:
        option = action - ENCOUNTER0
        if (self.taken >> option) & 1:
            return OPTION_USED
        return bar_to_choose(s, self.seat, option)

    def answer(self, s: State, action: i64) -> None:
        seat = self.seat
        if action == STOP_ENCOUNTER:
            put_under(s)
            s.top = self.below
            return
        option = action - ENCOUNTER0
        events.encounter_chosen(s, seat, s.encounter, option)
        s.top = PutUnder(self.below, seat)
        if self.left > 1:
            s.top = ChooseOption(self.below, seat, self.left - 1, self.taken | bit(option))
        s.top = CheckStars(s.top, seat)
        row = s.encounter * ENCOUNTER_OPTIONS + option
        good: i64
        for good in range(GOODS):
            gains.pay(s, seat, good, s.tables.option_cost[row * GOODS + good])
        # SC-ENC-04, SC-ENC-06. All gains go to the character's territory, workers there or not.
        carry_out(s, seat, row, s.character[seat])


def bar_to_choose(s: State, seat: i64, option: i64) -> i64:
    """SC-ENC-03. Payable, and some gain is possible; the first option always may be chosen."""
    row = s.encounter * ENCOUNTER_OPTIONS + option
    if option == 0:
        return bar_to_pay(s, seat, row)
    return bar_to_option(s, seat, row, s.character[seat])


def bar_to_option(s: State, seat: i64, row: i64, place: i64) -> i64:
    """What stands against an option of a card: its cost, or that it would give nothing."""
    bar = bar_to_pay(s, seat, row)
    if bar != FREE:
        return bar
    return FREE if some_gain(s, seat, row, place) else OPTION_USELESS


def bar_to_pay(s: State, seat: i64, row: i64) -> i64:
    """Whether a seat owns what an option costs."""
    good: i64
    for good in range(GOODS):
        bar = gains.bar_to_pay(s, seat, good, s.tables.option_cost[row * GOODS + good])
        if bar != FREE:
            return bar
    return FREE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PutUnder(Step):
    """SC-ENC-07. The resolved card goes face down under the deck."""

    rule: ClassVar[str] = "SC-ENC-07"

    def act(self, s: State) -> None:
        s.top = self.below
        put_under(s)


def put_under(s: State) -> None:
    """The drawn cards are the bottom of the deck: the deck is a ring."""
    s.encounter = NO_CARD


# -- gains of encounter options and Factory cards --------------------------------------------------


def some_gain(s: State, seat: i64, row: i64, place: i64) -> bool:
    """Whether any gain of an option is possible."""
    i: i64
    for i in range(s.tables.gains_first[row], s.tables.gains_first[row + 1]):
        if gain_possible(s, seat, i, place):
            return True
    return False


def gain_possible(s: State, seat: i64, i: i64, place: i64) -> bool:
    """SC-ENC-10, SC-FAC-10. Whether one gain is possible; `place` is where it goes, if fixed."""
    kind = s.tables.gain_kind[i]
    if kind < GOODS:
        return gains.has_room(s, seat, kind)
    if kind in (GAIN_RESOURCE, GAIN_ANY_RESOURCE):
        return place != NOWHERE or control.work_sites(s, seat) != 0
    if kind == GAIN_WORKER:
        return s.spare_workers[seat] > 0
    if kind == GAIN_UPGRADE:
        return upgrade.possible(s, seat)
    if kind == GAIN_MECH:
        return deploy.possible(s, seat, place)
    if kind == GAIN_STRUCTURE:
        return build.possible(s, seat, place)
    if kind == GAIN_RECRUIT:
        return enlist.possible(s, seat)
    return produce.producers(s, seat, 0, 0, True) != 0


def carry_out(s: State, seat: i64, row: i64, place: i64) -> None:
    """Carry out the gains of an option in their order."""
    first = s.tables.gains_first[row]
    s.top = Gains(s.top, seat, first, s.tables.gains_first[row + 1], place)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Gains(Step):
    """SC-ENC-05, SC-ENL-05. Gains of a card, one by one, without coins or bonuses of the mat."""

    rule: ClassVar[str] = "SC-ENC-05"

    def __init__(self, below: Question | None, seat: i64, i: i64, end: i64, place: i64) -> None:
        super().__init__(below, seat)
        self.i: Final = i
        self.end: Final = end
        self.place: Final = place

    def act(self, s: State) -> None:
        s.top = self.below
        if self.i + 1 < self.end:
            s.top = Gains(self.below, self.seat, self.i + 1, self.end, self.place)
        if gain_possible(s, self.seat, self.i, self.place):
            gain(s, self.seat, self.i, self.place)


def gain(s: State, seat: i64, i: i64, place: i64) -> None:
    """One gain of a card."""
    t = s.tables
    kind = t.gain_kind[i]
    n = t.gain_n[i]
    if kind < GOODS:
        gains.give(s, seat, kind, n)
    elif kind == GAIN_RESOURCE:
        trade.put(s, seat, place, t.gain_res[i], n)
    elif kind == GAIN_ANY_RESOURCE:
        trade.offer_tokens(s, seat, n, place)
    elif kind == GAIN_WORKER:
        produce.add_workers(s, seat, place, n)
    elif kind == GAIN_UPGRADE:
        upgrade.offer(s, seat, False)
    elif kind == GAIN_MECH:
        deploy.offer(s, seat, place, False)
    elif kind == GAIN_STRUCTURE:
        build.offer(s, seat, place, False)
    elif kind == GAIN_RECRUIT:
        enlist.offer(s, seat, False)
    else:
        assert kind == GAIN_PRODUCE
        # SC-FAC-07. No Mill, no upgrade, no cost of workers.
        produce.begin(s, seat, n, 0)
