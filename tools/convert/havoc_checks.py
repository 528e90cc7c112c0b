"""What `then` may say about the table of a worked case. Each check returns what it found
instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from beachhead.games.cry_havoc import GAME
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules import bits, ending
from beachhead.games.cry_havoc.view import view
from convert import havoc_facts as facts
from convert.havoc_facts import CaseError, army, bracketed, pairs, region, today
from convert.havoc_table import Table


def wrong(table: Table, line: str) -> str:
    """An empty string if the statement holds, else what the table shows instead."""
    for pattern, look in SEE.items():
        if m := re.fullmatch(pattern, line):
            return look(table, *m.groups())
    raise CaseError(f"then: cannot read {line!r}")


def same(found: object, wanted: object) -> str:
    return "" if found == wanted else f"it is {found}"


# -- the map ---------------------------------------------------------------------------------------


def units(t: Table, who: str, text: str) -> str:
    found = [(where, str(t.s.units_at(army(who), region(where)))) for where, _ in pairs(text)]
    return same(found, pairs(text))


def control(t: Table, places: str, who: str) -> str:
    where = re.split(r",\s*", places)
    holders = [t.s.controller(region(place)) for place in where]
    found = ["none" if a == v.NOBODY else v.ARMY_IDS[a] for a in holders]
    return same(found, [who] * len(where))


def battle(t: Table, number: str, where: str, first: str, second: str, n: str, m: str) -> str:
    s, r = t.s, region(where)
    if not s.marker[r]:
        return "no Battle marker"
    attacker = s.marker[r] % v.ARMIES
    defender = s.enemy_in(attacker, r)
    found = (s.marker[r] // v.ARMIES, attacker, defender)
    if n is not None and (s.units_at(attacker, r), s.units_at(defender, r)) != (int(n), int(m)):
        return f"{s.units_at(attacker, r)} against {s.units_at(defender, r)}"
    return same(found, (int(number), army(first), army(second)))


def markers(t: Table, name: str, places: str) -> str:
    mask = t.s.markers[v.STRUCTURE_IDS.index(name)]
    found = [v.REGION_IDS[r] for r in range(v.REGIONS) if mask >> r & 1]
    return same(sorted(found), sorted([] if places == "none" else re.split(r",\s*", places)))


def marker_stock(t: Table, name: str, n: str) -> str:
    kind = v.STRUCTURE_IDS.index(name)
    return same(int(t.tables.marker_count[kind] - bits.count(t.s.markers[kind])), int(n))


def token_stock(t: Table, name: str, n: str) -> str:
    kind, mask = (
        (v.ARTILLERY_BATTERY, t.s.artillery) if name == "artillery" else (v.WATCHTOWER, t.s.watch)
    )
    return same(int(t.tables.structure_tokens[kind] - bits.count(mask)), int(n))


def seen(t: Table, who: str, word: str, where: str) -> str:
    """Whether a player's view shows the faces of the tokens in a Region."""
    shown = view(t.s, t.s.seat_of(army(who))).regions[where].tokens
    known = all(token.face for token in shown)
    return same(known, word == "know")


# -- players ---------------------------------------------------------------------------------------


def row(name: str) -> Callable[[Table, str], str]:
    """Facts kept as a row of numbers: "vp humans 3, pilgrims 1"."""
    number = region if name == "crystals" else army

    def look(t: Table, text: str) -> str:
        found = [(word, str(getattr(t.s, name)[number(word)])) for word, _ in pairs(text)]
        return same(found, pairs(text))

    return look


def pile(t: Table, name: str, who: str, value: str) -> str:
    wanted = "[" + ", ".join(sorted(bracketed(value))) + "]" if value[0] == "[" else value
    return same(facts.see_pile(t.s, name, army(who), value), wanted)


def pile_has(t: Table, name: str, who: str, cards: str) -> str:
    found = bracketed(facts.see_pile(t.s, name, army(who), "["))
    missing = [card for card in re.split(r",\s*", cards) if card not in found]
    return f"without {missing}" if missing else ""


def terrain_deck(t: Table, name: str, n: str) -> str:
    terrain = v.TERRAIN_IDS.index(name)
    below = sum(1 for i in range(8) if t.s.bottom[terrain] >> 4 * i & 15)
    return same(int(bits.count(t.s.terrain[terrain])) + below, int(n))


def bottom_card(t: Table, name: str, terrain: str) -> str:
    number = v.TERRAIN_IDS.index(terrain)
    digits = [t.s.bottom[number] >> 4 * i & 15 for i in range(8)]
    last = [digit for digit in digits if digit][-1:]
    if not last:
        return "nothing lies below it"
    kind = t.tables.kind_of[8 * number + last[0] - 1]
    return same(t.tables.card_ids[kind], name)


