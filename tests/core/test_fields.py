"""Fields are declared once; the fingerprint is made of all of them and of the questions."""

from __future__ import annotations

import importlib.util
import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beachhead import Match
from beachhead.core import questions, registry
from beachhead.core.engine import Question
from beachhead.core.errors import ReplayError
from beachhead.core.fields import PUBLIC, Layout
from beachhead.core.replay import decode, encode
from beachhead.lab.conformance import random_match

TOOL = importlib.util.spec_from_file_location(
    "fields_tool", Path(__file__).parents[2] / "tools" / "fields.py"
)
assert TOOL is not None and TOOL.loader is not None
generator: Any = importlib.util.module_from_spec(TOOL)
TOOL.loader.exec_module(generator)

GAMES = [*registry.names(), "_template"]
STEPS = 400


def layout(game: str) -> Layout:
    found: Layout = importlib.import_module(f"beachhead.games.{game}.fields").LAYOUT
    return found


def question_kinds(game: str) -> dict[str, Any]:
    importlib.import_module(f"beachhead.games.{game}.game")
    return questions.kinds(Question, f"beachhead.games.{game}")


def test_every_game_declares_its_fields() -> None:
    assert sorted(GAMES) == generator.games()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_what_the_declaration_makes(game: str) -> None:
    path = generator.GAMES / game / "record.py"
    assert path.read_text("utf-8") == generator.record(game), "run tools/fields.py"


@pytest.mark.parametrize("game", GAMES)
def test_questions_keep_what_they_were_made_with(game: str) -> None:
    """The name of a question is its own, and each argument is an attribute of the same name."""
    kinds = question_kinds(game)
    own = f"beachhead.games.{game}."
    found = [kind for kind in questions.below(Question) if kind.__module__.startswith(own)]
    for kind in found:
        held = set(getattr(kind, "__mypyc_attrs__", ())) or set(_assigned(kind))
        assert set(questions.arguments(kind)) <= held, kind.__name__
    assert sorted(kind.__name__ for kind in found) == sorted(kinds), "two questions have one name"


def _assigned(kind: Any) -> list[str]:
    """The attributes that plain Python's constructors set."""
    found = []
    for part in kind.__mro__[:-1]:
        if "__init__" in vars(part):
            found += part.__init__.__code__.co_names
    return found


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("seed", range(3))
def test_every_action_changes_the_fingerprint(game: str, seed: int) -> None:
    chance = Random(seed)
    match = random_match(registry.get(game), chance)
    before = match.fingerprint()
    for _ in range(STEPS):
        if match.over:
            break
        action = chance.choice(match.legal())
        match.play(action)
        after = match.fingerprint()
        assert after != before, f"{match.names[action]} changed nothing"
        assert match.state.fingerprint() == match.state.clone().fingerprint()
        before = after
    assert Match.load(decode(encode(match.save()))).fingerprint() == before


@pytest.mark.parametrize("game", registry.names())
def test_public_fields_are_the_same_for_whoever_guesses(game: str) -> None:
    """What a declaration calls public does not change when the unknown is dealt anew."""
    chance = Random(5)
    public = [field.name for field in layout(game).fields if field.known == PUBLIC]
    for _ in range(3):
        match = random_match(registry.get(game), chance)
        for _ in range(60):
            if match.over:
                break
            match.play(chance.choice(match.legal()))
            state: Any = match.state
            twin: Any = state.clone()
            twin.determinize(chance.randrange(state.seats), chance.randint(1, 1 << 60))
            for name in public:
                here, there = getattr(state, name), getattr(twin, name)
                if not isinstance(here, int):
                    here, there = list(here), list(there)
                assert here == there, name


@pytest.mark.parametrize("game", registry.names())
def test_a_changed_field_changes_the_fingerprint(game: str) -> None:
    """Each field but those that follow from others, one by one."""
    match = Match.new(game, seed=3)
    state: Any = match.state
    before = state.fingerprint()
    for field in layout(game).fields:
        if field.derived or field.count:
            continue
        twin: Any = state.clone()
        value = getattr(twin, field.name)
        if field.flag:
            setattr(twin, field.name, not value)
        elif not field.size:
            setattr(twin, field.name, value + 1)
        elif not field.shared:
            value[len(value) - 1] += 1
        else:
            continue
        assert twin.fingerprint() != before, field.name
        assert state.fingerprint() == before, f"{field.name} is shared with the clone"


def test_files_of_the_first_scheme_still_open() -> None:
    match = Match.new("war_of_the_worlds", seed=9)
    for _ in range(5):
        match.play(match.legal()[0])
    file = encode(match.save()).replace(match.fingerprint().encode(), b"5b3c0a9e1f2d4c77")
    old = file.replace(b"beachhead-replay/2", b"beachhead-replay/1")
    assert Match.load(decode(old)).actions == match.actions
    assert decode(encode(decode(old))) == decode(old)
    with pytest.raises(ReplayError, match="names its scheme"):
        decode(file)


def test_signatures_are_readable_in_compiled_modules() -> None:
    kind = question_kinds("war_of_the_worlds")["MoveUnit"]
    assert list(inspect.signature(kind).parameters) == ["below", "seat", "unit", "steps", "start"]
