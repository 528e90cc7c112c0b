"""The content files: their schema, and how they are read.

Every record says where its values come from: `rulebook`, `public` (a review or another edition of
the rules) or `reconstructed`, because the printed picture is lost.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from beachhead.core import content as core_content
from beachhead.core.errors import ContentError
from beachhead.games.hexpanse.vocab import (
    ACTION_CARDS,
    FACTIONS,
    MERCENARIES,
    MINORITIES,
    MISSIONS,
)

FOLDER = Path(__file__).parent
Source = Literal["rulebook", "public", "reconstructed"]
Offset = tuple[int, int]
Price = Annotated[int, msgspec.Meta(ge=1)]
Shape = tuple[Offset, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all records: an unknown field is a mistake."""


# -- board.toml ----------------------------------------------------------------------------------


class Grid(Record, frozen=True):
    orientation: Literal["pointy-top"]
    directions: tuple[Offset, ...]
    direction_names: tuple[str, ...]
    rotate_cw_60: str
    mirror_east_west_axis: str
    hex_radius_at_master_scale: float
    id_rule: str
    src: Source


class Board(Record, frozen=True):
    """HX-BOARD-01, HX-BOARD-02. The part of the master grid used by so many players."""

    id: str
    en: str
    de: str
    players: tuple[int, ...]
    radius: int
    cells: int
    sources: int
    view_x: float
    view_y: float
    view_size: float
    note: str
    src: Source


class Cell(Record, frozen=True):
    id: str
    q: int
    r: int
    ring: int
    x: float
    y: float
    source: bool
    adj: tuple[str, ...]
    src: Source


class BoardFile(Record, frozen=True):
    grid: Grid
    board: tuple[Board, ...]
    cell: tuple[Cell, ...]


# -- game.toml -----------------------------------------------------------------------------------


class About(Record, frozen=True):
    id: str
    en: str
    de: str
    author: str
    publisher: str
    players_min: int
    players_max: int
    players_max_with_aliens: int
    src: Source


class Value(Record, frozen=True):
    value: int
    src: Source


class IncomePrice(Record, frozen=True):
    level_2: int
    level_3: int
    level_4: int
    src: Source


class WarlordActions(Record, frozen=True):
    heal: int
    move: int
    special: int
    src: Source


class Constants(Record, frozen=True):
    actions_per_turn: Value
    units_per_player_total: Value
    warlord_life_start: Value
    warlord_life_max: Value
    income_start: Value
    income_max: Value
    income_raise_cost: IncomePrice
    hexilum_start: Value
    hexilum_max: Value
    market_size: Value
    extended_market_cards: Value
    source_hexilum: Value
    gain_hexilum_action: Value
    mercenary_frames: Value
    warlord_actions_per_turn: WarlordActions
    round_limit_simulation: Value


class Components(Record, frozen=True):
    """HX-COMP-01, HX-COMP-02, HX-COMP-03, HX-COMP-04. What is in the box."""

    src: Source
    market_board: int
    mission_cards: int
    action_cards: int
    mercenary_cards: int
    player_aids: int
    regular_units: int
    elite_units: int
    minority_units: int
    warlord_markers: int
    mercenary_units: int
    frames: int
    warlord_dice_d12: int
    recovery_ship_board: int
    double_sided_board: int
    income_and_hexilum_markers: int
    minority_boards: int
    faction_boards: int


class Level(Record, frozen=True):
    id: Literal["sailor", "captain", "admiral"]
    en: str
    de: str
    regular: int
    minorities: int
    minority_units: int
    missions: Literal["common", "common_and_secret"]
    src: Source


class Variant(Record, frozen=True):
    id: str
    en: str
    de: str
    text: str
    src: Source
    elites_min: int = 0
    elites_max: int = 0
    minorities: int = 0
    regular: int = 0
    players_max: int = 0
    factions: tuple[int, ...] = ()
    factions_added: tuple[str, ...] = ()


class GameFile(Record, frozen=True):
    game: About
    constants: Constants
    components: Components
    level: tuple[Level, ...]
    variant: tuple[Variant, ...]


# -- effects, cards, factions, minorities --------------------------------------------------------


Op = Literal[
    "swap_self",
    "swap_any",
    "gain_hexilum",
    "pattern",
    "damage_warlord",
    "damage_adjacent_warlord",
    "heal_units",
    "heal_warlord",
    "attack_reserve",
    "attack_any_cell",
    "place_squad",
    "market_visit",
    "extended_market",
    "steal_action_card",
    "steal_mercenary",
    "discard_action_card",
    "destroy_hexilum",
    "steal_hexilum",
    "raise_income",
    "deploy_from_recovery",
    "displace",
    "displace_adjacent",
]


class Effect(Record, frozen=True):
    """One effect: an operation, its number, and its pattern if it has one."""

    op: Op
    n: int = 0
    extra: int = 0
    tokens: int = 0
    may_hit_warlord: bool = False
    free: bool = False
    anchor: Literal["", "self", "free", "warlord"] = ""
    attack: Shape = ()
    deploy: Shape = ()
    empty: Shape = ()


