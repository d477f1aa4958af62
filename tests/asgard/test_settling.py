"""What follows by itself: Thor cards left alone, the doubling card, and when (A-52, A-54, A-59)."""

from __future__ import annotations

from .rules import rule
from .table import asgard

THORS = "Thor/Odin, Thor/Freya"


# --- Thor cards left alone --------------------------------------------------------------------


@rule("A-52", "A-50")
def test_odin_turns_the_only_card_over_thor_cards() -> None:
    table = asgard(erik=f"2 Odin; Loki/Sif over {THORS}", anna="Odin", awakening="Odin")
    table.erik("turn loki")
    assert table.erik.stacks == {"Odin": 2, "Thor": 2, "Sif": 1}
    assert table.erik.stack("Thor") == THORS
    assert "rose erik loki 2" in table.saga


@rule("A-52", "A-25")
def test_risen_thor_cards_count_when_thor_awakens_next() -> None:
    table = asgard(erik=f"2 Odin; Loki/Sif over {THORS}", anna="Odin; Thor", awakening="Odin")
    table.erik("turn loki")
    assert "favoured thor erik 2" in table.saga
    assert table.asked == ("erik", "thor")


@rule("A-52", "A-55")
def test_loki_turns_the_last_card_over_thors() -> None:
    table = asgard(erik=f"Loki/Sif over {THORS}", anna="4 Loki; Thor/Odin", awakening="Loki")
    table.anna("turn erik loki 1")
    assert table.erik.stacks == {"Thor": 2, "Sif": 1}
    assert table.anna.stacks == {"Thor": 1, "Loki": 4}, "they rise before their own player"


@rule("A-52")
def test_thor_cards_stay_down_while_one_card_of_the_aesir_is_left() -> None:
    table = asgard(erik=f"2 Loki/Sif over {THORS}", anna="5 Loki", awakening="Loki")
    table.anna("turn erik loki 2")
    assert table.erik.stack("Loki") == f"Loki/Sif over {THORS}"
    assert not [line for line in table.saga if line.startswith("rose")]


@rule("A-52")
def test_risen_thor_cards_go_in_order_on_top_of_the_thor_stack() -> None:
    table = asgard(
        erik=f"2 Odin; Thor/Loki, Thor/Sif; Bragi/Heimdall over {THORS}",
        anna="Odin",
        awakening="Odin",
    )
    table.erik("turn bragi")
    assert table.erik.stack("Thor") == f"Thor/Loki, Thor/Sif, {THORS}"


@rule("A-52")
def test_a_card_moved_by_the_same_will_is_placed_first() -> None:
    table = asgard(
        erik=f"2 Odin; Thor/Heimdall; Loki/Thor over {THORS}", anna="Odin", awakening="Odin"
    )
    table.erik("turn loki")
    assert table.erik.stack("Thor") == f"Thor/Heimdall, Thor/Loki, {THORS}"
    steps = ["lifted erik loki 0", "laid erik thor loki", "rose erik loki 2"]
    assert [line for line in table.saga if line in steps] == steps


@rule("A-52", "A-51")
def test_the_order_survives_two_slips_and_a_rise() -> None:
    table = asgard(
        erik=f"Thor/Loki, Thor/Sif; Loki/Bragi over {THORS}", anna="Thor; 7 Loki", awakening="Thor"
    )
    table.erik("slip loki")
    assert table.erik.stack("Loki") == f"Loki/Bragi over Thor/Loki, Thor/Sif, {THORS}"
    table.anna("turn erik loki 1")
    assert table.erik.stack("Thor") == f"Thor/Loki, Thor/Sif, {THORS}"
    assert table.erik.stack("Bragi") == "Bragi/Loki"


@rule("A-52", "A-41", "A-59")
def test_scoring_a_goal_can_leave_thor_cards_alone() -> None:
    table = asgard(erik=f"2 Loki over {THORS}", anna="Loki", awakening="Loki", goals="Loki")
    table.erik("goal", "score loki 1", "score loki 2", "done")
    assert table.erik.score == 2
    assert table.erik.stacks == {"Thor": 2}


@rule("A-52", "A-41")
def test_a_goal_can_score_the_thor_cards_of_a_stack_before_they_would_rise() -> None:
    """One Loki card and both Thor cards at once: nothing is left to rise."""
    table = asgard(erik=f"Loki over {THORS}", anna="Loki", awakening="Loki", goals="Loki")
    table.erik("goal", "score loki 1", "score loki 2", "score loki 3")
    assert table.erik.score == 3
    assert table.erik.stacks == {}
    assert not [line for line in table.saga if line.startswith("rose")]


