"""The notation of every action: `play:h_relocate:1`, `to:york`, `end_turn`."""

from __future__ import annotations

from beachhead.games.war_of_the_worlds.vocab import ACTIONS, CARD_OPTIONS, MODE_IDS, UNIT_IDS


def action_names(areas: list[str], cards: list[str], buildings: list[str]) -> list[str]:
    """The closed action space, in the order of the offsets in `vocab.py`."""
    options = [f"{card}:{n + 1}" for card in cards for n in range(CARD_OPTIONS)]
    units = [f"unit:{kind}@{area}" for kind in UNIT_IDS for area in areas]
    names = ["end_turn", "stop", "resolve", "hit:army", "hit:barrage_balloons"]
    names += [f"play:{option}" for option in options]
    names += [f"add:{option}" for option in options]
    names += [f"place_instead:{card}" for card in cards]
    names += [f"buy:{card}" for card in cards]
    names += [f"swap:{card}" for card in cards]
    names += [f"ability:{building}:{mode}" for building in buildings for mode in MODE_IDS]
    names += [f"from:{area}" for area in areas]
    names += [f"from:{area}:spent" for area in areas]
    names += [f"from:{area}:fresh" for area in areas]
    names += [f"to:{area}" for area in areas]
    names += [f"area:{area}" for area in areas]
    names += [f"place:{area}" for area in areas]
    names += units
    names += [f"{unit}:used" for unit in units]
    names += [f"{unit}:unused" for unit in units]
    assert len(names) == ACTIONS
    return names
