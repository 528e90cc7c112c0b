"""The languages that words are written in: a folder of Fluent files each."""

from __future__ import annotations

from pathlib import Path

LOCALES = Path(__file__).parents[1] / "locales"
SOURCE = "en"  # the language that all others are translated from
LANGUAGES = (SOURCE, *sorted({f.parent.name for f in LOCALES.glob("*/*.ftl")} - {SOURCE}))
