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
    ARMIES,
    ARMY_IDS,
    CARD_BITS,
    EVENT_IDS,
    HUMANS,
    KINDS,
    MACHINES,
    OBJECTIVE_IDS,
    OWN_DECK,
    PHASE_IDS,
    REGION_IDS,
    ROW_IDS,
    SKILL_IDS,
    STRUCTURE_IDS,
    TERRAIN_IDS,
    WAR0,
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


def units_moved(s: State, army: i64, source: i64, target: i64, n: i64) -> None:
    """Units move on the map."""
    if s.journal is None:
        return
    tell(
        s,
        "units-moved",
        "CH-MOVE-01",
        {"army": faction(army), "n": int(n), "source": area(source), "target": area(target)},
    )


def units_placed(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """Units come from the Reserve."""
    if s.journal is None:
        return
    tell(s, "units-placed", rule, {"army": faction(army), "n": int(n), "region": area(region)})


def units_removed(s: State, army: i64, region: i64, n: i64, rule: str) -> None:
    """Units go back to the Reserve."""
    if s.journal is None:
        return
    tell(s, "units-removed", rule, {"army": faction(army), "n": int(n), "region": area(region)})


def crystals_changed(s: State, region: i64, n: i64) -> None:
    """Crystals come or go."""
    if s.journal is None:
        return
    tell(
        s,
        "crystals-added" if n > 0 else "crystals-taken",
        "CH-GEN-08",
        {"n": int(n if n > 0 else -n), "region": area(region)},
    )


def stock_changed(s: State, n: i64) -> None:
    """The Crystal stock of the Pilgrims."""
    if s.journal is None:
        return
    tell(s, "stock-grown" if n > 0 else "stock-paid", "CH-STR-10", {"n": int(n if n > 0 else -n)})


def control_taken(s: State, army: i64, region: i64) -> None:
    """A Control marker is placed."""
    if s.journal is None:
        return
    tell(s, "control-taken", "CH-GEN-12", {"army": faction(army), "region": area(region)})


def control_lost(s: State, army: i64, region: i64) -> None:
    """A Control marker is removed."""
    if s.journal is None:
        return
    tell(s, "control-lost", "CH-GEN-13", {"army": faction(army), "region": area(region)})


def explored(s: State, army: i64, region: i64, token: i64) -> None:
    """An Exploration token is turned up."""
    if s.journal is None:
        return
    tell(
        s,
        "explored",
        "CH-MOVEEND-01",
        {
            "army": faction(army),
            "region": area(region),
            "token": "token-" + s.tables.token_ids[token],
        },
    )


def token_revealed(s: State, region: i64, token: i64) -> None:
    """A Trog token is turned up."""
    if s.journal is None:
        return
    tell(
        s,
        "token-revealed",
        "CH-TOK-01",
        {"region": area(region), "token": "token-" + s.tables.token_ids[token]},
    )


def token_placed(s: State, kind: i64, region: i64) -> None:
    """A Trog token is put face down."""
    if s.journal is None:
        return
    tell(
        s,
        "token-placed",
        "CH-TOK-06",
        {"kind": "token-war_party" if kind == WAR0 else "token-nest", "region": area(region)},
    )


def token_moved(s: State, source: i64, target: i64) -> None:
    """A War Party moves face down."""
    if s.journal is None:
        return
    tell(s, "token-moved", "CH-SK-18", {"source": area(source), "target": area(target)})


def token_seen(s: State, region: i64, token: i64) -> None:
    """The Humans look at a face-down token."""
    if s.journal is None:
        return
    known: Facts = {"region": area(region), "token": "token-" + s.tables.token_ids[token]}
    whisper(s, HUMANS, "token-seen", "CH-SK-04", known, {"region": area(region)})


def battle_marked(s: State, region: i64, attacker: i64, defender: i64) -> None:
    """A Battle marker is placed."""
    if s.journal is None:
        return
    tell(
        s,
        "battle-marked",
        "CH-MOVEEND-03",
        {
            "region": area(region),
            "attacker": faction(attacker),
            "defender": faction(defender),
            "number": int(s.marker[region]) // ARMIES,
        },
    )


def battle_cancelled(s: State, region: i64, army: i64) -> None:
    """One side is gone before the Battle."""
    if s.journal is None:
        return
    tell(s, "battle-cancelled", "CH-BREG-02", {"region": area(region), "army": faction(army)})


def structure_built(s: State, army: i64, structure: i64, region: i64) -> None:
    """A marker is built."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-built",
        "CH-BUILD-02",
        {"army": faction(army), "structure": structure_word(structure), "region": area(region)},
    )


def structure_activated(s: State, army: i64, structure: i64, region: i64) -> None:
    """A marker is activated."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-activated",
        "CH-BUILD-07",
        {"army": faction(army), "structure": structure_word(structure), "region": area(region)},
    )


def structure_moved(s: State, structure: i64, source: i64, target: i64) -> None:
    """A marker moves."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-moved",
        "CH-SK-11",
        {"structure": structure_word(structure), "source": area(source), "target": area(target)},
    )


def structure_returned(s: State, structure: i64, region: i64) -> None:
    """A marker goes back to the stock."""
    if s.journal is None:
        return
    tell(
        s,
        "structure-returned",
        "CH-SK-12",
        {"structure": structure_word(structure), "region": area(region)},
    )


def artillery_placed(s: State, region: i64) -> None:
    """An Artillery token is placed."""
    if s.journal is None:
        return
    tell(s, "artillery-placed", "CH-STR-02", {"region": area(region)})


def watch_placed(s: State, region: i64) -> None:
    """A Keep Watch token is placed."""
    if s.journal is None:
        return
    tell(s, "watch-placed", "CH-STR-04", {"region": area(region)})


def artillery_gone(s: State, region: i64) -> None:
    """An Artillery token goes back to the stock."""
    if s.journal is None:
        return
    tell(s, "artillery-gone", "CH-STR-06", {"region": area(region)})


def watch_gone(s: State, region: i64) -> None:
    """A Keep Watch token goes back to the stock."""
    if s.journal is None:
        return
    tell(s, "watch-gone", "CH-STR-06", {"region": area(region)})


def card_stored(s: State, kind: i64, terrain: i64) -> None:
    """A Terrain card is stored in the Matrix."""
    if s.journal is None:
        return
    whisper(
        s,
        MACHINES,
        "card-stored",
        "CH-STR-15",
        {"card": card(s, kind), "deck": deck(terrain)},
        {"deck": deck(terrain)},
    )


def card_dropped(s: State, kind: i64, terrain: i64) -> None:
    """A stored card goes below its deck."""
    if s.journal is None:
        return
    whisper(
        s,
        MACHINES,
        "card-dropped",
        "CH-STR-15",
        {"card": card(s, kind), "deck": deck(terrain)},
        {"deck": deck(terrain)},
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
