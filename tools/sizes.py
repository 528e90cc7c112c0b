"""Counts the code of a revision: lines by package, median sizes of files and functions.

    .venv/bin/python tools/sizes.py [REVISION ...]

What is generated, and locales and content, which are no code, are left aside. A function is
counted from `def` to its last line, with its docstring.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import median

CODE = (".py", ".ts", ".svelte", ".css")
GENERATED = ("record.py", "wire.ts")
TREES = ("src/beachhead/", "web/src/")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def files(revision: str) -> Iterator[tuple[str, str]]:
    """Path and text of every file that is code."""
    for path in git("ls-tree", "-r", "--name-only", revision, *TREES).splitlines():
        if path.endswith(CODE) and not path.endswith(GENERATED) and "/migrations/" not in path:
            yield path, git("show", f"{revision}:{path}")


def package(path: str) -> str:
    """`core`, `games/scythe`, `web/table`."""
    parts = path.removeprefix("src/beachhead/").replace("web/src/", "web/").split("/")[:-1]
    deep = 2 if parts[:1] == ["games"] else 3 if parts[:2] == ["web", "games"] else 2
    return "/".join(parts[:deep]) or "."


def functions(text: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield node.end_lineno - node.lineno + 1


def report(revision: str) -> None:
    lines: defaultdict[str, int] = defaultdict(int)
    sizes: dict[str, int] = {}
    bodies: list[int] = []
    for path, text in files(revision):
        sizes[path] = text.count("\n")
        lines[package(path)] += sizes[path]
        if path.endswith(".py"):
            bodies += functions(text)
    print(f"{revision}: {sum(lines.values())} lines in {len(sizes)} files")
    print(f"median file {median(sizes.values()):.0f}, function {median(bodies):.0f} lines")
    print("over 500 lines:", ", ".join(path for path, n in sizes.items() if n > 500) or "none")
    for name, count in sorted(lines.items()):
        print(f"{count:7} {name}")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ["HEAD"]:
        report(wanted)
