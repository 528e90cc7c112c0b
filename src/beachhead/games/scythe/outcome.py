"""The end of Scythe as facts: what the final scoring pays, and what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence

from beachhead.core.event import Event, Facts
from beachhead.core.outcome import Ending, Reason, Source, places
from beachhead.games.scythe import events
from beachhead.games.scythe.rules import control, scoring
from beachhead.games.scythe.state import State
from beachhead.games.scythe.vocab import CRITERION_IDS, STARS


def ending(s: State) -> Ending:
    """SC-SCO-09 and SC-SCO-10 decide; the reason is the first criterion that differs."""
    rows = [[int(n) for n in scoring.ranking(s, seat)] for seat in range(s.seats)]
    ranked = sorted(set(map(tuple, rows)), reverse=True)
    groups = [[seat for seat in range(s.seats) if tuple(rows[seat]) == row] for row in ranked]
    reasons = (_decided(s, rows, groups), _over(s))
    return Ending(reasons, places(groups, s.seats), tuple(groups[0]))


def _decided(s: State, rows: list[list[int]], groups: list[list[int]]) -> Reason:
    best = rows[groups[0][0]]
    total: Facts = {"total": best[0]}
    if len(groups[0]) > 1:
        return Reason("end-shared", "SC-SCO-12", total)
    second = rows[groups[1][0]]
    if best[0] != second[0]:
        return Reason("end-coins", "SC-SCO-09", total | {"lead": best[0] - second[0]})
    number = next(i for i in range(1, len(best)) if best[i] != second[i])
    word = CRITERION_IDS[number]
    if s.tables.published_tiebreak and word == "units":
        word = "pieces"
    facts: Facts = {"criterion": f"criterion-{word}", "n": best[number], "other": second[number]}
    return Reason("end-tie", "SC-SCO-10", total | facts)


def _over(s: State) -> Reason:
    for seat in range(s.seats):
        if s.star_total[seat] == STARS:
            return Reason("end-sixth-star", "SC-END-01", {"seat": events.who(s, seat)})
    return Reason("end-turn-cap", "SC-END-04", {"n": int(s.tables.turn_cap)})


def sources(s: State, told: Sequence[Event]) -> list[list[Source]]:
    """What the final scoring pays, or would pay now: number times rate."""
    return [_of(s, seat) for seat in range(s.seats)]


def _of(s: State, seat: int) -> list[Source]:
    tables, tier = s.tables, s.popularity[seat]
    return [
        Source("source-coins", int(s.coins[seat])),
        _rated("source-stars", int(s.star_total[seat]), int(tables.tier_star[tier])),
        _rated(
            "source-territories",
            int(scoring.territories(s, seat)),
            int(tables.tier_territory[tier]),
        ),
        _rated(
            "source-resources",
            int(control.all_resources(s, seat)) // 2,
            int(tables.tier_pair[tier]),
        ),
        Source(
            "source-structures",
            int(scoring.structure_coins(s, seat)),
            {"count": int(scoring.tile_count(s, seat)), "tile": "card-" + tables.tile_ids[s.tile]},
        ),
    ]


def _rated(key: str, count: int, rate: int) -> Source:
    return Source(key, count * rate, {"count": count, "rate": rate})


def standing(s: State) -> tuple[tuple[int, ...], ...]:
    """The coins everybody would have if the game ended now."""
    return (tuple(int(scoring.total(s, seat)) for seat in range(s.seats)),)
