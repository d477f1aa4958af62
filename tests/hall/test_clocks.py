"""Clocks: what is charged, what is earned, what survives."""

from __future__ import annotations

from meadhall.hall import wire
from meadhall.hall.table.clocks import DAY, Clocks, closed_between

BANK = wire.Clock(kind="bank", bank=60, increment=5)
DAYS = wire.Clock(kind="days", days=2)


def test_no_clock_costs_nobody_anything() -> None:
    clocks = Clocks.begin(wire.Clock(), 2, at=0)
    clocks.run([0])
    clocks.settle(10**9, [])
    assert clocks.remaining(0, 10**10, []) is None
    assert clocks.next_flag([]) is None
    assert clocks.fallen(10**10, []) == []


def test_a_bank_is_charged_while_one_is_waited_for_and_earns_when_the_turn_ends() -> None:
    clocks = Clocks.begin(BANK, 2, at=0)
    clocks.run([0])
    assert clocks.next_flag([]) == 60_000
    clocks.settle(10_000, [])
    clocks.run([0])  # a small decision inside the turn earns nothing
    assert clocks.left == [50_000, 60_000]
    clocks.settle(12_000, [])
    clocks.run([1])
    assert clocks.left == [53_000, 60_000]
    clocks.settle(20_000, [])
    assert clocks.left == [53_000, 52_000]
    assert clocks.remaining(1, 25_000, []) == 47_000
    assert clocks.remaining(0, 25_000, []) == 53_000


def test_taking_back_and_deciding_again_earns_nothing() -> None:
    clocks = Clocks.begin(BANK, 2, at=0)
    clocks.run([0, 1])
    for _ in range(5):
        clocks.run([1])
        assert clocks.left[0] == 65_000
        clocks.run([0, 1], undone=True)
        assert clocks.left[0] == 60_000


def test_days_are_full_again_with_each_turn_but_not_by_undo() -> None:
    clocks = Clocks.begin(DAYS, 2, at=0)
    clocks.run([0])
    clocks.settle(DAY, [])
    clocks.run([1])
    clocks.settle(DAY + 5, [])
    clocks.run([0], undone=True)
    assert clocks.left[0] == DAY
    clocks.run([1])
    clocks.run([0])
    assert clocks.left[0] == 2 * DAY


def test_time_without_a_hall_is_nobodys() -> None:
    outages = [(10_000, 40_000), (80_000, 85_000)]
    assert closed_between(0, 100_000, outages) == 35_000
    assert closed_between(20_000, 30_000, outages) == 10_000
    clocks = Clocks.begin(BANK, 1, at=0)
    clocks.run([0])
    assert clocks.next_flag(outages) == 60_000 + 35_000
    assert clocks.fallen(94_999, outages) == []
    assert clocks.fallen(95_000, outages) == [0]
    clocks.settle(50_000, outages)
    assert clocks.left == [40_000]


def test_a_bot_stops_the_clock_and_whoever_is_back_has_time_to_look() -> None:
    clocks = Clocks.begin(BANK, 2, at=0)
    clocks.run([0])
    clocks.settle(61_000, [])
    assert clocks.fallen(61_000, []) == [0]
    clocks.pause(0)
    clocks.settle(100_000, [])
    assert clocks.left[0] == -1_000
    clocks.refill(0, waited_for=True)
    assert clocks.left[0] == 30_000
    assert clocks.running == [0]
