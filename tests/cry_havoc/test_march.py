"""The ways of a Unit that was chosen to move: every one of them can be gone, by as many as told."""

from collections.abc import Iterator
from random import Random

from beachhead import Match
from beachhead.core.engine import legal_actions
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.reach import reach
from beachhead.games.cry_havoc.rules.movement import MoveTo
from beachhead.games.cry_havoc.seen import MarchView, WayView
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.view import view

SEATS = ("humans", "machines", "pilgrims", "trogs")


def marches() -> Iterator[tuple[State, MarchView]]:
    """Random play: every question where a Unit goes."""
    for seed in range(4):
        chance = Random(seed)
        match = Match.new("cry_havoc", seats=SEATS, seed=seed)
        while not match.over and len(match.actions) < 700:
            s = match.state
            assert isinstance(s, State)
            if isinstance(s.top, MoveTo):
                told = view(s, match.seat).march
                assert told is not None
                yield s, told
            names = match.names
            moves = [a for a in match.legal() if names[a].split(":")[0] in ("move", "play", "from")]
            match.play(chance.choice(moves or match.legal()))


def go(s: State, source: str, way: WayView) -> None:
    """All Units that could go along a way do so, step by step."""
    for unit in range(way.units):
        for at, to in zip([source, *way.regions], way.regions, strict=False):
            if unit or at != source:
                leave = v.FROM0 + v.REGION_IDS.index(at)
                assert leave in legal_actions(s)
                s.apply(leave)
            enter = v.TO0 + v.REGION_IDS.index(to)
            assert enter in legal_actions(s)
            s.apply(enter)


def test_every_way_can_be_gone_by_as_many_units_as_told() -> None:
    far = many = 0
    for s, told in marches():
        for target, way in told.ways.items():
            assert way.regions[-1] == target
            assert 1 <= way.units <= told.most
            go(s.clone(), told.source, way)
            far += len(way.regions) > 1
            many += way.units > 1
    assert far > 20 and many > 20


def test_the_ways_lead_as_far_as_the_unit_gets() -> None:
    for s, told in marches():
        assert s.top is not None
        seat = int(s.top.seat)
        found = reach(s, seat, f"area:{told.source}")
        assert found is not None
        assert set(found.reaches) == {f"area:{target}" for target in told.ways}


def test_others_are_not_told_who_is_about_to_move() -> None:
    s, _ = next(marches())
    assert s.top is not None
    asked = s.top.seat
    assert all(view(s, seat).march is None for seat in range(-1, s.seats) if seat != asked)
