"""Nothing happens silently: whoever reads the events can keep the books of the whole table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins

from beachhead import Match
from beachhead.core.contract import SPECTATOR
from beachhead.core.event import Event

Books = Counter[tuple[str, ...]]
RESOURCES = ("food", "wood", "metal", "oil")
CARDS = ("2", "3", "4", "5")
PARTS = ("coins", "stars", "territories", "resources", "structures")
EAGER = ("bottom:take", "move", "artillery:yes")


def books(view: dict[str, Any]) -> Books:
    """Everything countable that lies open, by owner or place."""
    found: Books = Counter()
    for player in view["players"]:
        nation = player["nation"]
        for good, name in (("coins", "coin"), ("power", "power"), ("popularity", "popularity")):
            found[nation, name] = player[good]
        found[nation, "card"] = player["cards"]
        found[nation, "objective"] = player["objective_count"]
        found[nation, "spare worker"] = player["workers_left"]
        found[nation, "factory card"] = player["factory_card"] is not None
        for star, n in player["stars"].items():
            found[nation, "star", star] = n
        for ability in player["abilities"]:
            found[nation, "ability", ability] = 1
        for bottom in player["recruits"]:
            found[nation, "recruit", bottom] = 1
        for bonus in player["bonuses_used"]:
            found[nation, "bonus", bonus] = 1
        for box, here in player["boxes"].items():
            found[nation, "box", box] = not here["covered"]
        for section in player["sections"]:
            found[nation, "cubes", section["bottom"]] = section["cubes"]
    for place, here in view["places"].items():
        for unit in here.get("units", ()):
            nation = view["players"][unit["seat"]]["nation"]
            found[nation, unit["unit"], place] = unit["n"]
        for resource, n in here.get("resources", {}).items():
            found[resource, place] = n
        if built := here.get("structure"):
            found[view["players"][built["seat"]]["nation"], built["kind"], place] = 1
        if here.get("token"):
            found["token", place] = 1
    found["discard",] = len(view["decks"]["discard"])
    found["deck",] = view["decks"]["combat"]
    return +found


class Keeper:
    """Books kept from what is told in public alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.books = books(view)
        self.home = {p["nation"]: p["home"] for p in view["players"]}

    def read(self, event: Event) -> None:
        facts = {
            name: fact.partition("-")[2] if isinstance(fact, str) else fact
            for name, fact in event.facts.items()
        }
        key = event.key.removesuffix(".rumour").replace("-", "_")
        method = getattr(self, key, None)
        if method is not None:
            method(**{name.replace("from", "start"): fact for name, fact in facts.items()})

    def turn(self, n: int, *name: Any) -> None:
        self.books[name] += n

    def goods_gained(self, seat: str, good: str, n: int) -> None:
        self.turn(n, seat, good)

    def goods_paid(self, seat: str, good: str, n: int) -> None:
        self.turn(-n, seat, good)

    def coins_given(self, seat: str, other: str, n: int) -> None:
        self.turn(-n, seat, "coin")
        self.turn(n, other, "coin")

    def popularity_lost(self, seat: str, n: int) -> None:
        self.turn(-n, seat, "popularity")

    def card_drawn(self, seat: str) -> None:
        self.turn(1, seat, "card")
        self.turn(-1, "deck")

    def deck_reshuffled(self) -> None:
        self.turn(self.books["discard",], "deck")
        self.books["discard",] = 0

    def card_paid(self, seat: str, value: int) -> None:
        self.turn(-1, seat, "card")
        self.turn(1, "discard")

    def card_stolen(self, seat: str, other: str) -> None:
        self.turn(1, seat, "card")
        self.turn(-1, other, "card")

    def tokens_placed(self, seat: str, what: str, n: int, area: str) -> None:
        self.turn(n, what, area)

    def tokens_paid(self, seat: str, what: str, n: int, area: str) -> None:
        self.turn(-n, what, area)

    def unit_moved(self, seat: str, unit: str, start: str, area: str) -> None:
        self.turn(-1, seat, unit, start)
        self.turn(1, seat, unit, area)

    def cargo_loaded(self, seat: str, what: str, n: int, area: str) -> None:
        if what in RESOURCES:
            self.turn(-n, what, area)
        else:
            self.turn(-n, seat, "worker", area)

    def cargo_dropped(self, seat: str, what: str, n: int, area: str) -> None:
        self.cargo_loaded(seat, what, -n, area)

    def workers_chased(self, seat: str, other: str, n: int, area: str) -> None:
        self.turn(-n, other, "worker", area)
        self.turn(n, other, "worker", self.home[other])

    def workers_produced(self, seat: str, what: str, n: int, area: str) -> None:
        self.turn(n, seat, "worker", area)
        self.turn(-n, seat, "spare worker")

    def cube_moved(self, seat: str, box: str, bottom: str) -> None:
        self.turn(1, seat, "box", box)
        self.turn(1, seat, "cubes", bottom)

    def mech_deployed(self, seat: str, ability: str, area: str) -> None:
        self.turn(1, seat, "ability", ability)
        self.turn(1, seat, "mech", area)

    def structure_built(self, seat: str, building: str, area: str) -> None:
        self.turn(1, seat, building, area)

    def recruit_enlisted(self, seat: str, bottom: str, good: str) -> None:
        self.turn(1, seat, "recruit", bottom)
        self.turn(1, seat, "bonus", good)

    def artillery_fired(self, seat: str, other: str, cost: int, n: int) -> None:
        self.turn(-cost, seat, "power")
        self.turn(-n, other, "power")

    def enemy_disarmed(self, seat: str, other: str, n: int) -> None:
        self.turn(-n, other, "power")

    def combat_revealed(self, seat: str, other: str, area: str, **sums: int) -> None:
        for fighter, side in ((seat, "attack"), (other, "defence")):
            self.turn(-sums[f"{side}_dial"], fighter, "power")
            cards = sum(sums[f"{side}_{value}"] for value in CARDS)
            assert sums[side] == sums[f"{side}_dial"] + sum(
                int(value) * sums[f"{side}_{value}"] for value in CARDS
            )
            self.turn(-cards, fighter, "card")
            self.turn(cards, "discard")

    def units_retreated(self, seat: str, start: str, area: str, n: int, **units: int) -> None:
        assert n == sum(units.values())
        for unit, count in units.items():
            self.turn(-count, seat, unit, start)
            self.turn(count, seat, unit, area)

    def unit_went_back(
        self, seat: str, unit: str, start: str, area: str, worker: int, **goods: int
    ) -> None:
        self.unit_moved(seat, unit, start, area)
        self.units_retreated(seat, start, area, worker, worker=worker)
        for what, n in goods.items():
            self.turn(-n, what, start)
            self.turn(n, what, area)

    def encounter_drawn(self, seat: str, area: str, card: str) -> None:
        self.turn(-1, "token", area)

    def factory_card_taken(self, seat: str, card: str, text: str) -> None:
        self.turn(1, seat, "factory card")

    def objective_revealed(self, seat: str, card: str, text: str) -> None:
        self.turn(-1, seat, "objective")

    def objective_returned(self, seat: str) -> None:
        self.turn(-1, seat, "objective")

    def star_placed(self, seat: str, star: str, n: int) -> None:
        self.turn(1, seat, "star", star)


