"""How good a position looks, for bots: a race, told by how many turns each side still needs.

The Humans need damage, the Martians civilians; what a side can do in a turn follows from the
cards that go round in its deck, from its units and who they can reach. `features_into` writes
these facts, `WEIGHTS` says what each is worth to the Martians, and `evaluate` makes a chance of
winning out of the sum. The weights are set by hand.

Everything read here is known to both sides or averages over what is not: of a deck only the
cards that go round in it count, never their order.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.war_of_the_worlds.rules import components, human_damage, turn
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    ARMY,
    ATTACK,
    CARD_OPTIONS,
    CIVILIAN_ATTACK,
    DESTROY_CIVILIAN,
    DIRECT_DAMAGE,
    GAIN,
    HUMAN,
    MARTIAN,
    NAVY,
    NO_EFFECT,
    PILE,
    SPECIAL_ATTACK,
    TRIPOD,
    UFO,
    UNIT_ATTACK,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State

# -- the facts, in the order of their weights
FEATURES: Final = [
    "one",
    "martians_to_move",
    "race",  # log of the turns the Humans need to the turns the Martians need
    "martian_hand",  # damage still in hand, in the own turn
    "human_hand",
    "martian_purse",  # resources not yet spent
    "human_purse",
    "prey",  # civilians that a tripod can take at once
    "prey_near",  # civilians one step from a tripod
    "rebels",  # civilians beside a Martian target
    "armies",
    "navies",
    "mines_near",  # Landmines one step from a tripod
]
WEIGHTS: Final = vec[float](
    [0.0, 0.2, 3.0, 0.03, -0.03, 0.03, -0.03, 0.05, 0.02, -0.03, -0.1, -0.1, -0.1]
)

STRENGTHS: Final = ((1.4, 0), (2, 0), (3, 4), (0, 7), (0, 600), (0, 1200))
TURNS_AHEAD: Final = 8  # a search plays on so long: a turn's gain shows in the turns after it

# -- the race: what a turn is good for, in damage or civilians
LEAST_RATE: Final = 0.5  # even the worst deck gets somewhere
GROWTH: Final = 0.18  # damage per turn that a resource per turn buys in time
WALL: Final = 0.4  # a point of defence in front of civilians, in civilians
GUN: Final = 0.6  # what an artillery or fort adds per turn
REPAIR_WORTH: Final = 0.3  # what the Regenerator undoes per turn
MANY: Final = 4  # more civilians than this in one area are not eaten in a turn


def evaluate(s: State, seat: i64) -> float:
    """A number between 0 and 1; larger is better for `seat`. The seats add up to one."""
    facts = vec[float]([0.0] * len(FEATURES))
    features_into(s, facts)
    total = 0.0
    i: i64
    for i in range(len(facts)):
        total += facts[i] * WEIGHTS[i]
    martian = 1.0 / (1.0 + math.exp(-total))
    return martian if seat == MARTIAN else 1.0 - martian


def scores(s: State) -> list[float]:
    """Progress of both sides, each out of thirty: civilians destroyed, damage done."""
    return [float(s.tables.civilians - s.alive), float(s.damage)]


def features_into(s: State, out: vec[float]) -> None:
    """Write the facts of `FEATURES`."""
    t = s.tables
    near = Neighbourhood(s)
    done = float(t.civilians - s.alive) / float(t.civilians)
    done = max(done, float(s.damage) / float(t.damage_target))
    growth = GROWTH * (1.0 - done)  # what is built late hardly pays
    martians = _strength(s, MARTIAN, near, growth)
    martians += growth * float(turn.income(s, MARTIAN))
    humans = _strength(s, HUMAN, near, growth) + growth * float(turn.income(s, HUMAN))
    humans += GUN * float(_with_ability(s, HUMAN)) - REPAIR_WORTH * float(_with_ability(s, MARTIAN))
    alive = float(s.alive) + WALL * near.walls
    still = float(t.damage_target - s.damage)
    turns_martians = (alive + 1.0) / max(martians, LEAST_RATE)
    turns_humans = (still + 1.0) / max(humans, LEAST_RATE)
    out[0] = 1.0
    out[1] = 1.0 if s.active == MARTIAN else 0.0
    out[2] = math.log(turns_humans / turns_martians)
    out[3 + s.active] = _in_hand(s, s.active, near)
    out[5 + s.active] = float(s.resources)
    out[7] = near.prey
    out[8] = near.prey_near
    out[9] = near.rebels
    out[10] = float(near.armies)
    out[11] = float(near.navies)
    out[12] = near.mines


@final
class Neighbourhood:
    """Who stands beside whom."""

    def __init__(self, s: State) -> None:
        self.prey: float = 0.0  # civilians that a tripod can take at once
        self.prey_shielded: float = 0.0  # civilians in a tripod's area behind walls
        self.prey_near: float = 0.0  # civilians one step from a tripod
        self.prey_ufo: float = 0.0
        self.rebels: float = 0.0  # civilians beside a Martian target
        self.walls: float = 0.0  # defence in front of civilians
        self.mines: float = 0.0  # Landmines one step from a tripod
        self.armies: i64 = 0
        self.armies_in_touch: i64 = 0
        self.navies: i64 = 0
        self.navies_in_touch: i64 = 0
        self.tripods: i64 = 0
        area: i64
        for area in range(AREAS):
            self._look_at(s, area)

    def _look_at(self, s: State, area: i64) -> None:
        t = s.tables
        tripods = s.count(TRIPOD, area)
        armies = s.count(ARMY, area)
        self.tripods += tripods
        self.armies += armies
        self.navies += s.count(NAVY, area)
        beside_tripod = any(s.count(TRIPOD, near) > 0 for near in t.land_neighbours[area])
        prey = float(min(s.civilians[area], MANY))
        if prey > 0.0:
            shielded = human_damage.is_protected(s, area)
            if tripods > 0 and shielded:
                self.prey_shielded += prey
            elif tripods > 0:
                self.prey += prey
            elif beside_tripod:
                self.prey_near += prey
            if s.count(UFO, area) > 0:
                self.prey_ufo += prey
            if shielded:
                self.walls += float(min(_defence(s, area), 2 * s.civilians[area]))
        if components.is_martian_target(s, area):
            self.rebels += prey
            self.armies_in_touch += armies
            for near in t.sea_neighbours[area]:
                self.navies_in_touch += s.count(NAVY, near)
        kind = s.building[area]
        if beside_tripod and kind >= 0 and t.trigger_damage[kind] > 0:
            self.mines += 1.0


def _defence(s: State, area: i64) -> i64:
    """All defence that stands in front of the civilians of an area."""
    t = s.tables
    total = s.count(ARMY, area) * human_damage.army_defence(s)
    total += s.balloons[area] * t.balloon_defence
    if human_damage.has_hittable_building(s, area):
        total += t.building_defence[s.building[area]]
    return total


def _with_ability(s: State, side: i64) -> i64:
    """Buildings that do something every turn."""
    n: i64 = 0
    for building in s.tables.able_buildings:
        if s.tables.building_side[building] == side:
            n += s.on_board[building]
    return n


# -- cards -------------------------------------------------------------------------------------


def _strength(s: State, side: i64, near: Neighbourhood, growth: float) -> float:
    """What five average cards of a side's deck achieve in a turn, and what their money buys."""
    t = s.tables
    total = 0.0
    card: i64
    i: i64
    for card in range(t.first_card[side], t.last_card[side]):
        n = s.hand[card] + s.discard[card]
        if n > 0:
            total += float(n) * _play_worth(s, card, near, growth)
    for i in range(side * PILE, side * PILE + s.deck_n[side]):
        total += _play_worth(s, s.deck[i], near, growth)
    # a hand is drawn from the whole deck; a very thin deck draws all of it
    hand = float(t.hand_size)
    size = float(s.hand_n[side] + s.discard_n[side] + s.deck_n[side])
    return hand * total / max(size, hand)


