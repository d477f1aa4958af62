"""The window for reactions gives nothing away (W-64)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.wolves.moves import DECLINE_ALL, DONE
from meadhall.kernel import seeded

from .rules import rule
from .table import GAME, Table, new_game, wolves

ATTACKS: dict[str, Callable[[str], Table]] = {}
"""By effect: a table at which erik, whose hand is given, has just been asked for a reaction."""


def attack(make: Callable[[str], Table]) -> Callable[[str], Table]:
    ATTACKS[make.__name__] = make
    return make


@attack
def archer(hand: str) -> Table:
    table = wolves(anna="archer; hand: archer", erik=f"bond; {hand}", mark="; hand: berserk")
    table.anna("lay archer anna left", "unit erik 1")
    return table


@attack
def assassin(hand: str) -> Table:
    table = wolves(anna="; hand: assassin", erik=f"thrall; {hand}", mark="; hand: berserk")
    table.fate("konung")
    table.anna("lay assassin erik left", "unit erik 2")
    return table


@attack
def assassin_against_a_huscarl(hand: str) -> Table:
    table = wolves(anna="; hand: assassin", erik=f"thrall huscarl; {hand}", mark="; hand: berserk")
    table.fate("konung")
    table.anna("lay assassin erik left", "unit erik 2")
    return table


@attack
def raider(hand: str) -> Table:
    table = wolves(anna="; hand: raider", erik=f"bond; {hand}", mark="; hand: berserk")
    table.anna("lay raider erik left")
    return table


@attack
def traitor(hand: str) -> Table:
    table = wolves(anna="bond; hand: traitor", erik=f"hirdman; {hand}", mark="; hand: berserk")
    table.anna("lay traitor erik left")
    return table


@attack
def own_traitor(hand: str) -> Table:
    table = wolves(
        anna="hirdman", erik=f"bond; {hand}, traitor", mark="; hand: berserk", turn="erik"
    )
    table.erik("lay traitor anna left")
    return table


@attack
def plague(hand: str) -> Table:
    table = wolves(anna="; hand: plague", erik=f"archer; {hand}", mark="archer; hand: berserk")
    table.anna("plague 1")
    return table


@attack
def own_plague(hand: str) -> Table:
    table = wolves(
        anna="archer", erik=f"archer; {hand}, plague", mark="archer; hand: berserk", turn="erik"
    )
    table.erik("plague 1")
    return table


@attack
def tyr(hand: str) -> Table:
    table = wolves(anna="; deities: tyr", erik=f"bond konung; {hand}", mark="bond; hand: berserk")
    table.anna("use tyr", "left")
    return table


@attack
def loki(hand: str) -> Table:
    table = wolves(
        anna="berserk; deities: loki", erik=f"archer; {hand}", mark="thrall; hand: berserk"
    )
    table.anna("unit anna 1", "unit erik 1")
    return table


BY_OTHERS = [effect for effect in ATTACKS if not effect.startswith("own")]
"""In the others erik plays a card from the very hand that is given."""


def seen_through_the_window(table: Table, answer: str = "done") -> str:
    """All that the others see and who is asked, when erik is asked and after every answer; as one
    text, so that not even the order of anything can differ."""
    seen = [table.asked, table.all_see("erik")]
    table.erik(answer)
    seen += [table.asked, table.all_see("erik")]
    while table.asked[1] == "react":
        table.play(table.state.waiting[0], "done")
        seen += [table.asked, table.all_see("erik")]
    return json.dumps(seen)


# --- who is asked -----------------------------------------------------------------------------


@rule("W-64", "W-62")
@pytest.mark.parametrize("effect", ATTACKS)
@pytest.mark.parametrize("answer", ["done", "decline all"])
@pytest.mark.parametrize("other", ["bond", "plague", "huscarl"])
def test_a_declined_window_looks_the_same_with_and_without_a_shield_wall(
    effect: str, answer: str, other: str
) -> None:
    with_wall = ATTACKS[effect]("hand: shield-wall, archer")
    without = ATTACKS[effect](f"hand: {other}, archer")
    assert with_wall.asked == ("erik", "react")
    assert "shield" in with_wall.choices("erik")
    assert "shield" not in without.choices("erik")
    assert seen_through_the_window(with_wall, answer) == seen_through_the_window(without, answer)


@rule("W-64")
@pytest.mark.parametrize("effect", ATTACKS)
def test_whoever_may_hold_one_is_asked(effect: str) -> None:
    """One card that the others don't know is enough."""
    assert ATTACKS[effect]("hand: thrall").asked == ("erik", "react")


