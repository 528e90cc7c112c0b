"""Streams of real matches as one seat sees them, for the tests of the web client.

python tools/record_streams.py             write web/tests/fixtures/streams.json anew
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from beachhead import Match
from beachhead.core.event import Event

FILE = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "streams.json"
TABLES = {"cry_havoc": 3, "hexpanse": 4, "scythe": 3, "war_of_the_worlds": 2}
READER = 0  # whose knowledge it is
STEPS = 60
BRANCH_EVERY = 10  # where somebody takes a move back and plays another
BRANCH = 4


def main() -> None:
    streams = [record(game, players) for game, players in TABLES.items()]
    lines = ",\n".join(json.dumps(stream, separators=(",", ":")) for stream in streams)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def record(game: str, players: int) -> dict[str, Any]:
    """The main line, and what else could have been played here and there."""
    chance = Random(16)
    match = Match.new(game, players=players, seed=16)
    steps = [{"asked": match.seat, "events": told(match.events(READER), None)}]
    branches: dict[int, list[dict[str, Any]]] = {}
    for n in range(STEPS):
        if n % BRANCH_EVERY == BRANCH_EVERY - 1:
            other = match.clone()
            branches[n] = [step(other, chance) for _ in range(BRANCH)]
        steps.append(step(match, chance))
    sides = [match.game.side_of(match.state, seat).split("-", 1)[1] for seat in range(players)]
    return {"game": game, "sides": sides, "steps": steps, "branches": branches}


def step(match: Match, chance: Random) -> dict[str, Any]:
    action, actor = chance.choice(match.legal()), match.seat
    match.play(action)
    seen = match.events(READER, len(match.actions) - 1)
    if len(match.actions) == 1:
        seen = seen[len(match.events(READER, upto=0)) :]
    return {
        "asked": match.seat,
        "events": told(seen, match.names[action] if actor == READER else None),
    }


def told(events: list[Event], action: str | None) -> list[dict[str, Any]]:
    return [{"action": action, "key": e.key, "rule": e.rule, "facts": e.facts} for e in events]


if __name__ == "__main__":
    main()
