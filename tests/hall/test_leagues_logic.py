"""Who meets whom in a league, what places are worth and who stands where: all of it is pure."""

from __future__ import annotations

import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.hall.leagues.arena import GATHER, PATIENCE, who_meets
from meadhall.hall.leagues.course import GRACE, Next, laid, met_at, next_of
from meadhall.hall.leagues.divisions import divided
from meadhall.hall.leagues.plan import MINUTE, WEEK, Entrant, Form, League, Meeting, Plan, Sat
from meadhall.hall.leagues.points import FIRST, behind, points_for, standings
from meadhall.hall.leagues.seating import fewest_repeats, repeats, seated, sizes

NOW = 1_000_000_000


def names(number: int) -> list[str]:
    return [f"p{at}" for at in range(number)]


def plan(form: Form = "swiss", **more: object) -> Plan:
    given = {"form": form, "seats": 4, "least": 2, "most": 5, **more}
    return Plan(**given)  # type: ignore[arg-type]


def league(number: int, form: Form = "swiss", **more: object) -> League:
    return League(
        plan(form, **more),
        NOW,
        entrants=[Entrant(each, at) for at, each in enumerate(names(number))],
    )


def meeting(number: int, people: Sequence[str], places: Sequence[int], table: str = "t") -> Meeting:
    seats = [Sat(each, place) for each, place in zip(people, places, strict=True)]
    return Meeting(number, 1, table, NOW, seats, NOW)


def note(found: League, ask: Next, now: int, dice: random.Random) -> None:
    """What the runtime would do: found the tables, and play them at once."""
    assert ask.phase
    found.phase, found.round = ask.phase, max(found.round, ask.round)
    for number, each in enumerate(ask.tables):
        seats = [Sat(person) for person in each.people]
        table = "" if each.bye else f"{each.round}-{number}"
        found.meetings.append(
            Meeting(each.round, number, table, now, seats, now if each.bye else None)
        )
        if each.bye:
            seats[0].place = 1


def play(found: League, now: int, dice: random.Random) -> None:
    for each in found.meetings:
        if each.ended is None:
            places = list(range(1, len(each.seats) + 1))
            dice.shuffle(places)
            for seat, place in zip(each.seats, places, strict=True):
                seat.place = place
            each.ended = now


# --- points and standings -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [12, 0]), ([1, 1], [6, 6]), ([2, 1, 3], [6, 12, 0]), ([1, 1, 3], [9, 9, 0]),
        ([1, 2, 2], [12, 3, 3]), ([1, 2, 3, 4], [12, 8, 4, 0]), ([1, 1, 1, 4], [8, 8, 8, 0]),
        ([5, 4, 3, 2, 1], [0, 3, 6, 9, 12]), ([1, 1, 1, 1, 1], [6] * 5), ([1], [12]),
    ],
)  # fmt: skip
def test_what_places_are_worth(places: list[int], points: list[int]) -> None:
    assert [int(each) for each in points_for(places)] == points


