"""Every small integer of the game, named once.

Cells are numbered from the centre outwards, ring by ring, so that a smaller board is the beginning
of a larger one and a cell has the same number, name and action on all of them.
"""

from __future__ import annotations

from typing import Final

# Sizes of the closed world.
MAX_CELLS: Final = 169
MAX_SEATS: Final = 6
FACTIONS: Final = 6
MINORITIES: Final = 11
ACTION_CARDS: Final = 25
MERCENARIES: Final = 25
CARDS: Final = 50  # action cards first, then mercenaries
MISSIONS: Final = 15
ORIENTATIONS: Final = 12
NOWHERE: Final = -1
QUEUE_LENGTH: Final = 24  # more than a player can have: 12 units and 5 mercenaries

# HX-TERM-01. Kinds of units: "unit" means every kind, a kind below WARLORD is a normal unit.
REGULAR: Final = 0
ELITE: Final = 1
WARLORD: Final = 2
MINORITY: Final = 3  # MINORITY + m, m = 0 for M01
MERCENARY: Final = 14  # MERCENARY + c, c = 0 for C01
KINDS: Final = 39

# A unit on the board is one number, (owner + 1) << OWNER_SHIFT | kind; an empty cell is EMPTY.
EMPTY: Final = 0
OWNER_SHIFT: Final = 6
KIND_MASK: Final = 63
NEUTRAL: Final = 6  # the owner of what an eliminated player leaves behind

# Pools of units off the board: two per seat (regular, elite), then one per minority.
POOL_MINORITY: Final = 12
POOLS: Final = 23

# Where a market card is.
IN_DECK: Final = 0
IN_DISCARD: Final = 1
IN_MARKET: Final = 2
IN_EXTRAS: Final = 3
RESOLVING: Final = 4
ASIDE: Final = 5  # before the market opens; later only in worked cases
OWNED: Final = 8  # OWNED + seat
FACE_DOWN: Final = 16  # FACE_DOWN + seat: in the discard pile, known to that seat alone

# Where a minority board is during the draft.
UNDRAWN: Final = 0
OPEN_BOARD: Final = 1
HAND: Final = 8  # HAND + seat
FIRST_KEPT: Final = 16  # + seat
SECOND_KEPT: Final = 24  # + seat
PASSED: Final = 32  # + seat that passes it
CHOSEN: Final = 40  # + seat that leads the minority
PUT_AWAY: Final = 2

# Operations of effects, as in the content files.
OP_NONE: Final = 0
OP_SWAP_SELF: Final = 1
OP_SWAP_ANY: Final = 2
OP_GAIN_HEXILUM: Final = 3
OP_PATTERN: Final = 4
OP_DAMAGE_WARLORD: Final = 5
OP_DAMAGE_ADJACENT: Final = 6
OP_HEAL_UNITS: Final = 7
OP_HEAL_WARLORD: Final = 8
OP_ATTACK_RESERVE: Final = 9
OP_ATTACK_ANY: Final = 10
OP_PLACE_SQUAD: Final = 11
OP_MARKET_VISIT: Final = 12
OP_EXTENDED_MARKET: Final = 13
OP_STEAL_ACTION: Final = 14
OP_STEAL_MERCENARY: Final = 15
OP_DISCARD_ACTION: Final = 16
OP_DESTROY_HEXILUM: Final = 17
OP_STEAL_HEXILUM: Final = 18
OP_RAISE_INCOME: Final = 19
OP_DEPLOY_RECOVERY: Final = 20
OP_DISPLACE: Final = 21
OP_DISPLACE_ADJACENT: Final = 22
OP_RESURRECT: Final = 23
OP_ATTACK_LIFE: Final = 24
OP_ATTACK_HEXILUM: Final = 25
OP_ATTACK_HEAL: Final = 26

# Traits of minorities that are no queued ability.
TRAIT_NONE: Final = 0
TRAIT_PROTECTOR: Final = 1
TRAIT_SELF_HEALER: Final = 2
TRAIT_WOLF: Final = 3
TRAIT_MINER: Final = 4
TRAIT_GUARDIAN: Final = 5

# Effects: both options of each action card, one per kind of unit, one per faction.
EFFECT_CARD: Final = 0  # EFFECT_CARD + 2 * card + option
EFFECT_UNIT: Final = 50  # EFFECT_UNIT + kind
EFFECT_FACTION: Final = 89  # EFFECT_FACTION + faction
EFFECTS: Final = 95

# Why a number changed or a unit left, for events: the number of the effect that did it (for a plain
# attack the effect of the attacking unit's kind), or one of these.
BY_INCOME: Final = 95
BY_ACTION: Final = 96  # an action of its own: gain hexilum, the warlord heals
BY_SOURCE: Final = 97  # a hexilum source under the unit
BY_PRICE: Final = 98  # what an attack costs the attacker
BY_SEAT: Final = 99  # the bonus of later seats

