"""The wills of Bragi and Heimdall (A-57, A-58)."""

from __future__ import annotations

from .rules import rule
from .table import asgard, refused

# --- Bragi ------------------------------------------------------------------------------------


@rule("A-57")
def test_bragi_swaps_a_card_with_one_opponent() -> None:
    table = asgard(
        erik="2 Bragi; Sif/Odin", anna="Loki/Thor; Sif/Heimdall", mark="Bragi", awakening="Bragi"
    )
    assert table.asked == ("erik", "bragi-give")
    table.erik("give sif 1")
    assert table.asked == ("erik", "bragi-take")
    table.erik("take anna loki 1")
    assert table.erik.stacks == {"Loki": 1, "Bragi": 2}
    assert table.erik.stack("Loki") == "Loki/Thor"
    assert table.anna.stack("Sif") == "Sif/Heimdall, Sif/Odin", "it goes on top"
    assert table.mark.stacks == {"Bragi": 1}


@rule("A-57")
def test_swapped_cards_keep_their_heads() -> None:
    table = asgard(erik="Bragi/Sif", anna="Odin/Bragi", awakening="Bragi")
    table.erik("give bragi 1", "take anna odin 1")
    assert table.erik.stack("Odin") == "Odin/Bragi"
    assert table.anna.stack("Bragi") == "Bragi/Sif"


@rule("A-57")
def test_both_cards_are_chosen_before_either_moves() -> None:
    table = asgard(erik="2 Bragi; Sif", anna="Loki", awakening="Bragi")
    table.erik("give sif 1")
    assert table.erik.stacks == {"Sif": 1, "Bragi": 2}
    assert table.anna.stacks == {"Loki": 1}
    assert table.saga[-1] == "will bragi erik", "nobody has been told anything yet"


@rule("A-57")
def test_covered_cards_can_be_given_and_taken() -> None:
    table = asgard(
        erik="Bragi/Odin, Bragi/Thor, Bragi/Freya",
        anna="Sif/Odin, Sif/Thor, Sif/Freya; Bragi/Loki",
        awakening="Bragi",
    )
    table.erik("give bragi 3", "take anna sif 2")
    assert table.erik.stack("Bragi") == "Bragi/Thor, Bragi/Freya"
    assert table.erik.stack("Sif") == "Sif/Thor"
    assert table.anna.stack("Sif") == "Sif/Odin, Sif/Freya"
    assert table.anna.stack("Bragi") == "Bragi/Loki, Bragi/Odin"


@rule("A-57")
def test_face_up_thor_cards_can_be_swapped() -> None:
    table = asgard(erik="2 Bragi; Thor/Odin", anna="Thor/Loki, Thor/Sif", awakening="Bragi")
    table.erik("give thor 1", "take anna thor 1")
    assert table.erik.stack("Thor") == "Thor/Sif"
    assert table.anna.stack("Thor") == "Thor/Loki, Thor/Odin"


@rule("A-57")
def test_a_thor_card_that_is_given_joins_the_thor_stack_of_the_other() -> None:
    table = asgard(erik="2 Bragi; Thor/Odin", anna="Loki over 2 Thor", awakening="Bragi")
    table.erik("give thor 1", "take anna loki 1")
    assert table.anna.stacks == {"Thor": 3}, "the Loki card was the last over two Thor cards"
    assert table.anna.stack("Thor").startswith("Thor/Odin, "), "the swapped card is placed first"


@rule("A-57")
def test_face_down_thor_cards_can_be_neither_given_nor_taken() -> None:
    table = asgard(erik="2 Bragi over Thor; Sif", anna="Loki over 2 Thor", awakening="Bragi")
    assert table.choices("erik") == ["give sif 1", "give bragi 1", "give bragi 2"]
    with refused("A-57"):
        table.erik("give bragi 3")
    table.erik("give sif 1")
    assert table.choices("erik") == ["take anna loki 1"]
    with refused("A-57"):
        table.erik("take anna loki 2")


@rule("A-57")
def test_bragi_takes_from_opponents_and_gives_of_ones_own() -> None:
    table = asgard(erik="2 Bragi; Sif", anna="Loki", mark="Odin", awakening="Bragi")
    with refused("A-25"):
        table.erik("give anna loki 1")
    with refused("A-57"):
        table.erik("give loki 1")
    table.erik("give sif 1")
    assert table.choices("erik") == ["take anna loki 1", "take mark odin 1"]
    with refused("A-57"):
        table.erik("take erik bragi 1")
    with refused("A-57"):
        table.erik("take mark loki 1")
    with refused("A-57"):
        table.erik("take p4 loki 1")


