"""The end as facts: who won, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.core.event import Event
from beachhead.core.outcome import Ending, Reason, Source, places
from beachhead.games._template.rules import ending as chapter
from beachhead.games._template.state import State
from beachhead.games._template.vocab import AREAS, NOBODY


def ending(s: State) -> Ending:
    """TP-END-02 before TP-END-03."""
    ranked = sorted({int(chapter.standing(s, seat)) for seat in range(s.seats)}, reverse=True)
    groups = [
        [seat for seat in range(s.seats) if chapter.standing(s, seat) == worth] for worth in ranked
    ]
    if s.dominant != NOBODY:
        reason = Reason("end-dominance", "TP-END-02", {"n": int(chapter.DOMINANT_AREAS)})
    elif len(groups[0]) > 1:
        reason = Reason("end-shared", "TP-END-03", {"total": ranked[0]})
    else:
        lead = ranked[0] - ranked[1]
        reason = Reason("end-points", "TP-END-03", {"total": ranked[0], "lead": lead})
    return Ending((reason,), places(groups, s.seats), tuple(groups[0]))


def sources(s: State, events: Sequence[Event]) -> list[list[Source]]:
    """One source per area held."""
    return [
        [
            Source(
                "source-area", int(s.tables.values[area]), {"area": "area-" + s.tables.areas[area]}
            )
            for area in range(AREAS)
            if s.owner[area] == seat
        ]
        for seat in range(s.seats)
    ]


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    return (tuple(int(chapter.points(s, seat)) for seat in range(s.seats)),)
