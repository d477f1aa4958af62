"""Resources: paying, choosing what pays, exchange (V-10 … V-14)."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .rules import rule
from .table import refused, vikings

# --- tokens and temporary resources (V-10, V-11) ------------------------------------------------


@rule("V-10", "V-30")
def test_the_book_buys_an_elf_archer_with_two_beer_cards_and_a_token() -> None:
    table = vikings(ragnar="hand: 2 beer; village: brewery(1)", lagerta="")
    table.ragnar("play beer", "play beer", "buy elf-archer")
    assert table.ragnar.played == ["beer", "beer", "elf-archer"]
    assert (table.ragnar.tokens, table.ragnar.beer) == ({}, 0)
    assert table.market["elf-archer"] == 7


@rule("V-10")
def test_a_price_in_both_is_paid_in_both() -> None:
    table = vikings(ragnar="beer: 3; gold: 2; village: brewery(1), gold-factory(1)", lagerta="")
    table.ragnar("buy pigator")
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.tokens) == (0, 0, {})


@rule("V-10")
def test_beer_is_not_gold() -> None:
    table = vikings(ragnar="beer: 9; gold: 1", lagerta="")
    with refused("V-30", "too-dear"):
        table.ragnar("buy cannon")


@rule("V-10", "V-24")
def test_temporary_resources_are_never_stored() -> None:
    table = vikings(
        ragnar="hand: beer, gold; village: beer-store, gold-store(1), brewery(1)", lagerta=""
    )
    table.ragnar("play beer", "play gold")
    table.end_round()
    assert (table.ragnar.tokens["beer-store-1"], table.ragnar.tokens["gold-store-1"]) == (1, 1)


@rule("V-11")
def test_a_card_in_the_hand_does_not_pay() -> None:
    table = vikings(ragnar="hand: 3 beer", lagerta="")
    with refused("V-30", "too-dear"):
        table.ragnar("buy elf-archer")


@rule("V-11")
def test_a_played_card_gives_its_whole_value() -> None:
    table = vikings(ragnar="hand: beer-mugs, gold-bars", lagerta="")
    table.ragnar("play beer-mugs", "play gold-bars")
    assert (table.ragnar.beer, table.ragnar.gold) == (2, 2)


@rule("V-11")
def test_what_is_left_of_a_price_may_be_spent_later_in_the_turn() -> None:
    table = vikings(ragnar="hand: 2 gold-bars", lagerta="")
    table.ragnar("play gold-bars", "play gold-bars", "buy chicken-tower")
    assert table.ragnar.gold == 1
    table.ragnar("build beer-store")
    assert table.ragnar.gold == 0


@rule("V-11")
def test_temporary_resources_vanish_at_the_end_of_the_turn() -> None:
    table = vikings(ragnar="hand: beer; gold: 1", lagerta="")
    table.ragnar("play beer", "end")
    assert "vanished ragnar 1 1" in table.saga
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 0)
    assert (table.lagerta.beer, table.lagerta.gold) == (0, 0)


@rule("V-11", "V-12")
def test_tokens_do_not_vanish_at_the_end_of_the_turn() -> None:
    table = vikings(ragnar="village: brewery(1); hall: 1(1 gold)", lagerta="")
    table.ragnar("end")
    assert table.ragnar.tokens == {"brewery-1": 1, "hall gold": 1}


@rule("V-11")
def test_nothing_is_spent_in_anothers_turn() -> None:
    table = vikings(ragnar="", lagerta="village: 3 brewery(1)")
    assert table.choices("lagerta") == []
    with pytest.raises(IllegalMove):
        table.lagerta("buy elf-archer")


@rule("V-11")
def test_a_card_once_played_does_not_pay_twice() -> None:
    table = vikings(ragnar="hand: beer; gold: 1", lagerta="")
    table.ragnar("play beer")
    with refused("V-26", "not-in-hand"):
        table.ragnar("play beer")


# --- what pays (V-12) ---------------------------------------------------------------------------


@rule("V-12")
def test_temporary_resources_pay_first() -> None:
    table = vikings(
        ragnar="beer: 3; village: beer-store(1), brewery(1); hall: 1(1 beer)", lagerta=""
    )
    table.ragnar("buy elf-archer")
    assert table.ragnar.tokens == {"brewery-1": 1, "beer-store-1": 1, "hall beer": 1}


@rule("V-12")
def test_then_the_least_filled_store_pays() -> None:
    table = vikings(ragnar="village: 2 beer-store(3), beer-store(2), brewery(1)", lagerta="")
    table.ragnar("buy elf-archer")
    assert table.ragnar.tokens == {"brewery-1": 1, "beer-store-1": 2, "beer-store-2": 3}


@rule("V-12")
def test_then_production_buildings_pay() -> None:
    table = vikings(ragnar="village: beer-store(1), 2 brewery(1); hall: 2(2 beer)", lagerta="")
    table.ragnar("buy elf-archer")
    assert table.ragnar.tokens == {"hall beer": 2}


@rule("V-12")
def test_loot_on_the_hall_pays_last() -> None:
    table = vikings(ragnar="village: brewery(1); hall: 1(3 beer)", lagerta="")
    table.ragnar("buy elf-archer")
    assert table.ragnar.tokens == {"hall beer": 1}


@rule("V-12")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("bring brewery-1", {"beer-store-1": 1, "beer-store-2": 2, "hall beer": 1}),
        (
            "bring beer-store-2",
            {"beer-store-1": 1, "beer-store-2": 1, "brewery-1": 1, "hall beer": 1},
        ),
        ("bring hall beer", {"beer-store-1": 1, "beer-store-2": 2, "brewery-1": 1}),
    ],
)
def test_the_payer_may_choose_what_pays(chosen: str, left: dict[str, int]) -> None:
    table = vikings(
        ragnar="beer: 2; village: beer-store(1), beer-store(2), brewery(1); hall: 1(1 beer)",
        lagerta="",
    )
    table.ragnar(chosen, "buy elf-archer")
    assert table.ragnar.tokens == left


@rule("V-12")
def test_the_payer_may_choose_gold_from_the_hall() -> None:
    table = vikings(ragnar="village: gold-store(1); hall: 1(1 gold)", lagerta="")
    table.ragnar("bring hall gold", "build beer-store")
    assert table.ragnar.tokens == {"gold-store-1": 1}


@rule("V-12", "V-34")
def test_the_payer_may_choose_between_two_breweries() -> None:
    """It matters: the second one is to be dismantled, and its token would be lost."""
    table = vikings(ragnar="beer: 2; village: damaged brewery(1), brewery(1)", lagerta="")
    table.ragnar("bring brewery-2", "buy elf-archer", "dismantle brewery-2")
    assert table.ragnar.tokens == {"brewery-1": 1}


@rule("V-12")
def test_the_payer_may_keep_temporary_beer_and_pay_with_a_token() -> None:
    """Sometimes better: what lies in a store can be looted."""
    table = vikings(ragnar="beer: 3; village: beer-store(1)", lagerta="")
    table.ragnar("bring beer-store-1", "buy elf-archer")
    assert (table.ragnar.beer, table.ragnar.tokens) == (1, {})


@rule("V-12", "V-24")
def test_a_token_that_was_chosen_but_not_spent_is_still_a_token() -> None:
    table = vikings(ragnar="village: beer-store(1), brewery(1)", lagerta="")
    table.ragnar("bring brewery-1")
    table.end_round()
    assert table.ragnar.tokens["beer-store-1"] == 2


@rule("V-12")
def test_what_is_not_there_cannot_be_chosen() -> None:
    table = vikings(ragnar="village: beer-store(1), brewery, gold-store(2)", lagerta="")
    with refused("V-12", "bring"):
        table.ragnar("bring brewery-1")
    with refused("V-12", "bring"):
        table.ragnar("bring hall gold")


@rule("V-12")
def test_nobody_pays_with_tokens_of_another() -> None:
    table = vikings(ragnar="beer: 2", lagerta="village: beer-store(4), brewery(1)")
    with refused("V-30", "too-dear"):
        table.ragnar("buy elf-archer")


# --- exchange (V-13) ----------------------------------------------------------------------------


@rule("V-13")
def test_the_book_exchanges_a_beer_card_and_a_beer_token_for_temporary_gold() -> None:
    table = vikings(ragnar="hand: beer; village: brewery(1), gold-store", lagerta="")
    table.ragnar("play beer", "exchange beer")
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.tokens) == (0, 1, {})
    table.ragnar("end")
    assert table.ragnar.tokens == {}


@rule("V-13")
def test_two_gold_make_one_beer() -> None:
    table = vikings(ragnar="gold: 1; village: gold-factory(1)", lagerta="")
    table.ragnar("exchange gold")
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.tokens) == (1, 0, {})


@rule("V-13")
def test_two_tokens_make_a_temporary_resource() -> None:
    table = vikings(ragnar="village: 2 brewery(1), gold-store(1)", lagerta="")
    table.ragnar("exchange beer", "end")
    assert "vanished ragnar 0 1" in table.saga
    assert table.ragnar.tokens == {"gold-store-1": 1}


@rule("V-13")
def test_an_exchange_may_be_made_any_number_of_times() -> None:
    table = vikings(ragnar="beer: 8", lagerta="")
    table.ragnar("exchange beer", "exchange beer", "exchange beer", "exchange beer")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 4)
    table.ragnar("exchange gold", "exchange gold", "exchange beer")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 1)


@rule("V-13")
def test_one_is_not_enough_to_exchange() -> None:
    table = vikings(ragnar="beer: 1; village: gold-factory(1)", lagerta="")
    with refused("V-13", "exchange"):
        table.ragnar("exchange beer")
    with refused("V-13", "exchange"):
        table.ragnar("exchange gold")


@rule("V-13")
def test_beer_and_gold_together_are_no_two_of_a_kind() -> None:
    table = vikings(ragnar="beer: 1; gold: 1", lagerta="")
    assert not {"exchange beer", "exchange gold"} & set(table.choices("ragnar"))


@rule("V-13", "V-23")
def test_nobody_exchanges_in_anothers_turn() -> None:
    table = vikings(ragnar="", lagerta="village: 2 brewery(1)")
    with pytest.raises(IllegalMove):
        table.lagerta("exchange beer")


@rule("V-13", "V-62")
def test_an_exchange_is_not_spending() -> None:
    table = vikings(ragnar="beer: 6; missions: thirsty", lagerta="")
    table.ragnar("exchange beer", "exchange beer", "exchange beer")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


# --- no limits (V-14) ---------------------------------------------------------------------------


@rule("V-14")
def test_more_tokens_than_the_box_has_can_lie_on_the_table() -> None:
    table = vikings(
        ragnar="village: 3 beer-store(4); hall: 2(20 beer)",
        lagerta="village: 3 beer-store(4), brewery; hall: 2",
    )
    table.end_round()
    assert table.lagerta.tokens == {
        "beer-store-1": 4,
        "beer-store-2": 4,
        "beer-store-3": 4,
        "brewery-1": 1,
    }


@rule("V-14")
def test_points_go_on_beyond_sixty() -> None:
    table = vikings(ragnar="hall: 2; gold: 9; points: 60", lagerta="")
    table.ragnar("upgrade")
    assert table.ragnar.points == 61


@rule("V-14", "V-32")
def test_more_than_twenty_construction_tokens_can_lie_on_the_table() -> None:
    village = "village: 3 new brewery, 3 new gold-factory, 3 new beer-store, 2 new gold-store"
    table = vikings(
        ragnar=f"{village}; hall: new 3; gold: 1; beer: 3", lagerta=f"{village}; hall: 3"
    )
    table.end_round()
    assert (table.ragnar.new, table.lagerta.new) == ([], [])


@rule("V-12", "V-47")
def test_a_token_that_is_to_pay_first_can_still_be_looted_while_it_lies_there() -> None:
    table = vikings(
        ragnar="beer: 1; village: beer-store(3)", lagerta="hand: bone-crusher", turn="ragnar"
    )
    table.ragnar("bring beer-store-1", "bring beer-store-1", "bring beer-store-1", "end")
    table.lagerta("attack ragnar beer-store-1", "send bone-crusher", "go")
    assert table.ragnar.tokens == {"beer-store-1": 2}
    assert table.lagerta.tokens == {"hall beer": 1}


@rule("V-12", "V-34")
def test_a_token_that_is_to_pay_first_is_lost_with_its_building() -> None:
    table = vikings(ragnar="beer: 1; village: brewery(1), beer-store(1)", lagerta="")
    table.ragnar("bring brewery-1", "dismantle brewery-1", "end")
    assert table.ragnar.tokens == {"beer-store-1": 1}
