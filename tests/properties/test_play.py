"""However a game is played: no card is lost, nobody is stuck, all can be told and repeated."""

from __future__ import annotations

import json
from collections import Counter

from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall._build import is_compiled
from meadhall.games.asgard.data import DATA
from meadhall.kernel import IllegalMove, Record, playout, seeded
from meadhall.testing import canonical

from .tables import ASGARD, Play, cards, plays

GAMES = settings(max_examples=many(20, long=40) if is_compiled() else 12)
DECK = Counter[str](DATA.cards()["copies"])
LONGEST = 250
"""Moves: without changes of mind, of which there are 110 at most, about 110 are possible."""


@GAMES
@given(plays())
def test_all_62_cards_are_there_at_every_step(play: Play) -> None:
    assert DECK.total() == 62
    for state, _, _ in play.positions():
        assert cards(state.to_json()) == DECK
    assert cards(play.end().to_json()) == DECK


@GAMES
@given(plays())
def test_nobody_is_ever_stuck_and_every_game_ends(play: Play) -> None:
    for number, (state, _, _) in enumerate(play.positions()):
        assert all(state.legal(seat) for seat in state.waiting)
        assert number < LONGEST
    end = play.end()
    assert end.waiting == ()
    assert end.outcome is not None
    assert sum(end.outcome.scores) == sum(end.to_json()["out_of_play"].values())


@GAMES
@given(plays())
def test_the_same_game_twice_is_the_same(play: Play) -> None:
    for (one, *move), (two, *again) in zip(play.positions(), play.positions(), strict=True):
        assert one.key() == two.key()
        assert move == again
    assert canonical(play.end().to_json()) == canonical(play.end().to_json())


@GAMES
@given(plays(), st.integers(0, 99))
def test_copies_live_lives_of_their_own(play: Play, seed: int) -> None:
    """Every copy is played to another end; none of that is felt by the game, nor the other way."""
    copies = []
    for state, _, _ in play.positions():
        before = canonical(state.to_json())
        playout(state.clone(), seeded(seed))
        assert canonical(state.to_json()) == before
        copies.append((state.clone(), state.key()))
    assert all(copy.key() == key for copy, key in copies)


@GAMES
@given(plays())
def test_a_copy_plays_on_in_the_same_way(play: Play) -> None:
    middle = play.middle()
    copy = middle.clone()
    assert playout(middle, seeded(1)) == playout(copy, seeded(1))
    assert canonical(middle.to_json()) == canonical(copy.to_json())


@GAMES
@given(plays())
def test_a_stored_position_plays_on_in_the_same_way(play: Play) -> None:
    middle = play.middle()
    stored = ASGARD.from_json(json.loads(json.dumps(middle.to_json())))
    assert stored.key() == middle.key()
    assert playout(middle, seeded(1)) == playout(stored, seeded(1))
    assert canonical(middle.to_json()) == canonical(stored.to_json())


@GAMES
@given(plays())
def test_every_move_has_a_text_of_its_own(play: Play) -> None:
    for state, _, _ in play.positions():
        for seat in range(play.players):
            moves = state.legal(seat)
            texts = [ASGARD.notation(state, seat, move) for move in moves]
            assert len(set(texts)) == len(moves)
            assert [ASGARD.parse(state, seat, text) for text in texts[::7]] == moves[::7]


@GAMES
@given(plays())
def test_a_record_leads_to_the_same_end(play: Play) -> None:
    moves = [(seat, move) for _, seat, move in play.positions()]
    record = Record("asgard", play.players, play.seed, moves=moves)
    again = Record.from_text(record.text())
    assert again == record
    assert again.end().key() == play.end().key()


@GAMES
@given(plays(), st.integers(-(2**70), 2**70), st.integers(-2, 7))
def test_a_move_that_is_not_legal_changes_nothing(play: Play, move: int, seat: int) -> None:
    state = play.middle()
    before = canonical(state.to_json()), state.key()
    is_legal = 0 <= seat < play.players and move in state.legal(seat)
    if is_legal:
        return
    try:
        state.play(seat, move)
    except IllegalMove as refusal:
        said = refusal.reason.text("en"), refusal.reason.text("ru")
    assert all(said)
    assert (canonical(state.to_json()), state.key()) == before


@GAMES
@given(plays())
def test_points_and_attention_are_what_lies_there(play: Play) -> None:
    """The short cuts a state keeps (sizes, scores) agree with the cards themselves."""
    for state, _, _ in play.positions():
        position, view = state.to_json(), state.view(None)
        assert view["deck"] == sum(position["deck"].values())
        assert sum(view["scores"]) == sum(position["out_of_play"].values())
        assert {len(hand) for hand in position["hands"]} == {view["hand_size"]}
        for shown, stacks in zip(view["stacks"], position["stacks"], strict=True):
            assert set(shown) == set(stacks)
            for god, stack in stacks.items():
                assert shown[god]["cards"] == len(stack["cards"]) > 0
                assert shown[god]["under"] == len(stack["under"])
                assert shown[god]["top"] == stack["cards"][-1]
