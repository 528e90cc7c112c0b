"""One queue for everything that bots think about: moves, hints, reviews.

Whoever has had least goes first (`fair.py`), a small thought before a large one. Large thoughts
never take the last process: a bot of a low level answers at once, whatever others are busy with.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import msgspec

from beachhead.server import levels
from beachhead.server.bots import Chooser
from beachhead.server.errors import too_often
from beachhead.server.fair import REMEMBERED, Owner, Shares
from beachhead.server.thinking import OUTLOOK_SECONDS, Answer, Request

SMALL_SECONDS = 0.15
GUESS_SMALL = 0.02  # before anything was measured
GUESS_LARGE = 1.5
LEARNING = 0.2  # how much the newest measurement counts
MOST_OF_USER = 8  # thoughts under way or waiting, before somebody may not begin more
MOST_OF_PLACE = 32
WAIT_SECONDS = 10


class Thought(msgspec.Struct, eq=False):
    """A request, whose it is, and who waits for it."""

    request: Request
    owner: Owner
    cost: float  # seconds, as expected
    number: int
    turn: asyncio.Future[Lane]


class Lane:
    """Processes that think: for everything, or for small thoughts only."""

    def __init__(self, chooser: Chooser, size: int, *, only_small: bool) -> None:
        self.chooser = chooser
        self.free = size
        self.only_small = only_small

    def takes(self, thought: Thought) -> bool:
        fits = thought.cost <= SMALL_SECONDS or not self.only_small
        return self.free > 0 and fits and not thought.turn.done()


class Costs:
    """How long thoughts take, learned by game, level and kind."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str, bool, str], float] = {}

    def of(self, request: Request) -> float:
        known = self._known.get(self._kind(request))
        if known is not None:
            return known
        if request.review:
            return OUTLOOK_SECONDS
        small = levels.is_quick(request.level, request.game) and not request.explain
        return GUESS_SMALL if small else GUESS_LARGE

    def learn(self, request: Request, seconds: float) -> None:
        kind, before = self._kind(request), self.of(request)
        self._known[kind] = before + LEARNING * (seconds - before)

    @staticmethod
    def _kind(request: Request) -> tuple[str, str, bool, str]:
        return request.game, request.level, request.explain, request.review


class Thoughts:
    """Who thinks next."""

    def __init__(self, small: Lane, large: Lane) -> None:
        self._lanes = [small, large]
        self._costs = Costs()
        self._places = Shares()
        self._users: dict[str, Shares] = {}  # the users of each place
        self._waiting: list[Thought] = []
        self._under_way: Counter[str] = Counter()  # by user and by place
        self._count = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def ask(self, request: Request, owner: Owner) -> Answer:
        """The answer, when it is this owner's turn."""
        self._count += 1
        loop = asyncio.get_running_loop()
        thought = Thought(
            request, owner, self._costs.of(request), self._count, loop.create_future()
        )
        self._waiting.append(thought)
        names = self._names(owner)
        self._under_way.update(names)
        try:
            self._hand_out()
            return await self._think(thought, await thought.turn)
        finally:
            self._under_way.subtract(names)
            self._withdraw(thought)
            self._hand_out()

    def check_room(self, owner: Owner) -> None:
        """Refuse somebody whose bots have more to think about than they get to."""
        user, place = (self._under_way[name] for name in self._names(owner))
        if user >= MOST_OF_USER or place >= MOST_OF_PLACE:
            raise too_often("error-bots-busy", WAIT_SECONDS)

    async def close(self) -> None:
        for lane in self._lanes:
            await lane.chooser.close()

    @staticmethod
    def _names(owner: Owner) -> tuple[str, str]:
        return f"user {owner.user}", f"place {owner.place}"

    # -- in turn --------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Every free process gets the thought that is next for it."""
        for lane in self._lanes:
            while fitting := [each for each in self._waiting if lane.takes(each)]:
                self._begin(min(fitting, key=self._order), lane)

    def _order(self, thought: Thought) -> tuple[float, float, float, int]:
        owner = thought.owner
        users = self._users.get(owner.place)
        had = 0.0 if users is None else users.had(owner.user)
        return self._places.had(owner.place), had, thought.cost, thought.number

    def _begin(self, thought: Thought, lane: Lane) -> None:
        self._waiting.remove(thought)
        lane.free -= 1
        owner = thought.owner
        self._places.serve(owner.place)
        self._users.setdefault(owner.place, Shares()).serve(owner.user)
        self._charge(owner, thought.cost)
        thought.turn.set_result(lane)

    def _withdraw(self, thought: Thought) -> None:
        """Nobody waits for it any more; a process it had is free."""
        if thought in self._waiting:
            self._waiting.remove(thought)
        elif thought.turn.done() and not thought.turn.cancelled():
            thought.turn.result().free += 1

    async def _think(self, thought: Thought, lane: Lane) -> Answer:
        began = time.perf_counter()
        try:
            return await lane.chooser.ask(thought.request)
        finally:
            took = time.perf_counter() - began
            self._costs.learn(thought.request, took)
            self._charge(thought.owner, took - thought.cost)

    def _charge(self, owner: Owner, seconds: float) -> None:
        self._places.charge(owner.place, seconds)
        self._users.setdefault(owner.place, Shares()).charge(owner.user, seconds)
        if len(self._users) > REMEMBERED:
            known = self._places.remembered() & set(self._users)
            self._users = {place: self._users[place] for place in known}
