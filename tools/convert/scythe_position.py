"""The older `given` of Scythe: sets a table as it is described."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from beachhead.core.contract import Setup
from beachhead.core.errors import ContentError
from beachhead.games.scythe import GAME
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import cards, pieces, turn
from beachhead.games.scythe.seating import MATS, NATIONS
from beachhead.games.scythe.state import State

SEED = 5
CONTENT = GAME.load_content()
KINDS = ("character", "mech", "worker")
NATION_NAMES = {nation.capitalize(): nation for nation in NATIONS}


def unreadable(what: str, text: str) -> ContentError:
    return ContentError(f"cannot read in {what}: {text!r}", file="cases", reason=text)


def statements(lines: Sequence[str]) -> list[str]:
    """Single statements; remarks in parentheses are left out."""
    plain = (re.sub(r"\s*\([^()]*\)", "", line) for line in lines)
    return [part.strip() for line in plain for part in line.split("; ") if part.strip()]


def items(text: str) -> list[str]:
    """A comma-separated list; commas in brackets do not count."""
    return [part.strip() for part in re.split(r",\s*(?![^\[]*\])", text) if part.strip()]


def listed(text: str) -> list[str]:
    """The members of a list in brackets."""
    return [part.strip() for part in text.strip("[]").split(",") if part.strip()]


class Given:
    """What a case says before play: plain data, later lines replace earlier ones."""

    def __init__(self) -> None:
        self.players: list[tuple[str, str]] = []
        self.active = ""
        self.options: dict[str, str] = {}
        self.nations: dict[str, dict[str, Any]] = {}
        self.resources: dict[tuple[str, str], int] = {}
        self.tokens: set[str] = set()
        self.no_tokens = False
        self.encounter = ""
        self.tile = ""
        self.deck: list[int] | int | None = None
        self.discard: list[int] | int | None = None

    def read(self, lines: Sequence[str]) -> Given:
        """Read one block; pieces of a kind named in it replace those of earlier blocks."""
        fresh: set[tuple[str, str]] = set()
        for text in statements(lines):
            name, colon, rest = text.partition(": ")
            if colon and name in NATION_NAMES:
                for item in items(rest):
                    self._item(NATION_NAMES[name], item, fresh)
            else:
                self._clause(text)
        return self

    def _clause(self, text: str) -> None:
        if m := re.fullmatch(r"players: (.+)", text):
            pairs = (part.partition("+") for part in items(m[1]))
            self.players = [(NATION_NAMES[nation], mat.lower()) for nation, _, mat in pairs]
        elif m := re.fullmatch(r"active: (\w+)", text):
            self.active = NATION_NAMES[m[1]]
        elif m := re.fullmatch(r"option (\w+) (\w+)", text):
            self.options[m[1]] = m[2]
        elif m := re.fullmatch(r"(\d+) (food|wood|metal|oil) on (\w+)", text):
            self.resources[m[3], m[2]] = int(m[1])
        elif m := re.fullmatch(r"token on (\w+)", text):
            self.tokens.add(m[1])
        elif text == "no tokens":
            self.no_tokens = True
        elif m := re.fullmatch(r"next encounter (enc\d\d)", text):
            self.encounter = m[1]
        elif m := re.fullmatch(r"tile (sb_\w+)", text):
            self.tile = m[1]
        elif m := re.fullmatch(r"(deck|discard) (?:(\[.*\])|(\d+) cards?)", text):
            value = int(m[3]) if m[2] is None else [int(n) for n in listed(m[2])]
            setattr(self, m[1], value)
        else:
            raise unreadable("given", text)

    def _item(self, nation: str, text: str, fresh: set[tuple[str, str]]) -> None:
        own = self.nations.setdefault(nation, {})
        if m := re.fullmatch(r"(?:(\d+) )?(character|mech|worker)s? on (\w+)", text):
            if (nation, m[2]) not in fresh:
                own[m[2]] = {}
                fresh.add((nation, m[2]))
            own[m[2]][m[3]] = own[m[2]].get(m[3], 0) + int(m[1] or 1)
        elif m := re.fullmatch(r"(\d+) (food|wood|metal|oil) on (\w+)", text):
            self.resources[m[3], m[2]] = int(m[1])
        elif m := re.fullmatch(r"(Monument|Mill|Mine|Armory) on (\w+)", text):
            own.setdefault("structures", {})[m[1].lower()] = m[2]
        elif m := re.fullmatch(r"\$(\d+)", text):
            own["coins"] = int(m[1])
        elif m := re.fullmatch(r"(power|popularity) (\d+)", text):
            own[m[1]] = int(m[2])
        elif m := re.fullmatch(r"hand (\[.*\])", text):
            own["hand"] = [int(n) for n in listed(m[1])]
        elif m := re.fullmatch(r"(\d+) cards?", text):
            own["hand"] = int(m[1])
        elif text == "all other cards":
            own["hand"] = "rest"
        elif m := re.fullmatch(
            r"(abilities|upgraded|recruits|stars|objectives|bonuses used) (\[.*\])", text
        ):
            own[m[1]] = listed(m[2])
        elif m := re.fullmatch(r"(\d+) (upgrades|recruits)", text):
            names = v.BOX_IDS if m[2] == "upgrades" else v.BOTTOM_IDS
            own["upgraded" if m[2] == "upgrades" else m[2]] = list(names[: int(m[1])])
        elif m := re.fullmatch(r"Factory card (fac\d\d)", text):
            own["factory_card"] = m[1]
        elif text == "no Factory card":
            own.pop("factory_card", None)
        elif m := re.fullmatch(r"previous section (\d|factory)", text):
            own["previous"] = v.FACTORY_SECTION if m[1] == "factory" else int(m[1])
        elif m := re.fullmatch(r"(\d+) workers in play", text):
            own["workers"] = int(m[1])
        elif m := re.fullmatch(r"(\d+) mechs? deployed", text):
            own["mechs"] = int(m[1])
        else:
            raise unreadable("given", f"{nation}: {text}")

    def seats(self) -> list[tuple[str, str]]:
        """Who plays with which mat, in the order of the home bases."""
        players = self.players or [(nation, "") for nation in self.nations]
        named = [nation for nation, _ in players]
        if not named:
            players = [("rusviet", ""), ("nordic", "")]
        elif len(named) == 1:
            players.append(("polania" if named[0] == "nordic" else "nordic", ""))
        order = sorted(players, key=lambda player: NATIONS.index(player[0]))
        first = [nation for nation, _ in order].index(self.begins())
        free = [mat for mat in MATS if mat not in dict(order).values()]
        for nation, mat in order[first:] + order[:first]:
            if not mat:
                order[[n for n, _ in order].index(nation)] = (nation, free.pop(0))
        return order

    def begins(self) -> str:
        if self.active:
            return self.active
        named = [*self.nations, *(nation for nation, _ in self.players)]
        return named[0] if named else "rusviet"


def build(given: Given, seed: int = SEED) -> State:
    """The state that a case describes, at the first question of the active player."""
    s = after_setup(given, seed)
    if not given.nations and not given.active:
        _table(s, given)
        return s
    _pieces(s, given)
    _goods(s, given)
    _cards(s, given)
    _table(s, given)
    active = s.tables.nation_ids.index(given.begins())
    turn.begin(s, active)
    s.run()
    return s


def after_setup(given: Given, seed: int) -> State:
    """The state right after setup; a case that places nothing begins there."""
    seats = tuple(f"{nation}/{mat}" for nation, mat in given.seats())
    defaults = {spec.id: spec.default for spec in GAME.options()}
    setup = Setup(seats, {**defaults, **given.options}, seed)
    return GAME.start(GAME.tables(CONTENT, setup), setup)


def _place(s: State, name: str) -> int:
    return s.tables.place_ids.index(name)


def _clear(s: State, seat: int, kind: int, place: int) -> None:
    i = seat * v.PLACES + place
    if kind == v.WORKER:
        pieces.add_workers(s, seat, place, -s.workers[i])
    else:
        pieces.add_mechs(s, seat, place, -s.mechs[i])


def _pieces(s: State, given: Given) -> None:
    placed = {
        (nation, place)
        for nation, own in given.nations.items()
        for kind in KINDS
        for place in own.get(kind, {})
    }
    alone = len({*given.nations, *(n for n, _ in given.players)}) <= 1 and not given.players
    for seat, nation in enumerate(s.tables.nation_ids):
        own = given.nations.get(nation, {})
        home = int(s.tables.home[seat])
        if "character" in own:
            (name,) = own["character"]
            pieces.move_unit(s, seat, v.CHARACTER, s.character[seat], _place(s, name))
        _workers(s, seat, own, home, alone and nation not in given.nations, placed)
        _mechs(s, seat, own, home)
        for kind, name in own.get("structures", {}).items():
            pieces.put_structure(s, seat, v.STRUCTURE_IDS.index(kind), _place(s, name))


def _workers(
    s: State, seat: int, own: dict[str, Any], home: int, at_home: bool, placed: set[tuple[str, str]]
) -> None:
    nation = s.tables.nation_ids[seat]
    start = [int(s.tables.start_worker[seat * 2 + i]) for i in range(2)]
    spots = {s.tables.place_ids[place]: 1 for place in start}
    total = max(own.get("workers", 2), 2)
    if "worker" in own:
        spots = own["worker"]
    elif at_home:
        spots = {}
    else:
        taken = {place for other, place in placed if other != nation}
        spots = {name: n for name, n in spots.items() if name not in taken}
    total = max(total, sum(spots.values()))
    for place in start:
        _clear(s, seat, v.WORKER, place)
    s.spare_workers[seat] = v.WORKERS - total
    for name, n in spots.items():
        pieces.add_workers(s, seat, _place(s, name), n)
    pieces.add_workers(s, seat, home, total - sum(spots.values()))


def _mechs(s: State, seat: int, own: dict[str, Any], home: int) -> None:
    spots: dict[str, int] = own.get("mech", {})
    named: list[str] = own.get("abilities", [])
    total = max(own.get("mechs", 0), sum(spots.values()), len(named))
    mine = [int(s.tables.mech_ability[seat * v.MECHS + i]) for i in range(v.MECHS)]
    chosen = [1 << v.ABILITY_IDS.index(name) for name in named]
    rest = [v.RIVERWALK, v.SPEED, *(a for a in mine if a not in (v.RIVERWALK, v.SPEED))]
    chosen += [a for a in rest if a not in chosen][: total - len(chosen)]
    for ability in chosen:
        if ability not in mine:
            raise unreadable("given", f"{s.tables.nation_ids[seat]}: {named}")
        s.abilities[seat] |= ability
    for name, n in spots.items():
        pieces.add_mechs(s, seat, _place(s, name), n)
    pieces.add_mechs(s, seat, home, total - sum(spots.values()))


def _goods(s: State, given: Given) -> None:
    for nation, own in given.nations.items():
        seat = s.tables.nation_ids.index(nation)
        for name in ("power", "popularity", "coins"):
            if name in own:
                getattr(s, name)[seat] = own[name]
        for name in own.get("upgraded", ()):
            _upgrade(s, seat, v.BOX_IDS.index(name))
        recruits = [v.BOTTOM_IDS.index(name) for name in own.get("recruits", ())]
        used = own.get("bonuses used", v.GOODS_IDS[: len(recruits)])
        s.recruits[seat] = sum(1 << i for i in recruits)
        s.bonuses[seat] = sum(1 << v.GOODS_IDS.index(name) for name in used)
        for name in own.get("stars", ()):
            s.stars[seat * v.STAR_KINDS + v.STAR_IDS.index(name)] += 1
            s.star_total[seat] += 1
        if "previous" in own:
            s.last_section[seat] = own["previous"]


def _upgrade(s: State, seat: int, box: int) -> None:
    s.covered[seat] &= ~(1 << box)
    for i in range(seat * v.BOTTOMS, (seat + 1) * v.BOTTOMS):
        if s.cubes[i] < s.tables.bottom_slots[i]:
            s.cubes[i] += 1
            return


def _cards(s: State, given: Given) -> None:
    for nation, own in given.nations.items():
        seat = s.tables.nation_ids.index(nation)
        if isinstance(own.get("hand"), (list, int)):
            _give_back(s, seat)
    for nation, own in given.nations.items():
        seat = s.tables.nation_ids.index(nation)
        if isinstance(own.get("hand"), int):
            cards.draw(s, seat, own["hand"])
        elif isinstance(own.get("hand"), list):
            for value in own["hand"]:
                s.deck[value - v.LOWEST_CARD] -= 1
                s.hand[seat * v.CARD_VALUES + value - v.LOWEST_CARD] += 1
        if "factory_card" in own:
            card = s.tables.factory_ids.index(own["factory_card"])
            spare = next(c for c in range(v.FACTORY_CARDS) if s.factory_pile >> c & 1)
            gone = card if s.factory_pile >> card & 1 else spare
            s.factory_pile &= ~(1 << gone)
            s.factory_card[seat] = card
            s.factory_seen |= 1 << seat
        if "objectives" in own:
            _objectives(s, seat, own["objectives"])
    for nation, own in given.nations.items():
        if own.get("hand") == "rest":
            seat = s.tables.nation_ids.index(nation)
            cards.draw(s, seat, cards.drawable(s))


def _give_back(s: State, seat: int) -> None:
    for value in range(v.CARD_VALUES):
        s.deck[value] += s.hand[seat * v.CARD_VALUES + value]
        s.hand[seat * v.CARD_VALUES + value] = 0


def _objectives(s: State, seat: int, names: list[str]) -> None:
    """The named cards; a missing second one is a card that cannot be fulfilled at the start."""
    wanted = [s.tables.objective_ids.index(name) for name in names]
    filler = (s.tables.objective_ids.index(name) for name in ("obj09", "obj16", "obj23"))
    while len(wanted) < v.HELD_OBJECTIVES:
        wanted.append(next(card for card in filler if card not in wanted))
    for other in range(s.seats * v.HELD_OBJECTIVES):
        if other // v.HELD_OBJECTIVES != seat and s.objectives[other] in wanted:
            held = {*(int(card) for card in s.objectives), *wanted}
            s.objectives[other] = next(c for c in range(v.OBJECTIVES) if c not in held)
    for i, card in enumerate(wanted):
        s.objectives[seat * v.HELD_OBJECTIVES + i] = card


def _table(s: State, given: Given) -> None:
    t = s.tables
    for (place, resource), n in given.resources.items():
        s.resources[_place(s, place) * v.RESOURCES + v.RESOURCE_IDS.index(resource)] = n
    if given.no_tokens:
        s.tokens = 0
    for name in given.tokens:
        assert s.tokens >> _place(s, name) & 1
    if given.encounter:
        card = t.encounter_ids.index(given.encounter)
        order = [int(c) for c in s.encounter_deck]
        order.insert(0, order.pop(order.index(card)))
        for i, c in enumerate(order):
            s.encounter_deck[i] = c
    if given.tile:
        s.tile = t.tile_ids.index(given.tile)
    for name in ("deck", "discard"):
        wanted = getattr(given, name)
        if wanted is not None:
            _stack(s, name, wanted)


def _stack(s: State, name: str, wanted: list[int] | int) -> None:
    """A deck or discard pile of these cards; what is too much leaves the game."""
    row = getattr(s, name)
    values = [v.LOWEST_CARD] * wanted if isinstance(wanted, int) else wanted
    for value in range(v.CARD_VALUES):
        row[value] = values.count(value + v.LOWEST_CARD)
