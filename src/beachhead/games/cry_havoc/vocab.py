"""Every small number of the game, named once, and the closed action space: KIND0 + argument."""

from __future__ import annotations

from typing import Final

# -- armies and seats ------------------------------------------------------------------------------

HUMANS: Final = 0
PILGRIMS: Final = 1
MACHINES: Final = 2
TROGS: Final = 3
ARMIES: Final = 4
NOBODY: Final = -1
ARMY_IDS: Final = ("humans", "pilgrims", "machines", "trogs")

# -- the planet: the same numbers on both board sides; the small side leaves some out --------------

REGION_IDS: Final = (
    "worlds_grotto",
    "glass_flats",
    "broken_teeth",
    "whispering_canopy",
    "mistlands",
    "burnt_desert",
    "kalas_gorge",
    "feralas_banks",
    "thornwood",
    "brooding_pool",
    "sapos_deep",
    "vesper_rim",
    "pale_reach",
    "hollow_shelf",
    "ember_trench",
    "camerons_sea",
    "hq_a",
    "hq_b",
    "hq_c",
)
REGIONS: Final = 19
NOWHERE: Final = -1

TERRAIN_IDS: Final = ("mountain", "desert", "jungle", "water")
TERRAINS: Final = 4
NO_TERRAIN: Final = -1
OWN_DECK: Final = 4  # a source of cards beside the four terrain decks

# -- cards: 59 kinds; a player's cards are a set of 40 bits ----------------------------------------

KINDS: Final = 59
TERRAIN_KIND0: Final = 31  # kinds from here on are Terrain Tactics cards
TERRAIN_KINDS: Final = 28
TERRAIN_CARDS: Final = 32  # bits 0-31, eight per terrain
ARMY_CARDS: Final = 8  # bits 32-39
CARD_BITS: Final = 40
TERRAIN_MASK: Final = 0xFFFFFFFF
ARMY_DECK: Final = 0xFF00000000
ONE_DECK: Final = 0xFF  # the eight cards of one terrain, shifted by 8 * terrain

HAND: Final = 0  # piles[HAND + army]
DECK: Final = 4
DISCARD: Final = 8
LAID: Final = 12  # played for the running action

ROW_MOVE: Final = 0
ROW_RECRUIT: Final = 1
ROW_BUILD: Final = 2
ROWS: Final = 3
ROW_IDS: Final = ("move", "recruit", "build")

# operations of cards in Battle (CH-FX)
OP_IDS: Final = (
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
)
SHIFT_OWN: Final = 0
SHIFT_ENEMY: Final = 1
ADD_RESERVE: Final = 2
ADD_BOARD: Final = 3
KILL: Final = 4
STRENGTH: Final = 5
ATTRITION_BONUS: Final = 6
PREVENT_KILLS: Final = 7
SALVAGE: Final = 8
CAPTURE_EXTRA: Final = 9
NO_CAPTURE: Final = 10
LOCK_REINFORCE: Final = 11
DRAW: Final = 12
DISCARD_OPPONENT: Final = 13
VP: Final = 14
REVERSE_ORDER: Final = 15
CRYSTAL_REGION: Final = 16
CRYSTAL_TAKE: Final = 17
CRYSTAL_BURN: Final = 18
WITHDRAW_OWN: Final = 19
FREE_RETREAT: Final = 20

COND_NONE: Final = 0
COND_ATTACKER: Final = 1
COND_DEFENDER: Final = 2
COND_STRUCTURE_NEAR: Final = 3
COND_IDS: Final = ("", "attacker", "defender", "structure_near")

SOURCE_ADJACENT: Final = 0
SOURCE_ONE_CONTROLLED: Final = 1
SOURCE_TUNNELS: Final = 2
SOURCE_IDS: Final = ("adjacent", "one_controlled", "tunnels")

WHO_SELF: Final = 0
WHO_OPPONENT: Final = 1
WHO_BOTH: Final = 2
WHO_IDS: Final = ("self", "opponent", "both")

# -- Battle ----------------------------------------------------------------------------------------

CONTROL: Final = 0
CAPTURE: Final = 1
ATTRITION: Final = 2
OBJECTIVES: Final = 3
ANY_OBJECTIVE: Final = 3
EVERY_OBJECTIVE: Final = 7  # the set of all
OBJECTIVE_IDS: Final = ("region_control", "capture", "attrition")

ATTACKER: Final = 0
DEFENDER: Final = 1

# the running Battle, fight[...]; rows of two are indexed by side, rows of six by side * 3 +
# objective
F_REGION: Final = 0
F_ARMY: Final = 1
F_SEAT: Final = 3  # who decides for the side: its player, or the controller of neutral Trogs
F_BOARD: Final = 5
F_PASSED: Final = 11
F_STRENGTH: Final = 13
F_KILLS: Final = 19
F_PREVENT: Final = 21
F_SALVAGE: Final = 23
F_EXTRA: Final = 25
F_SAFE: Final = 27
F_LOCKED: Final = 29
F_FREE: Final = 31
F_REVERSED: Final = 33
F_PLAYED: Final = 34
F_NAMED: Final = 36  # victims the side has named, by the objective they stand on
F_FALLEN: Final = 42  # own Units killed in Attrition, also by Artillery
F_DEEDS: Final = 44  # enemy Units killed or captured
F_LOSSES: Final = 46  # own Units killed or captured
F_WINNER: Final = 48
FIGHT: Final = 49

