"""`beachhead serve`: the product in the browser."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys

import click
import msgspec
import uvicorn
from sqlalchemy import make_url

import beachhead
from beachhead.server.app import make_app
from beachhead.server.guard import Guard, http, places, websocket
from beachhead.server.logs import configure
from beachhead.server.settings import Settings, from_environment
from beachhead.server.store.opening import Unusable, opened

FRAME_BYTES = 16 * 1024
PORTS_TRIED = 20
GARBAGE = (20_000, 20, 50)  # a look at what is new after so many objects, at everything rarely


@click.command("serve")
@click.option("--host", help="Address to listen at.  [BEACHHEAD_HOST, 127.0.0.1]")
@click.option("--port", type=int, help="Port; the next free one is taken.  [BEACHHEAD_PORT, 8000]")
@click.option("--data", "data_dir", help="Data directory.  [BEACHHEAD_DATA_DIR]")
def serve(host: str | None, port: int | None, data_dir: str | None) -> None:
    """Serve the games to browsers. Settings are variables BEACHHEAD_…; see docs/guide/server.md."""
    given = {"host": host, "port": port, "data_dir": data_dir}
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(from_environment(), **chosen)
    configure(settings.log)
    try:
        with opened(settings.url):
            _run(settings, fixed=port is not None)
    except Unusable as reason:
        raise click.ClickException(str(reason)) from None


def _run(settings: Settings, *, fixed: bool) -> None:
    listener = _listen(settings, fixed=fixed)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    click.echo(_greeting(settings), err=True)
    if sys.platform == "win32":
        asyncio.run(_serve(settings, listener))
    else:
        import uvloop  # noqa: PLC0415 - Windows has none

        uvloop.run(_serve(settings, listener))


async def _serve(settings: Settings, listener: socket.socket) -> None:
    guard = _guard(settings)
    config = uvicorn.Config(
        make_app(settings),
        http=http(guard),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=websocket(guard),
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=settings.compress_sockets,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies.split(),
    )
    # Games and routes stay for good: looking through them again and again only makes moves wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server = uvicorn.Server(config)
    await server.serve(sockets=[listener])
    if not server.started:
        sys.exit(3)


def _guard(settings: Settings) -> Guard:
    """Places for connections; without rate limits no address has fewer than all."""
    most = min(places(), settings.connections or places())
    most_of_address = settings.connections_per_address if settings.rate_limits else most
    return Guard(most, most_of_address, settings.request_seconds, settings.proxies)


def _listen(settings: Settings, *, fixed: bool) -> socket.socket:
    """The wanted port, or the next free one if nobody insists."""
    last = settings.port if fixed or settings.port == 0 else settings.port + PORTS_TRIED
    for port in range(settings.port, last + 1):
        try:
            return socket.create_server((settings.host, port), backlog=2048)
        except OSError as error:
            if port == last:
                raise click.ClickException(f"cannot listen at port {port}: {error}") from None
    raise AssertionError("unreachable")


def _greeting(settings: Settings) -> str:
    stored = settings.url if settings.database_url else str(settings.folder)
    return (
        f"Beachhead {beachhead.__version__} ({beachhead.how()}) at {settings.address}\n"
        f"Matches are kept in {_without_password(stored)}; Ctrl+C stops the server."
    )


def _without_password(url: str) -> str:
    return make_url(url).render_as_string() if "://" in url else url