@rule("W-64")
@pytest.mark.parametrize("effect", [name for name in BY_OTHERS if "huscarl" not in name])
@pytest.mark.parametrize("hand", ["hand: ", "hand: thrall, plague; known: thrall, plague"])
def test_whoever_cannot_hold_one_is_not(effect: str, hand: str) -> None:
    """Judging by what everybody knows: no cards, or only cards that were seen going there."""
    assert ATTACKS[effect](hand).asked != ("erik", "react")


@rule("W-64", "W-6")
@pytest.mark.parametrize("effect", BY_OTHERS)
def test_a_known_shield_wall_is_asked_for(effect: str) -> None:
    table = ATTACKS[effect]("hand: shield-wall; known: shield-wall")
    assert table.asked == ("erik", "react")
    assert "shield" in table.choices("erik")


@rule("W-64", "W-62")
def test_after_the_pass_nobody_is_asked_for_one() -> None:
    for hand in ("shield-wall", "bond"):
        table = wolves(anna="archer; hand: archer", erik=f"bond; hand: {hand}; passed", mark="")
        table.anna("lay archer anna left", "unit erik 1")
        assert table.asked == ("erik", "after-pass")
        assert table.erik.line == []


@rule("W-64", "W-63")
def test_the_next_owners_see_no_difference_either() -> None:
    """Erik declines with or without a Shield Wall; mark, asked after him, cannot tell."""
    seen = []
    for card in ("shield-wall", "thrall"):
        table = wolves(
            anna="archer; hand: plague",
            erik=f"archer; hand: {card}",
            mark="archer; hand: shield-wall",
        )
        table.anna("plague 1")
        table.erik("done")
        assert table.asked == ("mark", "react")
        seen.append((table.all_see("erik"), table.choices("mark")))
    assert seen[0] == seen[1]


# --- the standing answer ----------------------------------------------------------------------


@rule("W-65", "W-64")
@pytest.mark.parametrize("hand", ["shield-wall, any", "any"])
def test_nobody_else_learns_that_a_seat_will_not_react(hand: str) -> None:
    """Whether erik says no once or for the whole round: all others are shown and told the same,
    and the next time he is asked again, so that no question is missing either."""
    seen = []
    for answer in ("done", "decline all"):
        table = wolves(
            anna="archer; hand: 2 archer, any",
            erik=f"3 bond huscarl; hand: {hand}",
            mark="; hand: raider, any",
        )
        table.anna("lay archer anna left", "unit erik 1")
        table.erik(answer)
        moments: list[Any] = [table.all_see()]
        table.erik("pass")
        table.mark("lay raider erik left", "unit erik 2")
        assert table.asked == ("erik", "react")
        moments.append((table.all_see(), table.choices("erik")))
        table.erik("done")
        moments.append((table.all_see(), table.asked, table.state.key()))
        seen.append(moments)
    assert seen[0] == seen[1]


@rule("W-65", "W-64")
def test_whoever_plays_the_seat_is_told_what_stands_and_until_when() -> None:
    table = wolves(anna="archer; hand: archer", erik="bond; hand: any", mark="", round=4)
    table.anna("lay archer anna left", "unit erik 1")
    stands = [GAME.standing(table.state, move) for move in table.state.legal(1)]
    assert stands == [None, (DONE, 4)]
    older = wolves(anna="archer; hand: archer", erik="bond; hand: any", mark="", rules=2)
    older.anna("lay archer anna left", "unit erik 1")
    assert GAME.standing(older.state, DECLINE_ALL) is None, "there the table remembers"


