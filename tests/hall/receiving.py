"""Those who are told: a push service with the browser behind it, and webhooks, in one server.

The browser opens what it gets by the words of RFC 8291 and RFC 8188, and the service looks who has
signed it by those of RFC 8292, with nothing but primitives: not with the libraries that sealed it.
"""

from __future__ import annotations

import base64
import hmac
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, of one block."""
    extracted = hmac.digest(salt, key, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")[:length]


@dataclass
class Received:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushBrowser:
    """A browser that has subscribed: its keys, and where its service is."""

    def __init__(self, service: str, path: str = "") -> None:
        self.service = service
        self.endpoint = f"{service}/{path or 'push-' + secrets.token_hex(8)}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": packed(self.public),
            "auth": packed(self._auth),
        }

    def ask(self, **more: Any) -> dict[str, Any]:
        return {"push": self.keys, "lang": "en", "zone": "UTC", **more}

    def opened(self, body: bytes) -> Any:
        """RFC 8188's header, RFC 8291's keys, one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert 18 <= len(record) <= size, "one record, and it is the last"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        material = _hkdf(self._auth, shared, info, 32)
        key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, record, b"").rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "the last record says that it is"
        return json.loads(plain[:-1])


def signed_by(head: dict[str, str], service: str, hall_key: str) -> dict[str, Any]:
    """What RFC 8292 asks of a push service: the hall's key has signed this, for this service, and
    not for long; what it says of itself."""
    scheme, _, rest = head["authorization"].partition(" ")
    assert scheme.lower() == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"].rstrip("=") == hall_key, "the key that the browser subscribed with"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(parts["k"]))
    text, _, signature = parts["t"].rpartition(".")
    halves = unpacked(signature)
    assert len(halves) == 64
    r, s = int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big")
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(unpacked(part)) for part in text.split("."))
    assert header["alg"] == "ES256"
    assert claims["aud"] == service
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith(("https://", "http://", "mailto:"))
    assert head["content-encoding"] == "aes128gcm"
    assert int(head["ttl"]) > 0
    assert len(head["topic"]) <= 32
    return dict(claims)


@dataclass
class Outside:
    """What is out there. A path says how it answers: `gone`, `404`, `busy`, `hangs`, `drips`,
    `endless`, `elsewhere`; all others take what comes."""

    address: str = ""
    got: list[Received] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    """By path: what it answers, instead of 201."""

    def at(self, path: str) -> list[Received]:
        """What came there; a whole address will do."""
        path = path.removeprefix(self.address)
        return [each for each in self.got if each.path == path]

    def wait(self, path: str, many: int = 1, seconds: float = 15) -> list[Received]:
        until = time.monotonic() + seconds
        while len(self.at(path)) < many:
            assert time.monotonic() < until, f"{len(self.at(path))} of {many} came to {path}"
            time.sleep(0.02)
        return self.at(path)


@contextmanager
def outside() -> Iterator[Outside]:
    """A server out there; in truth on this machine, so a hall must be let reach inward."""
    out, over = Outside(), threading.Event()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            head = {name.lower(): value for name, value in self.headers.items()}
            out.got.append(Received(self.path, head, body))
            with suppress(OSError):
                self._answer()

        def do_GET(self) -> None:
            out.got.append(Received("GET " + self.path, {}, b""))
            with suppress(OSError):
                self._plain(200)

        def _answer(self) -> None:
            kind = self.path.strip("/").partition("-")[0]
            if kind == "hangs":
                over.wait(30)
            elif kind == "drips":
                while not over.wait(0.05):
                    self.wfile.write(b"x")
            elif kind == "endless":
                self.wfile.write(b"HTTP/1.1 200 OK\r\n")
                while not over.is_set():
                    self.wfile.write(b"X-More: " + b"x" * 60_000 + b"\r\n")
            elif kind == "elsewhere":
                self.send_response(302)
                self.send_header("location", f"{out.address}/redirected")
                self.send_header("content-length", "0")
                self.end_headers()
            else:
                known = {"gone": 410, "404": 404, "busy": 429, "broken": 500}
                self._plain(out.answers.get(self.path, known.get(kind, 201)))

        def _plain(self, status: int) -> None:
            self.send_response(status)
            if status == 429:
                self.send_header("retry-after", "7200")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    out.address = f"http://127.0.0.1:{server.server_port}"
    try:
        yield out
    finally:
        over.set()
        server.shutdown()
        server.server_close()
