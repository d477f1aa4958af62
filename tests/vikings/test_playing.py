"""Playing cards, drawing, effects joined by a plus (V-26, V-27, V-83)."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .rules import rule
from .table import Table, refused, vikings

# --- playing (V-26) -----------------------------------------------------------------------------


@rule("V-26")
def test_a_played_card_goes_to_the_played_area() -> None:
    table = vikings(ragnar="hand: beer, gold", lagerta="")
    table.ragnar("play beer")
    assert (table.ragnar.hand, table.ragnar.played) == (["gold"], ["beer"])


@rule("V-26")
@pytest.mark.parametrize(
    ("card", "village", "gives"),
    [
        ("beer", "", (1, 0)),
        ("gold", "", (0, 1)),
        ("beer-mugs", "", (2, 0)),
        ("gold-bars", "", (0, 2)),
        ("gold-miner", "brewery", (0, 1)),
        ("gold-miner", "2 gold-factory", (0, 3)),
        ("beer-specialist", "gold-factory", (1, 0)),
        ("beer-specialist", "3 brewery", (4, 0)),
        ("treasure-chest", "", (3, 3)),
    ],
)
def test_a_resource_card_works_at_once(card: str, village: str, gives: tuple[int, int]) -> None:
    table = vikings(ragnar=f"hand: {card}; village: {village}", lagerta="village: brewery")
    table.ragnar(f"play {card}")
    assert (table.ragnar.beer, table.ragnar.gold) == gives


@rule("V-26", "V-32")
@pytest.mark.parametrize(
    ("card", "building"), [("gold-miner", "gold-factory"), ("beer-specialist", "brewery")]
)
def test_buildings_under_construction_and_damaged_ones_count(card: str, building: str) -> None:
    table = vikings(ragnar=f"hand: {card}; village: new {building}, damaged {building}", lagerta="")
    table.ragnar(f"play {card}")
    assert table.ragnar.beer + table.ragnar.gold == 3


@rule("V-26")
def test_cards_are_played_one_at_a_time() -> None:
    table = vikings(ragnar="hand: 3 beer", lagerta="")
    table.ragnar("play beer")
    assert (table.ragnar.hand, table.ragnar.beer) == (["beer", "beer"], 1)


@rule("V-26")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    table = vikings(ragnar="hand: beer; deck: gold", lagerta="")
    with refused("V-26", "not-in-hand"):
        table.ragnar("play gold")


@rule("V-26")
@pytest.mark.parametrize("card", ["money-theft", "recipe-theft", "resurrection", "lokis-lens"])
def test_an_action_without_a_target_is_played_for_nothing(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    table.ragnar(f"play {card}")
    assert (table.asked, table.ragnar.played) == (("ragnar", "turn"), [card])
    assert (table.ragnar.tokens, table.ragnar.hand) == ({}, [])


@rule("V-26")
@pytest.mark.parametrize("card", ["scroll", "gift-resource", "gift-fighter"])
def test_with_no_card_left_a_draw_is_for_nothing(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}; deck:; discard:", lagerta="")
    table.ragnar(f"play {card}")
    assert (table.asked, table.ragnar.hand) == (("ragnar", "turn"), [])


@rule("V-26")
@pytest.mark.parametrize(
    "card",
    [
        "warrior",
        "elf-archer",
        "bone-crusher",
        "pigator",
        "bear-rider",
        "assassin",
        "thor",
        "dvergar",
    ],
)
def test_a_fighter_or_hero_without_another_effect_only_attacks(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    with refused("V-26", "only-attacks"):
        table.ragnar(f"play {card}")
    table.ragnar("attack lagerta hall", f"send {card}")
    assert table.ragnar.played == [card]


@rule("V-26", "V-56")
@pytest.mark.parametrize("card", ["sword", "odins-boost", "mjolnir"])
def test_a_booster_is_not_played_outside_an_attack(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}, warrior", lagerta="")
    with refused("V-56", "booster-attacks"):
        table.ragnar(f"play {card}")


@rule("V-26", "V-45")
@pytest.mark.parametrize(
    "card", ["cannon", "chicken-tower", "sheep-cannon", "shockwave-tower", "hero-trap"]
)
def test_a_fortification_is_never_played_in_the_own_turn(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    with refused("V-45", "fortification-defends"):
        table.ragnar(f"play {card}")


@rule("V-26")
def test_nobody_plays_cards_in_anothers_turn() -> None:
    table = vikings(ragnar="", lagerta="hand: scroll")
    with pytest.raises(IllegalMove):
        table.lagerta("play scroll")


# --- drawing (V-27) -----------------------------------------------------------------------------


@rule("V-27")
def test_cards_are_drawn_from_the_own_deck_to_the_hand() -> None:
    table = vikings(ragnar="hand: scroll", lagerta="deck: 2 gold")
    table.fate("beer", "warrior")
    table.ragnar("play scroll")
    assert table.ragnar.hand == ["beer", "warrior"]
    assert (len(table.ragnar.deck), table.lagerta.deck) == (8, ["gold", "gold"])


@rule("V-27")
def test_cards_drawn_may_be_used_in_the_same_turn() -> None:
    table = vikings(ragnar="hand: scroll", lagerta="")
    table.fate("gold", "warrior")
    table.ragnar("play scroll", "play gold", "attack lagerta hall", "send warrior")
    assert (table.ragnar.gold, table.ragnar.hand) == (1, [])


@rule("V-27")
def test_cards_fetched_may_be_used_in_the_same_turn() -> None:
    table = vikings(ragnar="hand: resurrection; discard: scroll; deck: 2 gold", lagerta="")
    table.ragnar("play resurrection", "fetch scroll", "play scroll")
    assert table.ragnar.hand == ["gold", "gold"]


@rule("V-27", "V-21")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    table = vikings(ragnar="hand: scroll; deck: 2 gold; discard: 3 beer", lagerta="")
    table.ragnar("play scroll")
    assert (table.ragnar.hand, table.ragnar.discard) == (["gold", "gold"], 3 * ["beer"])
    assert not [line for line in table.saga if line.startswith("reshuffled")]


@rule("V-27", "V-21")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    table = vikings(ragnar="hand: scroll; deck: gold; discard: 3 warrior", lagerta="")
    table.ragnar("play scroll")
    assert table.ragnar.hand == ["gold", "warrior"]
    assert (table.ragnar.deck, table.ragnar.discard) == (["warrior", "warrior"], [])


@rule("V-27", "V-92")
def test_the_discard_pile_is_shuffled_for_a_reveal_too() -> None:
    table = vikings(ragnar="hand: gift-fighter; deck: gold; discard: 2 warrior", lagerta="")
    table.ragnar("play gift-fighter")
    assert (table.ragnar.hand, table.ragnar.discard) == (["warrior", "warrior"], ["gold"])


@rule("V-27", "V-92")
def test_what_an_effect_discards_goes_to_the_pile_at_once() -> None:
    table = vikings(ragnar="hand: gift-resource; deck: gold, warrior, cannon; discard:", lagerta="")
    table.ragnar("play gift-resource")
    assert table.ragnar.discard == ["warrior", "cannon"]


@rule("V-27", "V-93")
def test_what_is_discarded_for_time_manipulation_may_be_drawn_again() -> None:
    table = vikings(ragnar="hand: time-manipulation, gold; deck:; discard:", lagerta="")
    table.ragnar("play time-manipulation", "discard gold")
    assert table.ragnar.discard == ["gold"]
    table.ragnar("done")
    assert table.ragnar.hand == ["gold"]


@rule("V-27", "V-6")
def test_after_a_reshuffle_whoever_counts_cards_knows_the_hand() -> None:
    table = vikings(ragnar="hand: scroll, pigator, beer; deck:; discard: 3 gold", lagerta="")
    table.ragnar("play scroll")
    assert table.ragnar.hand == ["beer", "gold", "gold", "pigator"]
    assert table.ragnar.known == ["beer", "pigator"]


# --- two effects joined by a plus (V-83) --------------------------------------------------------


def hit(table: Table) -> list[str]:
    """Strength and defence of the attacks so far."""
    return [line for line in table.saga if line.startswith("went")]


@rule("V-83")
def test_the_book_draws_with_alviss_and_attacks_with_him_and_what_he_drew() -> None:
    table = vikings(ragnar="hand: alviss", lagerta="")
    table.fate("warrior", "warrior")
    table.ragnar("play alviss")
    assert table.ragnar.hand == ["warrior", "warrior"]
    table.ragnar("attack lagerta hall", "send warrior", "send warrior", "send alviss", "go")
    assert hit(table) == ["went ragnar 4 4"]
    assert table.lagerta.damaged == ["hall"]


@rule("V-83")
@pytest.mark.parametrize("card", ["alviss", "shaman"])
def test_it_works_the_other_way_round_too(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", f"send {card}", "go")
    assert table.ragnar.hand == []
    table.ragnar(f"play {card}")
    assert len(table.ragnar.hand) == 2
    assert table.ragnar.played == [card]


@rule("V-83", "V-26")
def test_the_effects_may_lie_apart_in_time() -> None:
    table = vikings(ragnar="hand: shaman; deck: 2 gold", lagerta="village: brewery")
    table.ragnar("play shaman", "play gold", "play gold", "build brewery")
    table.ragnar("attack lagerta brewery-1", "send shaman", "go")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-83", "V-93")
def test_valkyrie_calls_before_she_attacks_or_after() -> None:
    words = "hand: valkyrie; discard: pigator"
    before = vikings(ragnar=words, lagerta="village: drakkar")
    attack = ("attack lagerta drakkar-1", "send valkyrie", "go")
    before.ragnar("play valkyrie", "fetch pigator", *attack)
    after = vikings(ragnar=words, lagerta="village: drakkar")
    after.ragnar(*attack, "play valkyrie", "fetch pigator")
    assert before.ragnar.hand == after.ragnar.hand == ["pigator"]
    assert before.lagerta.damaged == after.lagerta.damaged == ["drakkar-1"]


@rule("V-83", "V-40")
def test_each_effect_works_once() -> None:
    table = vikings(ragnar="hand: shaman; deck: 4 gold", lagerta="village: 2 brewery")
    table.ragnar("play shaman", "attack lagerta brewery-1", "send shaman", "go")
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta brewery-2")


@rule("V-83", "V-53")
def test_the_other_effect_does_not_come_inside_a_declaration() -> None:
    table = vikings(ragnar="hand: shaman, warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior")
    with refused("V-53", "declared"):
        table.ragnar("play shaman")
    table.ragnar("send shaman")
    with refused("V-53", "declared"):
        table.ragnar("play shaman")


@rule("V-83")
@pytest.mark.parametrize(
    "first", [["play shaman"], ["fight dragon", "send shaman", "go", "loot beer"]]
)
def test_an_unused_effect_lapses_with_the_turn(first: list[str]) -> None:
    table = vikings(ragnar="hand: shaman", lagerta="")
    table.ragnar(*first, "end")
    turn = table.position["turn"]
    assert (turn["ready"], turn["owed"]) == ({}, {})


@rule("V-83", "V-26")
def test_a_fighter_played_for_its_effect_need_not_attack() -> None:
    table = vikings(ragnar="hand: shaman", lagerta="")
    table.ragnar("play shaman", "end")
    assert (table.turn, table.ragnar.played) == ("lagerta", ["shaman"])


@rule("V-83")
def test_of_two_shamans_each_draws_and_each_attacks() -> None:
    table = vikings(ragnar="hand: 2 shaman; deck: 4 gold", lagerta="village: 2 brewery")
    table.ragnar("play shaman", "attack lagerta brewery-1", "send shaman", "go")
    table.ragnar("attack lagerta brewery-2", "send shaman", "go", "play shaman")
    assert table.ragnar.hand == 4 * ["gold"]
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")
