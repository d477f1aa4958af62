"""What a seat observes of the game, declared: :mod:`.observe` writes it in this order."""

from __future__ import annotations

from typing import Final

from ...kernel.observations import (
    SAME_ALL_GAME,
    Column,
    Observations,
    counts,
    flag,
    number,
    one_of,
    some_of,
    which,
)
from .deities import DEITY_NAMES, VICTORY_NAMES
from .frames import BAGS, FRAMES, Frame
from .moves import LONGEST_LINE, SEATS
from .people import NAMES, UNITS

UNIT_NAMES = NAMES[:UNITS]
SEEN_FROM = [str(turn) for turn in range(SEATS)]
KINDS = [FRAMES[kind].name for kind in range(len(FRAMES))]

# What `observe.py` takes from here is Final: compiled, it would be looked up by name else.
DEEPEST: Final = 6
"""Of the open questions so many are observed, from the one that is to be answered downwards."""

NOUGHT: Final = 50
"""What is added to a line's strength, which Fenrir can bring below 0."""

PLAIN: Final = 5
"""Numbers that a question can say besides the actor."""

_ABOUT = {Frame.TARGET: "line", Frame.EFFECT: "line", Frame.REACT: "line", Frame.PRIZE: "second"}


def plain_numbers() -> str:
    """Which numbers each kind of question says, in their order."""
    said = []
    for kind, shape in FRAMES.items():
        apart = {"actor", "to_ask", "shielded", _ABOUT.get(kind), *BAGS}
        names = ["–" if field in apart else field for field in shape.fields[1:]]
        while names and names[-1] == "–":
            names.pop()
        if names:
            said.append(f"{shape.name} {' '.join(names)}")
    return "; ".join(said)


def question(depth: int) -> list[Column]:
    """The columns of one of the open questions."""
    at = f"question_{depth}"
    what = "what is asked" if depth == 0 else f"the question {depth} below"
    return [
        one_of(at, what, KINDS),
        some_of(f"{at}_waits", "who owes it an answer, from the observer on", SEEN_FROM),
        one_of(f"{at}_actor", "whose it is", SEEN_FROM),
        one_of(f"{at}_about", "whose line it is about; for a prize, who is second", SEEN_FROM),
        some_of(f"{at}_to_ask", "who may still react to the effect", SEEN_FROM),
        some_of(f"{at}_shielded", "whose line is shielded from it", SEEN_FROM),
        counts(f"{at}_cards", "cards chosen, barred, spent or on their way", NAMES, 15),
        Column(f"{at}_numbers", f"what else it says: {plain_numbers()}" if depth == 0
               else "what else it says, as above", PLAIN, 255),
    ]  # fmt: skip


COLUMNS = Observations(
    seats=[
        flag("waits", "a decision of this seat is waited for"),
        flag("active", "it is this seat's turn"),
        flag("first", "had the first place of the last round"),
        flag("second", "had the second place of it, and took a victory card"),
        flag("declines", "declines every reaction this round"),
        number("pass", "which pass of the round it was; 0 before"),
        number("hand_size", "cards in the hand"),
        number("glory", "glory"),
        number("strength", f"strength of the line, plus {NOUGHT}"),
        flag("protected", "the line is protected"),
        number("offering", "what the sacrifices are worth"),
        number("length", "units in the line", LONGEST_LINE),
        which("line", "the unit at each place from the left, its number in the next column plus 1",
              LONGEST_LINE, UNITS),
        counts("units", "units of each kind in the line", UNIT_NAMES),
        counts("sacrifices", "sacrifices of each kind", UNIT_NAMES),
        some_of("deities", "deities summoned", DEITY_NAMES),
        some_of("victories", "victory cards", VICTORY_NAMES),
        counts("known", "cards that everybody saw going to the hand", NAMES),
    ],
    table=[
        number("round", "the round"),
        number("deck", "cards in the deck"),
        number("reshuffles", "reshuffles in this round"),
        flag("last_round", "a Ragnarök has come"),
        number("ragnarok_in_hall", "a Ragnarök lies in the Hall"),
        number("upper_deities", "deities above those that are mixed with the Ragnarök"),
        number("passes", "passes in this round"),
        counts("pile", "the discard pile", NAMES),
        one_of("playing", "the manoeuvre that is being resolved", NAMES),
        some_of("hall", "deities in the Hall", DEITY_NAMES),
        some_of("gone", "deities in their discard", DEITY_NAMES),
        some_of("used", "deities with a used mark", DEITY_NAMES),
        some_of("prizes", "victory cards fought for in this round", VICTORY_NAMES),
        counts("hand", "the observer's own hand", NAMES),
        *(column for depth in range(DEEPEST) for column in question(depth)),
    ],
    own=("hand", *(each.name for depth in range(DEEPEST) for each in question(depth))),
    left_out=SAME_ALL_GAME,
)  # fmt: skip
