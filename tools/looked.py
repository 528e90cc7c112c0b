"""What the looks tool has seen: its findings, which pictures somebody looked at, and the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from visitors import Look

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "artefacts" / "screens"
GUIDE = ROOT / "docs" / "guide" / "web-client.md"
LOOKED = PICTURES / "looked.txt"  # names of pictures, one in a line
SIZES = ("1920x1080", "1440x900", "1280x720", "390x844")


class Finding(msgspec.Struct, frozen=True):
    """A text that is cut, and where it was seen."""

    game: str
    screen: str
    look: str  # size, theme, language
    where: str
    text: str
    why: str


class Report(msgspec.Struct, frozen=True):
    """What a tour has seen."""

    game: str
    seen: list[tuple[str, Look]]
    findings: list[Finding]
    errors: list[str]


def kept(report: Report) -> Report:
    """The report with what earlier runs saw and this one did not look at again."""
    old = remembered(report.game)
    if old is None:
        return report
    again = {(screen, look.name) for screen, look in report.seen}
    seen = [(screen, look) for screen, look in old.seen if (screen, look.name) not in again]
    findings = [found for found in old.findings if (found.screen, found.look) not in again]
    return Report(report.game, seen + report.seen, findings + report.findings, report.errors)


def remembered(game: str) -> Report | None:
    file = PICTURES / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Report) if file.exists() else None


def keep(report: Report) -> None:
    (PICTURES / f"{report.game}.json").write_bytes(msgspec.json.encode(report))


def told(findings: Sequence[Finding]) -> Iterator[str]:
    """One line per text and place, with the looks it was seen in."""
    same: dict[tuple[str, str, str, str], list[Finding]] = {}
    for found in findings:
        same.setdefault((found.game, found.where, found.text, found.why), []).append(found)
    for (game, where, text, why), all_ in same.items():
        places = sorted({f"{one.screen} {one.look}" for one in all_})
        more = f" and {len(places) - 2} more" if len(places) > 2 else ""
        yield f"{game}: {where}: {text!r} {why} ({', '.join(places[:2])}{more})"


def mark(pictures: Iterable[str]) -> None:
    """Somebody has looked at these pictures."""
    names = {Path(picture).stem for picture in pictures}
    LOOKED.write_text("\n".join(sorted(looked() | names)), encoding="utf-8")


def looked() -> set[str]:
    return set(LOOKED.read_text(encoding="utf-8").split()) if LOOKED.exists() else set()


def write_table(games: Iterable[str]) -> None:
    """What was looked at, into the guide."""
    head = "| game | size | screens | pictures | themes, languages | by eye | cut texts |"
    lines = [head, "|---|---|---|--:|---|---|--:|"]
    for report in filter(None, map(remembered, games)):
        lines += filter(None, (row(report, size) for size in SIZES))
    text = GUIDE.read_text(encoding="utf-8")
    start, end = "<!-- screens -->\n", "<!-- /screens -->"
    before, rest = text.split(start)
    after = rest.split(end)[1]
    body = "\n".join(lines)
    GUIDE.write_text(f"{before}{start}{body}\n{end}{after}", encoding="utf-8")


def row(report: Report, size: str) -> str:
    """One game on one size of screen; empty if nothing was seen there."""
    seen = [(screen, look) for screen, look in report.seen if look.size == size]
    if not seen:
        return ""
    screens = ", ".join(dict.fromkeys(screen for screen, _ in seen))
    themes = ", ".join(sorted({look.theme for _, look in seen}))
    languages = ", ".join(sorted({look.language for _, look in seen}))
    eyed = by_eye(report.game, seen)
    cut = sum(found.look.startswith(size) for found in report.findings)
    told = f"{len(seen)} | {themes}; {languages} | {eyed} | {cut}"
    return f"| {report.game} | {size} | {screens} | {told} |"


def by_eye(game: str, seen: Sequence[tuple[str, Look]]) -> str:
    """How many pictures somebody looked at, by language."""
    known = looked()
    counts = Counter(
        look.language for screen, look in seen if f"{game}-{screen}-{look.name}" in known
    )
    return ", ".join(f"{count} {language}" for language, count in sorted(counts.items())) or "–"
