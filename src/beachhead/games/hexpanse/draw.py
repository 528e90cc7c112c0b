"""The table as text for a terminal: the hexagon of cells, the players, the market."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.hexpanse import content as printed
from beachhead.games.hexpanse import events
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import build
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
    lines.append("")
    lines += [player_line(s, seen, other, say) for other in range(s.seats)]
    lines.append("")
    lines.append(market_line(s, seen, say))
    lines.append(mission_line(seen, say))
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


def counts(pieces: dict[str, int]) -> str:
    return " ".join(f"{kind}:{count}" for kind, count in pieces.items() if count) or "-"


def player_line(s: State, seen: View, other: int, say: Say) -> str:
    player = seen.players[other]
    turn = ">" if other == s.active and not s.over else " "
    name = say(events.who(s, other))
    if not player.alive and s.round > 0:
        return f"{turn}{LETTERS[other]} {name}: {say('draw-out')}"
    cards = " ".join(player.cards) or "-"
    secret = player.secret or ("?" if player.has_secret else "-")
    facts = {
        "player": name,
        "life": player.life,
        "hexilum": player.hexilum,
        "income": player.income,
        "reserve": counts(player.reserve),
        "ship": counts(player.recovery),
        "cards": cards,
        "secret": secret,
    }
    return f"{turn}{LETTERS[other]} " + say("draw-player", **facts)


def market_line(s: State, seen: View, say: Say) -> str:
    prices = {card: int(s.tables.cost[i]) for i, card in enumerate(all_cards())}
    offer = " ".join(f"{card}({prices[card]})" for card in seen.market + seen.extras)
    return say("draw-market", cards=offer or "-", deck=seen.deck_count, round=seen.round)


def all_cards() -> list[str]:
    return [f"A{i + 1:02d}" for i in range(v.ACTION_CARDS)] + [
        f"C{i + 1:02d}" for i in range(v.MERCENARIES)
    ]


def mission_line(seen: View, say: Say) -> str:
    if seen.common is None:
        return say("draw-no-mission")
    return say("draw-mission", mission=f"mission-{seen.common}")
