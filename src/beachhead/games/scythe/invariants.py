"""What holds at every moment: the invariants of the rule sheet, checked on a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from beachhead.core.engine import legal_actions
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import cards, control, end, pieces, scoring, tunnels
from beachhead.games.scythe.state import State
from beachhead.games.scythe.tables import Tables

Check = Callable[[State], bool]


def broken(s: State) -> list[str]:
    """The invariants that do not hold, as readable lines."""
    return [f"{rule}: {text}" for rule, text, holds in CHECKS if not holds(s)]


def _seats(s: State) -> range:
    return range(s.seats)


def _on_board(s: State, row: str, seat: int) -> int:
    return sum(getattr(s, row)[seat * v.PLACES : (seat + 1) * v.PLACES])


def _workers(s: State) -> bool:
    """SC-INV-01. Workers on places, aboard and on the mat are 8."""
    aboard = int(s.cargo[v.FRESH_WORKERS] + s.cargo[v.TIRED_WORKERS]) if _moving(s) else 0
    return all(
        _on_board(s, "workers", seat) + s.spare_workers[seat] + aboard * (seat == s.active)
        == v.WORKERS
        and s.spare_workers[seat] >= 0
        for seat in _seats(s)
    )


def _moving(s: State) -> bool:
    """Whether a unit is between two hexes and may carry something."""
    top = s.top
    return (
        not s.over
        and top is not None
        and top.name in ("D-MOVE-CARGO", "D-MOVE-STEP", "D-LAKE-CARGO")
    )


def _mechs(s: State) -> bool:
    """SC-INV-02. As many mechs in play as abilities unlocked."""
    return all(
        _on_board(s, "mechs", seat) == pieces.mechs_in_play(s, seat) <= v.MECHS
        for seat in _seats(s)
    )


def _structures(s: State) -> bool:
    """SC-INV-03. At most one structure per hex, none on lakes or home bases."""
    places = [int(place) for place in s.built if place != v.NOWHERE]
    lakes = int(s.tables.terrain_mask[v.LAKE])
    return (
        len(set(places)) == len(places)
        and all(place < v.HEXES and not lakes >> place & 1 for place in places)
        and all(
            s.standing[seat]
            == sum(
                1 << int(place)
                for place in s.built[seat * v.STRUCTURES : (seat + 1) * v.STRUCTURES]
                if place != v.NOWHERE
            )
            for seat in _seats(s)
        )
    )


def _recruits(s: State) -> bool:
    """SC-INV-04. As many ongoing bonuses freed as one-time bonuses used."""
    return all(control.count(s.recruits[p]) == control.count(s.bonuses[p]) for p in _seats(s))


def _cubes(s: State) -> bool:
    """SC-INV-05. Six cubes; none beyond the slots of a bottom action."""
    t = s.tables
    return all(
        control.count(s.covered[seat]) + sum(s.cubes[seat * 4 : seat * 4 + 4]) == v.CUBES
        and all(0 <= s.cubes[i] <= t.bottom_slots[i] for i in range(seat * 4, seat * 4 + 4))
        for seat in _seats(s)
    )


def _stars(s: State) -> bool:
    """SC-INV-06. Six stars at most, each space once, combats twice; Saxony may exceed on two."""
    for seat in _seats(s):
        row = list(s.stars[seat * v.STAR_KINDS : (seat + 1) * v.STAR_KINDS])
        if sum(row) != s.star_total[seat] or sum(row) > v.STARS:
            return False
        free = bool(s.abilities[seat] & v.DOMINATE)
        for kind, n in enumerate(row):
            limit = 2 if kind == v.STAR_COMBAT else 1
            if free and kind == v.STAR_COMBAT:
                limit = v.STARS
            if free and kind == v.STAR_OBJECTIVE:
                limit = v.HELD_OBJECTIVES
            if not 0 <= n <= limit:
                return False
    return True


def _tracks(s: State) -> bool:
    """SC-INV-07. Power, popularity, coins and tokens stay within their limits."""
    return (
        all(0 <= n <= v.MAX_POWER for n in s.power)
        and all(0 <= n <= v.MAX_POPULARITY for n in s.popularity)
        and min(s.coins) >= 0
        and min(s.resources) >= 0
        and min(s.cargo) >= 0
    )


def _combat_cards(s: State) -> bool:
    """SC-INV-08. Deck, discard pile, hands and committed cards are the printed 42."""
    for value in range(v.CARD_VALUES):
        n = s.deck[value] + s.discard[value]
        n += sum(s.hand[seat * v.CARD_VALUES + value] for seat in _seats(s))
        n += s.committed[value] + s.committed[v.COMMITMENT + value]
        if n != s.tables.card_count[value]:
            return False
    rows = (s.deck, s.discard, s.hand, s.committed, s.scouted)
    return all(min(row) >= 0 for row in rows)


def _other_cards(s: State) -> bool:
    """SC-INV-09. No objective twice; encounter cards are a permutation of the deck."""
    held = [card for card in s.objectives if card != v.NO_CARD]
    return len(set(held)) == len(held) and sorted(s.encounter_deck) == list(range(v.ENCOUNTERS))


def _factory(s: State) -> bool:
    """SC-INV-10. Cards in the pile and cards owned are one more than the players."""
    owned = [card for card in s.factory_card if card != v.NO_CARD]
    pile = int(s.factory_pile)
    return (
        len(set(owned)) == len(owned)
        and not any(pile >> card & 1 for card in owned)
        and control.count(pile) + len(owned) == s.seats + 1
    )


def _contested(s: State) -> bool:
    """SC-INV-11. Two players share only hexes that were entered in the Move action under way."""
    entered = 0
    for row in range(s.entries):
        entered |= 1 << int(s.entered[row * v.ENTRY + v.ENTRY_TO])
    if s.over:
        entered = 0
    for a in _seats(s):
        for b in range(a):
            if s.present[a] & s.present[b] & ~entered:
                return False
    return True


def _characters(s: State) -> bool:
    """SC-INV-12. Nobody stands on a foreign home base except by Wayfare."""
    for seat in _seats(s):
        allowed = 1 << int(s.tables.home[seat])
        if s.abilities[seat] & v.WAYFARE:
            allowed |= s.tables.wayfare[seat]
        if s.present[seat] & ~v.TERRITORIES & ~allowed:
            return False
        if not s.present[seat] >> s.character[seat] & 1:
            return False
    return True


def _lakes(s: State) -> bool:
    """SC-INV-13. Workers on a lake only with an own mech; tokens on a base only by Wayfare."""
    for place in range(v.PLACES):
        if s.tables.terrain[place] == v.LAKE:
            for seat in _seats(s):
                i = seat * v.PLACES + place
                if s.workers[i] and not s.mechs[i]:
                    return False
    wayfare = any(s.abilities[seat] & v.WAYFARE for seat in _seats(s))
    on_bases = any(s.resources[v.HEXES * v.RESOURCES :])
    return wayfare or not on_bases


def _tokens(s: State) -> bool:
    """SC-INV-14. Tokens lie on symbols only; tokens and encounters are 11."""
    return not s.tokens & ~s.tables.encounters and (
        control.count(s.tokens) + s.encounters_drawn == control.count(s.tables.encounters)
    )


def _sections(s: State) -> bool:
    """SC-INV-15. The previous section is closed, except for the Relentless."""
    top = s.top
    if s.over or top is None or top.name != "D-SECTION" or s.tables.relentless_factory:
        return True
    last = s.last_section[top.seat]
    if s.abilities[top.seat] & v.RELENTLESS and last != v.FACTORY_SECTION:
        return True
    return v.SECTION0 + last not in legal_actions(s) or last == v.NO_SECTION


def _end(s: State) -> bool:
    """SC-INV-16. Over if and only if one player has six stars or the cap is reached."""
    full = sum(n == v.STARS for n in s.star_total)
    return full <= 1 and s.over == (full == 1 or end.cap_reached(s))


def _moves(s: State) -> bool:
    """SC-INV-17. At most three units move in one action."""
    return 0 <= s.moves <= v.MOVED_MAX and s.entries <= v.MOVED_MAX


def _score(s: State) -> bool:
    """SC-INV-18. No part of the score is negative."""
    parts = (scoring.star_coins, scoring.territory_coins, scoring.resource_coins)
    return all(part(s, p) >= 0 for p in _seats(s) for part in (*parts, scoring.structure_coins))


def _map(s: State) -> bool:
    """SC-INV-19. Edges and rivers are seen from both sides."""
    return _is_mutual(s.tables)


@lru_cache(maxsize=4)
def _is_mutual(t: Tables) -> bool:
    """Asked once for a match: its map never changes."""
    return all(
        (row[a] >> b & 1) == (row[b] >> a & 1)
        for row in (t.edges, t.rivers, t.lakes, t.land)
        for a in range(v.HEXES)
        for b in range(a)
    )


def _masks(s: State) -> bool:
    """`present` says where the units are."""
    everywhere = (1 << v.PLACES) - 1
    for seat in _seats(s):
        row = slice(seat * v.PLACES, (seat + 1) * v.PLACES)
        here = 1 << int(s.character[seat]) if s.character[seat] >= 0 else 0
        for place, (workers, mechs) in enumerate(zip(s.workers[row], s.mechs[row], strict=True)):
            if workers or mechs:
                here |= 1 << place
        if (here ^ s.present[seat]) & everywhere:
            return False
    return all(cards.held(s, seat) >= 0 and tunnels.network(s, seat) for seat in _seats(s))


CHECKS: tuple[tuple[str, str, Check], ...] = (
    ("SC-INV-01", "workers do not add up to 8", _workers),
    ("SC-INV-02", "mechs and abilities do not agree", _mechs),
    ("SC-INV-03", "structures stand where they may not", _structures),
    ("SC-INV-04", "recruits and bonuses do not agree", _recruits),
    ("SC-INV-05", "cubes do not add up to 6", _cubes),
    ("SC-INV-06", "too many stars", _stars),
    ("SC-INV-07", "a track or a token count left its limits", _tracks),
    ("SC-INV-08", "combat cards do not add up to 42", _combat_cards),
    ("SC-INV-09", "objectives or encounters do not add up", _other_cards),
    ("SC-INV-10", "Factory cards do not add up", _factory),
    ("SC-INV-11", "two players share a hex outside a combat", _contested),
    ("SC-INV-12", "a unit stands on a foreign home base", _characters),
    ("SC-INV-13", "workers alone on a lake, or tokens on a home base", _lakes),
    ("SC-INV-14", "encounter tokens do not add up to 11", _tokens),
    ("SC-INV-15", "the previous section is open", _sections),
    ("SC-INV-16", "the end and the sixth star do not agree", _end),
    ("SC-INV-17", "too many units moved", _moves),
    ("SC-INV-18", "a negative score", _score),
    ("SC-INV-19", "the map is not symmetric", _map),
    ("SC-INV-11", "presence and pieces do not agree", _masks),
)
