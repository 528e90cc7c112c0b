"""`beachhead review FILE`: a finished game looked through by a strong bot."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.table import Table
from rich.text import Text

from beachhead.cli import _console
from beachhead.cli.replay import load
from beachhead.core.errors import ReplayError
from beachhead.core.gains import Change
from beachhead.core.match import Match
from beachhead.core.words import Words
from beachhead.study.findings import MARKED, Better
from beachhead.study.judging import CERTAIN, Mark, Verdict
from beachhead.study.review import SEED, Review, review

BARS = "▁▂▃▄▅▆▇█"
WIDE = 64  # columns of a curve
MOST = 3  # things named in one sentence
SEVERAL: dict[Mark, str] = {  # the slightest first
    "inaccuracy": "inaccuracies",
    "mistake": "mistakes",
    "blunder": "blunders",
}
SIGNS: dict[Mark, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLES: dict[Mark, str] = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seed", type=click.IntRange(0), default=SEED, help="Of the bot's own chance.")
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core if left out.")
@click.option("--json", "as_json", is_flag=True, help="Everything that was found, as JSON.")
@click.option("--edition", type=click.Path(path_type=Path), help="The edition it was played with.")
@_console.lang_option
def command(
    file: Path, seed: int, workers: int | None, as_json: bool, edition: Path | None, lang: str
) -> None:
    """Judge every decision of a finished game: what was good, what was luck."""
    match = load(file, None, edition)
    spoken = Words(lang, "common", match.game.id, "review")
    if not match.over:
        text = spoken.say("review-unfinished")
        raise ReplayError(text, reason=text)
    with _console.progress() as bar:
        task = bar.add_task(spoken.say("review-thinking"))
        found = review(
            match,
            seed=seed,
            workers=workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        _Page(match, found, spoken).show()


class _Page:
    """A review as it is told in the terminal."""

    def __init__(self, match: Match, found: Review, spoken: Words) -> None:
        self.match = match
        self.found = found
        self.words = spoken
        state = match.state
        self.sides = [
            spoken.say(match.game.side_of(state, seat)) for seat in range(len(found.players))
        ]

    def show(self) -> None:
        self._players()
        self._curves()
        self._marked()
        self._turning()

    def _players(self) -> None:
        say = self.words.say
        grid = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        grid.add_column(say("review-side"), no_wrap=True)
        for name in ("decisions", "accuracy", "lost", "luck", *SEVERAL.values()):
            grid.add_column(say(f"review-{name}"), justify="right")
        for side, player in zip(self.sides, self.found.players, strict=True):
            grid.add_row(
                side,
                str(player.decisions),
                f"{player.accuracy:.0f}",
                f"{-100 * player.lost:.0f}",
                f"{100 * player.luck:+.0f}",
                *(str(player.marks.get(mark, 0)) for mark in SEVERAL),
            )
        _console.out.print(grid)

    def _curves(self) -> None:
        """For each seat its outlook over the game, its marked decisions below."""
        _console.out.print(f"\n{self.words.say('review-curve')}", style="bold")
        for seat, side in enumerate(self.sides):
            own = [look.value for look in self.found.looks if look.seat == seat]
            _console.out.print(f"{side}, {own[0]:.0%} → {own[-1]:.0%}", markup=False)
            _console.out.print(self._curve(seat), markup=False)
            _console.out.print(self._signs(seat))

    def _column(self, n: int) -> int:
        return min(WIDE - 1, n * WIDE // max(self.found.actions, 1))

    def _curve(self, seat: int) -> str:
        values: list[float | None] = [None] * WIDE
        for look in self.found.looks:
            if look.seat == seat:
                values[self._column(look.n)] = look.value
        known = next((value for value in values if value is not None), 0.5)
        bars = []
        for value in values:
            known = known if value is None else value
            bars.append(BARS[min(len(BARS) - 1, int(known * len(BARS)))])
        return "".join(bars)

    def _signs(self, seat: int) -> Text:
        """The gravest mark of each column."""
        gravest: dict[int, Mark] = {}
        for verdict in (each.verdict for each in self.found.decisions):
            if verdict.seat == seat and verdict.mark in MARKED:
                column = self._column(verdict.n)
                others = (gravest.get(column, verdict.mark), verdict.mark)
                gravest[column] = max(others, key=list(SEVERAL).index)
        line = Text()
        for column in range(WIDE):
            mark = gravest.get(column)
            line.append("^" if mark else " ", style=STYLES[mark] if mark else "")
        return line

    def _marked(self) -> None:
        for each in self.found.decisions:
            if each.better is not None:
                self._tell(each.verdict, each.better)

    def _tell(self, verdict: Verdict, better: Better) -> None:
        say = self.words.say
        played = say(better.instead.key, better.instead.facts)
        head = Text(f"\n{verdict.n + 1:>4}  ", style="dim")
        head.append(f"{self.sides[verdict.seat]}: ", style="bold")
        name = f"{say(f'review-{verdict.mark}')} {SIGNS[verdict.mark]}"
        head.append(name, style=STYLES[verdict.mark])
        numbers: dict[str, int | str] = {
            "loss": round(100 * verdict.loss),
            "noise": f"{100 * CERTAIN * verdict.noise:.1f}",
        }
        head.append(f" ({say('review-loss', numbers)})", style="dim")
        _console.out.print(head)
        plan = " → ".join(say(step.key, step.facts) for step in better.steps)
        for line in (
            say("review-played", {"option": played}),
            say("review-better", {"plan": plan}),
            self._reasons(better.beside, verdict.seat),
        ):
            if line:
                _console.out.print(f"      {line}", markup=False, soft_wrap=True)

    def _reasons(self, beside: tuple[Change, ...], seat: int) -> str:
        own = [change for change in beside if change.seat == seat][:MOST]
        say = self.words.say
        return "; ".join(
            say(
                "review-more" if change.n > 0 else "review-less",
                {"what": say(f"gain-{change.key}", {"n": abs(change.n)})},
            )
            for change in own
        )

    def _turning(self) -> None:
        if not self.found.turning:
            return
        _console.out.print(f"\n{self.words.say('review-turning')}", style="bold")
        for turning in self.found.turning:
            told = self.match.events(turning.seat, turning.n - 1, turning.n)
            what = " ".join(self.words.say(event.key, event.facts) for event in told[:2])
            swing = f"{self.sides[turning.seat]} {turning.before:.0%} → {turning.after:.0%}"
            _console.out.print(f"{turning.n:>4}  {swing}  {what}", markup=False, soft_wrap=True)
