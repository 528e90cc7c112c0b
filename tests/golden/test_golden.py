"""Golden games: whole matches kept as text, in plain Python and compiled the same.

A difference means that the rules play differently now. If that is wanted: `make golden`, read the
difference, and commit it with the change that caused it.
"""

from pathlib import Path

import pytest

from beachhead.core import registry
from beachhead.lab import golden

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_game_plays_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert golden.write(golden.read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", registry.names())
def test_every_side_and_number_of_players_has_a_golden_game(game: str) -> None:
    found = registry.get(game)
    options = {spec.id: spec.default for spec in found.options()}
    sides = {
        golden.plain(side)
        for players in found.players
        for choices in found.seat_choices(players, options)
        for side in choices
    }
    matches = [golden.read(p.read_text(encoding="utf-8")) for p in FILES if p.parent.name == game]
    winners = {
        golden.plain(side)
        for match in matches
        for side, share in zip(match.setup.seats, match.returns(), strict=True)
        if share > 0
    }

    assert {len(match.setup.seats) for match in matches} == set(found.players)
    assert sides - winners == set()
