"""What players add to a shuffle, so that not even whoever made its secret has chosen the cards.

The hall makes a secret and publishes its fingerprint. Only then each player's client adds a share
of its own, a few random bytes that everybody may know. The cards follow from the secret and all
shares together: whoever knew the secret could not know the shares, and whoever chose a share did
not know the secret.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

SHARE_BYTES = 16
"""Enough that nobody can try them all."""
NO_SHARE = ""

_SHARE = re.compile(f"[0-9a-f]{{{2 * SHARE_BYTES}}}")


def is_share(text: str) -> bool:
    """Is this a share: so many bytes in hexadecimal digits?"""
    return _SHARE.fullmatch(text) is not None


def mixed(seed: int | bytes, shares: Sequence[str]) -> int | bytes:
    """The seed that cards are drawn with. If nobody has added anything it is the secret itself."""
    if not isinstance(seed, bytes) or not any(shares):
        return seed
    digest = hashlib.blake2b(key=seed, digest_size=32, person=b"meadhall-shares")
    for share in shares:
        raw = bytes.fromhex(share)
        digest.update(bytes([len(raw)]) + raw)
    return digest.digest()
