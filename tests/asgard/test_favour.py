"""Attention, favour and disputes (A-30 … A-34)."""

from __future__ import annotations

from .rules import rule
from .table import asgard

# --- attention --------------------------------------------------------------------------------


@rule("A-30")
def test_attention_is_the_number_of_cards_in_the_stack() -> None:
    table = asgard(erik="3 Loki; Sif", anna="2 Loki", awakening="Loki")
    assert table.erik.attention("Loki") == 3
    assert table.erik.attention("Sif") == 1
    assert table.erik.attention("Odin") == 0


@rule("A-30", "A-51")
def test_thor_cards_under_a_stack_count_for_it() -> None:
    table = asgard(erik="Loki over 3 Thor", anna="3 Loki", awakening="Loki")
    assert table.erik.attention("Loki") == 4
    assert table.asked == ("erik", "loki")


@rule("A-30")
def test_the_doubling_card_doubles_attention_and_no_other_stack() -> None:
    table = asgard(erik="2 Loki, doubled; 2 Sif", anna="3 Loki; 3 Sif", awakening="Loki")
    assert table.erik.attention("Loki") == 4
    assert table.erik.attention("Sif") == 2
    assert table.anna.attention("Loki") == 3
    assert table.asked == ("erik", "loki")


@rule("A-30", "A-53")
def test_doubling_follows_the_stack_as_it_grows_and_shrinks() -> None:
    table = asgard(erik="3 Loki, doubled; 3 Sif", anna="2 Sif", awakening="Loki", goals="Loki")
    assert table.erik.attention("Loki") == 6
    table.erik("goal", "score loki 1", "done")
    assert table.erik.attention("Loki") == 4
    assert table.doubling_card == ("erik", "Loki")


# --- favour -----------------------------------------------------------------------------------


@rule("A-31")
def test_favour_goes_to_the_single_highest_attention() -> None:
    table = asgard(erik="Loki", anna="3 Loki", mark="2 Loki; 5 Odin", awakening="Loki")
    assert table.asked == ("anna", "loki")
    assert table.saga[:2] == ["awakens loki", "favoured loki anna 3"]


@rule("A-31")
def test_one_card_is_enough_if_nobody_else_has_any() -> None:
    table = asgard(erik="Loki", anna="9 Odin", awakening="Loki")
    assert table.asked == ("erik", "loki")


@rule("A-31")
def test_an_aesir_of_whom_nobody_has_a_card_sleeps_on() -> None:
    table = asgard(erik="Sif; 2 Odin", anna="Odin", awakening="Loki")
    assert table.saga[:3] == ["awakens loki", "sleeps loki nobody", "awakens sif"]


@rule("A-31", "A-5")
def test_scored_cards_draw_no_attention() -> None:
    table = asgard(erik="Loki; 9 points", anna="2 Loki", awakening="Loki")
    assert table.asked == ("anna", "loki")


# --- disputes ---------------------------------------------------------------------------------


@rule("A-32")
def test_the_books_first_example_erik_and_mark_quarrel_over_loki() -> None:
    """Two Loki cards each; Mark has two Odin cards against Erik's one."""
    table = asgard(
        erik="2 Loki; Odin", mark="2 Loki; 2 Odin", anna="Loki; 3 Odin", awakening="Loki"
    )
    assert table.saga[:4] == [
        "awakens loki",
        "disputed loki erik+mark 2",
        "compared odin mark 2",
        "favoured loki mark 2",
    ]
    assert table.asked == ("mark", "loki")


@rule("A-32")
def test_the_books_second_example_anna_and_erik_quarrel_over_sif() -> None:
    """Two Odin cards each, no Thor, no Freya: the fourth Aesir decides, Erik has two Loki cards."""
    table = asgard(anna="Sif; 2 Odin", erik="Sif; 2 Odin; 2 Loki", awakening="Sif")
    assert table.saga[:7] == [
        "awakens sif",
        "disputed sif anna+erik 1",
        "compared odin anna+erik 2",
        "compared thor anna+erik 0",
        "compared freya anna+erik 0",
        "compared loki erik 2",
        "favoured sif erik 1",
    ]
    assert table.asked == ("erik", "sif")


@rule("A-32")
def test_only_the_tied_take_part_in_a_dispute() -> None:
    table = asgard(erik="2 Loki", anna="2 Loki; Thor", mark="Loki; 6 Odin", awakening="Loki")
    assert table.asked == ("anna", "loki")


@rule("A-32")
def test_who_is_out_of_a_dispute_stays_out() -> None:
    """Mark falls out over Odin; his five Thor cards don't bring him back."""
    table = asgard(
        erik="Loki; 2 Odin; Thor; Freya",
        anna="Loki; 2 Odin; Thor; 2 Freya",
        mark="Loki; Odin; 5 Thor; 5 Freya",
        awakening="Loki",
    )
    assert table.saga[1:6] == [
        "disputed loki erik+anna+mark 1",
        "compared odin erik+anna 2",
        "compared thor erik+anna 1",
        "compared freya anna 2",
        "favoured loki anna 1",
    ]


