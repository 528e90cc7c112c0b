"""Golden games: write them anew, or search seeds for ways to end that have none yet.

python tools/golden.py                     write every file anew from its own choices
python tools/golden.py --find GAME         add short matches for what no golden game shows
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from beachhead import Match, bots
from beachhead.bots import Budget, as_known
from beachhead.cli import _console
from beachhead.core import registry
from beachhead.core.errors import ActionError
from beachhead.core.rng import MAX_SEED
from beachhead.lab import conformance, golden

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def regenerate() -> None:
    """Replay the choices of each file and write what happens now."""
    for path in sorted(FOLDER.glob("*/*.txt")):
        old = path.read_text(encoding="utf-8")
        try:
            new = golden.write(golden.read(old))
        except ActionError as error:
            _console.fail(f"{path.name}: {error}; find a new one with --find")
            continue
        if new != old:
            path.write_text(new, encoding="utf-8")
            _console.out.print(f"changed: {path.relative_to(FOLDER)}", markup=False)


def find(name: str, tries: int) -> None:
    """Keep the shortest matches that show a player count, an end or a winner not shown yet."""
    game = registry.get(name)
    kept = [golden.read(p.read_text(encoding="utf-8")) for p in (FOLDER / name).glob("*.txt")]
    shown = {feature for match in kept for feature in golden.features(match)}
    played = []
    with _console.progress() as bar:
        for number in bar.track(range(tries), description=name):
            chance = Random(number)
            players = game.players[number % len(game.players)]
            match = Match.new(name, players=players, seed=number)
            if number % 2:  # options shorten matches and open other ways to end
                match = conformance.random_match(game, chance, players)
            if not game.endless(match.setup.options):
                play(match, chance, greedy=number % 4 == 0)
                played.append(match)
    for match in sorted(played, key=lambda match: len(match.actions)):
        features = golden.features(match)
        if not features <= shown:
            shown |= features
            keep(match, features)


def keep(match: Match, features: set[tuple[str, str]]) -> None:
    """Write the match into a file named after what it shows."""
    named = sorted(value for kind, value in features if kind != "players")
    name = f"{len(match.setup.seats)}p-{'-'.join(named)}".replace("_", "-")
    path = FOLDER / match.game.id / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(golden.write(match), encoding="utf-8")
    _console.out.print(f"{path.name}: {len(match.actions)} actions", markup=False)


def play(match: Match, chance: Random, greedy: bool) -> None:
    """One match; at a greedy table every other seat thinks, so that ends differ."""
    bot = bots.make("greedy", match.game.id)
    thinker = chance.randrange(len(match.setup.seats))
    while not match.over:
        if greedy and match.seat == thinker:
            rng = chance.randint(1, MAX_SEED)
            known = as_known(match.state, match.seat, rng)
            match.play(int(bot.choose(known, rng, Budget())))
        else:
            match.play(chance.choice(match.legal()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--find", metavar="GAME")
    parser.add_argument("--tries", type=int, default=200)
    arguments = parser.parse_args()
    if arguments.find:
        find(arguments.find, arguments.tries)
    else:
        regenerate()


if __name__ == "__main__":
    main()
