"""The table that the other tests are written at does what it says."""

from __future__ import annotations

import pytest

from meadhall.kernel import BadNotation

from .rules import rule
from .table import new_game, refused, vikings

STARTERS = 6 * ["beer"] + 2 * ["gold"] + 2 * ["warrior"]


def test_the_example_at_the_top_of_the_module() -> None:
    table = vikings(
        ragnar="hand: 2 beer, elf-archer; village: brewery(1), new tavern; points: 3",
        lagerta="hand: cannon; village: gold-factory(1), beer-store(3); hall: 2",
    )
    table.ragnar("play beer", "play beer", "buy elf-archer")
    assert table.ragnar.played == ["beer", "beer", "elf-archer"]
    assert table.ragnar.tokens == {}
    table.ragnar("attack lagerta beer-store-1", "send elf-archer", "go")
    assert table.asked == ("lagerta", "defend")
    table.lagerta("defend cannon", "done")
    assert "repelled ragnar lagerta beer-store-1" in table.saga
    assert table.lagerta.points == 1


def test_what_is_stated_is_there() -> None:
    table = vikings(
        ragnar="hand: 2 beer, shaman; known: shaman; deck: 3 beer; discard: gold; village: "
        "brewery, 2 gold-factory(1), beer-store(3), new tavern; hall: 2[cannon](1 beer, 2 gold); "
        "points: 11; missions: worker, brewer; done: 1; beer: 2; gold: 1; claimed",
        lagerta="village: damaged drakkar[2 cannon hero-trap]; hall: new 2; attacked",
        path="scroll, undead-gold, -, -, sword",
        asgard="thor, grendel",
        under="shield, worship",
        achievements="miner, builder, follower, king-pig",
    )
    ragnar, lagerta = table.players
    assert (ragnar.hand, ragnar.known) == (["beer", "beer", "shaman"], ["shaman"])
    assert (ragnar.deck, ragnar.discard) == (3 * ["beer"], ["gold"])
    assert ragnar.played == ["beer", "gold", "warrior", "warrior"]
    assert ragnar.new == ["tavern-1"]
    assert ragnar.village == [
        *("brewery-1", "gold-factory-1", "gold-factory-2", "beer-store-1", "tavern-1")
    ]
    assert ragnar.tokens == {
        "gold-factory-1": 1,
        "gold-factory-2": 1,
        "beer-store-1": 3,
        "hall beer": 1,
        "hall gold": 2,
    }
    assert (ragnar.level, ragnar.limit, ragnar.walls) == (2, 6, {"hall": ["cannon"]})
    assert (ragnar.points, ragnar.done, ragnar.missions) == (11, 1, ["worker", "brewer"])
    assert (ragnar.beer, ragnar.gold) == (2, 1)
    assert table.position["claimed"] == [0]
    assert lagerta.deck == STARTERS
    assert (lagerta.damaged, lagerta.new) == (["drakkar-1"], ["hall"])
    assert lagerta.walls == {"drakkar-1": ["cannon", "cannon", "hero-trap"]}
    assert (lagerta.beer, lagerta.gold) == (0, 0)
    assert table.attacked == ["lagerta"]
    assert table.path == ["scroll", "undead-gold", None, None, "sword"]
    assert (table.asgard, table.missions_under) == (["thor", "grendel"], ["shield", "worship"])
    assert list(table.market.values()) == [8, 6, 4, 3, 4, 4]
    assert table.buildings["gold-factory"] == 10


def test_what_is_not_stated_is_filled_in() -> None:
    table = vikings(ragnar="", lagerta="hand: 8 beer")
    assert table.ragnar.deck == 4 * ["beer"] + 2 * ["gold"] + 2 * ["warrior"]
    assert (table.ragnar.hand, table.ragnar.discard, table.ragnar.played) == ([], [], [])
    assert (table.ragnar.level, table.ragnar.village, table.ragnar.points) == (1, [], 0)
    assert None not in table.path + table.ragnar.missions
    assert (len(table.asgard), table.asgard_left, len(table.achievements)) == (2, 4, 4)
    assert table.asked == ("ragnar", "turn")


@pytest.mark.parametrize(
    "words",
    ["hand: ale", "hut: 1", "village: hut", "hand: 9 elf-archer", "deck:; discard:; played:"],
)
def test_what_cannot_be_is_not_laid_out(words: str) -> None:
    with pytest.raises(ValueError, match=r"no |not that many|leave"):
        vikings(ragnar=words, lagerta="")


def test_all_cards_of_the_path_can_be_said_to_be_somewhere() -> None:
    said = vikings(ragnar="", lagerta="", path="scroll", path_deck="sword", path_discard="crystal")
    assert (said.path[0], said.path_deck, said.path_discard) == ("scroll", 1, ["crystal"])
    rest = vikings(ragnar="", lagerta="", path_deck="")
    assert (rest.path_deck, len(rest.path_discard)) == (0, 35)


def test_chance_gives_what_is_said() -> None:
    table = vikings(ragnar="hand: 2 scroll; gold: 1; beer: 3", lagerta="", path="scroll")
    table.fate("warrior", "gold", "path undead-beer", "mission worship")
    table.ragnar("play scroll", "buy path 1", "swap 1")
    assert table.ragnar.hand == ["gold", "warrior", "scroll"]
    assert table.path[0] == "undead-beer"
    assert table.ragnar.missions[0] == "worship"


def test_chance_says_when_something_else_is_drawn() -> None:
    table = vikings(ragnar="hand: scroll; deck: 3 beer", lagerta="")
    table.fate("gold")
    with pytest.raises(AssertionError, match="no gold is there, only beer"):
        table.ragnar("play scroll")


def test_asgard_cards_can_be_said_to_come() -> None:
    table = vikings(ragnar="hand: warrior, elf-archer; points: 4", lagerta="", path="undead-gold")
    table.fate("path scroll", "thor")
    table.ragnar("fight undead 1", "send elf-archer", "go")
    assert table.asked == ("ragnar", "asgard")
    assert table.asgard[2] == "thor"


def test_what_is_told_depends_on_who_listens() -> None:
    table = vikings(ragnar="hand: scroll; deck: 2 beer", lagerta="")
    table.ragnar("play scroll")
    assert table.saga == ["played ragnar scroll", "drew ragnar", "drew ragnar"]
    assert table.saw("ragnar")[1:] == ["drew ragnar beer", "drew ragnar beer"]


def test_a_table_that_differs_in_a_hidden_hand_looks_the_same_to_others() -> None:
    beer = vikings(ragnar="", lagerta="hand: beer")
    gold = vikings(ragnar="", lagerta="hand: gold")
    assert beer.all_see("lagerta") == gold.all_see("lagerta")
    assert beer.view("lagerta") != gold.view("lagerta")


def test_a_text_that_means_nothing_is_no_move() -> None:
    with pytest.raises(BadNotation, match=r"ragnar can play: .*end"):
        vikings(ragnar="", lagerta="").ragnar("dance")


@rule("V-42")
def test_a_refusal_names_its_rule_and_its_reason() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="attacked", bjorn="")
    with refused("V-42", "already-attacked"):
        table.ragnar("attack lagerta hall")


def test_a_round_is_ended_in_one_go() -> None:
    table = vikings(ragnar="", lagerta="", bjorn="")
    table.end_round()
    assert (table.round, table.first, table.turn) == (3, "lagerta", "lagerta")


def test_a_new_game_tells_its_set_up() -> None:
    table = new_game("ragnar", "lagerta", options={"first": 1})
    assert "round 1 lagerta" in table.saga
    assert table.asked == ("lagerta", "turn")
