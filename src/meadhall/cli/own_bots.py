"""Where a user's own bots are found."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from ..bots import looks_own


def look_here(kinds: Iterable[str]) -> None:
    """A module beside which the user stands can be named, as with `python -m`. It is looked for
    last, so that nothing lying there takes the place of what is installed. The processes that play
    look where this one does."""
    here = str(Path.cwd())
    if any(map(looks_own, kinds)) and here not in sys.path and "" not in sys.path:
        sys.path.append(here)
