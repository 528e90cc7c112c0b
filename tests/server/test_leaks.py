"""Nothing hidden from a seat is ever in its payloads, over whole games.

Two ways to look: every payload of a position is compared with the payload of a *twin*, a position
that differs only in what the seat cannot know; and what really goes over HTTP and sockets is
searched for secrets.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from litestar.testing import WebSocketTestSession

from beachhead import Match
from beachhead.core import fair, registry
from beachhead.core.fair import Sealed
from beachhead.games.scythe.vocab import PLACES
from beachhead.lab import golden
from beachhead.server import chance as chances
from beachhead.server import clocks, cuts, render, wire
from beachhead.server.bots import BotFailed, Pool
from beachhead.server.live import UNKNOWN, Live
from beachhead.server.render import Presence, Reader
from beachhead.server.settings import Settings
from beachhead.server.store.rows import Loaded, MatchRow, MoveRow, SeatRow, Talk
from beachhead.server.thinking import Answer, Request, Thinker

from .conftest import Person, Server, running

GOLDEN = Path(__file__).parents[1] / "golden"
SECRET_WORDS = (
    "seed",
    "sealed",
    "numbers",
    "rng",
    "deck_order",
    "invite",
    "password",
    "csrf",
    "user_id",
    "host_id",
)


def live_match(game: str, seed: int) -> Live:
    """A match of two people, in memory only."""
    return live_from(Match.new(game, seed=seed))


def live_from(match: Match) -> Live:
    """The beginning of a match, everybody a person."""
    head = MatchRow(
        id="m",
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.edition_hash,
        sides=list(match.setup.seats),
        options=match.setup.options,
        seed=match.setup.seed,
        host="u0",
        pace="none",
        watch=True,
        status="playing",
        talk=Talk(),
        created=0,
        updated=0,
    )
    seats = [
        SeatRow(n, side, "human", f"Player {n}", user_id=f"u{n}")
        for n, side in enumerate(match.setup.seats)
    ]
    return Live(Loaded(head, seats, [], []))


def act(live: Live, action: int) -> MoveRow:
    """The asked seat answers, without a database."""
    n, seat = live.seq + 1, live.match.seat
    return live.carry_out(MoveRow(n, "play", action, seat, f"c{n}", f"u{seat}", 0, UNKNOWN))


@pytest.mark.parametrize("game", registry.names())
def test_payloads_do_not_depend_on_what_a_seat_cannot_know(game: str) -> None:
    chance = random.Random(17)
    live = live_match(game, 12345)
    seats = range(len(live.seats))
    different = 0
    steps = 0
    things: set[str] = set()  # whatever could be pointed at so far
    while not live.match.over and steps < 400:
        if steps % 5 == 0:
            for seat in seats:
                reader = Reader(f"u{seat}")
                truth = live.match._state
                mine = wire.encode(render.table(live, reader, Presence()))
                twin = truth.clone()
                twin.determinize(seat, chance.getrandbits(60))
                live.match._state = twin
                other = wire.encode(render.table(live, reader, Presence()))
                known = sorted(things)
                reached = [live.match.reach(thing, seat) for thing in known]
                live.match._state = truth
                assert mine == other, f"seat {seat} after {steps} actions"
                assert reached == [live.match.reach(thing, seat) for thing in known], steps
                different += twin.fingerprint() != truth.fingerprint()
        options = live.match.options()
        things.update(target for option in options for target in option.targets)
        act(live, chance.choice(options).action)
        steps += 1
    assert different > 0, "the twins were all the same: nothing was tested"


def test_nobody_else_learns_that_an_objective_could_be_revealed() -> None:
    """SC-HID-08. The name of the question would tell it; so would a name that is missing."""
    live = live_match("scythe", 180)
    chance = random.Random(180)
    told = set()
    while live.match.decision is not None and "D-OBJ" not in told:
        for seat in range(len(live.seats)):
            asked = render.table(live, Reader(f"u{seat}"), Presence()).asked
            assert asked is not None
            if seat == asked.seat:
                told.add(asked.decision)
            else:
                assert (asked.decision, asked.rule, asked.options) == ("", "", [])
        live.head.asked_seat, live.head.asked_name = live.match.seat, live.match.decision.name
        heads = [render.match_head(live.head, live.seats, f"u{seat}") for seat in (0, 1)]
        assert [head.asked for head in heads].count(None) == len(heads) - 1
        act(live, chance.choice(live.match.legal()))
    assert "D-OBJ" in told


def search(payload: str, table: dict[str, Any], secrets: tuple[str, ...]) -> None:
    assert not any(secret in payload for secret in secrets)
    for word in SECRET_WORDS:
        assert f'"{word}"' not in payload, word
    asked = table["asked"]
    if asked is not None and asked["seat"] != table["seat"]:
        assert asked["options"] == [] and asked["refusals"] == []
        if table["status"] == "playing":
            assert asked["decision"] == "" and asked["rule"] == ""
    if table["status"] == "playing" and table["seat"] < 0:
        assert all(line["action"] is None for line in table["events"])


def drain(socket: WebSocketTestSession, seq: int) -> tuple[str, dict[str, Any]]:
    while True:
        text = socket.receive_text(timeout=10)
        message = msgspec.json.decode(text)
        if message["type"] == "table" and message["table"]["seq"] >= seq:
            return text, message["table"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Payloads do not depend on the database: one kind is enough."""
    settings = Settings(data_dir=str(tmp_path), rate_limits=False, bots="none")
    with running(settings) as found:
        yield found