def _in_hand(s: State, side: i64, near: Neighbourhood) -> float:
    """Damage in the cards that the active side has not played yet."""
    t = s.tables
    total = 0.0
    card: i64
    for card in range(t.first_card[side], t.last_card[side]):
        if s.hand[card] > 0:
            total += float(s.hand[card]) * _play_worth(s, card, near, 0.0)
    return total


def _play_worth(s: State, card: i64, near: Neighbourhood, growth: float) -> float:
    """The best that one play of a card is good for on average, if the card stays in the game."""
    t = s.tables
    most = 0.0
    o: i64
    for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
        effect = t.effect[o]
        if effect == NO_EFFECT:
            break
        if t.removes[o] == 0:
            most = max(most, _option_worth(s, o, effect, near, growth))
    return most


def _option_worth(s: State, o: i64, effect: i64, near: Neighbourhood, growth: float) -> float:
    """Damage or civilians; less while nobody is in reach, for it takes other cards to get there."""
    t = s.tables
    if effect == GAIN:
        return growth * float(t.amount[o])
    if effect == DIRECT_DAMAGE:
        return float(t.damage[o])
    if effect == CIVILIAN_ATTACK:
        return float(t.damage[o]) * (0.4 + 0.5 * min(near.rebels / 3.0, 1.0))
    if effect == DESTROY_CIVILIAN:
        prey = near.prey_ufo if t.by_ufo[o] == 1 else near.prey
        return 0.4 + 0.5 * min(prey / 2.0, 1.0)
    if effect == SPECIAL_ATTACK:
        return float(t.damage[o]) * (0.4 + 0.4 * min(near.prey_near / 3.0, 1.0))
    if effect == ATTACK:
        return float(t.damage[o]) * (0.3 + 0.5 * min(near.prey_ufo / 2.0, 1.0))
    if effect == UNIT_ATTACK:
        return _unit_worth(s, o, near)
    return 0.0


def _unit_worth(s: State, o: i64, near: Neighbourhood) -> float:
    """A unit card strikes with a unit that has an enemy in reach."""
    t = s.tables
    kind = t.option_unit[o]
    damage = float(t.damage[o])
    if kind == TRIPOD:
        if t.has_bonus[o] == 1 and s.on_board[t.alien_factory] > 0:
            damage += float(t.tripod_bonus)
        return damage * (0.4 + 0.5 * min((near.prey + near.prey_shielded) / 3.0, 1.0))
    if kind == UFO:
        return damage * (0.4 + 0.5 * min(near.prey_ufo / 2.0, 1.0))
    if kind == ARMY:
        return damage * _touch(near.armies, near.armies_in_touch)
    return damage * _touch(near.navies, near.navies_in_touch)


def _touch(units: i64, in_touch: i64) -> float:
    """How surely a human unit card finds a target; without a unit it has to place one first."""
    if units == 0:
        return 0.4
    return 0.5 + 0.4 * min(float(in_touch) / float(units), 1.0)
