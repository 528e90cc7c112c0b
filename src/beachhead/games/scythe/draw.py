"""The table in a terminal, as one seat sees it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.seen import PlayerView, View
from beachhead.games.scythe.state import State
from beachhead.games.scythe.view import view

WIDTH = 12  # characters per hex
TERRAIN_SIGNS = ("^", "=", "&", ".", "#", "~", "*")
UNIT_SIGNS = {"character": "@", "mech": "M", "worker": "w"}


def draw(s: State, seat: int, say: Any) -> str:
    """The map, then one block per player."""
    seen = view(s, seat)
    lines = [_title(s, seen, say), *_map(s, seen), ""]
    for player in seen.players:
        lines += _player(s, player, seat, say)
    if seen.combat:
        lines.append(say("draw-combat", area=f"area-{seen.combat.place}"))
    return "\n".join(lines)


def _title(s: State, seen: View, say: Any) -> str:
    active = seen.active
    turn = say("draw-turn", n=int(s.turns[active]) + 1, seat=f"faction-{_nation(s, active)}")
    return f"{turn}   {say('draw-tile', tile='card-' + seen.tile)}"


def _nation(s: State, seat: int) -> str:
    return s.tables.nation_ids[seat]


def _map(s: State, seen: View) -> list[str]:
    """Three lines per row of hexes: name, pieces, tokens."""
    t = s.tables
    rows = sorted({int(t.row[h]) for h in range(v.HEXES)})
    left = min(2 * int(t.column[h]) + int(t.row[h]) for h in range(v.HEXES))
    lines = []
    for r in rows:
        three = [[" "] * (WIDTH * 9) for _ in range(3)]
        for h in range(v.HEXES):
            if t.row[h] == r:
                x = (2 * int(t.column[h]) + r - left) * WIDTH // 2
                for line, text in zip(three, _hex(s, h, seen), strict=True):
                    for i, letter in enumerate(text[: WIDTH - 1]):
                        line[x + i] = letter
        lines += ["".join(line).rstrip() for line in three]
    return lines


def _hex(s: State, h: int, seen: View) -> tuple[str, str, str]:
    t = s.tables
    place = seen.places[t.place_ids[h]]
    name = TERRAIN_SIGNS[t.terrain[h]] + t.place_ids[h]
    name += "o" if t.tunnels >> h & 1 else ""
    name += "!" if place.token else ""
    pieces = [
        f"{_nation(s, unit.seat)[0].upper()}{UNIT_SIGNS[unit.unit]}"
        + (str(unit.n) if unit.n > 1 else "")
        for unit in place.units or ()
    ]
    if place.structure:
        pieces.append(f"{_nation(s, place.structure.seat)[0].upper()}▣")
    tokens = [f"{n}{name[0]}" for name, n in (place.resources or {}).items()]
    return name, " ".join(pieces), " ".join(tokens)


def _player(s: State, player: PlayerView, seat: int, say: Any) -> list[str]:
    name = say(f"faction-{player.nation}")
    you = f" ({say('draw-you')})" if player.seat == seat else ""
    tracks = f"${player.coins}  ⚔{player.power}  ♥{player.popularity}"
    stars = "★" * player.star_total + "·" * (v.STARS - player.star_total)
    cards = f"▮{player.cards}"
    lines = [f"{name}, {say('mat-' + player.mat)}{you}: {tracks}  {cards}  {stars}"]
    parts = []
    for i, section in enumerate(player.sections):
        mark = "" if section.open else "×"
        top, bottom = say(f"top-{section.top}"), say(f"bottom-{section.bottom}")
        parts.append(f"{i}{mark} {top}/{bottom} {section.cost}{section.pays[0]}")
    lines.append("   " + "   ".join(parts))
    if player.hand is not UNSET:
        held = " ".join(map(str, player.hand)) or say("draw-nothing")
        lines.append("   " + say("draw-hand", cards=held))
        for card in player.objectives or ():
            lines.append(
                f"   {say('draw-objectives')} {say('card-' + card)}: {say('text-' + card)}"
            )
    return lines
