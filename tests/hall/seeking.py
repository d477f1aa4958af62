"""Somebody who looks for a game: a browser that asks how its search stands."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .client import Message
from .keyring import Browser

PATIENCE = 25.0


class Seeker(Browser):
    """A browser with a search."""

    def __init__(self, address: str, name: str = "", **more: Any) -> None:
        super().__init__(address, **more)
        self.name = name
        self.search: Message = {}
        self.states: list[str] = []

    def seek(self, game: str = "asgard", players: int = 2, **more: Any) -> Message:
        body = {"game": game, "players": players, "name": self.name, **more}
        return self._heard(self.post("pairing", body))

    def wait(self) -> Message:
        return self._heard(self.post("pairing/wait", {"known": self.search.get("mark", "")}))

    def cancel(self) -> Message:
        return self._heard(self.post("pairing/cancel"))

    def bots(self) -> Message:
        return self._heard(self.post("pairing/bots"))

    def until(self, state: str, patience: float = PATIENCE) -> Message:
        """Ask on until it stands so."""
        end = time.monotonic() + patience
        while self.search.get("state") != state:
            assert time.monotonic() < end, (self.name, self.search, self.states)
            self.wait()
        return self.search

    def at_table(self) -> Message:
        """What the seat sees, by its cookie alone."""
        table = self.search["table"]
        position: Message = self.get(f"tables/{table}/position")
        return position

    def _heard(self, search: Message) -> Message:
        self.search = search
        self.states.append(search["state"])
        return search


def together(seekers: list[Seeker], state: str = "seated", patience: float = PATIENCE) -> None:
    """All of them ask on at once."""
    with ThreadPoolExecutor(len(seekers)) as pool:
        for done in [pool.submit(each.until, state, patience) for each in seekers]:
            done.result()


class Asking:
    """Somebody goes on asking on the side, until it is enough."""

    def __init__(self, seeker: Seeker) -> None:
        self.seeker = seeker
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Seeker:
        self._thread.start()
        return self.seeker

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._enough.is_set():
            self.seeker.wait()
