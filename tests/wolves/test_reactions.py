"""The Huscarl, and the order of reactions (W-43, W-63)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves

INTRUDERS = ("assassin", "raider", "traitor")


# --- the Huscarl ------------------------------------------------------------------------------


@rule("W-43", "W-63")
@pytest.mark.parametrize("intruder", INTRUDERS)
def test_a_huscarl_is_discarded_and_cancels_the_intruders_action(intruder: str) -> None:
    table = wolves(anna=f"bond; hand: {intruder}", erik="hirdman huscarl", mark="")
    table.anna(f"lay {intruder} erik left")
    if intruder != "traitor":
        table.anna("unit erik 2")
    assert table.asked == ("erik", "react")
    table.erik("unit erik 3")
    assert table.erik.line == [intruder, "hirdman"], "the intruder stays where it was laid"
    assert table.anna.line == ["bond"]
    assert table.anna.hand == []
    assert table.pile == ["huscarl"]
    assert "guarded erik 3" in table.saga


@rule("W-43")
@pytest.mark.parametrize("intruder", INTRUDERS)
def test_also_after_the_pass(intruder: str) -> None:
    table = wolves(anna=f"; hand: {intruder}", erik="huscarl; hand: any; passed", mark="")
    table.anna(f"lay {intruder} erik right")
    if intruder == "assassin":
        table.anna("unit erik 1")
    table.erik("unit erik 1")
    assert table.erik.line == [intruder]
    assert table.pile == ["huscarl"]


@rule("W-43")
@pytest.mark.parametrize("intruder", INTRUDERS)
def test_a_huscarl_need_not(intruder: str) -> None:
    table = wolves(anna=f"; hand: {intruder}", erik="huscarl", mark="")
    table.anna(f"lay {intruder} erik left")
    if intruder == "assassin":
        table.anna("unit erik 2")
    table.erik("done")
    assert table.erik.line == [intruder]
    assert len(table.anna.hand + table.anna.line) == 1


@rule("W-43", "W-63")
def test_he_works_though_he_is_the_target_himself() -> None:
    table = wolves(anna="; hand: assassin", erik="huscarl", mark="; deities: naglfar")
    table.anna("lay assassin erik left", "unit erik 2")
    table.erik("unit erik 2")
    assert table.anna.hand == [], "he was not destroyed by the Assassin"
    assert table.mark.line == [], "nor is he anything for Naglfar"
    assert table.pile == ["huscarl"]


@rule("W-43", "W-63")
def test_he_works_against_the_own_intruder() -> None:
    table = wolves(anna="huscarl konung; hand: assassin", erik="", mark="")
    table.anna("lay assassin anna left", "unit anna 3")
    assert table.asked == ("anna", "react")
    table.anna("unit anna 2")
    assert table.anna.line == ["assassin", "konung"]


@rule("W-43")
def test_which_of_two_is_the_owners_choice() -> None:
    table = wolves(anna="; hand: raider", erik="hirdman huscarl hirdman huscarl", mark="")
    table.anna("lay raider erik right", "unit erik 1")
    assert table.choices("erik") == ["unit erik 2", "unit erik 4", "done", "decline all"]
    table.erik("unit erik 2")
    assert table.erik.line == ["hirdman", "hirdman", "huscarl", "raider"]
    assert table.erik.strengths == [7, 7, 2, 2]


@rule("W-43")
def test_only_a_huscarl_of_the_formation_that_was_entered() -> None:
    table = wolves(anna="huscarl; hand: assassin", erik="konung", mark="huscarl")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.erik.line == ["assassin"], "nobody is asked"


@rule("W-43")
def test_a_huscarl_in_hand_or_sacrificed_is_no_help() -> None:
    table = wolves(
        anna="; hand: assassin", erik="konung; hand: huscarl; sacrifices: huscarl", mark=""
    )
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.choices("erik") == ["done", "decline all"]


@rule("W-43")
def test_laid_units_are_no_concern_of_his() -> None:
    for unit in ("bond", "hirdman", "konung", "archer"):
        table = wolves(anna=f"; hand: {unit}", erik="huscarl; hand: any", mark="")
        table.anna(f"lay {unit} erik left")
        assert table.asked == ("erik", "turn")


@rule("W-43", "W-87", "W-97")
def test_he_is_no_help_against_deities() -> None:
    tyr = wolves(anna="; deities: tyr", erik="konung huscarl", mark="")
    tyr.anna("use tyr", "left")
    assert tyr.erik.line == ["huscarl"]
    loki = wolves(anna="berserk; deities: loki", erik="archer huscarl", mark="")
    loki.anna("unit anna 1", "unit erik 1")
    assert loki.erik.line == ["huscarl"]


@rule("W-43", "W-76")
def test_an_intruder_without_an_action_gives_him_nothing_to_cancel() -> None:
    table = wolves(anna="; hand: assassin", erik="huscarl; deities: surt; hand: any", mark="")
    table.anna("lay assassin erik left")
    assert table.asked == ("erik", "turn")


@rule("W-43", "W-94")
def test_an_intruder_that_naglfar_brings_is_not_laid() -> None:
    table = wolves(
        anna="; hand: assassin", erik="raider", mark="huscarl; deities: naglfar; hand: any"
    )
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.asked == ("mark", "join")
    table.mark("join raider left")
    assert table.mark.line == ["raider", "huscarl"]


# --- both, and the order ----------------------------------------------------------------------


@rule("W-63", "W-43", "W-62")
def test_with_both_at_hand_one_is_enough() -> None:
    for reaction, pile in (("unit erik 2", ["huscarl"]), ("shield", ["shield-wall"])):
        table = wolves(anna="; hand: raider", erik="huscarl; hand: shield-wall", mark="")
        table.anna("lay raider erik left")
        assert table.choices("erik") == ["unit erik 2", "shield", "done", "decline all"]
        table.erik(reaction)
        assert table.pile == pile
        assert table.asked == ("erik", "turn"), "nothing is left to cancel"


@rule("W-63", "W-62")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("anna", ["anna", "erik", "mark", "olga", "petr"]),
        ("erik", ["erik", "mark", "olga", "petr", "anna"]),
        ("petr", ["petr", "anna", "erik", "mark", "olga"]),
    ],
)
def test_clockwise_the_active_player_first(active: str, order: list[str]) -> None:
    table = wolves(
        anna="archer; hand: plague, any",
        erik="archer; hand: plague, any",
        mark="archer; hand: plague, any",
        olga="archer; hand: plague, any",
        petr="archer; hand: plague, any",
        turn=active,
    )
    table.play(table.state.waiting[0], "plague 1")
    asked = []
    while table.asked[1] == "react":
        asked.append(table.asked[0])
        table.play(table.state.waiting[0], "done")
    assert asked == order


@rule("W-63", "W-51")
@pytest.mark.parametrize(("laid_by", "into"), [("anna", "mark"), ("mark", "anna")])
def test_a_traitor_asks_whoever_laid_it_before_the_other(laid_by: str, into: str) -> None:
    hirdman_and_card = "hirdman; hand: traitor, any"
    table = wolves(anna=hirdman_and_card, erik="", mark=hirdman_and_card, turn=laid_by)
    table.play(table.state.waiting[0], f"lay traitor {into} left")
    assert table.asked == (laid_by, "react")
    table.play(table.state.waiting[0], "done")
    assert table.asked == (into, "react")


@rule("W-63")
def test_the_target_is_named_before_anybody_is_asked() -> None:
    table = wolves(anna="; hand: assassin", erik="konung bond; hand: any", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.saga == ["laid anna assassin erik left", "targeted anna assassin erik 2 konung"]
    assert table.asked == ("erik", "react")
    assert table.erik.line == ["assassin", "konung", "bond"], "and nothing has happened yet"


@rule("W-63")
def test_nobody_else_can_answer() -> None:
    table = wolves(anna="; hand: assassin, any", erik="konung; hand: any", mark="; hand: any")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.choices("anna") == table.choices("mark") == []


@rule("W-63")
def test_a_reaction_cannot_be_reacted_to() -> None:
    """Whoever laid the card holds a Shield Wall as well, and is not asked about erik's reaction."""
    for reaction in ("shield", "unit erik 3"):
        table = wolves(
            anna="konung; hand: assassin, shield-wall",
            erik="konung huscarl; hand: shield-wall",
            mark="; hand: shield-wall",
        )
        table.anna("lay assassin erik left", "unit erik 2")
        table.erik(reaction)
        assert table.asked == ("erik", "turn")
        assert "konung" in table.erik.line


