"""Chance of real matches: nobody can predict it, everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from beachhead import Match
from beachhead.bots import as_known
from beachhead.cli.__main__ import main
from beachhead.core import fair, registry
from beachhead.core.contract import Setup
from beachhead.core.engine import GameState
from beachhead.core.errors import ReplayError
from beachhead.core.fair import Sealed
from beachhead.core.replay import decode, encode
from beachhead.core.rng import next_state, pick
from beachhead.core.setups import check_setup
from beachhead.core.stream import Stream
from beachhead.core.verify import drawn, verify

GAMES = registry.names()
KEY = "1f" * 32
NUMBERS = ("0a" * 32, "")


def sealed_match(game: str, key: str = KEY, first: str = NUMBERS[0]) -> Match:
    """A real match of two seats, of which the first has added a number."""
    found = registry.get(game)
    setup = check_setup(found, 2, None, None, 0)
    sealed = fair.seal("match-1", 2, key).with_number(0, first)
    return Match(found, Setup.of_sealed(setup.seats, setup.options, sealed))


def play_on(match: Match, actions: int) -> None:
    for _ in range(actions):
        if match.over:
            return
        legal = match.legal()
        match.play(legal[(len(match.actions) * 7 + 3) % len(legal)])


def saved(game: str = "cry_havoc", actions: int = 40) -> dict[str, object]:
    match = sealed_match(game)
    play_on(match, actions)
    data: dict[str, object] = json.loads(encode(match.save()))
    return data


# -- the stream ------------------------------------------------------------------------------------


def test_a_draw_is_what_anybody_can_compute_from_key_and_numbers() -> None:
    """Written down once more, without the program: this must never change."""
    words = "\n".join(["beachhead-chance/1", "match-1", *NUMBERS]).encode()
    joint = hmac.new(bytes.fromhex(KEY), words, hashlib.sha256).digest()
    block = hmac.new(joint, b"draw 12345.0", hashlib.sha256).digest()

    stream = Sealed("match-1", fair.commit(KEY), KEY, NUMBERS).stream()

    assert stream.roll(12345, 52) == int.from_bytes(block[:8], "big") % 52 == 21


def test_every_number_is_equally_likely_even_where_many_must_be_drawn_again() -> None:
    """Of 2**64 numbers a quarter is left over here; kept, they would make small ones likelier."""
    n = (1 << 62) + 1
    stream = Stream(b"key")

    drawn_again = [k for k in range(400) if stream._number(f"draw {k}.0") >= 3 * n]

    assert 60 < len(drawn_again) < 140
    for k in drawn_again:
        assert stream.roll(k, n) != stream._number(f"draw {k}.0") % n
    counts = [0] * 6
    for k in range(6000):
        counts[stream.roll(k, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # 99.9 % of fair dice


def test_no_key_is_printed() -> None:
    sealed = fair.seal("match-1", 2)

    assert sealed.key not in repr(sealed)
    assert sealed.key not in repr(Setup((), {}, 1, sealed))


# -- who has it ------------------------------------------------------------------------------------


def predicted(state: GameState, n: int) -> int:
    """The next draw, for somebody who has recovered the fast generator."""
    return int(pick(next_state(state.rng), n))


@pytest.mark.parametrize("game", GAMES)
def test_the_fast_generator_tells_the_next_draw_of_a_seed_and_none_of_a_real_match(
    game: str,
) -> None:
    hits = {}
    for match in (Match.new(game, seed=5), sealed_match(game)):
        state = match._state
        hits[match.setup.sealed is None] = sum(
            predicted(state, 1000) == state.roll(1000) for _ in range(100)
        )

    assert hits[True] == 100
    assert hits[False] <= 3


@pytest.mark.parametrize("game", GAMES)
def test_no_copy_of_the_table_has_the_key(game: str) -> None:
    match = sealed_match(game)
    play_on(match, 10)

    assert match._state.stream is not None
    for copy in (match.state, match._state.clone(), as_known(match._state, 0, 7)):
        assert copy.stream is None
    assert predicted(match.state, 1000) == match.state.roll(1000)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_dealt_follows_from_the_key_and_from_every_number(game: str) -> None:
    marks = {
        sealed_match(game, key, number).fingerprint()
        for key in (KEY, "2e" * 32)
        for number in ("", "0a" * 32, "0b" * 32)
    }

    assert len(marks) == 6
    assert sealed_match(game).fingerprint() == sealed_match(game).fingerprint()


def test_mats_of_scythe_are_dealt_by_the_key() -> None:
    dealt = {
        match.game.dealt_seats(match.setup, match.tables)
        for match in (sealed_match("scythe", f"{k:064x}") for k in range(20))
    }

    assert len(dealt) > 5


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_draws_the_same_again(game: str) -> None:
    match = sealed_match(game)
    while not match.over:
        action, before = match.legal()[0], match.state.rng
        told = [(event.key, event.facts) for event in match.play(action)]
        after = match.fingerprint()
        if match.state.rng == before:
            continue
        match.undo()
        assert [(event.key, event.facts) for event in match.play(action)] == told
        assert match.fingerprint() == after
        if len(match.actions) > 60:
            break

    assert drawn(match) > 0


# -- keeping and checking --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_real_match_is_saved_and_played_again(game: str) -> None:
    match = sealed_match(game)
    play_on(match, 60)
    text = encode(match.save())

    again = Match.load(decode(text))

    assert json.loads(text)["format"] == "beachhead-replay/3"
    assert "seed" not in json.loads(text)
    assert again.fingerprint() == match.fingerprint()
    assert match.clone().fingerprint() == match.fingerprint()
    found = verify(decode(text))
    assert (found.holds, found.numbers, found.draws) == (True, (True, False), drawn(match))


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "7"},
        {"chance": None},
        {"format": "beachhead-replay/1", "fingerprint": "0" * 16},
        {"chance": {"match": "m", "commitment": "x", "key": KEY, "numbers": []}},
        {"chance": {"match": "m", "commitment": KEY, "key": KEY, "numbers": ["0a"]}},
    ],
)
def test_a_file_with_two_chances_or_a_broken_one_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ReplayError):
        decode(json.dumps(saved() | change))


def test_numbers_of_another_table_are_refused() -> None:
    replay = decode(json.dumps(saved()))
    assert isinstance(replay.chance, Sealed)
    wrong = msgspec.structs.replace(replay.chance, numbers=("", "", ""))

    with pytest.raises(ReplayError):
        Match.load(msgspec.structs.replace(replay, chance=wrong))


def run_verify(tmp_path: Path, data: object, *more: str) -> tuple[int, str]:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data))
    result = CliRunner().invoke(main, ["verify", str(file), *more])
    return result.exit_code, result.output


def test_verify_tells_in_words_what_it_has_checked(tmp_path: Path) -> None:
    commitment = fair.commit(KEY)

    code, told = run_verify(tmp_path, saved(), "--sealed", commitment[:8].upper())

    assert code == 0
    assert f"Key: right. Its SHA-256 is the fingerprint {commitment}." in told
    assert "Seat 1 (humans) added a number of its own." in told
    assert "Seat 2 (pilgrims) added no number." in told
    assert "40 actions, computed anew" in told


@pytest.mark.parametrize(
    ("part", "value", "complaint"),
    [
        ("key", "2e" * 32, "Key: WRONG"),
        ("commitment", "2e" * 32, "Key: WRONG"),
        ("numbers", ["0b" * 32, ""], "Draws: WRONG"),
        ("match", "match-2", "Draws: WRONG"),
    ],
)
def test_verify_finds_what_was_changed(
    tmp_path: Path, part: str, value: object, complaint: str
) -> None:
    data = saved()
    chance = data["chance"]
    assert isinstance(chance, dict)
    chance[part] = value

    code, told = run_verify(tmp_path, data)

    assert code == 1
    assert complaint in told


def test_verify_compares_with_what_was_noted(tmp_path: Path) -> None:
    code, told = run_verify(tmp_path, saved(), "--sealed", "0000")

    assert (code, "Key: WRONG" in told) == (1, True)


def test_a_match_from_a_seed_proves_nothing_and_says_so(tmp_path: Path) -> None:
    seeded = json.loads(encode(Match.new("hexpanse", seed=3).save()))

    code, told = run_verify(tmp_path, seeded)

    assert code == 2
    assert "drew from a seed" in told
