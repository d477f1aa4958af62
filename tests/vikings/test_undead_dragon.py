"""Undead on Odin's Path, and the dragon (V-50, V-44)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings

# --- undead -----------------------------------------------------------------------------------


@rule("V-50")
@pytest.mark.parametrize("resource", ["gold", "beer"])
def test_a_beaten_undead_gives_its_token_and_a_point_at_once(resource: str) -> None:
    table = vikings(ragnar="hand: elf-archer", lagerta="", path=f"scroll, undead-{resource}")
    table.ragnar("fight undead 2", "send elf-archer", "go")
    assert table.ragnar.tokens == {f"hall {resource}": 1}
    assert table.ragnar.points == 1
    assert table.asked == ("ragnar", "turn")


@rule("V-50", "V-31")
def test_it_goes_to_the_paths_discard_and_a_card_opens() -> None:
    table = vikings(
        ragnar="hand: elf-archer",
        lagerta="",
        path="scroll, sword, undead-gold, crystal, hero-trap",
        path_deck="shaman",
        path_discard="",
    )
    table.ragnar("fight undead 3", "send elf-archer", "go")
    assert table.path == ["shaman", "scroll", "sword", "crystal", "hero-trap"]
    assert table.path_discard == ["undead-gold"]
    assert "undead-gold" not in table.ragnar.played


@rule("V-50", "V-31")
def test_with_an_empty_path_deck_the_beaten_undead_is_shuffled_in() -> None:
    table = vikings(
        ragnar="hand: elf-archer",
        lagerta="",
        path="scroll, sword, shaman, crystal, undead-beer",
        path_deck="",
        path_discard="",
    )
    table.ragnar("fight undead 5", "send elf-archer", "go")
    assert table.path == ["undead-beer", "scroll", "sword", "shaman", "crystal"]
    assert table.path_discard == []


@rule("V-50", "V-51")
def test_its_token_is_loot() -> None:
    table = vikings(
        ragnar="hand: elf-archer; village: gold-store(2)", lagerta="", path="undead-gold"
    )
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.ragnar.tokens == {"gold-store-1": 3}


@rule("V-50")
def test_any_number_of_undead_in_a_turn() -> None:
    table = vikings(
        ragnar="hand: 3 elf-archer", lagerta="", path="undead-gold, undead-beer, 2 scroll"
    )
    table.fate("path undead-gold", "path scroll", "path scroll")
    for place in (2, 2, 2):
        table.ragnar(f"fight undead {place}", "send elf-archer", "go")
    assert table.ragnar.points == 3
    assert table.ragnar.tokens == {"hall beer": 1, "hall gold": 2}


@rule("V-50", "V-44")
def test_a_too_weak_attack_on_an_undead_does_nothing_but_cost_the_fighters() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="", path="undead-gold")
    table.ragnar("fight undead 1", "send warrior", "go")
    assert "too-weak ragnar" in table.saga
    assert (table.ragnar.points, table.ragnar.tokens) == (0, {})
    assert table.path[0] == "undead-gold"
    with refused("V-40", "no-army"):
        table.ragnar("fight undead 1")


@rule("V-50")
def test_other_cards_of_the_path_are_not_fought() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="", path="scroll, -")
    for place in (1, 2):
        with refused("V-50", "no-undead"):
            table.ragnar(f"fight undead {place}")


@rule("V-50", "V-42")
def test_beating_undead_attacks_nobody() -> None:
    table = vikings(ragnar="hand: elf-archer", lagerta="", path="undead-gold")
    table.ragnar("fight undead 1", "send elf-archer", "go", "end")
    assert table.attacked == []
    assert table.ragnar.points == 1
    assert table.lagerta.points == 0


# --- the dragon -------------------------------------------------------------------------------


@rule("V-50")
@pytest.mark.parametrize("resource", ["gold", "beer"])
def test_the_dragon_gives_any_token_and_no_points(resource: str) -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("fight dragon", "send warrior", "go")
    assert table.choices("ragnar") == ["loot beer", "loot gold"]
    table.ragnar(f"loot {resource}")
    assert table.ragnar.tokens == {f"hall {resource}": 1}
    assert table.ragnar.points == 0
    assert table.asked == ("ragnar", "turn")


@rule("V-50", "V-51")
def test_the_dragons_token_is_loot() -> None:
    table = vikings(ragnar="hand: warrior; village: beer-store(3)", lagerta="")
    table.ragnar("fight dragon", "send warrior", "go", "loot beer")
    assert table.ragnar.tokens == {"beer-store-1": 4}


@rule("V-50")
def test_the_dragons_token_has_to_be_chosen() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("fight dragon", "send warrior", "go")
    with refused("V-50", "only-loot"):
        table.ragnar("done")
    with refused("V-50", "not-now"):
        table.ragnar("end")


@rule("V-50")
def test_the_dragon_is_fought_once_a_round() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: warrior")
    table.ragnar("fight dragon", "send warrior", "go", "loot gold")
    with refused("V-50", "dragon-once"):
        table.ragnar("fight dragon")


@rule("V-50")
def test_each_player_has_a_try_of_their_own() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: warrior")
    table.ragnar("fight dragon", "send warrior", "go", "loot gold", "end")
    table.lagerta("fight dragon", "send warrior", "go", "loot beer")
    assert table.lagerta.tokens == {"hall beer": 1}


@rule("V-50")
def test_a_new_round_brings_a_new_try() -> None:
    table = vikings(ragnar="fought-dragon", lagerta="fought-dragon")
    table.end_round()
    assert table.position["dragons"] == []


@rule("V-50", "V-44")
def test_a_too_weak_attack_spends_the_try() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="", options={"table": {"dragon_defence": 2}})
    table.ragnar("fight dragon", "send warrior", "go")
    assert "too-weak ragnar" in table.saga
    assert table.ragnar.tokens == {}
    with refused("V-50", "dragon-once"):
        table.ragnar("fight dragon")


@rule("V-50")
def test_a_hero_beats_undead_and_dragon_too() -> None:
    table = vikings(ragnar="hand: thor, alviss", lagerta="", path="undead-gold")
    table.ragnar("fight undead 1", "send alviss", "go")
    table.ragnar("fight dragon", "send thor", "go", "loot gold")
    assert table.ragnar.tokens == {"hall gold": 2}
