"""Every small int of the game, named once.

Actions form one closed space, kind + argument; the same numbers are the log, the wire format and
the index for learning programs.
"""

from __future__ import annotations

from typing import Final

AREAS: Final = 8
CARDS: Final = 3
NOBODY: Final = -1

MARCH: Final = 0
MUSTER: Final = 1
STORM: Final = 2

END_TURN: Final = 0
PLAY0: Final = 1  # play:<card>
FROM0: Final = PLAY0 + CARDS  # from:<area>
TO0: Final = FROM0 + AREAS  # to:<area>
PLACE0: Final = TO0 + AREAS  # place:<area>
HIT0: Final = PLACE0 + AREAS  # hit:<area>
ACTIONS: Final = HIT0 + AREAS

# -- why not: what stands against an action, 0 if nothing does; `reasons.py` says it to people
ALL_PLAYED: Final = 1
NO_UNIT: Final = 2
NO_PLACE: Final = 3
NO_TARGET: Final = 4
