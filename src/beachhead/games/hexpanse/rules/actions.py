"""Chapter 6.1, The actions: what a player may do twice a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.hexpanse import events, unit_events
from beachhead.games.hexpanse.rules import attack, board, cards, deploy, units
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    ACTIVATE0,
    ATTACK0,
    BUY0,
    BY_ACTION,
    CARDS,
    CELL0,
    DEPLOY0,
    EFFECT_CARD,
    EFFECT_FACTION,
    EFFECT_UNIT,
    EMPTY,
    END,
    GAIN,
    HEAL0,
    INCOME,
    INCOME_FULL,
    KIND_MASK,
    LAST_LIFE,
    LIFE_FULL,
    MERCENARY,
    NEVER_WITHDRAWN,
    NO_FREE_NEIGHBOUR,
    NOT_ON_BOARD,
    NOT_PERMANENT,
    NOWHERE,
    OCCUPIED,
    OWNED,
    OWNER_SHIFT,
    PLAY0,
    RESOLVING,
    TIRED,
    TOO_DEAR,
    UNIT0,
    USED_HEAL,
    USED_MOVE,
    USED_SPECIAL,
    USED_THIS_TURN,
    WARLORD,
    WARLORD_HEAL,
    WARLORD_MOVE,
    WARLORD_ON_BOARD,
    WARLORD_ON_TABLEAU,
    WARLORD_SPECIAL,
    WITHDRAW0,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


# -- what may be done --------------------------------------------------------------------------


def bar_to_income(s: State, seat: i64) -> i64:
    """HX-ACT-08. The next level costs as many hexilum as its number, up to level 4."""
    level = s.income[seat] + 1
    if level > s.tables.income_max:
        return INCOME_FULL
    return FREE if s.hexilum[seat] >= s.tables.income_price[level] else TOO_DEAR


def bar_to_warlord(s: State, seat: i64, used: i64) -> i64:
    """HX-TERM-06. Each of his actions once a turn, and only on the board."""
    if s.warlord[seat] == NOWHERE:
        return WARLORD_ON_TABLEAU
    return USED_THIS_TURN if s.warlord_used & used else FREE


def bar_to_warlord_heal(s: State, seat: i64) -> i64:
    """HX-ACT-09. Once a turn, on the board, below 12."""
    barred = bar_to_warlord(s, seat, USED_HEAL)
    if barred == FREE and s.life[seat] >= s.tables.life_max:
        return LIFE_FULL
    return barred


def bar_to_warlord_move(s: State, seat: i64) -> i64:
    """HX-ACT-10. Once a turn, with life to pay, and a free cell next to him."""
    barred = bar_to_warlord(s, seat, USED_MOVE)
    if barred != FREE:
        return barred
    if s.life[seat] < 2:
        return LAST_LIFE
    for n in s.tables.near[s.warlord[seat]]:
        if s.unit[n] == EMPTY:
            return FREE
    return NO_FREE_NEIGHBOUR


def bar_to_special(s: State, seat: i64) -> i64:
    """HX-ACT-11, HX-ACT-12. Once a turn, with life to pay, if it does something."""
    barred = bar_to_warlord(s, seat, USED_SPECIAL)
    if barred != FREE:
        return barred
    if s.life[seat] <= s.tables.special_price[s.faction[seat]]:
        return LAST_LIFE
    return cards.bar_to_effect(s, seat, EFFECT_FACTION + s.faction[seat], s.warlord[seat])


def bar_to_activate(s: State, seat: i64, mercenary: i64, cell: i64) -> i64:
    """HX-ACT-06, HX-CARD-07. A permanent ability, once a turn, not in the turn of deployment."""
    if not s.tables.permanent[mercenary]:
        return NOT_PERMANENT
    if cell == NOWHERE:
        return NOT_ON_BOARD
    if (s.tired >> mercenary) & 1:
        return TIRED
    return cards.bar_to_effect(s, seat, EFFECT_UNIT + MERCENARY + mercenary, cell)


# -- the question ------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Question):
    """HX-TURN-04, HX-TURN-06. One action that can be carried out, or the end of the phase."""

    rule: ClassVar[str] = "HX-TURN-04"
    name: ClassVar[str] = "D-ACTION"

    def legal(self, s: State, out: Actions) -> None:
        seat = self.seat
        units.write_deployable_natives(s, seat, out, DEPLOY0)
        if s.warlord[seat] == NOWHERE:
            # HX-UNIT-11. Only this action deploys a warlord.
            out.add(DEPLOY0 + WARLORD)
        write_unit_actions(s, seat, out)
        units.write_in_ship(s, seat, out, HEAL0)
        write_cards(s, seat, out)
        out.add(GAIN)
        if bar_to_income(s, seat) == FREE:
            out.add(INCOME)
        if s.warlord[seat] != NOWHERE:
            if bar_to_warlord_heal(s, seat) == FREE:
                out.add(WARLORD_HEAL)
            if bar_to_warlord_move(s, seat) == FREE:
                out.add(WARLORD_MOVE)
            if bar_to_special(s, seat) == FREE:
                out.add(WARLORD_SPECIAL)
        out.add(END)

    def expected(self, s: State, out: Actions) -> None:
        seat = self.seat
        units.expect_kinds(s, seat, out, DEPLOY0)
        out.add(DEPLOY0 + WARLORD)
        units.expect_natives(s, seat, out, HEAL0)
        expect_units(s, seat, out)
        expect_cards(s, seat, out)
        out.add(INCOME)
        out.add(WARLORD_HEAL)
        out.add(WARLORD_MOVE)
        out.add(WARLORD_SPECIAL)

    def bar(self, s: State, action: i64) -> i64:
        seat = self.seat
        if action == DEPLOY0 + WARLORD:
            return FREE if s.warlord[seat] == NOWHERE else WARLORD_ON_BOARD
        if DEPLOY0 <= action < HEAL0:
            return units.bar_to_deploy(s, seat, action - DEPLOY0)
        if HEAL0 <= action < UNIT0:
            return units.bar_to_heal(s, seat, action - HEAL0)
        if WITHDRAW0 <= action < ATTACK0:
            normal = s.unit[action - WITHDRAW0] & KIND_MASK < WARLORD
            return FREE if normal else NEVER_WITHDRAWN
        if ATTACK0 <= action < DEPLOY0:
            return attack.bar_to_attack(s, seat, action - ATTACK0)
        if PLAY0 <= action < ACTIVATE0:
            return cards.bar_to_effect(s, seat, EFFECT_CARD + action - PLAY0, NOWHERE)
        if ACTIVATE0 <= action < BUY0:
            mercenary = action - ACTIVATE0
            return bar_to_activate(s, seat, mercenary, cell_of(s, MERCENARY + mercenary))
        if action == INCOME:
            return bar_to_income(s, seat)
        if action == WARLORD_HEAL:
            return bar_to_warlord_heal(s, seat)
        return bar_to_warlord_move(s, seat) if action == WARLORD_MOVE else bar_to_special(s, seat)

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        if action == END:
            events.actions_ended(s, self.seat, s.actions_left)
            s.actions_left = 0
            return
        s.actions_left -= 1
        carry_out(s, self.seat, action)


def write_unit_actions(s: State, seat: i64, out: Actions) -> None:
    """HX-ACT-02, HX-UNIT-12. What units on the board may do; only normal ones can be withdrawn."""
    unit = s.unit
    mine = seat + 1
    cell: i64
    for cell in range(s.tables.cells):
        u = unit[cell]
        if u >> OWNER_SHIFT == mine:
            kind = u & KIND_MASK
            if kind < WARLORD:
                out.add(WITHDRAW0 + cell)
            if attack.bar_to_attack(s, seat, cell) == FREE:
                out.add(ATTACK0 + cell)
            if kind >= MERCENARY and bar_to_activate(s, seat, kind - MERCENARY, cell) == FREE:
                out.add(ACTIVATE0 + kind - MERCENARY)


def expect_units(s: State, seat: i64, out: Actions) -> None:
    """Every own unit on the board, to withdraw and to attack with."""
    cell: i64
    for cell in range(s.tables.cells):
        if s.unit[cell] != EMPTY and units.owner_of(s.unit[cell]) == seat:
            out.add(WITHDRAW0 + cell)
            out.add(ATTACK0 + cell)


def expect_cards(s: State, seat: i64, out: Actions) -> None:
    """Both options of every own action card, the ability of every own mercenary."""
    card: i64
    for card in range(CARDS):
        if s.where[card] != OWNED + seat:
            continue
        if card >= ACTION_CARDS:
            out.add(ACTIVATE0 + card - ACTION_CARDS)
        else:
            out.add(PLAY0 + 2 * card)
            out.add(PLAY0 + 2 * card + 1)


def write_cards(s: State, seat: i64, out: Actions) -> None:
    """Mercenaries to deploy; both options of action cards that can change something (HX-ACT-14)."""
    where = s.where
    mine = OWNED + seat
    room = s.hired[seat] < s.tables.frames
    card: i64
    for card in range(CARDS):
        if where[card] != mine:
            continue
        if card >= ACTION_CARDS:
            if room and s.tokens[card - ACTION_CARDS] > 0:
                out.add(DEPLOY0 + MERCENARY + card - ACTION_CARDS)
        else:
            first = EFFECT_CARD + 2 * card
            if cards.is_possible(s, seat, first, NOWHERE):
                out.add(PLAY0 + 2 * card)
            if cards.is_possible(s, seat, first + 1, NOWHERE):
                out.add(PLAY0 + 2 * card + 1)


def carry_out(s: State, seat: i64, action: i64) -> None:
    """Begin an action; it is over when the stack has come down to the flow of the turn again."""
    if DEPLOY0 <= action < HEAL0:
        s.top = deploy.DeployCell(s.top, seat, action - DEPLOY0, False)
    elif WITHDRAW0 <= action < ATTACK0:
        withdraw(s, seat, action - WITHDRAW0)
    elif ATTACK0 <= action < ATTACK0 + s.tables.cells:
        s.top = attack.Target(s.top, seat, action - ATTACK0)
    elif HEAL0 <= action < UNIT0:
        units.heal(s, seat, action - HEAL0)
    elif PLAY0 <= action < PLAY0 + 2 * ACTION_CARDS:
        play(s, seat, (action - PLAY0) >> 1, (action - PLAY0) & 1)
    elif ACTIVATE0 <= action < ACTIVATE0 + CARDS - ACTION_CARDS:
        activate(s, seat, action - ACTIVATE0)
    elif action == GAIN:
        # HX-ACT-07. One hexilum, always possible.
        units.gain_hexilum(s, seat, s.tables.gain, BY_ACTION)
    elif action == INCOME:
        raise_income(s, seat, True)
    elif action == WARLORD_HEAL:
        s.warlord_used |= USED_HEAL
        units.heal_warlord(s, seat, 1, BY_ACTION)
    elif action == WARLORD_MOVE:
        s.warlord_used |= USED_MOVE
        s.top = WarlordStep(s.top, seat)
    else:
        use_special(s, seat)


def withdraw(s: State, seat: i64, cell: i64) -> None:
    """One normal unit returns from the board to reserve."""
    kind = s.unit[cell] & KIND_MASK
    s.unit[cell] = EMPTY
    s.home[units.pool(seat, kind)] += 1
    unit_events.unit_withdrawn(s, seat, kind, cell)


def play(s: State, seat: i64, card: i64, option: i64) -> None:
    """HX-ACT-05. One of the two options of an action card."""
    s.where[card] = RESOLVING
    s.playing = card
    events.card_played(s, seat, card, option)
    cards.begin(s, seat, EFFECT_CARD + 2 * card + option, NOWHERE, False)


def activate(s: State, seat: i64, mercenary: i64) -> None:
    """HX-CARD-13. A mercenary on the board uses its permanent ability."""
    s.tired |= 1 << mercenary
    kind = MERCENARY + mercenary
    events.mercenary_activated(s, seat, kind)
    cards.begin(s, seat, EFFECT_UNIT + kind, cell_of(s, kind), False)


def cell_of(s: State, kind: i64) -> i64:
    """Where the mercenary with this card stands."""
    cell: i64
    for cell in range(s.tables.cells):
        if s.unit[cell] & KIND_MASK == kind:
            return cell
    return NOWHERE


def raise_income(s: State, seat: i64, pays: bool) -> None:
    """One level up; the income card asks no price (HX-CARD-10)."""
    s.income[seat] += 1
    price = s.tables.income_price[s.income[seat]] if pays else 0
    s.hexilum[seat] -= price
    events.income_raised(s, seat, price)


def use_special(s: State, seat: i64) -> None:
    """The warlord pays with life first, then the faction's ability works."""
    s.warlord_used |= USED_SPECIAL
    s.life[seat] -= s.tables.special_price[s.faction[seat]]
    events.special_used(s, seat)
    cards.begin(s, seat, EFFECT_FACTION + s.faction[seat], s.warlord[seat], False)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WarlordStep(Question):
    """The free cell next to him to which the warlord moves, for 1 life (HX-ACT-10)."""

    rule: ClassVar[str] = "HX-ACT-10"
    name: ClassVar[str] = "D-STEP"

    def legal(self, s: State, out: Actions) -> None:
        for cell in s.tables.near[s.warlord[self.seat]]:
            if s.unit[cell] == EMPTY:
                out.add(CELL0 + cell)

    def expected(self, s: State, out: Actions) -> None:
        board.expect_taken_near(s, s.warlord[self.seat], out)

    def bar(self, s: State, action: i64) -> i64:
        return OCCUPIED

    def apply(self, s: State, action: i64) -> None:
        s.top = self.below
        s.life[self.seat] -= 1
        unit_events.warlord_paid(s, self.seat, 1)
        board.move(s, self.seat, s.warlord[self.seat], action - CELL0)
