"""Where cards and tokens lie, for positions as text (core/position.py), and who knows them.

Cards and tokens of one kind are told apart by a number, `h_patrol.2`, because the state does so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from beachhead.core.fields import named, wrong
from beachhead.core.position import Piles, Thing
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.fields import LAYOUT
from beachhead.games.cry_havoc.rules import hidden
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.tables import Tables

PILES = {"hand": v.HAND, "deck": v.DECK, "discard": v.DISCARD, "laid": v.LAID}
TOKEN_KINDS = {
    "war-parties": (v.WAR0, v.NEST0),
    "nests": (v.NEST0, v.EXPLORE0),
    "exploration": (v.EXPLORE0, v.TOKENS),
}
OFF_MAP = {"supply": v.IN_SUPPLY, "discarded": v.DISCARDED}
FIELD_IDS = tuple(str(i + 1) for i in range(v.STACKS))


class HavocPiles(Piles):
    """Chapter 14. Open is what `hidden.resample` would deal anew for the reader."""

    layout = LAYOUT

    def blank(self, tables: Tables, seats: int) -> State:
        return State(tables)

    def write(self, s: State, seat: int | None) -> dict[str, list[Thing]]:
        return {**_cards(s, seat), **_tokens(s, seat), **_events(s, seat)}

    def read(self, s: State, piles: Mapping[str, list[str]]) -> None:
        for path, words in piles.items():
            kind, _, rest = path.partition(".")
            where = f"$.piles.{path}"
            if kind in ("tokens", "looked_at"):
                _read_tokens(s, kind, rest, words, where)
            elif kind == "events":
                _read_events(s, rest, words, where)
            else:
                _read_cards(s, kind, rest, words, where)

    def complete(self, s: State) -> None:
        for army in range(v.ARMIES):
            first = army * v.REGIONS
            there = [r for r in range(v.REGIONS) if s.units[first + r]]
            s.present[army] = sum(1 << region for region in there)
        masks = []
        for first, last in TOKEN_KINDS.values():
            masks.append(sum(1 << r for r in {int(p) for p in s.places[first:last] if p >= 0}))
        s.war_tokens, s.nest_tokens, s.explore_tokens = masks

    def stock(self, s: State) -> dict[str, list[str]]:
        found = {kind: _token_ids(s)[a:b] for kind, (a, b) in TOKEN_KINDS.items()}
        found["events"] = list(v.EVENT_IDS)
        for terrain, name in enumerate(v.TERRAIN_IDS):
            found[name] = _card_ids(s, 0)[8 * terrain : 8 * terrain + 8]
        for army in range(v.ARMIES):
            found[v.ARMY_IDS[army]] = _card_ids(s, army)[v.TERRAIN_CARDS :]
        return found


# -- names ---------------------------------------------------------------------------------------


def _numbered(ids: Sequence[str]) -> list[str]:
    """Names of their own for things of the same kind."""
    seen: Counter[str] = Counter()
    total = Counter(ids)
    found = []
    for name in ids:
        seen[name] += 1
        found.append(name if total[name] == 1 else f"{name}.{seen[name]}")
    return found


def _card_ids(s: State, army: int) -> list[str]:
    """The 40 cards of an army: 32 Terrain cards, which all armies share, and its own."""
    t = s.tables
    kinds = t.kind_of[army * v.CARD_BITS : (army + 1) * v.CARD_BITS]
    return _numbered([t.card_ids[kind] for kind in kinds])


def _token_ids(s: State) -> list[str]:
    return _numbered(s.tables.token_ids)


def _members(mask: int) -> Iterator[int]:
    for bit in range(int(mask).bit_length()):
        if mask >> bit & 1:
            yield bit


# -- cards ---------------------------------------------------------------------------------------


def _cards(s: State, seat: int | None) -> dict[str, list[Thing]]:
    found: dict[str, list[Thing]] = {}
    me = v.NOBODY if seat is None else int(s.tables.army_of[seat])
    looker = int(hidden.looking(s))
    shown = int(s.shown)

    def unseen(bit: int, knower: int) -> str:
        """The pool of a Terrain card that only one army knows."""
        terrain = bit < v.TERRAIN_CARDS and not shown >> bit & 1
        return v.TERRAIN_IDS[bit >> 3] if seat is not None and terrain and me != knower else ""

    for army in (int(a) for a in s.tables.army_of):
        ids = _card_ids(s, army)
        name = v.ARMY_IDS[army]
        own = "" if seat is None or army == me else name
        for pile, first in PILES.items():
            secret = own if pile in ("hand", "deck") else ""
            found[f"{name}.{pile}"] = [
                Thing(ids[b], (unseen(b, army) or secret) if pile == "hand" else secret)
                for b in _members(s.piles[first + army])
            ]
    ids = _card_ids(s, looker if looker >= 0 else 0)
    own = "" if seat is None or looker == me else v.ARMY_IDS[looker]
    found["look"] = [Thing(ids[b], unseen(b, looker) or own) for b in _members(s.look)]
    for terrain, name in enumerate(v.TERRAIN_IDS):
        pool = "" if seat is None else name
        found[f"terrain.{name}"] = [Thing(ids[b], pool) for b in _members(s.terrain[terrain])]
        found[f"bottom.{name}"] = [
            Thing(ids[b], unseen(b, v.MACHINES)) for b in _buried(s, terrain)
        ]
    found["matrix"] = [Thing(ids[b], unseen(b, v.MACHINES)) for b in _members(s.matrix)]
    found["shown"] = [Thing(ids[b]) for b in _members(shown)]
    return {
        path: row if path.startswith("bottom") else _known_first(row) for path, row in found.items()
    }


def _known_first(row: list[Thing]) -> list[Thing]:
    """Which of the places is open tells nothing, so the open ones come last, pool by pool."""
    return sorted(row, key=lambda thing: thing.pool)


def _buried(s: State, terrain: int) -> list[int]:
    below = int(s.bottom[terrain])
    found = []
    while below:
        found.append(8 * terrain + (below & 15) - 1)
        below >>= 4
    return found


def _read_cards(s: State, kind: str, rest: str, words: list[str], path: str) -> None:
    if kind in v.ARMY_IDS and rest in PILES:
        army = v.ARMY_IDS.index(kind)
        s.piles[PILES[rest] + army] = _mask(_card_ids(s, army), words, path)
    elif kind == "look":
        looker = next((a for a in s.tables.army_of if set(words) <= set(_card_ids(s, a))), 0)
        s.look = _mask(_card_ids(s, int(looker)), words, path)
    elif kind == "terrain":
        s.terrain[named(v.TERRAIN_IDS, rest, path)] = _mask(_card_ids(s, 0), words, path)
    elif kind == "bottom":
        _bury(s, named(v.TERRAIN_IDS, rest, path), words, path)
    elif kind in ("matrix", "shown"):
        setattr(s, kind, _mask(_card_ids(s, 0)[: v.TERRAIN_CARDS], words, path))
    else:
        raise wrong(path, "no such pile")


def _bury(s: State, terrain: int, words: list[str], path: str) -> None:
    ids = _card_ids(s, 0)[8 * terrain : 8 * terrain + 8]
    _mask(ids, words, path)
    for i, word in enumerate(words):
        s.bottom[terrain] |= (ids.index(word) + 1) << 4 * i


def _mask(ids: Sequence[str], words: Sequence[str], path: str) -> int:
    mask = 0
    for word in words:
        one = 1 << named(ids, word, path)
        if mask & one:
            raise wrong(path, f"{word} lies there twice")
        mask |= one
    return mask


# -- face-down tokens ----------------------------------------------------------------------------


def _tokens(s: State, seat: int | None) -> dict[str, list[Thing]]:
    """By place; what the Humans looked at has a list of its own, for that they did is public."""
    ids = _token_ids(s)
    humans = seat is not None and s.tables.army_of[seat] == v.HUMANS
    off_map = {number: name for name, number in OFF_MAP.items()}
    found: dict[str, list[Thing]] = {}
    for kind, (first, last) in TOKEN_KINDS.items():
        for token in range(first, last):
            place, seen = int(s.places[token]), bool(s.seen >> token & 1)
            known = seat is None or place == v.DISCARDED or (humans and seen)
            where = off_map[place] if place < 0 else v.REGION_IDS[place]
            path = f"{'looked_at' if seen else 'tokens'}.{where}"
            found.setdefault(path, []).append(Thing(ids[token], "" if known else kind))
    return {path: _known_first(found[path]) for path in sorted(found)}


def _read_tokens(s: State, kind: str, where: str, words: list[str], path: str) -> None:
    place = OFF_MAP[where] if where in OFF_MAP else named(v.REGION_IDS, where, path)
    ids = _token_ids(s)
    for word in words:
        token = named(ids, word, path)
        s.places[token] = place
        if kind == "looked_at":
            s.seen |= 1 << token


# -- event tokens --------------------------------------------------------------------------------


def _events(s: State, seat: int | None) -> dict[str, list[Thing]]:
    pool = "" if seat is None else "events"
    found = {}
    removed = ((1 << v.EVENTS) - 1) & ~int(s.resolved) & ~int(hidden.rest_mask(s.event_rest))
    for field, name in enumerate(FIELD_IDS):
        stack, row = int(s.stacks[field]), []
        while stack:
            event = (stack & 15) - 1
            removed &= ~(1 << event)
            row.append(Thing(v.EVENT_IDS[event], pool))
            stack >>= 4
        found[f"events.{name}"] = row
    found["events.removed"] = [Thing(v.EVENT_IDS[event], pool) for event in _members(removed)]
    return found


def _read_events(s: State, field: str, words: list[str], path: str) -> None:
    _mask(v.EVENT_IDS, words, path)
    if field != "removed":
        at = named(FIELD_IDS, field, path)
        for i, word in enumerate(words):
            s.stacks[at] |= (v.EVENT_IDS.index(word) + 1) << 4 * i
