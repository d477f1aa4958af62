"""The words and the table that the other tests are written with."""

from __future__ import annotations

import pytest

from meadhall.kernel import BadNotation, IllegalMove

from .table import asgard, new_game
from .words import AESIR, goal_columns, place_in


def test_a_table_is_as_the_words_say() -> None:
    words = "Loki/Odin, Loki/Sif over Thor/Bragi"
    table = asgard(erik=f"{words}; 3 points", anna="2 Loki, doubled; 3 Sif", awakening="Loki")
    assert table.erik.stack("Loki") == words
    assert table.erik.stacks == {"Loki": 3}
    assert table.erik.score == 3
    assert table.anna.stacks == {"Loki": 2, "Sif": 3}
    assert table.doubling_card == ("anna", "Loki")
    assert table.asked == ("anna", "loki")


def test_players_sit_in_the_order_they_are_named() -> None:
    table = asgard(petr="", anna="", erik="", battle=1)
    assert [table.petr.seat, table.anna.seat, table.erik.seat] == [0, 1, 2]
    with pytest.raises(AttributeError, match="nobody at this table is called mark"):
        table.mark("done")


def test_what_is_not_said_is_filled_in_from_what_is_left() -> None:
    table = asgard(erik="9 Loki; 3 Odin/Loki", anna="6 Loki over 9 Thor; 5 points", battle=3)
    assert table.erik.stacks == {"Loki": 9, "Odin": 3}
    assert "Loki/Odin" not in table.erik.stack("Loki"), "the three there are were asked for"
    assert [len(player.hand) for player in table.players] == [3, 3]
    assert table.deck == 62 - 12 - 15 - 5 - 6


def test_a_deck_is_exactly_as_named() -> None:
    table = asgard(
        erik="4 Odin", anna="4 Sif", mark="4 Loki", awakening="Heimdall", round=3, deck="2 Odin/Sif"
    )
    assert table.position["deck"] == {"odin/sif": 2}
    assert sum(player.score for player in table.players) == 62 - 12 - 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Baldr", "there is no Aesir 'Baldr'"),
        ("4 Loki/Sif", "not that many cards loki/sif"),
        ("19 Loki", "not that many cards with Loki's head"),
        ("Loki with Sif", "is no card"),
        ("Loki over Sif", "only Thor cards lie under a stack"),
        ("Thor over Thor", "not under their own"),
        ("Loki, Sif, doubled", "lie at one stack only"),
    ],
)
def test_words_that_make_no_table_say_why(words: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        asgard(erik=words, anna="", awakening="Loki")


def test_one_moment_must_be_named() -> None:
    with pytest.raises(ValueError, match="says what happens next"):
        asgard(erik="Loki", anna="")


def test_goals_fill_up_with_aesir_that_matter_least() -> None:
    assert goal_columns("", 1, "Loki") == [["freya"], ["thor", None], ["heimdall", None, None]]
    assert goal_columns("Sif", 2, "Loki")[1] == ["sif", "freya"]
    assert goal_columns("Odin | Sif | Loki", 1, "Loki") == [
        ["odin"],
        ["sif", None],
        ["loki", None, None],
    ]


def test_cards_are_laid_in_the_order_they_are_named() -> None:
    place = place_in("2 Loki; Sif; Loki/Odin")
    assert [card.other for card in place.stacks["Loki"].cards] == [None, None, "Odin"]
    assert list(place.stacks) == ["Loki", "Sif"]


def test_moves_are_notation_with_names_in_any_case() -> None:
    table = asgard(erik="2 Loki", anna="Sif/Odin", awakening="Loki")
    assert table.choices("erik") == ["turn anna sif 1"]
    with pytest.raises(BadNotation, match="erik can play: turn anna sif 1"):
        table.erik("dance")
    with pytest.raises(IllegalMove):
        table.erik("turn anna Odin 1")
    table.erik("Turn ANNA Sif 1")
    assert table.anna.stacks == {"Odin": 1}


def test_a_saga_holds_what_everybody_may_know() -> None:
    table = asgard(erik="2 Sif", anna="", awakening="Sif")
    assert table.saga == ["awakens sif", "favoured sif erik 2", "will sif erik", "drew erik"]
    assert table.saw("erik")[-1].startswith("drew erik ")


def test_a_new_game_can_be_played_anyhow() -> None:
    table = new_game("erik", "anna", seed=1)
    table.battle_turn()
    assert sum(table.erik.stacks.values()) == 1
    table.play_to_round(3)
    assert table.round == 3
    outcome = table.play_to_the_end()
    assert (table.erik.place, table.anna.place) == outcome.ranks
    assert set(table.erik.stacks) <= set(AESIR)
