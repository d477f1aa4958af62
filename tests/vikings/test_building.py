"""Buildings, the Town Hall, dismantling (V-32 … V-34)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings

# --- buildings (V-32) ---------------------------------------------------------------------------

BUILDINGS = pytest.mark.parametrize(
    ("building", "beer", "gold"),
    [
        ("brewery", 0, 2),
        ("gold-factory", 3, 0),
        ("beer-store", 0, 1),
        ("gold-store", 2, 0),
        ("drakkar", 0, 3),
        ("tavern", 5, 0),
    ],
)


@rule("V-32")
@BUILDINGS
def test_a_building_costs_what_it_says(building: str, beer: int, gold: int) -> None:
    table = vikings(ragnar=f"beer: {beer}; gold: {gold}", lagerta="")
    left = table.buildings[building]
    table.ragnar(f"build {building}")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 0)
    assert table.ragnar.village == table.ragnar.new == [f"{building}-1"]
    assert table.buildings[building] == left - 1


@rule("V-32")
@BUILDINGS
def test_with_one_less_a_building_is_too_dear(building: str, beer: int, gold: int) -> None:
    table = vikings(ragnar=f"beer: {max(0, beer - 1)}; gold: {max(0, gold - 1)}", lagerta="")
    with refused("V-32", "too-dear"):
        table.ragnar(f"build {building}")


@rule("V-32")
@BUILDINGS
def test_never_more_than_three_of_a_kind(building: str, beer: int, gold: int) -> None:
    table = vikings(
        ragnar=f"village: 2 {building}, new {building}; hall: 3; beer: {beer}; gold: {gold}",
        lagerta="",
    )
    with refused("V-32", "three-of-a-kind"):
        table.ragnar(f"build {building}")


@rule("V-32")
@pytest.mark.parametrize("building", ["drakkar", "tavern"])
def test_an_empty_pile_of_buildings_sells_nothing(building: str) -> None:
    three = f"village: 3 {building}"
    table = vikings(ragnar="beer: 9; gold: 9", lagerta=three, bjorn=three)
    assert table.buildings[building] == 0
    with refused("V-32", "no-building-left"):
        table.ragnar(f"build {building}")


@rule("V-32")
@pytest.mark.parametrize(
    ("level", "village"),
    [
        (1, "brewery, gold-factory, beer-store"),
        (2, "3 brewery, 3 gold-factory"),
    ],
)
def test_the_hall_limits_the_number_of_buildings(level: int, village: str) -> None:
    table = vikings(ragnar=f"village: {village}; hall: {level}; beer: 5", lagerta="")
    with refused("V-32", "village-full"):
        table.ragnar("build tavern")


@rule("V-32")
@pytest.mark.parametrize(
    ("level", "village"),
    [
        (1, "brewery, gold-factory"),
        (2, "3 brewery, 2 gold-factory"),
    ],
)
def test_the_last_building_within_the_limit_may_be_bought(level: int, village: str) -> None:
    table = vikings(ragnar=f"village: {village}; hall: {level}; beer: 5", lagerta="")
    table.ragnar("build tavern")
    assert "tavern-1" in table.ragnar.village


@rule("V-32")
def test_a_hall_of_level_3_has_no_limit() -> None:
    village = "3 brewery, 3 gold-factory, 3 beer-store, 3 gold-store, 3 drakkar, 2 tavern"
    table = vikings(ragnar=f"village: {village}; hall: 3; beer: 5", lagerta="")
    table.ragnar("build tavern")
    assert len(table.ragnar.village) == 18


@rule("V-32")
def test_buildings_under_construction_count_towards_the_limit() -> None:
    table = vikings(ragnar="village: new brewery, 2 new gold-factory; gold: 1", lagerta="")
    with refused("V-32", "village-full"):
        table.ragnar("build beer-store")


@rule("V-32")
def test_fortifications_and_the_hall_do_not_count_towards_the_limit() -> None:
    table = vikings(ragnar="village: 2 brewery[cannon]; hall: 1[2 cannon]; gold: 1", lagerta="")
    table.ragnar("build beer-store")
    assert len(table.ragnar.village) == 3


@rule("V-32")
def test_several_buildings_may_be_bought_in_a_turn() -> None:
    table = vikings(ragnar="gold: 4; beer: 5", lagerta="")
    table.ragnar("build brewery", "build brewery", "build tavern")
    assert table.ragnar.village == ["brewery-1", "brewery-2", "tavern-1"]


@rule("V-32", "V-44")
def test_what_is_under_construction_cannot_be_attacked_this_round() -> None:
    table = vikings(ragnar="gold: 2", lagerta="hand: warrior")
    table.ragnar("build brewery", "end")
    with refused("V-44", "under-construction"):
        table.lagerta("attack ragnar brewery-1")


@rule("V-32", "V-25", "V-44")
def test_in_the_next_round_it_can_be_attacked() -> None:
    table = vikings(ragnar="gold: 2", lagerta="deck: 2 warrior")
    table.ragnar("build brewery")
    table.end_round()
    table.lagerta("attack ragnar brewery-1", "send warrior", "go")
    assert table.ragnar.damaged == ["brewery-1"]


@rule("V-32", "V-60")
def test_buildings_under_construction_count_for_missions() -> None:
    table = vikings(ragnar="village: new brewery; gold: 2; missions: brewer", lagerta="")
    table.ragnar("build brewery", "claim 1")
    assert table.ragnar.points == 2


@rule("V-32", "V-81")
def test_buildings_under_construction_count_for_achievements() -> None:
    table = vikings(ragnar="village: new brewery, tavern", lagerta="", achievements="builder")
    assert table.ragnar.counts == {"builder": 2}


@rule("V-32")
def test_nobody_builds_in_anothers_turn() -> None:
    table = vikings(ragnar="", lagerta="village: 2 gold-factory(1)")
    assert table.choices("lagerta") == []


# --- the Town Hall (V-33) -----------------------------------------------------------------------


@rule("V-33")
def test_the_second_level_costs_three_gold() -> None:
    table = vikings(ragnar="gold: 3", lagerta="")
    table.ragnar("upgrade")
    assert (table.ragnar.level, table.ragnar.gold, table.ragnar.points) == (2, 0, 0)
    assert table.ragnar.new == ["hall"]


@rule("V-33")
def test_the_third_level_costs_eight_gold_and_gives_a_point_at_once() -> None:
    table = vikings(ragnar="hall: 2; gold: 8", lagerta="")
    table.ragnar("upgrade")
    assert (table.ragnar.level, table.ragnar.gold, table.ragnar.points) == (3, 0, 1)
    assert "points ragnar 1 hall 1" in table.saga


@rule("V-33")
@pytest.mark.parametrize(("level", "gold"), [(1, 2), (2, 7)])
def test_with_one_gold_less_the_next_level_is_too_dear(level: int, gold: int) -> None:
    table = vikings(ragnar=f"hall: {level}; gold: {gold}", lagerta="")
    with refused("V-33", "too-dear"):
        table.ragnar("upgrade")


@rule("V-33")
def test_there_is_no_fourth_level() -> None:
    table = vikings(ragnar="hall: 3; gold: 20", lagerta="")
    with refused("V-33", "hall-highest"):
        table.ragnar("upgrade")


@rule("V-33")
def test_one_upgrade_a_round() -> None:
    table = vikings(ragnar="gold: 20", lagerta="")
    table.ragnar("upgrade")
    with refused("V-33", "hall-once"):
        table.ragnar("upgrade")


@rule("V-33")
def test_the_next_upgrade_may_come_in_the_next_round() -> None:
    table = vikings(ragnar="hall: new 2; village: 2 gold-store(4)", lagerta="", first="lagerta")
    table.end_round()
    table.ragnar("upgrade")
    assert table.ragnar.level == 3


@rule("V-33", "V-32")
def test_until_the_next_round_the_old_limit_holds() -> None:
    table = vikings(ragnar="village: 3 brewery; gold: 4", lagerta="")
    table.ragnar("upgrade")
    assert table.ragnar.limit == 3
    with refused("V-32", "village-full"):
        table.ragnar("build beer-store")
    table.end_round()
    assert table.ragnar.limit == 6


@rule("V-33", "V-44")
def test_a_new_level_cannot_be_attacked_this_round() -> None:
    table = vikings(ragnar="gold: 3", lagerta="hand: thor")
    table.ragnar("upgrade", "end")
    with refused("V-44", "under-construction"):
        table.lagerta("attack ragnar hall")


@rule("V-33")
def test_what_lies_on_the_hall_stays() -> None:
    table = vikings(ragnar="hall: damaged 1[cannon](2 beer); gold: 3", lagerta="")
    table.ragnar("upgrade")
    assert (table.ragnar.tokens, table.ragnar.walls) == ({"hall beer": 2}, {"hall": ["cannon"]})
    assert table.ragnar.damaged == ["hall"]


@rule("V-33", "V-41")
@pytest.mark.parametrize(("level", "defence"), [(1, 4), (2, 6), (3, 8)])
def test_each_level_has_its_defence(level: int, defence: int) -> None:
    table = vikings(ragnar=f"hall: {level}", lagerta="")
    assert table.ragnar.defences == {"hall": defence}


@rule("V-33", "V-70")
def test_the_point_of_the_third_level_may_bring_an_asgard_card() -> None:
    table = vikings(ragnar="hall: 2; gold: 9; points: 4", lagerta="")
    table.ragnar("upgrade")
    assert table.asked == ("ragnar", "asgard")


# --- dismantling (V-34) -------------------------------------------------------------------------


@rule("V-34")
def test_a_dismantled_building_goes_back_to_its_pile_without_a_refund() -> None:
    table = vikings(ragnar="village: tavern, brewery", lagerta="")
    table.ragnar("dismantle tavern-1")
    assert (table.ragnar.village, table.buildings["tavern"]) == (["brewery-1"], 6)
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.tokens) == (0, 0, {})


@rule("V-34")
@pytest.mark.parametrize("building", ["beer-store(4)", "gold-factory(1)"])
def test_the_tokens_on_it_are_lost(building: str) -> None:
    table = vikings(ragnar=f"village: {building}", lagerta="")
    table.ragnar(f"dismantle {building[:-3]}-1")
    assert table.ragnar.tokens == {}
    assert "exchange beer" not in table.choices("ragnar")


@rule("V-34")
@pytest.mark.parametrize("state", ["new", "damaged"])
def test_one_under_construction_or_damaged_may_be_dismantled(state: str) -> None:
    table = vikings(ragnar=f"village: {state} brewery", lagerta="")
    table.ragnar("dismantle brewery-1")
    assert table.ragnar.village == []


@rule("V-34")
def test_what_was_bought_this_turn_may_be_dismantled() -> None:
    table = vikings(ragnar="gold: 2", lagerta="")
    table.ragnar("build brewery", "dismantle brewery-1")
    assert (table.ragnar.village, table.ragnar.gold) == ([], 0)


@rule("V-34", "V-32")
def test_dismantling_makes_room() -> None:
    table = vikings(ragnar="village: 3 brewery; beer: 5", lagerta="")
    table.ragnar("dismantle brewery-2", "build tavern")
    assert table.ragnar.village == ["brewery-1", "brewery-3", "tavern-1"]


@rule("V-34")
def test_a_building_built_where_one_was_dismantled_has_nothing_of_it() -> None:
    table = vikings(ragnar="village: damaged beer-store[cannon](3); gold: 1", lagerta="")
    table.ragnar("dismantle beer-store-1", "build beer-store")
    assert (table.ragnar.tokens, table.ragnar.walls, table.ragnar.damaged) == ({}, {}, [])
    assert table.ragnar.new == ["beer-store-1"]


@rule("V-34")
def test_once_a_round() -> None:
    table = vikings(ragnar="village: 2 brewery", lagerta="")
    table.ragnar("dismantle brewery-1")
    with refused("V-34", "dismantled"):
        table.ragnar("dismantle brewery-2")


@rule("V-34")
def test_each_player_once_and_again_in_the_next_round() -> None:
    table = vikings(ragnar="village: 2 brewery", lagerta="village: brewery")
    table.ragnar("dismantle brewery-1", "end")
    table.lagerta("dismantle brewery-1", "end")
    table.lagerta("end")
    table.ragnar("dismantle brewery-2")
    assert table.buildings["brewery"] == 12


@rule("V-34")
def test_the_hall_is_never_dismantled() -> None:
    table = vikings(ragnar="village: brewery; hall: 2", lagerta="")
    with refused("V-34", "hall-stays"):
        table.ragnar("dismantle hall")


@rule("V-34")
def test_what_is_not_there_is_not_dismantled() -> None:
    table = vikings(ragnar="village: brewery", lagerta="village: tavern")
    for site in ("tavern-1", "brewery-2"):
        with refused("V-34", "nothing-there"):
            table.ragnar(f"dismantle {site}")


@rule("V-34")
def test_nothing_is_dismantled_in_anothers_turn() -> None:
    table = vikings(ragnar="", lagerta="village: brewery")
    assert table.choices("lagerta") == []


@rule("V-34", "V-46")
def test_its_fortifications_go_to_the_played_area() -> None:
    table = vikings(ragnar="village: brewery[2 cannon hero-trap]", lagerta="")
    table.ragnar("dismantle brewery-1")
    assert table.ragnar.played == ["cannon", "cannon", "hero-trap"]


@rule("V-34", "V-42")
def test_whoever_was_attacked_stays_attacked() -> None:
    table = vikings(
        ragnar="hand: warrior",
        lagerta="village: brewery",
        bjorn="hand: warrior",
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "end")
    table.lagerta("dismantle brewery-1", "end")
    with refused("V-42", "already-attacked"):
        table.bjorn("attack lagerta hall")


@rule("V-34", "V-25")
def test_a_dismantled_drakkar_keeps_nothing() -> None:
    table = vikings(ragnar="hand: gold; village: drakkar", lagerta="")
    table.ragnar("dismantle drakkar-1")
    table.end_round()
    assert table.round == 3
