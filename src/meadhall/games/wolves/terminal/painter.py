"""Colours: runes and deities in theirs."""

from __future__ import annotations

import re
from functools import lru_cache

from rich.text import Text

from ....kernel.texts import Texts
from ..deities import DEITY_NAMES
from ..words.teller import COMPUTED, SIGNS, colour_of

RUNE_STYLES = {SIGNS["teiwaz"]: "not bold #cf6b41", SIGNS["eiwaz"]: "not bold #6f9a45"}
COLOUR_STYLES = {"blue": "#5b8fc4", "black": "bold", "red": "#cf5b4a"}
"""Neither light nor dark, so that they can be read on either; a letter or word stands beside."""

_WORTH = re.compile(rf"(\d+|{re.escape(COMPUTED)})(([{''.join(SIGNS.values())}])\w)")
"""A strength, and the rune after it as a sign and as a letter."""


def paint(words: str, texts: Texts) -> Text:
    """Words of the game in its colours."""
    painted = Text(words)
    for found in _WORTH.finditer(words):
        painted.stylize("bold", *found.span(1))
        painted.stylize(RUNE_STYLES[found[3]], *found.span(2))
    for style, pattern in _deities(texts):
        painted.highlight_regex(pattern, style)
    return painted


@lru_cache(maxsize=8)
def _deities(texts: Texts) -> list[tuple[str, re.Pattern[str]]]:
    """For each colour, what any form of the name of a deity of it looks like in a text."""
    patterns = []
    for colour, style in COLOUR_STYLES.items():
        forms = {
            texts.say(key)
            for name in DEITY_NAMES
            if colour_of(name) == colour
            for key in (
                f"wolves-deity-{name}",
                f"wolves-deity-{name}.acc",
                f"wolves-deity-{name}.of",
            )
        }
        ways = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
        patterns.append((style, re.compile(rf"\b(?:{ways})(?!\w)")))
    return patterns
