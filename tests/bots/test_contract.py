"""Bots choose legal actions, from what their seat knows, and the better ones win."""

from pathlib import Path

import pytest

from beachhead import Match, bots
from beachhead.bench import kernel
from beachhead.bots import Bot, Budget, as_known
from beachhead.bots.uct import most_visited, search
from beachhead.core import registry
from beachhead.core.engine import Actions, legal_actions
from beachhead.core.errors import SetupError
from beachhead.core.rng import seed_state


def test_the_folder_is_the_list() -> None:
    assert {"random", "greedy", "uct"} <= set(bots.names())
    assert "base" not in bots.names()


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["random", "greedy", "uct"])
def test_a_bot_chooses_a_legal_action_and_the_same_one_again(name: str, game: str) -> None:
    match = Match.new(game, seed=3)
    bot = bots.make(name, game)
    for _ in range(3):
        seat = match.seat
        chosen = {int(bot.choose(as_known(match.state, seat, 5), 7, Budget(5))) for _ in range(2)}
        assert len(chosen) == 1
        match.play(chosen.pop())


@pytest.mark.parametrize("game", registry.names())
def test_search_leaves_its_state_alone(game: str) -> None:
    state = Match.new(game, seed=3).state
    before = state.fingerprint()
    search(state, 1, 5, 60.0)

    assert state.fingerprint() == before


@pytest.mark.parametrize("name", ["", "no_such_bot", "base", "../x", "missing.py:Bot"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        bots.make(name, registry.names()[0])


def test_a_bot_of_your_own_is_one_class_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from beachhead.bots import Bot\n"
        "from beachhead.core.engine import legal_actions\n"
        "class First(Bot):\n"
        "    def choose(self, state, rng, budget):\n"
        "        return legal_actions(state)[0]\n"
    )
    match = Match.new(registry.names()[0], seed=1)
    bot = bots.make(f"{file}:First", match.game.id)

    assert isinstance(bot, Bot)
    assert bot.choose(match.state, 1, Budget()) == match.legal()[0]


def test_search_beats_chance() -> None:
    """On the kernel, four seats: a searching seat wins far more than its quarter."""
    won = 0.0
    for seed in range(4):
        state = kernel.new_game(seed)
        out = Actions()
        state.settle(out)
        rng = seed_state(seed)
        number = 0
        while not state.over:
            number += 1
            if state.seat_to_act() == 0:
                action = most_visited(search(state, seed * 1000 + number, 8, 60.0))
            else:
                legal = legal_actions(state)
                action = legal[(rng >> 7) * number % len(legal)]
            state.step(action, out)
        best = max(int(score) for score in state.score)
        won += int(state.score[0]) == best

    assert won >= 3
