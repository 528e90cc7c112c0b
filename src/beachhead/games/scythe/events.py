"""What happens at the table, one function per event. Each returns at once when nobody listens.

Facts are numbers or ids of words (`faction-nordic`, `area-forest1`), never sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.event import Event, Facts, only
from beachhead.games.scythe.vocab import (
    ABILITY_IDS,
    ATTACKER,
    BOTTOM_IDS,
    BOX_IDS,
    CARD_VALUES,
    CARGO_IDS,
    COMMITMENT,
    CRITERION_IDS,
    DEFENDER,
    DIAL,
    ENTRY_KIND,
    ENTRY_RESOURCE0,
    ENTRY_WORKERS,
    FACTORY_SECTION,
    GOODS_IDS,
    LOWEST_CARD,
    NOBODY,
    RESOURCE_IDS,
    RESOURCES,
    SECTIONS,
    STAR_IDS,
    STRUCTURE_IDS,
    TOP_IDS,
    UNIT_IDS,
)

if TYPE_CHECKING:
    from beachhead.games.scythe.state import State


def tell(s: State, key: str, rule: str, facts: Facts) -> None:
    """An event that everybody sees."""
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts))


def tell_secret(
    s: State, key: str, rule: str, facts: Facts, known_to: i64, rumour: Facts | None
) -> None:
    """An event that the seats of a mask see; the others get the rumour, or nothing."""
    if s.journal is not None:
        s.journal.tell(Event(key, rule, facts, known_to, rumour))


def who(s: State, seat: i64) -> str:
    return "faction-" + s.tables.nation_ids[seat]


def where(s: State, place: i64) -> str:
    return "area-" + s.tables.place_ids[place]


# -- chapter 1 and 4: setup, turn ------------------------------------------------------------------


def match_began(s: State, seat: i64) -> None:
    if s.journal is not None:
        tile = "card-" + s.tables.tile_ids[s.tile]
        tell(s, "match-began", "SC-SETUP-20", {"seat": who(s, seat), "tile": tile})


def side_dealt(s: State, seat: i64) -> None:
    """Who plays what, and what everybody begins with."""
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "mat": "mat-" + s.tables.mat_ids[seat],
            "coins": int(s.coins[seat]),
            "popularity": int(s.popularity[seat]),
            "power": int(s.power[seat]),
        }
        tell(s, "side-dealt", "SC-SETUP-14", facts)


def objective_dealt(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "card": "card-" + s.tables.objective_ids[card]}
        tell_secret(s, "objective-dealt", "SC-OBJ-01", facts, only(seat), None)


def turn_began(s: State, seat: i64, n: i64) -> None:
    if s.journal is not None:
        tell(s, "turn-began", "SC-TURN-08", {"seat": who(s, seat), "n": int(n)})


def section_chosen(s: State, seat: i64, section: i64) -> None:
    if s.journal is None:
        return
    if section == FACTORY_SECTION:
        card = "card-" + s.tables.factory_ids[s.factory_card[seat]]
        tell(s, "factory-section-chosen", "SC-FAC-03", {"seat": who(s, seat), "card": card})
        return
    index = seat * SECTIONS + section
    top = "top-" + TOP_IDS[s.tables.section_top[index]]
    bottom = "bottom-" + BOTTOM_IDS[s.tables.section_bottom[index]]
    facts: Facts = {"seat": who(s, seat), "top": top, "bottom": bottom}
    tell(s, "section-chosen", "SC-TURN-01", facts)


def coins_given(s: State, seat: i64, other: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "other": who(s, other), "n": int(n)}
        tell(s, "coins-given", "SC-FAQ-10", facts)


# -- chapter 3: goods ------------------------------------------------------------------------------


def goods(s: State, key: str, rule: str, seat: i64, good: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "good": "good-" + GOODS_IDS[good], "n": int(n)}
        tell(s, key, rule, facts)


def gained(s: State, seat: i64, good: i64, n: i64) -> None:
    goods(s, "goods-gained", "SC-CTRL-11", seat, good, n)


def paid(s: State, seat: i64, good: i64, n: i64) -> None:
    goods(s, "goods-paid", "SC-CTRL-10", seat, good, n)


def gain_declined(s: State, seat: i64, good: i64, n: i64) -> None:
    goods(s, "gain-declined", "SC-CTRL-12", seat, good, n)


def popularity_lost(s: State, seat: i64, n: i64) -> None:
    if s.journal is not None:
        tell(s, "popularity-lost", "SC-MOVE-15", {"seat": who(s, seat), "n": int(n)})


def tokens(s: State, key: str, rule: str, seat: i64, place: i64, what: str, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "what": what, "n": int(n), "area": where(s, place)}
        tell(s, key, rule, facts)


def tokens_placed(s: State, seat: i64, place: i64, resource: i64, n: i64) -> None:
    if s.journal is not None:
        tokens(
            s, "tokens-placed", "SC-CTRL-07", seat, place, "resource-" + RESOURCE_IDS[resource], n
        )


def tokens_paid(s: State, seat: i64, place: i64, resource: i64, n: i64) -> None:
    if s.journal is not None:
        tokens(s, "tokens-paid", "SC-BOT-06", seat, place, "resource-" + RESOURCE_IDS[resource], n)


# -- combat cards ----------------------------------------------------------------------------------


def card_drawn(s: State, seat: i64, value: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "value": int(value) + LOWEST_CARD}
        tell_secret(s, "card-drawn", "SC-RND-05", facts, only(seat), {"seat": who(s, seat)})


def deck_reshuffled(s: State) -> None:
    tell(s, "deck-reshuffled", "SC-COM-19", {})


def card_paid(s: State, seat: i64, value: i64, rule: str) -> None:
    if s.journal is not None:
        tell(s, "card-paid", rule, {"seat": who(s, seat), "value": int(value) + LOWEST_CARD})


def card_stolen(s: State, seat: i64, enemy: i64, value: i64) -> None:
    if s.journal is not None:
        rumour: Facts = {"seat": who(s, seat), "other": who(s, enemy)}
        facts: Facts = {**rumour, "value": int(value) + LOWEST_CARD}
        tell_secret(s, "card-stolen", "SC-NAT-20", facts, only(seat) | only(enemy), rumour)


# -- chapter 5: moving and producing ---------------------------------------------------------------


def unit_moved(s: State, seat: i64, kind: i64, start: i64, end: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "unit": "unit-" + UNIT_IDS[kind],
            "from": where(s, start),
            "area": where(s, end),
        }
        tell(s, "unit-moved", "SC-MOVE-02", facts)


def loaded(s: State, seat: i64, place: i64, what: i64, n: i64) -> None:
    if s.journal is not None:
        tokens(s, "cargo-loaded", "SC-MOVE-05", seat, place, "cargo-" + CARGO_IDS[what], n)


def dropped(s: State, seat: i64, place: i64, what: i64, n: i64) -> None:
    if s.journal is not None:
        tokens(s, "cargo-dropped", "SC-MOVE-08", seat, place, "cargo-" + CARGO_IDS[what], n)


def workers_chased(s: State, seat: i64, enemy: i64, place: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "other": who(s, enemy),
            "n": int(n),
            "area": where(s, place),
        }
        tell(s, "workers-chased", "SC-MOVE-15", facts)


def combat_looms(s: State, seat: i64, place: i64) -> None:
    if s.journal is not None:
        tell(s, "combat-looms", "SC-MOVE-17", {"seat": who(s, seat), "area": where(s, place)})


def workers_produced(s: State, seat: i64, place: i64, n: i64) -> None:
    if s.journal is not None:
        tokens(s, "workers-produced", "SC-PRO-05", seat, place, "unit-worker", n)


# -- chapter 6: bottom actions ---------------------------------------------------------------------


def bottom_taken(s: State, seat: i64, bottom: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "bottom": "bottom-" + BOTTOM_IDS[bottom]}
        tell(s, "bottom-taken", "SC-BOT-01", facts)


def upgraded(s: State, seat: i64, number: i64, bottom: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "box": "box-" + BOX_IDS[number],
            "bottom": "bottom-" + BOTTOM_IDS[bottom],
        }
        tell(s, "cube-moved", "SC-UPG-01", facts)


def mech_deployed(s: State, seat: i64, ability: i64, place: i64) -> None:
    if s.journal is not None:
        name = "ability-" + ABILITY_IDS[ability_number(ability)]
        facts: Facts = {"seat": who(s, seat), "ability": name, "area": where(s, place)}
        tell(s, "mech-deployed", "SC-DEP-02", facts)


def ability_number(ability: i64) -> i64:
    """Which bit it is."""
    n: i64 = 0
    while not (ability >> n) & 1:
        n += 1
    return n


def structure_built(s: State, seat: i64, kind: i64, place: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "building": "building-" + STRUCTURE_IDS[kind],
            "area": where(s, place),
        }
        tell(s, "structure-built", "SC-BLD-01", facts)


def enlisted(s: State, seat: i64, recruit: i64, good: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "bottom": "bottom-" + BOTTOM_IDS[recruit],
            "good": "good-" + GOODS_IDS[good],
        }
        tell(s, "recruit-enlisted", "SC-ENL-01", facts)


def bonus_due(s: State, seat: i64, bottom: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "bottom": "bottom-" + BOTTOM_IDS[bottom]}
        tell(s, "bonus-due", "SC-ENL-03", facts)


# -- chapter 7: combat -----------------------------------------------------------------------------


def combat_began(s: State, seat: i64, enemy: i64, place: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "other": who(s, enemy), "area": where(s, place)}
        tell(s, "combat-began", "SC-COM-01", facts)


def artillery_fired(s: State, seat: i64, enemy: i64, cost: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "other": who(s, enemy),
            "cost": int(cost),
            "n": int(n),
        }
        tell(s, "artillery-fired", "SC-NAT-14", facts)


def disarmed(s: State, seat: i64, enemy: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "other": who(s, enemy), "n": int(n)}
        tell(s, "enemy-disarmed", "SC-NAT-24", facts)


def dial_set(s: State, seat: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "n": int(n)}
        tell_secret(s, "dial-set", "SC-COM-04", facts, only(seat), None)


def card_committed(s: State, seat: i64, value: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "value": int(value) + LOWEST_CARD}
        tell_secret(s, "card-committed", "SC-COM-05", facts, only(seat), None)


def combat_revealed(s: State, attack: i64, defence: i64) -> None:
    """Everything that lay face down: both dials, and the cards of each value."""
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, s.active),
            "other": who(s, s.defender),
            "area": where(s, s.battlefield),
            **revealed(s, "attack", ATTACKER, attack),
            **revealed(s, "defence", DEFENDER, defence),
        }
        tell(s, "combat-revealed", "SC-COM-06", facts)


def revealed(s: State, name: str, side: i64, total: i64) -> Facts:
    """One side: its total, the dial, the sum of its cards, and how many of each value."""
    dial = s.committed[side * COMMITMENT + DIAL]
    facts: Facts = {name: int(total), name + "_dial": int(dial), name + "_cards": int(total - dial)}
    value: i64
    for value in range(CARD_VALUES):
        n = s.committed[side * COMMITMENT + value]
        facts[name + "_" + str(value + LOWEST_CARD)] = int(n)
    return facts


def combat_won(s: State, winner: i64, loser: i64, n: i64, other_n: i64) -> None:
    """The totals of the winner and of the loser; equal ones are a tie."""
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, winner),
            "other": who(s, loser),
            "area": where(s, s.battlefield),
            "n": int(n),
            "other_n": int(other_n),
        }
        tell(s, "combat-tied" if n == other_n else "combat-won", "SC-COM-07", facts)


def retreated(
    s: State, seat: i64, start: i64, end: i64, characters: i64, mechs: i64, workers: i64
) -> None:
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "from": where(s, start),
            "area": where(s, end),
            "n": int(characters + mechs + workers),
            "character": int(characters),
            "mech": int(mechs),
            "worker": int(workers),
        }
        tell(s, "units-retreated", "SC-COM-09", facts)


# -- chapter 8: encounters, Factory, objectives ----------------------------------------------------


def encounter_drawn(s: State, seat: i64, place: i64, card: i64) -> None:
    if s.journal is not None:
        name = "card-" + s.tables.encounter_ids[card]
        facts: Facts = {"seat": who(s, seat), "area": where(s, place), "card": name}
        tell(s, "encounter-drawn", "SC-ENC-01", facts)


def encounter_chosen(s: State, seat: i64, card: i64, option: i64) -> None:
    if s.journal is not None:
        name = "card-" + s.tables.encounter_ids[card]
        facts: Facts = {
            "seat": who(s, seat),
            "card": name,
            "n": int(option) + 1,
            "text": "encounter-" + s.tables.encounter_ids[card] + "-" + str(option + 1),
        }
        tell(s, "encounter-chosen", "SC-ENC-02", facts)


def factory_visited(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "factory-visited", "SC-FAC-01", {"seat": who(s, seat)})


def factory_card_taken(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        card_id = s.tables.factory_ids[card]
        facts: Facts = {
            "seat": who(s, seat),
            "card": "card-" + card_id,
            "text": "factory-" + card_id,
        }
        tell(s, "factory-card-taken", "SC-FAC-02", facts)


def objective_revealed(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        card_id = s.tables.objective_ids[card]
        facts: Facts = {
            "seat": who(s, seat),
            "card": "card-" + card_id,
            "text": "text-" + card_id,
        }
        tell(s, "objective-revealed", "SC-OBJ-04", facts)


def objective_returned(s: State, seat: i64, card: i64) -> None:
    """The other objective goes under the deck; only its owner knows which."""
    if s.journal is not None:
        rumour: Facts = {"seat": who(s, seat)}
        facts: Facts = {**rumour, "card": "card-" + s.tables.objective_ids[card]}
        tell_secret(s, "objective-returned", "SC-OBJ-04", facts, only(seat), rumour)


# -- chapter 10 and 11: stars, end -----------------------------------------------------------------


def star_placed(s: State, seat: i64, kind: i64, n: i64) -> None:
    if s.journal is not None:
        facts: Facts = {"seat": who(s, seat), "star": "star-" + STAR_IDS[kind], "n": int(n)}
        tell(s, "star-placed", "SC-STAR-01", facts)


def went_back(s: State, seat: i64, first: i64, here: i64, end: i64, kept: bool) -> None:
    """A unit and its load leave a combat that is not fought any more; `kept` says its goods too."""
    if s.journal is not None:
        facts: Facts = {
            "seat": who(s, seat),
            "unit": "unit-" + UNIT_IDS[s.entered[first + ENTRY_KIND]],
            "from": where(s, here),
            "area": where(s, end),
            "worker": int(s.entered[first + ENTRY_WORKERS]),
        }
        resource: i64
        for resource in range(RESOURCES):
            n = s.entered[first + ENTRY_RESOURCE0 + resource] if kept else 0
            facts[RESOURCE_IDS[resource]] = int(n)
        tell(s, "unit-went-back", "SC-END-03", facts)


def game_ended(s: State, seat: i64) -> None:
    """By the sixth star of a seat, or of nobody: by the agreed number of turns."""
    if s.journal is None:
        return
    if seat == NOBODY:
        tell(s, "game-capped", "SC-END-04", {"n": int(s.tables.turn_cap)})
    else:
        tell(s, "game-ended", "SC-END-01", {"seat": who(s, seat)})


def final_score(s: State, seat: i64, parts: Facts) -> None:
    if s.journal is not None:
        tell(s, "final-score", "SC-SCO-09", {"seat": who(s, seat), **parts})


def game_won(s: State, seat: i64, n: i64, criterion: i64, shared: bool) -> None:
    """Who won, with how much, and by which tie-break, if the coins did not decide."""
    if s.journal is None:
        return
    facts: Facts = {"seat": who(s, seat), "n": int(n)}
    if shared:
        tell(s, "victory-shared", "SC-SCO-12", facts)
    elif criterion == 0:
        tell(s, "game-won", "SC-SCO-09", facts)
    else:
        name = CRITERION_IDS[criterion]
        if criterion == 1 and s.tables.published_tiebreak:
            name = "pieces"  # units and structures, added up
        facts["criterion"] = "criterion-" + name
        tell(s, "tie-broken", "SC-SCO-10", facts)
