"""Positions as text: they say everything, they tell nobody too much, and slips are explained."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from beachhead import Match
from beachhead.core import position, registry
from beachhead.core.errors import PositionError, ReplayError
from beachhead.core.replay import decode, encode
from beachhead.core.rng import MAX_SEED
from beachhead.lab.conformance import random_match

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "positions.py"
FACES = ROOT / "web" / "src" / "games"  # a game with a board of its own is told in the guide
GAMES = registry.names()
MATCHES = 3
LENGTH = 250
SHARE = 0.08  # of the positions on the way that are looked at
PLAYED_ON = 12


def walks(game: str, seed: int) -> Any:
    """Random matches, each at a sample of its positions."""
    chance = Random(f"{game} {seed}")
    for _ in range(MATCHES):
        match = random_match(registry.get(game), chance)
        for _ in range(LENGTH):
            if chance.random() < SHARE:
                yield match, chance
            if match.over:
                yield match, chance
                break
            match.play(chance.choice(match.legal()))


def at(game: str, actions: int, seed: int = 4) -> Match:
    match = Match.new(game, seed=seed)
    chance = Random(seed)
    while not match.over and len(match.actions) < actions:
        match.play(chance.choice(match.legal()))
    return match


def written(match: Match, state: Any, seat: int) -> str:
    """What a seat knows of any state of the match."""
    twin = match.fresh()
    twin._state = state
    return twin.position(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_says_everything(game: str) -> None:
    for match, chance in walks(game, 1):
        text = match.position()
        twin = Match.from_position(text, seed=1)
        assert twin.fingerprint() == match.fingerprint(), text
        assert twin.position() == text
        assert twin.legal() == match.legal()
        on = match.clone()
        for _ in range(PLAYED_ON):
            if on.over:
                break
            action = chance.choice(on.legal())
            on.play(action)
            twin.play(action)
        assert twin.fingerprint() == on.fingerprint(), text
        assert twin.legal() == on.legal()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knows_is_all_that_is_written_for_it(game: str) -> None:
    for match, chance in walks(game, 2):
        seat = chance.randrange(len(match.setup.seats))
        if match.game.piles.asks_in_secret(match.state, seat):
            continue
        text = match.position(seat)
        state: Any = match.state
        state.determinize(seat, chance.randint(1, MAX_SEED))
        assert written(match, state, seat) == text, "the text depends on what the seat cannot know"
        dealt = Match.from_position(text, seed=chance.randint(0, MAX_SEED))
        assert dealt.view(seat) == match.view(seat), text
        assert dealt.position(seat) == text
        if match.seat == seat:
            assert dealt.legal() == match.legal()


def test_a_question_that_is_a_secret_is_not_written() -> None:
    """SC-HID-08: that somebody may reveal an objective tells that it is fulfilled."""
    chance = Random(1)
    for _ in range(40):
        match = random_match(registry.get("scythe"), chance, 2)
        while not match.over:
            match.play(chance.choice(match.legal()))
            asked = match.decision
            if asked is not None and asked.name == "D-OBJ":
                assert Match.from_position(match.position(match.seat), seed=1).seat == match.seat
                with pytest.raises(PositionError, match="secret"):
                    match.position(1 - match.seat)
                return
    raise AssertionError("nobody fulfilled an objective")


@pytest.mark.parametrize("game", GAMES)
def test_seeds_deal_what_is_open(game: str) -> None:
    text = at(game, 12).position(0)
    first, again, other = (Match.from_position(text, seed=seed) for seed in (1, 1, 2))
    assert first.fingerprint() == again.fingerprint() != other.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_a_position_is_a_match(game: str) -> None:
    """It is saved with its beginning, replays, and goes back to it."""
    for text in (at(game, 15).position(), at(game, 15).position(0)):
        match = Match.from_position(text, seed=3)
        start = match.fingerprint()
        chance = Random(1)
        for _ in range(10):
            match.play(chance.choice(match.legal()))
        file = encode(match.save())
        assert Match.load(decode(file)).fingerprint() == match.fingerprint()
        assert match.clone().fingerprint() == match.fingerprint()
        match.undo(0)
        assert match.fingerprint() == start
    assert b"position" not in encode(at(game, 15).save())


def test_a_file_and_its_position_belong_together() -> None:
    text = at("war_of_the_worlds", 5).position()
    file = Match.from_position(text, seed=3).save()
    other = {**file.options, "handicap_damage": "5"}
    with pytest.raises(ReplayError, match="another match"):
        Match.load(msgspec.structs.replace(file, options=other))
    with pytest.raises(ReplayError, match="question"):
        Match.load(msgspec.structs.replace(file, position=text.replace("Main", "Maine")))


SLIPS = [
    # what is written, what stands there instead, and where the error points
    ("beachhead-position/1", "beachhead-position/9", "$.format"),
    ('game = "war_of_the_worlds"', 'game = "chess"', "$.game"),
    ("rules = 1", "rules = 77", "$.rules"),
    ('seats = ["martian", "human"]', 'seats = ["human", "martian"]', "$.seats"),
    ('seats = ["martian", "human"]', 'seats = ["martian", "random"]', "$.seats"),
    ('swap_rule = "basic"', 'swap_rule = "none"', "$.options"),
    ("edition = ", "edition = 'x' #", "$.edition"),
    ("[turn]", "[turn]\ntempo = 1", "$.turn.tempo"),
    ("[turn]", "[tune]", "$.tune"),
    ("[turn]", "[turn]\nround = 0", "$.turn.round"),
    ("[turn]", "[turn]\ndamage = true", "$.turn.damage"),
    ("[turn]", '[turn]\nswapped = "yes"', "$.turn.swapped"),
    ("[board]", "[board]\nspent = { atlantis = 1 }", "$.board.spent"),
    ("[board]", "[board]\nspent = { york = 77 }", "$"),
    ("[board]", "[board]\nspent = 3", "$.board.spent"),
    ('"m_reap', '"m_weep', "$.piles.martian.hand"),
    ('"m_reap', '"h_relocate", "m_reap', "$.piles.martian.hand"),
    ("[piles.martian]", "[piles.atlantis]", "$.piles.atlantis"),
    ("hand = ", "pocket = ", "$.piles.martian.pocket"),
    ("m_reap*2", "m_reap*3", "$"),
    ("m_reap*2", "m_reap*2000000", "$.piles.martian.hand[0]"),
    ('ask = "Main"', 'ask = "Maine"', "$.question[0].ask"),
    ('ask = "Main"', 'ask = "MoveUnit"', "$.question[0]"),
    ('ask = "Main"', 'ask = "Main"\nunit = "army-1"', "$.question[0].unit"),
    ("[[question]]", "[[enquiry]]", "$.enquiry"),
    ("chance = ", "chance = -", "$.chance"),
    ("[turn]", "[turn", "$"),
]


@pytest.fixture(scope="module")
def sound() -> str:
    """A position of War of the Worlds in which every slip below can be made."""
    match = Match.new("war_of_the_worlds", seed=4)
    while "m_reap*2" not in match.position().partition("[piles.martian]")[2].splitlines()[1]:
        match.play(match.legal()[-1])
    return match.position()


@pytest.mark.parametrize(("right", "slip", "path"), SLIPS)
def test_a_slip_is_an_error_that_says_where(sound: str, right: str, slip: str, path: str) -> None:
    text = sound
    if "[turn]" in right and "[turn]" not in text:
        text = text.replace("[piles", "[turn]\n\n[piles", 1)
    if slip.startswith("[turn]\n") and "=" in slip:
        key = slip.split("\n")[1].split(" = ", maxsplit=1)[0]
        text = re.sub(rf"\n{key} = .*", "", text)
    assert right in text
    with pytest.raises(PositionError) as caught:
        Match.from_position(text.replace(right, slip, 1), seed=1)
    assert caught.value.facts["path"] == path, str(caught.value)


def test_a_broken_invariant_is_named(sound: str) -> None:
    with pytest.raises(PositionError) as caught:
        Match.from_position(sound.replace("m_reap*2", "m_reap*3", 1), seed=1)
    assert caught.value.facts["rule"] == "WW invariant 4"
    assert "m_reap" in str(caught.value)


def test_a_hand_is_written_with_holes() -> None:
    """By hand one says only how many: they come from what is mentioned nowhere."""
    text = re.sub(r"(?m)^chance = .*\n", "", at("war_of_the_worlds", 0).position())
    head, _, human = text.partition("[piles.human]")
    human = re.sub(r"(?m)^hand = .*$", 'hand = ["?human-supply*5"]', human)
    human = re.sub(r"(?m)^deck = .*$", 'deck = ["?human-supply*5"]', human)
    held = set()
    for seed in range(8):
        match = Match.from_position(head + "[piles.human]" + human, seed=seed)
        held.add(str(match.view(1).sides.human.hand))
    assert len(held) > 1


@pytest.mark.parametrize("game", GAMES)
def test_mutated_texts_are_read_or_refused(game: str) -> None:
    """Whatever is written, nothing but a PositionError comes out."""
    chance = Random(game)
    texts = [at(game, n, seed).position(k) for n, seed in ((8, 1), (60, 2)) for k in (None, 0)]
    words = sorted({word for text in texts for word in re.findall(r"[\w.:*?-]+", text)})
    refused = 0
    for _ in range(150):
        text = mutated(chance.choice(texts), words, chance)
        try:
            match = Match.from_position(text, seed=1)
            for _ in range(3):
                if not match.over:
                    match.play(chance.choice(match.legal()))
        except PositionError as error:
            refused += 1
            assert str(error.facts["path"]).startswith("$")
    assert refused > 50


def mutated(text: str, words: list[str], chance: Random) -> str:
    """A line lost, doubled or moved, a word or a number changed."""
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 1, 3))):
        i = chance.randrange(len(lines))
        match chance.randrange(5):
            case 0:
                del lines[i]
                lines = lines or [""]
            case 1:
                lines.insert(i, lines[chance.randrange(len(lines))])
            case 2:
                lines[i] = re.sub(r"\d+", str(chance.choice((0, 1, 7, 99, 1 << 70))), lines[i])
            case 3:
                found = re.findall(r'"[^"]*"', lines[i])
                if found:
                    new = f'"{chance.choice(words)}"'
                    lines[i] = lines[i].replace(chance.choice(found), new, 1)
            case _:
                at_ = chance.randrange(len(lines[i]) + 1)
                lines[i] = lines[i][:at_] + chance.choice('"[]{}=,?*-#é\\') + lines[i][at_:]
    return "\n".join(lines)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(PositionError):
        position.parse("#" * (position.MOST_TEXT + 1))
    with pytest.raises(PositionError):
        position.parse("a = " + "[" * 50_000)


def test_the_guide_is_up_to_date() -> None:
    """Its tables and examples are made by tools/positions.py, and its examples can be played."""
    spec = importlib.util.spec_from_file_location("positions_tool", TOOL)
    assert spec is not None and spec.loader is not None
    tool: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = tool.PAGE.read_text("utf-8")
    assert tool.page(text) == text, "run tools/positions.py"
    examples = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert len(examples) == len([game for game in GAMES if (FACES / game).is_dir()])
    for example in examples:
        Match.from_position(example, seed=1)
