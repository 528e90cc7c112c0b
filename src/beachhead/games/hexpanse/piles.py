"""Where cards, boards and missions lie, for positions as text (core/position.py), and who knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beachhead.core.fields import named, wrong
from beachhead.core.position import Piles, Thing
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.fields import (
    CARD_IDS,
    LAYOUT,
    LETTERS,
    MINORITY_IDS,
    MISSION_IDS,
    seats,
)
from beachhead.games.hexpanse.rules import draft, hidden, setup, units
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.tables import Tables

# Places of market cards and of minority boards; those that belong to a seat go on with its letter.
CARD_PLACES = {
    "discard": v.IN_DISCARD,
    "market": v.IN_MARKET,
    "extras": v.IN_EXTRAS,
    "resolving": v.RESOLVING,
    "aside": v.ASIDE,
    "owned": v.OWNED,
    "face_down": v.FACE_DOWN,
}
BOARD_PLACES = {
    "undrawn": v.UNDRAWN,
    "open": v.OPEN_BOARD,
    "put_away": v.PUT_AWAY,
    "hand": v.HAND,
    "first_kept": v.FIRST_KEPT,
    "second_kept": v.SECOND_KEPT,
    "passed": v.PASSED,
    "chosen": v.CHOSEN,
}
SECRET = "missions.secret."


class HexPiles(Piles):
    """Unseen market cards, boards of a draft and secretly picked missions may be left open."""

    layout = LAYOUT

    def blank(self, tables: Tables, seats: int) -> State:
        return State(tables, seats)

    def write(self, s: State, seat: int | None) -> dict[str, list[Thing]]:
        found: dict[str, list[Thing]] = {}
        top_first = [int(s.deck[i]) for i in reversed(range(s.deck_n))]
        found["cards.deck"] = [
            Thing(CARD_IDS[c], "" if seat is None else "market") for c in top_first
        ]
        for card in range(v.CARDS):
            if s.where[card] != v.IN_DECK:
                hides = seat is not None and hidden.is_unseen(s, seat, card)
                path = _path(s, "cards", CARD_PLACES, int(s.where[card]))
                found.setdefault(path, []).append(Thing(CARD_IDS[card], "market" if hides else ""))
        for board, pool in enumerate(_draft_pools(s, seat)):
            path = _path(s, "boards", BOARD_PLACES, int(s.board_at[board]))
            found.setdefault(path, []).append(Thing(MINORITY_IDS[board], pool))
        pools = _mission_pools(s, seat)
        for other in range(s.seats):
            if s.secret[other] != v.NOWHERE:
                mission = Thing(MISSION_IDS[s.secret[other]], pools[other])
                found[SECRET + LETTERS[other]] = [mission]
        left = [m for m in range(v.MISSIONS) if s.open_missions >> m & 1]
        found["missions.open"] = [Thing(MISSION_IDS[m], pools[s.seats]) for m in left]
        return {path: found[path] for path in sorted(found)}

    def read(self, s: State, piles: Mapping[str, list[str]]) -> None:
        boards = list(s.board_at)
        for path, words in piles.items():
            kind, _, place = path.partition(".")
            where = f"$.piles.{path}"
            if path == "cards.deck":
                _fill_deck(s, words, where)
            elif kind == "cards":
                _put(s, s.where, CARD_IDS, CARD_PLACES, v.ASIDE, place, words, where)
            elif kind == "boards":
                _put(s, s.board_at, MINORITY_IDS, BOARD_PLACES, boards[0], place, words, where)
            elif path == "missions.open":
                for word in words:
                    s.open_missions |= 1 << named(MISSION_IDS, word, where)
            elif path.startswith(SECRET):
                _take_secret(s, named(seats(s), path.removeprefix(SECRET), where), words, where)
            else:
                raise wrong(where, "no such pile")

    def complete(self, s: State) -> None:
        for unit in s.unit:
            owner = units.owner_of(unit)
            if unit and units.kind_of(unit) >= v.MERCENARY and owner < s.seats:
                s.hired[owner] += 1
        resolving = [card for card in range(v.CARDS) if s.where[card] == v.RESOLVING]
        if resolving:
            s.playing = resolving[0]

    def stock(self, s: State) -> dict[str, list[str]]:
        missions = list(MISSION_IDS)
        return {
            "market": list(CARD_IDS),
            "draft": list(MINORITY_IDS),
            "passed-on": list(MINORITY_IDS),
            "missions-before": missions,
            "missions-after": missions,
        }


def _path(s: State, kind: str, places: Mapping[str, int], place: int) -> str:
    for name, number in places.items():
        if number == place:
            return f"{kind}.{name}" if number < v.HAND else f"{kind}.{name}.{LETTERS[0]}"
    name = next(name for name, number in places.items() if number == place & ~7)
    return f"{kind}.{name}.{LETTERS[place & 7]}"


def _put(
    s: State,
    row: Any,
    ids: tuple[str, ...],
    places: Mapping[str, int],
    untouched: int,
    place: str,
    words: list[str],
    path: str,
) -> None:
    """Cards or boards to one place; each must come from where it begins."""
    name, _, letter = place.partition(".")
    if name not in places or (places[name] >= v.HAND) != bool(letter):
        raise wrong(path, "no such pile")
    number = places[name] + (named(seats(s), letter, path) if letter else 0)
    for word in words:
        thing = named(ids, word, path)
        if row[thing] != untouched:
            raise wrong(path, f"{word} lies in two places")
        row[thing] = number


def _fill_deck(s: State, words: list[str], path: str) -> None:
    _put(s, s.where, CARD_IDS, {"deck": v.IN_DECK}, v.ASIDE, "deck", words, path)
    for i, word in enumerate(reversed(words)):
        s.deck[i] = CARD_IDS.index(word)
    s.deck_n = len(words)


def _take_secret(s: State, seat: int, words: list[str], path: str) -> None:
    """At most one mission each."""
    if len(words) > 1:
        raise wrong(path, "a seat has one secret mission")
    for word in words:
        s.secret[seat] = named(MISSION_IDS, word, path)


def _draft_pools(s: State, seat: int | None) -> list[str]:
    """For each minority board the pool it is dealt from, as `hidden.resample_draft` deals them."""
    pools = [""] * v.MINORITIES
    places = [int(place) for place in s.board_at]
    if seat is None or s.minority[0] != v.NOWHERE:
        return pools
    if any(place >= v.CHOSEN or place in (v.OPEN_BOARD, v.PUT_AWAY) for place in places):
        return pools
    right = draft.right_of(s, seat)
    has_passed = isinstance(s.top, draft.KeepSecond)
    for board, place in enumerate(places):
        held, holder = place >= v.HAND, place & 7
        if held and holder == seat:
            continue
        passed = has_passed and held and holder == right and place - holder != v.FIRST_KEPT
        pools[board] = "passed-on" if passed else "draft"
    return pools


def _mission_pools(s: State, seat: int | None) -> list[str]:
    """For each seat, and last for the open missions, the pool as `resample_secrets` deals."""
    pools = [""] * (s.seats + 1)
    if seat is None or not s.tables.hidden_pick:
        return pools
    mine = hidden.position_of(s, seat)
    chosen = s.secret[seat] != v.NOWHERE
    for place in range(s.seats):
        other = setup.seat_at(s, place)
        if s.tables.team[other] != s.tables.team[seat]:
            if place > mine:
                pools[other] = "missions-after"
            elif place < mine and chosen:
                pools[other] = "missions-before"
    if chosen:
        pools[s.seats] = "missions-before" if s.open_missions else ""
    elif s.seat_to_act() != seat:
        pools[s.seats] = "missions-after"
    return pools
