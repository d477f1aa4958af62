"""What a game shares with all others about its numbers, and about reading positions."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import BadOption, BadPosition
from meadhall.kernel.options import (
    CardData,
    OneOf,
    Row,
    Shape,
    Whole,
    canonical,
    overlaid,
    overridden,
)
from meadhall.kernel.positions import check_head, number_of, read_head, reading, truth, whole

SHAPE: Shape = {
    "horns": Whole(1, 6),
    "mead": {"kind": OneOf("sweet", "dry"), "casks": {"cellar": Whole(0, 3)}},
    "benches": Row(Whole(1, 4), Whole(1, 4)),
}
DATA = {
    "horns": 3,
    "mead": {"kind": "sweet", "casks": {"cellar": 2}, "origin": "book"},
    "benches": [2, 2],
    "origin": "ours",
}

FORMER: dict[int, dict[str, Any]] = {
    1: {"horns": 2, "benches": [1, 3]},
    2: {"horns": 1, "mead": {"casks": {"cellar": 1}}, "unknown": ["mead.kind"]},
}
"""There were 2 horns at first, then 1, and only now are there 3; mead was of one kind."""


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, {}),
        ({"horns": 3}, {}),
        ({"horns": 4, "benches": [2, 2]}, {"horns": 4}),
        ({"mead": {"casks": {"cellar": 2}}}, {}),
        ({"mead": {"kind": "sweet", "casks": {"cellar": 0}}}, {"mead": {"casks": {"cellar": 0}}}),
        ({"benches": [1, 2]}, {"benches": [1, 2]}),
    ],
)
def test_only_what_differs_is_kept(options: dict[str, Any], kept: dict[str, Any]) -> None:
    assert overridden("feast", options, SHAPE, DATA) == kept


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (7, "options are a table, not 7"),
        ({"hall": 1}, "unknown option 'hall'; feast has horns, mead, benches"),
        ({"origin": "book"}, "unknown option 'origin'"),
        ({"horns": 0}, "horns: a whole number from 1 to 6, not 0"),
        ({"horns": True}, "horns: a whole number from 1 to 6, not True"),
        ({"mead": 1}, "mead must be a table, not 1"),
        ({"mead": {"origin": "ours"}}, "mead has no entry 'origin'; it has kind, casks"),
        ({"mead": {"kind": "sour"}}, "mead.kind: sweet or dry, not 'sour'"),
        ({"mead": {"kind": ["dry"]}}, "mead.kind: sweet or dry, not ['dry']"),
        ({"mead": {"casks": {"cellar": 4}}}, "mead.casks.cellar: a whole number from 0 to 3"),
        ({"benches": [2]}, "benches: a list of 2, not [2]"),
        ({"benches": [2, 9]}, "benches[2]: a whole number from 1 to 4, not 9"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(options: Any, message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        overridden("feast", options, SHAPE, DATA)
    assert message in str(refusal.value)


def test_a_list_is_copied() -> None:
    benches = [1, 3]
    kept = overridden("feast", {"benches": benches}, SHAPE, DATA)
    benches[0] = 9
    assert kept == {"benches": [1, 3]}


def test_options_lie_over_the_data_and_nothing_but_the_shape_is_there() -> None:
    assert overlaid({"mead": {"kind": "dry"}}, SHAPE, DATA) == {
        "horns": 3,
        "mead": {"kind": "dry", "casks": {"cellar": 2}},
        "benches": [2, 2],
    }


def test_the_same_options_are_the_same_text() -> None:
    assert canonical({"b": 1, "a": {"d": 2, "c": 3}}) == canonical({"a": {"c": 3, "d": 2}, "b": 1})
    assert canonical({}) == "{}"


# --- positions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["5", 5.0, True, -1, 13, None])
def test_a_number_in_a_position_is_checked(wrong: Any) -> None:
    assert whole(12, 0, 12) == 12
    with pytest.raises(BadPosition, match="a whole number from 0 to 12"):
        whole(wrong, 0, 12)


def test_names_and_truths_in_a_position_are_checked() -> None:
    assert (number_of("dry", ("sweet", "dry")), truth(False)) == (1, False)
    with pytest.raises(BadPosition, match="there is no 'sour'"):
        number_of("sour", ("sweet", "dry"))
    with pytest.raises(BadPosition, match="true or false, not 1"):
        truth(1)


@pytest.mark.parametrize("data", [None, [], {"game": "moot", "rules": 1}])
def test_a_position_of_another_game_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition, match="no position of feast"):
        check_head(data, "feast", 1)


def test_a_position_of_other_rules_is_refused() -> None:
    check_head({"game": "feast", "rules": 2}, "feast", 2)
    with pytest.raises(BadPosition, match="rules version 1; this is version 2"):
        check_head({"game": "feast", "rules": 1}, "feast", 2)


@pytest.mark.parametrize("wrong", [KeyError("hall"), ValueError("no number"), OverflowError()])
def test_whatever_breaks_while_reading_is_a_bad_position(wrong: Exception) -> None:
    with pytest.raises(BadPosition, match="no position of feast"), reading("position of feast"):
        raise wrong
    with pytest.raises(BadPosition, match="horns"), reading("position of feast"):
        raise BadOption("horns: too many")


class FeastData(CardData[list[int]]):
    """How many horns there are for each guest."""

    def cards(self) -> dict[str, Any]:
        return DATA

    def changes(self) -> dict[int, dict[str, Any]]:
        return FORMER

    def settings(self, players: int) -> Shape:
        return {"first": Whole(0, players - 1)}

    def numbers(self, data: dict[str, Any], players: int, options: str) -> list[int]:
        return [data["horns"]] * players

    def check_together(self, data: dict[str, Any], players: int) -> None:
        if sum(data["benches"]) < players:
            raise BadOption(f"{players} guests don't fit on the benches")


FEAST = FeastData("feast", "a package that isn't asked", SHAPE)


def test_card_data_checks_each_number_and_all_together() -> None:
    assert FEAST.check({"horns": 4, "benches": [2, 2], "first": 2}, 3) == {"horns": 4, "first": 2}
    with pytest.raises(BadOption, match="first: a whole number from 0 to 2, not 3"):
        FEAST.check({"first": 3}, 3)
    with pytest.raises(BadOption, match="5 guests don't fit"):
        FEAST.check({}, 5)
    with pytest.raises(BadOption, match="4 guests don't fit"):
        FEAST.check({"benches": [1, 2]}, 4)


def test_numbers_are_made_once_for_the_same_options() -> None:
    many = FEAST.numbers_for({"horns": 5}, 2)
    assert many == [5, 5]
    assert FEAST.numbers_for({"horns": 5}, 2) is many
    assert FEAST.numbers_for({"horns": 5}, 3) == [5, 5, 5]
    assert FEAST.in_force({"horns": 5})["horns"] == 5
    assert FEAST.in_force({"horns": 5}) is FEAST.in_force({"horns": 5})
    assert FEAST.in_force({})["horns"] == DATA["horns"]


def test_a_position_says_which_numbers_it_is_played_with() -> None:
    head = {"game": "feast", "rules": 1, "players": 2, "options": {"horns": 6}}
    assert read_head(head, FEAST, 1, 2, 4) == ([6, 6], 2)
    with pytest.raises(BadPosition, match="from 2 to 4, not 5"):
        read_head({**head, "players": 5}, FEAST, 1, 2, 4)
    with pytest.raises(BadOption, match="horns"):
        read_head({**head, "options": {"horns": 7}}, FEAST, 1, 2, 4)


# --- former numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "horns"), [(1, 2), (2, 1), (3, 3)])
def test_a_version_of_the_rules_keeps_its_numbers(rules: int, horns: int) -> None:
    assert FEAST.numbers_for({}, 2, rules) == [horns, horns]
    assert FEAST.numbers_for({"horns": 5}, 2, rules) == [5, 5]
    head = {"game": "feast", "rules": rules, "players": 2, "options": {}}
    assert read_head(head, FEAST, 3, 2, 4, 1) == ([horns, horns], 2)


def test_an_option_is_what_differs_from_the_numbers_of_its_version() -> None:
    assert FEAST.check({"horns": 3}, 2, 3) == {}
    assert FEAST.check({"horns": 3}, 2, 2) == {"horns": 3}
    assert FEAST.numbers_for({"horns": 3}, 2, 2) == [3, 3]
    assert FEAST.check({"horns": 1, "mead": {"casks": {"cellar": 1}}}, 2, 2) == {}


def test_options_of_a_former_version_are_told_in_the_numbers_of_today() -> None:
    told = FEAST.since({"benches": [4, 4]}, 2)
    assert told == {"horns": 1, "mead": {"casks": {"cellar": 1}}, "benches": [4, 4]}
    assert FEAST.since(told, 2) == told
    assert FEAST.since({}, 1)["benches"] == [1, 3]
    assert FEAST.since({"horns": 4}, 3) == {"horns": 4}


def test_what_a_version_did_not_know_is_no_part_of_its_cards() -> None:
    assert FEAST.written({}, 3) == FEAST.merged({})
    assert FEAST.written({}, 2) == {"horns": 1, "mead": {"casks": {"cellar": 1}}, "benches": [2, 2]}
