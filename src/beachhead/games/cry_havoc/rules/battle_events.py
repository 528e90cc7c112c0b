"""What happens in a Battle (chapter 5), one function per event; see `events.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Facts
from beachhead.games.cry_havoc import events
from beachhead.games.cry_havoc.vocab import (
    ARMIES,
    ATTACKER,
    ATTRITION,
    CAPTURE,
    CONTROL,
    DEFENDER,
    F_SAFE,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State


def battle_begins(s: State) -> None:
    """A Battle is fought."""
    if s.journal is None:
        return
    events.tell(
        s,
        "battle-begins",
        "CH-BATTLE-01",
        {
            "region": events.area(s.battle_region()),
            "number": int(s.marker[s.battle_region()]) // ARMIES,
            "attacker": events.faction(s.fighter(ATTACKER)),
            "defender": events.faction(s.fighter(DEFENDER)),
        },
    )


def units_assigned(s: State, side: i64) -> None:
    """A side has distributed its Units."""
    if s.journal is None:
        return
    events.tell(
        s,
        "units-assigned",
        "CH-BATTLE-06",
        {
            "army": events.faction(s.fighter(side)),
            "control": int(s.assigned(side, CONTROL)),
            "capture": int(s.assigned(side, CAPTURE)),
            "attrition": int(s.assigned(side, ATTRITION)),
        },
    )


def battle_card_played(s: State, side: i64, army: i64, kind: i64) -> None:
    """A Tactics card is played in Battle."""
    if s.journal is None:
        return
    events.tell(
        s,
        "battle-card-played" if army == s.fighter(side) else "battle-card-lent",
        "CH-BATTLE-07",
        {
            "player": events.faction(army),
            "army": events.faction(s.fighter(side)),
            "card": events.card(s, kind),
        },
    )


def passed(s: State, side: i64) -> None:
    """A side plays no more cards."""
    if s.journal is None:
        return
    events.tell(s, "battle-passed", "CH-BATTLE-07", {"army": events.faction(s.fighter(side))})


def unit_shifted(s: State, side: i64, source: i64, target: i64) -> None:
    """A Unit changes its objective."""
    if s.journal is None:
        return
    events.tell(
        s,
        "unit-shifted",
        "CH-FX-01",
        {
            "army": events.faction(s.fighter(side)),
            "source": events.objective(source),
            "target": events.objective(target),
        },
    )


def unit_joined(s: State, side: i64, region: i64, target: i64) -> None:
    """A Unit comes onto the Battle board."""
    if s.journal is None:
        return
    events.tell(
        s,
        "unit-joined" if region >= 0 else "unit-reinforced",
        "CH-FX-03",
        {
            "army": events.faction(s.fighter(side)),
            "source": events.area(region),
            "target": events.objective(target),
        },
    )


def unit_withdrawn(s: State, side: i64, source: i64) -> None:
    """A Unit leaves for its HQ."""
    if s.journal is None:
        return
    events.tell(
        s,
        "unit-withdrawn",
        "CH-FX-16",
        {"army": events.faction(s.fighter(side)), "source": events.objective(source)},
    )


def units_killed(s: State, side: i64, source: i64, n: i64, rule: str) -> None:
    """Units die on the Battle board."""
    if s.journal is None:
        return
    events.tell(
        s,
        "units-shelled" if rule == "CH-STR-03" else "units-killed",
        rule,
        {
            "army": events.faction(s.fighter(side)),
            "n": int(n),
            "objective": events.objective(source),
        },
    )


def effect(s: State, side: i64, what: str, n: i64, rule: str) -> None:
    """A card changes what counts later in the Battle, for one side."""
    if s.journal is None:
        return
    facts: Facts = {"army": events.faction(s.fighter(side)), "n": int(n)}
    events.tell(s, "effect-" + what, rule, facts)


def strengthened(s: State, side: i64, objective: i64, n: i64) -> None:
    """Extra Units count for an objective."""
    if s.journal is None:
        return
    events.tell(
        s,
        "effect-strength",
        "CH-FX-06",
        {
            "army": events.faction(s.fighter(side)),
            "n": int(n),
            "objective": events.objective(objective),
        },
    )


def order_reversed(s: State) -> None:
    """The objectives change their order."""
    if s.journal is None:
        return
    events.tell(s, "order-reversed" if s.is_reversed() else "order-restored", "CH-FX-14", {})


def control_decided(s: State, army: i64, attack: i64, defence: i64) -> None:
    """Region Control is decided."""
    if s.journal is None:
        return
    events.tell(
        s,
        "control-decided",
        "CH-BATTLE-16",
        {
            "army": events.faction(army),
            "attack": int(attack),
            "defence": int(defence),
            "region": events.area(s.battle_region()),
        },
    )


def capture_decided(s: State, side: i64, attack: i64, defence: i64) -> None:
    """Who may take Prisoners, and whether anybody can be taken."""
    if s.journal is None:
        return
    safe = s.fight[F_SAFE + 1 - side] != 0
    events.tell(
        s,
        "capture-prevented" if safe else "capture-decided",
        "CH-BATTLE-20",
        {
            "army": events.faction(s.fighter(side)),
            "attack": int(attack),
            "defence": int(defence),
        },
    )


def capture_tied(s: State, n: i64) -> None:
    """Nobody takes a Prisoner."""
    if s.journal is None:
        return
    events.tell(s, "capture-tied", "CH-BATTLE-20", {"n": int(n)})


def captured(s: State, captor: i64, army: i64, source: i64) -> None:
    """A Unit becomes a Prisoner."""
    if s.journal is None:
        return
    events.tell(
        s,
        "unit-captured",
        "CH-BATTLE-20",
        {
            "captor": events.faction(captor),
            "army": events.faction(army),
            "objective": events.objective(source),
        },
    )


def attrition_resolved(s: State, attack: i64, defence: i64) -> None:
    """Both sides have killed."""
    if s.journal is None:
        return
    events.tell(
        s,
        "attrition-resolved",
        "CH-BATTLE-24",
        {
            "attacker": events.faction(s.fighter(ATTACKER)),
            "defender": events.faction(s.fighter(DEFENDER)),
            "attack": int(attack),
            "defence": int(defence),
        },
    )


def survived(s: State, army: i64, n: i64) -> None:
    """What is left of the winner stands in the Region again."""
    if s.journal is None:
        return
    events.tell(
        s,
        "units-stay",
        "CH-BATTLE-29",
        {"army": events.faction(army), "region": events.area(s.battle_region()), "n": int(n)},
    )


def retreated(s: State, army: i64, region: i64, n: i64) -> None:
    """The loser retreats."""
    if s.journal is None:
        return
    events.tell(
        s,
        "units-retreated",
        "CH-BATTLE-30",
        {
            "army": events.faction(army),
            "source": events.area(s.battle_region()),
            "target": events.area(region),
            "n": int(n),
        },
    )


def no_retreat(s: State, army: i64, n: i64) -> None:
    """Without a refuge the Units go to the Reserve."""
    if s.journal is None:
        return
    events.tell(
        s,
        "units-dispersed",
        "CH-BATTLE-31",
        {"army": events.faction(army), "region": events.area(s.battle_region()), "n": int(n)},
    )


def battle_over(s: State) -> None:
    """The Battle marker is removed."""
    if s.journal is None:
        return
    events.tell(s, "battle-over", "CH-BATTLE-37", {"region": events.area(s.battle_region())})
