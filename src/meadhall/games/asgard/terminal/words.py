"""How the terminal names things: an Aesir by number, rune, name and colour, a player by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rich.text import Text

from ....kernel.texts import Key, Texts
from ..aesir import NAMES

RUNES = dict(zip(NAMES, "ᚨᚦᚠᛚᛊᛒᚺ", strict=True))

COLOURS = dict(
    zip(
        NAMES,
        ("#5b8fc4", "#cf6b41", "#c96f9a", "#6f9a45", "#b8901f", "#8f7cc9", "#7d8b94"),
        strict=True,
    )
)
"""Neither light nor dark, so that they can be read on either; a name always stands beside them."""


@dataclass(frozen=True)
class Teller:
    """Says the game's texts to one seat (None: an onlooker), with players by their names."""

    texts: Texts
    names: Sequence[str]
    seat: int | None

    def say(
        self, key: str, *, god: str = "", other: str = "", seat: int | None = None, **args: Any
    ) -> str:
        """A text about Aesir and a player; names come in every form that a text may ask for."""
        for role, name in (("god", god), ("other", other)):
            if name:
                args[role] = Key(f"asgard-god-{name}")
                args[role + "-of"] = Key(f"asgard-god-{name}.of")
        if seat is not None:
            args["who"] = "you" if seat == self.seat else "other"
            args["name"] = self.names[seat]
        return self.texts.say(key, **args)

    def text(self, key: str, **args: Any) -> Text:
        """The same, with the names of the Aesir in their colours."""
        words = Text(self.say(key, **args))
        for name, pattern in _name_patterns(self.texts).items():
            words.highlight_regex(pattern, COLOURS[name])
        return words

    def god(self, name: str) -> str:
        """The plain name of an Aesir."""
        return self.texts.say(f"asgard-god-{name}")

    def badge(self, name: str) -> Text:
        """An Aesir as everybody can tell it: number, rune, name, and a colour besides."""
        return Text(f"{sign(name)} {self.god(name)}", style=COLOURS[name])

    def plate(self, name: str) -> Text:
        """The same where a number would be taken for something else."""
        return Text(f"{RUNES[name]} {self.god(name)}", style=COLOURS[name])

    def numbered(self, seat: int) -> str:
        """A player's number, as moves are written with it, and name."""
        return f"p{seat + 1} {self.names[seat]}"

    def player(self, seat: int) -> str:
        """A player's name; one's own seat is `you`."""
        return self.say("asgard-player", seat=seat)

    def players(self, seats: Sequence[int]) -> str:
        """Several players, as one would list them aloud."""
        return self.listing([self.player(seat) for seat in seats])

    def listing(self, items: Sequence[str]) -> str:
        """Several things, as one would list them aloud."""
        if len(items) == 1:
            return items[0]
        return self.texts.say("asgard-list", first=", ".join(items[:-1]), last=items[-1])


def sign(name: str, gap: str = " ") -> str:
    """Number and rune of an Aesir."""
    return f"{NAMES.index(name) + 1}{gap}{RUNES[name]}"


@lru_cache(maxsize=8)
def _name_patterns(texts: Texts) -> dict[str, re.Pattern[str]]:
    """By Aesir, what any form of its name looks like in a text."""
    patterns = {}
    for name in NAMES:
        forms = (texts.say(f"asgard-god-{name}.of"), texts.say(f"asgard-god-{name}"))
        patterns[name] = re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))})(?!\w)")
    return patterns
