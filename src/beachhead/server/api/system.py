"""For the operator: health and metrics."""

from __future__ import annotations

import ipaddress

from litestar import Response, get
from sqlalchemy import text

import beachhead
from beachhead.server import wire
from beachhead.server.api.common import AnyRequest, TheServices, address
from beachhead.server.errors import not_found


@get("/health")
async def health(services: TheServices) -> wire.Health:
    """Answers when the database answers."""
    await services.database.read(lambda c: c.execute(text("select 1")).scalar())
    return wire.Health("ok", beachhead.__version__, beachhead.how(), services.database.name)


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices, request: AnyRequest) -> Response[bytes]:
    """Prometheus metrics, for this machine unless the operator opens them."""
    wanted = services.settings.metrics
    if wanted == "none" or (wanted == "local" and not _is_local(address(request))):
        raise not_found("page")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "testclient"


ROUTES = [health, metrics]
