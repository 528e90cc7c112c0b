"""Every small number of War of the Worlds, named once.

Actions are one closed space: the offset of a kind plus an argument. The notation of each is in
`kinds.py`; log, wire, test cases and RL index share these numbers.
"""

from __future__ import annotations

from typing import Final

# -- sides are seats: the Martians take the first turn (WW-SETUP-12)
MARTIAN: Final = 0
HUMAN: Final = 1
SIDES: Final = 2
NOBODY: Final = -1

# -- sizes of the board and the card index; content is checked against them
AREAS: Final = 21
CARDS: Final = 29
CARD_OPTIONS: Final = 3
BUILDINGS: Final = 12
ROW: Final = 5
PILE: Final = 40  # room for one side's 35 cards
EMPTY: Final = -1  # no card in this place of a row, no building in this area

# -- kinds of units
ARMY: Final = 0
NAVY: Final = 1
TRIPOD: Final = 2
UFO: Final = 3
UNIT_KINDS: Final = 4
RESERVE: Final = -1  # the place of a unit that is not on the board

# -- influence markers
FOG: Final = 0
SOUND: Final = 1
NERVE: Final = 2
MARKERS: Final = 3
NO_MARKER: Final = -1

# -- card types
ACTION_CARD: Final = 0
UNIT_CARD: Final = 1
BUILDING_CARD: Final = 2

# -- what a card option does; the words are those of cards.toml
NO_EFFECT: Final = 0
GAIN: Final = 1
MOVE_CIVILIANS: Final = 2
CIVILIAN_ATTACK: Final = 3
DIRECT_DAMAGE: Final = 4
MOVE_UNIT: Final = 5
UNIT_ATTACK: Final = 6
ATTACK: Final = 7
SPECIAL_ATTACK: Final = 8
DESTROY_CIVILIAN: Final = 9

# -- in which step of the damage order a token is hit
NEVER_HIT: Final = 0
BUILDING_STEP: Final = 1
UNIT_STEP: Final = 2

# -- modes of building abilities
ADJACENT: Final = 0
SAME: Final = 1
REPAIR: Final = 2
MODES: Final = 3

# -- the ids of the content files, at the numbers above
SIDE_IDS: Final = ["martian", "human"]
UNIT_IDS: Final = ["army", "navy", "tripod", "ufo"]
MARKER_IDS: Final = ["poisonous_fog", "frightening_sound", "nerve_agent"]
TYPE_IDS: Final = ["action", "unit", "building"]
LAYER_IDS: Final = ["none", "building", "unit"]
MODE_IDS: Final = ["adjacent", "same", "repair"]
EFFECT_IDS: Final = [
    "none",
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

# -- actions
END_TURN: Final = 0
STOP: Final = 1
RESOLVE: Final = 2
HIT_ARMY: Final = 3
HIT_BALLOONS: Final = 4
PLAY0: Final = 5  # + card * CARD_OPTIONS + option
ADD0: Final = PLAY0 + CARDS * CARD_OPTIONS  # + card * CARD_OPTIONS + option
PLACE_INSTEAD0: Final = ADD0 + CARDS * CARD_OPTIONS  # + card
BUY0: Final = PLACE_INSTEAD0 + CARDS  # + card
SWAP0: Final = BUY0 + CARDS  # + card
ABILITY0: Final = SWAP0 + CARDS  # + building * MODES + mode
FROM0: Final = ABILITY0 + BUILDINGS * MODES  # + area
FROM_SPENT0: Final = FROM0 + AREAS
FROM_FRESH0: Final = FROM_SPENT0 + AREAS
TO0: Final = FROM_FRESH0 + AREAS
AREA0: Final = TO0 + AREAS
PLACE0: Final = AREA0 + AREAS
UNIT0: Final = PLACE0 + AREAS  # + kind * AREAS + area
UNIT_USED0: Final = UNIT0 + UNIT_KINDS * AREAS
UNIT_UNUSED0: Final = UNIT_USED0 + UNIT_KINDS * AREAS
ACTIONS: Final = UNIT_UNUSED0 + UNIT_KINDS * AREAS

# -- why not: what stands against an action, 0 if nothing does; `reasons.py` says it to people
NO_CIVILIAN_MOVES: Final = 1
NO_CIVILIAN_WITH_TARGET: Final = 2
CIVILIANS_SPENT: Final = 3
NO_AREA_IN_RANGE: Final = 4
NO_UNIT: Final = 5
ALL_USED: Final = 6
NOWHERE_TO_GO: Final = 7
NO_TARGET: Final = 8
NOTHING_TO_HIT: Final = 9
TOO_WEAK: Final = 10
CIVILIANS_PROTECTED: Final = 11
NO_CIVILIAN_BY_UNIT: Final = 12
UNUSED_LEFT: Final = 13
RESERVE_EMPTY: Final = 14
NO_PLACE_FOR_UNIT: Final = 15
TOO_EXPENSIVE: Final = 16
NO_TOKEN: Final = 17
NO_PLACE_FOR_BUILDING: Final = 18
SWAPPED_ALREADY: Final = 19
DECK_EMPTY: Final = 20
ABILITY_USED: Final = 21
NO_DAMAGE: Final = 22
REPAIR_TOO_EXPENSIVE: Final = 23
FOGGED: Final = 24
NO_TRIPOD_HERE: Final = 25
NO_TARGET_BESIDE: Final = 26
MUST_PLAY: Final = 27
NO_UNIT_TO_JOIN: Final = 28
OUT_OF_RANGE: Final = 29
CANNOT_RESOLVE: Final = 30
NERVE_HOLDS: Final = 31
SOUND_AROUND: Final = 32
MOVED_ALREADY: Final = 33
SOUND_HERE: Final = 34
BLOCKED: Final = 35
NOT_BACK: Final = 36
BALLOONS_HERE: Final = 37
SEA_ONLY: Final = 38
LAND_ONLY: Final = 39
NO_TARGET_HERE: Final = 40
NO_TARGET_BESIDE_UNIT: Final = 52
SPENT_HERE: Final = 41
UNIT_USED: Final = 42
NOTHING_HERE: Final = 43
NO_CIVILIAN_HERE: Final = 44
HOSTILE: Final = 45
PROTECTED: Final = 46
SLOT_TAKEN: Final = 47
NOT_BESIDE_MARTIANS: Final = 48
HUMANS_HERE: Final = 49
CIVILIANS_HERE: Final = 50
SAME_HERE: Final = 51
