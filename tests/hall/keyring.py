"""Keys for tests: a passkey made of nothing but a private key, one as browsers keep it, and a
browser that has both and cookies."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meadhall.hall.people.keys import packed, unpacked

from .client import Message, Refusal

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64


class Passkey:
    """An authenticator with one key. A test may change what it is to get wrong."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def made(self, challenge: str, site: str, origin: str) -> Message:
        client = self._client("webauthn.create", challenge, origin)
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        own = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(site, PRESENT | VERIFIED | HAS_KEY) + own
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "kind": "passkey",
            "id": packed(self.id),
            "client_data": packed(client),
            "attestation": packed(attestation),
        }

    def proof(self, challenge: str, site: str, origin: str) -> Message:
        self.count += 1
        client = self._client("webauthn.get", challenge, origin)
        data = self._data(site, PRESENT | VERIFIED)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "kind": "passkey",
            "id": packed(self.id),
            "client_data": packed(client),
            "authenticator_data": packed(data),
            "signature": packed(signed),
        }

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


class BrowserKey:
    """A key as the page has its browser make one."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        public = self.key.public_key()
        self.public = public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)

    def sign(self, purpose: str, challenge: str, origin: str) -> str:
        said = b"meadhall key\x00" + "\x00".join((purpose, origin, challenge)).encode()
        halves = decode_dss_signature(self.key.sign(said, ec.ECDSA(SHA256())))
        return packed(b"".join(half.to_bytes(32) for half in halves))

    def made(self, purpose: str, challenge: str, origin: str) -> Message:
        signature = self.sign(purpose, challenge, origin)
        return {"kind": "browser", "public": packed(self.public), "signature": signature}

    def proof(self, purpose: str, challenge: str, origin: str) -> Message:
        name = packed(hashlib.sha256(self.public).digest())
        return {
            "kind": "browser",
            "id": name,
            "signature": self.sign(purpose, challenge, origin),
        }


class Browser:
    """Somebody's browser at one hall, by the name `localhost`."""

    def __init__(
        self, address: str, key: Passkey | BrowserKey | None = None, home: str = "127.0.0.1"
    ) -> None:
        self.home = home
        """The address it calls from."""
        self.origin = address.replace("127.0.0.1", "localhost")
        self.site = "localhost"
        self.key = key or Passkey()
        self.words: list[str] = []
        host = self.origin.removeprefix("http://")
        self.address = address
        self.cookies = httpx.Cookies()
        self.headers = {
            "host": host,
            "origin": self.origin,
            "hall-base": "/",
            "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0",
        }

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        with httpx.Client(
            base_url=self.address,
            cookies=self.cookies,
            headers=self.headers | headers,
            transport=httpx.HTTPTransport(verify=False, local_address=self.home),
            timeout=30,
        ) as client:
            answer = client.request(method, f"/api/{path}", json=body)
            self.cookies = client.cookies
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.ask("POST", path, body, **headers).json()

    def get(self, path: str) -> Any:
        return self.ask("GET", path).json()

    @property
    def me(self) -> Any:
        return self.get("people/me")["me"]

    @property
    def cookie(self) -> str:
        """What signs this browser in."""
        return {each.name: each.value or "" for each in self.cookies.jar}["signed-in"]

    def challenge(self, purpose: str) -> str:
        return str(self.post("people/challenge", {"purpose": purpose})["challenge"])

    def made(self, purpose: str, challenge: str) -> Message:
        if isinstance(self.key, Passkey):
            return self.key.made(challenge, self.site, self.origin)
        return self.key.made(purpose, challenge, self.origin)

    def proof(self, purpose: str, challenge: str) -> Message:
        if isinstance(self.key, Passkey):
            return self.key.proof(challenge, self.site, self.origin)
        return self.key.proof(purpose, challenge, self.origin)

    def sign_up(self, name: str, **more: Any) -> Any:
        challenge = self.challenge("sign-up")
        key = self.made("sign-up", challenge)
        made = self.post("people", {"name": name, "challenge": challenge, "key": key, **more})
        self.words = made["words"]
        return made["me"]

    def sign_in(self) -> Any:
        challenge = self.challenge("sign-in")
        proof = self.proof("sign-in", challenge)
        return self.post("people/sign-in", {"challenge": challenge, "proof": proof})["me"]

    def confirm(self, purpose: str) -> Message:
        challenge = self.challenge(purpose)
        return {"challenge": challenge, "proof": self.proof(purpose, challenge)}

    def by_words(self, words: str | None = None) -> Message:
        said = " ".join(self.words) if words is None else words
        return {"proof": {"kind": "words", "words": said}}

    def code(self) -> str:
        return str(self.post("people/me/code", self.confirm("code"))["code"])

    def table(self, name: str, **settings: Any) -> Any:
        body = {"settings": {"game": "asgard", "players": 2, "open": True, **settings}}
        return self.post("tables", body | {"name": name})

    def sit(self, table: str, name: str) -> Any:
        return self.post(f"tables/{table}/seats", {"name": name})


__all__ = ["Browser", "BrowserKey", "Passkey", "packed", "unpacked"]
