"""Content does something: each field is read by rules or client; content of old still opens."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from beachhead import Match
from beachhead.cli.__main__ import main
from beachhead.core import content, registry
from beachhead.core.contract import Game
from beachhead.core.errors import ReplayError
from beachhead.core.setups import check_setup

GAMES = registry.names()
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
# Where a value comes from is told to people who read the files.
PROVENANCE = re.compile(r"(^|_)(src|note)(_|$)")


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_the_content_is_read(name: str) -> None:
    """By the check at loading, by the tables of some match, or by the client's sources."""
    read = fields_read(registry.get(name))
    idle = [
        f"{kind.__name__}.{field}"
        for kind, field in fields_of(name)
        if (kind, field) not in read and not PROVENANCE.search(field)
        if not is_read_by_client(name, field)
    ]

    assert idle == []


@pytest.mark.parametrize("name", GAMES)
def test_no_field_of_the_content_is_an_unknown_one(name: str) -> None:
    kinds = {kind for kind, _ in fields_of(name)} - {type(registry.get(name).load_content())}

    assert [k.__name__ for k in kinds if not k.__struct_config__.forbid_unknown_fields] == []


def test_an_edition_with_a_field_that_nobody_reads_is_refused(tmp_path: Path) -> None:
    head = 'game = "war_of_the_worlds"\nname = "Mine"\n'
    (tmp_path / "edition.toml").write_text(head)
    (tmp_path / "game.toml").write_text("[setup]\nstart_tripods = 2\n")
    setup = CliRunner().invoke(main, ["edition", "check", str(tmp_path)])
    (tmp_path / "game.toml").unlink()
    (tmp_path / "pieces.toml").write_text('[[unit]]\nid = "army"\nland_unit = true\n')
    unit = CliRunner().invoke(main, ["edition", "check", str(tmp_path)])

    assert setup.exit_code != 0 and "$.setup.start_tripods" in setup.output
    assert unit.exit_code != 0 and "`land_unit` - at `$.unit[0]`" in unit.output


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_our_content_of_old_still_opens(name: str) -> None:
    match = Match.new(name, seed=3)
    for _ in range(5):
        match.play(match.legal()[-1])
    for former in match.game.former_content:
        saved = msgspec.structs.replace(match.save(), edition=former)
        position = match.position().replace(match.edition_hash, former)

        assert Match.load(saved).fingerprint() == match.fingerprint()
        assert Match.from_position(position, seed=3).edition_hash == match.edition_hash


def test_content_of_old_does_not_excuse_an_edition(tmp_path: Path) -> None:
    (tmp_path / "factions.toml").write_text('[[faction]]\nid = "terra"\nspecial_cost_life = 2\n')
    (former,) = registry.get("hexpanse").former_content
    saved = msgspec.structs.replace(Match.new("hexpanse", seed=3).save(), edition=former)
    with pytest.raises(ReplayError, match=former):
        Match.load(saved, edition=tmp_path)


def fields_of(name: str) -> list[tuple[type[msgspec.Struct], str]]:
    kinds = list(dict.fromkeys(structs(type(registry.get(name).load_content()))))
    return [(kind, field.name) for kind in kinds for field in msgspec.structs.fields(kind)]


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """A struct and all that its fields may hold."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            yield from structs(field.type)
    for inner in typing.get_args(kind):
        yield from structs(inner)


def fields_read(game: Game[Any]) -> set[tuple[type, str]]:
    """What loading and the tables of all numbers of players read, compiled or not."""
    read: set[tuple[type, str]] = set()

    def note(record: object, field: str) -> Any:
        read.add((type(record), field))
        return object.__getattribute__(record, field)

    kinds = {kind for kind, _ in fields_of(game.id)}
    with pytest.MonkeyPatch.context() as patch:
        for kind in kinds:
            patch.setattr(kind, "__getattribute__", note, raising=False)
        loaded = load_anew(game)
        for players in game.players:
            for options in choices(game, players):
                game.tables(loaded, check_setup(game, players, None, options, 1))
    return read


def load_anew(game: Game[Any]) -> Any:
    """An edition without files is the standard content, read and checked again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(content, "_standard", content._standard.__wrapped__)
        return game.load_content(Path(__file__).parent)


def choices(game: Game[Any], players: int) -> Iterator[dict[str, str]]:
    """The default options, and each other value by itself, where it is allowed."""
    standard = {spec.id: spec.default for spec in game.options()}
    yield standard
    for spec in game.open_options(players, standard):
        yield from ({**standard, spec.id: value} for value in spec.values)


def is_read_by_client(name: str, field: str) -> bool:
    """Whether the client, which is sent the whole content, looks a field of this name up."""
    folder = WEB / name
    written = (path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"})
    sources = [path for path in written if path.name != "wire.ts"]
    looked_up = re.compile(rf"(\.{field}\b|'{field}'|\{{[^{{}}]*\b{field}\b[^{{}}]*\}} =)")
    return any(looked_up.search(path.read_text(encoding="utf-8")) for path in sources)
