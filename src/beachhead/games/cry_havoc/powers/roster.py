"""The four armies' powers, at the number of the army."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beachhead.games.cry_havoc.powers.base import Power
from beachhead.games.cry_havoc.powers.humans import Humans
from beachhead.games.cry_havoc.powers.machines import Machines
from beachhead.games.cry_havoc.powers.pilgrims import Pilgrims
from beachhead.games.cry_havoc.powers.trogs import Trogs

_POWERS: Final[list[Power]] = [Humans(), Pilgrims(), Machines(), Trogs()]


def of(army: i64) -> Power:
    return _POWERS[army]
