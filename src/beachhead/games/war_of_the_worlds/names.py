"""The notation of every action: `play:h_relocate:1`, `to:york`, `end_turn`."""

from __future__ import annotations

from beachhead.games.war_of_the_worlds.tables import MODE_IDS, UNIT_IDS, Tables
from beachhead.games.war_of_the_worlds.vocab import ACTIONS, CARD_OPTIONS


def action_names(t: Tables) -> list[str]:
    """The closed action space, in the order of the offsets in `vocab.py`."""
    options = [f"{card}:{n + 1}" for card in t.card_ids for n in range(CARD_OPTIONS)]
    units = [f"unit:{kind}@{area}" for kind in UNIT_IDS for area in t.area_ids]
    names = ["end_turn", "stop", "resolve", "hit:army", "hit:barrage_balloons"]
    names += [f"play:{option}" for option in options]
    names += [f"add:{option}" for option in options]
    names += [f"place_instead:{card}" for card in t.card_ids]
    names += [f"buy:{card}" for card in t.card_ids]
    names += [f"swap:{card}" for card in t.card_ids]
    names += [f"ability:{building}:{mode}" for building in t.building_ids for mode in MODE_IDS]
    names += [f"from:{area}" for area in t.area_ids]
    names += [f"from:{area}:spent" for area in t.area_ids]
    names += [f"from:{area}:fresh" for area in t.area_ids]
    names += [f"to:{area}" for area in t.area_ids]
    names += [f"area:{area}" for area in t.area_ids]
    names += [f"place:{area}" for area in t.area_ids]
    names += units
    names += [f"{unit}:used" for unit in units]
    names += [f"{unit}:unused" for unit in units]
    assert len(names) == ACTIONS
    return names
