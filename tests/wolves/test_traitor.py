"""The Traitor (W-51), and units that effects bring into a line (W-54)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves

# --- whom it moves ----------------------------------------------------------------------------


@rule("W-51", "W-54")
@pytest.mark.parametrize(
    ("side", "line"), [("left", ["hirdman", "bond"]), ("right", ["bond", "hirdman"])]
)
def test_the_weakest_teiwaz_unit_moves_to_whoever_laid_the_traitor(
    side: str, line: list[str]
) -> None:
    table = wolves(anna="bond; hand: traitor", erik="berserk thrall hirdman priest", mark="huscarl")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "join")
    assert table.choices("anna") == ["join hirdman left", "join hirdman right"]
    table.anna(f"join hirdman {side}")
    assert table.anna.line == line
    assert table.erik.line == ["traitor", "berserk", "thrall", "priest"]
    assert table.mark.line == ["huscarl"]
    assert "moved erik 4 hirdman" in table.saga
    assert f"joined anna hirdman {side}" in table.saga
    assert table.pile == []


@rule("W-51", "W-54")
def test_into_an_empty_line_there_is_one_end() -> None:
    table = wolves(anna="; hand: traitor", erik="berserk", mark="")
    table.anna("lay traitor erik left")
    assert table.anna.line == ["berserk"]
    assert table.erik.line == ["traitor"]


@rule("W-51")
def test_among_equals_the_player_who_laid_it_chooses() -> None:
    table = wolves(anna="; hand: traitor", erik="hirdman berserk hirdman konung", mark="")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "target")
    assert table.choices("anna") == ["unit erik 2", "unit erik 4"]
    with refused("W-51", "not-weakest"):
        table.anna("unit erik 3")
    table.anna("unit erik 4")
    assert table.erik.line == ["traitor", "hirdman", "berserk", "konung"]
    assert table.anna.line == ["hirdman"]


@rule("W-51", "W-53")
def test_equals_are_those_of_equal_strength_when_the_traitor_stands_there() -> None:
    """A Konung with two paired Hirdmen is worth 8; the Traitor makes him 7 as they are."""
    table = wolves(anna="; hand: traitor", erik="konung 2 hirdman", mark="")
    assert table.erik.strengths == [8, 7, 7]
    table.anna("lay traitor erik right")
    assert table.choices("anna") == ["unit erik 1", "unit erik 2", "unit erik 3"]


@rule("W-51", "W-42")
def test_a_paired_hirdman_is_not_the_weakest() -> None:
    table = wolves(anna="; hand: traitor", erik="2 hirdman berserk", mark="")
    table.anna("lay traitor erik left")
    assert table.anna.line == ["berserk"]


@rule("W-51")
@pytest.mark.parametrize("line", ["", "bond", "thrall assassin archer raider"])
def test_without_a_teiwaz_unit_nothing_moves(line: str) -> None:
    table = wolves(anna="bond; hand: traitor, any", erik=f"{line}; hand: any", mark="huscarl")
    table.anna("lay traitor erik left")
    assert table.asked == ("erik", "turn")
    assert table.erik.line == ["traitor", *line.split()]
    assert table.anna.line == ["bond"]


@rule("W-51")
@pytest.mark.parametrize("side", ["left", "right"])
def test_in_the_own_line_it_moves_nothing(side: str) -> None:
    table = wolves(anna="hirdman berserk; hand: traitor, any", erik="; hand: any", mark="")
    table.anna(f"lay traitor anna {side}")
    assert table.asked == ("erik", "turn")
    assert sorted(table.anna.line) == ["berserk", "hirdman", "traitor"]
    assert table.saga[:2] == [f"laid anna traitor anna {side}", "turn erik"]


@rule("W-51", "W-76")
def test_a_traitor_in_a_protected_line_moves_nothing() -> None:
    table = wolves(anna="; hand: traitor", erik="huscarl; deities: surt; hand: any", mark="")
    table.anna("lay traitor erik left")
    assert table.asked == ("erik", "turn")
    assert table.erik.line == ["traitor", "huscarl"]


@rule("W-51", "W-76")
def test_units_may_come_into_a_protected_line() -> None:
    """Protection is against what goes out."""
    table = wolves(anna="bond; hand: traitor; deities: surt", erik="hirdman", mark="")
    table.anna("lay traitor erik left", "join hirdman left")
    assert table.anna.line == ["hirdman", "bond"]


# --- those that may not stand where they come to -------------------------------------------------


@rule("W-54", "W-46")
def test_a_priest_who_may_not_stand_there_is_discarded() -> None:
    table = wolves(anna="hirdman; hand: traitor", erik="priest", mark="; deities: naglfar")
    table.anna("lay traitor erik left")
    assert table.anna.line == ["hirdman"]
    assert table.erik.line == ["traitor"]
    assert table.mark.line == [], "he was not destroyed, so Naglfar does not carry him off"
    assert table.pile == ["priest"]
    assert "may-not-stand anna priest" in table.saga


@rule("W-54")
@pytest.mark.parametrize("leader", ["konung", "hovding", "priest"])
def test_a_second_leader_is_discarded(leader: str) -> None:
    table = wolves(anna=f"{leader}; hand: traitor", erik=leader, mark="")
    table.anna("lay traitor erik left")
    assert table.anna.line == [leader]
    assert table.erik.line == ["traitor"]
    assert table.pile == [leader]


@rule("W-54")
@pytest.mark.parametrize("leader", ["konung", "hovding", "priest"])
def test_a_first_leader_may_stand(leader: str) -> None:
    table = wolves(anna="thrall; hand: traitor", erik=leader, mark="")
    table.anna("lay traitor erik left", f"join {leader} left")
    assert table.anna.line == [leader, "thrall"]


@rule("W-54", "W-46")
def test_a_priest_comes_beside_a_konung_of_nine() -> None:
    """The Konung is read before the Priest joins: with one other he is worth 9."""
    for line, stands in (("konung thrall", True), ("konung 2 thrall", False)):
        table = wolves(anna=f"{line}; hand: traitor", erik="priest", mark="")
        table.anna("lay traitor erik left")
        assert (table.asked == ("anna", "join")) is stands
        assert (table.pile == ["priest"]) is not stands


@rule("W-54", "W-94")
def test_a_unit_that_is_brought_does_nothing() -> None:
    """Naglfar brings an Assassin, a Raider, a Traitor: their texts are for laying from hand."""
    for kind in ("assassin", "raider", "traitor"):
        table = wolves(
            anna="huscarl bond; deities: naglfar; hand: any",
            erik="; hand: assassin",
            mark=f"{kind} konung",
            turn="erik",
        )
        table.erik("lay assassin mark right", "unit mark 1")
        table.anna(f"join {kind} left")
        assert table.anna.line == [kind, "huscarl", "bond"]
        assert table.mark.line == ["konung", "assassin"]
        assert table.asked[1] == "turn"


@rule("W-54", "W-84")
def test_a_teiwaz_unit_that_heimdall_opens_joins_where_its_owner_says() -> None:
    table = wolves(anna="konung bond; deities: heimdall", erik="", mark="")
    table.fate("berserk")
    table.anna("use heimdall", "join berserk right")
    assert table.anna.line == ["konung", "bond", "berserk"]


@rule("W-54", "W-84")
def test_a_konung_that_heimdall_opens_may_not_stand_beside_another() -> None:
    table = wolves(anna="konung bond; deities: heimdall", erik="", mark="")
    table.fate("konung")
    table.anna("use heimdall")
    assert table.anna.line == ["konung", "bond"]
    assert table.pile == ["konung"]


# --- reactions ---------------------------------------------------------------------------------


@rule("W-51", "W-62", "W-63")
def test_both_sides_are_asked_the_active_player_first() -> None:
    table = wolves(anna="bond; hand: traitor, any", erik="hirdman; hand: any", mark="; hand: any")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "react")
    table.anna("done")
    assert table.asked == ("erik", "react")
    table.erik("done")
    assert table.asked == ("anna", "join")


@rule("W-51", "W-62")
@pytest.mark.parametrize("who", ["anna", "erik"])
def test_a_shield_wall_on_either_side_cancels_the_whole_move(who: str) -> None:
    table = wolves(
        anna="bond; hand: traitor, shield-wall", erik="hirdman; hand: shield-wall", mark=""
    )
    table.anna("lay traitor erik left")
    if who == "erik":
        table.anna("done")
        table.erik("shield")
    else:
        table.anna("shield")
    assert table.anna.line == ["bond"]
    assert table.erik.line == ["traitor", "hirdman"]
    assert table.pile == ["shield-wall"]
    assert table.asked == ("erik", "turn"), "nothing is left to react to"


@rule("W-51", "W-43")
def test_a_huscarl_against_a_traitor_though_he_is_the_target() -> None:
    table = wolves(anna="; hand: traitor", erik="huscarl konung", mark="")
    table.anna("lay traitor erik left")
    assert table.choices("erik") == ["unit erik 2", "done", "decline all"]
    table.erik("unit erik 2")
    assert table.erik.line == ["traitor", "konung"]
    assert table.anna.line == []
    assert table.pile == ["huscarl"]


@rule("W-51", "W-43")
def test_the_huscarl_of_whoever_laid_it_is_no_help() -> None:
    """It was not laid into her formation."""
    table = wolves(anna="huscarl; hand: traitor, any", erik="konung", mark="")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "react")
    assert table.choices("anna") == ["done", "decline all"]


@rule("W-51", "W-62")
def test_a_traitor_into_the_line_of_a_passed_player() -> None:
    table = wolves(
        anna="; hand: traitor", erik="konung; hand: shield-wall; passed", mark="; hand: any"
    )
    table.anna("lay traitor erik left")
    assert table.anna.line == ["konung"], "no Shield Wall after the pass"
    assert table.asked == ("erik", "after-pass")
