"""How close teams are to missions, held against what the rules of victory count."""

from collections.abc import Iterator
from random import Random

from beachhead import Match
from beachhead.games.hexpanse import ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.goals import Goal
from beachhead.games.hexpanse.rules import end, units
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.view import view

ADMIRAL = {"level": "admiral", "hidden_pick": "on"}


def positions(players: int, **options: str) -> Iterator[State]:
    """Random play, until a match is over."""
    for seed in range(6):
        chance = Random(seed)
        match = Match.new("hexpanse", players=players, options={**ADMIRAL, **options}, seed=seed)
        while not match.over and len(match.actions) < 400:
            match.play(chance.choice(match.legal()))
            if len(match.actions) % 5 == 0:
                assert isinstance(match.state, State)
                yield match.state


def told(s: State, seat: int) -> Iterator[tuple[int, int, Goal]]:
    """Mission, team and goal of everything a seat is told."""
    for mission, by_team in view(s, seat).goals.items():
        for team, goal in enumerate(by_team):
            yield ids.MISSIONS.index(mission), team, goal


def completed_by(s: State, mission: int, team: int, place: int) -> bool:
    """Whether one more unit of the team, put on a cell, would complete the formation."""
    twin = s.clone()
    seat = next(seat for seat in range(s.seats) if s.tables.team[seat] == team)
    twin.unit[place] = units.code(seat, v.REGULAR)
    return bool(end.is_formed(twin, mission, team))


def test_a_goal_counts_as_victory_does() -> None:
    near = 0
    for s in positions(4, team="on"):
        for mission, team, goal in told(s, 0):
            assert goal.held == end.progress(s, mission, team)
            assert len(goal.cells) == (goal.size if goal.held else 0)
            if goal.size - goal.held == 1:
                cells = range(s.tables.cells)
                ways = [cell for cell in cells if completed_by(s, mission, team, cell)]
                assert list(goal.ways) == [s.tables.cell_names[cell] for cell in ways]
                near += 1
            else:
                assert not goal.ways
    assert near > 5


def test_only_who_knows_a_mission_learns_how_close_it_is() -> None:
    hidden = 0
    for s in positions(3):
        for seat in range(-1, s.seats):
            own = {int(s.secret[seat])} if seat >= 0 else set()
            known = {int(s.common), *own, int(s.won_with)} - {v.NOWHERE}
            assert {mission for mission, _, _ in told(s, seat)} == known
            hidden += len(known) < 2
    assert hidden > 0
