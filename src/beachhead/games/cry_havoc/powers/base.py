"""What an army can do that others cannot. Chapters call these at named points and never ask who it
is.

An army that leaves a method out has no such power. `what` in `targets` and `hit` is the number of a
structure, or STRUCTURES + the number of a skill; `here` is the Region of the marker or the source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beachhead.core.engine import FREE
from beachhead.games.cry_havoc.vocab import NOWHERE

if TYPE_CHECKING:
    from beachhead.core.engine import Actions, Question
    from beachhead.games.cry_havoc.state import State


class Power:
    """CH-GEN-01. The golden rule: what a skill, tile or token says goes before the chapters.

    These are the defaults, an army like any other.
    """

    # -- skills (chapter 4.1) ------------------------------------------------------------------

    def may_use(self, s: State, skill: i64) -> bool:
        """Whether a ready skill could change something now."""
        return False

    def use(self, s: State, turn: Question, skill: i64) -> None:
        """Carry out a skill; `turn` is on top."""
        raise NotImplementedError

    # -- targets of structures and skills --------------------------------------------------------

    def targets(self, s: State, what: i64, here: i64) -> i64:
        """The Regions a structure or skill may be aimed at."""
        return 0

    def hits_battles(self, what: i64) -> bool:
        """Whether a structure or skill may be aimed at Battle Regions."""
        return False

    def hit(self, s: State, what: i64, here: i64, region: i64) -> None:
        """The Region has been chosen."""
        raise NotImplementedError

    def counted(self, s: State, what: i64, here: i64, n: i64) -> None:
        """The number has been chosen."""
        raise NotImplementedError

    # -- structures (chapter 4.6) ------------------------------------------------------------------

    def may_activate(self, s: State, structure: i64, region: i64) -> bool:
        """Whether activating this marker could change something."""
        return False

    def activate(self, s: State, structure: i64, region: i64) -> None:
        raise NotImplementedError

    def activation_cost(self, s: State, structure: i64, region: i64) -> i64:
        return s.tables.activate_cost[structure]

    def activation_limit(self, s: State, structure: i64, region: i64) -> i64:
        """How often one marker may be activated in one action."""
        return 1

    # -- movement and recruiting (chapters 4.2, 4.5) -----------------------------------------------

    def reach(self, s: State, region: i64) -> i64:
        """The Regions adjacent to one, for this army."""
        return s.tables.adjacent[region]

    def near(self, s: State, region: i64) -> i64:
        """The Regions a player would think adjacent, whether they are open or not."""
        return s.tables.adjacent[region]

    def open_tunnels(self, s: State) -> i64:
        return 0

    def closes(self, s: State) -> i64:
        """Regions that no enemy Unit may enter."""
        return 0

    def enters_tokens(self, s: State, region: i64) -> bool:
        """Units enter a Region with Trog tokens; True if that is settled at once and stops
        nobody.
        """
        return False

    def skips_tokens(self) -> bool:
        """Whether step 2 of the end of a movement is left out."""
        return False

    def second_base(self, s: State) -> i64:
        """A Region beside the HQ that takes recruited Units, or NOWHERE."""
        return NOWHERE

    # -- Battle (chapter 5) ----------------------------------------------------------------------

    def has_stock(self) -> bool:
        """Whether the army keeps Crystals."""
        return False

    def offer_extra_cards(self, s: State, out: Actions) -> None:
        """Cards beyond those of the hand that fit the terrain."""

    def expect_extra_cards(self, s: State, out: Actions) -> None:
        """Cards beyond those of the hand that a player would look for, fitting or not."""

    def play_extra_card(self, s: State, action: i64, kind: i64) -> None:
        raise NotImplementedError

    def bar_to_card(self, s: State, kind: i64, played: i64) -> i64:
        """What keeps the opponent, who has played so many cards, from playing this kind."""
        return FREE

    def extra_strength(self, s: State, objective: i64) -> i64:
        """What counts as Units for a majority."""
        return 0

    def extra_kills(self, s: State) -> i64:
        """More kills in Attrition."""
        return 0

    def shells(self, s: State) -> bool:
        """Whether a token fires after Attrition."""
        return False

    def battle_over(self, s: State, side: i64) -> None:
        """The last thing in a Battle of this army."""
