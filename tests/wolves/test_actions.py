"""The main actions: laying, sacrificing, passing (W-31 … W-35, W-44, W-45)."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import refused, wolves

NO_SUMMONING: dict[str, Any] = {"hall": "ragnarok", "deity_deck": ""}
"""So that a turn ends by itself, whatever was sacrificed."""

# --- laying -----------------------------------------------------------------------------------


@rule("W-31")
def test_either_end_of_any_formation() -> None:
    table = wolves(anna="thrall; hand: bond, bond", erik="thrall", mark="thrall")
    laid = [choice for choice in table.choices("anna") if choice.startswith("lay")]
    assert laid == [
        *("lay bond anna left", "lay bond anna right"),
        *("lay bond erik left", "lay bond erik right"),
        *("lay bond mark left", "lay bond mark right"),
    ]


@rule("W-31")
@pytest.mark.parametrize(
    ("side", "line"),
    [("left", ["bond", "thrall", "huscarl"]), ("right", ["thrall", "huscarl", "bond"])],
)
def test_left_and_right(side: str, line: list[str]) -> None:
    for whose in ("anna", "erik", "mark"):
        table = wolves(
            anna="thrall huscarl; hand: bond", erik="thrall huscarl", mark="thrall huscarl"
        )
        table.anna(f"lay bond {whose} {side}")
        assert table.players[table.names.index(whose)].line == line
        assert f"laid anna bond {whose} {side}" in table.saga
        assert table.anna.hand == []


@rule("W-31")
def test_an_empty_line_has_one_end() -> None:
    table = wolves(anna="; hand: bond", erik="", mark="")
    assert "lay bond erik left" in table.choices("anna")
    with refused("W-31", "one-end"):
        table.anna("lay bond erik right")


@rule("W-31")
def test_only_from_the_own_hand() -> None:
    table = wolves(anna="; hand: bond", erik="; hand: berserk", mark="")
    with refused("W-31", "not-in-hand"):
        table.anna("lay berserk anna left")


@rule("W-31")
def test_nobody_sits_in_the_fourth_seat() -> None:
    table = wolves(anna="; hand: bond", erik="", mark="")
    with refused("W-31", "no-such-player"):
        table.anna("lay bond p4 left")


@rule("W-31")
def test_laying_is_the_one_main_action() -> None:
    table = wolves(anna="; hand: 2 bond", erik="; hand: bond", mark="")
    table.anna("lay bond anna left")
    assert table.asked == ("erik", "turn")


@rule("W-31", "W-30")
def test_no_second_unit_in_a_turn_that_goes_on() -> None:
    table = wolves(anna="; hand: 2 bond; deities: thor", erik="", mark="")
    table.anna("lay bond anna left")
    assert table.asked == ("anna", "turn")
    with refused("W-30", "main-done"):
        table.anna("lay bond anna left")


@rule("W-31")
@pytest.mark.parametrize("card", ["assassin", "raider"])
def test_a_units_text_is_mandatory(card: str) -> None:
    table = wolves(anna=f"konung bond; hand: {card}", erik="", mark="")
    table.anna(f"lay {card} anna left")
    assert table.asked == ("anna", "target")
    assert "done" not in table.choices("anna")
    with refused("W-31", "must-choose"):
        table.anna("done")


@rule("W-31")
@pytest.mark.parametrize("side", ["left", "right"])
def test_units_without_a_text_do_nothing_when_laid(side: str) -> None:
    for card in ("bond", "hirdman", "huscarl", "berserk", "thrall", "priest", "hovding", "konung"):
        table = wolves(anna=f"; hand: {card}, any", erik="archer; hand: any", mark="; hand: any")
        table.anna(f"lay {card} erik {side}")
        assert table.asked == ("erik", "turn")
        assert len(table.erik.line) == 2


# --- manoeuvres -------------------------------------------------------------------------------


@rule("W-32")
@pytest.mark.parametrize("move", ["plague 0", "flank draw"])
def test_a_manoeuvre_is_a_main_action_and_is_then_discarded(move: str) -> None:
    card = move.split()[0]
    table = wolves(anna=f"; hand: {card}", erik="; hand: bond", mark="")
    table.anna(move)
    assert table.pile == [card]
    assert f"played anna {card} 0" in table.saga
    assert table.asked == ("erik", "turn")


@rule("W-32")
def test_a_manoeuvre_is_discarded_only_when_resolved() -> None:
    table = wolves(anna="; hand: plague", erik="thrall; hand: any", mark="")
    table.anna("plague 0")
    assert table.asked == ("erik", "react")
    assert table.pile == []
    assert table.view("mark")["playing"] == "plague"
    table.erik("done")
    assert table.pile == ["thrall", "plague"]
    assert table.view("mark")["playing"] is None


@rule("W-32", "W-60", "W-61")
@pytest.mark.parametrize(
    ("move", "why"), [("plague 0", "W-60"), ("flank draw", "W-61"), ("flank return", "W-61")]
)
def test_only_manoeuvres_of_the_own_hand(move: str, why: str) -> None:
    table = wolves(anna="archer; hand: bond", erik="; hand: plague, flank", mark="")
    with refused(why, "not-in-hand"):
        table.anna(move)


# --- sacrificing ------------------------------------------------------------------------------


@rule("W-33", "W-35")
def test_a_sacrifice_moves_to_the_zone_and_the_line_closes_up() -> None:
    table = wolves(anna="hirdman raider hirdman", erik="; hand: bond", mark="")
    table.anna("unit anna 2")
    assert table.anna.line == ["hirdman", "hirdman"]
    assert table.anna.strengths == [7, 7]
    assert table.anna.sacrifices == ["raider"]
    assert table.pile == []
    assert "sacrificed anna 2 raider" in table.saga
    assert table.asked == ("erik", "turn")


@rule("W-33")
def test_a_unit_another_player_laid_can_be_sacrificed() -> None:
    table = wolves(anna="; hand: raider", erik="raider; hand: any", mark="; hand: any")
    table.anna("lay raider erik right")
    table.erik("unit erik 2")
    assert table.erik.sacrifices == ["raider"]


@rule("W-33")
def test_only_own_units_and_only_one() -> None:
    table = wolves(anna="2 berserk; deities: thor", erik="berserk", mark="")
    with refused("W-33", "sacrifice-own"):
        table.anna("unit erik 1")
    table.anna("unit anna 1")
    assert table.asked == ("anna", "turn")
    with refused("W-30", "main-done"):
        table.anna("unit anna 1")


@rule("W-33")
def test_sacrifices_are_out_of_reach() -> None:
    """Neither in the line's strength nor a target of anything."""
    table = wolves(
        anna="archer; hand: archer, plague", erik="bond; sacrifices: 2 archer, thrall", mark=""
    )
    assert table.erik.strengths == [1]
    table.anna("lay archer anna left")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2", "unit erik 1"]


