"""Content: boards, cards, armies, tokens as checked structs, and the Tables built from them.

The schema is the documentation. `src` says where a value comes from: "rulebook" is stated in a
printed rulebook, "public" is known of the published game, "reconstructed" was designed here
because the printed picture is lost, and must never be shown as the printed value.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from beachhead.core import content as files
from beachhead.core.errors import ContentError
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.tables import Tables

FOLDER = Path(__file__).parent

Source = Literal["rulebook", "public", "reconstructed"]
Army = Literal["humans", "pilgrims", "machines", "trogs"]
Terrain = Literal["mountain", "desert", "jungle", "water"]
Objective = Literal["region_control", "capture", "attrition"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every record says where it comes from."""

    src: Source
    note: str = ""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sector of a ring: radii, and angles in degrees clockwise from the top."""

    r0: int
    r1: int
    a0: int
    a1: int


class Region(Record, frozen=True, kw_only=True):
    id: str
    kind: Literal["centre", "inner", "middle", "outer", "hq"]
    terrain: Terrain | Literal["none"]
    shape: Shape
    adjacent: tuple[str, ...]  # shared borders and arrows round the planet
    crystals: int
    war_party: int
    exploration: int
    tunnel_mark: bool = False
    name_src: Source


class Planet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cx: int
    cy: int
    r: int


class Side(Record, frozen=True, kw_only=True):
    id: str
    players: tuple[int, ...]
    wraps: tuple[tuple[str, str], ...]
    hq_spaces: tuple[str, ...]
    trog_hq: str
    planet: Planet
    chasm: tuple[Shape, ...]
    region: tuple[Region, ...]


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: dict[str, Side]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The icons of one row of a card."""

    n: int
    draw_each: int = 0  # CH-ACT-07
    draw_once: int = 0  # CH-ACT-08
    vp: int = 0  # CH-ACT-09
    bonus: int = 0  # CH-ACT-10


class Raise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cond: Literal["structure_near"]
    max: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One operation of a card in Battle (CH-FX)."""

    op: Literal[
        "shift_own",
        "shift_enemy",
        "add_reserve",
        "add_board",
        "kill",
        "strength",
        "attrition_bonus",
        "prevent_kills",
        "salvage",
        "capture_extra",
        "no_capture",
        "lock_reinforce",
        "draw",
        "discard_opponent",
        "vp",
        "reverse_order",
        "crystal_region",
        "crystal_take",
        "crystal_burn",
        "withdraw_own",
        "free_retreat",
    ]
    n: int = 0
    max: int = 0
    max_if: Raise | None = None
    to: Objective | Literal["any", "hq"] = "any"
    frm: Objective | Literal["any"] = "any"
    on: Objective | Literal["any"] = "any"
    objective: Objective | None = None
    vp: int = 0
    vp_each: int = 0
    crystal_cost_each: int = 0
    who: Literal["self", "opponent", "both"] = "self"
    source: Literal["adjacent", "one_controlled", "tunnels"] = "adjacent"
    per_region: int = 0
    cond: Literal["", "attacker", "defender"] = ""


class Card(Record, frozen=True, kw_only=True):
    id: str
    owner: Army | Terrain
    count: int
    move: Row
    recruit: Row
    build: Row
    battle: tuple[Line, ...]
    bonus_effect: Literal["", "initiative"] = ""
    action: Literal["", "enable_scoring"] = ""
    effect_src: Source


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: int = 0
    max: int = 0
    vp: int = 0
    pay: int = 0
    paid_n: int = 0
    tokens: int = 0


class Faction(Record, frozen=True, kw_only=True):
    id: Army
    units: int
    setup_units: int
    crystal_half: bool


class Structure(Record, frozen=True, kw_only=True):
    id: str
    rule: str
    faction: Army
    build: int
    activate: int
    markers: int
    only_in_battle_region: bool
    numbers: Numbers
    cost_src: Source


class Skill(Record, frozen=True, kw_only=True):
    id: str
    rule: str
    faction: Army
    default: bool
    passive: bool
    token: bool
    in_battle: bool
    numbers: Numbers


class Factions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faction: tuple[Faction, ...]
    structure: tuple[Structure, ...]
    skill: tuple[Skill, ...]


class Track(Record, frozen=True, kw_only=True):
    score_fields: int
    event_fields: tuple[int, int, int, int]
    final_event_field: int
    action_rounds: int
    max_rounds: int


class Limits(Record, frozen=True, kw_only=True):
    draw_per_round: int
    hand_limit: int
    block_factor: int
    ransom_vp: int
    prisoner_vp: int
    control_win_vp: int
    attrition_kill_vp: int
    enable_scoring_vp_per_region: int
    crystal_vp: int
    battle_crystal: int


class Level(Record, frozen=True, kw_only=True):
    beginner_extra_skills: int
    advanced_extra_skills: int
    expert_extra_skills: int
    events_can_be_passed: tuple[str, ...]


class EventToken(Record, frozen=True, kw_only=True):
    id: str
    rule: str
    n: int


class ExplorationToken(Record, frozen=True, kw_only=True):
    id: str
    count: int
    does: Literal["crystal_here", "draw", "vp", "recruit_here", "terrain_top"]
    n: int


class TrogToken(Record, frozen=True, kw_only=True):
    id: str
    trogs: int
    crystals: int
    count: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: Track
    limits: Limits
    level: Level
    event: tuple[EventToken, ...]
    exploration: tuple[ExplorationToken, ...]
    war_party: tuple[TrogToken, ...]
    nest: tuple[TrogToken, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything printed, checked."""

    boards: Boards
    cards: Cards
    factions: Factions
    tokens: Tokens


