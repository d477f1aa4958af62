"""What is said to somebody who plays Vikings Gone Wild for the first time, and when.

`kernel/remarks.py` tells the form. Views and told events alone decide: nothing here knows a state.
Nobody is told anything while they are asked to defend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.options import read_cards
from ...kernel.remarks import Remark, Seen
from .data import PACKAGE

HALL = "hall"
FORTIFICATIONS = frozenset(
    name for name, card in read_cards(PACKAGE)["cards"].items() if card["role"] == "fortification"
)
LONG_ENOUGH = 4
"""From this round on, missions that nobody has claimed look like ones one is stuck with."""


def own(seen: Seen) -> dict[str, Any]:
    """What everybody sees before the seat."""
    mine: dict[str, Any] = seen.view["seats"][seen.seat]
    return mine


def starts(seen: Seen) -> bool:
    """V-20: the first turn."""
    return seen.asks("turn") and seen.view["round"] == 1


def unspent(seen: Seen) -> bool:
    """V-26: there is nothing left to play, and what cards gave isn't spent."""
    turn = seen.view["turn"]
    return seen.asks("turn") and not seen.may("play") and turn["beer"] + turn["gold"] > 0


def finished(seen: Seen) -> bool:
    """V-20: with a new round a building is ready."""
    sites = own(seen)["sites"]
    return bool(seen.told("round")) and any(
        name != HALL and each["state"] == "finished" for name, each in sites.items()
    )


def village_full(seen: Seen) -> bool:
    """V-32: a small hall has no room for more."""
    return seen.asks("turn") and own(seen)["free"] == 0 and own(seen)["level"] == 1


def too_weak(seen: Seen) -> bool:
    """V-44: not even with all that could still go."""
    attack, army = seen.view["attack"], seen.view["army"]
    if not attack or not attack["declaring"] or attack["attacker"] != seen.seat or not army:
        return False
    return bool(attack["strength"] + army["strength"] < attack["defence"])


def met_a_wall(seen: Seen) -> bool:
    """V-45: somebody defends from the hand against one's own attack."""
    attack = seen.view["attack"]
    mine = bool(attack and attack["attacker"] == seen.seat)
    return bool(seen.told("defended")) and (mine or bool(seen.told("repelled", seat=seen.seat)))


def left_alone(seen: Seen) -> bool:
    """V-41: somebody else must be attacked first now."""
    view = seen.view
    hit = seen.told("damaged", victim=seen.seat) or seen.told("repelled", victim=seen.seat)
    others = set(range(view["players"])) - {seen.seat}
    return bool(hit) and view["players"] > 2 and bool(others - set(view["attacked"]))


def holds_a_wall(seen: Seen) -> bool:
    """V-45: a fortification waits in the hand."""
    return seen.asks("turn") and any(each in FORTIFICATIONS for each in seen.view["hand"])


def stuck(seen: Seen) -> bool:
    """V-61: for a while nothing has come of the missions, and they can be swapped."""
    if seen.view["round"] < LONG_ENOUGH or seen.may("claim") or not seen.may("swap"):
        return False
    return all(each is None or each["have"] < each["need"] for each in own(seen)["progress"])


def two_fighters(seen: Seen) -> bool:
    """V-48: enough to damage two buildings."""
    army = seen.view["army"]
    return seen.asks("turn") and bool(army) and sum(army["cards"].values()) > 1


def outside(when: Callable[[Seen], object]) -> Callable[[Seen], object]:
    """Never while one is asked to defend."""
    return lambda seen: not seen.asks("defend") and when(seen)


REMARKS = (
    Remark("last-round", "last", outside(lambda seen: seen.view["last_round"])),
    Remark("too-weak", "raid", too_weak),
    Remark("gate", "stores", lambda seen: seen.asks("asgard")),
    Remark("wall", "defence", outside(met_a_wall)),
    Remark("left-alone", "defence", outside(left_alone)),
    Remark("start", "beer", starts),
    Remark("reshuffled", "beer", outside(lambda seen: seen.told("reshuffled", seat=seen.seat))),
    Remark("finished", "village", outside(finished)),
    Remark("path", "monsters", outside(lambda seen: seen.told("path-left"))),
    Remark("village-full", "village", village_full),
    Remark("fighters", "raid", two_fighters),
    Remark("fortification", "defence", holds_a_wall),
    Remark("stuck", "missions", stuck),
    Remark("unspent", "beer", unspent),
)
