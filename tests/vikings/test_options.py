"""Overriding numbers, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings.data import DATA
from meadhall.kernel import BadOption
from meadhall.kernel.options import Value

from .rules import rule
from .table import GAME, new_game, vikings

NAMES = ("ragnar", "lagerta", "bjorn", "floki")

Options = dict[str, Any]


def numbers(prefix: str, data: dict[str, Any]) -> dict[str, Any]:
    """Every number, row and yes-or-no of the card data by its full name."""
    found: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, dict) and name != "origin":
            found |= numbers(f"{prefix}{name}.", value)
        elif isinstance(value, int | list):
            found[f"{prefix}{name}"] = value
    return found


def option(name: str, value: Any) -> Options:
    """An option by its full name: option("table.hand", 6)."""
    for part in reversed(name.split(".")):
        value = {part: value}
    made: Options = value
    return made


def allowed(name: str) -> Any:
    """What a number can be: for whole numbers, from `least` to `most`."""
    found: Any = DATA.shape
    for part in name.split("."):
        found = found[part]
    return found


FIXED = {"players.least", "players.most"}
NUMBERS = {name: value for name, value in numbers("", DATA.cards()).items() if name not in FIXED}


def another(name: str) -> Any:
    """Another value a number can have."""
    value = NUMBERS[name]
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [value[0] + 1, *value[1:]]
    return value - 1 if value == allowed(name).most else value + 1


# --- every number -------------------------------------------------------------------------------


in_each_table = pytest.mark.parametrize("table", DATA.shape)


def names_in(table: str) -> list[str]:
    return [name for name in NUMBERS if name.startswith(f"{table}.")]


@in_each_table
def test_every_number_can_be_overridden(table: str) -> None:
    for name in names_in(table):
        wanted = option(name, another(name))
        options = GAME.check_options(wanted, 4)
        assert options == wanted
        assert GAME.data_hash(options) != GAME.data_hash({}), name
        position = new_game(*NAMES, options=options).position
        assert position["options"] == options
        assert GAME.from_json(position).to_json() == position


@in_each_table
@pytest.mark.parametrize("bad", ["5", 2.0, None, -1, 10_000, {}])
def test_a_value_that_cannot_be_is_refused_with_the_name_of_the_number(
    table: str, bad: Any
) -> None:
    for name in names_in(table):
        with pytest.raises(BadOption) as refusal:
            GAME.check_options(option(name, bad), 4)
        assert str(refusal.value).startswith(f"{name}: ")


@in_each_table
def test_a_number_that_is_usual_anyway_is_no_option(table: str) -> None:
    for name in names_in(table):
        assert GAME.check_options(option(name, NUMBERS[name]), 4) == {}, name


def test_nothing_else_can_be_overridden() -> None:
    def leaves(prefix: str, table: Any) -> set[str]:
        if isinstance(table, Value):
            return {prefix[:-1]}
        return set().union(*(leaves(f"{prefix}{name}.", each) for name, each in table.items()))

    assert leaves("", DATA.shape) == set(NUMBERS)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck": 3}, "unknown option 'deck'; vikings has table, goal, variants"),
        ({"cards": 3}, "cards must be a table, not 3"),
        ({"cards": {"jarl": {}}}, "cards has no entry 'jarl'"),
        ({"cards": {"thor": 8}}, "cards.thor must be a table, not 8"),
        ({"cards": {"thor": {"cost_beer": 3}}}, "cards.thor has no entry 'cost_beer'"),
        ({"cards": {"beer": {"copies": 3}}}, "cards.beer has no entry 'copies'"),
        ({"cards": {"thor": {"role": "fighter"}}}, "cards.thor has no entry 'role'"),
        ({"cards": {"scroll": {"power": "mix"}}}, "cards.scroll has no entry 'power'"),
        ({"cards": {"thor": {"copies": 2}}}, "cards.thor.copies: a whole number from 0 to 1"),
        ({"cards": {"thor": {"players": 1}}}, "cards.thor.players: a whole number from 2 to 4"),
        ({"cards": {"cannon": {"copies": 16}}}, "cards.cannon.copies: a whole number from 0 to 15"),
        ({"cards": {"scroll": {"draw": 0}}}, "cards.scroll.draw: a whole number from 1 to 9"),
        ({"halls": {"4": {"gold": 7}}}, "halls has no entry '4'"),
        ({"halls": {"1": {"limit": 0}}}, "halls.1.limit: a whole number from 1 to 18"),
        ({"table": {"gates": [5, 12]}}, "table.gates: a list of 3, not [5, 12]"),
        ({"table": {"gates": [5, 5, 20]}}, "table.gates: rising points, not [5, 5, 20]"),
        ({"table": {"gates": [20, 12, 5]}}, "table.gates: rising points, not [20, 12, 5]"),
        ({"table": {"gates": [0, 12, 20]}}, "table.gates[1]: a whole number from 1"),
        ({"table": {"shares": [6, 3, 2]}}, "table.shares: a list of 4"),
        ({"table": {"exchange": 1}}, "table.exchange: a whole number from 2"),
        ({"table": {"hand": 0}}, "table.hand: a whole number from 1"),
        ({"variants": {"first_game": 1}}, "variants.first_game: true or false, not 1"),
        ({"variants": {"solo": True}}, "variants has no entry 'solo'"),
        ({"goal": {"5": 30}}, "goal has no entry '5'"),
        ({"missions": {"worker": {"need": 1}}}, "missions.worker has no entry 'need'"),
        ({"missions": {"worker": {"points": 0}}}, "missions.worker.points: a whole number from 1"),
        ({"players": {"most": 5}}, "unknown option 'players'"),
        ({"first": 3}, "first: a whole number from 0 to 2, not 3"),
        ({"first": True}, "first: a whole number from 0 to 2, not True"),
    ],
)
def test_a_wrong_option_is_refused_with_a_clear_message(options: Options, message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.start(3, 0, options)
    assert message in str(refusal.value)


@pytest.mark.parametrize("options", [["table"], "table", 7])
def test_options_that_are_no_table_are_refused(options: Any) -> None:
    with pytest.raises(BadOption, match="options are a table"):
        GAME.start(3, 0, options)


@rule("V-5")
def test_who_is_first_can_be_chosen_and_is_no_card_data() -> None:
    assert new_game(*NAMES, options={"first": 2}).first == "bjorn"
    assert GAME.data_hash({"first": 2}) == GAME.data_hash({})


# --- the variants -------------------------------------------------------------------------------


@rule("V-4")
def test_without_the_first_game_achievements_are_random() -> None:
    sets = {tuple(new_game("ragnar", "lagerta", seed=seed).achievements) for seed in range(20)}
    assert len(sets) > 3


@rule("V-4")
def test_the_first_game_opens_the_four_of_the_book() -> None:
    table = new_game(*NAMES, seed=7, options={"variants": {"first_game": True}})
    assert table.achievements == ["defender", "conqueror", "builder", "beer-tycoon"]


@rule("V-80")
@pytest.mark.parametrize(
    ("players", "long_game", "goal"),
    [(2, False, 40), (3, False, 30), (4, False, 30), (2, True, 40), (3, True, 40), (4, True, 40)],
)
def test_the_long_game_is_to_forty_points(players: int, long_game: bool, goal: int) -> None:
    options = {"variants": {"long_game": long_game}}
    table = new_game(*NAMES[:players], options=options)
    assert table.position["goal"] == goal


@rule("V-80")
def test_the_long_game_goes_on_after_thirty() -> None:
    options = {"variants": {"long_game": True}}
    table = vikings(ragnar="points: 39", lagerta="", bjorn="", options=options)
    table.end_round()
    assert table.round == 3


@rule("V-70")
def test_an_empty_asgard_deck_gives_nothing() -> None:
    table = vikings(ragnar="hall: 2; gold: 9; points: 4", lagerta="", asgard_deck=0)
    table.ragnar("upgrade")
    assert table.asked == ("ragnar", "turn")
    assert "asgard-empty ragnar" in table.saga


@rule("V-70")
def test_by_the_variant_it_gives_its_two_open_cards() -> None:
    table = vikings(
        ragnar="hall: 2; gold: 9; points: 4",
        lagerta="",
        asgard="thor, alviss",
        asgard_deck=0,
        options={"variants": {"take_from_open": True}},
    )
    table.ragnar("upgrade")
    assert table.choices("ragnar") == ["asgard 1", "asgard 2"]
    table.ragnar("asgard 1")
    assert (table.ragnar.played, table.asgard) == (["thor"], ["alviss"])


@rule("V-70")
def test_by_the_variant_nothing_comes_after_the_last_open_card() -> None:
    table = vikings(
        ragnar="hall: 2; gold: 9; points: 2",
        lagerta="",
        asgard="-, -",
        asgard_deck=0,
        options={"variants": {"take_from_open": True}},
    )
    table.ragnar("upgrade")
    assert table.asked == ("ragnar", "turn")


def test_options_travel_with_positions_and_views() -> None:
    options = {"table": {"hand": 6}, "variants": {"long_game": True}}
    table = new_game("ragnar", "lagerta", options=options)
    assert table.position["options"] == table.view("ragnar")["options"] == options
