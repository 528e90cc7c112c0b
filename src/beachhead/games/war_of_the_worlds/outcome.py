"""The end of War of the Worlds as facts: damage done and civilians destroyed, and by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from beachhead.core.event import Event, Facts
from beachhead.core.outcome import Ending, Reason, Source, places
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import HUMAN, MARTIAN, SIDES

# What hit the Martians, by the kind of thing that it was.
CAUSES = {
    "unit": "source-units",
    "piece": "source-guerrilla",
    "building": "source-buildings",
    "card": "source-cards",
}
ORDER = (
    "source-start",
    "source-units",
    "source-guerrilla",
    "source-buildings",
    "source-landmines",
    "source-cards",
    "source-repaired",
    "source-attacks",
    "source-taken",
)


def ending(s: State) -> Ending:
    """WW-END-01, WW-END-02 or, at the limit, WW-END-06."""
    facts: Facts = {
        "damage": int(s.damage),
        "target": int(s.tables.damage_target),
        "destroyed": _destroyed(s),
        "civilians": int(s.alive),
        "round": int(s.round),
    }
    if s.adjudicated:
        equal = facts["damage"] == facts["destroyed"]
        key = "end-adjudicated-equal" if equal else "end-adjudicated"
        reason = Reason(key, "WW-END-06", facts)
    elif s.winner == MARTIAN:
        reason = Reason("end-civilians", "WW-END-02", facts)
    else:
        reason = Reason("end-damage", "WW-END-01", facts)
    winner = int(s.winner)
    return Ending((reason,), places([[winner], [1 - winner]], SIDES), (winner,))


def sources(s: State, told: Sequence[Event]) -> list[list[Source]]:
    """Each side's progress by its cause: damage for the Humans, civilians for the Martians."""
    t = s.tables
    damage = Counter({"source-start": int(t.start_damage)})
    taken = Counter({"source-start": int(t.handicap_civilians)})
    total, alive = int(t.start_damage), int(t.civilians - t.handicap_civilians)
    for event in told:
        facts = event.facts
        if event.key in {"martians-hit", "damage-repaired"}:
            now = int(facts["total"])
            damage[_cause(facts)] += now - total
            total = now
        elif event.key in {"civilians-destroyed", "civilian-taken"}:
            by = "source-attacks" if event.key == "civilians-destroyed" else "source-taken"
            taken[by] += alive - int(facts["left"])
            alive = int(facts["left"])
    found: list[list[Source]] = [[], []]
    found[HUMAN] = _in_order(damage)
    found[MARTIAN] = _in_order(taken)
    return found


def _cause(facts: Facts) -> str:
    """Why the damage marker moved."""
    by = str(facts.get("by", ""))
    if by == "building-landmines":
        return "source-landmines"
    return CAUSES[by.partition("-")[0]] if by else "source-repaired"


def _in_order(booked: Counter[str]) -> list[Source]:
    return [Source(key, booked[key]) for key in ORDER if booked[key]]


def _destroyed(s: State) -> int:
    return int(s.tables.civilians - s.alive)


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    """Both sides' progress, as WW-END-06 compares it."""
    progress = [0, 0]
    progress[HUMAN], progress[MARTIAN] = int(s.damage), _destroyed(s)
    return (tuple(progress),)
