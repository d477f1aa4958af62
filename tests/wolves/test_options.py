"""Options: playing with other numbers than those of the card data."""

from __future__ import annotations

from typing import Any, cast

import pytest

from meadhall.games.wolves.data import DATA, SHAPE
from meadhall.games.wolves.shown import View
from meadhall.games.wolves.words.teller import Teller
from meadhall.kernel import BadOption

from .deity_table import all_pass, few_people, quick_round
from .rules import rule
from .table import GAME, new_game, wolves
from .test_cards import NAMES, all_people


@rule("W-1")
def test_another_deck_can_be_played() -> None:
    options = {"people": {"plague": {"copies": 0}, "bond": {"copies": 4}, "konung": {"copies": 9}}}
    cards = all_people(options)
    assert (cards["plague"], cards["bond"], cards["konung"], cards.total()) == (0, 4, 9, 101)
    new_game("anna", "erik", "mark", options=options).play_until(lambda table: False)


@rule("W-2", "W-50")
def test_other_strengths_and_runes_can_be_played() -> None:
    options = {"people": {"raider": {"strength": 6, "rune": "teiwaz"}}}
    table = wolves(anna="raider hovding bond", erik="", mark="", options=options)
    assert table.anna.strengths == [6, 4, 1]


@rule("W-46")
def test_another_strength_matters_to_a_priest() -> None:
    options = {"people": {"berserk": {"strength": 9}}}
    table = wolves(anna="berserk; hand: priest", erik="", mark="", options=options)
    table.anna("lay priest anna left")
    assert table.anna.line == ["priest", "berserk"]


@rule("W-84")
def test_another_rune_matters_to_heimdall() -> None:
    options = {"people": {"archer": {"rune": "teiwaz"}}}
    table = wolves(anna="; deities: heimdall", erik="", mark="", options=options)
    table.fate("archer")
    table.anna("use heimdall")
    assert table.anna.line == ["archer"]


@rule("W-12", "W-34")
def test_other_hands_can_be_played() -> None:
    options = {"hands": {"first": 5, "pass_draw": 2}}
    table = new_game("anna", "erik", "mark", options=options)
    assert [len(player.hand) for player in table.players] == [5, 5, 5]
    all_pass(table)
    assert [len(player.hand) for player in table.players] == [7, 7, 7]


@rule("W-34", "W-103")
def test_a_draw_is_never_less_than_nothing() -> None:
    options = {"hands": {"pass_draw": 0}}
    table = wolves(anna="; victories: costly-triumph", erik="", mark="", options=options)
    table.anna("pass")
    assert table.anna.hand == []


@rule("W-42", "W-47", "W-48")
def test_other_computed_strengths_can_be_played() -> None:
    people = {"hirdman": {"together": 9}, "hovding": {"each": 3}, "konung": {"alone": 12}}
    table = wolves(anna="2 hirdman hovding konung", erik="", mark="", options={"people": people})
    assert table.anna.strengths == [9, 9, 12, 9]


@rule("W-2", "W-48")
def test_a_konung_who_is_worth_little_is_never_worth_less_than_nothing() -> None:
    options = {"people": {"konung": {"alone": 1}}}
    table = wolves(anna="konung 3 thrall", erik="konung", mark="", options=options)
    assert (table.anna.strengths[0], table.erik.strengths[0]) == (0, 1)


@rule("W-46")
@pytest.mark.parametrize(("shuns", "can_stand"), [(4, True), (5, False)])
def test_a_priest_may_shun_others(shuns: int, can_stand: bool) -> None:
    options = {"people": {"priest": {"shuns": shuns}}}
    table = wolves(anna="berserk; hand: priest", erik="", mark="", options=options)
    assert ("lay priest anna left" in table.choices("anna")) == can_stand


@rule("W-49")
@pytest.mark.parametrize(("weak", "drawn"), [(4, 0), (5, 1)])
def test_an_assassin_may_find_others_weak(weak: int, drawn: int) -> None:
    options = {"people": {"assassin": {"weak": weak}}}
    table = wolves(anna="; hand: assassin", erik="berserk", mark="", options=options)
    table.anna("lay assassin erik right")
    table.anna("unit erik 1")
    assert len(table.anna.hand) == drawn


