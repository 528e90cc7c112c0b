"""The parts under every game: chance, buffer, words, content, the kernel that never changes."""

from pathlib import Path

import msgspec
import pytest

from beachhead import Match
from beachhead.bench import kernel
from beachhead.core import content, replay
from beachhead.core.engine import NO_LIMIT, Actions
from beachhead.core.errors import BeachheadError, ContentError, ReplayError, UnknownGame
from beachhead.core.registry import get, names
from beachhead.core.rng import MAX_SEED, next_state, pick, seed_state
from beachhead.core.words import LANGUAGES, words
from beachhead.games.war_of_the_worlds.state import State as WarState


def test_chance_is_the_same_everywhere() -> None:
    x = seed_state(7)
    drawn = []
    for _ in range(8):
        x = next_state(x)
        drawn.append(int(pick(x, 100)))

    assert drawn == [85, 54, 57, 96, 12, 6, 5, 42]


def test_chance_is_even() -> None:
    counts = [0] * 6
    x = seed_state(1)
    for _ in range(6000):
        x = next_state(x)
        counts[pick(x, 6)] += 1

    assert all(850 < count < 1150 for count in counts)


def test_neighbouring_seeds_are_unrelated_and_stay_in_range() -> None:
    states = [seed_state(seed) for seed in (0, 1, 2, MAX_SEED - 1, MAX_SEED)]

    assert len(set(states)) == 5
    assert all(0 < state < 1 << 63 for state in states)


def test_the_buffer_grows() -> None:
    out = Actions()
    for code in range(1000):
        out.add(code)

    assert out.to_list() == list(range(1000))
    assert out.has(999)
    assert not out.has(1000)


def test_the_kernel_never_changes() -> None:
    """Rates are quoted as a ratio to it: a change here makes old figures worthless."""
    out = Actions()
    decisions, marks = 0, []
    for seed in range(5):
        state = kernel.new_game(seed)
        state.settle(out)
        decisions += state.playout(seed_state(seed + 777), NO_LIMIT, out)
        marks.append(f"{state.fingerprint():x}")

    assert decisions == KERNEL_DECISIONS
    assert marks == KERNEL_MARKS


KERNEL_DECISIONS = 1515
KERNEL_MARKS = [
    "6340038cb4ece617",
    "542a84d6a29fb021",
    "33c03a3d83e34100",
    "470d5d653494a100",
    "1699a5978873c3d",
]


def test_errors_have_words_in_every_language() -> None:
    kinds: list[type[BeachheadError]] = [BeachheadError, *BeachheadError.__subclasses__()]
    kinds += [kind for base in kinds[1:] for kind in base.__subclasses__()]
    for language in LANGUAGES:
        assert [kind for kind in kinds if not words(language).has(kind.key)] == []


def test_missing_words_are_a_fault_that_says_so() -> None:
    with pytest.raises(KeyError, match="no words for 'nothing' in en"):
        words("en").say("nothing")


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="war_of_the_worlds"):
        get("chess")


class Card(msgspec.Struct):
    id: str
    cost: int


class Cards(msgspec.Struct):
    card: list[Card]


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text('[[card]]\nid = "a"\ncost = 1\n[[card]]\nid = "b"\ncost = 2\n')
    return path


def edition(cards: Path, text: str) -> Path:
    folder = cards.parent / "edition"
    folder.mkdir()
    (folder / cards.name).write_text(text)
    return folder


def test_an_edition_replaces_records_by_id(cards: Path) -> None:
    over = edition(cards, '[[card]]\nid = "b"\ncost = 9\n')

    assert [card.cost for card in content.load(cards, Cards, over).card] == [1, 9]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[card]]\nid = "c"\ncost = 9\n', r"\$\.card\[c\]"),
        ("[[token]]\nid = 1\n", r"\$\.token"),
        ('[[card]]\nid = "b"\ncost = "much"\n', r"\$\.card\[1\]\.cost"),
        ("card = [", "cards.toml"),
    ],
)
def test_a_wrong_edition_is_told_with_its_path(cards: Path, text: str, reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        content.load(cards, Cards, edition(cards, text))


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b'{"format": "other"}', b"\xff"])
def test_what_is_no_replay_is_refused(text: bytes) -> None:
    with pytest.raises(ReplayError):
        replay.decode(text)


@pytest.mark.parametrize("name", names())
def test_matches_that_begin_alike_share_their_tables(name: str) -> None:
    game = get(name)
    one, same = Match.new(name, seed=1), Match.new(name, seed=1)
    spec = game.options()[0]
    other_value = next(value for value in spec.values if value != spec.default)
    other = Match.new(name, seed=1, options={spec.id: other_value})
    dealt = Match.new(name, seed=2)

    assert one.tables is same.tables and one.tables is not other.tables
    assert (one.tables is dealt.tables) != game.deals_sides
    assert one.edition_hash == other.edition_hash
    while not one.over:
        one.play(one.legal()[0])
    assert same.fingerprint() == Match.new(name, seed=1).fingerprint()


def test_a_table_with_nothing_left_to_decide_holds_nobody_up() -> None:
    """Without a limit of rounds, two sides without cards end their turns forever."""
    match = Match.new("war_of_the_worlds", options={"round_limit": "none"}, seed=1)
    state = match.state.clone()
    assert isinstance(state, WarState)
    for row in (state.hand, state.discard, state.hand_n, state.discard_n, state.deck_n):
        for i in range(len(row)):
            row[i] = 0
    for i in range(len(state.row)):
        state.row[i] = -1
    for side in range(2):
        state.plan_n[side] = state.plan_known[side] = 0
    out = Actions()
    state.settle(out)
    assert out.to_list() == [match.names.index("end_turn")]
    assert state.playout(7, 20, out) == 0
    assert not state.play_forced(out)
    assert not state.over
