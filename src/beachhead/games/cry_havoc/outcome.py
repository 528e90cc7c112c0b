"""The end of Cry Havoc as facts: who won, and where the points came from, Round by Round."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.core.event import Event, Facts
from beachhead.core.outcome import Ending, Reason, Source, places
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.rules import ending as chapter_8
from beachhead.games.cry_havoc.rules import prisoners
from beachhead.games.cry_havoc.state import State

RANSOM = "source-ransom"
BEFORE = "source-before"  # a match that begins with a position: nobody told what they were for
# The rule that scores, or the chapter it is in, and the word for it; in the order of the bars.
SOURCES = {
    "CH-SCORE-02": "source-regions",
    "CH-SCORE-03": "source-crystals",
    "CH-BATTLE-17": "source-battles",
    "CH-BATTLE-24": "source-kills",
    "CH-STR-03": "source-kills",
    "CH-PRIS-01": "source-prisoners",
    "CH-EXP": "source-exploration",
    "CH-STR": "source-structures",
    "CH-SK": "source-skills",
    "CH-FX": "source-tactics",
    "CH-ACT": "source-cards",
    "CH-PRIS-02": RANSOM,
}


def ending(s: State) -> Ending:
    """CH-END-03 decides; the reason is the first criterion that differs."""
    # Of those who are equal, whoever is further back in the order stands before the others.
    order = [int(army) for army in s.order[: s.seats]][::-1]
    order.sort(key=lambda army: (-s.vp[army], -prisoners.held(s, army)))
    assert order[0] == chapter_8.winner(s)
    best, second = order[0], order[1]
    facts: Facts = {"total": int(s.vp[best])}
    held, other = prisoners.held(s, best), prisoners.held(s, second)
    if s.vp[best] != s.vp[second]:
        decided = Reason(
            "end-points", "CH-END-03", facts | {"lead": int(s.vp[best] - s.vp[second])}
        )
    elif held != other:
        more: Facts = {"n": int(held), "other": int(other)}
        decided = Reason("end-tie-prisoners", "CH-END-03", facts | more)
    else:
        decided = Reason("end-tie-initiative", "CH-END-04", facts)
    over = Reason("end-final-scoring", "CH-END-01", {"round": int(s.round)})
    seats = [int(s.seat_of(army)) for army in order]
    return Ending((decided, over), places([[seat] for seat in seats], s.seats), (seats[0],))


def sources(s: State, told: Sequence[Event]) -> list[list[Source]]:
    """All points ever booked, by source and Round."""
    seat_of = {events.faction(s.tables.army_of[seat]): seat for seat in range(s.seats)}
    booked: list[dict[str, list[int]]] = [{} for _ in range(s.seats)]
    now = 1
    for event in told:
        if event.key == "phase-begins":
            now = int(event.facts["round"])
        if event.key == "points-scored":
            points = int(event.facts["n"])
        elif event.key == "prisoner-freed":
            points = -int(event.facts["price"])
        else:
            continue
        rounds = booked[seat_of[str(event.facts["army"])]].setdefault(_source(event.rule), [])
        rounds += [0] * (now - len(rounds))
        rounds[now - 1] += points
    for seat, own in enumerate(booked):
        rest = int(s.vp[s.tables.army_of[seat]]) - sum(map(sum, own.values()))
        if rest:
            own[BEFORE] = [rest]
    return [_in_order(own, int(s.round)) for own in booked]


def _source(rule: str) -> str:
    chapter = rule.rpartition("-")[0]
    return SOURCES.get(rule) or SOURCES[chapter]


def _in_order(own: dict[str, list[int]], last: int) -> list[Source]:
    return [
        Source(key, sum(own[key]), rounds=tuple(own[key] + [0] * (last - len(own[key]))))
        for key in dict.fromkeys((BEFORE, *SOURCES.values()))
        if key in own
    ]


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    return (tuple(int(s.vp[s.tables.army_of[seat]]) for seat in range(s.seats)),)