@rule("W-65", "W-64")
def test_by_the_second_version_of_the_rules_decline_all_spared_the_question() -> None:
    table = wolves(
        rules=2,
        anna="archer; hand: 2 archer, any",
        erik="3 bond huscarl; hand: shield-wall, any",
        mark="; hand: raider, any",
    )
    table.anna("lay archer anna left", "unit erik 1")
    table.erik("decline all")
    assert "declines erik" in table.saga
    assert table.view(None)["declines"] == [1]
    table.erik("pass")
    table.mark("lay raider erik left", "unit erik 2")
    assert table.asked == ("anna", "turn"), "not even for his Huscarl is erik asked"
    table.anna("lay archer anna left", "unit erik 2")
    assert table.asked[1] != "react"
    assert table.erik.line == ["raider", "huscarl"]


@rule("W-64")
def test_decline_all_is_for_oneself_only() -> None:
    table = wolves(
        anna="archer; hand: plague, any", erik="archer; hand: any", mark="archer; hand: any"
    )
    table.anna("plague 1", "decline all")
    assert table.asked == ("erik", "react")


@rule("W-64", "W-24")
def test_a_standing_answer_ends_with_the_round() -> None:
    table = wolves(
        rules=2,
        anna="archer; hand: 2 archer, any; declines",
        erik="bond; passed 1; declines",
        mark="; passed 2",
    )
    table.anna("pass")
    assert table.round == 2
    assert table.view(None)["declines"] == []


@rule("W-64")
def test_a_standing_answer_shows_nothing_of_the_hand() -> None:
    """Erik is not asked again, whatever he draws or holds."""
    seen = []
    for card in ("shield-wall", "thrall"):
        table = wolves(
            rules=2,
            anna="archer; hand: archer",
            erik=f"bond; hand: {card}; declines",
            mark="; hand: any",
        )
        table.anna("lay archer anna left", "unit erik 1")
        assert table.asked == ("erik", "turn")
        seen.append(table.all_see("erik"))
    assert seen[0] == seen[1]


@rule("W-65", "W-62")
def test_the_own_traitor_is_passed_over_for_whoever_does_not_ask_for_it() -> None:
    """By the rules anna is asked; whoever plays her seat for a person needn't show it."""
    table = wolves(anna="; hand: traitor, shield-wall, any", erik="hirdman; hand: any", mark="")
    table.anna("lay traitor erik left")
    assert table.asked == ("anna", "react")
    assert [GAME.unasked(table.state, seat) for seat in range(3)] == [DONE, None, None]
    table.anna("done")
    assert table.asked == ("erik", "react")
    assert [GAME.unasked(table.state, seat) for seat in range(3)] == [None] * 3


@rule("W-62")
def test_anothers_effect_is_never_passed_over() -> None:
    table = wolves(anna="archer; hand: plague", erik="archer; hand: any", mark="")
    table.anna("plague 1")
    assert table.asked[1] == "react"
    assert [GAME.unasked(table.state, seat) for seat in range(3)] == [None] * 3


# --- in any game ------------------------------------------------------------------------------


@rule("W-64")
@pytest.mark.parametrize("seed", range(4))
def test_in_any_game_others_cannot_tell_a_window_with_a_shield_wall(seed: int) -> None:
    """Whenever somebody is asked, deal all hidden cards anew as another seat might imagine them:
    the same player is asked, and when they decline, the next question is the same."""
    table = new_game("anna", "erik", "mark", "olga", seed=seed)
    windows = 0

    def cannot_tell(table: Table) -> bool:
        nonlocal windows
        who, what = table.asked
        if what == "react":
            windows += 1
            asked = table.names.index(who)
            other = (asked + 1) % 4
            imagined = GAME.imagine(table.state, other, seeded(windows))
            real = table.state.clone()
            for state in (real, imagined):
                done = next(
                    move
                    for move in state.legal(asked)
                    if GAME.notation(state, asked, move) == "done"
                )
                state.play(asked, done)
            assert real.waiting == imagined.waiting
            frames = [state.view(other)["frames"] for state in (real, imagined)]
            assert frames[0] == frames[1]
        return windows == 40

    table.play_until(cannot_tell, seed=seed)
    assert windows > 0
