"""Bots of all levels: legal, repeatable, within their limits, blind to what is hidden."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from librt.vecs import vec

from beachhead import bots
from beachhead.arena.plan import Job
from beachhead.arena.play import play
from beachhead.bots import Bot, Budget, as_known, levels, thinker
from beachhead.bots.greedy import GreedyBot
from beachhead.bots.ideas import ALL, overlook
from beachhead.bots.lookahead import Lookahead
from beachhead.bots.search import Search
from beachhead.bots.thinker import ThinkerBot
from beachhead.bots.tree import NONE, Tree
from beachhead.core import registry
from beachhead.core.engine import Actions, GameState, legal_actions, returns
from beachhead.core.errors import SetupError
from beachhead.core.rng import seed_state
from beachhead.core.setups import check_setup
from beachhead.core.words import LANGUAGES, words
from beachhead.games.scythe import advice as scythe
from beachhead.games.war_of_the_worlds import advice as war
from beachhead.lab.conformance import random_match

GAMES = registry.names()


def position(game: str, seed: int = 5, decisions: int = 25) -> GameState:
    """A position with at least two options in the middle of a game."""
    match = random_match(registry.get(game), Random(seed))
    chance = Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(chance.choice(match.legal()))
    while not match.over and len(match.legal()) < 2:
        match.play(match.legal()[0])
    assert not match.over
    return match.state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "level1", "greedy", "thinker", "uct"])
def test_a_bot_chooses_something_legal_and_does_so_again(game: str, name: str) -> None:
    state = position(game)
    budget = Budget(4 if name == "uct" else 12, 5.0)
    first = bots.make(name, game).choose(state.clone(), 7, budget)
    again = bots.make(name, game).choose(state.clone(), 7, budget)
    assert first in legal_actions(state)
    assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gets_its_own_view_and_nothing_more(game: str) -> None:
    """It looks the same to its seat, but neither chance nor hidden cards are the real ones."""
    state = position(game)
    seat = int(state.seat_to_act())
    known = as_known(state, seat, 11)
    found = registry.get(game)
    assert found.view(known, seat) == found.view(state, seat)
    assert known.rng != state.rng
    assert legal_actions(known) == legal_actions(state)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_state_alone(game: str) -> None:
    state = position(game)
    before = state.fingerprint()
    ThinkerBot(game).choose(state, 3, Budget(10, 5.0))
    assert state.fingerprint() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_never_thinks_longer_than_it_may(game: str) -> None:
    state = position(game)
    for name in ("greedy", "thinker"):
        bot = bots.make(name, game)
        bot.choose(state.clone(), 1, Budget(1, 0.05))  # memory is taken once, not per decision
        began = time.process_time()  # other work may share the machine
        bot.choose(state.clone(), 1, Budget(1_000_000, 0.2))
        assert time.process_time() - began < 0.2 + 0.1


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_options_best_first(game: str) -> None:
    state = position(game)
    for level in (2, 3):
        hints = levels.make(level, game).explain(state.clone(), 5, Budget(60, 1.0))
        assert 1 <= len(hints) <= 3
        assert all(hint.action in legal_actions(state) for hint in hints)
        assert all(0 <= hint.value <= 1 for hint in hints)
        assert [h.visits for h in hints] == sorted((h.visits for h in hints), reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_level_of_old_can_still_be_met(game: str) -> None:
    state = position(game)
    old, new = (bots.make(name, game) for name in (bots.OLD, "level5"))
    assert levels.budget(5, game).simulations > 100
    for bot in (old, new):
        hints = bot.explain(state.clone(), 5, Budget(1, 0.3))
        assert hints and all(hint.action in legal_actions(state) for hint in hints)


def test_no_thought_is_wasted_on_a_clear_choice() -> None:
    """One option is worth more than any other: a thrifty search soon knows."""
    state = position("war_of_the_worlds")
    out = Actions()
    state.legal_into(out)
    best = int(out.codes[0])
    before = state.fingerprint()

    def judge(trial: Any, seat: int) -> float:
        return 0.5

    plain, thrifty = (Search(Lookahead(judge), state.seats) for _ in range(2))
    for search in (plain, thrifty):
        for i in range(out.n):
            action = out.codes[i]
            search.tree.add_child(search.root, action, 0.9 if action == best else 0.1)
    until = time.perf_counter() + 20
    plain.run(state, out, 3, 200, until)
    thrifty.run(state, out, 3, 200, until, thrifty=True)
    assert plain.tree.visits[plain.root] == 200
    assert thrifty.tree.visits[thrifty.root] < 200
    assert thinker._most_visited(thrifty, out) == thinker._most_visited(plain, out) == best
    assert state.fingerprint() == before


def test_the_tree_never_outgrows_its_pool() -> None:
    game = GAMES[0]
    state = position(game)
    search = Search(Lookahead(lambda s, seat: 0.5), state.seats, 40)
    out = Actions()
    state.legal_into(out)
    search.run(state, out, 3, 60, time.perf_counter() + 20)
    assert search.tree.n <= 40
    assert search.tree.visits[search.root] == 60


def test_children_stand_in_order_of_their_priors_and_survive_a_graft() -> None:
    tree = Tree(2, 16)
    root = tree.clear()
    for action, prior in ((5, 0.2), (6, 0.9), (7, 0.5), (8, 0.9)):
        tree.add_child(root, action, prior)
    tree.add_child(tree.child(root, 7), 1, 0.3)
    tree.visits[tree.child(root, 7)] = 4
    other = Tree(2, 16)
    other.graft(tree, root)
    order, node = [], other.first[0]
    while node != NONE:
        order.append(int(other.action[node]))
        node = other.next[node]
    assert order == [6, 8, 7, 5]
    branch = Tree(2, 16)
    branch.graft(tree, tree.child(root, 7))
    assert branch.visits[0] == 4 and branch.child(0, 1) != NONE and branch.n == 2


def test_a_move_is_judged_when_it_is_complete() -> None:
    """In War of the Worlds a card is paid before its effect; half-made it must not look bad."""
    state = position("war_of_the_worlds")
    calls: list[tuple[bool, bool]] = []

    def look(trial: Any, seat: int) -> float:
        top = trial.top
        calls.append((top.seat == seat, top.waits()))
        return 0.5

    seat = state.seat_to_act()
    for action in legal_actions(state):
        Lookahead(look).worth(state, action, seat, 400)
    assert calls
    assert all(waits or not mine for mine, waits in calls)


def test_a_won_match_is_better_than_any_position() -> None:
    judge = Lookahead(lambda s, seat: 0.99)
    state = position("war_of_the_worlds")
    out = Actions()
    while not state.over:
        state.legal_into(out)
        state.step(out.codes[0], out)
    result = vec[float]([0.0, 0.0])
    state.returns_into(result)
    assert [judge.value(state, seat) for seat in range(2)] == returns(state) == list(result)


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    """The second decision of a move begins with the visits its branch already has."""
    state = position("war_of_the_worlds", seed=9)
    bot = ThinkerBot("war_of_the_worlds")
    kept = 0
    out = Actions()
    for number in range(60):
        if state.over:
            break
        state.settle(out)
        if out.n > 1:
            action = bot.choose(state.clone(), number, Budget(30, 5.0))
            if bot.expected and bot.search is not None:
                kept = max(kept, int(bot.search.tree.visits[bot.search.root]))
        else:
            action = out.codes[0]
        state.step(action, out)
    assert kept > 0


def test_a_kept_tree_knows_options_that_the_truth_forbids() -> None:
    """Hidden cards that were only imagined allowed them, so the search may like them best."""
    state = position("war_of_the_worlds")
    search = Search(Lookahead(lambda s, seat: 0.5), state.seats)
    out = Actions()
    state.legal_into(out)
    search.run(state, out, 3, 20, time.perf_counter() + 20)
    forbidden = next(action for action in range(1000) if not out.has(action))
    search.tree.add_child(search.root, forbidden, 0.99)
    search.tree.visits[search.tree.child(search.root, forbidden)] = 1000
    assert out.has(thinker._most_visited(search, out))


def test_levels_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        spoken = words(language)
        for level in levels.LEVELS:
            assert spoken.say(levels.word(level))
            assert spoken.say(f"{levels.word(level)}.hint")


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_bots_by_name_and_grow(game: str) -> None:
    for level in levels.LEVELS:
        assert isinstance(bots.make(f"level{level}", game), Bot)
        assert levels.budget(level, game).seconds <= (3.0 if level == levels.LEARNED else 1.5)
    thinking = [levels.budget(level, game).simulations for level in (2, 3, 4, 5)]
    assert thinking == sorted(set(thinking))
    with pytest.raises(SetupError, match="1 to 6"):
        levels.make(7, game)
    with pytest.raises(SetupError):
        bots.make("level9", game)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_with_a_number_makes_so_many_simulations(game: str) -> None:
    state = position(game)

    def visits(name: str, given: int) -> list[int]:
        hints = bots.make(name, game).explain(state.clone(), 5, Budget(given, 5.0))
        return [hint.visits for hint in hints]

    assert visits("thinker@6", 1) == visits("thinker@6", 500) == visits("thinker", 6)
    assert visits("thinker@6", 500) != visits("thinker", 500)
    for wrong in ("thinker@0", "thinker@", "thinker@six", "nobody@6", "@6"):
        with pytest.raises(SetupError):
            bots.make(wrong, game)


def test_advice_of_war_of_the_worlds_knows_who_is_ahead() -> None:
    state: Any = position("war_of_the_worlds", decisions=1)
    even = war.evaluate(state, 0)
    assert 0 < even < 1
    assert war.evaluate(state, 1) == pytest.approx(1 - even)
    state.damage += 10
    hurt = war.evaluate(state, 0)
    assert hurt < even
    state.damage -= 10
    state.alive -= 10
    assert war.evaluate(state, 0) > even


@pytest.mark.parametrize("kind", [GreedyBot, ThinkerBot])
def test_a_bot_of_few_ideas_overlooks_the_best(kind: type[GreedyBot | ThinkerBot]) -> None:
    """It takes the best of three options that come to its mind: not always the best of all."""
    state = position("hexpanse")
    options = len(legal_actions(state))
    assert options > 3

    def chosen(ideas: float) -> list[int]:
        bot = kind("hexpanse", ideas)
        return [int(bot.choose(state.clone(), rng, Budget(8))) for rng in range(40)]

    assert set(chosen(3)) <= set(legal_actions(state))
    assert len(set(chosen(ALL))) < len(set(chosen(3))) < options
    assert chosen(options) == chosen(ALL)


def test_part_of_an_idea_comes_now_and_then() -> None:
    """With 1.25 ideas one option is left three times of four, and else two."""
    left = []
    for seed in range(400):
        out = Actions()
        for action in range(5, 15):
            out.add(action)
        overlook(out, 1.25, seed_state(seed))
        assert set(out.to_list()) <= set(range(5, 15))
        left.append(int(out.n))
    assert set(left) == {1, 2}
    assert 60 < left.count(2) < 140


def test_advice_of_scythe_counts_no_turn_as_a_lead() -> None:
    """Seats move in turn: who has just moved is not ahead of who is about to."""
    bot = bots.make("greedy", "scythe")
    match = random_match(registry.get("scythe"), Random(3))
    turns: list[float] = []
    before, mover = 0.0, -1
    while not match.over and len(turns) < 24:
        state: Any = match.state
        seat = match.seat
        if seat != mover:
            if mover >= 0:
                turns.append(scythe.prospects(state, mover) - before)
            before, mover = scythe.prospects(state, seat), seat
        match.play(bot.choose(as_known(state, seat, 5), 5, Budget()))
    assert abs(sum(turns) / len(turns)) < scythe.TURN / 2


def test_the_weakest_level_of_war_of_the_worlds_is_better_than_chance() -> None:
    """Most questions of that game have few options: one idea alone is no better than none."""
    usual = check_setup(registry.get("war_of_the_worlds"), 2, None, {}, 1)
    played = [
        play(Job("war_of_the_worlds", usual.seats, usual.options, seed, names, 1, 10.0))
        for seed in range(1, 16)
        for names in (("level1", "random"), ("random", "level1"))
    ]
    wins = sum(result.returns[result.bots.index("level1")] for result in played)
    assert wins > 0.55 * len(played)
