"""The battle: picking in secret, laying, passing (A-21 … A-26)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import asgard, new_game, refused

HANDS = {"erik": "Odin/Thor, Loki/Sif", "anna": "Odin/Bragi, Sif/Heimdall"}
THREE_HANDS = {
    "erik": "Odin/Thor, Odin/Freya, Odin/Loki",
    "anna": "Thor/Freya, Thor/Loki, Thor/Sif",
    "mark": "Bragi/Heimdall, Sif/Heimdall, Loki/Heimdall",
}


# --- picking ----------------------------------------------------------------------------------


@rule("A-21")
def test_everybody_picks_at_once() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    assert table.asked == ("erik, anna", "pick")
    table.anna("play sif/heimdall")
    assert table.asked == ("erik", "pick")


@rule("A-21")
def test_any_card_of_the_hand_either_head_up() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    assert table.choices("erik") == [
        "play odin/thor",
        "play thor/odin",
        "play loki/sif",
        "play sif/loki",
    ]


@rule("A-21")
def test_equal_cards_are_one_choice() -> None:
    table = asgard(erik="", anna="", battle={"erik": "2 Odin/Thor"})
    assert table.choices("erik") == ["play odin/thor", "play thor/odin"]


@rule("A-21")
def test_nothing_is_laid_before_the_last_has_picked() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.erik("play thor/odin")
    assert table.erik.stacks == {}
    assert len(table.erik.hand) == 2
    table.anna("play odin/bragi")
    assert table.erik.stack("Thor") == "Thor/Odin"
    assert table.anna.stack("Odin") == "Odin/Bragi"


@rule("A-21")
def test_a_pick_can_be_changed_until_the_last_has_picked() -> None:
    table = asgard(erik="", anna="", mark="", battle=THREE_HANDS)
    table.erik("play odin/thor")
    assert table.asked == ("anna, mark", "pick")
    assert "play odin/freya" in table.choices("erik")
    table.erik("play odin/freya")
    assert table.asked == ("anna, mark", "pick"), "a changed pick keeps nobody waiting"
    table.anna("play thor/sif")
    table.erik("play freya/odin")
    table.mark("play heimdall/loki")
    assert table.erik.stack("Freya") == "Freya/Odin"
    assert table.erik.stack("Odin") == ""
    assert table.anna.hand == ["odin/thor", "odin/loki"], "only the last pick has left the hand"


@rule("A-21")
def test_the_last_to_pick_can_change_nothing_any_more() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.erik("play thor/odin")
    table.anna("play odin/bragi")
    assert table.choices("anna") == ["play loki/sif", "play sif/loki"], "the next turn has begun"


@rule("A-21")
def test_only_a_card_of_the_hand_can_be_picked() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    with refused("A-21"):
        table.erik("play bragi/heimdall")
    with refused("A-21"):
        table.erik("done")


@rule("A-21")
def test_a_pick_can_be_changed_to_a_card_of_the_hand_only() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.erik("play thor/odin")
    with refused("A-21"):
        table.erik("play bragi/heimdall")


@rule("A-21")
def test_others_see_only_that_a_pick_was_made() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.erik("play thor/odin")
    assert table.saw("erik") == ["sealed erik thor/odin"]
    assert table.saw("anna") == table.saga == ["sealed erik"]
    assert table.view("erik")["pick"] == "thor/odin"
    assert table.view("anna")["pick"] is None
    assert table.view("anna")["chosen"] == table.view(None)["chosen"] == [0]


@rule("A-21")
def test_which_pick_was_made_changes_nothing_for_the_others() -> None:
    views = []
    for pick in ("play thor/odin", "play odin/thor", "play sif/loki"):
        table = asgard(erik="", anna="", mark="", battle=HANDS)
        table.erik(pick)
        views.append([table.view("anna"), table.view("mark"), table.view(None), table.saga])
    assert views[0] == views[1] == views[2]


@rule("A-21")
def test_others_do_not_see_that_a_pick_was_changed() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.erik("play thor/odin")
    before = (table.view("anna"), table.view(None), table.saw("anna"), table.saga)
    table.erik("play sif/loki")
    assert (table.view("anna"), table.view(None), table.saw("anna"), table.saga) == before
    assert table.saw("erik")[-1] == "changed erik sif/loki"
    assert table.view("erik")["pick"] == "sif/loki"


@rule("A-21")
def test_all_picks_are_revealed_together() -> None:
    table = asgard(erik="", anna="", battle=HANDS)
    table.anna("play bragi/odin")
    table.erik("play sif/loki")
    assert table.saga == [
        "sealed anna",
        "sealed erik",
        "revealed erik sif/loki",
        "laid erik sif loki",
        "revealed anna bragi/odin",
        "laid anna bragi odin",
        "passed 1",
    ]


# --- laying -----------------------------------------------------------------------------------


@rule("A-22")
def test_a_card_goes_on_top_of_its_stack_or_starts_one() -> None:
    table = asgard(
        erik="Loki/Odin, Loki/Bragi; Sif over 2 Thor",
        anna="",
        battle={"erik": "Loki/Freya, Sif/Freya", "anna": "Odin/Thor, Freya/Heimdall"},
    )
    table.erik("play loki/freya")
    table.anna("play odin/thor")
    assert table.erik.stack("Loki") == "Loki/Odin, Loki/Bragi, Loki/Freya"
    assert table.anna.stacks == {"Odin": 1}


@rule("A-22")
def test_a_card_played_on_a_stack_over_thor_cards_lies_above_them() -> None:
    table = asgard(
        erik="Sif/Odin over Thor/Loki",
        anna="",
        battle={"erik": "Sif/Freya, Odin", "anna": "2 Loki"},
    )
    table.erik("play sif/freya")
    table.anna(table.choices("anna")[0])
    assert table.erik.stack("Sif") == "Sif/Odin, Sif/Freya over Thor/Loki"


@rule("A-22", "A-51")
def test_a_thor_card_played_later_starts_a_thor_stack_of_its_own() -> None:
    table = asgard(
        erik="Sif over 2 Thor", anna="", battle={"erik": "Thor/Odin, Loki", "anna": "2 Loki"}
    )
    table.erik("play thor/odin")
    table.anna(table.choices("anna")[0])
    assert table.erik.stacks == {"Sif": 3, "Thor": 1}


# --- passing ----------------------------------------------------------------------------------


@rule("A-23")
@pytest.mark.parametrize(
    ("round_", "direction", "eriks", "annas", "marks"),
    [
        (1, 1, "mark", "erik", "anna"),
        (2, -1, "anna", "mark", "erik"),
        (3, 1, "mark", "erik", "anna"),
    ],
)
def test_hands_go_left_in_rounds_1_and_3_and_right_in_round_2(
    round_: int, direction: int, eriks: str, annas: str, marks: str
) -> None:
    table = asgard(erik="", anna="", mark="", battle=THREE_HANDS, round=round_)
    table.erik("play odin/thor")
    table.anna("play thor/sif")
    table.mark("play heimdall/sif")
    left_of = {
        "erik": ["odin/freya", "odin/loki"],
        "anna": ["thor/freya", "thor/loki"],
        "mark": ["loki/heimdall", "bragi/heimdall"],
    }
    assert table.erik.hand == left_of[eriks]
    assert table.anna.hand == left_of[annas]
    assert table.mark.hand == left_of[marks]
    assert f"passed {direction}" in table.saga


@rule("A-23")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_two_players_exchange_hands_in_every_round(round_: int) -> None:
    table = asgard(erik="", anna="", battle=HANDS, round=round_)
    table.erik("play odin/thor")
    table.anna("play sif/heimdall")
    assert table.erik.hand == ["odin/bragi"]
    assert table.anna.hand == ["loki/sif"]


@rule("A-23")
def test_a_hand_comes_back_after_a_turn_round_the_table() -> None:
    table = new_game("erik", "anna", "mark", seed=5)
    mine = table.erik.hand
    for _ in range(3):
        table.battle_turn()
    assert len(table.erik.hand) == 4
    assert set(table.erik.hand) <= set(mine)


@rule("A-24")
def test_the_last_card_is_played_too() -> None:
    table = asgard(erik="", anna="", battle={"erik": "Odin/Thor", "anna": "Sif/Heimdall"}, round=2)
    table.erik("play odin/thor")
    table.anna("play heimdall/sif")
    assert [player.hand for player in table.players] == [[], []]
    assert "awakens odin" in table.saga
    assert table.asked == ("erik", "odin")


@rule("A-24")
def test_stacks_stay_from_round_to_round() -> None:
    table = asgard(
        erik="2 Loki/Sif over Thor/Odin; 2 points",
        anna="2 Loki/Odin",
        awakening="Heimdall",
        round=1,
    )
    assert table.round == 2
    assert table.asked == ("erik, anna", "pick")
    assert table.erik.stack("Loki") == "Loki/Sif, Loki/Sif over Thor/Odin"
    assert table.anna.stack("Loki") == "Loki/Odin, Loki/Odin"
    assert table.erik.score == 2


# --- the awakening as a whole -----------------------------------------------------------------


@rule("A-25")
def test_each_aesir_is_done_with_before_the_next_awakens() -> None:
    table = asgard(erik="Odin/Thor", anna="Thor/Sif; Freya", awakening="Odin")
    assert table.asked == ("erik", "odin")
    assert "awakens thor" not in table.saga
    table.erik("turn Odin")
    assert table.saga.index("lifted erik odin 0") < table.saga.index("awakens thor")


@rule("A-25", "A-50")
def test_attention_counts_at_the_moment_of_the_awakening() -> None:
    """Before Odin's will Anna has most Thor cards; after it Erik has."""
    table = asgard(erik="Odin/Thor; Thor; Sif", anna="Thor; Loki", mark="Freya", awakening="Odin")
    table.erik("turn Odin")
    assert "favoured thor erik 2" in table.saga
    assert table.asked == ("erik", "thor")


