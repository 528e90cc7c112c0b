"""What is on the table of Scythe: each field once; `record.py` is made from it."""

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
    Several,
    flag,
    group,
    number,
    row,
)
from beachhead.games.scythe import vocab as v

ABOARD = "aboard"
SECTION_IDS = ("1", "2", "3", "4", "factory")
ENTRY_IDS = ("unit", "from", "to", "workers", *v.RESOURCE_IDS)
WAYS = tuple(f"{way}-{what}" for what in v.CARGO_IDS[:5] for way in ("load", "unload"))


def seats(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.nation_ids
    return ids


def places(s: Any) -> Sequence[str]:
    ids: list[str] = s.tables.place_ids
    return ids


def _moved(s: Any, code: int) -> str:
    """A unit that has moved, as `worker@h12`, or `none`."""
    if code == v.NOWHERE:
        return "none"
    kind, place = divmod(code, 64)
    return f"{v.UNIT_IDS[kind]}@{ABOARD if place == v.ABOARD else places(s)[place]}"


def _moved_code(s: Any, word: str) -> int:
    if word == "none":
        return v.NOWHERE
    kind, _, place = word.partition("@")
    where = v.ABOARD if place == ABOARD else places(s).index(place)
    return v.UNIT_IDS.index(kind) * 64 + where


SEAT = OneOf(seats)
PLACE = OneOf(places)
PLACE_SET = Several(places)
UNIT = OneOf(lambda s: v.UNIT_IDS)
RESOURCE = OneOf(lambda s: v.RESOURCE_IDS)
BOTTOM = OneOf(lambda s: v.BOTTOM_IDS)
SECTION = OneOf(lambda s: SECTION_IDS)
SIDE = OneOf(lambda s: ("attacker", "defender"))

LAYOUT = Layout(
    "seats",
    (
        group(
            "board",
            row("workers", "seats * PLACES", "how many, at [seat, place]", at=(seats, places)),
            row("mechs", "seats * PLACES", "how many, at [seat, place]", at=(seats, places)),
            row("character", "seats", "place", at=(seats,), value=PLACE),
            row("present", "seats", "mask of places with own units", derived=True),
            row(
                "built",
                "seats * STRUCTURES",
                "place of each structure",
                start="NOWHERE",
                at=(seats, lambda s: v.STRUCTURE_IDS),
                value=PLACE,
            ),
            row("standing", "seats", "mask of places with own structures", derived=True),
            # SC-SETUP-07, SC-CTRL-07. Tokens lie on places, and the supply has no end.
            row(
                "resources",
                "PLACES * RESOURCES",
                "tokens, at [place, resource]",
                at=(places, lambda s: v.RESOURCE_IDS),
            ),
            number("tokens", "mask of encounter tokens left", value=PLACE_SET),
        ),
        group(
            "mats",
            row("power", "seats", "at [seat]", at=(seats,)),
            row("popularity", "seats", "at [seat]", at=(seats,)),
            row("coins", "seats", "at [seat]", at=(seats,)),
            row("spare_workers", "seats", "still on the mat", start="WORKERS", at=(seats,)),
            row(
                "abilities",
                "seats",
                "bits that work now",
                at=(seats,),
                value=Several(lambda s: v.ABILITY_IDS),
            ),
            row(
                "covered",
                "seats",
                "mask of boxes under cubes",
                start="(1 << CUBES) - 1",
                at=(seats,),
                value=Several(lambda s: v.BOX_IDS),
            ),
            row(
                "cubes",
                "seats * 4",
                "cubes on each bottom action",
                at=(seats, lambda s: v.BOTTOM_IDS),
            ),
            # SC-SETUP-17. Recruits stand on the mat: no ongoing bonus is free yet.
            row(
                "recruits",
                "seats",
                "mask of freed ongoing bonuses",
                at=(seats,),
                value=Several(lambda s: v.BOTTOM_IDS),
            ),
            row(
                "bonuses",
                "seats",
                "mask of used one-time bonuses",
                at=(seats,),
                value=Several(lambda s: v.GOODS_IDS),
            ),
            row(
                "stars",
                "seats * STAR_KINDS",
                "at [seat, kind]",
                at=(seats, lambda s: v.STAR_IDS),
            ),
            row("star_total", "seats", "stars placed", derived=True),
            # SC-SETUP-19. The action token lies beside the mat: every section is open.
            row(
                "last_section",
                "seats",
                "where the action token was last",
                start="NO_SECTION",
                at=(seats,),
                value=SECTION,
            ),
            row("turns", "seats", "turns taken", at=(seats,)),
        ),
        group(
            "cards",
            row("hand", "seats * CARD_VALUES", "counts per value", known=OWNER, zone=True),
            row(
                "scouted",
                "seats * CARD_VALUES",
                "stolen cards the victim knows of",
                known=OWNER,
                zone=True,
            ),
            row(
                "deck",
                "CARD_VALUES",
                "counts: a draw is a uniform pick",
                known=NOBODY,
                zone=True,
            ),
            row("discard", "CARD_VALUES", "counts per value", zone=True),
            row(
                "objectives",
                "seats * HELD_OBJECTIVES",
                "cards in hand or NO_CARD",
                start="NO_CARD",
                known=OWNER,
                zone=True,
            ),
            row(
                "seen_objectives",
                "seats",
                "mask of cards known to be in the deck",
                known=OWNER,
                zone=True,
            ),
            row(
                "encounter_deck",
                "ENCOUNTERS",
                "never changed in place",
                known=NOBODY,
                zone=True,
                shared=True,
            ),
            row(
                "factory_card",
                "seats",
                "a card or NO_CARD",
                start="NO_CARD",
                at=(seats,),
                value=OneOf(lambda s: s.tables.factory_ids),
            ),
            number("factory_pile", "mask of cards left", known=OWNER, zone=True),
            number("factory_seen", "mask of seats: visitors", value=Several(seats)),
            number("encounters_drawn", "cards of the deck that were drawn", zone=True),
        ),
        group(
            "move",
            row(
                "moved",
                "MOVED_MAX",
                "kind * 64 + place, NOWHERE: none",
                start="NOWHERE",
                value=Coded(_moved, _moved_code),
            ),
            row("cargo", "CARGO_KINDS", "on the unit that moves", at=(lambda s: v.CARGO_IDS,)),
            row(
                "entered",
                "MOVED_MAX * ENTRY",
                "SC-END-03: who came from where",
                at=(lambda s: ("1", "2", "3"), lambda s: ENTRY_IDS),
                value=Number(least=-1),
            ),
            number(
                "ways", "SC-MOVE-27: two bits per kind, this halt", value=Several(lambda s: WAYS)
            ),
            number("moves", "units moved in this action", value=Number(v.MOVED_MAX)),
            number("entries", "rows of `entered`", value=Number(v.MOVED_MAX)),
        ),
        group(
            "combat",
            row(
                "committed",
                "2 * COMMITMENT",
                "cards per value, and the dial, at [side]",
                known=OWNER,
                zone=True,
            ),
            number("battlefield", "combat under way", start="NOWHERE", value=PLACE),
            number("defender", "a seat or NOBODY", start="NOBODY", value=SEAT),
        ),
        group(
            "turn",
            number("active", "whose turn it is", start="NOBODY", value=SEAT),
            number(
                "tile", "SC-SETUP-05", start="NO_CARD", value=OneOf(lambda s: s.tables.tile_ids)
            ),
            number(
                "encounter",
                "being resolved",
                start="NO_CARD",
                value=OneOf(lambda s: s.tables.encounter_ids),
            ),
            number("routed", "SC-OBJ-08: workers, this turn"),
            flag("coerced", "SC-BOT-07: this turn"),
        ),
    ),
    {
        "seat": SEAT,
        "loser": SEAT,
        "enemy": SEAT,
        "place": PLACE,
        "lakes": PLACE_SET,
        "chosen": PLACE_SET,
        "mills": PLACE_SET,
        "kind": UNIT,
        "PlaceStructure.kind": OneOf(lambda s: v.STRUCTURE_IDS),
        "bottom": BOTTOM,
        "recruit": BOTTOM,
        "section": SECTION,
        "resource": RESOURCE,
        "good": OneOf(lambda s: v.GOODS_IDS),
        "side": SIDE,
        "steps.is": PLACE_SET,
    },
)
