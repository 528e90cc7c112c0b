"""What is told of units on the board and of attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Facts
from beachhead.games.hexpanse.events import (
    add_cause,
    cause_word,
    cell_name,
    cell_names,
    owner_word,
    tell,
    unit_word,
    who,
)
from beachhead.games.hexpanse.vocab import (
    BY_PRICE,
    EMPTY,
    KIND_MASK,
    NOWHERE,
    ORIENTATIONS,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def tell_unit(s: State, key: str, rule: str, seat: i64, kind: i64, cell: i64) -> None:
    facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
    if cell != NOWHERE:
        facts["cell"] = cell_name(s, cell)
    tell(s, key, rule, facts)


def tell_departure(
    s: State, key: str, rule: str, seat: i64, kind: i64, cell: i64, cause: i64
) -> None:
    """A unit leaves the board: hit by something, or as the price of its own attack."""
    facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
    facts["cell"] = cell_name(s, cell)
    facts["paid"] = int(cause == BY_PRICE)
    add_cause(s, facts, cause)
    tell(s, key, rule, facts)


def unit_deployed(s: State, seat: i64, kind: i64, cell: i64, from_ship: bool) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
        facts["cell"] = cell_name(s, cell)
        facts["recovered"] = int(from_ship)
        tell(s, "unit-deployed", "HX-ACT-01", facts)


def unit_withdrawn(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-withdrawn", "HX-ACT-02", seat, kind, cell)


def unit_healed(s: State, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-healed", "HX-ACT-04", seat, kind, NOWHERE)


def unit_shipped(s: State, seat: i64, kind: i64, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        tell_departure(s, "unit-shipped", "HX-ATK-02", seat, kind, cell, cause)


def unit_went_home(s: State, seat: i64, kind: i64, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        tell_departure(s, "unit-went-home", "HX-M02", seat, kind, cell, cause)


def mercenary_lost(s: State, seat: i64, kind: i64, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        tell_departure(s, "mercenary-lost", "HX-UNIT-09", seat, kind, cell, cause)


def unit_gone(s: State, kind: i64, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"unit": unit_word(s, kind), "cell": cell_name(s, cell)}
        add_cause(s, facts, cause)
        tell(s, "neutral-gone", "HX-ELIM-06", facts)


def kept_out(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-kept-out", "HX-ATK-11", seat, kind, cell)


def unit_taken_to_card(s: State, seat: i64, kind: i64, places: list[int]) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
        facts["cells"] = cell_names(s, places)
        tell(s, "unit-taken-to-card", "HX-CARD-05", facts)


def unit_changed_sides(s: State, seat: i64, kind: i64, places: list[int]) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
        facts["cells"] = cell_names(s, places)
        tell(s, "unit-changed-sides", "HX-CARD-05", facts)


def units_exchanged(s: State, seat: i64, a: i64, b: i64) -> None:
    """Told after the exchange: what stood on `a` is now on `b`."""
    if s.journal is None:
        return
    moved = s.unit[b] if s.unit[b] != EMPTY else s.unit[a]
    start = a if s.unit[b] != EMPTY else b
    facts: Facts = {"player": who(s, seat), "unit": unit_word(s, moved & KIND_MASK)}
    facts["owner"] = owner_word(s, moved)
    facts["from"] = cell_name(s, start)
    facts["to"] = cell_name(s, b if start == a else a)
    other = s.unit[start]
    if other == EMPTY:
        tell(s, "unit-moved", "HX-CARD-03", facts)
    else:
        facts["other"] = unit_word(s, other & KIND_MASK)
        facts["other_owner"] = owner_word(s, other)
        tell(s, "units-swapped", "HX-CARD-03", facts)


def attack_made(s: State, seat: i64, attacker: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "from": cell_name(s, attacker)}
        facts["unit"] = unit_word(s, s.unit[attacker] & KIND_MASK)
        facts["cell"] = cell_name(s, cell)
        facts["target"] = unit_word(s, s.unit[cell] & KIND_MASK)
        facts["owner"] = owner_word(s, s.unit[cell])
        tell(s, "attack-made", "HX-ATK-01", facts)


def cell_attacked(s: State, seat: i64, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell)}
        facts["cause"] = cause_word(s, cause)
        tell(s, "cell-attacked", "HX-ATK-08", facts)


def empty_cell_struck(s: State, cell: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"cell": cell_name(s, cell)}
        add_cause(s, facts, cause)
        tell(s, "cell-empty", "HX-ATK-08", facts)


def pattern_laid(s: State, seat: i64, number: i64, cell: i64, orient: i64) -> None:
    if s.journal is None:
        return
    p = s.tables.patterns[number]
    placement = cell * ORIENTATIONS + orient
    first = placement * p.attacks
    struck = [c for c in p.attack_at[first : first + p.attacks] if c != NOWHERE]
    first = placement * p.deploys
    landed = [c for c in p.deploy_at[first : first + p.deploys] if c != NOWHERE]
    facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell), "orient": int(orient)}
    facts["cause"] = cause_word(s, s.tables.pattern_effect[number])
    facts["attacks"] = len(struck)
    facts["strikes"] = ", ".join([cell_name(s, c) for c in struck])
    facts["deploys"] = len(landed)
    facts["lands"] = ", ".join([cell_name(s, c) for c in landed])
    tell(s, "pattern-laid", "HX-PAT-02", facts)


def protected(s: State, seat: i64, cell: i64, shield: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell)}
        facts["shield"] = cell_name(s, shield)
        add_cause(s, facts, cause)
        facts["unit"] = unit_word(s, s.unit[cell] & KIND_MASK)
        tell(s, "unit-protected", "HX-M01", facts)


def reserve_hit(s: State, victim: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, victim)}
        add_cause(s, facts, cause)
        tell(s, "reserve-hit", "HX-RES-01", facts)


def warlord_hurt(s: State, seat: i64, amount: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        if s.warlord[seat] != NOWHERE:
            facts["cell"] = cell_name(s, s.warlord[seat])
        add_cause(s, facts, cause)
        tell(s, "warlord-hurt", "HX-UNIT-13", facts)


def warlord_paid(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        tell(s, "warlord-paid", "HX-ACT-13", facts)


def warlord_healed(s: State, seat: i64, amount: i64, cause: i64) -> None:
    if s.journal is not None and amount > 0:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        facts["cause"] = cause_word(s, cause)
        tell(s, "warlord-healed", "HX-UNIT-13", facts)


def warlord_moved(s: State, seat: i64, start: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "from": cell_name(s, start)}
        facts["to"] = cell_name(s, cell)
        tell(s, "warlord-moved", "HX-ACT-10", facts)
