"""Assassins, and a defence that betrays no hand (V-45, V-54)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings.moves import DONE
from meadhall.kernel import seeded

from .rules import rule
from .table import GAME, Table, refused, vikings

# --- Assassins (V-54) -------------------------------------------------------------------------


def assassinated(hand: str, assassins: int = 1, rest: str = "") -> Table:
    """Ragnar's Assassins have just set out against Lagerta's Tavern."""
    table = vikings(
        ragnar=f"hand: {assassins} assassin", lagerta=f"hand: {hand}; village: tavern; {rest}"
    )
    sent = ["send assassin"] * assassins
    table.ragnar("attack lagerta tavern-1", *sent, "go")
    return table


@rule("V-54")
def test_the_defender_discards_a_fortification_of_their_choice_first() -> None:
    table = assassinated("cannon, chicken-tower, beer")
    assert table.asked == ("lagerta", "disarm")
    assert table.choices("lagerta") == ["disarm cannon", "disarm chicken-tower"]
    table.lagerta("disarm cannon")
    assert table.lagerta.discard == ["cannon"]
    assert table.lagerta.hand == ["beer", "chicken-tower"]
    assert "disarmed lagerta cannon" in table.saga
    assert table.asked == ("lagerta", "defend")
    assert table.choices("lagerta") == ["defend chicken-tower", "done", "decline all"]


@rule("V-54")
def test_one_for_each_assassin() -> None:
    table = assassinated("2 cannon, 2 chicken-tower", assassins=2)
    table.lagerta("disarm cannon", "disarm chicken-tower")
    assert table.lagerta.discard == ["cannon", "chicken-tower"]
    assert table.asked == ("lagerta", "defend")


@rule("V-54")
def test_it_has_to_be_done_and_with_a_fortification() -> None:
    table = assassinated("cannon, chicken-tower, beer")
    for answer in ("disarm beer", "disarm sheep-cannon", "done"):
        with refused("V-54", "only-disarm"):
            table.lagerta(answer)
    with refused("V-54", "not-now"):
        table.lagerta("end")


@rule("V-54")
def test_without_a_fortification_that_becomes_known() -> None:
    table = assassinated("beer, gold", rest="deck: cannon, beer")
    assert "nothing-to-disarm lagerta" in table.saga
    assert table.lagerta.hand == ["beer", "gold"]
    assert table.lagerta.bare == 2


@rule("V-54")
def test_it_becomes_known_once_however_many_assassins_come() -> None:
    table = assassinated("beer, gold", assassins=2)
    assert table.saga.count("nothing-to-disarm lagerta") == 1


@rule("V-54", "V-45")
def test_a_hand_known_to_be_bare_is_asked_for_no_defence() -> None:
    table = assassinated("beer, gold", rest="deck: cannon, beer")
    assert table.asked == ("ragnar", "turn")
    assert table.lagerta.damaged == []


@rule("V-54", "V-45")
def test_a_bare_hand_stays_known_for_later_attacks() -> None:
    table = vikings(
        ragnar="hand: assassin, warrior",
        lagerta="hand: beer, gold; deck: cannon, beer; village: brewery, tavern",
    )
    table.ragnar("attack lagerta tavern-1", "send assassin", "go")
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.asked == ("ragnar", "turn")
    assert table.lagerta.damaged == ["brewery-1"]


@rule("V-54", "V-45")
def test_cards_drawn_later_may_be_fortifications_again() -> None:
    table = vikings(
        ragnar="hand: assassin; village: brewery",
        lagerta="hand: scroll, gold; deck: 2 cannon; village: tavern",
        bjorn="hand: warrior",
    )
    table.ragnar("attack lagerta tavern-1", "send assassin", "go", "end")
    table.lagerta("play scroll")
    assert table.lagerta.bare == 1
    assert table.lagerta.hand == ["gold", "cannon", "cannon"]


@rule("V-54")
def test_with_too_few_fortifications_the_rest_becomes_known() -> None:
    table = assassinated("cannon, beer", assassins=2, rest="deck: cannon, beer")
    table.lagerta("disarm cannon")
    assert table.lagerta.discard[-1] == "cannon"
    assert "nothing-to-disarm lagerta" in table.saga
    assert table.lagerta.bare == 1
    assert table.asked == ("ragnar", "turn")


@rule("V-54")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    table = vikings(ragnar="hand: assassin", lagerta="village: brewery; deck: cannon")
    table.ragnar("attack lagerta brewery-1", "send assassin", "go")
    assert table.lagerta.damaged == ["brewery-1"]
    assert table.asked == ("ragnar", "turn")


@rule("V-54", "V-50")
def test_an_assassin_against_undead_or_dragon_disarms_nobody() -> None:
    table = vikings(ragnar="hand: 2 assassin", lagerta="hand: 2 cannon", path="undead-beer")
    table.ragnar("fight undead 1", "send assassin", "go")
    table.ragnar("fight dragon", "send assassin", "go")
    assert table.asked == ("ragnar", "loot")
    assert table.lagerta.hand == ["cannon", "cannon"]


@rule("V-54", "V-55")
def test_an_assassin_trapped_afterwards_has_disarmed_all_the_same() -> None:
    table = assassinated("cannon, hero-trap")
    table.lagerta("disarm cannon", "defend hero-trap", "done")
    assert "trapped lagerta assassin" in table.saga
    assert table.lagerta.discard == ["cannon"]


# --- nobody learns of a hand from who is asked (V-45, V-54) -----------------------------------


def asked_with(hand: str, deck: str, sent: str = "elf-archer") -> Table:
    """Lagerta's Brewery has been attacked."""
    table = vikings(
        ragnar=f"hand: {sent}", lagerta=f"hand: {hand}; deck: {deck}; village: brewery", bjorn=""
    )
    table.ragnar("attack lagerta brewery-1", f"send {sent}", "go")
    return table


