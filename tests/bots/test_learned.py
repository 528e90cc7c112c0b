"""A judgement that is learned: it learns, it is kept, it is asked only where it fits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner
from librt.vecs import vec

from beachhead import bots
from beachhead.bots import Budget, advice, judgements, training
from beachhead.bots.learned import Net, sigmoid
from beachhead.cli import train
from beachhead.core import registry
from beachhead.core.engine import legal_actions
from beachhead.core.errors import SetupError
from beachhead.core.match import Match
from beachhead.core.rng import seed_state
from beachhead.lab.conformance import random_match

GAME = "hexpanse"


@pytest.fixture
def weights(monkeypatch: pytest.MonkeyPatch) -> judgements.Weights:
    """Weights at their beginning; lessons are short."""
    monkeypatch.setattr(training, "GAMES", 2)
    return training.begin(GAME, 4, 7, "a test")


def test_a_net_learns_what_no_weight_alone_can_say() -> None:
    """That one of two facts holds, but not both."""
    net = Net(3, 8)
    net.scatter(seed_state(3))
    cases = [((0.0, a, b), float(a != b)) for a in (0.0, 1.0) for b in (0.0, 1.0)]
    for _ in range(4000):
        for facts, target in cases:
            net.learn(vec[float](list(facts)), 0, target, 0.1)
    for facts, target in cases:
        assert sigmoid(net.logit(vec[float](list(facts)), 0)) == pytest.approx(target, abs=0.2)


def test_weights_that_have_learned_nothing_judge_nearly_as_the_advice(
    weights: judgements.Weights,
) -> None:
    match = random_match(registry.get(GAME), Random(2), 2)
    judge = judgements.judgement(weights, GAME)
    assert judge is not None
    for _ in range(40):
        match.play(match.legal()[0])
    hand_made = advice.evaluation(GAME)(match.state, 0)
    assert judge.evaluate(match.state, 0) == pytest.approx(hand_made, abs=0.15)


def test_other_tables_and_other_facts_are_left_to_the_advice(weights: judgements.Weights) -> None:
    judge = judgements.judgement(weights, GAME)
    assert judge is not None
    three = random_match(registry.get(GAME), Random(2), 3).state
    assert judge.evaluate(three, 0) == advice.evaluation(GAME)(three, 0)
    assert judgements.judgement(weights, "scythe") is None


def test_the_bot_of_a_file_judges_by_its_weights(
    weights: judgements.Weights, tmp_path: Path
) -> None:
    """Weights that are sure of victory are believed."""
    file = tmp_path / "weights.toml"
    sure = [*weights.bias[:-1], 20.0]
    judgements.write(msgspec.structs.replace(weights, bias=sure), file)
    match = Match.new(GAME, players=2, seed=2)

    def hopes(bot: str) -> float:
        return bots.make(bot, GAME).explain(match.state.clone(), 3, Budget())[0].value

    assert hopes("thinker@9") < 0.99 < hopes(f"{file}@9")


def test_a_lesson_depends_on_its_chance_alone(weights: judgements.Weights) -> None:
    task = training.Task(weights, "7/0/0", 0.02)
    first, again = training.study(task), training.study(task)
    assert first.weights == again.weights != weights
    assert first.surprise == again.surprise > 0


def test_training_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    command = [GAME, str(file), "--hidden", "4", "--minutes"]
    for minutes in ("0.001", "0.04"):
        told = CliRunner().invoke(train.command, [*command, minutes], catch_exceptions=False)
        assert told.exit_code == 0
    weights = judgements.read(file)
    assert weights.lesson.games >= 2 * training.GAMES
    assert "--minutes 0.001" in weights.lesson.command
    state = random_match(registry.get(GAME), Random(2), 2).state
    chosen = bots.make(f"{file}@5", GAME).choose(state.clone(), 1, Budget())
    assert chosen in legal_actions(state)
    with pytest.raises(SetupError, match="does not fit scythe"):
        bots.make(str(file), "scythe")


@pytest.mark.parametrize("text", ["hidden = 3", "no file of weights", None])
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "weights.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=r"weights\.toml: "):
        judgements.read(file)
