"""Where rule sheets, rulebooks, cases and golden games lie: in a working copy, or the package."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
_COPY = PACKAGE.parents[1]


def working_copy() -> Path | None:
    """The root of the source tree, or None in an installed package."""
    return _COPY if (_COPY / "pyproject.toml").exists() else None


def sheets(game: str) -> Path:
    """The folder of a game's rule sheet; the template has its own with it."""
    inside = PACKAGE / "games" / game / "sheet"
    if inside.exists():
        return inside
    root = working_copy()
    return root / "docs" / "rules" / game if root else PACKAGE / "sheets" / game


def rulebook(game: str) -> Path:
    """The folder of a game's rulebook for people; not every game has one."""
    root = working_copy()
    return root / "docs" / "rulebook" / game if root else PACKAGE / "rulebooks" / game


def cases(game: str) -> list[Path]:
    """The files of worked cases that come with a game; an installed package has none."""
    root = working_copy()
    return sorted((root / "tests" / "cases" / game).glob("*.toml")) if root else []


def tests() -> list[Path]:
    """The test files; an installed package has none."""
    root = working_copy()
    return sorted((root / "tests").rglob("test_*.py")) if root else []


def shown(path: Path) -> str:
    """A path as people want to read it: below the source tree if it lies there."""
    root = working_copy()
    return str(path.relative_to(root)) if root and path.is_relative_to(root) else str(path)
