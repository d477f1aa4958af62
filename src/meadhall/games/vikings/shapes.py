"""Names for what positions and views write out: the frames and their fields."""

from __future__ import annotations

from ...kernel.frames import FrameShape
from .happenings import Frame

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
