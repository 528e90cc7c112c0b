"""What one seat may know, as structs: `view.py` fills them, the client's types are made of them.

What is another's secret is left out, not empty.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from beachhead.games.scythe.content import Bottom, Good, NationId, Resource, StructureId, Top

UnitId = Literal["character", "mech", "worker"]


class MeasureView(Struct, frozen=True):
    """How far one condition of an objective is met."""

    have: int
    min: int
    max: int


class BoxView(Struct, frozen=True):
    gives: int
    covered: bool


class SectionView(Struct, frozen=True):
    """One section of a mat, with its costs as they are now."""

    top: Top
    bottom: Bottom
    pays: Resource
    cost: int
    cost_start: int
    slots: int
    cubes: int
    coins: int
    open: bool
    done: int  # how often the bottom action was carried out, of how many times
    full: int


class ScoreView(Struct, frozen=True):
    """What the game would pay if it ended now."""

    coins: int
    stars: int
    territories: int
    resources: int
    structures: int
    total: int


class ResourcesView(Struct, frozen=True):
    food: int
    wood: int
    metal: int
    oil: int


class PlayerView(Struct, frozen=True):
    seat: int
    nation: NationId
    mat: str
    mat_number: int
    home: str
    power: int
    popularity: int
    coins: int
    turns: int
    cards: int  # combat cards, with the committed ones
    objective_count: int
    abilities: list[str]
    mechs_left: list[str]
    workers: int  # in play
    workers_left: int
    structures_left: list[StructureId]
    recruits: list[Bottom]
    bonuses_used: list[Good]
    boxes: dict[str, BoxView]
    sections: list[SectionView]
    produce_cost: dict[Good, int]
    harvest: dict[str, int]  # what Produce would bring now, where it brings most
    factory_card: str | None
    factory_open: bool
    last_section: int
    stars: dict[str, int]
    star_total: int
    resources: ResourcesView
    score: ScoreView
    # the reader's own alone
    hand: list[int] | UnsetType = UNSET
    objectives: list[str] | UnsetType = UNSET
    measures: dict[str, list[MeasureView]] | UnsetType = UNSET
    seen_objectives: list[str] | UnsetType = UNSET
    scouted: list[int] | UnsetType = UNSET


class UnitsView(Struct, frozen=True):
    seat: int
    unit: UnitId
    n: int


class StructureView(Struct, frozen=True):
    seat: int
    kind: StructureId


class PlaceView(Struct, frozen=True):
    """What stands and lies on a place; empty things are left out."""

    structure: StructureView | UnsetType = UNSET
    units: list[UnitsView] | UnsetType = UNSET
    resources: dict[Resource, int] | UnsetType = UNSET
    token: bool | UnsetType = UNSET
    controller: int | UnsetType = UNSET


class DecksView(Struct, frozen=True):
    combat: int
    discard: list[int]
    objectives: int
    encounters: int
    encounters_done: list[str]


class FactoryView(Struct, frozen=True):
    count: int
    cards: list[str] | UnsetType = UNSET  # for who has been there


class MoveView(Struct, frozen=True):
    """The unit that moves, what it carries, and where it can still get to: place -> first step."""

    unit: UnitId
    place: str
    cargo: dict[str, int]
    steps: int
    far: dict[str, str]


class FighterView(Struct, frozen=True):
    seat: int
    units: int
    power: int
    limit: int  # of combat cards
    dial_most: int
    most: int  # the highest sum, as far as the others can tell
    wins_ties: bool
    dial: int | UnsetType = UNSET  # the reader's own alone, as are the cards
    cards: list[int] | UnsetType = UNSET


class CombatView(Struct, frozen=True):
    place: str
    sides: list[FighterView]


class View(Struct, frozen=True):
    active: int
    first: int
    order: list[int]
    asked: str | None  # for whoever is asked
    tile: str
    turn_cap: int
    players: list[PlayerView]
    places: dict[str, PlaceView]
    decks: DecksView
    factory: FactoryView
    encounter: str | None
    move: MoveView | None
    combat: CombatView | None
    winners: list[int]
