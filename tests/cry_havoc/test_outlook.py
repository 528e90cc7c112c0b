"""How a Battle would end is told as the rules then end it."""

from collections.abc import Iterator
from random import Random

from beachhead import Match
from beachhead.core.event import Event
from beachhead.games.cry_havoc.seen import BattleView

MATCHES = 40
KILLS = {"units-killed", "units-shelled"}  # by Units, by Artillery


def battles(match: Match, chance: Random) -> Iterator[tuple[BattleView, list[Event]]]:
    """Each Battle as it was seen before both sides had passed, and what was then told of it."""
    seen: BattleView | None = None
    heard: list[Event] = []
    while not match.over and len(match.actions) < 700:
        battle = match.view().battle
        if battle is not None and battle.outlook is not None:
            seen, heard = battle, []
        heard += match.play(chance.choice(match.legal()))
        if seen is not None and any(event.key == "battle-over" for event in heard):
            yield seen, heard
            seen = None


def first(events: list[Event], key: str) -> Event:
    return next(event for event in events if event.key == key)


def test_what_is_not_open_comes_as_it_was_told() -> None:
    compared = taken = fallen = 0
    for seed in range(MATCHES):
        match = Match.new("cry_havoc", players=2 + seed % 3, seed=seed)
        for battle, told in battles(match, Random(seed)):
            assert battle.outlook is not None
            lanes = {lane.objective: lane for lane in battle.outlook.lanes}
            if told[0].key != "battle-passed" or any(lane.open for lane in lanes.values()):
                continue
            winner = lanes["region_control"].winner
            assert winner is not None
            control = first(told, "control-decided").facts
            assert control["army"] == f"faction-{battle.sides[winner].army}"
            assert (control["attack"], control["defence"]) == lanes["region_control"].totals
            captives = [event.key for event in told].count("unit-captured")
            assert captives == lanes["capture"].captives
            kills = sum(int(e.facts["n"]) for e in told if e.key in KILLS)
            assert kills == sum(lanes["attrition"].kills)
            compared, taken, fallen = compared + 1, taken + captives, fallen + kills
    assert compared > 30 and taken > 3 and fallen > 5


def test_units_that_are_placed_change_the_outlook_at_once() -> None:
    """What the board shows for a pointed option is the view after it."""
    changed = 0
    for seed in range(12):
        chance, match = Random(seed), Match.new("cry_havoc", seed=seed)
        while not match.over and len(match.actions) < 500:
            asked = match.decision
            if asked is not None and asked.name == "D-B-CONTROL":
                names = [match.names[action] for action in match.legal()]
                for name in names:
                    told = match.forecast([name], seed=1)
                    battle = told.view.get("battle")
                    here = match.view().battle.region
                    if battle and battle["outlook"] and battle["region"] == here:
                        own = [one for one in battle["sides"] if one["seat"] == match.seat]
                        assert int(name.split(":")[1]) in [one["board"][0] for one in own]
                        changed += 1
            match.play(chance.choice(match.legal()))
    assert changed > 20
