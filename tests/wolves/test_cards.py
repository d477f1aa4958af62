"""The cards, where each number comes from, and the options that override them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.wolves.data import SHAPE, card_data
from meadhall.games.wolves.terminal.words import Teller
from meadhall.kernel import BadOption, BadPosition

from .deity_table import all_pass, few_people, quick_round
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
    people = card_data()["people"]
    runes: Counter[str] = Counter()
    for card in people.values():
        runes[card.get("rune", "manoeuvre")] += card["copies"]
    assert runes == {"eiwaz": 52, "teiwaz": 40, "manoeuvre": 18}


@rule("W-2")
def test_manoeuvres_have_neither_strength_nor_rune() -> None:
    people = card_data()["people"]
    assert tuple(people) == PEOPLE
    for kind in MANOEUVRES:
        assert set(people[kind]) == {"copies", "origin"}
    for kind in UNITS:
        assert set(people[kind]) >= {"copies", "strength", "rune", "origin"}


@rule("W-3")
def test_seventeen_deities_by_colour() -> None:
    deities = card_data()["deities"]
    assert (tuple(deities["blue"]), tuple(deities["red"])) == (BLUE, RED)
    assert deities["black"] == ["yggdrasil"]
    assert len(BLUE) == len(RED) == 8


@rule("W-3", "W-103")
def test_nine_victory_cards() -> None:
    assert tuple(card_data()["victories"]) == VICTORIES
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


def numbers_without_origin(name: str, table: dict[str, Any]) -> list[str]:
    """The entries of a table of card data that don't say where they come from."""
    origin = table.get("origin")
    if isinstance(origin, dict):
        entries = {key for key in table if key != "origin"}
        said = {key for key, value in origin.items() if value in ORIGINS}
        return [f"{name}.{key}" for key in entries ^ said]
    if origin is not None:
        return [] if origin in ORIGINS else [name]
    silent = []
    for key, value in table.items():
        known = isinstance(value, dict)
        silent += numbers_without_origin(f"{name}.{key}", value) if known else [f"{name}.{key}"]
    return silent


def test_every_number_says_where_it_comes_from() -> None:
    assert numbers_without_origin("cards", card_data()) == []


@rule("W-1", "W-43", "W-50", "W-51", "W-103")
def test_what_is_ours_is_marked_as_ours() -> None:
    data = card_data()
    ours = {
        f"{kind} {key}"
        for kind, card in data["people"].items()
        for key, origin in card["origin"].items()
        if origin == "ours" and key != "copies"
    }
    assert ours == {"huscarl rune", "raider strength", "raider rune", "traitor strength"}
    assert {card["origin"]["copies"] for card in data["people"].values()} == {"ours"}
    assert {card["origin"] for card in data["victories"].values()} == {"ours"}


def test_the_number_of_players_is_true() -> None:
    players = card_data()["players"]
    assert (players["least"], players["most"]) == (GAME.min_players, GAME.max_players)


@rule("W-103")
def test_fixed_victories_are_worth_what_the_data_say() -> None:
    for victory, card in card_data()["victories"].items():
        table = wolves(anna=f"; victories: {victory}", erik="", mark="")
        if not {"each", "fulfilled"} & set(card):
            assert table.anna.glory == card["glory"]
        table.anna("pass")
        assert len(table.anna.hand) == 4 + card.get("pass_draw", 0)


# --- options ------------------------------------------------------------------------------------


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
        ("steel-alone", {"fulfilled": 6}, "", 6),
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
    view = wolves(anna="", erik="", mark="", options=options).view("anna")
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
    options = all_numbers(SHAPE, card_data())
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
    overridable = all_numbers(SHAPE, card_data())
    assert set(numbers("", card_data())) - set(numbers("", overridable)) == fixed


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
