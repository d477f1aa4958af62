"""Set-up and the decks: W-10 … W-13."""

from __future__ import annotations

from collections import Counter

import pytest

from .deity_table import count, few_people, quick_round
from .rules import rule
from .table import GAME, new_game, wolves
from .words import DEITIES, RAGNAROK

NAMES = ["anna", "erik", "mark", "olga", "petr"]
LONG = {"glory": {"to_end": 30}}


# --- the deity deck -----------------------------------------------------------------------------


def deity_deck(seed: int) -> list[str]:
    """All eighteen cards in the order in which they open."""
    state = GAME.start(3, seed)
    opened = list(state.to_json()["hall"])
    for _ in range(15):
        state.open_deity()
        now = state.to_json()
        (card,) = {*now["hall"], *[RAGNAROK] * now["ragnarok_in_hall"]} - set(opened)
        opened.append(card)
    return opened


@rule("W-10", "W-3")
def test_the_deity_deck_is_seventeen_deities_and_a_ragnarok_among_the_last_three() -> None:
    for seed in range(30):
        deck = deity_deck(seed)
        assert sorted(deck) == sorted([*DEITIES, RAGNAROK])
        assert deck.index(RAGNAROK) >= 15


@rule("W-10")
def test_ragnarok_is_as_likely_to_be_any_of_the_last_three() -> None:
    decks = [deity_deck(seed) for seed in range(600)]
    places = Counter(deck.index(RAGNAROK) for deck in decks)
    assert set(places) == {15, 16, 17}
    assert all(150 < times < 250 for times in places.values())  # 200 each; sigma is 11.5


@rule("W-10")
def test_any_deity_can_lie_beside_ragnarok_and_any_can_open_the_hall() -> None:
    decks = [deity_deck(seed) for seed in range(250)]
    bottom = Counter(card for deck in decks for card in deck[15:] if card != RAGNAROK)
    assert set(bottom) == set(DEITIES)
    assert max(bottom.values()) < 60  # 29 each
    hall = Counter(card for deck in decks for card in deck[:3])
    assert set(hall) == set(DEITIES)
    assert max(hall.values()) < 80  # 44 each


