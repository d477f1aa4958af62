"""What an attack on each target is up against, by what its player may know: compared with the
worlds that look alike to them."""

from __future__ import annotations

from typing import Any

import pytest
from effort import many

from meadhall.kernel import seeded

from .rules import rule
from .table import GAME, Table, vikings
from .test_shown import foreseen

FORTS = {"cannon": 2, "chicken-tower": 3, "sheep-cannon": 6}


def aim(table: Table, move: str) -> dict[str, Any]:
    found: dict[str, Any] = foreseen(table, move)["aim"]
    return found


@rule("V-44")
def test_an_attack_that_cannot_win_says_how_much_it_lacks() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: tavern")
    shown = aim(table, "attack p2 tavern-1")
    assert (shown["strength"], shown["defence"], shown["short"]) == (2, 6, 4)
    assert shown["chance"] == 0
    assert shown["repelled"] == 2


@rule("V-40", "V-53", "V-56")
def test_all_that_can_go_goes_boosters_with_a_fighter_only() -> None:
    table = vikings(ragnar="hand: warrior, sword, odins-boost", lagerta="village: drakkar")
    assert aim(table, "attack p2 drakkar-1")["strength"] == 1 + 3 + 3
    table = vikings(ragnar="hand: thor, sword", lagerta="village: drakkar")
    assert aim(table, "attack p2 drakkar-1")["strength"] == 7
    table = vikings(ragnar="hand: grendel", lagerta="village: drakkar; hall: 2")
    drakkar, hall = aim(table, "attack p2 drakkar-1"), aim(table, "attack p2 hall")
    assert hall["strength"] == drakkar["strength"] + 2


@rule("V-47", "V-48")
def test_what_success_brings_is_said_of_each_target() -> None:
    table = vikings(ragnar="hand: thor", lagerta="village: tavern, beer-store(2)")
    assert aim(table, "attack p2 tavern-1")["prize"] == {"points": 2}
    store = aim(table, "attack p2 beer-store-1")
    assert store["prize"] == {"tokens": 1, "resource": "beer"}
    assert store["later"] == 1


@rule("V-50")
def test_nobody_defends_a_monster() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: 2 cannon", path="undead-gold")
    dragon = aim(table, "fight dragon")
    assert (dragon["chance"], dragon["hidden"], dragon["most"]) == (100, 0, 0)
    undead = aim(table, "fight undead 1")
    assert (undead["chance"], undead["short"]) == (0, undead["defence"] - 1)
    assert undead["prize"] == {"points": 1, "tokens": 1, "resource": "gold"}


@rule("V-45")
@pytest.mark.parametrize("hand", ["cannon, beer", "2 gold", "beer, gold"])
def test_the_chance_is_the_share_of_hands_that_cannot_stop_it(hand: str) -> None:
    """Four unseen cards, one of them a Cannon, two of them in the hand: whichever they are."""
    rest = {"cannon, beer": "2 gold", "2 gold": "cannon, beer", "beer, gold": "cannon, gold"}
    table = vikings(
        ragnar="hand: 3 warrior",
        lagerta=f"hand: {hand}; deck: {rest[hand]}; village: drakkar, brewery",
    )
    drakkar = aim(table, "attack p2 drakkar-1")
    assert (drakkar["hidden"], drakkar["most"], drakkar["chance"]) == (2, 2, 50)
    assert aim(table, "attack p2 brewery-1")["chance"] == 100  # 3 against 1 and 2 more


@rule("V-45", "V-54")
def test_what_is_known_of_a_hand_counts() -> None:
    mine = "hand: 3 warrior"
    theirs = "hand: cannon, beer; deck: 2 gold; village: drakkar"
    known = vikings(ragnar=mine, lagerta=f"{theirs}; known: cannon")
    shown = aim(known, "attack p2 drakkar-1")
    assert (shown["hidden"], shown["most"], shown["chance"]) == (1, 2, 0)
    bare = vikings(
        ragnar=mine, lagerta="hand: 2 beer; deck: cannon, gold; bare: 1; village: drakkar"
    )
    shown = aim(bare, "attack p2 drakkar-1")
    assert (shown["hidden"], shown["chance"]) == (1, 67)  # one card of three may be the Cannon


@rule("V-54")
def test_an_assassin_takes_what_the_defender_can_spare_most() -> None:
    theirs = "hand: cannon, chicken-tower; known: cannon, chicken-tower; village: drakkar"
    table = vikings(ragnar="hand: 3 warrior", lagerta=theirs)
    assert aim(table, "attack p2 drakkar-1")["most"] == 5
    table = vikings(ragnar="hand: assassin, 3 warrior", lagerta=theirs)
    assert aim(table, "attack p2 drakkar-1")["most"] == 3


@rule("V-55")
def test_a_trap_may_take_the_strongest_heroes_first() -> None:
    theirs = "hand: hero-trap; known: hero-trap; village: drakkar"
    table = vikings(ragnar="hand: thor, bone-crusher", lagerta=theirs)
    assert aim(table, "attack p2 drakkar-1")["most"] == 7
    table = vikings(ragnar="hand: warrior, sword", lagerta=theirs)
    shown = aim(table, "attack p2 drakkar-1")
    assert (shown["strength"], shown["most"]) == (4, 4)  # with its Fighter the Sword is gone too


@rule("V-53")
def test_while_forces_are_chosen_the_chance_is_theirs() -> None:
    table = vikings(
        ragnar="hand: warrior, bone-crusher",
        lagerta="hand: cannon, beer; deck: 2 gold; village: drakkar",
    )
    table.ragnar("attack lagerta drakkar-1")
    assert foreseen(table, "send bone-crusher")["chance"] == 50
    table.ragnar("send warrior")
    assert foreseen(table, "go")["aim"]["chance"] == 0
    assert foreseen(table, "send bone-crusher")["chance"] == 100


@rule("V-6", "V-45")
def test_the_chance_is_how_often_it_holds_in_worlds_one_can_imagine() -> None:
    theirs = "hand: cannon, chicken-tower, 2 beer; deck: sheep-cannon, cannon, 3 gold, beer"
    table = vikings(ragnar="hand: 2 bone-crusher", lagerta=f"{theirs}; village: drakkar")
    shown = aim(table, "attack p2 drakkar-1")
    spare = shown["strength"] - shown["defence"]
    worlds = many(400, long=2000)
    won = 0
    for number in range(worlds):
        hand = GAME.imagine(table.state, 0, seeded(number)).view(1)["hand"]
        won += sum(FORTS.get(card, 0) * count for card, count in hand.items()) <= spare
    assert abs(100 * won / worlds - shown["chance"]) < 8
