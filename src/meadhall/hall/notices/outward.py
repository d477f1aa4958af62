"""The one way out: a request to an address that a stranger has given us.

Whoever gives the address may want us to knock where they can't: at this machine, at others beside
it, at what tells a machine in a cloud its secrets. So a name is looked up once, every address it
has is looked at, and the connection goes to one that was looked at and nowhere else: a name that
means something else a moment later changes nothing. Redirections are answers like any other, and
lead nowhere. Nobody is waited for long, and little of an answer is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit

SECONDS = 10.0
"""For everything: looking up, connecting, sending, and the head of the answer."""
HEAD = 16_384
"""So much is read of an answer."""
LONGEST_URL = 1_000
_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}|[0-9A-Fa-f:.]{2,45}")
_PLAIN = re.compile(r"[!-~]*")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)(?: |\r\n|\n)")
_RETRY = re.compile(rb"^retry-after:[ \t]*(\d{1,6})[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)
_HIDING = tuple(
    ipaddress.ip_network(each)
    for each in (
        "192.0.0.0/24", "192.88.99.0/24", "::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32",
        "2002::/16", "fec0::/10", "168.63.129.16/32", "3fff::/20",
    )
)  # fmt: skip
"""What Pythons of some versions take for the world's: addresses of protocols, IPv6 that means an
IPv4 address somewhere, or a place of one's own; and where a cloud tells its machines secrets."""


class NotThere(Exception):
    """It may not be asked, or it doesn't answer; `code` says why in a word."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Target:
    """A URL in its parts."""

    host: str
    port: int
    path: str
    tls: bool

    @property
    def origin(self) -> str:
        """As a browser would name it."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.tls else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"http{'s' * self.tls}://{shown}{port}"


@dataclass(frozen=True)
class Answer:
    """What came back, as far as anybody cares."""

    status: int
    retry_after: int | None = None

    @property
    def taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Will nobody ever listen there again?"""
        return self.status in (404, 410)


_LOOKING_UP = ThreadPoolExecutor(4, thread_name_prefix="names")
"""A few threads for nothing else: a name whose server never answers keeps one for long."""
Lookup = Callable[[str, int], Awaitable[list[str]]]


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    loop = asyncio.get_running_loop()
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(_LOOKING_UP, asked)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def target(url: str, inward: bool = False) -> Target:
    """What a URL asks for; refuses what is none of ours to ask. Plain HTTP goes only where the
    operator lets requests go inwards."""
    if len(url) > LONGEST_URL or not _PLAIN.fullmatch(url):
        raise NotThere("url")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotThere("url") from None
    if parts.scheme not in (("https", "http") if inward else ("https",)):
        raise NotThere("not-https")
    host = parts.hostname or ""
    if "@" in parts.netloc or not _HOST.fullmatch(host) or port == 0:
        raise NotThere("url")
    path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
    tls = parts.scheme == "https"
    return Target(host, port or (443 if tls else 80), path, tls)


def is_outside(address: str) -> bool:
    """Is that an address of the world's, for everybody to reach?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):  # that only says an IPv4 address again
        found = found.ipv4_mapped or found
    if any(found in each for each in _HIDING):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


class Outward:
    """Sends things out. `inward` lets it ask this machine and its neighbours too, and plain HTTP:
    that is for the operator to say."""

    def __init__(
        self, inward: bool = False, seconds: float = SECONDS, lookup: Lookup = look_up
    ) -> None:
        self._inward = inward
        self._seconds = seconds
        self._lookup = lookup
        self._tls = ssl.create_default_context()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something there, once."""
        asked = target(url, self._inward)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(asked, body, headers)
        except TimeoutError:
            raise NotThere("too-slow") from None
        except (OSError, UnicodeError):  # an SSLError is an OSError
            raise NotThere("no-connection") from None

    async def allowed(self, asked: Target) -> list[str]:
        """The addresses to try. If one of them lies inside, none is: who mixes them has no good
        reason to."""
        found = await self._lookup(asked.host, asked.port)
        if not found:
            raise NotThere("no-connection")
        if not self._inward and not all(map(is_outside, found)):
            raise NotThere("inside")
        return found

    async def _post(self, asked: Target, body: bytes, headers: Mapping[str, str]) -> Answer:
        reader, writer = await self._connected(asked, await self.allowed(asked))
        try:
            named = asked.origin.partition("://")[2]
            lines = [
                f"POST {asked.path} HTTP/1.1",
                f"Host: {named}",
                "User-Agent: meadhall",
                "Connection: close",
                f"Content-Length: {len(body)}",
                *(f"{name}: {value}" for name, value in headers.items()),
            ]
            if any("\r" in each or "\n" in each for each in lines):
                raise NotThere("url")
            writer.write("\r\n".join((*lines, "", "")).encode("ascii") + body)
            await writer.drain()
            return _answer(await _head(reader))
        finally:
            writer.transport.abort()  # nobody is waited for, not even to say good-bye

    async def _connected(
        self, asked: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        trouble: OSError | None = None
        for address in addresses[:3]:
            try:
                return await asyncio.open_connection(
                    address,
                    asked.port,
                    limit=HEAD,
                    ssl=self._tls if asked.tls else None,
                    server_hostname=asked.host if asked.tls else None,
                )
            except OSError as wrong:
                trouble = wrong
        raise trouble or OSError


async def _head(reader: asyncio.StreamReader) -> bytes:
    """An answer's head, or as much of it as we care to read."""
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError as over:
        return await reader.read(over.consumed)
    except asyncio.IncompleteReadError as short:
        return short.partial


def _answer(head: bytes) -> Answer:
    status = _STATUS.match(head)
    if status is None:
        raise NotThere("no-answer")
    retry = _RETRY.search(head)
    return Answer(int(status[1]), int(retry[1]) if retry else None)
