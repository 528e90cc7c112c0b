"""How good a position looks, for bots: the race of both sides, measured in a few plain facts.

`features_into` writes the facts, `WEIGHTS` says what each is worth to the Martians, and
`evaluate` makes a chance of winning out of the sum. The weights are fitted to the results of
many games (`tools/fit_advice.py`); docs/balance/war_of_the_worlds.md tells how.

Everything read here is known to both sides or averages over what is not: of a deck only the
cards that go round in it count, never their order.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.war_of_the_worlds.rules import components, human_damage, turn
from beachhead.games.war_of_the_worlds.vocab import (
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
    "killed",  # share of the civilians
    "damage",  # share of the track
    "race",  # log of what the Humans still need to what the Martians still need
    "martian_income",  # per turn, by buildings; worth less towards the end
    "human_income",
    "martian_strike",  # damage in five average cards of the deck
    "human_strike",
    "martian_money",  # resources in five average cards
    "human_money",
    "martian_hand",  # damage still in hand, in the own turn
    "human_hand",
    "martian_purse",  # resources not yet spent
    "human_purse",
    "tripods",
    "ufos",
    "armies",
    "navies",
    "alien_factory",
    "regenerator",
    "tank_factory",
    "guns",  # Heavy Artillery and Fort
    "prey",  # civilians that a tripod can take at once
    "prey_shielded",  # civilians in a tripod's area behind walls
    "prey_near",  # civilians one step from a tripod
    "prey_ufo",
    "rebels",  # civilians beside a Martian target
    "armies_in_touch",
    "navies_in_touch",
    "walls",  # defence in front of civilians
    "mines_near",  # Landmines one step from a tripod
]
WEIGHTS: Final = vec[float](
    [
        0.0,
        0.3,
        6.0,
        -6.0,
        1.0,
        0.35,
        -0.35,
        0.35,
        -0.35,
        0.2,
        -0.2,
        0.15,
        -0.15,
        0.08,
        -0.08,
        0.4,
        0.2,
        -0.3,
        -0.3,
        0.4,
        0.2,
        -0.1,
        -0.3,
        0.12,
        0.04,
        0.04,
        0.04,
        -0.06,
        -0.2,
        -0.2,
        -0.06,
        -0.1,
    ]
)
PREY_AT_ONCE: Final = 4  # more civilians than this in one area are not eaten in a turn


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


def features_into(s: State, out: vec[float]) -> None:
    """Write the facts of `FEATURES`."""
    t = s.tables
    killed = float(t.civilians - s.alive) / float(t.civilians)
    damage = float(s.damage) / float(t.damage_target)
    left = 1.0 - max(killed, damage)  # what is built late hardly pays
    out[0] = 1.0
    out[1] = 1.0 if s.active == MARTIAN else 0.0
    out[2] = killed
    out[3] = damage
    out[4] = math.log(float(t.damage_target - s.damage) + 1.0) - math.log(float(s.alive) + 1.0)
    out[5] = float(turn.income(s, MARTIAN)) * left
    out[6] = float(turn.income(s, HUMAN)) * left
    _cards_into(s, out, left)
    out[13] = float(s.resources) if s.active == MARTIAN else 0.0
    out[14] = float(s.resources) if s.active == HUMAN else 0.0
    out[15] = float(_on_board(s, TRIPOD))
    out[16] = float(_on_board(s, UFO))
    out[17] = float(_on_board(s, ARMY))
    out[18] = float(_on_board(s, NAVY))
    out[19] = float(s.on_board[t.alien_factory])
    out[20] = float(_with_ability(s, MARTIAN))
    out[21] = float(s.on_board[t.tank_factory])
    out[22] = float(_with_ability(s, HUMAN))
    _board_into(s, out)


def _cards_into(s: State, out: vec[float], left: float) -> None:
    """What the decks of both sides can do, and what is still in the hand of the active side."""
    side: i64
    card: i64
    i: i64
    t = s.tables
    for side in range(2):
        strike = 0.0
        money = 0.0
        hand = 0.0
        for card in range(t.first_card[side], t.last_card[side]):
            n = s.hand[card] + s.discard[card]
            if n > 0:
                strike += float(n) * _strike(s, card)
                money += float(n * _money(s, card))
            if s.hand[card] > 0 and s.active == side:
                hand += float(s.hand[card]) * _strike(s, card)
        for i in range(side * PILE, side * PILE + s.deck_n[side]):
            strike += _strike(s, s.deck[i])
            money += float(_money(s, s.deck[i]))
        # a hand of five is drawn from the whole deck; a very thin deck draws all of it
        size = max(float(s.hand_n[side] + s.discard_n[side] + s.deck_n[side]), 5.0)
        out[7 + side] = 5.0 * strike / size
        out[9 + side] = 5.0 * money / size * left
        out[11 + side] = hand


def _strike(s: State, card: i64) -> float:
    """The most damage, or civilians, that one play of a card is good for and keeps the card."""
    t = s.tables
    most: i64 = 0
    o: i64
    for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
        effect = t.effect[o]
        if effect == NO_EFFECT:
            break
        if t.removes[o] == 1:
            continue
        if effect == DESTROY_CIVILIAN:
            most = max(most, 1)
        elif (
            effect == UNIT_ATTACK
            or effect == ATTACK
            or effect == SPECIAL_ATTACK
            or effect == CIVILIAN_ATTACK
            or effect == DIRECT_DAMAGE
        ):
            bonus = t.tripod_bonus if t.has_bonus[o] == 1 and _factory(s) else 0
            most = max(most, t.damage[o] + bonus)
    return float(most)


def _factory(s: State) -> bool:
    return s.on_board[s.tables.alien_factory] > 0


def _money(s: State, card: i64) -> i64:
    """Resources that one play of a card brings and keeps the card."""
    t = s.tables
    most: i64 = 0
    o: i64
    for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
        if t.effect[o] == GAIN and t.removes[o] == 0:
            most = max(most, t.amount[o])
    return most


def _on_board(s: State, kind: i64) -> i64:
    return s.tables.unit_count[kind] - s.reserve(kind)


def _with_ability(s: State, side: i64) -> i64:
    n: i64 = 0
    for building in s.tables.able_buildings:
        if s.tables.building_side[building] == side:
            n += s.on_board[building]
    return n


def _board_into(s: State, out: vec[float]) -> None:
    """Who stands beside whom."""
    t = s.tables
    area: i64
    for area in range(len(t.is_land)):
        civilians = s.civilians[area]
        tripods = s.count(TRIPOD, area)
        shielded = human_damage.is_protected(s, area)
        if civilians > 0:
            prey = float(min(civilians, PREY_AT_ONCE))
            if tripods > 0:
                out[24 if shielded else 23] += prey
            elif any(s.count(TRIPOD, near) > 0 for near in t.land_neighbours[area]):
                out[25] += prey
            if s.count(UFO, area) > 0:
                out[26] += prey
            if shielded:
                out[30] += float(min(_defence(s, area), civilians))
        if components.is_martian_target(s, area):
            out[27] += float(min(civilians, PREY_AT_ONCE))
            out[28] += float(s.count(ARMY, area))
            for near in t.sea_neighbours[area]:
                out[29] += float(s.count(NAVY, near))
        kind = s.building[area]
        if kind >= 0 and t.trigger_damage[kind] > 0:
            if any(s.count(TRIPOD, near) > 0 for near in t.land_neighbours[area]):
                out[31] += 1.0


def _defence(s: State, area: i64) -> i64:
    """All defence that stands in front of the civilians of an area."""
    t = s.tables
    total = s.count(ARMY, area) * human_damage.army_defence(s)
    total += s.balloons[area] * t.balloon_defence
    if human_damage.has_hittable_building(s, area):
        total += t.building_defence[s.building[area]]
    return total
