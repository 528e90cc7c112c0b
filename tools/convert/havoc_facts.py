"""The nouns of worked cases: one function puts a fact on the table, its twin reads it back.

A fact is written the same way in `given` and in `then`: "units humans mistlands 2, sapos_deep 1".
"""

from __future__ import annotations

import re
from collections.abc import Callable

from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules import bits, trog_tokens
from beachhead.games.cry_havoc.state import State

EVENT_LETTERS = "abcdef"
KINDS_OF_TOKENS = {
    "war_party": (v.WAR0, v.NEST0),
    "nest": (v.NEST0, v.EXPLORE0),
    "exploration": (v.EXPLORE0, v.TOKENS),
}
PILES = {"hand": v.HAND, "deck": v.DECK, "discard": v.DISCARD}


class CaseError(Exception):
    """A statement that cannot be read or does not fit the table."""


def army(word: str) -> int:
    return _number(v.ARMY_IDS, word.removeprefix("neutral-"), "army")


def region(word: str) -> int:
    return _number(v.REGION_IDS, word, "Region")


def today(point: str) -> str:
    """The decision D-X, which old cases write DP-X."""
    return f"D-{point}"


def _number(ids: tuple[str, ...], word: str, what: str) -> int:
    if word not in ids:
        raise CaseError(f"no {what} is called {word!r}")
    return ids.index(word)


def bracketed(text: str) -> list[str]:
    """The words of "[a, b]"."""
    inner = text.strip().removeprefix("[").removesuffix("]")
    return [word for word in re.split(r"[,\s]+", inner) if word]


def pairs(text: str) -> list[tuple[str, str]]:
    """ "mistlands 2, sapos_deep 1" as pairs of words."""
    found = []
    for part in text.split(","):
        words = part.split()
        if len(words) != 2:
            raise CaseError(f"expected a word and a value: {part!r}")
        found.append((words[0], words[1]))
    return found


# -- cards -----------------------------------------------------------------------------------------


def card_bit(s: State, who: int, name: str, free: int) -> int:
    """A card of this name that `who` can own, among the cards of the mask `free`."""
    kind = _number(tuple(s.tables.card_ids), name, "card")
    mask = s.tables.bit_of[who * v.KINDS + kind] & free
    if not mask:
        raise CaseError(f"{name} is not free for {v.ARMY_IDS[who]}")
    return 1 << bits.first(mask)


def set_pile(s: State, pile: str, who: int, value: str) -> None:
    """A pile gets exactly these cards, or this many; what it held before goes to the deck or
    discard.
    """
    spare = v.DISCARD if pile == "deck" else v.DECK
    s.piles[spare + who] |= s.piles[PILES[pile] + who]
    s.piles[PILES[pile] + who] = 0
    if value.startswith("["):
        for name in bracketed(value):
            others = s.piles[v.DECK + who] | s.piles[v.DISCARD + who]
            others |= s.terrain[0] | s.terrain[1] | s.terrain[2] | s.terrain[3]
            move_card(s, who, pile, card_bit(s, who, name, others))
        return
    for _ in range(int(value)):
        source = s.piles[spare + who] & ~v.TERRAIN_MASK or s.piles[spare + who]
        bit = source & -source or s.terrain[v.TERRAINS - 1] & -s.terrain[v.TERRAINS - 1]
        move_card(s, who, pile, bit)


def move_card(s: State, who: int, pile: str, bit: int) -> None:
    for other in PILES.values():
        s.piles[other + who] &= ~bit
    for terrain in range(v.TERRAINS):
        s.terrain[terrain] &= ~bit
    s.piles[PILES[pile] + who] |= bit


def see_pile(s: State, pile: str, who: int, value: str) -> str:
    cards = s.piles[PILES[pile] + who]
    if not value.startswith("["):
        return str(bits.count(cards))
    kinds = [s.tables.kind_of[who * v.CARD_BITS + b] for b in range(v.CARD_BITS) if cards >> b & 1]
    return "[" + ", ".join(sorted(s.tables.card_ids[kind] for kind in kinds)) + "]"


# -- tokens ----------------------------------------------------------------------------------------


def set_tokens(s: State, where: int, names: list[str]) -> None:
    for name in names:
        free = [
            token
            for token, id_ in enumerate(s.tables.token_ids)
            if id_ == name and s.places[token] < 0
        ]
        if not free:
            raise CaseError(f"no {name} is left")
        if free[0] < v.EXPLORE0:
            trog_tokens.lay(s, free[0], where)
        else:
            s.places[free[0]] = where
            s.explore_tokens |= 1 << where


def see_tokens(s: State, where: int) -> list[str]:
    ids = s.tables.token_ids
    return sorted(ids[token] for token in range(v.TOKENS) if s.places[token] == where)


def count_tokens(s: State, kind: str, place: Callable[[int], bool]) -> int:
    first, last = KINDS_OF_TOKENS[kind]
    return sum(place(s.places[token]) for token in range(first, last))


# -- events ----------------------------------------------------------------------------------------


def event_number(word: str) -> int:
    if word in EVENT_LETTERS:
        return EVENT_LETTERS.index(word)
    return _number(v.EVENT_IDS, word, "event")


def set_stacks(s: State, text: str) -> None:
    """ "12=[a, b] 22=[c]": event tokens from top to bottom; the missing ones count as resolved."""
    fields = [*s.tables.event_fields, 42]
    waiting = 0
    for field in range(v.STACKS):
        s.stacks[field] = 0
    for number, inner in re.findall(r"(\d+)=(\[[^\]]*\])", text):
        for height, word in enumerate(bracketed(inner)):
            event = event_number(word)
            waiting |= 1 << event
            s.stacks[fields.index(int(number))] |= (event + 1) << 4 * height
    s.resolved = 0
    for event in range(v.EVENTS):
        if not waiting >> event & 1 and bits.count(s.resolved | waiting) < v.LAST_SPACE:
            s.resolved |= 1 << event


def see_stacks(s: State, text: str) -> str:
    letters = not re.search(r"ev_", text)
    found = []
    for field, number in enumerate([*s.tables.event_fields, 42]):
        digits = [s.stacks[field] >> 4 * i & 15 for i in range(4)]
        names = [EVENT_LETTERS[d - 1] if letters else v.EVENT_IDS[d - 1] for d in digits if d]
        if names:
            found.append(f"{number}=[{', '.join(names)}]")
    return " ".join(found)
