"""The content: its schema, and how it is read. A wrong record stops with its file and path.

`src` says where a record comes from: "rulebook" (stated in the quick sheet), "public" (the
published game), "reconstructed" (designed here). Words shown to players are in `locales/`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from beachhead.core import content as files
from beachhead.core.errors import ContentError
from beachhead.games.scythe import vocab

FOLDER = Path(__file__).parent
Source = Literal["rulebook", "public", "reconstructed"]
Good = Literal["coin", "power", "popularity", "combat_card"]
Resource = Literal["food", "wood", "metal", "oil"]
Top = Literal["move", "bolster", "trade", "produce"]
Bottom = Literal["upgrade", "deploy", "build", "enlist"]
NationId = Literal["nordic", "rusviet", "crimea", "saxony", "polania"]
StructureId = Literal["monument", "mill", "mine", "armory"]
TerrainId = Literal["mountain", "farm", "forest", "tundra", "village", "lake", "factory"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all records: no unknown fields, nothing changes."""


# -- game.toml -------------------------------------------------------------------------------------


class Components(Record, frozen=True):
    faction_mats: int
    player_mats: int
    combat_cards: int
    objective_cards: int
    encounter_cards: int
    factory_cards: int
    structure_bonus_tiles: int
    encounter_tokens: int
    encounter_tokens_used: int
    src: Source


class Track(Record, frozen=True):
    max: int
    src: Source
    dial_max: int = 0


class Tracks(Record, frozen=True):
    power: Track
    popularity: Track


class Tier(Record, frozen=True):
    min: int
    max: int
    coins_per_star: int
    coins_per_territory: int
    coins_per_resource_pair: int
    src: Source


class GameFile(Record, frozen=True):
    components: Components
    tracks: Tracks
    popularity_tier: tuple[Tier, ...]


# -- board.toml ------------------------------------------------------------------------------------


class Layout(Record, frozen=True):
    spacing_x: int
    spacing_y: int
    src: Source


class Terrain(Record, frozen=True):
    id: TerrainId
    produces: Literal["food", "wood", "metal", "oil", "worker", "none"]
    src: Source


class Hex(Record, frozen=True):
    id: str
    terrain: TerrainId
    q: int
    r: int
    x: int
    y: int
    tunnel: bool
    encounter: bool
    adj: tuple[str, ...]
    river: tuple[str, ...]
    src: Source


class Base(Record, frozen=True):
    id: str
    faction: str
    in_base_game: bool
    q: int
    x: int
    y: int
    adj: tuple[str, ...]
    river: tuple[str, ...]
    src: Source


class BoardFile(Record, frozen=True):
    layout: Layout
    terrain: tuple[Terrain, ...]
    hex: tuple[Hex, ...]
    base: tuple[Base, ...]


# -- mats.toml -------------------------------------------------------------------------------------


class TopAction(Record, frozen=True):
    id: Top
    base: dict[str, int]
    upgraded: dict[str, int]
    structure: StructureId
    src: Source
    cost: dict[Good, int] = {}


class ProduceCost(Record, frozen=True):
    workers_in_play_min: int
    workers_in_play_max: int
    cost: dict[Good, int]
    src: Source


class BottomActionRecord(Record, frozen=True):
    id: Bottom
    pays: Resource
    ongoing_bonus: dict[Good, int]
    src: Source


class OneTimeBonus(Record, frozen=True):
    id: str
    gain: dict[Good, int]
    src: Source


class Structure(Record, frozen=True):
    id: StructureId
    top_action: Top
    src: Source


class Section(Record, frozen=True):
    top: Top
    bottom: Bottom
    cost_start: int
    cost_min: int
    upgrade_slots: int
    coins: int


class Mat(Record, frozen=True):
    id: str
    number: int
    popularity: int
    coins: int
    section: tuple[Section, ...]
    src: Source


class MatFile(Record, frozen=True):
    top_action: tuple[TopAction, ...]
    produce_cost: tuple[ProduceCost, ...]
    bottom_action: tuple[BottomActionRecord, ...]
    recruit_onetime: tuple[OneTimeBonus, ...]
    structure: tuple[Structure, ...]
    player_mat: tuple[Mat, ...]


# -- nations.toml ----------------------------------------------------------------------------------


class Nation(Record, frozen=True):
    id: NationId
    seat: int
    power: int
    combat_cards: int
    home_base: str
    start_workers: tuple[str, str]
    riverwalk: tuple[TerrainId, ...]
    mech_abilities: tuple[str, str, str, str]
    faction_ability: str
    src: Source


class NationFile(Record, frozen=True):
    faction: tuple[Nation, ...]


# -- cards.toml ------------------------------------------------------------------------------------


class CombatCard(Record, frozen=True):
    id: str
    value: int
    count: int
    src: Source


class Need(Record, frozen=True):
    """One condition of an objective; see the head of cards.toml."""

    kind: str
    min: int = 0
    max: int = 1 << 30
    exactly: int | None = None
    terrain: TerrainId | None = None
    hex: str | None = None
    resources_min: int = 0


