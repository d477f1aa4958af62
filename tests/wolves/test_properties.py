"""What is true in every game of Wolves of Odin, whoever plays it and however it is shuffled."""

from __future__ import annotations

import json
from collections.abc import Iterator

from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall._build import is_compiled
from meadhall.games.wolves.deities import BLUE, COLOUR_OF, DEITIES, RED, YGGDRASIL
from meadhall.games.wolves.frames import Frame
from meadhall.games.wolves.people import HOVDING, KONUNG, PEOPLE, PRIEST, SHIELD_WALL, in_bag
from meadhall.games.wolves.state import WolvesState
from meadhall.kernel import seeded

from .rules import rule

WOLVES = meadhall.game("wolves")
EXAMPLES = many(12, long=40) if is_compiled() else 8

games = given(players=st.sampled_from([3, 4, 5]), seed=st.integers(0, 10**9))
some = settings(max_examples=EXAMPLES, deadline=None)


def positions(players: int, seed: int) -> Iterator[WolvesState]:
    """Every position of a random game; the (one) state moves on afterwards."""
    state: WolvesState = WOLVES.start(players, seed)
    chance = seeded(seed + 1)
    while state.waiting:
        yield state
        seat = state.waiting[0]
        moves = state.legal(seat)
        state.play(seat, moves[chance.below(len(moves))])
    yield state


@rule("W-1", "W-3", "W-13")
@some
@games
def test_no_card_is_ever_lost(players: int, seed: int) -> None:
    for state in positions(players, seed):
        pending = state.joining()
        people = sum(state.deck) + sum(state.pile) + sum(state.hands) + sum(state.lengths)
        people += sum(state.sacrifices) + int(state.playing >= 0)
        people += sum(in_bag(pending, kind) for kind in range(12))
        assert people == 110
        assert state.deck_size == sum(state.deck)
        assert state.pile_size == sum(state.pile)
        view = state.view(None)
        owned = [deity for seat in view["seats"] for deity in seat["deities"]]
        named = owned + view["hall"] + view["deities_gone"]
        assert len(named) == len(set(named)) == 17 - view["deities_left"]
        won = [victory for seat in view["seats"] for victory in seat["victories"]]
        assert len(won) + len(view["prizes"]) + view["victories_left"] == 9


@some
@games
def test_what_is_kept_is_what_could_be_counted(players: int, seed: int) -> None:
    """A position read anew counts from scratch what a game keeps up to date."""
    for state in positions(players, seed):
        counted = WOLVES.from_json(state.to_json())
        assert list(state.lengths) == list(counted.lengths)
        assert state.standing == counted.standing
        assert list(state.teiwaz) == list(counted.teiwaz)
        assert list(state.offerings) == list(counted.offerings)
        assert list(state.summoned) == list(counted.summoned)
        assert (state.hall_size, state.pile_size) == (counted.hall_size, counted.pile_size)
        for seat in range(players):
            mine = [COLOUR_OF[d] for d in range(DEITIES) if state.deity_at[d] == seat]
            assert state.deities(seat) == len(mine)
            assert state.deities_of(seat, BLUE) == mine.count(BLUE)
            assert state.deities_of(seat, RED) == mine.count(RED)


@rule("W-39", "W-46", "W-47", "W-48", "W-71")
@some
@games
def test_limits_hold_at_every_step(players: int, seed: int) -> None:
    for state in positions(players, seed):
        for seat in range(players):
            hand = list(state.hands)[seat * PEOPLE : (seat + 1) * PEOPLE]
            assert sum(hand) == state.hand_sizes[seat] <= 12
            for leader in (PRIEST, HOVDING, KONUNG):
                assert state.count(seat, leader) <= 1
            known = list(state.known)[seat * PEOPLE : (seat + 1) * PEOPLE]
            assert all(seen <= held for seen, held in zip(known, hand, strict=True))
            mine = {COLOUR_OF[d] for d in range(DEITIES) if state.deity_at[d] == seat}
            clash = {RED, BLUE} <= mine and state.deity_at[YGGDRASIL] != seat
            assert not clash or any(row[0] == Frame.COLOUR for row in state.frame_rows())


@rule("W-22", "W-26")
@some
@given(players=st.sampled_from([3, 4, 5]), seed=st.integers(0, 10**9))
def test_a_round_ends_even_if_nobody_passes_willingly(players: int, seed: int) -> None:
    state: WolvesState = WOLVES.start(players, seed)
    chance = seeded(seed)
    decisions = 0
    while state.round == 1 and state.waiting:
        seat = state.waiting[0]
        moves = state.legal(seat)
        unwilling = [m for m in moves if WOLVES.notation(state, seat, m) != "pass"] or moves
        state.play(seat, unwilling[chance.below(len(unwilling))])
        decisions += 1
        assert decisions < 20_000


@rule("W-6", "W-64")
@some
@given(players=st.sampled_from([3, 4, 5]), seed=st.integers(0, 10**9), stop=st.integers(0, 200))
def test_a_shield_wall_in_hand_changes_nothing_that_others_see(
    players: int, seed: int, stop: int
) -> None:
    """Swap a Shield Wall in somebody's hand for a hidden card of the deck, or the other way."""
    for number, state in enumerate(positions(players, seed)):
        if number < stop:
            continue
        for owner in range(players):
            for other in range(PEOPLE):
                spot, wall = owner * PEOPLE + other, owner * PEOPLE + SHIELD_WALL
                hidden = state.hands[spot] > state.known[spot]
                if other == SHIELD_WALL or not hidden or state.deck[SHIELD_WALL] == 0:
                    continue
                twin = state.clone()
                twin.hands[spot] -= 1
                twin.hands[wall] += 1
                twin.deck[other] += 1
                twin.deck[SHIELD_WALL] -= 1
                assert twin.waiting == state.waiting
                for viewer in [None, *range(players)]:
                    if viewer != owner:
                        seen = json.dumps(state.view(viewer))
                        assert json.dumps(twin.view(viewer)) == seen
                        if viewer is not None:
                            assert twin.legal(viewer) == state.legal(viewer)
        break


@some
@given(
    players=st.sampled_from([3, 4, 5]),
    seed=st.integers(0, 10**9),
    stop=st.integers(0, 300),
    draw=st.integers(0, 99),
)
def test_imagined_worlds_fit_what_is_seen_and_nothing_more(
    players: int, seed: int, stop: int, draw: int
) -> None:
    for number, state in enumerate(positions(players, seed)):
        if number < stop:
            continue
        for seat in range(players):
            world = WOLVES.imagine(state, seat, seeded(draw))
            assert world.view(seat) == state.view(seat)
            assert world.legal(seat) == state.legal(seat)
            assert WOLVES.imagine(state.view(seat), seat, seeded(draw)).key() == world.key()
        break


@rule("W-6")
def test_unseen_cards_are_dealt_evenly() -> None:
    """Each unseen card is as likely in every unseen place: a hand of nine of 101 unseen cards."""
    state: WolvesState = WOLVES.start(3, 5)
    draws = 4000
    unseen = sum(state.deck) + sum(state.hands[each] for each in range(PEOPLE, 3 * PEOPLE))
    copies = state.deck[0] + sum(state.hands[seat * PEOPLE] for seat in (1, 2))
    found = 0
    for seed in range(draws):
        world = WOLVES.imagine(state, 0, seeded(seed))
        found += world.hands[PEOPLE]
    expected = 9 * int(copies) / int(unseen)
    assert abs(found / draws - expected) < 0.08
