"""A name comes out in the form that the sentence asks for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import beachhead.core.words as module
from beachhead.core.words import LANGUAGES, Words
from beachhead.lab import phrases

from .renderings import spoken

COMMON = """
side-north = Nordische Königreiche
    .gender = pl
side-khan = Khanat
    .gender = n
    .dat = dem Khanat
piece-coin = Münzen
    .count = { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
moves = { $side } { FORM($side, "gender") ->
    [pl] ziehen
   *[n] zieht
  }.
with = Krieg mit { FORM($side, "dat") }.
with-first = { FORM($side, "Dat") } gilt der Krieg.
pays = Zahle { FORM($what, "count", $amount) }.
"""


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "common.ftl").write_text(COMMON, encoding="utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    return Words("de", "common")


def test_a_name_stands_in_the_form_that_is_asked_for(said: Words) -> None:
    assert said.say("with", {"side": "side-khan"}) == "Krieg mit dem Khanat."
    assert said.missing == set()


def test_a_form_that_begins_a_sentence_is_asked_for_with_a_capital(said: Words) -> None:
    assert said.say("with-first", {"side": "side-khan"}) == "Dem Khanat gilt der Krieg."


def test_a_sentence_follows_the_gender_of_a_name(said: Words) -> None:
    assert said.say("moves", {"side": "side-north"}) == "Nordische Königreiche ziehen."
    assert said.say("moves", {"side": "side-khan"}) == "Khanat zieht."


@pytest.mark.parametrize(("amount", "words"), [(1, "1 Münze"), (2, "2 Münzen"), (0, "0 Münzen")])
def test_a_name_is_counted(said: Words, amount: int, words: str) -> None:
    assert said.say("pays", {"what": "piece-coin", "amount": amount}) == f"Zahle {words}."


def test_a_form_that_is_missing_leaves_the_name_as_it_is_and_is_noted(said: Words) -> None:
    assert said.say("with", {"side": "side-north"}) == "Krieg mit Nordische Königreiche."
    assert said.missing == {"side-north.dat"}


def test_what_names_no_message_has_no_forms(said: Words) -> None:
    assert said.say("with", {"side": "Anna"}) == "Krieg mit Anna."
    assert said.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there_and_has_the_same_keys_in_every_language(language: str) -> None:
    assert phrases.files(language) == phrases.files("en")
    for name in phrases.files("en"):
        assert phrases.keys(language, name) ^ phrases.keys("en", name) == set(), name


SENTENCES = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", SENTENCES, ids=lambda told: f"{told['language']}-{told['key']}")
def test_sentences_that_were_wrong_once(told: dict[str, Any]) -> None:
    """The browser reads the same file: web/tests/words.test.ts."""
    said = spoken(told["language"], told["game"])
    assert said.say(told["key"], told["facts"]) == told["sentence"]
