"""Inside Pyodide: compile the tree in /given, play a little, pack what that needed.

`pack.mjs` runs it. What was imported while matches of every game were made, played, taken back and
looked at is kept of the standard library, and whatever else errors and odd paths may import.
"""

from __future__ import annotations

import asyncio
import io
import json
import py_compile
import shutil
import sys
import zipfile
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

TREE = Path("/engine")
LIBRARY = "/lib/python314.zip"
# Imported only where something goes wrong, or by compiled code.
BESIDE = ("traceback", "linecache", "tokenize", "textwrap", "difflib", "decimal", "pickle")
WHOLE: tuple[str, ...] = (
    "encodings/",
    "_pyodide",
    "pyodide",
    "importlib/",
    "asyncio/",
    "collections/",
    "json/",
)
WHOLE += ("re/", "zipfile/", "concurrent/", "urllib/", "email/", "tomllib/")
NEVER = ("encodings/cp", "encodings/iso", "encodings/mac", "encodings/big5", "encodings/euc")


def compile_tree() -> int:
    """Byte code beside nothing: sources stay at home."""
    shutil.copytree("/given", TREE)
    count = 0
    for file in sorted(TREE.rglob("*.py")):
        py_compile.compile(
            str(file),
            cfile=f"{file}c",
            dfile=str(file.relative_to(TREE)),
            doraise=True,
            optimize=2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        file.unlink()
        count += 1
    return count


def pack(names: Iterable[str], read: Callable[[str], bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(names):
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), read(name))
    return buffer.getvalue()


class Forgetful:
    """A drawer in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.kept.get(key)

    async def list(self, start: str, end: str) -> str:
        return json.dumps(sorted(item for item in self.kept.items() if start <= item[0] < end))

    async def write(self, changes: str) -> str:
        self.kept |= json.loads(changes)["put"]
        return "kept"

    async def put(self, key: str, text: str | None) -> str:
        self.kept[key] = text or ""
        return "kept"


async def play_a_little() -> list[str]:
    """Every game, from its first question to a bot's answer; what was played."""
    door_module = import_module("beachhead.local.door")  # of the tree, not of this copy
    bots = door_module.Bots()

    async def think(text: str) -> str:
        return str(bots.think(text))

    door = door_module.Door(Forgetful(), think)

    async def ask(method: str, path: str, body: object = None) -> Any:
        sent = None if body is None else json.dumps(body)
        status, text = await door.call(method, path, sent)
        assert status < 400, (method, path, status, text)
        return json.loads(text) if text else None

    games = [game["id"] for game in await ask("GET", "/games")]
    for game in games:
        count = next(info for info in await ask("GET", "/games") if info["id"] == game)["players"][
            0
        ]
        await ask("GET", f"/games/{game}/setup?players={count}")
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (count - 1)]
        made = await ask("POST", "/matches", {"game": game, "seats": seats})
        at = f"/matches/{made['id']}"
        for number in range(6):
            table = await ask("GET", at)
            asked = table["asked"]
            command = {"id": f"command-{number}", "seq": table["seq"], "seat": asked["seat"]}
            action = asked["options"][0]["action"]
            await ask("POST", f"{at}/commands", command | {"action": action})
        await ask("POST", f"{at}/undo", {"id": "undo-first", "seq": 6})
        await ask("GET", f"{at}/at/2")
        await ask("POST", f"{at}/resign", {"seat": 0})
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "level1"}] * (count - 1)]
        made = await ask("POST", "/matches", {"game": game, "seats": seats})
        await door.open(1, f"/matches/{made['id']}/socket", lambda text: None)
        while not (await ask("GET", f"/matches/{made['id']}"))["asked"]["mine"]:
            await asyncio.sleep(0)
        await ask("POST", f"/matches/{made['id']}/hint")
        door.close(1)
    return list(games)


def used(library: zipfile.ZipFile) -> list[str]:
    """What the standard library was asked for, and what it may yet be."""
    inside = f"{LIBRARY}/"
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    asked = {file.removeprefix(inside) for file in files if file.startswith(inside)}
    return [
        name
        for name in library.namelist()
        if name in asked or (name.startswith(WHOLE) and not name.startswith(NEVER))
    ]


async def main() -> str:
    """Writes /engine.zip and /python_stdlib.zip; says what they hold."""
    modules = compile_tree()
    sys.path.insert(0, str(TREE))
    played = await play_a_little()
    for name in BESIDE:
        import_module(name)
    with zipfile.ZipFile(LIBRARY) as library:
        wanted, whole = used(library), len(library.namelist())
        Path("/python_stdlib.zip").write_bytes(pack(wanted, library.read))
    files = {str(file.relative_to(TREE)): file for file in TREE.rglob("*") if file.is_file()}
    kept = [name for name in files if "__pycache__" not in name]
    Path("/engine.zip").write_bytes(pack(kept, lambda name: files[name].read_bytes()))
    library_kept = f"{len(wanted)} of {whole}"
    return json.dumps({"games": played, "modules": modules, "library": library_kept})