def test_what_goes_over_the_wire_in_a_whole_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, numbers = f"{59:064x}", ("a1" * 32, "b2" * 32)  # a short game
    monkeypatch.setattr(fair, "new_key", lambda: key)
    monkeypatch.setattr(chances, "new_id", lambda: "leak-match")
    ann, bob, watcher = server.person(), server.person(), server.person()
    match_id = ann.new_match("me", "open", number=numbers[0]).id
    bob.post(f"/api/matches/{match_id}/join", {"seat": 1, "number": numbers[1]})
    stream = Sealed(match_id, fair.commit(key), key, numbers).stream()
    hidden = (key, *numbers, str(stream.seed()))
    people: list[Person] = [ann, bob, watcher]
    played = 0
    with ann.socket(match_id) as a, bob.socket(match_id) as b, watcher.socket(match_id) as c:
        lines = (a, b, c)
        latest = [drain(line, 0) for line in lines]
        while latest[0][1]["asked"] is not None:
            for person, (text, table) in zip(people, latest, strict=True):
                search(text, table, hidden)
                mine = 0 if person is ann else 1 if person is bob else -1
                assert table["seat"] == mine
                if mine < 0:
                    assert all(line["action"] is None for line in table["events"])
            mover = 0 if latest[0][1]["asked"]["mine"] else 1
            table = latest[mover][1]
            options = table["asked"]["options"]
            command = {
                "id": f"command-{played}",
                "seq": table["seq"],
                "seat": table["asked"]["seat"],
                "action": options[(played + 1) * 7 % len(options)]["action"],
            }
            answer = people[mover].post(f"/api/matches/{match_id}/commands", command)
            played += 1
            assert answer.status_code == 200, answer.text
            for i, person in enumerate(people):
                http = person.get(f"/api/matches/{match_id}?since={latest[i][1]['seq']}")
                now = http.json()
                search(http.text, now, hidden)
                if now["seq"] != latest[i][1]["seq"]:
                    latest[i] = drain(lines[i], now["seq"])
                if played % 25 == 0:
                    past = person.get(f"/api/matches/{match_id}/at/{now['at'] // 2}")
                    search(past.text, past.json(), hidden)
    assert latest[0][1]["over"] and played > 100


# -- counters --------------------------------------------------------------------------------


class Ear:
    """What one reader hears over a whole match, as the hub would send it."""

    def __init__(self, seat: int) -> None:
        self.reader = Reader(None if seat < 0 else f"u{seat}")
        self.since: int | None = None
        self.sent: list[bytes] = []  # every message
        self.known: list[Any] = []  # what they told, without any number
        self._last = ""

    def hear(self, live: Live) -> None:
        reader = msgspec.structs.replace(self.reader, since=self.since)
        table = render.table(live, reader, Presence())
        lasting = cuts.lasting(table)
        if table.events or lasting != self._last:
            self.sent.append(wire.encode(table))
            told = [(e.action, e.key, e.facts) for e in table.events]
            self.known.append((told, table.view, table.asked, table.over))
        self._last, self.since = lasting, table.seq


def branches(live: Live, chance: random.Random, depth: int) -> Iterator[tuple[Live, list[Ear]]]:
    """The match played on in several ways by the seat that is asked, heard by all."""
    actor = live.match.seat
    for _ in range(6):
        twin = again(live)
        ears = [Ear(seat) for seat in range(-1, len(live.seats))]
        for ear in ears:
            ear.hear(twin)
        for _ in range(depth):
            if twin.match.seat != actor:
                break
            act(twin, chance.choice(twin.match.legal()))
            for ear in ears:
                ear.hear(twin)
        yield twin, ears


def again(live: Live) -> Live:
    """The same match, loaded from its log."""
    loaded = Loaded(live.head, live.seats, list(live.rows), [])
    return asyncio.run(Live.load(loaded))


