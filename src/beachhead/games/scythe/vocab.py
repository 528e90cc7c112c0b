"""Every small int of the game, named once, and the closed action space.

A set of places is a bit mask: 47 territories and 7 home bases fit one int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- places: territories first, then home bases, both in the order of board.toml -------------------
HEXES: Final = 47
BASES: Final = 7
PLACES: Final = HEXES + BASES
# SC-MAP-02. A home base is never a territory: this is the mask of all hexes.
TERRITORIES: Final = (1 << HEXES) - 1
NOWHERE: Final = -1


def bit(place: i64) -> i64:
    """The mask of one place."""
    return shifted(1, place)


def shifted(one: i64, n: i64) -> i64:
    """A shift of 64 bits: compiled, a literal `1 << n` has only 32."""
    return one << n


TERRAINS: Final = 7
MOUNTAIN: Final = 0
FARM: Final = 1
FOREST: Final = 2
TUNDRA: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY: Final = 6

# -- pieces ----------------------------------------------------------------------------------------
CHARACTER: Final = 0
MECH: Final = 1
WORKER: Final = 2
UNIT_KINDS: Final = 3
UNIT_IDS: Final = ("character", "mech", "worker")

# SC-SETUP-02. What each player owns; the single tokens are fields of the state.
MECHS: Final = 4
WORKERS: Final = 8
STRUCTURES: Final = 4
RECRUITS: Final = 4
CUBES: Final = 6
STARS: Final = 6

MONUMENT: Final = 0
MILL: Final = 1
MINE: Final = 2
ARMORY: Final = 3
STRUCTURE_IDS: Final = ("monument", "mill", "mine", "armory")

# SC-CTRL-06. Four resources; workers are not among them.
RESOURCES: Final = 4
FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
OIL: Final = 3
RESOURCE_IDS: Final = ("food", "wood", "metal", "oil")

# what a unit may carry: the four resources, then workers that have or have not moved yet
CARGO_KINDS: Final = 6
FRESH_WORKERS: Final = 4
TIRED_WORKERS: Final = 5
CARGO_IDS: Final = ("food", "wood", "metal", "oil", "worker", "moved-worker")
LOADING: Final = 1
UNLOADING: Final = 2

# -- mats ------------------------------------------------------------------------------------------
SECTIONS: Final = 4
FACTORY_SECTION: Final = 4
NO_SECTION: Final = -1

MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
TOP_IDS: Final = ("move", "bolster", "trade", "produce")

UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3
BOTTOMS: Final = 4
BOTTOM_IDS: Final = ("upgrade", "deploy", "build", "enlist")

# the six green boxes that a cube may cover
BOX_UNITS: Final = 0
BOX_COINS: Final = 1
BOX_POWER: Final = 2
BOX_CARDS: Final = 3
BOX_POPULARITY: Final = 4
BOX_TERRITORIES: Final = 5
BOX_IDS: Final = (
    "move-units",
    "move-coins",
    "bolster-power",
    "bolster-cards",
    "trade-popularity",
    "produce-territories",
)

MAX_POWER: Final = 16
MAX_POPULARITY: Final = 18
MAX_DIAL: Final = 7

# -- gains -----------------------------------------------------------------------------------------
COIN: Final = 0
POWER: Final = 1
POPULARITY: Final = 2
CARD: Final = 3
GOODS: Final = 4  # coins, power, popularity and combat cards: costs and declinable gains
GOODS_IDS: Final = ("coin", "power", "popularity", "combat_card")
GAIN_RESOURCE: Final = 4
GAIN_ANY_RESOURCE: Final = 5
GAIN_WORKER: Final = 6
GAIN_UPGRADE: Final = 7
GAIN_MECH: Final = 8
GAIN_STRUCTURE: Final = 9
GAIN_RECRUIT: Final = 10
GAIN_PRODUCE: Final = 11
GAIN_IDS: Final = (
    *GOODS_IDS,
    "resource",
    "any_resource",
    "worker",
    "upgrade",
    "mech",
    "structure",
    "recruit",
    "produce",
)

# -- abilities: bits; those of the nation first, then those under the mechs ------------------------
SWIM: Final = 1 << 0
RELENTLESS: Final = 1 << 1
COERCION: Final = 1 << 2
DOMINATE: Final = 1 << 3
MEANDER: Final = 1 << 4
MECH_ABILITY0: Final = 5
RIVERWALK: Final = 1 << 5
SPEED: Final = 1 << 6
SEAWORTHY: Final = 1 << 7
ARTILLERY: Final = 1 << 8
TOWNSHIP: Final = 1 << 9
PEOPLES_ARMY: Final = 1 << 10
WAYFARE: Final = 1 << 11
SCOUT: Final = 1 << 12
SUBMERGE: Final = 1 << 13
CAMARADERIE: Final = 1 << 14
UNDERPASS: Final = 1 << 15
DISARM: Final = 1 << 16
ABILITY_IDS: Final = (
    "swim",
    "relentless",
    "coercion",
    "dominate",
    "meander",
    "riverwalk",
    "speed",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "submerge",
    "camaraderie",
    "underpass",
    "disarm",
)
MECH_ABILITIES: Final = 12

# -- cards -----------------------------------------------------------------------------------------
CARD_VALUES: Final = 4  # 2, 3, 4, 5
LOWEST_CARD: Final = 2
OBJECTIVES: Final = 23
HELD_OBJECTIVES: Final = 2
ENCOUNTERS: Final = 28
ENCOUNTER_OPTIONS: Final = 3
FACTORY_CARDS: Final = 12
TILES: Final = 6
NO_CARD: Final = -1

# conditions of objectives
NEED_TERRAIN: Final = 0
NEED_TUNNELS: Final = 1
NEED_ADJACENT: Final = 2
NEED_AROUND_LAKE: Final = 3
NEED_HIGHEST_POWER: Final = 4
NEED_ROUTED: Final = 5
NEED_FACTORY_CARD: Final = 6
NEED_MECHS: Final = 7
NEED_WORKERS: Final = 8
NEED_STRUCTURES: Final = 9
NEED_RECRUITS: Final = 10
NEED_UPGRADES: Final = 11
NEED_STOCKPILE: Final = 12
NEED_PARTY: Final = 13
NEED_CROWD: Final = 14
NEED_EACH_RESOURCE: Final = 15
NEED_ONE_RESOURCE: Final = 16
NEED_WORKERS_AS_RECRUITS: Final = 17
NEED_CARDS: Final = 18
NEED_COMBAT_STARS: Final = 19
NEED_COINS: Final = 20
NEED_POWER: Final = 21
NEED_POPULARITY: Final = 22
NEED_IDS: Final = (
    "control_terrain",
    "control_tunnels",
    "control_adjacent_to",
    "control_around_one_lake",
    "highest_power",
    "forced_worker_retreat",
    "factory_card",
    "mechs",
    "workers",
    "structures",
    "recruits",
    "upgrades",
    "territory_resources",
    "territory_party",
    "own_tokens_on_one_territory",
    "controlled_resources_each_type",
    "controlled_resources_one_type",
    "workers_equal_recruits",
    "combat_cards",
    "combat_stars",
    "coins",
    "power",
    "popularity",
)
NEEDS_OF_GOODS: Final = (NEED_COINS, NEED_POWER, NEED_POPULARITY, NEED_CARDS)  # as GOODS_IDS

# what a structure bonus tile counts
COUNT_NEXT_TO: Final = 0
COUNT_ON: Final = 1
COUNT_LINE: Final = 2

# -- stars, in the order of the track (SC-STAR-02) -------------------------------------------------
STAR_UPGRADES: Final = 0
STAR_MECHS: Final = 1
STAR_STRUCTURES: Final = 2
STAR_RECRUITS: Final = 3
STAR_WORKERS: Final = 4
STAR_OBJECTIVE: Final = 5
STAR_COMBAT: Final = 6
STAR_POPULARITY: Final = 7
STAR_POWER: Final = 8
STAR_KINDS: Final = 9
STAR_IDS: Final = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)

# -- combat ----------------------------------------------------------------------------------------
# a row of State.committed: cards of each value, then the dial
DIAL: Final = 4
COMMITMENT: Final = 5
ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1

# -- a row of State.moved, and of State.entered (SC-END-03) ----------------------------------------
MOVED_MAX: Final = 3
ABOARD: Final = 63  # the place of a moved worker that is being carried
ENTRY_KIND: Final = 0
ENTRY_FROM: Final = 1
ENTRY_TO: Final = 2
ENTRY_WORKERS: Final = 3
ENTRY_RESOURCE0: Final = 4
ENTRY: Final = 8
FOUGHT: Final = -1  # the kind of an entry whose combat is over

# What decides a game, in this order (SC-SCO-10).
CRITERION_IDS: Final = (
    "coins",
    "units",
    "structures",
    "power",
    "popularity",
    "resources",
    "territories",
    "stars",
)

# -- the action space ------------------------------------------------------------------------------
SECTION0: Final = 0  # section:0 .. section:3, section:factory
TAKE_MOVE: Final = 5
TAKE_COINS: Final = 6
BOLSTER_POWER: Final = 7
BOLSTER_CARDS: Final = 8
TRADE_RESOURCES: Final = 9
TRADE_POPULARITY: Final = 10
TAKE_PRODUCE: Final = 11
FACTORY_TOP0: Final = 12  # factory:0, factory:1 (the second of a "one of" card)
SKIP_TOP: Final = 14
STOP_UNITS: Final = 15
STOP_UNIT: Final = 16
CARGO_DONE: Final = 17
LOAD_EVERYTHING: Final = 18
LAKE_ALL: Final = 19
LAKE_NONE: Final = 20
STOP_PRODUCING: Final = 21
ARTILLERY_YES: Final = 22
ARTILLERY_NO: Final = 23
CARDS_DONE: Final = 24
STOP_ENCOUNTER: Final = 25
TAKE_BOTTOM: Final = 26
SKIP_BOTTOM: Final = 27
FORGO: Final = 28
NO_REVEAL: Final = 29
GAIN_TAKE: Final = 30
GAIN_DECLINE: Final = 31
NO_GIFT: Final = 32
GIFT0: Final = 33  # gift:<seat>:<amount>, 5 seats by 4 amounts
GIFT_AMOUNTS: Final = (1, 2, 5, 10)
GIFTS: Final = 4
UNIT0: Final = GIFT0 + 20  # unit:<kind>@<place>
LOAD_ONE0: Final = UNIT0 + UNIT_KINDS * PLACES
LOAD_ALL0: Final = LOAD_ONE0 + CARGO_KINDS
UNLOAD_ONE0: Final = LOAD_ALL0 + CARGO_KINDS
UNLOAD_ALL0: Final = UNLOAD_ONE0 + CARGO_KINDS
STEP0: Final = UNLOAD_ALL0 + CARGO_KINDS
TOKEN0: Final = STEP0 + PLACES  # token:<resource>
TOKEN_HEX0: Final = TOKEN0 + RESOURCES
PRODUCE_HEX0: Final = TOKEN_HEX0 + HEXES
NEW_WORKERS0: Final = PRODUCE_HEX0 + HEXES  # workers:0 .. workers:8
COMBAT0: Final = NEW_WORKERS0 + WORKERS + 1
DIAL0: Final = COMBAT0 + HEXES
COMMIT0: Final = DIAL0 + MAX_DIAL + 1
RETREAT0: Final = COMMIT0 + CARD_VALUES
RETREAT_WORKERS0: Final = RETREAT0 + PLACES
ENCOUNTER0: Final = RETREAT_WORKERS0 + PLACES
FACTORY_CARD0: Final = ENCOUNTER0 + ENCOUNTER_OPTIONS
PAY0: Final = FACTORY_CARD0 + FACTORY_CARDS
PAY_ALL0: Final = PAY0 + HEXES
COERCE0: Final = PAY_ALL0 + HEXES
PAY_CARD0: Final = COERCE0 + CARD_VALUES
UPGRADE_FROM0: Final = PAY_CARD0 + CARD_VALUES
UPGRADE_TO0: Final = UPGRADE_FROM0 + CUBES
MECH0: Final = UPGRADE_TO0 + BOTTOMS  # mech:<ability>
MECH_HEX0: Final = MECH0 + MECH_ABILITIES
STRUCTURE0: Final = MECH_HEX0 + HEXES
STRUCTURE_HEX0: Final = STRUCTURE0 + STRUCTURES
RECRUIT0: Final = STRUCTURE_HEX0 + HEXES
BONUS0: Final = RECRUIT0 + RECRUITS
REVEAL0: Final = BONUS0 + GOODS
ACTIONS: Final = REVEAL0 + OBJECTIVES

# -- things people look for that are no action of their own, numbered after the actions ------------
BOTTOM_THING0: Final = ACTIONS  # bottom:<bottom>, where only the section is chosen

# -- why not: what stands against an action, 0 if nothing does; `reasons.py` says it to people -----
NO_FACTORY_CARD: Final = 1
SECTION_USED: Final = 2
NEEDS_RESOURCES: Final = 3
NEEDS_COIN: Final = 4
NEEDS_GOODS: Final = 5
GIFT_TOO_LARGE: Final = 6
OBJECTIVE_LATER: Final = 7
OBJECTIVE_OPEN: Final = 8
NO_UNIT_CAN_STEP: Final = 9
NO_WORK_SITE: Final = 10
NOTHING_PRODUCES: Final = 11
OPTION_USELESS: Final = 12
OPTION_USED: Final = 13
UNIT_MOVED: Final = 14
WORKER_ON_LAKE: Final = 15
UNIT_NO_STEP: Final = 16
ONE_WAY: Final = 17
ONLY_MECH_CARRIES: Final = 18
HOME_BASE: Final = 19
LAKE_AHEAD: Final = 20
WORKER_FEARS: Final = 21
RIVER_AHEAD: Final = 22
NOT_ON_LAKE: Final = 23
NOT_CONTROLLED: Final = 24
NO_WORKER_THERE: Final = 25
OCCUPIED: Final = 26
PRODUCED: Final = 27
BARREN: Final = 28
NO_WORKERS_LEFT: Final = 29
NO_PRODUCER: Final = 30
ENOUGH_TERRITORIES: Final = 31
LAKE_TAKEN: Final = 32
TOO_LITTLE_POWER: Final = 33
NO_SUCH_CARD: Final = 34
CARD_LIMIT: Final = 35
TOKEN_NOT_CONTROLLED: Final = 36
NO_TOKEN_HERE: Final = 37
BOX_UPGRADED: Final = 38
NO_SLOT: Final = 39
MECH_USED: Final = 40
STRUCTURE_USED: Final = 41
RECRUIT_USED: Final = 42
BONUS_USED: Final = 43