def load(edition: Path | None = None) -> Content:
    """The content files, with the records of an edition laid over them."""
    content = Content(
        boards=files.load(FOLDER / "board.toml", Boards, edition),
        cards=files.load(FOLDER / "cards.toml", Cards, edition),
        factions=files.load(FOLDER / "factions.toml", Factions, edition),
        tokens=files.load(FOLDER / "tokens.toml", Tokens, edition),
    )
    _check_ids(content)
    return content


def _check_ids(content: Content) -> None:
    """The numbers in `vocab` name these records; a missing or moved one stops here."""
    _same("factions.toml", "faction", content.factions.faction, v.ARMY_IDS)
    _same("factions.toml", "structure", content.factions.structure, v.STRUCTURE_IDS)
    _same("factions.toml", "skill", content.factions.skill, v.SKILL_IDS)
    _same("tokens.toml", "event", content.tokens.event, v.EVENT_IDS)
    decks = dict.fromkeys((*v.ARMY_IDS, *v.TERRAIN_IDS), 0)
    for card in content.cards.card:
        decks[card.owner] += card.count
    if set(decks.values()) != {v.ARMY_CARDS}:
        raise ContentError(f"cards.toml: every deck has 8 cards, not {decks}", file="cards.toml")
    for side in content.boards.board.values():
        ids = {region.id for region in side.region}
        for region in side.region:
            if wrong := [q for q in region.adjacent if q not in ids]:
                reason = f"{side.id}: {region.id} borders {wrong[0]}, which is not on this side"
                raise ContentError(f"board.toml: {reason}", file="board.toml", reason=reason)


def _same(
    file: str,
    what: str,
    records: tuple[Faction | Structure | Skill | EventToken, ...],
    ids: tuple[str, ...],
) -> None:
    found = tuple(record.id for record in records)
    if found != ids:
        reason = f"the {what} records must be {', '.join(ids)}, in this order"
        raise ContentError(f"{file}: {reason}", file=file, reason=reason)


# -- Tables ----------------------------------------------------------------------------------------


