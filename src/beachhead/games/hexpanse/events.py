"""One function per event; each returns at once when nobody listens.

Facts are numbers, ids of words, or names of cells as printed on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import EVERYONE, Event, Facts, only
from beachhead.games.hexpanse.vocab import (
    CHOSEN,
    EMPTY,
    HAND,
    KIND_MASK,
    MINORITIES,
    MINORITY,
    NEUTRAL,
    NOWHERE,
    OWNER_SHIFT,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def tell(s: State, key: str, rule: str, facts: Facts) -> None:
    journal = s.journal
    if journal is not None:
        journal.tell(Event(key, rule, facts))


def who(s: State, seat: i64) -> str:
    """The word for a player: his faction, or his seat before he has one."""
    if s.faction[seat] == NOWHERE:
        return f"seat-{seat + 1}"
    return s.tables.faction_words[s.faction[seat]]


def cell_name(s: State, cell: i64) -> str:
    return s.tables.cell_names[cell]


def owner_word(s: State, unit: i64) -> str:
    """Whose unit it is, in a word."""
    owner = (unit >> OWNER_SHIFT) - 1
    return "unit-neutral" if owner == NEUTRAL else who(s, owner)


def unit_word(s: State, kind: i64) -> str:
    return s.tables.kind_words[kind]


# -- set-up ------------------------------------------------------------------------------------


def start_player(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "start-player-drawn", "HX-SETUP-01", {"player": who(s, seat)})


def faction_chosen(s: State, seat: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": f"seat-{seat + 1}", "player": who(s, seat)}
        tell(s, "faction-chosen", "HX-SETUP-02", facts)


def board_opened(s: State, m: i64) -> None:
    if s.journal is not None:
        tell(s, "board-opened", "HX-SETUP-04", {"minority": unit_word(s, MINORITY + m)})


def minority_chosen(s: State, seat: i64, m: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "minority": unit_word(s, MINORITY + m)}
        tell(s, "minority-chosen", "HX-SETUP-04", facts)


def boards_dealt(s: State) -> None:
    """Each player learns his own hand."""
    journal = s.journal
    if journal is None:
        return
    seat: i64
    m: i64
    for seat in range(s.seats):
        for m in range(MINORITIES):
            if s.board_at[m] == HAND + seat:
                facts: Facts = {"minority": unit_word(s, MINORITY + m)}
                journal.tell(Event("board-dealt", "HX-ADV-02", facts, only(seat)))


def board_kept(s: State, seat: i64, m: i64) -> None:
    journal = s.journal
    if journal is not None:
        facts: Facts = {"minority": unit_word(s, MINORITY + m)}
        rumour: Facts = {"player": who(s, seat)}
        journal.tell(Event("board-kept", "HX-ADV-05", facts, only(seat), rumour))


def boards_revealed(s: State) -> None:
    if s.journal is None:
        return
    m: i64
    for m in range(MINORITIES):
        if s.board_at[m] >= CHOSEN:
            seat = s.board_at[m] - CHOSEN
            facts: Facts = {"player": who(s, seat), "minority": unit_word(s, MINORITY + m)}
            tell(s, "board-revealed", "HX-ADV-02", facts)


def board_discarded(s: State, seat: i64, m: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "minority": unit_word(s, MINORITY + m)}
        tell(s, "board-discarded", "HX-ADV-05", facts)


def mission_opened(s: State, mission: i64) -> None:
    if s.journal is not None:
        tell(s, "mission-opened", "HX-SETUP-08", {"mission": s.tables.mission_words[mission]})


def common_mission(s: State, mission: i64) -> None:
    if s.journal is not None:
        tell(s, "mission-common", "HX-SETUP-07", {"mission": s.tables.mission_words[mission]})


def secret_chosen(s: State, seat: i64, mission: i64) -> None:
    journal = s.journal
    if journal is None:
        return
    facts: Facts = {"player": who(s, seat), "mission": s.tables.mission_words[mission]}
    audience: i64 = EVERYONE
    if s.tables.hidden_pick:
        audience = 0
        i: i64
        for i in range(s.seats):
            if s.tables.team[i] == s.tables.team[seat]:
                audience |= only(i)
    rumour: Facts = {"player": who(s, seat)}
    journal.tell(Event("secret-chosen", "HX-SETUP-13", facts, audience, rumour))


# -- turn --------------------------------------------------------------------------------------


def turn_began(s: State, seat: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "player": who(s, seat),
            "round": int(s.round),
            "income": int(s.income[seat]),
        }
        tell(s, "turn-began", "HX-TURN-03", facts)


def hexilum_gained(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None and amount > 0:
        facts: Facts = {"player": who(s, seat), "amount": int(amount)}
        facts["total"] = int(s.hexilum[seat])
        tell(s, "hexilum-gained", "HX-HEX-01", facts)


def hexilum_lost(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount)}
        tell(s, "hexilum-lost", "HX-CARD-09", facts)


def income_raised(s: State, seat: i64, level: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "level": int(level)}
        tell(s, "income-raised", "HX-ACT-08", facts)


def card_played(s: State, seat: i64, card: i64, option: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "card": s.tables.card_words[card]}
        facts["effect"] = s.tables.card_words[card] + (".b" if option else ".a")
        tell(s, "card-played", "HX-ACT-05", facts)


def card_discarded(s: State, card: i64) -> None:
    if s.journal is not None:
        tell(s, "card-discarded", "HX-CARD-01", {"card": s.tables.card_words[card]})


def mercenary_activated(s: State, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
        tell(s, "mercenary-activated", "HX-ACT-06", facts)


def special_used(s: State, seat: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "life": int(s.life[seat])}
        tell(s, "special-used", "HX-ACT-11", facts)


# -- units -------------------------------------------------------------------------------------


def tell_unit(s: State, key: str, rule: str, seat: i64, kind: i64, cell: i64) -> None:
    facts: Facts = {"player": who(s, seat), "unit": unit_word(s, kind)}
    if cell != NOWHERE:
        facts["cell"] = cell_name(s, cell)
    tell(s, key, rule, facts)


def unit_deployed(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-deployed", "HX-ACT-01", seat, kind, cell)


def unit_withdrawn(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-withdrawn", "HX-ACT-02", seat, kind, cell)


def unit_healed(s: State, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-healed", "HX-ACT-04", seat, kind, NOWHERE)


def unit_shipped(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-shipped", "HX-ATK-02", seat, kind, cell)


def unit_went_home(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-went-home", "HX-M02", seat, kind, cell)


def mercenary_lost(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "mercenary-lost", "HX-UNIT-09", seat, kind, cell)


def unit_gone(s: State, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"unit": unit_word(s, kind), "cell": cell_name(s, cell)}
        tell(s, "neutral-gone", "HX-ELIM-06", facts)


def kept_out(s: State, seat: i64, kind: i64, cell: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-kept-out", "HX-ATK-11", seat, kind, cell)


def unit_taken_to_card(s: State, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-taken-to-card", "HX-CARD-05", seat, kind, NOWHERE)


def unit_changed_sides(s: State, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        tell_unit(s, "unit-changed-sides", "HX-CARD-05", seat, kind, NOWHERE)


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


# -- attacks -----------------------------------------------------------------------------------


def attack_made(s: State, seat: i64, attacker: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "from": cell_name(s, attacker)}
        facts["unit"] = unit_word(s, s.unit[attacker] & KIND_MASK)
        facts["cell"] = cell_name(s, cell)
        facts["target"] = unit_word(s, s.unit[cell] & KIND_MASK)
        facts["owner"] = owner_word(s, s.unit[cell])
        tell(s, "attack-made", "HX-ATK-01", facts)


def cell_attacked(s: State, seat: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell)}
        tell(s, "cell-attacked", "HX-ATK-08", facts)


def empty_cell_struck(s: State, cell: i64) -> None:
    if s.journal is not None:
        tell(s, "cell-empty", "HX-ATK-08", {"cell": cell_name(s, cell)})


def pattern_laid(s: State, seat: i64, cell: i64, orient: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell)}
        facts["orient"] = int(orient)
        tell(s, "pattern-laid", "HX-PAT-02", facts)


def protected(s: State, seat: i64, cell: i64, shield: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "cell": cell_name(s, cell)}
        facts["shield"] = cell_name(s, shield)
        facts["unit"] = unit_word(s, s.unit[cell] & KIND_MASK)
        tell(s, "unit-protected", "HX-M01", facts)


def reserve_hit(s: State, victim: i64) -> None:
    if s.journal is not None:
        tell(s, "reserve-hit", "HX-RES-01", {"player": who(s, victim)})


def warlord_hurt(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        tell(s, "warlord-hurt", "HX-UNIT-13", facts)


def warlord_paid(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        tell(s, "warlord-paid", "HX-ACT-13", facts)


def warlord_healed(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None and amount > 0:
        facts: Facts = {"player": who(s, seat), "amount": int(amount), "life": int(s.life[seat])}
        tell(s, "warlord-healed", "HX-UNIT-13", facts)


def warlord_moved(s: State, seat: i64, start: i64, cell: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "from": cell_name(s, start)}
        facts["to"] = cell_name(s, cell)
        tell(s, "warlord-moved", "HX-ACT-10", facts)


# -- cards and market --------------------------------------------------------------------------


def card_stolen(s: State, seat: i64, victim: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "victim": who(s, victim)}
        facts["card"] = s.tables.card_words[card]
        tell(s, "card-stolen", "HX-CARD-08", facts)


def card_forced_off(s: State, victim: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"victim": who(s, victim), "card": s.tables.card_words[card]}
        tell(s, "card-forced-off", "HX-CARD-08", facts)


def market_extended(s: State, seat: i64, amount: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount)}
        tell(s, "market-extended", "HX-MKT-07", facts)


def market_card_opened(s: State, card: i64) -> None:
    if s.journal is not None:
        tell(s, "market-card-opened", "HX-MKT-02", {"card": s.tables.card_words[card]})


def deck_reshuffled(s: State, count: i64) -> None:
    if s.journal is not None and count > 0:
        tell(s, "deck-reshuffled", "HX-MKT-03", {"count": int(count)})


def extras_drawn(s: State, seat: i64, count: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "count": int(count)}
        tell(s, "extras-drawn", "HX-MKT-06", facts)


def extras_discarded(s: State, seat: i64, count: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "count": int(count)}
        tell(s, "extras-discarded", "HX-MKT-06", facts)


def card_bought(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "card": s.tables.card_words[card]}
        facts["cost"] = int(s.tables.cost[card])
        tell(s, "card-bought", "HX-MKT-01", facts)


# -- the end -----------------------------------------------------------------------------------


def eliminated(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "player-eliminated", "HX-ELIM-01", {"player": who(s, seat)})


def formation_completed(s: State, seat: i64, mission: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "mission": s.tables.mission_words[mission]}
        tell(s, "formation-completed", "HX-WIN-01", facts)


def last_warlord(s: State, team: i64) -> None:
    if s.journal is None:
        return
    seat: i64
    for seat in range(s.seats):
        if s.tables.team[seat] == team and s.life[seat] > 0:
            tell(s, "last-warlord", "HX-WIN-05", {"player": who(s, seat)})


def limit_reached(s: State, winners: i64) -> None:
    if s.journal is None:
        return
    if winners == 0:
        tell(s, "limit-draw", "HX-WIN-09", {"round": int(s.tables.last_round)})
        return
    seat: i64
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            facts: Facts = {"player": who(s, seat), "round": int(s.tables.last_round)}
            tell(s, "limit-judged", "HX-WIN-09", facts)
