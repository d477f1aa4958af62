"""What makes a scene of this game, or a picture."""

from __future__ import annotations

from page.scenes import Scenes, View, always, frame


def middle(view: View) -> bool:
    laid = sum(len(seat["line"]) for seat in view["seats"])
    return frame(view) == "turn" and view["round"] > 1 and laid > 8


def own(view: View) -> View:
    seat: View = view["seats"][view["seat"]]
    return seat


def most(view: View, what: str) -> int:
    """Of all players, whoever has the most of it."""
    return max(len(seat[what]) for seat in view["seats"])


def width(view: View) -> int:
    """What has to stand side by side in somebody's row: a deity takes the room of two units."""
    return max(len(seat["line"]) + 2 * len(seat["deities"]) for seat in view["seats"])


EXTREMES = {
    "longest-line": lambda view: most(view, "line"),
    "longest-own-line": lambda view: len(own(view)["line"]),
    "longest-lines": lambda view: sum(len(seat["line"]) for seat in view["seats"]),
    "widest-row": width,
    "widest-own-row": lambda view: len(own(view)["line"]) + 2 * len(own(view)["deities"]),
    "most-deities": lambda view: sum(len(seat["deities"]) for seat in view["seats"]),
    "most-own-deities": lambda view: len(own(view)["deities"]),
    "most-victories": lambda view: most(view, "victories"),
    "most-glory": lambda view: sum(seat["glory"] for seat in view["seats"]),
    "largest-hand": lambda view: sum((view["hand"] or {}).values()),
    "fullest-turn": lambda view: (
        (frame(view) == "turn")
        * (sum((view["hand"] or {}).values()) + sum(len(seat["line"]) for seat in view["seats"]))
    ),
    "most-sacrifices": lambda view: sum(own(view)["sacrifices"].values()),
    "fullest-hall": lambda view: (
        (len(view["hall"]) + view["ragnarok_in_hall"]) * 10 + len(own(view)["clashes"])
    ),
    "most-prizes": lambda view: len(view["prizes"]) * 10 + view["passes"],
    "most-gone": lambda view: len(view["deities_gone"]),
    "weakest-line": lambda view: -min(seat["strength"] for seat in view["seats"]),
}


SCENES = Scenes(
    kinds=(
        *("after-pass", "colour", "deity", "discard-one", "flank-draw", "flank-return", "freya"),
        *("hel-discard", "hel-take", "join", "loki", "pay", "prize", "react", "returning"),
        *("target", "thralls", "turn", "tyr", "valkyrie", "vidar"),
    ),
    wild_seeds=range(100, 112),
    extremes=EXTREMES,
    moments={
        "start": always,
        "middle": middle,
        "reaction": lambda view: frame(view) == "react",
    },
)
