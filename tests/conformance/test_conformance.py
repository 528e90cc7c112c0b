"""What every game of the registry must keep, checked on random matches.

BEACHHEAD_EFFORT scales how much is played: 1 is right for `make test`, 100 for a night.
`beachhead fuzz` runs the same checks for as long as one likes.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import beachhead
from beachhead.core import registry
from beachhead.core.contract import Game
from beachhead.core.engine import NO_LIMIT, Actions
from beachhead.core.errors import BeachheadError, SetupError
from beachhead.core.match import Match
from beachhead.core.replay import decode
from beachhead.core.rng import MAX_SEED, seed_state
from beachhead.core.setups import check_setup
from beachhead.core.words import LANGUAGES, words
from beachhead.lab import conformance, phrases
from beachhead.lab.conformance import Inspector

GAMES = registry.names()
FINDINGS = Path(__file__).parents[1] / "findings"
EFFORT = float(os.environ.get("BEACHHEAD_EFFORT", "1"))
# at each table; the match that reaches it is played to its end
DECISIONS = round((4000 if beachhead.compiled() else 1000) * EFFORT)
TABLES = [(game, players) for game in GAMES for players in registry.get(game).players]
RELAXED = settings(
    max_examples=max(5, round(10 * EFFORT)),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def option_sets(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Players and options in which every value of every option occurs, defaults first.

    Many values at once where they go together, otherwise each value alone.
    """
    specs = game.options()
    defaults = {spec.id: spec.default for spec in specs}
    longest = max((len(spec.values) for spec in specs), default=1)
    mixed = [
        {s.id: s.values[(turn + n) % len(s.values)] for n, s in enumerate(specs)}
        for turn in range(longest)
    ]
    alone = [defaults | {spec.id: value} for spec in specs for value in spec.values]
    found: list[tuple[int, dict[str, str]]] = []
    for options in (defaults, *mixed, *alone):
        new = any(
            all(played[name] != value for _, played in found) for name, value in options.items()
        )
        players = fitting_players(game, options)
        if new and players is not None:
            found.append((players, options))
    return found


def fitting_players(game: Game[Any], options: dict[str, str]) -> int | None:
    """The smallest table at which these options can be played."""
    for players in game.players:
        try:
            check_setup(game, players, None, options, 0)
        except SetupError:
            continue
        return players
    return None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_matches_keep_all_promises(game: str, players: int) -> None:
    chance = Random(f"{game} {players}")
    made = 0
    while made < DECISIONS:
        match = conformance.random_match(registry.get(game), chance, players)
        made += Inspector(match, chance, deep=0.03).play()

        assert match.over or match.game.endless(match.setup.options)


@pytest.mark.parametrize("file", sorted(FINDINGS.glob("*.json")), ids=lambda file: file.stem)
def test_what_once_was_a_finding_is_none_any_more(file: Path) -> None:
    """Replays that `beachhead fuzz` kept; the fault showed in their last position."""
    match = Match.load(decode(file.read_bytes()))
    for attempt in range(10):
        Inspector(match.clone(), Random(attempt)).play(decisions=1)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_can_be_played(game: str) -> None:
    found = registry.get(game)
    sets = option_sets(found)
    for number, (players, options) in enumerate(sets):
        match = Match.new(game, players=players, options=options, seed=number)
        chance = Random(number)

        Inspector(match, chance, deep=0.02).play(decisions=60)

    for spec in found.options():
        assert {options[spec.id] for _, options in sets} == set(spec.values)


@pytest.mark.parametrize("game", GAMES)
@RELAXED
@given(data=st.data())
def test_any_path_can_be_undone_saved_and_played_again(game: str, data: st.DataObject) -> None:
    match = Match.new(game, seed=data.draw(st.integers(0, MAX_SEED)))
    for _ in range(data.draw(st.integers(1, 40))):
        if match.over:
            break
        match.play(data.draw(st.sampled_from(match.legal())))
    end, middle = match.fingerprint(), data.draw(st.integers(0, len(match.actions)))
    rest = match.actions[middle:]

    assert Match.load(match.save()).fingerprint() == end
    assert match.clone().fingerprint() == end
    match.undo(middle)
    for action in rest:
        match.play(action)
    assert match.fingerprint() == end