@rule("A-32")
def test_three_fall_out_one_by_one() -> None:
    table = asgard(
        erik="Sif; 2 Odin; 2 Thor; Freya",
        anna="Sif; 2 Odin; Thor; 9 Freya",
        mark="Sif; Odin; 3 Thor",
        olga="Sif; 2 Odin; 2 Thor; 2 Freya",
        awakening="Sif",
        round=3,
    )
    assert table.saga[2:5] == [
        "compared odin erik+anna+olga 2",
        "compared thor erik+olga 2",
        "compared freya olga 2",
    ]
    assert table.asked == ("olga", "sif")


@rule("A-32")
def test_a_dispute_over_odin_goes_on_with_thor() -> None:
    table = asgard(erik="2 Odin; Thor", anna="2 Odin; 2 Thor", awakening="Odin")
    assert table.saga[1:4] == [
        "disputed odin erik+anna 2",
        "compared odin erik+anna 2",
        "compared thor anna 2",
    ]
    assert table.asked == ("anna", "odin")


@rule("A-32")
def test_the_disputed_aesir_is_passed_over_on_the_way_to_heimdall() -> None:
    table = asgard(erik="Loki; Bragi", anna="Loki; Heimdall; Bragi", awakening="Loki")
    assert "compared loki erik+anna 1" in table.saga
    assert "compared heimdall anna 1" in table.saga
    assert table.asked == ("anna", "loki")


@rule("A-32", "A-53")
def test_doubling_counts_in_a_dispute() -> None:
    table = asgard(erik="2 Sif; 2 Odin, doubled", anna="2 Sif; 3 Odin", awakening="Sif")
    assert "compared odin erik 4" in table.saga
    assert table.asked == ("erik", "sif")


@rule("A-32", "A-53")
def test_doubling_can_make_a_tie() -> None:
    table = asgard(erik="2 Loki, doubled", anna="4 Loki; Odin", awakening="Loki")
    assert table.saga[1] == "disputed loki erik+anna 4"
    assert table.asked == ("anna", "loki")


@rule("A-32")
def test_thor_cards_do_not_count_as_thor_while_they_lie_elsewhere() -> None:
    table = asgard(erik="2 Loki; Thor; Sif", anna="2 Loki; Bragi over 3 Thor", awakening="Loki")
    assert "compared thor erik 1" in table.saga
    assert table.asked == ("erik", "loki")


@rule("A-32")
def test_thor_cards_count_in_a_dispute_for_the_stack_they_lie_under() -> None:
    table = asgard(erik="2 Loki; 3 Freya", anna="2 Loki; Freya over 3 Thor", awakening="Loki")
    assert "compared thor erik+anna 0" in table.saga
    assert "compared freya anna 4" in table.saga


@rule("A-33")
def test_equal_through_all_seven_means_nobody() -> None:
    table = asgard(erik="Loki; Sif; Odin", anna="Loki; Sif; Odin", awakening="Loki")
    assert table.saga[1] == "disputed loki erik+anna 1"
    assert table.saga[2:9] == [
        "compared odin erik+anna 1",
        "compared thor erik+anna 0",
        "compared freya erik+anna 0",
        "compared loki erik+anna 1",
        "compared sif erik+anna 1",
        "compared bragi erik+anna 0",
        "compared heimdall erik+anna 0",
    ]
    assert table.saga[9:11] == ["sleeps loki erik+anna", "awakens sif"]


@rule("A-33")
def test_two_equals_do_not_leave_the_favour_to_a_third() -> None:
    table = asgard(erik="Loki; Odin", anna="Loki; Odin", mark="Loki", awakening="Loki")
    assert not [line for line in table.saga if line.startswith("favoured loki")]
    assert table.asked == ("erik, anna, mark", "pick")


@rule("A-33")
def test_an_unsettled_dispute_names_those_who_are_equal_in_everything() -> None:
    table = asgard(erik="Loki; Odin", anna="Loki; Odin", mark="Loki", awakening="Loki")
    assert "sleeps loki erik+anna" in table.saga


@rule("A-33", "A-40")
def test_without_favour_there_is_no_goal_either() -> None:
    table = asgard(erik="2 Loki", anna="2 Loki", awakening="Loki", goals="Loki")
    assert table.asked == ("erik, anna", "pick")
    assert table.round == 2


@rule("A-34")
def test_a_dispute_costs_nothing() -> None:
    table = asgard(erik="2 Freya; Odin", anna="2 Freya; 2 Odin", awakening="Freya")
    assert table.saga[1] == "disputed freya erik+anna 2"
    assert table.asked == ("anna", "freya")
    assert table.erik.stacks == {"Odin": 1, "Freya": 2}
    assert table.anna.stacks == {"Odin": 2, "Freya": 2}
    assert table.erik.score == table.anna.score == 0
