"""Print the server's OpenAPI document; `npm run wire` turns it into `web/src/net/wire.ts`."""

from __future__ import annotations

import json
import sys

from beachhead.server.app import make_app
from beachhead.server.settings import Settings


def document() -> str:
    """The document as text, the same on every machine."""
    schema = make_app(Settings(data_dir="unused")).openapi_schema.to_schema()
    return json.dumps(schema, indent=1, sort_keys=True)


if __name__ == "__main__":
    sys.stdout.write(document())
