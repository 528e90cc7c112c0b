"""Builds the edition that needs no server: a folder of files for any web server.

    .venv/bin/python tools/make_site.py [FOLDER]

`make site` calls it. The client is built with `VITE_LOCAL=1`; Python is Pyodide from npm; msgspec
and librt are the wheels for it from the package registry, by the hashes of `requirements/all.txt`.
The engine runs in it as plain Python, byte code of the sources: the same rules, slower bots.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import web

from beachhead.core import registry
from beachhead.core.languages import LANGUAGES
from beachhead.lab import places, rulebook
from beachhead.server import library, rulebooks, wire

ROOT = web.ROOT
PARTS = ROOT / "tools" / "pocket"
WORK = ROOT / "build" / "site"
PACKAGE = ROOT / "src" / "beachhead"
PYODIDE = web.WEB / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM = "pyemscripten_2026_0_wasm32"
WHEELS = ("msgspec", "librt", "mypy-extensions", "typing-extensions")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'none'"
)
# Layers that the engine in a browser is made of; of the server, what the door imports.
LAYERS = ("core", "games", "bots", "lab", "local")
NAME = "Beachhead"


def main() -> None:
    site = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "site").resolve()
    web.install()
    shutil.rmtree(WORK, ignore_errors=True)
    client(site)
    answers(site / "engine")
    tree = WORK / "tree"
    engine(tree)
    runtime(site, tree)
    dress(site)
    web.say(f"the site is in {places.shown(site)}: {summary(site)}")


def client(site: Path) -> None:
    """The same client, with the engine's transport, at whatever path it will lie."""
    web.say("building the web client")
    os.environ["VITE_LOCAL"] = "1"
    if web.npm("exec", "--", "vite", "build", "--base", "./", "--outDir", str(site)):
        sys.exit("beachhead: the web client does not build, see above")
    shutil.rmtree(site / ".vite")
    for style in (site / "assets").glob("*.css"):  # drawings that no module imports
        text = style.read_text("utf-8")
        style.write_text(re.sub(r"url\((['\"]?)/art/", r"url(\1../art/", text), "utf-8")


def answers(folder: Path) -> None:
    """What the server would say and never changes, as files."""
    web.say("writing games, rules and rulebooks")
    keep(folder / "games.json", wire.encode(library.games()))
    for game in registry.names():
        own = folder / game
        keep(own / "content.json", wire.encode(library.content(game)))
        for language in LANGUAGES:
            keep(own / f"rules.{language}.json", wire.encode(library.rules(game, language)))
            keep(own / f"rulebook.{language}.json", wire.encode(rulebooks.read(game, language)))
        for example in rulebook.examples(game):
            shown = wire.encode(rulebooks.example(game, example))
            keep(own / "examples" / f"{example}.json", shown)


def keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


# -- the engine --------------------------------------------------------------------------------


def engine(tree: Path) -> None:
    """Everything on Python's path in the browser: our layers, and packages of others."""
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            names = [n for n in packed.namelist() if n.endswith((".py", ".so"))]
            packed.extractall(tree, names)
    inside = tree / "beachhead"
    for source in [PACKAGE / "__init__.py", *ours(), *needed_of_server()]:
        copy(source, inside / source.relative_to(PACKAGE))
    for game in registry.names():
        examples = places.rulebook(game) / "examples.toml"
        if examples.exists():
            copy(examples, inside / "rulebooks" / game / examples.name)


