"""Positions of older rules versions as those of today (`docs/guide/old-matches.md`)."""

from __future__ import annotations

from typing import Any


def without_windows(position: dict[str, Any]) -> dict[str, Any]:
    """From versions 1 and 2, which asked for objectives in three windows of a turn.

    The first two are gone: their questions offer objectives themselves. One that was open before
    the bottom action has no such question below it, and is asked as that of the end is.
    """
    kept: list[dict[str, Any]] = []
    asked = [dict(question) for question in position.get("question", [])]
    for i, question in enumerate(asked):
        last = question.pop("last", True)
        if question["ask"] == "Window":
            question["ask"] = "LastWindow"
        elif question["ask"] == "RevealObjective" and asked[i + 1]["ask"] == "BottomAction":
            last = True
        if last:
            kept.append(question)
    return position | {"question": kept}
