"""Everything that can go wrong, with one clear sentence each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class MeadhallError(Exception):
    """The base of every error a user of the library or the hall can cause."""


@dataclass(frozen=True)
class Reason:
    """Why something can't be done: a key into a text catalogue, to be said in any language."""

    package: str
    key: str
    args: dict[str, Any] = field(default_factory=dict)
    rule: str = ""

    def text(self, lang: str = "en") -> str:
        """The reason in plain words, the rule's number first if there is one."""
        from .texts import texts

        words = texts(self.package, lang).say(self.key, **self.args)
        return f"{self.rule}: {words}" if self.rule else words

    def __str__(self) -> str:
        return self.text()


class IllegalMove(MeadhallError):
    """The move is not allowed now; the state is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text()


class UnknownGame(MeadhallError):
    """No game of that name is installed."""


class BadOption(MeadhallError):
    """An option that doesn't exist, or a value it can't take. What people can come upon in a form
    is said by a reason, and so in their language."""

    def __init__(self, said: str | Reason) -> None:
        super().__init__(said)
        self.reason = said if isinstance(said, Reason) else None

    def __str__(self) -> str:
        return str(self.args[0])


class BadPosition(MeadhallError):
    """Data that is no position (or view) of this game."""


class BadNotation(MeadhallError):
    """Text that names no legal move here."""


class BadMove(MeadhallError):
    """A structure that describes no move of this game, legal or not."""


class BadRecord(MeadhallError):
    """A record that can't be read, or doesn't replay."""


class CannotUndo(MeadhallError):
    """This can't be taken back any more."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text()
