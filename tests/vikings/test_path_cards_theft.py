"""Thefts of Odin's Path and taxes of Asgard (V-90)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings

# --- theft ------------------------------------------------------------------------------------


@rule("V-90")
@pytest.mark.parametrize(
    ("card", "resource", "producer"),
    [("money-theft", "gold", "gold-factory"), ("recipe-theft", "beer", "brewery")],
)
def test_a_theft_takes_a_token_from_a_store_or_production_building(
    card: str, resource: str, producer: str
) -> None:
    village = "village: brewery(1), gold-factory(1), beer-store(2), gold-store(2)"
    table = vikings(ragnar=f"hand: 2 {card}", lagerta=village, bjorn="")
    table.ragnar(f"play {card}")
    assert table.asked == ("ragnar", "steal")
    sites = [f"steal lagerta {producer}-1", f"steal lagerta {resource}-store-1"]
    assert table.choices("ragnar") == sites
    table.ragnar(sites[0], f"play {card}", sites[1])
    assert table.ragnar.tokens == {f"hall {resource}": 2}
    assert table.lagerta.tokens[f"{resource}-store-1"] == 1
    assert f"{producer}-1" not in table.lagerta.tokens


@rule("V-90")
def test_the_thief_chooses_any_opponent() -> None:
    table = vikings(
        ragnar="hand: money-theft; village: gold-store(3)",
        lagerta="village: gold-factory(1)",
        bjorn="village: gold-store(1)",
    )
    table.ragnar("play money-theft")
    assert table.choices("ragnar") == ["steal lagerta gold-factory-1", "steal bjorn gold-store-1"]
    table.ragnar("steal bjorn gold-store-1")
    assert table.ragnar.tokens == {"gold-store-1": 4}
    assert (table.bjorn.tokens, table.lagerta.tokens) == ({}, {"gold-factory-1": 1})


@rule("V-90")
def test_the_hall_is_safe_from_thieves() -> None:
    table = vikings(ragnar="hand: money-theft", lagerta="hall: 1(2 gold); village: gold-factory(1)")
    table.ragnar("play money-theft")
    with refused("V-90", "only-steal"):
        table.ragnar("steal lagerta hall")


@rule("V-90")
def test_what_has_no_token_of_the_kind_cannot_be_robbed() -> None:
    table = vikings(
        ragnar="hand: money-theft; village: gold-store(1)",
        lagerta="village: beer-store(3), gold-factory, gold-store(1)",
    )
    table.ragnar("play money-theft")
    for site in ("lagerta beer-store-1", "lagerta gold-factory-1", "ragnar gold-store-1"):
        with refused("V-90", "only-steal"):
            table.ragnar(f"steal {site}")
    with refused("V-90", "not-now"):
        table.ragnar("end")


@rule("V-90", "V-26")
def test_with_nothing_to_steal_it_is_played_for_nothing() -> None:
    table = vikings(ragnar="hand: money-theft", lagerta="hall: 1(gold); village: beer-store(2)")
    table.ragnar("play money-theft")
    assert table.asked == ("ragnar", "turn")
    assert table.ragnar.played == ["money-theft"]
    assert table.ragnar.tokens == {}


@rule("V-90", "V-42")
def test_a_theft_is_no_attack() -> None:
    table = vikings(
        ragnar="hand: money-theft, warrior",
        lagerta="hand: cannon; village: gold-factory(1)",
        bjorn="village: brewery",
    )
    table.ragnar("play money-theft", "steal lagerta gold-factory-1")
    assert table.asked == ("ragnar", "turn")
    assert (table.attacked, table.lagerta.damaged) == ([], [])
    table.ragnar("attack bjorn brewery-1", "send warrior", "go")
    assert table.bjorn.damaged == ["brewery-1"]


@rule("V-90", "V-51")
def test_stolen_tokens_pay_the_same_turn() -> None:
    table = vikings(ragnar="hand: money-theft; gold: 1", lagerta="village: gold-factory(1)")
    table.ragnar("play money-theft", "steal lagerta gold-factory-1", "build brewery")
    assert table.ragnar.new == ["brewery-1"]
    assert table.ragnar.tokens == {}


# --- taxes ------------------------------------------------------------------------------------


@rule("V-90")
@pytest.mark.parametrize(
    ("card", "gives", "resource", "producer"),
    [("gold-taxes", 4, "gold", "gold-factory"), ("beer-taxes", 8, "beer", "brewery")],
)
def test_taxes_give_temporary_resources_and_a_token_of_each_opponent(
    card: str, gives: int, resource: str, producer: str
) -> None:
    table = vikings(
        ragnar=f"hand: {card}",
        lagerta=f"village: {producer}(1)",
        bjorn=f"village: {resource}-store(3)",
    )
    table.ragnar(f"play {card}")
    assert getattr(table.ragnar, resource) == gives
    assert table.ragnar.tokens == {f"hall {resource}": 2}
    assert (table.lagerta.tokens, table.bjorn.tokens) == ({}, {f"{resource}-store-1": 2})
    assert table.asked == ("ragnar", "turn")


@rule("V-90")
def test_the_taxer_chooses_the_building_clockwise() -> None:
    village = "village: gold-factory(1), gold-store(2)"
    table = vikings(
        ragnar=village, lagerta="hand: gold-taxes", bjorn=village, floki="", turn="lagerta"
    )
    table.lagerta("play gold-taxes")
    assert table.choices("lagerta") == ["steal bjorn gold-factory-1", "steal bjorn gold-store-1"]
    table.lagerta("steal bjorn gold-store-1")
    assert table.choices("lagerta") == ["steal ragnar gold-factory-1", "steal ragnar gold-store-1"]
    table.lagerta("steal ragnar gold-factory-1")
    assert table.bjorn.tokens == {"gold-factory-1": 1, "gold-store-1": 1}
    assert table.ragnar.tokens == {"gold-store-1": 2}
    assert table.lagerta.tokens == {"hall gold": 2}


@rule("V-90")
def test_who_has_no_such_token_pays_no_tax() -> None:
    table = vikings(
        ragnar="hand: beer-taxes",
        lagerta="village: gold-store(4); hall: 1(2 beer)",
        bjorn="village: brewery(1)",
    )
    table.ragnar("play beer-taxes")
    assert table.ragnar.tokens == {"hall beer": 1}
    assert table.lagerta.tokens == {"gold-store-1": 4, "hall beer": 2}


@rule("V-90", "V-26")
def test_taxes_of_nobody_still_give_the_resources() -> None:
    table = vikings(ragnar="hand: gold-taxes", lagerta="", bjorn="")
    table.ragnar("play gold-taxes")
    assert (table.ragnar.gold, table.ragnar.tokens) == (4, {})


@rule("V-90")
def test_a_tax_has_to_be_taken_from_the_player_whose_it_is() -> None:
    village = "village: gold-factory(1), gold-store(2)"
    table = vikings(ragnar="hand: gold-taxes", lagerta=village, bjorn=village)
    table.ragnar("play gold-taxes")
    for answer in ("steal bjorn gold-store-1", "done"):
        with refused("V-90", "only-steal"):
            table.ragnar(answer)
