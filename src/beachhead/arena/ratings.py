"""Ratings of bots from a results file, with openskill (Plackett-Luce), for tables of any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from beachhead.arena.play import LOST, UNFINISHED, Result
from beachhead.arena.statistics import Z95, Share, wilson


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is: the rating, and the interval it lies in with 95 %."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: Share  # of the games it won, against whomever it met


def counted(results: Iterable[Result]) -> list[Result]:
    """The games with a result, in an order that does not depend on when they were played."""
    fits = (r for r in results if r.returns and r.status not in (LOST, UNFINISHED))
    return sorted(fits, key=lambda result: (result.seed, result.key))


def ratings(results: Iterable[Result]) -> list[Rating]:
    """Best first. Games between copies of one bot say nothing about it and are left out."""
    model: Any = PlackettLuce()
    games = [result for result in counted(results) if len(set(result.bots)) > 1]
    known: dict[str, Any] = {bot: model.rating(name=bot) for r in games for bot in r.bots}
    for result in games:
        _update(model, known, result)
    found = [_rating(bot, known[bot], games) for bot in known]
    return sorted(found, key=lambda rating: -rating.rating)


def _update(model: Any, known: dict[str, Any], result: Result) -> None:
    """Each bot plays for itself; with several seats it is rated by their mean."""
    names = sorted(set(result.bots))
    shares = [
        _mean([s for s, b in zip(result.returns, result.bots, strict=True) if b == n])
        for n in names
    ]
    ranks = [sum(other > share for other in shares) + 1 for share in shares]
    after = model.rate([[known[name]] for name in names], ranks=ranks)
    for name, (rated,) in zip(names, after, strict=True):
        known[name] = rated


def _rating(bot: str, rated: Any, games: Sequence[Result]) -> Rating:
    seats = [(r, seat) for r in games for seat, name in enumerate(r.bots) if name == bot]
    wins = sum(result.returns[seat] for result, seat in seats)
    half = Z95 * rated.sigma
    return Rating(
        bot, rated.mu, rated.mu - half, rated.mu + half, len(seats), wilson(wins, len(seats))
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
