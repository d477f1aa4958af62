"""A refused move is refused by the rule that forbids it, and nothing changes."""

from __future__ import annotations

import pytest

from .deity_table import few_people
from .rules import rule
from .table import refused, wolves

TARGETS = {
    # card laid into erik's line: what stands there
    "assassin": "bond konung",
    "raider": "bond konung",
    "traitor": "hirdman berserk hirdman",
}


@rule("W-46", "W-47", "W-48")
@pytest.mark.parametrize(
    ("leader", "its_rule"), [("priest", "W-46"), ("hovding", "W-47"), ("konung", "W-48")]
)
def test_a_second_leader(leader: str, its_rule: str) -> None:
    table = wolves(anna=f"{leader}; hand: {leader}", erik=leader, mark="")
    for move in (f"lay {leader} anna left", f"lay {leader} erik right"):
        with refused(its_rule, "may-not-stand"):
            table.anna(move)


@rule("W-46")
def test_a_priest_beside_a_weak_teiwaz_unit() -> None:
    table = wolves(anna="hirdman; hand: priest", erik="", mark="")
    with refused("W-46", "may-not-stand"):
        table.anna("lay priest anna left")


@rule("W-49", "W-50", "W-51")
@pytest.mark.parametrize(
    ("card", "its_rule"), [("assassin", "W-49"), ("raider", "W-50"), ("traitor", "W-51")]
)
def test_an_intruders_target_in_another_line(card: str, its_rule: str) -> None:
    table = wolves(anna=f"; hand: {card}", erik=TARGETS[card], mark="huscarl")
    table.anna(f"lay {card} erik left")
    assert table.asked == ("anna", "target")
    with refused(its_rule, "other-line"):
        table.anna("unit mark 1")


@rule("W-50", "W-51")
def test_a_unit_that_is_no_target() -> None:
    raider = wolves(anna="; hand: raider", erik="2 bond raider", mark="")
    raider.anna("lay raider erik left")
    with refused("W-50", "no-raider"):
        raider.anna("unit erik 4")

    traitor = wolves(anna="; hand: traitor", erik="hirdman berserk hirdman", mark="")
    traitor.anna("lay traitor erik left")
    with refused("W-51", "not-weakest"):
        traitor.anna("unit erik 3")


@rule("W-76")
def test_a_protected_unit() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; deities: surt", mark="")
    table.anna("lay archer anna left")
    with refused("W-76", "protected"):
        table.anna("unit erik 1")


@rule("W-45")
@pytest.mark.parametrize("unit", ["unit anna 1", "unit erik 1"])
def test_what_does_not_go_with_a_sacrifice(unit: str) -> None:
    """Another unit that is no Thrall, and another player's Thrall."""
    table = wolves(anna="berserk bond thrall", erik="thrall", mark="")
    table.anna("unit anna 1")
    with refused("W-45"):
        table.anna(unit)


@rule("W-60")
def test_a_plague_too_high() -> None:
    table = wolves(anna="; hand: plague", erik="bond", mark="")
    with refused("W-60", "plague-too-high"):
        table.anna("plague 3")


@rule("W-61")
@pytest.mark.parametrize("move", ["done", "unit erik 1"])
def test_a_flank_that_returns_no_own_unit(move: str) -> None:
    table = wolves(anna="2 bond; hand: flank", erik="archer", mark="")
    table.anna("flank return")
    with refused("W-61"):
        table.anna(move)


@rule("W-62", "W-32")
def test_a_shield_wall_is_no_action() -> None:
    table = wolves(anna="bond; hand: shield-wall", erik="", mark="")
    with refused("W-62"):
        table.anna("shield")


