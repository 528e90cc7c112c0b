"""What Produce would bring: the rules themselves, played out on a copy."""

from __future__ import annotations

from beachhead.core.engine import Actions
from beachhead.games.scythe import vocab as v
from beachhead.games.scythe.rules import control, produce, upgrade
from beachhead.games.scythe.state import State

WORKER = "worker"


def harvest(s: State, seat: int) -> dict[str, int]:
    """Resources and new workers if a seat produced now, each time where it brings most."""
    copy = s.clone()
    before = _stock(copy, seat)
    copy.top = None
    produce.begin(copy, seat, upgrade.box(s, seat, v.BOX_TERRITORIES), produce.mill(s, seat))
    while (action := _richest(copy, seat)) is not None:
        assert copy.top is not None
        copy.top.apply(copy, action)
    after = _stock(copy, seat)
    return {good: after[good] - n for good, n in before.items() if after[good] > n}


def _richest(s: State, seat: int) -> int | None:
    """The answer that brings most; None when nothing is left to be asked, or nothing to be won."""
    if s.top is None:
        return None
    out = Actions()
    s.top.legal(s, out)
    # an objective could be revealed in between, which brings no goods
    options = [a for a in out.to_list() if a != v.STOP_PRODUCING and a < v.REVEAL0]
    if isinstance(s.top, produce.NewWorkers):
        return max(options)
    return max(options, key=lambda action: _yield(s, seat, action - v.PRODUCE_HEX0), default=None)


def _yield(s: State, seat: int, place: int) -> int:
    """How much a territory gives, the Mill aside: it has an allowance of its own."""
    workers = int(s.workers[seat * v.PLACES + place])
    is_village = s.tables.terrain[place] == v.VILLAGE
    return min(workers, int(s.spare_workers[seat])) if is_village else workers


def _stock(s: State, seat: int) -> dict[str, int]:
    found = {name: int(control.resource_total(s, seat, r)) for r, name in enumerate(v.RESOURCE_IDS)}
    return {**found, WORKER: v.WORKERS - int(s.spare_workers[seat])}
