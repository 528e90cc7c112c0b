"""What a decision cost: the option that was played beside the best one, met by the same luck.

A strong bot looks at the table as the seat knew it. Where it would have played something else, it
plays both options on, many times, each pair with the same hidden cards and the same draws; the
mean difference is the loss, and its standard error says how far to trust it. Thought is spent
where it matters: little everywhere, much where the first look says that something may be lost.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Literal

import msgspec

from beachhead.bots.advice import endings, evaluation, strengths, turns_ahead
from beachhead.bots.base import as_known
from beachhead.bots.ends import Ends
from beachhead.bots.lookahead import NO_LIMIT, Lookahead
from beachhead.bots.search import Search, luck_of
from beachhead.bots.tree import NONE
from beachhead.core.engine import Actions, GameState, legal_actions

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

# Loss of outlook from which on a decision is called so, the gravest first.
MARKS: tuple[tuple[float, Mark], ...] = (
    (0.08, "blunder"),
    (0.04, "mistake"),
    (0.02, "inaccuracy"),
)
CERTAIN = 2.0  # standard errors by which a loss must stand out from the noise
# Looks at one decision, each only if the one before left it open that something was lost: how many
# simulations it adds, in those that the strongest level makes, and the pairs it plays at most.
LOOKS = ((0.25, 40), (1.0, 200), (1.5, 600))
BATCH = 20  # pairs between two looks at the interval
LEAST_PAIRS = 60  # before a mark is settled
WARM_SHARE = 0.5  # thought that the played option gets before it is compared, of the best one's


class Verdict(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat knew."""

    n: int  # actions played before it
    seat: int
    options: int  # to choose from
    played: int
    best: int  # the option that the bot would have taken
    outlook: tuple[float, ...]  # of every seat after the best option, as the acting seat sees it
    effect: tuple[float, ...]  # what the played option did to every seat, beside the best
    noise: float  # standard error of the acting seat's effect
    mark: Mark

    @property
    def loss(self) -> float:
        """Outlook the seat gave away; nothing where the difference is within the noise."""
        lost = -self.effect[self.seat]
        return lost if lost > CERTAIN * self.noise else 0.0


