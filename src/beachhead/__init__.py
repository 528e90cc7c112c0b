"""Beachhead: four asymmetric area-control board games to play, study and research.

`BEACHHEAD_PURE=1` runs the Python sources although compiled modules exist. Sources that are newer
than the compiled modules beside them run as sources too, as does a game that was never compiled:
stale machine code never plays.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HERE = Path(__file__).parent


class _SourceOnly:
    """Import finder that ignores the compiled modules of this package."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(__name__ + ".") or path is None:
            return None
        for folder in path:
            file = Path(folder, name.rpartition(".")[2] + ".py")
            if file.exists():
                return spec_from_file_location(name, file, loader=SourceFileLoader(name, str(file)))
        return None


def _stale() -> list[Path]:
    """Sources of a working copy that changed after they were compiled, or came to them."""
    if not (_HERE.parents[1] / "pyproject.toml").exists():
        return []
    suffix = EXTENSION_SUFFIXES[0]
    built = [(so, so.with_name(so.name.removesuffix(suffix) + ".py")) for so in _HERE.rglob("*.so")]
    changed = [py for so, py in built if py.exists() and py.stat().st_mtime > so.stat().st_mtime]
    states = _HERE.glob("games/*/state.py")
    new = [py for py in states if built and not py.with_name(f"state{suffix}").exists()]
    return changed + new


if os.environ.get("BEACHHEAD_PURE") == "1":
    sys.meta_path.insert(0, _SourceOnly)
elif _changed := _stale():
    sys.meta_path.insert(0, _SourceOnly)
    print(
        f"beachhead: {_changed[0].relative_to(_HERE)} is newer than the compiled modules",
        file=sys.stderr,
    )


def compiled() -> bool:
    """Whether the engine runs as native code."""
    from beachhead.core import engine  # noqa: PLC0415 - after the choice above

    return not str(engine.__file__).endswith(".py")


def how() -> str:
    """How the engine runs, for start-up lines: "compiled" or "plain Python"."""
    return "compiled" if compiled() else "plain Python"


from beachhead.core.match import Match  # noqa: E402 - the finder above must come first

if TYPE_CHECKING:
    from beachhead.study.review import review


def __getattr__(name: str) -> Any:
    """Study is fetched when somebody asks for it: whoever only plays starts without bots."""
    if name != "review":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from beachhead.study import review as found  # noqa: PLC0415 - see above

    return found.review


__all__ = ["Match", "__version__", "compiled", "how", "review"]
