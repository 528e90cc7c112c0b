"""What one seat may know, as structs: `view.py` fills them, the client's types are made of them.

What is another's secret is left out, not empty.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from beachhead.games.cry_havoc.content import Army, Objective, Terrain

TokenKind = Literal["war_party", "nest", "exploration"]


class StackView(Struct, frozen=True):
    """Face-down event tokens on a field; nobody knows their faces."""

    field: int | None  # None: beside the track
    tokens: int


class TokenView(Struct, frozen=True):
    kind: TokenKind
    seen_by_humans: bool
    face: str | UnsetType = UNSET  # for Humans who looked at it


class HiddenView(Struct, frozen=True):
    """What a token whose face the seat does not know may be; ranges from least to most."""

    faces: dict[str, int]  # how many of each there are
    trogs: tuple[int, int]
    crystals: tuple[int, int]


class HiddenTokensView(Struct, frozen=True):
    war_party: HiddenView
    nest: HiddenView
    exploration: HiddenView


class RegionView(Struct, frozen=True):
    control: Army | None
    crystals: int
    units: dict[Army, int]
    stopped: dict[Army, int]
    battle: int | None  # number of the marker
    attacker: Army | None
    hq: Army | None
    structures: list[str]
    artillery: bool
    watch: bool
    skill_tokens: list[str]
    tokens: list[TokenView]


class SupplyView(Struct, frozen=True):
    war_party: int
    nest: int


class SkillView(Struct, frozen=True):
    id: str
    ready: bool
    token: str | None  # the Region it lies in


class StoredView(Struct, frozen=True):
    terrain: Terrain
    card: str | UnsetType = UNSET  # for the Machines alone


class SumView(Struct, frozen=True):
    """What cards give for an action together."""

    icons: int
    draws: int
    points: int
    initiative: bool  # the own marker may be moved


class SumsView(Struct, frozen=True):
    """The same cards, by the action they could be laid for."""

    move: SumView
    recruit: SumView
    build: SumView


class PlayerView(Struct, frozen=True):
    army: Army
    seat: int
    vp: int
    hq: str | None
    reserve: int
    hand: int
    deck: int
    discard: list[str]
    laid: list[str]
    laid_sums: SumsView
    prisoners: dict[Army, int]
    prisoner_count: int
    skills: list[SkillView]
    markers_left: dict[str, int]
    stock: int | UnsetType = UNSET  # Pilgrims
    artillery_left: int | UnsetType = UNSET  # Humans, as the next
    watch_left: int | UnsetType = UNSET
    matrix: list[StoredView] | UnsetType = UNSET  # Machines, as the next
    overclocked: str | UnsetType | None = UNSET
    cards: list[str] | UnsetType = UNSET  # the reader's own alone, as the next two
    hand_sums: SumsView | UnsetType = UNSET
    deck_cards: list[str] | UnsetType = UNSET


class NeutralView(Struct, frozen=True):
    """Trogs whom nobody plays."""

    reserve: int
    prisoners: dict[Army, int]


class FighterView(Struct, frozen=True):
    """One side of the Battle; lists go by objective."""

    army: Army
    seat: int
    board: list[int]
    strength: list[int]
    kill_bonus: int
    prevented_kills: int
    salvage: int
    extra_captives: int
    safe_from_capture: bool
    locked: bool
    free_retreat: bool
    passed: bool
    cards_played: int
    named: list[int]
    extra: list[int]  # what counts beside Units; on Attrition, kills
    scores: bool  # neutral Trogs do not


class LaneView(Struct, frozen=True):
    """One objective as it would be resolved; pairs are of attacker and defender."""

    objective: Objective
    totals: tuple[int, int]
    winner: Literal[0, 1] | None  # the side, of Region Control and Capture
    captives: int
    kills: tuple[int, int]  # by each side, Artillery included
    open: bool  # a choice still to come could change a later objective


class OutlookView(Struct, frozen=True):
    """The Battle as it would end if it were resolved now."""

    lanes: list[LaneView]  # in the order of resolution
    points: tuple[int, int]


class BattleView(Struct, frozen=True):
    region: str
    reversed: bool
    winner: Army | None
    sides: tuple[FighterView, FighterView]
    outlook: OutlookView | None  # None while it is being resolved


class DecksView(Struct, frozen=True):
    """Cards left of each terrain."""

    mountain: int
    desert: int
    jungle: int
    water: int


class WayView(Struct, frozen=True):
    """A way to a Region, which is the last one, and how many Units the icons carry along it."""

    regions: list[str]
    units: int


class MarchView(Struct, frozen=True):
    """How far the Unit gets that was chosen to move."""

    source: str
    most: int  # Units that could leave together
    ways: dict[str, WayView]


class View(Struct, frozen=True):
    board: str
    phase: str
    round: int
    action_round: int
    final_round: bool
    initiative: list[Army]
    new_initiative: list[Army]
    scoring_enabled_by: Army | None
    event_stacks: list[StackView]
    event: str | None
    revealed_events: list[str]
    resolved_events: list[str]
    icons: int
    regions: dict[str, RegionView]
    supply: SupplyView
    discarded_tokens: list[str]
    hidden_tokens: HiddenTokensView
    players: list[PlayerView]
    neutral_trogs: NeutralView | None
    terrain_decks: DecksView
    battle: BattleView | None
    march: MarchView | None  # for the seat that is asked where its Unit goes
    looking_at: list[str]
