"""Learned judgements as files: the weights of a net, and how they came about.

A game's own lies in its folder as `judgement.toml`. It is content of a kind: it can be replaced, a
game is played without it just as well, and weights for other facts than the game's are not used.
"""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec

from beachhead.bots.advice import evaluation
from beachhead.bots.learned import Judgement, Net
from beachhead.core import toml
from beachhead.core.errors import SetupError

FILE = "judgement.toml"
DIGITS = 5  # of a weight


class Lesson(msgspec.Struct, frozen=True):
    """How weights came about: what repeats it, and how far it went."""

    command: str
    seed: int
    commit: str
    games: int  # of play against itself
    seconds: float  # of processor time


class Weights(msgspec.Struct, frozen=True):
    """A net as numbers. Facts have names, so that others are noticed."""

    game: str
    players: int
    facts: list[str]
    hidden: int
    lesson: Lesson
    linear: list[float]
    bias: list[float]
    outer: list[float]
    inner: list[float]
    seen: list[float]  # only further lessons need it

    def net(self) -> Net:
        """The net they belong to."""
        net = Net(len(self.facts), self.hidden)
        net.linear = vec[float](self.linear)
        net.bias = vec[float](self.bias)
        net.outer = vec[float](self.outer)
        net.inner = vec[float](self.inner)
        net.seen = vec[float](self.seen)
        return net


def facts_of(game: str) -> Any:
    """A game's `facts.py`, or None."""
    name = f"beachhead.games.{game}.facts"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def kept(net: Net, game: str, lesson: Lesson) -> Weights:
    """A net as numbers, to be written."""
    facts = facts_of(game)
    return Weights(
        game,
        facts.PLAYERS,
        list(facts.NAMES),
        int(net.hidden),
        lesson,
        *(
            [round(x, DIGITS) for x in row]
            for row in (net.linear, net.bias, net.outer, net.inner, net.seen)
        ),
    )


def write(weights: Weights, path: Path) -> None:
    """Into a file, whole or not at all."""
    text = toml.write(msgspec.to_builtins(weights))
    spare = path.with_suffix(".part")
    spare.write_text(text, encoding="utf-8")
    spare.replace(path)


def read(path: Path) -> Weights:
    """From a file; what is no file of weights is refused with its reason."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        weights = msgspec.convert(found, Weights)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise SetupError(f"{path}: {error}", field="bot", value=str(path)) from error
    n = len(weights.facts)
    sizes = (n, weights.hidden + 1, weights.hidden, n * weights.hidden, n)
    rows = (weights.linear, weights.bias, weights.outer, weights.inner, weights.seen)
    if tuple(map(len, rows)) != sizes:
        raise SetupError(f"{path}: rows of the wrong length", field="bot", value=str(path))
    return weights


def judgement(weights: Weights, game: str) -> Judgement | None:
    """What judges positions of a game by these weights; None if they are about other facts."""
    facts = facts_of(game)
    if facts is None or weights.game != game or list(facts.NAMES) != weights.facts:
        return None
    return Judgement(weights.net(), facts.facts_into, evaluation(game), weights.players)


def own(game: str) -> Judgement | None:
    """The judgement that a game brings along, if it does."""
    weights = _own(game)
    return None if weights is None else judgement(weights, game)


@cache
def _own(game: str) -> Weights | None:
    found = importlib.util.find_spec(f"beachhead.games.{game}")
    if found is None or found.origin is None:
        return None
    path = Path(found.origin).with_name(FILE)
    return read(path) if path.exists() else None
