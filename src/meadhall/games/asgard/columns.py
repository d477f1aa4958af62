"""What a seat observes of the game, declared: :mod:`.observe` writes it in this order."""

from __future__ import annotations

from ...kernel.observations import (
    SAME_ALL_GAME,
    Observations,
    counts,
    flag,
    number,
    one_of,
    some_of,
)
from .aesir import NAMES, PAIRS
from .moves import DEPTH
from .numbers import ROUNDS
from .shown import QUESTIONS

CARDS = [f"{NAMES[low]}/{NAMES[high]}" for low, high in PAIRS]
PICKS = [f"{NAMES[heads[side]]}/{NAMES[heads[1 - side]]}" for heads in PAIRS for side in (0, 1)]
GOALS = [f"{column + 1}.{row + 1}" for column in range(ROUNDS) for row in range(column + 1)]
"""By round and row."""
PLACES = [str(depth + 1) for depth in range(DEPTH)]

COLUMNS = Observations(
    seats=[
        flag("waits", "a decision of this seat is waited for"),
        flag("acts", "the open question is this seat's"),
        flag("chosen", "has picked a card for this battle"),
        number("score", "cards in the score pile"),
        counts("cards", "cards face up in each stack", NAMES),
        counts("under", "Thor cards face down at the bottom of each stack", NAMES),
        counts("attention", "attention of each stack, doubled if it is", NAMES),
        some_of("doubled", "the stack at which the doubling card lies", NAMES),
        some_of(
            "top",
            "the other head of each stack's top card",
            [f"{up}: {other}" for up in NAMES for other in NAMES],
        ),
        counts("hand", "hand cards, where the observer knows them: its own, and what is left of "
               "those it has passed on", CARDS, 12),
    ],
    table=[
        one_of("round", "the round", [str(each + 1) for each in range(ROUNDS)]),
        number("deck", "cards in the deck"),
        number("dealt", "cards dealt to each in this round"),
        number("hand_size", "cards in everybody's hand"),
        some_of("goals", "the goals that are open, by round and row",
                [f"{at} {god}" for at in GOALS for god in NAMES]),
        counts("limits", "how many cards each goal allows, by round and row", GOALS),
        one_of("pick", "the observer's own pick, the head that is up first", PICKS),
        one_of("drawn", "the card that Sif has given the observer", CARDS),
        one_of("question", "what is asked", list(QUESTIONS.values())),
        one_of("god", "the Aesir it is about", NAMES),
        number("limit", "how many cards the goal allows"),
        some_of("named", "places that the observer has named for the score pile", PLACES),
        one_of("given_god", "the stack of the card that the observer gives for Bragi", NAMES),
        one_of("given_place", "its place there", PLACES),
    ],
    own=(
        "hand", "pick", "drawn",
        "question", "god", "limit", "named", "given_god", "given_place",
    ),
    left_out=SAME_ALL_GAME,
)  # fmt: skip
