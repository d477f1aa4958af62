"""What makes a scene of this game, or a picture."""

from __future__ import annotations

from page.scenes import Scenes, View, always, frame


def middle(view: View) -> bool:
    laid = sum(len(seat["line"]) for seat in view["seats"])
    return frame(view) == "turn" and view["round"] > 1 and laid > 8


SCENES = Scenes(
    kinds=(
        *("after-pass", "colour", "deity", "discard-one", "flank-draw", "flank-return", "freya"),
        *("hel-discard", "hel-take", "join", "loki", "pay", "prize", "react", "returning"),
        *("target", "thralls", "turn", "tyr", "valkyrie", "vidar"),
    ),
    wild_seeds=range(100, 112),
    moments={
        "start": always,
        "middle": middle,
        "reaction": lambda view: frame(view) == "react",
    },
)
