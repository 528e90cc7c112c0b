"""Sets up .venv from nothing and compiles the engine if it can; does only what is out of date.

    python3 tools/environment.py             fall back to plain Python, and say why
    python3 tools/environment.py --strict    a compiler that is there must succeed

Needs nothing but the standard library, because it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
INSTALLED = VENV / ".installed"
COMPILED = VENV / ".compiled"
LOCK = ROOT / "requirements" / "all.txt"  # `make lock` writes it; all but ray, which is large
PIP = ["-q", "--disable-pip-version-check", "--no-input"]


def say(text: str) -> None:
    print(f"beachhead: {text}", flush=True)


def digest(*paths: Path) -> str:
    """A hash of files, to know whether something was done with exactly these."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()


def is_current(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value


def pip(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run pip for the environment; the pip of this Python if the environment has none."""
    own = [str(PYTHON), "-m", "pip"]
    if subprocess.run([*own, "--version"], capture_output=True, check=False).returncode:
        own = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    return subprocess.run(
        [*own, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        check=False,
    )


def packages() -> None:
    """Exactly the files whose hashes are listed: with uv where it is installed, else with pip."""
    uv = shutil.which("uv")
    if uv:
        command = [uv, "pip", "install", "-q", "--python", str(PYTHON), "--require-hashes"]
        if subprocess.run([*command, "-r", str(LOCK)], cwd=ROOT, check=False).returncode == 0:
            return
        say("uv failed, trying pip")
    done = pip("install", *PIP, "--require-hashes", "-r", str(LOCK))
    if done.returncode:
        sys.exit(f"{done.stderr[-3000:]}\nbeachhead: pip failed, see above")


def install() -> None:
    """The environment with all packages, and the sources as they are."""
    wanted = digest(LOCK, ROOT / "pyproject.toml", ROOT / "setup.py") + sys.version
    if is_current(INSTALLED, wanted) and PYTHON.exists():
        return
    if not PYTHON.exists():
        say(f"making .venv with Python {sys.version.split()[0]}")
        made = [sys.executable, "-m", "venv", str(VENV)]
        if subprocess.run(made, capture_output=True, check=False).returncode:
            subprocess.run([*made, "--clear", "--without-pip"], check=True)
    say("installing packages into .venv (a minute or two the first time)")
    packages()
    done = sources_in_place(BEACHHEAD_COMPILE="0")
    if done.returncode:
        sys.exit(f"{done.stderr[-3000:]}\nbeachhead: pip failed, see above")
    INSTALLED.write_text(wanted, encoding="utf-8")


def sources_in_place(**environment: str) -> subprocess.CompletedProcess[str]:
    """The package itself, used from where its sources are; what it needs is there already."""
    return pip("install", *PIP, "-e", ".", "--no-deps", "--no-build-isolation", **environment)


def compiler() -> str | None:
    """The C compiler that the build would use, if this machine has one."""
    own = str(sysconfig.get_config_var("CC") or "cc").split(maxsplit=1)[0]
    names = [os.environ.get("CC", ""), own, "cc", "gcc", "clang"]
    return next((found for name in names if name and (found := shutil.which(name))), None)


def made_from() -> str:
    """What the compiled engine depends on: sources, the list of them, versions of the compiler."""
    package = ROOT / "src" / "beachhead"
    parts = ("core", "games", "bots", "bench", "env")
    modules = (path for part in parts for path in (package / part).rglob("*.py"))
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = config.partition("[tool.beachhead]")[2].partition("[tool.mypy]")[0]
    locked = LOCK.read_text(encoding="utf-8").splitlines()
    versions = [line for line in locked if line.startswith(("mypy", "librt", "setuptools"))]
    return digest(ROOT / "setup.py", *sorted(modules)) + "".join([listed, *versions, sys.version])


def forget_compiled() -> None:
    """Old machine code must never run beside new sources."""
    for module in (ROOT / "src").rglob("*.so"):
        module.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def compile_engine(strict: bool) -> None:
    found = compiler()
    if found is None:
        forget_compiled()
        say("no C compiler here: the engine runs as plain Python")
        return
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        forget_compiled()
        say("the headers of Python are missing (python3-dev): the engine runs as plain Python")
        return
    wanted = made_from()
    if is_current(COMPILED, wanted):
        return
    say(f"compiling the engine with {found} (a minute or two)")
    forget_compiled()
    environment = {"BEACHHEAD_COMPILE": "1"}
    if shutil.which(str(sysconfig.get_config_var("CC") or "").split(" ")[0]) is None:
        environment["CC"] = found
    done = sources_in_place(**environment)
    if done.returncode == 0:
        COMPILED.write_text(wanted, encoding="utf-8")
        say("compiled")
        return
    forget_compiled()
    sources_in_place(BEACHHEAD_COMPILE="0")
    print(done.stdout[-2000:] + done.stderr[-3000:], file=sys.stderr)
    if strict:
        sys.exit("beachhead: compiling failed, see above")
    say("compiling failed: the engine runs as plain Python")


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything is checked
        sys.exit(f"beachhead: needs Python 3.11 or newer, this is {sys.version.split()[0]}")
    install()
    compile_engine("--strict" in sys.argv)


if __name__ == "__main__":
    main()
