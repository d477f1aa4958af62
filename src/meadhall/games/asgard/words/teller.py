"""How things are named: an Aesir by rune and name, a player by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ....kernel.texts import Key, Texts
from ..aesir import NAMES

RUNES = dict(zip(NAMES, "ᚨᚦᚠᛚᛊᛒᚺ", strict=True))


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

    def god(self, name: str) -> str:
        """The plain name of an Aesir."""
        return self.texts.say(f"asgard-god-{name}")

    def plate(self, name: str) -> str:
        """The same with its rune."""
        return f"{RUNES[name]} {self.god(name)}"

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