@rule("W-63", "W-60")
def test_what_is_left_of_a_plague_still_happens() -> None:
    table = wolves(
        anna="archer; hand: plague, any", erik="archer; hand: shield-wall", mark="archer"
    )
    table.anna("plague 1", "done")
    table.erik("shield")
    assert [player.line for player in table.players] == [[], ["archer"], []]


@rule("W-63", "W-83", "W-43")
def test_vidars_intruder_meets_huscarls_but_no_shield_walls() -> None:
    table = wolves(
        anna="; hand: assassin; deities: vidar",
        erik="konung huscarl; hand: shield-wall; passed 1",
        mark="; passed 2",
    )
    table.anna("pass", "lay assassin erik left", "unit erik 2")
    assert table.asked == ("erik", "react")
    assert table.choices("erik") == ["unit erik 3", "done", "decline all"]
    with refused("W-62", "wall-after-pass"):
        table.erik("shield")
    table.erik("unit erik 3")
    assert "destroyed erik 2 konung" not in table.saga


@rule("W-63")
def test_the_turn_goes_on_after_a_cancelled_effect() -> None:
    table = wolves(
        anna="; hand: assassin; deities: thor", erik="konung; hand: shield-wall", mark=""
    )
    table.anna("lay assassin erik left", "unit erik 2")
    table.erik("shield")
    assert table.asked == ("anna", "turn")
    assert table.choices("anna") == ["use thor", "end"], "the main action is done all the same"
