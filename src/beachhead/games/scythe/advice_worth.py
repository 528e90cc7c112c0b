"""What lies on the table, in coins: stars on the way, stock, the spread of the own pieces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.games.scythe.rules import (
    bottom,
    cards,
    control,
    objective,
    pieces,
    produce,
    scoring,
    star,
)
from beachhead.games.scythe.state import State
from beachhead.games.scythe.vocab import (
    BOTTOMS,
    BUILD,
    CUBES,
    DEPLOY,
    HELD_OBJECTIVES,
    HEXES,
    MAX_POPULARITY,
    MAX_POWER,
    NO_CARD,
    PLACES,
    STAR_KINDS,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    UPGRADE,
    VILLAGE,
    WORKERS,
)

STAR: Final = 9.0  # a star beyond its coins: it brings the end nearer
TOKEN: Final = 1.3  # a token that a bottom action still needs
# what a winner has in the end, how much of the rest is counted on, and of the next tier
STARS_AT_END: Final = 5.0
LANDS_AT_END: Final = 8.0
PAIRS_AT_END: Final = 4.0
COMING: Final = 0.6
CLIMBING: Final = 0.8
FAR: Final = 0.35  # per hex between the character and what it looks for


def standing(s: State, seat: i64) -> float:
    """Coins of a scoring now, stars, and the way to the next stars."""
    value = float(scoring.total(s, seat)) + STAR * float(s.star_total[seat])
    kind: i64
    for kind in range(BOTTOMS):
        value += climb(made(s, seat, kind), slots(kind), worth(kind))
    value += climb(WORKERS - s.spare_workers[seat] - 2, 6, 1.3)
    value += track(s, seat, STAR_POWER, s.power[seat], MAX_POWER, 0.6)
    value += track(s, seat, STAR_POPULARITY, s.popularity[seat], MAX_POPULARITY, 0.2)
    value += esteem(s, seat)
    value += 0.5 * float(min(cards.held(s, seat), 6))
    # the next actions want to be paid; beyond that, coins do not bring the end nearer
    value += 0.8 * float(min(s.coins[seat], 3)) - 0.6 * float(s.coins[seat])
    value += stock(s, seat) + spread(s, seat) + errand(s, seat)
    if s.factory_card[seat] != NO_CARD:
        value += 4.0
    if s.power[seat] == 0:
        value -= 1.5  # production wants to be paid, too
    if s.popularity[seat] == 0:
        value -= 1.0
    return value + hopes(s, seat)


def made(s: State, seat: i64, kind: i64) -> i64:
    """How often the main gain of a bottom action has been taken."""
    if kind == UPGRADE:
        return CUBES - control.count(s.covered[seat])
    if kind == DEPLOY:
        return pieces.mechs_in_play(s, seat)
    if kind == BUILD:
        return pieces.structures_built(s, seat)
    return control.count(s.recruits[seat])


def slots(kind: i64) -> i64:
    return CUBES if kind == UPGRADE else 4


def worth(kind: i64) -> float:
    """One upgrade, mech, structure or recruit: it must be dearer than the tokens it costs."""
    if kind == UPGRADE:
        return 8.0
    if kind == DEPLOY:
        return 11.0
    return 9.0


def next_worth(s: State, seat: i64, kind: i64) -> float:
    """What the next main gain of a bottom action adds."""
    n = made(s, seat, kind)
    last = slots(kind)
    value = climb(n + 1, last, worth(kind)) - climb(n, last, worth(kind))
    return value + STAR + 3.0 if n + 1 == last else value


def climb(n: i64, last: i64, each: float) -> float:
    """Steps towards a star; the later ones count more, because the star is nearer."""
    done = float(n)
    return done * each + done * done / float(last)


def track(s: State, seat: i64, kind: i64, n: i64, last: i64, each: float) -> float:
    """Power and popularity: worth something, and more where a star waits at the end."""
    value = each * float(n)
    if s.stars[seat * STAR_KINDS + kind] == 0:
        value += 7.0 * float(n * n) / float(last * last)
    return value


def esteem(s: State, seat: i64) -> float:
    """What popularity will bring beyond a scoring now, for it multiplies what is still to come.

    Half-way to the next tier is worth something, too, if less than half of it.
    """
    t = s.tables
    p = s.popularity[seat]
    stars = float(s.star_total[seat])
    lands = float(scoring.territories(s, seat))
    pairs = float(control.all_resources(s, seat) >> 1)
    more_stars = COMING * max(STARS_AT_END - stars, 0.0)
    more_lands = COMING * max(LANDS_AT_END - lands, 0.0)
    more_pairs = COMING * max(PAIRS_AT_END - pairs, 0.0)
    value = float(t.tier_star[p] - t.tier_star[0]) * more_stars
    value += float(t.tier_territory[p] - t.tier_territory[0]) * more_lands
    value += float(t.tier_pair[p] - t.tier_pair[0]) * more_pairs
    first = p  # of this tier
    while first > 0 and t.tier_star[first - 1] == t.tier_star[p]:
        first -= 1
    after = p + 1  # the first of the next one
    while after <= MAX_POPULARITY and t.tier_star[after] == t.tier_star[p]:
        after += 1
    if after > MAX_POPULARITY:
        return value
    gain = float(t.tier_star[after] - t.tier_star[p]) * (stars + more_stars)
    gain += float(t.tier_territory[after] - t.tier_territory[p]) * (lands + more_lands)
    gain += float(t.tier_pair[after] - t.tier_pair[p]) * (pairs + more_pairs)
    return value + CLIMBING * gain * float(p - first) / float(after - first)


def need(s: State, seat: i64, kind: i64) -> i64:
    """Tokens that a bottom action still asks for; none, when its main gain is used up."""
    if not gain_left(s, seat, kind):
        return 0
    return bottom.cost(s, seat, kind)


def gain_left(s: State, seat: i64, kind: i64) -> bool:
    return made(s, seat, kind) < slots(kind)


def stock(s: State, seat: i64) -> float:
    """Tokens for the next bottom actions."""
    value = 0.0
    kind: i64
    for kind in range(BOTTOMS):
        wanted = need(s, seat, kind)
        have = control.resource_total(s, seat, s.tables.bottom_pays[kind])
        value += TOKEN * float(min(have, wanted))
        if wanted > 0 and have >= wanted:
            value += 1.0  # a complete set: the action can be taken next time
        value += 0.15 * float(max(min(have - wanted, wanted), 0))
    return value


def spread(s: State, seat: i64) -> float:
    """Workers where they produce what is needed; nobody at home."""
    value = 0.0
    mine = control.controlled(s, seat)
    place: i64
    for place in range(HEXES):
        n = s.workers[seat * PLACES + place]
        if n > 0 and (mine >> place) & 1:
            value += 0.5 * useful(s, seat, place) * float(min(n, 3))
    home = s.tables.home[seat]
    value -= 0.8 * float(s.mechs[seat * PLACES + home] + s.workers[seat * PLACES + home])
    return value


def useful(s: State, seat: i64, place: i64) -> float:
    """How welcome a product of this territory is."""
    terrain = s.tables.terrain[place]
    if terrain == VILLAGE:
        return 1.2 if s.spare_workers[seat] > 0 else 0.0
    if terrain > VILLAGE:
        return 0.0
    resource = produce.product(terrain)
    kind: i64
    for kind in range(BOTTOMS):
        if s.tables.bottom_pays[kind] == resource and need(s, seat, kind) > 0:
            return 1.0
    return 0.2


def errand(s: State, seat: i64) -> float:
    """The character is worth more near an encounter, or near the Factory before its first visit."""
    place = s.character[seat]
    if place >= HEXES:
        return -5.0 * FAR
    best: i64 = 9
    hex_: i64
    for hex_ in range(HEXES):
        if (s.tokens >> hex_) & 1:
            best = min(best, distance(s, place, hex_))
    if s.factory_card[seat] == NO_CARD:
        best = min(best, distance(s, place, s.tables.factory))
    return -FAR * float(best)


def distance(s: State, a: i64, b: i64) -> i64:
    """Hexes between two territories as the crow flies."""
    t = s.tables
    dq = t.column[a] - t.column[b]
    dr = t.row[a] - t.row[b]
    q = max(dq, -dq)
    r = max(dr, -dr)
    both = max(dq + dr, -dq - dr)
    return (q + r + both) >> 1


def hopes(s: State, seat: i64) -> float:
    """Objectives in hand that are fulfilled."""
    if not star.may_place(s, seat, STAR_OBJECTIVE):
        return 0.0
    i: i64
    for i in range(HELD_OBJECTIVES):
        card = s.objectives[seat * HELD_OBJECTIVES + i]
        if card != NO_CARD and objective.fulfilled(s, seat, card):
            return 4.0
    return 0.0
