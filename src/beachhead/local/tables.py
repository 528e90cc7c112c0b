"""The server's tables, seating, replays and bots, put together for one person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from beachhead.local.shelf import Drawer, Shelf
from beachhead.server import clocks, wire_account
from beachhead.server.bots import BotFailed, Driver
from beachhead.server.chance import Seals
from beachhead.server.errors import invalid
from beachhead.server.fair import Owner, Whereabouts
from beachhead.server.measures import Measures
from beachhead.server.reception import Reception
from beachhead.server.rematches import Rematches
from beachhead.server.render import Presence
from beachhead.server.replays import Replays
from beachhead.server.reviews import Reviews
from beachhead.server.seats import Seating
from beachhead.server.store.rows import UserRow
from beachhead.server.studies import Studies
from beachhead.server.tables import Tables
from beachhead.server.thinking import Answer, Request

ME = "me"
NAME = "Player"  # until the page has asked or chosen one
KEPT = 8  # matches in memory
MAX_SETTINGS = 20_000

Think = Callable[[str], Awaitable[str]]  # a `Request` as JSON, and its `Answer`


class Local:
    """Everything a request may need."""

    def __init__(self, drawer: Drawer, think: Think, presence: Callable[[str], Presence]) -> None:
        self._think = think
        self.owner = Owner(ME)
        self.store = Shelf(drawer, ME)
        self.tables = Tables(self.store, KEPT, Measures())
        self.seals = Seals(self.store)
        self.seating = Seating(self.tables, self.seals)
        self.rematches = Rematches(self.tables, self.seating)
        self.replays = Replays(self.tables)
        self.reviews = Reviews(self.store, self._ask)
        self.studies = Studies(self.store, self._ask)
        self.driver = Driver(self.tables, self._ask, Whereabouts(), Measures())
        self.reception = Reception(
            self.tables, self.replays, self.reviews, self.studies, self._ask, presence
        )

    async def _ask(self, request: Request, _: Owner) -> Answer:
        """Bots think elsewhere in the browser; only one person can be kept waiting."""
        answer = msgspec.json.decode(await self._think(_json(request)), type=Answer)
        if answer.error:
            raise BotFailed("late" if answer.error == "late" else "error", answer.error)
        return answer

    # -- who plays ------------------------------------------------------------------------------

    async def user(self) -> UserRow:
        return await self.store.read_user() or UserRow(ME, NAME, clocks.now())

    async def me(self) -> wire_account.Me:
        user = await self.user()
        return wire_account.Me(
            id=ME,
            name=user.name,
            guest=True,
            csrf="",
            settings=user.settings,
            mail=None,
            to_move=await self.store.to_move(ME),
            password=False,
            second_factor=False,
        )

    async def change_me(self, wanted: wire_account.MeChange) -> wire_account.Me:
        user = await self.user()
        if wanted.name is not None:
            user.name = wanted.name.strip() or user.name
        if wanted.settings is not None:
            if len(_json(wanted.settings)) > MAX_SETTINGS:
                raise invalid("error-too-large", "too many settings")
            user.settings = wanted.settings
        await self.store.write_user(user)
        return await self.me()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
