"""The balance report as one HTML page: no scripts, no files beside it, light and dark."""

from __future__ import annotations

from html import escape

from beachhead.arena import drawing
from beachhead.arena.balance import Balance, Line, Report
from beachhead.arena.ratings import Rating

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #23272e;
  --soft: #6b7280; --line: #e4e1d8; --accent: #2f6f8f; --accent-soft: #2f6f8f33; --warn: #b4552d;
  --good: 47 111 143; --bad: 180 85 45; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171c; --card: #1c2027; --ink: #e7e5df;
  --soft: #9aa3b0; --line: #2d333d; --accent: #6fb6d6; --accent-soft: #6fb6d633; --warn: #e39a6f;
  --good: 111 182 214; --bad: 227 154 111; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; margin: 3rem 0 .25rem; }
h3 { font-size: 1rem; margin: 0 0 .75rem; }
p { margin: .25rem 0 1rem; color: var(--soft); max-width: 46rem; }
.grid { display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem 1.1rem; overflow-x: auto; }
.facts { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin: .5rem 0 1.25rem; padding: 0;
  list-style: none; color: var(--soft); }
.facts b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; font-weight: 400; white-space: nowrap; }
th { color: var(--soft); } th:first-child, td:first-child { text-align: left; }
td.cell { border-radius: .35rem; text-align: center; }
svg { display: block; width: 100%; max-width: 30rem; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); }
svg .fair { stroke: var(--warn); stroke-dasharray: 3 3; }
svg .range { stroke: var(--accent); stroke-width: 6; stroke-linecap: round; opacity: .35; }
svg .dot { fill: var(--accent); } svg .bar { fill: var(--accent); opacity: .75; }
svg .median { stroke: var(--warn); stroke-width: 1.5; }
.warn { color: var(--warn); }
"""


def page(report: Report, ratings: list[Rating], title: str) -> str:
    """The whole page."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        "<p>Dots are shares of games won, bars their 95 % intervals (Wilson); the dashed line is "
        "the fair share. A bar that does not touch the line tells of a real difference between "
        "these bots, not of the game itself: stronger bots may see it otherwise.</p>",
    ]
    if ratings:
        parts += ["<h2>Bots</h2><div class='card'>", _ratings(ratings), "</div>"]
    if len(report.players) > 1:
        chart = drawing.shares(report.players)
        parts += [
            "<h2>The first seat, by number of players</h2>",
            f"<div class='card'>{chart}</div>",
        ]
    parts += [_table(table) for table in report.tables]
    parts.append("</main></body></html>\n")
    return "".join(parts)


def _table(table: Balance) -> str:
    options = ", ".join(f"{name} {value}" for name, value in table.options.items())
    cards = [
        _card("By side", drawing.shares(table.sides)),
        _card("By seat", drawing.shares(table.seats)),
    ]
    if table.parts:
        cards.insert(1, _card("By part of the side", drawing.shares(table.parts)))
    if len(table.bots) > 1:
        cards.append(_card("By bot", drawing.shares(table.bots)))
    if table.rounds is not None:
        cards.append(_card("Length in rounds", drawing.histogram(table.rounds)))
    if table.decisions is not None:
        cards.append(_card("Length in decisions", drawing.histogram(table.decisions)))
    if table.margins is not None:
        cards.append(_card("Winner's lead in points", drawing.histogram(table.margins)))
    if len(table.bot_matchups) > 0:
        cards.append(_card("Bot against bot", drawing.matrix(table.bot_matchups)))
    if len(table.side_matchups) > 0:
        cards.append(_card("Side against side", drawing.matrix(table.side_matchups)))
    cards.append(_card("Games needed for ±2 %", _needed(table.sides)))
    return (
        f"<h2>{escape(table.game.replace('_', ' ').title())}, {table.players} players</h2>"
        f"{_facts(table)}<p>{escape(options)}</p><div class='grid'>{''.join(cards)}</div>"
    )


def _facts(table: Balance) -> str:
    facts = [("games", f"{table.games:,}")]
    if table.rounds is not None:
        facts.append(("rounds (median)", f"{table.rounds.median:g}"))
    if table.decisions is not None:
        facts.append(("decisions (median)", f"{table.decisions.median:g}"))
    for status, count in sorted(table.statuses.items()):
        if status != "done":
            facts.append((status, f"{count:,}"))
    items = "".join(f"<li><b>{value}</b> {escape(name)}</li>" for name, value in facts)
    faults = "".join(
        f"<p class='warn'>{count} × {escape(fault)}</p>" for fault, count in table.faults.items()
    )
    return f"<ul class='facts'>{items}</ul>{faults}"


def _card(title: str, body: str) -> str:
    return f"<section class='card'><h3>{escape(title)}</h3>{body}</section>"


def _needed(lines: tuple[Line, ...]) -> str:
    rows = "".join(
        f"<tr><td>{escape(line.name)}</td><td>{line.share.games:,}</td>"
        f"<td>± {(line.share.high - line.share.low) / 2:.1%}</td>"
        f"<td>{line.games_for_2_percent:,}</td></tr>"
        for line in lines
    )
    head = "<tr><th>side</th><th>played</th><th>known to</th><th>needed</th></tr>"
    return f"<table>{head}{rows}</table>"


def _ratings(ratings: list[Rating]) -> str:
    rows = "".join(
        f"<tr><td>{escape(r.bot)}</td><td>{r.rating:.1f}</td><td>{r.low:.1f} to {r.high:.1f}</td>"
        f"<td>{r.games:,}</td><td>{r.share.share:.1%}</td>"
        f"<td>{r.share.low:.1%} to {r.share.high:.1%}</td></tr>"
        for r in ratings
    )
    head = (
        "<tr><th>bot</th><th>rating</th><th>95 %</th><th>games</th><th>won</th><th>95 %</th></tr>"
    )
    return f"<table>{head}{rows}</table>"
