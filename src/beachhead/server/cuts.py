"""Tables as text, made once for each position and kind of reader: spectators share one."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from beachhead.server import render, wire
from beachhead.server.live import Live
from beachhead.server.metrics import Metrics
from beachhead.server.render import Presence, Reader

MOST_LETTERS = 16 << 20  # of all texts together
TICKING_SECONDS = 1.0  # how old a text may be that tells a running clock


class Cut(msgspec.Struct, frozen=True):
    """A table as some readers get it, and who was there when it was made."""

    text: str
    news: bool  # events come with it
    lasting: str
    presence: Presence
    made: float


class Cuts:
    """The texts of the latest positions; the ones unused for longest are forgotten."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: OrderedDict[tuple[object, ...], Cut] = OrderedDict()
        self._letters = 0

    def of(self, live: Live, reader: Reader, seats: list[int], presence: Presence) -> Cut:
        """The reader's table; readers who may know the same get the same text."""
        head = live.head
        start = render.first_event(live, reader)
        host = head.host == reader.user_id
        key = (head.id, head.version, reader.look, *seats, start, host)
        known = self._known.get(key)
        if known is not None and self._is_fresh(known, live):
            self._known.move_to_end(key)
            return known
        return self._keep(key, self._make(live, reader, presence))

    @staticmethod
    def _is_fresh(cut: Cut, live: Live) -> bool:
        return live.head.deadline is None or time.monotonic() - cut.made < TICKING_SECONDS

    def _make(self, live: Live, reader: Reader, presence: Presence) -> Cut:
        with self._metrics.cut_seconds.time():
            table = render.table(live, reader, presence)
            text = wire.encode(wire.TableMessage(table)).decode()
        return Cut(text, bool(table.events), lasting(table), presence, time.monotonic())

    def _keep(self, key: tuple[object, ...], cut: Cut) -> Cut:
        before = self._known.pop(key, None)
        self._letters += len(cut.text) - (0 if before is None else len(before.text))
        self._known[key] = cut
        while self._letters > MOST_LETTERS and len(self._known) > 1:
            _, oldest = self._known.popitem(last=False)
            self._letters -= len(oldest.text)
        return cut


def lasting(table: wire.Table) -> str:
    """A table as long as nothing is done: no news, a clock that stands, whoever is connected."""
    clock = table.clock
    if clock is not None:
        left = list(clock.left)
        if clock.running is not None and (rest := left[clock.running]) is not None:
            left[clock.running] = rest + clock.now
        clock = msgspec.structs.replace(clock, left=left, now=0)
    seats = [msgspec.structs.replace(seat, online=False) for seat in table.seats]
    still = msgspec.structs.replace(
        table, events=[], events_from=0, older=0, clock=clock, seats=seats, spectators=0
    )
    return wire.encode(still).decode()
