"""What is told of the map: units, control, Crystals, tokens and structures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Facts
from beachhead.games.cry_havoc.events import (
    area,
    card,
    deck,
    faction,
    structure_word,
    tell,
    whisper,
)
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    HUMANS,
    MACHINES,
    WAR0,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def units_moved(s: State, army: i64, source: i64, target: i64, n: i64) -> None:
    """Units move on the map."""
    if s.journal is None:
        return
    tell(
        s,
        "units-moved",
        "CH-MOVE-01",
        {"army": faction(army), "n": int(n), "source": area(source), "target": area(target)},
    )


def units_placed(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """Units come from the Reserve."""
    if s.journal is None:
        return
    tell(s, "units-placed", rule, {"army": faction(army), "n": int(n), "region": area(region)})


def units_removed(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """Units go back to the Reserve."""
    if s.journal is None:
        return
    tell(s, "units-removed", rule, {"army": faction(army), "n": int(n), "region": area(region)})


def crystals_changed(s: State, region: i64, n: i64) -> None:
    """Crystals come or go."""
    if s.journal is None:
        return
    tell(
        s,
        "crystals-added" if n > 0 else "crystals-taken",
        "CH-GEN-08",
        {"n": int(n if n > 0 else -n), "region": area(region)},
    )


def stock_changed(s: State, n: i64) -> None:
    """The Crystal stock of the Pilgrims."""
    if s.journal is None:
        return
    tell(s, "stock-grown" if n > 0 else "stock-paid", "CH-STR-10", {"n": int(n if n > 0 else -n)})


def control_taken(s: State, army: i64, region: i64) -> None:
    """A Control marker is placed."""
    if s.journal is None:
        return
    tell(s, "control-taken", "CH-GEN-12", {"army": faction(army), "region": area(region)})


def control_lost(s: State, army: i64, region: i64) -> None:
    """A Control marker is removed."""
    if s.journal is None:
        return
    tell(s, "control-lost", "CH-GEN-13", {"army": faction(army), "region": area(region)})


def explored(s: State, army: i64, region: i64, token: i64) -> None:
    """An Exploration token is turned up."""
    if s.journal is None:
        return
    tell(
        s,
        "explored",
        "CH-MOVEEND-01",
        {
            "army": faction(army),
            "region": area(region),
            "token": "token-" + s.tables.token_ids[token],
        },
    )


def token_revealed(s: State, region: i64, token: i64) -> None:
    """A Trog token is turned up."""
    if s.journal is None:
        return
    tell(
        s,
        "token-revealed",
        "CH-TOK-01",
        {"region": area(region), "token": "token-" + s.tables.token_ids[token]},
    )


def token_placed(s: State, kind: i64, region: i64) -> None:
    """A Trog token is put face down."""
    if s.journal is None:
        return
    tell(
        s,
        "token-placed",
        "CH-TOK-06",
        {"kind": "token-war_party" if kind == WAR0 else "token-nest", "region": area(region)},
    )


def token_moved(s: State, source: i64, target: i64) -> None:
    """A War Party moves face down."""
    if s.journal is None:
        return
    tell(s, "token-moved", "CH-SK-18", {"source": area(source), "target": area(target)})


def token_seen(s: State, region: i64, token: i64) -> None:
    """The Humans look at a face-down token."""
    if s.journal is None:
        return
    known: Facts = {"region": area(region), "token": "token-" + s.tables.token_ids[token]}
    whisper(s, HUMANS, "token-seen", "CH-SK-04", known, {"region": area(region)})


def battle_marked(s: State, region: i64, attacker: i64, defender: i64) -> None:
    """A Battle marker is placed."""
    if s.journal is None:
        return
    tell(
        s,
        "battle-marked",
        "CH-MOVEEND-03",
        {
            "region": area(region),
            "attacker": faction(attacker),
            "defender": faction(defender),
            "number": int(s.marker[region]) // ARMIES,
        },
    )


def battle_cancelled(s: State, region: i64, army: i64) -> None:
    """One side is gone before the Battle."""
    if s.journal is None:
        return
    tell(s, "battle-cancelled", "CH-BREG-02", {"region": area(region), "army": faction(army)})


def structure_built(s: State, army: i64, structure: i64, region: i64) -> None:
    """A marker is built."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-built",
        "CH-BUILD-02",
        {"army": faction(army), "structure": structure_word(structure), "region": area(region)},
    )


def structure_activated(s: State, army: i64, structure: i64, region: i64) -> None:
    """A marker is activated."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-activated",
        "CH-BUILD-07",
        {"army": faction(army), "structure": structure_word(structure), "region": area(region)},
    )


def structure_moved(s: State, structure: i64, source: i64, target: i64) -> None:
    """A marker moves."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-moved",
        "CH-SK-11",
        {"structure": structure_word(structure), "source": area(source), "target": area(target)},
    )


def structure_returned(s: State, structure: i64, region: i64) -> None:
    """A marker goes back to the stock."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-returned",
        "CH-SK-12",
        {"structure": structure_word(structure), "region": area(region)},
    )


def artillery_placed(s: State, region: i64) -> None:
    """An Artillery token is placed."""
    if s.journal is None:
        return
    tell(s, "artillery-placed", "CH-STR-02", {"region": area(region)})


def watch_placed(s: State, region: i64) -> None:
    """A Keep Watch token is placed."""
    if s.journal is None:
        return
    tell(s, "watch-placed", "CH-STR-04", {"region": area(region)})


def artillery_gone(s: State, region: i64) -> None:
    """An Artillery token goes back to the stock."""
    if s.journal is None:
        return
    tell(s, "artillery-gone", "CH-STR-06", {"region": area(region)})


def watch_gone(s: State, region: i64) -> None:
    """A Keep Watch token goes back to the stock."""
    if s.journal is None:
        return
    tell(s, "watch-gone", "CH-STR-06", {"region": area(region)})


def card_stored(s: State, kind: i64, terrain: i64) -> None:
    """A Terrain card is stored in the Matrix."""
    if s.journal is None:
        return
    whisper(
        s,
        MACHINES,
        "card-stored",
        "CH-STR-15",
        {"card": card(s, kind), "deck": deck(terrain)},
        {"deck": deck(terrain)},
    )


def card_dropped(s: State, kind: i64, terrain: i64) -> None:
    """A stored card goes below its deck."""
    if s.journal is None:
        return
    whisper(
        s,
        MACHINES,
        "card-dropped",
        "CH-STR-15",
        {"card": card(s, kind), "deck": deck(terrain)},
        {"deck": deck(terrain)},
    )