class Mercenary(Record, frozen=True):
    id: str
    rule: str
    en: str
    de: str
    count: Literal[1]
    units: int
    permanent: bool
    effect: tuple[Effect]
    text: str
    value: float
    cost: Price
    cost_src: Source
    src: Source
    orientations: int = 0
    pattern_src: Source | None = None


class ActionCard(Record, frozen=True):
    id: str
    rule: str
    en: str
    de: str
    count: Literal[1]
    option_a: Effect
    text_a: str
    value_a: float
    option_b: Effect
    text_b: str
    value_b: float
    cost: Price
    cost_src: Source
    src: Source
    option_a_orientations: int = 0
    option_a_pattern_src: Source | None = None
    option_b_orientations: int = 0
    option_b_pattern_src: Source | None = None


class CostModel(Record, frozen=True):
    """HX-CARD-02. How the reconstructed prices follow from what a card can do."""

    src: Source
    unit: str
    action_card_formula: str
    mercenary_formula: str
    points: dict[str, float]


class CardFile(Record, frozen=True):
    cost_model: CostModel
    mercenary: tuple[Mercenary, ...]
    action_card: tuple[ActionCard, ...]


class Faction(Record, frozen=True):
    id: str
    rule: str
    en: str
    de: str
    warlord: str
    set: Literal["base", "aliens"]
    special_cost_life: int
    special: Effect
    text: str
    en_src: Source
    src: Source
    orientations: int = 0
    pattern_src: Source | None = None


class FactionFile(Record, frozen=True):
    faction: tuple[Faction, ...]


class Minority(Record, frozen=True):
    id: str
    rule: str
    en: str
    de: str
    units: int
    trigger: Literal["interrupt", "leave", "deploy_rule", "on_deploy"]
    op: Literal[
        "protect",
        "return_to_minority_board",
        "deploy_on_occupied",
        "swap_self",
        "deploy_from_recovery_adjacent",
        "attack_adjacent_then_warlord_life",
        "attack_adjacent_then_hexilum",
        "attack_adjacent_then_heal",
        "source_bonus",
        "pattern",
        "hexilum_on_loss",
    ]
    can_attack: bool
    mandatory_attack: bool
    text: str
    src: Source
    n: int = 0
    attack: Shape = ()
    deploy: Shape = ()
    orientations: int = 0
    pattern_src: Source | None = None


class MinorityFile(Record, frozen=True):
    minority: tuple[Minority, ...]


class Mission(Record, frozen=True):
    id: str
    en: str
    de: str
    cells: Shape
    orientations: int
    placements: tuple[int, ...]
    picture: str
    cells_full: Shape
    orientations_full: int
    placements_full: tuple[int, ...]
    picture_full: str
    src: Source


class MissionFile(Record, frozen=True):
    mission: tuple[Mission, ...]


# -- all of it -----------------------------------------------------------------------------------


class Content(Record, frozen=True):
    """Everything printed, checked."""

    board: BoardFile
    game: GameFile
    cards: CardFile
    factions: FactionFile
    minorities: MinorityFile
    missions: MissionFile


@cache
def _read(edition: Path | None) -> Content:
    found = Content(
        core_content.load(FOLDER / "board.toml", BoardFile, edition),
        core_content.load(FOLDER / "game.toml", GameFile, edition),
        core_content.load(FOLDER / "cards.toml", CardFile, edition),
        core_content.load(FOLDER / "factions.toml", FactionFile, edition),
        core_content.load(FOLDER / "minorities.toml", MinorityFile, edition),
        core_content.load(FOLDER / "missions.toml", MissionFile, edition),
    )
    check(found)
    return found


def load(edition: Path | None = None) -> Content:
    """The checked content, with an edition's records laid over it."""
    return _read(edition) if edition is None else _read.__wrapped__(edition)


def check(content: Content) -> None:
    """What the schema cannot say: the closed world has its size, every board is large enough."""
    counts = {
        "action_card": (len(content.cards.action_card), ACTION_CARDS, "cards.toml"),
        "mercenary": (len(content.cards.mercenary), MERCENARIES, "cards.toml"),
        "faction": (len(content.factions.faction), FACTIONS, "factions.toml"),
        "minority": (len(content.minorities.minority), MINORITIES, "minorities.toml"),
        "mission": (len(content.missions.mission), MISSIONS, "missions.toml"),
    }
    for name, (found, wanted, file) in counts.items():
        if found != wanted:
            raise ContentError(f"{file}: {found} records - at `$.{name}`", file=file, reason=name)
    constants = content.game.constants
    crowd = constants.units_per_player_total.value + constants.mercenary_frames.value + 1
    for board in content.board.board:
        # a free cell must always be left, so that no deployment can be stuck
        if board.cells <= crowd * max(board.players):
            text = f"board.toml: too few cells - at `$.board[{board.id}]`"
            raise ContentError(text, file="board.toml", reason=board.id)
