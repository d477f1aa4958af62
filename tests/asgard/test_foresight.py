"""What the page is told so that it needs no rules: who leads, what a dispute compared, what a move
would do to attention (A-30 … A-33, A-50 … A-58)."""

from __future__ import annotations

from .rules import rule
from .table import GAME, asgard

# --- what holds now ---------------------------------------------------------------------------


@rule("A-31")
def test_the_view_says_who_leads_with_each_aesir() -> None:
    table = asgard(erik="2 Loki; Sif", anna="2 Loki; 3 Odin", mark="Loki", battle=1)
    assert table.view(None)["leaders"] == {
        "odin": {"attention": 3, "seats": [1]},
        "loki": {"attention": 2, "seats": [0, 1]},
        "sif": {"attention": 1, "seats": [0]},
    }


@rule("A-30", "A-31")
def test_a_doubled_stack_leads_by_its_attention() -> None:
    table = asgard(erik="2 Loki, doubled", anna="3 Loki", awakening="Loki")
    assert table.view("anna")["leaders"]["loki"] == {"attention": 4, "seats": [0]}


@rule("A-13", "A-20")
def test_the_view_says_what_goals_allow_and_how_many_cards_were_dealt() -> None:
    options = {"goal_limits": {"columns": [[2], [3, 1], [3, 2, 1]]}}
    view = asgard(erik="", anna="", mark="", battle=2, round=2, options=options).view(None)
    assert view["limits"] == [[2], [3, 1], [3, 2, 1]]
    assert (view["dealt"], view["hand_size"]) == (6, 2)


@rule("A-32")
def test_a_dispute_tells_the_attention_of_all_who_dispute_also_of_those_who_are_out() -> None:
    table = asgard(
        erik="2 Loki; 2 Odin; Thor",
        anna="2 Loki; Odin; 5 Thor",
        mark="Loki; 4 Odin",
        olga="2 Loki; 2 Odin; 2 Thor",
        awakening="Loki",
    )
    told = (GAME.tell(event, None) for event in table.events)
    compared = [each for each in told if each is not None and each["event"] == "compared"]
    assert [(each["god"], each["seats"], each["each"]) for each in compared] == [
        ("odin", [0, 3], [2, 1, 2]),
        ("thor", [3], [1, 5, 2]),
    ], "Erik, Anna and Olga; Mark has no part in it"


@rule("A-32", "A-70")
def test_what_was_scored_just_before_a_dispute_no_longer_counts_in_it() -> None:
    table = asgard(erik="2 Loki", anna="3 Freya; 2 Loki", final="Freya")
    table.anna("score freya 1")
    told = [GAME.tell(event, None) for event in table.events]
    compared = [each for each in told if each is not None and each["event"] == "compared"]
    assert [(each["god"], each["each"]) for each in compared] == [
        ("odin", [0, 0]),
        ("thor", [0, 0]),
        ("freya", [0, 2]),
    ]


@rule("A-32", "A-53")
def test_a_dispute_can_tell_of_the_largest_stacks() -> None:
    table = asgard(erik="Loki; 9 Odin, doubled", anna="Loki; 7 Odin", awakening="Loki")
    told = [GAME.tell(event, None) for event in table.events]
    (compared,) = [each for each in told if each is not None and each["event"] == "compared"]
    assert compared["each"] == [18, 7]


# --- what a move would do ---------------------------------------------------------------------


@rule("A-22", "A-30")
def test_a_card_that_is_played_counts_where_its_head_is() -> None:
    table = asgard(erik="2 Odin", anna="", battle={"erik": "Odin/Sif"})
    assert table.erik.foresees("play odin/sif") == {"erik Odin": 3}
    assert table.erik.foresees("play sif/odin") == {"erik Sif": 1}


@rule("A-50", "A-52")
def test_odin_is_foreseen_with_the_thor_cards_that_rise() -> None:
    table = asgard(erik="2 Odin; Loki/Sif over 2 Thor", anna="Odin", awakening="Odin")
    assert table.erik.foresees("turn loki") == {"erik Loki": 0, "erik Sif": 1, "erik Thor": 2}


@rule("A-51")
def test_thor_is_foreseen_at_both_stacks() -> None:
    table = asgard(erik="3 Thor; 2 Loki", anna="Thor", awakening="Thor")
    assert table.erik.foresees("slip loki") == {"erik Thor": 0, "erik Loki": 5}


@rule("A-53")
def test_freya_is_foreseen_as_twice_the_cards() -> None:
    table = asgard(erik="2 Freya; Loki over 2 Thor", anna="Freya", awakening="Freya")
    assert table.erik.foresees("double loki") == {"erik Loki": 6}


@rule("A-54", "A-55")
def test_a_doubled_stack_that_falls_apart_is_foreseen_without_its_doubling() -> None:
    table = asgard(erik="2 Loki", anna="Sif/Odin, doubled; Odin", awakening="Loki")
    assert table.erik.foresees("turn anna sif 1") == {"anna Sif": 0, "anna Odin": 2}


@rule("A-4", "A-55")
def test_where_a_covered_card_would_go_is_not_foreseen() -> None:
    table = asgard(erik="2 Loki", anna="Bragi/Odin, Bragi/Thor, Bragi/Heimdall", awakening="Loki")
    assert table.erik.foresees("turn anna bragi 2") == {"anna Bragi": 2}
    assert table.erik.foresees("turn anna bragi 1") == {"anna Bragi": 2, "anna Heimdall": 1}


@rule("A-56")
def test_sifs_card_is_foreseen_by_its_player() -> None:
    table = asgard(erik="2 Sif", anna="Sif", awakening="Sif")
    low, high = table.view("erik")["drawn"].split("/")
    before = table.erik.attention(low.capitalize())
    assert table.erik.foresees(f"play {low}/{high}") == {f"erik {low.capitalize()}": before + 1}


@rule("A-57")
def test_a_swap_is_foreseen_at_all_four_stacks_once_both_cards_are_named() -> None:
    table = asgard(erik="2 Bragi; Sif", anna="3 Loki", awakening="Bragi")
    assert table.erik.foresees("give sif 1") == {}
    table.erik("give sif 1")
    assert table.erik.foresees("take anna loki 1") == {
        "erik Loki": 1,
        "erik Sif": 0,
        "anna Loki": 2,
        "anna Sif": 1,
    }


@rule("A-41")
def test_cards_to_score_are_foreseen_with_those_named_before() -> None:
    table = asgard(erik="4 Loki, doubled", anna="Loki", awakening="Loki", goals="Loki")
    table.erik("goal")
    assert table.erik.foresees("score loki 1") == {"erik Loki": 6}
    table.erik("score loki 1")
    assert table.erik.foresees("score loki 3") == {"erik Loki": 4}
    assert table.erik.foresees("done") == {"erik Loki": 6}


@rule("A-58")
def test_heimdalls_card_is_foreseen_to_leave() -> None:
    table = asgard(erik="3 Heimdall", anna="Heimdall", awakening="Heimdall")
    assert table.erik.foresees("score heimdall 2") == {"erik Heimdall": 2}


@rule("A-70")
def test_so_is_the_card_of_the_final_count() -> None:
    table = asgard(erik="2 Odin", anna="Odin", final="Odin")
    assert table.erik.foresees("score odin 1") == {"erik Odin": 1}
    assert table.erik.foresees("done") == {}
