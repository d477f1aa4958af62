"""Each fighter and fortification of the market, and each building: what it does, and no more."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings

FIGHTERS = pytest.mark.parametrize(
    ("fighter", "strength"),
    [("warrior", 1), ("elf-archer", 2), ("bone-crusher", 4), ("pigator", 9)],
)
FORTIFICATIONS = pytest.mark.parametrize(
    ("fortification", "adds"), [("cannon", 2), ("chicken-tower", 3), ("sheep-cannon", 6)]
)


def went(table: Table) -> list[str]:
    return [line for line in table.saga if line.startswith("went")]


# --- fighters -----------------------------------------------------------------------------------


@rule("V-40", "V-41")
@FIGHTERS
def test_a_fighter_attacks_with_its_strength(fighter: str, strength: int) -> None:
    table = vikings(ragnar=f"hand: {fighter}", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", f"send {fighter}", "go")
    assert went(table) == [f"went ragnar {strength} 1"]
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-40", "V-41", "V-45")
@FIGHTERS
def test_a_fighter_is_no_stronger_than_that(fighter: str, strength: int) -> None:
    options = {"halls": {"1": {"defence": strength + 1}}}
    table = vikings(ragnar=f"hand: {fighter}", lagerta="", options=options)
    table.ragnar("attack lagerta hall", f"send {fighter}", "go")
    assert "repelled ragnar lagerta hall" in table.saga


@rule("V-40")
@FIGHTERS
def test_a_fighter_attacks_once_a_turn(fighter: str, strength: int) -> None:
    table = vikings(ragnar=f"hand: {fighter}", lagerta="village: 2 brewery")
    table.ragnar("attack lagerta brewery-1", f"send {fighter}", "go")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta brewery-2")


@rule("V-41", "V-47")
def test_the_book_damages_a_gold_factory_with_a_warrior() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: gold-factory")
    table.ragnar("attack lagerta gold-factory-1", "send warrior", "go")
    assert table.lagerta.damaged == ["gold-factory-1"]


# --- fortifications -----------------------------------------------------------------------------


@rule("V-45")
@FORTIFICATIONS
def test_a_fortification_adds_to_the_defence(fortification: str, adds: int) -> None:
    table = vikings(ragnar="hand: bone-crusher", lagerta=f"hand: {fortification}")
    table.ragnar("attack lagerta hall", "send bone-crusher", "go")
    table.lagerta(f"defend {fortification}")
    assert table.lagerta.defences == {"hall": 4 + adds}
    table.lagerta("done")
    assert "repelled ragnar lagerta hall" in table.saga


@rule("V-41", "V-45")
@FORTIFICATIONS
def test_a_fortification_adds_no_more_than_that(fortification: str, adds: int) -> None:
    options = {"cards": {"thor": {"strength": 4 + adds}}}
    table = vikings(ragnar="hand: thor", lagerta=f"hand: {fortification}", options=options)
    table.ragnar("attack lagerta hall", "send thor", "go")
    table.lagerta(f"defend {fortification}", "done")
    assert table.lagerta.damaged == ["hall"]


@rule("V-45", "V-26")
@FORTIFICATIONS
def test_a_fortification_does_not_attack(fortification: str, adds: int) -> None:
    table = vikings(ragnar=f"hand: {fortification}, warrior", lagerta="")
    table.ragnar("attack lagerta hall")
    with refused("V-40", "no-fighter"):
        table.ragnar(f"send {fortification}")


# --- buildings ----------------------------------------------------------------------------------


@rule("V-41")
@pytest.mark.parametrize(
    ("building", "defence"),
    [
        ("brewery", 1),
        ("gold-factory", 1),
        ("beer-store", 3),
        ("gold-store", 3),
        ("drakkar", 3),
        ("tavern", 6),
    ],
)
def test_each_building_has_its_defence(building: str, defence: int) -> None:
    table = vikings(ragnar=f"village: {building}", lagerta="")
    assert table.ragnar.defences[f"{building}-1"] == defence


@rule("V-20")
def test_a_brewery_makes_one_beer_and_no_gold() -> None:
    table = vikings(ragnar="village: brewery", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"brewery-1": 1}
    table.lagerta("end")
    assert "exchange gold" not in table.choices("ragnar")


@rule("V-20", "V-32")
@pytest.mark.parametrize("building", ["brewery", "gold-factory"])
def test_a_production_building_makes_nothing_in_the_round_it_is_built(building: str) -> None:
    table = vikings(ragnar="beer: 3; gold: 2", lagerta="")
    table.ragnar(f"build {building}", "end")
    assert table.ragnar.tokens == {}


@rule("V-20", "V-10")
def test_a_gold_factory_makes_gold_that_pays() -> None:
    table = vikings(ragnar="village: gold-factory", lagerta="", first="lagerta")
    table.end_round()
    table.ragnar("build beer-store")
    assert table.ragnar.tokens == {}


@rule("V-24")
@pytest.mark.parametrize("resource", ["beer", "gold"])
def test_a_store_keeps_four_tokens_for_the_next_round(resource: str) -> None:
    table = vikings(ragnar=f"village: {resource}-store; hall: 1(5 {resource})", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {f"{resource}-store-1": 4}


@rule("V-24")
@pytest.mark.parametrize(("resource", "other"), [("beer", "gold"), ("gold", "beer")])
def test_a_store_takes_no_other_resource(resource: str, other: str) -> None:
    table = vikings(ragnar=f"village: {resource}-store; hall: 1(1 {other})", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {}


@rule("V-25", "V-21")
def test_a_drakkar_keeps_one_card_and_no_second() -> None:
    table = vikings(ragnar="hand: 2 gold; village: drakkar", lagerta="")
    table.end_round()
    table.ragnar("keep gold")
    assert (table.round, table.ragnar.discard) == (3, ["gold"])
    assert len(table.ragnar.hand) == 6


@rule("V-21")
@pytest.mark.parametrize(("taverns", "cards"), [(1, 6), (2, 7), (3, 8)])
def test_a_tavern_draws_one_card_more(taverns: int, cards: int) -> None:
    table = vikings(ragnar=f"village: {taverns} tavern", lagerta="")
    table.end_round()
    assert len(table.ragnar.hand) == cards


@rule("V-21", "V-27")
def test_a_tavern_helps_in_the_draw_phase_only() -> None:
    table = vikings(ragnar="hand: scroll; village: tavern", lagerta="")
    table.ragnar("play scroll")
    assert len(table.ragnar.hand) == 2
