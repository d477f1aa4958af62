"""Heimdall and Baldr: W-84, W-85."""

from __future__ import annotations

import pytest

from .deity_table import extras, few_people, not_allowed, protected
from .rules import rule
from .table import refused, wolves

# --- Heimdall's gate ----------------------------------------------------------------------------


@rule("W-84", "W-54")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_teiwaz_unit_joins_at_the_end_its_owner_chooses(side: str) -> None:
    table = wolves(anna="bond; deities: heimdall", erik="", mark="")
    table.fate("hirdman")
    table.anna("use heimdall")
    assert table.asked == ("anna", "join")
    table.anna(f"join hirdman {side}")
    line = ["hirdman", "bond"]
    assert table.anna.line == (line if side == "left" else line[::-1])
    assert "opened anna hirdman" in table.saga


@rule("W-84")
@pytest.mark.parametrize("unit", ["huscarl", "berserk", "priest", "hovding", "konung"])
def test_every_teiwaz_unit_joins_an_empty_line_unasked(unit: str) -> None:
    table = wolves(anna="; deities: heimdall", erik="", mark="")
    table.fate(unit)
    table.anna("use heimdall")
    assert table.anna.line == [unit]


@rule("W-84")
@pytest.mark.parametrize(
    "card", ["archer", "bond", "thrall", "assassin", "raider", "traitor", "plague", "flank"]
)
def test_anything_else_is_discarded(card: str) -> None:
    table = wolves(anna="bond; deities: heimdall", erik="; deities: freya", mark="")
    table.fate(card)
    table.anna("use heimdall")
    assert table.anna.line == ["bond"]
    assert table.pile == [card]
    assert table.asked == ("anna", "turn"), "a manoeuvre that opens is not played; Freya sleeps"


@rule("W-84", "W-54", "W-46", "W-47", "W-48")
@pytest.mark.parametrize(
    ("line", "leader"),
    [("hirdman", "priest"), ("priest", "priest"), ("hovding", "hovding"), ("konung", "konung")],
)
def test_a_leader_that_may_not_stand_there_is_discarded(line: str, leader: str) -> None:
    table = wolves(anna=f"{line}; deities: heimdall", erik="", mark="; deities: naglfar")
    table.fate(leader)
    table.anna("use heimdall")
    assert table.anna.line == [line]
    assert table.pile == [leader]
    assert table.mark.line == [], "discarded, not destroyed"
    assert f"may-not-stand anna {leader}" in table.saga


@rule("W-84", "W-46")
def test_a_priest_joins_beside_a_strong_leader() -> None:
    table = wolves(anna="konung; deities: heimdall", erik="", mark="")
    table.fate("priest")
    table.anna("use heimdall", "join priest left")
    assert table.anna.line == ["priest", "konung"]


@rule("W-84", "W-74")
def test_the_gate_opens_once_per_round() -> None:
    table = wolves(anna="; deities: heimdall", erik="", mark="")
    table.fate("bond")
    table.anna("use heimdall")
    assert table.used == ["heimdall"]
    with refused("W-74", "used"):
        table.anna("use heimdall")


@rule("W-84", "W-13")
def test_an_empty_deck_is_reshuffled_for_it() -> None:
    table = wolves(anna="; deities: heimdall", erik="", mark="", deck="")
    table.anna("use heimdall")
    assert table.reshuffles == 1


@rule("W-84", "W-13")
def test_not_without_a_single_card() -> None:
    options = few_people(archer=12, bond=12, hirdman=12)
    table = wolves(
        anna="12 archer; deities: heimdall", erik="12 bond", mark="12 hirdman", options=options
    )
    assert extras(table, "anna") == []


@rule("W-84", "W-62", "W-64")
def test_nobody_can_shield_against_who_comes() -> None:
    table = wolves(
        anna="bond; hand: shield-wall; deities: heimdall", erik="hand: shield-wall", mark=""
    )
    table.fate("hirdman")
    table.anna("use heimdall")
    assert table.asked == ("anna", "join")


# --- Heimdall's watch ---------------------------------------------------------------------------