@rule("A-57")
def test_the_opponent_is_not_asked() -> None:
    table = asgard(erik="2 Bragi; Sif", anna="Loki; Bragi", awakening="Bragi")
    table.erik("give sif 1")
    assert table.choices("anna") == []
    table.erik("take anna loki 1")
    assert table.anna.stacks == {"Sif": 1, "Bragi": 1}


@rule("A-57")
def test_the_card_just_given_cannot_be_taken_back() -> None:
    """Anna has nothing but what Erik would give her: her own card must be taken."""
    table = asgard(erik="2 Bragi", anna="Loki/Sif", awakening="Bragi")
    table.erik("give bragi 1")
    assert table.choices("erik") == ["take anna loki 1"]


@rule("A-57", "A-59")
def test_two_cards_of_the_same_aesir_can_be_swapped() -> None:
    table = asgard(erik="Bragi/Odin, Bragi/Thor", anna="Bragi/Sif", mark="Loki", awakening="Bragi")
    table.erik("give bragi 2", "take anna bragi 1")
    assert table.erik.stack("Bragi") == "Bragi/Thor, Bragi/Sif"
    assert table.anna.stack("Bragi") == "Bragi/Odin"


@rule("A-57", "A-25")
def test_a_swap_can_win_heimdalls_favour() -> None:
    table = asgard(erik="2 Bragi; Heimdall", anna="2 Heimdall", awakening="Bragi")
    table.erik("give bragi 1", "take anna heimdall 1")
    assert "favoured heimdall erik 2" in table.saga
    assert table.asked == ("erik", "heimdall")


@rule("A-57", "A-4")
def test_the_other_heads_of_covered_cards_are_not_shown_before_the_swap() -> None:
    seen = []
    for mine, theirs in (("Odin", "Thor"), ("Freya", "Heimdall")):
        table = asgard(
            erik=f"Bragi/{mine}, Bragi/Loki", anna=f"Sif/{theirs}, Sif/Loki", awakening="Bragi"
        )
        table.erik("give bragi 2")
        seen.append((table.view("erik"), table.view("anna"), table.choices("erik"), table.saga))
    assert seen[0] == seen[1]


# --- Heimdall ---------------------------------------------------------------------------------


@rule("A-58")
def test_heimdall_turns_one_card_of_his_stack_into_a_point() -> None:
    table = asgard(erik="2 Heimdall; Sif", anna="Heimdall", awakening="Heimdall")
    assert table.choices("erik") == ["score heimdall 1", "score heimdall 2"]
    table.erik("score heimdall 1")
    assert table.erik.score == 1
    assert table.erik.stacks == {"Sif": 1, "Heimdall": 1}


@rule("A-58")
def test_heimdall_scores_a_thor_card_lying_in_his_stack_if_you_like() -> None:
    table = asgard(
        erik="Heimdall/Odin over Thor/Sif, Thor/Loki", anna="Heimdall", awakening="Heimdall"
    )
    table.erik("score heimdall 2")
    assert table.erik.score == 1
    assert table.erik.stack("Heimdall") == "Heimdall/Odin over Thor/Sif"
    assert "scored erik heimdall 1 thor" in table.saga


@rule("A-58", "A-52")
def test_scoring_the_only_heimdall_card_frees_the_thor_cards() -> None:
    table = asgard(
        erik="Heimdall/Odin over Thor/Sif, Thor/Loki", anna="Heimdall", awakening="Heimdall"
    )
    table.erik("score heimdall 1")
    assert table.erik.stacks == {"Thor": 2}
    assert table.erik.stack("Thor") == "Thor/Sif, Thor/Loki"


@rule("A-58")
def test_heimdall_scores_from_his_own_stack_only() -> None:
    table = asgard(erik="2 Heimdall; 3 Sif", anna="Heimdall", awakening="Heimdall")
    with refused("A-58"):
        table.erik("score sif 1")
    with refused("A-58"):
        table.erik("score heimdall 3")


@rule("A-58", "A-53")
def test_heimdall_scores_one_card_even_of_a_doubled_stack() -> None:
    table = asgard(erik="Heimdall, doubled; Sif", anna="Heimdall", awakening="Heimdall")
    table.erik("score heimdall 1")
    assert table.erik.score == 1
    assert "undoubled erik heimdall" in table.saga


@rule("A-58", "A-40")
def test_with_heimdalls_goal_open_up_to_three_cards_or_the_one_of_the_will() -> None:
    words = "4 Heimdall"
    table = asgard(erik=words, anna="Sif", awakening="Heimdall", goals="Heimdall")
    table.erik("goal", "score heimdall 1", "score heimdall 2", "score heimdall 3")
    assert table.erik.score == 3
    table = asgard(erik=words, anna="Sif", awakening="Heimdall", goals="Heimdall")
    table.erik("will", "score heimdall 1")
    assert table.erik.score == 1
    assert table.round == 2