def build_tables(content: Content, seats: tuple[str, ...], options: Mapping[str, str]) -> Tables:
    """The arrays for one match: this board side, these armies, these options."""
    t = Tables(len(seats))
    for seat, army in enumerate(seats):
        t.army_of[seat] = v.ARMY_IDS.index(army)
        t.seat_of[v.ARMY_IDS.index(army)] = seat
    level = options["level"]
    t.extra_skills = getattr(content.tokens.level, f"{level}_extra_skills")
    by_level = level in content.tokens.level.events_can_be_passed
    t.passing = {"by_level": by_level, "always": True, "never": False}[options["early_events"]]
    t.choose_hq = options["hq_assignment"] == "choose"
    t.choose_skills = options["skill_draw"] == "choose"
    _fill_board(t, content.boards, len(seats))
    _fill_cards(t, content.cards)
    _fill_factions(t, content.factions)
    _fill_tokens(t, content.tokens)
    return t


def _row(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, value)
    return row


def _mask(ids: tuple[str, ...]) -> int:
    return sum(1 << v.REGION_IDS.index(region) for region in ids)


def _fill_board(t: Tables, boards: Boards, players: int) -> None:
    side = next((side for side in boards.board.values() if players in side.players), None)
    if side is None:
        raise ValueError(f"no side of the board is for {players} players")
    t.board = side.id
    t.regions = _mask(tuple(region.id for region in side.region))
    t.hq_spaces = _mask(side.hq_spaces)
    t.order = _row([v.REGION_IDS.index(region.id) for region in side.region])
    trogs_play = t.seat_of[v.TROGS] != v.NOBODY
    if trogs_play:
        t.trog_hq = v.REGION_IDS.index(side.trog_hq)
        t.tunnels = 1 << t.trog_hq
    for region in side.region:
        r = v.REGION_IDS.index(region.id)
        t.adjacent[r] = _mask(region.adjacent)
        if region.terrain != "none":
            t.terrain[r] = v.TERRAIN_IDS.index(region.terrain)
        if r == t.trog_hq:
            continue  # CH-SETUP-21: an HQ gets neither Crystals nor tokens
        t.crystals[r] = region.crystals
        t.war_marks[r] = region.war_party
        t.explore_marks[r] = region.exploration
        if trogs_play and region.tunnel_mark:
            t.tunnels |= 1 << r


def _fill_cards(t: Tables, cards: Cards) -> None:
    lines: list[Line] = []
    next_bit = [v.TERRAIN_CARDS] * v.ARMIES
    terrain_bit = 0
    for kind, card in enumerate(cards.card):
        t.card_ids.append(card.id)
        for row, icons in enumerate((card.move, card.recruit, card.build)):
            at = row * v.KINDS + kind
            t.icons[at] = icons.n
            t.draw_each[at] = icons.draw_each
            t.draw_once[at] = icons.draw_once
            t.row_vp[at] = icons.vp
            t.bonus[at] = int(icons.bonus > 0 and card.bonus_effect == "initiative")
        t.enables[kind] = int(card.action == "enable_scoring")
        t.op_first[kind] = len(lines)
        t.op_count[kind] = len(card.battle)
        lines += card.battle
        for _ in range(card.count):
            if card.owner in v.ARMY_IDS:
                army = v.ARMY_IDS.index(card.owner)
                _give(t, army, next_bit[army], kind)
                next_bit[army] += 1
            else:
                for army in range(v.ARMIES):
                    _give(t, army, terrain_bit, kind)
                terrain_bit += 1
    _fill_lines(t, lines)


def _give(t: Tables, army: int, bit: int, kind: int) -> None:
    t.kind_of[army * v.CARD_BITS + bit] = kind
    t.bit_of[army * v.KINDS + kind] |= 1 << bit


