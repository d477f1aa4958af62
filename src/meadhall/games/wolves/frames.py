"""What can be asked of people: the kinds of frames, their fields, and how they are written out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.errors import BadPosition
from ...kernel.frames import FrameShape, frames_to_json, push_frames
from ...kernel.positions import number_of, whole
from ...kernel.state import State
from .people import MOST_COPIES, NAMES, ONE_OF, PEOPLE, UNITS, in_bag


class Frame:
    """Kinds of frames: the questions, and those that carry on by themselves."""

    AFTER_PASS: Final = 0
    DISCARD_ONE: Final = 1
    RETURNING: Final = 2
    TARGET: Final = 3
    REACT: Final = 4
    PAY: Final = 5
    DEITY: Final = 6
    TYR: Final = 7
    HEL_DISCARD: Final = 8
    HEL_TAKE: Final = 9
    FLANK_DRAW: Final = 10
    FLANK_RETURN: Final = 11
    THRALLS: Final = 12
    COLOUR: Final = 13
    FREYA: Final = 14
    VIDAR: Final = 15
    VALKYRIE: Final = 16
    PRIZE: Final = 17

    # From here on a frame may have nothing to ask: then the game goes on.
    CARRYING_ON: Final = 18
    TURN: Final = 18
    JOIN: Final = 19
    LOKI: Final = 20
    EFFECT: Final = 21
    MANOEUVRE: Final = 22
    ROUND_END: Final = 23


class Effect:
    """What an effect that touches formations comes from (W-62)."""

    ARCHER: Final = 0
    ASSASSIN: Final = 1
    RAIDER: Final = 2
    TRAITOR: Final = 3
    PLAGUE: Final = 4
    TYR: Final = 5
    LOKI: Final = 6


# Fields of a frame. Each kind uses some of them; `position.py` lists which.
ACTOR: Final = 2
"""The seat that acts (or answers)."""
MAIN_DONE: Final = 3
EFFECT: Final = 3
POWER: Final = 3
CHOSEN: Final = 3
PENDING: Final = 3
STRENGTH: Final = 3
CARD: Final = 3
STEP: Final = 3
SECOND: Final = 3
LINE: Final = 4
DUE: Final = 4
LEFT_OVER: Final = 4
FROM: Final = 4
WINNER: Final = 4
MUST_PASS: Final = 4
PLACE: Final = 5
LAID: Final = 5
"""The place, counted from 1, of a unit that can't be its own target; 0 if any can (W-52)."""
LAST: Final = 5
JOINED: Final = 5
TO_ASK: Final = 6
SPENT: Final = 6
SHIELDED: Final = 7
COST: Final = 7

EFFECTS = ("archer", "assassin", "raider", "traitor", "plague", "tyr", "loki")
SIDES = ("left", "right")

FRAMES = {
    Frame.TURN: FrameShape("turn", ("actor", "main_done", "must_pass")),
    Frame.AFTER_PASS: FrameShape("after-pass", ("actor",)),
    Frame.DISCARD_ONE: FrameShape("discard-one", ("actor",)),
    Frame.RETURNING: FrameShape("returning", ("actor", "chosen", "left", "last")),
    Frame.TARGET: FrameShape("target", ("actor", "effect", "line", "laid")),
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

BAGS = {"chosen": PEOPLE, "barred": PEOPLE, "spent": UNITS, "pending": UNITS}
"""Fields that hold cards, with the kinds there can be. The engine keeps a bag in one number (see
`people.ONE_OF`), too large for the numbers of a browser: written out, it names the cards."""

UNFINISHED: dict[str, dict[str, int | str]] = {
    "pay": {"due": "cost", "last": 0, "spent": "nothing"},
    "flank-draw": {"chosen": "nothing", "last": 0},
    "hel-discard": {"chosen": "nothing", "named": 0, "last": 0},
    "returning": {"chosen": "nothing", "left": 4, "last": 0},
}
"""What the others see of a choice that is half made: the values it began with; a word is another
field, or an empty bag."""


def frames_written(state: State) -> list[dict[str, Any]]:
    """The open questions as positions and views write them, the lowest first."""
    stack = frames_to_json(state, FRAMES)
    for frame in stack:
        for field in BAGS.keys() & frame.keys():
            packed = frame[field]
            frame[field] = {
                NAMES[kind]: int(in_bag(packed, kind))
                for kind in range(BAGS[field])
                if in_bag(packed, kind)
            }
    return stack


def read_frames(state: State, data: Any) -> None:
    """Put written frames onto a state's empty stack."""
    if not isinstance(data, list):
        raise BadPosition("frames must be a list")
    push_frames(state, [_packed(frame) for frame in data], FRAMES)


def hide_choice(frame: dict[str, Any]) -> None:
    """What is half chosen in a written frame becomes what it was in the beginning."""
    for field, value in UNFINISHED.get(frame["frame"], {}).items():
        if isinstance(value, int):
            frame[field] = value
        else:
            frame[field] = {} if value == "nothing" else frame[value]


def _packed(frame: Any) -> Any:
    """A written frame with its bags as the engine keeps them."""
    if not isinstance(frame, dict):
        return frame
    return {
        field: _bag(value, BAGS[field]) if field in BAGS else value
        for field, value in frame.items()
    }


def _bag(cards: Any, kinds: int) -> int:
    if not isinstance(cards, Mapping):
        raise BadPosition(f"cards must be named with their numbers, not {cards!r}")
    return sum(
        int(ONE_OF[number_of(name, NAMES[:kinds])]) * whole(copies, 0, MOST_COPIES)
        for name, copies in cards.items()
    )
