"""The older words of the template game and of those made from it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from beachhead.core.engine import Actions, zeros
from beachhead.core.errors import ContentError
from beachhead.core.setups import check_setup
from beachhead.games._template import GAME, content
from beachhead.games._template.kinds import KINDS
from beachhead.games._template.rules import ending, turn
from beachhead.games._template.rules.setup import UNITS
from beachhead.games._template.state import State
from beachhead.games._template.view import view
from beachhead.games._template.vocab import AREAS, CARDS, NOBODY
from convert.dialect import CannotConvert, Dialect, Record, difference, leaves, merged

HEAD = ("players", "seed", "options")


class Template(Dialect):
    """`given`: players, seed, options, active, round, areas, hands; see `_given`."""

    game = GAME
    title = "the game"

    def wrong(self, record: Record) -> list[str]:
        return check(record)

    def expectations(self, record: Record) -> int:
        return len(list(leaves(record["then"])))

    def convert(self, record: Record) -> Record:
        given = record.get("given", {})
        plain = {key: given[key] for key in HEAD if key in given}
        base = _given(plain)
        state = _given(given)
        moves = _moves(state, record.get("when", []))
        end = played(record)
        facts = [_fact(end, key, want) for key, want in record["then"].items()]
        return {
            "given": {**plain, **difference(GAME, base, state, self.care)},
            "when": moves,
            "then": merged(*facts),
        }


def _moves(state: State, choices: list[str]) -> list[str]:
    """The choices, marked where nothing else could be chosen."""
    out = Actions()
    state = state.clone()
    state.settle(out)
    names = KINDS.names(state.tables)
    found = []
    for choice in choices:
        found.append(f"={choice}" if out.n == 1 else choice)
        state.step(names.index(choice), out)
    return found


def _fact(state: State, key: str, want: Any) -> Record:
    """One expectation in the new words."""
    sides = state.tables.sides
    if key in ("legal", "illegal"):
        return {key: want} if want else {}
    if key == "areas":
        pairs = {area: what.split() for area, what in want.items()}
        owners = {area: side.replace("nobody", "none") for area, (side, _) in pairs.items()}
        return {"board": {"owner": owners, "units": {a: int(n) for a, (_, n) in pairs.items()}}}
    if key == "reserve":
        return {"board": {"reserve": want}}
    if key == "points":
        return {"points": want}
    if key == "hand_sizes":
        return {"count": {f"piles.hand.{side}": n for side, n in want.items()}}
    if key == "decision":
        return {"over": True} if want == "over" else {"asked": want}
    if key == "active":
        return {"over": True} if want == "nobody" else {"asked": want}
    if key == "hidden_from":
        others = [
            f"seats.{n}.hand.cards" for n, side in enumerate(sides[: state.seats]) if side != want
        ]
        return {"hides": {want: others}}
    raise CannotConvert(f"then.{key}")


# -- the old reader ------------------------------------------------------------------------------


def check(case: Record) -> list[str]:
    """What differs from `then`, as readable lines; none if the case holds."""
    try:
        state = played(case)
    except CannotConvert as error:
        return [str(error)]
    names = KINDS.names(state.tables)
    out = Actions()
    state.settle(out)
    offered = {names[action] for action in out.to_list()}
    return [
        line for key, want in case["then"].items() for line in _check(state, offered, key, want)
    ]


def played(case: Record) -> State:
    """The table after all choices."""
    state = _given(case.get("given", {}))
    out = Actions()
    state.settle(out)
    names = KINDS.names(state.tables)
    for choice in case.get("when", ()):
        legal = [names[action] for action in out.to_list()]
        if choice not in legal:
            raise CannotConvert(f"{choice!r} is not offered, only {', '.join(legal)}")
        state.step(names.index(choice), out)
    return state


def _given(given: dict[str, Any]) -> State:
    """The state after set-up, with the given facts in place of its own."""
    options = given.get("options", {})
    setup = check_setup(GAME, given.get("players", 2), None, options, given.get("seed", 1))
    tables = content.build_tables(content.load(), setup)
    state = GAME.start(tables, setup)
    for key, value in given.items():
        if key in ("players", "seed", "options"):
            continue
        if key == "active":
            state.top = turn.Main(None, tables.sides.index(value))
        elif key == "round":
            state.round = value
        elif key == "areas":
            _place(state, value)
        elif key == "hands":
            _deal(state, value)
        else:
            raise _unknown(f"given.{key}")
    return state


def _unknown(key: str) -> ContentError:
    return ContentError(f"{key} is not in the vocabulary of the cases", file="", reason=key)


def _place(state: State, areas: dict[str, str]) -> None:
    """`mill = "red 2"`: all units on the board; the others wait in reserve."""
    sides = state.tables.sides
    for area in range(AREAS):
        state.owner[area], state.units[area] = NOBODY, 0
    for seat in range(state.seats):
        state.reserve[seat] = UNITS
    for name, what in areas.items():
        side, count = what.split()
        area, seat = state.tables.areas.index(name), sides.index(side)
        state.owner[area], state.units[area] = seat, int(count)
        state.reserve[seat] -= int(count)


def _deal(state: State, hands: dict[str, list[str]]) -> None:
    """`red = ["march"]`: these hands; the other cards lie on the discard pile."""
    tables = state.tables
    state.hand = zeros(state.seats * CARDS)
    state.discard = tables.copies[:]
    state.deck_n = 0
    for side, cards in hands.items():
        for name in cards:
            card = tables.cards.index(name)
            state.hand[tables.sides.index(side) * CARDS + card] += 1
            state.discard[card] -= 1


def _check(state: State, offered: set[str], key: str, want: Any) -> list[str]:
    tables = state.tables
    sides = [*tables.sides, "nobody"]
    got: Any
    if key in ("legal", "illegal"):
        wrong = [name for name in want if (name in offered) != (key == "legal")]
        return [f"{key}: {name} is {'not ' * (key == 'legal')}offered" for name in wrong]
    if key == "areas":
        areas = [tables.areas.index(name) for name in want]
        got = {tables.areas[a]: f"{sides[state.owner[a]]} {state.units[a]}" for a in areas}
    elif key == "reserve":
        got = {side: int(state.reserve[tables.sides.index(side)]) for side in want}
    elif key == "points":
        got = {side: int(ending.points(state, tables.sides.index(side))) for side in want}
    elif key == "hand_sizes":
        got = {side: int(state.hand_size(tables.sides.index(side))) for side in want}
    elif key == "decision":
        got = "over" if state.top is None else state.top.name
    elif key == "active":
        got = "nobody" if state.over else sides[state.seat_to_act()]
    elif key == "hidden_from":
        reader = tables.sides.index(want)
        others = [seat for seat in view(state, reader).seats if seat.side != want]
        got = want if all(seat.hand.cards is UNSET for seat in others) else "nobody"
    else:
        raise _unknown(f"then.{key}")
    return [] if got == want else [f"{key}: {got!r}, the case says {want!r}"]


DIALECT = Template()
