"""Before the first decision: a checked set-up, and the tables made of content for it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import UNSET

from beachhead.core import content
from beachhead.core.contract import RANDOM, Game, Setup
from beachhead.core.errors import ContentError, ReplayError, SetupError
from beachhead.core.position import MISFITS
from beachhead.core.replay import Replay
from beachhead.core.rng import MAX_SEED, next_state, pick, seed_state

TABLES_KEPT = 256


class Prepared(NamedTuple):
    """The hash of the content of a match, the tables made of it, and what actions are called."""

    edition_hash: str
    tables: Any
    names: Sequence[str]


def prepare(game: Game[Any], setup: Setup, edition: Path | None) -> Prepared:
    """What comes of the content before the first decision."""
    if edition is None:
        options = tuple(sorted(setup.options.items()))
        return _prepare_standard(game, setup.seats, options, setup.seed * game.deals_sides)
    loaded = game.load_content(edition)
    return _made(game, loaded, content.fingerprint(loaded), setup)


def is_same(game: Game[Any], edition: Path | None, found: str, stored: str) -> bool:
    """Whether content of a stored hash plays as what was found: it is that, or was ours of old."""
    return stored == found or (edition is None and stored in game.former_content)


def _made(game: Game[Any], loaded: Any, found: str, setup: Setup) -> Prepared:
    tables = game.tables(loaded, setup)
    return Prepared(found, tables, game.action_names(tables))


@contextmanager
def fitting(edition: Path | None) -> Iterator[None]:
    """An edition whose values do not fit together is refused; our own content is never excused."""
    try:
        yield
    except MISFITS as error:
        if edition is None:
            raise
        reason = f"values do not fit together: {type(error).__name__} {error}"
        raise ContentError(f"{edition.name}: {reason}", file=edition.name, reason=reason) from error


@lru_cache(TABLES_KEPT)
def _prepare_standard(
    game: Game[Any], seats: tuple[str, ...], options: tuple[tuple[str, str], ...], seed: int
) -> Prepared:
    """Tables are never written to: matches that begin with the same choices share them."""
    return _made(game, *_standard_content(game), Setup(seats, dict(options), seed))


@cache
def _standard_content(game: Game[Any]) -> tuple[Any, str]:
    """Our own content with its hash: where sides are dealt, every seed makes its own tables."""
    loaded = game.load_content()
    return loaded, content.fingerprint(loaded)


def setup_of(game: Game[Any], replay: Replay) -> Setup:
    """The checked set-up of a file."""
    if replay.seed is not UNSET:
        return check_setup(game, None, replay.seats, replay.options, int(replay.seed))
    assert replay.chance is not UNSET
    if len(replay.chance.numbers) != len(replay.seats):
        text = "the chance belongs to another number of seats"
        raise ReplayError(text, reason=text)
    checked = check_setup(game, None, replay.seats, replay.options, 0)
    return Setup.of_sealed(checked.seats, checked.options, replay.chance)


def check_setup(
    game: Game[Any],
    players: int | None,
    seats: Sequence[str] | None,
    options: Mapping[str, str] | None,
    seed: int | None,
) -> Setup:
    """A complete set-up from what was given, or an error that names what does not fit."""
    count = check_players(game, players if seats is None else len(seats))
    number = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MAX_SEED:
        raise SetupError(f"the seed must be 0 to {MAX_SEED}", field="seed", value=str(seed))
    chosen = check_options(game, options or {})
    return Setup(_check_seats(game, count, seats, chosen, number), chosen, number)


def check_players(game: Game[Any], players: int | None) -> int:
    """How many sit down, by default as few as can."""
    count = game.players[0] if players is None else players
    if count not in game.players:
        fits = ", ".join(map(str, game.players))
        raise SetupError(f"{count} players do not fit, only {fits}", field="players", value=count)
    return count


def check_options(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """A value for every option: the given one, or the default."""
    specs = {spec.id: spec for spec in game.options()}
    for name, value in options.items():
        if name not in specs:
            raise SetupError(f"no option called {name!r}", field=name, value=str(value))
        if value not in specs[name].values:
            fits = ", ".join(specs[name].values)
            text = f"option {name}: {value!r} is none of {fits}"
            raise SetupError(text, field=name, value=str(value))
    return {name: options.get(name, spec.default) for name, spec in specs.items()}


def _check_seats(
    game: Game[Any],
    players: int,
    seats: Sequence[str] | None,
    options: Mapping[str, str],
    seed: int,
) -> tuple[str, ...]:
    """The side of each seat; RANDOM ones are drawn from the seed among those still free."""
    choices = game.seat_choices(players, options)
    wanted = list(seats) if seats is not None else [RANDOM] * players
    taken = [side for side in wanted if side != RANDOM]
    for number, side in enumerate(wanted):
        if side != RANDOM and side not in choices[number]:
            text = f"seat {number + 1} cannot play {side!r}"
            raise SetupError(text, field="seats", value=side)
    chance = seed_state(seed ^ 0x5EA7)
    for number, side in enumerate(wanted):
        if side == RANDOM:
            free = game.free_choices(choices[number], taken)
            if not free:
                raise SetupError("no side is left for every seat", field="seats", value=RANDOM)
            chance = next_state(chance)
            wanted[number] = free[pick(chance, len(free))] if seats is not None else free[0]
            taken.append(wanted[number])
    if len(set(wanted)) != len(wanted):
        raise SetupError("two seats play the same side", field="seats", value=",".join(wanted))
    if wrong := game.check_seats(wanted, options):
        raise wrong
    return tuple(wanted)
