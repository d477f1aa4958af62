"""After the pass, and full hands: W-34, W-37 … W-39."""

from __future__ import annotations

import pytest

from .deity_table import all_pass, count, few_people, not_allowed
from .rules import rule
from .table import wolves

# --- the pass -----------------------------------------------------------------------------------


@rule("W-34")
def test_a_pass_draws_four_at_once() -> None:
    table = wolves(anna="hand: bond", erik="hand: bond", mark="")
    table.anna("pass")
    assert len(table.anna.hand) == 5
    assert table.anna.pass_number == 1
    assert count(table, "drew anna") == 4
    assert table.asked == ("erik", "turn")


@rule("W-34", "W-103")
@pytest.mark.parametrize(
    ("victories", "drawn"),
    [
        ("coastal-raid", 5),
        ("costly-triumph", 2),
        ("coastal-raid, costly-triumph", 3),
        ("field-of-slaughter, saga-of-deeds, steel-alone", 4),
    ],
)
def test_victory_cards_change_the_draw(victories: str, drawn: int) -> None:
    table = wolves(anna=f"; victories: {victories}", erik="bond", mark="")
    table.anna("pass")
    assert len(table.anna.hand) == drawn
    table.erik("pass")
    assert len(table.erik.hand) == 4, "they change only their owner's"


@rule("W-34")
def test_the_last_pass_ends_the_round_after_its_draw() -> None:
    table = wolves(anna="bond", erik="; passed 1", mark="; passed 2")
    table.anna("pass")
    assert table.round == 2
    assert len(table.anna.hand) == 4
    saga = table.saga
    assert saga.index("passed anna 3") < saga.index("drew anna") < saga.index("placed anna")
    assert count(table, "turn") == 1, "nobody has a turn between, but the next round's first"


@rule("W-34")
def test_passes_are_numbered_in_their_order() -> None:
    table = wolves(anna="hand: bond", erik="", mark="", turn="erik")
    table.erik("pass")
    table.mark("pass")
    table.anna("lay bond anna left")
    table.erik("done")
    table.mark("done")
    assert [player.pass_number for player in table.players] == [0, 1, 2]


# --- turns after the pass -----------------------------------------------------------------------


@rule("W-37")
def test_draw_one_then_discard_one() -> None:
    table = wolves(anna="; hand: bond; passed", erik="", mark="")
    table.fate("priest")
    assert table.choices("anna") == ["draw", "done"]
    table.anna("draw")
    assert table.anna.hand == ["bond", "priest"]
    assert table.asked == ("anna", "discard-one")
    assert table.choices("anna") == ["hand bond", "hand priest"]
    table.anna("hand bond")
    assert table.anna.hand == ["priest"]
    assert table.pile == ["bond"]
    assert table.asked == ("erik", "turn")


@rule("W-37")
def test_the_drawn_card_too_may_be_discarded() -> None:
    table = wolves(anna="; hand: bond; passed", erik="", mark="")
    table.fate("priest")
    table.anna("draw", "hand priest")
    assert (table.anna.hand, table.pile) == (["bond"], ["priest"])


@rule("W-37")
def test_it_may_be_left() -> None:
    table = wolves(anna="; hand: bond; passed", erik="", mark="")
    table.anna("done")
    assert table.anna.hand == ["bond"]
    assert table.asked == ("erik", "turn")


@rule("W-37")
def test_whoever_drew_must_discard() -> None:
    table = wolves(anna="; hand: bond; passed", erik="", mark="")
    table.anna("draw")
    assert "done" not in table.choices("anna")


@rule("W-37")
def test_once_a_turn() -> None:
    table = wolves(anna="; hand: bond; passed", erik="", mark="")
    table.anna("draw", "hand bond")
    assert table.choices("anna") == []


@rule("W-37", "W-30")
def test_nothing_else_on_that_turn() -> None:
    table = wolves(
        anna="2 bond; hand: bond, plague, flank; sacrifices: 4 thrall; deities: tyr; passed",
        erik="",
        mark="",
    )
    assert table.choices("anna") == ["draw", "done"]
    for move in ("lay bond anna left", "unit anna 1", "plague 1", "flank draw", "pass"):
        with not_allowed():
            table.anna(move)
    for move in ("use tyr", "summon hel", "end"):
        with not_allowed():
            table.anna(move)


@rule("W-37", "W-39")
def test_with_twelve_cards_nothing_is_asked() -> None:
    table = wolves(anna="bond", erik="; hand: 12 any; passed", mark="bond")
    table.anna("unit anna 1")
    assert table.asked == ("mark", "turn")
    assert len(table.erik.hand) == 12


@rule("W-37", "W-39")
def test_with_eleven_a_twelfth_is_drawn() -> None:
    table = wolves(anna="; hand: 11 bond; passed", erik="", mark="")
    table.anna("draw")
    assert len(table.anna.hand) == 12
    table.anna("hand bond")
    assert len(table.anna.hand) == 11


@rule("W-37", "W-13")
@pytest.mark.parametrize("pile", ["", "hirdman"])
def test_the_last_card_can_be_drawn(pile: str) -> None:
    options = few_people(archer=12, bond=12, hirdman=12)
    table = wolves(
        anna="12 archer; passed", erik="12 bond", mark="11 hirdman", pile=pile, options=options
    )
    table.anna("draw", "hand hirdman")
    assert table.pile == ["hirdman"]


