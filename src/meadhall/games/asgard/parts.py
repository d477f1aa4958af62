"""What points came from: goals (A-41), Heimdall's will, the final count (A-70)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.events import Event
from ...kernel.outcome import Part
from .events import EventKind

SOURCES: Final = {"goals": "goal", "will": "god/heimdall", "final": "scales"}
"""In the order they are told, and what illustrates them."""


def parts(players: int, events: Sequence[Event]) -> list[list[Part]]:
    """Everybody's points by what they were for."""
    found = [dict.fromkeys(SOURCES, 0) for seat in range(players)]
    source = _pending(events)
    for event in events:
        match event.kind:
            case EventKind.AWAKENS:
                source = "final" if event.b else "will"
            case EventKind.GOAL:
                source = "goals"
            case EventKind.SCORED:
                found[event.a][source] += 1
    return [
        [
            Part(f"asgard-part-{source}", points, SOURCES[source])
            for source, points in own.items()
            if points
        ]
        for own in found
    ]


def _pending(events: Sequence[Event]) -> str:
    """What points are for that come before any goal or awakening: a game that begins from a
    position may begin in the midst of one. The final count is the last thing of all."""
    last = not any(
        event.kind == EventKind.GOAL or (event.kind == EventKind.AWAKENS and not event.b)
        for event in events
    )
    return "final" if last else "will"