@rule("A-52", "A-57", "A-59")
def test_one_swap_can_free_thor_cards_of_both_players() -> None:
    table = asgard(
        erik=f"2 Bragi; Sif/Odin over {THORS}", anna="Loki/Odin over Thor/Sif", awakening="Bragi"
    )
    table.erik("give sif 1", "take anna loki 1")
    assert table.erik.stacks == {"Thor": 2, "Loki": 1, "Bragi": 2}
    assert table.anna.stacks == {"Thor": 1, "Sif": 1}


@rule("A-52", "A-57", "A-59")
def test_a_thor_card_taken_for_the_last_card_over_thors_lies_below_them() -> None:
    table = asgard(erik=f"2 Bragi; Sif over {THORS}", anna="Thor/Heimdall", awakening="Bragi")
    table.erik("give sif 1", "take anna thor 1")
    assert table.erik.stack("Thor") == f"Thor/Heimdall, {THORS}"


@rule("A-59", "A-57", "A-52")
def test_a_swap_of_two_cards_of_one_aesir_keeps_the_stack_alive() -> None:
    table = asgard(
        erik=f"Bragi/Odin over {THORS}, doubled", anna="2 Bragi/Sif; Heimdall", awakening="Bragi"
    )
    table.erik("give bragi 1", "take anna bragi 1")
    assert table.erik.stack("Bragi") == f"Bragi/Sif over {THORS}"
    assert table.asked == ("anna", "heimdall"), "the round goes on"
    assert table.doubling_card == ("erik", "Bragi")


@rule("A-59", "A-57", "A-54")
def test_it_keeps_the_opponents_stack_alive_too() -> None:
    table = asgard(
        erik="6 Bragi, Bragi/Sif",
        anna=f"Bragi/Heimdall over {THORS}, doubled; Heimdall",
        awakening="Bragi",
    )
    table.erik("give bragi 1", "take anna bragi 1")
    assert table.asked == ("anna", "heimdall"), "the round goes on"
    assert table.anna.stack("Bragi") == f"Bragi/Sif over {THORS}"
    assert table.doubling_card == ("anna", "Bragi")


# --- the doubling card ------------------------------------------------------------------------


@rule("A-54")
def test_the_doubling_card_goes_back_at_the_end_of_the_round() -> None:
    table = asgard(erik="2 Odin, doubled; Heimdall", anna="Odin", awakening="Heimdall")
    assert table.doubling_card == ("erik", "Odin"), "not before the last Aesir is done"
    table.erik("score heimdall 1")
    assert table.round == 2
    assert table.doubling_card == "middle"
    assert table.erik.attention("Odin") == 2
    assert table.saga.index("undoubled erik odin") < table.saga.index("round 2 6")


@rule("A-54", "A-70")
def test_the_doubling_card_goes_back_before_the_final_count() -> None:
    table = asgard(erik="2 Odin, doubled", anna="3 Odin", final="Odin")
    assert table.saga[:3] == ["undoubled erik odin", "awakens odin final", "favoured odin anna 3"]
    assert table.asked == ("anna", "final-score odin")


@rule("A-54", "A-55")
def test_the_doubling_card_goes_back_at_once_if_its_stack_disappears() -> None:
    table = asgard(erik="Sif/Odin, doubled", anna="2 Loki; Heimdall", awakening="Loki")
    table.anna("turn erik sif 1")
    assert table.asked == ("anna", "heimdall"), "the round is not over"
    assert table.doubling_card == "middle"
    assert table.erik.attention("Odin") == 1


@rule("A-54", "A-50")
def test_odin_can_turn_a_doubled_card_away() -> None:
    table = asgard(erik="2 Odin; Sif/Loki, doubled", anna="Odin", awakening="Odin")
    table.erik("turn sif")
    assert table.doubling_card == "middle"


@rule("A-54", "A-41")
def test_a_doubled_stack_can_be_scored_away() -> None:
    table = asgard(erik="Loki, doubled", anna="Heimdall", awakening="Loki", goals="Loki")
    table.erik("goal", "score loki 1")
    assert table.asked == ("anna", "heimdall")
    assert table.doubling_card == "middle"


@rule("A-54", "A-57")
def test_a_doubled_stack_can_be_swapped_away_on_either_side() -> None:
    table = asgard(erik="2 Bragi; Sif, doubled", anna="Loki; Heimdall", awakening="Bragi")
    table.erik("give sif 1", "take anna loki 1")
    assert table.doubling_card == "middle", "it does not follow the card"
    assert table.asked == ("anna", "heimdall")
    table = asgard(erik="2 Bragi; Sif", anna="Loki, doubled; Heimdall", awakening="Bragi")
    table.erik("give sif 1", "take anna loki 1")
    assert table.doubling_card == "middle"


