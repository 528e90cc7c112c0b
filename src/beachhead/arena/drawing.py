"""The plots of the balance report, as SVG and tables that follow the page's colours."""

from __future__ import annotations

from html import escape

from beachhead.arena.balance import Cell, Line
from beachhead.arena.statistics import Spread

WIDTH = 420
NAMES = 150  # room for names at the left
ROW = 26
FEWEST_BARS = 6  # a histogram of few values does not fill its width


def shares(lines: tuple[Line, ...]) -> str:
    """A dot and its interval for each line, from 0 to 100 %."""
    height = ROW * len(lines) + 24
    room = WIDTH - NAMES - 58
    parts = [f"<svg viewBox='0 0 {WIDTH} {height}' role='img'>"]
    for percent in (0, 25, 50, 75, 100):
        x = NAMES + room * percent / 100
        parts.append(f"<line class='axis' x1='{x}' x2='{x}' y1='0' y2='{height - 20}'/>")
        parts.append(
            f"<text class='soft' x='{x}' y='{height - 5}' text-anchor='middle'>{percent}</text>"
        )
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2
        low, at, high = (
            NAMES + room * part for part in (line.share.low, line.share.share, line.share.high)
        )
        fair = NAMES + room * line.fair
        tip = f"{line.name}: {line.share.wins:g} of {line.share.games} games"
        parts.append(
            f"<g><title>{escape(tip)}</title>"
            f"<line class='fair' x1='{fair}' x2='{fair}' y1='{y - 11}' y2='{y + 11}'/>"
            f"<text x='0' y='{y + 4}'>{escape(_short(line.name))}</text>"
            f"<line class='range' x1='{low:.1f}' x2='{high:.1f}' y1='{y}' y2='{y}'/>"
            f"<circle class='dot' cx='{at:.1f}' cy='{y}' r='5'/>"
            f"<text x='{WIDTH}' y='{y + 4}' text-anchor='end'>{line.share.share:.1%}</text></g>"
        )
    return "".join([*parts, "</svg>"])


def histogram(spread: Spread) -> str:
    """Bars, with a line at the median."""
    height, floor = 150, 122
    most = max(spread.bins)
    step = WIDTH / max(len(spread.bins), FEWEST_BARS)
    parts = [f"<svg viewBox='0 0 {WIDTH} {height}' role='img'>"]
    for number, count in enumerate(spread.bins):
        tall = (floor - 20) * count / most
        begin = spread.first + number * spread.step
        parts.append(
            f"<g><title>from {begin:g}: {count} games</title><rect class='bar' rx='2' "
            f"x='{number * step + 1:.1f}' y='{floor - tall:.1f}' width='{max(step - 2, 1):.1f}' "
            f"height='{tall:.1f}'/></g>"
        )
    x = step * ((spread.median - spread.first) / spread.step + 0.5)
    x = min(max(x, 1), WIDTH - 1)
    parts.append(f"<line class='median' x1='{x:.1f}' x2='{x:.1f}' y1='0' y2='{floor}'/>")
    parts.append(f"<line class='axis' x1='0' x2='{WIDTH}' y1='{floor}' y2='{floor}'/>")
    side = "start" if x < WIDTH / 2 else "end"
    beside = x + 6 if x < WIDTH / 2 else x - 6
    parts.append(
        f"<text x='{beside:.1f}' y='11' text-anchor='{side}'>median {spread.median:g}</text>"
        f"<text class='soft' x='0' y='{height - 8}'>from {spread.least:g}</text>"
        f"<text class='soft' x='{WIDTH}' y='{height - 8}' text-anchor='end'>"
        f"to {spread.most:g}</text>"
    )
    return "".join([*parts, "</svg>"])


def matrix(cells: tuple[Cell, ...]) -> str:
    """Who finished before whom; the stronger the colour, the further from one half."""
    names = sorted({cell.row for cell in cells} | {cell.column for cell in cells})
    found = {(cell.row, cell.column): cell.share for cell in cells}
    head = "".join(f"<th>{escape(_short(name))}</th>" for name in names)
    rows = []
    for row in names:
        filled = []
        for column in names:
            share = found.get((row, column))
            if share is None:
                filled.append("<td class='cell'>·</td>")
                continue
            strong = abs(share.share - 0.5) * 1.2
            colour = "--good" if share.share >= 0.5 else "--bad"
            tip = f"{row} before {column}: {share.low:.1%} to {share.high:.1%}, {share.games} games"
            filled.append(
                f"<td class='cell' style='background: rgb(var({colour}) / {strong:.2f})' "
                f"title='{escape(tip)}'>{share.share:.0%}</td>"
            )
        rows.append(f"<tr><td>{escape(_short(row))}</td>{''.join(filled)}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _short(name: str) -> str:
    """Names fit their column; a bot from a file loses the path before it."""
    plain = name.rpartition("/")[2].replace("_", " ")
    return plain if len(plain) <= 22 else plain[:21] + "…"
