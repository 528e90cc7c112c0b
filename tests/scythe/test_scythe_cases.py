"""The worked cases are complete; tests/cases runs them."""

from beachhead.lab import cases


def test_all_138_cases_are_there() -> None:
    ids = [case.id for case in cases.of_game("scythe")]

    assert ids == [f"SC-S{n:02}" for n in range(1, 139)]
