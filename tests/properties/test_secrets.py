"""Nobody learns what is hidden: not by looking, not by imagining, not by taking back."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall._build import is_compiled
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import CannotUndo, Session, playout, seeded
from meadhall.testing import canonical, random_course

from .tables import ASGARD, SEATS, Play, cards, plays
from .test_play import DECK

POSITIONS = settings(max_examples=150 if is_compiled() else 40)


def seen(state: AsgardState, seat: int | None) -> str:
    return canonical(state.view(seat))


# --- views and imagined worlds ----------------------------------------------------------------


@POSITIONS
@given(plays(), st.integers(0, 2**32))
def test_an_imagined_world_looks_the_same_and_is_whole(play: Play, seed: int) -> None:
    state = play.middle()
    for seat in range(play.players):
        world = ASGARD.imagine(state, seat, seeded(seed))
        assert seen(world, seat) == seen(state, seat)
        assert seen(world, None) == seen(state, None)
        assert world.legal(seat) == state.legal(seat)
        assert world.waiting == state.waiting
        assert cards(world.to_json()) == DECK
        assert ASGARD.from_json(world.to_json()).key() == world.key()
        playout(world, seeded(seed))


@POSITIONS
@given(plays(), st.integers(0, 2**32))
def test_what_is_imagined_depends_on_the_view_alone(play: Play, seed: int) -> None:
    """So the truth can't be favoured: any other world that looks the same leads to the same."""
    state = play.middle()
    for seat in range(play.players):
        other_truth = ASGARD.imagine(state, seat, seeded(seed + 1))
        drawn = {
            canonical(ASGARD.imagine(source, seat, seeded(seed)).to_json())
            for source in (state, other_truth, json.loads(seen(state, seat)))
        }
        assert len(drawn) == 1


@POSITIONS
@given(plays(), st.integers(0, 2**32))
def test_nothing_in_an_imagined_world_tells_the_future(play: Play, seed: int) -> None:
    state = play.middle()
    world = ASGARD.imagine(state, 0, seeded(seed))
    words = [[chance.word() for _ in range(8)] for chance in (state.chance, world.chance)]
    assert words[0] != words[1]


@POSITIONS
@given(plays(), st.integers(0, 2**32), st.data())
def test_a_pick_is_secret_also_when_it_is_changed(
    play: Play, seed: int, data: st.DataObject
) -> None:
    """A-21: others see that a pick was made, and nothing when it is made anew."""
    state: AsgardState = ASGARD.start(play.players, seed)
    seat = data.draw(st.integers(0, play.players - 1))
    others = [None, *(other for other in range(play.players) if other != seat)]
    looks = set()
    for _ in range(3):
        state.play(seat, data.draw(st.sampled_from(state.legal(seat))))
        looks.add(tuple(seen(state, other) for other in others))
    assert len(looks) == 1


# --- taking back ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", SEATS)
def test_nothing_hidden_is_seen_and_taken_back(players: int) -> None:
    """Whenever a move can be taken back, it has shown nobody anything: in all worlds that looked
    the same before it, the same move looks the same, and the same is told."""
    allowed, refused = Counter[str](), Counter[str]()
    for seed in range(12 if is_compiled() else 3):
        course = random_course(ASGARD, players, seed)
        session = Session(ASGARD, players, seed)
        for seat, move in course.moves:
            before = session.state.clone()
            assert isinstance(before, AsgardState)
            question = before.view(seat)["decision"]["kind"]
            events = session.play(seat, move)
            reason = session.why_no_undo(seat)
            (allowed if reason is None else refused)[question] += 1
            if reason is not None:
                with pytest.raises(CannotUndo):
                    session.undo(seat)
                continue
            for reader in range(players):
                told = [ASGARD.tell(event, reader) for event in events]
                for world_seed in range(4):
                    world = ASGARD.imagine(before, reader, seeded(1000 * seed + world_seed))
                    assert reader != seat or move in world.legal(seat)
                    if move not in world.legal(seat):
                        continue
                    world.listen()
                    world.play(seat, move)
                    heard = [ASGARD.tell(event, reader) for event in world.take_events()]
                    assert canonical(world.view(reader)) == canonical(session.state.view(reader))
                    assert heard == told
            session.undo(seat)
            assert canonical(session.state.to_json()) == canonical(before.to_json())
            session.play(seat, move)
    assert {"pick", "favour", "bragi-give", "freya"} <= set(allowed), "hardly anything is allowed"
    assert {"pick", "sif", "loki"} <= set(refused), "hardly anything is refused"


@POSITIONS
@given(plays(), st.integers(0, 2**32))
def test_a_move_that_shows_something_can_not_be_taken_back(play: Play, seed: int) -> None:
    """If worlds that look the same to who moves look different after the move, it was a knot."""
    for number, (state, seat, move) in enumerate(play.positions()):
        if number % 5:
            continue
        after = state.clone()
        after.play(seat, move)
        world = ASGARD.imagine(state, seat, seeded(seed + number))
        world.play(seat, move)
        if seen(world, seat) != seen(after, seat):
            assert after.knots > state.knots


def test_worlds_differ_from_the_truth_as_they_should() -> None:
    """Early in a game nobody guesses everything; a world that is the truth would be a leak."""
    same = 0
    for seed in range(200):
        state = ASGARD.start(4, seed)
        same += ASGARD.imagine(state, 0, seeded(seed)).key() == state.key()
    assert same == 0
