"""Information-set Monte Carlo tree search, the same for every game.

Each simulation resamples what the searching seat cannot know (`determinize`), walks down the
tree along actions that are legal there, adds to it, plays on greedily for as long as the game
wishes and judges the position with its advice. So the tree averages over what might be true and
never peeks at the real deck or the next draw. Every seat follows its own return: with two seats
this is minimax, with more it is max^n, and seats of a team simply have the same return.

A game gives no more than `advice` and `determinize`. The advice is used three times: as
the prior of an action (what the move is worth once complete), to order actions so that a node
with 170 options looks at few of them first and at more with every visit, and at the leaves.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from beachhead.bots.lookahead import LOST, WON, Lookahead
from beachhead.bots.tree import NONE, Tree
from beachhead.core.engine import Actions, GameState, zeros
from beachhead.core.rng import seed_state

NODES: Final = 60_000  # the pool; about 5 MB with two seats
DEPTH: Final = 60  # questions from the root to a leaf
ROOT_SHARE: Final = 600  # evaluations for the priors of the root, shared among its options
NODE_SHARE: Final = 30  # the same for any other node
LEAF_SHARE: Final = 8  # evaluations for each question when a leaf is played on
OPEN_AT: Final = 3  # visits before a leaf gets children
PRIOR_VISITS: Final = 10.0  # a prior counts as much as so many visits
EXPLORATION: Final = 0.6  # in spreads of the results found so far
LEAST_SPREAD: Final = 0.01
CLOSE: Final = 0.8  # the second option has so many visits of the first: worth more thought
MORE: Final = 0.5  # of the simulations, where it is close
LOOK_EVERY: Final = 16  # simulations between two looks whether the choice is clear
WIDTH: Final = 3.0  # options a node looks at, at first
WIDENING: Final = 1.5  # and so many more per root of its visits


def luck_of(rng: i64, number: i64) -> i64:
    """What is resampled the n-th time: the same number gives the same hidden cards and draws."""
    return seed_state(rng + number) >> 1


@final
class Search:
    """One tree, kept from decision to decision as long as it fits what happens."""

    def __init__(self, lookahead: Lookahead, seats: i64, nodes: i64 = NODES) -> None:
        self.lookahead: Final = lookahead
        self.tree: Tree = Tree(seats, nodes)
        self.spare: Tree = Tree(seats, nodes)
        self.root: i64 = self.tree.clear()
        self.out: Final = Actions()
        self.options: Actions = Actions()  # of the root, those it is about
        self.path: vec[i64] = zeros(DEPTH + 1)
        self.stamps: vec[i64] = zeros(1024)  # when an action was last seen to be legal
        self.stamp: i64 = 0
        self.reward: vec[float] = vec[float]([0.0] * seats)
        # how it searches; experiments may change these
        self.root_share: i64 = ROOT_SHARE
        self.node_share: i64 = NODE_SHARE
        self.leaf_share: i64 = LEAF_SHARE
        self.open_at: i64 = OPEN_AT
        self.prior_visits: float = PRIOR_VISITS
        self.exploration: float = EXPLORATION
        self.width: float = WIDTH
        self.widening: float = WIDENING
        self.leaf_turns: i64 = 0  # turns played on greedily before a leaf is judged
        # running spread of the results for the searching seat
        self.count: i64 = 0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.root = self.tree.clear()
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def descend(self, action: i64) -> None:
        """Keep only what was found after an action."""
        node = self.tree.child(self.root, action)
        if node == NONE:
            self.forget()
            return
        self.spare.graft(self.tree, node)
        self.tree, self.spare = self.spare, self.tree
        self.root = 0

    def run(
        self,
        state: GameState,
        options: Actions,
        rng: i64,
        simulations: i64,
        until: float,
        thrifty: bool = False,
    ) -> None:
        """Grow the tree until the root has so many visits or the clock says `until`.

        A `thrifty` search stops as soon as no other option can catch up with the first, and where
        two are close in the end it thinks half as long again.

        `state` is what the seat knows, with a question that is really asked; it is left as it is.
        `options` are those of its legal actions that are worth a thought.
        """
        self.lookahead.until = until
        self.options = options
        most = simulations
        while self.tree.visits[self.root] < most:
            self._simulate(state.clone(), rng)
            if perf_counter() > until:
                break
            visits = self.tree.visits[self.root]
            if thrifty and (visits % LOOK_EVERY == 0 or visits == simulations):
                first, second = self._leaders()
                if first - second > most - visits:
                    break
                if visits == simulations and float(second) >= CLOSE * float(first):
                    most += int(MORE * float(simulations))

    def _leaders(self) -> tuple[i64, i64]:
        """The visits of the two options of the root that have most."""
        tree = self.tree
        first: i64 = 0
        second: i64 = 0
        node = tree.first[self.root]
        while node != NONE:
            visits = tree.visits[node]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            node = tree.next[node]
        return first, second

    def probe(self, state: GameState, action: i64, luck: i64) -> float:
        """Walk once through an option of the root, with this luck; what the searching seat got.

        What everybody got stands in `reward`. An option that has no room in the tree is worth what
        the position is.
        """
        trial = state.clone()
        searcher = trial.seat_to_act()
        trial.settle(self.out)
        self._select(self.root, trial)  # opens the root
        node = self.tree.child(self.root, action)
        if node == NONE:
            self._judge(trial)
        else:
            self._walk(trial, node, luck)
        return self.reward[searcher]

    def _simulate(self, trial: GameState, rng: i64) -> None:
        """One walk through the most promising option.

        The n-th visit of each option of the root meets the same hidden cards and the same luck,
        so that options differ by what they are worth and less by what they happened to meet.
        """
        self.out.take(self.options)
        node = self._select(self.root, trial)
        if node == NONE:  # a kept tree without room for the options of this question
            self.forget()
            return
        self._walk(trial, node, luck_of(rng, self.tree.visits[node]))

    def _walk(self, trial: GameState, node: i64, luck: i64) -> None:
        """From an option of the root down the tree, a judgement, and back up."""
        tree = self.tree
        out = self.out
        searcher = trial.seat_to_act()
        self.path[0] = self.root
        trial.determinize(searcher, luck)
        trial.step(tree.action[node], out)
        self.path[1] = node
        depth: i64 = 1
        winners = self.lookahead.winners(trial)
        while not trial.over and winners == 0 and depth < DEPTH and self._goes_on(node):
            node = self._select(node, trial)
            if node == NONE:
                break
            trial.step(tree.action[node], out)
            depth += 1
            self.path[depth] = node
            winners = self.lookahead.winners(trial)
        if winners != 0 and not trial.over:
            self._award(winners)
        else:
            self._judge(trial)
        self._back_up(depth, searcher)

    def _goes_on(self, node: i64) -> bool:
        """Whether a walk goes on below a node; a leaf gets children when it was visited enough."""
        tree = self.tree
        return tree.first[node] != NONE or tree.visits[node] >= self.open_at

    def _select(self, node: i64, trial: GameState) -> i64:
        """The most promising child that is legal now; NONE if the pool has no room for any."""
        tree = self.tree
        out = self.out
        seat = trial.seat_to_act()
        self._mark(out)
        legal = -self.stamp
        wide = self.width + self.widening * math.sqrt(float(tree.visits[node]))
        spread = self._spread()
        known: i64 = 0
        best = NONE
        most = -1e9
        child = tree.first[node]
        while child != NONE:
            action = tree.action[child]
            if self.stamps[action] == self.stamp:
                self.stamps[action] = legal  # legal, and known to the tree
                known += 1
                if float(known) <= wide:
                    tree.offered[child] += 1
                    promise = self._promise(child, seat, spread)
                    if promise > most:
                        most = promise
                        best = child
            child = tree.next[child]
        if known < out.n:
            before = tree.n
            self._open(node, trial, seat)
            if best == NONE and tree.n > before:
                return self._select(node, trial)
        return best

    def _promise(self, child: i64, seat: i64, spread: float) -> float:
        """What a child is worth to the seat, and how little is known about it."""
        tree = self.tree
        visits = float(tree.visits[child]) + self.prior_visits
        worth = tree.worth[child * tree.seats + seat] + self.prior_visits * tree.prior[child]
        doubt = math.sqrt(math.log(float(tree.offered[child]) + 1.0) / visits)
        return worth / visits + self.exploration * spread * doubt

    def _mark(self, out: Actions) -> None:
        """Stamp the legal actions, so that a child knows whether it is legal."""
        self.stamp += 1
        i: i64
        for i in range(out.n):
            action = out.codes[i]
            if action >= len(self.stamps):
                self._grow(2 * action)
            self.stamps[action] = self.stamp

    def _grow(self, size: i64) -> None:
        stamps = zeros(size)
        i: i64
        for i in range(len(self.stamps)):
            stamps[i] = self.stamps[i]
        self.stamps = stamps

    def _open(self, node: i64, trial: GameState, seat: i64) -> None:
        """Add the legal actions that have no child yet, with their priors.

        When time runs out the rest gets the prior of the worst, so that it comes last.
        """
        tree = self.tree
        out = self.out
        share = max((self.root_share if node == self.root else self.node_share) // out.n, 1)
        least = 1.0
        late = False
        i: i64
        for i in range(out.n):
            if self.stamps[out.codes[i]] != self.stamp:
                continue
            if tree.full():
                return
            if not late:
                worth = self.lookahead.worth(trial, out.codes[i], seat, share)
                least = min(least, worth)
                late = perf_counter() > self.lookahead.until
            else:
                worth = least
            tree.add_child(node, out.codes[i], worth)

    def _spread(self) -> float:
        """How much the results differ, as a standard deviation."""
        if self.count < 2:
            return LEAST_SPREAD
        n = float(self.count)
        mean = self.sum / n
        return max(math.sqrt(max(self.squares / n - mean * mean, 0.0)), LEAST_SPREAD)

    def _judge(self, trial: GameState) -> None:
        """The value of a leaf for every seat, once it has been played on.

        In the middle of a turn its price may be paid and its gain still to come. Some advice
        counts what is about to happen; where it does not, a few turns show what a position is
        good for (`advice.TURNS_AHEAD`).
        """
        self.lookahead.play_on(trial, self.out, self.leaf_share, self.leaf_turns)
        if trial.over:
            trial.returns_into(self.reward)
            return
        seat: i64
        for seat in range(trial.seats):
            self.reward[seat] = self.lookahead.value(trial, seat)

    def _award(self, winners: i64) -> None:
        """What a position is worth whose winners are known."""
        seat: i64
        for seat in range(self.tree.seats):
            self.reward[seat] = WON if (winners >> seat) & 1 else LOST

    def _back_up(self, depth: i64, searcher: i64) -> None:
        tree = self.tree
        seats = tree.seats
        i: i64
        seat: i64
        for i in range(depth + 1):
            node = self.path[i]
            tree.visits[node] += 1
            for seat in range(seats):
                tree.worth[node * seats + seat] += self.reward[seat]
        self.count += 1
        self.sum += self.reward[searcher]
        self.squares += self.reward[searcher] * self.reward[searcher]
