"""One function per event; each returns at once when nobody listens.

Facts are numbers, ids of words, or names of cells as printed on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import EVERYONE, Event, Facts, only
from beachhead.games.hexpanse.vocab import (
    BY_INCOME,
    CHOSEN,
    EFFECT_FACTION,
    EFFECT_UNIT,
    EFFECTS,
    HAND,
    KIND_MASK,
    MERCENARY,
    MINORITIES,
    MINORITY,
    NEUTRAL,
    NOWHERE,
    OWNED,
    OWNER_SHIFT,
    WARLORD,
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


def cell_names(s: State, cells: list[int]) -> str:
    """Several cells in one fact: "H8, H9"."""
    return ", ".join([cell_name(s, cell) for cell in cells])


def cause_word(s: State, cause: i64) -> str:
    """Why something happened, in a word: the card, the kind of unit, or what the rules call it."""
    if cause < EFFECT_UNIT:
        return s.tables.card_words[cause >> 1]
    if cause < EFFECT_FACTION:
        return unit_word(s, cause - EFFECT_UNIT)
    if cause < EFFECTS:
        return "cause-special"
    return ("cause-income", "cause-action", "cause-source", "cause-price", "cause-seat")[
        cause - BY_INCOME
    ]


def add_cause(s: State, facts: Facts, cause: i64) -> None:
    """Why, and who did it: only the player whose turn it is can hurt anybody."""
    facts["cause"] = cause_word(s, cause)
    facts["by"] = who(s, s.active)


# -- set-up ------------------------------------------------------------------------------------


def start_player(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "start-player-drawn", "HX-SETUP-01", {"player": who(s, seat)})


def everyone_starts(s: State) -> None:
    """What all have alike before the first turn."""
    if s.journal is not None:
        facts: Facts = {"life": int(s.tables.life_start), "income": int(s.tables.income_start)}
        facts["units"] = int(s.tables.units)
        facts["hexilum"] = int(s.tables.hexilum_start)
        tell(s, "everyone-starts", "HX-SETUP-12", facts)


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


def actions_ended(s: State, seat: i64, left: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "left": int(left)}
        tell(s, "actions-ended", "HX-TURN-04", facts)


def hexilum_gained(s: State, seat: i64, amount: i64, cause: i64) -> None:
    if s.journal is not None and amount > 0:
        facts: Facts = {"player": who(s, seat), "amount": int(amount)}
        facts["total"] = int(s.hexilum[seat])
        facts["cause"] = cause_word(s, cause)
        tell(s, "hexilum-gained", "HX-HEX-01", facts)


def hexilum_lost(s: State, seat: i64, amount: i64, cause: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "amount": int(amount)}
        facts["total"] = int(s.hexilum[seat])
        add_cause(s, facts, cause)
        tell(s, "hexilum-lost", "HX-CARD-09", facts)


def income_raised(s: State, seat: i64, price: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "level": int(s.income[seat])}
        facts["cost"] = int(price)
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


# -- attacks -----------------------------------------------------------------------------------


# -- cards and market --------------------------------------------------------------------------


def card_stolen(s: State, seat: i64, victim: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "victim": who(s, victim)}
        facts["card"] = s.tables.card_words[card]
        tell(s, "card-stolen", "HX-CARD-08", facts)


def card_forced_off(s: State, seat: i64, victim: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "victim": who(s, victim)}
        facts["card"] = s.tables.card_words[card]
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


def eliminated(s: State, seat: i64, cause: i64) -> None:
    """Told before the board is cleared: what turns neutral, what leaves, what is lost with him."""
    if s.journal is None:
        return
    neutral: list[int] = []
    leaving: list[int] = []
    cell: i64
    for cell in range(s.tables.cells):
        unit = s.unit[cell]
        if (unit >> OWNER_SHIFT) == seat + 1:
            kind = unit & KIND_MASK
            (leaving if kind == WARLORD or kind >= MERCENARY else neutral).append(cell)
    facts: Facts = {"player": who(s, seat), "neutral": len(neutral), "leaving": len(leaving)}
    facts["cells"] = cell_names(s, neutral + leaving)
    facts["cards"] = sum([int(place == OWNED + seat) for place in s.where])
    facts["hexilum"] = int(s.hexilum[seat])
    add_cause(s, facts, cause)
    tell(s, "player-eliminated", "HX-ELIM-01", facts)


def formation_completed(s: State, seat: i64, mission: i64, cells: list[int]) -> None:
    if s.journal is not None:
        facts: Facts = {"player": who(s, seat), "mission": s.tables.mission_words[mission]}
        facts["cells"] = cell_names(s, cells)
        facts["size"] = len(cells)
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
