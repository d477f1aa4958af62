"""What an attack brings: damage, its bonus, points at the end of the turn, loot (V-47, V-48, V-51,
V-52)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings


def hit(table: Table, *sites: str, card: str = "elf-archer") -> None:
    """Ragnar attacks buildings of Lagerta's, each with one card."""
    for site in sites:
        table.ragnar(f"attack lagerta {site}", f"send {card}", "go")


# --- damage and its bonus (V-47) --------------------------------------------------------------


@rule("V-47")
def test_a_success_leaves_a_damage_token() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: brewery(1)")
    hit(table, "brewery-1", card="warrior")
    assert table.lagerta.damaged == ["brewery-1"]
    assert "damaged ragnar lagerta brewery-1" in table.saga


@rule("V-47")
def test_a_damaged_building_keeps_working() -> None:
    table = vikings(
        ragnar="hand: 2 elf-archer", lagerta="hand: beer; village: brewery(1), gold-factory(1)"
    )
    hit(table, "brewery-1", "gold-factory-1")
    table.ragnar("end")
    table.lagerta("swap 1")
    assert table.lagerta.tokens == {"brewery-1": 1}
    table.lagerta("end")
    assert table.lagerta.tokens == {"brewery-1": 1, "gold-factory-1": 1}


@rule("V-47")
@pytest.mark.parametrize(
    ("village", "site", "points"),
    [
        ("village: brewery(1)", "brewery-1", 0),
        ("village: gold-factory(1)", "gold-factory-1", 0),
        ("village: beer-store(3)", "beer-store-1", 0),
        ("village: gold-store(3)", "gold-store-1", 0),
        ("village: drakkar", "drakkar-1", 1),
        ("village: tavern", "tavern-1", 2),
        ("hall: 1", "hall", 1),
        ("hall: 2", "hall", 2),
    ],
)
def test_the_damage_bonus_in_points_comes_at_once(village: str, site: str, points: int) -> None:
    table = vikings(ragnar="hand: thor", lagerta=village)
    hit(table, site, card="thor")
    assert table.ragnar.points == points
    table.ragnar("end")
    assert table.ragnar.points == points + 1


@rule("V-47")
@pytest.mark.parametrize("resource", ["beer", "gold"])
def test_a_store_gives_one_token_out_of_it(resource: str) -> None:
    table = vikings(ragnar="hand: thor", lagerta=f"village: 2 {resource}-store(3)")
    hit(table, f"{resource}-store-2", card="thor")
    assert table.lagerta.tokens == {f"{resource}-store-1": 3, f"{resource}-store-2": 2}
    assert table.ragnar.tokens == {f"hall {resource}": 1}


@rule("V-47", "V-48")
def test_an_empty_store_gives_nothing_but_counts_as_damaged() -> None:
    table = vikings(ragnar="hand: thor", lagerta="village: beer-store, beer-store(4)")
    hit(table, "beer-store-1", card="thor")
    assert (table.ragnar.tokens, table.lagerta.tokens) == ({}, {"beer-store-2": 4})
    table.ragnar("end")
    assert table.ragnar.points == 1


@rule("V-47")
def test_a_repelled_attack_brings_no_bonus() -> None:
    table = vikings(ragnar="hand: elf-archer", lagerta="village: beer-store(3), drakkar")
    hit(table, "beer-store-1")
    assert (table.ragnar.tokens, table.ragnar.points) == ({}, 0)


@rule("V-47", "V-70")
def test_a_hall_of_level_three_offers_an_asgard_card() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="hall: 3", asgard="thor, alviss")
    table.fate("dvergar")
    hit(table, "hall", card="grendel")
    assert table.ragnar.points == 0
    assert table.choices("ragnar") == ["take", "done"]
    table.ragnar("take")
    assert table.asgard == ["thor", "alviss", "dvergar"]
    table.ragnar("asgard 2")
    assert table.ragnar.played == ["grendel", "alviss"]
    assert table.asgard == ["thor", "dvergar"]
    assert table.asked == ("ragnar", "turn")


@rule("V-47")
def test_the_offer_may_be_declined() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="hall: 3", asgard="thor, alviss")
    hit(table, "hall", card="grendel")
    table.ragnar("done")
    assert table.ragnar.played == ["grendel"]
    assert (table.asgard, table.asgard_left) == (["thor", "alviss"], 3)
    assert table.asked == ("ragnar", "turn")


@rule("V-47")
def test_something_else_is_no_answer_to_the_offer() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="hall: 3")
    hit(table, "hall", card="grendel")
    with refused("V-47", "not-now"):
        table.ragnar("end")
    with refused("V-47", "only-offer"):
        table.ragnar("asgard 1")


@rule("V-47", "V-70")
def test_an_empty_asgard_deck_offers_nothing() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="hall: 3", asgard_deck=0)
    hit(table, "hall", card="grendel")
    assert table.asked == ("ragnar", "turn")
    assert table.lagerta.damaged == ["hall"]


@rule("V-47", "V-70")
def test_an_accepted_offer_leaves_the_thresholds_alone() -> None:
    table = vikings(ragnar="hand: grendel; points: 4", lagerta="hall: 3")
    hit(table, "hall", card="grendel")
    table.ragnar("take", "asgard 1", "end")
    assert table.ragnar.points == 5
    assert table.asked == ("ragnar", "asgard")


# --- points at the end of the turn (V-48) -----------------------------------------------------

SITES = ["brewery-1", "brewery-2", "brewery-3"] + [f"gold-factory-{n}" for n in (1, 2, 3)]


