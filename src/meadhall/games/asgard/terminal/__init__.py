"""The face of Intrigues of Asgard in a terminal: pure functions from a view and texts.

`meadhall.cli.face` says what every game's terminal face offers. Nothing here ever sees a state, so
nothing here can show more than a seat may know.
"""

from .choices import Row, choices, question
from .phrases import phrase
from .result import result
from .saga import Line, saga
from .table import own, render

__all__ = ["Line", "Row", "choices", "own", "phrase", "question", "render", "result", "saga"]
