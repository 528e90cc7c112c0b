"""Where a unit can get to next turn, and what can get at a cell. Everything it looks at lies open.

Targets are those of options: `cell:q,r` for cells and the units on them, `card:C15` for a card
before a player, `minority:M03` for units that wait on their board.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from beachhead.core.options import Reach
from beachhead.games.hexpanse import ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.ids import at
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.state import State

NEAR_ATTACKS = (v.OP_ATTACK_LIFE, v.OP_ATTACK_HEXILUM, v.OP_ATTACK_HEAL)
NOBODY = v.NEUTRAL


@cache
def cells_by_target() -> dict[str, int]:
    return {f"cell:{at(cell)}": cell for cell in range(v.MAX_CELLS)}


def reach(s: State, seat: int, target: str) -> Reach | None:
    """The cells the unit on a cell can attack or go to, and whatever can attack the cell."""
    cell = cells_by_target().get(target, v.MAX_CELLS)
    if cell >= s.tables.cells:
        return None
    unit = s.unit[cell]
    owner = seat if unit == v.EMPTY else int(units.owner_of(unit))
    reaches = sorted(reached_from(s, cell)) if unit != v.EMPTY and owner != NOBODY else []
    threats = dict.fromkeys(threats_to(s, cell, owner))  # each once, in order
    return Reach(tuple(f"cell:{at(c)}" for c in reaches), tuple(threats))


# -- where it can get to -------------------------------------------------------------------------


def reached_from(s: State, cell: int) -> set[int]:
    """What the unit here can attack, enter or fill with its own attack, step or ability."""
    kind = int(units.kind_of(s.unit[cell]))
    owner = int(units.owner_of(s.unit[cell]))
    found: set[int] = set()
    if may_attack(s, owner, kind):
        found |= {int(n) for n in s.tables.near[cell] if is_foreign(s, owner, int(n))}
    if kind == v.WARLORD:
        if s.life[owner] > 1:
            found |= {int(n) for n in s.tables.near[cell] if s.unit[n] == v.EMPTY}
            found |= worked_on(s, v.EFFECT_FACTION + int(s.faction[owner]), cell)
    elif kind >= v.MERCENARY and s.tables.permanent[kind - v.MERCENARY]:
        found |= worked_on(s, v.EFFECT_UNIT + kind, cell)
    return found


def worked_on(s: State, effect: int, cell: int) -> set[int]:
    """The cells an ability used from this cell can strike or fill."""
    op = s.tables.op[effect]
    if op == v.OP_PATTERN:
        return struck_by(s, effect, cell) | landings_of(s, effect, cell)
    if op in (v.OP_SWAP_SELF, v.OP_SWAP_ANY):
        return {c for c in range(s.tables.cells) if c != cell and not is_warlord(s, c)}
    if op == v.OP_ATTACK_ANY:
        return set(range(s.tables.cells))
    if op == v.OP_DISPLACE_ADJACENT:
        near = (int(n) for n in s.tables.near[cell])
        return {n for n in near if s.unit[n] != v.EMPTY and not is_warlord(s, n)}
    return set()


def struck_by(s: State, effect: int, cell: int) -> set[int]:
    """Every cell the pattern of an effect can strike from this cell, however it is turned."""
    p = s.tables.patterns[s.tables.pattern[effect]]
    found: set[int] = set()
    for orient in p.images:
        placement = cell * v.ORIENTATIONS + int(orient)
        if p.hits[placement] == (p.attacks if p.free else p.most_hits[cell]):
            first = placement * p.attacks
            found |= {int(c) for c in p.attack_at[first : first + p.attacks]}
    return found - {v.NOWHERE}


def landings_of(s: State, effect: int, cell: int) -> set[int]:
    """The free cells it can fill."""
    p = s.tables.patterns[s.tables.pattern[effect]]
    return {int(c) for c in p.reach[cell] if s.unit[c] == v.EMPTY}


# -- what can get at it --------------------------------------------------------------------------


def threats_to(s: State, cell: int, owner: int) -> Iterator[str]:
    """Units, cards and waiting minorities of the owner's opponents that can strike the cell."""
    for other in range(s.seats):
        if s.life[other] > 0 and not is_mate(s, owner, other):
            yield from unit_threats(s, cell, other)
            yield from card_threats(s, cell, other)
            yield from minority_threats(s, cell, other)


