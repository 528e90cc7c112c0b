"""Rules that no worked case can show: what lies in the box, words, defaults, prices."""

import tomllib
from math import floor
from pathlib import Path
from typing import Any

import pytest

from beachhead import Match
from beachhead.core.contract import RANDOM
from beachhead.core.errors import ContentError, SetupError
from beachhead.core.words import LANGUAGES, words
from beachhead.games.hexpanse import GAME, about, content
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.content import Effect, build
from beachhead.games.hexpanse.rules import units

BOX = content.load()
DERIVED = tomllib.loads(Path(__file__).with_name("derived.toml").read_text(encoding="utf-8"))


def test_hx_comp_01_cards_of_every_kind() -> None:
    assert (len(BOX.missions.mission), v.MISSIONS) == (15, 15)
    assert (len(BOX.cards.action_card), v.ACTION_CARDS) == (25, 25)
    assert (len(BOX.cards.mercenary), v.MERCENARIES) == (25, 25)


def test_hx_comp_02_pieces_of_a_faction() -> None:
    constants = BOX.game.constants

    assert constants.units_per_player_total.value == 12
    assert constants.mercenary_frames.value == 5
    assert {minority.units for minority in BOX.minorities.minority} == {3}


def test_hx_comp_03_the_squad_brings_three_units() -> None:
    counts = {card.id: card.units for card in BOX.cards.mercenary}

    assert counts.pop("C23") == 3
    assert set(counts.values()) == {1}
    assert sum(counts.values()) + 3 == 27


def test_hx_comp_04_eleven_minority_boards() -> None:
    assert (len(BOX.minorities.minority), v.MINORITIES) == (11, 11)


def test_hx_lvl_04_captain_is_the_normal_level() -> None:
    levels = next(spec for spec in GAME.options() if spec.id == "level")

    assert levels.values == ("sailor", "captain", "admiral")
    assert levels.default == "captain"


def test_hx_lvl_05_variants_are_off_by_default() -> None:
    defaults = {spec.id: spec.default for spec in GAME.options()}

    for name in ("advanced", "team", "full_missions", "hidden_pick"):
        assert defaults[name] == "off"
    assert defaults["elites"] == "0"


def test_hx_adv_07_no_draft_for_five() -> None:
    with pytest.raises(SetupError, match="eleven"):
        Match.new("hexpanse", players=5, options={"advanced": "on"})
    with pytest.raises(SetupError, match="sailors"):
        Match.new("hexpanse", players=3, options={"advanced": "on", "level": "sailor"})


def test_hx_team_03_only_four_or_six_factions_form_teams() -> None:
    for players in (2, 3, 5):
        with pytest.raises(SetupError, match="four or six") as caught:
            Match.new("hexpanse", players=players, options={"team": "on"})
        assert caught.value.facts == {"field": "team", "value": "on"}


def test_hx_hint_01_easy_factions_come_first_and_the_hint_has_words() -> None:
    assert build.FACTION_IDS[:2] == ("terra", "cyberians")
    for language in LANGUAGES:
        assert words(language, "hexpanse").has("hint-centre")
        assert words(language, "hexpanse").has("hint-factions")


def test_hx_unit_15_a_unit_is_its_owner_and_its_kind() -> None:
    for owner in (0, 5, v.NEUTRAL):
        for kind in range(v.KINDS):
            unit = units.code(owner, kind)
            assert (units.owner_of(unit), units.kind_of(unit)) == (owner, kind)
            assert unit != v.EMPTY


def test_hx_setup_01_the_start_player_is_drawn() -> None:
    first = {int(Match.new("hexpanse", players=4, seed=seed).state.first) for seed in range(40)}  # type: ignore[attr-defined]

    assert first == {0, 1, 2, 3}


def test_hx_setup_02_factions_can_be_chosen_at_the_table() -> None:
    match = Match.new("hexpanse", players=3, options={"factions": "table"}, seed=4)
    picked = []
    for _ in range(3):
        assert match.decision is not None and match.decision.name == "D-FACTION"
        picked.append(match.names[match.legal()[-1]])
        match.play(match.legal()[-1])

    assert picked == ["faction:union", "faction:nomads", "faction:cyberians"]
    assert {GAME.side_of(match.state, i) for i in range(3)} == {  # type: ignore[arg-type]
        "faction-union",
        "faction-nomads",
        "faction-cyberians",
    }


def test_random_seats_get_different_factions() -> None:
    match = Match.new("hexpanse", seats=[RANDOM] * 6, seed=9)

    assert sorted(match.setup.seats) == sorted(build.FACTION_IDS)


# -- prices and shapes -----------------------------------------------------------------------------


