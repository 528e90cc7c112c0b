"""How far reviews can be trusted: the figures of docs/review.md.

    python tools/review_figures.py war_of_the_worlds level5 --games 1 --every 3

Bots of one kind play each other; every third decision is judged, with two seeds. Prints how many
were blunders and how many of those that one seed calls so the other does, too. Games are kept in
`artefacts/review/`, so that they are played only once.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from beachhead import Match, bots
from beachhead.core import replay
from beachhead.core.rng import next_state, seed_state
from beachhead.study.findings import judged
from beachhead.study.judging import Mark, Verdict

KEPT = Path("artefacts/review")
SEEDS = (1, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--every", type=int, default=3)
    args = parser.parse_args()
    began = time.process_time()
    first: list[Verdict] = []
    second: list[Verdict] = []
    for number in range(1, args.games + 1):
        match = game_of(args.game, args.bot, number)
        first += verdicts(match, args.every, SEEDS[0])
        second += verdicts(match, args.every, SEEDS[1])
    marks = Counter(each.mark for each in first + second)
    pairs = list(zip(first, second, strict=True))
    both = sum(a.mark == b.mark == "blunder" for a, b in pairs)
    either = sum("blunder" in (a.mark, b.mark) for a, b in pairs)
    grave: set[Mark] = {"mistake", "blunder"}
    near = sum("blunder" in (a.mark, b.mark) and {a.mark, b.mark} <= grave for a, b in pairs)
    shares = " ".join(f"{mark} {100 * n / marks.total():.1f} %" for mark, n in marks.most_common())
    print(f"{args.game} {args.bot}: {args.games} games, {len(first)} decisions twice: {shares}")
    print(f"  blunders of either seed {either}, of both {both}, a mistake at least in both {near}")
    print(f"  {(time.process_time() - began) / marks.total():.2f} s of one core for a decision")


def game_of(game: str, bot: str, seed: int) -> Match:
    """The match with this seed between bots of a kind, played if it is not there yet."""
    file = KEPT / f"{game}-{bot}-{seed}.json"
    if file.exists():
        return Match.load(replay.decode(file.read_bytes()))
    match, rng = Match.new(game, seed=seed), seed_state(seed)
    minds = [bots.make(bot, game) for _ in match.setup.seats]
    while not match.over:
        rng = next_state(rng)
        known = bots.as_known(match.state, match.seat, rng)
        rng = next_state(rng)
        match.play(int(minds[match.seat].choose(known, rng, bots.Budget())))
    KEPT.mkdir(parents=True, exist_ok=True)
    file.write_bytes(replay.encode(match.save()))
    return match


def verdicts(match: Match, every: int, seed: int) -> list[Verdict]:
    """Judge each so-many-th decision that had more than one answer."""
    table, found, real = match.fresh(), [], 0
    for n, action in enumerate(match.actions):
        real += len(table.legal()) > 1
        if len(table.legal()) > 1 and real % every == 0:
            rng = int(seed_state(seed ^ n << 32))
            found.append(judged(match.game, table.state, n, action, rng).verdict)
        table.play(action)
    return found


if __name__ == "__main__":
    main()
