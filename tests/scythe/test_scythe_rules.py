"""Rules that no worked case covers: chance, scope, turns, hidden knowledge."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beachhead import Match
from beachhead.core.engine import Actions
from beachhead.core.errors import ContentError
from beachhead.core.rng import seed_state
from beachhead.core.setups import check_setup
from beachhead.games.scythe import GAME
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import cards, control, end
from beachhead.games.scythe.state import State
from beachhead.games.scythe.view import view
from beachhead.lab import cases

New = Callable[..., State]
FIGHT = {  # Crimea may attack Saxony, with Scout
    "seats": ["crimea/industrial", "saxony/engineering"],
    "board": {"mechs": {"crimea": {"factory": 1}, "saxony": {"tundra5": 1}}},
    "mats": {"abilities": {"crimea": ["coercion", "scout"], "saxony": ["dominate", "speed"]}},
}
ATTACK = ["section:2", "move", "unit:mech@factory", "step:tundra5", "stop:moving"]


def test_sc_turn_09_one_turn_ends_before_the_next_begins(new: New) -> None:
    s = new(3)
    out = Actions()
    s.settle(out)
    for seed in range(300):
        before = int(s.active)
        s.playout(seed_state(seed), 1, out)
        assert s.active in (before, s.tables.left[before])


def test_sc_com_21_only_two_fight(new: New) -> None:
    s = new(5)
    out = Actions()
    s.settle(out)
    for seed in range(1500):
        s.playout(seed_state(seed), 1, out)
        if s.over:
            break
        for place in range(v.HEXES):
            assert sum(int(s.present[seat] >> place & 1) for seat in range(5)) <= 2


def test_sc_mode_01_two_to_five_seats_and_no_solo_deck() -> None:
    assert tuple(GAME.players) == (2, 3, 4, 5)


def test_sc_mode_02_no_achievement_sheet() -> None:
    assert not any("achievement" in spec.id for spec in GAME.options())


def test_sc_mode_04_no_difficulty_levels() -> None:
    assert not any("level" in spec.id or "difficulty" in spec.id for spec in GAME.options())


def test_sc_hid_07_a_paid_card_lies_open(new: New) -> None:
    s = new(2)
    seat = int(s.active)
    value = next(i for i in range(v.CARD_VALUES) if s.hand[seat * v.CARD_VALUES + i])
    cards.spend(s, seat, value)

    assert view(s, 0).decks.discard == [v.LOWEST_CARD + value]
    assert view(s, 1).decks.discard == [v.LOWEST_CARD + value]


def test_sc_rnd_01_mats_are_dealt_by_the_seed() -> None:
    mats: Counter[str] = Counter()
    for seed in range(200):
        match = Match.new("scythe", seats=["nordic", "rusviet"], seed=seed)
        mats[match.tables.mat_ids[0]] += 1

    assert len(mats) == 5
    assert min(mats.values()) > 15


def test_sc_rnd_01_random_seats_are_different_nations() -> None:
    for seed in range(30):
        setup = check_setup(GAME, None, ["random"] * 5, None, seed)
        assert len(set(setup.seats)) == 5


def test_sc_rnd_02_decks_are_shuffled_and_dealt(new: New) -> None:
    tables = [new(4, seed=seed) for seed in range(40)]

    assert len({tuple(s.encounter_deck) for s in tables}) == 40
    assert len({tuple(s.objectives) for s in tables}) == 40
    assert len({tuple(s.hand) for s in tables}) > 20


def test_sc_rnd_03_factory_cards_are_drawn(new: New) -> None:
    piles = [int(new(3, seed=seed).factory_pile) for seed in range(60)]

    assert all(control.count(pile) == 4 for pile in piles)
    assert all(any(pile >> card & 1 for pile in piles) for card in range(v.FACTORY_CARDS))


def test_sc_rnd_04_any_tile_may_lie_open(new: New) -> None:
    assert {int(new(2, seed=seed).tile) for seed in range(60)} == set(range(v.TILES))


def test_sc_rnd_05_draws_follow_the_deck(new: New) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(300):
        s = new(2, seed=seed)
        before = list(s.hand)
        cards.draw(s, 0, 1)
        drawn[next(i for i in range(8) if s.hand[i] != before[i])] += 1

    assert drawn[0] > drawn[1] > drawn[3]


def test_sc_rnd_06_the_discard_pile_becomes_the_deck(new: New) -> None:
    s = new(2)
    for value in range(v.CARD_VALUES):
        s.discard[value], s.deck[value] = s.deck[value], 0
    left = cards.drawable(s)
    cards.draw(s, 0, 1)

    assert cards.total(s.discard, 0) == 0
    assert cards.total(s.deck, 0) == left - 1


def attacked(piles: dict[str, Any], seed: int) -> State:
    """Crimea attacks: Scout has taken a card."""
    table = cases.laid("scythe", {**FIGHT, "piles": piles, "seed": seed})
    table.play_all(ATTACK)
    state: State = table.state
    return state


def test_sc_rnd_07_scout_takes_any_card() -> None:
    hands = {"crimea": [], "saxony": ["2", "5"]}
    deck = ["2*15", "3*12", "4*8", "5*5"]
    stolen = set()
    for seed in range(20):
        s = attacked({"hand": hands, "combat": {"deck": deck}}, seed)
        stolen |= {value for value in range(4) if s.hand[value]}

    assert stolen == {0, 3}


def test_sc_hid_01_a_victim_of_scout_knows_the_stolen_card() -> None:
    hands = {"crimea": ["3"], "saxony": ["5"]}
    s = attacked({"hand": hands, "combat": {"deck": ["2*16", "3*11", "4*8", "5*5"]}}, 1)
    for seed in range(30):
        twin = s.clone()
        twin.determinize(1, seed_state(seed))
        assert twin.hand[3] >= 1  # Saxony knows that Crimea holds its 5
        assert cards.held(twin, 0) == 2


def test_sc_end_03_a_unit_whose_hex_is_taken_goes_home() -> None:
    given = {
        "seats": ["nordic/engineering", "rusviet/industrial"],
        "board": {"mechs": {"nordic": {"mountain4": 1}, "rusviet": {"factory": 1}}},
        "mats": {"abilities": {"nordic": ["swim", "speed"], "rusviet": ["relentless", "speed"]}},
    }
    table = cases.laid("scythe", given)
    table.play_all(["section:2", "move", "unit:mech@factory", "step:mountain4"])
    s = table.state
    nordic = s.tables.nation_ids.index("nordic")
    rusviet = s.tables.nation_ids.index("rusviet")
    factory = s.tables.factory
    s.workers[nordic * v.PLACES + factory] += 1
    s.present[nordic] |= 1 << factory
    end.finish(s)

    assert s.over
    assert s.mechs[rusviet * v.PLACES + s.tables.home[rusviet]] == 1


def test_an_edition_cannot_stretch_the_tracks(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('game = "scythe"\nname = "Mine"\n')
    (tmp_path / "game.toml").write_text("[tracks.power]\ndial_max = 9\n")

    with pytest.raises(ContentError, match="dial goes to 7, not to 9"):
        GAME.load_content(tmp_path)
