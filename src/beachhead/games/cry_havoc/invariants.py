"""Chapter 16, Invariants: what is true of every table, checked on a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules.bits import count
from beachhead.games.cry_havoc.state import State


def broken(s: State) -> list[str]:
    """Every invariant that does not hold, as a readable line."""
    return [f"{rule}: {line}" for rule, check in CHECKS.items() for line in check(s)]


def bits_of(mask: int) -> Iterator[int]:
    for bit in range(mask.bit_length()):
        if mask >> bit & 1:
            yield bit


def in_battle(s: State) -> bool:
    return bool(s.battle_region() != v.NOWHERE)


def settled(s: State) -> bool:
    """Whether nothing is half done: a turn, or a question between two actions, is on top."""
    top = s.top
    between = ("D-TURN", "D-DISCARD", "D-RANSOM", "D-EVENT-CRYSTAL", "D-EVENT-DECK")
    return s.over or (top is not None and top.name in between)


def units(s: State) -> Iterator[str]:
    """CH-INV-01. Units on the map, on the Battle board, in the Reserve and captured are all of
    them.
    """
    for army in range(v.ARMIES):
        if (s.seat_of(army) == v.NOBODY and army != v.TROGS) or s.phase == v.PHASE_SETUP:
            continue
        total = s.reserve[army] + sum(s.prisoners[c * v.ARMIES + army] for c in range(v.ARMIES))
        total += sum(s.units_at(army, region) for region in range(v.REGIONS))
        for side in (v.ATTACKER, v.DEFENDER):
            if in_battle(s) and s.fighter(side) == army:
                total += sum(s.assigned(side, i) for i in range(3))
        if total != s.tables.units[army]:
            yield f"{v.ARMY_IDS[army]} have {total} Units, not {s.tables.units[army]}"
        for region in range(v.REGIONS):
            there = s.units_at(army, region)
            if there < 0 or bool(s.present[army] >> region & 1) != (there > 0):
                yield f"{v.ARMY_IDS[army]} in {v.REGION_IDS[region]}: {there}"


def cards(s: State) -> Iterator[str]:
    """CH-INV-02. Every card is in exactly one place; a player's cards are eight and Terrain cards
    taken.
    """
    army_cards = ((1 << v.ARMY_CARDS) - 1) << v.TERRAIN_CARDS
    places: list[int] = [s.matrix & v.TERRAIN_MASK, *s.terrain]
    for terrain in range(v.TERRAINS):
        below = s.bottom[terrain]
        while below:
            places.append(1 << int(8 * terrain + (below & 15) - 1))
            below >>= 4
    places.append(s.look & v.TERRAIN_MASK)
    looker = s.tables.army_of[s.top.seat] if s.look and s.top is not None else v.NOBODY
    for army in range(v.ARMIES):
        piles = [s.piles[pile + army] for pile in (v.HAND, v.DECK, v.DISCARD, v.LAID)]
        if army == looker:
            piles.append(s.look & ~v.TERRAIN_MASK)
        own = [pile & army_cards for pile in piles]
        wanted = army_cards if s.seat_of(army) != v.NOBODY else 0
        if sum(own) != wanted:
            yield f"{v.ARMY_IDS[army]}: army cards lost or doubled"
        places += [pile & v.TERRAIN_MASK for pile in piles]
    if sum(places) != v.TERRAIN_MASK:
        yield "Terrain cards lost or doubled"


def limits(s: State) -> Iterator[str]:
    """CH-INV-03. Stored cards, tokens and markers never exceed their number."""
    choosing = s.top is not None and s.top.name == "D-MATRIX-DROP"
    if count(s.matrix) > s.tables.structure_max[v.MATRIX] + choosing:
        yield f"{count(s.matrix)} cards in the Matrix"
    if count(s.artillery) > s.tables.structure_tokens[v.ARTILLERY_BATTERY]:
        yield f"{count(s.artillery)} Artillery tokens"
    if count(s.watch) > s.tables.structure_tokens[v.WATCHTOWER]:
        yield f"{count(s.watch)} Keep Watch tokens"
    for kind, name in enumerate(v.STRUCTURE_IDS):
        if count(s.markers[kind]) > s.tables.marker_count[kind]:
            yield f"{count(s.markers[kind])} markers of {name}"


def tokens(s: State) -> Iterator[str]:
    """CH-INV-04. 18 War Parties, 12 Nests, 12 Exploration tokens, each in one place of the
    board.
    """
    groups = (
        ("War Party", v.WAR0, v.NEST0, s.war_tokens),
        ("Nest", v.NEST0, v.EXPLORE0, s.nest_tokens),
        ("Exploration", v.EXPLORE0, v.TOKENS, s.explore_tokens),
    )
    for name, first, last, regions in groups:
        there = 0
        for token in range(first, last):
            place = s.places[token]
            if place >= 0:
                there |= 1 << int(place)
            elif place not in (v.IN_SUPPLY, v.DISCARDED):
                yield f"{name} {token} lies nowhere: {place}"
        if there != regions:
            yield f"{name} tokens lie in {there:b}, the table says {regions:b}"


def two_armies(s: State) -> Iterator[str]:
    """CH-INV-05, CH-GEN-24. At most two armies in a Region, and two exactly in a Battle Region."""
    for region in range(v.REGIONS):
        there = sum(s.present[army] >> region & 1 for army in range(v.ARMIES))
        if there > 2:
            yield f"{there} armies in {v.REGION_IDS[region]}"
        if settled(s) and not in_battle(s) and (there == 2) != bool(s.battles >> region & 1):
            yield f"{there} armies in {v.REGION_IDS[region]}, Battle marker {s.marker[region]}"


def headquarters(s: State) -> Iterator[str]:
    """CH-INV-06. One Control marker per Region; an HQ is its owner's and holds nothing else."""
    seen = 0
    for army in range(v.ARMIES):
        if s.control[army] & seen:
            yield f"two Control markers in {s.control[army] & seen:b}"
        seen |= s.control[army]
        hq = s.hq[army]
        if hq == v.NOWHERE:
            continue
        if not s.control[army] >> hq & 1:
            yield f"{v.REGION_IDS[hq]} is not controlled by its owner"
        if s.enemies(army) >> hq & 1 or s.battles >> hq & 1:
            yield f"enemies in {v.REGION_IDS[hq]}"
        if s.crystals[hq]:
            yield f"Crystals in {v.REGION_IDS[hq]}"
        built = [k for k in range(v.STRUCTURES) if s.markers[k] >> hq & 1 and k != v.TUNNEL]
        if built or (s.artillery | s.watch) >> hq & 1:
            yield f"structures in {v.REGION_IDS[hq]}"