@pytest.mark.parametrize("game", registry.names())
def test_messages_are_a_function_of_what_they_tell(game: str) -> None:
    """Who was told the same gets the same bytes: no counter counts what was not told."""
    chance = random.Random(4)
    seeds = itertools.count(4711)
    live = live_match(game, next(seeds))
    alike = unequal = 0
    for step in range(240):
        if live.match.over:
            live = live_match(game, next(seeds))
        if step % 12 == 0:
            heard: dict[tuple[int, bytes], set[tuple[int, bytes]]] = {}
            for twin, ears in branches(live, chance, 4):
                for seat, ear in enumerate(ears, -1):
                    told = msgspec.json.encode(ear.known)
                    ways = heard.setdefault((seat, told), set())
                    ways.add((twin.at, b"\n".join(ear.sent)))
            for ways in heard.values():
                alike += 1
                unequal += len({at for at, _ in ways}) > 1
                assert len({sent for _, sent in ways}) == 1, step
        act(live, chance.choice(live.match.legal()))
    assert alike > 50
    if game == "scythe":
        assert unequal > 0, "no two ways of different length looked alike: nothing was tested"


def scythe_matches(chance: random.Random) -> Iterator[Live]:
    """Random matches of Scythe at each of their questions."""
    for seed in range(60):
        live = live_match("scythe", seed)
        for _ in range(400):
            if live.match.over:
                break
            yield live
            act(live, chance.choice(live.match.legal()))


def fights() -> Iterator[Live]:
    """Whole matches at every moment when somebody may lay a card."""
    for path in sorted(GOLDEN.glob("scythe/*.txt")):
        if "> commit:" not in (text := path.read_text(encoding="utf-8")):
            continue
        match = golden.read(text)
        live = live_from(match)
        for action in match.actions:
            decision = live.match.decision
            if decision is not None and decision.name == "D-COMBAT-CARD":
                yield live
            act(live, action)


def fight(live: Live, cards: int) -> tuple[str, list[Ear]]:
    """The asked fighter lays so many cards, or as many as he may; what the others hear of it."""
    twin, actor = again(live), live.match.seat
    state: Any = twin.match._state
    state.mechs[actor * PLACES + state.battlefield] += 2  # one card for each unit
    state.legal_into(twin.match._out)
    ears = [Ear(seat) for seat in range(-1, len(live.seats)) if seat != actor]
    for ear in ears:
        ear.hear(twin)
    while (asked := twin.match.decision) is not None and asked.seat == actor:
        options = {option.name: option.action for option in twin.match.options()}
        done = [name for name in options if name.startswith("commit:done")]
        laid = [name for name in options if name not in done]
        cards -= 1
        act(twin, options[laid[0] if cards >= 0 and laid else done[0]])
        for ear in ears:
            ear.hear(twin)
    return ("" if asked is None else asked.name), ears


def test_the_number_of_cards_laid_in_secret_is_not_counted() -> None:
    """SC-HID-05: dial and cards, their number included, are hidden until both are done."""
    compared = 0
    for live in fights():
        (ends, none), (_, some) = fight(live, 0), fight(live, 2)
        if ends == "D-COMBAT-DIAL":  # the other fighter has still to choose
            assert [ear.sent for ear in none] == [ear.sent for ear in some]
            compared += 1
    assert compared > 0


def fight_at_a_server(
    server: Server, name: str = "fight", attacker: Literal["human", "bot"] = "human"
) -> tuple[str, Person, list[Person]]:
    """A match that begins in the middle of a fight: the attacker, and the others with a watcher."""
    live = next(fights())
    state: Any = live.match._state
    assert state.character[live.match.seat] != state.battlefield
    state.character[live.match.seat] = state.battlefield  # one card for each unit
    head = msgspec.structs.replace(live.head, id=name, start=live.match.position(), talk=Talk())
    head.pace, head.turn_started = "live", clocks.now()
    head.sides = list(live.match.game.dealt_seats(live.match.setup, live.match.tables))
    people = [server.person() for _ in live.seats]
    seats = [
        msgspec.structs.replace(row, user_id=person.me.id, left_ms=clocks.at_start("live"))
        for row, person in zip(live.seats, people, strict=True)
    ]
    seats[live.match.seat].kind, seats[live.match.seat].level = attacker, "level2"
    portal: Any = server.client.blocking_portal
    portal.call(server.services.tables.create, head, seats)
    actor = people[live.match.seat]
    return head.id, actor, [*(one for one in people if one is not actor), server.person()]


