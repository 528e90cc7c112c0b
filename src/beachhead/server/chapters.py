"""Matches outlive the rules they began with; `docs/guide/old-matches.md` has the rule.

With every action is stored what was told in it, and with every action that settles something the
position as text. A log that the rules of today play through to the same positions is simply
played. Otherwise a match that is being played goes on from its last position, in a new chapter of
its log, and a finished one shows what was told and the positions that were kept.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from beachhead.core import position as positions
from beachhead.core import registry
from beachhead.core.errors import BeachheadError
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.server import clocks
from beachhead.server.live import PAUSE_EVERY, Live, begin, chapter, in_force
from beachhead.server.store.rows import Change, Loaded, MatchRow, MoveRow, Older, PositionRow, Tale

NOBODY = -1
RUNNING = ("waiting", "playing")


# -- what is kept ----------------------------------------------------------------------------


def recorded(live: Live, row: MoveRow) -> Change:
    """An action as it is stored: with what it told, and where it led if it is for good."""
    change = Change(moves=[row], tales={row.seq: _tale(live.notation(live.at), live.told(live.at))})
    if live.barrier == live.at:
        change.position = PositionRow(live.at, live.match.round, live.match.position())
    return change


def beginning(live: Live) -> Older:
    """The same for a match that begins."""
    first = PositionRow(0, 0, live.match.position())
    return Older({0: _tale("", live.told(0))}, [first])


def brought_in(match: Match) -> Older:
    """The same for a match that comes with all its actions."""
    names = ["", *(match.names[action] for action in match.actions)]
    last = PositionRow(len(match.actions), match.round, match.position())
    return Older({n: _tale(name, match.told(n)) for n, name in enumerate(names)}, [last])


def _tale(action: str, told: list[Event]) -> Tale:
    return Tale(action, [(e.key, e.rule, e.facts, int(e.known_to), e.rumour) for e in told])


# -- opening ---------------------------------------------------------------------------------


def plain(loaded: Loaded) -> bool:
    """Whether the log is played from the set-up on: its rules have never changed."""
    return not any(move.kind == "rule" for move in loaded.moves)


async def reopen(loaded: Loaded, older: Older) -> tuple[Live, Change | None]:
    """A match of other rules or with several chapters, and what has to be stored about it."""
    head, kept = loaded.head, in_force(loaded.moves)
    past = Kept(head, kept, older)
    faithful = await past.play_through()
    game = registry.get(head.game)
    same = faithful is not None and (head.rules, head.edition) == (
        game.rules_version,
        faithful.edition_hash,
    )
    if faithful is not None and (same or head.status not in RUNNING):
        live = Live(loaded, faithful)
        live.settle_log(loaded.moves, kept, past.base, past)
        return live, None
    if head.status in RUNNING and (found := past.newest()) is not None:
        return _carried_over(loaded, past, *found)
    return _closed(loaded, past)


def seed_at(head: MatchRow, base: int) -> int:
    """What a chapter draws from: the seed of the match, or one of its own from the sealed key."""
    return head.seed if head.sealed is None else head.sealed.stream().seed(base)


def _carried_over(
    loaded: Loaded, past: Kept, upto: int, position: str
) -> tuple[Live, Change | None]:
    """The match goes on by the rules of today from the position after `upto` steps."""
    head = loaded.head
    seed = seed_at(head, upto + 1)
    match = Match.from_position(position, seed=seed, earlier=past.events(upto))
    row = MoveRow(
        seq=len(loaded.moves) + 1,
        kind="rule",
        value=upto,
        seat=NOBODY,
        command=secrets.token_hex(8),
        player="",
        made=clocks.now(),
    )
    head.rules, head.edition = match.game.rules_version, match.edition_hash
    head.turn_started, head.talk.takeback = row.made, None
    live = Live(loaded, match)
    base = upto + 1
    live.settle_log([*loaded.moves, row], [*past.kept[:upto], row], base, past)
    return live, Change(
        moves=[row],
        notices=[("table-rules-changed", {})],
        tales=past.untold(upto),
        position=PositionRow(base, -base, position),
    )


def _closed(loaded: Loaded, past: Kept) -> tuple[Live, Change | None]:
    """A match that nobody can play any more: what is known of it is shown."""
    head, kept = loaded.head, past.kept
    live = Live(loaded, past.match_at(len(kept)))
    change = None
    if head.status in RUNNING:
        head.status = "over"
        change = Change(notices=[("table-rules-ended", {})])
    live.settle_log(loaded.moves, kept, len(kept), past)
    return live, change


class Kept:
    """The steps of a match by what was stored of them, and as far as they can be played again."""

    def __init__(self, head: MatchRow, kept: list[MoveRow], older: Older) -> None:
        self.head = head
        self.kept = kept
        self.base = chapter(kept)  # where the last chapter begins
        self.older = older
        self._played: Match | None = None  # the last chapter, as far as it is as it was

    # -- playing it again -----------------------------------------------------------------------

    async def play_through(self) -> Match | None:
        """The match after its log, if the rules of today lead to the tables it had.

        Logs of older versions leave out answers that seats now give themselves, so that nobody
        sees what their hands lack.
        """
        match = await self._play_through(watched=True)
        self._played = match or await self._play_through(watched=False)
        return self._played

    async def _play_through(self, *, watched: bool) -> Match | None:
        try:
            match = self._begin(watched)
        except BeachheadError:
            return None
        stored = {row.at: row.text for row in self.older.positions}
        for at, move in enumerate(self.kept[self.base :], self.base + 1):
            if match.seat != move.seat:
                return None
            try:
                match.play(move.value)
                if at in stored and not self._same(stored[at], match):
                    return None
            except BeachheadError:
                return None
            if at % PAUSE_EVERY == 0:
                await asyncio.sleep(0)
        if self.head.status == "playing" and match.seat != self.head.asked_seat:
            return None
        return match

    def _begin(self, watched: bool) -> Match:
        if not self.base:
            return begin(self.head, watched=watched)
        row = next(row for row in self.older.positions if row.at == self.base)
        return self._read(row, self.events(self.base), watched=watched)

    def _same(self, text: str, match: Match) -> bool:
        return positions.same_table(positions.modern(match.game, text), match.position())

    def _read(
        self, row: PositionRow, earlier: list[Event] | None = None, *, watched: bool = True
    ) -> Match:
        text = positions.modern(registry.get(self.head.game), row.text)
        seed = seed_at(self.head, row.at)
        return Match.from_position(text, seed=seed, earlier=earlier or [], watched=watched)

    def newest(self) -> tuple[int, str] | None:
        """The last position that can be played on: steps in force, and its text."""
        if self._played is not None:
            return len(self.kept), self._played.position()
        for row in reversed(self.older.positions):
            if row.at <= len(self.kept):
                with suppress(BeachheadError):
                    return row.at, self._read(row).position()
        return None

    # -- what was told --------------------------------------------------------------------------

    def told(self, k: int) -> list[Event]:
        if (played := self._in_play(k)) is not None:
            return played.told(k - self.base)
        tale = self._tale(k)
        return [] if tale is None else [Event(*fields) for fields in tale.told]

    def notation(self, k: int) -> str:
        if (played := self._in_play(k)) is not None:
            return played.names[played.actions[k - self.base - 1]]
        tale = self._tale(k)
        return "" if tale is None else tale.action

    def events(self, upto: int) -> list[Event]:
        return [event for k in range(upto + 1) for event in self.told(k)]

    def untold(self, upto: int) -> dict[int, Tale]:
        """What an older release has not stored, as long as it can still be told."""
        if self._played is None or self.older.tales:
            return {}
        rows = [0, *(move.seq for move in self.kept[:upto])]
        return {
            row: _tale(self.notation(k) if k else "", self.told(k)) for k, row in enumerate(rows)
        }

    def _in_play(self, k: int) -> Match | None:
        return self._played if k > self.base or not self.base else None

    def _tale(self, k: int) -> Tale | None:
        return self.older.tales.get(self.kept[k - 1].seq if k else 0)

    # -- what it looked like --------------------------------------------------------------------

    def match_at(self, k: int) -> Match:
        """The table after `k` steps, or the last one before it that was kept."""
        if (played := self._in_play(k)) is not None:
            match = played.fresh()
            for action in played.actions[: k - self.base]:
                match.play(action)
            return match
        for row in reversed(self.older.positions):
            if row.at <= k:
                with suppress(BeachheadError):
                    return self._read(row, self.events(k))
        return self._something()

    def _something(self) -> Match:
        """Nothing is left of the table: the set-up of today."""
        with suppress(BeachheadError):
            return begin(self.head)
        return Match.new(self.head.game, players=len(self.head.sides), seed=self.head.seed)
