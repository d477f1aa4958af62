"""What the page is told so that it needs no rules: where a strength comes from, what is about to
happen, what a move would do (W-5, W-34, W-41 … W-48, W-60 … W-62, W-71, W-81, W-87, W-103)."""

from __future__ import annotations

import pytest

from .deity_table import few_people
from .rules import rule
from .table import Table, wolves


def example() -> Table:
    """W-102: the worked example of the rules."""
    return wolves(
        anna="huscarl konung 2 hirdman; deities: odin; hand: hirdman, plague",
        erik="priest assassin thrall 3 bond",
        mark="berserk bond hirdman hovding; deities: fenrir",
    )


# --- what holds now ---------------------------------------------------------------------------


@rule("W-41", "W-42", "W-47", "W-48", "W-102")
def test_the_view_says_how_a_unit_came_by_its_strength() -> None:
    table = example()
    assert table.anna.sees("because") == [
        {"place": 1, "why": "others", "each": 10, "many": 3},
        {"place": 2, "why": "kin"},
        {"place": 3, "why": "kin"},
    ]
    assert table.erik.sees("because") == [
        {"place": place, "why": "eiwaz", "many": 5} for place in (3, 4, 5)
    ]
    assert table.mark.sees("because") == [
        {"place": 1, "why": "eiwaz", "many": 1},
        {"place": 3, "why": "teiwaz", "each": 2, "many": 3},
    ], "a Hirdman alone is as strong as the card says"


@rule("W-41", "W-47", "W-48")
@pytest.mark.parametrize("line", ["bond hovding konung", "2 bond berserk hovding archer", "konung"])
def test_the_reasons_give_the_strengths(line: str) -> None:
    anna = wolves(anna=line, erik="", mark="").anna
    for each in anna.sees("because"):
        many = each["many"]
        worth = {"eiwaz": many, "teiwaz": each.get("each", 0) * many}
        worth["others"] = max(0, each.get("each", 0) - many)
        assert anna.strengths[each["place"]] == worth[each["why"]]


@rule("W-5", "W-80", "W-81", "W-92")
def test_the_view_says_what_deities_change_in_a_line() -> None:
    table = wolves(
        anna="bond; deities: thor", erik="2 bond; deities: fenrir", mark="; deities: odin"
    )
    assert table.anna.sees("modifiers") == [
        {"deity": "thor", "owner": 0, "change": 5},
        {"deity": "fenrir", "owner": 1, "change": -5},
    ]
    assert (table.anna.sees("units"), table.anna.strength) == (1, 1)
    assert table.erik.sees("modifiers") == []
    assert (table.erik.sees("units"), table.erik.strength) == (4, 4)
    assert table.mark.sees("modifiers") == [], "Odin's owner is spared"


@rule("W-41", "W-42", "W-47", "W-48")
def test_the_view_says_what_units_are_worth_alone() -> None:
    alone = example().view(None)["alone"]
    for kind, worth in alone.items():
        assert wolves(anna=kind, erik="", mark="").anna.strengths == [worth]
    assert len(alone) == 12
    options = {"people": {"bond": {"rune": "teiwaz"}, "archer": {"strength": 4}}}
    other = wolves(anna="", erik="", mark="", options=options).view(None)["alone"]
    assert (other["bond"], other["archer"]) == (0, 4)


@rule("W-103")
def test_the_view_says_what_the_cards_fought_for_would_be_worth() -> None:
    table = wolves(
        anna="; hand: 10 any; deities: odin; victories: costly-triumph",
        erik="; deities: thor, loki, yggdrasil",
        mark="",
        prizes="crowded-hall, saga-of-deeds",
    )
    assert table.anna.sees("hopes") == {"crowded-hall": 3, "saga-of-deeds": 4}
    assert table.erik.sees("hopes") == {"crowded-hall": 0, "saga-of-deeds": 1}


@rule("W-103")
def test_a_card_for_the_first_place_is_worth_what_it_would_bring_the_winner() -> None:
    table = wolves(anna="", erik="", mark="", prizes="steel-alone", first="erik")
    assert table.anna.sees("hopes") == table.erik.sees("hopes") == {"steel-alone": 3}


@rule("W-103")
def test_a_card_that_is_taken_is_worth_what_was_hoped() -> None:
    table = wolves(anna="bond", erik="; passed 1", mark="; passed 2", prizes="saga-of-deeds")
    hope = table.anna.sees("hopes")["saga-of-deeds"]
    table.anna("pass")
    assert table.anna.sees("victories") == {"saga-of-deeds": hope}


@rule("W-103")
def test_the_view_says_how_much_glory_is_fixed() -> None:
    table = wolves(
        anna="; victories: costly-triumph, coastal-raid, steel-alone",
        erik="",
        mark="",
        first="anna",
    )
    assert (table.anna.sees("fixed"), table.anna.glory) == (4, 7)


@rule("W-71")
def test_the_view_says_whom_a_deity_would_drive_out() -> None:
    table = wolves(
        anna="; deities: odin, thor",
        erik="; deities: loki, yggdrasil",
        mark="; deities: hel",
        hall="surt, freya, tyr",
    )
    assert table.anna.sees("clashes") == {"surt": ["odin", "thor"]}
    assert table.erik.sees("clashes") == {}
    assert table.mark.sees("clashes") == {"freya": ["hel"], "tyr": ["hel"]}


# --- what is about to happen ------------------------------------------------------------------


