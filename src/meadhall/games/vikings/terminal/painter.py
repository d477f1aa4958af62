"""Numbers that count in battle in bold, tokens as dots, and how things are laid side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ....kernel.texts import Texts

STYLES = {"beer": "#c08a2d", "gold": "#b8a038", "damaged": "#cf5b4a"}
"""Neither light nor dark, so that they can be read on either; a word or place stands beside."""
TOKEN, ROOM = "●", "○"

_WORTH = re.compile(r" (?:\+?\d+|\[\d+\])(?: ×\d+)?$| ×\d+$")
"""What stands after the name of a card: strength or defence, and how many there are of it."""


def paint(words: str, texts: Texts) -> Text:
    """Words of the game; it has no colours but those of its tokens."""
    return Text(words)


def plate(words: str) -> Text:
    """A card by name, as :meth:`Teller.plate` says it, with what it is worth in battle in bold."""
    painted = Text(words)
    painted.highlight_regex(_WORTH, "bold")
    return painted


def dots(resource: str, tokens: int, room: int = 0) -> Text:
    """Tokens as dots, and rings where there is room for more."""
    words = Text(TOKEN * tokens, style=STYLES[resource])
    return words.append(ROOM * max(0, room - tokens), style="dim")


def flow(plates: Sequence[Text], room: int) -> Text:
    """Things side by side, with line breaks only between them."""
    words, used = Text(), 0
    for each in plates:
        if used and used + 3 + each.cell_len > room:
            words.append("\n")
            used = 0
        words.append(" · " if used else "").append(each)
        used += each.cell_len + (3 if used else 0)
    return words