def battle_numbers(s: State) -> Iterator[str]:
    """CH-INV-07. Numbers are never used twice; after the Battle phase there is no marker and no
    board.
    """
    numbers = [s.marker[r] // v.ARMIES for r in range(v.REGIONS) if s.marker[r]]
    if len(set(numbers)) != len(numbers) or any(n >= s.next_battle for n in numbers):
        yield f"Battle numbers {numbers}, next {s.next_battle}"
    if any(bool(s.marker[r]) != bool(s.battles >> r & 1) for r in range(v.REGIONS)):
        yield "markers and Battle Regions differ"
    if s.phase not in (v.PHASE_ACTION, v.PHASE_BATTLE) and s.battles:
        yield "a Battle marker outside Action and Battle phase"
    if not in_battle(s) and any(s.fight[v.F_BOARD + i] for i in range(6)):
        yield "Units on the Battle board without a Battle"


def not_negative(s: State) -> Iterator[str]:
    """CH-INV-08. Crystals, stocks and points are never negative."""
    for name, row in (("crystals", s.crystals), ("vp", s.vp), ("reserve", s.reserve)):
        if any(value < 0 for value in row):
            yield f"{name} {list(row)}"
    if any(value < 0 for value in s.prisoners) or s.stock < 0 or s.icons < 0:
        yield f"stock {s.stock}, icons {s.icons}, prisoners {list(s.prisoners)}"


def rounds(s: State) -> Iterator[str]:
    """CH-INV-09. Six event tokens in all; two to five Rounds, five where none can be passed."""
    if not 0 <= s.round <= s.tables.max_rounds:
        yield f"Round {s.round}"
    face_down = [(stack >> 4 * i & 15) - 1 for stack in s.stacks for i in range(4)]
    waiting = [event for event in face_down if event >= 0]
    waiting += [(s.event_rest >> 4 * i & 15) - 1 for i in range(4) if s.event_rest >> 4 * i & 15]
    if len(set(waiting)) != len(waiting) or any(s.resolved >> event & 1 for event in waiting):
        yield f"event tokens {waiting} and resolved {s.resolved:b}"
    if len(waiting) + count(s.resolved) != v.LAST_SPACE:
        yield f"{len(waiting)} event tokens wait, {count(s.resolved)} are resolved"
    shortest = 2 if s.tables.passing else s.tables.max_rounds
    if s.over and s.round < shortest:
        yield f"over after {s.round} Rounds"


def turns(s: State) -> Iterator[str]:
    """CH-INV-10. Three actions per Round and player; one Scoring token at most, none in the last
    Round.
    """
    if s.phase == v.PHASE_ACTION:
        if not 1 <= s.action_round <= s.tables.action_rounds or not 0 <= s.turn <= s.seats:
            yield f"action round {s.action_round}, turn {s.turn}"
    elif s.action_round != 0:
        yield "an action round outside the Action phase"
    if s.final_round and s.enabled_by != v.NOBODY:
        yield "Scoring enabled in the last Round"


def initiative(s: State) -> Iterator[str]:
    """CH-INV-11. Both Initiative tracks hold every player once."""
    players = sorted(s.tables.army_of)
    for first in (0, v.ARMIES):
        track = [s.order[first + place] for place in range(s.seats)]
        if sorted(track) != players:
            yield f"track {track}"


def trogs(s: State) -> Iterator[str]:
    """CH-INV-12. Neutral Trogs control and score nothing; with a Trog player there is no Nest."""
    if s.seat_of(v.TROGS) == v.NOBODY:
        if s.control[v.TROGS] or s.vp[v.TROGS]:
            yield "neutral Trogs control or score something"
    elif s.nest_tokens:
        yield "a Nest with a Trog player"


def lone_armies(s: State) -> Iterator[str]:
    """CH-INV-13. After every action a Region with Units of one player only is that player's."""
    if not settled(s) or in_battle(s):
        return
    for army in range(v.ARMIES):
        if s.seat_of(army) == v.NOBODY:
            continue
        alone = s.present[army] & ~s.enemies(army) & ~s.battles & ~s.control[army]
        for region in bits_of(alone):
            yield f"{v.ARMY_IDS[army]} alone in {v.REGION_IDS[region]} without control"


def hands(s: State) -> Iterator[str]:
    """CH-INV-14. Nobody leaves the Draw phase with more than seven cards."""
    top = s.top
    if s.phase == v.PHASE_ACTION and s.action_round == 1 and s.turn == 1:
        fresh = top is not None and top.name == "D-TURN" and not getattr(top, "acted", True)
        others = [army for army in s.tables.army_of if army != s.order[0]]
        for army in others if fresh else []:
            if count(s.piles[v.HAND + army]) > s.tables.hand_limit:
                yield f"{v.ARMY_IDS[army]} hold {count(s.piles[v.HAND + army])} cards"


CHECKS: dict[str, Callable[[State], Iterator[str]]] = {
    "CH-INV-01": units,
    "CH-INV-02": cards,
    "CH-INV-03": limits,
    "CH-INV-04": tokens,
    "CH-INV-05": two_armies,
    "CH-INV-06": headquarters,
    "CH-INV-07": battle_numbers,
    "CH-INV-08": not_negative,
    "CH-INV-09": rounds,
    "CH-INV-10": turns,
    "CH-INV-11": initiative,
    "CH-INV-12": trogs,
    "CH-INV-13": lone_armies,
    "CH-INV-14": hands,
}
