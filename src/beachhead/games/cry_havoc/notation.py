"""The notation of every action, at its number: log, wire format, RL index and worked cases."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.tables import Tables


def names(t: Tables) -> tuple[str, ...]:
    """The closed action space; the same for both board sides."""
    return _names(tuple(t.card_ids))


@cache
def _names(cards: tuple[str, ...]) -> tuple[str, ...]:
    terrain_cards = cards[v.TERRAIN_KIND0 :]
    sites = [f"{kind}:{region}" for kind in v.STRUCTURE_IDS for region in v.REGION_IDS]
    groups: tuple[tuple[int, str, Iterable[object]], ...] = (
        (v.SKILL0, "skill", v.SKILL_IDS),
        (v.PICK_SKILL0, "pick", v.SKILL_IDS),
        (v.PLAY0, "play", cards),
        (v.DISCARD0, "discard", cards),
        (v.KEEP0, "keep", cards),
        (v.DROP0, "drop", cards),
        (v.CARD0, "card", cards),
        (v.STORED0, "stored", terrain_cards),
        (v.ADVANTAGE0, "advantage", terrain_cards),
        (v.POSITION0, "position", range(1, v.ARMIES + 1)),
        (v.DECK0, "deck", (*v.TERRAIN_IDS, "own")),
        (v.COUNT0, "count", range(v.COUNTS)),
        (v.CONTROL0, "control", range(v.COUNTS)),
        (v.CAPTURE0, "capture", range(v.COUNTS)),
        (v.FROM0, "from", v.REGION_IDS),
        (v.TO0, "to", v.REGION_IDS),
        (v.PLACE0, "place", v.REGION_IDS),
        (v.TARGET0, "target", v.REGION_IDS),
        (v.EXPLORE_ACT0, "explore", v.REGION_IDS),
        (v.REVEAL0, "reveal", v.REGION_IDS),
        (v.BATTLE0, "battle", v.REGION_IDS),
        (v.LOOK0, "look", v.REGION_IDS),
        (v.OUT0, "tunnel-to", v.REGION_IDS),
        (v.IN0, "tunnel-from", v.REGION_IDS),
        (v.RETREAT0, "retreat", v.REGION_IDS),
        (v.NEST_ACT0, "nest", v.REGION_IDS),
        (v.HQ0, "hq", v.REGION_IDS),
        (v.BUILD0, "build", v.STRUCTURE_IDS),
        (v.ACTIVATE0, "activate", sites),
        (v.MARKER0, "marker", sites),
        (v.SHIFT_FROM0, "shift-from", v.OBJECTIVE_IDS),
        (v.SHIFT_TO0, "shift-to", v.OBJECTIVE_IDS),
        (v.ADD_TO0, "add-to", v.OBJECTIVE_IDS),
        (v.KILL0, "kill", v.OBJECTIVE_IDS),
        (v.WITHDRAW0, "withdraw", v.OBJECTIVE_IDS),
        (v.CAPTIVE0, "captive", v.OBJECTIVE_IDS),
        (v.VICTIM0, "victim", v.OBJECTIVE_IDS),
        (v.SHELL0, "shell", v.OBJECTIVE_IDS),
        (v.RANSOM0, "ransom", v.ARMY_IDS),
    )
    found = list(v.WORDS)
    for first, word, arguments in groups:
        assert len(found) == first, word
        found += [f"{word}:{argument}" for argument in arguments]
    assert len(found) == v.ACTION_COUNT
    return tuple(found)
