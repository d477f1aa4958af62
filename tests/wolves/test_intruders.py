"""Assassin and Raider (W-49, W-50), and when strengths are read (W-53)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves

# --- the Assassin -----------------------------------------------------------------------------


@rule("W-49")
def test_an_assassin_destroys_a_unit_of_the_formation_it_was_laid_into() -> None:
    table = wolves(anna="bond; hand: assassin", erik="priest archer", mark="bond")
    table.anna("lay assassin erik right")
    assert table.asked == ("anna", "target")
    assert table.choices("anna") == ["unit erik 1", "unit erik 2", "unit erik 3"]
    table.anna("unit erik 1")
    assert table.erik.line == ["archer", "assassin"]
    assert table.pile == ["priest"]
    assert "destroyed erik 1 priest" in table.saga


@rule("W-49")
@pytest.mark.parametrize(
    ("line", "place", "cards"),
    [
        ("huscarl", 2, 1),
        ("hirdman", 2, 1),
        ("2 hirdman", 2, 0),
        ("berserk", 2, 0),
        ("priest", 2, 0),
        ("thrall", 2, 1),
        ("hovding huscarl", 2, 1),
        ("hovding 2 huscarl", 2, 0),
    ],
)
def test_four_or_less_brings_a_card(line: str, place: int, cards: int) -> None:
    table = wolves(anna="; hand: assassin", erik=line, mark="")
    table.anna("lay assassin erik left", f"unit erik {place}")
    table.nobody_reacts()
    assert len(table.anna.hand) == cards
    assert table.saga.count("drew anna") == cards


@rule("W-53", "W-49", "W-41")
def test_the_assassin_raises_bonds_before_they_are_read() -> None:
    """Three Bonds and an Archer are 4 each; with the Assassin 5: no card."""
    for line, strength, cards in (("3 bond archer", 5, 0), ("3 bond", 4, 1)):
        table = wolves(anna="; hand: assassin", erik=line, mark="")
        table.anna("lay assassin erik left")
        assert table.erik.strengths[1] == strength
        table.anna("unit erik 2")
        assert len(table.anna.hand) == cards


@rule("W-53", "W-49", "W-48")
def test_the_assassin_lowers_a_konung_before_he_is_read() -> None:
    """A Konung with five others is worth 5; with the Assassin 4: a card."""
    for others, cards in ((5, 1), (4, 0)):
        table = wolves(anna="; hand: assassin", erik=f"konung {others} archer", mark="")
        assert table.erik.strengths[0] == 10 - others
        table.anna("lay assassin erik right", "unit erik 1")
        assert len(table.anna.hand) == cards


@rule("W-53", "W-49")
def test_what_is_read_is_not_what_is_left() -> None:
    """Four Bonds with the Assassin are 5 each, though each is worth 4 when one has left."""
    table = wolves(anna="; hand: assassin", erik="4 bond", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.erik.strengths == [0, 4, 4, 4]
    assert table.anna.hand == []


@rule("W-49")
def test_in_the_own_formation_too() -> None:
    table = wolves(anna="thrall konung; hand: assassin", erik="", mark="")
    table.anna("lay assassin anna left", "unit anna 2")
    assert table.anna.line == ["assassin", "konung"]
    assert len(table.anna.hand) == 1


@rule("W-52", "W-49")
def test_an_assassin_can_be_its_own_target() -> None:
    table = wolves(anna="; hand: assassin", erik="konung", mark="")
    table.anna("lay assassin erik left", "unit erik 1")
    assert table.erik.line == ["konung"]
    assert table.pile == ["assassin"]
    assert len(table.anna.hand) == 1, "its strength is 0"


@rule("W-52", "W-49", "W-31")
def test_alone_an_assassin_has_to_be_its_own_target() -> None:
    table = wolves(anna="; hand: assassin", erik="", mark="")
    table.anna("lay assassin erik left")
    assert table.erik.line == []
    assert table.pile == ["assassin"]
    assert len(table.anna.hand) == 1


@rule("W-49", "W-76")
def test_an_assassin_in_a_protected_line_does_nothing() -> None:
    table = wolves(anna="; hand: assassin", erik="konung; deities: surt; hand: any", mark="")
    table.anna("lay assassin erik left")
    assert table.erik.line == ["assassin", "konung"]
    assert table.asked == ("erik", "turn")
    assert table.anna.hand == []


@rule("W-49", "W-62", "W-63")
def test_a_shield_wall_against_an_assassin() -> None:
    table = wolves(anna="; hand: assassin", erik="thrall; hand: shield-wall", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    table.erik("shield")
    assert table.erik.line == ["assassin", "thrall"], "the intruder stays"
    assert table.anna.hand == [], "a cancelled Assassin draws nothing"
    assert table.pile == ["shield-wall"]


@rule("W-49", "W-43", "W-63")
def test_a_huscarl_against_an_assassin() -> None:
    table = wolves(anna="; hand: assassin", erik="thrall huscarl bond", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.choices("erik") == ["unit erik 3", "done", "decline all"]
    table.erik("unit erik 3")
    assert table.erik.line == ["assassin", "thrall", "bond"]
    assert table.anna.hand == []
    assert table.pile == ["huscarl"]


@rule("W-49", "W-63")
def test_the_card_is_drawn_only_after_the_window() -> None:
    table = wolves(anna="; hand: assassin", erik="thrall; hand: any", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.anna.hand == []
    table.erik("done")
    assert len(table.anna.hand) == 1


# --- the Raider -------------------------------------------------------------------------------


@rule("W-50")
def test_a_raider_takes_a_unit_into_hand() -> None:
    table = wolves(anna="; hand: raider", erik="konung bond", mark="bond")
    table.anna("lay raider erik left")
    assert table.choices("anna") == ["unit erik 2", "unit erik 3"]
    table.anna("unit erik 2")
    assert table.erik.line == ["raider", "bond"]
    assert table.anna.hand == ["konung"]
    assert "taken anna erik 2 konung" in table.saga
    assert table.pile == []


@rule("W-50")
def test_no_raider_is_ever_taken() -> None:
    table = wolves(anna="; hand: raider", erik="bond raider konung", mark="")
    table.anna("lay raider erik left")
    assert table.choices("anna") == ["unit erik 2", "unit erik 4"]
    for place in (1, 3):
        with refused("W-50", "no-raider"):
            table.anna(f"unit erik {place}")


@rule("W-50", "W-31")
@pytest.mark.parametrize("line", ["", "raider", "2 raider"])
def test_among_raiders_there_is_nothing_to_take(line: str) -> None:
    table = wolves(anna="; hand: raider", erik=f"{line}; hand: any", mark="bond")
    table.anna("lay raider erik left")
    assert table.asked == ("erik", "turn")
    assert table.anna.hand == []


@rule("W-50", "W-31")
def test_a_single_legal_target_is_taken_at_once() -> None:
    table = wolves(anna="; hand: raider", erik="raider bond", mark="")
    table.anna("lay raider erik left")
    assert table.anna.hand == ["bond"]


@rule("W-50")
def test_a_raider_in_the_own_formation() -> None:
    table = wolves(anna="assassin bond; hand: raider", erik="", mark="")
    table.anna("lay raider anna right", "unit anna 1")
    assert table.anna.line == ["bond", "raider"]
    assert table.anna.hand == ["assassin"]


@rule("W-50", "W-39")
def test_a_raider_fills_a_hand_of_twelve_again() -> None:
    table = wolves(anna="; hand: raider, 11 any", erik="konung", mark="")
    table.anna("lay raider erik left")
    table.nobody_reacts()
    assert len(table.anna.hand) == 12
    assert "konung" in table.anna.hand


@rule("W-50", "W-76")
def test_a_raider_in_a_protected_line_does_nothing() -> None:
    table = wolves(
        anna="; hand: raider", erik="konung; deities: heimdall; passed; hand: any", mark=""
    )
    table.anna("lay raider erik left")
    assert table.erik.line == ["raider", "konung"]
    assert table.anna.hand == []


@rule("W-50", "W-76")
@pytest.mark.parametrize(
    "owner",
    ["deities: surt; passed", "deities: heimdall", "deities: odin", "deities: odin; passed"],
)
def test_surt_protects_before_the_pass_heimdall_after_it_odin_not_from_people(owner: str) -> None:
    table = wolves(anna="; hand: raider", erik=f"konung; {owner}", mark="")
    table.anna("lay raider erik left")
    assert table.anna.hand == ["konung"]


@rule("W-50", "W-62")
def test_a_shield_wall_against_a_raider() -> None:
    table = wolves(anna="; hand: raider", erik="konung; hand: shield-wall", mark="")
    table.anna("lay raider erik left")
    table.erik("shield")
    assert table.erik.line == ["raider", "konung"]
    assert table.anna.hand == []


@rule("W-50", "W-43")
def test_a_huscarl_against_a_raider() -> None:
    table = wolves(anna="; hand: raider", erik="konung huscarl", mark="")
    table.anna("lay raider erik left", "unit erik 2")
    table.erik("unit erik 3")
    assert table.erik.line == ["raider", "konung"]
    assert table.anna.hand == []


@rule("W-50", "W-54")
def test_any_unit_may_be_taken_whatever_stands_in_the_own_line() -> None:
    """A hand has no limits of leaders."""
    table = wolves(anna="konung; hand: raider, konung", erik="konung", mark="")
    table.anna("lay raider erik left")
    assert table.anna.hand == ["konung", "konung"]
