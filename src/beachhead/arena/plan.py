"""What a tournament plays: a list of games, each complete with seed, sides and bots.

Fairness is in the list, not in the player of games: every seed is used once for every rotation
of the bots around the table, with the same deal each time ("mirrored"). A game is named by what
it consists of, so a run that was broken off knows what is left to do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import msgspec

from beachhead.core import registry
from beachhead.core.contract import Game
from beachhead.core.errors import SetupError
from beachhead.core.setups import check_setup


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    seats: tuple[str, ...]  # the side of each seat
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]  # the bot of each seat
    simulations: int  # budget of a bot that has none of its own
    seconds: float  # hard limit for one decision

    @property
    def key(self) -> str:
        """The same for the same game, whenever and wherever it is played."""
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        parts = (self.game, "/".join(self.seats), options, str(self.seed), "/".join(self.bots))
        return "|".join((*parts, str(self.simulations)))


class Plan(msgspec.Struct, frozen=True):
    """A tournament: who meets whom, in which games, at which tables."""

    games: tuple[str, ...]
    bots: tuple[str, ...]
    rounds: int  # seeds for each meeting and table
    players: tuple[int, ...] = ()  # table sizes; empty: the smallest the game allows
    pairs: tuple[tuple[str, ...], ...] = ()  # given meetings; empty: round robin
    options: tuple[dict[str, str], ...] = ({},)  # each is a variant to be played
    sides: tuple[tuple[str, ...], ...] = ()  # given sides; empty: the game's own, all of them
    seed: int = 1
    simulations: int = 200
    seconds: float = 10.0

    def jobs(self) -> list[Job]:
        """Every game of the tournament, in an order that spreads meetings evenly."""
        found = [job for name in self.games for job in self._of(registry.get(name))]
        return sorted(found, key=lambda job: job.seed)  # stable: round by round

    def _of(self, game: Game[Any]) -> Iterator[Job]:
        for size, options in product(self.players or (game.players[0],), self.options):
            tables = self._tables(game, size, options)
            for number, meeting in enumerate(self._meetings(size)):
                for round_ in range(self.rounds):
                    seed = self.seed + round_
                    # which sides sit down changes from seed to seed, who plays them rotates
                    seats, complete = tables[(round_ + number) % len(tables)]
                    for bots in rotations(meeting):
                        budget = (self.simulations, self.seconds)
                        yield Job(game.id, seats, complete, seed, bots, *budget)

    def _meetings(self, size: int) -> list[tuple[str, ...]]:
        """Who sits at one table, in any order: given, or each against each."""
        if self.pairs:
            return [_around(pair, size) for pair in self.pairs]
        if len(self.bots) == 1:
            return [self.bots * size]
        return [_around(pair, size) for pair in combinations(self.bots, 2)]

    def _tables(
        self, game: Game[Any], size: int, options: Mapping[str, str]
    ) -> list[tuple[tuple[str, ...], dict[str, str]]]:
        """The sides at the table with complete options; several where the game has a choice."""
        if self.sides:
            setups = [check_setup(game, size, sides, options, 0) for sides in self.sides]
        else:
            drawn = check_setup(game, size, None, options, 0)
            choices = game.seat_choices(size, drawn.options)
            setups = [
                check_setup(game, size, sides, options, 0)
                for sides in _spread(choices)
                if not game.check_seats(sides, drawn.options)
            ] or [drawn]
        return [(setup.seats, setup.options) for setup in setups]


def _around(meeting: Sequence[str], size: int) -> tuple[str, ...]:
    """The bots of a meeting, repeated around a larger table."""
    if len(meeting) > size:
        raise SetupError(f"{len(meeting)} bots at {size} seats", field="bots", value=size)
    return tuple(meeting[seat % len(meeting)] for seat in range(size))


def rotations(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every bot on every seat once; equal ones are not told apart."""
    turned = (bots[turn:] + bots[:turn] for turn in range(len(bots)))
    return list(dict.fromkeys(turned))


def _spread(choices: tuple[tuple[str, ...], ...]) -> list[list[str]]:
    """Tables on which each seat gets each of its sides: shift the choice of all seats together.

    With more sides than seats the neighbours change as well, by different steps.
    """
    size = len(choices)
    most = max(len(fits) for fits in choices)
    found: list[list[str]] = []
    for step in range(1, most + 1):
        for shift in range(most):
            sides = [fits[(shift + step * seat) % len(fits)] for seat, fits in enumerate(choices)]
            if len(set(sides)) == size and sides not in found:
                found.append(sides)
    return found
