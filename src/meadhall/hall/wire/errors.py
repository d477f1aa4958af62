"""What the hall refuses: a stable code for programs, a sentence for people, and nothing else."""

from __future__ import annotations

from ...kernel.errors import MeadhallError, Reason

STATUS = {
    "bad-name": 400,
    "bad-address": 400,
    "bad-option": 400,
    "malformed": 400,
    "no-seat": 401,
    "not-proved": 401,
    "not-signed-in": 401,
    "not-keeper": 401,
    "muted": 403,
    "banned": 403,
    "not-invited": 403,
    "not-host": 403,
    "no-onlookers": 403,
    "needs-name": 403,
    "no-hints": 403,
    "eyes-closed": 403,
    "not-yours": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "not-allowed": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "name-taken": 409,
    "too-many-keys": 409,
    "too-many-leagues": 409,
    "table-full": 409,
    "too-many-seats": 409,
    "seated-already": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "over": 409,
    "illegal-move": 409,
    "cannot-undo": 409,
    "stale": 409,
    "away": 409,
    "not-away": 409,
    "not-gone": 409,
    "conceded": 409,
    "undecided": 409,
    "too-few": 409,
    "not-alone": 409,
    "not-at-rated": 409,
    "seats-kept": 409,
    "chat-off": 409,
    "found-elsewhere": 409,
    "no-mail": 409,
    "other-rules": 409,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "rate-limited": 429,
    "headers-too-large": 431,
    "internal": 500,
    "busy": 503,
    "draining": 503,
    "full": 503,
    "not-stored": 503,
}
"""Every code there is, and its HTTP status."""


class Refused(MeadhallError):
    """The hall won't do this; nothing has changed."""

    def __init__(
        self, code: str, text: str, reason: Reason | None = None, russian: str = ""
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reason = reason
        self.russian = russian
        self.status = STATUS[code]

    def words(self, lang: str) -> str:
        """What people are told, in their language as far as it is said in that."""
        if self.reason is not None:
            return self.reason.text(lang)
        return self.russian if lang == "ru" and self.russian else self.text
