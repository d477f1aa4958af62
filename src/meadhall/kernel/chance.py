"""Chance: where shuffles come from.

A state never holds a shuffled deck. It holds *what* is still in the deck and asks its
:class:`Chance` the moment a card is needed, so there is nothing in a state to peek at:
whoever replaces the chance replaces the future.

All arithmetic stays below 2**63, because compiled integers wrap silently while Python's grow;
both builds must draw the same cards.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadPosition

WORD: Final = 0xFFFFFFFF
"""The largest value of one 32-bit draw."""

SECRET_BYTES: Final = 32
"""A sealed shuffle's secret has 256 bits."""

_MULTIPLIER: Final = 2147483085
"""The largest a < 2**31 for which a*2**32 - 1 is a safe prime: the longest multiply-with-carry
cycle (about 2**62) whose products still fit in 63 bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Draws whole numbers; every random event of a game goes through one of these."""

    @abstractmethod
    def word(self) -> i64:
        """The next 32 random bits."""

    @abstractmethod
    def clone(self) -> Chance:
        """A copy that will draw the same numbers."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Everything needed to go on drawing from here."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (n < 2**31)."""
        product = self.word() * n
        if product & WORD < n:
            # Lemire's method: throw away the few words that would favour small numbers.
            short = (WORD + 1) % n
            while product & WORD < short:
                product = self.word() * n
        return product >> 32


@final
class FastChance(Chance):
    """A small, quick generator for simulation: one number of state, not for secrets.

    Made from a seed by :func:`seeded`.
    """

    def __init__(self, state: i64) -> None:
        self._state: i64 = state

    def word(self) -> i64:
        state = self._state
        self._state = (state & WORD) * _MULTIPLIER + (state >> 32)
        return (state & WORD) ^ (state >> 32)

    def below(self, n: i64) -> i64:
        # The same as for any chance, without calling `word`: this is where playouts spend time.
        state = self._state
        product = ((state & WORD) ^ (state >> 32)) * n
        self._state = (state & WORD) * _MULTIPLIER + (state >> 32)
        if product & WORD < n:
            short = (WORD + 1) % n
            while product & WORD < short:
                product = self.word() * n
        return product >> 32

    def clone(self) -> FastChance:
        return FastChance(self._state)

    def to_json(self) -> dict[str, Any]:
        return {"kind": "fast", "state": str(self._state)}


@final
class SealedChance(Chance):
    """A shuffle that can be proved: BLAKE2b in counter mode over a 256-bit secret.

    The host publishes :meth:`commitment` before the first card and the secret after the last;
    anybody can then replay the game and see that no card was chosen along the way.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret
        self._drawn: i64 = 0
        self._block = b""

    def word(self) -> i64:
        place: int = self._drawn & 15
        if place == 0:
            self._block = self._block_now()
        self._drawn += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "little")

    def _block_now(self) -> bytes:
        number: int = self._drawn >> 4
        counter = number.to_bytes(8, "little")
        return hashlib.blake2b(counter, key=self.secret, digest_size=64).digest()

    def skip_to(self, drawn: i64) -> None:
        """Go on as if `drawn` words had been drawn so far."""
        self._drawn = drawn
        self._block = self._block_now()

    def commitment(self) -> str:
        """The public promise: a hash nobody can turn back into the secret."""
        return commitment_of(self.secret)

    def clone(self) -> SealedChance:
        copy = SealedChance(self.secret)
        copy._drawn = self._drawn
        copy._block = self._block
        return copy

    def to_json(self) -> dict[str, Any]:
        return {"kind": "sealed", "secret": self.secret.hex(), "drawn": int(self._drawn)}


def commitment_of(secret: bytes) -> str:
    """The hash that is published before a game played with this secret."""
    return hashlib.blake2b(secret, digest_size=32, person=b"meadhall-commit").hexdigest()


def verify_commitment(secret: bytes, commitment: str) -> bool:
    """Is this the secret that was promised?"""
    return commitment_of(secret) == commitment.strip().lower()


def chance_for(seed: int | bytes) -> Chance:
    """An int seeds the fast generator; 32 bytes are the secret of a sealed shuffle."""
    if isinstance(seed, bytes):
        return SealedChance(seed)
    return seeded(seed)


def seeded(seed: int) -> FastChance:
    """The fast generator a seed stands for; neighbouring seeds have nothing in common."""
    digest = hashlib.blake2b(str(int(seed)).encode(), digest_size=8).digest()
    carry = int.from_bytes(digest[:4], "little") % (_MULTIPLIER - 1)
    return FastChance((carry << 32) | int.from_bytes(digest[4:], "little") | 1)


def chance_from_json(data: Any) -> Chance:
    """The chance that :meth:`Chance.to_json` described."""
    try:
        if data["kind"] == "fast":
            state = int(data["state"])
            if not 0 < state < (_MULTIPLIER << 32) - 1:  # there it would stand still
                raise ValueError("generator state out of range")
            return FastChance(state)
        if data["kind"] == "sealed":
            sealed = SealedChance(bytes.fromhex(data["secret"]))
            drawn = int(data["drawn"])
            if not 0 <= drawn < 1 << 62:
                raise ValueError("number of draws out of range")
            sealed.skip_to(drawn)
            return sealed
    except (KeyError, TypeError, ValueError, OverflowError) as wrong:
        raise BadPosition(f"the position's chance can't be read: {wrong}") from wrong
    raise BadPosition("the position's chance is of no known kind")


def copied(chance: Chance, spare: Chance) -> Chance:
    """A copy that will draw the same numbers, made of one that nobody needs any more, if it can
    be."""
    if isinstance(chance, FastChance) and isinstance(spare, FastChance):
        spare._state = chance._state
        return spare
    return chance.clone()


def draw(bag: vec[i64], size: i64, chance: Chance) -> i64:
    """Take one card at random out of a bag (how many of each kind); `size` is how many it holds."""
    left = chance.below(size)
    kind: i64 = 0
    copies = bag[0]
    while left >= copies:
        left -= copies
        kind += 1
        copies = bag[kind]
    bag[kind] = copies - 1
    return kind


def shuffle(cards: vec[i64], chance: Chance, first: i64 = 0) -> None:
    """Put the cards from the `first` on into any order, each as likely."""
    for i in range(len(cards) - 1, first, -1):
        j = first + chance.below(i + 1 - first)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
