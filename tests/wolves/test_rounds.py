"""How a round goes: W-20 … W-22, W-24 … W-26."""

from __future__ import annotations

from typing import Any

import pytest

from .deity_table import all_pass, count, main_actions, quick_round
from .rules import rule
from .table import Table, new_game, refused, wolves

LONG = {"glory": {"to_end": 30}}
NAMES = ["anna", "erik", "mark", "olga", "petr"]


# --- who starts, and the victory cards ----------------------------------------------------------


@rule("W-20")
@pytest.mark.parametrize("winner", ["anna", "erik", "mark"])
def test_first_place_starts_the_next_round(winner: str) -> None:
    lines: dict[str, Any] = dict.fromkeys(["anna", "erik", "mark"], "thrall")
    table = wolves(**lines | {winner: "berserk"}, turn="erik")
    all_pass(table)
    assert table.first == winner
    assert table.round == 2
    assert table.asked == (winner, "turn")
    assert f"round 2 {winner}" in table.saga


@rule("W-20", "W-23")
def test_second_place_does_not_start_though_it_took_a_victory_card() -> None:
    table = wolves(anna="hirdman", erik="thrall", mark="berserk", olga="")
    all_pass(table)
    table.mark(table.choices("mark")[0])
    assert (table.first, table.second) == ("mark", "anna")
    assert table.turn == "mark"


@rule("W-21")
@pytest.mark.parametrize(("players", "prizes"), [(3, 1), (4, 2), (5, 2)])
def test_prizes_by_number_of_players(players: int, prizes: int) -> None:
    table = new_game(*NAMES[:players], options=LONG)
    for round_ in range(1, 4):
        assert len(table.prizes) == prizes
        assert table.victories_left == 9 - round_ * prizes
        quick_round(table)


@rule("W-21", "W-11", "W-100")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_the_fifth_round_is_for_one_card_and_the_last(players: int) -> None:
    table = new_game(*NAMES[:players], options=LONG)
    for _ in range(4):
        assert not table.last_round
        quick_round(table)
    assert table.round == 5
    assert table.last_round
    assert len(table.prizes) == 1
    all_pass(table)
    assert table.asked == ("nobody", "over"), "there is nothing to choose, first place takes it"
    assert sum(len(player.victories) for player in table.players) == 9
    assert table.second is None


@rule("W-21", "W-100")
def test_with_three_a_prizeless_tenth_round_is_still_played() -> None:
    table = new_game("anna", "erik", "mark", options=LONG)
    for _ in range(9):
        quick_round(table)
    assert (table.round, table.prizes, table.last_round) == (10, [], True)
    assert table.asked == (table.first, "turn")
    owned = [player.victories for player in table.players]
    all_pass(table)
    assert table.asked == ("nobody", "over")
    assert [player.victories for player in table.players] == owned
    assert table.first is not None


# --- turns --------------------------------------------------------------------------------------


@rule("W-22")
def test_turns_go_clockwise() -> None:
    hand = "hand: 3 bond"
    table = wolves(anna=hand, erik=hand, mark=hand, olga=hand, turn="mark")
    turns = []
    for _ in range(9):
        turns.append(table.turn)
        table.play(table.names.index(table.turn), "lay bond anna left")
    assert turns == ["mark", "olga", "anna", "erik"] * 2 + ["mark"]


@rule("W-22", "W-37")
def test_who_passed_still_gets_turns_until_the_round_ends() -> None:
    table = wolves(anna="bond", erik="hand: 3 bond", mark="bond")
    table.anna("pass")
    table.erik("lay bond erik left")
    table.mark("pass")
    assert table.asked == ("anna", "after-pass")
    table.anna("done")
    assert table.asked == ("erik", "turn")
    table.erik("lay bond erik left")
    assert table.asked == ("mark", "after-pass")
    table.mark("draw", f"hand {table.mark.hand[0]}")
    assert table.asked == ("anna", "after-pass")
    table.anna("done")
    table.erik("pass")
    assert table.round == 2


@rule("W-22")
def test_the_last_one_in_plays_on_alone() -> None:
    table = wolves(
        anna="hand: 4 bond", erik="hand: 12 any; passed 1", mark="hand: 12 any; passed 2"
    )
    for _ in range(4):
        assert table.asked == ("anna", "turn"), "full hands have nothing to decide"
        table.anna("lay bond erik left")
    assert main_actions(table, "anna") == ["pass"]


# --- after the round ----------------------------------------------------------------------------


def a_round_with_everything() -> Table:
    return wolves(
        anna="huscarl thrall; hand: plague, konung; sacrifices: berserk, archer; deities: odin",
        erik="hirdman; hand: 2 bond; sacrifices: thrall; deities: hel"
        "; victories: field-of-slaughter",
        mark="hand: flank; deities: tyr",
        used="odin, tyr, hel",
        pile="raider",
        prizes="coastal-raid",
    )


@rule("W-24")
def test_formations_and_sacrifices_go_to_the_discard_pile() -> None:
    table = a_round_with_everything()
    all_pass(table)
    assert table.round == 2
    assert sorted(table.pile) == sorted(
        ["huscarl", "thrall", "berserk", "archer", "hirdman", "thrall", "raider"]
    )
    for player in table.players:
        assert player.line == []
        assert player.sacrifices == []
        assert player.pass_number == 0