@rule("W-39")
def test_another_hand_limit_can_be_played() -> None:
    options = {"hands": {"first": 14, "limit": 15}}
    table = new_game("anna", "erik", "mark", options=options)
    assert [len(player.hand) for player in table.players] == [14, 14, 14]
    all_pass(table)
    assert [len(player.hand) for player in table.players] == [15, 15, 15]
    assert GAME.from_json(table.position).key() == table.state.key()


@rule("W-26")
@pytest.mark.parametrize(("reshuffles", "must_pass"), [(1, True), (2, False)])
def test_another_number_of_reshuffles_can_be_played(reshuffles: int, must_pass: bool) -> None:
    options = {"rounds": {"reshuffles": reshuffles}}
    table = wolves(anna="; hand: bond", erik="bond", mark="", reshuffles=1, options=options)
    table.anna("lay bond anna left")
    assert (table.choices("erik") == ["pass"]) == must_pass


@rule("W-21", "W-23")
@pytest.mark.parametrize(("players", "prizes"), [(3, 2), (4, 1), (5, 1)])
def test_other_prizes_can_be_fought_for(players: int, prizes: int) -> None:
    options = {"prizes": {str(players): prizes}}
    table = new_game(*NAMES[:players], options=options)
    assert len(table.position["prizes"]) == prizes
    quick_round(table)
    assert sum(len(player.victories) for player in table.players) == prizes


@rule("W-10", "W-11", "W-72")
def test_another_hall_can_be_opened() -> None:
    options = {"deities": {"hall": 5, "with_ragnarok": 6}}
    table = new_game("anna", "erik", "mark", options=options)
    assert len(table.hall) == 5
    assert table.position["upper_deities"] == 17 - 6 - 5


@rule("W-70")
def test_other_costs_can_be_asked() -> None:
    options = {"deities": {"first_cost": 1, "more_cost": 3}}
    table = wolves(
        anna="; deities: thor", erik="", mark="", hall="odin loki yggdrasil", options=options
    )
    costs = table.view("anna")["seats"][0]["costs"]
    assert costs == {"odin": 4, "loki": 1, "yggdrasil": 1}


@rule("W-70")
def test_a_cost_of_one_is_paid_with_one_sacrifice() -> None:
    options = {"deities": {"first_cost": 1}}
    table = wolves(anna="; sacrifices: bond", erik="", mark="", hall="odin", options=options)
    table.anna("summon odin")
    table.anna("spend bond")
    assert table.anna.deities == ["odin"]


@rule("W-5", "W-81", "W-92")
def test_other_modifiers_can_be_played() -> None:
    options = {"modifiers": {"thor": 7, "fenrir": -2}}
    table = wolves(
        anna="berserk; deities: thor", erik="; deities: fenrir", mark="", options=options
    )
    assert [player.strength for player in table.players] == [5 + 7 - 2, 0, -2]


@rule("W-34", "W-103")
@pytest.mark.parametrize(
    ("victory", "numbers", "anna", "glory"),
    [
        ("field-of-slaughter", {"glory": 4}, "", 4),
        ("favour-of-the-high", {"each": 2, "most": 9}, "; deities: thor odin", 5),
        ("bargain-with-chaos", {"glory": 0, "most": 1}, "; deities: loki hel", 1),
        ("crowded-hall", {"cards": 2, "fulfilled": 5}, "; hand: 2 bond", 5),
        ("crowded-hall", {"cards": 3, "glory": 2}, "; hand: 2 bond", 2),
        ("saga-of-deeds", {"glory": 2, "each": 0}, "", 2),
        ("steel-alone", {"glory": 6}, "", 6),
        ("chosen-of-the-hall", {"fulfilled": 4}, "; deities: loki", 4),
    ],
)
def test_other_victories_can_be_won(
    victory: str, numbers: dict[str, int], anna: str, glory: int
) -> None:
    options = {"victories": {victory: numbers}}
    table = wolves(anna=f"{anna}; victories: {victory}", erik="", mark="", options=options)
    assert table.anna.glory == glory


