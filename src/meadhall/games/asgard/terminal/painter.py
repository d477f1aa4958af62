"""Colours: each Aesir in its own."""

from __future__ import annotations

import re
from functools import lru_cache

from rich.text import Text

from ....kernel.texts import Texts
from ..aesir import NAMES
from ..words.teller import RUNES

COLOURS = dict(
    zip(
        NAMES,
        ("#5b8fc4", "#cf6b41", "#c96f9a", "#6f9a45", "#b8901f", "#8f7cc9", "#7d8b94"),
        strict=True,
    )
)
"""Neither light nor dark, so that they can be read on either; a name always stands beside them."""


def paint(words: str, texts: Texts) -> Text:
    """Words of the game with the names of the Aesir in their colours; a name by itself becomes a
    badge."""
    for name in NAMES:
        if words == texts.say(f"asgard-god-{name}"):
            return badge(name, texts)
    painted = Text(words)
    for name, pattern in _patterns(texts).items():
        painted.highlight_regex(pattern, COLOURS[name])
    return painted


def badge(name: str, texts: Texts) -> Text:
    """An Aesir as everybody can tell it: number, rune, name, and a colour besides."""
    return Text(f"{sign(name)} {texts.say(f'asgard-god-{name}')}", style=COLOURS[name])


def sign(name: str, gap: str = " ") -> str:
    """Number and rune of an Aesir."""
    return f"{NAMES.index(name) + 1}{gap}{RUNES[name]}"


@lru_cache(maxsize=8)
def _patterns(texts: Texts) -> dict[str, re.Pattern[str]]:
    """By Aesir, what any form of its name looks like in a text, with the rune before it."""
    patterns = {}
    for name in NAMES:
        forms = (texts.say(f"asgard-god-{name}.of"), texts.say(f"asgard-god-{name}"))
        ways = "|".join(map(re.escape, forms))
        patterns[name] = re.compile(rf"(?:{RUNES[name]} )?\b(?:{ways})(?!\w)")
    return patterns
