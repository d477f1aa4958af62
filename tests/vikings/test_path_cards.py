"""The cards of Odin's Path: resources, draws, Fighters, gifts, Crystal (V-92, V-93). The boosters
and fortifications among them have files of their own, and so have thefts."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings

# --- resources --------------------------------------------------------------------------------


@rule("V-11", "V-26")
@pytest.mark.parametrize(
    ("card", "beer", "gold"),
    [("beer-mugs", 2, 0), ("gold-bars", 0, 2), ("gold-miner", 0, 1), ("beer-specialist", 1, 0)],
)
def test_a_resource_card_gives_temporary_resources(card: str, beer: int, gold: int) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    table.ragnar(f"play {card}")
    assert (table.ragnar.beer, table.ragnar.gold) == (beer, gold)
    assert table.ragnar.tokens == {}
    assert table.ragnar.played == [card]


@rule("V-26", "V-32")
@pytest.mark.parametrize(
    ("card", "building", "resource"),
    [("gold-miner", "gold-factory", "gold"), ("beer-specialist", "brewery", "beer")],
)
def test_miner_and_specialist_count_buildings_under_construction_too(
    card: str, building: str, resource: str
) -> None:
    other = "brewery" if building == "gold-factory" else "gold-factory"
    table = vikings(
        ragnar=f"hand: {card}; village: {building}, new {building}, {other}",
        lagerta=f"village: 3 {building}",
    )
    table.ragnar(f"play {card}")
    assert getattr(table.ragnar, resource) == 3
    assert table.ragnar.beer + table.ragnar.gold == 3


@rule("V-11")
def test_what_they_give_vanishes_at_the_end_of_the_turn() -> None:
    table = vikings(ragnar="hand: gold-bars; village: gold-store", lagerta="")
    table.ragnar("play gold-bars")
    table.end_round()
    assert table.ragnar.tokens == {}
    assert "vanished ragnar 0 2" in table.saga


@rule("V-93")
@pytest.mark.parametrize(("mix", "beer", "gold"), [(0, 2, 0), (1, 1, 1), (2, 0, 2)])
def test_a_crystal_gives_two_resources_in_any_mix(mix: int, beer: int, gold: int) -> None:
    table = vikings(ragnar="hand: crystal", lagerta="")
    table.ragnar("play crystal")
    assert table.choices("ragnar") == ["mix 0", "mix 1", "mix 2"]
    table.ragnar(f"mix {mix}")
    assert (table.ragnar.beer, table.ragnar.gold) == (beer, gold)


@rule("V-93")
def test_the_mix_is_chosen_when_the_crystal_is_played() -> None:
    table = vikings(ragnar="hand: crystal, beer", lagerta="")
    table.ragnar("play crystal")
    with refused("V-93", "only-mix"):
        table.ragnar("mix 3")
    with refused("V-93", "not-now"):
        table.ragnar("play beer")


# --- drawing ----------------------------------------------------------------------------------


@rule("V-27")
def test_a_scroll_draws_two_cards() -> None:
    table = vikings(ragnar="hand: scroll; deck: beer, gold, warrior", lagerta="")
    table.fate("warrior", "beer")
    table.ragnar("play scroll")
    assert table.ragnar.hand == ["beer", "warrior"]
    assert table.saw("lagerta")[-2:] == ["drew ragnar", "drew ragnar"]


@rule("V-27")
def test_a_scroll_with_an_empty_deck_shuffles_the_discard_but_not_what_was_played() -> None:
    table = vikings(ragnar="hand: beer, scroll; deck: ; discard: gold, warrior", lagerta="")
    table.ragnar("play beer", "play scroll")
    assert table.ragnar.hand == ["gold", "warrior"]
    assert "reshuffled ragnar 2" in table.saga


@rule("V-27", "V-26")
def test_a_scroll_without_a_card_to_draw_is_played_for_nothing() -> None:
    table = vikings(ragnar="hand: scroll; deck: ; discard: ", lagerta="")
    table.ragnar("play scroll")
    assert table.ragnar.hand == []
    assert "scroll" in table.ragnar.played


# --- Fighters ---------------------------------------------------------------------------------


@rule("V-40")
@pytest.mark.parametrize(
    ("card", "strength"), [("shaman", 1), ("bear-rider", 3), ("assassin", 2), ("warrior", 1)]
)
def test_a_fighter_has_its_strength(card: str, strength: int) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="hall: 3")
    table.ragnar("attack lagerta hall", f"send {card}", "go")
    assert f"went ragnar {strength} 8" in table.saga


@rule("V-26")
@pytest.mark.parametrize("card", ["bear-rider", "assassin", "warrior", "pigator"])
def test_a_fighter_without_another_effect_only_attacks(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    with refused("V-26", "only-attacks"):
        table.ragnar(f"play {card}")


@rule("V-83")
def test_a_shaman_draws_first_and_attacks_later() -> None:
    table = vikings(
        ragnar="hand: shaman; deck: warrior, elf-archer", lagerta="village: brewery, drakkar"
    )
    table.ragnar("play shaman")
    table.ragnar("attack lagerta drakkar-1", "send elf-archer", "send shaman", "go")
    assert table.lagerta.damaged == ["drakkar-1"]
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")


@rule("V-83")
def test_a_shaman_attacks_first_and_draws_later() -> None:
    table = vikings(ragnar="hand: shaman; deck: warrior, elf-archer", lagerta="village: 2 brewery")
    table.ragnar("attack lagerta brewery-1", "send shaman", "go", "play shaman")
    assert table.ragnar.hand == ["warrior", "elf-archer"]
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]


@rule("V-83")
def test_an_effect_not_used_lapses_with_the_turn() -> None:
    table = vikings(ragnar="hand: shaman; deck: 7 beer", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send shaman", "go", "end")
    assert table.position["turn"]["owed"] == {}
    assert table.ragnar.hand == []


@rule("V-83", "V-53")
def test_the_other_effect_does_not_come_inside_a_declaration() -> None:
    table = vikings(ragnar="hand: shaman", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send shaman")
    with refused("V-53", "declared"):
        table.ragnar("play shaman")


@rule("V-83", "V-40")
def test_two_shamans_draw_and_attack_once_each() -> None:
    table = vikings(ragnar="hand: 2 shaman; deck: 5 beer", lagerta="village: brewery, drakkar")
    table.ragnar("play shaman")
    table.ragnar("attack lagerta brewery-1", "send shaman", "go")
    assert table.ragnar.hand == ["beer", "beer", "shaman"]
    table.ragnar("attack lagerta drakkar-1", "send shaman", "go", "play shaman")
    assert table.ragnar.hand == ["beer"] * 4
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")


# --- Mystery Gifts (V-92) ---------------------------------------------------------------------


def opened(gift: str, *cards: str, rest: str = "") -> Table:
    """Ragnar has turned up these cards."""
    table = vikings(ragnar=f"hand: {gift}; deck: {', '.join(cards)}; {rest}", lagerta="")
    table.fate(*cards)
    table.ragnar(f"play {gift}")
    return table


@rule("V-92")
def test_a_gift_of_resources_takes_the_resource_cards_to_hand() -> None:
    table = opened("gift-resource", "beer", "warrior", "crystal", rest="discard: ")
    assert table.ragnar.hand == ["beer", "crystal"]
    assert table.ragnar.discard == ["warrior"]


@rule("V-92")
@pytest.mark.parametrize(
    "card",
    ["beer", "gold", "beer-mugs", "gold-bars", "gold-miner", "beer-specialist", "crystal"],
)
def test_these_are_resource_cards(card: str) -> None:
    table = opened("gift-resource", card, "cannon", "cannon")
    assert table.ragnar.hand == [card]


@rule("V-92")
@pytest.mark.parametrize("card", ["scroll", "treasure-chest", "cannon", "sword", "thor"])
def test_these_are_not(card: str) -> None:
    table = opened("gift-resource", card, "cannon", "cannon")
    assert table.ragnar.hand == []
    assert card in table.ragnar.discard


@rule("V-92")
def test_a_gift_of_fighters_takes_fighters_and_heroes_to_hand() -> None:
    table = opened("gift-fighter", "warrior", "thor", "sword", rest="discard: ")
    assert table.ragnar.hand == ["warrior", "thor"]
    assert table.ragnar.discard == ["sword"]


@rule("V-92")
def test_a_gift_may_hold_nothing_of_the_kind() -> None:
    table = opened("gift-fighter", "beer", "beer", "gold", rest="discard: ")
    assert table.ragnar.hand == []
    assert table.ragnar.discard == ["beer", "beer", "gold"]


@rule("V-92", "V-6")
def test_cards_are_turned_up_before_all() -> None:
    table = opened("gift-resource", "beer", "warrior", "gold")
    for card in ("beer", "warrior", "gold"):
        assert f"revealed ragnar {card}" in table.saw("lagerta")
    assert table.ragnar.known == ["beer", "gold"]


@rule("V-92", "V-27")
def test_a_short_deck_is_shuffled_anew_without_what_is_turned_up() -> None:
    table = vikings(ragnar="hand: gift-fighter; deck: cannon; discard: 2 warrior", lagerta="")
    table.ragnar("play gift-fighter")
    assert table.ragnar.hand == ["warrior", "warrior"]
    assert table.ragnar.discard == ["cannon"]


@rule("V-92")
def test_fewer_are_turned_up_if_none_are_left() -> None:
    table = vikings(ragnar="hand: gift-fighter; deck: warrior; discard: beer", lagerta="")
    table.ragnar("play gift-fighter")
    assert table.ragnar.hand == ["warrior"]
    assert table.ragnar.discard == ["beer"]


@rule("V-92", "V-26")
def test_a_gift_without_any_card_left_is_played_for_nothing() -> None:
    table = vikings(ragnar="hand: gift-resource; deck: ; discard: ", lagerta="")
    table.ragnar("play gift-resource")
    assert table.ragnar.hand == []
    assert "gift-resource" in table.ragnar.played


@rule("V-27")
def test_cards_from_a_gift_may_be_used_the_same_turn() -> None:
    table = opened("gift-fighter", "warrior", "beer", "gold")
    table.ragnar("fight dragon", "send warrior", "go")
    assert table.asked == ("ragnar", "loot")
