"""Every way to end is told: who won, by what, and where the points came from.

Sums, winners and words are also checked for every random match of the conformance suite.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from beachhead import Match, bots
from beachhead.bots import Budget, as_known
from beachhead.core import registry
from beachhead.core.outcome import Outcome
from beachhead.core.words import LANGUAGES, words
from beachhead.games.scythe.rules import scoring
from beachhead.lab import golden

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


def read(path: Path) -> Match:
    return golden.read(path.read_text(encoding="utf-8"))


def reasons_of(game: str) -> set[str]:
    """Every reason that a game's `outcome.py` names."""
    source = (registry.get(game).folder / "outcome.py").read_text(encoding="utf-8")
    return set(re.findall(r'"(end-[a-z-]+)"', source))


def check(match: Match) -> Outcome:
    """What holds for every finished match."""
    outcome, shares = match.outcome(), match.returns()
    best = [seat for seat, share in enumerate(shares) if share == max(shares)]

    assert list(outcome.winners) in (best, [])
    assert [each.seat for each in outcome.seats if each.place == 1] == best
    for each in outcome.seats:
        assert "source-before" not in {source.key for source in each.sources}, "told by no event"
        assert (each.points is not None) == match.game.has_points
        if each.points is not None:
            assert each.points == sum(source.points for source in each.sources)
            assert each.points == match.standing()[0][each.seat]
        assert all(sum(s.rounds) == s.points for s in each.sources if s.rounds)
    return outcome


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_game_is_told_to_its_end(path: Path) -> None:
    outcome = check(read(path))

    assert {reason.key for reason in outcome.reasons} <= reasons_of(path.parent.name)


@pytest.mark.parametrize("game", registry.names())
def test_every_reason_has_words(game: str) -> None:
    for language in LANGUAGES:
        spoken = words(language, game).keys()
        assert {key for key in spoken if key.startswith("end-")} == reasons_of(game)


@pytest.mark.parametrize("game", registry.names())
def test_a_bot_game_is_told_to_its_end(game: str) -> None:
    match = Match.new(game, seed=3)
    bot = bots.make("greedy", game)
    while not match.over:
        match.play(int(bot.choose(as_known(match.state, match.seat, 7), 7, Budget())))

    check(match)


def ended(game: str, name: str) -> Any:
    """The last state of a golden game, to be bent."""
    return read(GOLDEN / game / f"{name}.txt").state


@pytest.mark.parametrize(
    ("prisoners", "key", "wins_last"),
    [((2, 1), "end-tie-prisoners", False), ((1, 1), "end-tie-initiative", True)],
)
def test_a_tie_in_cry_havoc_names_what_broke_it(
    prisoners: tuple[int, int], key: str, wins_last: bool
) -> None:
    """CH-END-03, CH-END-04."""
    state = ended("cry_havoc", "2p-game-over-humans")
    first, last = state.order[0], state.order[1]
    armies = len(state.reserve)
    for army, held in zip((first, last), prisoners, strict=True):
        state.vp[army] = 20
        for other in range(armies):
            state.prisoners[army * armies + other] = 0
        state.prisoners[army * armies + armies - 1] = held

    told = registry.get("cry_havoc").ending(state)

    assert told.reasons[0].key == key
    assert told.winners == (state.seat_of(last if wins_last else first),)


def test_a_tie_in_scythe_names_the_first_criterion_that_differs() -> None:
    """SC-SCO-10, SC-SCO-12, SC-END-04."""
    state: Any = Match.new("scythe", players=2, seed=1).state
    state.over = True
    state.coins[0] += 30
    state.coins[1] += state.coins[0] - state.coins[1]
    state.power[0] = state.power[1] = state.popularity[0] = state.popularity[1] = 3
    state.coins[1] += int(scoring.total(state, 0) - scoring.total(state, 1))
    game = registry.get("scythe")

    shared = game.ending(state)
    state.power[1] += 1
    broken = game.ending(state)

    assert [reason.key for reason in shared.reasons] == ["end-shared", "end-turn-cap"]
    assert shared.winners == (0, 1) and shared.places == (1, 1)
    assert broken.reasons[0].key == "end-tie" and broken.winners == (1,)
    assert broken.reasons[0].facts["criterion"] == "criterion-power"


def test_equal_progress_is_told_as_such() -> None:
    """WW-END-06."""
    state = ended("war_of_the_worlds", "2p-game-adjudicated-human")
    state.alive = state.tables.civilians - state.damage

    assert registry.get("war_of_the_worlds").ending(state).reasons[0].key == "end-adjudicated-equal"


def test_a_team_wins_together_and_a_draw_has_no_winner() -> None:
    """HX-TEAM-02, HX-WIN-09."""
    team = read(GOLDEN / "hexpanse" / "4p-last-warlord-seat-2-seat-4.txt").outcome()
    drawn = read(GOLDEN / "hexpanse" / "2p-cyberians-limit-draw-terra.txt").outcome()

    assert len(team.winners) == 2 and sorted(each.place for each in team.seats) == [1, 1, 3, 3]
    assert drawn.winners == () and [each.place for each in drawn.seats] == [1, 1]


def test_points_are_listed_by_round() -> None:
    """Cry Havoc books points on the way; every round has its own."""
    match = read(GOLDEN / "cry_havoc" / "2p-game-over-humans.txt")
    scored = [event for event in match.events() if event.key == "points-scored"]

    by_round = [sum(source.rounds[-1] for source in each.sources) for each in match.outcome().seats]

    begin = max(n for n, e in enumerate(match.events()) if e.facts.get("phase") == "phase-event")
    last = [e for e in match.events()[begin:] if e.key == "points-scored"]
    assert sum(by_round) == sum(int(event.facts["n"]) for event in last) > 0
    assert len(scored) > len(last)
