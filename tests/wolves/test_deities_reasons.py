"""What deities and rounds forbid is refused with the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from meadhall.kernel import IllegalMove

from .deity_table import all_pass, few_people
from .rules import rule
from .table import Table, refused, wolves

PASSIVE = (
    *("freya", "vidar", "valkyrie", "yggdrasil", "surt"),
    *("naglfar", "jormungand", "nidhogg", "loki"),
)


@dataclass
class Case:
    """A table, what anna does there, and the move of hers that a rule forbids."""

    rule: str
    move: str
    anna: str
    before: tuple[str, ...] = ()
    to_the_end: bool = False
    others: dict[str, Any] = field(default_factory=dict)

    def table(self) -> Table:
        said = {"erik": "bond", "mark": ""} | self.others
        table = wolves(anna=self.anna, **said)
        if self.to_the_end:
            all_pass(table)
        table.anna(*self.before)
        return table


POWERS = [
    Case(
        "W-80",
        "deity baldr",
        "sacrifices: thrall; deities: odin",
        ("use odin", "spend thrall"),
        others={"gone": "baldr hel"},
    ),
    Case("W-81", "deity odin", "deities: thor", ("use thor",), others={"hall": "odin hel"}),
    Case("W-92", "deity hel", "deities: fenrir", ("use fenrir",), others={"hall": "odin hel"}),
    Case(
        "W-93",
        "deity odin",
        "sacrifices: thrall; deities: fafnir",
        ("use fafnir", "spend thrall"),
        others={"gone": "odin"},
    ),
    Case(
        "W-85",
        "deity baldr",
        "sacrifices: thrall; deities: baldr",
        ("use baldr", "spend thrall"),
        others={"gone": "odin"},
    ),
    Case("W-87", "done", "deities: tyr", ("use tyr",)),
    Case(
        "W-91",
        "hand konung",
        "hand: 2 bond; deities: hel",
        ("use hel",),
        others={"pile": "2 archer"},
    ),
    Case("W-91", "done", "hand: 2 bond; deities: hel", ("use hel",), others={"pile": "2 archer"}),
    Case(
        "W-91",
        "pile bond",
        "hand: bond; deities: hel",
        ("use hel", "hand bond"),
        others={"pile": "2 archer"},
    ),
]

AFTER_THE_PASS = [
    Case("W-37", "summon hel", "sacrifices: berserk; passed", others={"hall": "hel"}),
    Case("W-37", "use tyr", "bond; deities: tyr; passed"),
    Case("W-37", "hand konung", "hand: bond; passed", ("draw",), others={"deck": "archer"}),
    Case("W-37", "done", "hand: bond; passed", ("draw",)),
    Case("W-39", "draw", "hand: 12 any; deities: baldr; passed"),
    Case("W-85", "return", "hand: 3 bond; deities: baldr; passed"),
    Case("W-85", "return", "hand: 5 bond; passed"),
    Case("W-85", "hand konung", "hand: 5 bond; deities: baldr; passed", ("return",)),
]

ENDS_OF_ROUNDS = [
    Case("W-83", "unit anna 1", "hirdman bond; deities: vidar", to_the_end=True),
    Case("W-83", "unit erik 1", "bond; deities: vidar", to_the_end=True),
    Case("W-39", "unit anna 1", "bond; hand: 12 hirdman; deities: vidar", to_the_end=True),
    Case(
        "W-23",
        "victory saga-of-deeds",
        "konung",
        to_the_end=True,
        others={"olga": "", "prizes": "steel-alone coastal-raid"},
    ),
    Case("W-23", "done", "konung", to_the_end=True, others={"olga": ""}),
]


@rule("W-23", "W-37", "W-39", "W-80", "W-81", "W-83", "W-85", "W-87", "W-91", "W-92", "W-93")
@pytest.mark.parametrize(
    "case",
    POWERS + AFTER_THE_PASS + ENDS_OF_ROUNDS,
    ids=lambda case: f"{case.rule} {case.move} ({case.anna})",
)
def test_the_rule_that_forbids_it(case: Case) -> None:
    table = case.table()
    with refused(case.rule):
        table.anna(case.move)


@rule("W-71")
def test_a_colour_must_be_chosen() -> None:
    table = wolves(anna="; sacrifices: berserk; deities: odin", erik="", mark="", hall="loki")
    table.anna("summon loki", "spend berserk")
    with refused("W-71"):
        table.anna("done")


@rule("W-74")
def test_a_passive_deity_is_not_refused_for_want_of_a_sacrifice() -> None:
    table = wolves(anna=f"bond; deities: {', '.join(PASSIVE)}", erik="", mark="")
    for deity in PASSIVE:
        with refused("W-74", "no-active-power"):
            table.anna(f"use {deity}")


@rule("W-91", "W-84")
@pytest.mark.parametrize("deity", ["hel", "heimdall"])
def test_nor_is_a_power_that_costs_none(deity: str) -> None:
    options = few_people(archer=12, bond=12, hirdman=12)
    table = wolves(
        anna=f"12 archer; deities: {deity}", erik="12 bond", mark="12 hirdman", options=options
    )
    with pytest.raises(IllegalMove) as refusal:
        table.anna(f"use {deity}")
    assert refusal.value.reason.key != "wolves-why-no-sacrifice"


@rule("W-80", "W-85", "W-93")
@pytest.mark.parametrize("deity", ["odin", "baldr", "fafnir"])
def test_a_power_that_costs_one_is(deity: str) -> None:
    table = wolves(anna=f"bond; deities: {deity}", erik="", mark="", gone="tyr")
    with refused("W-74", "no-sacrifice"):
        table.anna(f"use {deity}")


@rule("W-85")
def test_with_a_sacrifice_but_nobody_to_summon_baldr_still_has_a_power() -> None:
    table = wolves(anna="bond; sacrifices: thrall; deities: baldr", erik="", mark="")
    with pytest.raises(IllegalMove) as refusal:
        table.anna("use baldr")
    assert refusal.value.reason.key != "wolves-why-no-active-power"
