"""Achievements at the end of the game (V-81)."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import Table, vikings


def ended(achievements: str, *players: str, options: dict[str, Any] | None = None) -> Table:
    """A game that ends with this round; everybody has said what they have, and 40 points."""
    names = ("ragnar", "lagerta", "bjorn", "floki")
    words: dict[str, Any] = {
        name: f"points: 40; {said}" for name, said in zip(names, players, strict=False)
    }
    table = vikings(achievements=achievements, options=options, **words)
    table.end_round()
    assert table.asked == ("nobody", "over")
    return table


def gains(table: Table) -> list[int]:
    """What the achievements gave each player."""
    return [player.points - 40 for player in table.players]


MORE: dict[str, tuple[str, str]] = {
    "defender": ("discard: 2 cannon", "hand: hero-trap"),
    "conqueror": ("hand: elf-archer, shaman", "discard: assassin"),
    "builder": ("village: brewery, new tavern", "village: drakkar; hall: 3"),
    "beer-tycoon": ("village: beer-store(3)", "village: beer-store(2)"),
    "miner": ("village: gold-store(2), gold-factory(1)", "village: gold-store(2), beer-store(3)"),
    "follower": ("discard: 2 scroll", "hand: sword"),
    "accomplisher": ("done: 4", "done: 3"),
    "king-pig": ("deck: 2 pigator", "hand: pigator"),
}
"""For each achievement what has more of it, and what has less but some."""

NOTHING: dict[str, str] = {
    "defender": "hand: beer",
    "builder": "hall: 3",
    "beer-tycoon": "village: gold-store(3), brewery(1); hall: 1(2 beer)",
    "miner": "village: beer-store(3), gold-factory(1); hall: 1(2 gold)",
    "follower": "discard: thor, pigator",
    "accomplisher": "missions: worker",
    "king-pig": "discard: elf-archer",
}
"""For each achievement but Conqueror, for which everybody has Warriors: what it does not count."""


@rule("V-81")
@pytest.mark.parametrize("achievement", MORE)
def test_the_highest_count_takes_six_points(achievement: str) -> None:
    more, less = MORE[achievement]
    assert gains(ended(achievement, less, more)) == [0, 6]
    assert gains(ended(achievement, more, less)) == [6, 0]


@rule("V-81")
@pytest.mark.parametrize("achievement", MORE)
def test_an_equal_count_is_shared(achievement: str) -> None:
    less = MORE[achievement][1].replace("hero-trap", "cannon").replace("sword", "scroll")
    assert gains(ended(achievement, less, less)) == [3, 3]


@rule("V-81")
@pytest.mark.parametrize("achievement", NOTHING)
def test_a_top_count_of_nothing_earns_nothing(achievement: str) -> None:
    assert gains(ended(achievement, NOTHING[achievement], "")) == [0, 0]


@rule("V-81")
def test_a_top_count_of_no_fighter_earns_nothing() -> None:
    none = {"starting_deck": {"warrior": 0}}
    assert gains(ended("conqueror", "discard: thor, alviss", "", options=none)) == [0, 0]


@rule("V-81")
@pytest.mark.parametrize(("players", "share"), [(2, 3), (3, 2), (4, 1)])
def test_points_are_divided_among_those_who_share(players: int, share: int) -> None:
    assert gains(ended("conqueror", *([""] * players))) == [share] * players


@rule("V-81")
def test_only_those_with_most_share() -> None:
    two = "village: 2 brewery"
    assert gains(ended("builder", two, "village: brewery", two)) == [3, 0, 3]


@rule("V-81")
def test_every_open_achievement_counts() -> None:
    table = ended("builder, king-pig", "village: tavern; hand: pigator", "")
    assert gains(table) == [12, 0]
    assert "awarded builder ragnar 6" in table.saga
    assert "awarded king-pig ragnar 6" in table.saga


@rule("V-81")
def test_an_achievement_that_is_not_open_gives_nothing() -> None:
    assert gains(ended("king-pig", "village: tavern", "")) == [0, 0]


@rule("V-81")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "played"])
def test_cards_count_wherever_they_are(where: str) -> None:
    table = ended("defender, follower", f"{where}: shockwave-tower", "")
    assert gains(table) == [12, 0]


@rule("V-81")
@pytest.mark.parametrize("where", ["village: tavern[shockwave-tower]", "hall: 1[shockwave-tower]"])
def test_fortifications_on_buildings_count(where: str) -> None:
    assert gains(ended("defender, follower", where, "hand: cannon")) == [9, 3]


@rule("V-81")
def test_all_fortifications_make_a_defender() -> None:
    forts = "discard: cannon, chicken-tower, sheep-cannon, shockwave-tower, hero-trap"
    table = vikings(ragnar=forts, lagerta="", achievements="defender")
    assert table.ragnar.counts == {"defender": 5}


@rule("V-81")
def test_a_conqueror_counts_all_fighters_and_no_hero() -> None:
    army = "hand: elf-archer, bone-crusher, pigator, shaman, bear-rider, assassin, thor, sword"
    table = vikings(ragnar=army, lagerta="", achievements="conqueror")
    assert table.ragnar.counts == {"conqueror": 2 + 6}


@rule("V-81", "V-50")
def test_beaten_undead_make_no_follower() -> None:
    table = vikings(
        ragnar="hand: elf-archer", lagerta="", path="undead-gold", achievements="follower"
    )
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.ragnar.counts == {"follower": 0}


@rule("V-81", "V-32")
def test_buildings_under_construction_make_a_builder() -> None:
    table = vikings(ragnar="gold: 2; village: brewery", lagerta="", achievements="builder")
    table.ragnar("build brewery")
    assert table.ragnar.counts == {"builder": 2}


@rule("V-81", "V-24")
def test_tokens_count_as_the_storage_phase_leaves_them() -> None:
    table = ended("beer-tycoon", "village: beer-store(1), brewery(1)", "village: beer-store(1)")
    assert gains(table) == [6, 0]


@rule("V-81", "V-70")
def test_achievement_points_give_no_asgard_card() -> None:
    table = vikings(
        ragnar="points: 40", lagerta="points: 4; village: tavern", achievements="builder"
    )
    table.end_round()
    assert table.asked == ("nobody", "over")
    assert table.lagerta.points == 10
    assert table.lagerta.played == []


@rule("V-81", "V-6")
def test_the_counts_are_public() -> None:
    table = vikings(ragnar="hand: pigator", lagerta="", achievements="king-pig, builder")
    assert table.view(None)["seats"][0]["counts"] == {"king-pig": 1, "builder": 0}
