"""Builds the handbook into the package, where the server finds it: `make docs`.

    .venv/bin/python tools/docs.py

Every broken link is an error. Scripts inside the pages become files, because the server allows no
others.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HANDBOOK = ROOT / "src" / "beachhead" / "handbook"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def main() -> None:
    quiet = {"NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict"]
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet}, check=False).returncode:
        sys.exit("beachhead: the handbook does not build, see above")
    for useless in (*HANDBOOK.glob("sitemap.xml*"), *HANDBOOK.rglob("*.map")):
        useless.unlink()
    for page in HANDBOOK.rglob("*.html"):
        page.write_text(_without_inline_scripts(page), encoding="utf-8")


def _without_inline_scripts(page: Path) -> str:
    up = "../" * (len(page.relative_to(HANDBOOK).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        name = f"assets/inline-{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        (HANDBOOK / name).write_text(found[1], encoding="utf-8")
        return f'<script src="{up}{name}"></script>'

    return INLINE.sub(moved, page.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
