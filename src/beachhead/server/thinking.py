"""One bot process: reads requests on its input, writes answers on its output.

It is started by `bots.Pool`, one request at a time, and is killed when it takes too long. It
rebuilds the match from the list of actions and hides what the seat cannot know before any bot
sees the state.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import BinaryIO, Literal

import msgspec

from beachhead import bots
from beachhead.bots import advice
from beachhead.bots.plans import beside, plan, telling
from beachhead.core import registry
from beachhead.core.contract import Setup
from beachhead.core.engine import GameState
from beachhead.core.fair import Sealed
from beachhead.core.gains import Change
from beachhead.core.match import Match
from beachhead.core.options import Option
from beachhead.core.rng import MAX_SEED
from beachhead.server import levels
from beachhead.study.findings import Finding, find
from beachhead.study.review import SEED, Course, course_of

KEPT = 64  # matches
TURNS = 8  # bots with their trees, some 10 MB each
OUTLOOK_SECONDS = 0.4
READY = b"ready"


class Request(msgspec.Struct, frozen=True):
    """One decision, or what a bot thinks of it.

    `chance` feeds the bot and the resampling; the table's own chance does not.
    """

    match_id: str
    game: str
    sides: list[str]
    options: dict[str, str]
    seed: int
    actions: list[int]
    seat: int
    level: str
    chance: int
    position: str = ""  # where the match begins, if not with the set-up
    sealed: Sealed | None = None  # what the table draws from, if from no seed
    explain: bool = False  # not what to do, but what to think of
    # of a finished match, see `reviews.py` and `studies.py`
    review: Literal["", "outlook", "turning", "course", "finding"] = ""
    seconds: float = 0.0  # how long it may take, if longer than a move
    since: int = 0  # turning: the action after which the outlook had not changed yet
    worse: bool = False  # turning: in which direction it changed

    def match(self) -> Match:
        """The match before its first action."""
        setup = Setup(tuple(self.sides), self.options, self.seed)
        if self.sealed is not None:
            setup = Setup.of_sealed(setup.seats, setup.options, self.sealed)
        return Match(registry.get(self.game), setup, position=self.position)


class Idea(msgspec.Struct, frozen=True):
    """One of the options a bot thinks of first."""

    action: int
    value: float  # 0 lost, 1 won, as the seat sees it
    visits: int  # simulations spent on it
    steps: list[Option]  # of its plan, see `bots/plans.py`
    brings: list[Change]  # by its plan
    beside: list[Change]  # what it brings more or less than the first idea


class Answer(msgspec.Struct, frozen=True):
    """An action, ideas if they were asked for, or what went wrong."""

    action: int = -1
    ideas: list[Idea] = []
    value: float = 0.0  # outlook: how good the position looks to the seat, 0 to 1
    course: Course | None = None
    finding: Finding | None = None
    error: str = ""


class Turn(msgspec.Struct):
    """A bot in the middle of its turn: what it found about the next question is still good."""

    seat: int
    level: str
    actions: list[int]  # as they must stand for the next question to follow from the last
    bot: bots.Bot

    def follows(self, request: Request) -> bool:
        same = self.seat == request.seat and self.level == request.level
        return same and self.actions == request.actions


class Thinker:
    """Rebuilt matches are kept, so that the next decision costs only the new actions."""

    def __init__(self) -> None:
        self._kept: dict[str, Match] = {}
        self._turns: dict[str, Turn] = {}

    def think(self, request: Request) -> Answer:
        if request.review == "turning":
            return Answer(_turning(request))
        if request.review == "finding":
            return Answer(finding=self._finding(request))
        match = self._match(request)
        if request.review == "course":
            return Answer(course=course_of(match))
        if match.seat != request.seat:
            return Answer(error=f"seat {match.seat} is asked, not {request.seat}")
        bot, budget = levels.make(request.level, request.game)
        chance = request.chance & MAX_SEED
        known = bots.as_known(match.state, request.seat, chance)
        if request.review == "outlook":
            found = bot.explain(known, chance ^ 1, bots.Budget(seconds=OUTLOOK_SECONDS))
            return Answer(value=found[0].value) if found else Answer(error="no outlook")
        if request.explain:
            steady = levels.steady(budget)
            return self._ideas(match, known, bot.explain(known, chance ^ 1, steady), chance)
        turn = self._turns.pop(request.match_id, None)
        if turn is not None and turn.follows(request):
            bot = turn.bot
        action = int(bot.choose(known, chance ^ 1, budget))
        if action not in match.legal():
            return Answer(error=f"chose {action}, which is not legal")
        after = [*request.actions, action]
        self._turns[request.match_id] = Turn(request.seat, request.level, after, bot)
        while len(self._turns) > TURNS:
            del self._turns[next(iter(self._turns))]
        return Answer(action)

    def _finding(self, request: Request) -> Finding:
        """What there is to say about the last action of the request."""
        *before, action = request.actions
        match = self._match(msgspec.structs.replace(request, actions=before))
        return find(match, action, SEED)

    @staticmethod
    def _ideas(match: Match, known: GameState, found: list[bots.Hint], chance: int) -> Answer:
        legal = match.legal()
        if any(hint.action not in legal for hint in found):
            return Answer(error="an idea is not legal")
        game, seat = match.game, match.seat
        made = [plan(game, known, seat, hint.action, chance) for hint in found]
        told = telling(made, seat)
        return Answer(
            ideas=[
                Idea(
                    hint.action, hint.value, hint.visits, each.steps, brings, beside(made[0], each)
                )
                for hint, each, brings in zip(found, made, told, strict=True)
            ]
        )

    def _match(self, request: Request) -> Match:
        match = self._kept.pop(request.match_id, None)
        known = [] if match is None else match.actions
        other = match is not None and match.begins_with != request.position
        if match is None or other or known != request.actions[: len(known)]:
            match = request.match()
        for action in request.actions[len(match.actions) :]:
            match.play(action)
        self._kept[request.match_id] = match
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return match


def _turning(request: Request) -> int:
    """The number of the action that changed the seat's prospects most, by the game's own advice."""
    match = request.match()
    judge = advice.evaluation(request.game)
    best, last, found = -1.0, 0.0, request.since + 1
    for number, action in enumerate(request.actions, 1):
        match.play(action)
        if number < request.since:
            continue
        known = bots.as_known(match.state, request.seat, request.chance & MAX_SEED)
        now = judge(known, request.seat)
        change = last - now if request.worse else now - last
        if number > request.since and change > best:
            best, found = change, number
        last = now
    return found


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


def main() -> None:
    """Answer until the input ends. Whatever a bot prints goes to the log, not into an answer."""
    if megabytes := int(os.environ.get("BEACHHEAD_BOT_MEMORY_MB", "0")):
        import resource  # noqa: PLC0415 no browser has it

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    os.nice(int(os.environ.get("BEACHHEAD_BOT_NICE", "0")))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    thinker = Thinker()
    answers.write(READY)
    answers.flush()
    while (body := read_frame(sys.stdin.buffer)) is not None:
        try:
            answer = thinker.think(msgspec.msgpack.decode(body, type=Request))
        except Exception as error:  # a bot may fail in any way it likes
            traceback.print_exc()
            answer = Answer(error=f"{type(error).__name__}: {error}"[:200])
        answers.write(frame(msgspec.msgpack.encode(answer)))
        answers.flush()


if __name__ == "__main__":
    main()
