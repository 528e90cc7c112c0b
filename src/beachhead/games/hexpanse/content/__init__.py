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
Price = Annotated[int, msgspec.Meta(ge=1)]  # HX-CARD-02. Reconstructed by the cost model.
Shape = tuple[Offset, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all records: an unknown field is a mistake."""


# -- board.toml ----------------------------------------------------------------------------------


class Grid(Record, frozen=True):
    hex_radius_at_master_scale: float
    src: Source


class Board(Record, frozen=True):
    """HX-BOARD-01, HX-BOARD-02. The part of the master grid used by so many players."""

    id: str
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


class Value(Record, frozen=True):
    value: int
    src: Source


class IncomePrice(Record, frozen=True):
    level_2: int
    level_3: int
    level_4: int
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
    source_hexilum: Value
    gain_hexilum_action: Value
    mercenary_frames: Value
    round_limit_simulation: Value


class GameFile(Record, frozen=True):
    constants: Constants


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
    anchor: Literal["", "self", "free", "warlord"] = ""
    attack: Shape = ()
    deploy: Shape = ()
    empty: Shape = ()  # drawn between the others, without an effect


class Mercenary(Record, frozen=True):
    """HX-COMP-03. `units` come with the card: three with Heinlein's Squad, else one."""

    id: str
    rule: str
    units: int
    permanent: bool
    effect: tuple[Effect]
    cost: Price
    cost_src: Source
    src: Source
    pattern_src: Source | None = None


class ActionCard(Record, frozen=True):
    id: str
    rule: str
    option_a: Effect
    option_b: Effect
    cost: Price
    cost_src: Source
    src: Source
    option_a_pattern_src: Source | None = None
    option_b_pattern_src: Source | None = None


class CardFile(Record, frozen=True):
    mercenary: tuple[Mercenary, ...]
    action_card: tuple[ActionCard, ...]


class Faction(Record, frozen=True):
    id: str
    rule: str
    warlord: str
    special_cost_life: int
    special: Effect
    src: Source
    pattern_src: Source | None = None


class FactionFile(Record, frozen=True):
    faction: tuple[Faction, ...]


class Minority(Record, frozen=True):
    """A minority board; `units` of the twelve a player leads are its own."""

    id: str
    rule: str
    units: int
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
    src: Source
    n: int = 0
    attack: Shape = ()
    deploy: Shape = ()
    pattern_src: Source | None = None


class MinorityFile(Record, frozen=True):
    minority: tuple[Minority, ...]


class Mission(Record, frozen=True):
    id: str
    cells: Shape
    cells_full: Shape
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
    """HX-COMP-01, HX-COMP-04. What the schema cannot say: the closed world has its size."""
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
    check_boards(content)


def check_boards(content: Content) -> None:
    """Cells, neighbours and sources are as the grid says, and every board is large enough."""
    at = {(cell.q, cell.r): cell.id for cell in content.board.cell}
    for cell in content.board.cell:
        if {*cell.adj} != {at[place] for place in around((cell.q, cell.r)) if place in at}:
            raise misfit(f"$.cell[{cell.id}].adj", "not the neighbours of the grid")
    constants = content.game.constants
    # HX-COMP-02. Per faction so many units, five frames for mercenaries, and a warlord.
    crowd = constants.units_per_player_total.value + constants.mercenary_frames.value + 1
    for board in content.board.board:
        inside = [cell for cell in content.board.cell if cell.ring <= board.radius]
        if len(inside) != board.cells:
            raise misfit(f"$.board[{board.id}].cells", f"{len(inside)} lie within the radius")
        if sum(cell.source for cell in inside) != board.sources:
            raise misfit(f"$.board[{board.id}].sources", "not as many as the cells have")
        # a free cell must always be left, so that no deployment can be stuck
        if board.cells <= crowd * max(board.players):
            raise misfit(f"$.board[{board.id}]", "too few cells")


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The six neighbours, clockwise from the east."""
    q, r = place
    return [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]


def misfit(where: str, reason: str) -> ContentError:
    return ContentError(f"board.toml: {reason} - at `{where}`", file="board.toml", reason=where)
