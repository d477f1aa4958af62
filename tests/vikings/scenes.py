"""What makes a scene of this game, or a picture."""

from __future__ import annotations

from page.scenes import Scenes, View, always, frame

TOWERS = ("cannon", "chicken-tower", "sheep-cannon", "shockwave-tower", "hero-trap")
BUILDINGS = ("brewery", "gold-factory", "beer-store", "gold-store", "drakkar", "tavern")


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


def own(view: View) -> View:
    """What lies before whoever looks."""
    player: View = view["seats"][view["seat"] or 0]
    return player


def others(view: View) -> list[View]:
    return [each for seat, each in enumerate(view["seats"]) if seat != view["seat"]]


def many(cards: View | None) -> float:
    return float(sum((cards or {}).values()))


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
    extremes={
        "hand": lambda view: many(view["hand"]) + 0.01 * len(own(view)["sites"]),
        "village": lambda view: len(own(view)["sites"]),
        "villages": lambda view: sum(len(each["sites"]) for each in view["seats"]),
        "played": lambda view: many(own(view)["played"]),
        "played-by-others": lambda view: sum(many(each["played"]) for each in others(view)),
        "tokens": lambda view: sum(own(view)["purse"].values()),
        "sent": lambda view: many(view["turn"]["sent"]),
        "walls": lambda view: sum(
            many(site["walls"]) for each in view["seats"] for site in each["sites"].values()
        ),
        "missions": lambda view: sum(
            bool(step) and step["have"] >= step["need"] for step in own(view)["progress"]
        ),
        "cards-of-others": lambda view: sum(each["hand"] for each in others(view)),
        "points": lambda view: max(each["points"] for each in view["seats"]),
        "open-asgard": lambda view: sum(bool(card) for card in view["asgard"]),
    },
    lavish={
        "halls": {"1": {"limit": 18, "gold": 1}, "2": {"limit": 18, "gold": 1}},
        "buildings": {name: {"beer": 0, "gold": 0} for name in BUILDINGS},
    },
    shunned=frozenset({"dismantle", "end", "exchange", "done"}),
    players=3,
    moments={
        "start": always,
        "middle": lambda view: frame(view) == "turn" and view["round"] > 5,
        "attack": lambda view: frame(view) == "attack" and view["round"] > 2,
        "defence": lambda view: frame(view) == "defend",
    },
)
