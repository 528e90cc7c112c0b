"""Chapter 13, End of the game: formations, elimination, and the limit of simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.games.hexpanse import events, unit_events
from beachhead.games.hexpanse.rules import market, turn, units
from beachhead.games.hexpanse.vocab import (
    BY_ELIMINATION,
    BY_FORMATION,
    BY_LIMIT,
    CARDS,
    EMPTY,
    LIMIT_JUDGED,
    MERCENARY,
    NEUTRAL,
    NOWHERE,
    OWNED,
    OWNER_SHIFT,
    POOL_MINORITY,
    WARLORD,
)

if TYPE_CHECKING:
    from beachhead.games.hexpanse.state import State


def team_bits(s: State, team: i64) -> i64:
    """The seats of a team, as bits."""
    bits: i64 = 0
    i: i64
    for i in range(s.seats):
        if s.tables.team[i] == team:
            bits |= 1 << i
    return bits


def finish(s: State, winners: i64, how: i64, mission: i64) -> None:
    """HX-WIN-08. The game is over at once; there is no score and no tie-break."""
    s.over = True
    s.winners = winners
    s.ended = how
    s.won_with = mission


# -- formations --------------------------------------------------------------------------------


def check_formations(s: State, a: i64, b: i64) -> None:
    """HX-WIN-01, HX-WIN-03, HX-WIN-04, HX-WIN-06. Has a change on two cells won?

    Asked after every placement, move, swap and change of owner, for all players: the active one
    first, then in turn order. The warlord need not be on the board.
    """
    team = s.tables.team
    i: i64
    for i in range(s.seats):
        seat = s.active + i
        if seat >= s.seats:
            seat -= s.seats
        if s.life[seat] == 0:
            continue
        mission = completed(s, team[seat], a)
        if mission == NOWHERE and b != a:
            mission = completed(s, team[seat], b)
        if mission != NOWHERE:
            finish(s, team_bits(s, team[seat]), BY_FORMATION, mission)
            if s.journal is not None:
                cells = winning_cells(s, mission, team[seat])
                events.formation_completed(s, seat, mission, cells)
            return


def completed(s: State, team: i64, cell: i64) -> i64:
    """HX-SETUP-09, HX-TEAM-07. The mission a team has just completed through this cell.

    The common mission counts, and the secret one of each living member.
    """
    owner = (s.unit[cell] >> OWNER_SHIFT) - 1
    if owner < 0 or owner == NEUTRAL or s.tables.team[owner] != team:
        return NOWHERE
    units_there: i64 = 0
    i: i64
    for i in range(s.seats):
        if s.tables.team[i] == team and s.life[i] > 0:
            units_there += units.most_on_board(s, i)
    if units_there < s.tables.smallest:  # no formation is that small
        return NOWHERE
    if s.common != NOWHERE and stands(s, s.common, team, cell):
        return s.common
    for i in range(s.seats):
        mission = s.secret[i]
        if mission != NOWHERE and s.tables.team[i] == team and stands(s, mission, team, cell):
            return mission
    return NOWHERE


def stands(s: State, mission: i64, team: i64, cell: i64) -> bool:
    """HX-WIN-02, HX-UNIT-01, HX-TEAM-01. Whether some placement through the cell is all the team's.

    Every unit counts, warlord and mercenaries included, neutral ones never. Rotations and mirror
    images are among the placements; units beside the formation do not matter.
    """
    formation = s.tables.formations[mission]
    return holds_one(s, team, formation.others[cell], formation.size - 1)


def holds_one(s: State, team: i64, cells: vec[i64], size: i64) -> bool:
    """Whether a team holds all cells of one of the groups of `size` cells."""
    unit = s.unit
    teams = s.tables.team
    start: i64 = 0
    count: i64 = len(cells)
    i: i64
    while start < count:
        for i in range(start, start + size):
            owner = (unit[cells[i]] >> OWNER_SHIFT) - 1
            if owner < 0 or owner == NEUTRAL or teams[owner] != team:
                break
        else:
            return True
        start += size
    return False


def winning_cells(s: State, mission: i64, team: i64) -> list[int]:
    """The cells of a placement that is all the team's; none if no formation stands."""
    placements = s.tables.formations[mission].placements
    size = s.tables.formations[mission].size
    start: i64
    for start in range(0, len(placements), size):
        cells = placements[start : start + size]
        if holds_one(s, team, cells, size):
            return [int(cell) for cell in cells]
    return []


# -- elimination -------------------------------------------------------------------------------


