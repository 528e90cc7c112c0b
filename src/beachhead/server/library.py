"""What the client needs to know about games: set-up choices, content to draw, the rule sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec
from msgspec import structs

from beachhead.core import registry, setups
from beachhead.core.contract import Game, OptionSpec
from beachhead.core.languages import LANGUAGES, LOCALES
from beachhead.lab import places
from beachhead.lab.sheet import Rule, sheet
from beachhead.server import levels, wire, wire_rules
from beachhead.server.errors import not_found

RECONSTRUCTED = "reconstructed"


@cache
def games() -> list[wire.GameInfo]:
    return [info(name) for name in registry.names()]


@cache
def info(name: str) -> wire.GameInfo:
    game = registry.get(name)
    options = _among_people(game, game.options())
    defaults = {spec.id: spec.default for spec in options}
    return wire.GameInfo(
        id=game.id,
        prefix=game.prefix,
        rules=game.rules_version,
        players=list(game.players),
        options=options,
        sides={
            str(count): [list(choice) for choice in game.seat_choices(count, defaults)]
            for count in game.players
        },
        for_learners=dict(game.for_learners),
        levels=levels.ids(),
        default_level=levels.default(),
        reconstructed=_has_reconstructed(msgspec.to_builtins(content(name))),
        nouns=game.kinds.nouns(),
    )


def _among_people(game: Game[Any], specs: Sequence[OptionSpec]) -> list[OptionSpec]:
    """The options with the defaults of a table at which somebody plays."""
    usual = game.among_people
    return [
        structs.replace(spec, default=usual[spec.id]) if usual.get(spec.id) in spec.values else spec
        for spec in specs
    ]


def setup(name: str, players: int | None, wishes: Mapping[str, str]) -> wire.GameSetup:
    """What is open with this many players and these options; wishes that do not fit give way."""
    game = registry.get(name)
    count = setups.check_players(game, players)
    chosen = setups.check_options(game, {**game.among_people, **wishes})
    for _ in game.options():  # one that gives way may close another
        specs = _among_people(game, game.open_options(count, chosen))
        fitting = {
            spec.id: chosen[spec.id] if chosen[spec.id] in spec.values else spec.default
            for spec in specs
        }
        if fitting == chosen:
            break
        chosen = fitting
    sides = [list(choice) for choice in game.seat_choices(count, chosen)]
    return wire.GameSetup(specs, chosen, sides)


@cache
def content(name: str) -> msgspec.Struct:
    """The content for drawing."""
    found: msgspec.Struct = registry.get(name).load_content()
    return found


@cache
def rules(name: str, language: str) -> wire_rules.RuleSheet:
    """The rule sheet in a language, chapter by chapter."""
    registry.get(name)
    check_language(language)
    found = groupby(sheet(places.sheets(name), language), key=lambda rule: rule.chapter)
    chapters = [_chapter(number, list(group)) for number, (_, group) in enumerate(found, start=1)]
    return wire_rules.RuleSheet(chapters)


def _chapter(number: int, rules: list[Rule]) -> wire_rules.Chapter:
    lines = [
        wire_rules.Rule(
            id=rule.id,
            text=rule.text.replace("`", ""),
            language=rule.language,
            ruling=rule.ruling,
            source=rule.source,
            note=rule.note,
            reconstructed=RECONSTRUCTED in rule.source.lower(),
        )
        for rule in rules
    ]
    return wire_rules.Chapter(number, rules[0].chapter, rules[0].behind, lines)


def check_language(language: str) -> None:
    """Refuse a language that nothing is written in."""
    if language not in LANGUAGES:
        raise not_found("language")


@cache
def words(name: str, language: str) -> wire.GameWords:
    """What a game says, for clients built before it was there."""
    registry.get(name)
    check_language(language)
    files = (
        LOCALES / language / f"{name}{part}.ftl" for part in ("", ".web", ".learn", ".lessons")
    )
    return wire.GameWords("\n".join(f.read_text("utf-8") for f in files if f.exists()))


def _has_reconstructed(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_has_reconstructed(each) for each in value.values())
    if isinstance(value, list | tuple):
        return any(_has_reconstructed(each) for each in value)
    return bool(value == RECONSTRUCTED)
