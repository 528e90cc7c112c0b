"""What the question on top is about: the cell, unit, pattern or player it works with.

All of it is open: everybody saw the card played, the unit moved and the pattern laid.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from beachhead.games.hexpanse import ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.rules import actions, deploy, pattern
from beachhead.games.hexpanse.state import State

PLACES = ("cell", "attacker", "around", "first")  # how questions call the cell they work from
LAID = (pattern.Anchor, pattern.Orient)
BESIDE_WARLORD = (actions.WarlordStep, deploy.DriveOutFrom, deploy.DriveOutWith)


class AboutView(Struct, frozen=True):
    """Facts of the question on top, each if it has one."""

    at: str | UnsetType = UNSET
    unit: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    facing: int | UnsetType = UNSET
    facings: list[int] | UnsetType = UNSET  # of the pattern to be laid: those that differ
    player: int | UnsetType = UNSET


def effect_id(effect: int) -> str:
    """Where an effect is printed: `A12:b`, `C09`, `M10` or a faction."""
    if effect < v.EFFECT_UNIT:
        card, option = divmod(effect - v.EFFECT_CARD, 2)
        return f"A{card + 1:02d}:{'ab'[option]}"
    if effect < v.EFFECT_FACTION:
        return ids.KINDS[effect - v.EFFECT_UNIT]
    return build.FACTION_IDS[effect - v.EFFECT_FACTION]


def about(s: State) -> AboutView:
    """What the question on top works with."""
    asked: Any = s.top
    if asked is None:
        return AboutView()
    found: dict[str, Any] = {}
    cell = next((getattr(asked, name) for name in PLACES if hasattr(asked, name)), v.NOWHERE)
    effect = getattr(asked, "effect", v.NOWHERE)
    if hasattr(asked, "number"):
        effect = s.tables.pattern_effect[asked.number]
    if isinstance(asked, LAID):
        found["facings"] = [int(facing) for facing in s.tables.patterns[asked.number].images]
    if hasattr(asked, "placement"):
        cell, found["facing"] = divmod(int(asked.placement), v.ORIENTATIONS)
    if isinstance(asked, BESIDE_WARLORD):
        cell = s.warlord[asked.seat]
    if cell != v.NOWHERE:
        found["at"] = s.tables.cell_names[cell]
    if effect != v.NOWHERE:
        found["effect"] = effect_id(int(effect))
    if hasattr(asked, "kind"):
        found["unit"] = ids.KINDS[int(asked.kind)]
    if hasattr(asked, "mercenary"):
        found["unit"] = ids.KINDS[v.MERCENARY + int(asked.mercenary)]
    if hasattr(asked, "victim"):
        found["player"] = int(asked.victim)
    return AboutView(**found)
