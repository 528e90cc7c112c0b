"""Nothing changes in silence: whatever looks different after an action is named by an event."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from beachhead.core.event import Event
from beachhead.core.match import Match

Change = tuple[str, ...]  # what kind of thing, then the words an event has to name

# kinds of events that tell a change of this kind
TELLS: dict[str, tuple[str, ...]] = {
    "vp": ("points-scored", "prisoner-freed"),
    "control": ("control-taken", "control-lost", "hq-settled"),
    "units": (
        "units-moved",
        "units-placed",
        "units-removed",
        "units-retreated",
        "units-dispersed",
        "unit-joined",
        "unit-reinforced",
        "unit-withdrawn",
        "units-killed",
        "units-shelled",
        "unit-captured",
        "hq-settled",
    ),
    "hand": (
        "card-drawn",
        "card-kept",
        "card-discarded",
        "card-laid",
        "battle-card-played",
        "battle-card-lent",
        "scoring-enabled",
    ),
    "crystals": ("crystals-added", "crystals-taken"),
    "stock": ("stock-grown", "stock-paid"),
    "prisoners": ("unit-captured", "prisoner-freed"),
    "structures": (
        "structure-built",
        "structure-moved",
        "structure-returned",
        "hq-settled",
    ),
    "tokens": ("token-placed", "token-moved", "token-revealed", "explored"),
    "emplacement": ("artillery-placed", "watch-placed", "artillery-gone", "watch-gone"),
    "skill": ("skill-used", "skills-ready", "skill-taken"),
    "skill-token": ("skill-token-placed", "skills-ready", "structure-moved", "structure-returned"),
    "battle": ("battle-marked", "battle-over", "battle-cancelled"),
    "matrix": ("card-stored", "card-dropped", "battle-card-played", "battle-card-lent"),
    "initiative": ("order-changed",),
    "new-initiative": ("marker-moved",),
    "scoring": ("scoring-enabled", "phase-begins"),
}
FIGHT = {  # facts of a side on the battle board -> the event that tells of them
    "strength": "effect-strength",
    "kill_bonus": "effect-kills",
    "prevented_kills": "effect-survive",
    "salvage": "effect-salvage",
    "extra_captives": "effect-captives",
    "safe_from_capture": "effect-safe",
    "locked": "effect-locked",
    "free_retreat": "effect-retreat",
}


def facts(view: dict[str, Any]) -> dict[Change, Any]:
    """What there is to see, one entry per thing, with the words that name it."""
    seen: dict[Change, Any] = {}
    board = view["battle"]
    for region, there in view["regions"].items():
        area = f"area-{region}"
        seen["control", area] = there["control"]
        seen["crystals", area] = there["crystals"]
        seen["structures", area] = there["structures"]
        seen["emplacement", area] = (there["artillery"], there["watch"])
        seen["tokens", area] = [token["kind"] for token in there["tokens"]]
        seen["battle", area] = there["battle"]
        units = dict(there["units"])
        if board and board["region"] == region:
            for side in board["sides"]:
                units[side["army"]] = units.get(side["army"], 0) + sum(side["board"])
        for army in ("humans", "pilgrims", "machines", "trogs"):
            seen["units", f"faction-{army}", area] = units.get(army, 0)
    for player in view["players"]:
        army = f"faction-{player['army']}"
        seen["vp", army] = player["vp"]
        seen["hand", army] = player["hand"]
        seen["prisoners", army] = player["prisoners"]
        seen["stock",] = player.get("stock", seen.get(("stock",)))
        seen["matrix",] = player.get("matrix", seen.get(("matrix",)))
        for skill in player["skills"]:
            seen["skill", f"skill-{skill['id']}"] = skill["ready"]
            seen["skill-token", f"skill-{skill['id']}"] = skill["token"]
    if view["neutral_trogs"]:
        seen["prisoners", "faction-trogs"] = view["neutral_trogs"]["prisoners"]
    seen["initiative",] = view["initiative"]
    seen["new-initiative",] = view["new_initiative"]
    seen["scoring",] = view["scoring_enabled_by"]
    return seen


def fight(view: dict[str, Any]) -> dict[Change, Any]:
    """What cards have changed on the battle board."""
    board = view["battle"]
    return {
        ("fight", event, f"faction-{side['army']}"): side[what]
        for side in (board["sides"] if board else ())
        for what, event in FIGHT.items()
    }


def named(event: Event, change: Change) -> bool:
    """Whether an event is about this thing; an event for everybody names nobody."""
    kind, *words = change
    if event.key.split(".")[0] not in TELLS[kind]:
        return False
    told = set(event.facts.values())
    if kind == "skill-token" and event.key.startswith("structure-"):
        return True  # Overclock lies on a marker and goes with it
    if kind == "units":  # an army that leaves a Battle board, or comes from a Reserve, names one
        return words[0] in told
    return not words or bool(told & set(words)) or event.key == "skills-ready"


def silent(match: Match, before: dict[str, Any], seat: int) -> Iterator[Change]:
    """Changes of the last action that no event names."""
    after = to_builtins(match.view(seat))
    told = match.events(seat, len(match.actions) - 1)
    old, new = facts(before), facts(after)
    for change in new:
        if old.get(change, new[change]) != new[change]:
            if not any(named(event, change) for event in told):
                yield change
    same = before["battle"] and after["battle"]
    if same and before["battle"]["region"] == after["battle"]["region"]:
        old, new = fight(before), fight(after)
        for change in new:
            if old[change] != new[change]:
                _, key, army = change
                facts_of = [event.facts.values() for event in told if event.key.startswith(key)]
                if not any(army in words for words in facts_of):
                    yield change


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_change_is_told(players: int) -> None:
    for seed in range(1, 4):
        chance = Random(seed)
        options = {"level": "expert", "early_events": ("always", "never")[seed % 2]}
        match = Match.new("cry_havoc", players=players, options=options, seed=seed)
        while not match.over:
            before = to_builtins(match.view())
            action = chance.choice(match.legal())
            match.play(action)
            assert list(silent(match, before, -1)) == [], (seed, len(match.actions))
