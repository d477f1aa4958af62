"""The end of a round: storage, what is kept, clearing up (V-24, V-25)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, refused, vikings

# --- storage (V-24) -----------------------------------------------------------------------------


def stored(table: Table, name: str) -> list[str]:
    """What was told of a player's storage phase."""
    return [line for line in table.saga if line.startswith((f"stored {name}", f"points {name}"))]


@rule("V-24")
def test_unused_tokens_fill_the_stores() -> None:
    table = vikings(
        ragnar="village: beer-store(1), brewery(1); hall: 1(1 beer)",
        lagerta="village: gold-store, gold-factory(1)",
    )
    table.end_round()
    assert table.ragnar.tokens == {"beer-store-1": 3, "brewery-1": 1}
    assert table.lagerta.tokens == {"gold-store-1": 1, "gold-factory-1": 1}


@rule("V-24")
def test_what_finds_no_room_is_lost() -> None:
    table = vikings(ragnar="village: beer-store(3); hall: 1(3 beer, 2 gold)", lagerta="")
    table.end_round()
    assert stored(table, "ragnar")[:2] == ["stored ragnar beer 4 2", "stored ragnar gold 0 2"]
    assert table.ragnar.tokens == {"beer-store-1": 4}


@rule("V-24")
def test_a_token_is_stored_only_with_its_own_kind() -> None:
    table = vikings(ragnar="village: beer-store, gold-factory(1)", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"gold-factory-1": 1}


@rule("V-24")
def test_stores_are_filled_one_after_another() -> None:
    table = vikings(ragnar="village: 2 beer-store(3), beer-store(1)", lagerta="")
    table.end_round()
    assert table.ragnar.tokens == {"beer-store-1": 4, "beer-store-2": 3}


@rule("V-24")
def test_a_full_store_is_a_point() -> None:
    table = vikings(ragnar="village: beer-store(3), brewery(1), gold-store(4)", lagerta="")
    table.end_round()
    assert "points ragnar 2 stores 2" in table.saga
    assert table.ragnar.points == 2


@rule("V-24")
def test_stores_that_are_not_full_give_nothing() -> None:
    table = vikings(ragnar="village: beer-store(3), gold-store(3)", lagerta="")
    table.end_round()
    assert table.ragnar.points == 0


@rule("V-24")
def test_the_same_tokens_give_a_point_every_round() -> None:
    table = vikings(ragnar="village: gold-store(4)", lagerta="")
    table.end_round()
    table.end_round()
    assert table.ragnar.points == 2


@rule("V-24", "V-32")
def test_a_store_under_construction_takes_nothing() -> None:
    table = vikings(ragnar="village: brewery(1); gold: 1", lagerta="")
    table.ragnar("build beer-store")
    table.end_round()
    assert "stored ragnar beer 0 1" in table.saga
    assert table.ragnar.tokens == {"brewery-1": 1}


@rule("V-24")
def test_a_damaged_store_works() -> None:
    table = vikings(ragnar="village: damaged beer-store(3), brewery(1)", lagerta="")
    table.end_round()
    assert table.ragnar.points == 1


@rule("V-24")
def test_storage_goes_clockwise_from_the_first_player() -> None:
    full = "village: gold-store(4)"
    table = vikings(ragnar=full, lagerta=full, bjorn=full, first="lagerta", turn="lagerta")
    table.end_round()
    scored = [line.split()[1] for line in table.saga if line.startswith("points")]
    assert scored == ["lagerta", "bjorn", "ragnar"]


@rule("V-24")
def test_tokens_are_stored_only_after_all_turns() -> None:
    table = vikings(ragnar="village: beer-store, brewery(1)", lagerta="")
    table.ragnar("end")
    assert table.ragnar.tokens == {"brewery-1": 1}


# --- the end of the round (V-25) ----------------------------------------------------------------


@rule("V-25")
def test_played_bought_and_hand_cards_go_to_the_discard_pile() -> None:
    table = vikings(ragnar="hand: 3 beer, warrior", lagerta="")
    table.ragnar("play beer", "play beer", "play beer", "buy elf-archer")
    table.end_round()
    assert table.ragnar.discard == ["beer", "beer", "beer", "warrior", "elf-archer"]
    assert table.ragnar.played == []


@rule("V-25")
def test_construction_and_damage_tokens_leave() -> None:
    table = vikings(ragnar="village: new brewery, damaged tavern; hall: new 2", lagerta="")
    table.end_round()
    assert (table.ragnar.new, table.ragnar.damaged) == ([], [])


@rule("V-25")
def test_fortifications_on_buildings_go_to_their_owners_discard_pile() -> None:
    table = vikings(ragnar="village: brewery[2 cannon]; hall: 1[hero-trap]", lagerta="")
    table.end_round()
    assert table.ragnar.walls == {}
    assert table.ragnar.discard == ["cannon", "cannon", "hero-trap"]


@rule("V-25", "V-31")
def test_the_path_moves_on() -> None:
    table = vikings(ragnar="", lagerta="", path="scroll, sword, shaman, crystal, undead-gold")
    table.fate("path gold-miner")
    table.end_round()
    assert table.path == ["gold-miner", "scroll", "sword", "shaman", "crystal"]
    assert table.path_discard == ["undead-gold"]


