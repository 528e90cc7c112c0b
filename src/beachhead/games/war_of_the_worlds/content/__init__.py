"""The printed matter of War of the Worlds, checked: the schema is the documentation."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from beachhead.core import content
from beachhead.core.contract import OptionSpec

FOLDER = Path(__file__).parent

Source = Literal["rulebook", "public", "reconstructed"]
SideId = Literal["human", "martian"]
UnitId = Literal["army", "navy", "tripod", "ufo"]
InfluenceId = Literal["poisonous_fog", "frightening_sound", "nerve_agent"]


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    src: Source  # of the record as a whole
    src_count: Source | None = None  # of a single field, where it differs
    src_start_count: Source | None = None
    src_cost: Source | None = None
    src_tokens: Source | None = None
    src_layout: Source | None = None
    src_adj: Source | None = None


class _Named(_Record, frozen=True, kw_only=True):
    id: str


# -- game.toml ---------------------------------------------------------------------------------


class SetupNumbers(_Record, frozen=True, kw_only=True):
    hand_size: int
    row_size: int
    start_damage: int


class WinNumbers(_Record, frozen=True, kw_only=True):
    human_damage_target: int


class Option(_Record, frozen=True, kw_only=True):
    id: str
    values: tuple[str, ...]
    default: str

    def spec(self) -> OptionSpec:
        return OptionSpec(self.id, self.values, self.default)


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: SetupNumbers
    win: WinNumbers
    option: tuple[Option, ...]


# -- pieces.toml -------------------------------------------------------------------------------


class Unit(_Named, frozen=True, kw_only=True):
    side: SideId
    count: int
    start_on_board: int
    defence: int = 0


class Civilian(_Record, frozen=True, kw_only=True):
    count: int
    defence: int


class AbilityMode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["adjacent", "same", "repair"]
    damage: int = 0
    cost_energy: int = 0
    damage_track: int = 0


class Building(_Named, frozen=True, kw_only=True):
    """WW-COMP-03, WW-COMP-04. A kind of token; `tokens` is one per card of its kind.

    The invasion ship lies beside the 13 Martian tokens that are bought or laid.
    """

    side: SideId
    tokens: int
    slot: Literal["building", "extra"]
    layer: Literal["building", "unit", "none"] = "none"
    defence: int = 0
    income_coin: int = 0
    income_energy: int = 0
    army_defence: int = 0
    trigger_damage: int = 0
    tripod_attack_bonus: int = 0
    ability: Literal["once_per_human_turn", "once_per_martian_turn"] | None = None
    ability_modes: tuple[AbilityMode, ...] = ()
    blocked_by: InfluenceId | None = None


class Influence(_Named, frozen=True, kw_only=True):
    tokens: int
    effect: Literal[
        "building_attack_abilities_disabled", "humans_cannot_enter", "humans_cannot_leave"
    ]


class PiecesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[Unit, ...]
    civilian: Civilian
    building: tuple[Building, ...]
    influence: tuple[Influence, ...]


# -- board.toml --------------------------------------------------------------------------------


class Board(_Record, frozen=True, kw_only=True):
    """Where the map comes from."""


class Area(_Named, frozen=True, kw_only=True):
    kind: Literal["land", "sea"]
    x: int
    y: int
    outline: tuple[tuple[int, int], ...]
    civilians: int
    landing: bool = False
    anchor: bool = False
    adj: tuple[str, ...]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Board
    area: tuple[Area, ...]


# -- cards.toml --------------------------------------------------------------------------------


Range = Literal[
    "own_area",
    "adjacent_land",
    "tripod_area",
    "ufo_area",
    "land_adjacent_to_tripod",
    "land_with_tripod",
]


class CardOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """WW-CARD-03. One of the separate actions of a card; exactly one is carried out per play."""

    n: int
    effect: Literal[
        "gain",
        "move_civilians",
        "civilian_attack",
        "direct_damage",
        "move_unit",
        "unit_attack",
        "attack",
        "special_attack",
        "destroy_civilian",
    ]
    remove: bool
    resource: Literal["coin", "energy"] | None = None
    amount: int = 0
    damage: int = 0
    unit: UnitId | None = None
    steps_max: int = 1
    tokens_max: int = 1
    counts_as_unit_card: bool = True
    range: Range | None = None
    range_english: Range | None = None
    influence: InfluenceId | None = None
    push_army: bool = False
    bonus_from: Literal["alien_factory"] | None = None
    ignores_protection: bool = False


class PlaceBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Conditions on the area that receives the token; a key that is missing does not matter."""

    kind: Literal["land"]
    hostile: Literal[False] | None = None
    civilians_min: int = 0
    civilians_max: int = 99
    human_building: Literal[0, "any"] = "any"
    same_token: Literal[0] | None = None
    adjacent_to: Literal["martian building"] | None = None
    human_pieces: Literal[0] | None = None
    martian_building: Literal[0] | None = None


class Card(_Named, frozen=True, kw_only=True):
    """WW-CARD-02. A kind of card: an action, a unit or a building."""

    rule: str
    side: SideId
    type: Literal["action", "unit", "building"]
    count: int
    start_count: int
    cost: int
    unit: UnitId | None = None
    building: str | None = None
    instead_of_action: bool = False  # WW-UNIT-07
    place_building: PlaceBuilding | None = None
    option: tuple[CardOption, ...] = ()


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


# -- all together ------------------------------------------------------------------------------


class Content(msgspec.Struct, frozen=True):
    """WW-COMP-02. Everything printed."""

    game: GameFile
    pieces: PiecesFile
    board: BoardFile
    cards: CardsFile


def load(edition: Path | None = None) -> Content:
    """The content files, with an edition laid over them."""
    return Content(
        content.load(FOLDER / "game.toml", GameFile, edition),
        content.load(FOLDER / "pieces.toml", PiecesFile, edition),
        content.load(FOLDER / "board.toml", BoardFile, edition),
        content.load(FOLDER / "cards.toml", CardsFile, edition),
    )
