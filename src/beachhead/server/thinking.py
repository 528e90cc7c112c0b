"""One bot process: reads requests on its input, writes answers on its output.

It is started by `bots.Pool`, one request at a time, and is killed when it takes too long. It
rebuilds the match from the list of actions and hides what the seat cannot know before any bot
sees the state.
"""

from __future__ import annotations

import os
import resource
import sys
import traceback
from typing import BinaryIO

import msgspec

from beachhead import bots
from beachhead.core import registry
from beachhead.core.contract import Setup
from beachhead.core.match import Match
from beachhead.core.rng import MAX_SEED

KEPT = 64
READY = b"ready"


class Request(msgspec.Struct, frozen=True):
    """One decision. `chance` feeds the bot and the resampling; the table's own chance does not."""

    match_id: str
    game: str
    sides: list[str]
    options: dict[str, str]
    seed: int
    actions: list[int]
    seat: int
    level: str
    chance: int


class Answer(msgspec.Struct, frozen=True):
    """An action, or what went wrong."""

    action: int = -1
    error: str = ""


class Thinker:
    """Rebuilt matches are kept, so that the next decision costs only the new actions."""

    def __init__(self) -> None:
        self._kept: dict[str, Match] = {}

    def think(self, request: Request) -> Answer:
        from beachhead.server import levels

        match = self._match(request)
        if match.seat != request.seat:
            return Answer(error=f"seat {match.seat} is asked, not {request.seat}")
        bot, budget = levels.make(request.level, request.game)
        chance = request.chance & MAX_SEED
        known = bots.as_known(match.state, request.seat, chance)
        action = int(bot.choose(known, chance ^ 1, budget))
        if action not in match.legal():
            return Answer(error=f"chose {action}, which is not legal")
        return Answer(action)

    def _match(self, request: Request) -> Match:
        match = self._kept.pop(request.match_id, None)
        known = [] if match is None else match.actions
        if match is None or known != request.actions[: len(known)]:
            setup = Setup(tuple(request.sides), request.options, request.seed)
            match = Match(registry.get(request.game), setup)
        for action in request.actions[len(match.actions) :]:
            match.play(action)
        self._kept[request.match_id] = match
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return match


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
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
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
