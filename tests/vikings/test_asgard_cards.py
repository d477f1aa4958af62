"""The cards of Asgard: Heroes and actions (V-83, V-91, V-93); Mjölnir is with the boosters, taxes
are with the thefts."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, vikings

# --- Heroes -----------------------------------------------------------------------------------


@rule("V-40")
@pytest.mark.parametrize(
    ("card", "strength"),
    [("thor", 7), ("grendel", 6), ("dvergar", 3), ("alviss", 2), ("valkyrie", 3)],
)
def test_a_hero_has_its_strength(card: str, strength: int) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="village: tavern")
    table.ragnar("attack lagerta tavern-1", f"send {card}", "go")
    assert f"went ragnar {strength} 6" in table.saga


@rule("V-26")
@pytest.mark.parametrize("card", ["thor", "grendel", "dvergar"])
def test_a_hero_without_another_effect_only_attacks(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="")
    with refused("V-26", "only-attacks"):
        table.ragnar(f"play {card}")


@rule("V-41")
def test_grendel_is_stronger_against_a_town_hall() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="hall: 3")
    table.ragnar("attack lagerta hall", "send grendel", "go")
    assert "went ragnar 8 8" in table.saga
    assert table.lagerta.damaged == ["hall"]


@rule("V-50")
def test_grendel_is_not_stronger_against_undead() -> None:
    table = vikings(ragnar="hand: grendel", lagerta="", path="undead-gold")
    table.ragnar("fight undead 1", "send grendel", "go")
    assert "went ragnar 6 2" in table.saga


@rule("V-32", "V-41")
def test_dvergar_counts_the_own_breweries_unfinished_ones_too() -> None:
    table = vikings(
        ragnar="hand: dvergar; village: 2 brewery, new brewery, gold-factory",
        lagerta="village: tavern, brewery",
    )
    table.ragnar("attack lagerta tavern-1", "send dvergar", "go")
    assert "went ragnar 6 6" in table.saga
    assert table.lagerta.damaged == ["tavern-1"]


@rule("V-83")
def test_alviss_draws_first_and_attacks_with_what_came() -> None:
    table = vikings(ragnar="hand: alviss; deck: elf-archer, bear-rider", lagerta="village: tavern")
    table.ragnar("play alviss", "attack lagerta tavern-1")
    table.ragnar("send elf-archer", "send bear-rider", "send alviss", "go")
    assert table.lagerta.damaged == ["tavern-1"]


@rule("V-83")
def test_alviss_attacks_first_and_draws_later() -> None:
    table = vikings(ragnar="hand: alviss; deck: warrior, gold", lagerta="village: drakkar")
    table.ragnar("attack lagerta drakkar-1", "send alviss", "go", "play alviss")
    assert table.ragnar.hand == ["gold", "warrior"]


@rule("V-27")
def test_alviss_with_no_card_left_draws_nothing() -> None:
    table = vikings(ragnar="hand: alviss; deck: ; discard: ", lagerta="")
    table.ragnar("play alviss")
    assert table.ragnar.hand == []
    assert "fight dragon" in table.choices("ragnar")


@rule("V-93", "V-83")
def test_a_valkyrie_calls_a_fighter_or_hero_back_and_attacks_with_it() -> None:
    table = vikings(ragnar="hand: valkyrie; discard: beer, pigator, thor, sword", lagerta="hall: 3")
    table.ragnar("play valkyrie")
    assert table.choices("ragnar") == ["fetch pigator", "fetch thor", "done"]
    table.ragnar("fetch pigator")
    assert table.ragnar.hand == table.ragnar.known == ["pigator"]
    table.ragnar("attack lagerta hall", "send pigator", "send valkyrie", "go")
    assert table.lagerta.damaged == ["hall"]


@rule("V-93", "V-83")
def test_a_valkyrie_attacks_first_and_calls_later() -> None:
    table = vikings(ragnar="hand: valkyrie; discard: warrior", lagerta="village: drakkar")
    table.ragnar("attack lagerta drakkar-1", "send valkyrie", "go", "play valkyrie")
    table.ragnar("fetch warrior")
    assert table.ragnar.hand == ["warrior"]


@rule("V-93")
def test_a_valkyrie_need_not_call() -> None:
    table = vikings(ragnar="hand: valkyrie; discard: warrior", lagerta="")
    table.ragnar("play valkyrie", "done")
    assert (table.ragnar.hand, table.ragnar.discard) == ([], ["warrior"])


@rule("V-93")
def test_a_valkyrie_calls_nothing_else() -> None:
    table = vikings(ragnar="hand: valkyrie; discard: beer, warrior", lagerta="")
    table.ragnar("play valkyrie")
    with refused("V-93", "only-fetch"):
        table.ragnar("fetch beer")


@rule("V-93", "V-26")
def test_a_valkyrie_with_nobody_to_call_is_played_for_nothing() -> None:
    table = vikings(ragnar="hand: valkyrie; discard: 2 beer, cannon", lagerta="discard: pigator")
    table.ragnar("play valkyrie")
    assert table.asked == ("ragnar", "turn")


# --- actions ----------------------------------------------------------------------------------


@rule("V-11")
def test_a_treasure_chest_gives_gold_and_beer() -> None:
    table = vikings(ragnar="hand: treasure-chest", lagerta="")
    table.ragnar("play treasure-chest")
    assert (table.ragnar.beer, table.ragnar.gold) == (3, 3)
    table.ragnar("end")
    assert "vanished ragnar 3 3" in table.saga


@rule("V-93")
def test_a_resurrection_brings_back_three_cards() -> None:
    table = vikings(ragnar="hand: resurrection; discard: beer, gold, thor, cannon", lagerta="")
    table.ragnar("play resurrection", "fetch gold", "fetch thor", "fetch cannon")
    assert table.ragnar.hand == table.ragnar.known == ["gold", "cannon", "thor"]
    assert table.ragnar.discard == ["beer"]
    assert table.asked == ("ragnar", "turn")


@rule("V-93")
@pytest.mark.parametrize(("moves", "hand"), [((), []), (("fetch thor",), ["thor"])])
def test_a_resurrection_may_bring_back_fewer(moves: tuple[str, ...], hand: list[str]) -> None:
    table = vikings(ragnar="hand: resurrection; discard: beer, thor, scroll, alviss", lagerta="")
    table.ragnar("play resurrection", *moves, "done")
    assert table.ragnar.hand == hand


@rule("V-93")
def test_a_resurrection_brings_back_two_of_a_kind() -> None:
    table = vikings(ragnar="hand: resurrection; discard: 2 gold", lagerta="")
    table.ragnar("play resurrection", "fetch gold", "fetch gold")
    assert table.ragnar.hand == ["gold", "gold"]


@rule("V-93")
def test_a_resurrection_reaches_the_own_discard_only() -> None:
    table = vikings(ragnar="hand: resurrection; discard: beer", lagerta="discard: thor")
    table.ragnar("play resurrection")
    with refused("V-93", "only-fetch"):
        table.ragnar("fetch thor")
    with refused("V-93", "not-now"):
        table.ragnar("end")


@rule("V-93", "V-26")
def test_a_resurrection_from_an_empty_discard_is_for_nothing() -> None:
    table = vikings(ragnar="hand: resurrection", lagerta="")
    table.ragnar("play resurrection")
    assert table.asked == ("ragnar", "turn")


@rule("V-93")
def test_time_manipulation_discards_then_draws_two_more() -> None:
    table = vikings(
        ragnar="hand: time-manipulation, beer, 2 gold; deck: 4 beer; discard: ", lagerta=""
    )
    table.ragnar("play time-manipulation", "discard beer", "discard gold")
    assert table.ragnar.discard == ["beer", "gold"]
    assert table.ragnar.hand == ["gold"]
    table.ragnar("done")
    assert len(table.ragnar.hand) == 1 + 4


@rule("V-93")
def test_time_manipulation_may_discard_nothing() -> None:
    table = vikings(ragnar="hand: time-manipulation, gold; deck: 5 beer", lagerta="")
    table.ragnar("play time-manipulation", "done")
    assert table.ragnar.hand == ["beer", "beer", "gold"]


@rule("V-93", "V-27")
def test_what_time_manipulation_discards_may_be_drawn_again() -> None:
    table = vikings(ragnar="hand: time-manipulation, gold; deck: warrior; discard: ", lagerta="")
    table.ragnar("play time-manipulation", "discard gold", "done")
    assert table.ragnar.hand == ["gold", "warrior"]


@rule("V-93")
def test_time_manipulation_discards_hand_cards_only() -> None:
    table = vikings(ragnar="hand: time-manipulation, gold", lagerta="")
    table.ragnar("play time-manipulation")
    for card in ("beer", "time-manipulation"):
        with refused("V-93", "only-rewind"):
            table.ragnar(f"discard {card}")
    with refused("V-93", "not-now"):
        table.ragnar("play gold")
