"""One action of a match: the verdict on its decision, the better line, and what chance did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from beachhead.bots.base import as_known
from beachhead.bots.plans import beside, plan, telling
from beachhead.core.contract import Game
from beachhead.core.engine import GameState
from beachhead.core.gains import Change
from beachhead.core.match import Match
from beachhead.core.options import Option
from beachhead.core.rng import seed_state
from beachhead.study.judging import MARKS, Mark, Verdict, judge_of
from beachhead.study.luck import fortune_of

MARKED: frozenset[Mark] = frozenset(name for _, name in MARKS)


class Better(msgspec.Struct, frozen=True):
    """What would have been better than a decision, and what it would have brought."""

    instead: Option  # what was played
    line: tuple[int, ...]  # its own actions, as long as neither chance nor others come between
    steps: tuple[Option, ...]  # the same, described
    brings: tuple[Change, ...]  # until the seat's next turn, the weightiest first
    beside: tuple[Change, ...]  # more or less than what was played


class Judged(msgspec.Struct, frozen=True):
    """All that is said about one decision."""

    verdict: Verdict
    better: Better | None  # for marked ones


class Finding(msgspec.Struct, frozen=True):
    """What there is to say about one action."""

    n: int  # actions played before it
    judged: Judged | None  # None if there was nothing to decide
    luck: tuple[float, ...]  # of every seat; empty if nothing was drawn or came to light


def find(match: Match, action: int, seed: int) -> Finding:
    """Judge the action that was played next, and play it."""
    n, before = len(match.actions), match.state
    rng = int(seed_state(seed ^ n << 32))
    real = len(match.legal()) > 1
    found = judged(match.game, before, n, action, rng) if real else None
    match.play(action)
    after = match.state
    luck: tuple[float, ...] = ()
    if draws(before, after):
        luck = fortune_of(match.game.id).of(before, action, after, rng)
    return Finding(n, found, luck)


class Walk:
    """A match on its way through its own actions."""

    def __init__(self, table: Match, actions: Sequence[int]) -> None:
        self.table = table
        self.actions = actions

    def find(self, n: int, seed: int) -> Finding:
        """What there is to say about an action; each comes later than the one before."""
        for action in self.actions[len(self.table.actions) : n]:
            self.table.play(action)
        return find(self.table, self.actions[n], seed)


def draws(before: GameState, after: GameState) -> bool:
    """Whether anything was drawn or came to light between two tables."""
    return (before.rng, before.reveals) != (after.rng, after.reveals)


def judged(game: Game[Any], state: GameState, n: int, played: int, rng: int) -> Judged:
    """Judge the decision that stands in `state`, the one after `n` actions."""
    verdict = judge_of(game.id).judge(state, n, played, rng)
    if verdict.mark not in MARKED:
        return Judged(verdict, None)
    return Judged(verdict, _better(game, state, verdict, rng >> 1))


def _better(game: Game[Any], state: GameState, verdict: Verdict, chance: int) -> Better:
    """The best option played on beside the one that was played, on the same imagined table."""
    seat = verdict.seat
    known = as_known(state, seat, chance)
    best, played = (
        plan(game, known, seat, action, chance) for action in (verdict.best, verdict.played)
    )
    return Better(
        instead=game.describe(state, verdict.played),
        line=tuple(best.line[: len(best.steps)]),
        steps=tuple(best.steps),
        brings=tuple(telling([best, played], seat)[0]),
        beside=tuple(beside(played, best)),
    )