@rule("W-84", "W-76")
def test_after_the_pass_the_formation_is_protected() -> None:
    table = wolves(anna="bond hirdman; deities: heimdall", erik="hand: assassin", mark="")
    assert protected(table) == []
    table.anna("pass")
    assert protected(table) == ["anna"]
    table.erik("lay assassin anna left")
    assert table.asked == ("mark", "turn"), "there is no target"
    assert table.anna.line == ["assassin", "bond", "hirdman"]


@rule("W-84", "W-76")
def test_before_the_pass_it_is_not() -> None:
    table = wolves(anna="hand: assassin", erik="bond hirdman; deities: heimdall", mark="")
    table.anna("lay assassin erik left", "unit erik 3")
    assert table.erik.line == ["assassin", "bond"]


@rule("W-84", "W-85", "W-76")
def test_it_ends_when_baldr_brings_the_owner_back() -> None:
    table = wolves(
        anna="bond; hand: 4 bond, hirdman; deities: heimdall, baldr; passed",
        erik="hand: assassin",
        mark="",
    )
    assert protected(table) == ["anna"]
    table.anna("return", *["hand bond"] * 4)
    assert protected(table) == []
    table.anna("lay hirdman anna right", "end")
    table.erik("lay assassin anna left", "unit anna 3")
    assert table.anna.line == ["assassin", "bond"]


# --- Baldr: back into the round -----------------------------------------------------------------


@rule("W-85")
def test_baldr_brings_his_owner_back_for_a_full_turn() -> None:
    table = wolves(
        anna="bond; hand: 4 bond, 2 hirdman; deities: baldr; passed", erik="bond", mark="bond"
    )
    assert table.choices("anna") == ["draw", "return", "done"]
    table.anna("return")
    assert table.asked == ("anna", "returning")
    table.anna("hand bond", "hand bond", "hand bond", "hand hirdman")
    assert table.gone == ["baldr"]
    assert table.pile == ["bond"] * 3 + ["hirdman"]
    assert table.anna.pass_number == 0
    assert table.asked == ("anna", "turn")
    table.anna("lay hirdman anna left")
    assert table.anna.line == ["hirdman", "bond"]
    assert table.saga.index("used anna baldr") < table.saga.index("returned anna")


@rule("W-85")
def test_the_four_cards_are_named_in_one_order_only() -> None:
    table = wolves(
        anna="hand: archer, bond, hirdman, berserk, thrall; deities: baldr; passed",
        erik="bond",
        mark="",
    )
    table.anna("return")
    assert table.choices("anna") == ["hand archer", "hand bond"], "else they would not be four"
    table.anna("hand archer", "hand hirdman")
    assert table.choices("anna") == ["hand berserk"]
    assert table.anna.hand == ["archer", "bond", "hirdman", "berserk", "thrall"]
    table.anna("hand berserk", "hand thrall")
    assert table.anna.hand == ["bond"]


@rule("W-85")
def test_not_with_three_cards() -> None:
    table = wolves(anna="hand: 3 bond; deities: baldr; passed", erik="bond", mark="")
    assert table.choices("anna") == ["draw", "done"]
    with not_allowed():
        table.anna("return")


@rule("W-85")
def test_not_before_the_pass() -> None:
    table = wolves(anna="hand: 5 bond; deities: baldr", erik="bond", mark="")
    with not_allowed():
        table.anna("return")


@rule("W-85")
def test_not_when_all_have_passed() -> None:
    table = wolves(
        anna="hand: 5 bond; deities: baldr; passed", erik="bond", mark="; passed 2", turn="erik"
    )
    table.erik("pass")
    assert table.round == 2
    assert table.anna.deities == ["baldr"]


@rule("W-85", "W-39")
def test_with_twelve_cards_one_may_return_though_not_draw() -> None:
    table = wolves(anna="hand: 12 any; deities: baldr; passed", erik="bond", mark="")
    assert table.choices("anna") == ["return", "done"]


