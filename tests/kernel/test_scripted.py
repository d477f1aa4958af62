"""Chance from a script: a game's draws, written down and made again, give the same game."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import seeded
from meadhall.kernel.errors import BadPosition
from meadhall.kernel.scripted import (
    NeedsDraw,
    RecordingChance,
    ScriptedChance,
    moved,
    up_to_draw,
)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_a_script_of_the_draws_gives_the_same_game(name: str) -> None:
    game = meadhall.game(name)
    recording = RecordingChance(seeded(5))
    state = game.deal(game.min_players, recording, {}, False)
    dice = seeded(9)
    moves = []
    while state.waiting:
        seat = state.waiting[0]
        legal = state.legal(seat)
        moves.append((seat, legal[dice.below(len(legal))]))
        state.play(*moves[-1])
    plain = game.start(game.min_players, 5)
    again = game.deal(game.min_players, ScriptedChance(recording.script), {}, False)
    for seat, move in moves:
        plain.play(seat, move)
        again.play(seat, move)
    assert again.key() == state.key() == plain.key()
    assert isinstance(again.chance, ScriptedChance)
    assert again.chance.drawn == len(recording.script)


@pytest.mark.parametrize("name", meadhall.game_names())
def test_draw_by_draw_a_deal_asks_for_what_the_seeded_one_drew(name: str) -> None:
    game = meadhall.game(name)
    players = game.max_players
    recording = RecordingChance(seeded(2))
    dealt = game.deal(players, recording, {}, False)
    for number, outcomes in enumerate(recording.outcomes):
        script = recording.script[:number]
        found = up_to_draw(lambda chance: game.deal(players, chance, {}, False), script)
        assert found == outcomes
    whole = up_to_draw(lambda chance: game.deal(players, chance, {}, False), recording.script)
    assert not isinstance(whole, int)
    assert whole.key() == dealt.key()


def test_a_move_leaves_the_state_before_it_alone() -> None:
    game = meadhall.game(meadhall.game_names()[0])
    state = game.start(game.min_players, 1)
    before, seat = state.key(), state.waiting[0]
    after = moved(state, seat, state.legal(seat)[0], seeded(3))
    assert state.key() == before != after.key()
    assert after.take_events()
    assert state.events is None


def test_a_script_says_where_it_ends_and_what_it_cannot_mean() -> None:
    chance = ScriptedChance([2, 7])
    assert chance.below(1) == 0, "no draw at all"
    assert chance.below(3) == 2
    copy = chance.clone()
    with pytest.raises(ValueError, match="draw 2 of the script is 7, not below 5"):
        chance.below(5)
    assert copy.below(8) == 7
    with pytest.raises(NeedsDraw, match="4 outcomes") as ended:
        copy.below(4)
    assert ended.value.outcomes == 4
    with pytest.raises(NeedsDraw):
        copy.word()


def test_nothing_goes_on_from_a_script_that_was_stored() -> None:
    from meadhall.kernel.chance import chance_from_json

    with pytest.raises(BadPosition, match="of no known kind"):
        chance_from_json(ScriptedChance([1]).to_json())
    recording = RecordingChance(seeded(4))
    recording.below(6)
    assert chance_from_json(recording.to_json()).word() == recording.clone().word()
