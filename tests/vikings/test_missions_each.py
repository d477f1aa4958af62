"""Each of the sixteen missions: what fulfils it and what doesn't (V-62)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings

STRONG = ("attack lagerta brewery-1", "send bone-crusher", "go")
WEAK = ("attack lagerta brewery-1", "send bear-rider", "go")
HALL = ("attack lagerta hall", "send bone-crusher", "go")
TOO_WEAK = ("attack lagerta hall", "send bear-rider", "go")
UNDEAD = ("fight undead 4", "send bone-crusher", "go")
DRAGON = ("fight dragon", "send bone-crusher", "go", "loot gold")


def done(mission: str, words: str, moves: tuple[str, ...]) -> Table:
    """Ragnar, who has this mission and both a strong and a weaker Fighter, has made his moves."""
    table = vikings(
        ragnar=f"hand: bone-crusher, bear-rider; missions: {mission}; {words}",
        lagerta="village: brewery, beer-store",
        path="scroll, shaman, shockwave-tower, undead-gold, crystal",
    )
    table.ragnar(*moves)
    return table


FULFILLED: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("worship", 1, "beer: 3", ("buy path 1",)),
    ("worship", 1, "gold: 4", ("buy path 3",)),
    ("worker", 1, "gold: 2", ("build brewery",)),
    ("attacker", 1, "", WEAK),
    ("attacker", 1, "", HALL),
    ("strategy", 1, "beer: 3", ("buy elf-archer",)),
    ("strategy", 1, "beer: 4", ("buy path 2",)),
    ("shield", 1, "gold: 2", ("buy cannon",)),
    ("shield", 1, "gold: 4", ("buy path 3",)),
    ("thirsty", 1, "beer: 5", ("buy bone-crusher",)),
    ("thirsty", 1, "beer: 6", ("buy elf-archer", "buy elf-archer")),
    ("thirsty", 1, "beer: 4; village: brewery(1)", ("buy bone-crusher",)),
    ("money", 1, "gold: 3", ("upgrade",)),
    ("money", 1, "gold: 3", ("buy cannon", "swap 2")),
    ("brewer", 2, "village: 2 brewery", ()),
    ("brewer", 2, "village: brewery, new brewery", ()),
    ("foundry", 2, "village: 2 gold-factory", ()),
    ("foundry", 2, "village: gold-factory; beer: 3", ("build gold-factory",)),
    ("captain", 3, "village: new drakkar", ()),
    ("captain", 3, "village: damaged drakkar", ()),
    ("innkeeper", 3, "village: tavern", ()),
    ("innkeeper", 3, "beer: 5", ("build tavern",)),
    ("architect", 2, "hall: 2", ()),
    ("architect", 2, "hall: 3", ()),
    ("architect", 2, "gold: 3", ("upgrade",)),
    ("warfare", 2, "", STRONG),
    ("warfare", 2, "", HALL),
    ("beer", 3, "village: 3 brewery(1), beer-store(1)", ()),
    ("beer", 3, "village: beer-store(2); hall: 1(2 beer)", ()),
    ("gold", 3, "village: gold-store(4)", ()),
    ("gold", 3, "village: 3 gold-factory(1); hall: 1", DRAGON),
    ("town-fall", 3, "", HALL),
]


@rule("V-62", "V-60")
@pytest.mark.parametrize(("mission", "points", "words", "moves"), FULFILLED)
def test_this_fulfils_it(mission: str, points: int, words: str, moves: tuple[str, ...]) -> None:
    table = done(f"{mission}, brewer" if mission != "brewer" else mission, words, moves)
    before = table.ragnar.points
    table.ragnar("claim 1")
    assert table.ragnar.points == before + points
    assert f"claimed ragnar {mission}" in table.saga


NOT_FULFILLED: list[tuple[str, str, tuple[str, ...]]] = [
    ("worship", "beer: 3; gold: 2", ("buy elf-archer", "build brewery")),
    ("worship", "", UNDEAD),
    ("worker", "gold: 3", ("upgrade",)),
    ("worker", "village: 3 brewery, tavern; hall: 2", ()),
    ("attacker", "", TOO_WEAK),
    ("attacker", "", UNDEAD),
    ("attacker", "", DRAGON),
    ("strategy", "gold: 2; beer: 3", ("buy cannon", "buy path 1")),
    ("shield", "beer: 4", ("buy path 2",)),
    ("thirsty", "beer: 4", ("buy path 2",)),
    ("thirsty", "beer: 7", ("exchange beer", "exchange beer", "buy elf-archer")),
    ("money", "gold: 2", ("buy cannon",)),
    ("money", "gold: 4", ("exchange gold", "buy cannon")),
    ("brewer", "village: brewery, gold-factory", ()),
    ("foundry", "village: gold-factory, brewery", ()),
    ("captain", "", ()),
    ("innkeeper", "village: drakkar", ()),
    ("architect", "hall: 1", ()),
    ("warfare", "", WEAK),
    ("warfare", "", UNDEAD),
    ("beer", "village: brewery(1), beer-store(2), gold-store(4); beer: 5", ()),
    ("gold", "village: gold-factory(1), gold-store(2), beer-store(4); gold: 5", ()),
    ("town-fall", "", STRONG),
    ("town-fall", "", TOO_WEAK),
]


@rule("V-62", "V-60")
@pytest.mark.parametrize(("mission", "words", "moves"), NOT_FULFILLED)
def test_this_does_not_fulfil_it(mission: str, words: str, moves: tuple[str, ...]) -> None:
    table = done(mission, words, moves)
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-62")
def test_every_mission_is_tried_both_ways() -> None:
    names = {mission for mission, *_ in FULFILLED}
    assert len(names) == 16
    assert names == {mission for mission, *_ in NOT_FULFILLED}


@rule("V-62")
def test_strength_is_printed_strength_and_that_of_one_card() -> None:
    table = vikings(
        ragnar="hand: bear-rider, elf-archer, sword; missions: warfare", lagerta="village: brewery"
    )
    table.ragnar("attack lagerta brewery-1", "send elf-archer", "send bear-rider", "send sword")
    table.ragnar("go")
    with refused("V-60", "not-fulfilled"):
        table.ragnar("claim 1")


@rule("V-62")
def test_a_hero_is_strong_enough_for_warfare() -> None:
    table = vikings(ragnar="hand: grendel; missions: warfare", lagerta="village: brewery")
    table.ragnar("attack lagerta brewery-1", "send grendel", "go", "claim 1")
    assert table.ragnar.points == 2


@rule("V-62", "V-48")
def test_beating_a_weaker_hall_is_a_town_fall_whatever_else_was_done() -> None:
    table = vikings(
        ragnar="hand: warrior, bone-crusher; missions: town-fall", lagerta="village: brewery"
    )
    table.ragnar("attack lagerta hall", "send bone-crusher", "go")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go", "claim 1")
    assert table.ragnar.points == 4
