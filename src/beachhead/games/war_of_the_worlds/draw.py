"""The table in a terminal: the map as a grid of areas from north to south, then both sides."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from beachhead.games.war_of_the_worlds.content import SideId
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.view import AreaView, SideView, View, view
from beachhead.games.war_of_the_worlds.vocab import CARD_OPTIONS

Say = Callable[..., str]

# Where each area stands on the page; rows run from north to south, columns from west to east.
MAP = (
    ("hebridean_sea", "northern_highlands", "northern_sea"),
    ("", "western_highlands", "grampians"),
    ("", "glasgow", "edinburgh", "north_sea"),
    ("irish_sea", "cumbria", "newcastle", ""),
    ("", "manchester", "york", ""),
    ("", "wales", "birmingham", "norwich"),
    ("", "bristol", "london", "thames_estuary"),
    ("", "plymouth", "portsmouth", ""),
)
WIDTH = 25
UNITS = {"army": "♟", "navy": "⛴", "tripod": "▲", "ufo": "◉"}
MARKERS = {"poisonous_fog": "☁", "frightening_sound": "♫", "nerve_agent": "☠"}
CIVILIAN, BALLOONS, FULL, FREE = "●", "◊", "█", "░"


def draw(s: State, seat: int, say: Say) -> str:
    """What `seat` sees, in plain text."""
    seen = view(s, seat)
    lines = [_head(seen, say), "", *_map(seen, say), "", _legend(say), ""]
    lines += _side(s, seen, "martian", seen.sides.martian, say)
    lines += _side(s, seen, "human", seen.sides.human, say)
    return "\n".join(lines)


def _head(seen: View, say: Say) -> str:
    damage, target = seen.damage, seen.damage_target
    track = FULL * damage + FREE * (target - damage)
    text = say("draw-head", round=seen.round, damage=damage, civilians=seen.civilians_left)
    return f"{text}\n{track}"


def _map(seen: View, say: Say) -> list[str]:
    lines = []
    for row in MAP:
        names = [say(f"area-{area}").upper() if area else "" for area in row]
        pieces = [_pieces(seen.areas[area], say) if area else "" for area in row]
        lines.append("".join(name[: WIDTH - 1].ljust(WIDTH) for name in names).rstrip())
        lines.append("".join(f"  {piece}".ljust(WIDTH) for piece in pieces).rstrip())
    return lines


def _pieces(area: AreaView, say: Say) -> str:
    parts = []
    if area.civilians:
        parts.append(CIVILIAN * area.civilians)
    for unit in area.units:
        parts.append(UNITS[unit.kind] + ("'" if unit.used else ""))
    if area.balloons:
        parts.append(BALLOONS)
    parts += [MARKERS[marker] for marker in area.markers]
    if area.building:
        room = max(WIDTH - len(" ".join(parts)) - 6, 4)
        name = say("building-" + area.building)
        parts.append(f"[{name if len(name) <= room else name[: room - 1] + '…'}]")
    return " ".join(parts) or "·"


def _legend(say: Say) -> str:
    units = [f"{sign} {say(f'unit-{kind}')}" for kind, sign in UNITS.items()]
    markers = [f"{sign} {say(f'marker-{kind}')}" for kind, sign in MARKERS.items()]
    extra = [
        f"{CIVILIAN} {say('piece-civilian')}",
        f"{BALLOONS} {say('building-barrage_balloons')}",
    ]
    return "  ".join([*extra, *units, *markers])


def _side(s: State, seen: View, side: SideId, cards: SideView, say: Say) -> list[str]:
    active = seen.active == side
    money = "resource-coin" if side == "human" else "resource-energy"
    facts = {
        "side": f"side-{side}",
        "hand": cards.hand_count,
        "deck": cards.deck_count,
        "plan": cards.decision_deck_count,
    }
    head = say("draw-side", **facts)
    if active:
        head += f"  {say('draw-resources', amount=seen.resources, resource=money)}"
    lines = [("» " if active else "  ") + head, f"    {say('draw-row')}"]
    lines += [f"      {_offer(s, card, money, say)}" for card in cards.row if card]
    if cards.hand is not UNSET:
        hand = [f"{n} × {say(f'card-{card}')}" for card, n in cards.hand.items()]
        lines.append(f"    {say('draw-hand')} {', '.join(hand)}")
    return lines


def _offer(s: State, card: str, money: str, say: Say) -> str:
    """A card of the row: its price and all that it can do."""
    number = s.tables.card_ids.index(card)
    cost = int(s.tables.card_cost[number])
    head = say("draw-offer", card=f"card-{card}", cost=cost, resource=money)
    return f"{head} {' / '.join(say(word) for word in _effects(s, number))}"


def _effects(s: State, card: int) -> list[str]:
    t = s.tables
    building = t.card_building[card]
    if building >= 0:
        return [f"card-{t.card_ids[card]}.text", f"building-{t.building_ids[building]}.text"]
    return [word for word in t.option_words[card * CARD_OPTIONS :][:CARD_OPTIONS] if word]
