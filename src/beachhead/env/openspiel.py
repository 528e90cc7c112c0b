"""OpenSpiel: every game is registered as `beachhead_<game>`.

>>> import pyspiel
>>> import beachhead.env.openspiel
>>> game = pyspiel.load_game("beachhead_war_of_the_worlds(options=swap_rule:advanced,horizon=40)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])

Chance is explicit. A chance node stands at the root, for the deal, and after every action that
draws from the table's chance; its `chance` outcomes are equally likely draws, fixed by the seed
before them. So nothing in the tree is random but chance nodes, and every algorithm can walk it.

Parameters: `players`; `seats`, the sides joined by `+`; `options`, those of the game as
`name:value` joined by `+`; `chance`, how many outcomes a chance node has; `horizon`, after how many
decisions the game is cut off and paid by the game's own evaluation of the position.

An information state is all that a seat has seen and done, as a digest: perfect recall.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from beachhead.bots import advice
from beachhead.core import registry
from beachhead.core.contract import Game
from beachhead.core.engine import GameState
from beachhead.core.rng import seed_state
from beachhead.env.table import Rulebook, Table, playable

PREFIX = "beachhead_"
CHANCE = 1000  # outcomes of a chance node
HORIZON = (
    20_000  # decisions; no match of ours is nearly as long, unless its options lift all limits
)


def game_type(game: Game[Any], players: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know before it plays."""
    kinds = pyspiel.GameType
    parameters = {
        "players": game.players[0],
        "seats": "",
        "options": "",
        "chance": CHANCE,
        "horizon": HORIZON,
    }
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.id.replace("_", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


@cache
def _rulebook(
    name: str, players: int, seats: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Rulebook:
    """OpenSpiel loads a game again whenever it reads a state, so content is read only once."""
    if seats == ("",):
        return Rulebook(name, players, None, dict(options))
    return Rulebook(name, None, seats, dict(options))


class SpielGame(pyspiel.Game):
    """A game with its parameters; each game of the registry derives a class from it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = registry.get(self.name)
        given = dict(params or {})
        self.chance = int(given.get("chance", CHANCE))
        self.horizon = int(given.get("horizon", HORIZON))
        seats = str(given.get("seats") or "").split("+")
        pairs = str(given.get("options") or "").split("+")
        options = {
            name: value for name, _, value in (pair.partition(":") for pair in pairs) if name
        }
        players = int(given.get("players", game.players[0]))
        self.rules = _rulebook(self.name, players, tuple(seats), tuple(options.items()))
        self.outcomes = [(k, 1.0 / self.chance) for k in range(self.chance)]
        self.evaluate = advice.evaluation(self.name)
        zero_sum = {"utility_sum": 0.0} if self.rules.seats == 2 else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.names),
            max_chance_outcomes=self.chance,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.horizon,
            **zero_sum,
        )
        super().__init__(game_type(game, self.rules.seats), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, recall)

    def worth(self, state: GameState) -> list[float]:
        """What a position is worth when the game is cut off; two seats share it out."""
        values = (self.evaluate(state, seat) for seat in range(self.rules.seats))
        shares = [min(max(value, 0.0), 1.0) for value in values]
        if len(shares) == 2:
            return [shares[0] - shares[1], shares[1] - shares[0]]
        return [2.0 * share - 1.0 for share in shares]


class Line:
    """One line of play from the root: the table it leads to, and what each seat has seen."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.path: list[int] = []  # every action so far, those of chance included
        self.table: Table | None = None  # before the deal
        self.waiting: int | None = None  # the action that a chance node is about to complete
        self.memory = [b""] * game.rules.seats  # a digest of all that each seat has seen
        self.last = [b""] * game.rules.seats  # what each seat saw last

    def __deepcopy__(self, memo: object) -> Line:
        twin = Line(self.game)
        twin.path = self.path.copy()
        twin.table = None if self.table is None else self.table.clone()
        twin.waiting = self.waiting
        twin.memory = self.memory.copy()
        twin.last = self.last.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _replay, (str(self.game), self.path)

    @property
    def is_chance(self) -> bool:
        return self.table is None or self.waiting is not None

    @property
    def is_over(self) -> bool:
        table = self.table
        if table is None or self.waiting is not None:
            return False
        return table.over or table.steps >= self.game.horizon

    def apply(self, action: int) -> None:
        self.path.append(action)
        if self.table is None:
            self.table = Table(self.game.rules, action)
        elif self.waiting is not None:
            state = self.table.state
            state.rng = seed_state((state.rng >> 1) ^ action)
            self.table.play(self.waiting)
            self.waiting = None
        else:
            self._remember(self.table.seat, action.to_bytes(2, "little"))
            trial = self.table.clone()
            trial.play(action)
            if trial.state.rng != self.table.state.rng:
                self.waiting = action  # chance decides what comes of it
                return
            self.table = trial
        for seat in range(self.game.rules.seats):
            seen = self.table.observe(seat).tobytes()
            if seen != self.last[seat]:  # that nothing happened is nothing to remember
                self._remember(seat, seen)
                self.last[seat] = seen

    def _remember(self, seat: int, seen: bytes) -> None:
        self.memory[seat] = blake2b(self.memory[seat] + seen, digest_size=12).digest()

    def recollection(self, seat: int) -> str:
        """The information state: who, a digest of the past, and what this seat is asked."""
        asked = None if self.table is None or self.table.over else self.table.state.top
        name = "" if asked is None or asked.seat != seat else asked.name
        return f"{seat} {self.memory[seat].hex()} {name}".rstrip()


def _replay(game: str, path: list[int]) -> Line:
    line = Line(pyspiel.load_game(game))
    for action in path:
        line.apply(action)
    return line


class SpielState(pyspiel.State):
    """A chance node or a decision of a seat."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game)

    def current_player(self) -> int:
        if self.line.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if self.line.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return -1 if self.line.table is None else self.line.table.seat

    def is_terminal(self) -> bool:
        return self.line.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.line.table is None else self.line.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.line.game.outcomes

    def _apply_action(self, action: int) -> None:
        self.line.apply(action)

    def returns(self) -> list[float]:
        game, table = self.line.game, self.line.table
        if table is None or not self.line.is_over:
            return [0.0] * game.rules.seats
        return table.results() if table.over else game.worth(table.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state this player cannot tell from this one; for information-set search."""
        twin: SpielState = self.clone()
        if twin.line.table is not None:
            chance = int(probability_sampler() * (1 << 53)) + 1
            twin.line.table.state.determinize(player_id, chance)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.line.game.rules.names[action]

    def __str__(self) -> str:
        table, waiting = self.line.table, self.line.waiting
        if table is None:
            return "before the deal"
        about = "" if waiting is None else f" chance after {self.line.game.rules.names[waiting]}"
        return f"{table.steps} {table.state.fingerprint():016x}{about}"


class Observer:
    """What a seat sees, as OpenSpiel asks for it: `tensor`, `dict`, and a string."""

    def __init__(self, rules: Rulebook, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(rules.width, np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for block in rules.layout:
            self.dict[block.name] = self.tensor[first : first + block.length]
            first += block.length

    def set_from(self, state: SpielState, player: int) -> None:
        if state.line.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.line.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return state.line.recollection(player)
        self.set_from(state, player)
        blocks = ((name, values.astype(int).tolist()) for name, values in self.dict.items())
        return "\n".join(f"{name}: {_sparse(values)}" for name, values in blocks if any(values))


def _sparse(values: list[int]) -> str:
    """`place=number` of all that is not zero."""
    return " ".join(f"{place}={number}" for place, number in enumerate(values) if number)


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for name in playable():
        title = "".join(part.capitalize() for part in name.split("_"))
        kind = type(title, (SpielGame,), {"name": name, "__module__": __name__})
        globals()[title] = kind  # pickle looks for the class here
        game = registry.get(name)
        pyspiel.register_game(game_type(game, game.players[0]), kind)


register()
