"""The end of War of the Worlds as facts: damage done and civilians destroyed, and by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from beachhead.core.event import Event, Facts
from beachhead.core.outcome import Ending, Reason, Source, places
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import HUMAN, MARTIAN, SIDES

# What an event says about the damage or loss that follows it.
CAUSES = {
    "unit-attacked": "source-units",
    "civilian-attacked": "source-guerrilla",
    "landmines-exploded": "source-landmines",
    "card-played": "source-cards",
    "card-played-and-removed": "source-cards",
    "attack-made": "source-attacks",
}
ORDER = (
    "source-start",
    "source-units",
    "source-guerrilla",
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
    damage = Counter({"source-start": int(s.tables.start_damage)})
    taken: Counter[str] = Counter()
    total, alive = int(s.tables.start_damage), int(s.tables.civilians)
    cause = ""
    for event in told:
        cause = CAUSES.get(event.key, cause)
        if event.key in {"martians-hit", "damage-repaired"}:
            now = int(event.facts["total"])
            damage[cause if now > total else "source-repaired"] += now - total
            total = now
        elif event.key == "civilians-destroyed":
            left = int(event.facts["left"])
            # without damage: taken by the card itself, not by an attack that it made
            by = "source-attacks" if cause == "source-attacks" else "source-taken"
            taken[by] += alive - left
            alive = left
    found: list[list[Source]] = [[], []]
    found[HUMAN] = _in_order(damage)
    found[MARTIAN] = _in_order(taken)
    return found


def _in_order(booked: Counter[str]) -> list[Source]:
    return [Source(key, booked[key]) for key in ORDER if booked[key]]


def _destroyed(s: State) -> int:
    return int(s.tables.civilians - s.alive)


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    """Both sides' progress, as WW-END-06 compares it."""
    progress = [0, 0]
    progress[HUMAN], progress[MARTIAN] = int(s.damage), _destroyed(s)
    return (tuple(progress),)
