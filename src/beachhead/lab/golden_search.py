"""Searches seeds for golden games: short matches that show what no kept one shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from beachhead import bots
from beachhead.bots import Budget, as_known
from beachhead.core import registry
from beachhead.core.match import Match
from beachhead.core.rng import MAX_SEED
from beachhead.lab import conformance, golden


def find(name: str, folder: Path, numbers: Iterable[int]) -> Iterator[Path]:
    """Keep the shortest matches that show a player count, an end or a winner not shown yet."""
    kept = [golden.read(path.read_text(encoding="utf-8")) for path in folder.glob("*.txt")]
    shown = {feature for match in kept for feature in golden.features(match)}
    for match in sorted(played(name, numbers), key=lambda match: len(match.actions)):
        features = golden.features(match)
        if not features <= shown:
            shown |= features
            yield keep(match, features, folder)


def played(name: str, numbers: Iterable[int]) -> Iterator[Match]:
    """One finished match for each number."""
    game = registry.get(name)
    for number in numbers:
        chance = Random(number)
        players = game.players[number % len(game.players)]
        match = Match.new(name, players=players, seed=number)
        if number % 2:  # options shorten matches and open other ways to end
            match = conformance.random_match(game, chance, players)
        if not game.endless(match.setup.options):
            play(match, chance, greedy=number % 4 == 0)
            yield match


def play(match: Match, chance: Random, greedy: bool) -> None:
    """One match; at a greedy table one seat thinks, so that ends differ."""
    bot = bots.make("greedy", match.game.id)
    thinker = chance.randrange(len(match.setup.seats))
    while not match.over:
        if greedy and match.seat == thinker:
            rng = chance.randint(1, MAX_SEED)
            known = as_known(match.state, match.seat, rng)
            match.play(int(bot.choose(known, rng, Budget())))
        else:
            match.play(chance.choice(match.legal()))


def keep(match: Match, features: set[tuple[str, str]], folder: Path) -> Path:
    """Write the match into a file named after what it shows."""
    named = sorted(value for kind, value in features if kind != "players")
    name = f"{len(match.setup.seats)}p-{'-'.join(named)}".replace("_", "-")
    path = folder / f"{name}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(golden.write(match), encoding="utf-8")
    return path
