"""From weights with a point, as they are learned, to whole numbers, as they are counted with.

A unit tells the next layer up to 255, in steps of 1/64. How finely its weights are written is
decided by what its sum could come to at worst: it must stay in its lane whatever is observed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...bots.inputs import Inputs
from ...bots.net import BRIGHTEST, ZERO
from ...bots.weights import About, BadNet, Weights

Array = npt.NDArray[np.float64]
STEP_BITS = 6
"""What a unit tells is in parts of 1/64."""
STEPS = 1 << STEP_BITS
CLIP = BRIGHTEST / STEPS
"""The most a unit tells, as learning counts."""
UNIT = 1 << 16
"""The answer is in such parts."""
FINEST = 10
"""More bits would say nothing."""
HALF_WORD = (1 << 15) - 1
"""A weight in the file is no more."""


@dataclass(frozen=True)
class Floats:
    """A net as it was learned. Rows of `first` are by input, for one step of what is observed."""

    first: Array
    first_begin: Array
    second: Array
    second_begin: Array
    last: Array
    hand: float
    leaning: Array
    """By move, then by unit of the first layer."""
    leaning_begin: Array


def rounded(net: Floats, inputs: Inputs, most: bytes, said: dict[str, Any]) -> Weights:
    """The net in whole numbers; `most` is what each byte of the largest row counts at most, and
    `said` what is to be told of it besides."""
    one = worst(net.first, inputs, most) + np.abs(net.first_begin)
    first_bits = bits_for(one * STEPS, np.abs(net.first).max() * STEPS)
    two = BRIGHTEST * np.abs(net.second).sum(axis=0) + STEPS * np.abs(net.second_begin)
    second_bits = bits_for(two, np.abs(net.second).max())
    first_scale, second_scale = STEPS << first_bits, 1 << second_bits
    half_one, half_two = (1 << first_bits) >> 1, (1 << second_bits) >> 1
    return Weights(
        About(
            hidden=len(net.first_begin),
            second=len(net.second_begin),
            shifts=(first_bits, second_bits),
            unit=UNIT,
            hand=net.hand,
            moves=len(net.leaning_begin),
            moves_unit=UNIT,
            **said,
        ),
        most,
        whole(net.first.ravel() * first_scale),
        whole(net.first_begin * first_scale + half_one),
        whole(net.second.ravel() * second_scale),
        whole(net.second_begin * STEPS * second_scale + half_two),
        whole(net.last * (UNIT // STEPS)),
        whole(net.leaning.ravel() * (UNIT // STEPS)),
        whole(net.leaning_begin * UNIT),
    )


def worst(first: Array, inputs: Inputs, most: bytes) -> Array:
    """The most that each unit's sum can come to, whatever a row says and whichever table it is."""
    weights = np.abs(first)
    total: Array = BRIGHTEST * weights[inputs.lead] + weights[inputs.lead + 1 :].sum(axis=0)
    for place, limit in zip(inputs.of_row(), most, strict=True):
        if place.names_one and limit:
            total += weights[place.first : place.first + limit].max(axis=0)
        elif limit:
            total += limit * weights[place.first]
    return total


def bits_for(sums: Array, largest: float) -> int:
    """How finely weights can be written so that no sum leaves its lane, and none its half word."""
    if sums.max() >= ZERO // 2:
        raise BadNet("its weights are too large to be counted in whole numbers")
    bits = 0
    while (
        bits < FINEST and sums.max() * (2 << bits) < ZERO // 2 and largest * (2 << bits) < HALF_WORD
    ):
        bits += 1
    return bits


def whole(numbers: Array) -> list[int]:
    """The nearest whole numbers."""
    found: list[int] = np.rint(numbers).astype(int).tolist()
    return found
