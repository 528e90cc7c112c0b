"""Hidden information and chance: WW-HID, WW-CHANCE, WW-END."""

from collections import Counter
from random import Random

from beachhead import Match
from beachhead.core.engine import Actions
from beachhead.core.rng import seed_state
from beachhead.games.war_of_the_worlds.state import State
from beachhead.games.war_of_the_worlds.vocab import HUMAN, MARTIAN, PILE, SIDES


def played(seed: int, actions: int) -> State:
    """A position in the middle of a random match."""
    match = Match.new("war_of_the_worlds", seed=seed)
    chance = Random(seed)
    while len(match.actions) < actions and not match.over:
        match.play(chance.choice(match.legal()))
    state = match.state
    assert isinstance(state, State)
    return state


def pile(cards: list[int], count: int, side: int) -> list[int]:
    return cards[side * PILE : side * PILE + count]


def test_ww_hid_04_cards_swapped_out_stay_at_the_bottom() -> None:
    match = Match.new("war_of_the_worlds", seed=3)
    swap = next(option for option in match.options() if option.name.startswith("swap:"))
    match.play(swap.action)
    before = match.state
    assert isinstance(before, State)
    seen = set()
    for chance in range(20):
        twin = before.clone()
        twin.determinize(HUMAN, seed_state(chance))
        deck = pile(list(twin.plan), twin.plan_n[MARTIAN], MARTIAN)
        seen.add(tuple(deck[1:]))

        assert match.tables.card_ids[deck[0]] == swap.name.removeprefix("swap:")
    assert len(seen) > 1, "the rest of the deck is shuffled"


def test_ww_hid_06_a_determinisation_redistributes_what_is_unknown() -> None:
    state = played(seed=5, actions=100)
    hands = set()
    for chance in range(30):
        twin = state.clone()
        twin.determinize(MARTIAN, seed_state(chance))
        hands.add(tuple(twin.hand))

        assert twin.rng != state.rng
        for side in range(SIDES):
            held = Counter(pile(list(twin.deck), twin.deck_n[side], side))
            truth = Counter(pile(list(state.deck), state.deck_n[side], side))
            if side == MARTIAN:
                assert held == truth, "the own deck keeps its cards"
            assert twin.hand_n[side] == state.hand_n[side]
    assert len(hands) > 1, "the other hand is dealt anew"
    martian = {card for card in range(29) if state.tables.card_side[card] == MARTIAN}
    assert len({tuple(hand[c] for c in sorted(martian)) for hand in hands}) == 1


def test_ww_chance_03_decision_decks_are_never_reshuffled() -> None:
    match = Match.new("war_of_the_worlds", seed=11)
    start = match.state
    assert isinstance(start, State)
    order = pile(list(start.plan), start.plan_n[MARTIAN], MARTIAN)
    chance = Random(11)
    while not match.over:
        here = match.state
        assert isinstance(here, State)
        unknown = here.plan_n[MARTIAN] - here.plan_known[MARTIAN]
        deck = pile(list(here.plan), here.plan_n[MARTIAN], MARTIAN)

        assert deck[here.plan_known[MARTIAN] :] == order[:unknown]
        match.play(chance.choice(match.legal()))


def test_ww_end_04_every_match_has_one_winner() -> None:
    for seed in range(20):
        match = Match.new("war_of_the_worlds", seed=seed)
        state = match.state
        out = Actions()
        state.settle(out)
        state.playout(seed_state(seed), 1 << 40, out)
        assert isinstance(state, State)

        assert state.winner in (HUMAN, MARTIAN)