@rule("V-48")
@pytest.mark.parametrize(("hits", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_the_table_of_attacks(hits: int, points: int) -> None:
    table = vikings(ragnar="hand: 6 elf-archer", lagerta="village: 3 brewery, 3 gold-factory")
    hit(table, *SITES[:hits])
    assert table.ragnar.points == 0
    table.ragnar("end")
    assert table.ragnar.points == points
    assert f"points ragnar {points} attacks {points}" in table.saga


@rule("V-48")
def test_the_hall_is_one_of_the_buildings_damaged() -> None:
    table = vikings(ragnar="hand: 8 elf-archer", lagerta="village: 3 brewery, 3 gold-factory")
    hit(table, *SITES)
    table.ragnar("attack lagerta hall", "send elf-archer", "send elf-archer", "go", "end")
    assert "points ragnar 13 attacks 14" in table.saga


@rule("V-48")
def test_beyond_the_table_it_goes_on_the_same_way() -> None:
    table = vikings(ragnar="", lagerta="attacked", this_turn={"hits": 9, "victim": 1})
    table.ragnar("end")
    assert table.ragnar.points == 17


@rule("V-48", "V-50")
def test_undead_and_dragon_are_no_buildings() -> None:
    table = vikings(
        ragnar="hand: 2 elf-archer, warrior", lagerta="village: brewery", path="undead-beer"
    )
    table.ragnar("fight undead 1", "send elf-archer", "go")
    table.ragnar("fight dragon", "send warrior", "go", "loot beer")
    hit(table, "brewery-1")
    assert table.ragnar.points == 1
    table.ragnar("end")
    assert table.ragnar.points == 2


@rule("V-48")
def test_a_repelled_attack_counts_nothing() -> None:
    table = vikings(ragnar="hand: 2 elf-archer", lagerta="village: brewery, drakkar")
    hit(table, "brewery-1", "drakkar-1")
    table.ragnar("end")
    assert table.ragnar.points == 1


@rule("V-48")
def test_damage_is_counted_anew_every_turn() -> None:
    table = vikings(
        ragnar="hand: warrior; village: brewery", lagerta="hand: warrior; village: brewery"
    )
    hit(table, "brewery-1", card="warrior")
    table.ragnar("end")
    table.lagerta("attack ragnar brewery-1", "send warrior", "go")
    table.end_round()
    assert (table.ragnar.points, table.lagerta.points) == (1, 1)


# --- loot (V-51, V-52) ------------------------------------------------------------------------


@rule("V-51")
def test_loot_goes_into_the_fullest_store_with_room() -> None:
    table = vikings(
        ragnar="hand: thor; village: beer-store(1), beer-store(4), beer-store(2)",
        lagerta="village: beer-store(1)",
    )
    hit(table, "beer-store-1", card="thor")
    assert table.ragnar.tokens == {"beer-store-1": 1, "beer-store-2": 4, "beer-store-3": 3}
    assert table.lagerta.tokens == {}


@rule("V-51")
@pytest.mark.parametrize("village", ["gold-store", "new beer-store", "beer-store(4)", "brewery"])
def test_without_room_loot_goes_onto_the_hall(village: str) -> None:
    table = vikings(ragnar=f"hand: thor; village: {village}", lagerta="village: beer-store(1)")
    hit(table, "beer-store-1", card="thor")
    assert table.ragnar.tokens.pop("hall beer") == 1
    assert "looted ragnar beer hall" in table.saga


@rule("V-51", "V-10")
def test_loot_can_be_used_the_same_turn() -> None:
    table = vikings(ragnar="hand: thor; beer: 2", lagerta="village: beer-store(1)")
    hit(table, "beer-store-1", card="thor")
    table.ragnar("buy elf-archer")
    assert (table.ragnar.tokens, table.ragnar.beer) == ({}, 0)
    assert table.ragnar.played == ["elf-archer", "thor"]


@rule("V-51", "V-24")
def test_loot_on_the_hall_is_lost_in_the_storage_phase() -> None:
    table = vikings(ragnar="hand: thor", lagerta="village: gold-store(2)")
    hit(table, "gold-store-1", card="thor")
    table.end_round()
    assert table.ragnar.tokens == {}
    assert "stored ragnar gold 0 1" in table.saga


@rule("V-51", "V-24")
def test_loot_on_the_hall_is_stored_if_there_is_room_by_then() -> None:
    table = vikings(
        ragnar="hand: thor; village: gold-store(4), gold-factory(1)",
        lagerta="village: gold-store(2)",
    )
    hit(table, "gold-store-1", card="thor")
    assert table.ragnar.tokens["hall gold"] == 1
    table.ragnar("exchange gold")
    table.end_round()
    assert "stored ragnar gold 4 0" in table.saga


@rule("V-52")
@pytest.mark.parametrize(
    ("site", "tokens"),
    [("brewery-1", "brewery-1"), ("gold-factory-1", "gold-factory-1"), ("hall", "hall beer")],
)
def test_tokens_outside_stores_are_safe_from_attacks(site: str, tokens: str) -> None:
    table = vikings(
        ragnar="hand: thor",
        lagerta="village: brewery(1), gold-factory(1), beer-store(2); hall: 1(beer)",
    )
    hit(table, site, card="thor")
    assert table.lagerta.damaged == [site]
    assert table.lagerta.tokens[tokens] == 1
    assert table.lagerta.tokens["beer-store-1"] == 2
    assert table.ragnar.tokens == {}