@settings(deadline=None)
@given(st.lists(st.integers(0, 5), min_size=2, max_size=8))
def test_a_table_is_worth_as_much_however_it_ends(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = points_for(places)
    assert sum(points) == Fraction(FIRST * len(scores), 2)
    assert all(
        (a < b) == (x > y) for (a, x), (b, y) in combinations(zip(places, points, strict=True), 2)
    )


def test_some_are_put_behind_all_others() -> None:
    assert behind([1, 2, 3, 4], [0]) == [4, 1, 2, 3]
    assert behind([1, 1, 3, 4], [2, 0]) == [3, 1, 3, 2]
    assert behind([2, 1], []) == [2, 1]


def test_ties_are_broken_by_wins_and_by_whom_one_met() -> None:
    # Twelve points each: Anna and Ida have one win of two; Una a second place at two tables of
    # three, so no win. Anna has met stronger people than Ida.
    played = [
        meeting(1, ["Anna", "Bo"], [1, 2]), meeting(2, ["Anna", "Eva"], [2, 1]),
        meeting(1, ["Ida", "Ove"], [1, 2]), meeting(2, ["Ida", "Bo"], [2, 1]),
        meeting(1, ["Una", "Eva", "Ove"], [2, 1, 3]), meeting(2, ["Una", "Ove", "Kai"], [2, 3, 1]),
    ]  # fmt: skip
    rows = standings(["Anna", "Bo", "Eva", "Ida", "Ove", "Una", "Kai"], played)
    assert [row.person for row in rows] == ["Eva", "Kai", "Anna", "Bo", "Ida", "Una", "Ove"]
    by_name = {row.person: row for row in rows}
    assert {by_name[each].points for each in ("Anna", "Ida", "Una", "Bo", "Kai")} == {12}
    assert by_name["Anna"].strength == Fraction(12 + 24, 2)
    assert by_name["Anna"].share == Fraction(1, 2)
    assert by_name["Una"].share == 0


@settings(deadline=None)
@given(st.integers(2, 9), st.integers(0, 4), st.randoms(use_true_random=False))
def test_standings_are_the_same_in_whatever_order(
    number: int, rounds: int, dice: random.Random
) -> None:
    found = league(number)
    for each in range(rounds):
        for table in laid(found, each + 1, names(number), found.meetings, dice):
            note(found, Next("round", 0, each + 1, [table]), NOW, dice)
        play(found, NOW, dice)
    people, meetings = names(number), list(found.meetings)
    rows = standings(people, meetings)
    dice.shuffle(people)
    dice.shuffle(meetings)
    for table_met in meetings:
        dice.shuffle(table_met.seats)
    assert standings(people, meetings) == rows
    keys = [(row.points, row.share, row.strength) for row in rows]
    assert keys == sorted(keys, reverse=True)
    assert all(
        (a.rank == b.rank) == (x == y)
        for (a, x), (b, y) in combinations(zip(rows, keys, strict=True), 2)
    )


def test_what_is_not_over_counts_nothing_yet() -> None:
    open_ = Meeting(1, 1, "t", NOW, [Sat("a"), Sat("b")])
    rows = standings(["a", "b"], [open_])
    assert [(int(row.points), row.played, row.rank) for row in rows] == [(0, 0, 1), (0, 0, 1)]


def test_whoever_did_not_come_has_nothing_even_if_nobody_came() -> None:
    seats = [Sat("a", 1, True), Sat("b", 1, True)]
    rows = standings(["a", "b"], [Meeting(1, 1, "t", NOW, seats, NOW)])
    assert [(int(row.points), row.played, row.wins) for row in rows] == [(0, 1, 0), (0, 1, 0)]


# --- seating ------------------------------------------------------------------------------------


@settings(deadline=None)
@given(st.integers(0, 40), st.integers(2, 5), st.integers(0, 3), st.booleans())
def test_everybody_has_a_place_as_far_as_the_game_allows(
    people: int, wanted: int, under: int, bots: bool
) -> None:
    least, most = max(2, wanted - under), min(5, wanted + 1)
    found = sizes(people, wanted, least, most, bots)
    assert all(0 < each <= most for each in found)
    assert bots or all(each >= least for each in found)
    possible = any(tables * least <= people <= tables * most for tables in range(people + 1))
    if bots or possible:
        assert sum(found) == people
    if found:
        assert max(found) - min(found) <= 1


@pytest.mark.parametrize(
    ("people", "wanted", "least", "most", "found"),
    [
        (9, 2, 2, 5, [3, 2, 2, 2]), (13, 3, 3, 5, [4, 3, 3, 3]), (13, 4, 2, 5, [4, 3, 3, 3]),
        (5, 4, 3, 5, [5]), (5, 4, 2, 5, [3, 2]), (5, 3, 3, 3, [3]), (3, 2, 2, 2, [2]),
        (11, 5, 2, 5, [4, 4, 3]),
    ],
)  # fmt: skip
def test_tables_are_as_large_as_is_wanted_or_nearly(
    people: int, wanted: int, least: int, most: int, found: list[int]
) -> None:
    assert sizes(people, wanted, least, most, bots=False) == found


def partitions(people: list[int], table_sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    if not people:
        yield []
        return
    first, others = people[0], people[1:]
    for size in set(table_sizes):
        rest = list(table_sizes)
        rest.remove(size)
        for mates in combinations(others, size - 1):
            left = [each for each in others if each not in mates]
            for more in partitions(left, tuple(rest)):
                yield [(first, *mates), *more]


@settings(max_examples=many(60, long=400), deadline=None)
@given(st.integers(2, 8), st.integers(2, 5), st.floats(0, 1), st.randoms(use_true_random=False))
def test_as_few_meet_again_as_can_be(
    people: int, wanted: int, known: float, dice: random.Random
) -> None:
    """All seatings of a few people, tried by brute force: none is better."""
    order = names(people)
    table_sizes = sizes(people, wanted, 2, 5, bots=False)
    met: dict[str, dict[str, int]] = defaultdict(dict)
    for one, other in combinations(order, 2):
        if dice.random() < known:
            met[one][other] = met[other][one] = dice.choice([1, 1, 1, 2])
    tables = seated(order, met, table_sizes, dice)
    assert sorted(each for table in tables for each in table) == sorted(order)
    assert sorted(map(len, tables)) == sorted(table_sizes)
    best = min(
        repeats(met, [[order[at] for at in table] for table in every])
        for every in partitions(list(range(people)), tuple(table_sizes))
    )
    assert repeats(met, tables) == best >= fewest_repeats(met, order, table_sizes)


def test_a_repeat_that_need_not_be_is_found_out_late_but_is() -> None:
    """Nine people at tables of three can all meet once, in four rounds; the last of them leaves
    no choice at all."""
    found = league(9, seats=3, least=3, most=3, rounds=4)
    for number in range(1, 5):
        for each in laid(found, number, names(9), found.meetings, random.Random(number)):
            note(found, Next("round", 0, number, [each]), NOW, random.Random(0))
    met = Counter(
        frozenset(pair) for each in found.meetings for pair in combinations(each.people, 2)
    )
    assert len(met) == 36
    assert max(met.values()) == 1


def test_those_of_like_points_meet() -> None:
    dice = random.Random(3)
    found = league(64, seats=2, most=2, rounds=5)
    for number in range(1, 6):
        ask = next_of(found, NOW + number * WEEK, dice)
        note(found, ask, NOW + number * WEEK, dice)
        points = {row.person: row.points for row in standings(names(64), found.meetings)}
        apart = [abs(points[a] - points[b]) for a, b in (each.people for each in ask.tables)]
        assert sum(apart) / len(apart) <= 4
        play(found, NOW + number * WEEK, dice)
    assert max(Counter(frozenset(each.people) for each in found.meetings).values()) == 1


def test_four_hundred_are_paired_in_no_time() -> None:
    dice = random.Random(1)
    found = league(400, rounds=6)
    for number in range(1, 7):
        began = time.perf_counter()
        ask = next_of(found, NOW + number * WEEK, dice)
        assert time.perf_counter() - began < 3  # a tenth of that on an idle machine
        people = [each for table in ask.tables for each in table.people]
        assert sorted(people) == sorted(names(400))
        assert repeats(met_at(found.meetings), [each.people for each in ask.tables]) == 0
        note(found, ask, NOW + number * WEEK, dice)
        play(found, NOW + number * WEEK, dice)


@settings(max_examples=many(60, long=400), deadline=None)
@given(
    st.integers(1, 17), st.integers(2, 5), st.booleans(), st.integers(1, 5),
    st.randoms(use_true_random=False),
)  # fmt: skip
def test_in_each_round_everybody_sits_once_or_is_free(
    people: int, seats: int, bots: bool, rounds: int, dice: random.Random
) -> None:
    """A whole evening, with people who withdraw on the way."""
    found = league(
        people, seats=seats, least=max(2, seats - 1), most=seats, bots=bots, rounds=rounds
    )
    now, asked = NOW, 0
    while found.phase in ("coming", "running"):
        here = {each.person for each in found.here}
        ask = next_of(found, now, dice)
        asked += 1
        if ask.what == "wait":
            assert ask.again
            assert ask.again > now
            now = ask.again
            continue
        note(found, ask, now, dice)
        if ask.what == "round":
            assert sorted(each for table in ask.tables for each in table.people) == sorted(here)
            play(found, now, dice)
            if dice.random() < 0.3:
                dice.choice(found.entrants).left = now
    assert asked < 5 * rounds + 5
    assert found.round <= rounds
    byes = Counter(each.seats[0].person for each in found.meetings if each.bye)
    if all(each.left is None for each in found.entrants) and byes:
        assert max(byes.values()) - min(byes.get(each, 0) for each in names(people)) <= 1


# --- the other forms ----------------------------------------------------------------------------


def test_an_arena_lets_people_gather_and_makes_nobody_wait_for_ever() -> None:
    arena = plan("arena", seats=3)
    line = [Entrant(each, at, ready=NOW) for at, each in enumerate(names(5))]
    assert who_meets(arena, line, NOW + GATHER - 1) == ([], [])
    now, tables = who_meets(arena, line, NOW + GATHER)
    assert (tables, len(now)) == ([3], 3)
    now, tables = who_meets(arena, line, NOW + PATIENCE)
    assert (sorted(tables), len(now)) == ([2, 3], 5)
    assert who_meets(arena, line[:1], NOW + PATIENCE) == ([], [])
    assert who_meets(plan("arena", seats=3, bots=True), line[:1], NOW + PATIENCE) == (line[:1], [1])


@settings(max_examples=many(20, long=100), deadline=None)
@given(st.integers(2, 14), st.integers(2, 4), st.booleans(), st.randoms(use_true_random=False))
def test_an_hour_in_an_arena(people: int, seats: int, bots: bool, dice: random.Random) -> None:
    found = league(people, "arena", seats=seats, least=2, most=seats, bots=bots, minutes=3)
    for each in found.entrants:
        each.ready = NOW - dice.randrange(60_000)
    now = NOW
    while found.phase in ("coming", "running"):
        ask = next_of(found, now, dice)
        busy = {p for each in found.meetings if each.ended is None for p in each.people}
        sitting = [each for table in ask.tables for each in table.people]
        assert len(sitting) == len(set(sitting))
        assert not busy & set(sitting)
        if ask.what != "wait":
            note(found, ask, now, dice)
            for each in found.entrants:
                if each.person in sitting:
                    each.ready = None
        if ask.tables:
            assert now < NOW + 3 * MINUTE
        for played in found.meetings:
            if played.ended is None and dice.random() < 0.3:
                for place, seat in enumerate(played.seats, 1):
                    seat.place = place
                played.ended = now
                for entrant in found.entrants:
                    if entrant.person in played.people:
                        entrant.ready = now
        if ask.again is not None:
            assert ask.again >= now
            now = max(ask.again, now + 500)
    assert found.phase == "over"
    assert now <= NOW + 3 * MINUTE + GRACE + 10_000
    if bots or people >= seats:
        assert found.meetings


@settings(deadline=None)
@given(st.integers(1, 60), st.integers(2, 5), st.integers(4, 12))
def test_divisions_are_even_and_large_enough(people: int, seats: int, division: int) -> None:
    entrants = [Entrant(each, at, strength=at % 7) for at, each in enumerate(names(people))]
    found = divided(plan("turns", seats=seats, division=division), entrants)
    assert sorted(each.person for some in found for each in some) == sorted(names(people))
    longest = [len(some) for some in found]
    assert max(longest) - min(longest) <= 1
    assert len(found) == 1 or min(longest) >= seats
    strengths = [each.strength for some in found for each in some]
    assert strengths == sorted(strengths, reverse=True)


def test_a_league_by_turns_begins_all_its_tables_at_once() -> None:
    dice = random.Random(5)
    found = league(16, "turns", seats=4, rounds=2, division=8, weeks=2)
    ask = next_of(found, NOW, dice)
    assert ask.what == "round"
    assert Counter(each for table in ask.tables for each in table.people) == Counter(names(16) * 2)
    for table in ask.tables:
        assert len({ask.divisions[each] for each in table.people}) == 1
    note(found, ask, NOW, dice)
    assert next_of(found, NOW + MINUTE, dice).what == "wait"
    assert next_of(found, NOW + 2 * WEEK, dice).what == "over"
    play(found, NOW + MINUTE, dice)
    assert next_of(found, NOW + MINUTE, dice).what == "over"


@pytest.mark.parametrize("form", ["arena", "swiss", "turns"])
def test_alone_nobody_has_a_league(form: Form) -> None:
    found = league(1 if form != "arena" else 0, form)
    assert next_of(found, NOW, random.Random(0)).what == "off"
    assert next_of(league(2, form), NOW - 1, random.Random(0)).what == "wait"


def test_rounds_follow_each_other_after_a_pause() -> None:
    dice = random.Random(0)
    found = league(8, rounds=2, pause=3)
    note(found, next_of(found, NOW, dice), NOW, dice)
    assert next_of(found, NOW + MINUTE, dice).what == "wait"
    play(found, NOW + 10 * MINUTE, dice)
    ask = next_of(found, NOW + 11 * MINUTE, dice)
    assert (ask.what, ask.again) == ("wait", NOW + 13 * MINUTE)
    ask = next_of(found, NOW + 13 * MINUTE, dice)
    assert (ask.what, ask.round) == ("round", 2)
    note(found, ask, NOW + 13 * MINUTE, dice)
    play(found, NOW + 20 * MINUTE, dice)
    assert next_of(found, NOW + 20 * MINUTE, dice).what == "over"
