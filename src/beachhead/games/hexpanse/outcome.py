"""The end of Hexpanse as facts: a formation, the last warlord or the limit; no points."""

from __future__ import annotations

from beachhead.core.outcome import Ending, Reason, places
from beachhead.games.hexpanse.rules import end
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.vocab import BY_ELIMINATION, BY_FORMATION, NOWHERE

PERCENT = 100


def ending(s: State) -> Ending:
    """HX-WIN-01, HX-WIN-05 or HX-WIN-09; nobody is second (HX-WIN-08)."""
    winners = [seat for seat in range(s.seats) if (s.winners >> seat) & 1]
    rest = [seat for seat in range(s.seats) if seat not in winners]
    return Ending((_reason(s),), places([winners, rest], s.seats), tuple(winners))


def _reason(s: State) -> Reason:
    if s.ended == BY_FORMATION:
        mission = s.tables.mission_words[s.won_with]
        return Reason("end-formation", "HX-WIN-01", {"mission": mission, "round": int(s.round)})
    if s.ended == BY_ELIMINATION:
        return Reason("end-last-warlord", "HX-WIN-05", {"round": int(s.round)})
    key = "end-limit-judged" if s.winners else "end-limit-draw"
    return Reason(key, "HX-WIN-09", {"round": int(s.tables.last_round)})


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    """How complete the best formation of each player is, in per cent, and the life of warlords."""
    seats = range(s.seats)
    return tuple(_complete(s, seat) for seat in seats), tuple(int(s.life[seat]) for seat in seats)


def _complete(s: State, seat: int) -> int:
    """The best placement of a mission that counts for him; nothing for whoever is out."""
    if s.life[seat] == 0:
        return 0
    missions = {int(s.common), int(s.secret[seat])} - {NOWHERE}
    held = [
        PERCENT
        * int(end.progress(s, mission, s.tables.team[seat]))
        // int(s.tables.formations[mission].size)
        for mission in missions
    ]
    return max(held, default=0)
