"""Games that would go on for ever (V-86)."""

from __future__ import annotations

from .rules import rule
from .table import new_game, vikings

OVER = ("nobody", "over")


@rule("V-86")
def test_the_game_ends_with_the_tenth_round_in_a_row_without_a_point() -> None:
    table = new_game("ragnar", "lagerta")
    for _ in range(9):
        table.end_round()
    assert (table.round, table.quiet, table.asked[1]) == (10, 9, "turn")
    table.end_round()
    assert table.asked == OVER


@rule("V-86")
def test_nine_such_rounds_do_not_end_it() -> None:
    table = vikings(ragnar="", lagerta="", quiet=8, round=20)
    table.end_round()
    assert (table.quiet, table.asked) == (9, ("lagerta", "turn"))


@rule("V-86")
def test_a_point_of_anybody_begins_the_count_anew() -> None:
    table = vikings(ragnar="", lagerta="hall: 2; gold: 9", turn="lagerta", quiet=9, round=20)
    table.lagerta("upgrade")
    table.end_round()
    assert (table.quiet, table.round) == (0, 21)


@rule("V-86", "V-24")
def test_a_point_in_the_storage_phase_counts_too() -> None:
    table = vikings(ragnar="village: gold-store(4)", lagerta="", quiet=9, round=20)
    table.end_round()
    assert (table.quiet, table.round) == (0, 21)


@rule("V-86")
def test_the_rounds_must_be_in_a_row() -> None:
    table = vikings(ragnar="village: gold-store(4)", lagerta="", quiet=9, round=20)
    table.end_round()
    table.lagerta("end")
    table.ragnar("dismantle gold-store-1")
    table.end_round()
    assert (table.quiet, table.round) == (1, 22)


@rule("V-86")
def test_the_game_ends_with_round_100_in_any_case() -> None:
    table = vikings(ragnar="village: gold-store(4)", lagerta="", round=99)
    table.end_round()
    assert (table.round, table.last_round) == (100, True)
    table.end_round()
    assert table.asked == OVER


@rule("V-86", "V-80", "V-81")
def test_it_ends_as_with_enough_points() -> None:
    """Achievements are counted, and there is no end-of-round phase."""
    table = vikings(
        ragnar="hand: gold; village: new brewery; played: beer",
        lagerta="points: 5",
        achievements="builder",
        quiet=9,
    )
    table.end_round()
    assert table.asked == OVER
    assert (table.ragnar.points, table.ragnar.place, table.lagerta.place) == (6, 1, 2)
    assert (table.ragnar.hand, table.ragnar.played) == (["gold"], ["beer"])


@rule("V-86")
def test_the_points_of_the_last_storage_phase_are_counted() -> None:
    table = vikings(ragnar="village: gold-store(4)", lagerta="", achievements="", round=100)
    table.end_round()
    assert (table.asked, table.ragnar.points) == (OVER, 1)
