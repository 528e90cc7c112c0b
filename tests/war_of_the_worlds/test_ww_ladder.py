"""The order in which damage falls is told as attacks then go."""

from random import Random

from beachhead import Match
from beachhead.games.war_of_the_worlds.ladder import ladder
from beachhead.games.war_of_the_worlds.state import State


def test_an_attack_destroys_the_beginning_of_the_ladder() -> None:
    seen = fell = 0
    for seed in range(12):
        chance, match = Random(seed), Match.new("war_of_the_worlds", seed=seed)
        while not match.over and len(match.actions) < 400:
            state, asked = match.state, match.decision
            name = match.names[chance.choice(match.legal())]
            told = match.play(name)
            struck = [event for event in told if event.key == "attack-struck"]
            if asked is None or asked.name != "D-ATTACKAREA" or len(struck) != 1:
                continue
            assert isinstance(state, State)
            state.target = state.tables.area_ids.index(str(struck[0].facts["area"])[5:])
            rungs = ladder(state)
            kinds = [
                str(event.facts.get("unit") or event.facts.get("building")).partition("-")[2]
                for event in told
                if event.key in ("unit-destroyed", "building-destroyed")
            ]
            assert kinds == [rung.kind for rung in rungs][: len(kinds)]
            costs = sum(rung.defence for rung in rungs[: len(kinds)])
            assert costs <= int(struck[0].facts["damage"])
            seen, fell = seen + 1, fell + len(kinds)
    assert seen > 100 and fell > 5
