"""The final count and the end (A-70, A-71)."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import Table, asgard, refused

# --- the final count --------------------------------------------------------------------------


@rule("A-70")
def test_after_round_3_the_aesir_awaken_once_more_in_order() -> None:
    table = asgard(erik="Heimdall", anna="", awakening="Heimdall", round=3)
    table.erik("score heimdall 1")
    assert table.asked == ("nobody", "over")
    awoken = [line for line in table.saga if line.startswith("awakens")]
    assert awoken == [
        "awakens heimdall",
        "awakens odin final",
        "awakens thor final",
        "awakens freya final",
        "awakens loki final",
        "awakens sif final",
        "awakens bragi final",
        "awakens heimdall final",
    ]


@rule("A-70", "A-24")
@pytest.mark.parametrize("round_", [1, 2])
def test_there_is_no_final_count_after_rounds_1_and_2(round_: int) -> None:
    table = asgard(erik="2 Odin", anna="Odin", awakening="Heimdall", round=round_)
    assert table.round == round_ + 1
    assert table.asked == ("erik, anna", "pick")


@rule("A-70")
@pytest.mark.parametrize("god", ["Odin", "Thor", "Freya", "Loki", "Sif", "Bragi", "Heimdall"])
def test_the_favoured_player_may_score_one_card_and_there_are_no_wills(god: str) -> None:
    table = asgard(erik=f"3 {god}", anna=f"2 {god}", final=god)
    assert table.asked == ("erik", f"final-score {god.lower()}")
    assert table.choices("erik") == [
        f"score {god.lower()} 1",
        f"score {god.lower()} 2",
        f"score {god.lower()} 3",
        "done",
    ]
    table.erik(f"score {god} 2")
    assert table.erik.score == 1
    assert table.erik.stacks == {god: 2}
    assert table.anna.stacks == {god: 2}
    assert table.asked == ("nobody", "over"), "one card, and no second awakening"


@rule("A-70", "A-40")
def test_goals_do_not_matter_in_the_final_count() -> None:
    table = asgard(erik="4 Loki", anna="Loki", final="Loki", goals="Loki, Sif, Odin")
    assert table.asked == ("erik", "final-score loki")
    table.erik("score loki 1")
    assert table.erik.score == 1


@rule("A-70")
def test_a_thor_card_under_the_stack_can_be_scored() -> None:
    table = asgard(erik="Loki/Sif over Thor/Odin, Thor/Bragi", anna="Loki", final="Loki")
    table.erik("score loki 3")
    assert table.erik.stack("Loki") == "Loki/Sif over Thor/Bragi"
    assert table.erik.score == 1


@rule("A-70")
def test_scoring_in_the_final_count_can_be_declined() -> None:
    table = asgard(erik="3 Loki", anna="2 Loki", final="Loki")
    table.erik("done")
    assert table.erik.score == 0
    assert table.erik.stacks == {"Loki": 3}
    assert "declined loki erik" in table.saga
    assert table.asked == ("nobody", "over"), "the favour does not go to the next player"


@rule("A-70")
def test_only_the_favoured_stack_is_scored_and_only_what_is_there() -> None:
    table = asgard(erik="2 Loki; 3 Sif", anna="Loki", final="Loki")
    with refused("A-70"):
        table.erik("score sif 1")
    with refused("A-70"):
        table.erik("score loki 3")
    with refused("kernel-why-not-your-decision"):
        table.anna("score loki 1")


@rule("A-70", "A-32")
def test_attention_is_evaluated_anew_after_each_score() -> None:
    """An Odin card scored now is missing when Sif is disputed."""

    def count(eriks_answer: str) -> Table:
        table = asgard(erik="2 Odin; Sif", anna="Odin; Sif; Loki", final="Odin")
        table.erik(eriks_answer)
        assert table.asked == ("anna", "final-score loki")
        table.anna("done")
        return table

    assert count("done").asked == ("erik", "final-score sif")
    assert count("score odin 1").asked == ("anna", "final-score sif")


@rule("A-70")
def test_the_same_player_can_score_again_and_again() -> None:
    table = asgard(erik="Odin; Thor; Freya; Loki; Sif; Bragi; Heimdall", anna="", final="Odin")
    for god in ("odin", "thor", "freya", "loki", "sif", "bragi", "heimdall"):
        table.erik(f"score {god} 1")
    assert table.erik.score == 7
    assert table.erik.stacks == {}
    assert table.outcome is not None


@rule("A-70", "A-52")
def test_thor_cards_that_rise_after_thors_turn_are_not_counted_again() -> None:
    table = asgard(erik="Loki/Sif over 3 Thor", anna="Thor", final="Thor")
    table.anna("score thor 1")
    table.erik("score loki 1")
    assert table.erik.stacks == {"Thor": 3}
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)


@rule("A-70", "A-33")
def test_an_unsettled_dispute_scores_for_nobody() -> None:
    table = asgard(erik="2 Loki; 1 point", anna="2 Loki", final="Loki")
    assert table.asked == ("nobody", "over")
    assert table.outcome is not None
    assert table.outcome.scores == (1, 0)


# --- who wins ---------------------------------------------------------------------------------


def ended(**players: Any) -> Table:
    """A game that is over: nobody has a Heimdall card, and Heimdall was the last to be counted."""
    table = asgard(final="Heimdall", **players)
    assert table.saga[-1] == "over"
    return table


@rule("A-71")
def test_most_points_win() -> None:
    table = ended(erik="3 points; 9 Odin", anna="5 points", mark="4 points")
    assert [player.place for player in table.players] == [3, 1, 2]
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.scores == (3, 5, 4)


@rule("A-71")
def test_equal_points_are_decided_by_odin_cards_first() -> None:
    table = ended(erik="4 points; Odin; 5 Thor", anna="4 points; 2 Odin")
    assert (table.erik.place, table.anna.place) == (2, 1)


@rule("A-71")
@pytest.mark.parametrize("god", ["Thor", "Freya", "Loki", "Sif", "Bragi"])
def test_then_by_the_next_aesir_in_order(god: str) -> None:
    others = [each for each in ("Thor", "Freya", "Loki", "Sif", "Bragi") if each != god]
    same = "; ".join(["4 points", "Odin", *others])
    table = ended(erik=f"{same}; {god}", anna=f"{same}; 2 {god}")
    assert (table.erik.place, table.anna.place) == (2, 1)


@rule("A-71", "A-32")
def test_who_is_out_of_the_comparison_stays_out() -> None:
    table = ended(
        erik="4 points; 2 Odin", anna="4 points; 2 Odin; Thor", mark="4 points; Odin; 5 Thor"
    )
    assert [player.place for player in table.players] == [2, 1, 3]


@rule("A-71", "A-32")
def test_thor_cards_count_where_they_lie_at_the_end_too() -> None:
    table = ended(erik="2 points; Loki over 3 Thor", anna="2 points; Thor")
    assert (table.erik.place, table.anna.place) == (2, 1)
    table = ended(erik="2 points; Freya over 3 Thor", anna="2 points; 3 Freya")
    assert (table.erik.place, table.anna.place) == (1, 2)


@rule("A-71")
def test_scored_cards_do_not_break_ties() -> None:
    table = asgard(erik="2 Heimdall; 3 points", anna="Heimdall; 4 points", final="Heimdall")
    table.erik("score heimdall 1")
    assert table.outcome is not None
    assert table.outcome.scores == (4, 4)
    assert table.outcome.ranks == (1, 1), "one Heimdall card is left to each"


@rule("A-71")
def test_a_point_not_taken_can_win_the_tie() -> None:
    table = asgard(erik="2 Heimdall; 4 points", anna="Heimdall; 4 points", final="Heimdall")
    table.erik("done")
    assert (table.erik.place, table.anna.place) == (1, 2)


@rule("A-71")
def test_equal_in_all_share_the_victory() -> None:
    table = ended(erik="4 points; Odin; Sif", anna="3 points; 2 Odin", mark="4 points; Odin; Sif")
    assert [player.place for player in table.players] == [1, 3, 1]
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)


@rule("A-71")
def test_lower_places_are_decided_likewise() -> None:
    table = ended(
        erik="2 points; Loki",
        anna="5 points",
        mark="2 points; 2 Loki",
        olga="2 points; Loki",
        petr="1 point; 3 Odin",
    )
    assert [player.place for player in table.players] == [3, 1, 2, 3, 5]


@rule("A-71")
def test_nobody_needs_a_point_to_win() -> None:
    table = ended(erik="Sif", anna="Bragi")
    assert (table.erik.place, table.anna.place) == (1, 2)


@rule("A-71")
def test_when_it_is_over_nothing_can_be_played() -> None:
    table = ended(erik="4 points; Odin", anna="")
    assert table.state.waiting == ()
    assert table.choices("erik") == []
    with refused("kernel-why-game-over"):
        table.erik("done")
    assert table.view("erik")["decision"] is None


@rule("A-71")
def test_there_is_no_outcome_before_the_end() -> None:
    assert asgard(erik="2 Odin; 9 points", anna="Odin", final="Odin").outcome is None
