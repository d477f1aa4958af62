"""The Hero Trap (V-55)."""

from __future__ import annotations

import pytest

from meadhall.games.vikings.moves import DONE
from meadhall.testing.scenario import cards_in

from .rules import rule
from .table import Table, refused, vikings
from .words import CARDS


def trapped(sent: str, site: str, village: str, ragnar: str = "") -> Table:
    """Ragnar's attack, his cards sent in this order, has met Lagerta's Hero Trap."""
    table = vikings(
        ragnar=f"hand: {sent}; {ragnar}",
        lagerta=f"hand: hero-trap; missions: shield, worker; {village}",
    )
    cards = [f"send {card}" for card in cards_in(sent, CARDS)]
    table.ragnar(f"attack lagerta {site}", *cards, "go")
    table.lagerta("defend hero-trap")
    return table


@rule("V-55")
def test_the_only_hero_is_taken_out() -> None:
    table = trapped("thor", "hall", "hall: 3")
    assert "trapped lagerta thor" in table.saga
    table.lagerta("done")
    assert "repelled ragnar lagerta hall" in table.saga
    assert table.lagerta.damaged == []


@rule("V-55", "V-45")
def test_it_still_counts_for_the_points_of_a_repelled_attack() -> None:
    table = trapped("warrior, thor", "hall", "hall: 2")
    table.lagerta("done")
    assert table.lagerta.points == 2


@rule("V-55")
def test_a_hero_goes_before_any_fighter() -> None:
    table = trapped("pigator, alviss", "tavern-1", "village: tavern")
    assert "trapped lagerta alviss" in table.saga
    table.lagerta("done")
    assert table.lagerta.damaged == ["tavern-1"]


@rule("V-55")
def test_among_several_heroes_the_defender_chooses() -> None:
    table = trapped("warrior, thor, alviss", "hall", "hall: 3")
    assert table.asked == ("lagerta", "trap")
    assert table.choices("lagerta") == ["trap thor", "trap alviss"]
    for answer in ("trap warrior", "trap grendel", "done"):
        with refused("V-55", "only-trap"):
            table.lagerta(answer)
    table.lagerta("trap thor")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("done")
    assert table.lagerta.points == 3


@rule("V-55")
def test_without_a_hero_it_takes_a_fighter_of_the_defenders_choice() -> None:
    table = trapped("warrior, pigator", "tavern-1", "village: tavern")
    assert table.choices("lagerta") == ["trap warrior", "trap pigator"]
    table.lagerta("trap pigator", "done")
    assert table.lagerta.damaged == []
    assert table.lagerta.points == 2


@rule("V-55")
def test_one_of_several_of_a_kind_is_taken_out() -> None:
    table = trapped("2 elf-archer", "drakkar-1", "village: drakkar")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("done")
    assert table.lagerta.damaged == []


@rule("V-55")
def test_the_trap_itself_adds_nothing() -> None:
    table = trapped("2 warrior", "brewery-1", "village: brewery")
    assert table.lagerta.defences["brewery-1"] == 1
    table.lagerta("done")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-55")
def test_its_own_bonuses_go_with_it() -> None:
    table = trapped("bear-rider, dvergar", "hall", "hall: 1", ragnar="village: 2 brewery")
    assert "went ragnar 8 4" in table.saga
    table.lagerta("done")
    assert table.lagerta.damaged == []


@rule("V-55", "V-56")
def test_odins_boost_of_a_trapped_fighter_goes_with_it() -> None:
    table = trapped("2 warrior, odins-boost", "tavern-1", "village: tavern")
    assert "went ragnar 8 6" in table.saga
    table.lagerta("done")
    assert table.lagerta.damaged == []
    assert table.lagerta.points == 2


