"""Content turned into the tables of a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import filled
from beachhead.core.errors import SetupError
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import Board, Cell, Content, Effect, Shape, around
from beachhead.games.hexpanse.tables import Formation, Pattern, Tables

OPS = {
    "swap_self": v.OP_SWAP_SELF,
    "swap_any": v.OP_SWAP_ANY,
    "gain_hexilum": v.OP_GAIN_HEXILUM,
    "pattern": v.OP_PATTERN,
    "damage_warlord": v.OP_DAMAGE_WARLORD,
    "damage_adjacent_warlord": v.OP_DAMAGE_ADJACENT,
    "heal_units": v.OP_HEAL_UNITS,
    "heal_warlord": v.OP_HEAL_WARLORD,
    "attack_reserve": v.OP_ATTACK_RESERVE,
    "attack_any_cell": v.OP_ATTACK_ANY,
    "place_squad": v.OP_PLACE_SQUAD,
    "market_visit": v.OP_MARKET_VISIT,
    "extended_market": v.OP_EXTENDED_MARKET,
    "steal_action_card": v.OP_STEAL_ACTION,
    "steal_mercenary": v.OP_STEAL_MERCENARY,
    "discard_action_card": v.OP_DISCARD_ACTION,
    "destroy_hexilum": v.OP_DESTROY_HEXILUM,
    "steal_hexilum": v.OP_STEAL_HEXILUM,
    "raise_income": v.OP_RAISE_INCOME,
    "deploy_from_recovery": v.OP_DEPLOY_RECOVERY,
    "displace": v.OP_DISPLACE,
    "displace_adjacent": v.OP_DISPLACE_ADJACENT,
    "deploy_from_recovery_adjacent": v.OP_RESURRECT,
    "attack_adjacent_then_warlord_life": v.OP_ATTACK_LIFE,
    "attack_adjacent_then_hexilum": v.OP_ATTACK_HEXILUM,
    "attack_adjacent_then_heal": v.OP_ATTACK_HEAL,
}
TRAITS = {
    "protect": v.TRAIT_PROTECTOR,
    "return_to_minority_board": v.TRAIT_SELF_HEALER,
    "deploy_on_occupied": v.TRAIT_WOLF,
    "source_bonus": v.TRAIT_MINER,
    "hexilum_on_loss": v.TRAIT_GUARDIAN,
}
LEVELS = {"sailor": v.SAILOR, "captain": v.CAPTAIN, "admiral": v.ADMIRAL}
BASE_FACTIONS = 4  # the Aliens bring two more
TEAM_SIZES = (4, 6)
MOST_DRAFTERS = 4
LIMITS = {"off": v.LIMIT_OFF, "draw": v.LIMIT_DRAW, "judged": v.LIMIT_JUDGED}


# -- geometry ------------------------------------------------------------------------------------


def turned(shape: Shape, orientation: int) -> Shape:
    """A shape under orientation m * 6 + k: mirrored first if m, then turned k times clockwise."""
    mirrored, turns = divmod(orientation, 6)
    cells = [(q + r, -r) if mirrored else (q, r) for q, r in shape]
    for _ in range(turns):
        cells = [(-r, q + r) for q, r in cells]
    return tuple(cells)


def cells_of(content: Content) -> list[Cell]:
    """The master grid from the centre outwards: a smaller board is its beginning."""
    return sorted(content.board.cell, key=lambda cell: cell.ring)


def board_for(content: Content, factions: int, team: bool) -> Board:
    """HX-TEAM-06. The board of so many factions; teams play on the next smaller one."""
    boards = sorted(content.board.board, key=lambda board: board.radius)
    number = next(i for i, board in enumerate(boards) if factions in board.players)
    return boards[number - 1] if team else boards[number]


def lay(shape: Shape, at: tuple[int, int], index: Mapping[tuple[int, int], int]) -> list[int]:
    """The cells a shape covers when (0, 0) lies at a cell; NOWHERE off the board."""
    return [index.get((at[0] + q, at[1] + r), v.NOWHERE) for q, r in shape]


@cache
def build_pattern(effect: Effect, places: Shape) -> Pattern:
    """A pattern laid on every cell in every orientation."""
    index = {place: i for i, place in enumerate(places)}
    pattern = Pattern(len(places), len(effect.attack), len(effect.deploy))
    pattern.free = effect.anchor == "free"
    images: dict[tuple[frozenset[tuple[int, int]], ...], int] = {}
    shapes = [(turned(effect.attack, o), turned(effect.deploy, o)) for o in range(v.ORIENTATIONS)]
    for o, (attack, deploy) in enumerate(shapes):
        images.setdefault((frozenset(attack), frozenset(deploy)), o)
    attack_at, deploy_at, hits, reach = [], [], [], []
    for place in places:
        reached: set[int] = set()
        for attack, deploy in shapes:
            struck = lay(attack, place, index)
            landed = lay(deploy, place, index)
            attack_at += struck
            deploy_at += landed
            hits.append(sum(cell != v.NOWHERE for cell in struck))
            reached.update(cell for cell in landed if cell != v.NOWHERE)
        reach.append(vec_of(sorted(reached)))
    pattern.images = vec_of(sorted(images.values()))
    pattern.attack_at = vec_of(attack_at)
    pattern.deploy_at = vec_of(deploy_at)
    pattern.hits = vec_of(hits)
    best = [max(hits[i * 12 + o] for o in range(v.ORIENTATIONS)) for i in range(len(places))]
    pattern.most_hits = vec_of(best)
    pattern.reach = vec[vec[i64]](reach)
    return pattern


def placements(shape: Shape, places: Shape) -> list[tuple[int, ...]]:
    """Every way a formation fits on the board, rotations and mirror images included."""
    index = {place: i for i, place in enumerate(places)}
    found: set[tuple[int, ...]] = set()
    for o in range(v.ORIENTATIONS):
        image = turned(shape, o)
        for place in places:
            cells = lay(image, (place[0] - image[0][0], place[1] - image[0][1]), index)
            if v.NOWHERE not in cells:
                found.add(tuple(sorted(cells)))
    return sorted(found)


@cache
def build_formation(shape: Shape, places: Shape) -> Formation:
    """A mission's placements, and for each cell the rest of those that use it."""
    formation = Formation(len(shape))
    ways = placements(shape, places)
    formation.placements = vec_of([cell for way in ways for cell in way])
    others: list[list[int]] = [[] for _ in places]
    for way in ways:
        for cell in way:
            others[cell] += [other for other in way if other != cell]
    formation.others = vec[vec[i64]]([vec_of(row) for row in others])
    return formation


