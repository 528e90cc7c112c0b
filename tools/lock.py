"""Writes the lock files `requirements/*.txt`, with hashes for every system, and then NOTICE.

    .venv/bin/python tools/lock.py

uv's own lock file names the addresses of a registry, so it is not kept: pip and uv both read these.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

import notice

FORM = ["--frozen", "--no-emit-project", "--no-header", "--no-annotate", "-q", "-o"]
EXTRAS = ["--all-extras", "--no-extra", "ray", "--no-default-groups"]  # ray is large


def main() -> None:
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("beachhead: uv is not installed, and only uv knows the hashes of all systems")

    def run(*arguments: str) -> None:
        command = [uv, *arguments]
        subprocess.run(command, cwd=notice.ROOT, check=True, stdout=subprocess.DEVNULL)

    run("lock", "-q")
    run("export", *EXTRAS, *FORM, "requirements/all.txt")
    run("export", "--only-group", "node", *FORM, "requirements/node.txt")
    (notice.ROOT / "uv.lock").unlink()
    notice.main()


if __name__ == "__main__":
    main()
