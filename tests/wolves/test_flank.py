"""Flank (W-61), and how full a hand may be (W-39)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import refused, wolves
from .words import PEOPLE

# --- discard and draw -------------------------------------------------------------------------


@rule("W-61")
def test_discard_some_and_draw_one_more() -> None:
    table = wolves(anna="; hand: flank, archer, 2 bond, plague", erik="; hand: any", mark="")
    table.anna("flank draw")
    assert table.asked == ("anna", "flank-draw")
    table.fate("konung", "thrall", "thrall")
    table.anna("hand archer", "hand bond", "done")
    assert table.anna.hand == ["bond", "thrall", "thrall", "konung", "plague"]
    assert table.pile == ["archer", "bond", "flank"]
    assert table.asked == ("erik", "turn")


@rule("W-61")
def test_none_may_be_discarded_and_one_is_drawn() -> None:
    table = wolves(anna="; hand: flank, archer", erik="; hand: any", mark="")
    table.fate("konung")
    table.anna("flank draw", "done")
    assert table.anna.hand == ["archer", "konung"]
    assert table.pile == ["flank"]


@rule("W-61")
def test_with_nothing_else_in_hand_one_is_drawn_at_once() -> None:
    table = wolves(anna="; hand: flank", erik="; hand: any", mark="")
    table.fate("konung")
    table.anna("flank draw")
    assert table.anna.hand == ["konung"]
    assert table.asked == ("erik", "turn")


@rule("W-61")
def test_all_may_be_discarded() -> None:
    table = wolves(anna="; hand: 2 flank, archer, shield-wall", erik="", mark="")
    table.fate("konung", "thrall", "thrall", "thrall")
    table.anna("flank draw", "hand archer", "hand shield-wall", "hand flank", "done")
    assert table.anna.hand == ["thrall", "thrall", "thrall", "konung"]
    assert table.pile == ["archer", "shield-wall", "flank", "flank"]


@rule("W-61", "W-39")
@pytest.mark.parametrize("discarded", [0, 5, 11])
def test_a_hand_of_twelve_is_twelve_again(discarded: int) -> None:
    table = wolves(anna="; hand: flank, 11 archer", erik="", mark="")
    table.anna("flank draw", *["hand archer"] * discarded, "done")
    assert len(table.anna.hand) == 12
    assert table.saga.count("drew anna") == discarded + 1


@rule("W-61")
def test_the_flank_itself_is_not_among_the_cards_to_discard() -> None:
    table = wolves(anna="; hand: flank, archer", erik="", mark="")
    table.anna("flank draw")
    assert table.choices("anna") == ["hand archer", "done"]
    with refused("W-61", "not-in-hand-or-order"):
        table.anna("hand flank")


@rule("W-61")
def test_cards_are_named_in_one_order_only() -> None:
    """So that each set of cards is one choice: by kind, as they are listed."""
    table = wolves(anna="; hand: flank, archer, 2 bond, plague", erik="", mark="")
    table.anna("flank draw")
    assert table.choices("anna") == ["hand archer", "hand bond", "hand plague", "done"]
    table.anna("hand bond")
    assert table.choices("anna") == ["hand bond", "hand plague", "done"]
    table.anna("hand bond")
    assert table.choices("anna") == ["hand plague", "done"]
    with refused("W-61", "not-in-hand-or-order"):
        table.anna("hand archer")


@rule("W-61")
def test_nothing_is_discarded_before_all_are_named() -> None:
    table = wolves(anna="; hand: flank, archer, bond", erik="", mark="")
    table.anna("flank draw", "hand archer", "hand bond")
    assert len(table.anna.hand) == 2
    assert table.pile == []
    table.anna("done")
    assert "hand-discarded anna archer" in table.saga


@rule("W-61", "W-13", "W-32")
def test_discarded_cards_are_drawn_again_when_the_deck_is_empty() -> None:
    """The Flank itself is discarded only when it is resolved, so it is not among them."""
    only = {kind: {"copies": 0} for kind in PEOPLE} | {
        "flank": {"copies": 1},
        "archer": {"copies": 2},
        "bond": {"copies": 12},
        "hirdman": {"copies": 12},
        "thrall": {"copies": 9},
    }
    table = wolves(
        anna="; hand: flank, 2 archer",
        erik="12 bond",
        mark="12 hirdman 9 thrall",
        options={"people": only},
    )
    table.anna("flank draw", "hand archer", "hand archer", "done")
    assert table.anna.hand == ["archer", "archer"], "there is no third card"
    assert table.saga.count("reshuffled 2") == 1
    assert table.pile == ["flank"]


# --- return units -----------------------------------------------------------------------------


@rule("W-61")
def test_one_to_three_units_return() -> None:
    table = wolves(anna="archer bond konung thrall; hand: flank", erik="; hand: any", mark="")
    table.anna("flank return")
    assert table.choices("anna") == [f"unit anna {place}" for place in (1, 2, 3, 4)]
    table.anna("unit anna 1", "unit anna 2", "unit anna 2")
    assert table.anna.line == ["bond"]
    assert table.anna.hand == ["archer", "thrall", "konung"]
    assert table.pile == ["flank"]
    assert table.asked == ("erik", "turn"), "three are all"


@rule("W-61")
@pytest.mark.parametrize(("places", "left"), [([1], 3), ([2, 2], 2)])
def test_fewer_than_three_may_return(places: list[int], left: int) -> None:
    table = wolves(anna="archer bond konung thrall; hand: flank", erik="; hand: any", mark="")
    table.anna("flank return", *(f"unit anna {place}" for place in places), "done")
    assert len(table.anna.line) == left
    assert len(table.anna.hand) == len(places)


@rule("W-61")
def test_at_least_one_has_to_return() -> None:
    table = wolves(anna="archer bond; hand: flank", erik="", mark="")
    table.anna("flank return")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2"]


@rule("W-61")
def test_units_are_named_from_left_to_right() -> None:
    table = wolves(anna="archer bond konung; hand: flank", erik="", mark="")
    table.anna("flank return", "unit anna 2")
    assert table.choices("anna") == ["unit anna 2", "done"], "the Archer was left out"
    table.anna("unit anna 2")
    assert table.anna.line == ["archer"]
    assert table.anna.hand == ["bond", "konung"]


@rule("W-61")
def test_after_the_rightmost_there_is_nothing_more_to_name() -> None:
    table = wolves(anna="archer bond; hand: flank", erik="; hand: any", mark="")
    table.anna("flank return", "unit anna 2")
    assert table.anna.line == ["archer"]
    assert table.asked == ("erik", "turn")


@rule("W-61", "W-39")
@pytest.mark.parametrize(("others", "back"), [(11, 1), (10, 2), (9, 3), (8, 3)])
def test_no_more_return_than_the_hand_holds(others: int, back: int) -> None:
    table = wolves(anna=f"4 thrall; hand: flank, {others} any", erik="; hand: any", mark="")
    table.anna("flank return", *["unit anna 1"] * back)
    assert len(table.anna.hand) == others + back
    assert len(table.anna.line) == 4 - back
    assert table.asked == ("erik", "turn")


@rule("W-61")
def test_only_own_units_return_and_there_must_be_one() -> None:
    table = wolves(anna="; hand: flank", erik="archer", mark="")
    with refused("W-61", "flank-empty-line"):
        table.anna("flank return")
    table = wolves(anna="2 bond; hand: flank", erik="archer", mark="")
    table.anna("flank return")
    assert table.choices("anna") == ["unit anna 1", "unit anna 2"]


@rule("W-61", "W-6")
def test_units_that_return_are_known() -> None:
    table = wolves(anna="archer bond; hand: flank, any", erik="", mark="")
    table.anna("flank return", "unit anna 2")
    assert table.anna.known == ["bond"]


@rule("W-61", "W-76")
def test_a_protected_line_lets_its_owners_units_go() -> None:
    table = wolves(anna="archer bond; hand: flank; deities: surt", erik="", mark="")
    table.anna("flank return", "unit anna 1", "unit anna 1")
    assert table.anna.hand == ["archer", "bond"]


@rule("W-61", "W-62")
@pytest.mark.parametrize(("move", "then"), [("return", "unit anna 1"), ("draw", "done")])
def test_nobody_reacts_to_a_flank(move: str, then: str) -> None:
    table = wolves(anna="huscarl; hand: flank, shield-wall", erik="; hand: any", mark="")
    table.anna(f"flank {move}", then)
    assert table.asked == ("erik", "turn")
