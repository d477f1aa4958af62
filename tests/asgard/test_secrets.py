"""What a seat may know (A-4, A-5): two tables that differ only in what is hidden look the same."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import seeded

from .rules import rule
from .table import GAME, Table, asgard, new_game

VIEWERS = ("erik", "anna", None)


def everybody_sees(table: Table) -> list[Any]:
    """All views, and all that everybody has been told."""
    return [(table.view(viewer), table.saw(viewer)) for viewer in VIEWERS]


# --- stacks -----------------------------------------------------------------------------------


@rule("A-4")
def test_stacks_are_shown_in_awakening_order() -> None:
    table = asgard(erik="Heimdall; 2 Sif; Thor; Bragi; Odin; Freya; Loki", anna="", awakening="Sif")
    shown = list(table.view("anna")["stacks"][0])
    assert shown == ["odin", "thor", "freya", "loki", "sif", "bragi", "heimdall"]


@rule("A-4")
def test_only_the_top_card_shows_both_heads() -> None:
    table = asgard(
        erik="Loki/Odin, Loki/Bragi, Loki/Sif over Thor/Odin, Thor/Freya", anna="", awakening="Loki"
    )
    for viewer in VIEWERS:
        assert table.view(viewer)["stacks"][0] == {
            "loki": {"cards": 3, "under": 2, "top": "sif", "attention": 5}
        }


@rule("A-4")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Loki/Odin, Loki/Sif", "Loki/Bragi, Loki/Sif"),
        ("Loki/Odin, Loki/Freya, Loki/Sif", "Loki/Freya, Loki/Odin, Loki/Sif"),
        ("Loki/Sif over Thor/Odin", "Loki/Sif over Thor/Heimdall"),
        ("Loki/Sif over Thor/Odin, Thor/Freya", "Loki/Sif over Thor/Freya, Thor/Odin"),
    ],
)
def test_the_other_head_of_a_covered_card_is_in_nobodys_view(one: str, other: str) -> None:
    tables = [asgard(erik=words, anna="Sif/Bragi", awakening="Loki") for words in (one, other)]
    assert tables[0].erik.stack("Loki") != tables[1].erik.stack("Loki")
    assert everybody_sees(tables[0]) == everybody_sees(tables[1])


@rule("A-4", "A-51")
def test_slipping_thor_cards_hides_the_one_that_was_on_top() -> None:
    seen = []
    for top in ("Odin", "Heimdall"):
        table = asgard(
            erik=f"Thor/Sif, Thor/{top}; Heimdall/Bragi", anna="Loki/Freya", awakening="Thor"
        )
        assert table.view("anna")["stacks"][0]["thor"]["top"] == top.lower()
        table.erik("slip heimdall")
        seen.append(everybody_sees(table))
    assert seen[0] == seen[1], "neither the view nor what was told names its other head"


@rule("A-4", "A-52")
def test_of_risen_thor_cards_only_the_top_one_shows_its_other_head() -> None:
    seen = []
    for hidden, top in (("Odin", "Freya"), ("Sif", "Freya"), ("Sif", "Bragi")):
        table = asgard(
            erik=f"Heimdall/Sif over Thor/{hidden}, Thor/{top}",
            anna="Sif/Freya",
            awakening="Heimdall",
            round=3,
        )
        table.erik("score heimdall 1")
        assert table.view("anna")["stacks"][0]["thor"]["top"] == top.lower()
        seen.append(everybody_sees(table))
    assert seen[0] == seen[1]
    assert seen[1] != seen[2]


@rule("A-4")
def test_a_card_that_is_uncovered_shows_its_other_head_again() -> None:
    table = asgard(erik="Odin/Sif, Odin/Thor", anna="Loki", awakening="Odin")
    assert table.view("anna")["stacks"][0]["odin"]["top"] == "thor"
    table.erik("turn odin")
    assert table.view("anna")["stacks"][0]["odin"]["top"] == "sif"


@rule("A-4")
def test_what_is_covered_is_drawn_anew_when_imagined_for_the_owner_too() -> None:
    table = asgard(erik="2 Loki/Odin, Loki/Sif over 2 Thor", anna="Sif/Bragi", awakening="Loki")
    for seat, viewer in enumerate(("erik", "anna")):
        drawn = set()
        for seed in range(40):
            imagined = GAME.imagine(table.state, seat, seeded(seed))
            assert imagined.view(seat) == table.view(viewer)
            loki = imagined.to_json()["stacks"][0]["loki"]
            assert loki["cards"][-1] == "sif", "the top card is seen"
            drawn.add((*loki["cards"], *loki["under"]))
        assert len(drawn) > 10


# --- score piles ------------------------------------------------------------------------------


@rule("A-5")
def test_the_number_of_points_is_public() -> None:
    table = asgard(erik="2 Heimdall; 3 points", anna="7 points", awakening="Heimdall")
    for viewer in VIEWERS:
        assert table.view(viewer)["scores"] == [3, 7]
    table.erik("score heimdall 2")
    for viewer in VIEWERS:
        assert table.view(viewer)["scores"] == [4, 7]


@rule("A-5", "A-4")
@pytest.mark.parametrize(
    ("one", "other", "place"),
    [
        ("Heimdall/Odin, Heimdall/Sif", "Heimdall/Bragi, Heimdall/Sif", 2),
        ("Heimdall/Sif over Thor/Odin", "Heimdall/Sif over Thor/Loki", 2),
    ],
)
def test_a_covered_card_goes_to_the_score_pile_unseen(one: str, other: str, place: int) -> None:
    seen = []
    for words in (one, other):
        table = asgard(erik=words, anna="Loki/Freya", awakening="Heimdall", round=3)
        table.erik(f"score heimdall {place}")
        seen.append(everybody_sees(table))
    assert seen[0] == seen[1]


@rule("A-5")
def test_what_lies_in_a_score_pile_is_not_shown() -> None:
    """The same table, but the cards of the score pile and of the deck have changed places."""
    table = asgard(erik="2 Loki; 6 points", anna="Sif", awakening="Loki")
    position = table.position
    scored = dict(position["out_of_play"])
    other = {kind: n for kind, n in position["deck"].items() if kind not in scored and n == 3}
    swapped = dict.fromkeys(list(other)[: len(scored)], 1)
    position["out_of_play"] = swapped
    for kind, number in scored.items():
        position["deck"][kind] = position["deck"].get(kind, 0) + number
    for kind in swapped:
        position["deck"][kind] -= 1
    again = GAME.from_json(position)
    assert again.to_json() != table.position
    for seat in (0, 1, None):
        assert again.view(seat) == table.state.view(seat)


@rule("A-5")
def test_score_piles_are_out_of_play() -> None:
    """No card leaves a score pile, whatever happens."""
    table = new_game("erik", "anna", "mark", seed=4)
    scores = [0, 0, 0]

    def only_grow(table: Table) -> bool:
        nonlocal scores
        now = table.view(None)["scores"]
        assert all(new >= old for new, old in zip(now, scores, strict=True))
        assert sum(now) == sum(table.position["out_of_play"].values())
        scores = now
        return False

    table.play_until(only_grow, seed=4)
    only_grow(table)
    assert table.outcome is not None
    assert list(table.outcome.scores) == scores
    assert sum(scores) > 0


# --- half-made choices ------------------------------------------------------------------------


@rule("A-41", "A-57")
def test_a_choice_that_is_not_finished_shows_to_nobody_else() -> None:
    goal = asgard(erik="4 Loki", anna="Loki", awakening="Loki", goals="Loki")
    goal.erik("goal")
    before = (goal.view("anna"), goal.view(None), goal.saga)
    goal.erik("score loki 2")
    assert (goal.view("anna"), goal.view(None), goal.saga) == before
    assert goal.view("erik")["decision"]["chosen"] == [1]

    swap = asgard(erik="2 Bragi; Sif", anna="Loki", awakening="Bragi")
    before = (swap.view("anna"), swap.view(None), swap.saga)
    swap.erik("give sif 1")
    assert (swap.view("anna"), swap.view(None), swap.saga) == before
    assert swap.view("erik")["decision"]["given"] == {"god": "sif", "place": 0}


# --- everything at once -----------------------------------------------------------------------


@rule("A-4", "A-5", "A-20", "A-21", "A-26", "A-56")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_imagined_table_looks_the_same_to_whoever_imagined_it(players: int) -> None:
    """What `imagine` draws anew is hidden; what it keeps is known. Views must agree with that."""
    names = ["erik", "anna", "mark", "olga", "petr"][:players]
    table = new_game(*names, seed=players)

    def looks_the_same(table: Table) -> bool:
        for seat in range(players):
            view = table.state.view(seat)
            for known in (table.state, view):
                imagined = GAME.imagine(known, seat, seeded(seat))
                assert imagined.view(seat) == view
                assert imagined.legal(seat) == table.state.legal(seat)
        return False

    table.play_until(looks_the_same, seed=players)