@pytest.fixture(scope="module", params=range(5))
def played(request: pytest.FixtureRequest) -> tuple[Match, Keeper]:
    """A random match with the books kept along; at every other table nobody likes to skip."""
    seed: int = request.param
    match = Match.new("scythe", seats=["random"] * (2 + seed % 4), seed=seed)
    keeper = Keeper(to_builtins(match.view(SPECTATOR)))
    chance = random.Random(seed)
    while not match.over:
        legal = match.legal()
        eager = [a for a in legal if match.names[a] in EAGER] if seed % 2 == 0 else []
        for event in match.play(chance.choice(eager or legal)):
            if (told := event.cut(SPECTATOR)) is not None:
                keeper.read(told)
        assert keeper.books == books(to_builtins(match.view(SPECTATOR))), match.names[
            match.actions[-1]
        ]
    return match, keeper


def test_the_books_can_be_kept_from_the_public_events_alone(
    played: tuple[Match, Keeper],
) -> None:
    """After every single action, and the keeper would notice one coin that is not told of."""
    match, keeper = played
    assert keeper.books == books(to_builtins(match.view(SPECTATOR)))
    keeper.goods_paid("nordic", "coin", 1)
    assert keeper.books != books(to_builtins(match.view(SPECTATOR)))


def test_the_last_events_are_the_scores_from_the_last_to_the_first_and_the_winner(
    played: tuple[Match, Keeper],
) -> None:
    match, _ = played
    view = to_builtins(match.view(SPECTATOR))
    told = match.events()
    first = next(n for n, event in enumerate(told) if event.key == "final-score")
    scores = [event for event in told if event.key == "final-score"]
    totals = [player["score"]["total"] for player in view["players"]]

    assert told[first - 1].key in ("game-ended", "game-capped")
    assert told[first : first + len(scores)] == scores
    assert [event.facts["n"] for event in scores] == sorted(totals)
    for event in scores:
        assert event.facts["n"] == sum(int(event.facts[part]) for part in PARTS)
    winners = {"faction-" + view["players"][seat]["nation"] for seat in view["winners"]}
    assert {event.facts["seat"] for event in told[first + len(scores) :]} == winners
    assert told[-1].key in ("game-won", "tie-broken", "victory-shared")
