"""A review judges by what was known, calls no noise a mistake, and finds the same twice."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

import beachhead
from beachhead import Match
from beachhead.bots import as_known
from beachhead.cli.__main__ import main
from beachhead.core import replay
from beachhead.core.engine import GameState
from beachhead.core.words import LANGUAGES
from beachhead.lab import golden
from beachhead.study import judging
from beachhead.study.findings import MARKED, draws
from beachhead.study.judging import Judge, Pairs
from beachhead.study.luck import Fortune
from beachhead.study.review import course_of, review
from beachhead.study.turning import Look, swings

GOLDEN = Path(__file__).parents[1] / "golden"
WON = "hexpanse/2p-formation-completed-terra.txt"
DECISIONS = 6


def played(file: str) -> Match:
    return golden.read((GOLDEN / file).read_text("utf-8"))


def last_turns(file: str, count: int) -> Match:
    """The end of a golden game, as a match that begins with a position."""
    whole = played(file)
    before = whole.clone()
    before.undo(len(whole.actions) - count)
    match = Match.from_position(before.position(), seed=1)
    for action in whole.actions[-count:]:
        match.play(action)
    return match


def test_to_miss_a_victory_is_a_mistake_and_to_take_it_is_best() -> None:
    match = played(WON)
    won, seat = match.actions[-1], 0
    match.undo()
    other = next(action for action in match.legal() if action != won)
    judge = Judge(match.game.id)

    taken = judge.judge(match.state, 0, won, 7)
    missed = judge.judge(match.state, 0, other, 7)

    assert (taken.mark, taken.loss) == ("best", 0)
    assert missed.mark in ("mistake", "blunder") and missed.best == won
    assert missed.loss > 0.04 and missed.effect[seat] == -missed.loss


def test_the_judge_knows_no_more_than_the_seat_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """All it sees of the table goes through `as_known`: with that held still, nothing differs."""
    match = Match.new("war_of_the_worlds", seed=3)
    for _ in range(12):
        match.play(match.legal()[0])
    imagined = as_known(match.state, match.seat, 99)
    seen: list[int] = []

    def known(_: GameState, seat: int, rng: int) -> GameState:
        seen.append(seat)
        return as_known(imagined, seat, rng)

    monkeypatch.setattr(judging, "as_known", known)
    action = match.legal()[-1]
    tables = (match.state, imagined)
    verdicts = [Judge(match.game.id).judge(table, 0, action, 7) for table in tables]

    assert verdicts[0] == verdicts[1]
    assert seen == [match.seat] * 2


def pairs_of(*losses: float) -> Pairs:
    pairs = Pairs(2, 0)
    for loss in losses:
        pairs.add([0.5 - loss, 0.5], [0.5, 0.5])
    return pairs


def test_a_difference_within_the_noise_is_no_mistake() -> None:
    assert pairs_of(*[0.5, -0.3] * 10).mark == "good"  # 0.1 lost on average, give or take
    assert pairs_of(*[0.11, 0.09] * 10).mark == "blunder"
    assert pairs_of(*[0.05, 0.049] * 10).mark == "mistake"
    assert pairs_of(*[0.03, 0.029] * 10).mark == "inaccuracy"
    assert pairs_of(*[0.011, 0.009] * 10).mark == "good"
    assert pairs_of(*[-0.11, -0.09] * 10).mark == "best"


def test_only_what_was_decided_is_judged() -> None:
    match = played(WON)
    course = course_of(match)
    table = match.fresh()
    free = 0
    for action in match.actions:
        free += len(table.legal()) > 1
        table.play(action)
    assert free <= len(course.looked) <= len(match.actions)

    end = last_turns(WON, DECISIONS)
    found = beachhead.review(end, workers=1)

    assert len(found.decisions) == sum(player.decisions for player in found.players) <= DECISIONS
    assert [(look.seat, look.value) for look in found.looks[-2:]] == [(0, 1.0), (1, 0.0)]
    assert all(
        (each.better is not None) == (each.verdict.mark in MARKED) for each in found.decisions
    )


def test_the_same_seed_finds_the_same_in_one_process_and_in_two() -> None:
    match = last_turns(WON, DECISIONS)
    told: list[tuple[int, int]] = []

    found = review(match, workers=1, progress=lambda done, of: told.append((done, of)))

    assert review(match, workers=2) == found
    assert [done for done, _ in told] == list(range(1, len(told) + 1)) and told[-1][0] == told[-1][
        1
    ]


def test_a_better_line_can_be_played() -> None:
    """The first step is the best option, and the rest is legal on the true table."""
    match = played(WON)
    won = match.actions[-1]
    match.undo()
    match.play(next(action for action in match.legal() if action != won))
    last = len(match.actions) - 1
    while not match.over:
        match.play(match.legal()[0])
    short = Match.from_position(_at(match, last).position(), seed=1)
    for action in match.actions[last : last + 1]:
        short.play(action)

    found = review(short, workers=1).decisions[0]

    assert found.better is not None and found.better.line[0] == found.verdict.best == won
    again = short.fresh()
    for action in found.better.line:
        again.play(action)


def _at(match: Match, n: int) -> Match:
    twin = match.clone()
    twin.undo(n)
    return twin


def test_the_better_of_two_draws_is_the_luckier_one() -> None:
    """The same action on the same table, met by other chance; no luck is told within the noise."""
    match = Match.new("war_of_the_worlds", seed=5)
    while True:
        before, action = match.state, match.legal()[0]
        seat = match.seat
        match.play(action)
        if draws(before, match.state):
            break
    fortune = Fortune(match.game.id)
    outcomes = []
    for chance in range(8):
        after = as_known(before, seat, chance)
        after.step(action, fortune.out)
        outcomes.append((fortune.worth(after.clone(), seat), fortune.of(before, action, after, 3)))
    worths = sorted(outcomes)
    assert worths[0][1][seat] <= worths[-1][1][seat]
    assert abs(sum(luck[seat] for _, luck in outcomes)) < 0.1 * len(outcomes)


def test_swings_are_pairs_of_one_seat_the_largest_first() -> None:
    looks = [Look(0, 0, 0.5), Look(1, 1, 0.5), Look(2, 0, 0.45), Look(3, 1, 0.2), Look(4, 0, 0.44)]

    found = list(swings(looks))

    assert [(before.n, after.n) for before, after in found] == [(1, 3), (0, 2)]
    sizes = [abs(after.value - before.value) for before, after in found]
    assert all(a >= b for a, b in pairwise(sizes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_the_curve_and_tells_the_marked(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(replay.encode(last_turns(WON, 2).save()))

    said = CliRunner().invoke(main, ["review", str(file), "--lang", language, "--workers", "1"])

    assert said.exit_code == 0, said.output
    assert "█" in said.stdout and "100%" in said.stdout


def test_an_unfinished_game_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(replay.encode(Match.new("hexpanse", seed=1).save()))

    said = CliRunner().invoke(main, ["review", str(file), "--lang", "de"])

    assert said.exit_code == 2
    assert "Nur ein beendetes Spiel" in said.stderr