@rule("V-55", "V-56")
@pytest.mark.parametrize("boosters", ["mjolnir", "sword, mjolnir"])
def test_boosters_count_only_beside_a_fighter(boosters: str) -> None:
    table = trapped(f"warrior, {boosters}", "drakkar-1", "village: drakkar")
    attack = table.view("lagerta")["attack"]
    assert (attack["strength"], attack["terms"], attack["succeeds"]) == (0, [], False)
    table.lagerta("done")
    assert table.lagerta.damaged == []


@rule("V-55", "V-56")
def test_one_fighter_left_is_enough_for_all_boosters() -> None:
    table = trapped("2 warrior, mjolnir", "drakkar-1", "village: drakkar")
    assert sum(table.view("lagerta")["attack"]["terms"]) == 1 + 15
    table.lagerta("done")
    assert table.lagerta.damaged == ["drakkar-1"]


@rule("V-55", "V-56")
def test_the_defender_foresees_what_becomes_of_the_boosters() -> None:
    table = vikings(ragnar="hand: warrior, mjolnir", lagerta="hand: hero-trap; village: drakkar")
    table.ragnar("attack lagerta drakkar-1", "send warrior", "send mjolnir", "go")
    (trap, *_) = table.state.legal(1)
    foreseen = table.game.foresee(table.state, 1, [trap])[trap]
    assert foreseen == {"strength": 0, "defence": 3, "succeeds": False}


@rule("V-55", "V-56")
def test_by_the_first_version_of_the_rules_boosters_stayed() -> None:
    table = trapped("warrior, mjolnir", "drakkar-1", "village: drakkar")
    before = table.game.from_json({**table.position, "rules": 1})
    assert before.view(1)["attack"]["strength"] == 4
    before.play(1, DONE)
    assert before.view(1)["seats"][1]["sites"]["drakkar-1"]["damaged"]


@rule("V-55", "V-56", "V-45")
def test_the_only_hero_with_a_fighter_and_a_sword() -> None:
    table = trapped("warrior, thor, sword", "hall", "hall: 2")
    assert "trapped lagerta thor" in table.saga
    table.lagerta("done")
    assert table.lagerta.damaged == []
    assert table.lagerta.points == 2


@rule("V-55", "V-45")
def test_other_fortifications_may_be_played_with_it() -> None:
    table = vikings(
        ragnar="hand: warrior, thor", lagerta="hand: cannon, hero-trap; village: brewery"
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "send thor", "go")
    table.lagerta("defend cannon", "defend hero-trap", "done")
    assert table.lagerta.walls == {"brewery-1": ["cannon", "hero-trap"]}
    assert table.lagerta.damaged == []


@rule("V-55", "V-46")
def test_it_has_no_effect_on_later_attacks() -> None:
    table = vikings(ragnar="hand: warrior, thor", lagerta="hand: hero-trap; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("defend hero-trap", "done")
    assert table.lagerta.walls == {"brewery-1": ["hero-trap"]}
    table.ragnar("attack lagerta brewery-1", "send thor", "go")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-55", "V-62", "V-60")
def test_a_trapped_card_is_no_strong_card_for_warfare() -> None:
    table = trapped("elf-archer, thor", "brewery-1", "village: brewery", "missions: warfare")
    table.lagerta("done")
    assert table.lagerta.damaged == ["brewery-1"]
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-55", "V-83")
def test_a_trapped_cards_other_effect_can_still_be_used() -> None:
    table = trapped("shaman", "brewery-1", "village: brewery", "deck: 2 gold")
    table.lagerta("done")
    table.ragnar("play shaman")
    assert table.ragnar.hand == ["gold", "gold"]


@rule("V-55")
def test_a_shockwave_tower_is_plain() -> None:
    table = vikings(ragnar="hand: thor", lagerta="hand: shockwave-tower; village: tavern")
    table.ragnar("attack lagerta tavern-1", "send thor", "go")
    table.lagerta("defend shockwave-tower")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("done")
    assert table.lagerta.defences["tavern-1"] == 10
    assert table.lagerta.damaged == []
