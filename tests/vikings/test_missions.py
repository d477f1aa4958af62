"""Claiming and swapping missions (V-60, V-61, V-22)."""

from __future__ import annotations

from .rules import rule
from .table import refused, vikings

# --- claiming (V-60) --------------------------------------------------------------------------


@rule("V-60")
def test_a_fulfilled_mission_gives_its_points_at_once() -> None:
    table = vikings(ragnar="missions: shield, captain; village: drakkar", lagerta="")
    table.ragnar("claim 2")
    assert table.ragnar.points == 3
    assert table.ragnar.missions == ["shield", None]
    assert table.ragnar.done == 1
    assert "claimed ragnar captain" in table.saga


@rule("V-60")
def test_a_mission_that_is_not_fulfilled_cannot_be_claimed() -> None:
    table = vikings(ragnar="missions: captain; village: tavern", lagerta="")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-60")
def test_at_most_one_mission_a_round() -> None:
    table = vikings(ragnar="missions: innkeeper, captain; village: drakkar, tavern", lagerta="")
    table.ragnar("claim 1")
    with refused("V-60", "claimed"):
        table.ragnar("claim 2")
    table.end_round()
    table.lagerta("end")
    assert "claim 2" in table.choices("ragnar")


@rule("V-60")
def test_an_empty_slot_holds_nothing_to_claim() -> None:
    table = vikings(ragnar="missions: -, captain", lagerta="")
    with refused("V-60", "no-mission"):
        table.ragnar("claim 1")


@rule("V-60")
def test_only_in_the_own_turn() -> None:
    table = vikings(ragnar="", lagerta="missions: captain; village: drakkar")
    assert table.choices("lagerta") == []
    table.ragnar("end")
    table.lagerta("claim 1")
    assert table.lagerta.points == 3


@rule("V-60")
def test_a_mission_need_not_be_claimed() -> None:
    table = vikings(ragnar="missions: captain; village: drakkar", lagerta="")
    table.ragnar("end")
    assert table.ragnar.missions[0] == "captain"


@rule("V-60", "V-61")
def test_what_was_done_before_the_mission_came_counts() -> None:
    table = vikings(
        ragnar="gold: 3; missions: captain", lagerta="", mission_deck="worker", under="beer"
    )
    table.ragnar("build brewery", "swap 1", "claim 1")
    assert table.ragnar.points == 1


@rule("V-60")
def test_what_was_done_in_an_earlier_turn_does_not_count() -> None:
    table = vikings(ragnar="gold: 2; missions: worker, shield", lagerta="")
    table.ragnar("build brewery")
    table.end_round()
    table.lagerta("end")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-60")
def test_what_somebody_else_did_does_not_count() -> None:
    table = vikings(ragnar="gold: 2", lagerta="missions: worker")
    table.ragnar("build brewery", "end")
    with refused("V-60", "not-fulfilled"):
        table.lagerta("claim 1")


@rule("V-60", "V-34")
def test_having_is_looked_at_when_claimed() -> None:
    table = vikings(ragnar="missions: captain; village: drakkar", lagerta="")
    table.ragnar("dismantle drakkar-1")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-60", "V-34")
def test_having_done_is_not_undone() -> None:
    table = vikings(ragnar="missions: worker; gold: 2", lagerta="")
    table.ragnar("build brewery", "dismantle brewery-1", "claim 1")
    assert table.ragnar.points == 1


@rule("V-60", "V-48")
def test_an_attack_mission_can_be_claimed_before_the_points_for_the_attack() -> None:
    table = vikings(ragnar="hand: warrior; missions: attacker", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "claim 1")
    assert table.ragnar.points == 1
    table.ragnar("end")
    assert table.ragnar.points == 2


@rule("V-60", "V-22")
def test_the_empty_slot_is_filled_in_the_next_draw_phase() -> None:
    table = vikings(ragnar="missions: captain, shield; village: drakkar", lagerta="")
    table.ragnar("claim 1")
    assert table.ragnar.missions == [None, "shield"]
    table.end_round()
    assert None not in table.ragnar.missions


# --- swapping (V-61) --------------------------------------------------------------------------


@rule("V-61")
def test_for_a_gold_a_mission_goes_under_the_deck_and_the_top_one_comes() -> None:
    table = vikings(ragnar="gold: 2; missions: captain, shield", lagerta="", under="beer")
    table.fate("mission worship")
    table.ragnar("swap 1")
    assert table.ragnar.missions == ["worship", "shield"]
    assert table.missions_under == ["beer", "captain"]
    assert table.ragnar.gold == 1


@rule("V-61")
def test_a_token_pays_for_it_too() -> None:
    table = vikings(ragnar="village: gold-factory(1); missions: captain", lagerta="")
    table.ragnar("swap 1")
    assert table.ragnar.tokens == {}


@rule("V-61")
def test_once_a_turn() -> None:
    table = vikings(ragnar="gold: 2; missions: captain, shield", lagerta="")
    table.ragnar("swap 1")
    with refused("V-61", "swapped"):
        table.ragnar("swap 2")


@rule("V-61")
def test_not_without_gold() -> None:
    table = vikings(ragnar="beer: 1; missions: captain", lagerta="")
    with refused("V-61", "too-dear"):
        table.ragnar("swap 1")


@rule("V-61")
def test_not_with_an_empty_deck() -> None:
    table = vikings(ragnar="gold: 1; missions: captain", lagerta="", mission_deck="")
    with refused("V-61", "no-missions-left"):
        table.ragnar("swap 1")


@rule("V-61")
def test_what_was_put_under_comes_back_in_its_order() -> None:
    table = vikings(
        ragnar="gold: 1; missions: captain", lagerta="", mission_deck="", under="beer, shield"
    )
    table.ragnar("swap 1")
    assert table.ragnar.missions[0] == "beer"
    assert table.missions_under == ["shield", "captain"]


@rule("V-61")
def test_it_never_fills_an_empty_slot() -> None:
    table = vikings(ragnar="gold: 2; missions: captain; village: drakkar", lagerta="")
    table.ragnar("claim 1")
    with refused("V-61", "no-mission"):
        table.ragnar("swap 1")


@rule("V-61", "V-60")
def test_a_mission_swapped_in_may_be_claimed_the_same_turn() -> None:
    table = vikings(
        ragnar="gold: 1; village: drakkar; missions: shield", lagerta="", mission_deck="captain"
    )
    table.ragnar("swap 1", "claim 1")
    assert table.ragnar.points == 3


@rule("V-61")
def test_swapping_is_possible_after_claiming_the_other_one() -> None:
    table = vikings(ragnar="gold: 1; missions: captain, shield; village: drakkar", lagerta="")
    table.ragnar("claim 1", "swap 2")
    assert table.ragnar.missions[0] is None
    assert table.missions_under == ["shield"]
