"""The older reader of War of the Worlds: a position, the choices made, what must be true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from beachhead.core.engine import legal_actions
from beachhead.core.errors import ContentError
from beachhead.core.setups import check_setup
from beachhead.games.war_of_the_worlds import GAME
from beachhead.games.war_of_the_worlds.kinds import KINDS
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.view import view
from beachhead.games.war_of_the_worlds.vocab import (
    AREAS,
    CARDS,
    MARKER_IDS,
    MARKERS,
    NOBODY,
    PILE,
    RESERVE,
    ROW,
    SIDE_IDS,
    UNIT_IDS,
)
from convert.war_position import Position, build

Case = Mapping[str, Any]


def check(case: Case) -> list[str]:
    """What is wrong with a case, as readable lines; an empty list is a pass."""
    position = given_position(case["given"])
    before = Piles(position.state, position.side)
    try:
        play(position.state, case["when"])
    except _Refused as refused:
        return [str(refused)]
    return Checker(position, before).check(case["then"])


class _Refused(Exception):
    """A choice of the case cannot be made."""


def given_position(given: Mapping[str, Any]) -> Position:
    options = {name: str(value) for name, value in given.get("options", {}).items()}
    setup = check_setup(GAME, None, None, options, 1)
    tables = GAME.tables(GAME.load_content(), setup)
    if given["base"] == "setup":
        return Position(GAME.start(tables, setup), SIDE_IDS.index("martian"))
    return build(tables, given)


def play(s: State, choices: Sequence[str]) -> list[str]:
    """Make every choice; one with a leading "=" must be the only option, others must not.

    Returns the moves that were made, each marked the same way; those that the engine makes by
    itself and the case does not name are left out.
    """
    names = KINDS.names(s.tables)
    moves = []
    for number, choice in enumerate(choices, 1):
        wanted = choice.removeprefix("=")
        options = offered(s, names)
        while len(options) == 1 and wanted not in options and not s.over:
            moves += _unnamed(s, options)
            s.apply(options[next(iter(options))])
            options = offered(s, names)
        if wanted not in options:
            raise _Refused(f"choice {number}, {wanted}: only {', '.join(options) or 'nothing'}")
        if (len(options) == 1) != choice.startswith("="):
            raise _Refused(f"choice {number}, {choice}: stands among {', '.join(options)}")
        moves.append(choice)
        s.apply(options[wanted])
    return moves


def _unnamed(s: State, options: dict[str, int]) -> list[str]:
    asked = s.top
    return [f"={name}" for name in options] if asked is not None and asked.waits() else []


def offered(s: State, names: Sequence[str]) -> dict[str, int]:
    return {names[action]: action for action in legal_actions(s)}


class Piles:
    """The cards of one side, pile by pile."""

    def __init__(self, s: State, side: int) -> None:
        t = s.tables
        mine = [c for c in range(CARDS) if t.card_side[c] == side]
        self.hand = _counter(t.card_ids, mine, s.hand)
        self.discard = _counter(t.card_ids, mine, s.discard)
        self.removed = _counter(t.card_ids, mine, s.removed)
        row = [c for c in s.row[side * ROW : side * ROW + ROW] if c >= 0]
        self.row = Counter(t.card_ids[c] for c in row)
        top = [s.deck[side * PILE + i] for i in range(s.deck_n[side])][::-1]
        self.deck = [t.card_ids[c] for c in top]
        plan = [s.plan[side * PILE + i] for i in range(s.plan_n[side])][::-1]
        self.decision_deck = [t.card_ids[c] for c in plan]

    def count(self, zone: str) -> int:
        pile = getattr(self, zone)
        return pile.total() if isinstance(pile, Counter) else len(pile)


def _counter(ids: Sequence[str], cards: Sequence[int], counts: Any) -> Counter[str]:
    return Counter({ids[c]: int(counts[c]) for c in cards if counts[c]})


class Checker:
    """Compares a position with the `then` of a case; one method per key."""

    def __init__(self, position: Position, before: Piles) -> None:
        self.s = position.state
        self.side = position.side
        self.before = before
        self.after = Piles(position.state, position.side)
        self.wrong: list[str] = []

    def check(self, then: Mapping[str, Any]) -> list[str]:
        self.expect("winner", self._winner(), then.get("winner", "none"))
        for key, wanted in then.items():
            if key in ("winner", "sees", "hides"):
                continue
            if key == "viewer":
                self._viewer(wanted, then)
            elif key in ("discard", "removed"):
                self._gained(key, wanted)
            elif key in ("legal", "illegal"):
                self._offers(key, wanted)
            else:
                self.expect(key, self._fact(key, wanted), _normal(key, wanted))
        return self.wrong

    def expect(self, key: str, found: object, wanted: object) -> None:
        if found != wanted:
            self.wrong.append(f"{key}: {found!r} instead of {wanted!r}")

    def _winner(self) -> str:
        return "none" if self.s.winner == NOBODY else SIDE_IDS[self.s.winner]

    def _fact(self, key: str, wanted: Any) -> object:
        """What the position says for a key of `then`."""
        s, t = self.s, self.s.tables
        side = key.rpartition("_")[2]
        if key in ("damage", "round"):
            return int(getattr(s, key))
        if key == "active":
            return SIDE_IDS[s.active]
        if key == "resources":
            return int(s.resources) if s.active == self.side else 0
        if key == "by_adjudication":
            return bool(s.adjudicated)
        if key == "civilians":
            return {area: int(s.civilians[t.area_ids.index(area)]) for area in wanted}
        if key == "civilians_total":
            return sum(int(n) for n in s.civilians)
        if key == "spent":
            return {t.area_ids[a]: int(s.spent[a]) for a in range(AREAS) if s.spent[a]}
        if key == "units":
            return {kind: self._places(UNIT_IDS.index(kind)) for kind in wanted}
        if key == "reserve":
            return {kind: int(s.reserve(UNIT_IDS.index(kind))) for kind in wanted}
        if key == "buildings":
            return {area: self._building(t.area_ids.index(area)) for area in wanted}
        if key == "balloons":
            return sorted(t.area_ids[a] for a in range(AREAS) if s.balloons[a])
        if key == "markers":
            return self._markers()
        if key in ("discard_count", "removed_count"):
            zone = key.removesuffix("_count")
            return self.after.count(zone) - self.before.count(zone)
        if key in ("hand", "row"):
            return getattr(self.after, key)
        if key == "row_count":
            return self.after.count("row")
        if key == "decision_deck":
            return self.after.decision_deck
        if key.startswith("counts_"):
            piles = Piles(s, SIDE_IDS.index(side))
            return {zone: piles.count(zone) for zone in wanted}
        if key.startswith("hand_plus_deck_"):
            piles = Piles(s, SIDE_IDS.index(side))
            return piles.hand + Counter(piles.deck)
        if key.startswith("row_plus_decision_deck_"):
            piles = Piles(s, SIDE_IDS.index(side))
            return piles.row + Counter(piles.decision_deck)
        if key == "decision":
            asked = s.top
            return None if s.over or asked is None else asked.name
        if key == "exactly":
            return sorted(offered(s, KINDS.names(t)))
        raise ContentError(f"no such key in then: {key}", file="cases", reason=key)

    def _places(self, kind: int) -> list[str]:
        s, t = self.s, self.s.tables
        found = (s.at[u] for u in range(t.units) if t.unit_kind[u] == kind)
        return sorted(t.area_ids[a] for a in found if a != RESERVE)

    def _building(self, area: int) -> str:
        kind = self.s.building[area]
        return "none" if kind < 0 else self.s.tables.building_ids[kind]

    def _markers(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for area in range(AREAS):
            here = [
                MARKER_IDS[m]
                for m in range(MARKERS)
                for _ in range(self.s.markers[m * AREAS + area])
            ]
            if here:
                found[self.s.tables.area_ids[area]] = sorted(here)
        return found

    def _gained(self, zone: str, wanted: Any) -> None:
        gained = getattr(self.after, zone) - getattr(self.before, zone)
        if missing := Counter(wanted) - gained:
            self.wrong.append(f"{zone}: has not gained {sorted(missing.elements())}")

    def _offers(self, key: str, wanted: Sequence[str]) -> None:
        options = offered(self.s, KINDS.names(self.s.tables))
        for option in wanted:
            if (option in options) != (key == "legal"):
                self.wrong.append(f"{option} is {'not ' if key == 'legal' else ''}offered")

    def _viewer(self, viewer: str, then: Mapping[str, Any]) -> None:
        seen = to_builtins(view(self.s, SIDE_IDS.index(viewer)))["sides"]
        for place in then.get("sees", ()):
            side, zone = place.split(".")
            piles = Piles(self.s, SIDE_IDS.index(side))
            cards = seen[side].get(zone)
            shown = Counter(c for c in cards if c) if isinstance(cards, list) else Counter(cards)
            self.expect(f"{viewer} sees {place}", shown, getattr(piles, zone))
        for place in then.get("hides", ()):
            side, zone = place.split(".")
            piles = Piles(self.s, SIDE_IDS.index(side))
            self.expect(f"{viewer} sees {place}", zone in seen[side], False)
            self.expect(f"{place} counted", seen[side].get(f"{zone}_count"), piles.count(zone))


def _normal(key: str, wanted: Any) -> object:
    """The wanted value in the form in which facts are reported."""
    if key in ("hand", "row") or key.startswith(("hand_plus_deck_", "row_plus_decision_deck_")):
        return Counter(wanted)
    if key in ("balloons", "exactly"):
        return sorted(wanted)
    if key in ("units", "markers"):
        return {name: sorted(places) for name, places in wanted.items()}
    return wanted
