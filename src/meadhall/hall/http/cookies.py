"""The cookies that hold seats: each goes to the requests of its own table, and nowhere else. And
the one of whoever has a name of their own, which goes to all that this hall is asked.

A browser sends a cookie wherever its path says. The hall may lie below a path that only a proxy
knows, so the page says where it is (`Hall-Base`), and the path is made of that. A page that
doesn't say, for it is from before an update, is given a cookie for the whole host, as everybody was
once. Such a cookie is moved to its place as soon as a page that says where it is brings it along:
its seat stays its owner's all the while. Programs are given none: they have the token itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from litestar.datastructures import Cookie

from ..ops.config import Config

A_YEAR = 365 * 86_400
BASE = b"hall-base"
"""The header in which the page says below which path the hall lies."""
OF_BROWSERS = ("sec-fetch-mode", "origin")
"""Headers that browsers send with what a page asks for, and programs don't."""
LONGEST_BASE = 200
EVERYWHERE = "/"
SIGNED_IN = "signed-in"
"""The cookie of somebody who has a name of their own."""
SEEKING = "seeking"
"""The cookie of a browser in which somebody looks for a game."""
SEEKING_SECONDS = 7_200
MOST_AT_ONCE = 8
"""So many are moved with one answer: a proxy may take no more than 4 KB of headers."""

_BASE = re.compile(r"/(?:[\w.~%!$&'()*+,=:@-]+/)*", re.ASCII)
_SEAT = re.compile(r"(?:^|;)\s*seat-([\w-]{1,40})=([\w-]{1,200})(?=\s*(?:;|$))", re.ASCII)


def cookie_name(table: str) -> str:
    """The cookie that holds one's seat at a table."""
    return f"seat-{table}"


def base_of(base: str | None) -> str:
    """Below which path the hall lies, as far as the page says so in a way that makes sense."""
    if base is None or len(base) > LONGEST_BASE or not _BASE.fullmatch(base):
        return EVERYWHERE
    return base


def path_of(table: str, base: str | None) -> str:
    """Where the cookie of a seat goes."""
    if base is None or base_of(base) != base:
        return EVERYWHERE
    return f"{base}api/tables/{table}"


def kept(table: str, token: str, base: str | None, config: Config) -> list[Cookie]:
    """The cookies that keep a seat at its table, and take it away from everywhere else."""
    path = path_of(table, base)
    here = Cookie(
        key=cookie_name(table),
        value=token,
        path=path,
        max_age=A_YEAR,
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
    )
    elsewhere = replace(here, value="", path=EVERYWHERE, max_age=0)
    return [here] if path == EVERYWHERE else [here, elsewhere]


def of_person(token: str, base: str | None, config: Config) -> Cookie:
    """The cookie that signs somebody in, for all that this hall is asked; an empty one signs them
    out."""
    good = base is not None and len(base) <= LONGEST_BASE and _BASE.fullmatch(base)
    return Cookie(
        key=SIGNED_IN,
        value=token,
        path=f"{base}api" if good else EVERYWHERE,
        max_age=A_YEAR if token else 0,
        httponly=True,
        samesite="strict",
        secure=config.secure_cookies,
    )


def of_search(token: str, base: str | None, config: Config) -> Cookie:
    """The cookie by which a browser's search for a game is its own; an empty one takes it away."""
    here = of_person(token, base, config)
    return replace(
        here,
        key=SEEKING,
        path="/" if here.path == EVERYWHERE else f"{here.path}/pairing",
        max_age=SEEKING_SECONDS if token else 0,
    )


def moved(scope: Mapping[str, Any], config: Config) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that bring seats to their tables which came with a request for
    something else."""
    cookies, base = "", None
    for name, value in scope["headers"]:
        if name == b"cookie" and b"seat-" in value:
            cookies = f"{cookies}; {value.decode('latin-1')}"
        elif name == BASE:
            base = value.decode("latin-1")
    if not cookies or path_of("", base) == EVERYWHERE:
        return []
    here = scope["path"].removeprefix("/api/tables/").partition("/")[0]
    stray = [(table, token) for table, token in _SEAT.findall(cookies) if table != here]
    return [
        cookie.to_encoded_header()
        for table, token in stray[:MOST_AT_ONCE]
        for cookie in kept(table, token, base, config)
    ]
