"""What can be asked of people: the kinds of frames, their fields, and how they are written out."""

from __future__ import annotations

from typing import Final

from ...kernel.frames import FrameShape


class Frame:
    """Kinds of frames: the questions, and the two that only carry on."""

    BATTLE: Final = 0
    AWAKENING: Final = 1
    FAVOUR: Final = 2
    SCORE_GOAL: Final = 3
    ODIN: Final = 4
    THOR: Final = 5
    FREYA: Final = 6
    LOKI: Final = 7
    SIF: Final = 8
    BRAGI_GIVE: Final = 9
    BRAGI_TAKE: Final = 10
    HEIMDALL: Final = 11
    FINAL_COUNT: Final = 12
    FINAL_SCORE: Final = 13


# Fields of a frame, in the order they are pushed.
ACTOR: Final = 2
"""The seat that acts."""
GOD: Final = 3
"""The Aesir concerned; in the two frames that carry on, the next one to awaken."""
LIMIT: Final = 4
"""How many cards the goal lets you score (A-13)."""
GIVEN: Final = 4
"""The move that named the card Bragi gives away (A-57)."""
CHOSEN: Final = 5
"""Mask of the places already chosen for the score pile (A-41)."""

ACTING = ("actor", "god")

FRAMES = {
    Frame.BATTLE: FrameShape("pick"),
    Frame.AWAKENING: FrameShape("awakening", ("actor", "next")),
    Frame.FAVOUR: FrameShape("favour", (*ACTING, "limit")),
    Frame.SCORE_GOAL: FrameShape("score-goal", (*ACTING, "limit", "chosen")),
    Frame.ODIN: FrameShape("odin", ACTING),
    Frame.THOR: FrameShape("thor", ACTING),
    Frame.FREYA: FrameShape("freya", ACTING),
    Frame.LOKI: FrameShape("loki", ACTING),
    Frame.SIF: FrameShape("sif", ACTING),
    Frame.BRAGI_GIVE: FrameShape("bragi-give", ACTING),
    Frame.BRAGI_TAKE: FrameShape("bragi-take", (*ACTING, "given")),
    Frame.HEIMDALL: FrameShape("heimdall", ACTING),
    Frame.FINAL_COUNT: FrameShape("final-count", ("actor", "next")),
    Frame.FINAL_SCORE: FrameShape("final-score", ACTING),
}
