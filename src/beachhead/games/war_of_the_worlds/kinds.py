"""Every kind of action: its number, its notation, its words, what it touches on the screen."""

from __future__ import annotations

from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.games.war_of_the_worlds import describe
from beachhead.games.war_of_the_worlds.vocab import (
    ABILITY0,
    ADD0,
    AREA0,
    AREAS,
    BUILDINGS,
    BUY0,
    CARD_OPTIONS,
    CARDS,
    END_TURN,
    FROM0,
    FROM_FRESH0,
    FROM_SPENT0,
    HIT_ARMY,
    HIT_BALLOONS,
    MODE_IDS,
    MODES,
    PLACE0,
    PLACE_INSTEAD0,
    PLAY0,
    RESOLVE,
    STOP,
    SWAP0,
    TO0,
    UNIT0,
    UNIT_IDS,
    UNIT_KINDS,
    UNIT_UNUSED0,
    UNIT_USED0,
)

CARD = {"card": "card-{card}"}
OPTION = {"card": "card-{card}", "option": "card-{card}-{option}"}
UNIT = ("unit:{unit}@{area}", "area:{area}")
NUMBERS = [str(n + 1) for n in range(CARD_OPTIONS)]

KINDS = Kinds(
    {
        "area": Domain(AREAS, lambda t: t.area_ids, word="area", target="area"),
        "card": Domain(CARDS, lambda t: t.card_ids, word="card"),
        "option": Domain(CARD_OPTIONS, lambda t: NUMBERS),
        "building": Domain(BUILDINGS, lambda t: t.building_ids, word="building"),
        "mode": Domain(MODES, lambda t: MODE_IDS),
        "unit": Domain(UNIT_KINDS, lambda t: UNIT_IDS, word="unit"),
    },
    Kind(END_TURN, "end_turn", rule="WW-TURN-10", glyph="done"),
    Kind(STOP, "stop", glyph="done"),
    Kind(RESOLVE, "resolve", rule="WW-FORT-06", glyph="heat_ray", special=describe.resolve),
    Kind(HIT_ARMY, "hit:army", "option-hit-army", glyph="army", special=describe.hit),
    Kind(
        HIT_BALLOONS,
        "hit:barrage_balloons",
        "option-hit-balloons",
        glyph="barrage_balloons",
        special=describe.hit,
    ),
    Kind(
        PLAY0,
        "play:{card}:{option}",
        facts=OPTION,
        targets=("hand:{card}",),
        special=describe.play,
    ),
    Kind(
        ADD0,
        "add:{card}:{option}",
        rule="WW-FORT-04",
        facts=OPTION,
        targets=("hand:{card}",),
        special=describe.play,
    ),
    Kind(
        PLACE_INSTEAD0,
        "place_instead:{card}",
        rule="WW-UNIT-07",
        targets=("hand:{card}",),
        special=describe.place_instead,
    ),
    Kind(BUY0, "buy:{card}", rule="WW-ROW-01", targets=("row:{card}",), special=describe.purchase),
    Kind(SWAP0, "swap:{card}", targets=("row:{card}",), special=describe.swap),
    Kind(
        ABILITY0,
        "ability:{building}:{mode}",
        rule="WW-FORT-11",
        facts={"building": "building-{building}", "mode": "ability-{building}-{mode}"},
        glyph="{building}",
        special=describe.ability,
    ),
    Kind(FROM0, "from:{area}", glyph="move"),
    Kind(FROM_SPENT0, "from:{area}:spent", "option-from-spent", glyph="move"),
    Kind(FROM_FRESH0, "from:{area}:fresh", "option-from-fresh", glyph="move"),
    Kind(TO0, "to:{area}", glyph="move"),
    Kind(AREA0, "area:{area}", glyph="move"),
    Kind(PLACE0, "place:{area}", glyph="move"),
    Kind(UNIT0, "unit:{unit}@{area}", targets=UNIT, glyph="{unit}"),
    Kind(UNIT_USED0, "unit:{unit}@{area}:used", "option-unit-used", targets=UNIT, glyph="{unit}"),
    Kind(
        UNIT_UNUSED0,
        "unit:{unit}@{area}:unused",
        "option-unit-unused",
        targets=UNIT,
        glyph="{unit}",
    ),
)
