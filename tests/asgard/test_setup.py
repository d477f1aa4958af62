"""Things and set-up: A-1, A-10 … A-15, A-20."""

from __future__ import annotations

import pytest

from .rules import rule
from .table import Table, asgard, new_game
from .words import AESIR

NAMES = ["erik", "anna", "mark", "olga", "petr"]
SEEDS = range(12)


@rule("A-1", "A-25")
def test_the_aesir_awaken_in_their_order() -> None:
    table = asgard(erik="", anna="", awakening="Odin")
    awoken = [line.split()[1] for line in table.saga if line.startswith("awakens")]
    assert awoken == ["odin", "thor", "freya", "loki", "sif", "bragi", "heimdall"]


@rule("A-10")
def test_six_different_goals_lie_in_columns_of_one_two_and_three() -> None:
    for seed in SEEDS:
        table = new_game("erik", "anna", seed=seed)
        table.play_to_the_end(seed)
        assert [len(column) for column in table.goals] == [1, 2, 3]
        goals = [goal for column in table.goals for goal in column]
        assert None not in goals
        assert len(set(goals)) == 6


@rule("A-10", "A-3")
def test_every_aesir_can_be_the_seventh_goal_and_nobody_ever_sees_it() -> None:
    unseen = set()
    for seed in range(60):
        table = new_game("erik", "anna", seed=seed)
        table.play_to_the_end(seed)
        goals = {goal for column in table.goals for goal in column}
        (seventh,) = {god.lower() for god in AESIR} - goals
        opened = [line.split()[-1] for line in table.saga if line.startswith("goal-opened")]
        assert seventh not in opened
        for viewer in ("erik", "anna", None):
            shown = table.view(viewer)["goals"]
            assert seventh not in {goal for column in shown for goal in column}
        unseen.add(seventh)
    assert unseen == {god.lower() for god in AESIR}


@rule("A-11")
def test_the_top_goal_of_every_column_is_face_up_from_the_start() -> None:
    for seed in SEEDS:
        table = new_game("erik", "anna", "mark", seed=seed)
        (first,), (second, hidden), (third, *both_hidden) = table.goals
        assert len({first, second, third} - {None}) == 3
        assert hidden is None
        assert both_hidden == [None, None]
        assert table.view("anna")["goals"] == table.goals == table.view(None)["goals"]


@rule("A-12", "A-42")
def test_hidden_goals_are_turned_up_when_their_round_starts() -> None:
    table = new_game("erik", "anna", seed=3)
    at_first = table.goals
    table.play_until(lambda table: table.asked[1] != "pick")
    assert table.goals == at_first, "nothing is turned up before the round is over"
    table.play_to_round(2)
    assert table.goals[0] == at_first[0], "goals stay where they are"
    assert table.goals[1][0] == at_first[1][0]
    assert table.goals[1][1] is not None
    assert table.goals[2] == at_first[2]
    in_second = table.goals
    table.play_to_round(3)
    assert table.goals[:2] == in_second[:2]
    assert table.goals[2][0] == at_first[2][0]
    assert None not in table.goals[2]


@rule("A-12")
def test_goals_are_turned_up_before_the_cards_are_dealt() -> None:
    table = asgard(erik="", anna="", awakening="Heimdall", round=2)
    start = table.saga.index("round 3 5")
    assert [line.split()[0] for line in table.saga[start:]] == [
        "round",
        "goal-opened",
        "goal-opened",
        "dealt",
        "dealt",
    ]


@rule("A-13")
@pytest.mark.parametrize(
    ("round_", "goals", "limit"),
    [
        (1, "Loki", 3),
        (2, "Loki, Odin", 3),
        (2, "Odin, Loki", 2),
        (3, "Loki, Odin, Thor", 3),
        (3, "Odin, Loki, Thor", 2),
        (3, "Odin, Thor, Loki", 1),
    ],
)
def test_the_row_of_a_goal_limits_how_many_cards_it_scores(
    round_: int, goals: str, limit: int
) -> None:
    table = asgard(erik="5 Loki", anna="Loki", awakening="Loki", round=round_, goals=goals)
    assert table.asked == ("erik", "favour loki")
    assert table.view("anna")["decision"]["limit"] == limit
    table.erik("goal")
    for _ in range(limit):
        assert table.asked == ("erik", "score-goal loki")
        table.erik(next(each for each in table.choices("erik") if each != "done"))
    assert table.erik.score == limit
    assert table.asked != ("erik", "score-goal loki")


@rule("A-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_only_ever_shrinks_and_scored_cards_stay_out(players: int) -> None:
    for seed in SEEDS:
        table = new_game(*NAMES[:players], seed=seed)
        deck, out_of_play = table.deck, 0

        def shrinks(table: Table) -> bool:
            nonlocal deck, out_of_play
            scored = sum(table.position["out_of_play"].values())
            assert table.deck <= deck
            assert scored >= out_of_play
            deck, out_of_play = table.deck, scored
            return False

        table.play_until(shrinks, seed)
        drawn = sum(line.startswith("drew") for line in table.saga)
        dealt = {2: 36, 3: 54, 4: 60, 5: 60}[players]
        assert table.deck == 62 - dealt - drawn


@rule("A-15")
def test_the_doubling_card_starts_in_the_middle() -> None:
    table = new_game("erik", "anna")
    assert table.doubling_card == "middle"
    assert table.view("erik")["doubled"] is None


@rule("A-20")
@pytest.mark.parametrize(
    ("players", "deals"), [(2, (7, 6, 5)), (3, (7, 6, 5)), (4, (6, 5, 4)), (5, (5, 4, 3))]
)
def test_the_deal_table(players: int, deals: tuple[int, int, int]) -> None:
    table = new_game(*NAMES[:players], seed=players)
    for round_, cards in enumerate(deals, start=1):
        table.play_to_round(round_)
        assert [len(player.hand) for player in table.players] == [cards] * players
        assert table.view("anna")["hand_size"] == cards


@rule("A-20")
def test_hands_are_secret() -> None:
    table = new_game("erik", "anna", "mark")
    for name in table.names:
        view = table.view(name)
        assert view["hand"] == table.players[table.names.index(name)].hand
        assert view["handed_on"] == {}
    onlooker = table.view(None)
    assert onlooker["hand"] is None
    assert onlooker["handed_on"] == {}
    assert onlooker["hand_size"] == 7
