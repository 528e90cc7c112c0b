"""What crosses the line between server and browser, as OpenAPI documents.

One for the server with its socket messages, one for each game with its view and its content, one
for the view that any screen can draw.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from beachhead.core import registry
from beachhead.core.board import Board
from beachhead.server import wire
from beachhead.server.app import make_app
from beachhead.server.settings import Settings

Document = dict[str, Any]
SOCKET = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}
REFERENCE = "#/components/schemas/{name}"


def server() -> Document:
    """The requests and answers, as the server describes itself, and what goes over the socket."""
    document: Document = make_app(Settings(data_dir="unused")).openapi_schema.to_schema()
    messages = [kind for union in SOCKET.values() for kind in get_args(union)]
    schemas = _components(messages) | document["components"]["schemas"]
    for name, union in SOCKET.items():
        kinds = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in get_args(union)]
        schemas[name] = {"oneOf": kinds}
    document["components"]["schemas"] = schemas
    return document


def game(name: str) -> Document:
    """What a seat may know and what is printed."""
    found = registry.get(name)
    structs = [found.part("view").View, found.part("content").Content]
    return _document(name, found.rules_version, structs)


def board() -> Document:
    """The view that any screen can draw."""
    return _document("board", 1, [Board])


def _document(title: str, version: int, structs: list[Any]) -> Document:
    info = {"title": title, "version": str(version)}
    schemas = {"schemas": _always(_components(structs))}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": schemas}


def _always(schemas: dict[str, Any]) -> dict[str, Any]:
    """What has a default is always sent; only what is unset may be absent."""
    for schema in schemas.values():
        fields = schema.get("properties", {})
        needed = set(schema.get("required", ()))
        schema["required"] = [n for n, field in fields.items() if n in needed or "default" in field]
    return schemas


def _components(structs: list[Any]) -> dict[str, Any]:
    return msgspec.json.schema_components(structs, ref_template=REFERENCE)[1]


def text(document: Document) -> str:
    """The document as text, the same on every machine."""
    return json.dumps(document, indent=1, sort_keys=True)
