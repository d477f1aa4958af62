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
AT_LEAST, AT_FIRST, AT_MOST = 100_000, 400_000, 1_000_000
"""After so many more it looks though somebody waits: sooner if it has found much the last time,
later if it has found nothing. With a thousand tables a look takes half a second."""
QUIET, IN_A_ROW = 0.1, 4
"""Of a core: who has worked less than that, so many looks in a row, has time."""


class Collector:
    """Takes Python's collector into its own hands."""

    def __init__(self) -> None:
        gc.disable()
        self._in_any_case = AT_FIRST
        self._looked = time.monotonic(), time.process_time()
        self._quiet_for = 0

    def look(self) -> bool:
        """Collect if it is time to; has it?"""
        # Objects made less objects let go: what is in rings, and what tables have grown by.
        more = gc.get_count()[0]
        if more < (IN_QUIET if self._is_quiet() else self._in_any_case):
            return False
        found = gc.collect()
        if found > more // 2:
            self._in_any_case = max(AT_LEAST, self._in_any_case // 2)
        elif found < more // 10:
            self._in_any_case = min(AT_MOST, self._in_any_case * 2)
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
