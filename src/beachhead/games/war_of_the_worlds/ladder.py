"""In which order damage falls on the area under attack: played out by the rules, on a copy."""

from __future__ import annotations

from msgspec import Struct

from beachhead.core.event import Event, Journal
from beachhead.games.war_of_the_worlds.rules import human_damage
from beachhead.games.war_of_the_worlds.state import State

PLENTY = 1_000  # damage that destroys all there is


class RungView(Struct, frozen=True):
    kind: str  # a building, a unit or "civilian"
    defence: int


def ladder(s: State) -> list[RungView]:
    """All that stands there, each with the defence it has when it is hit (WW-DMGH-03)."""
    twin = s.clone()
    twin.journal = journal = Journal()
    twin.pool = PLENTY
    human_damage.go_on(twin, None)
    civilian = int(s.tables.civilian_defence)
    return [rung for event in journal.events for rung in _rungs(event, civilian)]


def _rungs(event: Event, civilian: int) -> list[RungView]:
    facts = event.facts
    if event.key == "civilians-destroyed":
        return [RungView("civilian", civilian)] * int(facts["count"])
    for thing in ("building", "unit"):
        if event.key == f"{thing}-destroyed":
            return [RungView(str(facts[thing]).removeprefix(f"{thing}-"), int(facts["defence"]))]
    return []
