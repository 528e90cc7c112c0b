"""What each older statement of Scythe says, as facts of a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import to_builtins

from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.kinds import KINDS
from beachhead.games.scythe.rules import scoring
from beachhead.games.scythe.state import State
from beachhead.games.scythe.view import view
from convert.dialect import CannotConvert, Record, merged
from convert.scythe_checks import CHECKS, OWNED, PLACE, expand, questions, short, today
from convert.scythe_position import NATION_NAMES, items, listed
from convert.scythe_reader import Run, phrase

Match = re.Match[str]


def size(text: str, run: Run) -> int:
    """How many single things an older statement compares."""
    if text.startswith("sum of revealed"):
        return 2
    if text.startswith("over "):
        return text.count("hand [") or text.count(",") + 1
    if m := re.fullmatch(CHECKS["offers"][0], text):
        wanted = expand(m[5])
        return len([w for w in wanted if m[4] != "lacks" or named(run.s, w)])
    return text.count(",") + 1


def named(s: State, word: str) -> list[int]:
    """The actions that an older word may mean."""
    phrases = [phrase(s, action) for action in range(KINDS.actions)]
    return [a for a, said in enumerate(phrases) if word in {said, *short(said)}]


class Facts:
    """The table at one moment; one method per family of statements."""

    def __init__(self, run: Run, first: int = 0) -> None:
        self.run = run
        self.s = run.s
        self.first = first  # the first event of the scene

    def fact(self, text: str) -> Record:
        for key, (pattern, _) in CHECKS.items():
            if m := re.fullmatch(pattern, text):
                return TOLD[key](self, m)
        m = PLACE.fullmatch(text)
        if m and m[1] in NATION_NAMES:
            return merged(*(self._owned(m[1], item) for item in items(m[2])))
        if m and m[1] in self.s.tables.place_ids:
            return self._contents(m[1], m[2])
        raise CannotConvert(f"then: {text}")

    def _owned(self, nation: str, item: str) -> Record:
        for key, (pattern, _) in OWNED.items():
            if m := re.fullmatch(pattern, item):
                return HAVING[key](self, NATION_NAMES[nation], m)
        raise CannotConvert(f"then: {nation}: {item}")

    def seat(self, nation: str) -> int:
        return self.s.tables.nation_ids.index(nation.lower())

    def _player(self, nation: str, place: str) -> str:
        return f"players.{self.seat(nation)}.{place}"

    def shown(self, place: str, value: Any) -> Record:
        """What everybody sees."""
        return {"sees": {"nobody": {place: value}}}

    # -- what a nation has -------------------------------------------------------------------------

    def abilities(self, nation: str, m: Match) -> Record:
        own = self.s.tables.nation_ability[self.seat(nation)]
        wanted = {*listed(m[1]), v.ABILITY_IDS[int(own).bit_length() - 1]}
        return _mat("abilities", nation, [name for name in v.ABILITY_IDS if name in wanted])

    def in_play(self, nation: str, m: Match) -> Record:
        """Those on the board, if none is aboard a unit that moves."""
        row = self.s.workers[self.seat(nation) * v.PLACES :][: v.PLACES]
        if sum(row) == int(m[1]):
            return {"sum": {f"board.workers.{nation}.*": int(m[1])}}
        return _mat("spare_workers", nation, v.WORKERS - int(m[1]))

    def control(self, nation: str, m: Match) -> Record:
        return self.shown(f"places.{m[1]}.controller", self.seat(nation))

    def no_control(self, nation: str, m: Match) -> Record:
        seen = to_builtins(view(self.s, self.seat(nation)))["places"][m[1]]
        if "controller" in seen:
            return self._seen(nation, f"places.{m[1]}.controller")
        return _uncontrolled(nation, m[1])

    def units(self, nation: str, m: Match) -> Record:
        n, kind, place = int(m[1] or 1), m[2], m[3]
        if kind != "character":
            return {"board": {f"{kind}s": {nation: {place: n}}}}
        if n == 1:
            return {"board": {"character": {nation: place}}}
        return {"count": {f"board.character.{nation} = {place}": n}}

    # -- what lies on a place ----------------------------------------------------------------------

    def _contents(self, place: str, text: str) -> Record:
        """What is named, and that it is all."""
        parts: list[Record] = []
        standing = lying = 0
        for item in items(text):
            if item == "token":
                parts.append(_token(place, 1))
            elif item != "nothing" and (m := re.fullmatch(r"(?:(\d+) )?(.+?)", item)):
                n = int(m[1] or 1)
                parts.append(_piece(place, m[2], n))
                single = m[2].endswith("character") or m[2].split()[-1].istitle()
                standing, lying = standing + n * single, lying + n * (not single)
        parts.append(
            {
                "sum": {
                    f"board.workers.*.{place} + board.mechs.*.{place}"
                    f" + board.resources.{place}.*": lying
                },
                "count": {f"board.character.* = {place} + board.built.*.* = {place}": standing},
            }
        )
        return merged(*parts)

    # -- questions ---------------------------------------------------------------------------------

    def offers(self, m: Match) -> Record:
        found = questions(self.run, m[1], m[3])
        number = int(m[2]) if m[2] else len(found)
        question = {"decision": today(m[1]), **_seat(m[3])}
        if m[2]:
            question["number"] = number
        asked = found[number - 1]
        offers = {
            KINDS.name(self.s.tables, action): phrase(self.s, action) for action in asked.actions
        }
        if n := re.fullmatch(r"(\d+) answers", m[5]):
            return {"questions": [{**question, "choices": int(n[1])}]}
        wanted = expand(m[5])
        if m[4] == "lacks":
            return self._lacks(question, wanted, offers)
        if m[4] == "offers":
            return {"questions": [{**question, "exactly": list(offers)}]}
        meant = [name for name, said in offers.items() if {said, *short(said)} & set(wanted)]
        return {"questions": [{**question, "legal": meant}]}

    def _lacks(self, question: Record, wanted: list[str], offers: Iterable[str]) -> Record:
        """Of the actions that a word may mean, those like the ones that are offered."""
        verbs = {name.partition(":")[0] for name in offers}
        found: list[str] = []
        for word in wanted:
            names = [KINDS.name(self.s.tables, action) for action in named(self.s, word)]
            alike = [name for name in names if name.partition(":")[0] in verbs]
            found += alike or names
        return {"questions": [{**question, "illegal": found}]} if found else {}

    # -- the table ---------------------------------------------------------------------------------

    def steps(self, m: Match) -> Record:
        wanted = [] if m[4] == "none" else items(m[4])
        places = [place for place in self.s.tables.place_ids if place in wanted]
        question = {"run": "board.steps", "seat": NATION_NAMES[m[1]], "kind": m[2], "place": m[3]}
        return {"gives": [{**question, "is": places}]}

    def costs(self, m: Match) -> Record:
        first = self.seat(m[1]) * v.SECTIONS
        row = [int(n) for n in self.s.tables.section_bottom[first : first + v.SECTIONS]]
        return merged(
            *(
                self.shown(
                    self._player(m[1], f"sections.{row.index(v.BOTTOM_IDS.index(name))}.cost"), n
                )
                for name, n in _numbers(m[2])
            )
        )

    def boxes(self, m: Match) -> Record:
        places = ((self._player(m[1], f"boxes.{name}.gives"), n) for name, n in _numbers(m[2]))
        return merged(*(self.shown(place, n) for place, n in places))

    def winners(self, m: Match) -> Record:
        """Whoever won of those that may have won."""
        mask = int(scoring.winners(self.s))
        names = [name for i, name in enumerate(self.s.tables.nation_ids) if mask >> i & 1]
        return {"winners": names}

    def neighbour(self, m: Match) -> Record:
        return {"tables": {f"{m[1]}.{self.seat(m[2])}": self.seat(m[3])}}

    def size(self, m: Match) -> Record:
        if m[1] == "encounter deck":
            return self.shown("decks.encounters", int(m[2]))
        if m[1] == "traded tokens":
            return {"tables": {"traded": int(m[2])}}
        return {"count": {SIZES[m[1]]: int(m[2])}}

    def revealed(self, m: Match) -> Record:
        assert self.s.journal is not None
        events = self.s.journal.events[self.first :]
        sums = [e.facts for e in events if e.key == "combat-revealed"]
        told = [{"attack": facts["attack"], "defence": facts["defence"]} for facts in sums]
        return {"events_of": {"combat-revealed": told}}

    def score(self, m: Match) -> Record:
        nation = NATION_NAMES[m[1]]
        parts = [
            {"points": {nation: n}}
            if name == "total"
            else {"sources": {nation: {f"source-{name}": {"points": n}}}}
            for name, n in _numbers(m[2])
        ]
        return merged(*parts)

    def tile(self, m: Match) -> Record:
        source = {"points": int(m[3]), "count": int(m[2])}
        return {"sources": {NATION_NAMES[m[1]]: {"source-structures": source}}}

    # -- printed content ---------------------------------------------------------------------------

    def count(self, m: Match) -> Record:
        pairs = (re.fullmatch(r"(.+?):? (\d+)", item) for item in items(m[1]))
        return merged(*(self._total(pair[1], int(pair[2])) for pair in pairs if pair))

    def _total(self, name: str, n: int) -> Record:
        if name in COUNTED:
            return {"count": {COUNTED[name]: n}}
        if name == "rivers between hexes":  # both sides of an edge list it
            return {"count": {"content.board.hex.river": 2 * n}}
        if name == "combat cards":
            return {"sum": {"content.cards.combat_card.count": n}}
        if name == "sum":
            hands = " + ".join(f"piles.hand.{nation}" for nation in self.s.tables.nation_ids)
            return {"sum": {f"piles.combat.deck + piles.combat.discard + {hands}": n}}
        if name.startswith("value "):
            return {"tables": {f"card_count.{int(name[6:]) - v.LOWEST_CARD}": n}}
        if name.startswith("encounter tokens"):
            return {"content": {f"game.components.{name.replace(' ', '_')}": n}}
        return {"count": {f"content.board.hex.terrain = {name}": n}}

    # -- many seeds --------------------------------------------------------------------------------

    def seeds(self, m: Match) -> Record:
        seeds = int(m[1])
        if h := re.fullmatch(r"(\w+) has (.+)", m[2]):
            hand = f"hand.{NATION_NAMES[h[1]]}"
            shares = re.findall(r"hand (\[.*?\]) in (\d+/\d+)", h[2])
            wanted = [({"piles": {hand: sorted(listed(cards))}}, share) for cards, share in shares]
            odds = [{"seeds": seeds, "share": share, "then": then} for then, share in wanted]
            return {"odds": odds}
        seats = len(self.s.tables.nation_ids)
        each = {"different": {"tables.nation_ids + tables.mat_ids": 2 * seats}}
        different = merged(*(self._dealt(part, seats) for part in items(m[2])))
        odds = [{"seeds": seeds, "share": "1", "then": each}]
        return {"odds": [*odds, {"seeds": seeds, "different": different}] if different else odds}

    def _dealt(self, part: str, seats: int) -> Record:
        if h := re.fullmatch(r"(nobody|somebody) holds (\w+)\+(\w+)", part):
            place = f"tables.mat_ids.{self.seat(h[2])} = {h[3].lower()}"
            return {place: int(h[1] == "somebody")}
        if part.endswith("tiles occur"):
            return {"turn.tile": int(part.split()[1])}
        if part.endswith("combinations occur"):
            each, rest = divmod(int(part.split()[1]), seats)
            if rest:
                raise CannotConvert(f"{part}: not as many for each nation")
            return {f"tables.mat_ids.{seat}": each for seat in range(seats)}
        return {}

    # -- what seats see ----------------------------------------------------------------------------

    def view(self, m: Match) -> Record:
        viewer, text = NATION_NAMES[m[1]], m[2]
        if text == "hides decks":
            return {"ignorant": [viewer]}
        if text == "hides the question":
            return {"hides": {viewer: ["asked"]}}
        if h := re.fullmatch(r"hides (hand|objectives) of (\w+)", text):
            return {"hides": {viewer: [self._player(h[2], h[1])]}}
        if h := re.fullmatch(r"(hides|shows) the commitment of (\w+)", text):
            sides = to_builtins(view(self.s, 0))["combat"]["sides"]
            side = [one["seat"] for one in sides].index(self.seat(h[2]))
            places = [f"combat.sides.{side}.dial", f"combat.sides.{side}.cards"]
            if h[1] == "hides":
                return {"hides": {viewer: places}}
            return merged(*(self._seen(viewer, place) for place in places))
        if h := re.fullmatch(r"\d+ (cards|objectives) of (\w+)", text):
            name = "cards" if h[1] == "cards" else "objective_count"
            return self._seen(viewer, self._player(h[2], name))
        if h := re.fullmatch(r"shows (coins|power|popularity|mat) of (\w+)", text):
            return self._seen(viewer, self._player(h[2], h[1]))
        return self._seen(viewer, "tile" if text == "shows tile" else "asked")

    def _seen(self, viewer: str, place: str) -> Record:
        """What stands at a place of a view: the older reader has compared it."""
        value = to_builtins(view(self.s, self.seat(viewer)))
        for part in place.split("."):
            value = value[int(part)] if isinstance(value, list) else value[part]
        return {"sees": {viewer: {place: value}}}


def _mat(field: str, nation: str, value: Any) -> Record:
    return {"mats": {field: {nation: value}}}


def _seat(nation: str | None) -> Record:
    return {"seat": NATION_NAMES[nation]} if nation else {}


def _numbers(text: str) -> list[tuple[str, int]]:
    pairs = (item.partition(" ") for item in items(text))
    return [(name, int(n)) for name, _, n in pairs]


def _token(place: str, n: int) -> Record:
    return {"count": {f"board.tokens = {place}": n}}


def _uncontrolled(viewer: str, place: str) -> Record:
    return {"hides": {viewer: [f"places.{place}.controller"]}}


def _piece(place: str, name: str, n: int) -> Record:
    """`Nordic mech`, `Nordic Mill` or `metal`."""
    if name in v.RESOURCE_IDS:
        return {"board": {"resources": {place: {name: n}}}}
    nation, kind = name.lower().split()
    kind = kind if kind in (*v.UNIT_IDS, *v.STRUCTURE_IDS) else kind.removesuffix("s")
    if kind == "character":
        return {"board": {"character": {nation: place}}}
    if kind in v.STRUCTURE_IDS:
        return {"board": {"built": {nation: {kind: place}}}}
    return {"board": {f"{kind}s": {nation: {place: n}}}}


def _stars(nation: str, m: Match) -> Record:
    names = listed(m[1])
    return _mat("stars", nation, {**{name: names.count(name) for name in names}, "*": 0})


SIZES = {
    "deck": "piles.combat.deck",
    "discard": "piles.combat.discard",
    "objective deck": "piles.objectives.deck",
    "tokens": "board.tokens",
    "Factory pile": "piles.factory.pile",
}
COUNTED = {
    "hexes": "content.board.hex.id",
    "tunnels": "content.board.hex.tunnel = true",
    "encounters": "content.board.hex.encounter = true",
    "rivers at bases": "content.board.base.river",
    "rivers at lakes": "content.board.hex.lake*.river + content.board.hex.river = lake*",
    "rivers at the factory": "content.board.hex.factory.river + content.board.hex.river = factory",
    "lakes beside lakes": "content.board.hex.lake*.adj = lake*",
    "home bases": "content.board.base.id",
    "Factory cards": "content.cards.factory_card.id",
    "objective cards": "content.cards.objective.id",
    "encounter cards": "content.cards.encounter.id",
    "structure bonus tiles": "content.cards.structure_bonus.id",
    "faction mats": "content.nations.faction.id",
    "player mats": "content.mats.player_mat.id",
}
HAVING: dict[str, Callable[[Facts, str, Match], Record]] = {
    "coins": lambda f, p, m: _mat("coins", p, int(m[1])),
    "track": lambda f, p, m: _mat(m[1], p, int(m[2])),
    "cards": lambda f, p, m: {"count": {f"piles.hand.{p}": int(m[1])}},
    "hand": lambda f, p, m: {"piles": {"hand": {p: listed(m[1])}}},
    "star_total": lambda f, p, m: {"sum": {f"mats.stars.{p}.*": int(m[1])}},
    "stars": lambda f, p, m: _stars(p, m),
    "abilities": Facts.abilities,
    "objectives": lambda f, p, m: {
        "count": {f"piles.objectives.{p} = none": v.HELD_OBJECTIVES - int(m[1])}
    },
    "factory_card": lambda f, p, m: {
        "count": {f"cards.factory_card.{p} = none": int(m[1] == "no")}
    },
    "workers_in_play": Facts.in_play,
    "workers_left": lambda f, p, m: _mat("spare_workers", p, int(m[1])),
    "mechs_left": lambda f, p, m: {"sum": {f"board.mechs.{p}.*": v.MECHS - int(m[1])}},
    "structures_left": lambda f, p, m: {"count": {f"board.built.{p}.* = none": int(m[1])}},
    "recruits_left": lambda f, p, m: {"count": {f"mats.recruits.{p}": v.RECRUITS - int(m[1])}},
    "cubes_left": lambda f, p, m: {"count": {f"mats.covered.{p}": int(m[1])}},
    "structure": lambda f, p, m: {
        "board": {"built": {p: {m[1].lower(): m[2].replace("nowhere", "none")}}}
    },
    "resources": lambda f, p, m: f.shown(f"players.{f.seat(p)}.resources.{m[2]}", int(m[1])),
    "control": Facts.control,
    "no_control": Facts.no_control,
    "units": Facts.units,
}
TOLD: dict[str, Callable[[Facts, Match], Record]] = {
    "steps": Facts.steps,
    "offers": Facts.offers,
    "not_asked": lambda f, m: {"questions": [{"decision": today(m[1]), **_seat(m[2]), "times": 0}]},
    "times": lambda f, m: {
        "questions": [{"decision": today(m[1]), **_seat(m[2]), "times": int(m[3])}]
    },
    "in_turns": lambda f, m: {
        "questions": [{**_seat(m[1]), "while": {"turn.active": NATION_NAMES[m[2]]}, "times": 0}]
    },
    "costs": Facts.costs,
    "boxes": Facts.boxes,
    "over": lambda f, m: {"over": m[1] is None},
    "turn": lambda f, m: {"turn": {"active": NATION_NAMES[m[1]]}},
    "winners": Facts.winners,
    "turn_order": lambda f, m: f.shown("order", [f.seat(name) for name in items(m[1])]),
    "neighbour": Facts.neighbour,
    "size": Facts.size,
    "discard": lambda f, m: {"piles": {"combat": {"discard": listed(m[1])}}},
    "token": lambda f, m: _token(m[2], int(m[1] is None)),
    "bottom_encounter": lambda f, m: {
        "bottom": {"piles.encounters.drawn": [m[1]]},
        "turn": {"encounter": "none"},
    },
    "nobody_controls": lambda f, m: _uncontrolled("nobody", m[1]),
    "revealed": Facts.revealed,
    "score": Facts.score,
    "tile": Facts.tile,
    "count": Facts.count,
    "seeds": Facts.seeds,
    "view": Facts.view,
    "silence": lambda f, m: {
        "no_events": [
            {"rule": rule, "to": NATION_NAMES[m[1]]} for rule in ("SC-OBJ-02", "SC-HID-08")
        ]
    },
}