@rule("W-37", "W-43")
def test_huscarl_still_works() -> None:
    table = wolves(anna="hand: assassin", erik="huscarl priest; passed", mark="")
    table.anna("lay assassin erik right", "unit erik 2")
    assert table.asked == ("erik", "react")
    table.erik("unit erik 1")
    assert table.erik.line == ["priest", "assassin"]


@rule("W-37", "W-40")
def test_an_archers_choice_still_works() -> None:
    table = wolves(anna="priest; hand: archer", erik="archer; passed", mark="")
    table.anna("lay archer erik right")
    assert table.asked == ("erik", "target")
    table.erik("unit anna 1")
    assert table.anna.line == []


@rule("W-37", "W-81", "W-92", "W-94")
def test_passive_powers_still_work() -> None:
    table = wolves(
        anna="archer; hand: archer",
        erik="bond; deities: thor, naglfar, yggdrasil; passed",
        mark="bond; deities: fenrir; passed 2",
    )
    assert table.erik.strength == 1 + 5 - 5
    table.anna("lay archer anna left", "unit mark 1")
    assert table.asked == ("erik", "join")
    table.erik("join bond left")
    assert table.erik.line == ["bond", "bond"]


# --- others act on ------------------------------------------------------------------------------


@rule("W-38")
def test_others_may_lay_into_the_formation_of_a_player_who_passed() -> None:
    table = wolves(anna="hand: bond", erik="konung; passed", mark="")
    table.anna("lay bond erik right")
    assert table.erik.line == ["konung", "bond"]


@rule("W-38")
@pytest.mark.parametrize(
    ("intruder", "left"),
    [
        ("assassin", ["hirdman", "assassin"]),
        ("raider", ["hirdman", "raider"]),
        ("traitor", ["priest", "traitor"]),
    ],
)
def test_others_may_act_on_it(intruder: str, left: list[str]) -> None:
    table = wolves(
        anna=f"hand: {intruder}", erik="hirdman priest; hand: shield-wall; passed", mark=""
    )
    table.anna(f"lay {intruder} erik right")
    if intruder != "traitor":
        table.anna("unit erik 2")
    assert table.erik.line == left, "a Shield Wall is of no use after the pass"


@rule("W-38", "W-60")
def test_plague_too() -> None:
    table = wolves(anna="hand: plague", erik="hirdman; passed", mark="")
    table.anna("plague 3")
    assert table.erik.line == []


# --- twelve cards -------------------------------------------------------------------------------


@rule("W-39")
@pytest.mark.parametrize(("before", "after"), [(7, 11), (8, 12), (9, 12), (11, 12), (12, 12)])
def test_drawing_stops_at_twelve(before: int, after: int) -> None:
    table = wolves(anna=f"hand: {before} any", erik="bond", mark="")
    table.anna("pass")
    assert len(table.anna.hand) == after


@rule("W-39", "W-61")
def test_flank_draws_no_thirteenth() -> None:
    table = wolves(anna="hand: 11 bond, flank", erik="", mark="")
    table.anna("flank draw", "done")
    assert len(table.anna.hand) == 12


@rule("W-39", "W-61")
def test_flank_returns_only_what_the_hand_can_hold() -> None:
    table = wolves(anna="3 hirdman; hand: 11 bond, flank", erik="", mark="")
    table.anna("flank return", "unit anna 1")
    assert table.anna.line == ["hirdman", "hirdman"]
    assert len(table.anna.hand) == 12
    assert table.asked == ("erik", "turn"), "the others stay"


@rule("W-39", "W-49")
def test_an_assassins_card_takes_the_assassins_place() -> None:
    table = wolves(anna="hand: 11 bond, assassin", erik="thrall", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert len(table.anna.hand) == 12


@rule("W-39", "W-96")
def test_nidhogg_leaves_what_does_not_fit() -> None:
    table = wolves(
        anna="; sacrifices: berserk",
        erik="hand: 12 any; deities: nidhogg",
        mark="",
        hall="odin",
    )
    table.anna("summon odin", "spend berserk")
    assert table.pile == ["berserk"]
    assert len(table.erik.hand) == 12


@rule("W-39", "W-82")
def test_freya_is_not_asked_with_a_full_hand() -> None:
    table = wolves(anna="hand: plague", erik="hand: 12 any; deities: freya", mark="")
    table.anna("plague 0")
    assert table.asked == ("erik", "turn")
    assert table.pile == ["plague"]


@rule("W-39", "W-83")
def test_vidar_takes_nothing_into_a_full_hand() -> None:
    table = wolves(anna="bond; hand: 12 hirdman; deities: vidar", erik="", mark="")
    all_pass(table)
    assert table.asked == ("anna", "vidar")
    assert "unit anna 1" not in table.choices("anna")


@rule("W-39", "W-86")
def test_valkyrie_takes_nothing_into_a_full_hand() -> None:
    table = wolves(anna="bond; hand: 12 hirdman; deities: valkyrie", erik="", mark="")
    all_pass(table)
    assert table.round == 2
    assert len(table.anna.hand) == 12


@rule("W-39", "W-91")
def test_hel_works_with_a_full_hand() -> None:
    table = wolves(anna="hand: 12 bond; deities: hel", erik="", mark="", pile="2 priest")
    table.anna("use hel", "hand bond", "hand bond", "pile priest", "pile priest")
    assert table.anna.hand == ["bond"] * 10 + ["priest"] * 2
