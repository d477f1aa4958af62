"""What people type in themselves: words to write down, and codes for another device.

Eight words of 256 are 64 bits, and whoever had the database would need a tenth of a second for each
guess. A code is 39 bits, is good for minutes, once, and only as often as the hall lets one ask.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import cache
from pathlib import Path

from ..wire import Lang

WORDS = 8
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None of them is taken for another."""
CODE_LENGTH = 8
LONGEST = 200
"""Letters that are read of what somebody gives for their words."""
_COST = {"n": 2**15, "r": 8, "p": 1, "maxmem": 2**26, "dklen": 32}
"""A tenth of a second and 32 MB."""


@cache
def words(lang: Lang) -> tuple[str, ...]:
    """The 256 words of a language; no two begin with the same four letters."""
    text = (Path(__file__).parent / f"words.{lang}.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def new_words(lang: Lang) -> list[str]:
    """Words that open a name, to be written down."""
    return [secrets.choice(words(lang)) for _ in range(WORDS)]


def words_hash(given: str) -> str:
    """What is stored of them."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_slow(given, salt).hex()}"


def right_words(given: str, stored: str) -> bool:
    """Are these the words? It takes as long if there are none."""
    salt, _, known = stored.partition("$")
    found = _slow(given, bytes.fromhex(salt)).hex()
    return bool(known) and hmac.compare_digest(found, known)


def _slow(given: str, salt: bytes) -> bytes:
    plain = unicodedata.normalize("NFKC", given[:LONGEST]).casefold().replace("ё", "е")
    said = " ".join(re.findall(r"\w+", plain))
    return hashlib.scrypt(said.encode(), salt=salt, **_COST)


def new_code() -> str:
    """A code for another device, as it is shown."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return f"{code[:4]}-{code[4:]}"


def plain_code(given: str) -> str:
    """A code however it was typed."""
    return "".join(letter for letter in given.upper() if letter in CODE_LETTERS)
