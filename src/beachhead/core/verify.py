"""Checking a finished match from its file: the key that was promised, and every draw."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import UNSET

from beachhead.core.errors import ReplayError
from beachhead.core.match import Match
from beachhead.core.replay import Replay
from beachhead.core.rng import next_state, seed_state


class Verdict(msgspec.Struct, frozen=True):
    """What was found about the chance of a match."""

    key_holds: bool  # its SHA-256 is what was shown before the first draw
    numbers: tuple[bool, ...]  # which seats added one
    draws: int  # computed anew
    actions: int
    wrong: str = ""  # why the game does not come out as the file says

    @property
    def holds(self) -> bool:
        return self.key_holds and not self.wrong


def verify(replay: Replay, edition: Path | None = None) -> Verdict:
    """Compute the commitment and every draw again and play the game with them."""
    if replay.chance is UNSET:
        text = "the match drew from a seed; there is no commitment to check"
        raise ReplayError(text, reason=text)
    draws, wrong = 0, ""
    try:
        draws = drawn(Match.load(replay, edition=edition))
    except ReplayError as error:
        wrong = str(error)
    sealed = replay.chance
    numbers = tuple(map(bool, sealed.numbers))
    return Verdict(sealed.holds(), numbers, draws, len(replay.actions), wrong)


def drawn(match: Match) -> int:
    """How often a match that begins with its set-up has drawn: each draw is a step of `rng`."""
    position, end, count = seed_state(match.setup.seed), match.state.rng, 0
    while position != end:
        position = next_state(position)
        count += 1
    return count
