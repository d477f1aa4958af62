"""Valkyrie and Tyr: W-86, W-87."""

from __future__ import annotations

import pytest

from .deity_table import all_pass, count
from .rules import rule
from .table import refused, wolves

# --- Valkyrie -----------------------------------------------------------------------------------


@rule("W-86")
def test_valkyrie_takes_a_unit_from_any_formation() -> None:
    table = wolves(anna="bond; deities: valkyrie", erik="konung priest", mark="thrall")
    table.fate(*["archer"] * 12)
    all_pass(table)
    assert table.asked == ("anna", "valkyrie")
    assert table.choices("anna") == [
        *("unit anna 1", "unit erik 1", "unit erik 2", "unit mark 1"),
        "done",
    ]
    table.anna("unit erik 1")
    assert table.anna.hand == ["archer"] * 4 + ["konung"]
    assert table.anna.known == ["konung"]
    assert table.pile == ["bond", "thrall", "priest"]


@rule("W-86", "W-24")
def test_after_the_victory_cards_are_taken() -> None:
    table = wolves(
        anna="bond; deities: valkyrie",
        erik="konung",
        mark="thrall",
        olga="",
        prizes="steel-alone saga-of-deeds",
    )
    all_pass(table)
    assert table.asked == ("erik", "prize")
    table.erik("victory steel-alone")
    assert table.anna.victories == ["saga-of-deeds"]
    assert table.asked == ("anna", "valkyrie")
    table.anna("unit erik 1")
    assert table.first == "erik", "the places are taken"


@rule("W-86", "W-75")
def test_valkyrie_is_optional() -> None:
    table = wolves(anna="bond; deities: valkyrie", erik="konung", mark="")
    all_pass(table)
    table.anna("done")
    assert table.pile == ["bond", "konung"]


@rule("W-86")
def test_she_is_not_asked_over_empty_lines() -> None:
    table = wolves(anna="; deities: valkyrie", erik="", mark="")
    all_pass(table)
    assert table.round == 2


@rule("W-86", "W-76", "W-84")
def test_not_from_a_protected_line() -> None:
    table = wolves(anna="; deities: valkyrie", erik="konung; deities: heimdall", mark="thrall")
    all_pass(table)
    assert table.choices("anna") == ["unit mark 1", "done"]
    with refused("W-76", "protected"):
        table.anna("unit erik 1")


@rule("W-86", "W-76", "W-80")
def test_she_is_not_asked_if_she_can_reach_nobody() -> None:
    table = wolves(
        anna="; deities: valkyrie", erik="konung; deities: heimdall", mark="bond; deities: odin"
    )
    all_pass(table)
    assert table.round == 2


@rule("W-86", "W-76", "W-84")
def test_but_from_the_own_protected_line() -> None:
    table = wolves(anna="konung; deities: valkyrie, heimdall", erik="", mark="")
    all_pass(table)
    table.anna("unit anna 1")
    assert "konung" in table.anna.hand


@rule("W-86", "W-90")
def test_surt_is_no_help_when_all_have_passed() -> None:
    table = wolves(anna="; deities: valkyrie", erik="konung; deities: surt", mark="")
    all_pass(table)
    table.anna("unit erik 1")
    assert "konung" in table.anna.hand


@rule("W-86", "W-62", "W-43")
def test_nobody_can_react() -> None:
    table = wolves(anna="; deities: valkyrie", erik="huscarl konung; hand: shield-wall", mark="")
    all_pass(table)
    table.anna("unit erik 2")
    assert table.round == 2


@rule("W-86", "W-95")
def test_she_follows_jormungand() -> None:
    table = wolves(anna="", erik="konung; deities: jormungand", mark="bond; deities: valkyrie")
    table.anna("pass")
    assert table.asked == ("mark", "valkyrie")
    table.mark("unit erik 1")
    assert "konung" in table.mark.hand


@rule("W-86", "W-95", "W-84")
def test_those_jormungand_made_pass_are_under_heimdalls_watch() -> None:
    table = wolves(
        anna="hand: bond",
        erik="konung; deities: jormungand",
        mark="bond; deities: heimdall",
        olga="; deities: valkyrie",
    )
    table.anna("pass")
    table.erik(table.choices("erik")[0])
    assert table.choices("olga") == ["unit erik 1", "done"]


@rule("W-86", "W-39")
def test_she_takes_the_twelfth_card() -> None:
    table = wolves(anna="konung; hand: 7 bond; deities: valkyrie", erik="", mark="")
    all_pass(table)
    assert len(table.anna.hand) == 11
    table.anna("unit anna 1")
    assert len(table.anna.hand) == 12


@rule("W-86", "W-100", "W-103")
@pytest.mark.parametrize(("choice", "over"), [("done", False), ("unit erik 1", True)])
def test_her_card_counts_for_a_crowded_hall(choice: str, over: bool) -> None:
    table = wolves(
        anna="bond; hand: 6 bond; deities: valkyrie; victories: crowded-hall, costly-triumph",
        erik="konung; hand: 8 any; passed 1",
        mark="hand: 9 any; passed 2",
    )
    table.anna("pass")
    assert len(table.anna.hand) == 8
    table.anna(choice)
    assert table.anna.glory == (6 if over else 3)
    assert (table.outcome is not None) == over


