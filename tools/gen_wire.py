"""Writes `web/src/net/wire.ts` from the server's OpenAPI document, with openapi-typescript.

python tools/gen_wire.py            write it (needs Node; the same as `npm run wire` in web/)
python tools/gen_wire.py --check    say what is out of date (needs nothing)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from beachhead.server.app import make_app
from beachhead.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
TARGET = WEB / "src" / "net" / "wire.ts"
BLOCK = r"^        readonly {name}: \{{\n(.*?)^        \}};"
FIELD = re.compile(r"^            readonly (\w+)(\??):", re.MULTILINE)


def differences(text: str) -> list[str]:
    """Schemas and fields in which the file and the server disagree."""
    document = make_app(Settings(data_dir="unused")).openapi_schema.to_schema()
    found = []
    for name, schema in sorted(document["components"]["schemas"].items()):
        block = re.search(BLOCK.format(name=name), text, re.MULTILINE | re.DOTALL)
        if block is None:
            found.append(f"{name} is missing")
            continue
        required = set(schema.get("required", ()))
        wanted = {field: field in required for field in schema.get("properties", {})}
        written = {field: not optional for field, optional in FIELD.findall(block[1])}
        if wanted != written:
            found.append(f"{name} has other fields: {sorted(set(wanted) ^ set(written))}")
    return found + [f"{path} is missing" for path in document["paths"] if f'"{path}"' not in text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        wrong = differences(TARGET.read_text(encoding="utf-8"))
        for line in wrong:
            print(f"wire.ts: {line}; run `python tools/gen_wire.py`", file=sys.stderr)
        return bool(wrong)
    environment = os.environ | {"PYTHON": sys.executable}
    return subprocess.run(["npm", "run", "wire"], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
