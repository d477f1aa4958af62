"""The application: everything put together, and what its errors look like."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from ... import __version__
from .. import wire
from ..ops.config import Config
from ..ops.logs import log, set_up
from ..ops.metrics import REFUSED
from ..runtime.deeds import Deeds
from ..runtime.hall import Hall
from ..runtime.opening import opened
from ..table.messages import encode, reason
from ..wire.errors import Refused
from .asking import Json, StrictRequest
from .doorkeeper import KEEPER, Doorkeeper
from .keeper import HANDLERS as ROOM
from .page import SCREENS
from .rest import HANDLERS
from .safety import Gate, Guard
from .socket import table_socket

BY_STATUS = {
    400: "malformed",
    401: "no-seat",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
}


def build() -> Guard:
    """The application of a worker process; its configuration is in the environment."""
    config = Config.from_environment()
    set_up(config.log_level)
    app = make_app(config)
    # What was imported stays for ever.
    gc.collect()
    gc.freeze()
    return app


def make_app(config: Config) -> Guard:
    """A hall as an ASGI application."""
    gate = Gate(config)
    hall: Hall

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        nonlocal hall
        async with opened(config) as hall:
            yield

    app = Litestar(
        [*HANDLERS, *ROOM, *SCREENS, table_socket],
        lifespan=[open_hall],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "deeds": Provide(lambda: Deeds(hall, gate), sync_to_thread=False),
        },
        exception_handlers={
            Refused: refused_handler,
            HTTPException: http_handler,
            Exception: unknown_handler,
        },
        request_class=StrictRequest,
        response_class=Json,
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=__version__,
            description="Tables, seats and moves. docs/bot-api.md in the repository tells how to"
            " write a player; the socket's messages are described in docs/hall.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{}, {"seat": []}],
        ),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    shared = {KEEPER: Doorkeeper(config.limits, config.proxies)}
    # ASGI's types and Litestar's differ in name.
    return Guard(app, gate, shared)  # type: ignore[arg-type]


# --- errors -------------------------------------------------------------------------------------


def refused_handler(request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    """A refusal as JSON."""
    lang = "ru" if request.headers.get("accept-language", "").startswith("ru") else "en"
    return failure(refused.code, refused.words(lang), refused.status, reason(refused.reason, lang))


def http_handler(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[bytes]:
    """What Litestar refuses, in our form: which field, but nothing of the inside."""
    code = BY_STATUS.get(wrong.status_code, "malformed" if wrong.status_code < 500 else "internal")
    text = {"not-found": "There is nothing here.", "internal": "Something went wrong here."}.get(
        code, "This makes no sense."
    )
    if code == "malformed" and isinstance(wrong.extra, list):
        parts = [
            f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
            for part in wrong.extra
            if isinstance(part, dict)
        ]
        text = "; ".join(parts)[:500] or text
    return failure(code, text, wrong.status_code)


def unknown_handler(_: Request[Any, Any, Any], wrong: Exception) -> Response[bytes]:
    """A bug: logged, and told without a word about the inside."""
    log.error("a request failed", exc_info=wrong)
    return failure("internal", "Something went wrong here.", 500)


def failure(code: str, text: str, status: int, why: wire.Reason | None = None) -> Response[bytes]:
    """Every error looks like this."""
    REFUSED.labels(code).inc()
    body = encode(wire.ApiError(code, text, why))
    return Response(body, status_code=status, media_type="application/json")