@rule("W-62")
def test_a_shield_wall_that_is_not_there_or_comes_too_late() -> None:
    table = wolves(anna="; hand: assassin", erik="konung; hand: any", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    with refused("W-62", "no-wall"):
        table.erik("shield")

    table = wolves(anna="; hand: assassin", erik="huscarl; hand: shield-wall; passed", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    with refused("W-62", "wall-after-pass"):
        table.erik("shield")


@rule("W-43")
@pytest.mark.parametrize("unit", ["unit erik 2", "unit mark 1"])
def test_a_reaction_with_another_unit_or_anothers_huscarl(unit: str) -> None:
    table = wolves(anna="; hand: assassin", erik="konung; hand: any", mark="huscarl")
    table.anna("lay assassin erik left", "unit erik 2")
    with refused("W-43", "no-huscarl"):
        table.erik(unit)


@rule("W-54")
@pytest.mark.parametrize("move", ["join berserk left", "done"])
def test_a_unit_that_was_not_brought(move: str) -> None:
    table = wolves(anna="bond; hand: traitor", erik="hirdman", mark="")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "join")
    with refused("W-54"):
        table.anna(move)


@rule("W-37", "W-34")
def test_drawing_before_the_pass() -> None:
    table = wolves(anna="bond; hand: bond", erik="", mark="")
    with refused("W-37"):
        table.anna("draw")


@rule("W-37")
@pytest.mark.parametrize("move", ["lay bond anna left", "unit anna 1", "plague 0", "pass"])
def test_an_action_after_the_pass(move: str) -> None:
    table = wolves(anna="bond; hand: bond, plague; passed", erik="", mark="")
    with refused("W-37"):
        table.anna(move)


@rule("W-37", "W-39", "W-13")
def test_a_full_hand_and_an_empty_deck_are_two_reasons_not_to_draw() -> None:
    baldr = "; deities: baldr; passed"
    table = wolves(anna=f"hand: 12 bond{baldr}", erik="", mark="", turn="anna")
    with refused("W-39", "hand-full"):
        table.anna("draw")
    table = wolves(
        anna=f"11 bond; hand: 4 bond{baldr}",
        erik="15 archer",
        mark="6 hirdman",
        turn="anna",
        options=few_people(archer=15, bond=15, hirdman=6),
    )
    with refused("W-13", "nothing-to-draw"):
        table.anna("draw")


@rule("W-30", "W-49", "W-62", "W-70", "W-91", "W-23")
def test_whoever_is_asked_something_is_told_what_comes_first() -> None:
    """Nobody is told that this is not what is asked: the words say what is."""
    table = wolves(
        anna="bond; hand: assassin, bond; sacrifices: 2 bond; deities: hel",
        erik="bond konung; hand: shield-wall",
        mark="",
        pile="archer",
        prizes="steel-alone",
        hall="odin, loki, thor",
    )
    for move, rule_id, why in (
        ("pile archer", "W-91", "pile-hel"),
        ("spend bond", "W-70", "spend-summon"),
        ("victory steel-alone", "W-23", "prize-later"),
    ):
        with refused(rule_id, why):
            table.anna(move)
    table.anna("lay assassin erik left")
    for move in ("lay bond anna left", "victory steel-alone", "hand bond"):
        with refused("W-30", "first-target"):
            table.anna(move)
    table.anna("unit erik 2")
    for move in ("lay bond anna left", "plague 3"):
        with refused("W-62", "first-react"):
            table.erik(move)
    with refused("W-43", "no-huscarl"):
        table.erik("unit erik 1")


@rule("W-70", "W-23")
def test_paying_and_choosing_a_prize_come_first_too() -> None:
    table = wolves(anna="; sacrifices: 2 bond, thrall", erik="", mark="", hall="odin, loki, thor")
    table.anna("summon odin")
    assert table.asked == ("anna", "pay")
    with refused("W-70", "first-pay"):
        table.anna("lay bond anna left")
    table = wolves(
        anna="konung",
        erik="; passed 1",
        mark="; passed 2",
        olga="; passed 3",
        prizes="steel-alone, crowded-hall",
    )
    table.anna("pass")
    with refused("W-23", "first-prize"):
        table.anna("unit anna 1")
