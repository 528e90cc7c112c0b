"""Words for events, options, reasons and errors: Fluent files in `locales/<language>/`.

`common.ftl` holds what every game says, `<game>.ftl` what one game says. A fact that is a string
is the id of another message, so a card's name comes out in the reader's language. A message asks
such a name for another form with `FORM($card, "acc")`: docs/guide/words.md tells how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from beachhead.core import languages

LOCALES, LANGUAGES = languages.LOCALES, languages.LANGUAGES
Facts = Mapping[str, int | str]


class Name(str):
    """The words of a fact that names a message; `key` leads to its other forms."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, key: str, text: str) -> Name:
        name = super().__new__(cls, text)
        name.key = key
        return name


class Words:
    """What some files say in one language: those of one game, if it is to be played."""

    def __init__(self, language: str, *names: str) -> None:
        self.language = language
        self.missing: set[str] = set()  # forms that were asked for and are not there
        functions: dict[str, Any] = {"FORM": self._form}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._keys: list[str] = []
        for name in names:
            path = LOCALES / language / f"{name}.ftl"
            if path.exists():
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource)
                self._keys += _keys(resource.body)

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute `message.attribute`, for this key."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self) -> set[str]:
        """Every key there are words for, attributes included."""
        return set(self._keys)

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The sentence for a key; a missing one is a fault and says so."""
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.language}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        named = {name: self._fact(fact) for name, fact in (facts or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def _fact(self, fact: int | str) -> int | str:
        """A string that names a message becomes its words; other strings are shown as they are."""
        named = isinstance(fact, str) and self.has(fact)
        return Name(str(fact), self.say(str(fact))) if named else fact

    def _form(self, name: str, form: str, count: int | None = None) -> str:
        """`FORM($name, "acc")`: the attribute `.acc` of a name; `Acc` begins a sentence.

        What has no such form stands as it is. A number is `$n` in the attribute.
        """
        attribute = form[:1].lower() + form[1:]
        said = self._inflected(name, attribute, {} if count is None else {"n": count})
        return said if form == attribute else said[:1].upper() + said[1:]

    def _inflected(self, name: str, attribute: str, facts: Facts) -> str:
        if not isinstance(name, Name):
            return name
        key = f"{name.key}.{attribute}"
        if self.has(key):
            return self.say(key, facts)
        self.missing.add(key)
        return name


def _keys(entries: Sequence[object]) -> list[str]:
    found = []
    for entry in entries:
        if isinstance(entry, Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of a game, read once."""
    return Words(language, "common", *([game] if game else []))
