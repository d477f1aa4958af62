"""The own hand, and what those of its cards do whose name and number don't say it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....kernel.texts import Texts
from ..cards import NAMES, PATH
from ..shown import View
from ..words.teller import Teller
from .painter import plate

INDENT = 3


def own(
    view: View, texts: Texts, names: Sequence[str], asked: bool = False
) -> list[RenderableType]:
    """What this seat alone knows; it is shown to whoever is asked too, for the choices of the
    moment don't name every card."""
    if view["hand"] is None:
        return []
    teller = Teller(texts, names, view)
    hand: dict[str, int] = view["hand"]
    parts: list[RenderableType] = [_line(teller, "vikings-own-hand", hand)]
    if not hand:
        parts = [Text(teller.say("vikings-own-empty"))]
    if view["kept"]:
        parts.append(_line(teller, "vikings-own-kept", view["kept"]))
    for name in hand:
        if name in NAMES[PATH:]:
            words = Text(teller.card(name), style="bold")
            words.append(f": {teller.card_text(name)}", style="not bold")
            parts.append(Padding(words, (0, 0, 0, INDENT)))
    return parts


def _line(teller: Teller, key: str, cards: dict[str, int]) -> Text:
    words = Text(teller.say(key, cards=sum(cards.values())), style="bold").append(" ")
    plates = [plate(teller.plate(name, count)) for name, count in cards.items()]
    return words.append(Text(", ").join(plates))
