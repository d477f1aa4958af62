"""The Archer (W-40), and whom a text may be aimed at (W-52)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves


@rule("W-40")
@pytest.mark.parametrize("side", ["left", "right"])
def test_beside_an_archer_any_unit_of_any_formation_is_destroyed(side: str) -> None:
    table = wolves(anna="archer; hand: archer", erik="bond konung", mark="priest")
    table.anna(f"lay archer anna {side}")
    assert table.asked == ("anna", "target")
    assert table.choices("anna") == [
        *("unit anna 1", "unit anna 2", "unit erik 1", "unit erik 2", "unit mark 1"),
    ]
    table.anna("unit erik 2")
    assert table.erik.line == ["bond"]
    assert table.pile == ["konung"]
    assert "destroyed erik 2 konung" in table.saga


@rule("W-40")
@pytest.mark.parametrize(
    ("line", "side"),
    [("", "left"), ("archer bond", "right"), ("bond archer", "left"), ("hirdman", "left")],
)
def test_nothing_happens_unless_the_neighbour_is_an_archer(line: str, side: str) -> None:
    table = wolves(anna=f"{line}; hand: archer", erik="konung archer; hand: any", mark="")
    table.anna(f"lay archer anna {side}")
    assert table.asked == ("erik", "turn")
    assert len(table.erik.line) == 2


@rule("W-40")
def test_another_formations_archer_is_no_neighbour() -> None:
    table = wolves(anna="; hand: archer", erik="archer; hand: any", mark="archer")
    table.anna("lay archer anna left")
    assert table.asked == ("erik", "turn")


@rule("W-40")
def test_it_works_every_time() -> None:
    table = wolves(anna="archer; hand: 2 archer", erik="2 bond; passed", mark="; passed", deck="")
    for _ in range(2):
        table.anna("lay archer anna left", "unit erik 1")
        table.erik("done")
        table.mark("done")
    assert table.erik.line == []
    assert table.anna.line == ["archer", "archer", "archer"]


@rule("W-40", "W-52")
def test_in_anothers_formation_its_owner_chooses() -> None:
    table = wolves(anna="konung; hand: archer", erik="archer bond; hand: any", mark="priest")
    table.anna("lay archer erik left")
    assert table.asked == ("erik", "target")
    assert table.choices("anna") == []
    table.erik("unit anna 1")
    assert table.anna.line == []
    assert table.erik.line == ["archer", "archer", "bond"]
    assert "targeted anna archer anna 1 konung" in table.saga


@rule("W-40")
def test_the_owner_chooses_any_formation_and_has_to() -> None:
    table = wolves(anna="konung; hand: archer", erik="archer", mark="priest")
    table.anna("lay archer erik right")
    assert table.choices("erik") == ["unit anna 1", "unit erik 1", "unit erik 2", "unit mark 1"]
    with refused("W-31", "must-choose"):
        table.erik("done")


@rule("W-40", "W-37")
def test_an_owner_who_passed_still_chooses() -> None:
    table = wolves(anna="konung; hand: archer", erik="archer; hand: any; passed", mark="")
    table.anna("lay archer erik left")
    assert table.asked == ("erik", "target")
    table.erik("unit anna 1")
    assert table.anna.line == []


@rule("W-40", "W-52")
@pytest.mark.parametrize("place", [1, 2])
def test_an_archer_can_be_a_target_itself(place: int) -> None:
    table = wolves(anna="archer; hand: archer, bond", erik="", mark="")
    table.anna("lay archer anna left", f"unit anna {place}", "done")
    assert table.anna.line == ["archer"]
    assert table.pile == ["archer"]


@rule("W-40", "W-54", "W-94")
def test_an_archer_that_arrives_in_another_way_does_nothing() -> None:
    table = wolves(
        anna="archer; deities: naglfar; passed", erik="; hand: assassin", mark="archer", turn="erik"
    )
    table.erik("lay assassin mark left", "unit mark 2")
    table.anna("join archer left")
    assert table.anna.line == ["archer", "archer"]
    assert table.asked[1] in ("turn", "after-pass")
    assert table.mark.line == ["assassin"]


@rule("W-40", "W-76")
def test_units_of_a_protected_line_are_no_targets() -> None:
    table = wolves(
        anna="archer; hand: archer",
        erik="konung; deities: surt",
        mark="konung; deities: heimdall; passed",
    )
    table.anna("lay archer anna left")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2"]
    with refused("W-76", "protected"):
        table.anna("unit erik 1")


@rule("W-40", "W-76")
def test_without_a_legal_target_nothing_happens() -> None:
    table = wolves(anna="archer; hand: archer; deities: surt", erik="; hand: any", mark="")
    table.anna("lay archer anna left")
    assert table.asked == ("erik", "turn")
    assert table.anna.line == ["archer", "archer"]


@rule("W-40", "W-76")
def test_from_within_a_protected_line_others_can_be_shot() -> None:
    table = wolves(anna="konung; hand: archer", erik="archer; deities: surt", mark="")
    table.anna("lay archer erik left")
    assert table.anna.line == [], "the only legal target needs no choice"


@rule("W-40", "W-80")
def test_odin_is_no_help_against_people() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; deities: odin", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.erik.line == []


@rule("W-40", "W-62")
def test_a_shield_wall_against_an_archer() -> None:
    table = wolves(anna="archer; hand: archer", erik="konung; hand: shield-wall", mark="bond")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.asked == ("erik", "react")
    table.erik("shield")
    assert table.erik.line == ["konung"]
    assert table.mark.line == ["bond"], "no other target is named"
    assert table.anna.line == ["archer", "archer"]
    assert table.pile == ["shield-wall"]


@rule("W-40", "W-43")
def test_a_huscarl_is_no_help_against_an_archer() -> None:
    table = wolves(anna="archer; hand: archer", erik="konung huscarl; hand: any", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.choices("erik") == ["done", "decline all"]
    with refused("W-43", "no-huscarl"):
        table.erik("unit erik 2")


@rule("W-40", "W-63")
def test_who_chose_does_not_matter_to_who_may_react() -> None:
    """Erik is made to choose and aims at anna, who laid the Archer: she may react."""
    table = wolves(anna="konung; hand: archer, shield-wall", erik="archer; hand: any", mark="")
    table.anna("lay archer erik left")
    table.erik("unit anna 1")
    assert table.asked == ("anna", "react")
    table.anna("shield")
    assert table.anna.line == ["konung"]


@rule("W-40", "W-52")
def test_places_and_lines_that_are_not_there() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond", mark="")
    table.anna("lay archer anna left")
    with refused("W-35", "no-unit-there"):
        table.anna("unit erik 2")
    with refused("W-35", "no-unit-there"):
        table.anna("unit p4 1")


@rule("W-40", "W-76")
def test_with_all_others_protected_the_shot_falls_on_ones_own() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; deities: surt", mark="")
    table.anna("lay archer anna left")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2"]
    table.anna("unit anna 2")
    table.nobody_reacts()
    assert table.anna.line == ["archer"]
