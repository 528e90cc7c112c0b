"""Whatever comes from outside is read or refused with a typed error; nothing else gets out."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.core import registry
from beachhead.core.errors import ActionError, BeachheadError, ContentError
from beachhead.core.match import Match
from beachhead.core.replay import decode, encode
from beachhead.core.setups import check_setup

GAMES = registry.names()
EXAMPLES = int(os.environ.get("BEACHHEAD_EXAMPLES", "25"))  # more for a long search
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
VALUE = re.compile(r"""(?<==)\s*(-?\d+|"[^"\n]*"|\[[^\]\n]*\])""")
# What somebody might write behind an equals sign, by accident or on purpose.
VALUES = ("-1", "0", "7", "99999999999", "1.5", '""', '"zz"', "[]", "[[]]", "true", "{}", "@")


@cache
def saved(game: str) -> bytes:
    """The beginning of a random match as its file; a short one as a whole."""
    match = Match.new(game, seed=3)
    chance = Random(3)
    while not match.over and len(match.actions) < 40:
        match.play(chance.choice(match.legal()))
    return encode(match.save())


def read(text: bytes) -> None:
    """Only typed errors may come out."""
    try:
        Match.load(decode(text))
    except BeachheadError as error:
        assert str(error)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_a_replay_with_torn_bytes_is_read_or_refused(game: str, data: st.DataObject) -> None:
    text = bytearray(saved(game))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        piece = data.draw(st.binary(max_size=3))
        text[at : at + data.draw(st.integers(0, 6))] = piece
    read(bytes(text))


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_a_replay_with_foreign_values_is_read_or_refused(game: str, data: st.DataObject) -> None:
    replay = json.loads(saved(game))
    field = data.draw(st.sampled_from(sorted(replay)))
    value: Any = data.draw(JSON)
    if field == "actions" and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(replay["actions"])))
        replay["actions"][place:] = [
            data.draw(st.integers(-5, 1 << 33)),
            *replay["actions"][place:],
        ]
    elif field in ("options", "seats") and data.draw(st.booleans()):
        if field == "options":
            replay["options"][data.draw(st.text(max_size=5))] = value
        else:
            replay["seats"].append(value)
    else:
        replay[field] = value
    read(json.dumps(replay).encode())


@pytest.mark.parametrize("game", GAMES)
@given(action=JSON)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_an_action_is_read_or_refused(game: str, action: Any) -> None:
    match = Match.new(game, seed=3)
    before = match.fingerprint()
    if not isinstance(action, bool) and action in match.legal():
        return
    with pytest.raises(ActionError):
        match.play(action)
    assert match.fingerprint() == before


def test_a_number_beyond_all_games_is_refused_before_anything_is_made_of_it(tmp_path: Path) -> None:
    found = registry.get("war_of_the_worlds")
    text = (found.folder / "content" / "pieces.toml").read_text(encoding="utf-8")
    (tmp_path / "pieces.toml").write_text(text.replace("count = 2", "count = 99999999999", 1))
    with pytest.raises(ContentError, match=r"pieces.toml: Expected a number .* at \$\."):
        Match(found, check_setup(found, None, None, None, 0), tmp_path)


def test_a_board_for_nobody_is_refused(tmp_path: Path) -> None:
    found = registry.get("cry_havoc")
    text = (found.folder / "content" / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(re.sub(r"(?m)^players = .*", "players = []", text))
    with pytest.raises(ContentError, match="no side of the board is for 2 players"):
        Match(found, check_setup(found, 2, None, None, 0), tmp_path)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_an_edition_is_read_or_refused(
    game: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    found = registry.get(game)
    files = sorted((found.folder / "content").glob("*.toml"))
    path: Path = data.draw(st.sampled_from(files))
    text = path.read_text(encoding="utf-8")
    begin, end = data.draw(st.sampled_from([value.span() for value in VALUE.finditer(text)]))
    text = text[:begin] + data.draw(st.sampled_from(VALUES)) + text[end:]
    folder = tmp_path_factory.mktemp("edition")
    (folder / path.name).write_text(text, encoding="utf-8")
    try:
        for players in found.players:
            Match(found, check_setup(found, players, None, None, 0), folder)
    except BeachheadError as error:
        assert str(error)