@rule("A-25")
def test_no_aesir_awakens_twice_in_a_round() -> None:
    """Loki's will gives Anna most Odin cards, but Odin has been awake already."""
    table = asgard(erik="2 Loki; Sif", anna="Loki/Odin; Sif", awakening="Loki")
    table.erik("turn anna Loki 1")
    assert table.anna.stacks["Odin"] == 1
    table.play_to_round(2)
    awoken = [line for line in table.saga if line.startswith("awakens")]
    assert awoken == ["awakens loki", "awakens sif", "awakens bragi", "awakens heimdall"]


# --- what was handed on -----------------------------------------------------------------------


@rule("A-26")
def test_a_view_lists_what_is_left_of_the_hands_handed_on() -> None:
    table = new_game("erik", "anna", "mark", seed=8)
    mine = table.erik.hand
    assert table.view("erik")["handed_on"] == {}
    table.battle_turn()
    assert table.view("erik")["handed_on"] == {"1": mine[1:]}, "the first card was played"
    assert table.view("erik")["handed_on"]["1"] == table.anna.hand
    first = table.anna.hand[0]
    table.battle_turn()
    handed_on = table.view("erik")["handed_on"]
    assert handed_on["2"] == mine[2:], f"{first} has been played since"
    assert handed_on == {"1": table.anna.hand, "2": table.mark.hand}


@rule("A-26")
def test_round_2_hands_are_handed_on_the_other_way() -> None:
    table = new_game("erik", "anna", "mark", seed=8)
    table.play_to_round(2)
    assert table.view("erik")["handed_on"] == {}, "a new deal: nothing has been handed on"
    table.battle_turn()
    assert table.view("erik")["handed_on"] == {"2": table.mark.hand}
    assert table.view("mark")["handed_on"] == {"1": table.anna.hand}


@rule("A-26")
def test_a_hand_never_held_stays_unknown() -> None:
    table = new_game("erik", "anna", "mark", "olga", seed=2)
    table.battle_turn()
    assert set(table.view("anna")["handed_on"]) == {"2"}
    assert table.view(None)["handed_on"] == {}


@rule("A-26", "A-21")
def test_a_sealed_pick_still_counts_as_handed_on() -> None:
    """Whether the next player has picked one of the cards known to me must not show."""
    table = asgard(erik="", anna="", battle=HANDS, round=1)
    before = table.view("erik")["handed_on"]
    table.anna("play sif/heimdall")
    assert table.view("erik")["handed_on"] == before == {"1": ["odin/bragi", "sif/heimdall"]}