@rule("W-62")
def test_the_view_says_what_waits_for_an_answer() -> None:
    table = wolves(anna="; hand: assassin", erik="thrall bond; hand: any", mark="")
    assert table.view(None)["threat"] is None
    table.anna("lay assassin erik left", "unit erik 3")
    threat = {"effect": "assassin", "seat": 0, "units": [{"line": 1, "place": 2}]}
    assert table.view(None)["threat"] == threat
    assert table.view("mark")["threat"] == threat
    assert table.erik.foresees("done") == {"lines": {"erik": 0}, "leaving": [("erik", 3)]}
    assert table.erik.foresees("decline all") == table.erik.foresees("done")


@rule("W-60", "W-62", "W-76")
def test_a_plague_threatens_all_of_its_strength_but_the_shielded_and_the_protected() -> None:
    table = wolves(
        anna="huscarl; hand: plague",
        erik="huscarl; hand: shield-wall",
        mark="2 huscarl; hand: any",
        olga="huscarl; deities: surt",
    )
    assert table.anna.foresees("plague 2") == {
        "lines": {"anna": 0, "erik": 0, "mark": 0},
        "leaving": [("anna", 1), ("erik", 1), ("mark", 2), ("mark", 1)],
    }
    table.anna("plague 2")
    table.erik("shield")
    threat = table.view(None)["threat"]
    assert (threat["effect"], threat["number"]) == ("plague", 2)
    spots = [{"line": 0, "place": 0}, {"line": 2, "place": 1}, {"line": 2, "place": 0}]
    assert threat["units"] == spots
    table.mark("done")
    assert [player.line for player in table.players] == [[], ["huscarl"], [], ["huscarl"]]


# --- what a move would do ---------------------------------------------------------------------


@rule("W-42", "W-48")
def test_a_unit_that_is_laid_is_foreseen_with_what_it_does_to_the_others() -> None:
    table = example()
    assert table.anna.foresees("lay hirdman anna right") == {
        "lines": {"anna": 29},
        "strengths": [2, 6, 7, 7, 7],
    }
    assert table.anna.foresees("lay hirdman anna left")["strengths"] == [3, 2, 6, 7, 7]
    assert table.anna.foresees("lay hirdman mark left")["lines"] == {"mark": 20}


@rule("W-46", "W-54")
def test_a_unit_that_may_not_stand_is_not_foreseen_to_come() -> None:
    """Naglfar brings a Priest and a Huscarl to a Berserk, whom the Priest shuns."""
    table = wolves(
        mark="; deities: tyr",
        anna="thrall berserk; deities: naglfar",
        erik="priest",
        olga="huscarl",
    )
    table.mark("use tyr", "left")
    table.nobody_reacts()
    assert table.anna.foresees("join priest left") == {}
    assert table.anna.foresees("join huscarl left") == {
        "lines": {"anna": 7},
        "strengths": [2, 5],
    }


@rule("W-33", "W-35")
def test_a_sacrifice_is_foreseen() -> None:
    table = wolves(anna="hirdman thrall hirdman", erik="", mark="")
    assert table.anna.foresees("unit anna 2") == {"lines": {"anna": 14}, "leaving": [("anna", 2)]}


@rule("W-43")
def test_a_guard_is_foreseen_to_leave() -> None:
    table = wolves(anna="; hand: assassin", erik="berserk huscarl; hand: any", mark="")
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.erik.foresees("unit erik 3") == {"lines": {"erik": 5}, "leaving": [("erik", 3)]}


@rule("W-80", "W-87")
def test_tyr_is_foreseen_on_both_sides() -> None:
    table = wolves(anna="berserk thrall; deities: tyr", erik="archer", mark="2 bond; deities: odin")
    table.anna("use tyr")
    left = table.anna.foresees("left")
    assert left == {"lines": {"anna": 0, "erik": 0}, "leaving": [("anna", 1), ("erik", 1)]}
    assert table.anna.foresees("right")["lines"] == {"anna": 5, "erik": 0}


@rule("W-34", "W-39", "W-103")
@pytest.mark.parametrize(
    ("anna", "cards"),
    [("", 4), ("; victories: coastal-raid", 5), ("; hand: 11 any", 1), ("; hand: 12 any", 0)],
)
def test_the_cards_of_a_pass_are_foreseen(anna: str, cards: int) -> None:
    table = wolves(anna=anna, erik="", mark="")
    before = len(table.anna.hand)
    assert table.anna.foresees("pass") == {"cards": cards}
    table.anna("pass")
    assert len(table.anna.hand) == before + cards


@rule("W-13", "W-34")
def test_no_more_cards_are_foreseen_than_there_are() -> None:
    table = wolves(
        anna="",
        erik="9 archer; hand: 12 bond",
        mark="; hand: 12 thrall",
        options=few_people(archer=12, bond=12, thrall=12),
    )
    assert table.anna.foresees("pass") == {"cards": 3}
    table.anna("pass")
    assert table.anna.hand == ["archer"] * 3


@rule("W-61", "W-39")
def test_the_cards_of_a_flank_are_foreseen() -> None:
    table = wolves(anna="; hand: flank, 2 thrall, bond", erik="", mark="")
    table.anna("flank draw")
    assert table.anna.foresees("done") == {"cards": 1}
    table.anna("hand bond", "hand thrall")
    assert table.anna.foresees("done") == {"cards": 3}
    table.anna("done")
    assert len(table.anna.hand) == 4


@rule("W-62")
def test_nothing_is_foreseen_of_what_somebody_may_answer_with() -> None:
    """Whatever erik holds, anna foresees the same of the target she chooses."""

    def foreseen(hand: str) -> object:
        table = wolves(anna="archer; hand: archer", erik=f"bond; hand: {hand}", mark="")
        table.anna("lay archer anna left")
        return table.anna.foresees("unit erik 1")

    assert foreseen("shield-wall") == foreseen("thrall") != {}