def points(effect: Effect) -> float:
    """The value of an effect by the cost model."""
    p: dict[str, float] = DERIVED["points"]
    attacks, deploys = len(effect.attack), len(effect.deploy)
    each = {
        "gain_hexilum": p["gain_hexilum_each"],
        "heal_units": p["heal_unit_each"],
        "heal_warlord": p["heal_warlord_each"],
        "damage_warlord": p["damage_warlord_each"],
        "damage_adjacent_warlord": p["damage_adjacent_warlord_each"],
        "destroy_hexilum": p["destroy_hexilum_each"],
        "steal_hexilum": p["steal_hexilum_each"],
    }
    whole = {
        "pattern": attacks * p["pattern_attack_cell"] + deploys * p["pattern_deploy_cell"],
        "swap_any": p["swap_any"],
        "swap_self": p["swap_self"],
        "attack_any_cell": p["attack_any_cell"],
        "displace": p["displace"],
        "deploy_from_recovery": p["deploy_from_recovery"],
        "steal_action_card": p["steal_action_card"],
        "steal_mercenary": p["steal_mercenary"],
        "discard_action_card": p["discard_action_card"],
        "extended_market": p["extended_market"],
        "market_visit": p["market_visit"],
        "raise_income": p["raise_income_free"],
        "place_squad": (effect.tokens - 1) * p["extra_squad_token_each"],
    }
    if effect.op == "attack_reserve":
        extra = p["attack_reserve_may_hit_warlord_extra_each"] * effect.may_hit_warlord
        return effect.n * (p["attack_reserve_each"] + extra)
    return effect.n * each[effect.op] if effect.op in each else whole[effect.op]


def price(worth: float) -> int:
    return max(1, min(8, floor(worth + 0.5)))


def test_hx_card_02_prices_follow_the_cost_model() -> None:
    for card in BOX.cards.action_card:
        a, b = points(card.option_a), points(card.option_b)
        assert card.cost == price(max(a, b) + 0.25 * min(a, b) - 1), card.id
    for mercenary in BOX.cards.mercenary:
        worth = points(mercenary.effect[0])
        later = 1.5 * max(worth - 1, 0.5) if mercenary.permanent else 0
        assert mercenary.cost == price(0.75 + 0.9 * worth + later), mercenary.id


def test_hx_mis_01_every_placement_is_found() -> None:
    cells = build.cells_of(BOX)
    boards = sorted(BOX.board.board, key=lambda board: board.radius)
    for mission in BOX.missions.mission:
        ways = DERIVED["placements"][mission.id], DERIVED["placements_full"][mission.id]
        for board, default, full in zip(boards, *ways, strict=True):
            places = tuple((c.q, c.r) for c in cells if c.ring <= board.radius)
            assert len(build.placements(mission.cells, places)) == default, mission.id
            assert len(build.placements(mission.cells_full, places)) == full, mission.id


def test_hx_board_02_cells_and_sources_of_each_board() -> None:
    cells = build.cells_of(BOX)
    for board in BOX.board.board:
        used = [cell for cell in cells if cell.ring <= board.radius]
        assert used == cells[: board.cells]
        assert sum(cell.source for cell in used) == board.sources


def test_hx_board_03_neighbours_are_as_the_content_lists_them() -> None:
    by_place = {(cell.q, cell.r): cell for cell in BOX.board.cell}
    for cell in BOX.board.cell:
        near = [by_place[p].id for p in content.around((cell.q, cell.r)) if p in by_place]
        assert sorted(near) == sorted(cell.adj)


def test_hx_pat_02_patterns_have_as_many_images_as_they_look_different() -> None:
    tables = build.build_tables(BOX, 2, {spec.id: spec.default for spec in GAME.options()})
    found = {
        about.effect_id(int(tables.pattern_effect[number])): len(pattern.images)
        for number, pattern in enumerate(tables.patterns)
    }

    assert {name: found.get(name) for name in DERIVED["images"]} == DERIVED["images"]


def test_reconstructed_values_say_so() -> None:
    assert {card.cost_src for card in BOX.cards.action_card} == {"reconstructed"}
    assert {mission.src for mission in BOX.missions.mission} == {"reconstructed"}


# -- editions --------------------------------------------------------------------------------------


def test_an_edition_sets_the_price_of_a_special(tmp_path: Path) -> None:
    (tmp_path / "factions.toml").write_text('[[faction]]\nid = "terra"\nspecial_cost_life = 4\n')
    tables = Match.new("hexpanse", players=2, seed=1, edition=tmp_path).tables

    assert list(tables.special_price[:2]) == [4, 1]


def test_an_edition_sets_how_many_units_a_minority_brings(tmp_path: Path) -> None:
    records = "".join(f'[[minority]]\nid = "M{n:02d}"\nunits = 2\n' for n in range(1, 12))
    (tmp_path / "minorities.toml").write_text(records)
    match = Match.new("hexpanse", players=2, seed=1, edition=tmp_path)
    while match.decision is not None and match.decision.name != "D-ACTION":
        match.play(match.legal()[0])
    home: Any = match.state

    assert [int(home.home[seat * 2 + v.REGULAR]) for seat in range(2)] == [10, 10]


def test_an_edition_cannot_bend_the_grid(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text('[[cell]]\nid = "H8"\nadj = ["H7"]\n')
    with pytest.raises(ContentError, match=r"\$\.cell\[H8\]\.adj"):
        content.load(tmp_path)
