"""What makes a picture of this game."""

from __future__ import annotations

from page.scenes import Scenes, always

SCENES = Scenes(
    moments={
        "start": always,
        "battle": lambda view: view["decision"]["kind"] == "pick" and len(view["hand"]) < 4,
        "middle": lambda view: view["round"] > 1 and view["decision"]["kind"] != "pick",
    },
)
