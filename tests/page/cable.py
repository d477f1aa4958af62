"""A browser's line to the hall that can be cut and mended."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """Laid before the page goes to the hall; whole at first."""

    def __init__(self, page: Page) -> None:
        self._whole = True
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if self._whole:
            end.connect_to_server()
            self._ends.append(end)
        else:
            end.close()

    def cut(self) -> None:
        """Nothing comes through any more, as when a train enters a tunnel."""
        self._whole = False
        for end in self._ends:
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True
