"""What the numbers of reasons mean to people."""

from __future__ import annotations

from beachhead.core.reasons import Why
from beachhead.games._template.rules.turn import PLAYS
from beachhead.games._template.vocab import ALL_PLAYED, NO_PLACE, NO_TARGET, NO_UNIT

REASONS = {
    ALL_PLAYED: Why("why-plays", ("TP-TURN-01",), lambda s, asked, action: {"plays": PLAYS}),
    NO_UNIT: Why("why-no-unit", ("TP-MOVE-01",)),
    NO_PLACE: Why("why-no-place", ("TP-MUSTER-01",)),
    NO_TARGET: Why("why-no-target", ("TP-STORM-01",)),
}
