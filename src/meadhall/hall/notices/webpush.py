"""Messages for a browser that isn't open: sealed for it alone, and signed by the hall.

The push service in between is somebody else's. It sees when a message of which size goes to which
browser, and nothing of what it says: that is encrypted for a key that only this browser has
(RFC 8291). It knows the hall by its own key (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import binascii
import secrets

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02

from .words import Message

KEEP = 86_400
"""Seconds for which a push service keeps what it can't deliver yet."""
SIGNED_FOR = 3_600
SIZE = 1_024
"""Every message is filled up to this: its length tells the service nothing."""
LONGEST = 2_800
_CURVE = ec.SECP256R1()


class Subscription(Struct):
    """What a browser gives: where messages go, and what to encrypt them with."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A hall's key, as 32 bytes in base64."""
    key = Vapid02()
    key.generate_keys()
    number: int = key.private_key.private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def public_of(key: str) -> str:
    """What browsers are told of it."""
    public: ec.EllipticCurvePublicKey = Vapid02.from_raw(key.encode()).public_key
    return packed(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def is_good(subscription: Subscription) -> bool:
    """Are these keys as a browser makes them?"""
    try:
        point, auth = unpacked(subscription.p256dh), unpacked(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError:
        return False
    return len(point) == 65 and len(auth) == 16


def payload(message: Message) -> bytes:
    """What the page's service worker is told, always as long."""
    told = {
        "title": message.title,
        "body": message.body,
        "path": message.path,
        "tag": message.tag,
        "lang": message.lang,
    }
    text = msgspec.json.encode(told)
    while len(text) > LONGEST:
        told["body"] = told["body"][: len(told["body"]) * 2 // 3]
        text = msgspec.json.encode(told)
    return text + b" " * (-len(text) % SIZE)  # JSON may end in spaces


def sealed(subscription: Subscription, text: bytes) -> bytes:
    """Encrypted for one browser (RFC 8291), in one record."""
    body: bytes = http_ece.encrypt(
        text,
        salt=secrets.token_bytes(16),
        private_key=ec.generate_private_key(_CURVE),
        dh=unpacked(subscription.p256dh),
        auth_secret=unpacked(subscription.auth),
        rs=4_096,
        version="aes128gcm",
    )
    return body


def headers(key: str, origin: str, contact: str, now: int, topic: str) -> dict[str, str]:
    """What goes before it: how long it is good for, and who signs. With the same `topic` a later
    message takes the place of one that wasn't delivered yet. `now` is in seconds."""
    claims = {"aud": origin, "exp": now + SIGNED_FOR, "sub": contact}
    signed = Vapid02.from_raw(key.encode())
    signed.conf["no-strict"] = True  # it knows no address with a path or a port
    return {
        **signed.sign(claims),
        "TTL": str(KEEP),
        "Urgency": "normal",
        "Topic": topic,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }


def packed(data: bytes) -> str:
    """Bytes in the letters of base64 that a link may have."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes again; a ValueError if there are none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as wrong:
        raise ValueError(str(wrong)) from None
