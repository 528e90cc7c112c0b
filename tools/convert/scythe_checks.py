"""The older `then` of Scythe: one pattern, one check."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import isclose
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from beachhead.core.setups import check_setup
from beachhead.games.scythe import GAME
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import board, bottom, cards, control, pieces, scoring, upgrade
from beachhead.games.scythe.view import view
from convert.scythe_position import CONTENT, NATION_NAMES, items, listed, unreadable
from convert.scythe_totals import totals

if TYPE_CHECKING:
    from convert.scythe_reader import Asked, Run

Runner = Callable[[int], "Run"] | None
PLACE = re.compile(r"(\w+): (.+)")
UNITS = r"(?:(\d+) )?(character|mech|worker)s? on (?!the)(\w+)"


def holds(text: str, run: Run, again: Runner) -> list[str]:
    """What is wrong with one statement about a run."""
    for pattern, function in CHECKS.values():
        if m := re.fullmatch(pattern, text):
            found = function(run, m) if function is not _many else _many(run, m, again)
            return [f"{text} -- but {found}"] if found else []
    if (m := PLACE.fullmatch(text)) and m[1] in NATION_NAMES:
        wrong = (_owned(run, run.seat(m[1]), item) for item in items(m[2]))
        return [f"{text} -- but {line}" for line in wrong if line]
    if m and m[1] in run.s.tables.place_ids:
        return [f"{text} -- but {line}"] if (line := _contents(run, m[1], m[2])) else []
    raise unreadable("then", text)


def _differs(found: object, wanted: object) -> str:
    return "" if found == wanted else f"it is {found}"


# -- nations and places ----------------------------------------------------------------------------


def _owned(run: Run, seat: int, item: str) -> str:
    """A check of something that a nation has."""
    for pattern, value in OWNED.values():
        if m := re.fullmatch(pattern, item):
            return _differs(*value(run, seat, m))
    raise unreadable("then", item)


def _units(run: Run, seat: int, kind: str, place: int) -> int:
    s = run.s
    if kind == "character":
        return int(s.character[seat] == place)
    row = s.mechs if kind == "mech" else s.workers
    return int(row[seat * v.PLACES + place])


def _structure(run: Run, seat: int, name: str) -> str:
    place = run.s.built[seat * v.STRUCTURES + v.STRUCTURE_IDS.index(name.lower())]
    return "nowhere" if place == v.NOWHERE else run.s.tables.place_ids[place]


def _stars(run: Run, seat: int) -> list[str]:
    row = run.s.stars[seat * v.STAR_KINDS : (seat + 1) * v.STAR_KINDS]
    return sorted(name for name, n in zip(v.STAR_IDS, row, strict=True) for _ in range(n))


def _hand(run: Run, seat: int) -> list[int]:
    first = seat * v.CARD_VALUES
    counts = run.s.hand[first : first + v.CARD_VALUES]
    return [v.LOWEST_CARD + i for i, n in enumerate(counts) for _ in range(n)]


def _controls(run: Run, seat: int, name: str) -> bool:
    place = run.s.tables.place_ids.index(name)
    return bool(control.controlled(run.s, seat) >> place & 1)


def _abilities(run: Run, seat: int) -> list[str]:
    bits = int(run.s.abilities[seat]) >> v.MECH_ABILITY0
    names = v.ABILITY_IDS[v.MECH_ABILITY0 :]
    return sorted(name for i, name in enumerate(names) if bits >> i & 1)


Value = Callable[["Run", int, "re.Match[str]"], tuple[object, object]]
OWNED: dict[str, tuple[str, Value]] = {
    "coins": (r"\$(\d+)", lambda r, p, m: (int(r.s.coins[p]), int(m[1]))),
    "track": (
        r"(power|popularity) (\d+)",
        lambda r, p, m: (int(getattr(r.s, m[1])[p]), int(m[2])),
    ),
    "cards": (r"(\d+) cards?", lambda r, p, m: (len(_hand(r, p)), int(m[1]))),
    "hand": (r"hand (\[.*\])", lambda r, p, m: (_hand(r, p), sorted(map(int, listed(m[1]))))),
    "star_total": (r"(\d+) stars?", lambda r, p, m: (int(r.s.star_total[p]), int(m[1]))),
    "stars": (r"stars (\[.*\])", lambda r, p, m: (_stars(r, p), sorted(listed(m[1])))),
    "abilities": (
        r"abilities (\[.*\])",
        lambda r, p, m: (_abilities(r, p), sorted(listed(m[1]))),
    ),
    "objectives": (
        r"(\d+) objectives",
        lambda r, p, m: (sum(c >= 0 for c in r.s.objectives[p * 2 : p * 2 + 2]), int(m[1])),
    ),
    "factory_card": (
        r"(a|no) Factory card",
        lambda r, p, m: (r.s.factory_card[p] != v.NO_CARD, m[1] == "a"),
    ),
    "workers_in_play": (
        r"(\d+) workers in play",
        lambda r, p, m: (8 - int(r.s.spare_workers[p]), int(m[1])),
    ),
    "workers_left": (
        r"(\d+) workers on the mat",
        lambda r, p, m: (int(r.s.spare_workers[p]), int(m[1])),
    ),
    "mechs_left": (
        r"(\d+) mechs on the mat",
        lambda r, p, m: (v.MECHS - int(pieces.mechs_in_play(r.s, p)), int(m[1])),
    ),
    "structures_left": (
        r"(\d+) structures on the mat",
        lambda r, p, m: (v.STRUCTURES - int(pieces.structures_built(r.s, p)), int(m[1])),
    ),
    "recruits_left": (
        r"(\d+) recruits on the mat",
        lambda r, p, m: (v.RECRUITS - int(control.count(r.s.recruits[p])), int(m[1])),
    ),
    "cubes_left": (
        r"(\d+) cubes on the mat",
        lambda r, p, m: (int(control.count(r.s.covered[p])), int(m[1])),
    ),
    "structure": (
        r"(Monument|Mill|Mine|Armory) on (\w+)",
        lambda r, p, m: (_structure(r, p, m[1]), m[2]),
    ),
    "resources": (
        r"controls (\d+) (food|wood|metal|oil)",
        lambda r, p, m: (
            int(control.resource_total(r.s, p, v.RESOURCE_IDS.index(m[2]))),
            int(m[1]),
        ),
    ),
    "control": (r"controls (\w+)", lambda r, p, m: (_controls(r, p, m[1]), True)),
    "no_control": (r"does not control (\w+)", lambda r, p, m: (_controls(r, p, m[1]), False)),
    "units": (
        UNITS,
        lambda r, p, m: (_units(r, p, m[2], r.s.tables.place_ids.index(m[3])), int(m[1] or 1)),
    ),
}


def _contents(run: Run, name: str, text: str) -> str:
    """Exactly what is on a place; a token is checked only if it is named."""
    s = run.s
    place = s.tables.place_ids.index(name)
    wanted: Counter[str] = Counter()
    for item in items(text):
        if item == "token":
            if not s.tokens >> place & 1:
                return "there is no token"
        elif m := re.fullmatch(r"(?:(\d+) )?(.+?)", item):
            n = int(m[1] or 1)
            wanted[m[2].removesuffix("s") if n > 1 and m[2][0].isupper() else m[2]] += n
    wanted.pop("nothing", None)
    found: Counter[str] = Counter()
    for seat, nation in enumerate(s.tables.nation_ids):
        for kind in v.UNIT_IDS:
            found[f"{nation.capitalize()} {kind}"] += _units(run, seat, kind, place)
        for kind in v.STRUCTURE_IDS:
            if _structure(run, seat, kind) == name:
                found[f"{nation.capitalize()} {kind.capitalize()}"] += 1
    for r, resource in enumerate(v.RESOURCE_IDS):
        found[resource] += int(s.resources[place * v.RESOURCES + r])
    return "" if +found == +wanted else f"there is {dict(+found)}"


# -- questions -------------------------------------------------------------------------------------


def today(name: str) -> str:
    """Old cases write DP-X for the decision D-X."""
    return "D-" + name.removeprefix("DP-")


def questions(run: Run, name: str, of: str | None) -> list[Asked]:
    seat = None if of is None else run.seat(of)
    return [a for a in run.asked if a.name == today(name) and seat in (None, a.seat)]


def _offers(run: Run, m: re.Match[str]) -> str:
    asked = questions(run, m[1], m[3])
    number = int(m[2]) if m[2] else len(asked)
    if not 0 < number <= len(asked):
        return f"it was asked {len(asked)} times"
    offers = asked[number - 1].offers
    if n := re.fullmatch(r"(\d+) answers", m[5]):
        return _differs(len(offers), int(n[1]))
    wanted = expand(m[5])
    names = [{offer, *short(offer)} for offer in offers]
    unknown = [w for w in wanted if not any(w in n for n in names)]
    extra = [o for o, n in zip(offers, names, strict=True) if not n & set(wanted)]
    if m[4] == "lacks":
        return "" if len(unknown) == len(wanted) else f"it offers {', '.join(offers)}"
    if unknown or (m[4] == "offers" and extra):
        return f"it offers {', '.join(offers)}"
    return ""


def expand(text: str) -> list[str]:
    if m := re.fullmatch(r"(\d+)\.\.(\d+)", text):
        return [str(n) for n in range(int(m[1]), int(m[2]) + 1)]
    return [re.sub(r"\bworkers$", "worker", item) for item in items(text)]


SHORT = re.compile(
    r"(?:section|step|dial|card|option|take|reveal|retreat to|workers to|pay from|mech to|structure"
    r" to|token to|produce on|combat) (\S+)"
)


def short(offer: str) -> set[str]:
    m = SHORT.fullmatch(offer)
    return {m[1]} if m else set()


def _not_asked(run: Run, m: re.Match[str]) -> str:
    return "it was asked" if questions(run, m[1], m[2]) else ""


def _times(run: Run, m: re.Match[str]) -> str:
    return _differs(len(questions(run, m[1], m[2])), int(m[3]))


def _asked_in_turns(run: Run, m: re.Match[str]) -> str:
    seat, active = run.seat(m[1]), run.seat(m[2])
    found = [a.name for a in run.asked if a.seat == seat and a.active == active]
    return f"{found} was asked" if found else ""


# -- the table -------------------------------------------------------------------------------------


def _steps(run: Run, m: re.Match[str]) -> str:
    s = run.s
    kind = v.UNIT_IDS.index(m[2])
    mask = int(board.steps(s, run.seat(m[1]), kind, s.tables.place_ids.index(m[3])))
    found = sorted(name for i, name in enumerate(s.tables.place_ids) if mask >> i & 1)
    return _differs(found, [] if m[4] == "none" else sorted(items(m[4])))


def _costs(run: Run, m: re.Match[str]) -> str:
    seat = run.seat(m[1])
    for item in items(m[2]):
        name, _, n = item.partition(" ")
        if wrong := _differs(int(bottom.cost(run.s, seat, v.BOTTOM_IDS.index(name))), int(n)):
            return f"{name}: {wrong}"
    return ""


def _boxes(run: Run, m: re.Match[str]) -> str:
    seat = run.seat(m[1])
    for item in items(m[2]):
        name, _, n = item.partition(" ")
        if wrong := _differs(int(upgrade.box(run.s, seat, v.BOX_IDS.index(name))), int(n)):
            return f"{name}: {wrong}"
    return ""


def _winners(run: Run, m: re.Match[str]) -> str:
    mask = int(scoring.winners(run.s))
    found = {name for name in NATION_NAMES if name.lower() in run.s.tables.nation_ids}
    found = {name for name in found if mask >> run.seat(name) & 1}
    if " or " in m[1]:
        return "" if found and found <= set(m[1].split(" or ")) else f"they are {found}"
    return _differs(found, set(items(m[1])))


def _turn_order(run: Run, m: re.Match[str]) -> str:
    t = run.s.tables
    order = [int(t.first)]
    while len(order) < t.seats:
        order.append(int(t.left[order[-1]]))
    return _differs([t.nation_ids[seat].capitalize() for seat in order], items(m[1]))


def _neighbour(run: Run, m: re.Match[str]) -> str:
    row = run.s.tables.left if m[1] == "left" else run.s.tables.right
    return _differs(int(row[run.seat(m[2])]), run.seat(m[3]))


def _size(run: Run, m: re.Match[str]) -> str:
    s = run.s
    sizes = {
        "deck": int(cards.total(s.deck, 0)),
        "discard": int(cards.total(s.discard, 0)),
        "objective deck": v.OBJECTIVES - sum(card >= 0 for card in s.objectives),
        "encounter deck": len(s.encounter_deck) - (s.encounter != v.NO_CARD),
        "tokens": int(control.count(s.tokens)),
        "Factory pile": int(control.count(s.factory_pile)),
        "traded tokens": int(s.tables.traded),
    }
    return _differs(sizes[m[1]], int(m[2]))


def _discard(run: Run, m: re.Match[str]) -> str:
    found = [v.LOWEST_CARD + i for i, n in enumerate(run.s.discard) for _ in range(n)]
    return _differs(found, sorted(map(int, listed(m[1]))))


def _token(run: Run, m: re.Match[str]) -> str:
    place = run.s.tables.place_ids.index(m[2])
    return _differs(bool(run.s.tokens >> place & 1), m[1] is None)


def _bottom_encounter(run: Run, m: re.Match[str]) -> str:
    s = run.s
    last = s.encounter_deck[s.encounters_drawn - 1] if s.encounters_drawn else -1
    if s.encounter != v.NO_CARD:
        return "a card is still being resolved"
    return _differs(s.tables.encounter_ids[last], m[1])


def _nobody(run: Run, m: re.Match[str]) -> str:
    return _differs(int(control.controller(run.s, run.s.tables.place_ids.index(m[1]))), v.NOBODY)


def _revealed(run: Run, m: re.Match[str]) -> str:
    assert run.s.journal is not None
    sums = [
        (event.facts["attack"], event.facts["defence"])
        for event in run.s.journal.events
        if event.key == "combat-revealed"
    ]
    return _differs(sums[-1] if sums else None, (int(m[1]), int(m[2])))


def _score(run: Run, m: re.Match[str]) -> str:
    seat = run.seat(m[1])
    parts = {
        "stars": scoring.star_coins,
        "territories": scoring.territory_coins,
        "resources": scoring.resource_coins,
        "structures": scoring.structure_coins,
        "total": scoring.total,
    }
    for item in items(m[2]):
        name, _, n = item.partition(" ")
        found = run.s.coins[seat] if name == "coins" else parts[name](run.s, seat)
        if wrong := _differs(int(found), int(n)):
            return f"{name}: {wrong}"
    return ""


def _tile(run: Run, m: re.Match[str]) -> str:
    seat = run.seat(m[1])
    found = (int(scoring.tile_count(run.s, seat)), int(scoring.structure_coins(run.s, seat)))
    return _differs(found, (int(m[2]), int(m[3])))


# -- printed content -------------------------------------------------------------------------------


def _count(run: Run, m: re.Match[str]) -> str:
    found = totals()
    for item in items(m[1]):
        n = re.fullmatch(r"(.+?):? (\d+)", item)
        assert n is not None
        if wrong := _differs(found.get(n[1]), int(n[2])):
            return f"{n[1]}: {wrong}"
    return ""


# -- many seeds ------------------------------------------------------------------------------------


def _many(run: Run, m: re.Match[str], again: Runner) -> str:
    """Statements about many set-ups, or about many runs of the same case."""
    seeds = range(int(m[1]))
    if h := re.fullmatch(r"(\w+) has (.+)", m[2]):
        assert again is not None
        hands = Counter(tuple(_hand(again(seed), run.seat(h[1]))) for seed in seeds)
        for part in re.findall(r"hand \[(.*?)\] in (\d+/\d+)", h[2]):
            found = hands[tuple(sorted(map(int, listed(part[0]))))] / len(seeds)
            if not isclose(found, float(Fraction(part[1])), abs_tol=0.07):
                return f"hand {part[0]} has share {found:.2f}"
        return ""
    dealt: Counter[str] = Counter()
    for seed in seeds:
        options = {spec.id: spec.default for spec in GAME.options()}
        options["ban_fast_combinations"] = "on" if "nobody holds" in m[2] else "off"
        names = [str(name) for name in run.s.tables.nation_ids]
        setup = check_setup(GAME, None, names, options, seed)
        t = GAME.tables(CONTENT, setup)
        if len(set(t.mat_ids)) < len(t.mat_ids) or t.nation_ids != names:
            return f"seed {seed} deals {t.mat_ids}"
        dealt.update(f"{n}+{mat}" for n, mat in zip(t.nation_ids, t.mat_ids, strict=True))
        if "tiles" in m[2]:
            dealt[t.tile_ids[GAME.start(t, setup).tile]] += 1
    return _dealt(dealt, m[2])


def _dealt(dealt: Counter[str], text: str) -> str:
    pairs = {name for name in dealt if "+" in name}
    for part in items(text):
        if h := re.fullmatch(r"(nobody|somebody) holds (\w+\+\w+)", part):
            if (h[2].lower() in pairs) != (h[1] == "somebody"):
                return f"{h[2]} was dealt {dealt[h[2].lower()]} times"
        elif h := re.fullmatch(r"all (\d+) (combinations|tiles) occur", part):
            n = len(pairs) if h[2] == "combinations" else len(dealt) - len(pairs)
            if n != int(h[1]):
                return f"{n} {h[2]} occur"
        elif part != "each nation and each mat once":
            raise unreadable("then", part)
    return ""


# -- what seats see --------------------------------------------------------------------------------


def _view(run: Run, m: re.Match[str]) -> str:
    seat = run.seat(m[1])
    shown = to_builtins(view(run.s, seat))
    text = m[2]
    if h := re.fullmatch(r"(\d+) (cards|objectives) of (\w+)", text):
        player = shown["players"][run.seat(h[3])]
        return _differs(player["cards" if h[2] == "cards" else "objective_count"], int(h[1]))
    if h := re.fullmatch(r"hides (hand|objectives) of (\w+)", text):
        return _differs(h[1] in shown["players"][run.seat(h[2])], False)
    if h := re.fullmatch(r"shows (coins|power|popularity) of (\w+)", text):
        other = run.seat(h[2])
        return _differs(shown["players"][other][h[1]], int(getattr(run.s, h[1])[other]))
    if h := re.fullmatch(r"shows mat of (\w+)", text):
        other = run.seat(h[1])
        return _differs(shown["players"][other]["mat"], run.s.tables.mat_ids[other])
    if text == "shows tile":
        return _differs(shown["tile"], run.s.tables.tile_ids[run.s.tile])
    if text == "hides decks":
        twin = run.s.clone()
        twin.determinize(seat, 12345)
        return _differs(to_builtins(view(twin, seat)) == shown, True)
    if h := re.fullmatch(r"(hides|shows) the commitment of (\w+)", text):
        return _commitment(shown, run.seat(h[2]), h[1] == "shows")
    if text in ("hides the question", "shows the question"):
        return _differs(shown["asked"] is not None, text.startswith("shows"))
    raise unreadable("then", text)


def _commitment(shown: dict[str, Any], seat: int, wanted: bool) -> str:
    side = next(side for side in shown["combat"]["sides"] if side["seat"] == seat)
    return _differs("dial" in side and "cards" in side, wanted) or _differs(
        "dial" in side or "cards" in side, wanted
    )


def _events(run: Run, m: re.Match[str]) -> str:
    assert run.s.journal is not None
    cut = (event.cut(run.seat(m[1])) for event in run.s.journal.events)
    told = [event.key for event in cut if event and event.rule in ("SC-OBJ-02", "SC-HID-08")]
    return f"told {told}" if told else ""


Check = Callable[..., str]
CHECKS: dict[str, tuple[str, Check]] = {
    "steps": (r"steps of (\w+) (character|mech|worker) on (\w+): (.+)", _steps),
    "offers": (r"(DP-[A-Z-]+)(?: #(\d+))?(?: of (\w+))? (offers|lacks|includes) (.+)", _offers),
    "not_asked": (r"(DP-[A-Z-]+)(?: of (\w+))? not asked", _not_asked),
    "times": (r"(DP-[A-Z-]+)(?: of (\w+))? asked (\d+) times", _times),
    "in_turns": (r"asked of (\w+) in turns of (\w+): nothing", _asked_in_turns),
    "costs": (r"costs of (\w+): (.+)", _costs),
    "boxes": (r"boxes of (\w+): (.+)", _boxes),
    "over": (r"game (not )?over", lambda run, m: _differs(run.s.over, m[1] is None)),
    "turn": (r"turn of (\w+)", lambda run, m: _differs(int(run.s.active), run.seat(m[1]))),
    "winners": (r"winners (.+)", _winners),
    "turn_order": (r"turn order (.+)", _turn_order),
    "neighbour": (r"(left|right) of (\w+) is (\w+)", _neighbour),
    "size": (
        r"(deck|discard|objective deck|encounter deck|tokens|Factory pile|traded tokens) (\d+)",
        _size,
    ),
    "discard": (r"discard (\[.*\])", _discard),
    "token": (r"(no )?token on (\w+)", _token),
    "bottom_encounter": (r"bottom encounter (enc\d\d)", _bottom_encounter),
    "nobody_controls": (r"nobody controls (\w+)", _nobody),
    "revealed": (r"sum of revealed: (\d+) to (\d+)", _revealed),
    "score": (r"score of (\w+): (.+)", _score),
    "tile": (r"tile of (\w+): (\d+) counted, (\d+) coins", _tile),
    "count": (r"count (.+)", _count),
    "seeds": (r"over (\d+) seeds: (.+)", _many),
    "view": (r"view of (\w+): (.+)", _view),
    "silence": (r"events of (\w+) tell nothing of DP-OBJ", _events),
}
