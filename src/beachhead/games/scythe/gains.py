"""What is counted in Scythe: coins at an end now, stars, tracks, pieces and goods."""

from __future__ import annotations

from beachhead.core.gains import Gain
from beachhead.games.scythe.rules import cards, control, pieces, scoring
from beachhead.games.scythe.state import State
from beachhead.games.scythe.vocab import CUBES, WORKERS


def _score(s: State, seat: int) -> int:
    return int(scoring.total(s, seat))


def _stars(s: State, seat: int) -> int:
    return int(s.star_total[seat])


def _power(s: State, seat: int) -> int:
    return int(s.power[seat])


def _popularity(s: State, seat: int) -> int:
    return int(s.popularity[seat])


def _workers(s: State, seat: int) -> int:
    return WORKERS - int(s.spare_workers[seat])


def _mechs(s: State, seat: int) -> int:
    return int(pieces.mechs_in_play(s, seat))


def _structures(s: State, seat: int) -> int:
    return int(pieces.structures_built(s, seat))


def _recruits(s: State, seat: int) -> int:
    return int(control.count(s.recruits[seat]))


def _upgrades(s: State, seat: int) -> int:
    return CUBES - int(control.count(s.covered[seat]))


def _resources(s: State, seat: int) -> int:
    return int(control.all_resources(s, seat))


def _combat_cards(s: State, seat: int) -> int:
    return int(cards.held(s, seat))


GAINS = (
    Gain("stars", 8.0, _stars),
    Gain("score", 1.0, _score),
    Gain("mechs", 3.0, _mechs),
    Gain("structures", 3.0, _structures),
    Gain("recruits", 3.0, _recruits),
    Gain("upgrades", 3.0, _upgrades),
    Gain("workers", 1.5, _workers),
    Gain("popularity", 0.8, _popularity),
    Gain("power", 0.6, _power),
    Gain("resources", 0.7, _resources),
    Gain("combat-cards", 0.5, _combat_cards),
)
