"""The Hall and Ragnarök: W-72."""

from __future__ import annotations

from collections import Counter

import pytest

from .deity_table import all_pass, count, not_allowed
from .rules import rule
from .table import GAME, Table, wolves
from .words import RAGNAROK


@rule("W-72")
def test_the_hall_is_filled_up_at_once() -> None:
    table = wolves(
        anna="; sacrifices: berserk", erik="", mark="", hall="odin hel tyr", deity_deck=None
    )
    table.fate("thor")
    table.anna("summon odin", "spend berserk")
    assert table.hall == ["thor", "tyr", "hel"]
    assert "hall-opened thor" in table.saga


@rule("W-72")
def test_what_was_opened_can_be_summoned_in_the_same_turn() -> None:
    table = wolves(anna="; sacrifices: berserk, 3 thrall", erik="", mark="", hall="odin hel tyr")
    table.fate("thor")
    table.anna("summon odin", "spend berserk", "summon thor", *["spend thrall"] * 3)
    assert table.anna.deities == ["odin", "thor"]


@rule("W-72", "W-80")
def test_a_hall_of_four_is_not_filled_up_until_below_three() -> None:
    table = wolves(
        anna="; sacrifices: thrall, berserk, 6 bond; deities: odin",
        erik="",
        mark="",
        hall="hel loki tyr",
        gone="fafnir",
    )
    left = table.deities_left
    table.anna("use odin", "spend thrall", "deity fafnir")
    assert table.hall == ["tyr", "hel", "fafnir", "loki"]
    table.anna("summon hel", "spend berserk", "keep red")
    assert table.hall == ["tyr", "fafnir", "loki"]
    assert table.deities_left == left
    table.anna("summon loki", *["spend bond"] * 3)
    assert len(table.hall) == 3
    assert table.deities_left == left - 1


@rule("W-72", "W-80", "W-81")
def test_discarding_from_a_hall_of_four() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: odin, thor",
        erik="",
        mark="",
        hall="hel loki tyr",
        gone="fafnir",
    )
    left = table.deities_left
    table.anna("use odin", "spend thrall", "deity fafnir", "use thor", "deity hel")
    assert table.hall == ["tyr", "fafnir", "loki"]
    assert table.deities_left == left
    table.anna("deity loki")
    assert table.deities_left == left - 1


# --- Ragnarök -----------------------------------------------------------------------------------


def at_the_bottom(anna: str) -> Table:
    """The last three cards of the deity deck are left."""
    return wolves(anna=anna, erik="", mark="", hall="odin tyr hel", deity_deck="thor loki")


@rule("W-72")
def test_ragnarok_stays_in_the_hall_and_takes_a_place() -> None:
    table = at_the_bottom("hand: bond; sacrifices: 2 berserk")
    table.fate(RAGNAROK)
    table.anna("summon odin", "spend berserk")
    assert table.hall == ["tyr", "hel", RAGNAROK]
    assert table.last_round
    assert "ragnarok from_deities" in table.saga
    assert table.deities_left == 2
    table.fate("loki")
    table.anna("summon hel", "spend berserk", "keep blue")
    assert table.hall == ["tyr", "loki", RAGNAROK]


@rule("W-72", "W-100")
def test_ragnarok_makes_this_round_the_last() -> None:
    table = at_the_bottom("hand: bond; sacrifices: berserk")
    table.fate(RAGNAROK)
    table.anna("summon odin", "spend berserk", "lay bond anna left")
    assert table.asked == ("erik", "turn"), "the round goes on"
    all_pass(table)
    assert table.asked == ("nobody", "over")
    assert table.anna.place == 1


@rule("W-72")
@pytest.mark.parametrize(
    ("deity", "spend"), [("thor", False), ("fenrir", False), ("fafnir", True), ("odin", True)]
)
def test_ragnarok_is_never_a_target(deity: str, spend: bool) -> None:
    table = wolves(
        anna=f"; sacrifices: thrall; deities: {deity}",
        erik="; deities: naglfar, freya",
        mark="",
        hall="ragnarok loki valkyrie",
    )
    table.anna(f"use {deity}", *["spend thrall"] * spend)
    assert table.asked == ("anna", "deity")
    assert not any(RAGNAROK in choice for choice in table.choices("anna"))


@rule("W-72")
def test_ragnarok_cannot_be_summoned() -> None:
    table = wolves(
        anna="; sacrifices: 8 berserk",
        erik="",
        mark="",
        hall="ragnarok loki tyr",
    )
    assert [c for c in table.choices("anna") if c.startswith("summon")] == [
        "summon tyr",
        "summon loki",
    ]


