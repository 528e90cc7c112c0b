"""The application: routes, gate, errors, life span."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

import beachhead
from beachhead.core.errors import BeachheadError
from beachhead.server import static
from beachhead.server.api import (
    account,
    arena,
    common,
    credentials,
    farewell,
    games,
    matches,
    people,
    sessions,
    system,
)
from beachhead.server.errors import Refused
from beachhead.server.security import MAX_BODY, HeadAsGet, Origins, header_adder
from beachhead.server.services import CHANNEL, Services
from beachhead.server.settings import Settings
from beachhead.server.store.rows import Stale

ROUTES = [
    *games.ROUTES,
    *account.ROUTES,
    *sessions.ROUTES,
    *credentials.ROUTES,
    *farewell.ROUTES,
    *matches.ROUTES,
    *people.ROUTES,
    *arena.ROUTES,
    *system.ROUTES,
    static.handbook,
    static.page,
]


def make_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application."""
    channels = _channels(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with channels or nullcontext():
            services = Services(settings, channels)
            app.state.services = services
            await services.start()
            try:
                yield
            finally:
                await services.stop()

    app = Litestar(
        route_handlers=ROUTES,
        dependencies=common.DEPENDENCIES,
        before_request=common.check_request,
        exception_handlers={
            Refused: common.answer_refused,
            BeachheadError: common.answer_core,
            Stale: common.answer_stale,
            DBAPIError: common.answer_storage,
            RecursionError: common.answer_depth,
            HTTPException: common.answer_http,
            Exception: common.answer_fault,
        },
        before_send=[header_adder(secure=settings.secure_cookies)],
        lifespan=[life],
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Beachhead",
            version=beachhead.__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.asgi_handler = HeadAsGet(app.asgi_handler)  # before the router looks at the method
    app.state.bundle = static.Bundle()
    app.state.origins = Origins(settings.origins, secure=settings.secure_cookies)
    return app


def _channels(settings: Settings) -> ChannelsPlugin | None:
    """The bus between processes; a SQLite file has one process and needs none."""
    if settings.url.startswith("sqlite"):
        return None
    from beachhead.server.bus import Bus  # noqa: PLC0415 - needs the packages of PostgreSQL

    dsn = settings.url.replace("+psycopg", "", 1)
    return ChannelsPlugin(backend=Bus(dsn), channels=[CHANNEL])