@rule("W-11", "W-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_hall_opens_with_three_deities(players: int) -> None:
    for seed in range(10):
        table = new_game(*NAMES[:players], seed=seed)
        assert len(set(table.hall)) == 3
        assert RAGNAROK not in table.hall
        assert table.deities_left == 14
        assert table.gone == []


# --- the victory deck ---------------------------------------------------------------------------


@rule("W-11", "W-21")
def test_the_other_ragnarok_is_the_last_card_of_the_victory_deck() -> None:
    table = new_game("anna", "erik", "mark", options=LONG, seed=1)
    opened = []
    for round_ in range(1, 10):
        assert table.round == round_
        assert table.victories_left == 9 - round_
        assert not table.last_round
        opened += table.prizes
        quick_round(table)
    assert len(set(opened)) == 9
    assert table.last_round
    assert count(table, "ragnarok") == 1
    assert RAGNAROK not in table.hall


@rule("W-11")
def test_victory_cards_come_in_any_order() -> None:
    first = Counter(new_game("anna", "erik", "mark", seed=seed).prizes[0] for seed in range(150))
    assert len(first) == 9


# --- hands, and who starts ----------------------------------------------------------------------


@rule("W-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_draws_nine(players: int) -> None:
    table = new_game(*NAMES[:players], seed=players)
    assert [len(player.hand) for player in table.players] == [9] * players
    assert table.deck == 110 - 9 * players
    assert table.pile == []
    assert all(player.line == [] for player in table.players)
    assert all(player.known == [] for player in table.players)


@rule("W-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_anybody_may_start(players: int) -> None:
    starters = Counter(new_game(*NAMES[:players], seed=seed).turn for seed in range(40 * players))
    assert set(starters) == set(NAMES[:players])
    assert min(starters.values()) > 20  # 40 each


@rule("W-12")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_or_a_given_seat_starts(first: int) -> None:
    for seed in range(5):
        table = new_game("anna", "erik", "mark", "olga", options={"first": first}, seed=seed)
        assert table.turn == NAMES[first]
        assert table.asked == (NAMES[first], "turn")


@rule("W-12", "W-20")
def test_the_option_is_for_the_first_round_only() -> None:
    table = new_game("anna", "erik", "mark", options={"first": 1})
    units = [card for card in table.erik.hand if f"lay {card} mark left" in table.choices("erik")]
    table.erik(f"lay {next(card for card in units if card != 'thrall')} mark left")
    quick_round(table)
    assert table.first == table.turn


# --- drawing ------------------------------------------------------------------------------------


@rule("W-13")
def test_an_empty_deck_takes_the_discard_pile_back() -> None:
    table = wolves(anna="", erik="", mark="", deck="2 archer")
    in_pile = len(table.pile)
    table.anna("pass")
    assert len(table.anna.hand) == 4
    assert table.anna.hand.count("archer") >= 2
    assert table.pile == []
    assert table.deck == in_pile - 2
    assert table.reshuffles == 1
    assert f"reshuffled {in_pile}" in table.saga


@rule("W-13")
def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    table = wolves(anna="", erik="hirdman", mark="", deck="4 archer")
    in_pile = table.pile
    table.anna("pass")
    assert table.anna.hand == ["archer"] * 4
    assert table.deck == 0
    assert table.pile == in_pile
    assert table.reshuffles == 0


@rule("W-13", "W-39")
def test_a_full_hand_needs_no_card() -> None:
    table = wolves(anna="hand: 12 any", erik="hirdman", mark="", deck="")
    table.anna("pass")
    assert table.reshuffles == 0
    assert len(table.anna.hand) == 12


@rule("W-13")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(40):
        table = wolves(anna="", erik="", mark="", deck="", seed=seed)
        table.anna("pass")
        drawn |= set(table.anna.hand)
    assert len(drawn) == 15


@rule("W-13")
def test_with_both_empty_the_draw_is_cut_short() -> None:
    options = few_people(archer=12, bond=12, hirdman=12)
    table = wolves(anna="12 archer", erik="12 bond", mark="11 hirdman", options=options)
    table.anna("pass")
    assert table.anna.hand == ["hirdman"]
    table.erik("pass")
    assert table.erik.hand == []
    assert (table.deck, table.pile) == (0, [])


@rule("W-13", "W-37")
def test_with_both_empty_nothing_can_be_drawn_after_the_pass() -> None:
    options = few_people(archer=12, bond=12, hirdman=12)
    table = wolves(anna="12 archer", erik="12 bond; passed", mark="12 hirdman", options=options)
    table.anna("unit anna 1")
    assert table.asked == ("mark", "turn"), "nothing can be asked of erik"


@rule("W-13", "W-49")
def test_a_destroyed_unit_is_discarded_before_the_assassins_card_is_drawn() -> None:
    options = few_people(archer=12, bond=12, hirdman=11, assassin=1)
    table = wolves(
        anna="11 hirdman; hand: assassin", erik="12 archer", mark="12 bond", options=options
    )
    table.anna("lay assassin erik left", "unit erik 2")
    assert table.anna.hand == ["archer"], "the only card of the discard pile"


@rule("W-13", "W-61")
def test_discarded_cards_can_be_drawn_again_in_the_same_flank() -> None:
    options = few_people(archer=12, bond=12, hirdman=11, flank=1)
    table = wolves(
        anna="11 archer; hand: archer, flank", erik="12 bond", mark="11 hirdman", options=options
    )
    table.anna("flank draw", "hand archer", "done")
    assert table.anna.hand == ["archer"], "two were due, one card was there"
    assert table.pile == ["flank"], "a manoeuvre is discarded when it is resolved"
