"""Chapter 4.1, Skills: when they may be used. What they do stands in `powers/`. CH-SKILL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.rules import bits
from beachhead.games.cry_havoc.vocab import (
    SKILL0,
    SKILL_EXHAUSTED,
    SKILL_FOR_BATTLE,
    SKILL_PASSIVE,
    SKILL_TOO_DEAR,
    SKILL_USELESS,
    SKILLS_EACH,
)

if TYPE_CHECKING:
    from beachhead.core.engine import Actions, Question
    from beachhead.games.cry_havoc.state import State


def offer(s: State, out: Actions, army: i64) -> None:
    """CH-SKILL-01. Ready skills; only here, so only on the own turn of the Action phase."""
    ready = s.ready >> (army * SKILLS_EACH)
    if ready & 31 == 0:
        return
    i: i64
    for i in range(SKILLS_EACH):
        skill = army * SKILLS_EACH + i
        if (ready >> i) & 1 != 0 and bar_to_use(s, army, skill) == FREE:
            out.add(SKILL0 + skill)


def expect(s: State, out: Actions, army: i64) -> None:
    """Every skill the player has."""
    first = army * SKILLS_EACH
    bits.offer(out, SKILL0 + first, (s.skills >> first) & 31)


def bar_to_use(s: State, army: i64, skill: i64) -> i64:
    """CH-SKILL-03, CH-SKILL-04, CH-SKILL-05. Ready, paid for, and able to change something.

    Passive skills and those for Battles are never used on a turn.
    """
    t = s.tables
    if t.passive[skill] != 0:
        return SKILL_PASSIVE
    if t.in_battle_skill[skill] != 0:
        return SKILL_FOR_BATTLE
    if (s.ready >> skill) & 1 == 0:
        return SKILL_EXHAUSTED
    if t.skill_pay[skill] > s.stock:
        return SKILL_TOO_DEAR
    return FREE if roster.of(army).may_use(s, skill) else SKILL_USELESS


def use(s: State, turn: Question, army: i64, skill: i64) -> None:
    """CH-SKILL-02, CH-SKILL-06. It is no action; exhausted first, carried out completely, then the
    turn goes on.
    """
    exhaust(s, skill)
    events.skill_used(s, army, skill)
    s.top = turn
    roster.of(army).use(s, turn, skill)


def exhaust(s: State, skill: i64) -> None:
    s.ready &= ~(1 << skill)


def has(s: State, skill: i64) -> bool:
    """Whether a skill is in play."""
    return (s.skills >> skill) & 1 != 0


def is_ready(s: State, skill: i64) -> bool:
    return (s.ready >> skill) & 1 != 0


def place_token(s: State, army: i64, skill: i64, region: i64) -> None:
    """CH-SETUP-09. The token of a skill leaves its card until the next refresh."""
    s.skill_place[skill] = region
    events.skill_token_placed(s, army, skill, region)
