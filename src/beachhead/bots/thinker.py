"""Searches as long as its budget allows, and keeps the tree while its turn goes on."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from beachhead.bots.advice import Evaluation, endings, evaluation, turns_ahead
from beachhead.bots.base import Bot, Budget, Hint
from beachhead.bots.ends import Ends
from beachhead.bots.ideas import ALL, overlook
from beachhead.bots.lookahead import Lookahead
from beachhead.bots.search import Search
from beachhead.bots.tree import NONE
from beachhead.core.engine import Actions, GameState
from beachhead.core.rng import seed_state

SHOWN: Final = 3  # options that a hint names
RESERVE: Final = 0.03  # seconds before the limit when it stops
LOOKS: Final = 600  # evaluations to choose among options that all win


@final
class ThinkerBot(Bot):
    """Information-set tree search with the game's advice, or with a better judgement.

    `alert`: the end of the game is looked at exactly, and time is spent where it matters; without
    it, this is the search as it was.
    """

    def __init__(
        self, game: str, ideas: float = ALL, judge: Evaluation | None = None, alert: bool = True
    ) -> None:
        super().__init__(game)
        known = endings(game) if alert else None
        self.ideas: Final = ideas
        self.ends: Final = None if known is None else Ends(known)
        self.lookahead: Final = Lookahead(
            evaluation(game) if judge is None else judge,
            None if known is None else known.decided,
        )
        self.alert: Final = alert
        self.turns_ahead: Final = turns_ahead(game)
        self.search: Search | None = None
        # the question that must come next if the tree is to be of use again
        self.expected: list[int] = []
        self.expected_seat: i64 = NONE

    def choose(self, state: GameState, rng: i64, budget: Budget) -> i64:
        out = Actions()
        state.legal_into(out)
        if out.n == 1:
            return out.codes[0]
        legal = out.to_list()
        won = self._sift(state, out, rng)
        if won or out.n == 1:
            self.expected = []
            return self.lookahead.best(state, out, state.seat_to_act(), LOOKS)
        # who overlooks something may have to take the second best
        thrifty = self.alert and self.ideas == ALL
        search = self._think(state, out, legal, rng, budget, thrifty)
        overlook(out, self.ideas, seed_state(rng))  # the tree stays whole for the next question
        best = _most_visited(search, out)
        self._expect(state, best, out)
        return best

    def explain(self, state: GameState, rng: i64, budget: Budget) -> list[Hint]:
        out = Actions()
        state.legal_into(out)
        legal = out.to_list()
        self._sift(state, out, rng)
        search = self._think(state, out, legal, rng, budget, False)
        tree = search.tree
        seat = state.seat_to_act()
        hints: list[Hint] = []
        node = tree.first[search.root]
        while node != NONE:
            if out.has(tree.action[node]):
                hints.append(Hint(tree.action[node], tree.mean(node, seat), tree.visits[node]))
            node = tree.next[node]
        self.expected = []
        return sorted(hints, key=lambda hint: (-hint.visits, -hint.value))[:SHOWN]

    def _sift(self, state: GameState, out: Actions, rng: i64) -> bool:
        """Put aside what throws the game away; True if what is left wins it."""
        ends = self.ends
        return ends is not None and ends.sift(state, out, seed_state(rng), self.ideas != ALL)

    def _think(
        self,
        state: GameState,
        out: Actions,
        legal: list[int],
        rng: i64,
        budget: Budget,
        thrifty: bool,
    ) -> Search:
        """Begin anew, unless this is the question the last search led to.

        `out` holds the options to think about, all `legal` ones or some.
        """
        until = perf_counter() + max(budget.seconds - RESERVE, 0.0)
        search = self.search
        if search is None or search.tree.seats != state.seats:
            search = Search(self.lookahead, state.seats)
            search.leaf_turns = self.turns_ahead
            self.search = search
        elif self.expected_seat != state.seat_to_act() or self.expected != legal:
            search.forget()
        search.run(state, out, rng, max(budget.simulations, 1), until, thrifty)
        return search

    def _expect(self, state: GameState, action: i64, out: Actions) -> None:
        """Keep the tree if the same seat goes on and neither chance nor a card came between."""
        search = self.search
        assert search is not None
        seat = state.seat_to_act()
        trial = state.clone()
        trial.step(action, out)
        known = trial.rng == state.rng and trial.reveals == state.reveals
        if known and trial.seat_to_act() == seat:
            self.expected = out.to_list()
            self.expected_seat = seat
            search.descend(action)
        else:
            self.expected = []


def _most_visited(search: Search, out: Actions) -> i64:
    """The action that the search trusts; among equals the one with the better prior.

    A tree that was kept may know actions that hidden cards would have allowed and the truth does
    not; `out` holds the legal ones.
    """
    tree = search.tree
    best = out.codes[0]
    most: i64 = -1
    node = tree.first[search.root]
    while node != NONE:
        if tree.visits[node] > most and out.has(tree.action[node]):
            most = tree.visits[node]
            best = tree.action[node]
        node = tree.next[node]
    return best


def make(game: str) -> Bot:
    return ThinkerBot(game)
