"""What the end of a turn would cost, of what could still be used."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import Table, vikings
from .test_shown import foreseen

NOTHING = {"beer": 0, "gold": 0}


def lost(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = foreseen(table, "end").get("lost", {})
    return found


@rule("V-23")
def test_with_nothing_left_to_use_nothing_is_lost() -> None:
    assert lost(vikings(ragnar="hand: ", lagerta="")) == {}


@rule("V-60")
def test_a_mission_that_is_done_is_lost_with_the_turn() -> None:
    table = vikings(ragnar="village: 2 brewery; missions: brewer", lagerta="")
    before = lost(table)["missions"]
    assert before == [0]
    table.ragnar("claim 1")
    assert lost(table) == {}


@rule("V-11")
def test_resources_that_can_buy_something_are_lost() -> None:
    table = vikings(ragnar="hand: ; beer: 3", lagerta="")
    assert lost(table)["resources"] == {"beer": 3, "gold": 0}
    table.ragnar("buy elf-archer")
    assert lost(table) == {}


@rule("V-11", "V-13")
def test_what_can_buy_nothing_is_no_loss_unless_it_can_be_exchanged() -> None:
    assert (
        lost(
            vikings(
                ragnar="hand: ; beer: 1",
                lagerta="",
                path="scroll, undead-gold, crystal, beer-mugs, scroll",
            )
        )
        == {}
    )
    table = vikings(
        ragnar="hand: ; beer: 2", lagerta="", path="scroll, undead-gold, crystal, beer-mugs, scroll"
    )
    assert lost(table)["resources"]["beer"] == 2  # a gold buys another mission


@rule("V-25")
def test_resource_cards_still_in_hand_count_as_what_they_would_give() -> None:
    table = vikings(ragnar="hand: 2 beer, gold; beer: 1", lagerta="")
    assert lost(table)["resources"] == {"beer": 3, "gold": 1}
    assert lost(table)["cards"] == []


@rule("V-26")
@pytest.mark.parametrize(
    ("card", "theirs", "matters"),
    [
        ("scroll", "", True),
        ("money-theft", "village: gold-factory(1)", True),
        ("money-theft", "", False),  # nobody has anything to steal
    ],
)
def test_a_card_that_would_do_something_is_lost(card: str, theirs: str, matters: bool) -> None:
    table = vikings(ragnar=f"hand: {card}", lagerta=theirs)
    assert lost(table).get("cards", []) == ([card] if matters else [])


@rule("V-40", "V-50")
def test_fighters_with_a_sure_target_are_lost() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="village: drakkar")
    assert (lost(table)["targets"], lost(table)["strength"]) == (1, 2)  # the Dragon
    table = vikings(ragnar="hand: 2 warrior; fought-dragon", lagerta="hall: 2")
    assert lost(table) == {}


@rule("V-24")
def test_tokens_without_room_are_lost_if_they_could_be_spent() -> None:
    table = vikings(ragnar="hand: ; hall: 1(3 gold)", lagerta="")
    assert lost(table)["tokens"] == {"beer": 0, "gold": 3}
    stored = vikings(ragnar="hand: ; village: gold-store(3)", lagerta="")
    assert lost(stored).get("tokens", NOTHING) == NOTHING