def unit_threats(s: State, cell: int, other: int) -> Iterator[str]:
    taken = s.unit[cell] != v.EMPTY
    for c in range(s.tables.cells):
        unit = s.unit[c]
        if unit == v.EMPTY or units.owner_of(unit) != other:
            continue
        kind = int(units.kind_of(unit))
        beside = taken and may_attack(s, other, kind) and any(n == cell for n in s.tables.near[c])
        able = kind >= v.MERCENARY and s.tables.permanent[kind - v.MERCENARY] != 0
        if beside or (able and strikes(s, v.EFFECT_UNIT + kind, c, cell)):
            yield f"cell:{at(c)}"


def card_threats(s: State, cell: int, other: int) -> Iterator[str]:
    """Action cards with an attack, and mercenaries that could be deployed and strike at once."""
    for card in range(v.CARDS):
        if s.where[card] != v.OWNED + other:
            continue
        if card < v.ACTION_CARDS:
            options = (v.EFFECT_CARD + 2 * card, v.EFFECT_CARD + 2 * card + 1)
            if any(hits_anywhere(s, effect, cell) for effect in options):
                yield f"card:{ids.CARDS[card]}"
        else:
            kind = v.MERCENARY + card - v.ACTION_CARDS
            if units.can_deploy(s, other, kind) and hits_anywhere(s, v.EFFECT_UNIT + kind, cell):
                yield f"card:{ids.CARDS[card]}"


def minority_threats(s: State, cell: int, other: int) -> Iterator[str]:
    """Units on their board whose deployment attacks."""
    for i in range(2):
        m = int(s.minority[other * 2 + i])
        kind = v.MINORITY + m
        if m == v.NOWHERE or not units.can_deploy(s, other, kind):
            continue
        lands_on = s.tables.trait[kind] == v.TRAIT_WOLF and s.unit[cell] != v.EMPTY
        if (lands_on and not is_warlord(s, cell)) or hits_anywhere(s, v.EFFECT_UNIT + kind, cell):
            yield f"minority:{ids.KINDS[kind]}"


def hits_anywhere(s: State, effect: int, cell: int) -> bool:
    """Whether an effect that may begin on any free cell can strike this one."""
    op = s.tables.op[effect]
    if op == v.OP_DAMAGE_WARLORD:
        return is_warlord(s, cell)
    if op == v.OP_DISPLACE:
        return s.unit[cell] != v.EMPTY and not is_warlord(s, cell)
    if op == v.OP_DAMAGE_ADJACENT:
        return is_warlord(s, cell) and has_free_neighbour(s, cell)
    if op in NEAR_ATTACKS:
        return has_free_neighbour(s, cell)
    if op != v.OP_PATTERN:
        return op == v.OP_ATTACK_ANY
    anchors = range(s.tables.cells)
    free = bool(s.tables.patterns[s.tables.pattern[effect]].free)
    return any(cell in struck_by(s, effect, c) for c in anchors if free or s.unit[c] == v.EMPTY)


def strikes(s: State, effect: int, start: int, cell: int) -> bool:
    """Whether a permanent ability used from one cell strikes the other."""
    op = s.tables.op[effect]
    if op == v.OP_PATTERN:
        return cell in struck_by(s, effect, start)
    beside = any(n == cell for n in s.tables.near[start])
    return op == v.OP_ATTACK_ANY or (
        is_warlord(s, cell)
        and (op == v.OP_DAMAGE_WARLORD or (op == v.OP_DAMAGE_ADJACENT and beside))
    )


# -- small questions -----------------------------------------------------------------------------


def may_attack(s: State, owner: int, kind: int) -> bool:
    """Whether a unit of this kind may be used for an attack; a warlord pays with life."""
    return s.tables.can_attack[kind] != 0 and (kind != v.WARLORD or s.life[owner] > 1)


def is_warlord(s: State, cell: int) -> bool:
    return s.unit[cell] != v.EMPTY and units.kind_of(s.unit[cell]) == v.WARLORD


def is_foreign(s: State, owner: int, cell: int) -> bool:
    return s.unit[cell] != v.EMPTY and units.owner_of(s.unit[cell]) != owner


def is_mate(s: State, owner: int, other: int) -> bool:
    """Oneself or a member of one's team; a spectator and neutral units have none."""
    return 0 <= owner < s.seats and s.tables.team[owner] == s.tables.team[other]


def has_free_neighbour(s: State, cell: int) -> bool:
    return any(s.unit[n] == v.EMPTY for n in s.tables.near[cell])
