"""What the whole table is told when something happens to a seat: a code, and English words."""

from __future__ import annotations

TAKEN_OVER = {
    "absent": "{name} is away; a {level} bot plays on.",
    "timeout": "{name} has run out of time; a {level} bot plays on.",
    "left": "{name} has left; a {level} bot plays on.",
    "rest": "A {level} bot plays for {name} for a while.",
    "conceded": "{name} has given up; a {level} bot plays on.",
    "kicked": "{name} was sent away; a {level} bot plays on.",
    "crashed": "The bot of {name} has crashed; {level} plays on.",
    "hung": "The bot of {name} took too long; {level} plays on.",
    "illegal": "The bot of {name} made an illegal move; {level} plays on.",
}
"""When a bot takes over, by the reason."""

VOTED_DOWN = {
    "no-end": "{name} would rather play on.",
    "no-void": "{name} would rather play on.",
    "no-bot": "No bot takes over: too few agree.",
    "no-kick": "Nobody is sent away: too few agree.",
}
"""When a vote has come to nothing, with whose word it did."""


def note_of(what: str, seat: int, name: str, level: str = "") -> tuple[str, int | None, str]:
    """The fields of a note."""
    if what in VOTED_DOWN:
        return what, seat, VOTED_DOWN[what].format(name=name)
    return f"takeover-{what}", seat, TAKEN_OVER[what].format(name=name, level=level)
