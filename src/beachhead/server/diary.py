"""Where modules that also run in a browser write what somebody should know."""

from __future__ import annotations

import sys
import traceback
from importlib.util import find_spec
from typing import Protocol


class Diary(Protocol):
    """The part of structlog's logger that is used."""

    def info(self, event: str, **facts: object) -> object: ...
    def warning(self, event: str, **facts: object) -> object: ...
    def exception(self, event: str, **facts: object) -> object: ...


class Console:
    """Lines on standard error; a browser shows them in its console."""

    def info(self, event: str, **facts: object) -> None:
        """Nobody reads a browser's console for that."""

    def warning(self, event: str, **facts: object) -> None:
        print(event, *(f"{key}={value}" for key, value in facts.items()), file=sys.stderr)

    def exception(self, event: str, **facts: object) -> None:
        self.warning(event, **facts)
        traceback.print_exc()


def diary() -> Diary:
    """structlog's where it is installed: on every server."""
    if find_spec("structlog") is None:
        return Console()
    import structlog  # noqa: PLC0415

    found: Diary = structlog.get_logger()
    return found
