"""Requests to a hall without a server: the same paths and bodies as over HTTP, as text."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from .. import wire
from ..ops.config import Limits
from ..table.rights import claim_at, host_of, reader_at
from ..table.seats import Claim
from ..wire.errors import Refused

if TYPE_CHECKING:
    from .hall import LocalHall
    from .tables import LocalTable

LIMITS = Limits()
"""The same as a server's usual ones, as far as they are about lengths: nobody else asks here."""
LARGEST_RECORD = 4 * 1024 * 1024
LONGEST_NAME = 40
LATER = object()
"""The answer comes when a bot has thought."""

Kind = TypeVar("Kind")
Query = TypeVar("Query", bound=msgspec.Struct)
Handler = Callable[["Asked"], Any]


class Spoken(msgspec.Struct):
    """In which language to answer."""

    lang: wire.Lang = "en"


class Asked:
    """A request: who asks for what, and how."""

    def __init__(
        self, hall: LocalHall, number: int, path: str, body: str, lang: str, token: str | None
    ) -> None:
        self.hall = hall
        self.number = number
        self.path, _, query = path.partition("?")
        self._query = dict(parse_qsl(query, keep_blank_values=True))
        self.text = body
        self.lang: wire.Lang = "ru" if lang.startswith("ru") else "en"
        self._token = token
        self.names: dict[str, str] = {}

    def named(self, what: str) -> str:
        """A part of the path."""
        return self.names[what]

    def query(self, kind: type[Query]) -> Query:
        """What stands behind the question mark."""
        known = {field.name for field in msgspec.structs.fields(kind)}
        given = {name: value for name, value in self._query.items() if name in known}
        try:
            return msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as wrong:
            raise Refused("malformed", str(wrong)[:300]) from wrong

    def body(self, kind: type[Kind]) -> Kind:
        """What was sent along: exactly that, a text is no number."""
        if len(self.text.encode(errors="surrogatepass")) > LIMITS.body_bytes:
            raise Refused("too-large", "This request is too large.")
        try:
            return msgspec.json.decode(self.text, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
            raise Refused("malformed", str(wrong)[:300]) from wrong

    # --- at a table ---------------------------------------------------------------------------

    @property
    def live(self) -> LocalTable:
        """The table that is asked about."""
        return self.hall.live(self.named("table"))

    @property
    def token(self) -> str | None:
        """The one that was given, else what the reader has at this table."""
        return self._token or self.live.row.token or None

    def claim(self) -> Claim:
        """What whoever asks may claim; refuses those without a seat."""
        return claim_at(self.live.table, self.token)

    def reader(self) -> Claim | None:
        """The same, None for an onlooker."""
        return reader_at(self.live.table, self.token)

    def host(self) -> None:
        """Refuses everybody but the host."""
        host_of(self.live.table, self.token)


def as_refusal(wrong: Exception) -> Refused:
    """What whoever asked is told; what shouldn't have happened is told elsewhere, too."""
    if isinstance(wrong, Refused):
        return wrong
    traceback.print_exception(wrong, file=sys.stderr)
    return Refused("internal", "Something went wrong here.")


class Routes:
    """Which handler answers what."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str, int, Handler]] = []
        """Method, path, status of the answer, handler."""
        self._patterns: list[re.Pattern[str]] = []

    def add(self, method: str, path: str, status: int) -> Callable[[Handler], Handler]:
        """A handler for a path; what is in braces is a name."""

        def added(handler: Handler) -> Handler:
            self.all.append((method, path, status, handler))
            self._patterns.append(re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)))
            return handler

        return added

    def get(self, path: str) -> Callable[[Handler], Handler]:
        """Something that changes nothing."""
        return self.add("GET", path, 200)

    def post(self, path: str, status: int = 201) -> Callable[[Handler], Handler]:
        """Something that may change something."""
        return self.add("POST", path, status)

    def answer(self, method: str, asked: Asked) -> tuple[int, Any]:
        """The status and the answer; refuses what there is no handler for."""
        elsewhere = False
        for pattern, (wanted, _, status, handler) in zip(self._patterns, self.all, strict=True):
            found = pattern.fullmatch(asked.path)
            if found is None:
                continue
            if wanted != method:
                elsewhere = True
                continue
            asked.names = {name: unquote(value) for name, value in found.groupdict().items()}
            if any(len(value) > LONGEST_NAME for value in asked.names.values()):
                raise Refused("malformed", f"A name has at most {LONGEST_NAME} letters.")
            return status, handler(asked)
        if elsewhere:
            raise Refused("not-allowed", "This makes no sense.")
        raise Refused("not-found", "There is nothing here.")


ROUTES = Routes()