def _fill_lines(t: Tables, lines: list[Line]) -> None:
    objectives = (*v.OBJECTIVE_IDS, "any", "hq")

    def objective(word: str) -> int:
        return min(objectives.index(word), v.ANY_OBJECTIVE)

    t.op = _row([v.OP_IDS.index(line.op) for line in lines])
    t.op_n = _row([line.n or line.max for line in lines])
    t.op_cond = _row([v.COND_IDS.index(line.cond) for line in lines])
    t.op_to = _row([objective(line.objective or line.to) for line in lines])
    t.op_from = _row([objective(line.on if line.op == "kill" else line.frm) for line in lines])
    t.op_vp = _row([line.vp or line.vp_each for line in lines])
    t.op_cost = _row([line.crystal_cost_each for line in lines])
    t.op_who = _row([v.WHO_IDS.index(line.who) for line in lines])
    t.op_source = _row([v.SOURCE_IDS.index(line.source) for line in lines])
    t.op_per_region = _row([line.per_region for line in lines])
    raised = [line.max_if for line in lines]
    t.op_if = _row([v.COND_IDS.index(r.cond) if r else 0 for r in raised])
    t.op_if_n = _row([r.max if r else 0 for r in raised])


def _fill_factions(t: Tables, factions: Factions) -> None:
    for army, faction in enumerate(factions.faction):
        t.units[army] = faction.units
        t.start_units[army] = faction.setup_units
        t.half_crystals[army] = int(faction.crystal_half)
    for kind, structure in enumerate(factions.structure):
        t.owner[kind] = v.ARMY_IDS.index(structure.faction)
        t.build_cost[kind] = structure.build
        t.activate_cost[kind] = structure.activate
        t.marker_count[kind] = structure.markers
        t.in_battle[kind] = int(structure.only_in_battle_region)
        t.structure_n[kind] = structure.numbers.n
        t.structure_max[kind] = structure.numbers.max
        t.structure_vp[kind] = structure.numbers.vp
        t.structure_pay[kind] = structure.numbers.pay
        t.structure_paid_n[kind] = structure.numbers.paid_n
        t.structure_tokens[kind] = structure.numbers.tokens
        t.structure_rules.append(structure.rule)
    for army in range(v.ARMIES + 1):
        t.first_structure[army] = sum(int(owner < army) for owner in t.owner)
    for kind, skill in enumerate(factions.skill):
        t.default_skill[kind] = int(skill.default)
        t.passive[kind] = int(skill.passive)
        t.in_battle_skill[kind] = int(skill.in_battle)
        t.skill_n[kind] = skill.numbers.n
        t.skill_max[kind] = skill.numbers.max
        t.skill_vp[kind] = skill.numbers.vp
        t.skill_pay[kind] = skill.numbers.pay
        t.skill_rules.append(skill.rule)


def _fill_tokens(t: Tables, tokens: Tokens) -> None:
    token = 0
    for trogs in (*tokens.war_party, *tokens.nest):
        for _ in range(trogs.count):
            t.token_trogs[token] = trogs.trogs
            t.token_crystals[token] = trogs.crystals
            t.token_ids.append(trogs.id)
            token += 1
    for find in tokens.exploration:
        for _ in range(find.count):
            t.token_does[token] = v.EXPLORE_IDS.index(find.does)
            t.token_n[token] = find.n
            t.token_ids.append(find.id)
            token += 1
    for number, event in enumerate(tokens.event):
        t.event_n[number] = event.n
    t.event_fields = _row(list(tokens.track.event_fields))
    t.max_rounds = tokens.track.max_rounds
    t.action_rounds = tokens.track.action_rounds
    limits = tokens.limits
    t.draw_per_round = limits.draw_per_round
    t.hand_limit = limits.hand_limit
    t.block_factor = limits.block_factor
    t.ransom_vp = limits.ransom_vp
    t.prisoner_vp = limits.prisoner_vp
    t.control_win_vp = limits.control_win_vp
    t.kill_vp = limits.attrition_kill_vp
    t.region_vp = limits.enable_scoring_vp_per_region
    t.crystal_vp = limits.crystal_vp
    t.battle_crystal = limits.battle_crystal
