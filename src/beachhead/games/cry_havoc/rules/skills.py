"""Chapter 4.1, Skills: when they may be used. What they do stands in `powers/`. CH-SKILL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.powers import roster
from beachhead.games.cry_havoc.vocab import SKILL0, SKILLS_EACH

if TYPE_CHECKING:
    from beachhead.core.engine import Actions, Question
    from beachhead.games.cry_havoc.state import State


def offer(s: State, out: Actions, army: i64) -> None:
    """CH-SKILL-01, CH-SKILL-03, CH-SKILL-04, CH-SKILL-05. Ready skills that could change something.

    Only here, so only on the own turn of the Action phase; passive ones are never offered.
    """
    ready = s.ready >> (army * SKILLS_EACH)
    if ready & 31 == 0:
        return
    t = s.tables
    power = roster.of(army)
    i: i64
    for i in range(SKILLS_EACH):
        skill = army * SKILLS_EACH + i
        if (
            (ready >> i) & 1 != 0
            and t.passive[skill] == 0
            and t.in_battle_skill[skill] == 0
            and power.may_use(s, skill)
        ):
            out.add(SKILL0 + skill)


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
