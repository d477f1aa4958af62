"""House rules: rulings of ours, played as we read them and the other way."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import Table, new_game, refused, vikings

both = pytest.mark.parametrize("on", [False, True])


def table_with(switch: str, on: bool, **words: Any) -> Table:
    return vikings(**words, options={"variants": {switch: True}} if on else None)


@rule("V-5")
@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_does_not_begin_has_a_token(on: bool, players: int) -> None:
    names = ("ragnar", "lagerta", "bjorn", "floki")[:players]
    table = new_game(*names, options={"first": 1, "variants": {"late_token": on}})
    had = [seat["hall_gold"] for seat in table.view(None)["seats"]]
    assert had == [0 if seat == 1 or not on else 1 for seat in range(players)]
    looted = [line for line in table.saga if line.startswith("looted")]
    assert len(looted) == (players - 1 if on else 0), "all are told"


@rule("V-5", "V-24", "V-51")
def test_the_token_for_waiting_is_gone_after_the_first_round() -> None:
    options = {"first": 0, "variants": {"late_token": True}}
    table = new_game("ragnar", "lagerta", options=options)
    table.end_round()
    assert [player.tokens for player in table.players] == [{}, {}]


@rule("V-25")
@both
def test_cards_kept_by_two_drakkars(on: bool) -> None:
    table = table_with(
        "one_kept",
        on,
        ragnar="hand: 2 beer, gold; village: drakkar, drakkar",
        lagerta="",
    )
    table.end_round()
    assert table.asked == ("ragnar", "keep")
    table.ragnar("keep beer")
    if not on:
        assert table.asked == ("ragnar", "keep"), "one more"
        table.ragnar("keep beer")
    assert table.round == 3
    kept = [card for card in table.ragnar.hand if card == "beer"]
    assert len(kept) >= (1 if on else 2)
    assert len(table.ragnar.hand) == 5 + (1 if on else 2)


@rule("V-51", "V-24")
@both
def test_loot_on_the_hall(on: bool) -> None:
    table = table_with(
        "hall_loot_lost",
        on,
        ragnar="village: beer-store(1); hall: 1(1 beer)",
        lagerta="",
    )
    lost = table.view(None)["seats"][0]["lost"]["beer"]
    assert lost == (1 if on else 0)
    table.end_round()
    assert table.ragnar.tokens == {"beer-store-1": 1 if on else 2}


@rule("V-61")
@both
def test_what_pays_for_another_mission(on: bool) -> None:
    words = {"ragnar": "hand: gold; missions: captain", "lagerta": ""}
    table = table_with("swap_tokens", on, **words)
    table.ragnar("play gold")
    if on:
        with refused("V-61", "swap-tokens"):
            table.ragnar("swap 1")
    else:
        table.ragnar("swap 1")
    words["ragnar"] += "; village: gold-factory(1)"
    table = table_with("swap_tokens", on, **words)
    table.ragnar("play gold", "swap 1")
    assert table.ragnar.gold == (1 if on else 0)
    assert table.ragnar.tokens == ({} if on else {"gold-factory-1": 1})


@rule("V-80", "V-24")
@both
def test_the_storage_phase_of_the_last_round(on: bool) -> None:
    table = table_with(
        "no_last_storage",
        on,
        ragnar="points: 40",
        lagerta="points: 5; village: beer-store(4)",
        achievements="king-pig",
    )
    table.end_round()
    assert table.asked == ("nobody", "over")
    assert table.lagerta.points == (5 if on else 6), "a full store gives a point"


@rule("V-80")
def test_without_enough_points_every_round_has_its_storage_phase() -> None:
    table = table_with(
        "no_last_storage",
        True,
        ragnar="points: 39",
        lagerta="points: 39; village: beer-store(4)",
        achievements="king-pig",
    )
    table.end_round()
    assert table.asked == ("nobody", "over"), "the store brought the last point"
    assert table.lagerta.points == 40


@rule("V-81")
@both
def test_heroes_and_conqueror(on: bool) -> None:
    table = table_with(
        "heroes_conquer",
        on,
        ragnar="hand: alviss",
        lagerta="",
        achievements="conqueror",
    )
    counts = [player.counts["conqueror"] for player in table.players]
    assert counts == [3 if on else 2, 2], "two Warriors each, and Alviss"
    assert table.view(None)["leaders"]["conqueror"] == ([0] if on else [0, 1])


@rule("V-82")
@both
def test_a_tie_and_somebody_who_is_not_in_it(on: bool) -> None:
    table = table_with(
        "tied_only",
        on,
        ragnar="points: 30; village: tavern",
        lagerta="points: 30",
        bjorn="points: 3; village: tavern, tavern",
        achievements="defender conqueror king-pig miner",
    )
    table.fate("tie builder")
    table.ragnar("end")
    table.lagerta("end")
    table.bjorn("end")
    assert table.asked == ("nobody", "over")
    ties = [line for line in table.saga if line.startswith("tie")]
    assert (ties == ["tie builder"]) is on, "only if Björn's two taverns are left out"
    if on:
        assert [player.place for player in table.players] == [1, 2, 3]