def ours() -> list[Path]:
    """Sources and content of the layers, but what was made from them or is for people."""
    made = {".so", ".pyc", ".ftl", ".md"}
    found = [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*") if path.is_file()]
    return [p for p in found if p.suffix not in made and "_template" not in p.parts]


def needed_of_server() -> list[Path]:
    """Its modules that the door imports, asked of Python itself."""
    program = "import sys, beachhead.local.door\nprint(*sys.modules, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    names = [name for name in done.stdout.split() if name.startswith("beachhead.server")]
    files = [PACKAGE.joinpath(*name.split(".")[1:]) for name in names]
    return [f / "__init__.py" if f.is_dir() else f.with_suffix(".py") for f in files]


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def wheels() -> list[Path]:
    """The packages that the engine imports, for this Python and this platform, by their hashes."""
    folder = WORK / "wheels"
    lock = (ROOT / "requirements" / "all.txt").read_text("utf-8")
    lines = [re.search(rf"^{name}==.*(?:\n    --hash.*)*", lock, re.MULTILINE) for name in WHEELS]
    wanted = WORK / "wheels.txt"
    keep(wanted, "\n".join(found[0] for found in lines if found).encode())
    target = ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp"]
    only = ["--only-binary", ":all:", "--no-deps", "--require-hashes", "-r", str(wanted)]
    pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *target, *only, "-d", str(folder)], check=True)
    return sorted(folder.glob("*.whl"))


def runtime(site: Path, tree: Path) -> None:
    """Pyodide, the trimmed standard library, byte code; and how much there is to load."""
    web.say("compiling to byte code, playing every game once")
    packed = WORK / "packed"
    node = [*web.node_command(), str(PARTS / "pack.mjs"), str(PYODIDE), str(tree), str(packed)]
    done = subprocess.run(node, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"beachhead: the engine does not run in Pyodide\n{done.stderr}")
    for name in RUNTIME:
        copy(PYODIDE / name, site / "pyodide" / name)
    copy(packed / "python_stdlib.zip", site / "pyodide" / "python_stdlib.zip")
    copy(packed / "engine.zip", site / "engine" / "engine.zip")
    loaded = [site / "engine" / "engine.zip", *(site / "pyodide").iterdir()]
    fetched = [path for path in loaded if path.suffix != ".mjs"]  # modules are not counted
    parts = {
        "files": {path.relative_to(site).as_posix(): path.stat().st_size for path in fetched},
        "info": json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"],
    }
    keep(site / "engine" / "parts.json", json.dumps(parts).encode())


# -- what makes it a site ----------------------------------------------------------------------


def dress(site: Path) -> None:
    """Icons, manifest, policy, service worker, and everything compressed beside itself."""
    shutil.copytree(PARTS / "icons", site / "icons", dirs_exist_ok=True)
    icons = [
        {"src": f"icons/{path.name}", "sizes": f"{size}x{size}", "type": "image/png"}
        | {"purpose": "maskable" if "maskable" in path.name else "any"}
        for path in sorted((site / "icons").glob("*.png"))
        if (size := path.stem.rpartition("-")[2])
    ]
    manifest = {
        "name": NAME,
        "short_name": NAME,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f3efe6",
        "theme_color": "#1f4e5f",
        "icons": icons,
    }
    keep(site / "manifest.webmanifest", json.dumps(manifest).encode())
    page = (site / "index.html").read_text("utf-8")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        '    <link rel="manifest" href="./manifest.webmanifest" />\n'
        '    <link rel="apple-touch-icon" href="./icons/icon-192.png" />\n  </head>'
    )
    keep(site / "index.html", page.replace("</head>", head).encode())
    keep(site / ".nojekyll", b"")
    files = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:12]
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name not in {".nojekyll", "sw.js"}
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:10]
    text = (PARTS / "sw.js").read_text("utf-8").replace("%VERSION%", version)
    keep(site / "sw.js", text.replace("%FILES%", json.dumps(list(files.items()))).encode())
    subprocess.run([*web.node_command(), str(PARTS / "compress.mjs"), str(site)], check=True)


def summary(site: Path) -> str:
    files = [path for path in site.rglob("*") if path.is_file()]
    plain = [path for path in files if path.suffix not in {".br", ".gz"}]
    packed = [p.with_name(f"{p.name}.br") for p in plain]
    small = sum((b if b.exists() else p).stat().st_size for p, b in zip(plain, packed, strict=True))
    return f"{len(plain)} files, {small / 1e6:.2f} MB as brotli sends them"


if __name__ == "__main__":
    main()
