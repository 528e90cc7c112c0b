"""The web bundle and the handbook, as files beside the package.

Any other page address gets the start page.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from beachhead.server.errors import not_found

BUNDLE = Path(__file__).parents[1] / "web"
HANDBOOK = Path(__file__).parents[1] / "handbook"  # `make docs` writes it
DOCS = "docs/"
START = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ carry a hash
ALWAYS_ASK = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
OWN_PATHS = ("api/", DOCS, "metrics", "health", "ready")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Beachhead</title>
<h1>The web client is not built</h1>
<p>The server runs, but its package holds no web bundle. In a source tree, <code>make web</code>
builds it; a released wheel contains it. The API is described at
<a href="/api/openapi/openapi.json">/api/openapi/openapi.json</a>.</p></html>
"""


class Bundle:
    """The files of a bundle, known by name, so that no path can lead elsewhere."""

    def __init__(self, folder: Path = BUNDLE, handbook: Path = HANDBOOK) -> None:
        book = _files(handbook)
        self._files = _files(folder) | {DOCS + name: path for name, path in book.items()}

    def answer(self, path: str, accepted: str) -> Response[bytes]:
        name = path.strip("/") or START
        if name not in self._files:
            if name != START and ("." in name.rpartition("/")[2] or name.startswith(OWN_PATHS)):
                raise not_found("page")
            name = START
        if not self._files:
            return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("javascript", "json")):
            kind += "; charset=utf-8"
        headers = {"cache-control": FOREVER if name.startswith("assets/") else ALWAYS_ASK}
        for encoding, suffix in ENCODINGS:
            if encoding in accepted and name + suffix in self._files:
                headers |= {"content-encoding": encoding, "vary": "accept-encoding"}
                return Response(
                    self._files[name + suffix].read_bytes(), headers=headers, media_type=kind
                )
        return Response(self._files[name].read_bytes(), headers=headers, media_type=kind)


def _files(folder: Path) -> dict[str, Path]:
    found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path for path in found}


@get(["/docs", "/docs/"], include_in_schema=False, sync_to_thread=False)
def handbook() -> Redirect:
    return Redirect("/docs/index.html")  # its links are relative to that


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    bundle: Bundle = request.app.state.bundle
    return bundle.answer(path, request.headers.get("accept-encoding", ""))
