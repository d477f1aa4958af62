"""Arithmetic whose last bit neither a C library nor a version of Python may decide."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.alike import LEAST, MOST, added, exp, ln, power

EXP = {
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
LN = {
    1e-300: "-0x1.5963447f87fb5p+9",
    0.001: "-0x1.ba18a998fffa0p+2",
    0.5: "-0x1.62e42fefa39efp-1",
    0.7071: "-0x1.62e6b3842a25ep-2",
    0.9: "-0x1.af8e8210a415bp-4",
    1.0: "0x0.0p+0",
    1.1: "0x1.8663f793c46ccp-4",
    3.0: "0x1.193ea7aad030bp+0",
    1e300: "0x1.5963447f87fb5p+9",
}
POWER = {
    (0.25, 0.5): "0x1.0000000000000p-1",
    (0.3, 1.7): "0x1.08819f76d9f8dp-3",
    (0.9, 0.7): "0x1.db9900d983dd4p-1",
    (0.01, 2.0): "0x1.a36e2eb1c4326p-14",
}


def test_every_bit_is_known() -> None:
    assert {number: exp(number).hex() for number in EXP} == EXP
    assert {number: ln(number).hex() for number in LN} == LN
    assert {pair: power(*pair).hex() for pair in POWER} == POWER


@given(st.floats(-700.0, 709.0))
def test_powers_of_e_are_as_true_as_the_c_librarys(number: float) -> None:
    assert abs(exp(number) - math.exp(number)) <= 2 * math.ulp(math.exp(number))


@given(st.floats(1e-300, 1e300))
def test_so_are_logarithms(number: float) -> None:
    near = math.ulp(math.log(number)) if abs(number - 1) > 0.3 else 2**-53
    assert abs(ln(number) - math.log(number)) <= 2 * near


@given(st.floats(0.0, 1.0), st.floats(0.1, 5.0))
def test_powers_are_near_enough(number: float, to: float) -> None:
    assert math.isclose(power(number, to), number**to, rel_tol=1e-12, abs_tol=1e-290)


def test_far_out_it_is_nothing_or_infinite() -> None:
    assert exp(LEAST - 1.0) == exp(-1e308) == 0.0
    assert exp(MOST + 1.0) == exp(1e308) == math.inf


def test_a_number_stays_itself_to_the_power_of_one() -> None:
    assert power(0.1, 1.0) == 0.1
    assert power(0.0, 3.0) == 0.0


def test_a_sum_is_made_one_by_one() -> None:
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0
