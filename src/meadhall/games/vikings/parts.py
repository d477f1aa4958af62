"""What points came from (V-33, V-45 … V-50, V-60, V-81)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.events import Event
from ...kernel.outcome import Part
from .events import EventKind, PointsFor

SOURCES: Final = {
    "raids": "attack",
    "missions": "mission",
    "undead": "asgard",
    "stores": "stein",
    "defence": "defence",
    "hall": "building",
    "achievements": "laurels",
}
"""In the order they are told, and what illustrates them."""
FOR: Final = {
    PointsFor.DAMAGE_BONUS: "raids",
    PointsFor.ATTACKS: "raids",
    PointsFor.REPELLED: "defence",
    PointsFor.FULL_DEFENCE: "defence",
    PointsFor.UNDEAD: "undead",
    PointsFor.HALL: "hall",
    PointsFor.MISSION: "missions",
    PointsFor.STORES: "stores",
}


def parts(players: int, events: Sequence[Event]) -> list[list[Part]]:
    """Everybody's points by what they were for."""
    found = [dict.fromkeys(SOURCES, 0) for seat in range(players)]
    for event in events:
        if event.kind == EventKind.POINTS:
            found[event.a][FOR[event.c]] += event.b
        elif event.kind == EventKind.AWARDED:
            for seat in range(players):
                if event.b >> seat & 1:
                    found[seat]["achievements"] += event.c
    return [
        [
            Part(f"vikings-part-{source}", points, SOURCES[source])
            for source, points in own.items()
            if points
        ]
        for own in found
    ]
