"""The OpenAPI document, and a machine that tries everything it allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as examples

from beachhead.server.app import make_app
from beachhead.server.settings import Settings

from .conftest import Person, Server, running

PLAIN = make_app(Settings(data_dir="unused"))
DOCUMENT: dict[str, Any] = PLAIN.openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Person, str]]:
    folder = tmp_path_factory.mktemp("openapi")
    settings = Settings(data_dir=str(folder), rate_limits=False, bots="none")
    with running(settings) as server:
        ann = server.person()
        yield server, ann, ann.new_match("me", "open").id


@SCHEMA.parametrize()
@examples(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_nothing_makes_the_server_fail(
    case: schemathesis.Case[Any], tried: tuple[Server, Person, str]
) -> None:
    server, ann, match_id = tried
    if "match_id" in case.path_parameters and case.method != "GET":
        case.path_parameters["match_id"] = match_id
    sent = case.as_transport_kwargs(base_url="http://testserver.local")
    who = server.person() if "/account/" in case.path else ann  # who may log out, or leave
    headers = dict(sent.pop("headers", {}) or {}) | who.headers()
    kept = {name: sent[name] for name in ("params", "json") if sent.get(name) is not None}
    if isinstance(sent.get("data"), bytes):
        kept["content"] = sent["data"]
    server.client.cookies.clear()
    answer = server.client.request(sent["method"], sent["url"], headers=headers, **kept)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) <= {"error", "table"}
        assert answer.json()["error"]["key"].startswith("error-")


def test_the_document_is_served(tried: tuple[Server, Person, str]) -> None:
    answer = tried[0].client.get("/api/openapi/openapi.json")
    assert answer.status_code == 200
    assert answer.json()["paths"].keys() == DOCUMENT["paths"].keys()


def test_every_route_says_what_may_go_wrong() -> None:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            if path not in {"/health", "/ready"}:
                assert "409" in operation["responses"], (method, path)
