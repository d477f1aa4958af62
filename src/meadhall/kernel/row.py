"""Rows of bytes, and the few ways in which games write observations into them.

Each way takes where it begins and returns where the next column does, so that a game's code reads
as its declaration does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

_BLANK: Final = vec[u8]([0] * 8192)


def blank(size: i64) -> vec[u8]:
    """A row of so many zeros."""
    return _BLANK[:size]


def byte(number: i64) -> u8:
    """A number as a byte: what is more than it can say is the most it can say, and less the
    least."""
    if number > 255:
        return 255
    if number < 0:
        return 0
    return u8(number)


def put(row: vec[u8], at: i64, number: i64) -> i64:
    """So many."""
    row[at] = byte(number)
    return at + 1


def put_flag(row: vec[u8], at: i64, flag: bool) -> i64:
    """Whether it is so."""
    if flag:
        row[at] = 1
    return at + 1


def put_one(row: vec[u8], at: i64, which: i64, size: i64) -> i64:
    """One of so many; below 0 it is none."""
    if which >= 0:
        row[at + which] = 1
    return at + size


def put_mask(row: vec[u8], at: i64, mask: i64, size: i64) -> i64:
    """Those of so many that are in a mask."""
    place = at
    while mask:
        if mask & 1:
            row[place] = 1
        mask >>= 1
        place += 1
    return at + size


def put_counts(row: vec[u8], at: i64, numbers: vec[i64], first: i64, size: i64) -> i64:
    """So many neighbouring numbers. (To leave out those that are 0 would take longer: nobody can
    foresee which they are, the processor least of all.)"""
    for place in range(size):
        row[at + place] = byte(numbers[first + place])
    return at + size


def put_bytes(row: vec[u8], at: i64, numbers: vec[u8], first: i64, size: i64) -> i64:
    """So many neighbouring numbers that are bytes already."""
    for place in range(size):
        row[at + place] = numbers[first + place]
    return at + size


def from_seat(who: i64, seat: i64, players: i64) -> i64:
    """A seat as `seat` counts them: itself 0. What is below 0 is nobody and stays so."""
    if who < 0:
        return -1
    return who - seat if who >= seat else who - seat + players


def mask_from(mask: i64, seat: i64, players: i64) -> i64:
    """A mask of seats as `seat` counts them."""
    low = mask >> seat
    high = mask - (low << seat)
    return low | high << (players - seat)


def whole(row: vec[u8], at: i64) -> vec[u8]:
    """The row, now that it is written to its end."""
    if at != len(row):
        raise AssertionError(f"{at} bytes of {len(row)} were written")
    return row