@rule("W-72")
def test_with_the_deck_empty_the_hall_is_not_filled_up() -> None:
    table = wolves(
        anna="; sacrifices: 4 berserk, 2 thrall",
        erik="",
        mark="",
        hall="ragnarok loki hel",
        deity_deck="",
    )
    gone = len(table.gone)
    table.anna("summon loki", "spend berserk")
    assert table.hall == ["hel", RAGNAROK]
    table.anna("summon hel", "spend berserk", "spend thrall")
    assert table.hall == [RAGNAROK]
    assert len(table.gone) == gone, "the deity discard is not reshuffled"


@rule("W-72", "W-80")
def test_odin_can_still_bring_deities_back_then() -> None:
    table = wolves(
        anna="; sacrifices: thrall, berserk, bond; deities: odin",
        erik="",
        mark="",
        hall="ragnarok",
        deity_deck="",
    )
    table.anna("use odin", "spend thrall", "deity tyr")
    assert table.hall == ["tyr", RAGNAROK]
    table.anna("summon tyr", "spend berserk", "spend bond")
    assert table.hall == [RAGNAROK]


@rule("W-72")
def test_ragnarok_can_be_the_very_last_card() -> None:
    table = wolves(
        anna="; sacrifices: 4 berserk", erik="", mark="", hall="odin tyr hel", deity_deck=""
    )
    assert table.deities_left == 0
    table.anna("summon odin", "spend berserk")
    assert table.hall == ["tyr", "hel", RAGNAROK]
    table.anna("summon hel", "spend berserk", "keep blue")
    assert table.hall == ["tyr", RAGNAROK]
    assert count(table, "ragnarok") == 1


@rule("W-72", "W-10")
def test_in_play_it_is_as_likely_in_each_of_the_last_three_places() -> None:
    start = wolves(
        anna="; sacrifices: 5 berserk",
        erik="",
        mark="",
        hall="odin tyr freya",
        deity_deck="hel vidar",
    ).position
    places: Counter[int] = Counter()
    for seed in range(300):
        state = GAME.from_json(start | {"chance": GAME.start(3, seed).to_json()["chance"]})
        for place, deity in enumerate(("odin", "tyr", "freya"), start=1):
            for move in [f"summon {deity}", *["spend berserk"] * (1 if place == 1 else 2)]:
                state.play(0, GAME.parse(state, 0, move))
            if state.to_json()["ragnarok_in_hall"]:
                places[place] += 1
                break
    assert places.total() == 300
    assert all(70 < times < 130 for times in places.values())  # 100 each; sigma is 8.2
    assert len(places) == 3


# --- chains -------------------------------------------------------------------------------------


@rule("W-72", "W-81")
def test_thor_discards_what_his_first_blow_opened() -> None:
    table = wolves(anna="; deities: thor", erik="", mark="", hall="hel odin tyr")
    table.fate("loki")
    table.anna("use thor", "deity hel", "deity loki")
    assert table.gone == ["thor", "hel", "loki"]
    assert len(table.hall) == 3


@rule("W-72", "W-92")
def test_fenrir_discards_what_his_first_bite_opened() -> None:
    table = wolves(anna="; deities: fenrir", erik="", mark="", hall="hel odin loki")
    table.fate("thor")
    table.anna("use fenrir", "deity odin", "deity thor")
    assert table.gone == ["odin", "thor", "fenrir"]


@rule("W-72", "W-81", "W-100")
def test_a_blow_can_open_ragnarok() -> None:
    table = wolves(anna="; deities: thor", erik="", mark="", hall="hel loki odin", deity_deck="tyr")
    table.fate(RAGNAROK)
    table.anna("use thor", "deity hel")
    assert table.hall == ["odin", "loki", RAGNAROK]
    assert table.choices("anna") == ["deity loki", "done"]
    table.anna("deity loki")
    assert table.hall == ["odin", "tyr", RAGNAROK]
    assert table.last_round


@rule("W-72", "W-93")
def test_fafnirs_catch_is_replaced_too() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir", erik="", mark="", hall="hel odin tyr"
    )
    table.fate("surt")
    table.anna("use fafnir", "spend thrall", "deity hel")
    assert table.hall == ["odin", "tyr", "surt"]


@rule("W-72", "W-71")
def test_deities_discarded_from_before_a_player_leave_the_hall_alone() -> None:
    table = wolves(anna="; deities: thor", erik="; deities: hel, loki", mark="", hall="odin")
    hall = table.hall
    table.anna("use thor", "deity hel", "deity loki")
    assert table.hall == hall
    with not_allowed():
        table.anna("use thor")
