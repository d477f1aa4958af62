"""Names for what positions, views and notation write out: frames, effects, sides."""

from __future__ import annotations

from ...kernel.frames import FrameShape
from .happenings import Frame

EFFECTS = ("archer", "assassin", "raider", "traitor", "plague", "tyr", "loki")
SIDES = ("left", "right")

FRAMES = {
    Frame.TURN: FrameShape("turn", ("actor", "main_done", "must_pass")),
    Frame.AFTER_PASS: FrameShape("after-pass", ("actor",)),
    Frame.DISCARD_ONE: FrameShape("discard-one", ("actor",)),
    Frame.RETURNING: FrameShape("returning", ("actor", "chosen", "left", "last")),
    Frame.TARGET: FrameShape("target", ("actor", "effect", "line")),
    Frame.EFFECT: FrameShape("effect", ("actor", "effect", "line", "place", "to_ask", "shielded")),
    Frame.REACT: FrameShape("react", ("actor", "effect", "line")),
    Frame.JOIN: FrameShape("join", ("actor", "pending")),
    Frame.PAY: FrameShape("pay", ("actor", "for", "due", "last", "spent", "cost")),
    Frame.DEITY: FrameShape("deity", ("actor", "power", "left")),
    Frame.TYR: FrameShape("tyr", ("actor",)),
    Frame.HEL_DISCARD: FrameShape("hel-discard", ("actor", "chosen", "named", "last")),
    Frame.HEL_TAKE: FrameShape("hel-take", ("actor", "barred", "left", "last")),
    Frame.FLANK_DRAW: FrameShape("flank-draw", ("actor", "chosen", "unused", "last")),
    Frame.FLANK_RETURN: FrameShape("flank-return", ("actor", "returned", "from")),
    Frame.THRALLS: FrameShape("thralls", ("actor", "strength", "from", "joined")),
    Frame.LOKI: FrameShape("loki", ("actor", "strength")),
    Frame.COLOUR: FrameShape("colour", ("actor",)),
    Frame.FREYA: FrameShape("freya", ("actor", "card")),
    Frame.VIDAR: FrameShape("vidar", ("actor",)),
    Frame.VALKYRIE: FrameShape("valkyrie", ("actor",)),
    Frame.PRIZE: FrameShape("prize", ("actor", "second")),
    Frame.MANOEUVRE: FrameShape("manoeuvre", ("actor", "card")),
    Frame.ROUND_END: FrameShape("round-end", ("actor", "step", "by_jormungand")),
}

UNFINISHED: dict[str, dict[str, int | str]] = {
    "pay": {"due": "cost", "last": 0, "spent": 0},
    "flank-draw": {"chosen": 0, "last": 0},
    "hel-discard": {"chosen": 0, "named": 0, "last": 0},
    "returning": {"chosen": 0, "left": 4, "last": 0},
}
"""What the others see of a choice that is half made: the values it began with."""
