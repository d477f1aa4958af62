"""Attacking: with what, whether it succeeds, how it is declared (V-40, V-41, V-44, V-53)."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .rules import rule
from .table import Table, refused, vikings


def targets(table: Table, name: str) -> list[str]:
    """What a player may attack now."""
    return [move for move in table.choices(name) if move.startswith(("attack", "fight"))]


# --- with what (V-40) -------------------------------------------------------------------------


@rule("V-40")
@pytest.mark.parametrize("card", ["warrior", "elf-archer", "bear-rider", "shaman", "thor"])
def test_a_fighter_or_hero_attacks(card: str) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", f"send {card}", "go")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.ragnar.hand == []
    assert card in table.ragnar.played


@rule("V-40")
@pytest.mark.parametrize("hand", ["2 beer", "sword", "cannon", "scroll", "sword, mjolnir, gold"])
def test_without_a_fighter_or_hero_nothing_can_be_attacked(hand: str) -> None:
    table = vikings(ragnar=f"hand: {hand}", lagerta="village: brewery", path="undead-gold")
    assert targets(table, "ragnar") == []
    for target in ("attack lagerta brewery-1", "fight undead 1", "fight dragon"):
        with refused("V-40", "no-army"):
            table.ragnar(target)


@rule("V-40")
def test_other_cards_do_not_go_into_an_attack() -> None:
    table = vikings(ragnar="hand: warrior, beer, cannon", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1")
    assert table.choices("ragnar") == ["send warrior"]
    with refused("V-40", "no-fighter"):
        table.ragnar("send beer")
    with refused("V-40", "no-fighter"):
        table.ragnar("send cannon")


@rule("V-40")
def test_a_card_attacks_once_a_turn() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: 2 brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta brewery-2")


@rule("V-40")
def test_a_card_of_a_failed_attack_is_spent_too() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: brewery")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    with refused("V-40", "no-army"):
        table.ragnar("attack lagerta brewery-1")


@rule("V-40")
def test_what_was_not_sent_is_not_there() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior")
    with refused("V-53", "not-in-hand"):
        table.ragnar("send warrior")
    with refused("V-53", "not-in-hand"):
        table.ragnar("send pigator")


@rule("V-40")
def test_strength_is_not_split() -> None:
    table = vikings(ragnar="hand: pigator", lagerta="village: 3 brewery")
    table.ragnar("attack lagerta brewery-1", "send pigator", "go")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-40")
def test_any_number_attack_one_target_together() -> None:
    table = vikings(ragnar="hand: 2 warrior, elf-archer, shaman", lagerta="village: tavern")
    table.ragnar("attack lagerta tavern-1")
    table.ragnar("send warrior", "send warrior", "send elf-archer", "send shaman", "go")
    assert "went ragnar 5 6" in table.saga
    assert table.lagerta.damaged == []


@rule("V-40")
def test_several_heroes_attack_together() -> None:
    table = vikings(ragnar="hand: dvergar, valkyrie", lagerta="village: tavern")
    table.ragnar("attack lagerta tavern-1", "send dvergar", "send valkyrie", "go")
    assert table.lagerta.damaged == ["tavern-1"]


# --- success, and at what (V-41) --------------------------------------------------------------


@rule("V-41")
@pytest.mark.parametrize(
    ("site", "defence"),
    [
        ("brewery-1", 1),
        ("gold-factory-1", 1),
        ("beer-store-1", 3),
        ("gold-store-1", 3),
        ("drakkar-1", 3),
        ("tavern-1", 6),
        ("hall", 4),
    ],
)
def test_each_building_has_its_defence(site: str, defence: int) -> None:
    table = vikings(
        ragnar="",
        lagerta="village: brewery, gold-factory, beer-store, gold-store, drakkar, tavern; hall: 1",
    )
    assert table.lagerta.defences[site] == defence


@rule("V-41")
@pytest.mark.parametrize(("level", "defence"), [(1, 4), (2, 6), (3, 8)])
def test_a_higher_hall_is_defended_better(level: int, defence: int) -> None:
    table = vikings(ragnar="", lagerta=f"hall: {level}")
    assert table.lagerta.defences["hall"] == defence


@rule("V-41")
@pytest.mark.parametrize(
    ("sent", "succeeds"), [("elf-archer", False), ("bear-rider", True), ("bone-crusher", True)]
)
def test_strength_as_great_as_the_defence_is_enough(sent: str, succeeds: bool) -> None:
    table = vikings(ragnar=f"hand: {sent}", lagerta="village: drakkar")
    table.ragnar("attack lagerta drakkar-1", f"send {sent}", "go")
    assert table.lagerta.damaged == (["drakkar-1"] if succeeds else [])


@rule("V-41")
def test_buildings_halls_undead_and_the_dragon_are_targets() -> None:
    table = vikings(
        ragnar="hand: warrior; village: brewery",
        lagerta="village: brewery, tavern",
        bjorn="",
        path="scroll, undead-gold",
    )
    assert targets(table, "ragnar") == [
        *("attack lagerta hall", "attack lagerta brewery-1", "attack lagerta tavern-1"),
        *("attack bjorn hall", "fight undead 2", "fight dragon"),
    ]


@rule("V-41")
def test_the_own_village_is_no_target() -> None:
    table = vikings(ragnar="hand: warrior; village: brewery", lagerta="")
    with refused("V-41", "own-village"):
        table.ragnar("attack ragnar brewery-1")


@rule("V-41")
def test_where_nothing_stands_there_is_no_target() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: brewery")
    with refused("V-41", "nothing-there"):
        table.ragnar("attack lagerta brewery-2")
    with refused("V-41", "no-such-player"):
        table.ragnar("attack p3 hall")


# --- what can't be attacked, and attacks that are too weak (V-44) -----------------------------


@rule("V-44")
def test_what_is_under_construction_cannot_be_attacked() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="village: new brewery; hall: new 2")
    assert targets(table, "ragnar") == ["fight dragon"]
    with refused("V-44", "under-construction"):
        table.ragnar("attack lagerta brewery-1")
    with refused("V-44", "under-construction"):
        table.ragnar("attack lagerta hall")


@rule("V-44")
def test_what_is_damaged_cannot_be_attacked() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: 2 brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    with refused("V-44", "damaged"):
        table.ragnar("attack lagerta brewery-1")
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]


@rule("V-44")
def test_next_round_all_can_be_attacked_again() -> None:
    table = vikings(ragnar="hand: warrior; deck: warrior", lagerta="village: brewery; deck: 5 beer")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.end_round()
    table.lagerta("end")
    assert table.lagerta.damaged == []
    assert "attack lagerta brewery-1" in table.choices("ragnar")


@rule("V-44", "V-42", "V-45")
def test_an_attack_weaker_than_the_visible_defence_is_legal() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    assert table.attacked == ["lagerta"]
    assert table.lagerta.points == 1
    assert "went ragnar 1 4" in table.saga


# --- declaring (V-53) -------------------------------------------------------------------------


@rule("V-53")
def test_target_then_cards_then_go() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer, sword", lagerta="village: tavern")
    table.ragnar("attack lagerta tavern-1")
    assert table.choices("ragnar") == ["send warrior", "send elf-archer"]
    table.ragnar("send warrior", "send elf-archer")
    assert table.choices("ragnar") == ["send sword", "go"]
    table.ragnar("send sword", "go")
    assert table.saga[:5] == [
        "declared ragnar lagerta tavern-1",
        "sent ragnar warrior",
        "sent ragnar elf-archer",
        "sent ragnar sword",
        "went ragnar 6 6",
    ]


@rule("V-53")
def test_at_least_one_has_to_be_sent() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall")
    with refused("V-53", "send-somebody"):
        table.ragnar("go")


@rule("V-53")
def test_nobody_is_sent_before_a_target_is_named() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    with refused("V-53", "declare-first"):
        table.ragnar("send warrior")
    with refused("V-53", "declare-first"):
        table.ragnar("go")


@rule("V-53")
def test_there_is_one_order_of_sending_fighters_and_heroes() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer, thor", lagerta="")
    table.ragnar("attack lagerta hall", "send elf-archer")
    assert table.choices("ragnar") == ["send thor", "go"]
    with refused("V-53", "in-order"):
        table.ragnar("send warrior")


@rule("V-53")
@pytest.mark.parametrize(
    "move", ["play beer", "play shaman", "buy elf-archer", "attack lagerta hall", "claim 1", "end"]
)
def test_nothing_else_comes_in_between(move: str) -> None:
    table = vikings(
        ragnar="hand: beer, shaman, warrior; beer: 3; missions: worker",
        lagerta="village: brewery",
        this_turn={"deeds": ["bought-building"]},
    )
    table.ragnar("attack lagerta brewery-1", "send warrior")
    with refused("V-53", "declared"):
        table.ragnar(move)


@rule("V-53", "V-84")
def test_a_declaration_cannot_be_taken_back_by_a_move() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="")
    table.ragnar("attack lagerta hall")
    assert table.choices("ragnar") == ["send warrior"]


@rule("V-53", "V-45")
def test_after_go_nothing_can_be_added() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: cannon; village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.asked == ("lagerta", "defend")
    assert table.choices("ragnar") == []
    with pytest.raises(IllegalMove):
        table.ragnar("send warrior")


@rule("V-53")
def test_buildings_are_attacked_one_after_another() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: brewery, gold-factory")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.asked == ("ragnar", "turn")
    assert table.lagerta.damaged == ["brewery-1"]
    table.ragnar("attack lagerta gold-factory-1", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "gold-factory-1"]


@rule("V-53", "V-26")
def test_a_fighter_played_for_its_other_effect_may_attack_later() -> None:
    table = vikings(ragnar="hand: shaman; deck: 2 beer", lagerta="village: brewery")
    table.ragnar("play shaman")
    assert table.ragnar.hand == ["beer", "beer"]
    table.ragnar("play beer", "attack lagerta brewery-1", "send shaman", "go")
    assert table.lagerta.damaged == ["brewery-1"]
