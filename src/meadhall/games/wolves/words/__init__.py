"""Wolves of Odin in words: pure functions from a view, or from what a reader was told.

`meadhall.kernel.face` says what every game's words offer. Nothing here ever sees a state, so
nothing here can say more than a seat may know.
"""

from .choices import choices
from .meaning import meaning
from .phrases import phrase
from .questions import question
from .saga import saga

__all__ = ["choices", "meaning", "phrase", "question", "saga"]
