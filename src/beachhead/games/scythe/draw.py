"""The table in a terminal, as one seat sees it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.seen import PlayerView, View
from beachhead.games.scythe.state import State
from beachhead.games.scythe.view import view

NARROW = 11  # characters of a hex, if no text is longer
ACROSS = 9  # hexes of the widest row, half a hex at its ends included
UNIT_SIGNS = {"character": "@", "mech": "M", "worker": "w"}


def draw(s: State, seat: int, say: Any) -> str:
    """The map, the home bases, then one block per player."""
    seen = view(s, seat)
    lines = [_title(s, seen, say), *_map(s, seen, say), *_bases(s, seen, say), ""]
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


def _letter(s: State, seat: int) -> str:
    """Whose piece it is; the block of the player begins with it."""
    return _nation(s, seat)[0].upper()


def _map(s: State, seen: View, say: Any) -> list[str]:
    """Three lines per row of hexes: name, pieces, tokens."""
    t = s.tables
    cells = [_cell(s, h, seen, say) for h in range(v.HEXES)]
    width = max(NARROW, *(len(text) for cell in cells for text in cell)) + 1
    left = min(2 * int(t.column[h]) + int(t.row[h]) for h in range(v.HEXES))
    lines = []
    for r in sorted({int(t.row[h]) for h in range(v.HEXES)}):
        three = [[" "] * (width * ACROSS) for _ in range(3)]
        for h in range(v.HEXES):
            if t.row[h] == r:
                x = (2 * int(t.column[h]) + r - left) * width // 2
                for line, text in zip(three, cells[h], strict=True):
                    line[x : x + len(text)] = text
        lines += ["".join(line).rstrip() for line in three]
    return lines


def _bases(s: State, seen: View, say: Any) -> list[str]:
    """A line for each home base of a nation in play, and for any with something on it."""
    homes = set(map(int, s.tables.home))
    cells = {place: _cell(s, place, seen, say) for place in range(v.HEXES, v.PLACES)}
    return [
        f"{name}: {pieces} {tokens}".rstrip()
        for place, (name, pieces, tokens) in cells.items()
        if place in homes or pieces or tokens
    ]


def _cell(s: State, h: int, seen: View, say: Any) -> tuple[str, str, str]:
    """Name, pieces and tokens of a place; `o` is a tunnel, `!` an encounter token."""
    t = s.tables
    place = seen.places[t.place_ids[h]]
    name = say(f"area-{t.place_ids[h]}")
    name += "o" if t.tunnels >> h & 1 else ""
    name += "!" if place.token else ""
    pieces = [
        f"{_letter(s, unit.seat)}{UNIT_SIGNS[unit.unit]}" + (str(unit.n) if unit.n > 1 else "")
        for unit in place.units or ()
    ]
    if place.structure:
        pieces.append(f"{_letter(s, place.structure.seat)}▣")
    tokens = [f"{n}{say(f'resource-{kind}')[0]}" for kind, n in (place.resources or {}).items()]
    return name, " ".join(pieces), " ".join(tokens)


def _player(s: State, player: PlayerView, seat: int, say: Any) -> list[str]:
    name = say(f"faction-{player.nation}")
    you = f" ({say('draw-you')})" if player.seat == seat else ""
    tracks = f"${player.coins}  ⚔{player.power}  ♥{player.popularity}"
    stars = "★" * player.star_total + "·" * (v.STARS - player.star_total)
    cards = f"▮{player.cards}"
    letter = _letter(s, player.seat)
    lines = [f"{letter} {name}, {say('mat-' + player.mat)}{you}: {tracks}  {cards}  {stars}"]
    parts = []
    for i, section in enumerate(player.sections):
        mark = "" if section.open else "×"
        bottom = say(
            "option-take-bottom",
            bottom=f"bottom-{section.bottom}",
            what=f"resource-{section.pays}",
            n=section.cost,
        )
        parts.append(f"{i}{mark} {say(f'top-{section.top}')}, {bottom}")
    lines.append("   " + "   ".join(parts))
    if player.hand is not UNSET:
        held = " ".join(map(str, player.hand)) or say("draw-nothing")
        lines.append("   " + say("draw-hand", cards=held))
        for card in player.objectives or ():
            lines.append(
                f"   {say('draw-objectives')} {say('card-' + card)}: {say('text-' + card)}"
            )
    return lines
