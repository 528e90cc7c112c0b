"""Chapter 6, Bottom actions: the five steps they share. Main gains have files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question, Step
from beachhead.games.scythe import events
from beachhead.games.scythe.powers import crimea
from beachhead.games.scythe.rules import (
    bolster,
    build,
    cards,
    control,
    deploy,
    enlist,
    gains,
    produce,
    star,
    trade,
    upgrade,
)
from beachhead.games.scythe.rules.objective import Moment
from beachhead.games.scythe.vocab import (
    BOLSTER_POWER,
    BOTTOMS,
    BUILD,
    CARD_VALUES,
    COERCE0,
    COIN,
    DEPLOY,
    HEXES,
    NEEDS_RESOURCES,
    NO_TOKEN_HERE,
    NOWHERE,
    PAY0,
    PAY_ALL0,
    RESOURCES,
    SECTIONS,
    SKIP_BOTTOM,
    TAKE_BOTTOM,
    TAKE_MOVE,
    TAKE_PRODUCE,
    TOKEN_NOT_CONTROLLED,
    TRADE_POPULARITY,
    UPGRADE,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

# the action that stands for each top action
TOPS: Final = (TAKE_MOVE, BOLSTER_POWER, TRADE_POPULARITY, TAKE_PRODUCE)


def cost(s: State, seat: i64, bottom: i64) -> i64:
    """SC-BOT-05. The printed number minus the cubes on it; the slots end at the minimum."""
    return s.tables.bottom_cost[seat * BOTTOMS + bottom] - s.cubes[seat * BOTTOMS + bottom]


def available(s: State, seat: i64, bottom: i64) -> i64:
    """SC-BOT-06. Tokens of the action's own resource, and a card where that may replace one."""
    tokens = control.resource_total(s, seat, s.tables.bottom_pays[bottom])
    return tokens + (1 if crimea.may_coerce(s, seat) else 0)


def offer(s: State, seat: i64, bottom: i64) -> None:
    """Ask, if the cost can be paid."""
    if bar_to_take(s, seat, bottom) == FREE:
        s.top = ChooseBottom(s.top, seat, bottom)


