"""Positions from outside are believed in nothing: BadPosition, or a game that can be played."""

from __future__ import annotations

import faulthandler
import json
from collections.abc import Iterator
from typing import Any

import pytest
from effort import many
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall._build import is_compiled
from meadhall.kernel import BadPosition, seeded
from meadhall.testing import canonical

from .positions import (
    ASGARD,
    JUNK,
    cards_of,
    places,
    play_to_the_end,
    questions,
    removed,
    replaced,
)

QUESTIONS = (
    *("pick", "half-picked", "favour", "score-goal", "odin", "thor", "freya", "loki", "sif"),
    *("bragi-give", "bragi-take", "heimdall", "final-score", "over"),
)
MANY = 1 if is_compiled() else 4
"""Plain Python is slower, so it tries every so many-th spoiled position only."""


SOUND: set[tuple[str, int]] = set()
"""Positions that have been played to their end already."""


@pytest.fixture(autouse=True)
def no_endless_loop() -> Iterator[None]:
    """Compiled code that never ends can't be interrupted, only ended with its process."""
    faulthandler.dump_traceback_later(120, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


def refused_or_sound(data: Any, seed: int = 0) -> bool:
    """Is it accepted? If so, it can be played."""
    try:
        accepted = canonical(ASGARD.from_json(data).to_json())
    except BadPosition as refusal:
        said = str(refusal)
    else:
        if (accepted, seed) not in SOUND:
            play_to_the_end(data, seed)
            SOUND.add((accepted, seed))
        return True
    assert said.strip()
    return False


def position(name: str) -> Any:
    return json.loads(questions()[name])


def test_there_is_a_position_for_every_question() -> None:
    assert set(questions()) == set(QUESTIONS)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_sound_position_can_be_played(name: str) -> None:
    play_to_the_end(position(name), 1)


@pytest.mark.parametrize("data", JUNK, ids=lambda data: repr(data)[:20])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition):
        ASGARD.from_json(data)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_position_that_lacks_a_line_is_refused(name: str) -> None:
    data = position(name)
    for key in data:
        with pytest.raises(BadPosition):
            ASGARD.from_json(removed(data, (key,)))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_position_with_junk_in_a_line_is_refused_or_sound(name: str) -> None:
    data = position(name)
    for key in data:
        for junk in JUNK:
            refused_or_sound(replaced(data, (key,), junk))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_position_with_junk_anywhere_is_refused_or_sound(name: str) -> None:
    data = position(name)
    number = 0
    for path in places(data):
        for junk in JUNK:
            number += 1
            if number % MANY == 0:
                refused_or_sound(replaced(data, path, junk))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_position_that_lacks_anything_is_refused_or_sound(name: str) -> None:
    data = position(name)
    for path in places(data):
        refused_or_sound(removed(data, path))


@settings(max_examples=many(120, long=400) if is_compiled() else 100, deadline=None)
@given(data=st.data(), name=st.sampled_from(QUESTIONS), seed=st.integers(0, 99))
def test_exchanged_values_are_refused_or_sound(data: st.DataObject, name: str, seed: int) -> None:
    """Values of one place put into another: right in type, wrong in meaning."""
    spoiled = position(name)
    for _ in range(data.draw(st.integers(1, 3))):
        known = list(places(spoiled))
        target = data.draw(st.sampled_from(known))
        value = spoiled
        for step in data.draw(st.sampled_from(known)):
            value = value[step]
        spoiled = replaced(spoiled, target, value)
    refused_or_sound(spoiled, seed)


@pytest.mark.parametrize("name", ["half-picked", "bragi-take", "over"])
def test_a_truncated_text_is_no_position(name: str) -> None:
    text = questions()[name]
    for end in range(0, len(text), 3):
        with pytest.raises((BadPosition, json.JSONDecodeError)):
            ASGARD.from_json(json.loads(text[:end]))


# --- positions that are right in form and can't be --------------------------------------------


@pytest.mark.parametrize("field", ["actor", "god", "limit", "chosen", "given", "next"])
@pytest.mark.parametrize("value", [-(2**39), -1, 0, 1, 2, 6, 7, 50, 51, 99, 933, 2**21, 2**39])
def test_a_frame_with_another_number_is_refused_or_sound(field: str, value: int) -> None:
    for name in QUESTIONS:
        data = position(name)
        for at, frame in enumerate(data["frames"]):
            if field in frame:
                refused_or_sound(replaced(data, ("frames", at, field), value))


@pytest.mark.parametrize("name", QUESTIONS)
def test_frames_in_another_order_are_refused_or_sound(name: str) -> None:
    data = position(name)
    frames = data["frames"]
    others = [frame for other in QUESTIONS for frame in position(other)["frames"]]
    for stack in (
        frames[::-1],
        frames * 2,
        frames[:1],
        frames[1:],
        *([*frames, one] for one in others),
    ):
        refused_or_sound(data | {"frames": stack})
    for one in others:
        refused_or_sound(data | {"frames": [one]})


