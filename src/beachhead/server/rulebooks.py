"""The rulebook of a game as the client shows it: pages, sides, index, examples to step through."""

from __future__ import annotations

from functools import cache

import msgspec

from beachhead.core import registry
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.lab import rulebook
from beachhead.lab.rulebook import SUMMARY, SYMBOLS, Side
from beachhead.server import pages, wire, wire_rules
from beachhead.server.errors import not_found


@cache
def read(game: str, language: str) -> wire_rules.Rulebook:
    """All pages in a language; none if the game has the sheet alone."""
    registry.get(game)
    book = rulebook.book(game)
    if book is None:
        return wire_rules.Rulebook([], [], [], [])
    texts = {name: rulebook.text(game, language, name) for name in book.pages()}
    shown = {name: pages.page(game, name, text) for name, text in texts.items()}
    chapters = [chapter.id for chapter in book.chapter]
    return wire_rules.Rulebook(
        chapters=[
            wire_rules.BookChapter(shown[chapter.id], list(chapter.rules), list(chapter.details))
            for chapter in book.chapter
        ],
        more=[shown[SUMMARY], shown[SYMBOLS]],
        sides=[_side(side, shown[f"sides/{side.id}"]) for side in book.side],
        terms=[term for name in chapters for term in pages.terms(name, texts[name])],
    )


def _side(side: Side, page: wire_rules.Page) -> wire_rules.BookSide:
    return wire_rules.BookSide(side.id, side.difficulty, side.first, page)


@cache
def example(game: str, name: str) -> list[wire.Table]:
    """The positions of an example, each as the seat that begins it sees it."""
    seat = start(game, name).seat
    played = enumerate(rulebook.play(game, name))
    shown = [_table(match, _lines(told, seat, n), seat, n) for n, (match, told) in played]
    return [msgspec.structs.replace(table, last=len(shown) - 1) for table in shown]


def start(game: str, name: str) -> Match:
    """The match of an example before its first move."""
    registry.get(game)
    if name not in rulebook.examples(game):
        raise not_found("example")
    return rulebook.start(game, name)


def _lines(told: list[Event], seat: int, n: int) -> list[wire.EventLine]:
    """What the seat was told; of secrets nobody would tell it, what they were: this is a lesson."""
    shown = [event.cut(seat) or event for event in told]
    return [wire.EventLine(n, None, event.key, event.rule, event.facts) for event in shown]


def _table(match: Match, told: list[wire.EventLine], seat: int, n: int) -> wire.Table:
    """A position that nobody plays: to be looked at."""
    asked = match.decision
    return wire.Table(
        id="",
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.edition_hash,
        options=match.setup.options,
        status="study",
        pace="none",
        seq=n,
        at=n,
        last=n,
        over=match.over,
        seats=[
            wire.SeatView(number, side, "", "human", you=False, online=True)
            for number, side in enumerate(match.setup.seats)
        ],
        you=[],
        seat=seat,
        view=match.view(seat),
        asked=None if asked is None else wire.Asked(match.seat, asked.name, asked.rule, mine=False),
        events_from=-1,
        older=0,
        events=told,
        notices=[],
        can_undo=False,
        undo_to=None,
        reset_to=None,
        takeback_to=None,
        takeback=None,
        vote=None,
        clock=None,
        spectators=0,
        hints=False,
        host=False,
        rematch=None,
        rematch_asked=[],
    )