@rule("W-33", "W-60")
def test_a_plague_leaves_sacrifices_alone() -> None:
    table = wolves(anna="; hand: plague; sacrifices: archer", erik="archer", mark="")
    table.anna("plague 1")
    assert table.anna.sacrifices == ["archer"]
    assert table.erik.line == []


@rule("W-33")
def test_nobody_reacts_to_a_sacrifice() -> None:
    table = wolves(anna="huscarl; hand: shield-wall", erik="; hand: any", mark="")
    table.anna("unit anna 1")
    assert table.asked == ("erik", "turn")


# --- Berserk and Thrall -----------------------------------------------------------------------


@rule("W-44")
def test_a_berserk_counts_as_two_sacrifices() -> None:
    table = wolves(anna="; sacrifices: berserk", erik="", mark="", hall="odin")
    assert table.view(None)["seats"][0]["offering"] == 2
    table.anna("summon odin", "spend berserk")
    assert table.anna.deities == ["odin"]
    assert table.anna.sacrifices == []
    assert table.pile == ["berserk"]


@rule("W-44")
def test_any_other_unit_counts_as_one() -> None:
    table = wolves(anna="; sacrifices: konung", erik="", mark="", hall="odin")
    with refused("W-70", "too-few-sacrifices"):
        table.anna("summon odin")


@rule("W-44", "W-70")
def test_a_berserk_and_another_are_three() -> None:
    table = wolves(
        anna="; sacrifices: berserk, archer; deities: thor", erik="", mark="", hall="odin"
    )
    table.anna("summon odin", "spend berserk", "spend archer")
    assert table.anna.deities == ["odin", "thor"]


@rule("W-44")
def test_a_standing_berserk_is_one_unit() -> None:
    table = wolves(anna="berserk hovding konung; hand: any", erik="", mark="")
    assert table.anna.strengths == [5, 6, 8]


@rule("W-45")
def test_a_thrall_may_go_with_another_sacrifice() -> None:
    table = wolves(anna="konung bond thrall", erik="; hand: bond", mark="", **NO_SUMMONING)
    table.anna("unit anna 1")
    assert table.asked == ("anna", "thralls")
    assert table.choices("anna") == ["unit anna 2", "done"]
    table.anna("unit anna 2")
    assert table.anna.sacrifices == ["thrall", "konung"]
    assert table.anna.line == ["bond"]
    assert table.asked == ("erik", "turn")