class Pairs:
    """The same luck for two options: sums of the differences, seat by seat."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seat = seat
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = 0.0

    def add(self, played: Sequence[float], best: Sequence[float]) -> None:
        self.count += 1
        for seat in range(len(self.sums)):
            self.sums[seat] += played[seat] - best[seat]
        self.squares += (played[self.seat] - best[self.seat]) ** 2

    def means(self) -> tuple[float, ...]:
        return tuple(total / self.count for total in self.sums)

    @property
    def loss(self) -> float:
        return -self.sums[self.seat] / self.count

    @property
    def noise(self) -> float:
        """Standard error of the loss."""
        spread = max(self.squares / self.count - self.loss**2, 0.0)
        return math.sqrt(spread / max(self.count - 1, 1))

    def surely_small(self) -> bool:
        """Whether the loss is below everything that has a name."""
        return self.loss + CERTAIN * self.noise < MARKS[-1][0]

    def settled(self) -> bool:
        """Whether the interval lies within one mark."""
        low, high = self.loss - CERTAIN * self.noise, self.loss + CERTAIN * self.noise
        return self.surely_small() or (self.count >= LEAST_PAIRS and _mark(low) == _mark(high))

    @property
    def mark(self) -> Mark:
        """What the loss is called; a difference within the noise is no mistake."""
        if abs(self.loss) <= CERTAIN * self.noise:
            return "good"
        return "best" if self.loss < 0 else _mark(self.loss)


class Judge:
    """Judges decisions of one game; a tree is made once and cleared for each of them."""

    def __init__(self, game: str) -> None:
        known = endings(game)
        self._ends = None if known is None else Ends(known)
        self._lookahead = Lookahead(evaluation(game), None if known is None else known.decided)
        self._turns = turns_ahead(game)
        self._thought = strengths(game)[-1][1]
        self._search: Search | None = None

    def judge(self, state: GameState, n: int, played: int, rng: int) -> Verdict:
        """The decision that stands in `state`, which was answered with `played`."""
        seat = int(state.seat_to_act())
        options = len(legal_actions(state))
        known = as_known(state, seat, rng >> 1)
        search = self._fresh(int(state.seats))
        look = _Look(search, known, self._candidates(known, rng), rng)
        pairs: Pairs | None = None
        for share, most in LOOKS:
            best = look.think(int(share * self._thought))
            pairs = look.compare(played, best, most) if best != played else None
            if pairs is None or pairs.surely_small():
                break
        if pairs is None or pairs.mark == "best":
            even = (0.0,) * int(state.seats)
            outlook = look.outlook(played)
            return Verdict(n, seat, options, played, played, outlook, even, 0.0, "best")
        outlook = look.outlook(best)
        effect = pairs.means()
        return Verdict(n, seat, options, played, best, outlook, effect, pairs.noise, pairs.mark)

    def _candidates(self, known: GameState, rng: int) -> Actions:
        """The options that may be best: all, or those that do not throw the game away."""
        out = Actions()
        known.legal_into(out)
        if self._ends is not None:
            self._ends.sift(known, out, rng, False)
        return out

    def _fresh(self, seats: int) -> Search:
        if self._search is None or self._search.tree.seats != seats:
            self._search = Search(self._lookahead, seats)
            self._search.leaf_turns = self._turns
        self._search.forget()
        return self._search


class _Look:
    """One tree over one question, and the luck it has met so far."""

    def __init__(self, search: Search, known: GameState, options: Actions, rng: int) -> None:
        self._search = search
        self._options = options
        self._known = known
        self._rng = rng
        self._seat = int(known.seat_to_act())
        self._met = 1 << 20  # numbers of luck that the search itself never gets to
        self._probed: Counter[int] = Counter()  # walks that say nothing about what it trusts

    def think(self, simulations: int) -> int:
        """Grow the tree by so many simulations; the option it trusts most."""
        search = self._search
        tree = search.tree
        visits = tree.visits[search.root] + simulations
        search.run(self._known, self._options, self._rng, visits, NO_LIMIT)
        best, most = NONE, -1
        node = tree.first[search.root]
        while node != NONE:
            action = int(tree.action[node])
            trust = int(tree.visits[node]) - self._probed[action]
            if trust > most and self._options.has(action):
                best, most = action, trust
            node = tree.next[node]
        return best

    def compare(self, played: int, best: int, most: int) -> Pairs:
        """Play both on until it is settled what the difference is called."""
        for _ in range(int(WARM_SHARE * self._visits(best)) - self._visits(played)):
            self._probe(played, self._luck())
        pairs = Pairs(int(self._search.tree.seats), self._seat)
        while pairs.count < most:
            for _ in range(BATCH):
                luck = self._luck()
                pairs.add(self._probe(played, luck), self._probe(best, luck))
            if pairs.settled():
                break
        return pairs

    def _probe(self, action: int, luck: int) -> list[float]:
        """What everybody got when an option was played on once."""
        self._probed[action] += 1
        self._search.probe(self._known, action, luck)
        return list(self._search.reward)

    def outlook(self, action: int) -> tuple[float, ...]:
        """What the visits of an option found for every seat."""
        search = self._search
        node = search.tree.child(search.root, action)
        return tuple(float(search.tree.mean(node, seat)) for seat in range(search.tree.seats))

    def _visits(self, action: int) -> int:
        search = self._search
        node = search.tree.child(search.root, action)
        return 0 if node == NONE else int(search.tree.visits[node])

    def _luck(self) -> int:
        self._met += 1
        return int(luck_of(self._rng, self._met))


def _mark(loss: float) -> Mark:
    """What a loss is called, noise aside."""
    return next((name for least, name in MARKS if loss >= least), "good")


@cache
def judge_of(game: str) -> Judge:
    """One for each game and process: its tree is some megabytes."""
    return Judge(game)