@rule("W-85", "W-34", "W-23")
def test_the_next_pass_draws_again_and_counts_for_ties() -> None:
    table = wolves(
        anna="berserk; hand: 4 bond; deities: baldr; passed 1",
        erik="berserk; passed 2",
        mark="",
    )
    table.anna("return", *["hand bond"] * 4)
    table.anna("pass")
    assert len(table.anna.hand) == 4
    assert table.anna.pass_number == 3
    table.erik("done")
    table.mark("pass")
    assert table.first == "erik", "anna passed first, but came back"


@rule("W-85", "W-62")
def test_a_shield_wall_works_again() -> None:
    table = wolves(
        anna="2 bond; hand: 5 hirdman, shield-wall; deities: baldr; passed",
        erik="hand: assassin",
        mark="",
    )
    table.anna("return", *["hand hirdman"] * 4, "lay hirdman anna left")
    table.erik("lay assassin anna left", "unit anna 2")
    assert table.asked == ("anna", "react")
    table.anna("shield")
    assert table.anna.line == ["assassin", "hirdman", "bond", "bond"]


@rule("W-85", "W-90")
def test_surt_protects_again() -> None:
    table = wolves(
        anna="bond; hand: 4 hirdman; deities: baldr, yggdrasil, surt; passed", erik="", mark=""
    )
    assert protected(table) == []
    table.anna("return", *["hand hirdman"] * 4)
    assert protected(table) == ["anna"]


@rule("W-85", "W-36")
def test_the_full_turn_has_its_extra_actions() -> None:
    table = wolves(
        anna="bond; hand: 4 hirdman; sacrifices: 3 thrall; deities: baldr, tyr; passed",
        erik="bond",
        mark="",
        hall="odin",
    )
    table.anna("return", *["hand hirdman"] * 4, "use tyr", "left")
    assert table.erik.line == []
    table.anna("summon odin", *["spend thrall"] * 3)
    assert table.anna.deities == ["odin", "tyr"]


# --- Baldr: a deity from the discard ------------------------------------------------------------


@rule("W-85")
def test_baldr_summons_a_discarded_deity_free() -> None:
    table = wolves(
        anna="bond; sacrifices: 2 thrall; deities: baldr, odin, thor", erik="", mark="", gone="tyr"
    )
    table.anna("use baldr", "spend thrall")
    assert table.choices("anna") == ["deity tyr"], "not Baldr, who lies there now"
    table.anna("deity tyr")
    assert table.anna.deities == ["odin", "thor", "tyr"]
    assert table.gone == ["baldr"]
    assert table.anna.sacrifices == ["thrall"]


@rule("W-85", "W-72")
def test_the_hall_is_not_touched() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: baldr", erik="", mark="", gone="tyr loki")
    hall = table.hall
    table.anna("use baldr", "spend thrall", "deity tyr")
    assert table.hall == hall


@rule("W-85")
def test_nobody_to_summon() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: baldr", erik="", mark="")
    assert extras(table, "anna") == []


@rule("W-85", "W-74")
def test_no_sacrifice_to_spend() -> None:
    table = wolves(anna="bond; deities: baldr", erik="", mark="", gone="tyr")
    with refused("W-74", "no-sacrifice"):
        table.anna("use baldr")


@rule("W-85", "W-74")
def test_a_used_deity_comes_back_used() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: baldr", erik="", mark="", gone="tyr", used="tyr"
    )
    table.anna("use baldr", "spend thrall", "deity tyr")
    with refused("W-74", "used"):
        table.anna("use tyr")


@rule("W-85", "W-96")
def test_nidhogg_takes_what_was_spent_on_baldr() -> None:
    table = wolves(
        anna="; sacrifices: berserk; deities: baldr", erik="; deities: nidhogg", mark="", gone="tyr"
    )
    table.anna("use baldr", "spend berserk", "deity tyr")
    assert table.erik.hand == ["berserk"]
    assert table.anna.deities == ["tyr"]


@rule("W-85", "W-81", "W-5")
def test_thor_comes_back_and_can_be_discarded_again() -> None:
    table = wolves(anna="; sacrifices: thrall; deities: baldr, thor", erik="", mark="")
    table.anna("use thor", "done", "use baldr", "spend thrall", "deity thor")
    assert table.anna.strength == 5
    assert "use thor" in table.choices("anna")
