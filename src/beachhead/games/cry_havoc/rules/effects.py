"""Chapter 5.1, Card effects in Battle: one function per operation word of the card data. CH-FX.

Operations that ask stand in `effect_choices.py` and `effect_losses.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from beachhead.core.engine import Question, Step
from beachhead.games.cry_havoc import map_events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import battle_events, general, piles
from beachhead.games.cry_havoc.rules import effect_choices as choices
from beachhead.games.cry_havoc.rules import effect_losses as losses
from beachhead.games.cry_havoc.vocab import (
    ADD_BOARD,
    ADD_RESERVE,
    ATTACKER,
    ATTRITION_BONUS,
    CAPTURE_EXTRA,
    COND_ATTACKER,
    COND_DEFENDER,
    COND_STRUCTURE_NEAR,
    CRYSTAL_BURN,
    CRYSTAL_REGION,
    CRYSTAL_TAKE,
    DEFENDER,
    DISCARD_OPPONENT,
    DRAW,
    F_EXTRA,
    F_FREE,
    F_KILLS,
    F_LOCKED,
    F_PREVENT,
    F_REVERSED,
    F_SAFE,
    F_SALVAGE,
    FREE_RETREAT,
    KILL,
    LOCK_REINFORCE,
    NO_CAPTURE,
    NOBODY,
    PREVENT_KILLS,
    REVERSE_ORDER,
    SALVAGE,
    SHIFT_ENEMY,
    SHIFT_OWN,
    STRENGTH,
    VP,
    WHO_BOTH,
    WHO_SELF,
    WITHDRAW_OWN,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lines(Step):
    """CH-FX-19, CH-FX-21. The lines of a card in the order written, each finished before the next.

    A `max` asks Unit by Unit and may be declined; an `n` is carried out as far as possible.
    """

    rule: ClassVar[str] = "CH-FX-21"

    def __init__(self, below: Question, side: i64, kind: i64, line: i64) -> None:
        super().__init__(below, NOBODY)
        self.side: Final = side
        self.kind: Final = kind
        self.line: Final = line

    def act(self, s: State) -> None:
        below = self.below
        assert below is not None
        t = s.tables
        if self.line == t.op_count[self.kind]:
            # CH-BATTLE-12. Carried out, the card goes to the discard pile of whoever played it.
            piles.clear_laid(s, t.army_of[s.decider(self.side)])
            s.top = below
            return
        s.top = Lines(below, self.side, self.kind, self.line + 1)
        line = t.op_first[self.kind] + self.line
        if applies(self.side, t.op_cond[line]):
            carry_out(s, self.side, line)


def applies(side: i64, condition: i64) -> bool:
    """CH-FX-18. Some lines are for the attacker or the defender only."""
    if condition == COND_ATTACKER:
        return side == ATTACKER
    if condition == COND_DEFENDER:
        return side == DEFENDER
    return True


def carry_out(s: State, side: i64, line: i64) -> None:
    """CH-BATTLE-04. "You" is the army of the side; its cards are those of whoever decides for
    it.
    """
    op = s.tables.op[line]
    n = s.tables.op_n[line]
    if op == SHIFT_OWN:
        choices.shift(s, side, side, line, n)
    elif op == SHIFT_ENEMY:
        choices.shift(s, side, 1 - side, line, n)
    elif op == ADD_RESERVE:
        choices.add_reserve(s, side, line, raised(s, side, line, n))
    elif op == ADD_BOARD:
        choices.add_board(s, side, line, n)
    elif op == KILL:
        losses.kill(s, side, line, n)
    elif op == STRENGTH:
        strength(s, side, line, n)
    elif op == ATTRITION_BONUS:
        attrition_bonus(s, side, line, n)
    elif op == PREVENT_KILLS:
        prevent_kills(s, side, n)
    elif op == SALVAGE:
        salvage(s, side, n)
    elif op == CAPTURE_EXTRA:
        capture_extra(s, side, n)
    elif op == NO_CAPTURE:
        no_capture(s, side)
    elif op == LOCK_REINFORCE:
        lock_reinforce(s, side, line)
    elif op == DRAW:
        draw(s, side, n)
    elif op == DISCARD_OPPONENT:
        losses.discard_opponent(s, side, n)
    elif op == VP:
        score(s, side, n)
    elif op == REVERSE_ORDER:
        reverse_order(s)
    elif op == CRYSTAL_REGION:
        crystal_region(s, n)
    elif op == CRYSTAL_TAKE:
        crystal_take(s, side, n)
    elif op == CRYSTAL_BURN:
        losses.crystal_burn(s, side, line, n)
    elif op == WITHDRAW_OWN:
        losses.withdraw_own(s, side, n)
    elif op == FREE_RETREAT:
        free_retreat(s, side)


def raised(s: State, side: i64, line: i64, n: i64) -> i64:
    """The number of `max`, or that of `max_if` where its condition holds."""
    if s.tables.op_if[line] == COND_STRUCTURE_NEAR and structure_near(s, s.fighter(side)):
        return s.tables.op_if_n[line]
    return n


def structure_near(s: State, army: i64) -> bool:
    """A marker in the Battle Region, or in an adjacent Region the player controls (CH-FX-03)."""
    if s.seat_of(army) == NOBODY:
        return False
    region = s.battle_region()
    near = (1 << region) | (roster.of(army).reach(s, region) & s.control[army])
    structure: i64
    for structure in range(s.tables.first_structure[army], s.tables.first_structure[army + 1]):
        if s.markers[structure] & near != 0:
            return True
    return False


def strength(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-06. Extra Units for a majority; they are no Units."""
    s.strengthen(side, s.tables.op_to[line], n)
    battle_events.strengthened(s, side, s.tables.op_to[line], n)