@rule("A-54", "A-52")
def test_a_doubled_stack_that_turns_into_the_thor_stack_loses_the_doubling_card() -> None:
    table = asgard(
        erik=f"Loki/Sif over {THORS}, doubled", anna="7 Loki; Odin/Bragi", awakening="Loki"
    )
    table.anna("turn erik Loki 1")
    assert table.erik.stacks == {"Sif": 1, "Thor": 2}
    assert table.erik.attention("Thor") == 2
    assert table.doubling_card == "middle"
    rose = table.saga.index("rose erik loki 2")
    assert table.saga[rose + 1] == "undoubled erik loki", "at once, not at the end of the round"


@rule("A-54", "A-52")
def test_thor_cards_that_rise_onto_a_doubled_thor_stack_are_doubled() -> None:
    table = asgard(
        erik=f"Thor, doubled; Loki/Sif over {THORS}", anna="7 Loki; Heimdall", awakening="Loki"
    )
    table.anna("turn erik loki 1")
    assert table.erik.attention("Thor") == 6
    assert table.doubling_card == ("erik", "Thor")


@rule("A-54")
def test_the_doubling_card_stays_while_a_card_of_the_stack_is_left() -> None:
    table = asgard(erik="2 Sif/Odin, doubled; Odin", anna="2 Loki", awakening="Loki")
    table.anna("turn erik sif 1")
    assert table.doubling_card == ("erik", "Sif")
    assert table.erik.attention("Sif") == 2
    assert table.erik.attention("Odin") == 2, "the turned card is not doubled any more"


@rule("A-54")
def test_a_new_stack_of_the_same_aesir_is_not_doubled() -> None:
    table = asgard(
        erik="Heimdall/Odin, doubled; 2 Bragi",
        anna="Heimdall/Sif",
        mark="2 Loki; Heimdall/Thor",
        awakening="Loki",
    )
    table.mark("turn erik heimdall 1")
    table.erik("give bragi 1", "take anna heimdall 1")
    assert table.erik.attention("Heimdall") == 1


@rule("A-54", "A-53")
def test_freya_takes_the_doubling_card_from_wherever_it_lies() -> None:
    table = asgard(erik="3 Freya; Sif", anna="Sif, doubled; Heimdall", awakening="Freya")
    table.erik("double sif")
    assert table.doubling_card == ("erik", "Sif")
    assert table.anna.attention("Sif") == 1


@rule("A-59", "A-70", "A-52")
def test_the_final_count_frees_thor_cards_too() -> None:
    table = asgard(erik=f"Odin/Sif over {THORS}", anna="Odin", final="Odin")
    table.erik("score odin 1")
    assert table.erik.stacks == {"Thor": 2}
    assert table.saga[-2:] == ["awakens thor final", "favoured thor erik 2"]
    assert table.asked == ("erik", "final-score thor")


# --- as high as it gets -----------------------------------------------------------------------


@rule("A-51", "A-41", "A-52")
def test_the_highest_stack_there_can_be() -> None:
    """21 cards, as many as a player can ever have: all 18 Thor cards under three others."""
    thors = ", ".join(
        f"3 Thor/{god}" for god in ("Odin", "Freya", "Loki", "Sif", "Bragi", "Heimdall")
    )
    loki = "Loki/Odin, Loki/Sif, Loki/Bragi"
    table = asgard(erik=f"{thors}; {loki}", anna="Loki", awakening="Thor", goals="Loki", deck="")
    spread = table.erik.stack("Thor")
    table.erik("slip loki")
    assert table.erik.stack("Loki") == f"{loki} over {spread}"
    assert table.erik.attention("Loki") == 21
    table.erik("goal", "score loki 1", "score loki 20", "score loki 21")
    assert table.erik.stack("Loki") == (
        f"Loki/Odin, Loki/Sif over {spread.removeprefix('Thor/Odin, Thor/Odin, ')}"
    )


@rule("A-52")
def test_all_thor_cards_can_rise_at_once() -> None:
    table = asgard(erik="Loki/Sif over 18 Thor", anna="Bragi/Odin", awakening="Loki", goals="Loki")
    under = table.erik.stack("Loki").removeprefix("Loki/Sif over ")
    table.erik("goal", "score loki 1", "done")
    assert table.erik.stack("Thor") == under
    assert table.erik.attention("Thor") == 18
