"""Who plays with whom: the pure part, on queues of every kind."""

from __future__ import annotations

import random
from itertools import combinations

from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.hall.table.matching import (
    ANYBODY,
    BOTS_AFTER,
    COMPANY,
    FEWEST_KNOWN,
    MET_PAUSE,
    NARROW,
    Waiting,
    groups,
    near,
    reach,
    told,
    unfit,
    with_bots,
)

NOW = 10_000_000
EXAMPLES = settings(max_examples=many(120, long=1_500), deadline=None)


@st.composite
def queues(draw: st.DrawFn) -> list[Waiting]:
    """People who wait, some of whom shun or have met some others."""
    count = draw(st.integers(0, 14))
    names = [f"s{number}" for number in range(count)]
    some = st.frozensets(st.sampled_from(names), max_size=3) if names else st.just(frozenset[str]())
    queue = []
    for name in names:
        waited = draw(st.integers(0, 2 * ANYBODY))
        queue.append(
            Waiting(
                name,
                NOW - waited,
                draw(st.integers(800, 2_400)),
                draw(st.integers(0, 300)),
                draw(some) - {name},
                dict.fromkeys(draw(some) - {name}, 1),
                draw(st.none() | st.integers(NOW - 20_000, NOW)),
            )
        )
    return queue


SIZES = st.integers(2, 5)


@EXAMPLES
@given(queues(), SIZES)
def test_nobody_is_seated_twice_nor_with_whom_they_shun(queue: list[Waiting], size: int) -> None:
    made = groups(queue, size, NOW)
    seated = [each.id for group in made for each in group]
    assert len(seated) == len(set(seated))
    for group in made:
        assert len(group) == size
        assert group[0] == min(group, key=lambda each: (each.since, each.id))
        assert all(near(group[0], each, NOW) for each in group[1:])
        for one, other in combinations(group, 2):
            assert one.id not in other.shuns
            assert other.id not in one.shuns


@EXAMPLES
@given(queues(), SIZES, st.randoms())
def test_the_order_in_which_they_are_read_changes_nothing(
    queue: list[Waiting], size: int, dice: random.Random
) -> None:
    mixed = list(queue)
    dice.shuffle(mixed)
    assert groups(mixed, size, NOW) == groups(queue, size, NOW)
    assert with_bots(mixed, size, NOW) == with_bots(queue, size, NOW)


@EXAMPLES
@given(queues(), SIZES)
def test_nobody_for_whom_anybody_will_do_waits_while_enough_others_do(
    queue: list[Waiting], size: int
) -> None:
    """What people are told: from then on anybody is near enough."""
    friendly = [Waiting(each.id, each.since, each.rating, each.spread) for each in queue]
    seated = {each.id for group in groups(friendly, size, NOW) for each in group}
    left = [each for each in friendly if each.id not in seated]
    eldest = min(left, key=lambda each: each.since, default=None)
    if eldest is not None and NOW - eldest.since >= ANYBODY:
        assert len(left) < size


@EXAMPLES
@given(queues())
def test_no_two_are_left_who_fit_better_than_a_pair_that_was_made(queue: list[Waiting]) -> None:
    fresh = [
        Waiting(each.id, max(each.since, NOW - ANYBODY + 1), each.rating, each.spread, each.shuns)
        for each in queue
    ]
    made = groups(fresh, 2, NOW)
    left = {each.id for each in fresh} - {each.id for pair in made for each in pair}
    waiting = [each for each in fresh if each.id in left]
    pairs = [
        sorted(pair, key=lambda each: (each.since, each.id)) for pair in combinations(fresh, 2)
    ]
    for one, other in pairs:
        if one in waiting and other in waiting:
            assert not near(one, other, NOW)
        elif near(one, other, NOW) and (one in waiting) != (other in waiting):
            taken = other if one in waiting else one
            (theirs,) = (pair for pair in made if taken in pair)
            assert unfit(theirs, NOW) <= unfit([one, other], NOW)


@EXAMPLES
@given(queues(), SIZES)
def test_bots_come_only_to_those_who_take_them(queue: list[Waiting], size: int) -> None:
    made = with_bots(queue, size, NOW)
    seated = [each.id for group in made for each in group]
    assert len(seated) == len(set(seated))
    assert all(each.ready is not None for group in made for each in group)
    assert all(1 <= len(group) <= size for group in made)
    for each in queue:  # whoever has said so long ago waits no longer
        if each.ready is not None and NOW - each.ready >= COMPANY:
            assert each.id in seated


def test_the_reach_widens_until_anybody_will_do() -> None:
    one = Waiting("a", NOW, 1500)
    seconds = [reach(one, NOW + 1_000 * second) for second in range(ANYBODY // 1_000 + 5)]
    assert seconds[0] == NARROW
    assert seconds == sorted(seconds)
    assert seconds[ANYBODY // 1_000] == float("inf")


def test_whoever_is_unsure_of_their_strength_reaches_further() -> None:
    assert reach(Waiting("a", NOW, 1500, 200), NOW) == NARROW + 100


def test_the_nearest_play_each_other_though_others_came_before() -> None:
    far = Waiting("far", NOW - 3_000, 1500 + NARROW)
    one, other = Waiting("one", NOW - 2_000, 1400), Waiting("other", NOW, 1410)
    assert groups([far, one, other], 2, NOW) == [[one, other]]


def test_waiting_counts() -> None:
    patient = Waiting("patient", NOW - 50_000, 1500)
    fresh = Waiting("fresh", NOW - 1_000, 1460)
    new = Waiting("new", NOW, 1480)
    assert groups([patient, fresh, new], 2, NOW) == [[patient, new]]
    level = Waiting("level", NOW - 1_000, 1480)
    assert groups([patient, level, new], 2, NOW)[0][0] == patient


def test_two_who_have_just_met_wait_for_others_first() -> None:
    one = Waiting("one", NOW, 1500, met={"other": 1})
    other = Waiting("other", NOW, 1500, met={"one": 1})
    third = Waiting("third", NOW, 1580)
    assert groups([one, other], 2, NOW) == []
    assert groups([one, other], 2, NOW + MET_PAUSE) == [[one, other]]
    made = groups([one, other, third], 2, NOW + MET_PAUSE)
    assert len(made) == 1
    assert third in made[0]


def test_where_the_nearest_shun_each_other_a_friendly_group_is_found() -> None:
    eldest = Waiting("eldest", NOW - 10, 1500)
    one = Waiting("one", NOW, 1500, shuns=frozenset({"other"}))
    other = Waiting("other", NOW, 1501)
    third = Waiting("third", NOW, 1520)
    (group,) = groups([eldest, one, other, third], 3, NOW)
    assert [each.id for each in group] == ["eldest", "one", "third"]


def test_bots_wait_a_moment_for_those_who_are_still_to_say() -> None:
    now = NOW + BOTS_AFTER
    one = Waiting("one", NOW, 1500, ready=now)
    other = Waiting("other", NOW, 1500)
    assert with_bots([one, other], 3, now) == []
    assert with_bots([one, other], 3, now + COMPANY) == [[one]]
    both = [one, Waiting("other", NOW, 1500, ready=now + 10)]
    assert with_bots(both, 3, now + 20) == [both]
    stranger = Waiting("stranger", now, 1500)  # is not asked yet
    assert with_bots([one, stranger], 3, now) == [[one]]


def test_what_is_told_is_what_nine_of_ten_have_waited() -> None:
    assert told([1_000] * (FEWEST_KNOWN - 1)) is None
    assert told([4_000] * 20) == 5
    assert told([4_000] * 17 + [14_000] * 3) == 15
    assert told([10**9] * 20) is None
