"""Ends that no golden game has, staged by a position shortly before them."""

from __future__ import annotations

import re
from pathlib import Path

from beachhead import Match
from beachhead.lab import golden

GOLDEN = Path(__file__).parents[1] / "golden"


def nearly_over(name: str) -> tuple[str, int]:
    """The position before the last action of a golden game, and that action."""
    match = golden.read((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    before = Match.load(match.save(), upto=len(match.actions) - 1)
    return before.position(), match.actions[-1]


def put(text: str, key: str, value: str) -> str:
    """The position with another value of a key that stands in it."""
    changed, count = re.subn(rf"(?m)^{key} = .*$", f"{key} = {value}", text, count=1)
    assert count == 1, key
    return changed


def cry_havoc_tie(*, prisoners: bool) -> Match:
    """Equal points; the Humans hold a Prisoner more, or initiative decides."""
    text, last = nearly_over("cry_havoc/2p-game-over-humans")
    if not prisoners:
        text = put(text, "reserve", "{ humans = 2, trogs = 14 }")
        held = "[players.prisoners]\n"
        text = text.replace(held, f"{held}machines = {{ trogs = 1 }}\n")
    gained: dict[str, int] = {}
    for points in ((0, 0), None):
        humans, machines = points or (40 - gained["humans"], 40 - gained["machines"])
        text = put(text, "vp", f"{{ humans = {humans}, machines = {machines} }}")
        match = Match.from_position(text, seed=1)
        match.play(last)
        ends = zip(match.setup.seats, match.outcome().seats, strict=True)
        gained = {side: end.points or 0 for side, end in ends}
    return match


def scythe_shared() -> Match:
    """The last turns before the limit: both have the same of everything and do nothing."""
    sides = ("nordic/industrial", "rusviet/engineering")
    text = Match.new("scythe", seats=sides, seed=1).position()
    for key in ("power", "popularity"):
        text = put(text, key, "{ nordic = 3, rusviet = 3 }")
    text = put(
        text, "coins", "{ nordic = 5, rusviet = 5 }\nturns = { nordic = 199, rusviet = 199 }"
    )
    match = Match.from_position(text, seed=1)
    while match.decision is not None:
        names = {match.names[action]: action for action in match.legal()}
        match.play(names.get("skip:top", match.legal()[0]))
    return match
