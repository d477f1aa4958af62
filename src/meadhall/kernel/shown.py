"""What a game shows, as types: its view is a TypedDict of these, and the page's own types are
written from it (`./dev wire`). A type costs nothing when a view is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .frames import FrameShape


class Names:
    """Marks text that is one of some names: `God = Annotated[str, Names("God", NAMES)]`. The names
    are said once, where the engine counts them."""

    def __init__(self, name: str, values: Sequence[str], together: str | None = None) -> None:
        self.name = name
        self.values = tuple(values)
        self.together = together
        """What all of them are called, if not by a plural with s: `PEOPLE`."""


class Frames:
    """Marks an open question as written out: one of these frames. Their fields are whole numbers,
    but for those of another type."""

    def __init__(self, shapes: Iterable[FrameShape], **types: Any) -> None:
        self.shapes = tuple(shapes)
        self.types = types
