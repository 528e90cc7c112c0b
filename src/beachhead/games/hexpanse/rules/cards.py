"""Chapter 11, The cards: one interpreter for the effects of cards, units and factions.

An effect is a record of the content: an operation, a number, perhaps a pattern. `is_possible` says
whether it can change something, `begin` puts its first step on the stack. An effect the player
started himself has no way out before its first step; one that comes with a deployment may be
passed as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse.rules import (
    actions,
    attack,
    board,
    deploy,
    end,
    market,
    minorities,
    pattern,
    reserve,
    steal,
    swap,
    units,
)
from beachhead.games.hexpanse.vocab import (
    ELIMINATED,
    HEAL0,
    INCOME_FULL,
    KIND_MASK,
    LIFE_FULL,
    MATE,
    NO_FOREIGN_CARD,
    NO_FOREIGN_MERCENARY,
    NO_HEXILUM,
    NO_RESERVE,
    NOTHING_BESIDE,
    NOTHING_TO_DEPLOY,
    NOTHING_TO_DISPLACE,
    NOTHING_TO_RECOVER,
    NOTHING_TO_SWAP,
    NOWHERE,
    OP_ATTACK_ANY,
    OP_ATTACK_HEAL,
    OP_ATTACK_HEXILUM,
    OP_ATTACK_LIFE,
    OP_ATTACK_RESERVE,
    OP_DAMAGE_ADJACENT,
    OP_DAMAGE_WARLORD,
    OP_DEPLOY_RECOVERY,
    OP_DESTROY_HEXILUM,
    OP_DISCARD_ACTION,
    OP_DISPLACE,
    OP_DISPLACE_ADJACENT,
    OP_EXTENDED_MARKET,
    OP_GAIN_HEXILUM,
    OP_HEAL_UNITS,
    OP_HEAL_WARLORD,
    OP_MARKET_VISIT,
    OP_PATTERN,
    OP_PLACE_SQUAD,
    OP_RAISE_INCOME,
    OP_RESURRECT,
    OP_STEAL_ACTION,
    OP_STEAL_HEXILUM,
    OP_STEAL_MERCENARY,
    OP_SWAP_ANY,
    OP_SWAP_SELF,
    PASS,
    PLAYER0,
    SHIP_EMPTY,
    STOP,
    WARLORD_NOT_BESIDE,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


LACKS: Final = {  # what an operation that is not possible lacks
    OP_PATTERN: NOTHING_TO_DEPLOY,
    OP_HEAL_UNITS: SHIP_EMPTY,
    OP_HEAL_WARLORD: LIFE_FULL,
    OP_ATTACK_RESERVE: NO_RESERVE,
    OP_DESTROY_HEXILUM: NO_HEXILUM,
    OP_STEAL_HEXILUM: NO_HEXILUM,
    OP_SWAP_ANY: NOTHING_TO_SWAP,
    OP_DISPLACE: NOTHING_TO_DISPLACE,
    OP_DEPLOY_RECOVERY: NOTHING_TO_RECOVER,
    OP_STEAL_ACTION: NO_FOREIGN_CARD,
    OP_STEAL_MERCENARY: NO_FOREIGN_MERCENARY,
    OP_DISCARD_ACTION: NO_FOREIGN_CARD,
    OP_RAISE_INCOME: INCOME_FULL,
}


def is_opponent(s: State, seat: i64, other: i64) -> bool:
    """HX-TERM-05, HX-TEAM-05. Every living player of another team; a mate is no opponent."""
    return s.tables.team[seat] != s.tables.team[other] and s.life[other] > 0


def bar_to_target(s: State, seat: i64, effect: i64, cell: i64, other: i64) -> i64:
    """HX-DMG-01, HX-DMG-02, HX-CARD-09. Whether an effect aimed at a player can hit this one.

    Direct damage reaches every warlord, on the board or on his tableau; Canaris only one beside
    him. Hexilum can be taken only from somebody who has some.
    """
    if not is_opponent(s, seat, other):
        return ELIMINATED if s.life[other] == 0 else MATE
    op = s.tables.op[effect]
    if op == OP_DAMAGE_WARLORD:
        return FREE
    if op == OP_DAMAGE_ADJACENT:
        for n in s.tables.near[cell]:
            if n == s.warlord[other]:
                return FREE
        return WARLORD_NOT_BESIDE
    if op == OP_ATTACK_RESERVE:
        hit = reserve.can_be_hit(s, other, s.tables.hits_warlord[effect] != 0)
        return FREE if hit else NO_RESERVE
    return FREE if s.hexilum[other] > 0 else NO_HEXILUM


def has_target(s: State, seat: i64, effect: i64, cell: i64) -> bool:
    other: i64
    for other in range(s.seats):
        if bar_to_target(s, seat, effect, cell, other) == FREE:
            return True
    return False


def bar_to_effect(s: State, seat: i64, effect: i64, cell: i64) -> i64:
    """What an effect lacks to change something (HX-ACT-14)."""
    if is_possible(s, seat, effect, cell):
        return FREE
    op = s.tables.op[effect]
    if op == OP_DISPLACE_ADJACENT:
        return NOTHING_BESIDE if units.has_deployable(s, seat) else NOTHING_TO_DEPLOY
    return LACKS[op]


def is_possible(s: State, seat: i64, effect: i64, cell: i64) -> bool:
    """HX-ACT-14. Whether an effect can change something now."""
    op = s.tables.op[effect]
    if op == OP_PATTERN:
        return pattern.can_lay(s, seat, s.tables.pattern[effect], cell)
    if op == OP_HEAL_UNITS:
        return units.in_ship(s, seat) > 0
    if op == OP_HEAL_WARLORD:
        return s.life[seat] < s.tables.life_max
    if op in (OP_ATTACK_RESERVE, OP_DESTROY_HEXILUM, OP_STEAL_HEXILUM):
        return has_target(s, seat, effect, cell)
    if op == OP_SWAP_ANY:
        return board.has_movable(s)
    if op == OP_DISPLACE:
        return attack.can_displace(s, seat)
    if op == OP_DISPLACE_ADJACENT:
        return units.has_deployable(s, seat) and deploy.has_victim(s, seat)
    if op == OP_DEPLOY_RECOVERY:
        return deploy.has_recoverable(s, seat)
    if op in (OP_STEAL_ACTION, OP_STEAL_MERCENARY, OP_DISCARD_ACTION):
        return steal.has_card(s, seat, op == OP_STEAL_MERCENARY)
    if op == OP_RAISE_INCOME:
        return s.income[seat] < s.tables.income_max
    return True


def begin(s: State, seat: i64, effect: i64, cell: i64, by_deployment: bool) -> None:
    """HX-FLOW-04, HX-FLOW-05, HX-CHAIN-06, HX-TERM-04. The first step of an effect.

    An ability that comes with a deployment may be passed at its first question, unless that
    question belongs to an attack on a cell; one that finds nothing to do ends silently.
    """
    op = s.tables.op[effect]
    amount = s.tables.amount[effect]
    if op == OP_GAIN_HEXILUM:
        gain(s, seat, effect, cell, by_deployment)
    elif op == OP_HEAL_WARLORD:
        units.heal_warlord(s, seat, amount, effect)
    elif op == OP_RAISE_INCOME:
        # HX-CARD-10. The card names no price, so there is none.
        actions.raise_income(s, seat, False)
    elif op == OP_EXTENDED_MARKET:
        # HX-MKT-07. Extensions of one turn add up and wait for its market phase.
        s.extensions += amount
        events.market_extended(s, seat, amount)
    elif op == OP_PATTERN:
        begin_pattern(s, seat, s.tables.pattern[effect], cell, by_deployment)
    elif op == OP_HEAL_UNITS:
        heal_units(s, seat, amount, by_deployment)
    elif op == OP_SWAP_ANY:
        s.top = swap.SwapFirst(s.top, seat, by_deployment)
    elif op == OP_SWAP_SELF:
        s.top = swap.SwapSecond(s.top, seat, cell, by_deployment)
    elif op == OP_ATTACK_ANY:
        s.top = attack.AttackCell(s.top, seat, effect, by_deployment)
    elif op in (OP_ATTACK_LIFE, OP_ATTACK_HEXILUM, OP_ATTACK_HEAL):
        s.top = minorities.AttackNear(s.top, seat, effect, cell)
    elif op == OP_PLACE_SQUAD:
        kind = s.unit[cell] & KIND_MASK
        if units.can_deploy(s, seat, kind):
            s.top = deploy.PlaceSquad(s.top, seat, kind)
    elif op == OP_RESURRECT:
        s.top = deploy.ResurrectUnit(s.top, seat, cell)
    elif op == OP_MARKET_VISIT:
        if by_deployment:
            s.top = market.UseVisit(s.top, seat, amount)
        else:
            market.visit(s, seat, amount)
    elif op == OP_DEPLOY_RECOVERY:
        s.top = deploy.RecoverUnit(s.top, seat)
    elif op == OP_DISPLACE:
        s.top = attack.DisplaceCell(s.top, seat, effect)
    elif op == OP_DISPLACE_ADJACENT:
        s.top = deploy.DriveOutWith(s.top, seat)
    elif op in (OP_STEAL_ACTION, OP_STEAL_MERCENARY, OP_DISCARD_ACTION):
        s.top = steal.ForeignCard(s.top, seat, op)
    elif has_target(s, seat, effect, cell):
        s.top = Opponent(s.top, seat, effect, cell, by_deployment)


def begin_pattern(s: State, seat: i64, number: i64, cell: i64, by_deployment: bool) -> None:
    """An action card's pattern begins with its anchor, a unit's with the orientation."""
    p = s.tables.patterns[number]
    if p.free:
        s.top = pattern.Anchor(s.top, seat, number)
    elif pattern.can_lay(s, seat, number, cell):
        may_pass = by_deployment and p.attacks == 0
        s.top = pattern.Orient(s.top, seat, number, cell, may_pass)


def gain(s: State, seat: i64, effect: i64, cell: i64, by_deployment: bool) -> None:
    """HX-SRC-05, HX-SRC-06, HX-SRC-07. A unit on a source gets one more when it acts.

    Not when the ability comes with its deployment, and not by an action card.
    """
    amount = s.tables.amount[effect]
    if cell != NOWHERE and not by_deployment and s.tables.source[cell]:
        amount += s.tables.source_pay
    units.gain_hexilum(s, seat, amount, effect)


def heal_units(s: State, seat: i64, amount: i64, may_stop: bool) -> None:
    """HX-CARD-14. One by one, by kind; may stop early."""
    if amount > 0 and units.in_ship(s, seat) > 0:
        s.top = HealUnits(s.top, seat, amount, may_stop)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HealUnits(Question):
    """The next unit that goes from the recovery ship to reserve (HX-CARD-14)."""

    rule: ClassVar[str] = "HX-CARD-14"
    name: ClassVar[str] = "D-HEAL"

    def __init__(self, below: Question | None, seat: i64, left: i64, may_stop: bool) -> None:
        super().__init__(below, seat)
        self.left: Final = left
        self.may_stop: Final = may_stop

    def legal(self, s: State, out: Actions) -> None:
        units.write_in_ship(s, self.seat, out, HEAL0)
        if self.may_stop:
            out.add(STOP)

    def expected(self, s: State, out: Actions) -> None:
        units.expect_natives(s, self.seat, out, HEAL0)

    def bar(self, s: State, action: i64) -> i64:
        return units.bar_to_heal(s, self.seat, action - HEAL0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action != STOP:
            units.heal(s, self.seat, action - HEAL0)
            heal_units(s, self.seat, self.left - 1, True)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Opponent(Question):
    """HX-RES-04. The opponent an effect is aimed at; never oneself or a mate (HX-TERM-05)."""

    rule: ClassVar[str] = "HX-TERM-05"
    name: ClassVar[str] = "D-OPPONENT"

    def __init__(
        self, below: Question | None, seat: i64, effect: i64, cell: i64, may_pass: bool
    ) -> None:
        super().__init__(below, seat)
        self.effect: Final = effect
        self.cell: Final = cell
        self.may_pass: Final = may_pass

    def legal(self, s: State, out: Actions) -> None:
        other: i64
        for other in range(s.seats):
            if bar_to_target(s, self.seat, self.effect, self.cell, other) == FREE:
                out.add(PLAYER0 + other)
        if self.may_pass:
            out.add(PASS)

    def expected(self, s: State, out: Actions) -> None:
        other: i64
        for other in range(s.seats):
            if other != self.seat:
                out.add(PLAYER0 + other)

    def bar(self, s: State, action: i64) -> i64:
        return bar_to_target(s, self.seat, self.effect, self.cell, action - PLAYER0)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == PASS:
            return
        other = action - PLAYER0
        op = s.tables.op[self.effect]
        amount = s.tables.amount[self.effect]
        if op in (OP_DAMAGE_WARLORD, OP_DAMAGE_ADJACENT):
            end.hurt(s, other, amount, self.effect)
        elif op == OP_ATTACK_RESERVE:
            warlord_too = s.tables.hits_warlord[self.effect] != 0
            s.top = reserve.ReserveAttack(
                s.top, self.seat, other, self.effect, amount, warlord_too, False
            )
        else:
            taken = amount if amount < s.hexilum[other] else s.hexilum[other]
            s.hexilum[other] -= taken
            events.hexilum_lost(s, other, taken, self.effect)
            if op == OP_STEAL_HEXILUM:
                units.gain_hexilum(s, self.seat, taken, self.effect)
