"""Loki's Lens (V-91)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings


def looking_at(card: str, lagerta: str = "", **ragnar: str) -> Table:
    """Ragnar's Lens has become a card of Lagerta's discard pile."""
    hand = ragnar.pop("hand", "")
    words = "; ".join(f"{key}: {said}" for key, said in ragnar.items())
    table = vikings(
        ragnar=f"hand: lokis-lens, {hand}; {words}", lagerta=f"discard: {card}; {lagerta}", bjorn=""
    )
    table.ragnar("play lokis-lens", f"mirror {card}")
    return table


@rule("V-91")
def test_the_lens_becomes_a_card_of_anothers_discard() -> None:
    table = vikings(
        ragnar="hand: lokis-lens; discard: beer",
        lagerta="discard: gold, scroll",
        bjorn="discard: thor",
    )
    table.ragnar("play lokis-lens")
    assert table.choices("ragnar") == ["mirror gold", "mirror scroll", "mirror thor"]
    with refused("V-91", "only-mirror"):
        table.ragnar("mirror beer")
    with refused("V-91", "not-now"):
        table.ragnar("end")


@rule("V-91")
def test_the_card_stays_where_it_is() -> None:
    table = looking_at("treasure-chest")
    assert "mirrored ragnar treasure-chest" in table.saga
    assert table.lagerta.discard == ["treasure-chest"]
    assert table.ragnar.played == ["lokis-lens"]


@rule("V-91")
def test_not_a_fortification() -> None:
    table = vikings(ragnar="hand: lokis-lens", lagerta="discard: cannon, hero-trap, beer")
    table.ragnar("play lokis-lens")
    assert table.choices("ragnar") == ["mirror beer"]
    with refused("V-91", "only-mirror"):
        table.ragnar("mirror cannon")


@rule("V-91", "V-26")
@pytest.mark.parametrize("discard", ["", "2 cannon"])
def test_with_nothing_to_look_at_it_is_played_for_what_it_gives(discard: str) -> None:
    table = vikings(ragnar="hand: lokis-lens; discard: thor", lagerta=f"discard: {discard}")
    table.ragnar("play lokis-lens")
    assert table.asked == ("ragnar", "turn")
    assert (table.ragnar.beer, table.ragnar.gold) == (2, 2)
    assert "lokis-lens" in table.ragnar.played


@rule("V-91")
def test_as_a_resource_it_works_at_once() -> None:
    table = looking_at("gold-miner", village="2 gold-factory")
    assert table.ragnar.gold == 2 + 3


@rule("V-91")
def test_as_an_action_it_works_at_once() -> None:
    table = looking_at("scroll", deck="2 beer")
    assert table.ragnar.hand == ["beer", "beer"]


@rule("V-91", "V-93")
def test_as_an_action_that_asks_it_asks() -> None:
    table = looking_at("crystal")
    table.ragnar("mix 2")
    assert (table.ragnar.beer, table.ragnar.gold) == (2, 2 + 2)


@rule("V-91")
def test_by_older_rules_the_lens_itself_gave_nothing() -> None:
    table = vikings(ragnar="hand: lokis-lens", lagerta="discard: thor", rules=4)
    table.ragnar("play lokis-lens", "mirror thor")
    assert (table.ragnar.beer, table.ragnar.gold) == (0, 0)


@rule("V-91", "V-90")
def test_as_a_theft_it_steals() -> None:
    table = looking_at("money-theft", "village: gold-factory(1)")
    table.ragnar("steal lagerta gold-factory-1")
    assert table.ragnar.tokens == {"hall gold": 1}


@rule("V-91")
def test_as_a_fighter_it_attacks() -> None:
    table = looking_at("bear-rider", "village: drakkar")
    assert table.ragnar.hand == []
    table.ragnar("attack lagerta drakkar-1", "send bear-rider", "go")
    assert table.lagerta.damaged == ["drakkar-1"]
    with refused("V-40", "no-army"):
        table.ragnar("fight dragon")


@rule("V-91", "V-45")
def test_as_a_fighter_it_counts_for_the_points_of_a_repelled_attack() -> None:
    table = looking_at("bear-rider")
    table.ragnar("attack lagerta hall", "send bear-rider", "go")
    assert table.lagerta.points == 1


@rule("V-91", "V-56")
def test_as_a_fighter_it_carries_a_booster() -> None:
    table = looking_at("warrior", "village: drakkar", hand="sword")
    table.ragnar("attack lagerta drakkar-1", "send warrior", "send sword", "go")
    assert table.lagerta.damaged == ["drakkar-1"]


@rule("V-91", "V-56")
def test_as_a_hero_it_does_not() -> None:
    table = looking_at("thor", hand="sword")
    table.ragnar("attack lagerta hall", "send thor")
    with refused("V-56", "booster-needs-fighter"):
        table.ragnar("send sword")


@rule("V-91", "V-56")
def test_as_a_booster_it_joins_a_fighter() -> None:
    table = looking_at("mjolnir", "village: drakkar", hand="warrior")
    table.ragnar("attack lagerta drakkar-1", "send warrior", "send mjolnir", "go")
    assert table.lagerta.damaged == ["drakkar-1"]


@rule("V-91", "V-56")
def test_as_odins_boost_it_lasts_for_the_turn() -> None:
    table = looking_at("odins-boost", "village: brewery, drakkar", hand="warrior, elf-archer")
    table.ragnar("attack lagerta brewery-1", "send warrior", "send odins-boost", "go")
    table.ragnar("attack lagerta drakkar-1", "send elf-archer", "go")
    assert table.lagerta.damaged == ["brewery-1", "drakkar-1"]


@rule("V-91")
def test_as_dvergar_it_counts_the_breweries_of_whoever_looks() -> None:
    table = looking_at("dvergar", "village: 3 brewery, tavern", village="2 brewery")
    table.ragnar("attack lagerta tavern-1", "send dvergar", "go")
    assert "went ragnar 5 6" in table.saga


@rule("V-91", "V-56")
def test_as_a_booster_alone_it_is_no_army() -> None:
    table = looking_at("mjolnir")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta hall")


@rule("V-91", "V-83")
@pytest.mark.parametrize("attack_first", [True, False])
def test_as_a_shaman_it_draws_and_attacks_in_either_order(attack_first: bool) -> None:
    table = looking_at("shaman", "village: brewery", deck="2 gold")
    attack = ("attack lagerta brewery-1", "send shaman", "go")
    if attack_first:
        table.ragnar(*attack, "play shaman")
    else:
        table.ragnar("play shaman", *attack)
    assert table.ragnar.hand == ["gold", "gold"]
    assert table.lagerta.damaged == ["brewery-1"]
    with refused("V-26", "not-in-hand"):
        table.ragnar("play shaman")


@rule("V-91", "V-54")
def test_as_an_assassin_it_disarms() -> None:
    table = looking_at("assassin", "hand: cannon, chicken-tower; village: tavern")
    table.ragnar("attack lagerta tavern-1", "send assassin", "go")
    assert table.asked == ("lagerta", "disarm")


@rule("V-91", "V-55")
def test_as_a_hero_it_can_be_trapped() -> None:
    table = looking_at("thor", "hand: hero-trap; hall: 3")
    table.ragnar("attack lagerta hall", "send thor", "go")
    table.lagerta("defend hero-trap", "done")
    assert "trapped lagerta thor" in table.saga
    assert table.lagerta.points == 1


@rule("V-91", "V-62")
def test_as_a_strong_card_it_counts_for_warfare() -> None:
    table = looking_at("bone-crusher", "village: brewery", missions="warfare")
    table.ragnar("attack lagerta brewery-1", "send bone-crusher", "go", "claim 1")
    assert table.ragnar.points == 2


@rule("V-91")
def test_the_lens_beside_such_a_card_of_ones_own() -> None:
    table = looking_at("warrior", "village: 2 brewery", hand="warrior")
    for site in ("brewery-1", "brewery-2"):
        table.ragnar(f"attack lagerta {site}", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]
    assert table.ragnar.played == ["warrior", "lokis-lens"]


@rule("V-91")
def test_at_the_end_of_the_turn_it_is_the_lens_again() -> None:
    table = looking_at("thor")
    table.ragnar("end")
    assert table.position["turn"]["lens"] is None
    assert table.ragnar.played == ["lokis-lens"]


@rule("V-91", "V-81")
def test_for_achievements_it_is_the_lens() -> None:
    table = vikings(
        ragnar="hand: lokis-lens", lagerta="discard: pigator", achievements="conqueror, king-pig"
    )
    before = table.ragnar.counts
    table.ragnar("play lokis-lens", "mirror pigator")
    table.ragnar("fight dragon", "send pigator", "go", "loot beer")
    assert table.ragnar.counts == before == {"conqueror": 2, "king-pig": 0}