# -- structures, skills, tokens --------------------------------------------------------------------

STRUCTURE_IDS: Final = (
    "airfield",
    "artillery_battery",
    "watchtower",
    "harvester",
    "power_sphere",
    "temple",
    "orbital_sniper",
    "shred_drones",
    "production_plant",
    "bunker",
    "matrix",
    "tunnel",
    "trap",
    "war_drum",
)
AIRFIELD: Final = 0
ARTILLERY_BATTERY: Final = 1
WATCHTOWER: Final = 2
HARVESTER: Final = 3
POWER_SPHERE: Final = 4
TEMPLE: Final = 5
ORBITAL_SNIPER: Final = 6
SHRED_DRONES: Final = 7
PRODUCTION_PLANT: Final = 8
BUNKER: Final = 9
MATRIX: Final = 10
TUNNEL: Final = 11
TRAP: Final = 12
WAR_DRUM: Final = 13
STRUCTURES: Final = 14

SKILL_IDS: Final = (
    "scouting",
    "seek_and_destroy",
    "veteran_forces",
    "recon_forces",
    "forward_base",
    "teleport",
    "attunement",
    "stasis_field",
    "crystal_insight",
    "martyrs_light",
    "mobile_city",
    "reconfigure",
    "overclock",
    "firewall",
    "salvage_protocol",
    "ambush",
    "gather_the_tribe",
    "stalking_horde",
    "terrain_advantage",
    "blood_frenzy",
)
SCOUTING: Final = 0
SEEK_AND_DESTROY: Final = 1
VETERAN_FORCES: Final = 2
RECON_FORCES: Final = 3
FORWARD_BASE: Final = 4
TELEPORT: Final = 5
ATTUNEMENT: Final = 6
STASIS_FIELD: Final = 7
CRYSTAL_INSIGHT: Final = 8
MARTYRS_LIGHT: Final = 9
MOBILE_CITY: Final = 10
RECONFIGURE: Final = 11
OVERCLOCK: Final = 12
FIREWALL: Final = 13
SALVAGE_PROTOCOL: Final = 14
AMBUSH: Final = 15
GATHER_THE_TRIBE: Final = 16
STALKING_HORDE: Final = 17
TERRAIN_ADVANTAGE: Final = 18
BLOOD_FRENZY: Final = 19
SKILLS: Final = 20
SKILLS_EACH: Final = 5

# face-down tokens, places[...]: War Parties, Nests, Exploration tokens
WAR0: Final = 0
NEST0: Final = 18
EXPLORE0: Final = 30
TOKENS: Final = 42
IN_SUPPLY: Final = -1  # or, for an Exploration token, out of play
DISCARDED: Final = -2

EVENT_IDS: Final = (
    "ev_crystal_bloom",
    "ev_reinforcements",
    "ev_supply_drop",
    "ev_uprising",
    "ev_tremors",
    "ev_field_studies",
)
CRYSTAL_BLOOM: Final = 0
REINFORCEMENTS: Final = 1
SUPPLY_DROP: Final = 2
UPRISING: Final = 3
TREMORS: Final = 4
FIELD_STUDIES: Final = 5
EVENTS: Final = 6
STACKS: Final = 5  # four event fields and the printed last space
LAST_SPACE: Final = 4

EXPLORE_IDS: Final = ("crystal_here", "draw", "vp", "recruit_here", "terrain_top")
FIND_CRYSTAL: Final = 0
FIND_CARD: Final = 1
FIND_VP: Final = 2
FIND_UNIT: Final = 3
FIND_MAPS: Final = 4

# -- the course of a game --------------------------------------------------------------------------

PHASE_SETUP: Final = 0
PHASE_EVENT: Final = 1
PHASE_DRAW: Final = 2
PHASE_ACTION: Final = 3
PHASE_BATTLE: Final = 4
PHASE_PRISONER: Final = 5
PHASE_SCORING: Final = 6
PHASE_IDS: Final = ("setup", "event", "draw", "action", "battle", "prisoner", "scoring")

# -- the action space ------------------------------------------------------------------------------

