"""The examples of the rulebook that speak of attacks, Asgard cards and questions often asked."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings


@rule("V-41", "V-47")
def test_ragnars_warrior_attacks_lagertas_gold_factory() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: gold-factory(1)")
    table.ragnar("attack lagerta gold-factory-1", "send warrior", "go")
    assert "went ragnar 1 1" in table.saga
    assert table.lagerta.damaged == ["gold-factory-1"]
    assert table.lagerta.tokens == {"gold-factory-1": 1}


@rule("V-45", "V-46", "V-49")
def test_two_archers_attack_lagertas_hall_and_meet_her_cannon() -> None:
    table = vikings(ragnar="hand: 2 elf-archer", lagerta="hand: cannon")
    table.ragnar("attack lagerta hall", "send elf-archer", "send elf-archer", "go")
    assert "went ragnar 4 4" in table.saga
    table.lagerta("defend cannon", "done")
    assert table.lagerta.defences["hall"] == 6
    assert table.lagerta.points == 2
    table.ragnar("end")
    assert table.lagerta.points == 3
    assert table.lagerta.damaged == ["hall"]
    assert table.ragnar.points == 0


@rule("V-83")
def test_alviss_draws_two_cards_and_attacks_with_them() -> None:
    table = vikings(ragnar="hand: alviss; deck: 2 elf-archer", lagerta="hall: 2")
    table.ragnar("play alviss", "attack lagerta hall")
    table.ragnar("send elf-archer", "send elf-archer", "send alviss", "go")
    assert "went ragnar 6 6" in table.saga
    assert table.lagerta.damaged == ["hall"]


@rule("V-52")
@pytest.mark.parametrize("building", ["brewery", "gold-factory"])
def test_faq_a_token_on_a_production_building_is_not_looted(building: str) -> None:
    table = vikings(ragnar="hand: warrior", lagerta=f"village: {building}(1)")
    table.ragnar(f"attack lagerta {building}-1", "send warrior", "go")
    assert table.ragnar.tokens == {}


@rule("V-47")
def test_faq_an_empty_store_gives_nothing_from_the_supply() -> None:
    table = vikings(ragnar="hand: bear-rider", lagerta="village: gold-store")
    table.ragnar("attack lagerta gold-store-1", "send bear-rider", "go")
    assert table.lagerta.damaged == ["gold-store-1"]
    assert table.ragnar.tokens == {}


@rule("V-51")
def test_faq_loot_can_be_used_in_the_turn_it_was_taken() -> None:
    table = vikings(ragnar="hand: bear-rider; gold: 1", lagerta="village: gold-store(1)")
    table.ragnar("attack lagerta gold-store-1", "send bear-rider", "go", "buy cannon")
    assert table.ragnar.played == ["cannon", "bear-rider"]


@rule("V-56")
@pytest.mark.parametrize("booster", ["mjolnir", "sword"])
def test_faq_mjolnir_and_sword_do_not_attack_without_a_fighter(booster: str) -> None:
    table = vikings(ragnar=f"hand: {booster}, alviss", lagerta="")
    table.ragnar("attack lagerta hall")
    with refused("V-56", "booster-needs-fighter"):
        table.ragnar(f"send {booster}")
    table.ragnar("send alviss")
    with refused("V-56", "booster-needs-fighter"):
        table.ragnar(f"send {booster}")


@rule("V-40")
def test_faq_several_heroes_attack_at_once() -> None:
    table = vikings(ragnar="hand: thor, grendel, valkyrie", lagerta="hall: 3")
    table.ragnar("attack lagerta hall", "send thor", "send grendel", "send valkyrie", "go")
    assert "went ragnar 18 8" in table.saga


@rule("V-32")
@pytest.mark.parametrize(
    ("card", "building"), [("beer-specialist", "brewery"), ("gold-miner", "gold-factory")]
)
def test_faq_buildings_under_construction_count_for_cards(card: str, building: str) -> None:
    table = vikings(ragnar=f"hand: {card}; village: new {building}", lagerta="")
    table.ragnar(f"play {card}")
    assert table.ragnar.beer + table.ragnar.gold == 2


@rule("V-49")
def test_faq_a_single_attack_repelled_is_a_full_defence() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("defend cannon", "done")
    table.ragnar("end")
    assert table.lagerta.points == 2


@rule("V-81")
def test_faq_undead_do_not_count_for_the_follower() -> None:
    table = vikings(
        ragnar="hand: elf-archer", lagerta="", path="undead-beer", achievements="follower"
    )
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.ragnar.counts == {"follower": 0}
    assert "undead-beer" in table.path_discard
