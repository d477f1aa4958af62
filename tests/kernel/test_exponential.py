"""The one function of numbers with a point whose last bit no C library may decide."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.exponential import LEAST, MOST, exp

KNOWN = {
    -708.0: "0x1.7c8ab2288c9acp-1022",
    -20.0: "0x1.1b48655f37267p-29",
    -1.0: "0x1.78b56362cef38p-2",
    -0.1: "0x1.cf46d99d52b3ap-1",
    0.0: "0x1.0000000000000p+0",
    0.3: "0x1.599058c8c1a96p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    2.5: "0x1.85d6fd931e0bbp+3",
    20.0: "0x1.ceb088b68e804p+28",
    709.0: "0x1.d422d2be5dc9bp+1022",
}


def test_every_bit_is_known() -> None:
    assert {power: exp(power).hex() for power in KNOWN} == KNOWN


@given(st.floats(-700.0, 709.0))
def test_it_is_as_true_as_the_c_library(power: float) -> None:
    assert abs(exp(power) - math.exp(power)) <= 2 * math.ulp(math.exp(power))


def test_far_out_it_is_nothing_or_infinite() -> None:
    assert exp(LEAST - 1.0) == exp(-1e308) == 0.0
    assert exp(MOST + 1.0) == exp(1e308) == math.inf
