"""What is agreed on before a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from .kinds import Strict


class Clock(Strict):
    """How long people may think. `bank`: seconds for the whole game, `increment` seconds more for
    each finished turn. `days`: so many days for each turn."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=1, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class Takeover(Strict):
    """When a bot plays for somebody. `timeout`: what happens when a clock has run out: a bot plays
    on until the player is back (`bot`), makes this one move (`move`), or all wait on (`wait`).
    `absent_after`: seconds without connection after which a bot steps in; null is never.
    `concede`: what becomes of whoever gives up: a bot plays on for them (`bot`), or they have the
    last place whatever it makes of their seat (`last`)."""

    timeout: Literal["bot", "move", "wait"] = "bot"
    absent_after: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    level: str = "greedy"
    concede: Literal["bot", "last"] = "bot"


class Settings(Strict):
    """What is agreed on before a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    open: bool = False
    """Listed in the lobby, for anybody to join; else a seat needs the invitation."""
    onlookers: bool = True
    watching: Literal["public", "eyes", "delayed"] = "public"
    """What onlookers may see besides what lies open: nothing, what a seat sees that lets them
    (`eyes`), or all hands as they were `delay` turns ago."""
    delay: Annotated[int, Meta(ge=1, le=200)] = 12
    hints: Literal["always", "practice", "never"] = "practice"
    """When a bot gives advice; `practice` is a game with one person in it."""
    chat: bool = True
    takeover: Takeover = field(default_factory=Takeover)
    autostart: bool = True
    """Begin when the last seat is taken; else the host says when."""
    rated: bool = False
    """Does it change how those are rated who play? Then they are people under names of their own
    or bots that are rated, and play by the rules, against a clock and without advice."""
    bots: list[str | None] = field(default_factory=list)
    """The bot at each seat; null, or nothing at all, is a seat for people."""