@pytest.mark.parametrize("game", GAMES)
@RELAXED
@given(junk=st.one_of(st.integers(), st.text(), st.none(), st.floats(), st.booleans()))
def test_nothing_that_comes_in_breaks_the_door(game: str, junk: Any) -> None:
    match = Match.new(game, seed=1)
    before = (match.fingerprint(), match.legal())
    if junk in match.legal() and not isinstance(junk, bool | float):
        return
    with pytest.raises(BeachheadError):
        match.play(junk)

    assert (match.fingerprint(), match.legal(), match.actions) == (*before, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_log_begins_with_the_set_up(game: str) -> None:
    match = Match.new(game, seed=5)
    told = match.events()
    assert told
    match.play(match.legal()[0])
    match.undo()
    assert [(one.key, one.facts) for one in match.events()] == [(e.key, e.facts) for e in told]
    assert [e.key for e in match.events(upto=0)] == [e.key for e in told]


@pytest.mark.parametrize("game", GAMES)
def test_set_ups_that_do_not_fit_are_refused(game: str) -> None:
    found = registry.get(game)
    wrong: list[dict[str, Any]] = [
        {"players": 99},
        {"seats": ["nobody"] * found.players[0]},
        {"options": {"no_such_option": "on"}},
        {"options": {found.options()[0].id: "no such value"}} if found.options() else {"seed": -1},
        {"seed": -1},
        {"seed": MAX_SEED + 1},
    ]
    for arguments in wrong:
        with pytest.raises(SetupError):
            Match.new(game, **arguments)


@pytest.mark.parametrize("game", GAMES)
def test_notations_are_unique_and_numbers_are_stable(game: str) -> None:
    names = list(Match.new(game, seed=1).names)

    assert len(set(names)) == len(names)
    assert all(name and name == name.strip() and " " not in name for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_words(game: str) -> None:
    for language in LANGUAGES:
        assert phrases.keys(language, game) ^ phrases.keys("en", game) == set(), language


@pytest.mark.parametrize("game", GAMES)
def test_titles_sides_and_settings_have_words(game: str) -> None:
    found = registry.get(game)
    spoken = words("en", game)
    defaults = {spec.id: spec.default for spec in found.options()}
    wanted = ["game-title", "game-pitch"]
    for spec in found.options():
        wanted += [f"setting-{spec.id}", f"setting-{spec.id}.hint"]
        wanted += [f"setting-{spec.id}-{value}" for value in spec.values]
    for players in found.players:
        match = Match.new(game, players=players, options=defaults, seed=1)
        wanted += [found.side_of(match.state, seat) for seat in range(players)]

    assert [key for key in wanted if not spoken.has(key)] == []


def fingerprints() -> dict[str, list[str]]:
    """Random matches of every game by number of players: how each of them ends."""
    found: dict[str, list[str]] = {}
    for name, players in TABLES:
        game = registry.get(name)
        ends = []
        for seed in range(3):
            setup = check_setup(game, players, None, None, seed)
            state = game.start(game.tables(game.load_content(), setup), setup)
            out = Actions()
            state.settle(out)
            made = state.playout(seed_state(seed + 99), NO_LIMIT, out)
            ends.append(f"{made} {state.fingerprint():x}")
        found[f"{name} {players}"] = ends
    return found


def test_compiled_and_plain_python_play_identical_games() -> None:
    pure = "" if os.environ.get("BEACHHEAD_PURE") == "1" else "1"
    code = "import json, test_conformance as t, beachhead\n"
    code += "print(json.dumps([beachhead.compiled(), t.fingerprints()]))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BEACHHEAD_PURE": pure, "PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, theirs = json.loads(done.stdout)
    if compiled == beachhead.compiled():
        pytest.skip("this installation has no compiled engine to compare with")

    assert theirs == fingerprints()
