"""For the operator: health and metrics."""

from __future__ import annotations

import asyncio
import ipaddress
import shutil
from pathlib import Path

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import beachhead
from beachhead.server import wire
from beachhead.server.api.common import AnyRequest, TheServices, address
from beachhead.server.errors import not_found
from beachhead.server.services import Services

FORWARDED = ("forwarded", "x-forwarded-for", "via")
LEAST_DISK_MB = 50  # below this, the next moves may not be kept


@get("/health")
async def health(services: TheServices) -> wire.Health:
    """Answers while the process lives; whoever restarts it asks here."""
    return wire.Health("ok", beachhead.__version__, beachhead.how(), services.database.name)


@get("/ready")
async def ready(services: TheServices) -> Response[wire.Readiness]:
    """Whether moves can be kept now; whoever sends people here asks first."""
    disk = _free_mb(services.settings.folder) if services.database.sqlite else 0
    roomy = disk >= LEAST_DISK_MB or not services.database.sqlite
    reached = await _reached(services)
    told = wire.Readiness(reached and roomy, reached, disk, services.thoughts.waiting)
    return Response(told, status_code=200 if told.ready else 503)


async def _reached(services: Services) -> bool:
    try:
        async with asyncio.timeout(5):
            await services.database.read(lambda c: c.execute(text("select 1")).scalar())
    except (DBAPIError, TimeoutError):
        return False
    return True


def _free_mb(folder: Path) -> int:
    return shutil.disk_usage(folder).free >> 20


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices, request: AnyRequest) -> Response[bytes]:
    """Prometheus metrics, if the operator opens them."""
    wanted = services.settings.metrics
    if wanted == "none" or (wanted == "local" and not _is_local(request)):
        raise not_found("page")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_local(request: AnyRequest) -> bool:
    """Sent on this machine, and not by a proxy on it for somebody elsewhere."""
    host = address(request)
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "testclient"


ROUTES = [health, ready, metrics]
