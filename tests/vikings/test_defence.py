"""Defending a building with fortifications (V-45, V-46, V-49)."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .rules import rule
from .table import refused, vikings

# --- fortifications from hand (V-45) ----------------------------------------------------------


@rule("V-45")
@pytest.mark.parametrize(
    ("card", "adds"),
    [("cannon", 2), ("chicken-tower", 3), ("shockwave-tower", 4), ("sheep-cannon", 6)],
)
def test_a_fortification_adds_to_the_attacked_building(card: str, adds: int) -> None:
    table = vikings(ragnar="hand: warrior", lagerta=f"hand: {card}; village: 2 brewery")
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    table.lagerta(f"defend {card}", "done")
    assert table.lagerta.defences == {"hall": 4, "brewery-1": 1, "brewery-2": 1 + adds}
    assert table.lagerta.walls == {"brewery-2": [card]}
    assert table.lagerta.damaged == []
    assert "repelled ragnar lagerta brewery-2" in table.saga


@rule("V-45")
def test_the_hall_can_be_defended_too() -> None:
    table = vikings(ragnar="hand: bone-crusher", lagerta="hand: cannon")
    table.ragnar("attack lagerta hall", "send bone-crusher", "go")
    table.lagerta("defend cannon", "done")
    assert table.lagerta.walls == {"hall": ["cannon"]}
    assert table.lagerta.damaged == []


@rule("V-45")
def test_several_fortifications_add_up() -> None:
    table = vikings(ragnar="hand: thor", lagerta="hand: 2 cannon, chicken-tower; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send thor", "go")
    table.lagerta("defend cannon", "defend cannon", "defend chicken-tower", "done")
    assert table.lagerta.defences["brewery-1"] == 8
    assert table.lagerta.damaged == []


@rule("V-45")
def test_the_defender_may_hold_back() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.choices("lagerta") == ["defend cannon", "done", "decline all"]
    table.lagerta("done")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.lagerta.hand == ["cannon"]


@rule("V-45")
def test_only_once_then_nothing_is_added() -> None:
    table = vikings(ragnar="hand: pigator", lagerta="hand: 2 cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send pigator", "go")
    table.lagerta("defend cannon", "done")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.asked == ("ragnar", "turn")
    with pytest.raises(IllegalMove):
        table.lagerta("defend cannon")


@rule("V-45")
def test_other_cards_do_not_defend() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: cannon, beer, thor; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    for card in ("beer", "thor", "sheep-cannon"):
        with refused("V-45", "only-defend"):
            table.lagerta(f"defend {card}")
    with refused("V-45", "not-now"):
        table.lagerta("play beer")


@rule("V-45", "V-26")
def test_a_fortification_is_not_played_in_the_own_turn() -> None:
    table = vikings(ragnar="hand: cannon; village: brewery", lagerta="")
    with refused("V-45", "fortification-defends"):
        table.ragnar("play cannon")


@rule("V-45", "V-50")
def test_nobody_defends_undead_or_the_dragon() -> None:
    table = vikings(ragnar="hand: elf-archer, warrior", lagerta="hand: cannon", path="undead-gold")
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.asked == ("ragnar", "turn")
    table.ragnar("fight dragon", "send warrior", "go")
    assert table.asked == ("ragnar", "loot")


# --- repelled (V-45) --------------------------------------------------------------------------


@rule("V-45")
@pytest.mark.parametrize(
    ("sent", "points"),
    [("warrior", 1), ("2 warrior", 2), ("warrior, elf-archer, alviss", 3), ("alviss", 1)],
)
def test_a_repelled_attack_gives_a_point_for_each_fighter_and_hero(sent: str, points: int) -> None:
    table = vikings(ragnar=f"hand: {sent}", lagerta="hand: sheep-cannon; hall: 3")
    table.ragnar("attack lagerta hall", *(f"send {card}" for card in table.ragnar.hand), "go")
    table.lagerta("defend sheep-cannon", "done")
    assert table.lagerta.points == points
    assert f"points lagerta {points} repelled {points}" in table.saga
    assert table.asked == ("ragnar", "turn")


@rule("V-45")
def test_even_without_cards_played() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior", "send warrior", "go")
    assert table.lagerta.points == 2


@rule("V-45")
def test_a_defence_that_only_equals_the_strength_fails() -> None:
    table = vikings(ragnar="hand: bear-rider", lagerta="hand: cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send bear-rider", "go")
    table.lagerta("defend cannon", "done")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.lagerta.points == 0


# --- they stay (V-46) -------------------------------------------------------------------------


@rule("V-46")
def test_fortifications_count_again_when_the_building_is_attacked_again() -> None:
    table = vikings(
        ragnar="hand: elf-archer, bear-rider, bone-crusher",
        lagerta="hand: cannon; village: brewery",
    )
    table.ragnar("attack lagerta brewery-1", "send elf-archer", "go")
    table.lagerta("defend cannon", "done")
    table.ragnar("attack lagerta brewery-1", "send bear-rider", "go")
    assert "went ragnar 3 3" in table.saga
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-46")
def test_they_count_for_their_own_building_only() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: cannon; village: 2 brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("defend cannon", "done")
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-2"]


@rule("V-46")
def test_they_stay_whether_or_not_they_helped() -> None:
    table = vikings(ragnar="hand: pigator", lagerta="hand: cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send pigator", "go")
    table.lagerta("defend cannon", "done")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.lagerta.walls == {"brewery-1": ["cannon"]}


@rule("V-46", "V-25")
def test_at_the_end_of_the_round_they_go_to_the_discard() -> None:
    table = vikings(
        ragnar="hand: warrior", lagerta="hand: cannon; village: brewery; deck: 5 beer; discard:"
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("defend cannon", "done")
    table.end_round()
    assert table.lagerta.walls == {}
    assert "cannon" in table.lagerta.discard


# --- full defence (V-49) ----------------------------------------------------------------------


@rule("V-49")
def test_full_defence_gives_a_point_and_a_token_on_the_hall() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    assert table.lagerta.damaged == []
    table.ragnar("end")
    assert table.lagerta.points == 2
    assert table.lagerta.damaged == ["hall"]
    assert table.saga[-4:-2] == ["full-defence lagerta", "points lagerta 1 full-defence 2"]


@rule("V-49", "V-48")
def test_the_token_on_the_hall_is_no_damage() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    assert table.ragnar.points == 0


@rule("V-49")
def test_one_damaged_building_is_enough_to_deny_it() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: brewery")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "end")
    assert table.lagerta.points == 1
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-49")
def test_who_was_not_attacked_gets_nothing() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="", bjorn="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.ragnar("fight dragon", "send warrior", "go", "loot beer", "end")
    assert (table.lagerta.points, table.bjorn.points) == (2, 0)
    assert table.bjorn.damaged == []


@rule("V-49", "V-50")
def test_a_beaten_undead_does_not_deny_it() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer", lagerta="", path="undead-gold")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.ragnar("fight undead 1", "send elf-archer", "go", "end")
    assert table.lagerta.points == 2


@rule("V-49", "V-44")
def test_the_hall_cannot_be_attacked_again_this_round() -> None:
    table = vikings(
        ragnar="hand: warrior; village: brewery",
        lagerta="hand: warrior; village: brewery",
        bjorn="hand: warrior",
    )
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    table.lagerta("attack ragnar brewery-1", "send warrior", "go", "end")
    moves = [move for move in table.choices("bjorn") if move.startswith("attack lagerta")]
    assert moves == ["attack lagerta brewery-1"]


@rule("V-49", "V-43")
def test_it_can_be_had_against_an_exceptional_attack() -> None:
    table = vikings(
        ragnar="attacked; village: damaged brewery",
        lagerta="attacked",
        bjorn="hand: warrior",
        first="bjorn",
        turn="bjorn",
    )
    table.bjorn("attack ragnar hall", "send warrior", "go", "end")
    assert table.ragnar.points == 2
    assert table.ragnar.damaged == ["hall", "brewery-1"]


@rule("V-49")
def test_the_token_leaves_at_the_end_of_the_round() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    table.end_round()
    assert table.lagerta.damaged == []