@rule("W-34", "W-103")
def test_another_draw_on_passing_can_be_played() -> None:
    options = {"victories": {"coastal-raid": {"pass_draw": -3}}}
    table = wolves(anna="; victories: coastal-raid", erik="", mark="", options=options)
    table.anna("pass")
    assert len(table.anna.hand) == 1


def test_the_texts_of_cards_say_the_numbers_in_force() -> None:
    options = {"people": {"konung": {"alone": 12}}, "victories": {"coastal-raid": {"glory": 4}}}
    shown = wolves(anna="", erik="", mark="", options=options).view("anna")
    view = cast(View, shown)
    teller = Teller(GAME.texts("en"), NAMES, 0)
    assert teller.card_text(view, "konung").startswith("12, less 1")
    assert teller.victory_text(view, "coastal-raid") == "4 glory; +1 to your draw when you pass"
    assert "−5" in teller.deity_text(view, "fenrir")


@rule("W-100")
@pytest.mark.parametrize("to_end", [1, 3, 8])
def test_another_number_of_glory_to_end(to_end: int) -> None:
    table = new_game("anna", "erik", "mark", options={"glory": {"to_end": to_end}})
    while table.state.waiting:
        assert all(player.glory < to_end for player in table.players)
        quick_round(table)
    assert max(player.glory for player in table.players) >= to_end or table.last_round


def test_options_travel_with_positions_and_views() -> None:
    options = {"hands": {"first": 5}, "people": {"plague": {"copies": 3}}}
    table = new_game("anna", "erik", "mark", options=options)
    assert table.position["options"] == table.view("erik")["options"] == options
    assert GAME.from_json(table.position).key() == table.state.key()


def all_numbers(shape: Any, data: Any) -> Any:
    """What stands in the card data for all that can be overridden."""
    if not isinstance(shape, dict):
        return data
    return {name: all_numbers(each, data[name]) for name, each in shape.items()}


def test_options_that_change_nothing_are_no_options() -> None:
    options = all_numbers(SHAPE, DATA.cards())
    assert GAME.check_options(options, 3) == {}
    assert GAME.data_hash({}) == GAME.data_hash(GAME.check_options(options, 3))


def test_every_number_can_be_overridden() -> None:
    def numbers(prefix: str, table: dict[str, Any]) -> list[str]:
        found = []
        for name, value in table.items():
            if isinstance(value, dict):
                found += numbers(f"{prefix}{name}.", value)
            elif isinstance(value, int):
                found.append(f"{prefix}{name}")
        return found

    fixed = {"players.least", "players.most"}
    overridable = all_numbers(SHAPE, DATA.cards())
    assert set(numbers("", DATA.cards())) - set(numbers("", overridable)) == fixed


@pytest.mark.parametrize(
    "options",
    [
        {"people": {"plague": {"copies": 5}}},
        {"people": {"raider": {"strength": 3}}},
        {"people": {"huscarl": {"rune": "eiwaz"}}},
        {"hands": {"first": 8}},
        {"hands": {"pass_draw": 3}},
        {"glory": {"to_end": 6}},
        {"people": {"konung": {"alone": 11}}},
        {"deities": {"hall": 4}},
        {"victories": {"steel-alone": {"glory": 2}}},
    ],
)
def test_options_change_the_fingerprint_of_the_data(options: dict[str, Any]) -> None:
    checked = GAME.check_options(options, 3)
    assert checked == options
    assert GAME.data_hash(checked) != GAME.data_hash({})
    assert GAME.data_hash(checked) == GAME.data_hash(options)