@rule("V-25")
def test_without_a_drakkar_nothing_is_kept() -> None:
    table = vikings(ragnar="hand: gold", lagerta="hand: gold")
    table.end_round()
    assert table.round == 3


@rule("V-25")
def test_a_drakkar_keeps_a_hand_card() -> None:
    table = vikings(ragnar="hand: gold, pigator; village: drakkar", lagerta="")
    table.end_round()
    assert table.asked == ("ragnar", "keep")
    assert table.choices("ragnar") == ["keep gold", "keep pigator", "done"]
    table.ragnar("keep pigator")
    assert (len(table.ragnar.hand), table.ragnar.discard) == (6, ["gold"])
    assert "pigator" in table.ragnar.hand


@rule("V-25")
def test_a_drakkar_need_not_keep_anything() -> None:
    table = vikings(ragnar="hand: gold, pigator; village: drakkar", lagerta="")
    table.end_round()
    table.ragnar("done")
    assert table.ragnar.discard == ["gold", "pigator"]


@rule("V-25")
def test_each_drakkar_keeps_one_card() -> None:
    table = vikings(ragnar="hand: beer, gold, warrior; village: 2 drakkar", lagerta="")
    table.end_round()
    table.ragnar("keep beer")
    assert table.asked == ("ragnar", "keep")
    table.ragnar("keep warrior")
    assert (len(table.ragnar.hand), table.ragnar.discard) == (7, ["gold"])


@rule("V-25")
def test_a_drakkar_built_this_round_keeps_nothing_yet() -> None:
    table = vikings(ragnar="hand: beer; gold: 3", lagerta="")
    table.ragnar("build drakkar")
    table.end_round()
    assert (table.round, table.ragnar.discard) == (3, ["beer"])


@rule("V-25")
def test_a_played_card_is_not_kept() -> None:
    table = vikings(ragnar="hand: gold, beer; village: drakkar", lagerta="")
    table.ragnar("play gold")
    table.end_round()
    assert table.choices("ragnar") == ["keep beer", "done"]


@rule("V-25")
def test_an_empty_hand_is_not_asked_what_to_keep() -> None:
    table = vikings(ragnar="village: drakkar", lagerta="")
    table.end_round()
    assert table.round == 3


@rule("V-25")
def test_all_choose_at_once_what_to_keep() -> None:
    ship = "hand: gold, beer; village: drakkar"
    table = vikings(ragnar=ship, lagerta=ship)
    table.end_round()
    assert table.asked == ("ragnar, lagerta", "keep")
    table.lagerta("keep beer")
    assert (table.asked, table.lagerta.kept) == (("ragnar", "keep"), ["beer"])
    table.ragnar("keep gold")
    assert (table.round, table.lagerta.discard, table.ragnar.discard) == (3, ["gold"], ["beer"])


@rule("V-25", "V-6")
@pytest.mark.parametrize("choice", ["keep gold", "done"])
def test_what_is_kept_is_secret_while_others_choose(choice: str) -> None:
    def after(choice: str) -> Table:
        ship = "hand: gold, beer; village: drakkar"
        table = vikings(ragnar=ship, lagerta=ship)
        table.end_round()
        table.ragnar(choice)
        return table

    assert after(choice).all_see("ragnar") == after("keep beer").all_see("ragnar")


@rule("V-25", "V-6")
def test_what_is_kept_is_secret_in_the_next_round_too() -> None:
    def after(kept: str) -> Table:
        table = vikings(ragnar=f"hand: {kept}; village: drakkar", lagerta="")
        table.end_round()
        table.ragnar(f"keep {kept}")
        return table

    views = [after(kept).view("lagerta")["seats"][0] for kept in ("gold", "warrior")]
    assert views[0] == views[1]


@rule("V-25")
def test_the_new_round_begins_with_nobody_attacked() -> None:
    table = vikings(ragnar="attacked; claimed; fought-dragon; declines", lagerta="", rules=1)
    table.end_round()
    position = table.position
    marks = [position[mark] for mark in ("attacked", "claimed", "dragons", "declines")]
    assert marks == [[], [], [], []]


@rule("V-25", "V-6")
def test_a_choice_half_made_is_secret_too() -> None:
    fleet = "hand: gold, beer; village: 2 drakkar"
    chosen, waiting = (vikings(ragnar=fleet, lagerta=fleet) for _ in range(2))
    for table in (chosen, waiting):
        table.end_round()
    chosen.ragnar("keep beer")
    assert chosen.asked == ("ragnar, lagerta", "keep")
    assert chosen.all_see("ragnar") == waiting.all_see("ragnar")


@rule("V-25")
def test_while_cards_are_kept_nothing_else_is_done() -> None:
    table = vikings(ragnar="hand: gold; village: drakkar", lagerta="")
    table.end_round()
    with refused("V-25", "not-now"):
        table.ragnar("play gold")
    with refused("V-25", "only-keep"):
        table.ragnar("keep beer")
