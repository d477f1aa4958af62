"""Nobody learns what is hidden: not by looking, not by imagining, not by taking back."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall._build import is_compiled
from meadhall.games.asgard.aesir import NAMES
from meadhall.games.asgard.moves import card
from meadhall.games.asgard.state import AsgardState
from meadhall.kernel import CannotUndo, Session, State, playout, seeded
from meadhall.kernel.events import Event
from meadhall.testing import canonical, random_course

from .tables import ASGARD, SEATS, Play, cards, plays
from .test_play import DECK

POSITIONS = settings(max_examples=many(60, long=150) if is_compiled() else 40)


def seen(state: State, seat: int | None) -> str:
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


@POSITIONS
@given(plays())
def test_a_view_shows_what_the_rules_say_and_no_more(play: Play) -> None:
    """Made up anew from the position, and from who has held which hand (A-26)."""
    holders = Holders(play.players)
    for number, (state, _, _) in enumerate(play.positions()):
        holders.follow(state)
        if number % 4 == 0:
            for seat in (None, *range(play.players)):
                assert state.view(seat) == expected_view(state, seat, holders)


class Holders:
    """Which seats have held each hand of the round; it follows a game from move to move."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.round = 0
        self.cards = 0
        self.held: list[set[int]] = []

    def follow(self, state: AsgardState) -> None:
        """Notice a deal, or that the hands were passed on."""
        position = state.to_json()
        cards = len(position["hands"][0])
        if position["round"] != self.round:
            self.round = position["round"]
            self.held = [{seat} for seat in range(self.players)]
        elif cards != self.cards:
            step = -1 if self.round == 2 else 1
            self.held = [self.held[(seat - step) % self.players] for seat in range(self.players)]
            for seat, held in enumerate(self.held):
                held.add(seat)
        self.cards = cards

    def know(self, seat: int, other: int) -> bool:
        """Has this seat held what the other holds now?"""
        return seat != other and self.cards > 0 and seat in self.held[other]


def expected_view(state: AsgardState, seat: int | None, holders: Holders) -> dict[str, Any]:
    """What the rules let a seat see of a position."""
    position = state.to_json()
    hands, picks = position["hands"], position["picks"]
    question = position["frames"][-1]
    acting = question.get("actor")
    asked: dict[str, Any] = {"kind": question["frame"]}
    if acting is not None:
        asked |= {"seat": acting, "god": NAMES[question["god"]]}
    if "limit" in question:
        asked["limit"] = question["limit"]
    if "chosen" in question:
        chosen = question["chosen"] if seat == acting else 0
        asked["chosen"] = [place for place in range(21) if chosen >> place & 1]
    if "given" in question and seat == acting:
        god, place = divmod(question["given"] - card(0, 0), 21)
        asked["given"] = {"god": NAMES[god], "place": place}
    elif "given" in question:
        asked["kind"] = "bragi-give"
    return {
        **{key: position[key] for key in ("game", "rules", "options", "players", "round")},
        **{key: position[key] for key in ("goals", "doubled", "scores")},
        "seat": seat,
        "waiting": question["who"],
        "decision": asked,
        "deck": sum(position["deck"].values()),
        "hand_size": len(hands[0]),
        "chosen": [other for other, pick in enumerate(picks) if pick is not None],
        "dealt": (7, 6, 5)[position["round"] - 1] - max(0, position["players"] - 3),
        "limits": [[3], [3, 2], [3, 2, 1]],
        "stacks": (stacks := [shown(position, each) for each in range(position["players"])]),
        "leaders": leading(stacks),
        "hand": None if seat is None else hands[seat],
        "pick": None if seat is None else picks[seat],
        "drawn": position["drawn"] if seat is not None and seat == acting else None,
        "handed_on": {
            str(other): hands[other]
            for other in range(position["players"])
            if seat is not None and holders.know(seat, other)
        },
    }


def shown(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """A-4: how many cards each stack has, and both heads of its top card only."""
    stacks = {}
    for god, stack in position["stacks"][seat].items():
        cards, under = len(stack["cards"]), len(stack["under"])
        doubled = position["doubled"] == {"seat": seat, "god": god}
        stacks[god] = {
            "cards": cards,
            "under": under,
            "top": stack["cards"][-1],
            "attention": (cards + under) * (2 if doubled else 1),
        }
    return stacks


def leading(stacks: list[dict[str, Any]]) -> dict[str, Any]:
    """A-30: who has the most of an Aesir's attention, if anybody has any."""
    found = {}
    for god in NAMES:
        attention = [each[god]["attention"] if god in each else 0 for each in stacks]
        if most := max(attention):
            seats = [seat for seat, each in enumerate(attention) if each == most]
            found[god] = {"attention": most, "seats": seats}
    return found


# --- taking back ------------------------------------------------------------------------------


def heard(events: list[Event], seat: int) -> list[dict[str, Any]]:
    told = [ASGARD.tell(event, seat) for event in events]
    return [data for data in told if data is not None]


def after(
    world: AsgardState, seat: int, move: int, reader: int
) -> tuple[str, list[dict[str, Any]]]:
    """What a reader sees and is told when this move is made in this world."""
    trial = world.clone()
    trial.listen()
    trial.play(seat, move)
    return seen(trial, reader), heard(trial.take_events(), reader)


@pytest.mark.parametrize("players", SEATS)
def test_nothing_hidden_is_seen_and_taken_back(players: int) -> None:
    """Whenever a move can be taken back, it has shown nobody anything: every world that looked the
    same before can still be the true one. To who moved, the same move looks the same in it, and is
    told the same; to everybody else, some move does."""
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
                told = heard(events, reader)
                for number in range(4):
                    world = ASGARD.imagine(before, reader, seeded(1000 * seed + number))
                    moves = [move] if reader == seat else world.legal(seat)
                    seen_and_told = (after(world, seat, each, reader) for each in moves)
                    assert (seen(session.state, reader), told) in seen_and_told
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
        true = state.clone()
        true.play(seat, move)
        world = ASGARD.imagine(state, seat, seeded(seed + number))
        world.play(seat, move)
        if seen(world, seat) != seen(true, seat):
            assert true.knots > state.knots


def test_worlds_differ_from_the_truth_as_they_should() -> None:
    """Early in a game nobody guesses everything; a world that is the truth would be a leak."""
    same = 0
    for seed in range(200):
        state = ASGARD.start(4, seed)
        same += ASGARD.imagine(state, 0, seeded(seed)).key() == state.key()
    assert same == 0
