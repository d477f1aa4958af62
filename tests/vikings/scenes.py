"""What makes a scene of this game, or a picture."""

from __future__ import annotations

from page.scenes import Scenes, View, always, frame

TOWERS = ("cannon", "chicken-tower", "sheep-cannon", "shockwave-tower", "hero-trap")


def variety(kind: str, view: View) -> str:
    """How rich one is, whom one attacks and how strong, whether one can defend at all."""
    if kind == "turn":
        rich = view["turn"]["beer"] + view["turn"]["gold"] >= 4
        return "-early" if view["round"] < 3 else "-rich" if rich else ""
    if kind == "attack" and view["turn"]["sent"]:
        if view["frames"][-1]["victim"] >= view["players"]:
            return "-monster"
        fight = view["attack"]
        return "-enough" if fight["strength"] >= fight["defence"] else "-weak"
    if kind == "defend" and not any(name in view["hand"] for name in TOWERS):
        return "-unable"
    return ""


SCENES = Scenes(
    kinds=(
        *("turn", "turn-rich", "turn-early"),
        *("attack", "attack-enough", "attack-weak", "attack-monster"),
        *("defend", "defend-unable", "disarm", "trap", "steal", "mirror", "fetch", "rewind"),
        *("mix", "loot", "asgard", "offer", "keep"),
    ),
    seeds=range(1),  # a careful bot takes its time
    ripe=330,
    wild_seeds=range(3, 8),
    odd={
        "cards": {
            "assassin": {"copies": 12, "cost_beer": 0},
            "hero-trap": {"copies": 12, "cost_gold": 0},
        },
        "halls": {"1": {"gold": 1}, "2": {"gold": 1}},
    },
    variety=variety,
    players=3,
    moments={
        "start": always,
        "middle": lambda view: frame(view) == "turn" and view["round"] > 5,
        "attack": lambda view: frame(view) == "attack" and view["round"] > 2,
        "defence": lambda view: frame(view) == "defend",
    },
)
