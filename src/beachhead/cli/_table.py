"""A match at the terminal: the board, what happened, the question, and the commands."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import click
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from beachhead.bots import Bot, Budget, as_known
from beachhead.cli import _console
from beachhead.core import replay
from beachhead.core.errors import ActionError
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.core.options import Option, Refusal
from beachhead.core.rng import MAX_SEED
from beachhead.core.words import words
from beachhead.lab import rule_index

COLUMNS = 2  # options beside each other when there are many
MANY = 12


class Quit(Exception):
    """The reader wants to stop."""


class Table:
    """Asks people, lets the bot answer for the others, and tells everybody what happened."""

    def __init__(
        self, match: Match, people: set[int], rival: Bot, budget: Budget, language: str
    ) -> None:
        self.match = match
        self.people = people
        self.rival = rival
        self.budget = budget
        self.words = words(language, match.game.id)
        self.say = _console.sayer(self.words)
        self.seen = 0  # events the reader has been told
        self.reader = min(people)
        self.saved = 0  # actions in the last saved file
        self.shown: list[Option] = []  # the numbered answers
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "rule": self._rule,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the end, or until the reader quits."""
        _console.out.print(Panel(self._greeting(), expand=False))
        try:
            while not self.match.over:
                if self.match.seat in self.people:
                    self._person(self.match.seat)
                else:
                    self._bot(self.match.seat)
            self._end()
        except (Quit, click.Abort):
            self._farewell()

    # -- turns ---------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        """Show the table to the seat and carry out one answer."""
        if seat != self.reader:
            self._hand_over(seat)
        self._tell()
        self._board("")
        self.shown = self._options()
        self._question(seat, self.shown)
        before = len(self.match.actions)
        while len(self.match.actions) == before:
            text = click.prompt(self.say("cli-prompt"), prompt_suffix=" ").strip()
            if not self._command(text):
                self._answer(text, self.shown)

    def _options(self) -> list[Option]:
        """What may be answered, as far as it is shown."""
        return self.match.options()

    def _answer(self, text: str, options: list[Option]) -> None:
        """A number of the list, a notation, or enough of a label to know it."""
        if text.isdigit() and not 1 <= int(text) <= len(options):
            _console.fail(self.say("cli-no-number", count=len(options)))
            return
        try:
            self.match.play(self._choice(text, options))
        except ActionError as error:
            _console.fail(_console.explain(error))
            _console.note(self.say("cli-try-help"))

    def _choice(self, text: str, options: list[Option]) -> int | str:
        if text.isdigit():
            return options[int(text) - 1].action
        labels = [option for option in options if text.lower() in self._label(option).lower()]
        exact = [option for option in options if option.name == text]
        found = exact or labels
        return found[0].action if len(found) == 1 else text

    def _bot(self, seat: int) -> None:
        rng = secrets.randbelow(MAX_SEED)
        known = as_known(self.match.state, seat, rng)
        with _console.err.status(self.say("cli-thinking", side=self._side(seat))):
            action = self.rival.choose(known, rng, self.budget)
        self.match.play(int(action))

    def _hand_over(self, seat: int) -> None:
        """At one screen, the next person sits down before anything is shown."""
        _console.out.clear()
        click.prompt(
            self.say("cli-hand-over", side=self._side(seat)),
            default="",
            show_default=False,
            prompt_suffix=" ",
        )
        self.reader = seat
        self.seen = 0

    # -- showing -------------------------------------------------------------------------------

    def _greeting(self) -> str:
        sides = ", ".join(self._side(seat) for seat in sorted(self.people))
        title = self.say("game-title") if self.words.has("game-title") else self.match.game.id
        return f"{title}\n{self.say('cli-you-are', side=sides)}\n{self.say('cli-try-help')}"

    def _tell(self) -> None:
        """What happened since the reader last looked, as this seat may know it."""
        events = self.match.events(self.reader)
        for event in events[self.seen :][-40:]:
            _console.out.print(Text("  · " + self._line(event), style="cyan"))
        self.seen = len(events)

    def _line(self, event: Event) -> str:
        return self.words.say(event.key, event.facts)

    def _side(self, seat: int) -> str:
        return self.words.say(self.match.game.side_of(self.match.state, seat))

    def _label(self, option: Option) -> str:
        return self.words.say(option.key, option.facts)

    def _question(self, seat: int, options: list[Option]) -> None:
        decision = self.match.decision
        assert decision is not None
        ask = self.say(f"ask-{decision.name.lower()}")
        _console.out.print(f"\n[bold]{self._side(seat)}:[/] [bold yellow]{ask}[/]")
        columns = COLUMNS if len(options) > MANY else 1
        grid = Grid.grid(padding=(0, 2))
        rows = -(-len(options) // columns)
        for row in range(rows):
            picked = range(row, len(options), rows)
            grid.add_row(*(self._numbered(number, options[number]) for number in picked))
        _console.out.print(grid)

    def _numbered(self, number: int, option: Option) -> Text:
        text = Text(f"{number + 1:>3}  ", style="bold")
        text.append(self._label(option), style="default")
        return text

    # -- commands ------------------------------------------------------------------------------

    def _command(self, text: str) -> bool:
        """Whether the text was a command, which then has been carried out."""
        verb, _, rest = text.partition(" ")
        command = self.commands.get(verb.lower())
        if command is None:
            return False
        command(rest.strip())
        return True

    def _help(self, _: str) -> None:
        for name in self.commands:
            _console.out.print(f"  [bold]{name:<6}[/] {self.say(f'cli-help-{name}')}")
        _console.out.print("  " + self.say("cli-help-answers"), markup=False)

    def _why(self, _: str) -> None:
        refusals = self.match.refusals()
        if not refusals:
            _console.out.print(self.say("cli-nothing-refused"))
        for refusal in refusals:
            rules = " ".join(refusal.rules)
            reason = self.words.say(refusal.key, refusal.facts)
            line = Text(f"  {self._refused(refusal)}", style="bold").append(reason, style="default")
            _console.out.print(line.append(f"  {rules}", style="dim"))

    def _refused(self, refusal: Refusal) -> str:
        """What was looked for, as an option would say it; no action has no such words."""
        names = self.match.names
        if refusal.thing not in names:
            return ""
        option = self.match.game.describe(self.match.state, names.index(refusal.thing))
        return f"{self._label(option)} – "

    def _undo(self, _: str) -> None:
        """Back by one own decision; never past chance, a reveal or somebody else's turn."""
        target = len(self.match.actions) - 1
        if target < self.match.barrier:
            _console.out.print(self.say("cli-undo-stops"))
            return
        self.match.undo(target)
        self.seen = min(self.seen, len(self.match.events(self.reader)))

    def _log(self, count: str) -> None:
        events = self.match.events(self.reader)
        shown = events[-int(count) :] if count.isdigit() else events
        for event in shown:
            line = Text("  " + self._line(event)).append(f"  {event.rule}", style="dim")
            _console.out.print(line)

    def _board(self, _: str) -> None:
        _console.out.print(Line(style="dim"))
        drawing = self.match.game.draw(self.match.state, self.reader, self.say)
        _console.out.print(Text.from_ansi(drawing), soft_wrap=True)

    def _rule(self, wanted: str) -> None:
        rules = rule_index.build(self.match.game.id).rules
        decision = self.match.decision
        rule = rules.get(wanted.upper() or (decision.rule if decision else ""))
        if rule is None:
            _console.out.print(self.say("cli-no-rule", rule=wanted))
            return
        _console.out.print(Text(f"{rule.id} ", style="bold").append(rule.text, style="default"))

    def _save(self, name: str) -> None:
        path = Path(name or f"{self.match.game.id}-{self.match.setup.seed}.json").expanduser()
        try:
            path.write_bytes(replay.encode(self.match.save()))
        except OSError as error:
            _console.fail(f"{path}: {error.strerror}")
            return
        self.saved = len(self.match.actions)
        _console.out.print(self._kept(path), markup=False)

    def _kept(self, path: Path) -> str:
        """Where the game lies, and how to go on with it."""
        return self.say("cli-saved", file=str(path))

    def _quit(self, _: str) -> None:
        raise Quit

    # -- the end -------------------------------------------------------------------------------

    def _end(self) -> None:
        self._tell()
        self._board("")
        _console.out.print(f"\n[bold]{self.say('cli-over')}[/]")
        results = self.match.returns()
        best = max(results)
        for seat, share in enumerate(results):
            key = "cli-lost" if share < best else "cli-won" if best > 0.99 else "cli-shared"
            _console.out.print("  " + self.say(key, side=self._side(seat)), markup=False)
        _console.note(self.say("cli-seed", seed=str(self.match.setup.seed)))

    def _farewell(self) -> None:
        """Nothing is lost by leaving: the game is kept unless it just was."""
        if len(self.match.actions) > self.saved:
            self._save("")
        _console.out.print(self.say("cli-farewell"), markup=False)
