"""Destroyed, discarded, taken, moved, sacrificed, laid: not the same thing (W-55)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .rules import rule
from .table import Table, wolves

LOSSES: dict[str, tuple[str, Callable[[], Table]]] = {}
"""By what causes it: the word for it, and a table at which erik has just lost an Archer (or whoever
it is that goes) while mark has Naglfar."""

MARK = "; deities: naglfar; hand: any"


def loss(word: str) -> Callable[[Callable[[], Table]], Callable[[], Table]]:
    def note(make: Callable[[], Table]) -> Callable[[], Table]:
        LOSSES[make.__name__] = (word, make)
        return make

    return note


@loss("destroyed erik 1 archer")
def archer() -> Table:
    table = wolves(anna="archer; hand: archer", erik="archer", mark=MARK)
    table.anna("lay archer anna left", "unit erik 1")
    return table


@loss("destroyed erik 1 archer")
def assassin() -> Table:
    table = wolves(anna="; hand: assassin", erik="archer", mark=MARK)
    table.anna("lay assassin erik right", "unit erik 1")
    return table


@loss("destroyed erik 1 archer")
def tyr() -> Table:
    table = wolves(anna="; deities: tyr", erik="archer", mark=MARK)
    table.anna("use tyr", "left")
    return table


@loss("destroyed erik 1 archer")
def loki() -> Table:
    table = wolves(anna="berserk; deities: loki", erik="archer", mark=MARK)
    table.anna("unit anna 1", "unit erik 1")
    return table


@loss("discarded erik 1 archer")
def plague() -> Table:
    table = wolves(anna="; hand: plague", erik="archer", mark=MARK)
    table.anna("plague 1")
    return table


@loss("guarded erik 1")
def huscarl() -> Table:
    table = wolves(anna="; hand: raider", erik="huscarl", mark=MARK)
    table.anna("lay raider erik right")
    table.erik("unit erik 1")
    return table


@loss("may-not-stand anna konung")
def unit_that_may_not_stand() -> Table:
    table = wolves(anna="konung; hand: traitor", erik="konung", mark=MARK)
    table.anna("lay traitor erik right")
    return table


@loss("taken anna erik 1 archer")
def raider() -> Table:
    table = wolves(anna="; hand: raider", erik="archer", mark=MARK)
    table.anna("lay raider erik right")
    return table


@loss("moved erik 1 hirdman")
def traitor() -> Table:
    table = wolves(anna="; hand: traitor", erik="hirdman", mark=MARK)
    table.anna("lay traitor erik right")
    return table


@loss("sacrificed erik 1 archer")
def sacrifice() -> Table:
    table = wolves(anna="", erik="archer", mark=MARK, turn="erik")
    table.erik("unit erik 1")
    return table


@loss("taken erik erik 1 archer")
def flank() -> Table:
    table = wolves(anna="", erik="archer; hand: flank", mark=MARK, turn="erik")
    table.erik("flank return", "unit erik 1")
    return table


@rule("W-55", "W-94")
@pytest.mark.parametrize("cause", LOSSES)
def test_each_loss_has_its_word_and_naglfar_sees_only_what_is_destroyed(cause: str) -> None:
    word, make = LOSSES[cause]
    table = make()
    assert word in table.saga
    assert (table.mark.line == ["archer"]) is word.startswith("destroyed")


@rule("W-55", "W-94")
@pytest.mark.parametrize("cause", LOSSES)
def test_only_what_is_discarded_goes_to_the_pile_then(cause: str) -> None:
    """Nothing that is taken, moved or sacrificed does, and what is destroyed went to mark."""
    word, make = LOSSES[cause]
    unit = "huscarl" if cause == "huscarl" else word.split()[-1]
    discarded = word.split()[0] in ("discarded", "guarded", "may-not-stand")
    assert (unit in make().pile) is discarded


@rule("W-55", "W-31")
def test_laying_is_from_hand_and_joining_is_not() -> None:
    table = wolves(anna="bond; hand: traitor", erik="hirdman", mark="")
    table.anna("lay traitor erik left", "join hirdman right")
    assert "laid anna traitor erik left" in table.saga
    assert "joined anna hirdman right" in table.saga
    assert not any(line.startswith("laid anna hirdman") for line in table.saga)


@rule("W-55")
def test_a_destroyed_unit_without_naglfar_is_in_the_pile() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond", mark="")
    table.anna("lay archer anna left", "unit erik 1")
    assert table.pile == ["bond"]
