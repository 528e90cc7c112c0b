"""Rules that no worked case can show: what lies in the box, scope, tokens."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beachhead import Match
from beachhead.core.errors import SetupError
from beachhead.games.war_of_the_worlds import GAME, content
from beachhead.games.war_of_the_worlds.rules import buildings
from beachhead.games.war_of_the_worlds.vocab import BUILDING_CARD, FOG
from beachhead.lab import cases

BOX = content.load()


def test_ww_comp_01_exactly_two_players() -> None:
    assert list(GAME.players) == [2]
    with pytest.raises(SetupError, match="3 players"):
        Match.new("war_of_the_worlds", players=3)


def test_ww_comp_02_the_box_is_complete() -> None:
    units = {unit.id: unit.count for unit in BOX.pieces.unit}
    cards = Counter(dict.fromkeys(("human", "martian"), 0))
    for card in BOX.cards.card:
        cards[card.side] += card.count

    assert units == {"army": 3, "navy": 2, "tripod": 3, "ufo": 2}
    assert sum(area.civilians for area in BOX.board.area) == BOX.pieces.civilian.count == 30
    assert cards == {"human": 35, "martian": 35}


def test_ww_comp_03_thirteen_martian_tokens_and_the_ship() -> None:
    martian = {b.id: b.tokens for b in BOX.pieces.building if b.side == "martian"}
    ship = martian.pop("invasion_ship")
    influence = sum(marker.tokens for marker in BOX.pieces.influence)

    assert (ship, sum(martian.values()) + influence) == (1, 13)


def test_ww_comp_04_one_human_token_per_building_card() -> None:
    tokens = {b.id: b.tokens for b in BOX.pieces.building if b.side == "human"}
    cards = {c.building: c.count for c in BOX.cards.card if c.side == "human" and c.building}

    assert tokens == cards
    assert sum(tokens.values()) == 11


def test_ww_card_02_three_types_of_cards() -> None:
    types = Counter(card.type for card in BOX.cards.card)

    assert types == {"action": 14, "unit": 4, "building": 11}
    assert all(bool(card.building) == (card.type == "building") for card in BOX.cards.card)
    assert all(bool(card.unit) == (card.type == "unit") for card in BOX.cards.card)


def test_ww_bld_13_without_a_token_the_card_cannot_be_bought(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text('[[building]]\nid = "bunker"\ntokens = 0\n')
    given = {
        "base": "human_turn",
        "board": {"civilians": {"york": 1}},
        "turn": {"resources": 9},
        "piles": {
            "human": {
                "row": ["h_bunker", "h_fort", "h_army", "h_regroup", "h_evacuate"],
                "decision_deck": ["..."],
            }
        },
    }
    table = cases.laid("war_of_the_worlds", given, tmp_path)
    bunker = table.tables.card_ids.index("h_bunker")

    assert table.tables.card_type[bunker] == BUILDING_CARD
    assert not buildings.has_place(table.state, bunker)
    assert buildings.has_place(table.state, table.tables.card_ids.index("h_fort"))


def test_ww_spec_14_the_effect_holds_without_a_token(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text('[[influence]]\nid = "poisonous_fog"\ntokens = 0\n')
    given = {
        "base": "martian_turn",
        "board": {"civilians": {"york": 1}},
        "piles": {
            "martian": {
                "hand": ["m_poisonous_fog"],
                "row": ["m_poisonous_fog*2", "m_frightening_sound*2", "m_regenerator"],
                "decision_deck": ["..."],
            }
        },
    }
    table = cases.laid("war_of_the_worlds", given, tmp_path)
    table.play_all(["play:m_poisonous_fog:1", "area:grampians"])

    assert table.state.marked(FOG, table.tables.area_ids.index("grampians"))


def test_ww_var_04_areas_cards_and_tokens_are_data() -> None:
    assert GAME.load_content() == BOX
    assert {file.name for file in content.FOLDER.glob("*.toml")} == {
        "board.toml",
        "cards.toml",
        "game.toml",
        "pieces.toml",
    }


def test_ww_var_06_no_difficulty_levels_and_no_solo_rules() -> None:
    assert {option.id for option in GAME.options()} == {
        "swap_rule",
        "must_play",
        "blocking_affects_ufo",
        "reshuffle",
        "influence_range",
        "round_limit",
        "handicap_damage",
        "handicap_civilians",
    }


def test_reconstructed_values_say_so() -> None:
    costs = [card for card in BOX.cards.card if card.cost > 0]

    assert all(card.src_cost == "reconstructed" for card in costs)
    assert msgspec.to_builtins(BOX)["board"]["board"]["src_layout"] == "reconstructed"


def test_borders_of_the_drawing_are_the_adjacency() -> None:
    """Two areas share a stretch of outline exactly where they list each other (WW-COMP-06)."""
    edges: dict[frozenset[tuple[int, int]], set[str]] = {}
    for area in BOX.board.area:
        for a, b in zip(area.outline, (*area.outline[1:], area.outline[0]), strict=True):
            edges.setdefault(frozenset((a, b)), set()).add(area.id)
    drawn = {frozenset(owners) for owners in edges.values() if len(owners) == 2}
    listed = {frozenset((area.id, other)) for area in BOX.board.area for other in area.adj}

    assert drawn == listed


def test_an_edition_sets_what_a_repair_takes_back(tmp_path: Path) -> None:
    modes = '[{ id = "repair", cost_energy = 4, damage_track = -3 }]'
    text = f'[[building]]\nid = "regenerator"\nability_modes = {modes}\n'
    (tmp_path / "pieces.toml").write_text(text)
    match = Match.new("war_of_the_worlds", seed=1, edition=tmp_path)
    state: Any = match.state
    kind = state.tables.building_ids.index("regenerator")
    state.building[state.tables.area_ids.index("glasgow")] = kind
    state.on_board[kind] = 1
    state.damage, state.resources = 5, 4
    state.apply(match.names.index("ability:regenerator:repair"))

    assert state.damage == 2
