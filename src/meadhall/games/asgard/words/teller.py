"""How things are named: an Aesir by rune and name, a player by name."""

from __future__ import annotations

from typing import Any

from ....kernel.face import Voice
from ....kernel.texts import Key
from ..aesir import NAMES
from ..shown import Decision, View

RUNES = dict(zip(NAMES, "ᚨᚦᚠᛚᛊᛒᚺ", strict=True))


class Teller(Voice):
    """Says the game's texts to one seat, with Aesir and players by their names."""

    game = "asgard"

    def say(self, key: str, *, god: str = "", other: str = "", **args: Any) -> str:
        """A text about Aesir and a player; names come in every form that a text may ask for."""
        for role, name in (("god", god), ("other", other)):
            if name:
                args[role] = Key(f"asgard-god-{name}")
                args[role + "-of"] = Key(f"asgard-god-{name}.of")
        return super().say(key, **args)

    def god(self, name: str) -> str:
        """The plain name of an Aesir."""
        return self.texts.say(f"asgard-god-{name}")

    def plate(self, name: str) -> str:
        """The same with its rune."""
        return f"{RUNES[name]} {self.god(name)}"


def asked_in(view: View) -> Decision:
    """What is asked of this seat; words are made only when something is."""
    decision = view["decision"]
    assert decision is not None
    return decision
