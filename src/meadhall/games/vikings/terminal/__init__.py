"""The face of Vikings Gone Wild in a terminal: pure functions from a view and texts.

`meadhall.cli.face` says what every game's terminal face offers. Nothing here ever sees a state, so
nothing here can show more than a seat may know.
"""

from .choices import Row, choices
from .hand import own
from .phrases import phrase
from .questions import question
from .result import result
from .saga import Line, saga
from .table import render

__all__ = ["Line", "Row", "choices", "own", "phrase", "question", "render", "result", "saga"]
