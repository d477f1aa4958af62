"""The face of Vikings Gone Wild in a terminal: its words, and how they are drawn with the table.

`meadhall.cli.face` says what every game's terminal face offers. Nothing here ever sees a state, so
nothing here can show more than a seat may know.
"""

from ..words import choices, phrase, question, saga
from .board import render
from .hand import own
from .painter import paint
from .result import result

__all__ = ["choices", "own", "paint", "phrase", "question", "render", "result", "saga"]
