"""Chapter 5, cards in general: WW-CARD. What each card does stands in `content/cards.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE, Actions, Question
from beachhead.games.war_of_the_worlds import events
from beachhead.games.war_of_the_worlds.rules import (
    fortifications,
    human_damage,
    martian_damage,
    movement,
    special_attacks,
    units,
)
from beachhead.games.war_of_the_worlds.vocab import (
    ATTACK,
    CARD_OPTIONS,
    CIVILIAN_ATTACK,
    DESTROY_CIVILIAN,
    DIRECT_DAMAGE,
    GAIN,
    HUMAN,
    MARTIAN,
    MOVE_CIVILIANS,
    MOVE_UNIT,
    NO_AREA_IN_RANGE,
    NO_CIVILIAN_MOVES,
    NO_EFFECT,
    NO_TARGET,
    PLACE_INSTEAD0,
    PLAY0,
    SPECIAL_ATTACK,
    UNIT_ATTACK,
)

if TYPE_CHECKING:
    from beachhead.games.war_of_the_worlds.state import State


def legal_plays(s: State, side: i64, out: Actions) -> bool:
    """Write every playable option of every hand card; say whether one of them is compulsory."""
    t = s.tables
    hand = s.hand
    left = s.hand_n[side]
    compulsory = False
    card: i64
    o: i64
    for card in range(t.first_card[side], t.last_card[side]):
        if left == 0:
            break
        if hand[card] == 0:
            continue
        left -= hand[card]
        for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
            effect = t.effect[o]
            if effect == NO_EFFECT:
                break
            if effect == GAIN or is_playable(s, side, card, o, False):
                out.add(PLAY0 + o)
                if not compulsory:
                    compulsory = is_compulsory(s, side, card, o)
        if t.card_instead[card] == 1 and bar_to_place_instead(s, card) == FREE:
            out.add(PLACE_INSTEAD0 + card)
            compulsory = True
    return compulsory


def expected_plays(s: State, side: i64, out: Actions) -> None:
    """Every option of every hand card."""
    t = s.tables
    card: i64
    o: i64
    for card in range(t.first_card[side], t.last_card[side]):
        if s.hand[card] == 0:
            continue
        for o in range(card * CARD_OPTIONS, card * CARD_OPTIONS + CARD_OPTIONS):
            if t.effect[o] != NO_EFFECT:
                out.add(PLAY0 + o)
        if t.card_instead[card] == 1:
            out.add(PLACE_INSTEAD0 + card)


def bar_to_place_instead(s: State, card: i64) -> i64:
    return units.bar_to_place_instead(s, s.tables.card_unit[card])


def bar_to_play(s: State, side: i64, o: i64) -> i64:
    """What an option of a hand card lacks (WW-CARD-04)."""
    if is_playable(s, side, o // CARD_OPTIONS, o, False):
        return FREE
    t = s.tables
    effect = t.effect[o]
    if effect == MOVE_CIVILIANS:
        return NO_CIVILIAN_MOVES
    if effect == CIVILIAN_ATTACK:
        return martian_damage.bar_to_guerrilla(s)
    if effect == DESTROY_CIVILIAN:
        return human_damage.bar_to_take_any(s, o)
    if effect == SPECIAL_ATTACK:
        return NO_AREA_IN_RANGE
    if effect == ATTACK:
        return fortifications.why_no_attack(s, o)
    missing = units.bar_to_use(s, t.option_unit[o], t.uses_unit[o] == 1)
    if missing != FREE:
        return missing
    if effect == MOVE_UNIT:
        return movement.why_no_unit_moves(s, t.option_unit[o])
    return NO_TARGET if side == HUMAN else fortifications.why_no_attack(s, o)


def is_compulsory(s: State, side: i64, card: i64, o: i64) -> bool:
    """Whether a legal option keeps the turn from ending (WW-TURN-07).

    Never one that removes the card; and a Martian attack only if it needs no joining card that
    would be removed.
    """
    if s.tables.removes[o] == 1:
        return False
    return side == HUMAN or is_playable(s, side, card, o, True)


def is_playable(s: State, side: i64, card: i64, o: i64, keep_cards: bool) -> bool:
    """WW-CARD-04. Only an option whose requirements are met when the card is played.

    With `keep_cards` an attack may reckon only with joining cards that are not removed.
    """
    t = s.tables
    effect = t.effect[o]
    if effect == GAIN or effect == DIRECT_DAMAGE:
        return True
    if effect == MOVE_CIVILIANS:
        return movement.any_civilian_may_move(s)
    if effect == CIVILIAN_ATTACK:
        return martian_damage.bar_to_guerrilla(s) == FREE
    if effect == MOVE_UNIT:
        return movement.any_unit_may_move(s, t.option_unit[o], t.uses_unit[o] == 1)
    if effect == UNIT_ATTACK:
        if side == HUMAN:
            return martian_damage.any_unit_may_attack(s, t.option_unit[o])
        return fortifications.any_unit_may_attack(s, o, card, keep_cards)
    if effect == ATTACK:
        return fortifications.any_area_may_be_hit(s, o, card, keep_cards)
    if effect == SPECIAL_ATTACK:
        return special_attacks.any_area_in_range(s)
    assert effect == DESTROY_CIVILIAN
    return human_damage.bar_to_take_any(s, o) == FREE


def play(s: State, side: i64, card: i64, o: i64, below: Question) -> None:
    """WW-TURN-09, WW-CARD-05. The card is resolved on its own and leaves the hand for good.

    It goes to its pile before its effect: nothing in between looks at the piles.
    """
    leave_hand(s, side, card, o)
    events.card_played(s, side, card, o)
    resolve(s, side, o, below)


def leave_hand(s: State, side: i64, card: i64, o: i64) -> None:
    """WW-CARD-07, WW-UNIT-13. Discarded face up, or removed from the game by the chosen option.

    Units on the board stay, even if their card is removed.
    """
    s.hand[card] -= 1
    s.hand_n[side] -= 1
    if s.tables.removes[o] == 1:
        s.removed[card] += 1
    else:
        s.discard[card] += 1
        s.discard_n[side] += 1


def resolve(s: State, side: i64, o: i64, below: Question) -> None:
    """Carry out an option, or ask what it still needs."""
    t = s.tables
    effect = t.effect[o]
    s.top = below
    if effect == GAIN:
        # WW-CARD-06. Resources gained by playing cards add up during the turn.
        s.resources += t.amount[o]
        events.resources_gained(s, side, t.amount[o])
    elif effect == DIRECT_DAMAGE:
        martian_damage.hit(s, t.damage[o])
    elif effect == MOVE_CIVILIANS:
        s.top = movement.CivilianFrom(below, side, t.tokens[o], -1, False)
    elif effect == CIVILIAN_ATTACK:
        s.top = martian_damage.CivilianAttack(below, side, t.damage[o])
    elif effect == MOVE_UNIT or effect == UNIT_ATTACK:
        s.top = units.ChooseUnit(below, side, o)
    elif effect == DESTROY_CIVILIAN:
        s.top = human_damage.TakeCivilian(below, MARTIAN, o)
    else:
        s.top = fortifications.ChooseArea(below, MARTIAN, o)


def place_instead(s: State, side: i64, card: i64, below: Question) -> None:
    """Play a unit card to place a unit (WW-UNIT-07); the card is then discarded."""
    leave_hand(s, side, card, card * CARD_OPTIONS)
    events.card_placed_instead(s, side, card)
    units.place_instead(s, side, s.tables.card_unit[card], below)
