"""Whose turn it is to be served: owners, and how much each of them has had.

Somebody is a user at an address. Cookies are free and addresses are not, so addresses share first,
and the users of one address share what it gets.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

REMEMBERED = 1_000  # owners; beyond that, those are forgotten who need not be known
AWAY = "away"  # where all are who have not been seen lately
IPV6_PREFIX = 64  # what one line gets; the rest of such an address is free to choose


class Owner(msgspec.Struct, frozen=True):
    """Who is to pay for some work."""

    user: str
    place: str = AWAY


def place_of(address: str) -> str:
    """What counts as one address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False).network_address)


class Shares:
    """Start-time fair queueing: whoever has had least goes first; who was away saves nothing up."""

    def __init__(self) -> None:
        self._now = 0.0  # what those who are served now have had
        self._had: dict[str, float] = {}

    def had(self, who: str) -> float:
        return max(self._now, self._had.get(who, 0.0))

    def serve(self, who: str) -> None:
        """It is the turn of `who`; nobody who comes later counts for less than that."""
        self._now = self.had(who)

    def charge(self, who: str, amount: float) -> None:
        self._had[who] = self.had(who) + amount
        if len(self._had) > REMEMBERED:
            self._had = {who: self._had[who] for who in self.remembered()}

    def remembered(self) -> set[str]:
        """Whoever has had no more than a newcomer need not be."""
        return {who for who, had in self._had.items() if had > self._now}


class Whereabouts:
    """Where users were last seen, in memory only: no address is ever stored."""

    def __init__(self, kept: int = 50_000) -> None:
        self._kept = kept
        self._places: OrderedDict[str, tuple[str, int]] = OrderedDict()
        self._count = 0

    def seen(self, user: str, address: str) -> None:
        self._count += 1
        self._places[user] = (place_of(address), self._count)
        self._places.move_to_end(user)
        if len(self._places) > self._kept:
            self._places.popitem(last=False)

    def place(self, user: str) -> str | None:
        """Where somebody was last seen; None for those who were not, and for what is no user."""
        return self._places[user][0] if user in self._places else None

    def owner(self, users: Sequence[str]) -> Owner:
        """Of several people the one who was here last."""
        here = [user for user in users if user in self._places]
        if not here:
            return Owner(users[0] if users else AWAY)
        last = max(here, key=lambda user: self._places[user][1])
        return Owner(last, self._places[last][0])
