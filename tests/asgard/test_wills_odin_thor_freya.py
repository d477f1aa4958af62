"""The wills of Odin, Thor and Freya (A-50, A-51, A-53)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import asgard, refused

# --- Odin -------------------------------------------------------------------------------------


@rule("A-50")
def test_odin_turns_the_top_card_of_a_stack() -> None:
    table = asgard(erik="2 Odin; Loki/Bragi, Loki/Sif; Sif/Freya", anna="Odin", awakening="Odin")
    table.erik("turn Loki")
    assert table.erik.stack("Loki") == "Loki/Bragi"
    assert table.erik.stack("Sif") == "Sif/Freya, Sif/Loki", "turned, and on top"
    assert table.erik.stacks["Odin"] == 2


@rule("A-50")
def test_odin_may_turn_a_card_of_any_own_stack_also_odins() -> None:
    table = asgard(erik="2 Odin; Loki; Thor; Heimdall", anna="Odin; Sif", awakening="Odin")
    assert table.choices("erik") == ["turn odin", "turn thor", "turn loki", "turn heimdall"]


@rule("A-50")
def test_a_turned_card_can_start_a_new_stack() -> None:
    table = asgard(erik="Odin/Heimdall", anna="Sif", awakening="Odin")
    table.erik("turn odin")
    assert table.erik.stacks == {"Heimdall": 1}
    assert table.erik.stack("Heimdall") == "Heimdall/Odin"


@rule("A-50")
def test_a_turned_card_shows_its_first_head_again_when_turned_back() -> None:
    table = asgard(erik="2 Odin; Sif/Loki", anna="3 Loki", awakening="Odin")
    table.erik("turn sif")
    assert table.erik.stack("Loki") == "Loki/Sif"
    table.anna("turn erik loki 1")
    assert table.erik.stack("Sif") == "Sif/Loki"


@rule("A-50")
def test_odin_turns_no_card_of_an_empty_stack_and_none_of_others() -> None:
    table = asgard(erik="2 Odin", anna="Odin; Loki", awakening="Odin")
    with refused("A-50"):
        table.erik("turn loki")
    with refused("A-25"):
        table.erik("turn anna loki 1")


@rule("A-50")
def test_odin_turns_only_the_top_card() -> None:
    table = asgard(erik="2 Odin", anna="Odin", awakening="Odin")
    with refused("A-25"):
        table.erik("turn odin 2")


@rule("A-50")
def test_a_thor_card_under_a_stack_is_never_its_top_card() -> None:
    table = asgard(
        erik="2 Odin; Loki/Sif over Thor/Freya, Thor/Bragi", anna="Odin", awakening="Odin"
    )
    assert table.choices("erik") == ["turn odin", "turn loki"]
    table.erik("turn loki")
    assert table.erik.stack("Sif") == "Sif/Loki"


@rule("A-50", "A-31")
def test_odins_will_can_lose_the_next_favour() -> None:
    """Obligatory: whichever card Erik turns, it helps Anna to Thor's favour."""
    table = asgard(erik="Odin/Thor; 2 Thor", anna="2 Thor; Sif", awakening="Odin")
    table.erik("turn thor")
    assert "favoured thor anna 2" in table.saga


# --- Thor -------------------------------------------------------------------------------------


@rule("A-51")
def test_thor_moves_all_thor_cards_face_down_under_one_other_stack() -> None:
    table = asgard(erik="3 Thor; 2 Loki; Sif", anna="Thor", awakening="Thor")
    assert table.choices("erik") == ["slip loki", "slip sif"]
    table.erik("slip loki")
    assert table.erik.stacks == {"Loki": 5, "Sif": 1}
    assert table.view(None)["stacks"][0]["loki"]["under"] == 3
    assert table.erik.attention("Loki") == 5
    assert table.erik.attention("Thor") == 0


@rule("A-51")
def test_thor_cards_keep_their_order_and_go_below_those_already_there() -> None:
    table = asgard(
        erik="Thor/Odin, Thor/Freya, Thor/Sif; Loki/Bragi over Thor/Heimdall, Thor/Loki",
        anna="Thor",
        awakening="Thor",
    )
    table.erik("slip loki")
    assert table.erik.stack("Loki") == (
        "Loki/Bragi over Thor/Odin, Thor/Freya, Thor/Sif, Thor/Heimdall, Thor/Loki"
    )


