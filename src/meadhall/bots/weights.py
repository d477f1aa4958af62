"""The weights of a net as a file, and what they are made for.

A file begins with a fingerprint of the rest of it and a line of JSON that says what the net is for
and how large it is; then come its numbers, compressed. It holds for one version of one game's
rules, its own numbers, and one layout of observations: whoever finds anything else there judges by
hand.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from ..kernel.errors import BadRecord
from .net import ABREAST, LANE, LANES, ZERO, Layer, Net

FORMAT = 2
FILE = "net.bin"
"""What it is called in a game's package."""
DIGEST = 16
"""Letters of the fingerprint."""
MOST_BYTES = 8_000_000
"""No file's numbers are more."""


class BadNet(BadRecord):
    """What was read is no net, or a broken one."""


@dataclass(frozen=True)
class About:
    """What a net is made for and of."""

    game: str
    rules: int
    """The version of the rules it was trained by."""
    data: str
    """A fingerprint of the game's numbers."""
    layout: str
    """A fingerprint of its inputs."""
    hidden: int
    """Units of the first layer."""
    second: int
    """Units of the second."""
    shifts: tuple[int, int]
    """By how many bits the sums of either layer are reduced."""
    unit: int
    """The answer is in parts of one: so many of them."""
    hand: float
    """What the hand-written points count beside it."""
    moves: int = 0
    """How many moves it knows; 0: it judges tables only."""
    moves_unit: int = 1
    """What it says of a move is in parts of one: so many of them."""
    trained: dict[str, Any] = field(default_factory=dict)
    """How it came about, for whoever wonders."""


@dataclass(frozen=True)
class Weights:
    """A net: what it is for, and its numbers in whole numbers."""

    about: About
    most: bytes
    """Of each byte of the largest table's row, the most that counts; 0: it doesn't."""
    first: Sequence[int]
    """By input, then by unit."""
    first_begin: Sequence[int]
    """What each unit's sum begins with."""
    second: Sequence[int]
    second_begin: Sequence[int]
    last: Sequence[int]
    leaning: Sequence[int] = ()
    """By move, then by unit of the first layer."""
    leaning_begin: Sequence[int] = ()

    def net(self) -> Net:
        """As it is counted with."""
        about = self.about
        return Net(
            Layer(about.hidden // LANES, packed(self.first), about.shifts[0]),
            Layer(about.second // LANES, packed(self.second), about.shifts[1]),
            packed(self.second_begin, ZERO),
            list(self.last),
            about.unit,
            list(self.leaning),
            list(self.leaning_begin),
            about.moves_unit,
        )


def packed(numbers: Sequence[int], above: int = 0) -> list[int]:
    """Neighbours in one number, a lane each, so much above what they are."""
    every = ([number + above for number in numbers[lane::LANES]] for lane in range(LANES))
    words = zip(*every, strict=True)
    return [sum(each << LANE * lane for lane, each in enumerate(word)) for word in words]


def write(weights: Weights) -> bytes:
    """The file of a net."""
    numbers = zlib.compress(
        b"".join(
            [
                weights.most,
                _bytes("h", weights.first),
                _bytes("i", weights.first_begin),
                _bytes("h", weights.second),
                _bytes("i", weights.second_begin),
                _bytes("h", weights.last),
                _bytes("h", weights.leaning),
                _bytes("i", weights.leaning_begin),
            ]
        ),
        9,
    )
    sizes = {"most": len(weights.most), "inputs": len(weights.first) // weights.about.hidden}
    said = {"format": FORMAT, **asdict(weights.about), **sizes}
    rest = json.dumps(said).encode() + b"\n" + numbers
    return _digest(rest) + b" " + rest


def read(data: bytes) -> Weights:
    """The net in a file; :class:`BadNet` says what is wrong with it."""
    digest, _, rest = data.partition(b" ")
    head, _, numbers = rest.partition(b"\n")
    if len(digest) != DIGEST or not head.startswith(b"{"):
        raise BadNet("this is no net")
    if digest != _digest(rest):
        raise BadNet("this net is broken: it isn't what was written")
    try:
        said = json.loads(head)
        if said["format"] != FORMAT:
            raise BadNet(f"this net is of format {said['format']!r}; read is format {FORMAT}")
        about = _about(said)
        left = memoryview(_unpacked(numbers))
        most, left = bytes(left[: said["most"]]), left[said["most"] :]
        parts: list[array[int]] = []
        for kind, count in (
            ("h", said["inputs"] * about.hidden),
            ("i", about.hidden),
            ("h", about.hidden * about.second),
            ("i", about.second),
            ("h", about.second),
            ("h", about.moves * about.hidden),
            ("i", about.moves),
        ):
            part = array(kind)
            size = count * part.itemsize
            part.frombytes(left[:size])
            if len(part) != count:
                raise BadNet("this net is broken: it ends too soon")
            if sys.byteorder == "big":
                part.byteswap()
            parts.append(part)
            left = left[size:]
    except (KeyError, TypeError, ValueError, OverflowError, zlib.error) as wrong:
        raise BadNet(f"this is no net: {type(wrong).__name__} {wrong}") from wrong
    return Weights(about, most, *parts)


def _about(said: dict[str, Any]) -> About:
    known = {each.name: said[each.name] for each in fields(About)}
    about = About(**{**known, "shifts": tuple(known["shifts"])})
    for units in (about.hidden, about.second):
        if units <= 0 or units % (LANES * ABREAST):
            raise BadNet(f"a layer of {units} units can't be counted with")
    return about


def _unpacked(numbers: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    found = unpacker.decompress(numbers, MOST_BYTES)
    if not unpacker.eof:
        raise BadNet("this net is broken: its numbers have no end")
    return found


def _bytes(kind: str, numbers: Sequence[int]) -> bytes:
    found = array(kind, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def _digest(rest: bytes) -> bytes:
    return hashlib.blake2b(rest, digest_size=DIGEST // 2).hexdigest().encode()
