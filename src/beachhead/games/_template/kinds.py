"""Every kind of action: its number, its notation, its words, what it touches on the board."""

from __future__ import annotations

from beachhead.core.kinds import Domain, Kind, Kinds
from beachhead.games._template.vocab import (
    AREAS,
    CARDS,
    END_TURN,
    FROM0,
    HIT0,
    PLACE0,
    PLAY0,
    TO0,
)

KINDS = Kinds(
    {
        "area": Domain(AREAS, lambda t: t.areas, word="area", target="area"),
        "card": Domain(CARDS, lambda t: t.cards, word="card", target="card"),
    },
    Kind(END_TURN, "end_turn", glyph="ui-check"),
    Kind(PLAY0, "play:{card}", glyph="ui-notes"),
    Kind(FROM0, "from:{area}", glyph="ui-flag"),
    Kind(TO0, "to:{area}", glyph="ui-pin"),
    Kind(PLACE0, "place:{area}", glyph="ui-pin"),
    Kind(HIT0, "hit:{area}", glyph="ui-swords"),
)
