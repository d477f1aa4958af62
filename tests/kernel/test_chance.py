"""Chance is even, repeatable and, where it is sealed, provable."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel import BadPosition, Chance, FastChance, SealedChance, chance_for, seeded
from meadhall.kernel.chance import (
    SECRET_BYTES,
    chance_from_json,
    commitment_of,
    draw,
    verify_commitment,
)
from meadhall.testing import LUCK, surprise

SECRET = bytes(range(SECRET_BYTES))

FAST_WORDS = {
    0: [1755504891, 1487087297, 3174587238, 3433432624, 293414193],
    1: [1970620009, 3181923586, 1030397884, 2272539254, 4196886366],
    -5: [1548810102, 3429004098, 2544332213, 2714439609, 3876786646],
    2**70: [3503548394, 2870575789, 323967044, 2370132370, 3889975323],
}
"""The first draws of some seeds; a change would make every old record replay differently."""

SEALED_WORDS = [2545685138, 4132857109, 2947649576, 1364734486, 2633857100, 2852081530]
SEALED_COMMITMENT = "db7ce10c5e97e7cdef18eb6da2c0badd3c140be29cc1803fe1263b166e7590c8"


def generators() -> list[Chance]:
    return [seeded(3), SealedChance(SECRET)]


# --- the same numbers in every build ----------------------------------------------------------


@pytest.mark.parametrize("seed", FAST_WORDS)
def test_a_seed_stands_for_the_same_words_for_ever(seed: int) -> None:
    chance = seeded(seed)
    assert [chance.word() for _ in range(5)] == FAST_WORDS[seed]


def test_a_seed_stands_for_the_same_numbers_below_for_ever() -> None:
    chance = seeded(0)
    assert [chance.word() for _ in range(5)] == FAST_WORDS[0]
    assert [chance.below(n) for n in (2, 6, 62, 1000, 2**31 - 1)] == [0, 1, 20, 447, 602001571]


def test_a_secret_stands_for_the_same_words_for_ever() -> None:
    chance = SealedChance(SECRET)
    assert [chance.word() for _ in range(6)] == SEALED_WORDS


def test_sealed_words_are_blake2b_in_counter_mode() -> None:
    chance = SealedChance(SECRET)
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "little"), key=SECRET, digest_size=64).digest()
        for block in range(3)
    )
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    assert [chance.word() for _ in words] == words


def test_an_int_seeds_the_fast_generator_and_bytes_are_a_secret() -> None:
    assert isinstance(chance_for(7), FastChance)
    assert isinstance(chance_for(SECRET), SealedChance)


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32"):
        chance_for(bytes(length))


# --- evenness ---------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 7, 21, 62])
@pytest.mark.parametrize("kind", [0, 1], ids=["fast", "sealed"])
def test_numbers_below_are_even(kind: int, n: int) -> None:
    chance = generators()[kind]
    counts = Counter(int(chance.below(n)) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert surprise([counts[each] for each in range(n)], [1] * n) < LUCK


@pytest.mark.parametrize("kind", [0, 1], ids=["fast", "sealed"])
def test_pairs_of_neighbouring_numbers_are_even(kind: int) -> None:
    chance = generators()[kind]
    counts = Counter((int(chance.below(5)), int(chance.below(5))) for _ in range(20_000))
    assert surprise([counts[a, b] for a in range(5) for b in range(5)], [1] * 25) < LUCK


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    counts = Counter(
        (int(seeded(seed).below(6)), int(seeded(seed + 1).below(6))) for seed in range(20_000)
    )
    assert surprise([counts[a, b] for a in range(6) for b in range(6)], [1] * 36) < LUCK


@pytest.mark.parametrize("n", [3 * 2**29, 2**31 - 1])
def test_large_numbers_are_even_too(n: int) -> None:
    """Without throwing words away, a third of those below 3 * 2**29 would come twice as often."""
    chance = seeded(11)
    thirds = Counter(int(chance.below(n)) * 3 // n for _ in range(20_000))
    odd = Counter(int(chance.below(n)) % 3 for _ in range(20_000))
    assert surprise([thirds[each] for each in range(3)], [1] * 3) < LUCK
    assert surprise([odd[each] for each in range(3)], [1] * 3) < LUCK


@given(seed=st.integers(), n=st.integers(1, 2**31 - 1))
def test_numbers_below_stay_below(seed: int, n: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(5))


@given(seed=st.integers())
def test_both_ways_to_draw_below_agree(seed: int) -> None:
    """The quick one of FastChance, and the general one of the base class."""
    fast, general = seeded(seed), seeded(seed)
    for n in (1, 2, 62, 2**31 - 1):
        assert fast.below(n) == Chance.below(general, n)


def test_a_bag_is_drawn_from_as_often_as_it_holds_copies() -> None:
    counts = Counter[int]()
    chance = seeded(5)
    for _ in range(20_000):
        bag = vec[i64]([1, 0, 3, 2])
        kind = int(draw(bag, 6, chance))
        counts[kind] += 1
        assert list(bag) == [1 - (kind == 0), 0, 3 - (kind == 2), 2 - (kind == 3)]
    assert counts[1] == 0
    assert surprise([counts[0], counts[2], counts[3]], [1, 3, 2]) < LUCK


# --- copies and storage -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", [0, 1], ids=["fast", "sealed"])
def test_a_copy_draws_the_same_and_leaves_the_original_alone(kind: int) -> None:
    chance = generators()[kind]
    chance.word()
    copy = chance.clone()
    stored = chance.to_json()
    drawn = [copy.word() for _ in range(40)]
    assert chance.to_json() == stored
    assert [chance.word() for _ in range(40)] == drawn


@pytest.mark.parametrize("drawn", [0, 1, 7, 15, 16, 17, 31, 32, 100])
@pytest.mark.parametrize("kind", [0, 1], ids=["fast", "sealed"])
def test_a_stored_generator_goes_on_where_it_was(kind: int, drawn: int) -> None:
    """The sealed one draws sixteen words from a block, so it is stored in the middle of blocks."""
    chance = generators()[kind]
    for _ in range(drawn):
        chance.word()
    again = chance_from_json(json.loads(json.dumps(chance.to_json())))
    assert again.to_json() == chance.to_json()
    assert [again.word() for _ in range(40)] == [chance.word() for _ in range(40)]


GOOD_FAST = {"kind": "fast", "state": "2124904869463575875"}
GOOD_SEALED = {"kind": "sealed", "secret": SECRET.hex(), "drawn": 5}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "fast",
        7,
        {},
        {"kind": "loaded"},
        {"kind": ["fast"]},
        {"kind": "fast"},
        GOOD_FAST | {"state": "0"},
        GOOD_FAST | {"state": "-1"},
        GOOD_FAST | {"state": "x"},
        GOOD_FAST | {"state": None},
        GOOD_FAST | {"state": []},
        GOOD_FAST | {"state": str(2147483085 << 32)},
        GOOD_FAST | {"state": "9" * 5000},
        GOOD_FAST | {"state": float("inf")},
        {"kind": "sealed"},
        GOOD_SEALED | {"secret": "abcd"},
        GOOD_SEALED | {"secret": "zz" * 32},
        GOOD_SEALED | {"secret": 7},
        GOOD_SEALED | {"drawn": -1},
        GOOD_SEALED | {"drawn": 1 << 62},
        GOOD_SEALED | {"drawn": None},
        GOOD_SEALED | {"drawn": float("nan")},
    ],
)
def test_a_broken_stored_generator_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition, match="chance"):
        chance_from_json(data)


def test_the_one_state_that_never_changes_is_refused() -> None:
    """a * 2**32 - 1 leads to itself: the generator would draw one word for ever."""
    with pytest.raises(BadPosition):
        chance_from_json(GOOD_FAST | {"state": str((2147483085 << 32) - 1)})


# --- the promise ------------------------------------------------------------------------------


def test_the_commitment_is_known_before_and_verified_after() -> None:
    commitment = SealedChance(SECRET).commitment()
    assert commitment == commitment_of(SECRET) == SEALED_COMMITMENT
    assert verify_commitment(SECRET, commitment)
    assert verify_commitment(SECRET, f" {commitment.upper()}\n")


@given(secret=st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES))
def test_no_other_secret_fits_a_commitment(secret: bytes) -> None:
    assert verify_commitment(secret, SEALED_COMMITMENT) == (secret == SECRET)


def test_the_commitment_gives_nothing_away() -> None:
    """It is hashed apart from the words, and changes altogether with one bit of the secret."""
    one_bit = bytes([1, *SECRET[1:]])
    digits = zip(commitment_of(SECRET), commitment_of(one_bit), strict=True)
    assert sum(a != b for a, b in digits) > 40
    assert hashlib.blake2b(SECRET, digest_size=32).hexdigest() != SEALED_COMMITMENT
