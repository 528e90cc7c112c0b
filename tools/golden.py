"""Golden games: write them anew, or search seeds for ways to end that have none yet.

python tools/golden.py                     write every file anew from its own choices
python tools/golden.py --find GAME         add short matches for what no golden game shows
"""

from __future__ import annotations

import argparse
from pathlib import Path

from beachhead.cli import _console
from beachhead.core.errors import ActionError
from beachhead.lab import golden
from beachhead.lab import golden_search as search

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def regenerate() -> None:
    """Replay the choices of each file and write what happens now."""
    for path in sorted(FOLDER.glob("*/*.txt")):
        old = path.read_text(encoding="utf-8")
        try:
            new = golden.write(golden.read(old))
        except ActionError as error:
            _console.fail(f"{path.name}: {error}; find a new one with --find")
            continue
        if new != old:
            path.write_text(new, encoding="utf-8")
            _console.out.print(f"changed: {path.relative_to(FOLDER)}", markup=False)


def find(name: str, tries: int) -> None:
    """Add what is missing, with a bar while it is looked for."""
    with _console.progress() as bar:
        for path in search.find(name, FOLDER / name, bar.track(range(tries), description=name)):
            _console.out.print(path.name, markup=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--find", metavar="GAME")
    parser.add_argument("--tries", type=int, default=200)
    arguments = parser.parse_args()
    if arguments.find:
        find(arguments.find, arguments.tries)
    else:
        regenerate()


if __name__ == "__main__":
    main()