DONE: Final = 0  # no more cards for this action
STOP: Final = 1  # no more Units, icons, ransoms
PASS: Final = 2  # no more cards in this Battle
STAY: Final = 3  # keep the place on the New Initiative track
END_TURN: Final = 4
ACT_MOVE: Final = 5
ACT_RECRUIT: Final = 6
ACT_BUILD: Final = 7
ACT_ENABLE: Final = 8
ACT_DRAW: Final = 9
TAKE_CRYSTAL: Final = 10
PUT_CRYSTAL: Final = 11
TO_UNITS: Final = 12  # Reconfigure: a marker becomes Units
TO_MARKER: Final = 13  # Reconfigure: Units become a marker
ACT_IDS: Final = ("move", "recruit", "build", "enable", "draw")  # from ACT_MOVE on
SKILL0: Final = 14
PICK_SKILL0: Final = SKILL0 + SKILLS
PLAY0: Final = PICK_SKILL0 + SKILLS
DISCARD0: Final = PLAY0 + KINDS
KEEP0: Final = DISCARD0 + KINDS
DROP0: Final = KEEP0 + KINDS
CARD0: Final = DROP0 + KINDS
STORED0: Final = CARD0 + KINDS  # a Matrix card, by terrain kind
ADVANTAGE0: Final = STORED0 + TERRAIN_KINDS  # with Terrain Advantage, by terrain kind
POSITION0: Final = ADVANTAGE0 + TERRAIN_KINDS
DECK0: Final = POSITION0 + ARMIES
COUNT0: Final = DECK0 + 5
COUNTS: Final = 17
CONTROL0: Final = COUNT0 + COUNTS
CAPTURE0: Final = CONTROL0 + COUNTS
FROM0: Final = CAPTURE0 + COUNTS
TO0: Final = FROM0 + REGIONS
PLACE0: Final = TO0 + REGIONS
TARGET0: Final = PLACE0 + REGIONS
EXPLORE_ACT0: Final = TARGET0 + REGIONS
REVEAL0: Final = EXPLORE_ACT0 + REGIONS
BATTLE0: Final = REVEAL0 + REGIONS
LOOK0: Final = BATTLE0 + REGIONS
OUT0: Final = LOOK0 + REGIONS  # Tunnel: from here to there
IN0: Final = OUT0 + REGIONS  # Tunnel: from there to here
RETREAT0: Final = IN0 + REGIONS
NEST_ACT0: Final = RETREAT0 + REGIONS
HQ0: Final = NEST_ACT0 + REGIONS
BUILD0: Final = HQ0 + REGIONS
ACTIVATE0: Final = BUILD0 + STRUCTURES  # structure * REGIONS + region
MARKER0: Final = ACTIVATE0 + STRUCTURES * REGIONS  # structure * REGIONS + region
SHIFT_FROM0: Final = MARKER0 + STRUCTURES * REGIONS
SHIFT_TO0: Final = SHIFT_FROM0 + OBJECTIVES
ADD_TO0: Final = SHIFT_TO0 + OBJECTIVES
KILL0: Final = ADD_TO0 + OBJECTIVES
WITHDRAW0: Final = KILL0 + OBJECTIVES
CAPTIVE0: Final = WITHDRAW0 + OBJECTIVES
VICTIM0: Final = CAPTIVE0 + OBJECTIVES
SHELL0: Final = VICTIM0 + OBJECTIVES
RANSOM0: Final = SHELL0 + OBJECTIVES

# -- why not: what stands against an action, 0 if nothing does; `reasons.py` says it to people -----

ACTED: Final = 1
NOT_ACTED: Final = 2
LAST_ROUND: Final = 3
ENABLED_ALREADY: Final = 4
NO_SCORING_CARD: Final = 5
NOTHING_TO_DRAW: Final = 6
SKILL_PASSIVE: Final = 7
SKILL_FOR_BATTLE: Final = 8
SKILL_EXHAUSTED: Final = 9
SKILL_TOO_DEAR: Final = 10
SKILL_USELESS: Final = 11
NO_BATTLE_TEXT: Final = 12
FIREWALLED: Final = 13
NO_TERRAIN_HERE: Final = 14
WRONG_TERRAIN: Final = 15
NOT_FOR_TROGS: Final = 16
STOPPED: Final = 17
ATTACKER_STAYS: Final = 18
DEFENDERS_HELD: Final = 19
NO_WAY_OUT: Final = 20
ENTERS_HQ: Final = 21
ENTERS_BATTLE: Final = 22
IN_STASIS: Final = 23
TUNNEL_CLOSED: Final = 24
NO_MARKER_LEFT: Final = 25
BUILD_TOO_DEAR: Final = 26
NO_SITE: Final = 27
SITE_HQ: Final = 28
SITE_BATTLE: Final = 29
SITE_TAKEN: Final = 30
SITE_TOO_NEW: Final = 31
MARKER_IDLE: Final = 32
MARKER_TOO_NEW: Final = 33
MARKER_IN_BATTLE: Final = 34
MARKER_FOR_BATTLE: Final = 35
MARKER_USED: Final = 36
MARKER_TOO_DEAR: Final = 37
MARKER_USELESS: Final = 38
CITY_NOT_CONTROLLED: Final = 39
IS_HQ: Final = 40
BATTLE_REGION: Final = 41
NOT_HERE: Final = 42
CONTROLLED: Final = 43
OCCUPIED: Final = 44
RETREAT_NOT_CONTROLLED: Final = 45
RETREAT_BATTLE: Final = 46
RESERVE_SHORT: Final = 47
ICONS_SHORT: Final = 48
DECK_EMPTY: Final = 49
NO_UNIT_THERE: Final = 50
OTHER_OBJECTIVE: Final = 51
