"""Each invariant notices the fault it is made for, and a fresh table has none."""

from collections.abc import Callable

from beachhead.core.engine import Actions
from beachhead.core.rng import seed_state
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.invariants import broken
from beachhead.games.scythe.rules import pieces
from beachhead.games.scythe.state import State

New = Callable[..., State]


def found(s: State) -> set[str]:
    return {line.partition(":")[0] for line in broken(s)}


def test_a_fresh_table_is_sound(new: New) -> None:
    assert [broken(new(players)) for players in (2, 3, 4, 5)] == [[]] * 4


def test_sc_inv_01_workers_are_eight(table: State) -> None:
    table.spare_workers[0] -= 1

    assert "SC-INV-01" in found(table)


def test_sc_inv_02_mechs_match_abilities(table: State) -> None:
    pieces.add_mechs(table, 0, 3, 1)

    assert "SC-INV-02" in found(table)


def test_sc_inv_03_one_structure_per_hex(table: State) -> None:
    pieces.put_structure(table, 0, v.MILL, 0)
    pieces.put_structure(table, 1, v.MILL, 0)

    assert "SC-INV-03" in found(table)


def test_sc_inv_04_recruits_match_bonuses(table: State) -> None:
    table.recruits[0] = 1

    assert "SC-INV-04" in found(table)


def test_sc_inv_05_cubes_are_six(table: State) -> None:
    table.covered[0] = 0

    assert "SC-INV-05" in found(table)


def test_sc_inv_06_stars_have_limits(table: State) -> None:
    table.stars[v.STAR_MECHS] = 2
    table.star_total[0] = 2

    assert "SC-INV-06" in found(table)


def test_sc_inv_07_tracks_have_limits(table: State) -> None:
    table.power[0] = 17

    assert "SC-INV-07" in found(table)


def test_sc_inv_08_combat_cards_are_42(table: State) -> None:
    table.hand[0] += 1

    assert "SC-INV-08" in found(table)


def test_sc_inv_09_no_objective_twice(table: State) -> None:
    table.objectives[0] = table.objectives[2]

    assert "SC-INV-09" in found(table)


def test_sc_inv_10_factory_cards_are_players_plus_one(table: State) -> None:
    table.factory_pile = 0

    assert "SC-INV-10" in found(table)


def test_sc_inv_11_nobody_shares_a_hex_outside_a_move(table: State) -> None:
    pieces.move_unit(table, 0, v.CHARACTER, table.character[0], table.tables.start_worker[2])

    assert "SC-INV-11" in found(table)


def test_sc_inv_12_foreign_bases_are_closed(table: State) -> None:
    pieces.move_unit(table, 0, v.CHARACTER, table.character[0], table.tables.home[1])

    assert "SC-INV-12" in found(table)


def test_sc_inv_13_workers_on_a_lake_need_a_mech(table: State) -> None:
    lake = table.tables.place_ids.index("lake1")
    pieces.move_unit(table, 0, v.WORKER, table.tables.start_worker[0], lake)

    assert "SC-INV-13" in found(table)


def test_sc_inv_14_tokens_and_encounters_are_eleven(table: State) -> None:
    table.tokens = 0

    assert "SC-INV-14" in found(table)


def test_sc_inv_15_the_previous_section_is_closed(new: New) -> None:
    s = new(4)
    relentless = s.tables.nation_ids.index("rusviet")
    out = Actions()
    s.settle(out)
    for seed in range(600):
        top = s.top
        assert top is not None
        if top.name == "D-SECTION" and top.seat != relentless:
            assert not out.has(v.SECTION0 + s.last_section[top.seat])
            assert "SC-INV-15" not in found(s)
        s.playout(seed_state(seed), 1, out)


def test_sc_inv_16_the_sixth_star_is_the_end(table: State) -> None:
    for kind in range(v.STARS):
        table.stars[kind] = 1
    table.star_total[0] = v.STARS

    assert "SC-INV-16" in found(table)


def test_sc_inv_17_at_most_three_units_move(table: State) -> None:
    table.moves = 4

    assert "SC-INV-17" in found(table)


def test_sc_inv_18_no_part_of_the_score_is_negative(table: State) -> None:
    table.star_total[0] = -1

    assert "SC-INV-18" in found(table)


def test_sc_inv_19_the_map_is_symmetric(table: State) -> None:
    table.tables.edges[0] = 0

    assert "SC-INV-19" in found(table)
