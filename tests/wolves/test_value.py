"""The hand-written value sees what is on its way, and no more than its seat may know."""

from __future__ import annotations

import pytest

from meadhall.bots import bot
from meadhall.games.wolves.pending import parry_chance
from meadhall.games.wolves.state import WolvesState

from .table import GAME, Table, wolves

BLIND = 0.02
"""Less than any of these effects is worth."""


def value(table: Table, name: str) -> float:
    return GAME.value(table.state, table.names.index(name))


def choice(table: Table, name: str) -> str:
    """What greedy does."""
    seat = table.names.index(name)
    greedy = bot("greedy", GAME, seat)
    state = table.state
    return GAME.notation(state, seat, greedy.choose(state.view(seat), state.legal(seat)))


@pytest.mark.parametrize("intruder", ["assassin", "raider", "traitor"])
def test_a_pending_intruder_is_worth_what_it_has_come_for(intruder: str) -> None:
    """Before anybody has answered, and before the target is named."""
    table = wolves(
        anna=f"berserk; hand: {intruder}", erik="berserk hovding; hand: 3 any", mark="bond"
    )
    before = value(table, "erik")
    table.anna(f"lay {intruder} erik left")
    assert value(table, "erik") < before - BLIND
    if table.asked == ("anna", "target"):
        table.anna("unit erik 3")
    assert table.asked == ("erik", "react")
    pending = value(table, "erik")
    assert pending < before - BLIND
    table.erik("done")
    assert value(table, "erik") <= pending, "now it is certain"


def test_a_huscarl_may_parry() -> None:
    """With him beside the target, half of what would be lost is not lost yet."""
    table = wolves(anna="; hand: assassin", erik="konung huscarl", mark="bond; passed 1")
    table.anna("lay assassin erik right", "unit erik 1")
    assert table.asked == ("erik", "react")
    pending = value(table, "erik")
    table.erik("done")
    assert value(table, "erik") < pending - BLIND
    table = wolves(anna="; hand: assassin", erik="konung thrall", mark="bond; passed 1")
    before = value(table, "erik")
    table.anna("lay assassin erik right", "unit erik 1")
    assert table.asked != ("erik", "react"), "nothing can be parried with"
    assert value(table, "erik") < before - BLIND


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("shield-wall, bond", "2 bond", True),
        ("shield-wall, bond; known: shield-wall", "2 bond", False),
        ("2 bond", "3 bond", False),
    ],
)
def test_the_chance_of_a_shield_wall_is_what_everybody_thinks_it_is(
    one: str, other: str, alike: bool
) -> None:
    """W-64: whether one is really held makes no difference; what was seen going there does."""
    chances = []
    for hand in (one, other):
        table = wolves(anna="; hand: traitor", erik=f"berserk; hand: {hand}", mark="; passed 1")
        table.anna("lay traitor erik right")
        if table.asked[0] == "anna":
            table.anna("done")
        assert table.asked == ("erik", "react")
        assert isinstance(table.state, WolvesState)
        chances.append(parry_chance(table.state))
    assert 0 < min(chances) <= max(chances) < 1
    assert (chances[0] == chances[1]) == alike


def test_nobody_parries_what_comes_after_their_pass() -> None:
    table = wolves(
        anna="; hand: plague, bond", erik="2 berserk; passed 1", mark="konung; hand: 2 any"
    )
    before = value(table, "erik")
    table.anna("plague 10")
    assert table.asked == ("mark", "react")
    assert value(table, "erik") > before + 2 * BLIND, "a rival is about to lose his leader"


def test_greedy_sends_an_assassin_after_the_leader() -> None:
    table = wolves(
        anna="bond; hand: assassin, thrall", erik="konung; hand: 2 any", mark="; passed 1"
    )
    assert choice(table, "anna") == "lay assassin p2 left"


def test_greedy_lets_a_traitor_bring_a_unit_over() -> None:
    table = wolves(
        anna="2 bond; hand: traitor, thrall", erik="berserk; hand: 2 any", mark="; passed 1"
    )
    assert choice(table, "anna").startswith("lay traitor p2")


def test_a_colour_that_must_go_is_not_counted() -> None:
    """W-71: two deities, but only one can stay."""
    table = wolves(
        anna="; sacrifices: 2 thrall; deities: odin", erik="bond", mark="bond", hall="hel"
    )
    before = value(table, "anna")
    table.anna("summon hel", "spend thrall", "spend thrall")
    assert table.asked == ("anna", "colour")
    assert value(table, "anna") < before


@pytest.mark.parametrize("line", ["archer bond", "bond archer"])
def test_an_archer_waits_for_another(line: str) -> None:
    """W-40: a shot that the next move can bring is worth something already."""
    ready = wolves(anna=f"{line}; hand: archer", erik="konung", mark="bond")
    not_ready = wolves(anna=f"{line}; hand: bond", erik="konung", mark="bond")
    assert value(ready, "anna") > value(not_ready, "anna") + BLIND
    for table in (ready, not_ready):
        table.anna("pass")
    assert value(ready, "anna") == pytest.approx(value(not_ready, "anna")), "it is too late"


def test_an_archer_in_the_middle_shoots_nobody() -> None:
    ready = wolves(anna="bond archer bond; hand: archer", erik="konung", mark="bond")
    not_ready = wolves(anna="bond archer bond; hand: bond", erik="konung", mark="bond")
    assert value(ready, "anna") == pytest.approx(value(not_ready, "anna"))


def test_a_crowded_hall_is_judged_by_the_hands_to_come() -> None:
    """W-103: Erik has as many cards as Anna now, but he has passed and draws no more."""

    def worth(victory: str, passed: str) -> float:
        return value(
            wolves(
                anna=f"bond; hand: 4 bond; victories: {victory}",
                erik=f"bond; hand: 4 any{passed}",
                mark="bond; hand: 12 any",
            ),
            "anna",
        )

    more = worth("crowded-hall", "; passed 1") - worth("coastal-raid", "; passed 1")
    less = worth("crowded-hall", "") - worth("coastal-raid", "")
    assert more > less + 1


def test_whoever_has_steel_alone_fights_for_first_place() -> None:
    """W-103: a stronger line is worth more to them than to others."""

    def gain(victory: str) -> float:
        weak, strong = (
            wolves(
                anna=f"{line}; hand: bond; victories: {victory}",
                erik="berserk; hand: bond",
                mark="berserk; hand: bond",
                prizes="coastal-raid",
            )
            for line in ("thrall", "konung")
        )
        return value(strong, "anna") - value(weak, "anna")

    assert gain("steel-alone") > gain("costly-triumph") + BLIND


def test_a_saga_grows_with_the_next_victory() -> None:
    """W-103: with it Anna would lead."""

    def gain(victory: str) -> float:
        weak, strong = (
            wolves(
                anna=f"{line}; hand: bond; victories: {victory}",
                erik="berserk; hand: bond; victories: field-of-slaughter",
                mark="berserk; hand: bond",
                prizes="coastal-raid",
            )
            for line in ("thrall", "konung")
        )
        return value(strong, "anna") - value(weak, "anna")

    assert gain("saga-of-deeds") > gain("costly-triumph") + BLIND
