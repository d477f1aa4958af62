"""The cards (A-2), where each number comes from, and the options that override them."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from meadhall.games.asgard.data import DATA
from meadhall.kernel import BadOption, BadPosition

from .rules import rule
from .table import GAME, Table, asgard, new_game
from .words import AESIR


def all_cards(options: dict[str, Any] | None = None) -> Counter[str]:
    """Every card of a game, wherever it lies."""
    position = GAME.start(2, 0, options).to_json()
    return Counter(position["deck"]) + Counter(chain(*position["hands"]))


# --- composition --------------------------------------------------------------------------------


@rule("A-2")
def test_there_are_62_cards() -> None:
    assert all_cards().total() == 62


@rule("A-2")
def test_every_pair_of_different_aesir_comes_three_times_but_one() -> None:
    cards = all_cards()
    pairs = [
        f"{one}/{two}".lower() for place, one in enumerate(AESIR) for two in AESIR[place + 1 :]
    ]
    assert len(pairs) == 21
    assert cards == Counter(dict.fromkeys(pairs, 3)) - Counter(["odin/heimdall"])


@rule("A-2")
def test_the_heads_are_as_even_as_they_can_be() -> None:
    faces: Counter[str] = Counter()
    for card, copies in all_cards().items():
        one, two = card.split("/")
        assert one != two
        faces[one] += copies
        faces[two] += copies
    assert faces == {
        "odin": 17,
        "thor": 18,
        "freya": 18,
        "loki": 18,
        "sif": 18,
        "bragi": 18,
        "heimdall": 17,
    }


@rule("A-2", "A-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_card_is_ever_lost_or_added(players: int) -> None:
    """A position is only accepted if every card is in it once; so it must be after every move."""
    table = new_game(*["erik", "anna", "mark", "olga", "petr"][:players], seed=players)

    def all_there(table: Table) -> bool:
        assert GAME.from_json(table.position).key() == table.state.key()
        return False

    table.play_until(all_there, seed=players)
    all_there(table)


@rule("A-2")
def test_a_position_with_a_card_too_many_is_refused() -> None:
    position = asgard(erik="2 Loki", anna="", awakening="Loki").position
    position["deck"]["odin/thor"] += 1
    with pytest.raises(BadPosition, match="4 cards odin/thor"):
        GAME.from_json(position)


# --- where the numbers come from ----------------------------------------------------------------


def test_what_is_ours_says_why() -> None:
    data = DATA.cards()
    tables = [table for table in data.values() if isinstance(table, dict)]
    entries = tables + [
        each for table in tables for each in table.values() if isinstance(each, dict)
    ]
    ours = [entry for entry in entries if entry.get("origin") == "ours"]
    assert ours
    assert all(entry.get("note") for entry in ours)


@rule("A-20")
def test_the_data_hold_the_deal_table_of_the_book() -> None:
    assert DATA.cards()["deals"] == {
        "2": [7, 6, 5],
        "3": [7, 6, 5],
        "4": [6, 5, 4],
        "5": [5, 4, 3],
    }


@rule("A-13")
def test_the_data_hold_the_goal_limits() -> None:
    assert DATA.cards()["goal_limits"]["columns"] == [[3], [3, 2], [3, 2, 1]]


def test_the_numbers_that_play_does_not_read_are_true() -> None:
    data = DATA.cards()
    assert (data["players"]["least"], data["players"]["most"]) == (
        GAME.min_players,
        GAME.max_players,
    )
    assert data["copies_origin"]["total"]["cards"] == sum(data["copies"].values())
    assert data["rounds"]["number"] == len(data["deals"]["2"])
    assert (data["heimdall"]["cards"], data["final_count"]["cards"]) == (1, 1)
    assert data["doubling"]["factor"] == 2


# --- options ------------------------------------------------------------------------------------


@rule("A-20")
def test_other_deals_can_be_played() -> None:
    table = new_game("erik", "anna", options={"deals": {"2": [3, 2, 1]}})
    for round_, cards in ((1, 3), (2, 2), (3, 1)):
        table.play_to_round(round_)
        assert [len(player.hand) for player in table.players] == [cards, cards]
    table.play_to_the_end()


@rule("A-2")
def test_another_deck_can_be_played() -> None:
    options = {"copies": {"odin/heimdall": 3, "odin/thor": 0}}
    cards = all_cards(options)
    assert cards["odin/heimdall"] == 3
    assert cards["odin/thor"] == 0
    assert cards.total() == 60
    table = new_game("erik", "anna", options=options)
    table.play_to_the_end()


@rule("A-13")
def test_other_goal_limits_can_be_played() -> None:
    options = {"goal_limits": {"columns": [[1], [2, 1], [3, 2, 1]]}}
    table = asgard(erik="3 Loki", anna="Loki", awakening="Loki", goals="Loki", options=options)
    assert table.view("erik")["decision"]["limit"] == 1
    table.erik("goal", "score loki 1")
    assert table.erik.score == 1
    assert table.asked != ("erik", "score-goal loki")


def test_options_travel_with_positions_and_views() -> None:
    options = {"deals": {"2": [3, 2, 1]}}
    table = new_game("erik", "anna", options=options)
    assert table.position["options"] == table.view("erik")["options"] == options
    assert GAME.from_json(table.position).key() == table.state.key()


def test_options_that_change_nothing_are_no_options() -> None:
    data = DATA.cards()
    options = {name: data[name] for name in ("copies", "deals", "goal_limits")}
    assert GAME.check_options(options, 3) == {}
    assert GAME.data_hash({}) == GAME.data_hash(GAME.check_options(options, 3))


@pytest.mark.parametrize(
    "options",
    [
        {"copies": {"odin/heimdall": 3}},
        {"deals": {"2": [6, 6, 5]}},
        {"deals": {"5": [4, 4, 3]}},
        {"goal_limits": {"columns": [[1], [2, 1], [3, 2, 1]]}},
    ],
)
def test_options_change_the_fingerprint_of_the_data(options: dict[str, Any]) -> None:
    checked = GAME.check_options(options, 2)
    assert GAME.data_hash(checked) != GAME.data_hash({})
    assert GAME.data_hash(checked) == GAME.data_hash(options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hand": 3}, "unknown option 'hand'; asgard has copies, deals, goal_limits"),
        ({"copies": 3}, "copies must be a table"),
        ({"copies": {"odin/odin": 1}}, "copies has no entry 'odin/odin'"),
        ({"copies": {"thor/odin": 1}}, "copies has no entry 'thor/odin'"),
        ({"copies": {"odin/thor": -1}}, "copies.odin/thor: a whole number from 0 to 31, not -1"),
        ({"copies": {"odin/thor": 2.0}}, "copies.odin/thor: a whole number"),
        ({"copies": {"odin/thor": True}}, "copies.odin/thor: a whole number"),
        ({"copies": {"odin/thor": "3"}}, "copies.odin/thor: a whole number"),
        ({"copies": {"odin/thor": 99}}, "copies.odin/thor: a whole number from 0 to 31, not 99"),
        ({"deals": {"6": [1, 1, 1]}}, "deals has no entry '6'"),
        ({"deals": {"2": [1, 1]}}, "deals.2: a list of 3"),
        ({"deals": {"2": 7}}, "deals.2: a list of 3, not 7"),
        ({"deals": {"2": [7, 0, 5]}}, "deals.2[2]: a whole number from 1 to 12, not 0"),
        ({"deals": {"2": [13, 1, 1]}}, "deals.2[1]: a whole number from 1 to 12, not 13"),
        ({"goal_limits": {"columns": [[3], [3, 2]]}}, "goal_limits.columns: a list of 3"),
        (
            {"goal_limits": {"columns": [[3], [3], [3, 2, 1]]}},
            "goal_limits.columns[2]: a list of 2",
        ),
        (
            {"goal_limits": {"columns": [[0], [3, 2], [3, 2, 1]]}},
            "goal_limits.columns[1][1]: a whole",
        ),
        ({"goal_limits": {"rows": []}}, "goal_limits has no entry 'rows'; it has columns"),
    ],
)
def test_a_wrong_option_is_refused_with_a_clear_message(
    options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.start(2, 0, options)
    assert message in str(refusal.value)


@pytest.mark.parametrize("options", [["deals"], "deals", 7])
def test_options_that_are_no_table_are_refused(options: Any) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, 0, options)


def test_a_deck_too_small_for_all_deals_is_refused() -> None:
    """Sif may draw twice before the last deal (A-56)."""
    options = {"copies": {"odin/heimdall": 1}}
    GAME.start(3, 0, options)
    for players in (4, 5):
        GAME.start(players, 0)
        with pytest.raises(BadOption, match="need a deck of at least 62 cards, it has 61"):
            GAME.start(players, 0, options)


def test_more_cards_than_the_table_has_room_for_are_refused() -> None:
    GAME.start(2, 0, {"deals": {"2": [8, 5, 5]}})
    with pytest.raises(BadOption, match=r"a player may get 19 cards.*room for 21"):
        GAME.start(2, 0, {"deals": {"2": [8, 6, 5]}})


@pytest.mark.parametrize("players", [1, 6, 0, -1])
def test_asgard_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadOption, match="asgard is for 2 to 5 players"):
        GAME.start(players)
