"""The end of the game and ties (V-80, V-82)."""

from __future__ import annotations

from typing import Any

import pytest

from .rules import rule
from .table import Table, vikings

# --- when (V-80) ------------------------------------------------------------------------------


@rule("V-80")
@pytest.mark.parametrize(
    ("players", "points", "ends"),
    [(2, 39, False), (2, 40, True), (3, 29, False), (3, 30, True), (4, 29, False), (4, 30, True)],
)
def test_the_round_in_which_somebody_has_the_points_is_the_last(
    players: int, points: int, ends: bool
) -> None:
    names = ("ragnar", "lagerta", "bjorn", "floki")[:players]
    words: dict[str, Any] = dict.fromkeys(names, "points: 7") | {"lagerta": f"points: {points}"}
    table = vikings(**words)
    assert table.last_round is ends
    table.end_round()
    assert (table.asked == ("nobody", "over")) is ends


@rule("V-80")
def test_a_long_game_goes_to_forty_with_any_number_of_players() -> None:
    for points, asked in ((39, "turn"), (40, "over")):
        table = vikings(
            ragnar=f"points: {points}",
            lagerta="",
            bjorn="",
            options={"variants": {"long_game": True}},
        )
        table.end_round()
        assert table.asked[1] == asked


@rule("V-80")
def test_the_round_is_played_to_its_end() -> None:
    table = vikings(
        ragnar="points: 37; village: drakkar; missions: captain",
        lagerta="points: 37; hand: warrior",
        achievements="king-pig",
    )
    table.ragnar("claim 1")
    assert table.last_round
    table.ragnar("end")
    assert table.asked == ("lagerta", "turn")
    table.lagerta("attack ragnar drakkar-1", "send warrior", "go", "end")
    assert table.asked == ("nobody", "over")
    assert table.ragnar.points == 40 + 1 + 1


@rule("V-80")
def test_who_played_before_gets_no_other_turn() -> None:
    table = vikings(
        ragnar="", lagerta="points: 38; village: drakkar; missions: captain", turn="lagerta"
    )
    table.lagerta("claim 1", "end")
    assert table.asked == ("nobody", "over")


@rule("V-80", "V-24")
def test_the_storage_phase_belongs_to_the_last_round() -> None:
    table = vikings(
        ragnar="points: 40", lagerta="village: beer-store(3), brewery(1)", achievements="king-pig"
    )
    table.end_round()
    assert table.lagerta.points == 1
    assert table.lagerta.tokens == {"beer-store-1": 4}


@rule("V-80", "V-24")
def test_the_points_may_be_reached_in_the_storage_phase() -> None:
    table = vikings(ragnar="points: 39; village: gold-store(4)", lagerta="")
    assert not table.last_round
    table.end_round()
    assert table.asked == ("nobody", "over")


@rule("V-80", "V-70")
def test_asgard_cards_due_in_the_last_storage_phase_are_taken_first() -> None:
    table = vikings(
        ragnar="points: 40", lagerta="points: 4; village: beer-store(4)", achievements="king-pig"
    )
    table.end_round()
    assert table.asked == ("lagerta", "asgard")
    table.lagerta("asgard 1")
    assert table.asked == ("nobody", "over")


@rule("V-80", "V-25")
def test_the_end_of_round_phase_is_skipped() -> None:
    table = vikings(
        ragnar="points: 40; hand: gold; village: drakkar",
        lagerta="hand: beer",
        path="scroll, sword, shaman, crystal, hero-trap",
    )
    table.end_round()
    assert table.asked == ("nobody", "over")
    assert (table.ragnar.hand, table.lagerta.hand) == (["gold"], ["beer"])
    assert table.path == ["scroll", "sword", "shaman", "crystal", "hero-trap"]
    assert table.round == 2


@rule("V-80")
def test_nobody_can_do_anything_afterwards() -> None:
    table = vikings(ragnar="points: 40", lagerta="")
    table.end_round()
    assert table.choices("ragnar") == table.choices("lagerta") == []


# --- who wins (V-82) --------------------------------------------------------------------------


