"""Nothing changes silently: whatever moves in the open view is told by an event that names it."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from beachhead import Match
from beachhead.core.event import Event
from beachhead.games.hexpanse import content as printed
from beachhead.lab import cases

SPECTATOR = -1
CELLS = ("cell", "from", "to", "shield", "cells")  # facts that name cells
LIFE = {"warlord-hurt", "warlord-paid", "warlord-healed", "special-used"}
POOLS = {
    "unit-deployed",
    "unit-withdrawn",
    "unit-healed",
    "unit-shipped",
    "unit-went-home",
    "reserve-hit",
    "player-eliminated",
}
CARDS = {
    "card-bought",
    "card-played",
    "card-discarded",
    "card-forced-off",
    "card-stolen",
    "market-card-opened",
}
PILES = {"extras-drawn", "extras-discarded", "deck-reshuffled", "market-card-opened"}


def steps(seed: int) -> Iterator[tuple[dict[str, Any], dict[str, Any], list[Event]]]:
    """A random match: the open view before and after each action, and what was told."""
    chance = Random(seed)
    players = 2 + seed % 5
    options = {"level": ("sailor", "captain", "admiral")[seed % 3], "elites": str(seed % 3)}
    if players % 2 == 0 and players > 2 and seed % 2:
        options["team"] = "on"
    options["seat_bonus"] = "on" if seed % 2 else "off"
    match = Match.new("hexpanse", players=players, options=options, seed=seed)
    while not match.over and len(match.actions) < 900:
        before = to_builtins(match.view(SPECTATOR))
        told = match.play(chance.choice(match.legal()))
        yield before, to_builtins(match.view(SPECTATOR)), list(told)


def named(event: Event) -> set[str]:
    """The cells an event names."""
    facts = [str(event.facts[fact]) for fact in CELLS if fact in event.facts]
    return {cell for fact in facts for cell in fact.split(", ")}


def purse(told: list[Event], player: str) -> int:
    """What the events say a player's hexilum has changed by."""
    signs = {"hexilum-gained": 1, "hexilum-lost": -1}
    change = 0
    for event in told:
        if event.facts.get("player") == player:
            change += signs.get(event.key, 0) * int(event.facts.get("amount", 0))
            if event.key in ("card-bought", "income-raised"):
                change -= int(event.facts["cost"])
            if event.key == "player-eliminated":
                change -= int(event.facts["hexilum"])
    return change


def silent(before: dict[str, Any], after: dict[str, Any], told: list[Event]) -> list[str]:
    """Changes of the open view that no event names."""
    faults: list[str] = []
    keys = {event.key for event in told}
    stood = {unit["at"]: (unit["owner"], unit["kind"]) for unit in before["units"]}
    stands = {unit["at"]: (unit["owner"], unit["kind"]) for unit in after["units"]}
    cells = {cell for event in told for cell in named(event)}
    faults += [
        f"cell {c}" for c in stood | stands if stood.get(c) != stands.get(c) and c not in cells
    ]
    for was, now in zip(before["players"], after["players"], strict=True):
        who = now["faction"]
        own = [event for event in told if event.facts.get("player") == who]
        lives = [event.facts["life"] for event in own if event.key in LIFE]
        if (
            was["life"] != now["life"]
            and before["round"]
            and (not lives or lives[-1] != now["life"])
        ):
            faults.append(f"life of {who}: {lives}")
        if now["hexilum"] - was["hexilum"] != purse(told, who):
            faults.append(f"hexilum of {who}: {was['hexilum']} to {now['hexilum']}")
        if was["income"] < now["income"] and before["round"]:
            levels = [event.facts["level"] for event in own if event.key == "income-raised"]
            if levels[-1:] != [now["income"]]:
                faults.append(f"income of {who}")
        pools = any(was[pool] != now[pool] for pool in ("reserve", "recovery"))
        if pools and before["round"] and not POOLS & {event.key for event in own}:
            faults.append(f"pools of {who}")
        changed = set(was["cards"]) ^ set(now["cards"])
        spoken = {str(e.facts.get("card", "")).removeprefix("card-") for e in told}
        if not now["alive"]:
            continue
        faults += [f"card {card} of {who}" for card in changed - spoken]
    if set(before["market"]) ^ set(after["market"]) and not CARDS & keys:
        faults.append("market")
    if before["deck_count"] != after["deck_count"] and not PILES & keys:
        faults.append("deck")
    if before["common"] != after["common"] and "mission-common" not in keys:
        faults.append("mission")
    if (before["round"], before["active"]) != (after["round"], after["active"]) and after["round"]:
        if not {"turn-began", "limit-draw", "limit-judged"} & keys:
            faults.append("turn")
    if after["over"] and not {"formation-completed", "last-warlord", "limit-draw"} & keys:
        faults.append("end")
    return faults


