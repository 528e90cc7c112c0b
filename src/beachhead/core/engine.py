"""The engine contract: decisions on a stack, legal actions in a buffer, a flat cloneable state.

A game is played by three calls: `legal_into` writes what may be done, `apply` does one of it,
`seat_to_act` says who is asked. `step` joins them for everybody who plays games rather than
inspects rules: it applies an action, plays forced decisions at once, and leaves the legal actions
of the next real question in the buffer.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beachhead.core import questions
from beachhead.core.event import Journal
from beachhead.core.rng import mix, next_state, pick, seed_state
from beachhead.core.stream import Stream

OVER: Final = -1  # nobody is asked any more
FREE: Final = 0  # nothing stands against an action, see `core/reasons.py`
NO_LIMIT: Final = 1 << 40
# Forced questions in a row after which nothing more will come: a match without a limit of rounds
# can reach a table where both sides only end their turns, forever.
STUCK: Final = 1_000


def zeros(n: i64) -> vec[i64]:
    """A row of n zeros."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """A row of n equal numbers."""
    return vec[i64]([value] * n)


def mix_wide(h: i64, value: i64) -> i64:
    """Fold a number of up to 64 bits into a fingerprint."""
    return mix(mix(h, value), value >> 32)


def mix_row(h: i64, row: vec[i64], count: i64) -> i64:
    """Fold the first `count` numbers of a row into a fingerprint."""
    h = mix(h, count)
    i: i64
    for i in range(count):
        h = mix_wide(h, row[i])
    return h


def mix_piles(h: i64, row: vec[i64], counts: vec[i64], room: i64) -> i64:
    """Fold a row of piles, each with the same room and a count of its own."""
    pile: i64
    i: i64
    for pile in range(len(counts)):
        h = mix(h, counts[pile])
        for i in range(pile * room, pile * room + counts[pile]):
            h = mix_wide(h, row[i])
    return h


@final
class Actions:
    """Reusable buffer of legal actions; grows when a game needs more."""

    def __init__(self) -> None:
        self.codes: vec[i64] = zeros(256)
        self.n: i64 = 0

    def add(self, code: i64) -> None:
        if self.n == len(self.codes):
            self._grow()
        self.codes[self.n] = code
        self.n += 1

    def add_once(self, code: i64) -> None:
        """Add an action that may have been added before."""
        if not self.has(code):
            self.add(code)

    def add_range(self, first: i64, count: i64) -> None:
        """Add `count` actions in a row: a whole kind, say."""
        code: i64
        for code in range(first, first + count):
            self.add(code)

    def take(self, src: Actions) -> None:
        """Hold the same actions as another buffer."""
        self.n = 0
        i: i64
        for i in range(src.n):
            self.add(src.codes[i])

    def has(self, code: i64) -> bool:
        codes = self.codes
        i: i64
        for i in range(self.n):
            if codes[i] == code:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.n)]

    def _grow(self) -> None:
        larger = zeros(2 * len(self.codes))
        i: i64
        for i in range(self.n):
            larger[i] = self.codes[i]
        self.codes = larger


@mypyc_attr(acyclic=True)
class Question:
    """What a seat is asked: immutable, linked to the question below it, shared by all clones.

    Games write `legal`, `apply` and `run` for their own state. `apply` first puts on top what
    comes next and then acts, so that whatever the act pushes is answered before it.
    """

    rule: ClassVar[str] = ""  # what the player is asked, in the law
    name: ClassVar[str] = ""  # the decision point of the rule sheet, "D-MAIN"

    def __init__(self, below: Question | None, seat: i64) -> None:
        self.below: Final = below
        self.seat: Final = seat

    def legal(self, s: Any, out: Actions) -> None:
        """Write every legal action, each once."""
        raise NotImplementedError

    def apply(self, s: Any, action: i64) -> None:
        """Carry out one of them and leave on top what comes next."""
        raise NotImplementedError

    def run(self, s: Any) -> bool:
        """Called when it comes to the top: True if it changed the stack instead of asking."""
        return False

    def expected(self, s: Any, out: Actions) -> None:
        """Write the actions a person would look for here, whether they are offered or not."""

    def bar(self, s: Any, action: i64) -> i64:
        """What stands against an expected action: the number of a reason, or FREE."""
        return FREE

    def waits(self) -> bool:
        """Whether the seat is asked even when only one answer is left (the end of a turn)."""
        return False

    def seems_open(self, s: Any) -> bool:
        """Whether the others must think that more than one answer is left.

        Where people look on, the seat is then asked in any case: that its hand holds no other
        answer is its secret, which an answer given at once would tell.
        """
        return False

    def completes(self) -> bool:
        """Whether the question only completes an act that the same seat has begun."""
        return False

    def landings(self, s: Any) -> i64:
        """How many units its seat is about to put on the board: what advice wants to know."""
        return 0

    def strikes(self, s: Any) -> i64:
        """How many places its seat is about to attack."""
        return 0


@mypyc_attr(acyclic=True)
class Step(Question):
    """A part of the rules that asks nobody and runs as soon as it is on top."""

    def run(self, s: Any) -> bool:
        self.act(s)
        return True

    def act(self, s: Any) -> None:
        """Take itself off the stack and do its work."""
        raise NotImplementedError


class GameState:
    """Base of every game's state: everything on the table, and what the rules ask next."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.over: bool = False
        self.rng: i64 = 0
        self.reveals: i64 = 0  # how often hidden information came to light
        self.journal: Journal | None = None  # somebody who listens; clones have none
        self.stream: Stream | None = None  # the chance of a real match; clones have none
        self.top: Question | None = None  # the stack of questions and steps

    def copy_base(self, src: GameState) -> None:
        """Take over what the base class holds; the listener stays behind."""
        self.over = src.over
        self.rng = src.rng
        self.reveals = src.reveals

    # -- what each game provides ---------------------------------------------------------------

    def clone(self) -> GameState:
        """A twin that shares nothing that can change."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: i64) -> None:
        """Resample what `seat` cannot know, consistent with what it does know.

        Future chance is reseeded too: search must see neither the real deck nor the next draw.
        """
        raise NotImplementedError

    def returns_into(self, out: vec[float]) -> None:
        """Write each seat's result, 0 to 1; before the end, a neutral share."""
        raise NotImplementedError

    def mix_fields(self, h: i64) -> i64:
        """Fold every field into a fingerprint; the generated `record.py` does it."""
        raise NotImplementedError

    # -- what everybody uses -------------------------------------------------------------------

    def legal_into(self, out: Actions) -> None:
        """Write every legal action of the question on top into the buffer, each once."""
        top = self.top
        assert top is not None
        out.n = 0
        top.legal(self, out)

    def apply(self, action: i64) -> None:
        """Carry out one legal action and all steps up to the next question."""
        top = self.top
        assert top is not None
        top.apply(self, action)
        self.run()

    def run(self) -> None:
        """Carry out the steps on top of the stack until a question stands there."""
        while not self.over:
            top = self.top
            assert top is not None
            if not top.run(self):
                return

    def fingerprint(self) -> i64:
        """A number that differs when anything differs: on the table, in the questions, by chance.

        What was told (`journal`, `reveals`) is no part of it.
        """
        h: i64 = self.mix_fields(mix_wide(int(self.over), self.rng))
        numbers: list[int] = questions.numbers(self.top)
        for value in numbers:
            h = mix_wide(h, value)
        return h

    def seat_to_act(self) -> i64:
        """Who is asked, or OVER."""
        if self.over:
            return OVER
        top = self.top
        assert top is not None
        return top.seat

    def step(self, action: i64, out: Actions, watched: bool = False) -> i64:
        """Apply an action, then every forced one; `out` then holds the next question's actions.

        Returns the seats for which something forced was played, as bits.
        """
        self.apply(action)
        return self.settle(out, watched)

    def settle(self, out: Actions, watched: bool = False) -> i64:
        """Play forced decisions until a real question stands; its legal actions are in `out`.

        `watched`: what only seems to be a choice is asked, too, see `Question.seems_open`. Nobody
        looks on in search and simulation. Returns the seats whose answers were forced, as bits.
        """
        settled: i64 = 0
        while not self.over:
            self.legal_into(out)
            if out.n != 1:
                return settled
            top = self.top
            assert top is not None
            if top.waits() or (watched and top.seems_open(self)):
                return settled
            settled |= 1 << top.seat
            self.apply(out.codes[0])
        out.n = 0
        return settled

    def begin_chance(self, seed: i64, stream: Stream | None) -> None:
        """Before anything is drawn: from a seed, or from the stream that a real match has."""
        self.rng = seed_state(seed)
        self.stream = stream

    def roll(self, n: i64) -> i64:
        """A random number in 0 .. n - 1, drawn from the table's own chance.

        With a stream `rng` only says how far it was read; without one it is all there is.
        """
        self.rng = next_state(self.rng)
        stream = self.stream
        return pick(self.rng, n) if stream is None else stream.roll(self.rng, n)

    def shuffle(self, cards: vec[i64], first: i64, count: i64) -> None:
        """Shuffle `count` entries of `cards` beginning at `first`."""
        i: i64
        for i in range(count - 1, 0, -1):
            j = self.roll(i + 1)
            a = first + i
            b = first + j
            cards[a], cards[b] = cards[b], cards[a]

    def play_forced(self, out: Actions) -> bool:
        """Play also the forced questions that wait for a person's click; whether a real one stands.

        To be called after `settle` or `step`.
        """
        forced: i64 = 0
        while out.n == 1 and not self.over:
            if forced == STUCK:
                return False
            self.step(out.codes[0], out)
            forced += 1
        return not self.over

    def playout(self, rng: i64, limit: i64, out: Actions) -> i64:
        """Play at random for at most `limit` real decisions; `out` holds the legal actions."""
        steps: i64 = 0
        while steps < limit and self.play_forced(out):
            rng = next_state(rng)
            self.step(out.codes[pick(rng, out.n)], out)
            steps += 1
        return steps


def legal_actions(state: GameState) -> list[int]:
    """The legal actions as a list, for whoever is not in a hurry."""
    out = Actions()
    if not state.over:
        state.legal_into(out)
    return out.to_list()


def returns(state: GameState) -> list[float]:
    """Each seat's result as a list."""
    out = vec[float]([0.0] * state.seats)
    state.returns_into(out)
    return list(out)
