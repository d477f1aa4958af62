"""Meadhall: three Norse card games to play, to write bots for, and to measure.

>>> import meadhall
>>> games = [meadhall.game(name) for name in meadhall.game_names()]
"""

import os

if os.environ.get("MEADHALL_PURE") == "1":  # before any module that might lie there compiled
    from meadhall import _pure

    _pure.install()

from meadhall.kernel.registry import game, game_names

__all__ = ["__version__", "game", "game_names"]
__version__ = "0.1.0"