def test_somebody_else_cannot_answer_for_the_actor() -> None:
    for name in ("favour", "score-goal", "odin", "sif", "bragi-give", "final-score"):
        data = position(name)
        asked = data["frames"][-1]
        for who in ([], [1 - asked["actor"] % 2], list(range(data["players"]))):
            if who != asked["who"]:
                with pytest.raises(BadPosition):
                    ASGARD.from_json(replaced(data, ("frames", -1, "who"), who))


def test_nobody_answers_what_only_carries_on() -> None:
    """The awakening below a question would wait for that seat for ever."""
    for name in ("odin", "final-score"):
        data = position(name)
        for who in ([0], [1], [0, 1]):
            with pytest.raises(BadPosition):
                ASGARD.from_json(replaced(data, ("frames", 0, "who"), who))


def test_a_seat_that_is_not_asked_has_picked() -> None:
    """Else its pick, which is none, would be laid on the table as a card."""
    data = position("pick")
    with pytest.raises(BadPosition):
        ASGARD.from_json(replaced(data, ("frames", 0, "who"), [0]))


def test_there_are_goals_left_to_open() -> None:
    """All six open in round 1: there would be none for rounds 2 and 3 to turn up."""
    data = position("pick")
    assert data["round"] == 1
    names = ["odin", "thor", "freya", "loki", "sif", "bragi"]
    refused_or_sound(data | {"goals": [names[:1], names[1:3], names[3:]]})


def test_goals_of_a_round_that_has_begun_are_open() -> None:
    for name in QUESTIONS:
        data = position(name)
        for column in range(data["round"]):
            for row in range(column + 1):
                with pytest.raises(BadPosition):
                    ASGARD.from_json(replaced(data, ("goals", column, row), None))


def test_the_deck_lasts_for_the_deals_to_come() -> None:
    """Cards may not have gone from the deck to hands or piles where no game can bring them."""
    data = position("pick")
    players = data["players"]
    deck = [name for name, copies in data["deck"].items() for _ in range(copies)]
    for more in range(1, 13 - len(data["hands"][0])):
        hands = [
            hand + deck[seat * more : (seat + 1) * more] for seat, hand in enumerate(data["hands"])
        ]
        left = deck[players * more :]
        bag = {name: left.count(name) for name in left}
        refused_or_sound(data | {"hands": hands, "deck": bag})
    for scored in range(1, 22):
        bag = {name: deck[scored:].count(name) for name in deck[scored:]}
        out = {name: deck[:scored].count(name) for name in deck[:scored]}
        scores = [scored] + [0] * (players - 1)
        refused_or_sound(data | {"scores": scores, "out_of_play": out, "deck": bag})


def test_nobody_has_more_cards_than_a_game_can_bring() -> None:
    """A stack holds 21 cards; a player with more could gather them all in one."""
    data = position("pick")
    deck = [name for name, copies in data["deck"].items() for _ in range(copies)]
    stacks: dict[str, dict[str, list[str]]] = {}
    used = []
    for name in deck:
        one, other = name.split("/")
        god, head = (other, one) if one == "thor" else (one, other)
        cards = stacks.setdefault("thor" if "thor" in name else god, {"under": [], "cards": []})
        cards["cards"].append(head if "thor" not in name else (other if one == "thor" else one))
        used.append(name)
        if len(used) == 40:
            break
    rest = [deck[at] for at in range(len(used), len(deck))]
    bag = {name: rest.count(name) for name in rest}
    everything = [stacks, *({} for _ in range(data["players"] - 1))]
    spoiled = data | {"stacks": everything, "deck": bag}
    assert cards_of(spoiled) == cards_of(data)
    for seed in range(20):
        refused_or_sound(spoiled, seed)


# --- views from outside -----------------------------------------------------------------------


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_view_that_lacks_a_line_is_no_view(name: str) -> None:
    """Or its world can be played all the same, if the line says nothing here."""
    state = ASGARD.from_json(position(name))
    for seat in range(state.players):
        view = state.view(seat)
        for key in view:
            imagined_or_refused(removed(view, (key,)), seat)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_view_with_junk_in_a_line_is_no_view(name: str) -> None:
    state = ASGARD.from_json(position(name))
    view = state.view(0)
    for key in view:
        for junk in JUNK:
            imagined_or_refused(replaced(view, (key,), junk), 0)


def imagined_or_refused(view: Any, seat: int) -> None:
    try:
        world = ASGARD.imagine(view, seat, seeded(1))
    except BadPosition:
        return
    assert cards_of(world.to_json()) == cards_of(ASGARD.start(int(world.players)).to_json())


def test_the_view_of_another_seat_is_refused() -> None:
    state = ASGARD.start(3, 1)
    for seat in (None, 0, 2):
        with pytest.raises(BadPosition, match="seat 1"):
            ASGARD.imagine(state.view(seat), 1, seeded(1))