def test_no_line_tells_of_a_card_laid_in_secret(server: Server) -> None:
    """HTTP and sockets: until both fighters are done the others get nothing at all."""
    match_id, actor, others = fight_at_a_server(server)
    before = [one.get(f"/api/matches/{match_id}").content for one in others]
    lists = [heads(one) for one in others]
    with ExitStack() as stack:
        lines = [stack.enter_context(one.socket(match_id)) for one in others]
        for line in lines:
            drain(line, 0)
        table = actor.table(match_id)
        assert table.asked is not None and table.asked.decision == "D-COMBAT-CARD"
        laid = next(o.action for o in table.asked.options if o.name != "commit:done")
        command = actor.command(table, action=laid)
        answer = actor.post(f"/api/matches/{match_id}/commands", command)
        assert answer.json() == {"seq": table.seq + 1}
        after = actor.table(match_id)
        assert after.at == table.at + 1 and after.view != table.view
        for line in lines:
            line.send_text('{"type":"ping"}')
            while (message := msgspec.json.decode(line.receive_text(timeout=10)))["type"] != "pong":
                assert message["type"] == "presence"
    assert [quiet(one, match_id) for one in others] == [unseen(text) for text in before]
    assert [heads(one) for one in others] == lists


def test_a_bot_that_fails_at_a_secret_question_is_not_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One twin lays a card and one none; the bot fails at every question. The table hears of the
    question everybody knows of, and of no other."""
    wanted = "done"

    async def ask(self: Pool, asked: Request) -> Answer:
        if asked.level == "level2":
            raise BotFailed("crashed", "on purpose")
        match = Thinker()._match(asked)
        names = {option.name: option.action for option in match.options()}
        laid = [action for name, action in names.items() if name != "commit:done"]
        first = not match.actions and wanted == "card"
        return Answer(laid[0] if first else names["commit:done"])

    monkeypatch.setattr(Pool, "ask", ask)
    heard = []
    with running(Settings(data_dir=str(tmp_path), rate_limits=False)) as server:
        for wanted in ("done", "card"):
            match_id, _, others = fight_at_a_server(server, wanted, attacker="bot")
            while not finished(table := others[0].table(match_id)):
                time.sleep(0.02)
            heard.append([(notice.key, notice.facts) for notice in table.notices])
    assert heard[0] == heard[1] and [key for key, _ in heard[0]] == ["table-bot-crashed"]


def finished(table: wire.Table) -> bool:
    """Whether the bot has had its say."""
    return table.asked is not None and table.seats[table.asked.seat].kind != "bot"


def quiet(person: Person, match_id: str) -> dict[str, Any]:
    return unseen(person.get(f"/api/matches/{match_id}").content)


def unseen(text: bytes) -> dict[str, Any]:
    """A table without who is connected, and with the moment when a clock runs out."""
    table: dict[str, Any] = msgspec.json.decode(text)
    clock = table["clock"]
    clock["left"][clock["running"]] += clock.pop("now")
    for seat in table["seats"]:
        del seat["online"]
    del table["spectators"]
    return table


def heads(person: Person) -> str:
    return person.get("/api/matches").text + person.get("/api/matches?scope=watch").text


def test_a_secret_question_looks_like_no_question() -> None:
    """SC-HID-08. The twin holds other objectives, so that nothing is asked there."""
    chance, compared = random.Random(5), 0
    for live in scythe_matches(chance):
        actor, action = live.match.seat, chance.choice(live.match.legal())
        asked = again(live)
        act(asked, action)
        if not (asked.match.asks_in_secret() and asked.match.seat == actor):
            continue
        for seat in (seat for seat in range(len(live.seats)) if seat != actor):
            ears = []
            for table, secret in ((again(live), True), (again(live), False)):
                if not secret:
                    redeal(table, seat, chance)
                ear = Ear(seat)
                ear.hear(table)
                act(table, action)
                ear.hear(table)
                ears.append((ear, table))
            (ear, table), (other, twin) = ears
            if twin.match.asks_in_secret():
                continue
            assert len(ear.sent) == 1, "it was shown that something is asked"
            while table.match.asks_in_secret():
                act(table, quiet_answer(table))
                ear.hear(table)
            assert ear.sent == other.sent
            compared += 1
        if compared >= 6:
            return
    raise AssertionError(f"only {compared} secret questions")


def quiet_answer(live: Live) -> int:
    """As if no objective were held: reveal none, take every gain."""
    names = {option.name: option.action for option in live.match.options()}
    loud = re.compile("reveal:obj|decline")
    return next(action for name, action in names.items() if not loud.match(name))


def redeal(live: Live, seat: int, chance: random.Random) -> None:
    """Give the others what this seat cannot know anew; chance to come stays."""
    state = live.match._state
    rng = state.rng
    state.determinize(seat, chance.getrandbits(60))
    state.rng = rng
    state.legal_into(live.match._out)