def bar_to_take(s: State, seat: i64, bottom: i64) -> i64:
    """Whether the cost lies ready (SC-BOT-05)."""
    return FREE if available(s, seat, bottom) >= cost(s, seat, bottom) else NEEDS_RESOURCES


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBottom(Moment):
    """SC-BOT-01. Take the bottom action or skip it; taking it is announced to the neighbours."""

    rule: ClassVar[str] = "SC-BOT-01"
    name: ClassVar[str] = "D-BOT"

    def __init__(self, below: Question | None, seat: i64, bottom: i64) -> None:
        super().__init__(below, seat)
        self.bottom: Final = bottom

    def choices(self, s: State, out: Actions) -> None:
        out.add(TAKE_BOTTOM)
        out.add(SKIP_BOTTOM)

    def sought(self, s: State, out: Actions) -> None:
        """The top action of the section, where it could not be offered."""
        section = s.last_section[self.seat]
        action: i64 = TOPS[s.tables.section_top[self.seat * SECTIONS + section]]
        if self.obstacle(s, action) != FREE:
            out.add(action)

    def obstacle(self, s: State, action: i64) -> i64:
        if action == BOLSTER_POWER:
            return bolster.bar_to_offer(s, self.seat)
        if action == TRADE_POPULARITY:
            return trade.bar_to_offer(s, self.seat)
        return produce.bar_to_offer(s, self.seat) if action == TAKE_PRODUCE else FREE

    def answer(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == SKIP_BOTTOM:
            return
        seat = self.seat
        events.bottom_taken(s, seat, self.bottom)
        s.top = MainGain(Rewards(s.top, seat, self.bottom, 0), seat, self.bottom)
        pay(s, seat, s.tables.bottom_pays[self.bottom], cost(s, seat, self.bottom))


def pay(s: State, seat: i64, resource: i64, left: i64) -> None:
    """Pay what needs no question, then ask for the next token."""
    if left == 0:
        return
    sources = holding(s, seat, resource)
    if not crimea.may_coerce(s, seat):
        if control.count(sources) == 1:
            pay_from(s, seat, control.single(sources), resource, left)
            return
        if control.resource_total(s, seat, resource) == left:
            place: i64
            for place in range(HEXES):
                if (sources >> place) & 1:
                    n = s.resources[place * RESOURCES + resource]
                    pay_from(s, seat, place, resource, n)
            return
    s.top = PayToken(s.top, seat, resource, left)


def holding(s: State, seat: i64, resource: i64) -> i64:
    """Controlled territories with tokens of a kind."""
    mask = control.controlled(s, seat)
    found: i64 = 0
    place: i64
    for place in range(HEXES):
        if (mask >> place) & 1 and s.resources[place * RESOURCES + resource] > 0:
            found |= bit(place)
    return found


def pay_from(s: State, seat: i64, place: i64, resource: i64, n: i64) -> None:
    s.resources[place * RESOURCES + resource] -= n
    events.tokens_paid(s, seat, place, resource, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PayToken(Question):
    """SC-CTRL-09. The payer chooses the hex of each token, or of as many as lie there at once."""

    rule: ClassVar[str] = "SC-CTRL-09"
    name: ClassVar[str] = "D-PAY-RES"

    def __init__(self, below: Question | None, seat: i64, resource: i64, left: i64) -> None:
        super().__init__(below, seat)
        self.resource: Final = resource
        self.left: Final = left

    def seems_open(self, s: State) -> bool:
        """Several cards may be of one value: only their owner knows."""
        return crimea.may_coerce(s, self.seat) and cards.held(s, self.seat) > 1

    def legal(self, s: State, out: Actions) -> None:
        sources = holding(s, self.seat, self.resource)
        place: i64
        for place in range(HEXES):
            if (sources >> place) & 1:
                out.add(PAY0 + place)
                if self.left > 1 and s.resources[place * RESOURCES + self.resource] > 1:
                    out.add(PAY_ALL0 + place)
        if crimea.may_coerce(s, self.seat):
            value: i64
            for value in range(CARD_VALUES):
                if s.hand[self.seat * CARD_VALUES + value] > 0:
                    out.add(COERCE0 + value)

    def expected(self, s: State, out: Actions) -> None:
        """Own territories, and those where such tokens lie."""
        mine = control.controlled(s, self.seat)
        place: i64
        for place in range(HEXES):
            if (mine >> place) & 1 or s.resources[place * RESOURCES + self.resource] > 0:
                out.add(PAY0 + place)

    def bar(self, s: State, action: i64) -> i64:
        place = action - PAY0
        if (holding(s, self.seat, self.resource) >> place) & 1:
            return FREE
        mine = (control.controlled(s, self.seat) >> place) & 1
        return NO_TOKEN_HERE if mine else TOKEN_NOT_CONTROLLED

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        n: i64 = 1
        if action >= COERCE0:
            s.coerced = True
            cards.spend(s, self.seat, action - COERCE0)
            events.card_paid(s, self.seat, action - COERCE0, "SC-BOT-07")
        elif action >= PAY_ALL0:
            place = action - PAY_ALL0
            n = min(self.left, s.resources[place * RESOURCES + self.resource])
            pay_from(s, self.seat, place, self.resource, n)
        else:
            pay_from(s, self.seat, action - PAY0, self.resource, 1)
        pay(s, self.seat, self.resource, self.left - n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MainGain(Step):
    """SC-BOT-03, SC-BOT-04. The main gain, where one is left; the player may also forgo it."""

    rule: ClassVar[str] = "SC-BOT-03"

    def __init__(self, below: Question | None, seat: i64, bottom: i64) -> None:
        super().__init__(below, seat)
        self.bottom: Final = bottom

    def act(self, s: State) -> None:
        s.top = self.below
        if self.bottom == UPGRADE:
            upgrade.offer(s, self.seat, True)
        elif self.bottom == DEPLOY:
            deploy.offer(s, self.seat, NOWHERE, True)
        elif self.bottom == BUILD:
            build.offer(s, self.seat, NOWHERE, True)
        else:
            enlist.offer(s, self.seat, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rewards(Step):
    """SC-BOT-02, SC-BOT-08. After the main gain: coins, ongoing bonuses, then the stars.

    What the action itself placed changes neither its cost nor its coins.
    """

    rule: ClassVar[str] = "SC-BOT-02"

    def __init__(self, below: Question | None, seat: i64, bottom: i64, step: i64) -> None:
        super().__init__(below, seat)
        self.bottom: Final = bottom
        self.step: Final = step

    def act(self, s: State) -> None:
        t = s.tables
        seat = self.seat
        if self.step == 4:
            s.top = self.below
            star.check_round(s)
            return
        s.top = Rewards(self.below, seat, self.bottom, self.step + 1)
        if self.step == 0:
            gains.give(s, seat, COIN, t.bottom_coins[seat * BOTTOMS + self.bottom])
        elif self.step == 1:
            enlist.ongoing_bonus(s, seat, self.bottom)
        elif self.step == 2:
            enlist.ongoing_bonus(s, t.left[seat], self.bottom)
        # SC-ENL-04. With two players the only opponent is a neighbour once.
        elif t.right[seat] != t.left[seat]:
            enlist.ongoing_bonus(s, t.right[seat], self.bottom)
