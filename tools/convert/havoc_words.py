"""What the older `then` of Cry Havoc says, in the words of positions and of the case language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from beachhead.core.engine import Question
from beachhead.core.questions import kinds
from beachhead.games.cry_havoc import GAME
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.piles import FIELD_IDS, TOKEN_KINDS
from beachhead.games.cry_havoc.view import view
from beachhead.lab.snapshot import Snapshot
from convert.dialect import CannotConvert, Record
from convert.havoc_facts import army, pairs, region, today

if TYPE_CHECKING:
    from convert.havoc_record import Recorder

TOKEN_WORDS = {"war_party": "war-parties", "nest": "nests", "exploration": "exploration"}
TOKEN_IDS = {"war_party": "wp_*", "nest": "nest_*", "exploration": "ex_*"}
OFF_MAP = ("supply", "discarded")
DECISIONS = {kind.name for kind in kinds(Question, "beachhead.games.cry_havoc").values()}
WATCHING = "nobody"  # somebody who looks on


def say(t: Recorder, line: str) -> None:
    """Lay the facts of a statement down in its scene; an idle one says nothing."""
    for pattern, words in SAY.items():
        if m := re.fullmatch(pattern, line):
            if fact := words(t, *m.groups()):
                t.scene.facts.append(fact)
                t.scene.things |= things(t, line, fact)
            return
    raise CannotConvert(f"then: {line}")


def things(t: Recorder, line: str, fact: Record) -> set[str]:
    """The single things that a statement compares, each by a name of its own."""
    first, _, rest = line.partition(" ")
    if "asked" in fact:
        return {f"asked {word}" for word in fact["asked"].split()}
    if first == "each":
        wishes = [pair.split() for pair in rest.partition(": ")[2].split(",")]
        return {_of_army(t, a, *wish) for wish in wishes for a in t.tables.army_of}
    if first in ("initiative", "new", "phases", "turns", "armies", "stacks"):
        names = rest.removeprefix("initiative ").split()
        return {f"{first} {i}" for i in range(len(names))}
    if first in ("exhausted", "skills", "no", "both"):
        return {first}  # one list or pair of tracks tells all of them
    return {f"{first} {part.strip()}" for part in re.split(r",|\] ", rest)}


def _of_army(t: Recorder, who: int, word: str, n: str) -> str:
    """As a statement about this army alone is called."""
    name = v.ARMY_IDS[who]
    return f"units {name} {v.REGION_IDS[t.s.hq[who]]} {n}" if word == "hq" else f"{word} {name} {n}"


def joined(facts: list[Record]) -> Record:
    """All facts of a scene as one `then`; what is said twice stands there once."""
    found: Record = {}
    for fact in facts:
        for key, value in fact.items():
            found[key] = _both(key, found[key], value) if key in found else value
    return found


def _both(key: str, one: Any, other: Any) -> Any:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return joined([dict(one), dict(other)])
    if isinstance(one, list) and isinstance(other, list):
        short, long = sorted((one, other), key=len)
        if long[: len(short)] == short:
            return long
        return [*one, *(value for value in other if value not in one)]
    if key == "asked":
        return " ".join(sorted({*one.split(), *other.split()}, key=str.isupper))
    if one != other:
        raise CannotConvert(f"{key} is said twice: {one!r} and {other!r}")
    return one


def _split(text: str) -> list[str]:
    return [] if text == "none" else re.split(r",\s*", text)


# -- the map ---------------------------------------------------------------------------------------


def units(t: Recorder, who: str, text: str) -> Record:
    name = v.ARMY_IDS[army(who)]
    return {"planet": {"units": {name: {where: int(n) for where, n in pairs(text)}}}}


def control(t: Recorder, places: str, who: str) -> Record:
    where = [f"regions.{place}.control" for place in _split(places)]
    if who == "none":
        return {"hides": {WATCHING: where}}
    return {"sees": {WATCHING: dict.fromkeys(where, who)}}


def battle(
    t: Recorder, number: str, where: str, first: str, second: str, n: str | None, m: str | None
) -> Record:
    defender = v.ARMY_IDS[army(second)]
    found = {defender: {where: t.s.units_at(army(second), region(where))}}
    if n is not None:
        found[first] = {where: int(n)}
    return {"planet": {"marker": {where: f"{number}:{first}"}, "units": found}}


def marker_stock(t: Recorder, name: str, n: str) -> Record:
    kind = v.STRUCTURE_IDS.index(name)
    first = t.tables.first_structure
    owner = next(a for a in range(v.ARMIES) if first[a] <= kind < first[a + 1])
    if (seat := t.s.seat_of(owner)) != v.NOBODY:
        return {"sees": {WATCHING: {f"players.{seat}.markers_left.{name}": int(n)}}}
    return {"count": {f"planet.markers.{name}": int(t.tables.marker_count[kind]) - int(n)}}


def token_stock(t: Recorder, name: str, n: str) -> Record:
    if (seat := t.s.seat_of(v.HUMANS)) != v.NOBODY:
        return {"sees": {WATCHING: {f"players.{seat}.{name}_left": int(n)}}}
    kind = v.ARTILLERY_BATTERY if name == "artillery" else v.WATCHTOWER
    return {"count": {f"planet.{name}": int(t.tables.structure_tokens[kind]) - int(n)}}


def seen(t: Recorder, who: str, word: str, where: str) -> Record:
    """All that the view shows of the tokens there: their kinds, and the faces known."""
    seat = t.s.seat_of(army(who))
    shown = to_builtins(view(t.s, seat))["regions"][where]["tokens"]
    return {"sees": {who if seat >= 0 else WATCHING: {f"regions.{where}.tokens": shown}}}


# -- tokens ----------------------------------------------------------------------------------------


def _zones(t: Recorder, where: str) -> list[str]:
    """The piles of tokens in a place: what the Humans looked at has one of its own."""
    found = [f"tokens.{where}"]
    return found if t.s.seat_of(v.HUMANS) == v.NOBODY else [*found, f"looked_at.{where}"]


def tokens(t: Recorder, where: str, text: str) -> Record:
    shown = Snapshot(GAME, t.s).piles
    zones = _zones(t, where)
    return {"piles": {" + ".join(zones): [id for zone in zones for id in shown.get(zone, [])]}}


def tokens_on(t: Recorder, where: str, n: str) -> Record:
    return {"count": {" + ".join(f"piles.{zone}" for zone in _zones(t, where)): int(n)}}


def _of_kind(t: Recorder, kind: str, *places: str) -> str:
    zones = [zone for place in places for zone in _zones(t, place)]
    return " + ".join(f"piles.{zone} = {TOKEN_IDS[kind]}" for zone in zones)


def on_map(t: Recorder, kind: str, n: str) -> Record:
    """Every token has a place: those that are not on the map are counted."""
    first, last = TOKEN_KINDS[TOKEN_WORDS[kind]]
    return {"count": {_of_kind(t, kind, *OFF_MAP): last - first - int(n)}}


def in_supply(t: Recorder, kind: str, n: str) -> Record:
    return {"count": {_of_kind(t, kind, "supply"): int(n)}}


# -- players ---------------------------------------------------------------------------------------


def row(group: str, name: str) -> Callable[[Recorder, str], Record]:
    """Numbers by Region or army; the Trogs may be called neutral."""
    return lambda t, text: {
        group: {name: {word.removeprefix("neutral-"): int(n) for word, n in pairs(text)}}
    }


def pile(t: Recorder, name: str, who: str, value: str) -> Record:
    if value[0] != "[":
        return {"count": {f"piles.{who}.{name}": int(value)}}
    return {"piles": {who: {name: Snapshot(GAME, t.s).piles.get(f"{who}.{name}", [])}}}


def pile_has(t: Recorder, name: str, who: str, cards: str) -> Record:
    """Cards of a kind have numbers: the first one that lies there."""
    there = Snapshot(GAME, t.s).piles[f"{who}.{name}"]
    found = [next(id for id in there if id in (card, f"{card}.{id[-1]}")) for card in _split(cards)]
    return {"has": {f"piles.{who}.{name}": list(dict.fromkeys(found))}}


def bottom_card(t: Recorder, name: str, terrain: str) -> Record:
    below = f"bottom.{terrain}"
    return {"bottom": {f"piles.{below}": Snapshot(GAME, t.s).piles[below][-1:]}}


def skill_state(t: Recorder, word: str, skill: str) -> Record:
    """A skill that is not ready: exactly the others are."""
    if word == "ready":
        return {"has": {"players.ready": [skill]}}
    return {"players": {"ready": _skills(t, "ready")}}


def skill_count(t: Recorder, who: str, n: str) -> Record:
    return {"players": {"skills": _skills(t, "skills"), "ready": _skills(t, "ready")}}


def _skills(t: Recorder, name: str) -> list[str]:
    found: list[str] = Snapshot(GAME, t.s).fields["players"][name]
    return found


def order(t: Recorder, new: str | None, names: str) -> Record:
    return {"course": {"order": {"next" if new else "now": _places(names.split())}}}


def _places(names: list[str]) -> Record:
    return dict(zip(("1st", "2nd", "3rd", "4th"), names, strict=False))


def stacks(t: Recorder, text: str) -> Record:
    """Every stack from top to bottom, the empty ones too."""
    shown = Snapshot(GAME, t.s).piles
    return {"order": {f"piles.events.{field}": shown[f"events.{field}"] for field in FIELD_IDS}}


# -- what is asked ---------------------------------------------------------------------------------


def offered(t: Recorder, negation: str | None, text: str) -> Record:
    """Where nothing is offered, nobody is asked."""
    if negation is None:
        return {"legal": _split(text)}
    return {"illegal": _split(text)} if t.legal() else asked(t, "nobody", None)


def asked(t: Recorder, who: str, point: str | None) -> Record:
    return {"asked": f"{who} {today(point)}" if point else who}


def was_asked(t: Recorder, never: str, who: str, point: str) -> Record:
    decision, _, unasked = today(point).partition(" ")
    one: Record = {"decision": decision, "seat": who}
    if never != "was asked":
        return _never(t, one, bool(unasked))
    one["forced"] = bool(unasked)
    offers = [legal for question, legal in t.offers if question == f"{who} {today(point)}"][-1]
    return {"questions": [{**one, **({"exactly": offers} if unasked else _size(offers))}]}


def _size(offers: list[str]) -> Record:
    return {"choices": len(offers)}


def _never(t: Recorder, one: Record, unasked: bool) -> Record:
    """Of a seat that does not sit there, or a question that is none, it says nothing."""
    if t.s.seat_of(army(one["seat"])) == v.NOBODY or one["decision"] not in DECISIONS:
        return {}
    question = f"{one['seat']} {one['decision']}"
    other = question if unasked else f"{question} unasked"
    forced = {"forced": unasked} if other in t.asked else {}
    return {"questions": [{**one, **forced, "times": 0}]}


def unasked(t: Recorder, name: str) -> Record:
    if any(answer.name == name for answer in t.since_last()):
        return {"forced": [name]}
    given = [answer for _, answer in t.answers_given if answer.forced]
    last = [answer for answer in given if answer.name == name][-1]
    who, decision = last.asked.split()
    alike = [answer for answer in given if answer.asked == last.asked]
    one = {"decision": decision, "seat": who, "forced": True, "number": alike.index(last) + 1}
    return {"questions": [{**one, "exactly": [name]}]}


# -- what happened ---------------------------------------------------------------------------------


def happened(key: str, fact: str, prefix: str) -> Callable[[Recorder, str], Record]:
    """The first events of a kind, each told in its scene."""

    def words(t: Recorder, text: str) -> Record:
        wanted = [{fact: f"{prefix}{word}"} for word in text.split()]
        for number, found in enumerate(_by_scene(t, key)[:-1]):
            if own := wanted[: len(found)]:
                t.scenes[number].facts.append({"first_of": {key: own}})
            wanted = wanted[len(found) :]
        return {"first_of": {key: wanted}} if wanted else {}

    return words


def points(t: Recorder, text: str) -> Record:
    """Every gain, each in its scene."""
    *earlier, last = [
        {"events_of": {"points-scored": [{"army": e["army"], "n": e["n"]} for e in found]}}
        for found in _by_scene(t, "points-scored")
    ]
    for number, fact in enumerate(earlier):
        t.scenes[number].facts.append(fact)
    return last


def _by_scene(t: Recorder, key: str) -> list[list[Mapping[str, Any]]]:
    events = t.s.journal.events if t.s.journal is not None else []
    starts = [*(scene.told for scene in t.scenes), len(events)]
    return [[e.facts for e in events[a:b] if e.key == key] for a, b in pairwise(starts)]


# -- the table at set-up ---------------------------------------------------------------------------


def each_player(t: Recorder, text: str) -> Record:
    """The older reader looks at the control of the HQs, too."""
    facts: list[Record] = []
    for who in (int(a) for a in t.tables.army_of):
        name, home = v.ARMY_IDS[who], v.REGION_IDS[t.s.hq[who]]
        facts.append(control(t, home, name))
        for word, n in pairs(text):
            if word == "hq":
                facts.append({"planet": {"units": {name: {home: int(n)}}}})
            elif word in ("vp", "reserve"):
                facts.append({"players": {word: {name: int(n)}}})
            else:
                facts.append(pile(t, word, name, n))
    return joined(facts)


def one_event_each(t: Recorder) -> Record:
    """One on each field, none on the last space, all six different."""
    fields = [f"events.{field}" for field in FIELD_IDS]
    counts = {f"piles.{field}": 1 for field in fields[:-1]} | {f"piles.{fields[-1]}": 0}
    return {
        "count": counts,
        "piles": {" + ".join([*fields, "events.removed"]): list(v.EVENT_IDS)},
        "tables": {"event_fields": [2, 12, 22, 32]},
    }


def same_tracks(t: Recorder) -> Record:
    now = _places([v.ARMY_IDS[t.s.order[i]] for i in range(t.s.seats)])
    return {"course": {"order": {"now": now, "next": dict(now)}}}


def choices(t: Recorder, seat: str, text: str) -> Record:
    return {"may_sit": [list(names) for names in GAME.seat_choices(int(t.tables.players), {})]}


def size(t: Recorder, regions: str, spaces: str) -> Record:
    """All spaces that the board lists, and those for HQs."""
    board, trogs = t.tables.board, t.tables.trog_hq
    printed: Record = {"board": board}
    if trogs != v.NOWHERE:
        printed["trog_hq"] = int(trogs)
    hqs = int(spaces) - (trogs != v.NOWHERE)
    total = int(regions) + int(spaces)
    counts = {"tables.order": total, f"content.boards.board.{board}.hq_spaces": hqs}
    return {"tables": printed, "count": counts}


def field(group: str, name: str) -> Callable[[Recorder, str], Record]:
    return lambda t, n: {group: {name: int(n)}}


def _deck(t: Recorder, name: str, n: str) -> Record:
    return {"count": {f"piles.terrain.{name} + piles.bottom.{name}": int(n)}}


def _markers(t: Recorder, name: str, places: str) -> Record:
    wanted = [region(place) for place in _split(places)]
    return {"planet": {"markers": {name: [v.REGION_IDS[place] for place in sorted(wanted)]}}}


def _skill_token(t: Recorder, skill: str, where: str) -> Record:
    return {"players": {"skill_place": {skill: "none" if where == "card" else where}}}


SAY: dict[str, Callable[..., Record]] = {
    r"units (\w+) (.+)": units,
    r"reserve (.+)": row("players", "reserve"),
    r"vp (.+)": row("players", "vp"),
    r"crystals in all (\d+)": lambda t, n: {"sum": {"planet.crystals.*": int(n)}},
    r"crystals (.+)": row("planet", "crystals"),
    r"control (.+) (\w+)": control,
    r"tokens (\w+) (\[.*\])": tokens,
    r"tokens on (\w+) (\d+)": tokens_on,
    r"(hand|deck|discard) (\w+) (\[.*\]|\d+)": pile,
    r"(hand|discard) (\w+) has (.+)": pile_has,
    r"(mountain|desert|jungle|water) deck (\d+)": _deck,
    r"(\w+) lies below the (\w+) deck": bottom_card,
    r"battle (\d+) (\w+) attacker (\w+) defender ([\w-]+)(?: with (\d+) and (\d+))?": battle,
    r"no battle": lambda t: {"planet": {"battles": []}},
    r"no battle in (\w+)": lambda t, r: {"hides": {WATCHING: [f"regions.{r}.battle"]}},
    r"next battle (\d+)": field("planet", "next_battle"),
    r"(new )?initiative (.+)": order,
    r"stacks (.+)": stacks,
    r"no stacks": lambda t: stacks(t, ""),
    r"round (\d+)": field("course", "round"),
    r"stock (\d+)": field("players", "stock"),
    r"icons (\d+)": field("action", "icons"),
    r"markers (\w+) (.+)": _markers,
    r"marker stock (\w+) (\d+)": marker_stock,
    r"(artillery|watch) stock (\d+)": token_stock,
    r"artillery (\w+)": lambda t, r: {"has": {"planet.artillery": [r]}},
    r"(\w+) (know|do not know) the tokens of (\w+)": seen,
    r"(ready|exhausted) (\w+)": skill_state,
    r"skill token (\w+) (\w+)": _skill_token,
    r"skills (\w+) (\d+)": skill_count,
    r"prisoners (\w+) hold (\d+) (\w+)": lambda t, a, n, b: {
        "players": {"prisoners": {a: {b: int(n)}}}
    },
    r"enabled (\w+)": lambda t, a: {"course": {"enabled_by": a}},
    r"final round": lambda t: {"course": {"final_round": True}},
    r"over": lambda t: {"over": True},
    r"not over": lambda t: {"over": False},
    r"winner (\w+)": lambda t, a: {"winners": [a]},
    r"options ([\w-]+): (.+)": lambda t, verb, text: {"only": {verb: _split(text)}},
    r"(not )?offered (.+)": offered,
    r"asked (\w+)(?: DP-([\w-]+))?": asked,
    r"(was asked|never asked) (\w+ ?\w*) DP-([\w-]+(?: unasked)?)": was_asked,
    r"unasked (\S+)": unasked,
    r"(war_party|nest|exploration) on map (\d+)": on_map,
    r"(war_party|nest|exploration) supply (\d+)": in_supply,
    r"each player: (.+)": each_player,
    r"one event token on each of 2, 12, 22, 32": one_event_each,
    r"both tracks the same": same_tracks,
    r"seat (\d) may choose (.+)": choices,
    r"armies (.+)": lambda t, x: {"seats": x.split()},
    r"board of (\d+) Regions and (\d+) HQ spaces": size,
    r"phases (.+)": happened("phase-begins", "phase", "phase-"),
    r"turns (.+)": happened("turn-begins", "army", "faction-"),
    r"points (.+)": points,
    r"phase (\w+)": lambda t, x: {"course": {"phase": x}},
}
