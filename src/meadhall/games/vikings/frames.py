"""What can be asked of people: the kinds of frames, their fields, and how they are written out."""

from __future__ import annotations

from typing import Final

from ...kernel.frames import FrameShape


class Frame:
    """Kinds of frames: the questions, and those that only carry on."""

    TURN: Final = 0
    ATTACK: Final = 1
    DISARM: Final = 2
    DEFEND: Final = 3
    TRAP: Final = 4
    STEAL: Final = 5
    MIRROR: Final = 6
    FETCH: Final = 7
    REWIND: Final = 8
    MIX: Final = 9
    LOOT: Final = 10
    ASGARD: Final = 11
    OFFER: Final = 12
    KEEP: Final = 13
    NEXT_TURN: Final = 14
    STORAGE: Final = 15
    RESOLVE: Final = 16


# Fields of a frame. Each kind uses some of them; `FRAMES` lists which.
ACTOR: Final = 2
"""The seat that acts (or answers)."""
VICTIM: Final = 3
"""Whose site is attacked; UNDEAD_TARGET and DRAGON_TARGET are not players."""
SITE: Final = 4
"""The attacked site; for an undead its place on the Path."""
LAST: Final = 5
"""The kind chosen last (in an attack, its rank): choices are made in rising order, so that each has
one way."""
STEP: Final = 5
TO_DISARM: Final = 6
RESOURCE: Final = 3
FROM: Final = 4
LEFT: Final = 3
FIGHTERS_ONLY: Final = 4
DISCARDED: Final = 3
EXTRA: Final = 4
AMOUNT: Final = 3

UNDEAD_TARGET: Final = 8
DRAGON_TARGET: Final = 9

FRAMES = {
    Frame.TURN: FrameShape("turn", ("actor",)),
    Frame.ATTACK: FrameShape("attack", ("actor", "victim", "site", "last")),
    Frame.RESOLVE: FrameShape("resolve", ("actor", "victim", "site", "step", "to_disarm")),
    Frame.DISARM: FrameShape("disarm", ("actor",)),
    Frame.DEFEND: FrameShape("defend", ("actor", "victim", "site")),
    Frame.TRAP: FrameShape("trap", ("actor",)),
    Frame.STEAL: FrameShape("steal", ("actor", "resource", "from")),
    Frame.MIRROR: FrameShape("mirror", ("actor",)),
    Frame.FETCH: FrameShape("fetch", ("actor", "left", "fighters_only")),
    Frame.REWIND: FrameShape("rewind", ("actor", "discarded", "extra", "last")),
    Frame.MIX: FrameShape("mix", ("actor", "amount")),
    Frame.LOOT: FrameShape("loot", ("actor",)),
    Frame.ASGARD: FrameShape("asgard", ("actor",)),
    Frame.OFFER: FrameShape("offer", ("actor",)),
    Frame.KEEP: FrameShape("keep", ("actor",)),
    Frame.NEXT_TURN: FrameShape("next-turn", ("actor",)),
    Frame.STORAGE: FrameShape("storage", ("actor",)),
}
