"""Boosters: Sword, Mjölnir, Odin's Boost (V-56)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings


def attack(table: Table, target: str, *cards: str) -> None:
    """Ragnar attacks with these cards."""
    table.ragnar(target, *(f"send {card}" for card in cards), "go")


@rule("V-56")
@pytest.mark.parametrize(("booster", "strength"), [("sword", 4), ("mjolnir", 16)])
def test_a_booster_adds_to_an_attack_with_a_fighter(booster: str, strength: int) -> None:
    table = vikings(ragnar=f"hand: warrior, {booster}", lagerta="village: drakkar")
    attack(table, "attack lagerta drakkar-1", "warrior", booster)
    assert f"went ragnar {strength} 3" in table.saga
    assert table.lagerta.damaged == ["drakkar-1"]
    assert booster in table.ragnar.played


@rule("V-56")
@pytest.mark.parametrize("booster", ["sword", "mjolnir", "odins-boost"])
def test_a_hero_is_not_enough(booster: str) -> None:
    table = vikings(ragnar=f"hand: thor, {booster}", lagerta="")
    table.ragnar("attack lagerta hall", "send thor")
    assert table.choices("ragnar") == ["go"]
    with refused("V-56", "booster-needs-fighter"):
        table.ragnar(f"send {booster}")


@rule("V-56")
def test_a_hero_and_a_fighter_are() -> None:
    table = vikings(ragnar="hand: warrior, thor, sword", lagerta="hall: 3")
    attack(table, "attack lagerta hall", "warrior", "thor", "sword")
    assert "went ragnar 11 8" in table.saga


@rule("V-53", "V-56")
def test_boosters_come_after_fighters_and_heroes() -> None:
    table = vikings(ragnar="hand: warrior, thor, sword", lagerta="hall: 3")
    table.ragnar("attack lagerta hall", "send warrior", "send sword")
    assert table.choices("ragnar") == ["go"]
    with refused("V-53", "in-order"):
        table.ragnar("send thor")


@rule("V-56")
def test_any_number_of_boosters_and_one_fighter() -> None:
    table = vikings(ragnar="hand: warrior, sword, mjolnir, odins-boost", lagerta="hall: 3")
    attack(table, "attack lagerta hall", "warrior", "sword", "odins-boost", "mjolnir")
    assert "went ragnar 22 8" in table.saga
    assert table.lagerta.damaged == ["hall"]


@rule("V-56", "V-50")
def test_boosters_join_against_undead_and_the_dragon() -> None:
    table = vikings(
        ragnar="hand: 2 warrior, sword, odins-boost",
        lagerta="",
        path="undead-gold",
        options={"table": {"dragon_defence": 2}},
    )
    attack(table, "fight undead 1", "warrior", "sword")
    attack(table, "fight dragon", "warrior", "odins-boost")
    assert table.ragnar.points == 1
    assert table.asked == ("ragnar", "loot")


@rule("V-56", "V-45")
def test_boosters_are_not_counted_in_the_points_of_a_repelled_attack() -> None:
    table = vikings(ragnar="hand: warrior, sword, odins-boost", lagerta="hall: 3")
    attack(table, "attack lagerta hall", "warrior", "sword", "odins-boost")
    assert table.lagerta.points == 1


@rule("V-56", "V-26")
@pytest.mark.parametrize("booster", ["sword", "mjolnir", "odins-boost"])
def test_a_booster_is_not_played_by_itself(booster: str) -> None:
    table = vikings(ragnar=f"hand: {booster}", lagerta="")
    with refused("V-56", "booster-attacks"):
        table.ragnar(f"play {booster}")


@rule("V-56")
def test_a_booster_works_in_one_attack() -> None:
    table = vikings(ragnar="hand: 2 warrior, sword", lagerta="village: 2 drakkar")
    attack(table, "attack lagerta drakkar-1", "warrior", "sword")
    table.ragnar("attack lagerta drakkar-2", "send warrior")
    assert table.choices("ragnar") == ["go"]
    table.ragnar("go")
    assert table.lagerta.damaged == ["drakkar-1"]


# --- Odin's Boost -----------------------------------------------------------------------------


@rule("V-56")
def test_odins_boost_raises_each_fighter_of_its_attack_and_no_hero() -> None:
    table = vikings(ragnar="hand: 2 warrior, thor, odins-boost", lagerta="hall: 3")
    attack(table, "attack lagerta hall", "warrior", "warrior", "thor", "odins-boost")
    assert "went ragnar 15 8" in table.saga


@rule("V-56")
def test_odins_boost_lasts_for_later_attacks_of_the_turn() -> None:
    table = vikings(
        ragnar="hand: warrior, 2 elf-archer, odins-boost", lagerta="village: brewery, 2 drakkar"
    )
    attack(table, "attack lagerta brewery-1", "warrior", "odins-boost")
    attack(table, "attack lagerta drakkar-1", "elf-archer")
    attack(table, "attack lagerta drakkar-2", "elf-archer")
    assert table.lagerta.damaged == ["brewery-1", "drakkar-1", "drakkar-2"]


@rule("V-56")
def test_odins_boost_does_not_reach_back() -> None:
    table = vikings(ragnar="hand: 2 elf-archer, odins-boost", lagerta="village: 2 drakkar")
    attack(table, "attack lagerta drakkar-1", "elf-archer")
    attack(table, "attack lagerta drakkar-2", "elf-archer", "odins-boost")
    assert table.lagerta.damaged == ["drakkar-2"]


@rule("V-56", "V-50")
def test_odins_boost_used_on_the_dragon_helps_against_a_building() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer, odins-boost", lagerta="village: drakkar")
    attack(table, "fight dragon", "warrior", "odins-boost")
    table.ragnar("loot beer")
    attack(table, "attack lagerta drakkar-1", "elf-archer")
    assert table.lagerta.damaged == ["drakkar-1"]


@rule("V-56")
def test_odins_boost_ends_with_the_turn() -> None:
    table = vikings(
        ragnar="hand: warrior, odins-boost; village: drakkar", lagerta="hand: elf-archer"
    )
    attack(table, "fight dragon", "warrior", "odins-boost")
    table.ragnar("loot beer", "end")
    table.lagerta("attack ragnar drakkar-1", "send elf-archer", "go")
    assert "went lagerta 2 3" in table.saga
    assert table.ragnar.damaged == []


@rule("V-56", "V-62", "V-60")
def test_a_raised_fighter_is_no_stronger_in_print() -> None:
    table = vikings(
        ragnar="hand: bear-rider, odins-boost; missions: warfare", lagerta="village: brewery"
    )
    attack(table, "attack lagerta brewery-1", "bear-rider", "odins-boost")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")