def skill_state(t: Table, word: str, skill: str) -> str:
    ready = bool(t.s.ready >> v.SKILL_IDS.index(skill) & 1)
    return same("ready" if ready else "exhausted", word)


def skill_token(t: Table, skill: str, where: str) -> str:
    place = t.s.skill_place[v.SKILL_IDS.index(skill)]
    return same("card" if place == v.NOWHERE else v.REGION_IDS[place], where)


def skill_count(t: Table, who: str, n: str) -> str:
    base = army(who) * v.SKILLS_EACH
    own = t.s.skills >> base & 31
    default = [i for i in range(v.SKILLS_EACH) if t.tables.default_skill[base + i]]
    if not all(own >> i & 1 for i in default) or t.s.ready >> base & 31 != own:
        return "the Default skill is missing, or a skill is exhausted"
    return same(int(bits.count(own)), int(n))


def prisoners(t: Table, captor: str, n: str, who: str) -> str:
    return same(int(t.s.prisoners[army(captor) * v.ARMIES + army(who)]), int(n))


def order(t: Table, new: str | None, names: str) -> str:
    first = v.ARMIES if new else 0
    found = [v.ARMY_IDS[t.s.order[first + i]] for i in range(t.s.seats)]
    return same(found, names.split())


def enabled(t: Table, who: str) -> str:
    return same("none" if t.s.enabled_by == v.NOBODY else v.ARMY_IDS[t.s.enabled_by], who)


# -- what is asked ---------------------------------------------------------------------------------


def options(t: Table, prefix: str, text: str) -> str:
    """Exactly these arguments of one kind of action are legal now."""
    found = sorted(name.split(":", 1)[1] for name in t.legal() if name.startswith(prefix + ":"))
    return same(found, sorted([] if text == "none" else re.split(r",\s*", text)))


def offered(t: Table, negation: str | None, text: str) -> str:
    legal = t.legal()
    for name in re.split(r",\s*", text):
        if name not in t.names:
            raise CaseError(f"no action is written {name!r}")
        if (name in legal) == bool(negation):
            return f"{t.who()} may {', '.join(legal)}"
    return ""


def asked(t: Table, who: str, point: str | None) -> str:
    if who == "nobody":
        return "" if t.s.top is t.bottom or t.s.over else f"{t.who()} are asked"
    top = t.s.top
    return same((t.who(), top.name if top and point else None), (who, point and today(point)))


def was_asked(t: Table, never: str, who: str, point: str) -> str:
    found = f"{who} {today(point)}" in t.asked
    return same(found, never == "was asked")


def unasked(t: Table, name: str) -> str:
    return "" if name in t.unasked else f"unasked were {t.unasked}"


# -- what happened ---------------------------------------------------------------------------------


def happened(t: Table, key: str, fact: str, text: str) -> str:
    """The first events of a kind, by one of their facts."""
    events = t.s.journal.events if t.s.journal is not None else []
    found = [str(e.facts[fact]).split("-", 1)[1] for e in events if e.key == key]
    wanted = text.split()
    return same(found[: len(wanted)], wanted)


def points(t: Table, text: str) -> str:
    events = t.s.journal.events if t.s.journal is not None else []
    scored = [e.facts for e in events if e.key == "points-scored"]
    found = [(str(f["army"]).removeprefix("faction-"), str(f["n"])) for f in scored]
    return same(found, pairs(text))


# -- the table at set-up ---------------------------------------------------------------------------


def total_crystals(t: Table, n: str) -> str:
    return same(sum(t.s.crystals), int(n))


def on_map(t: Table, kind: str, n: str) -> str:
    return same(facts.count_tokens(t.s, kind, lambda place: place >= 0), int(n))


def in_supply(t: Table, kind: str, n: str) -> str:
    return same(facts.count_tokens(t.s, kind, lambda place: place == v.IN_SUPPLY), int(n))


def each_player(t: Table, text: str) -> str:
    """ "each player: vp 0, hand 0, deck 8, discard 0, hq 4, reserve 8"."""
    s = t.s
    for who in s.tables.army_of:
        numbers = {name: bits.count(s.piles[first + who]) for name, first in facts.PILES.items()}
        numbers |= {"vp": s.vp[who], "reserve": s.reserve[who]}
        numbers["hq"] = s.units_at(who, s.hq[who])
        if not s.control[who] >> s.hq[who] & 1:
            return f"{v.ARMY_IDS[who]} do not control their HQ"
        for name, n in pairs(text):
            if numbers[name] != int(n):
                return f"{v.ARMY_IDS[who]}: {name} {numbers[name]}"
    return ""


