"""What makes a picture of this game, and what its board must have room for."""

from __future__ import annotations

from itertools import chain

from page.scenes import Scenes, View, always


def heights(view: View) -> list[int]:
    """How many cards each stack on the table has, Thor cards beneath included."""
    stacks = chain.from_iterable(each.values() for each in view["stacks"])
    return [stack["cards"] + stack["under"] for stack in stacks]


def disputed(view: View) -> float:
    """How many were equal where somebody decides now; the more stacks there are, the fuller."""
    god = view["decision"].get("god")
    if god is None or view["decision"]["seat"] != view["seat"]:
        return 0
    return len(view["leaders"].get(god, {"seats": []})["seats"]) + len(heights(view)) / 100


SCENES = Scenes(
    moments={
        "start": always,
        "battle": lambda view: view["decision"]["kind"] == "pick" and len(view["hand"]) < 4,
        "middle": lambda view: view["round"] > 1 and view["decision"]["kind"] != "pick",
    },
    extremes={
        "tallest-stack": lambda view: max(heights(view), default=0),
        "tallest-of-mine": lambda view: max(
            (each["cards"] + each["under"] for each in view["stacks"][view["seat"]].values()),
            default=0,
        ),
        "most-cards": lambda view: sum(heights(view)) + len(heights(view)) / 100,
        "widest-dispute": disputed,
        "largest-hand": lambda view: (
            len(view["hand"]) * (view["decision"]["kind"] == "pick") + sum(heights(view)) / 1000
        ),
        "most-goals": lambda view: (
            sum(god is not None for column in view["goals"] for god in column)
            + sum(heights(view)) / 1000
        ),
        "most-leaders": lambda view: sum(len(lead["seats"]) for lead in view["leaders"].values()),
        "most-sealed": lambda view: len(view["chosen"]) + sum(heights(view)) / 1000,
        "largest-scores": lambda view: sum(view["scores"]),
    },
)
