"""What the view adds up for people, held against what the rules do."""

from collections.abc import Iterator
from random import Random

from beachhead import Match
from beachhead.games.cry_havoc import vocab as v
from beachhead.games.cry_havoc.rules import action, bits
from beachhead.games.cry_havoc.seen import SumView
from beachhead.games.cry_havoc.state import State
from beachhead.games.cry_havoc.view import view

SEATS = ("humans", "machines", "pilgrims", "trogs")


def positions() -> Iterator[State]:
    for seed in range(4):
        chance = Random(seed)
        match = Match.new("cry_havoc", seats=SEATS, seed=seed)
        while not match.over:
            assert isinstance(match.state, State)
            yield match.state
            match.play(chance.choice(match.legal()))


def test_the_sum_of_laid_cards_is_what_the_action_gets() -> None:
    drawn = scored = moved = 0
    for s in positions():
        asked = s.top
        if not isinstance(asked, action.PlayCards):
            continue
        army, row = int(asked.army), int(asked.row)
        player = next(one for one in view(s, -1).players if one.army == v.ARMY_IDS[army])
        told: SumView = getattr(player.laid_sums, v.ROW_IDS[row])
        twin = s.clone()
        action.row_bonuses(twin, asked.seat, army, row)
        assert told.icons == twin.icons
        assert told.points == twin.vp[army] - s.vp[army]
        assert told.initiative == isinstance(twin.top, action.MoveMarker)
        left = bits.count(s.piles[v.DECK + army]) + bits.count(s.piles[v.DISCARD + army])
        hand = bits.count(twin.piles[v.HAND + army]) - bits.count(s.piles[v.HAND + army])
        assert min(told.draws, left) == hand
        drawn, scored, moved = drawn + hand, scored + told.points, moved + told.initiative
    assert drawn and scored and moved


def hidden(s: State, seat: int) -> int:
    kinds = view(s, seat).hidden_tokens
    return sum(sum(one.faces.values()) for one in (kinds.war_party, kinds.nest, kinds.exploration))


def test_a_face_is_hidden_until_it_is_discarded() -> None:
    gone = set()
    for s in positions():
        discarded = len(view(s, -1).discarded_tokens)
        gone.add(discarded)
        assert {hidden(s, seat) for seat in range(-1, s.seats)} == {v.TOKENS - discarded}
    assert len(gone) > 5


def test_whoever_has_looked_at_a_token_knows_it() -> None:
    s = next(positions())
    token = next(token for token in range(v.TOKENS) if s.places[token] >= 0)
    s.seen |= 1 << token

    assert [hidden(s, seat) for seat in range(-1, 4)] == [42, 41, 42, 42, 42]
    assert view(s, 0).hidden_tokens.war_party.trogs == (1, 3)