@rule("W-45")
def test_a_thrall_need_not_go() -> None:
    table = wolves(anna="konung thrall", erik="; hand: bond", mark="", **NO_SUMMONING)
    table.anna("unit anna 1", "done")
    assert table.anna.sacrifices == ["konung"]
    assert table.anna.line == ["thrall"]


@rule("W-45")
def test_several_thralls_may_go_and_are_named_from_left_to_right() -> None:
    table = wolves(anna="thrall konung 2 thrall", erik="; hand: bond", mark="", **NO_SUMMONING)
    table.anna("unit anna 2")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2", "unit anna 3", "done"]
    table.anna("unit anna 2")
    assert table.anna.line == ["thrall", "thrall"]
    assert table.choices("anna") == ["unit anna 2", "done"], "the first was left out"
    table.anna("unit anna 2")
    assert table.anna.sacrifices == ["thrall", "thrall", "konung"]
    assert table.asked == ("erik", "turn")


@rule("W-45")
def test_a_thrall_goes_with_another_thrall() -> None:
    table = wolves(anna="2 thrall", erik="; hand: bond", mark="")
    table.anna("unit anna 1", "unit anna 1")
    assert table.anna.sacrifices == ["thrall", "thrall"]


@rule("W-45")
def test_a_lone_thrall_asks_for_nothing_more() -> None:
    table = wolves(anna="thrall bond", erik="; hand: bond", mark="thrall")
    table.anna("unit anna 1")
    assert table.asked == ("erik", "turn")


@rule("W-45")
def test_only_own_thralls_go_along() -> None:
    table = wolves(anna="berserk bond thrall", erik="thrall", mark="")
    table.anna("unit anna 1")
    assert table.choices("anna") == ["unit anna 2", "done"]


# --- passing ----------------------------------------------------------------------------------


@rule("W-34")
def test_a_pass_draws_four_at_once() -> None:
    table = wolves(anna="; hand: bond", erik="; hand: bond", mark="")
    table.fate("archer", "plague", "konung", "thrall")
    table.anna("pass")
    assert table.anna.hand == ["archer", "bond", "thrall", "konung", "plague"]
    assert table.anna.pass_number == 1
    assert table.asked == ("erik", "turn")


@rule("W-34", "W-103")
@pytest.mark.parametrize(
    ("victories", "drawn"),
    [
        ("coastal-raid", 5),
        ("costly-triumph", 2),
        ("coastal-raid, costly-triumph", 3),
        ("saga-of-deeds", 4),
    ],
)
def test_victory_cards_change_the_draw(victories: str, drawn: int) -> None:
    table = wolves(anna=f"; victories: {victories}", erik="", mark="")
    table.anna("pass")
    assert len(table.anna.hand) == drawn


@rule("W-34", "W-39")
def test_a_pass_draws_no_more_than_twelve_hold() -> None:
    table = wolves(anna="; hand: 10 any", erik="", mark="")
    table.anna("pass")
    assert len(table.anna.hand) == 12
    assert table.saga.count("drew anna") == 2


@rule("W-34")
@pytest.mark.parametrize("hand", ["", "; hand: 3 shield-wall"])
def test_a_pass_is_forced_when_nothing_else_can_be_done(hand: str) -> None:
    table = wolves(anna=hand, erik="bond", mark="")
    assert table.choices("anna") == ["pass"]


@rule("W-34", "W-33")
def test_a_unit_in_line_means_a_sacrifice_is_possible() -> None:
    table = wolves(anna="bond; hand: shield-wall", erik="", mark="")
    assert table.choices("anna") == ["unit anna 1", "pass"]


@rule("W-34")
def test_the_last_pass_ends_the_round_after_its_draw() -> None:
    table = wolves(anna="bond", erik="; passed 1", mark="; passed 2")
    table.anna("pass")
    saga = table.saga
    assert saga.index("passed anna 3") < saga.index("drew anna") < saga.index("placed anna")
    assert saga.count("drew anna") == 4
    assert table.round == 2


@rule("W-34")
def test_a_passed_player_does_not_pass_again() -> None:
    table = wolves(anna="bond; hand: bond; passed", erik="", mark="")
    assert table.choices("anna") == ["draw", "done"]


# --- closing up -------------------------------------------------------------------------------


@rule("W-35", "W-42")
def test_hirdmen_become_neighbours_when_the_unit_between_them_leaves() -> None:
    table = wolves(anna="; hand: assassin", erik="thrall hirdman raider hirdman bond", mark="")
    table.anna("lay assassin erik left", "unit erik 4")
    assert table.erik.line == ["assassin", "thrall", "hirdman", "hirdman", "bond"]
    assert table.erik.strengths == [0, 0, 7, 7, 3]