# --- Tyr ----------------------------------------------------------------------------------------


@rule("W-87")
@pytest.mark.parametrize(
    ("side", "lines"),
    [
        ("left", [["bond"], ["thrall", "archer"], []]),
        ("right", [["hirdman"], ["konung", "thrall"], []]),
    ],
)
def test_every_formation_loses_the_same_end(side: str, lines: list[list[str]]) -> None:
    table = wolves(anna="hirdman bond; deities: tyr", erik="konung thrall archer", mark="berserk")
    table.anna("use tyr")
    assert table.choices("anna") == ["left", "right"]
    table.anna(side)
    assert [player.line for player in table.players] == lines
    assert count(table, "destroyed") == 3


@rule("W-87")
def test_with_an_empty_formation_of_ones_own() -> None:
    table = wolves(anna="; deities: tyr", erik="2 bond", mark="")
    table.anna("use tyr", "left")
    assert table.erik.line == ["bond"]


@rule("W-87")
def test_even_with_all_formations_empty() -> None:
    table = wolves(anna="; deities: tyr", erik="", mark="")
    table.anna("use tyr", "left")
    assert table.used == ["tyr"]


@rule("W-87", "W-74")
def test_tyr_once_per_round() -> None:
    table = wolves(anna="2 bond; deities: tyr", erik="", mark="")
    table.anna("use tyr", "left")
    with refused("W-74", "used"):
        table.anna("use tyr")


@rule("W-87", "W-62", "W-63")
def test_every_owner_may_shield_their_own_line_the_active_first() -> None:
    table = wolves(
        anna="bond; hand: any",
        erik="hirdman; hand: shield-wall; deities: tyr",
        mark="bond; hand: any",
        olga="konung; hand: shield-wall",
        turn="erik",
    )
    table.erik("use tyr", "left")
    asked = []
    for move in ("done", "done", "shield", "done"):
        asked.append(table.asked)
        table.play(table.state.waiting[0], move)
    assert asked == [(name, "react") for name in ("erik", "mark", "olga", "anna")]
    assert [player.line for player in table.players] == [[], [], [], ["konung"]]


@rule("W-87", "W-62")
def test_several_may_shield() -> None:
    table = wolves(
        anna="bond; hand: shield-wall; deities: tyr",
        erik="bond; hand: shield-wall",
        mark="bond; hand: shield-wall",
    )
    table.anna("use tyr", "right", "shield")
    table.erik("shield")
    table.mark("shield")
    assert [player.line for player in table.players] == [["bond"]] * 3
    assert table.pile == ["shield-wall"] * 3


@rule("W-87", "W-62")
def test_who_passed_or_has_no_unit_is_not_asked() -> None:
    table = wolves(
        anna="bond; deities: tyr", erik="bond; hand: shield-wall; passed", mark="hand: shield-wall"
    )
    table.anna("use tyr", "left")
    assert table.asked == ("anna", "turn")
    assert table.erik.line == []


@rule("W-87", "W-43")
def test_huscarl_is_no_help_against_tyr() -> None:
    table = wolves(anna="; deities: tyr", erik="konung huscarl", mark="")
    table.anna("use tyr", "left")
    assert table.erik.line == ["huscarl"]


@rule("W-87", "W-76")
def test_protected_lines_are_spared_and_their_owners_not_asked() -> None:
    table = wolves(
        anna="bond; deities: tyr",
        erik="konung; hand: shield-wall; deities: surt",
        mark="konung; deities: heimdall; passed",
    )
    table.anna("use tyr", "left")
    assert [player.line for player in table.players] == [[], ["konung"], ["konung"]]


@rule("W-87", "W-76", "W-88")
def test_the_own_protected_line_too() -> None:
    table = wolves(anna="bond; deities: tyr, surt, yggdrasil", erik="bond", mark="")
    table.anna("use tyr", "left")
    assert table.anna.line == ["bond"]
    assert table.erik.line == []


@rule("W-87")
def test_all_at_the_same_moment() -> None:
    table = wolves(
        anna="hirdman; deities: tyr", erik="bond", mark="archer; deities: naglfar; passed"
    )
    table.anna("use tyr", "left")
    assert table.mark.line == [], "Naglfar's line is struck before anybody joins it"
    assert table.asked == ("mark", "join")
    table.mark("join bond left", "join hirdman right")
    assert table.mark.line == ["bond", "hirdman"]
    assert table.pile == ["archer"]


@rule("W-87", "W-55")
def test_the_ends_are_destroyed_not_discarded() -> None:
    table = wolves(anna="bond; deities: tyr", erik="bond", mark="")
    table.anna("use tyr", "left")
    assert "destroyed anna 1 bond" in table.saga
    assert count(table, "discarded") == 0


@rule("W-87")
@pytest.mark.parametrize("side", ["left", "right"])
def test_everybody_is_told_which_side_tyr_strikes(side: str) -> None:
    table = wolves(anna="; deities: tyr", erik="", mark="")
    table.anna("use tyr", side)
    assert f"side anna tyr {side}" in table.saga
