"""What the view foretells is what play brings."""

from __future__ import annotations

import random
from collections import Counter

from beachhead import Match
from beachhead.core.engine import Actions
from beachhead.games.scythe import GAME
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import combat
from beachhead.games.scythe.state import State


def richest(state: State) -> tuple[int, dict[str, int]] | None:
    """The producing answer that brings most, with what it brings."""
    legal = Actions()
    state.legal_into(legal)
    found = [(action, GAME.describe(state, action)) for action in legal.to_list()]
    able = [(a, dict(o.gain)) for a, o in found if o.name.startswith(("produce:", "workers:"))]
    return max(able, key=lambda one: sum(one[1].values()), default=None)


def produced(state: State, seat: int) -> dict[str, int]:
    """Everything that Produce brings if it is carried out to the end."""
    before = GAME.view(state, seat).players[seat]
    while state.top is not None and state.top.name in ("D-PROD-HEX", "D-PROD-N"):
        answer = richest(state)
        if answer is None:
            break
        state.apply(answer[0])
    after = GAME.view(state, seat).players[seat]
    gained = Counter({good: getattr(after.resources, good) for good in GOODS})
    gained.subtract({good: getattr(before.resources, good) for good in GOODS})
    gained["worker"] = after.workers - before.workers
    return {good: n for good, n in gained.items() if n}


GOODS = ("food", "wood", "metal", "oil")


def test_the_harvest_and_the_price_of_produce_are_those_of_the_action() -> None:
    compared = 0
    for seed in range(3):
        match = Match.new("scythe", seats=["random"] * 3, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            if match.decision is not None and match.decision.name == "D-TOP-PRODUCE":
                seat = match.seat
                twin = match.state.clone()
                assert isinstance(twin, State)
                told = GAME.view(twin, seat).players[seat]
                twin.apply(match.names.index("produce"))
                paid = GAME.view(twin, seat).players[seat]
                assert told.power - paid.power == told.produce_cost.get("power", 0)
                assert told.coins - paid.coins == told.produce_cost.get("coin", 0)
                assert produced(twin, seat) == told.harvest
                compared += 1
            match.play(chance.choice(match.legal()))

    assert compared > 20


def test_no_side_of_a_combat_shows_more_than_the_view_allows() -> None:
    seen = 0
    for seed in range(3):
        match = Match.new("scythe", seats=["random"] * 3, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, State)
            told = GAME.view(state, -1).combat if state.battlefield != v.NOWHERE else None
            for number, side in enumerate(told.sides if told else ()):
                assert combat.strength(state, number) <= side.most
                assert side.wins_ties == (number == v.ATTACKER)
                seen += 1
            match.play(chance.choice(match.legal()))

    assert seen > 0
