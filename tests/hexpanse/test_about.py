"""What the view says about the question on top."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from msgspec import to_builtins

from beachhead import Match

RARE = 41  # a match in which a unit may be protected
FACTS = {  # question -> what is always said about it
    "D-ANCHOR": {"effect"},
    "D-ORIENT": {"at", "effect"},
    "D-DEPLOY-CELL": {"at", "effect", "facing"},
    "D-TARGET": {"at"},
    "D-STEP": {"at"},
    "D-PROTECT": {"at"},
    "D-SWAP-SECOND": {"at"},
}


def test_every_question_names_what_it_works_with_to_everybody() -> None:
    seen: defaultdict[str, set[str]] = defaultdict(set)
    for seed in (*range(11), RARE):
        match = Match.new("hexpanse", players=3, options={"elites": "1"}, seed=seed)
        rng = Random(seed)
        for _ in range(250):
            if match.over:
                break
            said = [to_builtins(match.view(seat).about) for seat in (-1, 0, 1, 2)]
            assert all(one == said[0] for one in said)
            asked = match.state.top
            assert asked is not None
            name = asked.name
            seen[name] |= set(said[0])
            assert FACTS.get(name, set()) <= set(said[0]), name
            legal = match.legal()
            match.play(rng.choice(legal))
    assert set(FACTS) <= set(seen)
