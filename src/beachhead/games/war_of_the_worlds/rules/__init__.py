"""The chapters of the rule sheet, in its order.

    1  components        WW-COMP     terms: hostile, target, human piece
    2  setup             WW-SETUP    the table before the first turn
    3  turn              WW-TURN     start, main and end step; the main question
    4  row               WW-ROW      buying and swapping
    5  cards             WW-CARD     playing a card with one of its options
    6  buildings         WW-BLD      placing tokens
    7  units             WW-UNIT     placing and using units
    8  movement          WW-MOVE     who may go where
    9  martian_damage    WW-DMGM     damage to the Martians
    10 human_damage      WW-DMGH     damage to the Humans
    11 fortifications    WW-FORT     combined attacks, abilities of fortifications
    12 special_attacks   WW-SPEC     influence markers, the army push
    15 ending            WW-END      winning
    18 hidden            WW-HID      what a side knows
    19 chance            WW-CHANCE   shuffles and draws

Chapters 13 and 14 are the cards themselves (`content/cards.toml`), chapter 16 the options
(`tables.py`, `game.py`).
"""
