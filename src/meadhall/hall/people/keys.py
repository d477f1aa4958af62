"""Keys that prove whose a name is: passkeys, and keys that a browser keeps to itself.

A proof answers a challenge that the hall gave a moment ago, for one purpose, and counts for one
site: the hall as its page's browser calls it. So one made elsewhere, earlier or for something else
is worth nothing here.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any

from ..wire import BrowserKeyMade, BrowserKeyProof, PasskeyMade, PasskeyProof, Purpose
from ..wire.errors import Refused

BROWSER_KEY = b"meadhall key\x00"
"""What a browser signs begins with this, so that it is of no use anywhere else."""
_FORMATS = ("none", "packed")
"""Nobody is asked what makes their passkeys, so there is nothing else to read."""


@dataclass(frozen=True)
class Site:
    """The hall as a browser calls it."""

    name: str
    """Without a port: what a passkey is made for."""
    origin: str


@dataclass(frozen=True)
class Made:
    """A new key, proved to be somebody's."""

    credential: str
    """What it is called by whoever keeps it."""
    public: bytes
    count: int


def ready() -> None:
    """Load what reads keys, which takes a while: not when the first of them comes."""
    import webauthn  # noqa: F401  (and with it all of cryptography)


def passkey_made(made: PasskeyMade, challenge: str, site: Site) -> Made:
    """A new passkey; refuses one that answers something else."""
    from webauthn import verify_registration_response
    from webauthn.helpers import parse_attestation_object

    try:
        attested = parse_attestation_object(unpacked(made.attestation))
        if attested.fmt not in _FORMATS:
            raise ValueError("a statement nobody asked for")
        found = verify_registration_response(
            credential=_credential(
                made.id, clientDataJSON=made.client_data, attestationObject=made.attestation
            ),
            expected_challenge=unpacked(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
        if packed(found.credential_id) != made.id:
            raise ValueError("a key by another's name")
    except Exception as wrong:  # whatever a stranger may put into it
        raise _unproved() from wrong
    return Made(packed(found.credential_id), found.credential_public_key, found.sign_count)


def passkey_proved(
    proof: PasskeyProof, challenge: str, site: Site, public: bytes, count: int
) -> int:
    """How often the passkey says it was used; refuses a proof of something else, or by a copy of
    the key that has been used less often."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=_credential(
                proof.id,
                clientDataJSON=proof.client_data,
                authenticatorData=proof.authenticator_data,
                signature=proof.signature,
            ),
            expected_challenge=unpacked(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=public,
            credential_current_sign_count=count,
        )
    except Exception as wrong:
        raise _unproved() from wrong
    return found.new_sign_count


def browser_key_made(made: BrowserKeyMade, purpose: Purpose, challenge: str, site: Site) -> Made:
    """A new key of a browser's; refuses one that nobody has shown to have."""
    import hashlib

    try:
        public = unpacked(made.public)
        _check(public, made.signature, _said(purpose, challenge, site))
    except Exception as wrong:
        raise _unproved() from wrong
    return Made(packed(hashlib.sha256(public).digest()), public, 0)


def browser_key_proved(
    proof: BrowserKeyProof, purpose: Purpose, challenge: str, site: Site, public: bytes
) -> None:
    """Refuses a signature that isn't this key's, or of something else."""
    try:
        _check(public, proof.signature, _said(purpose, challenge, site))
    except Exception as wrong:
        raise _unproved() from wrong


def _said(purpose: Purpose, challenge: str, site: Site) -> bytes:
    parts = (purpose, site.origin, challenge)
    return BROWSER_KEY + b"\x00".join(part.encode() for part in parts)


def _check(public: bytes, signature: str, said: bytes) -> None:
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDSA,
        SECP256R1,
        EllipticCurvePublicKey,
    )
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.serialization import load_der_public_key

    key = load_der_public_key(public)
    raw = unpacked(signature)
    if not isinstance(key, EllipticCurvePublicKey) or not isinstance(key.curve, SECP256R1):
        raise ValueError("a key of another kind")
    if len(raw) != 64:
        raise ValueError("a signature of another length")
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(encode_dss_signature(*halves), said, ECDSA(SHA256()))


def _credential(name: str, **response: str) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _unproved() -> Refused:
    return Refused("not-proved", "This doesn't prove that you have the key; try again.")


def packed(data: bytes) -> str:
    """Bytes as they go over the wire."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """And back; refuses what is nothing of the kind."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as wrong:
        raise Refused("malformed", "These are no bytes.") from wrong
