"""What is on the table of Cry Havoc: each field once; `record.py` is made from it.

Sets of Regions, cards and tokens are bit masks. Whatever belongs to a player stands at the number
of the army, because the neutral Trogs have Units, a Reserve and Prisoners but no seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beachhead.core.fields import (
    NOBODY,
    OWNER,
    Coded,
    Layout,
    Number,
    OneOf,
    RuleId,
    Several,
    flag,
    group,
    number,
    row,
)
from beachhead.games.cry_havoc import vocab as v

SIDE_IDS = ("attacker", "defender")
# the numbers of the running Battle (vocab F_...), in their order
FIGHT_IDS = (
    "region",
    *(f"army.{side}" for side in SIDE_IDS),
    *(f"seat.{side}" for side in SIDE_IDS),
    *(f"board.{side}.{on}" for side in SIDE_IDS for on in v.OBJECTIVE_IDS),
    *(f"passed.{side}" for side in SIDE_IDS),
    *(f"strength.{side}.{on}" for side in SIDE_IDS for on in v.OBJECTIVE_IDS),
    *(
        f"{what}.{side}"
        for what in ("kills", "prevented", "salvage", "extra", "safe", "locked", "free")
        for side in SIDE_IDS
    ),
    "reversed",
    *(f"played.{side}" for side in SIDE_IDS),
    *(f"named.{side}.{on}" for side in SIDE_IDS for on in v.OBJECTIVE_IDS),
    *(f"{what}.{side}" for what in ("fallen", "deeds", "losses") for side in SIDE_IDS),
    "winner",
)


def armies(s: Any) -> Sequence[str]:
    return v.ARMY_IDS


def regions(s: Any) -> Sequence[str]:
    return v.REGION_IDS


def structures(s: Any) -> Sequence[str]:
    return v.STRUCTURE_IDS


def skills(s: Any) -> Sequence[str]:
    return v.SKILL_IDS


def events(s: Any) -> Sequence[str]:
    return v.EVENT_IDS


def seats(s: Any) -> Sequence[str]:
    return [v.ARMY_IDS[army] for army in s.tables.army_of]


def _marker(s: Any, code: int) -> str:
    """The number of a Battle and its attacker, as `2:humans`."""
    return f"{code // v.ARMIES}:{v.ARMY_IDS[code % v.ARMIES]}"


def _marker_code(s: Any, word: str) -> int:
    battle, _, army = word.partition(":")
    return min(int(battle), v.REGIONS) * v.ARMIES + v.ARMY_IDS.index(army)


def _stack(s: Any, code: int) -> str:
    """A stack of event tokens, the top first."""
    found = []
    while code:
        found.append(v.EVENT_IDS[(code & 15) - 1])
        code >>= 4
    return " ".join(found)


def _stack_code(s: Any, word: str) -> int:
    code = 0
    for event in reversed(word.split()[: v.EVENTS]):
        code = code << 4 | v.EVENT_IDS.index(event) + 1
    return code


ARMY = OneOf(armies)
REGION = OneOf(regions)
REGION_SET = Several(regions)
STRUCTURE = OneOf(structures)
SKILL = OneOf(skills)
SIDE = OneOf(lambda s: SIDE_IDS)
OBJECTIVE = OneOf(lambda s: v.OBJECTIVE_IDS)

LAYOUT = Layout(
    "tables.players",
    (
        group(
            "course",
            number(
                "phase",
                "CH-ROUND-01",
                start="PHASE_SETUP",
                value=OneOf(lambda s: v.PHASE_IDS),
            ),
            number("round", "CH-ROUND-01: 1 to 5"),
            number("action_round", "CH-ACT-01: 1 to 3"),
            number("turn", "place in the order whose turn it is"),
            row(
                "order",
                "2 * ARMIES",
                "CH-INIT-02: now [0..], next [4..]",
                start="NOBODY",
                at=(lambda s: ("now", "next"), lambda s: ("1st", "2nd", "3rd", "4th")),
                value=ARMY,
            ),
            row(
                "stacks",
                "STACKS",
                "CH-EVENT-01: tokens + 1, 4 bits, top lowest",
                known=NOBODY,
                zone=True,
            ),
            number(
                "event_rest",
                "CH-EVENT-02: the revealed stack, same coding",
                value=Coded(_stack, _stack_code),
            ),
            number("resolved", "mask of event tokens already resolved", value=Several(events)),
            number("enabled_by", "CH-ENABLE-02", start="NOBODY", value=ARMY),
            flag("final_round", "CH-EVENT-03"),
        ),
        group(
            "planet",
            row("units", "ARMIES * REGIONS", "at [army, region]", at=(armies, regions)),
            row("stopped", "ARMIES * REGIONS", "CH-MOVE-12", at=(armies, regions)),
            row("present", "ARMIES", "mask of Regions with Units, at [army]", derived=True),
            row(
                "control",
                "ARMIES",
                "CH-GEN-12: mask of Regions, at [army]",
                at=(armies,),
                value=REGION_SET,
            ),
            row("hq", "ARMIES", "CH-GEN-15", start="NOWHERE", at=(armies,), value=REGION),
            row("crystals", "REGIONS", "CH-GEN-08", at=(regions,)),
            number("battles", "CH-BREG-01: mask of Battle Regions", value=REGION_SET),
            row(
                "marker",
                "REGIONS",
                "CH-GEN-07: number * ARMIES + attacker",
                at=(regions,),
                value=Coded(_marker, _marker_code),
            ),
            number("next_battle", "CH-BREG-03", start="1"),
            row(
                "places",
                "TOKENS",
                "face-down tokens: where each lies",
                start="IN_SUPPLY",
                known=NOBODY,
                zone=True,
            ),
            number("war_tokens", "mask of Regions with War Parties", derived=True),
            number("nest_tokens", "mask of Regions with Nests", derived=True),
            number("explore_tokens", "mask of Regions with Exploration tokens", derived=True),
            row(
                "markers",
                "STRUCTURES",
                "CH-BUILD-05: mask of Regions",
                at=(structures,),
                value=REGION_SET,
            ),
            row(
                "used",
                "STRUCTURES",
                "CH-BUILD-09: markers used in this action",
                at=(structures,),
                value=REGION_SET,
            ),
            number("used_twice", "CH-SK-13: the overclocked marker was used a second time"),
            number("artillery", "CH-STR-02: mask of Regions", value=REGION_SET),
            number("watch", "CH-STR-04: mask of Regions", value=REGION_SET),
        ),
        group(
            "players",
            row("vp", "ARMIES", "CH-GEN-06", at=(armies,)),
            row("reserve", "ARMIES", "CH-GEN-16", at=(armies,)),
            row(
                "prisoners",
                "ARMIES * ARMIES",
                "CH-BATTLE-21: [captor, army]",
                at=(armies, armies),
            ),
            number("stock", "CH-STR-10: Crystals of the Pilgrims"),
            number("skills", "CH-SETUP-08: mask of the skills in play", value=Several(skills)),
            number("ready", "CH-SKILL-02: mask of skills", value=Several(skills)),
            row(
                "skill_place",
                "SKILLS",
                "CH-SETUP-09: NOWHERE = on card",
                start="NOWHERE",
                at=(skills,),
                value=REGION,
            ),
            number("overclocked", "CH-SK-13: the structure under the token", value=STRUCTURE),
            number("salvaged", "CH-SK-15: points of this Round"),
        ),
        group(
            "cards",
            row(
                "piles",
                "4 * ARMIES",
                "CH-GEN-28: HAND, DECK, DISCARD, LAID + army",
                known=OWNER,
                zone=True,
            ),
            row(
                "terrain",
                "TERRAINS",
                "CH-SETUP-05: cards in no known order",
                known=NOBODY,
                zone=True,
            ),
            row(
                "bottom",
                "TERRAINS",
                "CH-STR-16: cards + 1 below them, 4 bits",
                known=OWNER,
                zone=True,
            ),
            number("matrix", "CH-STR-16", known=OWNER, zone=True),
            number(
                "look", "cards somebody looks at and has to choose from", known=OWNER, zone=True
            ),
            number("shown", "Terrain cards whose place everybody knows", zone=True),
            number(
                "seen", "CH-SK-04: face-down tokens the Humans looked at", known=OWNER, zone=True
            ),
        ),
        group(
            "action",
            number("icons", "CH-ACT-03"),
            number(
                "scope",
                "CH-BUILD-02: Regions controlled when the action began",
                value=REGION_SET,
            ),
            row(
                "fight",
                "FIGHT",
                "CH-BATTLE-05 ff., see vocab F_...",
                start="tables.no_fight[:]",
                at=(lambda s: FIGHT_IDS,),
                value=Number(least=-1),
            ),
        ),
    ),
    {
        "seat": OneOf(seats),
        "army": ARMY,
        "side": SIDE,
        "whose": SIDE,
        "region": REGION,
        "source": REGION,
        "here": REGION,
        "sources": REGION_SET,
        "scope": REGION_SET,
        "entered": REGION_SET,
        "structure": STRUCTURE,
        "skill": SKILL,
        "event": OneOf(events),
        "law": RuleId(),
        "rule": RuleId(),
        "phase": OneOf(lambda s: v.PHASE_IDS),
        "KeepOne.source": Number(least=-1),
        "ShiftTo.source": OBJECTIVE,
    },
)
