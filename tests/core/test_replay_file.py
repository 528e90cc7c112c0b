"""The save file: a seed is text, because a browser's numbers end at 53 bits."""

import json

import pytest

from beachhead import Match
from beachhead.core.errors import BeachheadError, ReplayError
from beachhead.core.replay import decode, encode
from beachhead.core.rng import MAX_SEED

GAME = "war_of_the_worlds"
BEYOND = MAX_SEED - 1  # no double holds it


def played(seed: int) -> Match:
    match = Match.new(GAME, seed=seed)
    for _ in range(4):
        match.play(match.legal()[-1])
    return match


def through_a_browser(text: bytes) -> str:
    """Every number of the file becomes a double, as `JSON.parse` makes it."""
    return json.dumps(json.loads(text, parse_int=lambda digits: int(float(digits))))


def test_a_large_seed_survives_a_browser() -> None:
    match = played(BEYOND)

    again = Match.load(decode(through_a_browser(encode(match.save()))))

    assert int(float(BEYOND)) != BEYOND
    assert (again.setup.seed, again.fingerprint()) == (BEYOND, match.fingerprint())


def test_an_old_file_with_a_number_is_read_and_written_as_a_new_one() -> None:
    match = played(BEYOND)
    old = json.loads(encode(match.save())) | {"format": "beachhead-replay/1", "seed": BEYOND}

    replay = decode(json.dumps(old))

    assert Match.load(replay).fingerprint() == match.fingerprint()
    assert json.loads(encode(replay)) == json.loads(encode(match.save()))


@pytest.mark.parametrize("seed", ["", "-1", "x", "1e3", "9" * 20, 1.5, None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    text = json.loads(encode(played(1).save())) | {"seed": seed}

    with pytest.raises(ReplayError):
        decode(json.dumps(text))


def test_a_seed_beyond_the_largest_is_refused() -> None:
    text = json.loads(encode(played(1).save())) | {"seed": str(MAX_SEED + 1)}

    with pytest.raises(BeachheadError):
        Match.load(decode(json.dumps(text)))
