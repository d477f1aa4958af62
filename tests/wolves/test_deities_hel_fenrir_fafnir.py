"""Hel, Fenrir and Fafnir: W-91 … W-93."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from .deity_table import extras, not_allowed, protected
from .rules import rule
from .table import GAME, refused, wolves

# --- Hel ----------------------------------------------------------------------------------------


@rule("W-91")
def test_one_card_for_one() -> None:
    table = wolves(anna="hand: bond, thrall; deities: hel", erik="", mark="", pile="konung archer")
    table.anna("use hel", "hand bond", "done")
    assert table.asked == ("anna", "hel-take")
    assert table.choices("anna") == ["pile archer", "pile konung"], "not the Bond just discarded"
    table.anna("pile konung")
    assert table.anna.hand == ["thrall", "konung"]
    assert table.anna.known == ["konung"]
    assert table.pile == ["archer", "bond"]


@rule("W-91")
def test_two_for_two() -> None:
    table = wolves(
        anna="hand: bond, thrall; deities: hel", erik="", mark="", pile="konung archer plague"
    )
    table.anna("use hel", "hand bond", "hand thrall", "pile archer", "pile plague")
    assert table.anna.hand == ["archer", "plague"]
    assert table.pile == ["bond", "thrall", "konung"]


@rule("W-91")
def test_never_three() -> None:
    table = wolves(anna="hand: 3 bond; deities: hel", erik="", mark="", pile="konung archer plague")
    table.anna("use hel", "hand bond", "hand bond")
    assert table.asked == ("anna", "hel-take")


@rule("W-91")
def test_at_least_one() -> None:
    table = wolves(anna="hand: bond; deities: hel", erik="", mark="", pile="konung")
    table.anna("use hel")
    assert table.choices("anna") == ["hand bond"]


@rule("W-91")
def test_with_one_card_in_hand_there_is_no_second_to_name() -> None:
    table = wolves(anna="hand: bond; deities: hel", erik="", mark="", pile="2 konung")
    table.anna("use hel", "hand bond")
    assert table.asked == ("anna", "hel-take")


@rule("W-91")
def test_as_many_must_be_taken() -> None:
    table = wolves(anna="hand: 2 bond; deities: hel", erik="", mark="", pile="konung archer")
    table.anna("use hel", "hand bond", "hand bond")
    assert table.choices("anna") == ["pile archer"], "named by kind in order, and two are due"
    table.anna("pile archer")
    assert table.choices("anna") == ["pile konung"]


@rule("W-91")
def test_never_more_than_the_pile_held_before() -> None:
    table = wolves(anna="hand: 3 bond; deities: hel", erik="", mark="", pile="konung")
    table.anna("use hel", "hand bond")
    assert table.asked == ("anna", "hel-take"), "a second one would find nothing"
    table.anna("pile konung")
    assert table.anna.hand == ["bond", "bond", "konung"]


@rule("W-91")
def test_another_card_of_the_same_kind_can_be_taken() -> None:
    table = wolves(anna="hand: bond, thrall; deities: hel", erik="", mark="", pile="2 bond")
    table.anna("use hel", "hand bond", "hand thrall")
    assert table.choices("anna") == ["pile bond"]
    table.anna("pile bond")
    assert table.choices("anna") == ["pile bond"], "the second of those that lay there"
    table.anna("pile bond")
    assert table.pile == ["bond", "thrall"]


def exchanges(state: Any, gives: list[str], takes: list[str]) -> list[tuple[str, str]]:
    """What is discarded and what is taken at the end of every path of choices."""
    if not str(state.to_json()["frames"][-1]["frame"]).startswith("hel"):
        return [(" ".join(gives), " ".join(takes))]
    found = []
    for move in state.legal(0):
        word, _, card = GAME.notation(state, 0, move).partition(" ")
        after = state.clone()
        after.play(0, move)
        gives_now = [*gives, card] if word == "hand" else gives
        found += exchanges(after, gives_now, [*takes, card] if word == "pile" else takes)
    return found


@rule("W-91")
def test_every_exchange_is_possible_in_one_way() -> None:
    table = wolves(
        anna="hand: 2 archer, plague; deities: hel", erik="", mark="", pile="archer, 2 konung"
    )
    table.anna("use hel")
    one = list(product(["archer", "plague"], ["archer", "konung"]))
    two = list(product(["archer archer", "archer plague"], ["archer konung", "konung konung"]))
    assert sorted(exchanges(table.state, [], [])) == sorted(one + two)


@rule("W-91", "W-74")
def test_not_without_a_hand_or_a_pile() -> None:
    table = wolves(anna="bond; deities: hel", erik="", mark="", pile="konung")
    assert extras(table, "anna") == []
    table = wolves(anna="hand: bond; deities: hel", erik="", mark="")
    assert extras(table, "anna") == []


@rule("W-91", "W-74")
def test_hel_once_per_round() -> None:
    table = wolves(anna="hand: 2 bond; deities: hel", erik="", mark="", pile="2 konung")
    table.anna("use hel", "hand bond", "done", "pile konung")
    with refused("W-74", "used"):
        table.anna("use hel")


@rule("W-91", "W-93", "W-74")
def test_a_used_hel_stays_used_with_a_new_owner() -> None:
    table = wolves(
        anna="hand: bond; sacrifices: thrall; deities: fafnir",
        erik="; deities: hel",
        mark="",
        pile="konung",
        used="hel",
    )
    table.anna("use fafnir", "spend thrall", "deity hel")
    with refused("W-74", "used"):
        table.anna("use hel")


@rule("W-91", "W-96")
def test_she_finds_what_was_just_spent() -> None:
    table = wolves(anna="hand: bond; sacrifices: berserk", erik="", mark="", hall="hel")
    table.anna("summon hel", "spend berserk", "use hel", "hand bond", "pile berserk")
    assert table.anna.hand == ["berserk"]


# --- Fenrir -------------------------------------------------------------------------------------


@rule("W-92", "W-5")
def test_five_less_for_all_others() -> None:
    table = wolves(anna="bond; deities: fenrir", erik="bond", mark="", olga="konung")
    assert [player.strength for player in table.players] == [1, -4, -5, 5]


@rule("W-92", "W-2")
def test_units_keep_their_strength() -> None:
    table = wolves(anna="; deities: fenrir", erik="bond hirdman", mark="")
    assert table.erik.strengths == [1, 3]


@rule("W-92")
@pytest.mark.parametrize(
    ("targets", "gone"),
    [
        (["done"], ["fenrir"]),
        (["deity tyr", "done"], ["tyr", "fenrir"]),
        (["deity odin", "deity tyr"], ["odin", "tyr", "fenrir"]),
    ],
)
def test_fenrir_discards_himself_and_up_to_two_blue_deities(
    targets: list[str], gone: list[str]
) -> None:
    table = wolves(
        anna="bond; deities: fenrir", erik="bond; deities: odin", mark="", hall="tyr hel loki"
    )
    table.anna("use fenrir", *targets)
    assert sorted(table.gone) == sorted(gone)
    assert table.erik.strength == 1


@rule("W-92")
def test_only_blue_ones() -> None:
    table = wolves(
        anna="; deities: fenrir",
        erik="; deities: odin, yggdrasil, loki",
        mark="",
        hall="tyr hel surt",
        gone="thor",
    )
    table.anna("use fenrir")
    assert table.choices("anna") == ["deity odin", "deity tyr", "done"]


@rule("W-92")
def test_with_no_blue_deity_he_is_discarded_all_the_same() -> None:
    table = wolves(anna="; deities: fenrir", erik="", mark="", hall="hel surt loki")
    table.anna("use fenrir")
    assert table.gone == ["fenrir"]


@rule("W-92", "W-84", "W-76")
def test_fenrir_bares_the_line_heimdall_watched() -> None:
    table = wolves(
        anna="hand: raider; deities: fenrir", erik="konung; deities: heimdall; passed", mark=""
    )
    table.anna("use fenrir", "deity heimdall", "done", "lay raider erik left")
    assert table.anna.hand == ["konung"]


@rule("W-92", "W-95")
def test_fenrir_helps_jormungand() -> None:
    table = wolves(anna="konung", erik="2 hirdman; deities: fenrir, jormungand", mark="berserk")
    table.anna("pass")
    assert table.first == "erik"


# --- Fafnir -------------------------------------------------------------------------------------


@rule("W-93")
def test_fafnir_takes_anothers_deity() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: fafnir", erik="; deities: loki, hel", mark=""
    )
    table.anna("use fafnir", "spend thrall", "deity loki")
    assert table.anna.deities == ["loki"]
    assert table.erik.deities == ["hel"]
    assert table.gone == ["fafnir"]
    assert table.anna.sacrifices == ["thrall"]


@rule("W-93", "W-70")
def test_or_one_from_the_hall_for_one_sacrifice() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir, loki, surt", erik="", mark="", hall="hel"
    )
    table.anna("use fafnir", "spend thrall", "deity hel")
    assert table.anna.deities == ["surt", "hel", "loki"]
    assert len(table.hall) == 3


@rule("W-93")
def test_not_from_the_deity_discard() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir",
        erik="",
        mark="",
        gone="loki",
        hall="hel tyr odin",
    )
    table.anna("use fafnir", "spend thrall")
    assert table.choices("anna") == ["deity odin", "deity tyr", "deity hel"]


@rule("W-93", "W-74")
def test_fafnir_needs_a_sacrifice() -> None:
    table = wolves(anna="bond; deities: fafnir", erik="; deities: loki", mark="")
    with refused("W-74", "no-sacrifice"):
        table.anna("use fafnir")


@rule("W-93", "W-72")
def test_nobody_to_take() -> None:
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: fafnir, loki",
        erik="",
        mark="",
        hall="ragnarok",
        deity_deck="",
    )
    assert extras(table, "anna") == []


@rule("W-93")
def test_fafnir_is_gone_when_used() -> None:
    table = wolves(anna="; sacrifices: 2 thrall; deities: fafnir", erik="; deities: loki", mark="")
    table.anna("use fafnir", "spend thrall", "deity loki")
    with not_allowed():
        table.anna("use fafnir")


@rule("W-93", "W-76", "W-90")
def test_fafnir_takes_surt_and_his_protection() -> None:
    table = wolves(
        anna="bond; sacrifices: thrall; deities: fafnir", erik="bond; deities: surt", mark=""
    )
    table.anna("use fafnir", "spend thrall", "deity surt")
    assert protected(table) == ["anna"]


@rule("W-93", "W-96")
def test_fafnir_takes_nidhogg_who_takes_his_sacrifice_first() -> None:
    table = wolves(
        anna="; sacrifices: berserk; deities: fafnir", erik="; deities: nidhogg", mark=""
    )
    table.anna("use fafnir", "spend berserk", "deity nidhogg")
    assert table.erik.hand == ["berserk"]
    assert table.anna.deities == ["nidhogg"]


@rule("W-93", "W-80")
def test_odin_does_not_cover_deities() -> None:
    table = wolves(
        anna="; sacrifices: thrall; deities: fafnir", erik="; deities: odin, thor", mark=""
    )
    table.anna("use fafnir", "spend thrall", "deity odin")
    assert table.anna.deities == ["odin"]
