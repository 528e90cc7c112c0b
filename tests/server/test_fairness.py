"""Thinking is shared fairly: nobody's bots, hints and reviews starve somebody's table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from beachhead.core import registry
from beachhead.server import levels
from beachhead.server.errors import Refused
from beachhead.server.fair import AWAY, Owner, Shares, Whereabouts, place_of
from beachhead.server.thinking import Answer, Request
from beachhead.server.thoughts import Lane, Thoughts

from .conftest import Person, Server, problem

HEXPANSE = {"game": "hexpanse", "pace": "none"}

GREEDY = Owner("greedy", "1.1.1.1")
NORMAL = Owner("normal", "2.2.2.2")


def request(level: str, match_id: str = "m") -> Request:
    return Request(
        match_id=match_id,
        game="hexpanse",
        sides=[],
        options={},
        seed=1,
        actions=[],
        seat=0,
        level=level,
        chance=1,
    )


class Slow:
    """Takes the time of a level, in hundredths, and remembers the order."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def ask(self, request: Request) -> Answer:
        self.asked.append(request.match_id)
        await asyncio.sleep(0.03 if request.level == "level5" else 0.0003)
        return Answer(1)

    async def close(self) -> None:
        """Nothing runs here."""


def thoughts(large: int = 1) -> tuple[Thoughts, Slow, Slow]:
    quick, slow = Slow(), Slow()
    lanes = Lane(quick, 1, only_small=True), Lane(slow, large, only_small=False)
    return Thoughts(*lanes), quick, slow


def test_small_thoughts_never_wait_for_large_ones() -> None:
    async def story() -> tuple[list[str], list[str]]:
        queue, quick, slow = thoughts()
        large = [queue.ask(request("level5", f"large{n}"), GREEDY) for n in range(20)]
        tasks = [asyncio.create_task(each) for each in large]
        await asyncio.sleep(0)
        await queue.ask(request("level2", "small"), NORMAL)
        done = sum(task.done() for task in tasks)
        assert done == 0
        await asyncio.gather(*tasks)
        return quick.asked, slow.asked

    quick, slow = asyncio.run(story())
    assert quick == ["small"] and len(slow) == 20


def order_of(*owners: Owner) -> list[str]:
    """In which order large thoughts of these owners, asked in this order, are thought."""

    async def story() -> list[str]:
        queue, _, slow = thoughts()
        asked = [
            queue.ask(request("level5", f"{owner.user}{n}"), owner)
            for n, owner in enumerate(owners)
        ]
        await asyncio.gather(*asked)
        return slow.asked

    return asyncio.run(story())


def test_whoever_has_had_least_is_next() -> None:
    found = order_of(*[GREEDY] * 10, NORMAL, NORMAL)
    assert found[:2] == ["greedy0", "normal10"]
    assert sorted(found[2:4]) == ["greedy1", "normal11"]  # equals: the clock decides


def test_many_cookies_at_one_address_share_its_part() -> None:
    crowd = [Owner(f"cookie{n}", "1.1.1.1") for n in range(10)]
    found = order_of(*crowd, NORMAL, NORMAL, NORMAL)
    assert [name for name in found[:6] if name.startswith("normal")] == [
        "normal10",
        "normal11",
        "normal12",
    ]


def test_one_of_a_crowd_gets_its_part_of_the_address() -> None:
    neighbour = Owner("neighbour", GREEDY.place)
    found = order_of(*[GREEDY] * 10, neighbour, neighbour)
    assert found.index("neighbour10") == 1 and found.index("neighbour11") <= 3


def test_who_was_away_saves_nothing_up() -> None:
    shares = Shares()
    for _ in range(100):
        shares.serve("early")
        shares.charge("early", 1)
    assert shares.had("late") == pytest.approx(99)


def test_a_thought_nobody_waits_for_frees_its_place() -> None:
    async def story() -> int:
        queue, _, _ = thoughts()
        first = asyncio.create_task(queue.ask(request("level5", "a"), GREEDY))
        second = asyncio.create_task(queue.ask(request("level5", "b"), GREEDY))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await queue.ask(request("level5", "c"), NORMAL)
        return queue.waiting

    assert asyncio.run(story()) == 0


def test_whoever_keeps_too_many_bots_thinking_may_not_begin_more() -> None:
    async def story() -> None:
        queue, _, _ = thoughts()
        tasks = [asyncio.create_task(queue.ask(request("level5"), GREEDY)) for _ in range(8)]
        await asyncio.sleep(0)
        queue.check_room(NORMAL)
        with pytest.raises(Refused) as caught:
            queue.check_room(GREEDY)
        assert (caught.value.status, caught.value.key) == (429, "error-bots-busy")
        assert caught.value.wait > 0
        await asyncio.gather(*tasks)
        queue.check_room(GREEDY)

    asyncio.run(story())


def test_the_person_who_was_here_last_pays_for_a_tables_bots() -> None:
    people = Whereabouts()
    assert people.owner(["ann", "bob"]) == Owner("ann", AWAY)
    people.seen("bob", "1.2.3.4")
    assert people.owner(["ann", "bob"]) == Owner("bob", "1.2.3.4")
    people.seen("ann", "::ffff:5.6.7.8")
    assert people.owner(["ann", "bob"]) == Owner("ann", "5.6.7.8")


def test_an_address_of_ipv6_is_its_network() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::99") == "2001:db8:1:2::"
    assert place_of("testclient") == "testclient"


# -- at tables -------------------------------------------------------------------------------


def test_bots_among_themselves_play_in_the_arena(ann: Person) -> None:
    body = {"game": "hexpanse", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert problem(ann.post("/api/matches", body)) == "error-no-people"
    made = ann.new_match("open", "bot").id
    assert problem(ann.post(f"/api/matches/{made}/start", {})) == "error-no-people"


def test_bots_wait_when_the_last_person_has_left(server: Server, ann: Person) -> None:
    match_id = ann.new_match("me", "bot", "bot", **HEXPANSE).id
    ann.post(f"/api/matches/{match_id}/leave", {"seat": 0})
    assert not bot_asked(server, match_id)
    ann.post(f"/api/matches/{match_id}/return", {"seat": 0})
    table = ann.table(match_id)
    assert table.asked is not None
    assert bot_asked(server, match_id) == (table.asked.seat != 0)


def bot_asked(server: Server, match_id: str) -> bool:
    async def look() -> bool:
        async with server.services.tables.hold(match_id) as live:
            return live.head.bot_asked

    portal: Any = server.client.blocking_portal
    found: bool = portal.call(look)
    return found


@pytest.mark.parametrize("game", registry.names())
def test_the_lowest_levels_are_quick_and_the_highest_is_not(game: str) -> None:
    quick = [level for level in levels.ids() if levels.is_quick(level, game)]
    assert quick == levels.ids()[: len(quick)] and {"level1", "level2"} <= set(quick)
    assert levels.strongest() not in quick
