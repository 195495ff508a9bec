"""For whoever runs the server: is it well, and what has it done; figures are for this computer alone by default."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_403_FORBIDDEN, HTTP_503_SERVICE_UNAVAILABLE

from godsplay.version import VERSION
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.metrics import Metrics
from godsplay.web.network import LOOPBACK

PATIENCE = 3  # seconds for the database to answer


class Health(msgspec.Struct):
    """Whether a move that was made now would be kept, and whether bots can think."""

    well: bool
    version: str
    database: str  # "writable", or what is wrong
    bots: str  # "idle", "thinking", or what is wrong
    open_tables: int


@get("/health", include_in_schema=False)
async def health(request: AppRequest) -> Response[Health]:
    """Try to write, and say whether that works; balancers need no more than the status."""
    registry = registry_of(request)
    try:
        async with asyncio.timeout(PATIENCE):
            await registry.store.check_writable()
        database = "writable"
    except TimeoutError:
        database = "does not answer"
    except Exception as error:  # whatever drivers raise, the page tells of it and lives on
        database = type(error).__name__
    found = Health(database == "writable", VERSION, database, registry.bot_pool.condition(), len(registry.tables))
    status = HTTP_200_OK if found.well else HTTP_503_SERVICE_UNAVAILABLE
    return Response(found, status_code=status, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AppRequest) -> str:
    """Write down what this process has done, for Prometheus."""
    shared: Any = request.app.state.watch
    client = request.client.host if request.client else ""
    if client not in LOOPBACK and not shared.settings.open_metrics:
        raise RequestError(HTTP_403_FORBIDDEN, "error-metrics")
    counted: Metrics = shared.metrics
    registry = registry_of(request)
    notices = await registry.notices.waiting() if registry.notices is not None else 0
    return counted.text(registry, shared.sockets(), notices)


handlers = [health, metrics]
