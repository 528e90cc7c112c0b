"""The end of a match, giving up, closing a table, tidying one's list."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beachhead import Match
from beachhead.core.replay import encode
from beachhead.lab import golden
from beachhead.server import ends, levels, wire_end
from beachhead.server.settings import Settings
from beachhead.server.store.rows import SeatRow

from .conftest import GAME, Person, Server, problem, running

GOLDEN = Path(__file__).parents[1] / "golden"
HEXPANSE = {"game": "hexpanse", "pace": "none"}


def end(person: Person, match_id: str) -> wire_end.End:
    answer = person.get(f"/api/matches/{match_id}/end")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire_end.End)


def resign(person: Person, match_id: str, seat: int) -> Any:
    return person.post(f"/api/matches/{match_id}/resign", {"seat": seat})


def listed(person: Person, scope: str) -> list[str]:
    return [head["id"] for head in person.get(f"/api/matches?scope={scope}").json()]


# -- the end ---------------------------------------------------------------------------------


def test_the_end_is_told_after_it_only(ann: Person, server: Server) -> None:
    match_id = ann.new_match("me", "hotseat", seed=48).id
    early = ann.get(f"/api/matches/{match_id}/end")
    assert (early.status_code, problem(early)) == (409, "error-still-playing")
    server.play_to_the_end(match_id, ann.me.id)
    table, told = ann.table(match_id), end(ann, match_id)
    (winner,) = told.outcome.winners
    assert [seat.result for seat in table.seats] == [float(n == winner) for n in (0, 1)]
    assert told.measures == ["measure-progress"] and told.resigned == []
    last = told.course[-1]
    assert last.n == table.last and told.course[0].n == 0
    assert last.values[0] == [each.points for each in told.outcome.seats]
    assert [step.round for step in told.course] == list(range(len(told.course)))
    assert end(server.person(), match_id).outcome == told.outcome  # open to all who may read it


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("hexpanse/*limit*.txt")), ids=lambda path: path.stem
)
def test_a_finished_file_that_is_brought_in_has_its_end(ann: Person, path: Path) -> None:
    match = golden.read(path.read_text(encoding="utf-8"))
    made = ann.post("/api/replays", msgspec.json.decode(encode(match.save())))
    told = end(ann, made.json()["id"])
    assert told.outcome == match.outcome()
    assert len(told.course[-1].values) == len(told.measures) == 2


# -- giving up -------------------------------------------------------------------------------


def test_of_two_the_other_wins(ann: Person, bob: Person, duel: str) -> None:
    assert problem(resign(bob, duel, 0)) == "error-not-your-seat"
    assert resign(bob, duel, 1).status_code == 204
    table = ann.table(duel)
    assert (table.status, table.over, table.asked) == ("over", True, None)
    assert [seat.result for seat in table.seats] == [1.0, 0.0]
    assert [seat.resigned for seat in table.seats] == [False, True]
    told = end(ann, duel)
    assert [reason.key for reason in told.outcome.reasons] == ["end-resigned"]
    assert told.outcome.winners == (0,) and told.resigned == [1]
    assert [each.place for each in told.outcome.seats] == [1, 2]
    assert problem(resign(ann, duel, 0)) == "error-match-over"
    assert problem(ann.undo(duel)) == "error-match-over"
    assert duel in listed(ann, "finished") and duel in listed(bob, "finished")


def test_the_replay_of_a_resigned_match_stays_right(ann: Person, duel: str) -> None:
    for turn in range(4):
        table = ann.table(duel)
        if table.asked is None or not table.asked.mine:
            break
        ann.play(duel, turn)
    assert resign(ann, duel, 0).status_code == 204
    last = ann.table(duel).last
    for n in range(last + 1):
        at = ann.table(duel, f"/at/{n}")
        assert (at.over, at.asked is None) == ((n == last), (n == last))
    file = ann.get(f"/api/matches/{duel}/replay").json()
    assert Match.load(msgspec.convert(file, type=type(Match.new(GAME).save()))).over is False


def test_of_more_a_bot_plays_on_and_the_seat_has_lost(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "open", "bot", **HEXPANSE)
    assert bob.post(f"/api/matches/{made.id}/join", {"seat": 1}).status_code == 200
    assert resign(bob, made.id, 1).status_code == 204
    table = ann.table(made.id)
    assert table.status == "playing" and table.seats[1].bot_plays and table.seats[1].resigned
    back = bob.post(f"/api/matches/{made.id}/return", {"seat": 1})
    assert problem(back) == "error-seat-taken"
    assert problem(resign(bob, made.id, 1)) == "error-match-over"
    assert resign(ann, made.id, 0).status_code == 204  # no person is left
    told = end(ann, made.id)
    assert [reason.key for reason in told.outcome.reasons] == ["end-resigned"]
    assert told.outcome.winners == (2,)
    assert [seat.result for seat in ann.table(made.id).seats] == [0.0, 0.0, 1.0]


def test_alone_against_several_bots_giving_up_ends_it(ann: Person) -> None:
    made = ann.new_match("me", "bot", "bot", **HEXPANSE)
    assert resign(ann, made.id, 0).status_code == 204
    told = end(ann, made.id)
    assert [reason.key for reason in told.outcome.reasons] == ["end-abandoned"]
    assert told.outcome.winners == (1, 2)
    assert [seat.result for seat in ann.table(made.id).seats] == [0.0, 0.5, 0.5]
    assert told.next_level == "level1"


def rows(match: Match, *resigned: int) -> list[SeatRow]:
    return [
        SeatRow(n, side, "human", f"P{n}", user_id=f"u{n}", resigned=n in resigned)
        for n, side in enumerate(match.setup.seats)
    ]


def test_a_winner_who_had_resigned_has_lost_to_the_next_best() -> None:
    match = golden.read((GOLDEN / "cry_havoc/3p-game-over-machines.txt").read_text("utf-8"))
    (best,) = match.outcome().winners
    second = next(each.seat for each in match.outcome().seats if each.place == 2)
    seats = rows(match, best)
    told = ends.outcome(seats, match)
    ends.book(seats, match)
    assert told.winners == (second,) and told.seats[best].place == 3
    assert told.reasons[0].key == "end-resigned-winner"
    assert [row.result for row in seats] == [float(n == second) for n in range(3)]


def test_a_team_wins_without_the_one_who_resigned() -> None:
    path = GOLDEN / "hexpanse/4p-last-warlord-seat-2-seat-4.txt"
    match = golden.read(path.read_text("utf-8"))
    seats = rows(match, 3)
    ends.book(seats, match)
    assert ends.outcome(seats, match).winners == (1,)
    assert [row.result for row in seats] == [0.0, 1.0, 0.0, 0.0]
    assert not ends.ends_it(rows(match, 3), match.teams())
    assert ends.ends_it(rows(match, 1, 3), match.teams())


def test_the_next_level_follows_the_result(ann: Person) -> None:
    match = golden.read((GOLDEN / "cry_havoc/2p-game-over-humans.txt").read_text("utf-8"))
    told = match.outcome()
    seats = [SeatRow(n, "x", "bot", "", level="level3") for n in (0, 1)]
    (winner,) = told.winners
    assert ends.next_level(seats, told, [winner]) == "level4"
    assert ends.next_level(seats, told, [1 - winner]) == "level2"  # 9 points against 48
    assert ends.next_level(seats, told, []) is None
    strongest = [SeatRow(n, "x", "bot", "", level=levels.strongest()) for n in (0, 1)]
    assert ends.next_level(strongest, told, [winner]) == levels.strongest()


def test_a_rematch_can_be_of_another_level(ann: Person) -> None:
    made = ann.new_match("me", "bot").id
    assert resign(ann, made, 0).status_code == 204
    again = ann.post(f"/api/matches/{made}/rematch", {"level": "level3"}).json()["id"]
    seats = ann.table(again).seats
    assert [seat.level for seat in seats] == [None, "level3"]
    assert not seats[0].resigned and not seats[0].bot_plays


# -- closing, hiding, watching ---------------------------------------------------------------


def test_a_table_nobody_joined_is_closed_by_its_host(ann: Person, bob: Person) -> None:
    made = ann.new_match("me", "open").id
    assert problem(bob.post(f"/api/matches/{made}/cancel")) == "error-not-host"
    assert ann.post(f"/api/matches/{made}/cancel").status_code == 204
    assert ann.table(made).status == "closed"
    for scope in ("mine", "open", "finished", "watch"):
        assert made not in listed(ann, scope)
    joined = bob.post(f"/api/matches/{made}/join", {"seat": 1})
    assert (joined.status_code, problem(joined)) == (409, "error-closed")


def test_a_table_with_somebody_else_is_not_closed(ann: Person, bob: Person, duel: str) -> None:
    assert problem(ann.post(f"/api/matches/{duel}/cancel")) == "error-started"
    made = ann.new_match("me", "open", "open", **HEXPANSE).id
    assert bob.post(f"/api/matches/{made}/join", {"seat": 1}).status_code == 200
    assert problem(ann.post(f"/api/matches/{made}/cancel")) == "error-somebody-waits"


def test_a_finished_match_leaves_the_own_list_only(ann: Person, bob: Person, duel: str) -> None:
    path = f"/api/matches/{duel}/hidden"
    assert problem(ann.ask("PUT", path, {"hidden": True})) == "error-still-playing"
    resign(ann, duel, 0)
    for _ in range(2):  # twice is as good as once
        assert ann.ask("PUT", path, {"hidden": True}).status_code == 204
    assert duel not in listed(ann, "finished") and duel in listed(bob, "finished")
    assert ann.table(duel).over
    assert ann.ask("PUT", path, {"hidden": False}).status_code == 204
    assert duel in listed(ann, "finished")


def test_only_own_matches_are_in_the_list_of_finished_ones(
    ann: Person, bob: Person, server: Server, duel: str
) -> None:
    resign(ann, duel, 0)
    assert duel in listed(bob, "finished") and duel not in listed(server.person(), "finished")


def test_practice_is_not_shown_to_everybody(ann: Person, bob: Person, duel: str) -> None:
    alone = ann.new_match("me", "bot").id
    shared = ann.new_match("me", "hotseat").id
    seen = listed(bob, "watch")
    assert duel in seen
    assert not {alone, shared} & set(seen)
    assert bob.table(alone).seat == -1  # by its link


# -- moments ---------------------------------------------------------------------------------


def test_a_bot_finds_moments_and_they_are_kept(settings: Settings) -> None:
    """With real bot processes: once found, they are there at once, also after a restart."""
    thinking = msgspec.structs.replace(settings, bots="local", bot_processes=1)
    match = golden.read((GOLDEN / f"{GAME}/2p-game-won-by-humans-human.txt").read_text("utf-8"))
    with running(thinking) as server:
        ann = server.person()
        made = ann.post("/api/replays", msgspec.json.decode(encode(match.save()))).json()["id"]
        assert end(ann, made).moments.state == "thinking"
        until = time.monotonic() + 120
        while (found := end(ann, made).moments).state == "thinking":
            assert time.monotonic() < until
            time.sleep(0.3)
    assert found.state == "ready" and 1 <= len(found.moments) <= 3
    numbers = [moment.n for moment in found.moments]
    assert numbers == sorted(set(numbers)) and all(1 <= n <= len(match.actions) for n in numbers)
    assert all(abs(moment.after - moment.before) >= 0.04 for moment in found.moments)
    with running(settings) as again:
        again_ann = Person.__new__(Person)
        again_ann.__dict__ |= ann.__dict__ | {"server": again}
        assert end(again_ann, made).moments == found
