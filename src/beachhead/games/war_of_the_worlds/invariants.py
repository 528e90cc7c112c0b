"""The invariants of chapter 20 of the rule sheet, checked on a state."""

from __future__ import annotations

from beachhead.games.war_of_the_worlds.rules import components
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    ARMY,
    BUILDINGS,
    CARDS,
    HUMAN,
    MARKER_IDS,
    MARKERS,
    MARTIAN,
    NAVY,
    PILE,
    RESERVE,
    ROW,
    SIDES,
    TRIPOD,
    UFO,
    UNIT_IDS,
    UNIT_KINDS,
)


def broken(s: State) -> list[str]:
    """Readable lines, empty when everything holds."""
    return [*_civilians(s), *_units(s), *_cards(s), *_tokens(s), *_turn(s), *_end(s)]


def _civilians(s: State) -> list[str]:
    lines = []
    total = sum(s.civilians)
    if total != s.alive or total > s.tables.civilians or min(s.civilians) < 0:
        lines.append(f"1: {total} civilians on the board, {s.alive} counted")
    for area in range(AREAS):
        name = s.tables.area_ids[area]
        if s.tables.is_land[area] == 0 and (s.civilians[area] or s.building[area] >= 0):
            lines.append(f"2: civilians or a building at sea, {name}")
        if not 0 <= s.spent[area] <= s.civilians[area]:
            lines.append(f"12: {s.spent[area]} of {s.civilians[area]} civilians spent in {name}")
        if s.active == MARTIAN and s.spent[area]:
            lines.append(f"12: spent civilians in {name} in the Martian turn")
    return lines


def _units(s: State) -> list[str]:
    t = s.tables
    lines = []
    for u in range(t.units):
        area, kind = s.at[u], t.unit_kind[u]
        name = UNIT_IDS[kind]
        if area == RESERVE:
            continue
        land = t.is_land[area] == 1
        if (kind == NAVY and land) or (kind in (ARMY, TRIPOD) and not land):
            lines.append(f"2: {name} in {t.area_ids[area]}")
        if s.used[u] and (HUMAN if kind in (ARMY, NAVY) else MARTIAN) != s.active:
            lines.append(f"12: {name} used outside its own turn")
        if kind == TRIPOD and s.building[area] >= 0 and t.trigger_damage[s.building[area]]:
            lines.append(f"6: tripod on landmines in {t.area_ids[area]}")
    placed = [0] * (UNIT_KINDS * AREAS)
    for u in range(t.units):
        if s.at[u] != RESERVE:
            placed[t.unit_kind[u] * AREAS + s.at[u]] += 1
    if placed != list(s.force):
        lines.append("3: units are miscounted")
    for kind in (TRIPOD, UFO):
        if s.ship_area >= 0 and s.reserve(kind) > t.unit_count[kind] - t.unit_start[kind]:
            lines.append(f"3: fewer {UNIT_IDS[kind]} units on the board than at the start")
    return lines


def _cards(s: State) -> list[str]:
    t = s.tables
    lines = []
    count = [int(s.hand[c] + s.discard[c] + s.removed[c]) for c in range(CARDS)]
    for side in range(SIDES):
        row = [int(c) for c in s.row[side * ROW : side * ROW + ROW] if c >= 0]
        deck = [int(s.deck[side * PILE + i]) for i in range(s.deck_n[side])]
        plan = [int(s.plan[side * PILE + i]) for i in range(s.plan_n[side])]
        for card in (*row, *deck, *plan):
            count[card] += 1
        if len(row) < t.row_size and plan:
            lines.append(f"9: {len(row)} cards in a row although the deck has {len(plan)}")
        if not 0 <= s.plan_known[side] <= s.plan_n[side]:
            lines.append(f"{s.plan_known[side]} known of {s.plan_n[side]} cards in a decision deck")
        mine = range(t.first_card[side], t.last_card[side])
        if s.hand_n[side] != sum(int(s.hand[c]) for c in mine):
            lines.append("4: the hand is miscounted")
        if s.discard_n[side] != sum(int(s.discard[c]) for c in mine):
            lines.append("4: the discard pile is miscounted")
    for card in range(CARDS):
        if count[card] != t.card_count[card]:
            lines.append(f"4: {count[card]} of {t.card_count[card]} {t.card_ids[card]}")
    return lines


def _tokens(s: State) -> list[str]:
    t = s.tables
    lines = []
    standing = list(s.building)
    for kind in range(BUILDINGS):
        board = standing.count(kind)
        if kind == t.balloons:
            board = sum(s.balloons)
        gone = t.building_tokens[kind] - s.tokens[kind] - board
        if board != s.on_board[kind] or s.tokens[kind] < 0 or gone < 0:
            lines.append(f"7: tokens of {t.building_ids[kind]} do not add up")
        if t.building_side[kind] == MARTIAN and gone != 0:
            lines.append(f"7: a Martian {t.building_ids[kind]} has left the board")
    for area in range(AREAS):
        if s.balloons[area] > 1:
            lines.append(f"6: {s.balloons[area]} balloons in {t.area_ids[area]}")
        if s.balloons[area] and components.has_martian_building(s, area):
            lines.append(f"6: balloons beside a Martian building in {t.area_ids[area]}")
    if sum(s.markers) != s.marker_count:
        lines.append("8: the influence markers are miscounted")
    for marker in range(MARKERS):
        laid = sum(s.markers[marker * AREAS : marker * AREAS + AREAS])
        if laid > t.marker_tokens[marker]:
            lines.append(f"8: {laid} markers of {MARKER_IDS[marker]}")
    return lines


def _turn(s: State) -> list[str]:
    lines = []
    if not 0 <= s.damage <= s.tables.damage_target:
        lines.append(f"5: damage marker on {s.damage}")
    if s.resources < 0:
        lines.append(f"10: {s.resources} resources")
    if s.round < 1 or (s.tables.round_limit and s.round > s.tables.round_limit):
        lines.append(f"14: round {s.round}")
    return lines


def _end(s: State) -> list[str]:
    won = s.damage >= s.tables.damage_target or s.alive == 0 or s.adjudicated
    if s.over != won or s.over != (s.winner >= 0):
        return [f"14: over {s.over}, winner {s.winner}, damage {s.damage}, civilians {s.alive}"]
    return []
