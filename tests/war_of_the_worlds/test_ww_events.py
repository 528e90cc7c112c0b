"""Nothing happens in silence: what the events tell is all that changes on the table."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.games.war_of_the_worlds import GAME
from beachhead.lab import cases, conformance

Things = Counter[tuple[str, ...]]
BUILDING_CARDS = {card.id for card in GAME.load_content().cards.card if card.building}
BUYING = ("D-PLACEBUILDING", "D-PLACEUNIT")  # a purchase is told at once and finished after this
MATCHES = 8


def on_the_table(view: dict[str, Any]) -> Things:
    """Everything countable that a spectator sees."""
    things: Things = Counter()
    things["damage",] = view["damage"]
    things["purse",] = view["resources"]
    for area, here in view["areas"].items():
        things["civilian", area] = here["civilians"]
        things["building", here["building"] or "none", area] += 1
        things["building", "barrage_balloons", area] += here["balloons"]
        things.update(("unit", unit["kind"], area) for unit in here["units"])
        things.update(("marker", marker, area) for marker in here["markers"])
    for side, cards in view["sides"].items():
        things["hand", side] = cards["hand_count"]
        things["deck", side] = cards["deck_count"]
        things["plan", side] = cards["decision_deck_count"]
        things.update(("row", side, card) for card in cards["row"] if card)
        for pile in ("discard", "removed"):
            things.update({(pile, side, card): n for card, n in cards[pile].items()})
    return +Counter({key: n for key, n in things.items() if "none" not in key})


def after(things: Things, events: Sequence[Event]) -> Things:
    """The table as somebody reckons it who hears the events and sees nothing."""
    told = Counter(things)
    for event in events:
        tell(told, event)
    return +told


def tell(told: Things, event: Event) -> None:
    facts = {name: str(fact).partition("-")[2] or fact for name, fact in event.facts.items()}
    side, area, card = (str(facts.get(name, "")) for name in ("side", "area", "card"))
    unit, building = str(facts.get("unit", "")), str(facts.get("building", ""))
    start, end = str(facts.get("from", "")), str(facts.get("to", ""))
    key = event.key.removesuffix(".rumour")
    number = int(facts.get("count") or facts.get("amount") or facts.get("cost") or 1)
    match key:
        case "civilian-moved":
            told["civilian", start] -= 1
            told["civilian", end] += 1
        case "civilians-destroyed":
            told["civilian", area] -= number
        case "civilian-taken":
            told["civilian", area] -= 1
        case "unit-placed":
            told["unit", unit, area] += 1
        case "unit-moved" | "army-pushed":
            told["unit", unit, start] -= 1
            told["unit", unit, end] += 1
        case "unit-destroyed":
            told["unit", unit, area] -= 1
        case "building-placed":
            told["building", building, area] += 1
        case "building-destroyed" | "landmines-exploded":
            told["building", building, area] -= 1
        case "marker-placed":
            told["marker", str(facts["marker"]), area] += 1
        case "markers-removed":
            gone = {str(fact) for name, fact in facts.items() if name.startswith("area")}
            for thing in [thing for thing in told if thing[0] == "marker"]:
                assert thing[2] in gone or not told[thing]
                told[thing] = 0
        case "martians-hit":
            told["damage",] = min(told["damage",] + int(facts["damage"]), int(facts["goal"]))
            assert told["damage",] == facts["total"]
            assert event.facts["by"]
        case "damage-repaired":
            told["damage",] -= 1
            told["purse",] -= number
        case "resources-gained" | "income-received":
            told["purse",] += number
        case "resources-lost":
            told["purse",] -= number
        case "card-bought":
            told["purse",] -= number
            told["row", side, card] -= 1
            told["removed" if card in BUILDING_CARDS else "discard", side, card] += 1
        case "card-swapped":
            told["row", side, card] -= 1
            told["plan", side] += 1
        case "card-swapped-and-removed":
            told["row", side, card] -= 1
            told["removed", side, card] += 1
        case "card-turned-up":
            told["row", side, card] += 1
            told["plan", side] -= 1
        case "card-played" | "card-placed-instead":
            told["hand", side] -= 1
            told["discard", side, card] += 1
        case "card-played-and-removed":
            told["hand", side] -= 1
            told["removed", side, card] += 1
        case "cards-discarded":
            told["hand", side] -= number
            told["discard", side, card] += number
        case "card-drawn":
            told["hand", side] += 1
            told["deck", side] -= 1
        case "pile-reshuffled":
            told["deck", side] += number
            for thing in [thing for thing in told if thing[:2] == ("discard", side)]:
                told[thing] = 0


def asked(match: Match) -> str:
    return match.decision.name if match.decision is not None else ""


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_change_is_told(seed: int) -> None:
    chance = Random(seed)
    match = conformance.random_match(GAME, chance)
    things = on_the_table(to_builtins(match.view()))
    news: list[Event] = []
    while not match.over and len(match.actions) < 1200:
        news += match.play(chance.choice(match.legal()))
        if asked(match) in BUYING:
            continue
        told = after(things, news)
        things = on_the_table(to_builtins(match.view()))
        assert told == things, [event.key for event in news]
        news = []


def test_every_line_says_in_whose_turn_it_happened() -> None:
    """The client colours a line and attributes it to an opponent by this fact."""
    chance = Random(3)
    match = conformance.random_match(GAME, chance)
    while not match.over and len(match.actions) < 800:
        match.play(chance.choice(match.legal()))
    assert {event.key for event in match.events() if "side" not in event.facts} <= {
        "civilians-settled"
    }


def attack(*choices: str, piles: dict[str, list[str]], **board: Any) -> list[Event]:
    """The events of an attack from a position of our own."""
    given = {"base": "martian_turn", "board": board, "piles": {"martian": piles}}
    table = cases.laid("war_of_the_worlds", given)
    table.play_all(list(choices))
    return table.journal.events


def test_an_attack_tells_what_stood_there_and_what_was_lost() -> None:
    events = attack(
        "play:m_tripod:3",
        "=unit:tripod@york",
        civilians={"york": 1, "london": 1},
        piles={"hand": ["m_tripod"], "deck": ["..."]},
        at={"tripod-1": "york", "army-1": "york"},
        building={"york": "supply_depot"},
        tokens={"supply_depot": 1},
    )
    made, struck = events[1].facts, events[2].facts

    assert [event.key for event in events] == [
        "card-played-and-removed",
        "attack-made",
        "attack-struck",
        "building-destroyed",
        "unit-destroyed",
        "civilians-destroyed",
    ]
    assert (made["unit"], made["from"], made["area"]) == ("unit-tripod", "area-york", "area-york")
    assert struck["building"] == "building-supply_depot"
    assert (struck["damage"], struck["armies"], struck["civilians"]) == (3, 1, 1)
    assert events[-1].facts["left"] == 1


def test_a_special_attack_tells_where_it_comes_from_and_that_its_damage_is_lost() -> None:
    events = attack(
        "play:m_poisonous_fog:1",
        "area:york",
        civilians={"york": 2, "london": 1},
        piles={
            "hand": ["m_poisonous_fog"],
            "row": ["m_poisonous_fog*2", "m_frightening_sound*2", "m_regenerator"],
            "decision_deck": ["..."],
        },
        at={"tripod-1": "newcastle"},
        building={"york": "fort"},
        tokens={"fort": 0},
    )

    assert [event.key for event in events][-4:] == [
        "attack-made-from",
        "marker-placed",
        "attack-struck",
        "damage-lost",
    ]
    assert events[-4].facts["from"] == "area-newcastle"
    assert events[-1].facts["damage"] == 1


def test_the_outcome_books_every_point_under_its_cause() -> None:
    chance = Random(11)
    match = Match.new("war_of_the_worlds", seed=11, options={"handicap_civilians": "4"})
    while not match.over:
        match.play(chance.choice(match.legal()))
    martian, human = ({s.key: s.points for s in side.sources} for side in match.outcome().seats)

    assert martian["source-start"] == 4
    taken = sum(event.key == "civilian-taken" for event in match.events())
    assert martian.get("source-taken", 0) == taken > 0
    assert sum(human.values()) == match.view().damage
    by = {str(event.facts["by"]) for event in match.events() if event.key == "martians-hit"}
    assert ("source-guerrilla" in human) == ("piece-civilian" in by)
