"""Arena reports of this server: results files in its data directory, and small runs of its own.

A run is `beachhead arena run` as a process beside the server, at low priority and one at a time.
Its results file is appended to game by game, so progress is the length of the file, and a run
that was stopped or killed keeps what it has. It hangs on a pipe to the server, so that a server
that is killed leaves no run behind. Files made elsewhere are shown if they lie here.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

import msgspec

from beachhead.arena import balance, results
from beachhead.arena.plan import Plan
from beachhead.arena.play import Result
from beachhead.arena.ratings import ratings
from beachhead.core.errors import BeachheadError
from beachhead.server import clocks, levels, wire, wire_arena
from beachhead.server.errors import conflict, forbidden, from_core, invalid, not_found
from beachhead.server.store.rows import new_id

MOST_GAMES = 400
MOST_BYTES = 64 << 20  # a larger file is for the command line
SECONDS = 1800.0  # for one game, as the command line has it


class Note(msgspec.Struct):
    """What is known about a run before its first game, beside the results file."""

    game: str
    players: int
    bots: list[str]
    total: int
    user_id: str
    made: int


_NOTE = msgspec.json.Decoder(Note)


class Arena:
    """The folder, and the one process that may run."""

    def __init__(self, folder: Path, *, on: bool) -> None:
        self._folder = folder
        self._on = on
        self._running: tuple[str, Process] | None = None
        self._starting = asyncio.Lock()  # of two who press at once, one begins
        self._reports: dict[Path, tuple[int, wire_arena.ArenaReport]] = {}  # by size of the file

    @property
    def running(self) -> str | None:
        """The run that is being played here."""
        if self._running is not None and self._running[1].returncode is None:
            return self._running[0]
        return None

    async def overview(self, reader: str | None) -> wire_arena.ArenaList:
        """Newest first."""
        runs = await asyncio.to_thread(self._runs, reader)
        return wire_arena.ArenaList(runs, self._on and self.running is None, MOST_GAMES)

    async def read(self, run_id: str, reader: str | None) -> wire_arena.ArenaReport:
        return await asyncio.to_thread(self._report, run_id, reader)

    async def export(self, run_id: str, form: wire.ArenaForm) -> bytes:
        """Every game so far, a row for each of its seats."""
        return await asyncio.to_thread(self._export, run_id, form)

    def _export(self, run_id: str, form: wire.ArenaForm) -> bytes:
        rows = results.flat(self._games(self._file(run_id)))
        return results.as_csv(rows) if form == "csv" else results.as_lines(rows)

    def _runs(self, reader: str | None) -> list[wire_arena.ArenaRun]:
        files = [file for file in self._folder.glob("*.jsonl") if file.stat().st_size <= MOST_BYTES]
        files.sort(key=lambda file: -file.stat().st_mtime)
        return [self._run(file, reader) for file in files]

    def _run(self, file: Path, reader: str | None) -> wire_arena.ArenaRun:
        data = file.read_bytes()
        played = data.count(b"\n")
        note = self._note(file)
        made = note.made if note is not None else int(file.stat().st_mtime * 1000)
        running = file.stem == self.running
        if note is None:
            return wire_arena.ArenaRun(
                file.stem, None, None, [], played, played, running, False, made
            )
        mine = note.user_id == reader
        return wire_arena.ArenaRun(
            file.stem, note.game, note.players, note.bots, played, note.total, running, mine, made
        )

    @staticmethod
    def _note(file: Path) -> Note | None:
        with contextlib.suppress(OSError, msgspec.DecodeError):
            return _NOTE.decode(file.with_suffix(".json").read_bytes())
        return None

    @staticmethod
    def _games(file: Path) -> list[Result]:
        try:
            return results.read(file)
        except BeachheadError as error:
            raise from_core(error) from None

    def _report(self, run_id: str, reader: str | None) -> wire_arena.ArenaReport:
        file = self._file(run_id)
        size, found = self._reports.get(file, (-1, None))
        run = self._run(file, reader)
        if found is not None and size == file.stat().st_size:
            return msgspec.structs.replace(found, run=run)
        size = file.stat().st_size
        games = self._games(file)
        made = wire_arena.ArenaReport(run, list(balance.report(games).tables), ratings(games))
        self._reports = {file: (size, made)}  # one is enough: it is looked at while it grows
        return made

    def _file(self, run_id: str) -> Path:
        file = self._folder / f"{run_id}.jsonl"
        if not file.is_file() or file.stat().st_size > MOST_BYTES:
            raise not_found("report")
        return file

    # -- running --------------------------------------------------------------------------------

    async def start(self, user_id: str, wanted: wire_arena.NewArena) -> str:
        """Begin a run; one at a time, and small."""
        if not self._on:
            raise forbidden("error-arena-off", "this server runs no tournaments")
        async with self._starting:
            if self.running is not None:
                raise conflict("error-arena-busy", "a run is going on")
            return await self._start(user_id, wanted)

    async def _start(self, user_id: str, wanted: wire_arena.NewArena) -> str:
        chosen = tuple(dict.fromkeys(levels.check(level) for level in wanted.levels))
        plan = Plan((wanted.game,), chosen, wanted.rounds, (wanted.players,))
        total = len(plan.jobs())
        if total > MOST_GAMES:
            text = f"{total} games; at most {MOST_GAMES} here"
            raise invalid("error-arena-large", text, games=total, most=MOST_GAMES)
        run_id = new_id()
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._folder / f"{run_id}.jsonl"
        note = Note(wanted.game, wanted.players, list(chosen), total, user_id, clocks.now())
        file.with_suffix(".json").write_bytes(msgspec.json.encode(note))
        file.touch()
        self._running = (run_id, await self._spawn(file, wanted, chosen))
        return run_id

    @staticmethod
    async def _spawn(file: Path, wanted: wire_arena.NewArena, bots: tuple[str, ...]) -> Process:
        gently = ["nice", "-n", "10"] if shutil.which("nice") else []
        command = [sys.executable, "-m", "beachhead.cli", "arena", "run", str(file)]
        command += ["--game", wanted.game, "--players", str(wanted.players)]
        command += ["--rounds", str(wanted.rounds), "--workers", "1"]
        command += ["--game-seconds", str(SECONDS), "--leashed"]
        for bot in bots:
            command += ["--bot", bot]
        return await asyncio.create_subprocess_exec(
            *gently, *command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL
        )

    async def stop(self, run_id: str, user_id: str) -> None:
        """Whoever began a run may end it; its games stay."""
        note = self._note(self._file(run_id))
        if note is None or note.user_id != user_id:
            raise forbidden("error-not-host", "only whoever began it may do this")
        if self.running != run_id:
            raise conflict("error-arena-ended", "this run is not going on here")
        await self.close()

    async def close(self) -> None:
        if self._running is not None and self._running[1].returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._running[1].terminate()
            await self._running[1].wait()
        self._running = None
