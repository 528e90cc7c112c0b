"""Writes the client's types from the server's structs, with openapi-typescript.

`web/src/net/wire.ts` has requests, answers and socket messages, `web/src/games/<game>/wire.ts` the
view and the content of a game that has a face of its own, `web/src/games/generic/wire.ts` the view
of all others.

python tools/gen_wire.py            write them (needs Node; the same as `npm run wire` in web/)
python tools/gen_wire.py --check    say what is out of date (needs nothing)
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import schemas

from beachhead.core import registry

WEB = Path(__file__).parents[1] / "web"
FACES = WEB / "src" / "games"
HEAD = "// Made by tools/gen_wire.py from the structs of the server; document {digest}.\n"
OPTIONS = ("--alphabetize", "--immutable", "--default-non-nullable=false")


def documents() -> dict[Path, str]:
    """For each file the document it is made from."""
    found = {
        WEB / "src" / "net" / "wire.ts": schemas.text(schemas.server()),
        FACES / "generic" / "wire.ts": schemas.text(schemas.board()),
    }
    for name in registry.names():
        if (FACES / name).is_dir():
            found[FACES / name / "wire.ts"] = schemas.text(schemas.game(name))
    return found


def head(document: str) -> str:
    """The first line of a file, which knows its document; how prose is broken does not count."""
    digest = hashlib.sha256(" ".join(document.split()).encode()).hexdigest()[:16]
    return HEAD.format(digest=digest)


def outdated() -> list[str]:
    """The files that were made from another document."""
    return [
        str(path.relative_to(WEB))
        for path, document in documents().items()
        if not path.exists() or not path.read_text(encoding="utf-8").startswith(head(document))
    ]


def write(path: Path, document: str) -> None:
    command = ["npx", "openapi-typescript", *OPTIONS]
    made = subprocess.run(
        command, cwd=WEB, input=document, stdout=subprocess.PIPE, text=True, check=True
    )
    path.write_text(head(document) + made.stdout, encoding="utf-8")


def main() -> int:
    if "--check" in sys.argv[1:]:
        wrong = outdated()
        for name in wrong:
            print(f"{name} is out of date; run `python tools/gen_wire.py`", file=sys.stderr)
        return bool(wrong)
    for path, document in documents().items():
        write(path, document)
    return 0


if __name__ == "__main__":
    sys.exit(main())
