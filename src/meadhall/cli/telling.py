"""The saga in a terminal: a name at the left, and beside it what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from ..kernel.face import Names, View
from ..kernel.saga import Line, Told, words_of
from ..kernel.texts import Texts
from .face import Face

STYLES = {"plain": "", "quiet": "dim", "great": "bold", "bad": ""}
"""What is faint the table shows as well, and lines are dear here."""


class Drawn(NamedTuple):
    """A line of the saga: a label and what is said; a headline has a label only."""

    label: Text
    words: Text


def drawn(
    face: Face, events: Sequence[Told], view: View, texts: Texts, names: Names
) -> list[Drawn]:
    """The lines for what one seat was told. A name stands before the first of several lines about
    it only."""
    shown: list[Drawn] = []
    before: int | None = None
    for line in face.saga(events, view):
        if line.tone == "faint":
            continue
        words = words_of(line, texts, names, view["seat"])
        if line.headline:
            shown.append(Drawn(Text(words, style="bold"), Text()))
        else:
            painted = face.paint(words, texts)
            painted.stylize_before(STYLES[line.tone])
            again = line.seat is not None and line.seat == before
            label = Text() if again else _label(line, face, texts, names)
            shown.append(Drawn(label, painted))
        before = line.seat
    return shown


def _label(line: Line, face: Face, texts: Texts, names: Names) -> Text:
    """Who or what a line is about."""
    if line.seat is not None:
        # With the number, as moves are written with it.
        return Text(f"p{line.seat + 1} {names[line.seat]}", style="bold")
    return face.paint(texts.say(line.title), texts) if line.title else Text()