def finished(*players: str, ties: tuple[str, ...] = (), achievements: str = "king-pig") -> Table:
    """A game that is over; `ties` are the achievements drawn to break a tie."""
    names = ("ragnar", "lagerta", "bjorn", "floki")
    words: dict[str, Any] = dict(zip(names, players, strict=False))
    table = vikings(achievements=achievements, **words)
    while table.asked != ("nobody", "over"):
        if ties and table.state.waiting[0] == len(players) - 1:
            table.fate(*(f"tie {tie}" for tie in ties))
        table.play(table.state.waiting[0], "end")
    drawn = [line.removeprefix("tie ") for line in table.saga if line.startswith("tie ")]
    assert not ties or drawn == list(ties)
    return table


def places(table: Table) -> list[int]:
    return [player.place for player in table.players]


@rule("V-82")
def test_most_points_win() -> None:
    table = finished("points: 40", "points: 41")
    assert places(table) == [2, 1]
    assert table.outcome is not None
    assert table.outcome.scores == (40, 41)
    assert "over lagerta" in table.saga


@rule("V-82", "V-81")
def test_achievements_are_reckoned_first() -> None:
    table = finished("points: 40; village: tavern", "points: 45", achievements="builder")
    assert places(table) == [1, 2]


@rule("V-82")
def test_a_tie_is_broken_by_an_unused_achievement() -> None:
    table = finished("points: 40; village: tavern", "points: 40", ties=("builder",))
    assert places(table) == [1, 2]
    assert (table.ragnar.points, table.lagerta.points) == (40, 40)


@rule("V-82")
def test_when_nobody_fulfils_the_card_all_stay() -> None:
    table = finished(
        "points: 40; village: tavern", "points: 40", ties=("follower", "miner", "builder")
    )
    assert places(table) == [1, 2]


@rule("V-82")
def test_when_all_fulfil_the_card_all_stay() -> None:
    table = finished(
        "points: 40; village: brewery; done: 1",
        "points: 40; village: tavern",
        ties=("builder", "accomplisher"),
    )
    assert places(table) == [1, 2]


@rule("V-82")
def test_when_several_fulfil_it_only_they_stay() -> None:
    table = finished(
        "points: 30; village: tavern",
        "points: 30; discard: scroll",
        "points: 30; village: brewery; discard: scroll",
        ties=("builder", "follower"),
    )
    assert places(table) == [2, 2, 1]


@rule("V-82")
def test_nobody_at_the_table_may_have_more() -> None:
    table = finished(
        "points: 30; village: tavern",
        "points: 30; done: 1",
        "village: 2 brewery",
        ties=("builder", "accomplisher"),
    )
    assert places(table) == [2, 1, 3]


@rule("V-82")
def test_a_count_of_nothing_fulfils_no_card() -> None:
    table = finished("points: 40", "points: 40; hand: sword", ties=("builder", "follower"))
    assert places(table) == [2, 1]


@rule("V-82")
def test_with_no_card_left_the_victory_is_shared() -> None:
    table = finished("points: 40", "points: 40")
    assert places(table) == [1, 1]
    assert len([line for line in table.saga if line.startswith("tie ")]) == 7
    assert "over ragnar lagerta" in table.saga


@rule("V-82")
def test_only_achievements_not_used_are_drawn() -> None:
    table = finished(
        "points: 40; village: tavern",
        "points: 46",
        achievements="builder, defender, conqueror, miner",
    )
    drawn = {line for line in table.saga if line.startswith("tie ")}
    assert drawn == {"tie beer-tycoon", "tie follower", "tie accomplisher", "tie king-pig"}
    assert places(table) == [1, 1]


@rule("V-82")
def test_lower_ties_are_shared() -> None:
    table = finished("points: 20", "points: 30", "points: 20; village: tavern", "points: 7")
    assert places(table) == [2, 1, 2, 4]


@rule("V-82")
def test_who_loses_a_broken_tie_comes_before_who_has_less() -> None:
    table = finished("points: 30", "points: 20", "points: 30; village: tavern", ties=("builder",))
    assert places(table) == [2, 3, 1]
