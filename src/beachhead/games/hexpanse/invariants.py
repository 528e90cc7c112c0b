"""The invariants of the rule sheet, checked on a state between decisions."""

from __future__ import annotations

from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.rules import end, turn, units
from beachhead.games.hexpanse.state import State


def broken(s: State) -> list[str]:
    """Lines about what does not hold; none for a sound state."""
    if s.round == 0:  # the set-up is not complete
        return []
    found: list[str] = []
    standing = [(cell, int(unit)) for cell, unit in enumerate(s.unit) if unit]
    kinds = [[0] * v.KINDS for _ in range(s.seats)]  # on the board
    for _, unit in standing:
        owner = int(units.owner_of(unit))
        if 0 <= owner < s.seats:
            kinds[owner][units.kind_of(unit)] += 1
    for seat in range(s.seats):
        if s.life[seat] > 0:
            found += _player(s, seat, kinds[seat])
        else:
            found += _eliminated(s, seat, standing)
    found += _cards(s, standing)
    found += _turn(s)
    return found


def _player(s: State, seat: int, mine: list[int]) -> list[str]:
    """`mine` counts the seat's units on the board by kind."""
    found: list[str] = []
    t = s.tables
    led = [s.minority[seat * 2 + i] for i in range(2) if s.minority[seat * 2 + i] != v.NOWHERE]
    kinds = [v.REGULAR, v.ELITE, *[v.MINORITY + m for m in led]]
    shields = s.shields if any(t.trait[k] == v.TRAIT_PROTECTOR for k in kinds) else 0
    total = shields
    for kind in kinds:
        pool = units.pool(seat, kind)
        total += mine[kind] + s.home[pool] + s.ship[pool]
        if s.home[pool] < 0 or s.ship[pool] < 0:
            found.append(f"1: seat {seat} has fewer than no units of kind {kind}")
        if t.trait[kind] == v.TRAIT_SELF_HEALER and s.ship[pool]:
            found.append("8: a self-healer is in the recovery ship")
    if total != t.units:
        found.append(f"1: seat {seat} has {total} units instead of {t.units}")
    if not 0 <= s.hexilum[seat] <= t.hexilum_max:
        found.append(f"5: seat {seat} has {s.hexilum[seat]} hexilum")
    if not t.income_start <= s.income[seat] <= t.income_max:
        found.append(f"5: seat {seat} has income {s.income[seat]}")
    if not 1 <= s.life[seat] <= t.life_max:
        found.append(f"5: seat {seat} has {s.life[seat]} life")
    at = s.warlord[seat]
    if mine[v.WARLORD] != (at != v.NOWHERE):
        found.append(f"6: seat {seat} has {mine[v.WARLORD]} warlords on the board")
    elif at != v.NOWHERE and s.unit[at] != units.code(seat, v.WARLORD):
        found.append(f"6: the warlord of seat {seat} is not where he should be")
    if at == v.NOWHERE and any(mine[k] for k in kinds if k >= v.MINORITY):
        found.append(f"7: seat {seat} has minority units but no warlord on the board")
    hired = sum(mine[v.MERCENARY :])
    if hired != s.hired[seat] or hired > t.frames:
        found.append(f"8: seat {seat} has {hired} mercenary units, counted {s.hired[seat]}")
    if not s.over:
        for mission in (s.common, s.secret[seat]):
            if mission != v.NOWHERE and end.is_formed(s, mission, s.tables.team[seat]):
                found.append(f"11: seat {seat} has a formation complete")
    return found


def _eliminated(s: State, seat: int, standing: list[tuple[int, int]]) -> list[str]:
    found: list[str] = []
    if any(units.owner_of(u) == seat for _, u in standing):
        found.append(f"12: units of seat {seat} are not neutral")
    if v.OWNED + seat in list(s.where):
        found.append(f"2: eliminated seat {seat} has cards")
    if s.hexilum[seat] or s.secret[seat] != v.NOWHERE or s.warlord[seat] != v.NOWHERE:
        found.append(f"12: something of eliminated seat {seat} is left")
    return found


def _cards(s: State, standing: list[tuple[int, int]]) -> list[str]:
    found: list[str] = []
    where = list(s.where)
    if sorted(s.deck[: s.deck_n]) != [c for c, place in enumerate(where) if place == v.IN_DECK]:
        found.append("2: the deck differs from the cards marked as in it")
    resolving = [card for card, place in enumerate(where) if place == v.RESOLVING]
    if resolving != ([s.playing] if s.playing != v.NOWHERE else []):
        found.append("2: the card being played is lost")
    on_board = [0] * v.MERCENARIES
    owner_of = [v.NOWHERE] * v.MERCENARIES
    for _, unit in standing:
        m = int(units.kind_of(unit)) - v.MERCENARY
        if m >= 0:
            on_board[m] += 1
            owner_of[m] = int(units.owner_of(unit))
    for m in range(v.MERCENARIES):
        place = where[v.ACTION_CARDS + m]
        owned = v.OWNED <= place < v.FACE_DOWN
        if on_board[m] and (not owned or place - v.OWNED != owner_of[m]):
            found.append(f"3: mercenary {m} stands on the board without its owner's card")
        count = on_board[m] + s.tokens[m]
        full = s.tables.tokens[m]
        if count > full or (count < full and (not owned or full == 1)) or (owned and count == 0):
            found.append(f"3: mercenary {m} has {count} of {full} units")
    open_cards = where.count(v.IN_MARKET)
    short = open_cards < s.tables.market_size and s.deck_n > 0  # the last refill had cards left
    if s.buyer == v.NOWHERE and not s.over and (short or open_cards > s.tables.market_size):
        found.append(f"9: {open_cards} open market cards")
    return found


def _turn(s: State) -> list[str]:
    found: list[str] = []
    if not 0 <= s.actions_left <= s.tables.actions_per_turn:
        found.append(f"10: {s.actions_left} actions left")
    if len({s.queue[i] for i in range(s.queue_n)}) != s.queue_n:
        found.append("13: two abilities wait on one cell")
    for i in range(s.queue_n):
        if units.owner_of(s.unit[s.queue[i]]) != s.active and not s.over:
            found.append("13: an ability waits for a unit that is gone")
    asked = s.top
    if asked is not None and isinstance(asked.below, turn.TurnEnd) and s.queue_n and not s.over:
        found.append("13: abilities wait although the actions are over")
    return found
