"""What the game shows, as types: :mod:`.view` fills them in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ...kernel.shown import Names
from .aesir import NAMES
from .frames import Frame

QUESTIONS = {
    Frame.BATTLE: "pick",
    Frame.FAVOUR: "favour",
    Frame.SCORE_GOAL: "score-goal",
    Frame.ODIN: "odin",
    Frame.THOR: "thor",
    Frame.FREYA: "freya",
    Frame.LOKI: "loki",
    Frame.SIF: "sif",
    Frame.BRAGI_GIVE: "bragi-give",
    Frame.BRAGI_TAKE: "bragi-take",
    Frame.HEIMDALL: "heimdall",
    Frame.FINAL_SCORE: "final-score",
}

God = Annotated[str, Names("God", NAMES)]
Question = Annotated[str, Names("Question", tuple(QUESTIONS.values()))]
Heads = str
"""Both heads of a card, `odin/thor`; of a pick the one that is up comes first."""


class Stack(TypedDict):
    """A-4: cards face up, Thor cards slipped in beneath (`under`), the top card's other head."""

    cards: int
    under: int
    top: God
    attention: int


class Spot(TypedDict):
    """Somebody's stack."""

    seat: int
    god: God


class Lead(TypedDict):
    """A-31: the highest attention of an Aesir, and who has it: several would dispute."""

    attention: int
    seats: list[int]


class Given(TypedDict):
    """The card that Bragi's player has chosen to give: its stack, and its place from the top."""

    god: God
    place: int


class Decision(TypedDict):
    """The question that is open, and how far it has been answered: places in the stack that are
    `chosen` already, the card that is `given`."""

    kind: Question
    seat: NotRequired[int]
    god: NotRequired[God]
    limit: NotRequired[int]
    chosen: NotRequired[list[int]]
    given: NotRequired[Given]


class CommonView(TypedDict):
    """What everybody sees alike: `goals` by round (None is one still face down) and how many cards
    each allows (`limits`), how many cards were `dealt` to each this round, who has `chosen` a card,
    everybody's stacks, and who leads with each Aesir."""

    game: Literal["asgard"]
    rules: int
    options: dict[str, Any]
    players: int
    round: int
    waiting: list[int]
    goals: list[list[God | None]]
    limits: list[list[int]]
    doubled: Spot | None
    deck: int
    dealt: int
    hand_size: int
    scores: list[int]
    chosen: list[int]
    stacks: list[dict[God, Stack]]
    leaders: dict[God, Lead]


class OwnView(TypedDict):
    """What one seat, or an onlooker, sees in a way of its own: `handed_on` is what is left of the
    hands this seat passed on, by who holds them now."""

    seat: int | None
    decision: Decision | None
    hand: list[Heads] | None
    pick: Heads | None
    drawn: Heads | None
    handed_on: dict[str, list[Heads]]


class View(CommonView, OwnView):
    """The table as one seat, or an onlooker, sees it."""


class Change(TypedDict):
    """What a stack's attention would be."""

    seat: int
    god: God
    attention: int


class Foreseen(TypedDict):
    """What a move would do: the attention of every stack that it changes, as far as its player may
    know; where a covered card goes when it turns, nobody does."""

    changes: list[Change]
