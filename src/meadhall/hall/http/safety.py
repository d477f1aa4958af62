"""What keeps strangers in their place: hosts, origins, rates, headers. Pure ASGI."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from .. import wire
from ..ops.config import Config
from ..ops.metrics import REFUSED
from ..table.messages import encode
from ..wire.errors import STATUS, Refused
from .cookies import moved
from .hosts import Hosts

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_KEPT = 100_000
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
FREE_PATHS = {"/healthz", "/readyz", "/metrics"}
"""Asked by machines of the house, often."""

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


class Buckets:
    """Token buckets by key: so many per second on average, so many at once. A bucket that is full
    again is forgotten: else every address and every seat there ever was would be kept."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left in each bucket, and when; the one used last is the last."""

    def take(self, key: str) -> bool:
        """May this key have one more?"""
        at = time.monotonic()
        left, before = self._left.get(key, (self.burst, at))
        left = min(self.burst, left + (at - before) * self.per_second)
        self._left[key] = (max(0.0, left - 1) if left >= 1 else left, at)
        self._left.move_to_end(key)
        self._forget(at)
        return left >= 1

    def _forget(self, at: float) -> None:
        """Let go of those used longest ago, as far as they are full again. Two at most, so that
        nobody waits for it: each time one is added at most."""
        for key, (left, before) in tuple(islice(self._left.items(), 2)):
            full = left + (at - before) * self.per_second >= self.burst
            if not full and len(self._left) <= MOST_KEPT:
                return
            del self._left[key]


class Places:
    """So many at once: of each key, and in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self.each = each
        self.in_all = in_all
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> None:
        """One more for this key, or it is refused at once."""
        if self._taken[key] >= self.each:
            raise Refused("rate-limited", "You have asked so much already; wait for the answer.")
        if self._taken.total() >= self.in_all:
            raise Refused("busy", "Too many others wait for bots; try again in a moment.")
        self._taken[key] += 1

    def give_back(self, key: str) -> None:
        """One less."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


class Gate:
    """One process's memory of who has asked how often."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.hosts = Hosts(config)
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.new_tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.chat = Buckets(limits.chat_per_minute / 60, max(5.0, limits.chat_per_minute / 4))
        self.seats = Buckets(limits.messages_per_second, limits.messages_burst)
        self.sockets: Counter[str] = Counter()
        self.hints = Places(limits.hints_at_once, limits.hints_in_all)
        self.hint_rate = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute)
        self.analyses = Places(limits.analyses_at_once, limits.analyses_in_all)

    def take_hint(self, who: str) -> None:
        """One more hint for an address; whoever takes it gives its place in `hints` back."""
        self.hints.take(who)
        if not self.hint_rate.take(who):
            self.hints.give_back(who)
            raise Refused("rate-limited", "Too many hints; wait a moment.")

    def right_host(self, scope: Scope) -> bool:
        """Is it the hall that is asked, and no name that somebody let point here? Only programs ask
        without a host."""
        named = [value for name, value in scope["headers"] if name == b"host"]
        return all(self.hosts.know(each.decode("latin-1")) for each in named)

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
    if scope["method"] in SAFE_METHODS:
        return True
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    return headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def address(scope: Mapping[str, Any]) -> str:
    """Whom a rate is counted for; of IPv6 the network, for one home has very many addresses. What
    is no address is one and the same stranger."""
    host: str = (scope.get("client") or ("", 0))[0]
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return host


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
        elif scope["path"] not in FREE_PATHS and not self.gate.requests.take(address(scope)):
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
