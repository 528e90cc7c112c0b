"""The table as text for a terminal: the hexagon of cells, the players, the market, the missions."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import events, ids
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
from beachhead.games.hexpanse.goals import Goal, holdings, placements
from beachhead.games.hexpanse.rules import units
from beachhead.games.hexpanse.state import State
from beachhead.games.hexpanse.view import LETTERS, View, view

Say = Callable[..., str]
WIDTH = 4  # columns a cell takes
MARKS = {v.REGULAR: "r", v.ELITE: "e", v.WARLORD: "W"}


def draw(s: State, seat: int, say: Say) -> str:
    """The table as `seat` sees it."""
    seen = view(s, seat)
    lines = [board_line(s, row) for row in board_rows(s)]
    lines += [say("draw-legend"), ""]
    lines += [player_line(s, seen, other, say) for other in range(s.seats)]
    lines.append("")
    lines += market_lines(s, seen, say)
    lines += mission_lines(s, seen, say)
    return "\n".join(lines)


# -- the board -----------------------------------------------------------------------------------


def board_rows(s: State) -> list[list[tuple[int, int, int]]]:
    """Rows from north to south; each cell as (number, q, r)."""
    cells = build.cells_of(printed.load())[: s.tables.cells]
    rows: dict[int, list[tuple[int, int, int]]] = {}
    for number, cell in enumerate(cells):
        rows.setdefault(cell.r, []).append((number, cell.q, cell.r))
    return [sorted(rows[r], key=lambda c: c[1]) for r in sorted(rows)]


def board_line(s: State, row: list[tuple[int, int, int]]) -> str:
    """One row, pushed in so that neighbours touch; its first cell named at the left."""
    longest = max(len(r) for r in board_rows(s))
    indent = " " * ((longest - len(row)) * WIDTH // 2)
    label = f"{s.tables.cell_names[row[0][0]]:>4} "
    return label + indent + "".join(f"{cell_mark(s, number):<{WIDTH}}" for number, _, _ in row)


def cell_mark(s: State, cell: int) -> str:
    """A unit as owner and kind; `*` is a source, `.` a free cell, `n` a neutral unit.

    Minorities are m1 to mb, mercenaries 01 to 25.
    """
    unit = s.unit[cell]
    if unit == v.EMPTY:
        return "*" if s.tables.source[cell] else "."
    owner = units.owner_of(unit)
    kind = int(units.kind_of(unit))
    side = "n" if owner == v.NEUTRAL else LETTERS[owner]
    if kind < v.MINORITY:
        return side + MARKS[kind]
    if kind < v.MERCENARY:
        return f"{side}m{kind - v.MINORITY + 1:x}"
    return f"{side}{kind - v.MERCENARY + 1:02d}"


# -- players and cards ---------------------------------------------------------------------------


def word(kind: str) -> str:
    """What a kind of unit is called."""
    return {"M": "minority-", "C": "card-"}.get(kind[0], "unit-") + kind


def counts(pieces: dict[str, int], say: Say) -> str:
    found = [f"{say(word(kind))} {count}" for kind, count in pieces.items() if count]
    return ", ".join(found) or "-"


def player_line(s: State, seen: View, other: int, say: Say) -> str:
    player = seen.players[other]
    turn = ">" if other == s.active and not s.over else " "
    name = say(events.who(s, other))
    if not player.alive and s.round > 0:
        return f"{turn}{LETTERS[other]} {name}: {say('draw-out')}"
    hidden = "?" if player.has_secret else "-"
    facts = {
        "player": name,
        "life": player.life,
        "hexilum": player.hexilum,
        "income": player.income,
        "reserve": counts(player.reserve, say),
        "ship": counts(player.recovery, say),
        "cards": ", ".join(say(f"card-{card}") for card in player.cards) or "-",
        "secret": say(f"mission-{player.secret}") if player.secret else hidden,
    }
    return f"{turn}{LETTERS[other]} " + say("draw-player", **facts)


def market_lines(s: State, seen: View, say: Say) -> list[str]:
    """The cards on offer, each with its price and all it can do."""
    lines = [say("draw-market", deck=seen.deck_count, round=seen.round)]
    for card in seen.market + seen.extras:
        cost = s.tables.cost[ids.CARDS.index(card)]
        parts = ("a", "b") if card.startswith("A") else ("text",)
        effect = " / ".join(say(f"card-{card}.{part}") for part in parts)
        lines.append(f"{cost:>3}  {say(f'card-{card}')}: {effect}")
    return lines


# -- missions ------------------------------------------------------------------------------------


def mission_lines(s: State, seen: View, say: Say) -> list[str]:
    """Each mission that the reader knows: its shape, and how close everybody is."""
    lines = [] if seen.goals else [say("draw-no-mission")]
    for mission, goals in seen.goals.items():
        title = "draw-mission" if mission == seen.common else "draw-secret"
        lines.append(say(title, mission=f"mission-{mission}"))
        lines += ["   " + line for line in shape_lines(s, ids.MISSIONS.index(mission))]
        lines += [goal_line(s, team, goal, say) for team, goal in enumerate(goals) if goal.held]
    return lines


def shape_lines(s: State, mission: int) -> list[str]:
    """A formation as it lies in one of its ways; neighbours in a row stand two columns apart."""
    cells = build.cells_of(printed.load())
    way = placements(s.tables.formations[mission])[0][0]
    rows: dict[int, list[int]] = {}
    for cell in sorted(way):
        rows.setdefault(cells[cell].r, []).append(2 * cells[cell].q + cells[cell].r)
    left = min(min(row) for row in rows.values())
    return [shape_line([column - left for column in rows[r]]) for r in sorted(rows)]


def shape_line(columns: list[int]) -> str:
    return "".join("o" if column in columns else " " for column in range(max(columns) + 1))


def goal_line(s: State, team: int, goal: Goal, say: Say) -> str:
    """How many cells a team holds, and which are missing where it is closest."""
    mates = [seat for seat in range(s.seats) if s.tables.team[seat] == team]
    held = holdings(s)[0][team]
    own = {s.tables.cell_names[cell] for cell in held}
    return "   " + say(
        "draw-goal",
        player=" + ".join(say(events.who(s, seat)) for seat in mates),
        held=goal.held,
        size=goal.size,
        cells=", ".join(cell for cell in goal.cells if cell not in own) or "-",
    )