@rule("V-45", "V-6")
def test_the_defender_is_asked_whatever_is_in_the_hand() -> None:
    defended = asked_with("cannon, beer", "beer, gold")
    bluffing = asked_with("beer, gold", "beer, cannon")
    assert defended.asked == bluffing.asked == ("lagerta", "defend")
    assert bluffing.choices("lagerta") == ["done", "decline all"]
    assert defended.all_see("lagerta") == bluffing.all_see("lagerta")


@rule("V-45", "V-6")
def test_declining_looks_the_same_with_and_without_fortifications() -> None:
    defended = asked_with("cannon, beer", "beer, gold")
    bluffing = asked_with("beer, gold", "beer, cannon")
    defended.lagerta("done")
    bluffing.lagerta("done")
    assert defended.all_see("lagerta") == bluffing.all_see("lagerta")


@rule("V-45")
def test_who_owns_no_fortification_is_not_asked() -> None:
    table = asked_with("beer, gold", "beer")
    assert table.asked == ("ragnar", "turn")


@rule("V-45")
def test_who_has_no_card_in_hand_is_not_asked() -> None:
    table = asked_with("", "2 cannon")
    assert table.asked == ("ragnar", "turn")


@rule("V-45")
def test_fortifications_in_the_discard_are_in_nobodys_hand() -> None:
    table = vikings(
        ragnar="hand: warrior", lagerta="hand: beer; discard: 2 cannon; village: brewery"
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.asked == ("ragnar", "turn")


@rule("V-45")
def test_a_hand_that_everybody_knows_is_asked_only_with_a_fortification() -> None:
    table = vikings(
        ragnar="hand: warrior",
        lagerta="hand: beer, shaman; known: beer, shaman; deck: cannon; village: brewery",
    )
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    assert table.asked == ("ragnar", "turn")


@rule("V-54", "V-6")
@pytest.mark.parametrize("moves", [[], ["disarm cannon"], ["disarm cannon", "done"]])
def test_an_assassin_shows_no_more_of_the_hand_than_what_is_discarded(moves: list[str]) -> None:
    one = asked_with("cannon, beer", "chicken-tower, beer", sent="assassin")
    two = asked_with("cannon, chicken-tower", "2 beer", sent="assassin")
    assert one.asked == two.asked
    assert one.all_see("lagerta") == two.all_see("lagerta")
    one.lagerta(*moves)
    two.lagerta(*moves)
    assert one.all_see("lagerta") == two.all_see("lagerta")


@rule("V-54", "V-6")
def test_whoever_is_asked_to_discard_is_known_to_hold_a_fortification() -> None:
    table = asked_with("cannon, beer", "4 beer, chicken-tower", sent="assassin")
    for seed in range(20):
        imagined = GAME.imagine(table.view("ragnar"), 0, seeded(seed))
        assert imagined.legal(1), "an imagined Lagerta has nothing to discard"


@rule("V-54", "V-6")
def test_a_bare_hand_is_imagined_bare() -> None:
    table = assassinated("beer, gold", rest="deck: 4 cannon, beer")
    for seed in range(20):
        imagined = GAME.imagine(table.view("ragnar"), 0, seeded(seed))
        assert "cannon" not in imagined.to_json()["hands"][1]


# --- a standing answer ------------------------------------------------------------------------


@rule("V-57", "V-45")
@pytest.mark.parametrize("hand", ["cannon", "beer"])
def test_nobody_else_learns_that_a_seat_will_not_defend(hand: str) -> None:
    """Whether Lagerta says no once or for the whole round: all others are shown and told the same,
    and the next time she is asked again, so that no question is missing either."""
    seen = []
    for answer in ("done", "decline all"):
        table = vikings(
            ragnar="hand: 2 warrior", lagerta=f"hand: {hand}; deck: cannon; village: 2 brewery"
        )
        table.ragnar("attack lagerta brewery-1", "send warrior", "go")
        table.lagerta(answer)
        moments: list[Any] = [(table.all_see(), table.state.knots)]
        table.ragnar("attack lagerta brewery-2", "send warrior", "go")
        assert table.asked == ("lagerta", "defend")
        moments.append((table.all_see(), table.choices("lagerta"), table.state.key()))
        seen.append(moments)
    assert seen[0] == seen[1]


@rule("V-57", "V-45")
def test_whoever_plays_the_seat_is_told_what_stands_and_until_when() -> None:
    table = vikings(ragnar="hand: warrior", lagerta="hand: beer; deck: cannon", round=3)
    table.ragnar("attack lagerta hall", "send warrior", "go")
    assert [GAME.standing(table.state, move) for move in table.state.legal(1)] == [None, (DONE, 3)]


@rule("V-57", "V-45")
def test_by_the_first_version_of_the_rules_who_declined_all_was_not_asked_again() -> None:
    table = vikings(ragnar="hand: 2 warrior", lagerta="hand: cannon; village: 2 brewery", rules=1)
    table.ragnar("attack lagerta brewery-1", "send warrior", "go")
    table.lagerta("decline all")
    assert "declines lagerta" in table.saga
    table.ragnar("attack lagerta brewery-2", "send warrior", "go")
    assert table.asked == ("ragnar", "turn")
    assert table.lagerta.damaged == ["brewery-1", "brewery-2"]


@rule("V-45")
def test_the_standing_answer_ends_with_the_round() -> None:
    table = vikings(ragnar="", lagerta="hand: beer; declines", rules=1)
    table.end_round()
    assert table.position["declines"] == []


@rule("V-45")
def test_the_standing_answer_is_no_defence_of_others() -> None:
    table = vikings(
        ragnar="hand: warrior", lagerta="declines", bjorn="hand: cannon; village: brewery"
    )
    table.ragnar("attack bjorn brewery-1", "send warrior", "go")
    assert table.asked == ("bjorn", "defend")


@rule("V-54")
def test_the_standing_answer_does_not_keep_assassins_away() -> None:
    table = vikings(
        ragnar="hand: assassin",
        lagerta="hand: cannon, chicken-tower; village: tavern; declines",
        rules=1,
    )
    table.ragnar("attack lagerta tavern-1", "send assassin", "go")
    assert table.asked == ("lagerta", "disarm")
    table.lagerta("disarm cannon")
    assert table.asked == ("ragnar", "turn")
