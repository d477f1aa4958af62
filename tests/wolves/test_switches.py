"""House rules: rulings of ours, played as we read them and the other way."""

from __future__ import annotations

from typing import Any

import pytest

from .deity_table import all_pass, extras
from .rules import rule
from .table import Table, refused, wolves


def table_with(switch: str, on: bool, **words: Any) -> Table:
    return wolves(**words, options={"variants": {switch: True}} if on else None)


both = pytest.mark.parametrize("on", [False, True])


@rule("W-76", "W-92")
@both
def test_fenrir_and_protected_lines(on: bool) -> None:
    table = table_with(
        "fenrir_stopped",
        on,
        anna="bond; deities: fenrir",
        erik="huscarl; deities: surt",
        mark="huscarl; passed 1; deities: heimdall",
        frida="huscarl",
    )
    reached = 2 - 5
    stopped = 2 if on else reached
    strengths = [table.erik.strength, table.mark.strength, table.frida.strength]
    assert strengths == [stopped, stopped, reached]
    shown = table.view(None)["seats"][1]
    assert shown["units"] + sum(each["change"] for each in shown["modifiers"]) == stopped


@rule("W-80")
@both
def test_odin_returns_a_deity(on: bool) -> None:
    words = {"erik": "deities: thor", "mark": "", "gone": "loki"}
    table = table_with("odin_returns_free", on, anna="deities: odin", **words)
    assert extras(table, "anna") == (["use odin"] if on else [])
    table = table_with("odin_returns_free", on, anna="sacrifices: thrall; deities: odin", **words)
    table.anna("use odin")
    if not on:
        table.anna("spend thrall")
    table.anna("deity loki")
    assert "loki" in table.hall
    assert table.used == ["odin"]
    assert table.anna.sacrifices == (["thrall"] if on else [])


@rule("W-80")
def test_played_otherwise_odin_still_pays_for_discarding() -> None:
    words = {"erik": "deities: thor", "mark": "", "gone": "loki"}
    anna = "deities: odin"
    table = table_with("odin_returns_free", True, anna=anna, **words)
    table.anna("use odin")
    assert table.choices("anna") == ["deity loki"], "nothing to pay with"
    anna = "sacrifices: thrall; deities: odin"
    table = table_with("odin_returns_free", True, anna=anna, **words)
    table.anna("use odin", "deity thor")
    assert table.asked == ("anna", "pay")
    assert table.view("anna")["seats"][1]["deities"] == ["thor"], "not before it is paid"
    table.anna("spend thrall")
    assert table.gone == ["thor", "loki"]
    assert table.anna.sacrifices == []
    words = {"erik": "", "mark": "", "gone": ""}
    table = table_with("odin_returns_free", True, anna=anna, **words)
    with refused("W-74", "nothing-to-use-it-on"):
        table.anna("use odin")


@rule("W-52", "W-40")
@both
def test_an_archer_and_itself(on: bool) -> None:
    surt = "huscarl; deities: surt"
    table = table_with("other_unit", on, anna="archer; hand: archer, bond", erik=surt, mark="")
    table.anna("lay archer anna right")
    if on:
        table.nobody_reacts()
        assert table.anna.line == ["archer"], "the other one was the only target"
        assert "destroyed anna 1 archer" in table.saga
    else:
        assert table.choices("anna") == ["unit anna 1", "unit anna 2"]


@rule("W-52", "W-49")
@both
def test_an_assassin_and_itself(on: bool) -> None:
    words = {"erik": "", "mark": "bond bond"}
    table = table_with("other_unit", on, anna="hand: assassin", **words)
    table.anna("lay assassin erik left")
    assert table.erik.line == (["assassin"] if on else []), "there is nobody else"
    table = table_with("other_unit", on, anna="hand: assassin", **words)
    table.anna("lay assassin mark right")
    targets = ["unit mark 1", "unit mark 2", "unit mark 3"]
    assert table.choices("anna") == (targets[:2] if on else targets)
    if on:
        with refused("W-52", "itself"):
            table.anna("unit mark 3")


@rule("W-61")
@both
def test_flank_without_a_card(on: bool) -> None:
    table = table_with("flank_discards", on, anna="hand: flank", erik="", mark="")
    assert ("flank draw" in table.choices("anna")) is not on
    if on:
        with refused("W-61", "flank-no-card"):
            table.anna("flank draw")
    table = table_with("flank_discards", on, anna="hand: flank, 2 bond", erik="", mark="")
    table.anna("flank draw")
    assert ("done" in table.choices("anna")) is not on
    if on:
        with refused("W-61", "must-choose"):
            table.anna("done")
    table.anna("hand bond", "done")
    assert len(table.anna.hand) == 3


@rule("W-91")
@both
def test_hel_and_what_was_just_discarded(on: bool) -> None:
    words = {"erik": "", "mark": ""}
    anna = "hand: bond, thrall; deities: hel"
    table = table_with("hel_takes_back", on, anna=anna, pile="konung", **words)
    table.anna("use hel", "hand bond")
    if on:  # a second card finds something too
        table.anna("done")
    assert table.choices("anna") == (["pile bond", "pile konung"] if on else ["pile konung"])
    table = table_with("hel_takes_back", on, anna=anna, **words)
    assert extras(table, "anna") == (["use hel"] if on else []), "with an empty pile"


@rule("W-74", "W-93")
@both
def test_a_new_owner_of_a_used_deity(on: bool) -> None:
    table = table_with(
        "powers_anew",
        on,
        anna="bond; sacrifices: thrall; deities: fafnir",
        erik="deities: tyr",
        mark="",
        used="tyr",
    )
    table.anna("use fafnir", "spend thrall", "deity tyr")
    assert table.used == ([] if on else ["tyr"])
    assert extras(table, "anna") == (["use tyr"] if on else [])


@rule("W-101")
@both
def test_second_place_in_a_tie(on: bool) -> None:
    worth = {
        "coastal-raid": {"glory": 3},
        "field-of-slaughter": {"glory": 1},
        "costly-triumph": {"glory": 2},
        "saga-of-deeds": {"glory": 1, "each": 0},
    }
    table = wolves(
        anna="; victories: coastal-raid",
        erik="berserk; victories: field-of-slaughter",
        mark="konung",
        olga="",
        prizes="costly-triumph saga-of-deeds",
        last_round=True,
        options={"victories": worth, "variants": {"first_breaks_ties": on}},
    )
    all_pass(table)
    table.mark("victory saga-of-deeds")
    assert table.outcome is not None
    assert table.outcome.scores == (3, 3, 1, 0)
    ranks = [player.place for player in table.players]
    assert ranks == ([1, 1, 3, 4] if on else [2, 1, 3, 4]), "Erik was second in the last round"


@rule("W-43", "W-62")
def test_a_huscarl_does_not_parry_the_own_traitor() -> None:
    table = wolves(anna="huscarl; hand: traitor", erik="hirdman", mark="")
    table.anna("lay traitor erik left")
    while table.asked[1] == "react":
        assert table.asked[0] == "erik", "Anna has no Shield Wall, and nobody came to her line"
        table.erik("done")
    assert table.asked == ("anna", "join")