@rule("A-51")
def test_thor_cards_already_under_a_stack_do_not_move_again() -> None:
    table = asgard(erik="2 Thor/Odin; Loki over 2 Thor/Sif; Sif", anna="Thor", awakening="Thor")
    table.erik("slip sif")
    assert table.erik.stacks == {"Loki": 3, "Sif": 3}


@rule("A-51", "A-31")
def test_thor_cards_under_another_stack_draw_no_attention_of_thor() -> None:
    table = asgard(erik="Loki over 5 Thor", anna="Thor; Sif", awakening="Thor")
    assert table.asked == ("anna", "thor")


@rule("A-51")
def test_thor_cards_go_neither_under_their_own_stack_nor_under_none() -> None:
    table = asgard(erik="2 Thor; Loki", anna="Thor; Sif", awakening="Thor")
    with refused("A-51"):
        table.erik("slip thor")
    with refused("A-51"):
        table.erik("slip sif")


@rule("A-51")
def test_thor_cards_cannot_go_to_another_player() -> None:
    table = asgard(erik="2 Thor; Loki", anna="Sif", awakening="Thor")
    assert table.choices("erik") == ["slip loki"]
    with refused("A-25"):
        table.erik("slip anna sif 1")


@rule("A-51", "A-25")
def test_slipped_thor_cards_win_the_favour_of_their_new_aesir_in_the_same_round() -> None:
    table = asgard(erik="3 Thor; Freya", anna="3 Freya", awakening="Thor")
    table.erik("slip freya")
    assert "favoured freya erik 4" in table.saga


@rule("A-51", "A-54")
def test_a_doubled_thor_stack_that_moves_away_leaves_the_doubling_card_behind() -> None:
    table = asgard(erik="2 Thor, doubled; Loki", anna="Thor", awakening="Thor")
    assert table.saga[1] == "favoured thor erik 4"
    table.erik("slip loki")
    assert table.doubling_card == "middle"
    assert table.erik.attention("Loki") == 3
    slipped = table.saga.index("slipped erik loki 2")
    assert table.saga[slipped + 1] == "undoubled erik thor"


@rule("A-51", "A-53")
def test_thor_cards_slipped_under_a_doubled_stack_are_doubled_too() -> None:
    table = asgard(erik="2 Thor; Loki, doubled", anna="Thor", awakening="Thor")
    table.erik("slip loki")
    assert table.doubling_card == ("erik", "Loki")
    assert table.erik.attention("Loki") == 6


# --- Freya ------------------------------------------------------------------------------------


@rule("A-53")
def test_the_books_example_two_loki_and_three_thor_cards_make_ten() -> None:
    table = asgard(petr="2 Loki over 3 Thor; 2 Freya", anna="Freya; 9 Loki", awakening="Freya")
    table.petr("double loki")
    assert table.petr.attention("Loki") == 10
    assert "favoured loki petr 10" in table.saga


@rule("A-53")
def test_freya_lays_the_doubling_card_at_any_own_stack_one_card_is_enough() -> None:
    table = asgard(erik="2 Freya; Odin; 3 Thor", anna="Freya; Sif", awakening="Freya")
    assert table.choices("erik") == ["double odin", "double thor", "double freya"]
    table.erik("double odin")
    assert table.doubling_card == ("erik", "Odin")
    assert table.erik.attention("Odin") == 2


@rule("A-53")
@pytest.mark.parametrize("stack", ["Odin", "Thor", "Freya"])
def test_also_the_stack_of_an_aesir_that_has_been_awake(stack: str) -> None:
    table = asgard(erik="2 Freya; Odin; Thor; Sif", anna="Freya; Sif", awakening="Freya")
    table.erik(f"double {stack}")
    assert table.doubling_card == ("erik", stack)
    assert table.asked[0] == "erik"


@rule("A-53")
def test_freya_doubles_no_stack_of_others_and_none_that_is_not_there() -> None:
    table = asgard(erik="2 Freya", anna="Freya; Sif", awakening="Freya")
    with refused("A-53"):
        table.erik("double sif")
    with refused("A-25"):
        table.erik("double anna sif 1")


@rule("A-53", "A-32")
def test_freyas_card_can_decide_a_later_dispute() -> None:
    table = asgard(erik="2 Freya; 2 Odin; Sif", anna="3 Odin; Sif", awakening="Freya")
    table.erik("double odin")
    assert "compared odin erik 4" in table.saga
    assert table.asked == ("erik", "sif")
