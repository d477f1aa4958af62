"""Meadhall: three Norse card games to play, to write bots for, and to measure.

>>> import meadhall
>>> games = [meadhall.game(name) for name in meadhall.game_names()]

Its rooms, each knowing only those after it: `cli`, `testing`, `hall`, `lab`, `bots` and `games`,
`kernel`. Importing this loads the kernel and nothing else; docs/architecture.md has the map.
"""

import os

if os.environ.get("MEADHALL_PURE") == "1":  # before any module that might lie there compiled
    from meadhall import _pure

    _pure.install()

from meadhall.kernel.registry import game, game_names

__all__ = ["__version__", "game", "game_names"]
__version__ = "0.1.0"
