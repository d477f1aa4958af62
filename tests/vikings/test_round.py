"""A round up to the last turn: production, draw, missions, actions (V-20 … V-23)."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalMove

from .rules import rule
from .table import new_game, refused, vikings

# --- production (V-20) --------------------------------------------------------------------------


@rule("V-20")
def test_the_books_two_smelters_and_a_brewery_make_two_gold_and_a_beer() -> None:
    table = vikings(ragnar="village: 2 gold-factory, brewery", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"gold-factory-1": 1, "gold-factory-2": 1, "brewery-1": 1}


@rule("V-20")
def test_everybody_produces() -> None:
    table = vikings(ragnar="village: brewery", lagerta="village: gold-factory")
    table.end_round()
    assert table.ragnar.tokens == {"brewery-1": 1}
    assert table.lagerta.tokens == {"gold-factory-1": 1}


@rule("V-20")
def test_a_production_building_never_has_more_than_one_token() -> None:
    table = vikings(ragnar="village: brewery(1), gold-factory(1)", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"brewery-1": 1, "gold-factory-1": 1}


@rule("V-20", "V-32")
def test_what_was_built_in_the_last_round_produces_in_this_one() -> None:
    table = vikings(ragnar="gold: 2", lagerta="")
    table.ragnar("build brewery")
    assert table.ragnar.tokens == {}
    table.end_round()
    assert table.ragnar.tokens == {"brewery-1": 1}


@rule("V-20")
def test_what_was_damaged_produces_too() -> None:
    table = vikings(ragnar="village: damaged brewery", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"brewery-1": 1}


@rule("V-20")
def test_other_buildings_produce_nothing() -> None:
    table = vikings(ragnar="village: beer-store, gold-store, drakkar, tavern; hall: 2", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {}


@rule("V-20")
def test_there_is_nothing_to_produce_in_the_first_round() -> None:
    table = new_game("ragnar", "lagerta")
    assert not [line for line in table.saga if line.startswith("produced")]


# --- draw (V-21) --------------------------------------------------------------------------------


@rule("V-21")
def test_everybody_draws_five() -> None:
    table = vikings(ragnar="", lagerta="")
    table.end_round()
    assert (len(table.ragnar.hand), len(table.lagerta.hand)) == (5, 5)


@rule("V-21")
def test_the_books_two_taverns_make_a_hand_of_seven() -> None:
    table = vikings(ragnar="village: 2 tavern", lagerta="")
    table.end_round()
    assert len(table.ragnar.hand) == 7


@rule("V-21", "V-25")
def test_the_books_drakkar_makes_it_eight() -> None:
    table = vikings(ragnar="hand: gold; village: 2 tavern, drakkar", lagerta="")
    table.end_round()
    table.ragnar("keep gold")
    assert len(table.ragnar.hand) == 8
    assert "gold" in table.ragnar.hand


@rule("V-21")
def test_a_tavern_built_this_round_helps_from_the_next_on() -> None:
    table = vikings(ragnar="beer: 5", lagerta="")
    table.ragnar("build tavern")
    table.end_round()
    assert len(table.ragnar.hand) == 6


@rule("V-21")
def test_a_short_deck_is_drawn_and_the_discard_pile_shuffled() -> None:
    table = vikings(
        ragnar="deck: 2 gold; discard: 6 beer; played: 2 warrior", lagerta="", first="lagerta"
    )
    table.fate("path scroll", "gold", "gold", "warrior", "beer", "beer")
    table.end_round()
    assert table.ragnar.hand == ["beer", "beer", "gold", "gold", "warrior"]
    assert "reshuffled ragnar 8" in table.saga
    assert (len(table.ragnar.deck), table.ragnar.discard) == (5, [])


@rule("V-21")
def test_the_discard_pile_stays_while_the_deck_is_enough() -> None:
    table = vikings(ragnar="deck: 5 beer; discard: beer, 2 gold, 2 warrior", lagerta="")
    table.end_round()
    assert table.ragnar.hand == 5 * ["beer"]
    assert (table.ragnar.deck, len(table.ragnar.discard)) == ([], 5)


@rule("V-21")
def test_with_deck_and_discard_empty_nothing_more_is_drawn() -> None:
    options = {"starting_deck": {"beer": 3, "gold": 0, "warrior": 0}}
    table = vikings(ragnar="", lagerta="", options=options)
    table.end_round()
    assert table.ragnar.hand == 3 * ["beer"]


@rule("V-21", "V-27")
def test_cards_played_and_bought_this_round_are_not_shuffled_in() -> None:
    table = vikings(
        ragnar="hand: beer, scroll; beer: 2; deck:; discard: gold; played: 5 beer, gold, 2 warrior",
        lagerta="",
    )
    table.ragnar("play beer", "buy elf-archer", "play scroll")
    assert table.ragnar.hand == ["gold"]
    assert (table.ragnar.deck, table.ragnar.discard) == ([], [])


# --- missions (V-22) ----------------------------------------------------------------------------


@rule("V-22")
def test_an_empty_slot_is_filled_in_the_draw_phase() -> None:
    table = vikings(ragnar="missions: -, worker", lagerta="", mission_deck="2 shield")
    table.end_round()
    assert table.ragnar.missions == ["shield", "worker"]


@rule("V-22")
def test_missions_are_taken_clockwise_from_the_first_player() -> None:
    table = vikings(
        ragnar="missions: worker",
        lagerta="missions: worship",
        bjorn="missions: strategy",
        mission_deck="shield, thirsty, money",
    )
    table.end_round()
    taken = [line.split()[1] for line in table.saga if line.startswith("mission ")]
    assert taken == ["lagerta", "bjorn", "ragnar"]


@rule("V-22")
def test_with_an_empty_mission_deck_a_slot_stays_empty() -> None:
    table = vikings(
        ragnar="missions: worker", lagerta="missions: worship", mission_deck="", under="shield"
    )
    table.end_round()
    assert (table.lagerta.missions, table.ragnar.missions) == (
        ["worship", "shield"],
        ["worker", None],
    )


@rule("V-22", "V-60")
def test_a_mission_done_leaves_its_slot_empty_until_the_draw_phase() -> None:
    table = vikings(ragnar="missions: brewer, worker; village: 2 brewery", lagerta="")
    table.ragnar("claim 1")
    assert table.ragnar.missions == [None, "worker"]
    table.end_round()
    assert None not in table.ragnar.missions


# --- actions (V-23) -----------------------------------------------------------------------------


@rule("V-23")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = vikings(ragnar="", lagerta="", bjorn="", first="bjorn", turn="bjorn")
    took = []
    for _ in range(3):
        took.append(table.turn)
        table.play(table.state.waiting[0], "end")
    assert took == ["bjorn", "ragnar", "lagerta"]
    assert table.round == 3


@rule("V-23")
def test_any_number_of_actions_in_any_order() -> None:
    table = vikings(
        ragnar="hand: 2 warrior, elf-archer, 3 beer; gold: 6; missions: worker, beer",
        lagerta="village: brewery, gold-factory",
    )
    table.ragnar("build brewery", "attack lagerta brewery-1", "send warrior", "go")
    table.ragnar("play beer", "play beer", "play beer", "buy elf-archer", "upgrade", "claim 1")
    table.ragnar("attack lagerta gold-factory-1", "send warrior", "go", "swap 2")
    table.ragnar("fight dragon", "send elf-archer", "go", "loot beer", "end")
    assert table.turn == "lagerta"


@rule("V-23")
def test_a_turn_may_be_ended_without_an_action() -> None:
    table = vikings(ragnar="", lagerta="")
    table.ragnar("end")
    assert table.asked == ("lagerta", "turn")


@rule("V-23")
def test_nobody_acts_out_of_turn() -> None:
    table = vikings(ragnar="", lagerta="hand: beer")
    for move in ("play beer", "end"):
        with pytest.raises(IllegalMove):
            table.lagerta(move)


@rule("V-23")
def test_unplayed_cards_stay_in_the_hand_after_the_turn() -> None:
    table = vikings(ragnar="hand: beer, cannon", lagerta="")
    table.ragnar("end")
    assert table.ragnar.hand == ["beer", "cannon"]


@rule("V-23", "V-45")
def test_a_fortification_left_in_the_hand_defends_later() -> None:
    table = vikings(ragnar="hand: cannon", lagerta="hand: bone-crusher")
    table.ragnar("end")
    table.lagerta("attack ragnar hall", "send bone-crusher", "go")
    table.ragnar("defend cannon", "done")
    assert "repelled lagerta ragnar hall" in table.saga


@rule("V-23")
@pytest.mark.parametrize("move", ["done", "keep beer", "loot gold", "asgard 1", "defend cannon"])
def test_in_a_turn_nobody_answers_what_is_not_asked(move: str) -> None:
    table = vikings(ragnar="hand: beer", lagerta="")
    with refused("V-23", "not-asked"):
        table.ragnar(move)