def hurt(s: State, seat: i64, amount: i64, cause: i64) -> None:
    """HX-UNIT-13, HX-UNIT-14, HX-DMG-03. A warlord loses life, on the board or on his tableau.

    At 0 he dies and his player is out; damage beyond that has no effect.
    """
    left = s.life[seat] - amount
    s.life[seat] = left if left > 0 else 0
    unit_events.warlord_hurt(s, seat, amount, cause)
    if left <= 0:
        eliminate(s, seat, cause)


def eliminate(s: State, seat: i64, cause: i64) -> None:
    """HX-ELIM-01, HX-ELIM-04. All cards are discarded, everything off the board leaves the game."""
    events.eliminated(s, seat, cause)
    clear_board(s, seat)
    s.warlord[seat] = NOWHERE
    s.hired[seat] = 0
    s.hexilum[seat] = 0
    i: i64
    for i in range(CARDS):
        if s.where[i] == OWNED + seat:
            market.discard(s, i)
    for i in range(2):
        s.home[seat * 2 + i] = 0
        s.ship[seat * 2 + i] = 0
        m = s.minority[seat * 2 + i]
        if m != NOWHERE:
            s.home[POOL_MINORITY + m] = 0
            s.ship[POOL_MINORITY + m] = 0
    secret = s.secret[:]
    secret[seat] = NOWHERE
    s.secret = secret
    if not last_team(s) and seat == s.active:
        # HX-ELIM-05, HX-CHAIN-10. His own turn ends at once: no queue, no market.
        s.queue_n = 0
        if s.playing != NOWHERE:
            market.discard_played(s)
        turn.next_turn(s)


def clear_board(s: State, seat: i64) -> None:
    """HX-ELIM-02, HX-ELIM-03, HX-TEAM-08. His units stay as neutral ones, mercenaries leave."""
    cell: i64
    for cell in range(s.tables.cells):
        unit = s.unit[cell]
        if (unit >> OWNER_SHIFT) == seat + 1:
            kind = units.kind_of(unit)
            if kind == WARLORD or kind >= MERCENARY:
                s.unit[cell] = EMPTY
            else:
                s.unit[cell] = units.code(NEUTRAL, kind)


def last_team(s: State) -> bool:
    """HX-WIN-05, HX-WIN-07, HX-TEAM-02. The only team with a living warlord wins.

    A warlord on his tableau is alive. Damage places nothing, so this never meets a formation.
    """
    alive: i64 = NOWHERE
    i: i64
    for i in range(s.seats):
        if s.life[i] > 0:
            if alive != NOWHERE and alive != s.tables.team[i]:
                return False
            alive = s.tables.team[i]
    finish(s, team_bits(s, alive), BY_ELIMINATION, NOWHERE)
    events.last_warlord(s, alive)
    return True


# -- the limit of simulations ------------------------------------------------------------------


def reach_limit(s: State) -> None:
    """HX-WIN-09. After the last round: a draw, or a judgement for simulations.

    Most cells of the best placement of a counting mission, then life, then hexilum.
    """
    winners: i64 = 0
    if s.tables.limit == LIMIT_JUDGED:
        best: i64 = -1
        i: i64
        for i in range(s.seats):
            if s.life[i] > 0:
                worth = (best_progress(s, i) * 100 + s.life[i]) * 100 + s.hexilum[i]
                if worth > best:
                    best = worth
                    winners = team_bits(s, s.tables.team[i])
                elif worth == best and not (winners >> i) & 1:
                    winners = 0
    finish(s, winners, BY_LIMIT, NOWHERE)
    events.limit_reached(s, winners)


def best_progress(s: State, seat: i64) -> i64:
    """Cells filled by the player's team in the best placement of a mission that counts for him."""
    best: i64 = 0
    if s.common != NOWHERE:
        best = progress(s, s.common, s.tables.team[seat])
    if s.secret[seat] != NOWHERE:
        own = progress(s, s.secret[seat], s.tables.team[seat])
        best = max(best, own)
    return best


def progress(s: State, mission: i64, team: i64) -> i64:
    """Cells of the best placement of a mission that the team holds."""
    formation = s.tables.formations[mission]
    placements = formation.placements
    best: i64 = 0
    held: i64 = 0
    i: i64
    for i in range(len(placements)):
        if i % formation.size == 0:
            held = 0
        owner = (s.unit[placements[i]] >> OWNER_SHIFT) - 1
        if owner >= 0 and owner != NEUTRAL and s.tables.team[owner] == team:
            held += 1
            best = max(best, held)
    return best


def is_formed(s: State, mission: i64, team: i64) -> bool:
    """Looked up in all placements, where `stands` looks at those through one cell."""
    formation = s.tables.formations[mission]
    return holds_one(s, team, formation.placements, formation.size)
