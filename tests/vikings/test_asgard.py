"""When an Asgard card is due, and how it is taken (V-70)."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import GAME, Table, refused, vikings


def claims(points: int, **said: Any) -> Table:
    """Ragnar had so many points and has just got two more for a mission."""
    table = vikings(
        ragnar=f"points: {points}; village: drakkar; missions: captain", lagerta="", **said
    )
    table.ragnar("claim 1")
    return table


# --- thresholds -------------------------------------------------------------------------------


@rule("V-70")
@pytest.mark.parametrize("points", [2, 3, 4, 9, 11, 17, 19])
def test_a_card_is_due_on_reaching_or_passing_a_threshold(points: int) -> None:
    assert claims(points).asked == ("ragnar", "asgard")


@rule("V-70")
@pytest.mark.parametrize("points", [0, 1, 5, 6, 8, 12, 16, 20, 30])
def test_between_the_thresholds_none_is(points: int) -> None:
    assert claims(points).asked == ("ragnar", "turn")


@rule("V-70")
def test_each_threshold_gives_one_card() -> None:
    table = claims(4, asgard="thor, grendel")
    table.ragnar("asgard 1")
    assert table.asked == ("ragnar", "turn")
    assert table.position["seats"][0]["gates"] == 1


@rule("V-70")
def test_several_thresholds_passed_at_once_give_cards_one_after_another() -> None:
    table = vikings(
        ragnar="hand: 5 elf-archer; points: 4", lagerta="village: 3 brewery, 2 gold-factory"
    )
    for site in ("brewery-1", "brewery-2", "brewery-3", "gold-factory-1", "gold-factory-2"):
        table.ragnar(f"attack lagerta {site}", "send elf-archer", "go")
    table.ragnar("end")
    assert table.ragnar.points == 13
    for _ in range(2):
        assert table.asked == ("ragnar", "asgard")
        table.ragnar("asgard 3")
    assert table.asked == ("lagerta", "turn")
    assert len(table.ragnar.played) == 5 + 2


# --- taking -----------------------------------------------------------------------------------


@rule("V-70")
@pytest.mark.parametrize(
    ("place", "taken", "left"),
    [
        (1, "thor", ["dvergar", "grendel"]),
        (2, "grendel", ["thor", "dvergar"]),
        (3, "dvergar", ["thor", "grendel"]),
    ],
)
def test_one_of_three_open_cards_is_taken(place: int, taken: str, left: list[str]) -> None:
    table = vikings(
        ragnar="points: 4; village: drakkar; missions: captain", lagerta="", asgard="thor, grendel"
    )
    table.fate("dvergar")
    table.ragnar("claim 1")
    assert table.asgard == ["thor", "grendel", "dvergar"]
    assert table.choices("ragnar") == ["asgard 1", "asgard 2", "asgard 3"]
    table.ragnar(f"asgard {place}")
    assert table.ragnar.played == [taken]
    assert table.asgard == left
    assert f"asgard-taken ragnar {taken}" in table.saga


@rule("V-70")
def test_it_is_obligatory() -> None:
    table = claims(4)
    with refused("V-70", "only-asgard"):
        table.ragnar("done")
    with refused("V-70", "not-now"):
        table.ragnar("end")


@rule("V-70", "V-26")
def test_the_card_cannot_be_used_this_round() -> None:
    table = claims(4, asgard="treasure-chest, thor")
    table.ragnar("asgard 1")
    with refused("V-26", "not-in-hand"):
        table.ragnar("play treasure-chest")


@rule("V-70", "V-25")
def test_it_comes_to_the_discard_with_the_played_cards() -> None:
    table = vikings(
        ragnar="points: 4; village: drakkar; missions: captain; deck: 5 beer",
        lagerta="",
        asgard="thor, grendel",
    )
    table.ragnar("claim 1", "asgard 1")
    table.end_round()
    assert "thor" in table.ragnar.discard


# --- out of turn, and whose first -------------------------------------------------------------


@rule("V-70", "V-45")
def test_the_defender_takes_a_card_in_the_attackers_turn() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="points: 4; village: brewery")
    table.ragnar("attack lagerta hall", "send warrior", "go")
    assert table.asked == ("lagerta", "asgard")
    table.lagerta("asgard 1")
    assert table.asked == ("ragnar", "turn")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-70", "V-49")
def test_a_card_for_full_defence_comes_before_the_next_turn() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="points: 3", bjorn="")
    table.ragnar("attack lagerta hall", "send warrior", "go", "end")
    assert table.asked == ("lagerta", "asgard")
    table.lagerta("asgard 1")
    assert table.asked == ("lagerta", "turn")


@rule("V-70", "V-47")
def test_a_damage_bonus_brings_a_card_in_the_middle_of_the_turn() -> None:
    table = vikings(ragnar="hand: pigator, warrior; points: 4", lagerta="village: tavern, brewery")
    table.ragnar("attack lagerta tavern-1", "send pigator", "go")
    assert table.asked == ("ragnar", "asgard")
    table.ragnar("asgard 2", "attack lagerta brewery-1", "send warrior", "go")
    assert table.lagerta.damaged == ["brewery-1", "tavern-1"]


@rule("V-70", "V-24")
def test_cards_are_due_in_the_storage_phase_from_the_first_player_on() -> None:
    full = "points: 4; village: beer-store(4)"
    table = vikings(ragnar=full, lagerta=full, bjorn=full, first="lagerta", turn="ragnar")
    table.ragnar("end")
    for name in ("lagerta", "bjorn", "ragnar"):
        assert table.asked == (name, "asgard")
        table.players[table.names.index(name)]("asgard 1")
    assert table.round == 3


@rule("V-70")
def test_of_several_players_due_the_active_one_is_first_then_clockwise() -> None:
    before = vikings(
        ragnar="", lagerta="", bjorn="hand: beer", first="lagerta", turn="bjorn", gained=True
    )
    position = before.position
    for seat in position["seats"]:
        seat |= {"points": 5, "gates": 0}
    table = Table(before.names, GAME.from_json(position))
    table.bjorn("play beer")
    for name in ("bjorn", "ragnar", "lagerta"):
        assert table.asked == (name, "asgard")
        table.players[table.names.index(name)]("asgard 1")
    assert table.asked == ("bjorn", "turn")


# --- an empty deck ----------------------------------------------------------------------------


@rule("V-70")
def test_an_empty_deck_gives_no_more_cards() -> None:
    table = claims(4, asgard="thor, grendel", asgard_deck=0)
    assert table.asked == ("ragnar", "turn")
    assert "asgard-empty ragnar" in table.saga
    assert table.asgard == ["thor", "grendel"]
    assert table.ragnar.played == []


@rule("V-70")
def test_the_last_card_of_the_deck_can_still_be_had() -> None:
    table = claims(4, asgard="thor, grendel", asgard_deck=1)
    table.ragnar("asgard 1")
    assert table.ragnar.played == ["thor"]
    assert (len(table.asgard), table.asgard_left) == (2, 0)


@rule("V-70")
def test_two_cards_due_and_one_left() -> None:
    table = vikings(
        ragnar="hand: 5 elf-archer; points: 4",
        lagerta="village: 3 brewery, 2 gold-factory",
        asgard_deck=1,
    )
    for site in ("brewery-1", "brewery-2", "brewery-3", "gold-factory-1", "gold-factory-2"):
        table.ragnar(f"attack lagerta {site}", "send elf-archer", "go")
    table.ragnar("end", "asgard 1")
    assert "asgard-empty ragnar" in table.saga
    assert table.asked == ("lagerta", "turn")


TAKE_FROM_OPEN = {"variants": {"take_from_open": True}}


@rule("V-70")
def test_by_an_option_the_two_open_cards_are_given_then() -> None:
    table = claims(4, asgard="thor, grendel", asgard_deck=0, options=TAKE_FROM_OPEN)
    assert table.choices("ragnar") == ["asgard 1", "asgard 2"]
    table.ragnar("asgard 2")
    assert table.ragnar.played == ["grendel"]
    assert table.asgard == ["thor"]


@rule("V-70")
def test_by_that_option_too_there_is_an_end_of_cards() -> None:
    table = claims(4, asgard="-, -", asgard_deck=0, options=TAKE_FROM_OPEN)
    assert table.asked == ("ragnar", "turn")
    assert "asgard-empty ragnar" in table.saga


@rule("V-70", "V-47")
def test_by_that_option_a_hall_of_level_three_offers_the_open_cards() -> None:
    table = vikings(
        ragnar="hand: pigator, bone-crusher",
        lagerta="hall: 3",
        asgard="thor, grendel",
        asgard_deck=0,
        options=TAKE_FROM_OPEN,
    )
    table.ragnar("attack lagerta hall", "send bone-crusher", "send pigator", "go", "take")
    assert table.choices("ragnar") == ["asgard 1", "asgard 2"]


@rule("V-70", "V-47")
def test_an_offer_is_void_if_a_threshold_took_the_last_card_before_it() -> None:
    table = vikings(
        ragnar="hand: grendel; points: 4",
        lagerta="hall: 3",
        asgard="thor, alviss",
        asgard_deck=1,
        options={"halls": {"3": {"points": 1}}},
    )
    table.ragnar("attack lagerta hall", "send grendel", "go")
    while table.asked != ("ragnar", "turn"):
        table.ragnar(table.choices("ragnar")[0])
    assert len(table.asgard) == 2
    assert len(table.ragnar.played) == 2