@rule("W-24")
def test_hands_deities_and_victories_stay() -> None:
    table = a_round_with_everything()
    table.fate(*["archer"] * 11)
    all_pass(table)
    assert table.anna.hand == ["archer"] * 4 + ["konung", "plague"]
    assert table.erik.hand == ["archer"] * 4 + ["bond"] * 2
    assert table.mark.hand == ["archer"] * 3 + [*set(table.mark.hand) - {"archer", "flank"}] + [
        "flank"
    ]
    assert (table.anna.deities, table.erik.deities) == (["odin"], ["hel"])
    assert "field-of-slaughter" in table.erik.victories


@rule("W-24", "W-74")
def test_used_marks_are_cleared() -> None:
    table = a_round_with_everything()
    with refused("W-74", "used"):
        table.anna("use odin")
    all_pass(table)
    assert table.used == []


@rule("W-24", "W-64")
def test_a_standing_answer_ends_with_the_round() -> None:
    table = wolves(anna="2 bond; hand: any", erik="; declines", mark="", rules=2)
    assert table.position["declines"] == [1]
    all_pass(table)
    assert table.position["declines"] == []


@rule("W-24", "W-96")
def test_nidhogg_has_no_part_in_the_clearing() -> None:
    table = wolves(anna="sacrifices: berserk", erik="; deities: nidhogg", mark="")
    all_pass(table)
    assert "found" not in " ".join(table.saga)
    assert "berserk" in table.pile


@rule("W-25", "W-100")
def test_without_enough_glory_another_round_begins() -> None:
    table = wolves(anna="berserk", erik="", mark="", prizes="costly-triumph")
    all_pass(table)
    assert table.anna.glory == 3
    assert table.asked == ("anna", "turn")
    assert table.outcome is None


# --- no endless rounds --------------------------------------------------------------------------


@rule("W-26", "W-13")
def test_after_the_second_reshuffle_who_is_still_in_must_pass() -> None:
    table = wolves(
        anna="hand: flank",
        erik="hirdman; hand: 2 any",
        mark="2 hirdman; sacrifices: 2 thrall",
        deck="",
        reshuffles=1,
    )
    table.anna("flank draw")
    assert table.reshuffles == 2
    assert main_actions(table, "erik") == ["pass"]
    with refused("W-26", "must-pass"):
        table.erik("unit erik 1")
    table.erik("pass")
    assert main_actions(table, "mark") == ["pass"]
    table.mark("pass")
    assert table.asked == ("anna", "turn"), "her turn begins unpassed as well"
    assert main_actions(table, "anna") == ["pass"]
    table.anna("pass")
    assert table.round == 2


@rule("W-26")
def test_the_first_reshuffle_forces_nobody() -> None:
    table = wolves(anna="hand: flank", erik="hirdman; hand: any", mark="", deck="")
    table.anna("flank draw")
    assert table.reshuffles == 1
    table.erik("unit erik 1")
    assert table.erik.sacrifices == ["hirdman"]


@rule("W-26", "W-30")
def test_the_turn_of_the_second_reshuffle_is_played_to_its_end() -> None:
    table = wolves(
        anna="hand: flank; deities: heimdall, tyr", erik="", mark="", deck="", reshuffles=1
    )
    table.anna("use heimdall")
    assert table.reshuffles == 2
    if table.asked[1] == "join":
        table.anna(table.choices("anna")[0])
    table.anna("flank draw", "use tyr", "left")
    assert count(table, "used anna tyr") == 1


@rule("W-26")
def test_reshuffles_are_counted_anew_each_round() -> None:
    table = wolves(anna="berserk", erik="", mark="", reshuffles=2)
    all_pass(table)
    assert table.round == 2
    assert table.reshuffles == 0
    assert len(main_actions(table, "anna")) > 1


@rule("W-26", "W-85")
def test_baldr_brings_a_full_turn_even_then() -> None:
    table = wolves(
        anna="bond; hand: 5 bond; deities: baldr; passed", erik="2 bond", mark="", reshuffles=2
    )
    table.anna("return", "hand bond", "hand bond", "hand bond", "hand bond")
    assert "unit anna 1" in table.choices("anna"), "this turn began passed"
    table.anna("unit anna 1")
    table.erik("pass")
    table.mark("pass")
    assert main_actions(table, "anna") == ["pass"], "this one didn't"


@rule("W-26", "W-37")
def test_a_round_ends_though_others_draw_and_discard_for_ever() -> None:
    table = wolves(
        anna="12 bond 12 hirdman 8 huscarl 8 berserk",
        erik="8 thrall; hand: 11 archer; passed 1",
        mark="priest hovding konung 6 raider 6 traitor; hand: 8 assassin, 3 konung; passed 2",
        hall="ragnarok",
        deity_deck="",
    )
    turns = 0
    while main_actions(table, "anna") != ["pass"]:
        turns += 1
        table.anna("unit anna 1")
        if table.asked == ("anna", "turn"):
            table.anna("end")
        table.erik("draw", f"hand {table.erik.hand[0]}")
        table.mark("draw", f"hand {table.mark.hand[0]}")
    assert table.reshuffles == 2
    assert len(table.anna.line) > 10, "she could sacrifice for a long time yet"
