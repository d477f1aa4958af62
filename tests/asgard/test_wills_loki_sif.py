"""The wills of Loki and Sif (A-55, A-56)."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import asgard, refused

# --- Loki -------------------------------------------------------------------------------------


@rule("A-55")
def test_loki_turns_a_card_of_another_player() -> None:
    table = asgard(erik="2 Loki", anna="Odin/Sif; Sif/Thor", awakening="Loki")
    table.erik("turn anna Odin 1")
    assert table.anna.stacks == {"Sif": 2}
    assert table.anna.stack("Sif") == "Sif/Thor, Sif/Odin", "turned, on top of her own stack"
    assert table.erik.stacks == {"Loki": 2}


@rule("A-55")
def test_loki_turns_covered_cards_too() -> None:
    table = asgard(
        erik="2 Loki",
        anna="Bragi/Odin, Bragi/Thor, Bragi/Heimdall; Thor/Freya",
        awakening="Loki",
    )
    table.erik("turn anna bragi 2")
    assert table.anna.stack("Bragi") == "Bragi/Odin, Bragi/Heimdall"
    assert table.anna.stack("Thor") == "Thor/Freya, Thor/Bragi"


@rule("A-55")
def test_any_face_up_card_of_any_other_player_can_be_chosen() -> None:
    table = asgard(
        erik="3 Loki; 2 Sif",
        anna="Loki; 2 Thor",
        mark="Bragi over 2 Thor",
        awakening="Loki",
    )
    assert table.choices("erik") == [
        "turn anna thor 1",
        "turn anna thor 2",
        "turn anna loki 1",
        "turn mark bragi 1",
    ]


@rule("A-55")
def test_loki_does_not_turn_the_players_own_cards() -> None:
    table = asgard(erik="2 Loki; Sif", anna="Odin", awakening="Loki")
    with refused("A-55"):
        table.erik("turn erik sif 1")
    with refused("A-25"):
        table.erik("turn sif 1")
    with refused("A-25"):
        table.erik("turn sif")


@rule("A-55")
def test_loki_does_not_turn_face_down_thor_cards() -> None:
    table = asgard(erik="2 Loki", anna="Sif over 2 Thor", awakening="Loki")
    assert table.choices("erik") == ["turn anna sif 1"]
    for place in (2, 3):
        with refused("A-55"):
            table.erik(f"turn anna sif {place}")


@rule("A-55")
def test_loki_turns_no_card_that_is_not_there() -> None:
    table = asgard(erik="2 Loki", anna="Sif", awakening="Loki")
    with refused("A-55"):
        table.erik("turn anna sif 2")
    with refused("A-55"):
        table.erik("turn anna odin 1")
    with refused("A-55"):
        table.erik("turn p5 odin 1")


@rule("A-55", "A-4")
def test_a_covered_cards_other_head_comes_to_light_only_when_it_has_been_chosen() -> None:
    views = []
    for hidden in ("Odin", "Freya"):
        table = asgard(erik="2 Loki/Heimdall", anna=f"Sif/{hidden}, Sif/Bragi", awakening="Loki")
        views.append((table.view("erik"), table.choices("erik"), table.saga))
        table.erik("turn anna sif 2")
        assert f"laid anna {hidden.lower()} sif" in table.saga
    assert views[0] == views[1]


@rule("A-55", "A-25")
def test_loki_can_take_the_next_favour_from_somebody() -> None:
    table = asgard(erik="2 Loki; Sif", anna="2 Sif/Odin", awakening="Loki")
    table.erik("turn anna sif 1")
    assert "disputed sif erik+anna 1" in table.saga
    assert table.asked == ("anna", "sif"), "she has an Odin card now"


@rule("A-55")
def test_loki_may_have_to_help_a_rival() -> None:
    """The only card there is gives Anna the favour of Bragi."""
    table = asgard(erik="2 Loki; Bragi", anna="Odin/Bragi", mark="", awakening="Loki")
    assert table.choices("erik") == ["turn anna odin 1"]
    table.erik("turn anna odin 1")
    assert table.anna.stacks == {"Bragi": 1}


# --- Sif --------------------------------------------------------------------------------------


@rule("A-56", "A-22")
def test_sif_draws_a_card_and_plays_it_either_head_up() -> None:
    table = asgard(erik="2 Sif; Odin/Loki", anna="Sif", awakening="Sif")
    one, two = table.view("erik")["drawn"].split("/")
    assert table.choices("erik") == [f"play {one}/{two}", f"play {two}/{one}"]
    table.erik(f"play {two}/{one}")
    assert table.erik.stack(two.capitalize()).endswith(f"{two}/{one}".title())
    assert sum(table.erik.stacks.values()) == 4


@rule("A-56", "A-14")
def test_the_card_comes_off_the_deck() -> None:
    table = asgard(erik="2 Sif", anna="Sif", awakening="Sif")
    on_the_table, drawn = 3, 1
    assert table.deck == 62 - on_the_table - drawn


@rule("A-56")
@pytest.mark.parametrize(
    ("play", "stack", "becomes"),
    [("play odin/loki", "Odin", "Odin/Sif, Odin/Loki"), ("play loki/odin", "Loki", "Loki/Odin")],
)
def test_sifs_card_goes_on_top_of_its_stack_or_starts_one(
    play: str, stack: str, becomes: str
) -> None:
    table = asgard(
        erik="2 Sif/Bragi; Odin/Sif",
        anna="Sif/Bragi; 6 Thor; 6 Freya",
        mark="6 Bragi",
        olga="6 Heimdall",
        awakening="Sif",
        round=3,
        deck="Odin/Loki",
    )
    table.erik(play)
    assert table.erik.stack(stack) == becomes
    assert table.deck == 0


@rule("A-56")
def test_only_the_drawn_card_can_be_played() -> None:
    table = asgard(
        erik="2 Sif",
        anna="Sif; 6 Thor; 6 Freya",
        mark="6 Bragi",
        olga="6 Heimdall",
        awakening="Sif",
        round=3,
        deck="Odin/Loki",
    )
    with refused("A-56"):
        table.erik("play odin/thor")


@rule("A-56")
def test_only_its_player_sees_the_card_until_it_is_played() -> None:
    table = asgard(erik="2 Sif", anna="Sif", awakening="Sif")
    drawn = table.view("erik")["drawn"]
    assert drawn is not None
    assert table.view("anna")["drawn"] is None
    assert table.view(None)["drawn"] is None
    assert table.saw("erik")[-1] == f"drew erik {drawn}"
    assert table.saw("anna")[-1] == table.saga[-1] == "drew erik"
    assert table.choices("anna") == []
    table.erik(f"play {drawn}")
    assert f"revealed erik {drawn}" in table.saga


@rule("A-56")
def test_which_card_was_drawn_changes_nothing_for_the_others() -> None:
    tables = [asgard(erik="2 Sif", anna="Sif", awakening="Sif", seed=seed) for seed in range(8)]
    assert len({table.view("erik")["drawn"] for table in tables}) > 1
    for table in tables:
        assert table.view("anna") == tables[0].view("anna")
        assert table.saw("anna") == tables[0].saw("anna")


@rule("A-56", "A-25")
def test_a_drawn_sif_card_does_not_wake_sif_again() -> None:
    for seed in range(40):
        table = asgard(erik="2 Sif", anna="Sif", awakening="Sif", seed=seed)
        for play in table.choices("erik"):
            if play.startswith("play sif/"):
                table.erik(play)
                assert table.saga.count("awakens sif") == 1
                assert table.erik.stacks == {"Sif": 3}
                return
    pytest.fail("a Sif card comes soon")
