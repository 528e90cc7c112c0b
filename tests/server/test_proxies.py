"""Whose word about the sender is taken: that of proxies the operator names, and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.mark.parametrize(("named", "believed"), [("", False), ("127.0.0.1", True)])
def test_only_named_proxies_are_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, believed: bool
) -> None:
    """Whoever forges an address for each request gets no further than with one."""
    monkeypatch.syspath_prepend(TOOLS)
    people: Any = __import__("people")

    async def story() -> int:
        server = people.Process(
            tmp_path, BEACHHEAD_BOTS="none", BEACHHEAD_RATE_LIMITS="1", BEACHHEAD_PROXIES=named
        )
        await server.start()
        try:
            return sum([await guest(server.port, n) for n in range(100)])
        finally:
            await server.stop()

    async def guest(port: int, number: int) -> bool:
        line = people.Line(port)
        forged = {"x-forwarded-for": f"203.0.113.{number}"}
        answer = await line.ask("GET", "/api/me", forged, b"")
        line.close()
        return bool(answer.status_code == 200)

    made = asyncio.run(story())
    assert (made == 100) == believed and made >= 20
