"""Many tables at once give what each of them would give alone."""

from __future__ import annotations

import pytest

from beachhead.core import registry
from beachhead.core.errors import IllegalAction, SetupError
from beachhead.core.rng import next_state, seed_state

np = pytest.importorskip("numpy", reason="numpy is missing: pip install beachhead[rl]")
from beachhead.env import spaces  # noqa: E402
from beachhead.env.batch import Batch  # noqa: E402
from beachhead.env.table import Table  # noqa: E402

GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_each_table_is_a_match_of_its_own(game: str) -> None:
    batch = Batch(game, 3, seed=5)
    seeds = [seed_state(5)]
    for _ in range(3):
        seeds.append(next_state(seeds[-1]))
    tables = [Table(batch.rules, seed >> 1) for seed in seeds[1:]]
    for _ in range(25):
        for number, table in enumerate(tables):
            seat = table.seat
            assert batch.to_act[number] == seat
            assert (batch.observations[number] == spaces.observation(table, seat)).all()
            assert (batch.masks[number] == spaces.action_mask(table, seat)).all()
        actions = batch.sample()
        for table, action in zip(tables, actions, strict=True):
            table.play(action)
        if any(table.over for table in tables):
            break
        batch.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    one, two = Batch(game, 4, seed=9), Batch(game, 4, seed=1)
    two.reset(9)
    for _ in range(20):
        actions = one.sample()
        assert actions == two.sample()
        one.step(np.array(actions))
        two.step(actions)
        assert (one.observations == two.observations).all()
        assert (one.masks == two.masks).all()


def test_a_game_that_ends_pays_and_is_followed_by_another() -> None:
    batch = Batch("war_of_the_worlds", 4, seed=2, options={"round_limit": "40"})
    ended = 0
    for _ in range(4000):
        batch.step(batch.sample())
        for number in np.flatnonzero(batch.terminated):
            ended += 1
            assert sorted(batch.rewards[number]) == [-1.0, 1.0]
        assert not batch.rewards[~batch.terminated].any()
        assert batch.masks.any(axis=1).all()
        if ended >= 2:
            break
    assert ended >= 2


@pytest.mark.parametrize("game", GAMES)
def test_max_steps_cuts_a_game_off_without_reward(game: str) -> None:
    batch = Batch(game, 2, seed=3, max_steps=5)
    for step in range(1, 13):
        batch.step(batch.sample())
        assert batch.truncated.all() == (step % 5 == 0)
        assert not batch.rewards.any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("war_of_the_worlds", 3, seed=4)
    legal = batch.sample()
    before = batch.observations.copy(), batch.masks.copy()
    wrong = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for actions in ([*legal[:2], wrong], [*legal[:2], -1], [*legal[:2], 10**6], legal[:2]):
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert (batch.observations == before[0]).all()
    assert (batch.masks == before[1]).all()


def test_the_arrays_cannot_be_written() -> None:
    batch = Batch("war_of_the_worlds", 1)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


def test_a_batch_needs_a_table_and_a_game() -> None:
    with pytest.raises(SetupError):
        Batch("war_of_the_worlds", 0)
    with pytest.raises(SetupError):
        Batch("war_of_the_worlds", 1, options={"no such": "option"})