def test_who_starts_is_no_card_data() -> None:
    assert GAME.check_options({"first": 2}, 3) == {"first": 2}
    assert GAME.data_hash({"first": 2}) == GAME.data_hash({})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck": 3}, "unknown option 'deck'; wolves has people, hands, glory"),
        ({"people": 3}, "people must be a table, not 3"),
        ({"people": {"jarl": {}}}, "people has no entry 'jarl'"),
        ({"people": {"archer": 3}}, "people.archer must be a table, not 3"),
        ({"people": {"archer": {"cost": 3}}}, "people.archer has no entry 'cost'"),
        ({"people": {"plague": {"strength": 3}}}, "people.plague has no entry 'strength'"),
        (
            {"people": {"archer": {"copies": -1}}},
            "people.archer.copies: a whole number from 0 to 15",
        ),
        (
            {"people": {"archer": {"copies": 16}}},
            "people.archer.copies: a whole number from 0 to 15",
        ),
        ({"people": {"archer": {"copies": True}}}, "people.archer.copies: a whole number"),
        ({"people": {"archer": {"copies": 2.0}}}, "people.archer.copies: a whole number"),
        (
            {"people": {"archer": {"rune": "fehu"}}},
            "people.archer.rune: teiwaz or eiwaz, not 'fehu'",
        ),
        ({"people": {"archer": {"strength": 21}}}, "people.archer.strength: a whole number from 0"),
        ({"people": {"bond": {"strength": 2}}}, "people.bond has no entry 'strength'"),
        ({"people": {"konung": {"strength": 2}}}, "people.konung has no entry 'strength'"),
        ({"hands": {"first": 13}}, "hands.first: 13 cards, but never more than 12 in a hand"),
        ({"hands": {"limit": 8}}, "hands.first: 9 cards, but never more than 8 in a hand"),
        ({"hands": {"first": "9"}}, "hands.first: a whole number from 0 to 30, not '9'"),
        ({"hands": {"pass_draw": -1}}, "hands.pass_draw: a whole number from 0 to 30, not -1"),
        ({"hands": {"limit": 0}}, "hands.limit: a whole number from 1 to 30, not 0"),
        ({"hands": {"least": 1}}, "hands has no entry 'least'; it has first, limit, pass_draw"),
        ({"prizes": {"3": 3}}, "prizes.3: a whole number from 1 to 2, not 3"),
        ({"prizes": {"2": 1}}, "prizes has no entry '2'"),
        ({"deities": {"first_cost": 0}}, "deities.first_cost: a whole number from 1 to 9, not 0"),
        ({"deities": {"hall": 16}}, "deities.hall and deities.with_ragnarok: 17 deities in all"),
        ({"deities": {"red": []}}, "deities has no entry 'red'"),
        ({"modifiers": {"fenrir": 5}}, "modifiers.fenrir: a whole number from -20 to 0, not 5"),
        ({"victories": {"steel-alone": {"most": 3}}}, "victories.steel-alone has no entry 'most'"),
        ({"players": {"most": 6}}, "unknown option 'players'"),
        ({"glory": {"to_end": 0}}, "glory.to_end: a whole number from 1 to 30, not 0"),
        ({"glory": 5}, "glory must be a table, not 5"),
        ({"first": 3}, "first: a whole number from 0 to 2, not 3"),
        ({"first": -1}, "first: a whole number from 0 to 2, not -1"),
        ({"first": True}, "first: a whole number from 0 to 2, not True"),
    ],
)
def test_a_wrong_option_is_refused_with_a_clear_message(
    options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.start(3, 0, options)
    assert message in str(refusal.value)


@pytest.mark.parametrize("options", [["hands"], "hands", 7])
def test_options_that_are_no_table_are_refused(options: Any) -> None:
    with pytest.raises(BadOption):
        GAME.start(3, 0, options)


def test_a_deck_too_small_for_all_hands_is_refused() -> None:
    options = few_people(archer=15, bond=15, hirdman=15)
    GAME.start(3, 0, options)
    with pytest.raises(BadOption, match="4 players with 12 cards each need at least 48"):
        GAME.start(4, 0, options)


def test_more_units_than_a_line_has_room_for_are_refused() -> None:
    with pytest.raises(BadOption, match="a line has room for 92 units, the deck has 93"):
        GAME.start(3, 0, {"people": {"konung": {"copies": 5}}})


@pytest.mark.parametrize("players", [2, 6, 0, -1])
def test_wolves_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadOption, match="wolves is for 3 to 5 players"):
        GAME.start(players)
