"""When Python's collector looks around.

Left to itself it looks at the youngest objects every few thousand: with a thousand tables that is a
pause of 100 ms every few seconds, and finds nothing. Nearly all here is let go the moment nobody
holds it; only rings of references wait to be found, and no socket that was closed leaves one
(`tests/hall/test_day.py`). So it looks at everything at once, rarely, and best when nobody
waits.
"""

from __future__ import annotations

import gc
import time

IN_QUIET = 20_000
"""So many objects more than after the last look, and a quiet moment is used."""
IN_ANY_CASE = 500_000
"""So many more, and as many again as were there, and it looks though somebody waits."""

QUIET, IN_A_ROW = 0.1, 4
"""Of a core: who has worked less than that, so many looks in a row, has time."""


class Collector:
    """Takes Python's collector into its own hands."""

    def __init__(self) -> None:
        gc.disable()
        self._kept = 0
        self._looked = time.monotonic(), time.process_time()
        self._quiet_for = 0

    def look(self) -> bool:
        """Collect if it is time to; has it?"""
        # Objects made less objects let go: in the long run just what is in rings.
        more = gc.get_count()[0]
        if more < (IN_QUIET if self._is_quiet() else max(IN_ANY_CASE, self._kept)):
            return False
        gc.collect()
        self._kept = len(gc.get_objects())
        return True

    def _is_quiet(self) -> bool:
        """Has this process done next to nothing the last few times this was asked?"""
        at, worked = self._looked
        self._looked = time.monotonic(), time.process_time()
        quiet = self._looked[1] - worked < QUIET * (self._looked[0] - at)
        self._quiet_for = self._quiet_for + 1 if quiet else 0
        return self._quiet_for >= IN_A_ROW

    def close(self) -> None:
        """Give it back."""
        gc.enable()
