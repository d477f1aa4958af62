"""The cards, and where each number comes from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.wolves.data import DATA
from meadhall.kernel import BadPosition

from .rules import rule
from .table import GAME, Table, new_game, wolves
from .words import BLUE, MANOEUVRES, PEOPLE, RED, UNITS, VICTORIES

NAMES = ["anna", "erik", "mark", "olga", "petr"]
ORIGINS = {"book", "derived", "ours"}


def all_people(options: dict[str, Any] | None = None) -> Counter[str]:
    """Every card of the people deck, wherever it lies at the start."""
    position = GAME.start(3, 0, options).to_json()
    cards = Counter(position["people"])
    for hand in position["hands"]:
        cards += Counter(hand)
    return cards


# --- composition --------------------------------------------------------------------------------


@rule("W-1")
def test_there_are_110_people_of_fifteen_kinds() -> None:
    assert all_people() == {
        "archer": 12,
        "bond": 12,
        "hirdman": 12,
        "huscarl": 8,
        "berserk": 8,
        "thrall": 8,
        "assassin": 8,
        "raider": 6,
        "traitor": 6,
        "plague": 6,
        "shield-wall": 6,
        "flank": 6,
        "priest": 4,
        "hovding": 4,
        "konung": 4,
    }
    assert all_people().total() == 110


@rule("W-1", "W-2")
def test_runes_of_the_deck() -> None:
    people = DATA.cards()["people"]
    runes: Counter[str] = Counter()
    for card in people.values():
        runes[card.get("rune", "manoeuvre")] += card["copies"]
    assert runes == {"eiwaz": 52, "teiwaz": 40, "manoeuvre": 18}


@rule("W-2")
def test_manoeuvres_have_neither_strength_nor_rune() -> None:
    people = DATA.cards()["people"]
    assert tuple(people) == PEOPLE
    for kind in MANOEUVRES:
        assert set(people[kind]) == {"copies", "origin"}
    for kind in UNITS:
        assert set(people[kind]) >= {"copies", "strength", "rune", "origin"}


@rule("W-3")
def test_seventeen_deities_by_colour() -> None:
    deities = DATA.cards()["deities"]
    assert (tuple(deities["blue"]), tuple(deities["red"])) == (BLUE, RED)
    assert deities["black"] == ["yggdrasil"]
    assert len(BLUE) == len(RED) == 8


@rule("W-3", "W-103")
def test_nine_victory_cards() -> None:
    assert tuple(DATA.cards()["victories"]) == VICTORIES
    assert len(VICTORIES) == 9


@rule("W-1", "W-3", "W-24")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_card_is_ever_lost_or_added(players: int) -> None:
    """A position is only accepted if every card is in it once; so it must be after every move."""
    table = new_game(*NAMES[:players], seed=players, options={"glory": {"to_end": 30}})

    def all_there(table: Table) -> bool:
        position = table.position
        assert GAME.from_json(position).key() == table.state.key()
        placed = position["hall"] + position["deities_gone"] + position["prizes"]
        for seat in position["seats"]:
            placed += [*seat["deities"], *seat["victories"]]
        assert len(set(placed)) == len(placed)
        unseen: int = position["deities_left"] + position["victories_left"]
        assert len(placed) + unseen == 17 + 9
        return table.round > 3

    table.play_until(all_there, seed=players)


@rule("W-1")
def test_a_position_with_a_card_too_many_is_refused() -> None:
    position = wolves(anna="bond", erik="", mark="").position
    position["people"]["konung"] += 1
    with pytest.raises(BadPosition, match="5 cards konung"):
        GAME.from_json(position)


@rule("W-3")
@pytest.mark.parametrize("where", ["hall", "deities_gone"])
def test_a_deity_in_two_places_is_refused(where: str) -> None:
    position = wolves(anna="; deities: odin", erik="", mark="").position
    position[where] = [*position[where], "odin"]
    with pytest.raises(BadPosition, match="odin"):
        GAME.from_json(position)


# --- where the numbers come from ----------------------------------------------------------------


@rule("W-1", "W-43", "W-50", "W-51", "W-103")
def test_what_is_ours_is_marked_as_ours() -> None:
    data = DATA.cards()
    ours = {
        f"{kind} {key}"
        for kind, card in data["people"].items()
        for key, origin in card["origin"].items()
        if origin == "ours" and key != "copies"
    }
    assert ours == {"huscarl rune", "raider strength", "raider rune", "traitor strength"}
    assert {card["origin"]["copies"] for card in data["people"].values()} == {"ours"}
    assert {each for card in data["victories"].values() for each in card["origin"].values()} == {
        "ours"
    }


def test_the_number_of_players_is_true() -> None:
    players = DATA.cards()["players"]
    assert (players["least"], players["most"]) == (GAME.min_players, GAME.max_players)


@rule("W-103")
def test_fixed_victories_are_worth_what_the_data_say() -> None:
    for victory, card in DATA.cards()["victories"].items():
        table = wolves(anna=f"; victories: {victory}", erik="", mark="")
        if not {"each", "fulfilled"} & set(card):
            assert table.anna.glory == card["glory"]
        table.anna("pass")
        assert len(table.anna.hand) == 4 + card.get("pass_draw", 0)
