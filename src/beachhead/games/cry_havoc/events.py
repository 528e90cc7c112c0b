"""What can happen, one function each. The engine states facts and never writes a sentence.

A fact is a number or the id of a word. Nobody listens in simulations: then nothing is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from beachhead.core.event import EVERYONE, Event, Facts, only
from beachhead.games.cry_havoc.rules import bits
from beachhead.games.cry_havoc.vocab import (
    ACT_IDS,
    ACT_MOVE,
    ARMY_IDS,
    CARD_BITS,
    EVENT_IDS,
    KINDS,
    OBJECTIVE_IDS,
    OWN_DECK,
    PHASE_IDS,
    REGION_IDS,
    ROW_IDS,
    SKILL_IDS,
    STRUCTURE_IDS,
    TERRAIN_IDS,
)

if TYPE_CHECKING:
    from beachhead.games.cry_havoc.state import State

# what points were scored for, by the rule that books them
SOURCES: Final = {
    "CH-SCORE-02": "for-regions",
    "CH-SCORE-03": "for-crystals",
    "CH-PRIS-01": "for-prisoners",
    "CH-BATTLE-17": "for-control",
    "CH-BATTLE-24": "for-kills",
    "CH-STR-03": "for-artillery",
    "CH-STR-09": "for-temple",
    "CH-ACT-09": "for-icons",
    "CH-EXP-01": "for-exploration",
    "CH-SK-02": "skill-seek_and_destroy",
    "CH-SK-15": "skill-salvage_protocol",
    "CH-FX-05": "for-card-kills",
    "CH-FX-13": "for-card",
    "CH-FX-15": "for-card-crystals",
}


def tell(s: State, key: str, rule: str, facts: Facts) -> None:
    """Everybody learns it."""
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts, EVERYONE))


def whisper(s: State, army: i64, key: str, rule: str, facts: Facts, rumour: Facts) -> None:
    """One player learns it, the others the rumour."""
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts, only(s.seat_of(army)), rumour))


# -- ids of words ----------------------------------------------------------------------------------


def faction(army: i64) -> str:
    return "faction-" + ARMY_IDS[army] if army >= 0 else "faction-none"


def area(region: i64) -> str:
    return "area-" + REGION_IDS[region] if region >= 0 else "area-reserve"


def card(s: State, kind: i64) -> str:
    return "card-" + s.tables.card_ids[kind]


def deck(source: i64) -> str:
    return "deck-own" if source == OWN_DECK else "deck-" + TERRAIN_IDS[source]


def objective(number: i64) -> str:
    return "objective-" + OBJECTIVE_IDS[number]


def structure_word(structure: i64) -> str:
    return "structure-" + STRUCTURE_IDS[structure]


def skill_word(skill: i64) -> str:
    return "skill-" + SKILL_IDS[skill]


# -- events, in the order of the rule sheet --------------------------------------------------------


def set_up(s: State) -> None:
    """The board is laid out."""
    if s.journal is None:
        return
    tell(s, "set-up", "CH-SETUP-24", {})


def hq_settled(s: State, army: i64, region: i64) -> None:
    """An army has its HQ."""
    if s.journal is None:
        return
    tell(s, "hq-settled", "CH-SETUP-12", {"army": faction(army), "region": area(region)})


def skill_taken(s: State, army: i64, skill: i64) -> None:
    """A further skill comes into play."""
    if s.journal is None:
        return
    tell(s, "skill-taken", "CH-SETUP-08", {"army": faction(army), "skill": skill_word(skill)})


def phase_begins(s: State) -> None:
    """A phase begins."""
    if s.journal is None:
        return
    tell(
        s,
        "phase-begins",
        "CH-ROUND-01",
        {"phase": "phase-" + PHASE_IDS[s.phase], "round": int(s.round)},
    )


def turn_begins(s: State, army: i64) -> None:
    """A player is to carry out an action."""
    if s.journal is None:
        return
    tell(s, "turn-begins", "CH-ACT-01", {"army": faction(army), "number": int(s.action_round)})


def event_revealed(s: State, event: i64) -> None:
    """An event token is turned up."""
    if s.journal is None:
        return
    tell(s, "event-revealed", "CH-EVENT-01", {"event": "event-" + EVENT_IDS[event]})


def stack_passed(s: State, army: i64, field: i64, target: i64) -> None:
    """Event tokens move on; the game gets shorter."""
    if s.journal is None:
        return
    tell(
        s,
        "stack-passed",
        "CH-EVENT-04",
        {"army": faction(army), "field": int(s.tables.event_fields[field])},
    )


def final_scoring_enabled(s: State) -> None:
    """The last Round has come."""
    if s.journal is None:
        return
    tell(s, "final-scoring-enabled", "CH-EVENT-03", {})


def order_changed(s: State) -> None:
    """The Initiative track changes."""
    if s.journal is None:
        return
    tell(s, "order-changed", "CH-EVENT-11", {"first": faction(s.order[0])})


def skills_ready(s: State) -> None:
    """All skills are ready again, their tokens back."""
    if s.journal is None:
        return
    tell(s, "skills-ready", "CH-EVENT-12", {})


def points_scored(s: State, army: i64, n: i64, rule: str, of: i64) -> None:
    """Somebody scores, and for what: `of` Regions, Crystals, Prisoners; 0 where one thing pays."""
    if s.journal is None:
        return
    source = SOURCES[rule]
    if source == "for-crystals" and s.tables.half_crystals[army] != 0:
        source = "for-half"
    facts: Facts = {"army": faction(army), "n": int(n), "total": int(s.vp[army])}
    tell(s, "points-scored", rule, facts | {"source": source, "of": int(of)})


def card_drawn(s: State, army: i64, kind: i64, rule: str, of: i64) -> None:
    """A card goes from the own deck to the hand; with the first of several cards the others learn
    how many.
    """
    if s.journal is None:
        return
    facts: Facts = {"army": faction(army), "card": card(s, kind)}
    rumour: Facts | None = {"army": faction(army), "n": int(of)} if of > 0 else None
    s.journal.tell(Event("card-drawn", rule, facts, only(s.seat_of(army)), rumour))


def cards_seen(s: State, army: i64, look: i64, source: i64, rule: str) -> None:
    """Two cards to choose from."""
    if s.journal is None:
        return
    whisper(
        s,
        army,
        "cards-seen",
        rule,
        {
            "army": faction(army),
            "first": card(s, s.tables.kind_of[army * CARD_BITS + bits.first(look)]),
            "second": card(s, s.tables.kind_of[army * CARD_BITS + bits.nth(look, 1)]),
            "deck": deck(source),
        },
        {"army": faction(army), "deck": deck(source)},
    )


def card_kept(s: State, army: i64, kind: i64, source: i64, rule: str) -> None:
    """One of them goes to the hand."""
    if s.journal is None:
        return
    whisper(
        s,
        army,
        "card-kept",
        rule,
        {"army": faction(army), "card": card(s, kind), "deck": deck(source)},
        {"army": faction(army), "deck": deck(source)},
    )


def deck_reshuffled(s: State, army: i64) -> None:
    """The discard pile becomes the deck."""
    if s.journal is None:
        return
    tell(s, "deck-reshuffled", "CH-DRAW-02", {"army": faction(army)})


def card_discarded(s: State, army: i64, kind: i64, rule: str) -> None:
    """A card goes face up to the discard pile."""
    if s.journal is None:
        return
    tell(s, "card-discarded", rule, {"army": faction(army), "card": card(s, kind)})


def action_chosen(s: State, army: i64, action: i64) -> None:
    """One of the five actions."""
    if s.journal is None:
        return
    tell(
        s,
        "action-chosen",
        "CH-ACT-02",
        {"army": faction(army), "action": "action-" + ACT_IDS[action - ACT_MOVE]},
    )


def card_laid(s: State, army: i64, kind: i64, row: i64) -> None:
    """A card is played for its icons."""
    if s.journal is None:
        return
    tell(
        s,
        "card-laid",
        "CH-ACT-03",
        {
            "army": faction(army),
            "card": card(s, kind),
            "n": int(s.tables.icons[row * KINDS + kind]),
            "row": "row-" + ROW_IDS[row],
        },
    )


def marker_moved(s: State, army: i64, place: i64) -> None:
    """A marker moves on the New Initiative track."""
    if s.journal is None:
        return
    tell(s, "marker-moved", "CH-INIT-02", {"army": faction(army), "place": int(place) + 1})


def skill_used(s: State, army: i64, skill: i64) -> None:
    """A skill is exhausted."""
    if s.journal is None:
        return
    tell(s, "skill-used", "CH-SKILL-02", {"army": faction(army), "skill": skill_word(skill)})


def skill_token_placed(s: State, army: i64, skill: i64, region: i64) -> None:
    """The token of a skill lies on the map."""
    if s.journal is None:
        return
    tell(
        s,
        "skill-token-placed",
        "CH-SETUP-09",
        {"army": faction(army), "skill": skill_word(skill), "region": area(region)},
    )


def scoring_enabled(s: State, army: i64, kind: i64) -> None:
    """Scoring is enabled for this Round."""
    if s.journal is None:
        return
    tell(s, "scoring-enabled", "CH-ENABLE-02", {"army": faction(army), "card": card(s, kind)})


def prisoner_freed(s: State, army: i64, captor: i64, price: i64) -> None:
    """A Prisoner is freed."""
    if s.journal is None:
        return
    tell(
        s,
        "prisoner-freed",
        "CH-PRIS-02",
        {"army": faction(army), "captor": faction(captor), "price": int(price)},
    )


def game_over(s: State, winner: i64) -> None:
    """The game has a winner."""
    if s.journal is None:
        return
    tell(s, "game-over", "CH-END-03", {"army": faction(winner), "total": int(s.vp[winner])})