def vec_of(numbers: list[int]) -> vec[i64]:
    row = filled(len(numbers), 0)
    for i, number in enumerate(numbers):
        row[i] = number
    return row


# -- tables --------------------------------------------------------------------------------------


def build_tables(content: Content, seats: int, options: Mapping[str, str]) -> Tables:
    """The tables of a match with so many factions and these options."""
    team = options["team"] == "on"
    board = board_for(content, seats, team)
    cells = [cell for cell in cells_of(content) if cell.ring <= board.radius]
    tables = Tables(seats, len(cells))
    places = tuple((cell.q, cell.r) for cell in cells)
    index = {place: i for i, place in enumerate(places)}
    near = [[index[p] for p in around(place) if p in index] for place in places]
    tables.near = vec[vec[i64]]([vec_of(row) for row in near])
    tables.source = vec_of([int(cell.source) for cell in cells])
    _set_options(tables, seats, options)
    _set_constants(tables, content)
    _set_effects(tables, content, places)
    full = options["full_missions"] == "on"
    for mission in content.missions.mission:
        shape = mission.cells_full if full else mission.cells
        tables.formations.append(build_formation(shape, places))
    tables.smallest = min(formation.size for formation in tables.formations)
    _set_words(tables, content, cells)
    return tables


def _set_options(tables: Tables, seats: int, options: Mapping[str, str]) -> None:
    if options["team"] == "on":
        # HX-TEAM-03, HX-TEAM-04. Mates sit opposite; each faction is a seat of its own.
        tables.teams = seats // 2
        tables.team = vec_of([seat % (seats // 2) for seat in range(seats)])
    tables.level = LEVELS[options["level"]]
    tables.elites = int(options["elites"])
    tables.advanced = options["advanced"] == "on"
    tables.seat_bonus = options["seat_bonus"] == "on"
    tables.hidden_pick = options["hidden_pick"] == "on"
    tables.factions_at_table = options["factions"] == "table"
    tables.factions = len(factions_of(seats, options))
    tables.limit = LIMITS[options["round_limit"]]


def _set_constants(tables: Tables, content: Content) -> None:
    numbers = content.game.constants
    tables.actions_per_turn = numbers.actions_per_turn.value
    tables.units = numbers.units_per_player_total.value
    tables.life_start = numbers.warlord_life_start.value
    tables.life_max = numbers.warlord_life_max.value
    tables.income_start = numbers.income_start.value
    tables.income_max = numbers.income_max.value
    price = numbers.income_raise_cost
    tables.income_price = vec_of([0, 0, price.level_2, price.level_3, price.level_4])
    tables.hexilum_start = numbers.hexilum_start.value
    tables.hexilum_max = numbers.hexilum_max.value
    tables.market_size = numbers.market_size.value
    tables.source_pay = numbers.source_hexilum.value
    tables.gain = numbers.gain_hexilum_action.value
    tables.frames = numbers.mercenary_frames.value
    tables.last_round = numbers.round_limit_simulation.value


def _set_effects(tables: Tables, content: Content, places: Shape) -> None:
    def put(number: int, effect: Effect, op: str = "") -> None:
        tables.op[number] = OPS[op or effect.op]
        tables.amount[number] = effect.n or effect.extra or effect.tokens
        tables.hits_warlord[number] = int(effect.may_hit_warlord)
        if effect.attack or effect.deploy:
            tables.pattern[number] = len(tables.patterns)
            tables.pattern_effect[len(tables.patterns)] = number
            tables.patterns.append(build_pattern(effect, places))

    for i, card in enumerate(content.cards.action_card):
        tables.cost[i] = card.cost
        put(v.EFFECT_CARD + 2 * i, card.option_a)
        put(v.EFFECT_CARD + 2 * i + 1, card.option_b)
    for i, mercenary in enumerate(content.cards.mercenary):
        tables.cost[v.ACTION_CARDS + i] = mercenary.cost
        tables.permanent[i] = int(mercenary.permanent)
        tables.tokens[i] = mercenary.units
        put(v.EFFECT_UNIT + v.MERCENARY + i, mercenary.effect[0])
    for i, minority in enumerate(content.minorities.minority):
        kind = v.MINORITY + i
        tables.can_attack[kind] = int(minority.can_attack)
        tables.minority_units[i] = minority.units
        if minority.op in TRAITS:
            tables.trait[kind] = TRAITS[minority.op]
            tables.trait_amount[kind] = minority.n
        else:
            shape = Effect("pattern", minority.n, attack=minority.attack, deploy=minority.deploy)
            put(v.EFFECT_UNIT + kind, shape, minority.op)
    for i, faction in enumerate(content.factions.faction):
        put(v.EFFECT_FACTION + i, faction.special)
        tables.special_price[i] = faction.special_cost_life


def _set_words(tables: Tables, content: Content, cells: list[Cell]) -> None:
    tables.cell_names = [cell.id for cell in cells]
    tables.kind_words = ["unit-regular", "unit-elite", "unit-warlord"]
    tables.kind_words += [f"minority-{m.id}" for m in content.minorities.minority]
    tables.kind_words += [f"card-{c.id}" for c in content.cards.mercenary]
    tables.card_words = [f"card-{c.id}" for c in content.cards.action_card]
    tables.card_words += [f"card-{c.id}" for c in content.cards.mercenary]
    tables.faction_words = [f"faction-{f.id}" for f in content.factions.faction]
    tables.mission_words = [f"mission-{m.id}" for m in content.missions.mission]


# HX-HINT-01. Beginners' factions come first, so that an unspecified seat gets an easy one.
FACTION_IDS = ("terra", "cyberians", "nomads", "union", "ox", "mentacles")


def factions_of(players: int, options: Mapping[str, str]) -> tuple[str, ...]:
    """The factions in the game (HX-SETUP-02); more than four players need the Aliens."""
    aliens = options["aliens"] == "on" or players > BASE_FACTIONS
    return FACTION_IDS if aliens else FACTION_IDS[:BASE_FACTIONS]


def fixed_options(players: int, options: Mapping[str, str]) -> dict[str, str]:
    """Options that the other choices leave no say (HX-ADV-01, HX-TEAM-03, HX-COMP-06)."""
    fixed = {}
    if players > MOST_DRAFTERS or options["level"] == "sailor":
        fixed["advanced"] = "off"
    if players not in TEAM_SIZES:
        fixed["team"] = "off"
    if players > BASE_FACTIONS:
        fixed["aliens"] = "on"
    if options["level"] != "admiral":
        fixed["hidden_pick"] = "off"
    return fixed


def check_options(seats: int, options: Mapping[str, str]) -> SetupError | None:
    """HX-ADV-07. The option that does not go with the others, if there is one."""
    if options["team"] == "on" and seats not in TEAM_SIZES:
        return SetupError("the team game needs four or six factions", field="team", value="on")
    wrong = ""
    if options["advanced"] == "on" and seats > MOST_DRAFTERS:
        wrong = "eleven minority boards do not suffice for a draft of more than four"
    elif options["advanced"] == "on" and options["level"] == "sailor":
        wrong = "sailors lead no minorities, so there is nothing to draft"
    return SetupError(wrong, field="advanced", value="on") if wrong else None
