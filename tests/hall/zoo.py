"""Bad bots: what they do must hurt nobody."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from meadhall.bots import Bot


class Zoo(Bot):
    def __init__(self, *_: Any) -> None:
        pass

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        raise NotImplementedError


class Crasher(Zoo):
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        raise ZeroDivisionError(f"my hand is {view}")


class Suicide(Zoo):
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        os._exit(3)


class Hanger(Zoo):
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        time.sleep(3600)
        return legal[0]


class Cheat(Zoo):
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        return max(legal) + 1


class Hog(Zoo):
    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        hoard = []
        while True:
            hoard.append(bytearray(1024 * 1024 * 1024))


class Spy(Zoo):
    """Writes down all it is given."""

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        with Path(os.environ["MEADHALL_SPY"]).open("a") as notes:
            notes.write(json.dumps({"view": view, "legal": legal}) + "\n")
        return legal[0]


BOTS = {
    name.lower(): f"{__name__}:{name}"
    for name in ("Crasher", "Suicide", "Hanger", "Cheat", "Hog", "Spy")
}
