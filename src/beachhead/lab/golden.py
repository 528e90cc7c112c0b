"""Golden games: a whole match as text. The difference of such a file reviews a change of rules.

    game war_of_the_worlds  rules 1  edition 1f0c…  seats martian human  seed 7
    options swap_rule=basic …

      1 martian  WW-TURN-06 D-MAIN  play:m_reap:1 buy:m_ufo end_turn
        > play:m_reap:1
          civilian-destroyed  area=area-glasgow  WW-MC-01
        = 9f3c61d2a0b4e877

Each question shows who is asked, by which rule, and what is offered; below it stand the choice,
everything that happened, and now and then the fingerprint of the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.core import registry
from beachhead.core.event import Event
from beachhead.core.match import Match
from beachhead.core.setups import check_setup

CHECK_EVERY = 10


def write(match: Match) -> str:
    """A match, from its first question on, as the text of its file."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    setup = match.setup
    yield (
        f"game {match.game.id}  rules {match.game.rules_version}  edition {match.edition_hash}  "
        f"seats {' '.join(setup.seats)}  seed {setup.seed}"
    )
    yield "options " + " ".join(f"{key}={value}" for key, value in setup.options.items())
    yield ""
    again = match.fresh()
    for event in again.events():
        yield _event(event)
    for number, action in enumerate(match.actions, 1):
        decision = again.decision
        assert decision is not None
        offered = " ".join(again.names[legal] for legal in again.legal())
        yield f"{number:>4} {setup.seats[again.seat]}  {decision.rule} {decision.name}  {offered}"
        yield f"     > {again.names[action]}"
        for event in again.play(action):
            yield _event(event)
        if number % CHECK_EVERY == 0 or again.over:
            yield f"     = {again.fingerprint()}"
    if again.over:
        yield "     result " + " ".join(f"{share:g}" for share in again.returns())


def _event(event: Event) -> str:
    facts = " ".join(f"{key}={value}" for key, value in event.facts.items())
    secret = "" if event.known_to == -1 else "  secret"
    return f"       {event.key}  {facts}  {event.rule}{secret}"


def read(text: str) -> Match:
    """Play the choices of a golden file; an illegal one means that the rules have changed."""
    lines = text.splitlines()
    head = lines[0].split()
    name, seed = head[1], int(head[-1])
    seats = head[head.index("seats") + 1 : head.index("seed")]
    options = dict(pair.split("=", 1) for pair in lines[1].split()[1:])
    game = registry.get(name)
    known = {spec.id for spec in game.options()}
    kept = {key: value for key, value in options.items() if key in known}
    match = Match(game, check_setup(game, None, seats, kept, seed))
    for line in lines:
        if line.startswith("     > "):
            match.play(line[7:].strip())
    return match


def features(match: Match) -> set[tuple[str, str]]:
    """What a finished match shows: its number of players, its way to end, who won."""
    best = max(match.returns())
    sides = zip(match.setup.seats, match.returns(), strict=True)
    found = {("players", str(len(match.setup.seats))), ("end", match.events()[-1].key)}
    return found | {("winner", plain(side)) for side, share in sides if share == best}


def plain(side: str) -> str:
    """A side without what it was dealt besides: "nordic" for "nordic/industrial"."""
    return side.partition("/")[0]