@pytest.mark.parametrize("seed", range(6))
def test_every_open_change_is_told(seed: int) -> None:
    told: Counter[str] = Counter()
    for before, after, events in steps(seed):
        told.update(event.key for event in events)
        assert silent(before, after, events) == [], [(e.key, e.facts) for e in events]
        for event in events:
            if event.key in LIFE - {"warlord-paid", "special-used"} | {"hexilum-gained"}:
                assert event.facts["cause"], event.facts
    assert told["turn-began"] > 2


def told_by(given: dict[str, Any], *when: str) -> dict[str, dict[str, Any]]:
    """What a worked case tells: the facts of the last event of each key."""
    table = cases.laid("hexpanse", {"base": "two", **given})
    table.play_all(list(when))
    return {event.key: event.facts for event in table.journal.events}


def test_life_and_losses_say_who_did_it_and_by_what() -> None:
    given: dict[str, Any] = {
        "board": {"unit": {"H8": "A:elite", "H9": "B:warlord"}, "home": {"A:regular": 11}},
        "players": {"warlord": {"B": "H9"}},
    }
    told = told_by(given, "A: attack:0,0")
    assert told["attack-made"]["unit"] == "unit-elite"
    hurt = told["warlord-hurt"]
    assert (hurt["by"], hurt["cause"], hurt["life"]) == ("faction-terra", "unit-elite", 5)
    home = {"A:regular": 11, "B:regular": 11}
    given = {"board": {"unit": {"H8": "A:regular", "H9": "B:elite"}, "home": home}}
    told = told_by(given, "A: attack:0,0")
    assert told["unit-shipped"]["paid"] == 1  # the attacker's place is the price


def test_a_formation_names_its_cells() -> None:
    box = printed.load()
    names = {(cell.q, cell.r): cell.id for cell in box.board.cell}
    (q, r), *others = box.missions.mission[8].cells
    units = {names[at]: "A:regular" for at in others}
    home = {"A:regular": 12 - len(units)}
    given = {"board": {"unit": units, "home": home}, "cards": {"common": "MS09"}}
    told = told_by(given, "A: deploy:regular", f"A: cell:{q},{r}")
    facts = told["formation-completed"]
    assert facts["mission"] == "mission-MS09"
    assert len(str(facts["cells"]).split(", ")) == facts["size"] == len(units) + 1
    assert str(told["unit-deployed"]["cell"]) in str(facts["cells"]).split(", ")


def test_an_elimination_says_what_is_left_behind() -> None:
    given = {
        "base": "three",
        "board": {
            "unit": {"H9": "B:warlord", "H10": "B:regular", "H11": "B:C15"},
            "home": {"B:regular": 11},
        },
        "players": {"life": {"B": 2}, "warlord": {"B": "H9"}, "hexilum": {"B": 4}},
        "cards": {"tokens": {"C15": 0}},
        "piles": {
            "cards": {
                "owned": {"A": ["A19"], "B": ["A01", "C15"]},
                "market": ["A02", "A03", "A04", "A05", "A06"],
                "deck": ["..."],
            }
        },
    }
    told = told_by(given, "A: play:A19:b", "A: player:B")
    facts = told["player-eliminated"]
    assert (facts["neutral"], facts["leaving"], facts["cards"], facts["hexilum"]) == (1, 2, 2, 4)
    assert (facts["cause"], facts["by"]) == ("card-A19", "faction-terra")


def test_actions_left_unused_are_told() -> None:
    assert told_by({}, "A: end")["actions-ended"]["left"] == 2
