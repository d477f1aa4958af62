"""What keeps strangers in their place: hosts, origins, rates, headers. Pure ASGI."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from .. import wire
from ..ops.config import Config
from ..ops.homes import network_of
from ..ops.metrics import REFUSED
from ..runtime.rates import Buckets, Rates
from ..table.messages import encode
from ..wire.errors import STATUS
from .cookies import moved
from .hosts import Hosts

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
FREE_PATHS = {"/healthz", "/readyz", "/metrics"}
"""Asked by machines of the house, often."""

ONE_CLICK = "/notices/stop/"
"""A mail program posts a form here. Whose it is, the link says: no cookie counts."""

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    b" font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self';"
    b" worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing inline, nothing from elsewhere."""

HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Gate(Rates):
    """Who may ask at all: that the hall is meant, and by whose page; and how often."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.limits)
        self.config = config
        self.hosts = Hosts(config)
        self.sockets: Counter[str] = Counter()

    def right_host(self, scope: Scope) -> bool:
        """Is it the hall that is asked, and no name that somebody let point here? Only programs ask
        without a host."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        return all(self.hosts.know(each.decode("latin-1")) for each in named)

    def rate_of(self, scope: Scope) -> Buckets:
        """What a request is counted among: the page comes in many small files."""
        return self.files if scope["path"].startswith("/page/") else self.requests

    def right_origin(self, scope: Scope) -> bool:
        """Does the page that asks belong here? Programs have no origin."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.config.origins:
            return True
        return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")


def is_json(scope: Scope) -> bool:
    """Is there no body, or one that says it is JSON? A foreign form can't say so."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    if scope["method"] in SAFE_METHODS or scope["path"].startswith(ONE_CLICK):
        return True
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def address(scope: Mapping[str, Any]) -> str:
    """Whom a rate is counted for."""
    host: str = (scope.get("client") or ("", 0))[0]
    return network_of(host)


class Guard:
    """ASGI: hosts, origins, rates and headers. What is `shared` is for the server to find."""

    def __init__(self, app: App, gate: Gate, shared: Mapping[str, Any] | None = None) -> None:
        self.app = app
        self.gate = gate
        self.shared = shared or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may pass."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            scope.setdefault("state", {}).update(self.shared)
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                    # First, for what is set later is what counts.
                    headers = [*moved(scope, self.gate.config), *headers]
                if self.gate.config.secure_cookies:  # somebody in front speaks HTTPS
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*headers, *HEADERS]
            await send(message)

        code = None
        if scope["path"] not in FREE_PATHS and not self.gate.right_host(scope):
            code = "wrong-host"
        elif scope["method"] not in SAFE_METHODS and not self.gate.right_origin(scope):
            code = "wrong-origin"
        elif not is_json(scope):
            code = "not-json"
        elif scope["path"] not in FREE_PATHS and not self.gate.rate_of(scope).take(address(scope)):
            code = "rate-limited"
        if code is None:
            await self.app(scope, receive, send_guarded)
        else:
            await refuse(code, send_guarded)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address(scope)
        code = None
        if not self.gate.right_host(scope):
            code = "wrong-host"
        elif not self.gate.right_origin(scope):
            code = "wrong-origin"
        elif (
            not self.gate.requests.take(who)
            or self.gate.sockets[who] >= self.gate.config.limits.sockets_per_address
        ):
            code = "rate-limited"
        if code is not None:
            await receive()
            await refuse(code, send, "websocket.http")
            return
        self.gate.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.gate.sockets[who] -= 1
            if not self.gate.sockets[who]:
                del self.gate.sockets[who]


TEXTS = {
    "wrong-host": "The hall isn't called so. Whoever runs it can name it: meadhall serve --name.",
    "wrong-origin": "This page may not talk to the hall.",
    "not-json": "A request's body is application/json.",
    "rate-limited": "Too many requests; wait a moment.",
}


async def refuse(code: str, send: Send, kind: str = "http") -> None:
    """Answer a request that isn't let through, or one for a socket."""
    REFUSED.labels(code).inc()
    body = encode(wire.ApiError(code, TEXTS[code]))
    await send(
        {
            "type": f"{kind}.response.start",
            "status": STATUS[code],
            "headers": [(b"content-type", b"application/json"), (b"retry-after", b"1")],
        }
    )
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
