"""What a results file says about the balance of its games, as data."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import permutations

import msgspec

from beachhead.arena.play import Result
from beachhead.arena.ratings import counted
from beachhead.arena.statistics import Share, Spread, games_needed, spread, wilson


class Line(msgspec.Struct, frozen=True):
    """A share beside the share that would be fair."""

    name: str
    share: Share
    fair: float
    games_for_2_percent: int


class Cell(msgspec.Struct, frozen=True):
    """How often `row` finished before `column` when both were at the table."""

    row: str
    column: str
    share: Share


class Balance(msgspec.Struct, frozen=True):
    """One game with one number of players and one set of options."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    statuses: dict[str, int]  # how games ended: done, crash, timeout, unfinished, lost
    faults: dict[str, int]
    sides: tuple[Line, ...]
    parts: tuple[Line, ...]  # of sides that consist of two, "nordic/industrial": each by itself
    seats: tuple[Line, ...]
    bots: tuple[Line, ...]
    side_matchups: tuple[Cell, ...]
    bot_matchups: tuple[Cell, ...]
    rounds: Spread | None
    decisions: Spread | None
    margins: Spread | None  # winner's score less the next one's


class Report(msgspec.Struct, frozen=True):
    """All games of a results file."""

    tables: tuple[Balance, ...]
    players: tuple[Line, ...]  # the first seat's share, by game and number of players


def report(results: Iterable[Result]) -> Report:
    """Group by game, number of players and options."""
    groups: dict[tuple[str, int, tuple[tuple[str, str], ...]], list[Result]] = defaultdict(list)
    for result in results:
        options = tuple(sorted(result.options.items()))
        groups[result.game, len(result.seats), options].append(result)
    tables = tuple(_balance(key[0], key[1], dict(key[2]), groups[key]) for key in sorted(groups))
    firsts = (_first_seat(table) for table in tables)
    return Report(tables, tuple(line for line in firsts if line is not None))


def _first_seat(table: Balance) -> Line | None:
    if not table.seats:
        return None
    first = table.seats[0]
    name = f"{table.game}, {table.players}"
    return Line(name, first.share, first.fair, first.games_for_2_percent)


def _balance(game: str, players: int, options: dict[str, str], results: list[Result]) -> Balance:
    good = counted(results)
    return Balance(
        game=game,
        players=players,
        options=options,
        games=len(good),
        statuses=dict(Counter(result.status for result in results)),
        faults=dict(Counter(result.fault for result in results if result.fault)),
        sides=_lines(good, lambda result, seat: result.seats[seat]),
        parts=_parts(good),
        seats=_lines(good, lambda result, seat: f"seat {seat + 1}"),
        bots=_lines(good, lambda result, seat: result.bots[seat]),
        side_matchups=_matchups(good, lambda result, seat: result.seats[seat]),
        bot_matchups=_matchups(good, lambda result, seat: result.bots[seat]),
        rounds=spread([result.rounds for result in good if result.rounds > 0]),
        decisions=spread([result.decisions for result in good]),
        margins=spread([_margin(result) for result in good if len(result.scores) > 1]),
    )


def _lines(results: list[Result], name_of: Callable[[Result, int], str]) -> tuple[Line, ...]:
    wins: dict[str, float] = defaultdict(float)
    games: Counter[str] = Counter()
    fair: dict[str, float] = defaultdict(float)
    for result in results:
        for seat, won in enumerate(result.returns):
            name = name_of(result, seat)
            wins[name] += won
            games[name] += 1
            fair[name] += sum(result.returns) / len(result.returns)
    found = []
    for name in sorted(games):
        share = wilson(wins[name], games[name])
        found.append(Line(name, share, fair[name] / games[name], games_needed(share.share)))
    return tuple(found)


def _parts(results: list[Result]) -> tuple[Line, ...]:
    """Shares by the first part of every side, then by the second, if sides have two."""
    if not results or not all("/" in side for result in results for side in result.seats):
        return ()
    first = _lines(results, lambda result, seat: result.seats[seat].split("/")[0])
    second = _lines(results, lambda result, seat: result.seats[seat].split("/")[1])
    return (*first, *second)


def _matchups(results: list[Result], name_of: Callable[[Result, int], str]) -> tuple[Cell, ...]:
    wins: dict[tuple[str, str], float] = defaultdict(float)
    games: Counter[tuple[str, str]] = Counter()
    for result in results:
        for one, other in permutations(range(len(result.returns)), 2):
            pair = name_of(result, one), name_of(result, other)
            if pair[0] == pair[1]:
                continue
            mine, theirs = result.returns[one], result.returns[other]
            wins[pair] += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            games[pair] += 1
    return tuple(Cell(*pair, wilson(wins[pair], games[pair])) for pair in sorted(games))


def _margin(result: Result) -> float:
    """By how much the winner led; negative where the score does not decide."""
    winner = max(range(len(result.returns)), key=lambda seat: result.returns[seat])
    others = [score for seat, score in enumerate(result.scores) if seat != winner]
    return result.scores[winner] - max(others)