# Warlord actions used this turn, as bits.
USED_HEAL: Final = 1
USED_MOVE: Final = 2
USED_SPECIAL: Final = 4

# Levels, and what happens at the round limit.
SAILOR: Final = 0
CAPTAIN: Final = 1
ADMIRAL: Final = 2
LIMIT_OFF: Final = 0
LIMIT_DRAW: Final = 1
LIMIT_JUDGED: Final = 2

# How the game ended.
NOT_OVER: Final = 0
BY_FORMATION: Final = 1
BY_ELIMINATION: Final = 2
BY_LIMIT: Final = 3

# The closed action space: the first number of each kind of choice.
CELL0: Final = 0  # cell:<q,r>
WITHDRAW0: Final = 169  # withdraw:<q,r>
ATTACK0: Final = 338  # attack:<q,r>, the attacker
TARGET0: Final = 507  # target:<q,r>
PROTECT0: Final = 676  # protect:<q,r>, the Protector
DEPLOY0: Final = 845  # deploy:<kind>
HEAL0: Final = 884  # heal:<kind>
UNIT0: Final = 923  # unit:<kind>
PLAY0: Final = 962  # play:<card>:a, play:<card>:b
ACTIVATE0: Final = 1012  # activate:<card>
BUY0: Final = 1037  # buy:<card>
CARD0: Final = 1087  # card:<card>
ORIENT0: Final = 1137  # orient:<index>
PLAYER0: Final = 1149  # player:<letter>
FACTION0: Final = 1155  # faction:<id>
MINORITY0: Final = 1161  # minority:<id>
KEEP0: Final = 1172  # keep:<id>
DISCARD0: Final = 1183  # discard:<id>
MISSION0: Final = 1194  # mission:<id>
HIT_REGULAR: Final = 1209
HIT_WARLORD: Final = 1210
GAIN: Final = 1211
INCOME: Final = 1212
WARLORD_HEAL: Final = 1213
WARLORD_MOVE: Final = 1214
WARLORD_SPECIAL: Final = 1215
USE: Final = 1216
LEAVE: Final = 1217
RETURN: Final = 1218
PASS: Final = 1219
STOP: Final = 1220
NONE: Final = 1221
END: Final = 1222
DEAL: Final = 1223  # the set-up, played by the engine
ACTIONS: Final = 1224

# Why not: what stands against an action, 0 if nothing does; `reasons.py` says it to people.
ALREADY_ON_BOARD: Final = 1
FRAMES_FULL: Final = 2
NONE_IN_RESERVE: Final = 3
NONE_AT_HOME: Final = 4
WARLORD_MISSING: Final = 5
WARLORD_ON_BOARD: Final = 6
NONE_IN_SHIP: Final = 7
NEVER_WITHDRAWN: Final = 8
NEVER_ATTACKS: Final = 9
LAST_LIFE: Final = 10
NO_ENEMY_BESIDE: Final = 11
NOTHING_TO_DEPLOY: Final = 12
SHIP_EMPTY: Final = 13
LIFE_FULL: Final = 14
NO_RESERVE: Final = 15
NO_HEXILUM: Final = 16
NOTHING_TO_SWAP: Final = 17
NOTHING_TO_DISPLACE: Final = 18
NOTHING_BESIDE: Final = 19
NOTHING_TO_RECOVER: Final = 20
NO_FOREIGN_CARD: Final = 21
NO_FOREIGN_MERCENARY: Final = 22
INCOME_FULL: Final = 23
NOT_PERMANENT: Final = 24
NOT_ON_BOARD: Final = 25
TIRED: Final = 26
TOO_DEAR: Final = 27
WARLORD_ON_TABLEAU: Final = 28
USED_THIS_TURN: Final = 29
NO_FREE_NEIGHBOUR: Final = 30
OWN_UNIT: Final = 31
OCCUPIED: Final = 32
WARLORD_STANDS: Final = 33
CELL_FREE: Final = 34
WARLORD_IMMOVABLE: Final = 35
MUST_ATTACK: Final = 36
PROTECTOR_FAR: Final = 37
ATTACKS_OFF_BOARD: Final = 38
NO_LANDING: Final = 39
ONLY_WOLF: Final = 40
NEVER_BY_EFFECT: Final = 41
NOT_OWN_KIND: Final = 42
ELIMINATED: Final = 43
MATE: Final = 44
WARLORD_NOT_BESIDE: Final = 45
WARLORD_LEFT_TABLEAU: Final = 46
WARLORD_SPARED: Final = 47
ONLY_MERCENARIES: Final = 48
ONLY_ACTION_CARDS: Final = 49
FACTION_TAKEN: Final = 50
BOARD_TAKEN: Final = 51
BOARD_KEPT: Final = 52
NOT_RIGHT_NEIGHBOUR: Final = 53
MISSION_TAKEN: Final = 54