class Objective(Record, frozen=True):
    id: str
    count: int
    timing: Literal["any", "end_of_turn"]
    requires: tuple[Need, ...]
    src: Source


class Gain(Record, frozen=True):
    kind: str
    n: int
    res: Resource | None = None
    hexes: int = 0


class EncounterOption(Record, frozen=True):
    index: int
    style: Literal["friendly", "business", "ruthless"]
    cost: dict[Good, int]
    gain: tuple[Gain, ...]


class Encounter(Record, frozen=True):
    id: str
    count: int
    name_src: Source
    option: tuple[EncounterOption, EncounterOption, EncounterOption]
    src: Source


class FactoryCard(Record, frozen=True):
    id: str
    count: int
    name_src: Source
    cost: dict[Good, int]
    mode: Literal["all", "one_of"]
    gain: tuple[Gain, ...]
    bottom: Literal["factory_move"]
    src: Source


class Tile(Record, frozen=True):
    id: str
    count: int
    kind: Literal["hexes_adjacent_to_structures", "structures_on", "longest_line"]
    target: Literal["encounter", "lake", "tunnel", "farm_or_tundra", "structures"]
    steps: tuple[tuple[int, int, int], ...]
    src: Source


class CardFile(Record, frozen=True):
    combat_card: tuple[CombatCard, ...]
    objective: tuple[Objective, ...]
    encounter: tuple[Encounter, ...]
    factory_card: tuple[FactoryCard, ...]
    structure_bonus: tuple[Tile, ...]


class Content(Record, frozen=True):
    """Everything printed."""

    game: GameFile
    board: BoardFile
    mats: MatFile
    nations: NationFile
    cards: CardFile


def load(edition: Path | None = None) -> Content:
    """The checked content, with the records of an edition folder laid over it."""
    content = Content(
        game=files.load(FOLDER / "game.toml", GameFile, edition),
        board=files.load(FOLDER / "board.toml", BoardFile, edition),
        mats=files.load(FOLDER / "mats.toml", MatFile, edition),
        nations=files.load(FOLDER / "nations.toml", NationFile, edition),
        cards=files.load(FOLDER / "cards.toml", CardFile, edition),
    )
    check(content)
    return content


def check(content: Content) -> None:
    """What the schema cannot say: edges are listed from both sides, mats and decks add up."""
    board = {hex_.id: hex_ for hex_ in content.board.hex}
    places: tuple[Hex | Base, ...] = (*content.board.hex, *content.board.base)
    for place in places:
        for other in place.adj:
            if other not in board:
                _wrong("board.toml", f"no hex {other!r} beside {place.id}")
            if place.id in board and (
                place.id not in board[other].adj
                or (other in place.river) != (place.id in board[other].river)
            ):
                _wrong("board.toml", f"{place.id} and {other} do not agree about their edge")
        if extra := set(place.river) - set(place.adj):
            _wrong("board.toml", f"{place.id}: river to {extra.pop()}, which is not beside it")
    for mat in content.mats.player_mat:
        if sorted(part.bottom for part in mat.section) != ["build", "deploy", "enlist", "upgrade"]:
            _wrong("mats.toml", f"{mat.id}: each bottom action once")
        for part in mat.section:
            if part.cost_start - part.upgrade_slots != part.cost_min:
                _wrong("mats.toml", f"{mat.id}: {part.bottom} costs and slots do not add up")
        if sum(part.upgrade_slots for part in mat.section) != 6:
            _wrong("mats.toml", f"{mat.id}: six bracketed boxes in all")
    tracks = content.game.tracks
    for name, printed, fixed in (
        ("power", tracks.power.max, vocab.MAX_POWER),
        ("dial", tracks.power.dial_max, vocab.MAX_DIAL),
        ("popularity", tracks.popularity.max, vocab.MAX_POPULARITY),
    ):
        if printed != fixed:  # observations and actions are laid out for these lengths
            _wrong("game.toml", f"{name} goes to {fixed}, not to {printed}")
    counts = content.game.components
    # SC-SETUP-01. The contents of the box.
    if counts.encounter_tokens < counts.encounter_tokens_used:
        _wrong("game.toml", "fewer encounter tokens than are used")
    for name, found, wanted in (
        (
            "combat cards",
            sum(card.count for card in content.cards.combat_card),
            counts.combat_cards,
        ),
        ("objectives", len(content.cards.objective), counts.objective_cards),
        ("encounter cards", len(content.cards.encounter), counts.encounter_cards),
        ("Factory cards", len(content.cards.factory_card), counts.factory_cards),
        ("tiles", len(content.cards.structure_bonus), counts.structure_bonus_tiles),
        (
            "encounter symbols",
            sum(h.encounter for h in board.values()),
            counts.encounter_tokens_used,
        ),
        ("player mats", len(content.mats.player_mat), counts.player_mats),
        ("nations", len(content.nations.faction), counts.faction_mats),
    ):
        if found != wanted:
            _wrong("cards.toml", f"{found} {name} instead of {wanted}")


def _wrong(file: str, reason: str) -> None:
    raise ContentError(f"{file}: {reason}", file=file, reason=reason)