def attrition_bonus(s: State, side: i64, line: i64, n: i64) -> None:
    """CH-FX-07. More or fewer kills in Attrition."""
    whose = side if s.tables.op_who[line] == WHO_SELF else 1 - side
    s.fight[F_KILLS + whose] += n
    if n > 0:
        battle_events.effect(s, whose, "kills", n, "CH-FX-07")
    else:
        battle_events.effect(s, whose, "kills-fewer", -n, "CH-FX-07")


def prevent_kills(s: State, side: i64, n: i64) -> None:
    """CH-FX-08. Own Units that would be killed in Attrition by enemy Units survive."""
    s.fight[F_PREVENT + side] += n
    battle_events.effect(s, side, "survive", n, "CH-FX-08")


def salvage(s: State, side: i64, n: i64) -> None:
    """CH-FX-09. Own Units killed in Attrition may go to the HQ instead of the Reserve."""
    s.fight[F_SALVAGE + side] += n
    battle_events.effect(s, side, "salvage", n, "CH-FX-09")


def capture_extra(s: State, side: i64, n: i64) -> None:
    """CH-FX-10. A won Capture takes more Prisoners."""
    s.fight[F_EXTRA + side] += n
    battle_events.effect(s, side, "captives", n, "CH-FX-10")


def no_capture(s: State, side: i64) -> None:
    """CH-FX-11. The opponent takes no Prisoner in this Battle."""
    s.fight[F_SAFE + side] = 1
    battle_events.effect(s, side, "safe", 0, "CH-FX-11")


def lock_reinforce(s: State, side: i64, line: i64) -> None:
    """CH-FX-12. No more Units come onto the Battle board, for the opponent or for both."""
    s.fight[F_LOCKED + 1 - side] = 1
    battle_events.effect(s, 1 - side, "locked", 0, "CH-FX-12")
    if s.tables.op_who[line] == WHO_BOTH:
        s.fight[F_LOCKED + side] = 1
        battle_events.effect(s, side, "locked", 0, "CH-FX-12")


def draw(s: State, side: i64, n: i64) -> None:
    """CH-FX-13. Draw from the deck of whoever decides for the side."""
    piles.draw(s, s.tables.army_of[s.decider(side)], n, "CH-FX-13")


def score(s: State, side: i64, n: i64) -> None:
    """Points at once (CH-FX-13); neutral Trogs score nothing."""
    general.score(s, s.fighter(side), n, "CH-FX-13")


def reverse_order(s: State) -> None:
    """CH-FX-14. Attrition, Capture, Region Control; a second such card restores the order."""
    s.fight[F_REVERSED] = 1 - s.fight[F_REVERSED]
    battle_events.order_reversed(s)


def crystal_region(s: State, n: i64) -> None:
    """CH-FX-15. Crystals into, or out of, the Battle Region."""
    general.add_crystals(s, s.battle_region(), n)


def crystal_take(s: State, side: i64, n: i64) -> None:
    """Crystals of the Battle Region go to the stock of an army that has one (CH-FX-15)."""
    army = s.fighter(side)
    region = s.battle_region()
    taken = n if n < s.crystals[region] else s.crystals[region]
    if s.seat_of(army) != NOBODY and roster.of(army).has_stock() and taken > 0:
        general.add_crystals(s, region, -taken)
        s.stock += taken
        map_events.stock_changed(s, taken)


def free_retreat(s: State, side: i64) -> None:
    """CH-FX-17. A loser may retreat to any controlled Region that is no Battle Region."""
    s.fight[F_FREE + side] = 1
    battle_events.effect(s, side, "retreat", 0, "CH-FX-17")
