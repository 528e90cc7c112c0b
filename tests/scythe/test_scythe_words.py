"""Whatever happens, is offered or is refused can be said in three languages."""

import random

import pytest

from beachhead import Match
from beachhead.core.contract import OptionSpec
from beachhead.core.words import LANGUAGES, words
from beachhead.games.scythe import GAME
from beachhead.games.scythe import vocab as v


def everything_on() -> dict[str, str]:
    return {spec.id: _busy(spec) for spec in GAME.options()}


def _busy(spec: OptionSpec) -> str:
    if spec.id == "ban_fast_combinations":
        return "off"
    return "50" if spec.id == "turn_cap_per_player" else "on"


@pytest.mark.parametrize("seed", range(3))
def test_events_options_and_reasons_have_words(seed: int) -> None:
    options = everything_on() if seed == 2 else {}
    match = Match.new("scythe", seats=["random"] * (3 + seed), options=options, seed=seed)
    chance = random.Random(seed)
    spoken = [words(language, "scythe") for language in LANGUAGES]
    told = 0
    for _ in range(500):
        if match.over:
            break
        asked = match.decision
        assert asked is not None
        for say in spoken:
            assert say.say(f"ask-{asked.name.lower()}")
            for option in match.options():
                assert say.say(option.key, option.facts)
            for refusal in match.refusals():
                assert say.say(refusal.key, refusal.facts)
                assert refusal.rules
        match.play(chance.choice(match.legal()))
    for seat in range(-1, 3 + seed):
        for event in match.events(seat):
            told += 1
            for say in spoken:
                assert say.say(event.key, event.facts)
    assert told > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    say = words(language, "scythe")
    match = Match.new("scythe", seats=["nordic", "rusviet"], seed=1)
    t = match.tables
    cards = [*t.objective_ids, *t.encounter_ids, *t.factory_ids, *t.tile_ids]
    wanted = [f"card-{card}" for card in cards]
    wanted += [f"text-{card}" for card in (*t.objective_ids, *t.tile_ids)]
    wanted += [f"encounter-{card}-{n}" for card in t.encounter_ids for n in (1, 2, 3)]
    wanted += [f"factory-{card}" for card in t.factory_ids]
    wanted += [f"area-{place}" for place in t.place_ids]
    wanted += [f"{what}-{name}" for name in v.ABILITY_IDS for what in ("ability", "text")]
    wanted += [f"{what}-{name}" for name in v.STRUCTURE_IDS for what in ("building", "text")]
    wanted += [f"star-{name}" for name in v.STAR_IDS]

    assert [key for key in wanted if not say.has(key)] == []


def test_the_table_can_be_drawn() -> None:
    match = Match.new("scythe", seats=["nordic", "crimea/patriotic", "saxony"], seed=4)
    spoken = words("en", "scythe")

    def say(key: str, **facts: int | str) -> str:
        return spoken.say(key, facts)

    drawn = GAME.draw(match.state, 1, say)  # type: ignore[arg-type]

    assert "C Crimean Khanate, Patriotic (you)" in drawn
    assert "0 Move / Gain, Upgrade for 2 oil" in drawn
    assert drawn.count("Objectives:") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_drawn_as_the_options_name_them(language: str) -> None:
    match = Match.new("scythe", seats=["nordic", "crimea", "saxony"], seed=4)
    spoken = words(language, "scythe")

    def say(key: str, **facts: int | str) -> str:
        return spoken.say(key, facts)

    drawn = GAME.draw(match.state, 1, say)  # type: ignore[arg-type]

    hexes = match.tables.place_ids[: v.HEXES]
    assert [h for h in hexes if say(f"area-{h}") not in drawn] == []
    assert f"{say('area-base_crimea')}: C@" in drawn
    assert say("area-base_polania") not in drawn