def one_event_each(t: Table) -> str:
    digits = [int(t.s.stacks[field]) for field in range(v.LAST_SPACE)]
    single = all(0 < digit < 16 for digit in digits) and len(set(digits)) == v.LAST_SPACE
    fields = [int(field) for field in t.tables.event_fields]
    return "" if single and fields == [2, 12, 22, 32] and not t.s.stacks[-1] else f"{digits}"


def same_tracks(t: Table) -> str:
    now = [t.s.order[i] for i in range(t.s.seats)]
    new = [t.s.order[v.ARMIES + i] for i in range(t.s.seats)]
    return same((now, sorted(now)), (new, sorted(t.tables.army_of)))


def choices(t: Table, seat: str, text: str) -> str:
    return same(GAME.seat_choices(int(t.tables.players), {})[int(seat) - 1], tuple(text.split()))


def size(t: Table, regions: str, spaces: str) -> str:
    hqs = int(bits.count(t.s.hq_mask()))
    return same((int(bits.count(t.tables.regions)) - hqs, hqs), (int(regions), int(spaces)))


def number(name: str) -> Callable[[Table, str], str]:
    return lambda t, n: same(int(getattr(t.s, name)), int(n))


def flag(text: str, holds: Callable[[Table], bool]) -> Callable[[Table], str]:
    return lambda t: "" if holds(t) else text


SEE: dict[str, Callable[..., str]] = {
    r"units (\w+) (.+)": units,
    r"reserve (.+)": row("reserve"),
    r"vp (.+)": row("vp"),
    r"crystals in all (\d+)": total_crystals,
    r"crystals (.+)": row("crystals"),
    r"control (.+) (\w+)": control,
    r"tokens (\w+) (\[.*\])": lambda t, r, x: same(
        facts.see_tokens(t.s, region(r)), sorted(bracketed(x))
    ),
    r"tokens on (\w+) (\d+)": lambda t, r, n: same(len(facts.see_tokens(t.s, region(r))), int(n)),
    r"(hand|deck|discard) (\w+) (\[.*\]|\d+)": pile,
    r"(hand|discard) (\w+) has (.+)": pile_has,
    r"(mountain|desert|jungle|water) deck (\d+)": terrain_deck,
    r"(\w+) lies below the (\w+) deck": bottom_card,
    r"battle (\d+) (\w+) attacker (\w+) defender ([\w-]+)(?: with (\d+) and (\d+))?": battle,
    r"no battle": flag("there is one", lambda t: not t.s.battles),
    r"no battle in (\w+)": lambda t, r: "" if not t.s.marker[region(r)] else "there is one",
    r"next battle (\d+)": number("next_battle"),
    r"(new )?initiative (.+)": order,
    r"stacks (.+)": lambda t, x: same(facts.see_stacks(t.s, x), x),
    r"no stacks": lambda t: same(facts.see_stacks(t.s, ""), ""),
    r"round (\d+)": number("round"),
    r"stock (\d+)": number("stock"),
    r"icons (\d+)": number("icons"),
    r"markers (\w+) (.+)": markers,
    r"marker stock (\w+) (\d+)": marker_stock,
    r"(artillery|watch) stock (\d+)": token_stock,
    r"artillery (\w+)": lambda t, r: "" if t.s.artillery >> region(r) & 1 else "there is none",
    r"(\w+) (know|do not know) the tokens of (\w+)": seen,
    r"(ready|exhausted) (\w+)": skill_state,
    r"skill token (\w+) (\w+)": skill_token,
    r"skills (\w+) (\d+)": skill_count,
    r"prisoners (\w+) hold (\d+) (\w+)": prisoners,
    r"enabled (\w+)": enabled,
    r"final round": flag("it is not", lambda t: t.s.final_round),
    r"over": flag("the game goes on", lambda t: t.s.over),
    r"not over": flag("the game is over", lambda t: not t.s.over),
    r"winner (\w+)": lambda t, a: same(v.ARMY_IDS[ending.winner(t.s)], a),
    r"options ([\w-]+): (.+)": options,
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
    r"armies (.+)": lambda t, x: same(list(t.chosen), x.split()),
    r"board of (\d+) Regions and (\d+) HQ spaces": size,
    r"phases (.+)": lambda t, x: happened(t, "phase-begins", "phase", x),
    r"turns (.+)": lambda t, x: happened(t, "turn-begins", "army", x),
    r"points (.+)": points,
    r"phase (\w+)": lambda t, x: same(v.PHASE_IDS[t.s.phase], x),
}
