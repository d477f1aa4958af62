"""Buying fighters, fortifications and cards of Odin's Path (V-30, V-31)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings

# --- from the open piles (V-30) -----------------------------------------------------------------

MARKET = pytest.mark.parametrize(
    ("card", "beer", "gold"),
    [
        ("elf-archer", 3, 0),
        ("bone-crusher", 5, 0),
        ("pigator", 4, 3),
        ("cannon", 0, 2),
        ("chicken-tower", 0, 3),
        ("sheep-cannon", 0, 6),
    ],
)


@rule("V-30")
@MARKET
def test_a_card_of_the_market_costs_what_it_says(card: str, beer: int, gold: int) -> None:
    table = vikings(ragnar=f"beer: {beer}; gold: {gold}", lagerta="")
    left = table.market[card]
    table.ragnar(f"buy {card}")
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.played) == (0, 0, [card])
    assert table.market[card] == left - 1
    assert f"bought ragnar {card}" in table.saga


@rule("V-30")
@MARKET
def test_with_one_less_it_is_too_dear(card: str, beer: int, gold: int) -> None:
    for less in ({"beer": beer - 1, "gold": 9}, {"beer": 9, "gold": gold - 1}):
        if min(less.values()) >= 0:
            table = vikings(ragnar=f"beer: {less['beer']}; gold: {less['gold']}", lagerta="")
            with refused("V-30", "too-dear"):
                table.ragnar(f"buy {card}")


@rule("V-30")
@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("elf-archer", 8),
        ("bone-crusher", 6),
        ("pigator", 4),
        ("cannon", 6),
        ("chicken-tower", 4),
        ("sheep-cannon", 4),
    ],
)
def test_an_empty_pile_sells_nothing(card: str, copies: int) -> None:
    table = vikings(ragnar="beer: 9; gold: 9", lagerta=f"discard: {copies} {card}")
    assert table.market[card] == 0
    with refused("V-30", "pile-empty"):
        table.ragnar(f"buy {card}")


@rule("V-30")
def test_any_number_of_cards_may_be_bought() -> None:
    table = vikings(ragnar="beer: 9; gold: 4", lagerta="")
    table.ragnar("buy elf-archer", "buy elf-archer", "buy cannon", "buy elf-archer", "buy cannon")
    assert table.ragnar.played == 3 * ["elf-archer"] + 2 * ["cannon"]


@rule("V-30")
def test_a_bought_card_cannot_be_used_in_the_same_round() -> None:
    table = vikings(ragnar="beer: 3", lagerta="")
    table.ragnar("buy elf-archer")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta hall")


@rule("V-30")
def test_a_bought_action_cannot_be_used_in_the_same_round() -> None:
    table = vikings(ragnar="beer: 3", lagerta="", path="scroll")
    table.ragnar("buy path 1")
    with refused("V-26", "not-in-hand"):
        table.ragnar("play scroll")


@rule("V-30", "V-45")
def test_a_bought_fortification_does_not_defend_in_the_same_round() -> None:
    table = vikings(ragnar="gold: 2", lagerta="hand: bone-crusher")
    table.ragnar("buy cannon", "end")
    table.lagerta("attack ragnar hall", "send bone-crusher", "go")
    assert table.ragnar.damaged == ["hall"]


@rule("V-30", "V-25")
def test_a_bought_card_is_discarded_at_the_end_of_the_round() -> None:
    table = vikings(ragnar="beer: 3", lagerta="")
    table.ragnar("buy elf-archer")
    table.end_round()
    assert (table.ragnar.played, table.ragnar.discard) == ([], ["elf-archer"])


@rule("V-30")
def test_fighters_are_bought_in_the_own_turn_only() -> None:
    table = vikings(ragnar="", lagerta="village: 3 brewery(1)")
    assert table.choices("lagerta") == []


# --- Odin's Path (V-30, V-31) -------------------------------------------------------------------


@rule("V-30")
@pytest.mark.parametrize(
    ("card", "beer", "gold"),
    [
        ("shaman", 4, 0),
        ("gold-miner", 4, 0),
        ("beer-specialist", 0, 1),
        ("beer-mugs", 0, 2),
        ("gold-bars", 1, 0),
        ("money-theft", 2, 0),
        ("recipe-theft", 1, 0),
        ("bear-rider", 3, 0),
        ("assassin", 3, 0),
        ("sword", 0, 1),
        ("odins-boost", 0, 1),
        ("shockwave-tower", 0, 3),
        ("hero-trap", 0, 1),
        ("scroll", 2, 0),
        ("gift-resource", 1, 0),
        ("gift-fighter", 2, 0),
        ("crystal", 0, 1),
    ],
)
def test_a_path_card_costs_what_it_says(card: str, beer: int, gold: int) -> None:
    table = vikings(ragnar=f"beer: {beer}; gold: {gold}", lagerta="", path=card)
    table.ragnar("buy path 1")
    assert (table.ragnar.beer, table.ragnar.gold, table.ragnar.played) == (0, 0, [card])
    poor = vikings(
        ragnar=f"beer: {max(0, beer - 1)}; gold: {max(0, gold - 1)}", lagerta="", path=card
    )
    with refused("V-30", "too-dear"):
        poor.ragnar("buy path 1")


@rule("V-30")
@pytest.mark.parametrize("undead", ["undead-gold", "undead-beer"])
def test_undead_are_not_sold(undead: str) -> None:
    table = vikings(ragnar="beer: 9; gold: 9", lagerta="", path=f"scroll, {undead}")
    with refused("V-30", "undead-not-sold"):
        table.ragnar("buy path 2")


@rule("V-31")
def test_cards_left_of_a_bought_one_move_right_and_a_new_one_opens() -> None:
    table = vikings(
        ragnar="gold: 2", lagerta="", path="scroll, crystal, beer-mugs, shaman, hero-trap"
    )
    table.fate("path odins-boost")
    table.ragnar("buy path 3")
    assert table.path == ["odins-boost", "scroll", "crystal", "shaman", "hero-trap"]
    assert "bought ragnar beer-mugs 3" in table.saga


@rule("V-31")
@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, ["crystal", "scroll", "scroll", "scroll"]),
        (5, ["scroll", "crystal", "scroll", "scroll"]),
    ],
)
def test_only_those_left_of_it_move(place: int, left: list[str]) -> None:
    table = vikings(ragnar="beer: 3", lagerta="", path="scroll, crystal, 3 scroll")
    table.ragnar(f"buy path {place}")
    assert table.path[1:] == left


@rule("V-31")
def test_the_new_card_may_be_bought_too() -> None:
    table = vikings(ragnar="gold: 4", lagerta="", path="sword")
    table.fate("path beer-mugs")
    table.ragnar("buy path 1", "buy path 1")
    assert table.ragnar.played == ["beer-mugs", "sword"]


@rule("V-31", "V-50")
def test_a_beaten_undead_is_replaced_likewise() -> None:
    table = vikings(
        ragnar="hand: elf-archer", lagerta="", path="scroll, undead-gold, sword, crystal, shaman"
    )
    table.fate("path hero-trap")
    table.ragnar("fight undead 2", "send elf-archer", "go")
    assert table.path == ["hero-trap", "scroll", "sword", "crystal", "shaman"]
    assert table.path_discard == ["undead-gold"]


@rule("V-31")
def test_an_empty_path_deck_takes_its_discard_back() -> None:
    table = vikings(ragnar="gold: 2", lagerta="", path="sword", path_deck="", path_discard="scroll")
    table.ragnar("buy path 1")
    assert (table.path[0], table.path_deck, table.path_discard) == ("scroll", 0, [])
    assert "path-shuffled 1" in table.saga


@rule("V-31", "V-50")
def test_a_beaten_undead_is_in_the_discard_before_that_is_shuffled() -> None:
    table = vikings(
        ragnar="hand: elf-archer", lagerta="", path="undead-beer", path_deck="", path_discard=""
    )
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert (table.path[0], table.path_discard) == ("undead-beer", [])


@rule("V-31")
def test_with_no_card_left_the_leftmost_place_stays_empty() -> None:
    table = vikings(
        ragnar="gold: 3", lagerta="", path="scroll, sword, crystal", path_deck="", path_discard=""
    )
    table.ragnar("buy path 2")
    assert table.path[:3] == [None, "scroll", "crystal"]
    with refused("V-31", "path-gap"):
        table.ragnar("buy path 1")


@rule("V-31", "V-25")
def test_at_the_end_of_the_round_the_card_that_leaves_may_come_back() -> None:
    table = vikings(
        ragnar="",
        lagerta="",
        path="scroll, sword, crystal, shaman, hero-trap",
        path_deck="",
        path_discard="",
    )
    table.end_round()
    assert table.path == ["hero-trap", "scroll", "sword", "crystal", "shaman"]
