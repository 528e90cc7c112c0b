"""Chapter 11, Scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.core.engine import zeros
from beachhead.core.event import Facts
from beachhead.games.scythe.rules import control, pieces
from beachhead.games.scythe.vocab import (
    COUNT_LINE,
    COUNT_NEXT_TO,
    HEXES,
    STRUCTURES,
    WORKERS,
    bit,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State

FACTORY_TERRITORIES = 3
CRITERIA = 8


def star_coins(s: State, seat: i64) -> i64:
    """SC-SCO-01, SC-SCO-13. Rates by the tier of popularity, read after the last effect."""
    return s.star_total[seat] * s.tables.tier_star[s.popularity[seat]]


def territories(s: State, seat: i64) -> i64:
    """SC-SCO-02, SC-FAC-12. Controlled territories, lakes too; the Factory counts as three."""
    mask = control.controlled(s, seat)
    n = control.count(mask)
    if (mask >> s.tables.factory) & 1:
        n += FACTORY_TERRITORIES - 1
    return n


def territory_coins(s: State, seat: i64) -> i64:
    return territories(s, seat) * s.tables.tier_territory[s.popularity[seat]]


def resource_coins(s: State, seat: i64) -> i64:
    """SC-SCO-03. All tokens on controlled territories together; each full pair pays."""
    return (control.all_resources(s, seat) >> 1) * s.tables.tier_pair[s.popularity[seat]]


def structure_coins(s: State, seat: i64) -> i64:
    """SC-SCO-04. The tile pays by its table; who controls the territories does not matter."""
    n = min(tile_count(s, seat), 11)
    return s.tables.tile_pays[s.tile * 12 + n]


def tile_count(s: State, seat: i64) -> i64:
    """SC-SCO-05, SC-SCO-06, SC-SCO-07, SC-MAP-08. What the bonus tile counts for a seat.

    Hexes beside structures by shared edges only, each once; or structures on certain hexes.
    """
    t = s.tables
    kind = t.tile_kind[s.tile]
    mask = t.tile_mask[s.tile]
    if kind == COUNT_LINE:
        return longest_line(s, seat)
    if kind == COUNT_NEXT_TO:
        beside: i64 = 0
        i: i64
        for i in range(STRUCTURES):
            place = s.built[seat * STRUCTURES + i]
            if place >= 0:
                beside |= t.edges[place]
        return control.count(beside & mask)
    return control.count(s.standing[seat] & mask)


def longest_line(s: State, seat: i64) -> i64:
    """SC-SCO-08. The longest unbroken straight line of structures in any of three directions."""
    best: i64 = 0
    place: i64
    for place in range(HEXES):
        if (s.standing[seat] >> place) & 1:
            best = max(
                best,
                line_from(s, seat, place, 1, 0),
                line_from(s, seat, place, 0, 1),
                line_from(s, seat, place, -1, 1),
            )
    return best


def line_from(s: State, seat: i64, place: i64, dq: i64, dr: i64) -> i64:
    """How many structures stand one after the other from here in one direction."""
    t = s.tables
    n: i64 = 0
    q = t.column[place]
    r = t.row[place]
    found = True
    while found:
        n += 1
        q += dq
        r += dr
        found = False
        other: i64
        for other in range(HEXES):
            if t.column[other] == q and t.row[other] == r:
                found = (s.standing[seat] >> other) & 1 != 0
    return n


def total(s: State, seat: i64) -> i64:
    """SC-SCO-09. Coins of the game and of the final scoring; most coins win."""
    return (
        s.coins[seat]
        + star_coins(s, seat)
        + territory_coins(s, seat)
        + resource_coins(s, seat)
        + structure_coins(s, seat)
    )


def units(s: State, seat: i64) -> i64:
    """SC-SCO-11. Character, mechs and workers in play, home bases included."""
    return 1 + pieces.mechs_in_play(s, seat) + WORKERS - s.spare_workers[seat]


def ranking(s: State, seat: i64) -> vec[i64]:
    """SC-SCO-10. The total and the tie-breaks, in order; the option adds the first two up."""
    row = zeros(CRITERIA)
    row[0] = total(s, seat)
    row[1] = units(s, seat)
    row[2] = pieces.structures_built(s, seat)
    if s.tables.published_tiebreak:
        row[1] += row[2]
        row[2] = 0
    row[3] = s.power[seat]
    row[4] = s.popularity[seat]
    row[5] = control.all_resources(s, seat)
    row[6] = territories(s, seat)
    row[7] = s.star_total[seat]
    return row


def beats(a: vec[i64], b: vec[i64]) -> bool:
    """Whether the first row of criteria is better."""
    i: i64
    for i in range(CRITERIA):
        if a[i] != b[i]:
            return a[i] > b[i]
    return False


def winners(s: State) -> i64:
    """SC-SCO-12. The mask of winning seats; if everything is equal the victory is shared."""
    best = ranking(s, 0)
    mask: i64 = 1
    seat: i64
    for seat in range(1, s.seats):
        row = ranking(s, seat)
        if beats(row, best):
            best = row
            mask = bit(seat)
        elif not beats(best, row):
            mask |= bit(seat)
    return mask


def standings(s: State) -> list[i64]:
    """The seats from the last to the first."""
    order: list[i64] = []
    seat: i64
    for seat in range(s.seats):
        at: i64 = 0
        row = ranking(s, seat)
        while at < len(order) and beats(row, ranking(s, order[at])):
            at += 1
        order.insert(at, seat)
    return order


def deciding(s: State, seat: i64, other: i64) -> i64:
    """The number of the first criterion in which two seats differ; 0 are the coins."""
    a = ranking(s, seat)
    b = ranking(s, other)
    i: i64
    for i in range(CRITERIA):
        if a[i] != b[i]:
            return i
    return 0


def parts(s: State, seat: i64) -> Facts:
    """The score taken apart: what was counted, and the coins it brought."""
    return {
        "n": int(total(s, seat)),
        "coins": int(s.coins[seat]),
        "star_n": int(s.star_total[seat]),
        "stars": int(star_coins(s, seat)),
        "territory_n": int(territories(s, seat)),
        "territories": int(territory_coins(s, seat)),
        "resource_n": int(control.all_resources(s, seat)),
        "resources": int(resource_coins(s, seat)),
        "structure_n": int(tile_count(s, seat)),
        "structures": int(structure_coins(s, seat)),
        "popularity": int(s.popularity[seat]),
    }


def returns_into(s: State, out: vec[float]) -> None:
    """The victory is worth 1, shared by those who share it."""
    seat: i64
    if not s.over:
        for seat in range(s.seats):
            out[seat] = 1.0 / float(s.seats)
        return
    mask = winners(s)
    share = 1.0 / float(control.count(mask))
    for seat in range(s.seats):
        out[seat] = share if (mask >> seat) & 1 else 0.0
