"""Things and set-up (V-1 … V-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from .rules import rule
from .table import GAME, Table, new_game, refused, vikings
from .words import ACHIEVEMENTS, ASGARD, ONE_POINT_MISSIONS, PATH

NAMES = ("ragnar", "lagerta", "bjorn", "floki")
SEEDS = range(20)

for_all_players = pytest.mark.parametrize("players", [2, 3, 4])


def game(players: int, seed: int = 0) -> Table:
    return new_game(*NAMES[:players], seed=seed)


# --- the player's kit (V-1) ---------------------------------------------------------------------


@rule("V-1")
@for_all_players
def test_everybody_starts_with_six_beer_two_gold_and_two_warriors(players: int) -> None:
    for player in game(players).players:
        assert Counter(player.hand + player.deck) == {"beer": 6, "gold": 2, "warrior": 2}
        assert (player.discard, player.played) == ([], [])


@rule("V-1")
@for_all_players
def test_everybody_starts_with_a_hall_of_level_1_and_nothing_else(players: int) -> None:
    for player in game(players).players:
        assert (player.level, player.limit, player.defences) == (1, 3, {"hall": 4})
        assert (player.village, player.tokens, player.points) == ([], {}, 0)


@rule("V-1")
def test_the_starting_deck_is_shuffled() -> None:
    hands = {tuple(game(2, seed).ragnar.hand) for seed in SEEDS}
    assert len(hands) > 3


@rule("V-1", "V-33")
def test_the_hall_has_three_levels() -> None:
    table = vikings(ragnar="gold: 3", lagerta="")
    table.ragnar("upgrade")
    assert table.ragnar.level == 2
    table = vikings(ragnar="hall: 2; gold: 9", lagerta="")
    table.ragnar("upgrade")
    assert table.ragnar.level == 3
    table = vikings(ragnar="hall: 3; gold: 9", lagerta="")
    with refused("V-33", "hall-highest"):
        table.ragnar("upgrade")


# --- missions (V-2) -----------------------------------------------------------------------------


@rule("V-2")
@for_all_players
def test_everybody_starts_with_two_open_missions_of_one_point(players: int) -> None:
    for seed in SEEDS:
        for player in game(players, seed).players:
            assert set(player.missions) <= set(ONE_POINT_MISSIONS)


@rule("V-2")
def test_there_are_twenty_missions() -> None:
    table = game(4)
    taken = [mission for player in table.players for mission in player.missions if mission]
    missions = Counter(table.missions_left + taken)
    assert missions.total() == 20
    assert sum(missions[name] for name in ONE_POINT_MISSIONS) == 11


@rule("V-2")
def test_dearer_missions_come_only_after_all_those_of_one_point() -> None:
    table = vikings(ragnar="missions: beer; gold: 1", lagerta="", mission_deck="shield, town-fall")
    table.ragnar("swap 1")
    assert table.ragnar.missions[0] == "shield"
    table.end_round()
    assert table.ragnar.missions == ["shield", "town-fall"]


@rule("V-2")
def test_missions_are_shuffled() -> None:
    assert len({tuple(game(2, seed).ragnar.missions) for seed in SEEDS}) > 3


# --- Asgard (V-3) -------------------------------------------------------------------------------


@rule("V-3")
@for_all_players
def test_three_asgard_cards_for_each_player_two_of_them_open(players: int) -> None:
    table = game(players)
    assert len(table.asgard) == 2
    assert table.asgard_left == 3 * players - 2


@rule("V-3")
def test_taxes_are_for_three_or_four_players() -> None:
    taxes = {"beer-taxes", "gold-taxes"}
    two, three = game(2).position, game(3).position
    assert {*two["asgard"], *two["asgard_unseen"]} - {None} == set(ASGARD) - taxes
    assert {*three["asgard"], *three["asgard_unseen"]} - {None} == set(ASGARD)


@rule("V-3")
def test_nobody_knows_which_asgard_cards_are_out_of_the_game() -> None:
    seen = game(2).view("ragnar")
    assert len(seen["asgard_unseen"]) == 8
    assert seen["asgard_left"] == 4


@rule("V-3")
def test_asgard_cards_are_random() -> None:
    assert len({tuple(sorted(game(3, seed).asgard)) for seed in SEEDS}) > 5


# --- the middle of the table (V-4) --------------------------------------------------------------


@rule("V-4")
@for_all_players
def test_three_fighters_three_fortifications_and_six_buildings_lie_open(players: int) -> None:
    table = game(players)
    assert table.market == {
        "elf-archer": 8,
        "bone-crusher": 6,
        "pigator": 4,
        "cannon": 6,
        "chicken-tower": 4,
        "sheep-cannon": 4,
    }
    assert table.buildings == {
        "brewery": 12,
        "gold-factory": 12,
        "beer-store": 8,
        "gold-store": 8,
        "drakkar": 6,
        "tavern": 6,
    }


@rule("V-4")
@for_all_players
def test_five_of_the_forty_cards_of_odins_path_lie_open(players: int) -> None:
    table = game(players)
    assert set(table.path) <= set(PATH)
    assert (len(table.path), table.path_deck, table.path_discard) == (5, 35, [])


@rule("V-4")
def test_the_path_is_shuffled() -> None:
    assert len({tuple(game(2, seed).path) for seed in SEEDS}) == len(SEEDS)


@rule("V-4")
def test_four_random_achievements_lie_open() -> None:
    sets = [game(2, seed).achievements for seed in SEEDS]
    assert all(len(set(each)) == 4 for each in sets)
    assert {name for each in sets for name in each} == set(ACHIEVEMENTS)


@rule("V-4")
@for_all_players
def test_the_first_game_has_chosen_achievements(players: int) -> None:
    first_game = {"variants": {"first_game": True}}
    for seed in SEEDS:
        table = new_game(*NAMES[:players], seed=seed, options=first_game)
        assert table.achievements == ["defender", "conqueror", "builder", "beer-tycoon"]


# --- who is first (V-5) -------------------------------------------------------------------------


@rule("V-5")
@for_all_players
def test_anybody_may_be_first(players: int) -> None:
    first = {game(players, seed).first for seed in range(40)}
    assert first == set(NAMES[:players])


@rule("V-5", "V-23")
@for_all_players
def test_the_first_player_has_the_first_turn(players: int) -> None:
    for seed in SEEDS:
        table = game(players, seed)
        assert table.asked == (table.first, "turn")
        assert (table.round, table.turn) == (1, table.first)


@rule("V-5", "V-25")
def test_the_marker_moves_clockwise_each_round() -> None:
    table = vikings(ragnar="", lagerta="", bjorn="", first="lagerta", turn="lagerta")
    had_it = [table.first]
    for _ in range(3):
        table.end_round()
        had_it.append(table.first)
    assert had_it == ["lagerta", "bjorn", "ragnar", "lagerta"]


# --- what is public (V-6) -----------------------------------------------------------------------


@rule("V-6")
def test_discard_piles_and_played_areas_are_public() -> None:
    table = vikings(ragnar="", lagerta="hand: beer; discard: gold, cannon; played: 2 warrior")
    seen = table.view("ragnar")["seats"][1]
    assert seen["discard"] == {"gold": 1, "cannon": 1}
    assert seen["played"] == {"warrior": 2}


@rule("V-6")
def test_hand_and_deck_sizes_are_public() -> None:
    table = vikings(ragnar="", lagerta="hand: 2 beer, gold")
    seen = table.view(None)["seats"][1]
    assert (seen["hand"], seen["deck"]) == (3, 7)


@rule("V-6")
def test_the_paths_discard_and_missions_under_the_deck_are_public() -> None:
    table = vikings(
        ragnar="", lagerta="done: 2", path_discard="sword, 2 scroll", under="shield, worship"
    )
    seen = table.view("ragnar")
    assert seen["path_discard"] == {"sword": 1, "scroll": 2}
    assert seen["missions_under"] == ["shield", "worship"]
    assert seen["seats"][1]["done"] == 2


@rule("V-6")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = vikings(ragnar="", lagerta="hand: cannon, 2 beer")
    assert table.view("lagerta")["hand"] == {"cannon": 1, "beer": 2}
    assert table.view("ragnar")["hand"] == {}
    assert table.view(None)["hand"] is None


@rule("V-6")
def test_what_others_see_does_not_depend_on_the_hand() -> None:
    warrior = vikings(ragnar="", lagerta="hand: warrior; discard: cannon", bjorn="")
    beer = vikings(ragnar="", lagerta="hand: beer; discard: cannon", bjorn="")
    assert warrior.all_see("lagerta") == beer.all_see("lagerta")


@rule("V-6")
def test_what_others_are_told_does_not_depend_on_what_is_drawn() -> None:
    warrior = vikings(ragnar="hand: scroll", lagerta="")
    warrior.fate("warrior", "beer")
    beer = vikings(ragnar="hand: scroll", lagerta="")
    beer.fate("beer", "gold")
    for table in (warrior, beer):
        table.ragnar("play scroll")
    assert warrior.all_see("ragnar") == beer.all_see("ragnar")
    assert warrior.saw("ragnar") != beer.saw("ragnar")


@rule("V-6")
def test_not_even_the_owner_knows_the_order_of_the_deck() -> None:
    seen = vikings(ragnar="deck: gold, warrior", lagerta="").view("ragnar")
    assert seen["seats"][0]["deck"] == 2
    assert "chance" not in seen


@rule("V-6")
def test_a_card_seen_going_to_a_hand_is_known_there() -> None:
    table = vikings(ragnar="hand: resurrection; discard: pigator", lagerta="")
    table.ragnar("play resurrection", "fetch pigator")
    assert table.view("lagerta")["seats"][0]["known"] == {"pigator": 1}


@rule("V-6")
def test_a_card_seen_leaving_the_hand_is_no_longer_known_there() -> None:
    table = vikings(ragnar="hand: beer, shaman; known: beer, shaman", lagerta="")
    table.ragnar("play beer")
    assert table.ragnar.known == ["shaman"]


@rule("V-1", "V-4")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_vikings_is_for_two_to_four(players: int) -> None:
    with pytest.raises(Exception, match="vikings is for 2 to 4 players"):
        GAME.start(players)
